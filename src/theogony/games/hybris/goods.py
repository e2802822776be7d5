"""Gain, pay, lose: VP, Aegis, Followers, Prayers, Kindness, Determination, Greatness, Bonus Locations.
-- chapter 4 (HY-043 to HY-056)"""

from theogony.games.hybris import greatness
from theogony.games.hybris.amendments import SHORT_TOGETHER
from theogony.games.hybris.content import (
    BONUS,
    BONUS_LOCATION,
    COUNTED,
    DETERMINATION,
    GOODS,
    GREATNESS,
    KINDNESS,
    PRAYER,
)
from theogony.games.hybris.state import NOTHING, Hybris
from theogony.games.hybris.texts import Resolve, named_by, told
from theogony.kernel.effects.machine import place_of_text
from theogony.kernel.fields import step
from theogony.kernel.state import exchanged
from theogony.kernel.step import Step


def gain(s: Hybris, seat: int, what: int, number: int, clause: str) -> None:
    """As much as there is room or supply for (HY-380). Greatness may set off a text: a text that gains it stops."""
    if number <= 0:
        return
    if what == GREATNESS:
        greatness.gain(s, seat, number, clause)
        return
    if what == BONUS_LOCATION:
        number = min(number, s.bonus_tokens)  # HY-016
        s.bonus_tokens -= number
        player = s.players[seat]
        player.reserve = exchanged(player.reserve, BONUS, player.reserve[BONUS] + number)
    else:
        goods = s.players[seat].goods
        if what in (KINDNESS, DETERMINATION):
            number = min(number, ceiling(s, what) - goods[what])
        goods[what] += number
    if number and s.events is not None:
        s.tell("gained", clause, seat=seat, amounts={GOODS[what]: number})


def ceiling(s: Hybris, what: int) -> int:
    """How high a track goes: Kindness stops at its top, further gain is lost (HY-053); so does Determination
    (HY-054). Supplies have no limit (HY-017)."""
    return s.box.kindness_max if what == KINDNESS else s.box.determination_max


def payable(s: Hybris, seat: int, what: int, number: int) -> bool:
    """A price is paid in full or not at all (HY-044)."""
    return what < COUNTED and s.players[seat].goods[what] >= number


def pay(s: Hybris, seat: int, what: int, number: int, clause: str) -> None:
    """A price that is known to be payable goes to the supply."""
    if number:
        s.players[seat].goods[what] -= number
        if s.events is not None:
            s.tell("paid", clause, seat=seat, amounts={GOODS[what]: number})


def lose(s: Hybris, seat: int, what: int, number: int, clause: str, source: int = NOTHING) -> bool:
    """What there is of it is lost; says whether it was not enough (HY-045). Nothing goes below 0 (HY-047). ``source``
    is the text that takes it; NOTHING if a rule does."""
    if what == GREATNESS:
        greatness.lose(s, seat, number, clause, source)
        return False
    goods = s.players[seat].goods
    lost = min(number, goods[what])
    goods[what] -= lost
    if lost and s.events is not None:
        s.tell("lost", clause, seat=seat, amounts={GOODS[what]: lost}, source=told(source))
    return lost < number


def suffer(s: Hybris, seat: int, what: int, number: int, clause: str) -> None:
    """A loss that is an effect of its own: if there is not enough, 1 Greatness is lost too (HY-045)."""
    if lose(s, seat, what, number, clause):
        shortfall(s, seat)


def shortfall(s: Hybris, seat: int, source: int = NOTHING) -> None:
    """Somebody could not lose enough to an effect: 1 Greatness, whatever was lacking (HY-045, HY-046)."""
    greatness.lose(s, seat, 1, "HY-045", source)


@step
class Shortfall(Step[Hybris]):
    """What there was has been lost, and it was not enough (HY-045)."""

    seat: int

    def run(self, s: Hybris) -> None:
        shortfall(s, self.seat, _taking(s))


@step
class Shortfalls(Step[Hybris]):
    """The same for several whom one effect concerns: none of them takes the place of another (HY-051)."""

    seats: tuple[int, ...]

    def run(self, s: Hybris) -> None:
        greatness.lose_together(s, list(self.seats), 1, "HY-045", _taking(s))


def _taking(s: Hybris) -> int:
    """The text that has found less than it takes: it waits on the agenda."""
    text = s.agenda[place_of_text(s, len(s.agenda))]
    assert isinstance(text, Resolve)
    return text.source


def fell_short(s: Hybris, seats: list[int]) -> None:
    """A text finds less than it takes with these players: once what there is has been lost, 1 Greatness, once for
    each effect and player (HY-045, HY-046)."""
    text = s.agenda[-1]
    assert isinstance(text, Resolve)
    if not seats and not text.memo:
        return
    short = [seat for seat in seats if not text.memo >> seat & 1]
    memo = text.memo
    for seat in short:
        memo |= 1 << seat
    for place, other in enumerate(s.agenda):
        if other is text or (isinstance(other, Resolve) and named_by(other.source) == text.source):
            s.agenda[place] = other.remembering(memo)
    if len(short) > 1 and s.amended(SHORT_TOGETHER):
        s.then(Shortfalls(tuple(short)))
    else:
        for seat in short[::-1]:
            s.then(Shortfall(seat))


def take_from_well(s: Hybris, seat: int, number: int, clause: str) -> None:
    """Prayers of the Well are acquired, as many as there are (HY-055, HY-232)."""
    number = min(number, s.well)
    s.well -= number
    gain(s, seat, PRAYER, number, clause)
