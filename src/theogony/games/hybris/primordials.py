"""4.7 Fear: a Primordial is revealed, and its Wrath. -- chapter 12 (HY-292 to HY-297), HY-160, HY-162"""

from typing import ClassVar, Final

from theogony.games.hybris import combat
from theogony.games.hybris.box import Enemy
from theogony.games.hybris.content import CHARACTERS, NOWHERE, PRIMORDIALS, RANKS, is_fighter
from theogony.games.hybris.duel import DEFENDER, PRIMORDIAL as PRIMORDIAL_FIGHT
from theogony.games.hybris.goods import fell_short
from theogony.games.hybris.hands import renew
from theogony.games.hybris.moves import FIGHTER, PASS, span
from theogony.games.hybris.oracle import protected
from theogony.games.hybris.state import RESERVE, Hybris
from theogony.games.hybris.texts import WRATH_1, WRATH_2, carry_out, modifier, moment
from theogony.games.hybris.uses import modifiers, occur
from theogony.games.hybris.zones import (
    ARENA_DISCARD,
    ARENA_OMENS,
    DISCARD,
    FEARED,
    FIRST_PRIMORDIAL,
    OMENS,
    PRIMORDIAL,
)
from theogony.kernel.effects.machine import Text, go_to, place_of_text
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step

IMMUNE: Final = modifier("wrath1_immune")
REVEALED: Final = moment("primordial")


class Fear(Step[Hybris]):
    """In some Ages the next Primordial is revealed, and everybody suffers its Wrath (HY-292)."""

    def run(self, s: Hybris) -> None:
        if s.age in s.box.primordial_ages:
            s.then(RevealPrimordial(s.box.primordial_ages.index(s.age)))


@step
class RevealPrimordial(Step[Hybris]):
    """a) and b) Wrath I, then Wrath II; c) the card covers those in the Underworld; d) Omens are discarded."""

    rank: int

    def run(self, s: Hybris) -> None:
        card = s.cards.content[PRIMORDIAL + self.rank][0]
        s.cards.move(card, PRIMORDIAL + self.rank, FEARED + self.rank)
        primordial = card - FIRST_PRIMORDIAL
        s.reveal("primordial-revealed", "HY-292", primordial=PRIMORDIALS[primordial], rank=RANKS[self.rank])
        s.hit = 0
        s.then(
            Wrath(primordial, WRATH_1), Wrath(primordial, WRATH_2), Bury(primordial), TakeOmens(), Feared(),
        )  # fmt: skip


@step
class Wrath(Step[Hybris]):
    """All players suffer it in Greatness order, as that is when it begins (HY-293, HY-296); of Wrath I not those whom
    an Omen or a power protects (HY-160, HY-292)."""

    primordial: int
    source: int

    def run(self, s: Hybris) -> None:
        suffering: list[int] = []
        for seat in s.in_greatness_order():
            if self.source == WRATH_1 and (protected(s, seat) or modifiers(s, seat, IMMUNE)):
                s.tell("wrath-ignored", "HY-160", seat=seat)
            else:
                suffering.append(seat)
        if self.source == WRATH_1:
            s.hit = sum([1 << seat for seat in suffering])
        source = self.source + self.primordial
        s.agenda.extend([Suffer(seat, source) for seat in reversed(suffering)])


@step
class Suffer(Step[Hybris]):
    """One player suffers a Wrath."""

    seat: int
    source: int

    def run(self, s: Hybris) -> None:
        carry_out(s, self.source, self.seat)


@step
class Bury(Step[Hybris]):
    """c) The Primordial lies on top of the Underworld: from now on it is drained (HY-294)."""

    primordial: int

    def run(self, s: Hybris) -> None:
        s.underworld = self.primordial


class TakeOmens(Step[Hybris]):
    """d) Conflict cards beside the Oracle go to the discard piles of their owners (HY-295)."""

    def run(self, s: Hybris) -> None:
        for seat in range(s.seats):
            if protected(s, seat):
                s.cards.move_all([OMENS + seat], DISCARD + seat)
                s.cards.move_all([ARENA_OMENS + seat], ARENA_DISCARD + seat)
            renew(s, seat)


class Feared(Step[Hybris]):
    """What answers a revealed Primordial, in Greatness order."""

    def run(self, s: Hybris) -> None:
        for seat in reversed(s.in_greatness_order()):
            occur(s, seat, REVEALED)


# -- a Wrath that is a fight -- HY-297 --------------------------------------------------------------------------------


@step
class SendFighter(Prompt[Hybris]):
    """Whom does the seat send against the Primordial: its Olympian or an undefeated Hero? Nobody, only if it has none
    (HY-297)."""

    base: int
    drawn: int  # cards that are revealed for it
    elements: tuple[int, ...]
    win: int  # where the text goes on
    lose: int
    clause: ClassVar[str] = "HY-297"
    kinds: ClassVar[tuple[range, ...]] = (span("pass"), span("fighter"))

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if move == PASS:
            return no("HY-297", "must-fight", remedy="choose-fighter") if self._fighters(s) else None
        character = move - FIGHTER
        if not is_fighter(character) or s.players[self.seat].at[character] != RESERVE:
            return no("HY-297", "no-fighter", remedy="choose-fighter", character=CHARACTERS[character])
        if s.players[self.seat].spent >> character & 1:
            return no("HY-187", "ally-of-next-age", remedy="choose-fighter", character=CHARACTERS[character])
        return None

    def _fighters(self, s: Hybris) -> list[int]:
        player = s.players[self.seat]
        at_home = [character for character, where in enumerate(player.at) if where == RESERVE]
        return [c for c in at_home if is_fighter(c) and not player.spent >> c & 1]

    def options(self, s: Hybris) -> list[int]:
        return [FIGHTER + character for character in self._fighters(s)] or [PASS]

    def take(self, s: Hybris, move: int) -> None:
        if move == PASS:
            s.tell("fight-declined", "HY-297", seat=self.seat)
            go_to(s, self.lose)
            fell_short(s, [self.seat])
            return
        character = move - FIGHTER
        outcome = WrathFought(self.seat, self.win, self.lose)
        fight = combat.fight_game(s, PRIMORDIAL_FIGHT, self.seat, character, DEFENDER, NOWHERE, outcome)
        combat.face(s, fight, Enemy(self.base, self.drawn, self.elements))


@step
class WrathFought(Step[Hybris]):
    """The text goes on with what the outcome brings (HY-297), before cards are put away and events occur (HY-439)."""

    seat: int
    win: int
    lose: int

    def run(self, s: Hybris) -> None:
        text = s.agenda.pop(place_of_text(s, len(s.agenda)))
        assert isinstance(text, Text)
        s.then(text.onward(self.win if s.fight().won(self.seat) else self.lose))
