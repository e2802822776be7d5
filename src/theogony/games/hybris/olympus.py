"""Olympus: Convert and Design. -- 9.1 (HY-136 to HY-142)"""

from typing import ClassVar, Final

from theogony.games.hybris import forge
from theogony.games.hybris.content import CONVERSIONS, PRAYER, TECHNOLOGIES
from theogony.games.hybris.goods import pay
from theogony.games.hybris.moves import ACCEPT, CONVERT, DESIGN, DONE, USE, span
from theogony.games.hybris.prices import reduction_refusal, spared, use_reduction, uses_of
from theogony.games.hybris.state import Hybris
from theogony.games.hybris.texts import CONVERSION, Op, carry_out, modifier, texts
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt

CONVERT_COST: Final = modifier("convert_cost")

# -- Convert ----------------------------------------------------------------------------------------------------------


def can_convert(s: Hybris, seat: int) -> bool:
    """A row that can be paid and does something (HY-139)."""
    at_hand = payable(s, seat)
    for row, cost in enumerate(s.box.conversions):
        if cost <= at_hand and row_refusal(s, seat, row) is None:
            return True
    return False


def payable(s: Hybris, seat: int) -> int:
    """The highest price in Prayers that the seat can pay, with all reductions that it may still use."""
    return s.players[seat].goods[PRAYER] + spared(s, seat, CONVERT_COST)


def row_refusal(s: Hybris, seat: int, row: int) -> Refusal | None:
    """Why the seat cannot choose this row of the table, or None."""
    if payable(s, seat) < s.box.conversions[row]:
        return no("HY-137", "too-few-prayers", remedy="gather-prayers", number=s.box.conversions[row])
    for script in texts(s).of[CONVERSION + row]:
        if not any(isinstance(op, Op) and op.can(s, seat) for op in script.operations):
            return no("HY-139", "row-does-nothing", remedy="choose-another-row", row=CONVERSIONS[row])
    return None


def convert(s: Hybris, seat: int) -> None:
    s.then(Convert(seat, 0))


@step
class Convert(Prompt[Hybris]):
    """Which row does the seat convert by? Any number of times, at least once (HY-137, HY-139)."""

    number: int  # made so far
    clause: ClassVar[str] = "HY-137"
    kinds: ClassVar[tuple[range, ...]] = (span("done"), span("convert"))

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if move == DONE:
            return None if self.number else no("HY-139", "convert-once", remedy="choose-a-row")
        return row_refusal(s, self.seat, move - CONVERT)

    def take(self, s: Hybris, move: int) -> None:
        if move != DONE:
            s.then(PayConversion(self.seat, move - CONVERT, s.box.conversions[move - CONVERT]), Convert(self.seat, 1))


@step
class PayConversion(Prompt[Hybris]):
    """Does the seat use a reduction for this Conversion, before it pays? (HY-383, HY-426)"""

    row: int
    prayers: int  # to be paid
    clause: ClassVar[str] = "HY-137"
    kinds: ClassVar[tuple[range, ...]] = (span("accept"), span("use"))

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if move != ACCEPT:
            return reduction_refusal(s, self.seat, CONVERT_COST, move - USE, self.prayers)
        if s.players[self.seat].goods[PRAYER] < self.prayers:
            return no("HY-137", "too-few-prayers", remedy="use-a-reduction", number=self.prayers)
        return None

    def options(self, s: Hybris) -> list[int]:
        paid = [ACCEPT] if self.check(s, ACCEPT) is None else []
        return paid + uses_of(s, self.seat, CONVERT_COST, self.prayers)

    def take(self, s: Hybris, move: int) -> None:
        if move == ACCEPT:
            pay(s, self.seat, PRAYER, self.prayers, "HY-137")
            s.tell("converted", "HY-137", seat=self.seat, row=CONVERSIONS[self.row])
            carry_out(s, CONVERSION + self.row, self.seat)
            return
        less = use_reduction(s, self.seat, CONVERT_COST, move - USE)
        s.then(PayConversion(self.seat, self.row, max(0, self.prayers - less)))  # HY-393


# -- Design -----------------------------------------------------------------------------------------------------------


def can_design(s: Hybris) -> bool:
    """A tile left on Olympus (HY-142)."""
    return s.olympus != 0


def design(s: Hybris, seat: int) -> None:
    s.then(Design(seat))


class Design(Prompt[Hybris]):
    """Which Technology does the seat take from Olympus into the Workshop? Any of a pile (HY-140, HY-141)."""

    clause: ClassVar[str] = "HY-140"
    kinds: ClassVar[tuple[range, ...]] = (span("done"), span("design"))

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if move == DONE:
            return no("HY-140", "must-design", remedy="choose-technology") if s.olympus else None
        if not s.olympus >> move - DESIGN & 1:
            return no("HY-140", "not-on-olympus", remedy="choose-technology", technology=TECHNOLOGIES[move - DESIGN])
        return None

    def options(self, s: Hybris) -> list[int]:
        olympus = s.olympus
        return [DESIGN + tile for tile in range(len(TECHNOLOGIES)) if olympus >> tile & 1] or [DONE]

    def take(self, s: Hybris, move: int) -> None:
        if move != DONE:
            tile = move - DESIGN
            s.olympus &= ~(1 << tile)
            s.tell("designed", "HY-140", seat=self.seat, technology=TECHNOLOGIES[tile])
            forge.enter_workshop(s, self.seat, tile)
