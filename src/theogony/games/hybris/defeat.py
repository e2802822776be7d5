"""A character is defeated. -- 11.3 (HY-277 to HY-283, HY-385, HY-440)"""

from typing import ClassVar, Final

from theogony.games.hybris import greatness, pillars
from theogony.games.hybris.content import CHARACTERS, HERO_TYPE, OLYMPIAN, TYPE
from theogony.games.hybris.moves import CHARACTER, span
from theogony.games.hybris.state import FALLEN, NOTHING, RESERVE, Hybris
from theogony.games.hybris.texts import moment
from theogony.games.hybris.uses import occur, occur_to_all
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.state import exchanged
from theogony.kernel.step import Prompt, Step

HERO_DEFEATED: Final = moment("hero_defeated")
ANY_HERO_DEFEATED: Final = moment("any_hero_defeated")


def fall(s: Hybris, seat: int, character: int) -> None:
    """A character is laid down: an Olympian beside its board, wounded, at the price of 1 Greatness (HY-278); a Hero in
    the Underworld (HY-280). In the own turn that turn ends (HY-277)."""
    player = s.players[seat]
    player.at[character] = FALLEN
    take_back_token(s, seat, character)
    if s.events is not None:
        s.tell("defeated", "HY-277", seat=seat, character=CHARACTERS[character])
    if s.activations and s.activation().seat == seat and s.activation().character == character:
        s.activation().over = 1
        if character == OLYMPIAN:
            pillars.resolve_unused(s, seat)  # HY-279, HY-440
    if character == OLYMPIAN:
        greatness.lose(s, seat, 1, "HY-278")


def end_turn(s: Hybris, seat: int) -> None:
    """A Combat that is lost in the own turn ends it, whichever character has fought (HY-277). An Olympian who was on
    his way resolves his Pillar at once, as if he had lost it (HY-279)."""
    if not s.activations or s.activation().seat != seat or s.activation().over:
        return
    s.activation().over = 1
    if s.activation().character == OLYMPIAN and s.players[seat].spent >> OLYMPIAN & 1:
        pillars.resolve_unused(s, seat)


def take_back_token(s: Hybris, seat: int, character: int) -> None:
    """A token that was not revealed goes back to the reserve, face down (HY-281, HY-437)."""
    player = s.players[seat]
    token = player.under[character]
    if token != NOTHING:
        player.under = exchanged(player.under, character, NOTHING)
        player.reserve = exchanged(player.reserve, token, player.reserve[token] + 1)


def take_back_tokens(s: Hybris, seat: int) -> None:
    """The same with all that are left."""
    player = s.players[seat]
    reserve = list(player.reserve)
    for token in player.under:
        if token != NOTHING:
            reserve[token] += 1
    player.reserve = tuple(reserve)
    player.under = (NOTHING,) * len(player.under)


def flee(s: Hybris, seat: int, character: int) -> None:
    """A Prophet goes home; nobody loses anything, and it is spent for this Age (HY-282)."""
    player = s.players[seat]
    player.at[character] = RESERVE
    player.spent |= 1 << character
    s.tell("fled", "HY-282", seat=seat, character=CHARACTERS[character])


def hero_defeated(s: Hybris, seat: int) -> None:
    """What answers the defeat of a Hero: the owner's texts, and everybody's (HY-439)."""
    occur_to_all(s, ANY_HERO_DEFEATED)
    occur(s, seat, HERO_DEFEATED)


# -- an effect defeats a Hero -- HY-281 -------------------------------------------------------------------------------


def victims(s: Hybris, seat: int, spared: int) -> list[int]:
    """Undefeated Heroes and allies of the seat, wherever they are, but the one that is spared (HY-384, HY-429)."""
    return [
        character
        for character, where in enumerate(s.players[seat].at)
        if where >= RESERVE and TYPE[character] == HERO_TYPE and character != spared
    ]


@step
class DefeatHero(Prompt[Hybris]):
    """Which of its undefeated Heroes does the seat put into the Underworld? (HY-281)"""

    saved: int  # a character that cannot be chosen, or NOTHING
    clause: ClassVar[str] = "HY-281"
    kinds: ClassVar[tuple[range, ...]] = (span("character"),)

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if move - CHARACTER not in victims(s, self.seat, self.saved):
            return no("HY-281", "no-undefeated-hero", remedy="choose-own-hero", character=CHARACTERS[move - CHARACTER])
        return None

    def options(self, s: Hybris) -> list[int]:
        return [CHARACTER + character for character in victims(s, self.seat, self.saved)]

    def take(self, s: Hybris, move: int) -> None:
        s.then(HeroFallen(self.seat))
        fall(s, self.seat, move - CHARACTER)


@step
class HeroFallen(Step[Hybris]):
    """What answers a defeat outside Combat."""

    seat: int

    def run(self, s: Hybris) -> None:
        hero_defeated(s, self.seat)
