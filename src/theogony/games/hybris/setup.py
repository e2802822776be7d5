"""The set-up of the base game. -- chapter 3 (HY-028 to HY-042)"""

from typing import ClassVar

from theogony.games.hybris.age import Age
from theogony.games.hybris.content import (
    ANCIENT,
    CHARACTERS,
    COUNTED,
    HERO,
    OLYMPIAN,
    OLYMPIANS,
    PREMONITIONS,
    PROPHET,
    QUEST_ZONES,
    QUESTS,
    RANKS,
    TECHNOLOGIES,
    TILES,
)
from theogony.games.hybris.end_of_age import draw_quest
from theogony.games.hybris.hands import draw_own
from theogony.games.hybris.moves import OLYMPIAN as TAKE, span
from theogony.games.hybris.state import ABSENT, NOTHING, RESERVE, Hybris
from theogony.games.hybris.zones import (
    ARENA_CARDS,
    ASIDE,
    COLISEUM_DECK,
    DECK,
    FIRST_PREMONITION,
    PREMONITION_DECK,
    PRIMORDIAL,
    PRIMORDIAL_BOX,
    cards_of_rank,
    own_cards,
)
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step


class Setup(Step[Hybris]):
    """The game is set up as its mode says."""

    def run(self, s: Hybris) -> None:
        s.rules.set_up(s)


def set_up(s: Hybris) -> None:
    """The common boards, then the Olympians, then the first Age. Nothing differs by the number of players (HY-042)."""
    lay_out(s)
    s.then(Age())
    if s.drawn:
        left = list(range(len(OLYMPIANS)))
        for seat in range(s.seats):
            take_olympian(s, seat, left.pop(s.rng.below(len(left))))
    else:
        for seat in range(s.seats - 1, -1, -1):
            s.then(TakeOlympian(seat))


def lay_out(s: Hybris) -> None:
    """Greatness, Technologies, the common decks, Quests and Primordials. Workshop, Factory and Well are empty, the
    Pillars lie without Prayers, the Age marker is on 1 (HY-034, HY-041)."""
    s.rules.place_greatness(s)
    s.olympus = (1 << len(TECHNOLOGIES)) - 1 & ~ANCIENT  # HY-035
    s.cards.place(COLISEUM_DECK, ARENA_CARDS)  # HY-036
    s.cards.place(PREMONITION_DECK, [FIRST_PREMONITION + number for number in range(len(PREMONITIONS))])  # HY-038
    for rank in range(len(RANKS)):  # HY-039
        s.cards.place(PRIMORDIAL_BOX + rank, cards_of_rank(rank))
        s.cards.draw(PRIMORDIAL_BOX + rank, PRIMORDIAL + rank, 1, s.rng)
    s.quest_deck = tuple(range(len(QUESTS)))
    for zone in range(QUEST_ZONES - 1, -1, -1):  # HY-037
        draw_quest(s, zone)


def place_greatness(s: Hybris) -> None:
    """The markers lie at random on the spaces 1 to the number of players (HY-033)."""
    order = list(range(1, s.seats + 1))
    s.rng.shuffle(order)
    s.greatness = order
    s.tell("greatness-placed", "HY-033", order=[*s.in_greatness_order()])


class TakeOlympian(Prompt[Hybris]):
    """Which Olympian does the seat take? Never one that another has (HY-028)."""

    clause: ClassVar[str] = "HY-028"
    kinds: ClassVar[tuple[range, ...]] = (span("olympian"),)

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if move - TAKE in [player.olympian for player in s.players]:
            return no("HY-028", "olympian-taken", remedy="choose-another-olympian", olympian=OLYMPIANS[move - TAKE])
        return None

    def options(self, s: Hybris) -> list[int]:
        taken = [player.olympian for player in s.players]
        return [TAKE + olympian for olympian in range(len(OLYMPIANS)) if olympian not in taken]

    def take(self, s: Hybris, move: int) -> None:
        take_olympian(s, self.seat, move - TAKE)


def take_olympian(s: Hybris, seat: int, olympian: int) -> None:
    """The board of an Olympian: pieces, goods, characters, tokens, cards (HY-029 to HY-032)."""
    player = s.players[seat]
    player.olympian = olympian
    s.tell("olympian-taken", "HY-028", seat=seat, olympian=OLYMPIANS[olympian])
    tiles = s.box.pieces[TILES * olympian : TILES * (olympian + 1)]
    player.pieces = tuple([number for tile in tiles for number in tile])
    player.goods = s.box.start[olympian][:COUNTED]
    player.at = [ABSENT] * len(CHARACTERS)
    for character in (OLYMPIAN, HERO + 2, PROPHET + 2):  # the third of each kind starts in the reserve (HY-011)
        player.at[character] = RESERVE
    player.reserve = tuple(s.box.location_tokens)
    player.under = (NOTHING,) * len(CHARACTERS)
    cards = own_cards(olympian)
    s.cards.place(DECK + seat, cards)
    s.cards.place(ASIDE + seat, [cards[-1] + 1])  # HY-014, HY-031
    draw_own(s, seat, s.box.start_hand, "HY-031")
