"""The Goddess module: Golems in the labyrinth, its spaces, treasures, and the Golem faces. -- chapter 12"""

from typing import ClassVar, Final

from theogony.games.diceforge.blessings import bless_with_chosen_faces
from theogony.games.diceforge.celestial import RollCelestial
from theogony.games.diceforge.content import (
    BACKWARD,
    FROM_SPACE,
    FROM_TREASURE,
    GLORY,
    GOAL,
    GOLD,
    GOLEM,
    MOON,
    ONWARD,
    ROOMS,
    SPACE_KIND,
    SPACES,
    STORED,
    TREASURES,
)
from theogony.games.diceforge.faces import POWERS, Power
from theogony.games.diceforge.forging import BuyFace, forged
from theogony.games.diceforge.moves import GO, PASS, PUZZLE, TREASURE, asks
from theogony.games.diceforge.payments import pay_gold, too_little_gold
from theogony.games.diceforge.reserves import LOSS, ChooseGain, Decision, Receive, gain_glory, lose_up_to, receive
from theogony.games.diceforge.state import NOT_PLACED, Tournament
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import SeatStep

SPENDING: Final = ("celestial", "exchange", "forge", "goddess")

# -- movement ----------------------------------------------------------------------------------------------------------


@step
class MoveGolem(SeatStep[Tournament]):
    """Steps one after the other; the effect of each space is finished before the next step (DF-184, DF-185, DF-195).

    Forward along the arrows, backward against them (DF-186). At the start no step leads back (DF-215), and a Golem that
    has reached the Goddess never moves again, so that steps left over are lost (DF-192, DF-194). Golems do not disturb
    each other (DF-188). Example: DF-310.
    """

    steps: int
    back: int

    def run(self, s: Tournament) -> None:
        at = s.golem[self.seat]
        ways = BACKWARD[at] if self.back else ONWARD[at]
        if at == GOAL or not ways:
            return
        if self.steps > 1:
            s.then(MoveGolem(self.seat, self.steps - 1, self.back))
        if len(ways) > 1:
            s.then(ChoosePath(self.seat, self.back))
        else:
            enter(s, self.seat, ways[0])


@step
class ChoosePath(Decision):
    """At a fork the owner chooses; going back, also a path by which he did not come (DF-186, DF-214)."""

    back: int
    clause: ClassVar[str] = "DF-186"
    kinds: ClassVar[tuple[range, ...]] = asks("go")
    unlisted: ClassVar[tuple[str, str]] = ("no-way-there", "choose-path")

    def ways(self, s: Tournament) -> list[int]:
        at = s.golem[self.seat]
        return BACKWARD[at] if self.back else ONWARD[at]

    def choices(self, s: Tournament) -> list[int]:
        return [GO + space for space in self.ways(s)]

    def chosen(self, s: Tournament, move: int) -> None:
        enter(s, self.seat, move - GO)


def enter(s: Tournament, seat: int, space: int) -> None:
    """The Golem stands there now, and the effect of the space is due (DF-185, DF-207)."""
    s.golem[seat] = space
    s.tell("golem-moved", "DF-185", seat=seat, space=SPACES[space])
    kind = SPACE_KIND[space]
    source = FROM_SPACE + space
    if kind == "gain":  # DF-196, DF-197
        receive(s, seat, s.box.space_gain[space], 0, source)
    elif kind == "choice":
        s.then(ChooseGain(seat, s.box.space_menu[space], 1, 0, source))  # DF-202
    elif kind == "celestial":
        for _ in range(s.box.space_number[space]):  # DF-199: one roll after the other
            s.then(RollCelestial(seat))
    elif kind == "forge":
        s.then(BuyFace(seat, s.box.space_number[space]))  # DF-200, DF-201
    elif kind == "exchange":
        s.then(Exchange(seat, space))
    elif kind == "steal":
        _steal(s, seat, space)
    elif kind == "gain_per_forged":
        gain_glory(s, seat, forged(s, seat), source)  # DF-205
    elif kind == "treasure":
        _enter_room(s, seat, ROOMS.index(space))
    elif kind == "goddess":
        _reach_goddess(s, seat, space)


def _steal(s: Tournament, seat: int, space: int) -> None:
    """All others lose glory, and all that is really lost is gained (DF-198)."""
    taken = 0
    for other in s.others(seat):
        taken += lose_up_to(s, other, GLORY, s.box.space_number[space], FROM_SPACE + space)
    gain_glory(s, seat, taken, FROM_SPACE + space)


def _reach_goddess(s: Tournament, seat: int, space: int) -> None:
    """15 glory, and for the first one there a blessing with chosen faces (DF-192, DF-193, DF-194, DF-308)."""
    receive(s, seat, s.box.space_gain[space], 0, FROM_SPACE + space)
    s.reached += 1
    if s.reached == 1:
        bless_with_chosen_faces(s, seat)


# -- spaces with a choice of their own ---------------------------------------------------------------------------------


def _enter_room(s: Tournament, seat: int, room: int) -> None:
    """The first visitor chooses a treasure; later ones gain the lower side of the one that lies there (DF-190)."""
    if s.room[room] == NOT_PLACED:
        s.then(ChooseTreasure(seat, room))
    else:
        receive(s, seat, s.box.treasure_low[s.room[room]], 0, FROM_TREASURE + s.room[room])


@step
class ChooseTreasure(Decision):
    """One of the treasures left gives its higher side and stays in this room, turned over (DF-190, DF-191)."""

    room: int
    clause: ClassVar[str] = "DF-190"
    kinds: ClassVar[tuple[range, ...]] = asks("treasure")

    def allows(self, s: Tournament, move: int) -> Refusal | None:
        if move - TREASURE in s.room:
            return no("DF-190", "treasure-gone", remedy="choose-treasure", treasure=TREASURES[move - TREASURE])
        return None

    def chosen(self, s: Tournament, move: int) -> None:
        treasure = move - TREASURE
        s.room[self.room] = treasure
        if s.events is not None:
            space = SPACES[ROOMS[self.room]]
            s.tell("treasure-found", "DF-190", seat=self.seat, treasure=TREASURES[treasure], space=space)
        receive(s, self.seat, s.box.treasure_high[treasure], 0, FROM_TREASURE + treasure)


@step
class Exchange(Decision):
    """Once per arrival, 6 gold for 6 glory, or 2 moon of the reserve for 8 glory (DF-203, DF-204)."""

    space: int
    clause: ClassVar[str] = "DF-203"
    kinds: ClassVar[tuple[range, ...]] = asks("exchange", "pass")

    def allows(self, s: Tournament, move: int) -> Refusal | None:
        if move == PASS:
            return None
        price = s.box.space_pay[self.space]
        if price[MOON] > s.have[STORED * self.seat + MOON]:
            return no("DF-204", "too-few-moons", remedy="gain-shards", price=price[MOON])
        return too_little_gold(s, self.seat, price[GOLD], "DF-203")

    def chosen(self, s: Tournament, move: int) -> None:
        if move == PASS:
            return
        price = s.box.space_pay[self.space]
        s.then(Receive(self.seat, s.box.space_gain[self.space], FROM_SPACE + self.space))
        s.have[STORED * self.seat + MOON] -= price[MOON]
        pay_gold(s, self.seat, price[GOLD])


# -- Golem faces -------------------------------------------------------------------------------------------------------


class Golem(Power):
    """One step forward, three with ``times_3``, never backward (DF-187, DF-207, DF-210)."""

    def apply(self, s: Tournament, seat: int, factor: int, flags: int) -> None:
        if not flags & LOSS:
            s.then(MoveGolem(seat, factor, 0))

    def together(self, s: Tournament, seat: int, flags: int) -> None:
        """Moon and Sun Golem fit: a roll of the Celestial die, due even beside the Goddess (DF-208, DF-209)."""
        if flags & LOSS:
            return
        if s.golem[seat] == GOAL:
            s.then(RollCelestial(seat))
        else:
            s.then(PuzzleRoll(seat))

    def spends(self, s: Tournament, seat: int) -> bool:
        """A space that forges, exchanges, throws or blesses may be the better for what comes before it (DF-332)."""
        return any(SPACE_KIND[space] in SPENDING for space in ONWARD[s.golem[seat]])


class PuzzleRoll(Decision):
    """The Celestial die is rolled before or after both Golem faces, as the player likes (DF-208)."""

    clause: ClassVar[str] = "DF-208"
    kinds: ClassVar[tuple[range, ...]] = asks("puzzle")

    def allows(self, s: Tournament, move: int) -> Refusal | None:
        return None

    def chosen(self, s: Tournament, move: int) -> None:
        if move == PUZZLE:
            s.then(RollCelestial(self.seat), MoveGolem(self.seat, 2, 0))
        else:
            s.then(MoveGolem(self.seat, 2, 0), RollCelestial(self.seat))


POWERS[GOLEM] = Golem()
