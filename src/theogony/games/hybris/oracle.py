"""The Oracle: Perceive and Omen. -- 9.3 (HY-154 to HY-163)"""

from typing import ClassVar, Final

from theogony.games.hybris.content import CONFLICT, ELEMENTS, FOLLOWER, PRIMORDIALS, RANKS, VP
from theogony.games.hybris.goods import gain, pay
from theogony.games.hybris.hands import card_of, designs, draw_premonitions, move_card
from theogony.games.hybris.moves import OMEN, span
from theogony.games.hybris.state import Hybris
from theogony.games.hybris.texts import moment
from theogony.games.hybris.uses import occur
from theogony.games.hybris.zones import (
    ARENA_OMENS,
    DESIGN,
    FIRST_PRIMORDIAL,
    HAND,
    OMENS,
    PRIMORDIAL,
)
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step

PERCEIVED: Final = moment("perceive")


def perceive(s: Hybris, seat: int) -> None:
    """A Premonition and 1 VP (HY-155); then what answers it (HY-432)."""
    s.then(Perceived(seat))
    gain(s, seat, VP, 1, "HY-155")
    draw_premonitions(s, seat, 1, "HY-155")


@step
class Perceived(Step[Hybris]):
    """Perceive has been done, with all that it set off."""

    seat: int

    def run(self, s: Hybris) -> None:
        occur(s, self.seat, PERCEIVED)


# -- Omen -------------------------------------------------------------------------------------------------------------


def elements_shown(s: Hybris) -> int:
    """The Elements (bits) on the cards beside the Oracle."""
    bits = 0
    for seat in range(s.seats):
        for card in [*s.cards.content[OMENS + seat], *s.cards.content[ARENA_OMENS + seat]]:
            for element in s.box.elements[DESIGN[card]]:
                bits |= 1 << element
    return bits


def new_element(s: Hybris, design: int, shown: int) -> bool:
    """Whether a card shows an Element that lies on none beside the Oracle (HY-157), where these (bits) lie."""
    for element in s.box.elements[design]:
        if not shown >> element & 1:
            return True
    return False


def shown_anew(s: Hybris, seat: int) -> list[int]:
    """The designs in the hand that show one, ascending."""
    shown = elements_shown(s)
    return [design for design in designs(s, seat) if new_element(s, design, shown)]


def can_omen(s: Hybris, seat: int) -> bool:
    """A Follower as the price (HY-158), and a card with a new Element; with all four there is none (HY-161)."""
    return s.players[seat].goods[FOLLOWER] > 0 and bool(shown_anew(s, seat))


def omen(s: Hybris, seat: int) -> None:
    s.then(Omen(seat))


class Omen(Prompt[Hybris]):
    """Which Conflict card of its hand does the seat lay beside the Oracle? (HY-156)"""

    clause: ClassVar[str] = "HY-156"
    kinds: ClassVar[tuple[range, ...]] = (span("omen"),)

    def check(self, s: Hybris, move: int) -> Refusal | None:
        design = move - OMEN
        if card_of(s, self.seat, design) < 0:
            return no("HY-156", "not-in-hand", remedy="choose-own-card", card=CONFLICT[design])
        if elements_shown(s) == (1 << len(ELEMENTS)) - 1:
            return no("HY-161", "all-elements-shown", remedy="choose-otherwise")
        if not new_element(s, design, elements_shown(s)):
            return no("HY-157", "no-new-element", remedy="choose-new-element", card=CONFLICT[design])
        return None

    def hides(self, s: Hybris) -> bool:
        return True

    def options(self, s: Hybris) -> list[int]:
        return [OMEN + design for design in shown_anew(s, self.seat)]

    def take(self, s: Hybris, move: int) -> None:
        card = card_of(s, self.seat, move - OMEN)
        move_card(s, card, HAND, OMENS, self.seat)
        s.reveal("omen", "HY-156", seat=self.seat, card=CONFLICT[DESIGN[card]])
        pay(s, self.seat, FOLLOWER, 1, "HY-158")
        look_at_next(s, self.seat, "HY-159")


def look_at_next(s: Hybris, seat: int, clause: str) -> None:
    """The seat looks in secret at the next Primordial to be revealed, which stays where it is (HY-159)."""
    rank = s.next_rank()
    zone = PRIMORDIAL + rank
    if not s.cards.content[zone]:
        return  # it has been revealed in this Age already
    s.cards.look(zone, 1 << seat)
    s.frontier += 1  # what has been seen is not taken back
    if s.events is not None:
        name = PRIMORDIALS[s.cards.content[zone][0] - FIRST_PRIMORDIAL]
        s.whisper((seat,), {"primordial": name}, "looked-at-primordial", clause, seat=seat, rank=RANKS[rank])


def protected(s: Hybris, seat: int) -> bool:
    """Whether the seat has a Conflict card beside the Oracle: it ignores Wrath I (HY-160), never Wrath II (HY-162)."""
    return bool(s.cards.content[OMENS + seat] or s.cards.content[ARENA_OMENS + seat])
