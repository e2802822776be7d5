"""Blessings: rolling, re-rolling with the Twins, applying, and repeating with Cerberus. -- chapter 4, DF-108, DF-126"""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from theogony.games.diceforge.amendments import TWINS_GIVE_LAST
from theogony.games.diceforge.content import CELESTIAL, FACES, FROM_FEAT, NO_FACE, TWINS
from theogony.games.diceforge.faces import open_record, resolve
from theogony.games.diceforge.moves import CELESTIAL_DIE, DICE, DIE, FACE_COUNT, PASS, REPEAT, REROLL, SHOW, asks
from theogony.games.diceforge.payments import pay_gold, too_little_gold
from theogony.games.diceforge.reserves import OWN, REPEATABLE, ChooseGain, Decision
from theogony.games.diceforge.state import SIDES, Tournament
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import SeatStep

BLESSING: Final = OWN | REPEATABLE  # what is special about a blessing with the own dice
LIGHT_DIE: Final = 1  # bits: which dice were rolled
DARK_DIE: Final = 2
BOTH_DICE: Final = 3
CELESTIAL_BIT: Final = 4


def roll(s: Tournament, seat: int) -> None:
    """Both dice of the seat are rolled, displayed and recorded (DF-034, DF-314). One draw decides both."""
    thrown = s.rng.below(SIDES * SIDES)
    die = 2 * seat
    s.up[die] = thrown // SIDES
    s.up[die + 1] = thrown % SIDES
    s.record[die] = s.displayed(die)
    s.record[die + 1] = s.displayed(die + 1)
    if s.events is not None:
        faces = [FACES[s.record[die]], FACES[s.record[die + 1]]]
        s.tell("rolled", "DF-034", seat=seat, faces=faces, sides=[s.up[die], s.up[die + 1]])


def roll_one(s: Tournament, seat: int, which: int, clause: str) -> None:
    """One die of the seat is rolled, displayed and recorded; the other one stays as it is (DF-035)."""
    die = 2 * seat + which
    s.up[die] = s.rng.below(SIDES)
    s.record[die] = s.displayed(die)
    if s.events is not None:
        s.tell("die-rolled", clause, seat=seat, die=DICE[which], face=FACES[s.record[die]], side=s.up[die])


def roll_celestial(s: Tournament, seat: int, clause: str) -> None:
    """The Celestial die shows one of its six faces, each as likely as the others (DF-285)."""
    s.celestial = s.rng.below(len(CELESTIAL))
    s.tell("celestial-rolled", clause, seat=seat, celestial=CELESTIAL[s.celestial])


@step
class Bless(SeatStep[Tournament]):
    """One player receives a divine blessing: rolls both dice and applies them (DF-034)."""

    flags: int

    def run(self, s: Tournament) -> None:
        open_record(s)
        roll(s, self.seat)
        s.then(ResolveRoll(self.seat, BOTH_DICE, self.flags))
        offer_twins(s, self.seat, BOTH_DICE)


@step
class BlessMinor(SeatStep[Tournament]):
    """One player receives a minor blessing with this die (DF-035)."""

    which: int
    flags: int

    def run(self, s: Tournament) -> None:
        open_record(s)
        roll_one(s, self.seat, self.which, "DF-035")
        s.then(ResolveRoll(self.seat, 1 << self.which, self.flags))
        offer_twins(s, self.seat, 1 << self.which)


@step
class ChooseDie(Decision):
    """Which die receives a minor blessing, or several in a row (DF-035, DF-096, DF-115)."""

    number: int
    flags: int
    clause: ClassVar[str] = "DF-035"
    kinds: ClassVar[tuple[range, ...]] = asks("die")

    def allows(self, s: Tournament, move: int) -> Refusal | None:
        return None

    def chosen(self, s: Tournament, move: int) -> None:
        for _ in range(self.number):
            s.then(BlessMinor(self.seat, move - DIE, self.flags))


@mypyc_attr(allow_interpreted_subclasses=True)
class Result(SeatStep[Tournament]):
    """What a seat has rolled and still has to receive; the rewards of its Twins follow at once (DF-127)."""

    def rewarded(self) -> "Result":
        """The same with one more reward."""
        raise NotImplementedError


def reward_afterwards(s: Tournament, seat: int, rewards: int) -> None:
    """So many rewards of the Twins are due as soon as the steps that are pushed after this are done (DF-127)."""
    for _ in range(rewards):
        s.then(_reward(s, seat))


@step
class ResolveRoll(Result):
    """The recorded result of the seat's own dice is applied (DF-314, DF-315), and may be repeated (DF-049)."""

    dice: int
    flags: int
    rewards: int = 0

    def rewarded(self) -> Result:
        return ResolveRoll(self.seat, self.dice, self.flags, self.rewards + 1)

    def run(self, s: Tournament) -> None:
        seat = self.seat
        if s.cerberus[seat] and self.flags & REPEATABLE:
            s.then(OfferRepeat(seat, self.dice, self.flags))
        reward_afterwards(s, seat, self.rewards)
        if self.dice == BOTH_DICE:
            resolve(s, seat, s.record[2 * seat], s.record[2 * seat + 1], self.flags)
        else:
            resolve(s, seat, s.record[2 * seat + (self.dice >> 1)], NO_FACE, self.flags)


@step
class OfferRepeat(Decision):
    """A Cerberus token applies the same recorded result once more, with new choices (DF-108, DF-109, DF-321).

    At most one token for a roll: what is repeated cannot be repeated again.
    """

    dice: int
    flags: int
    clause: ClassVar[str] = "DF-108"
    kinds: ClassVar[tuple[range, ...]] = asks("repeat", "pass")

    def allows(self, s: Tournament, move: int) -> Refusal | None:
        if move == REPEAT and not s.cerberus[self.seat]:  # the last one went to a blessing inside this one
            return no("DF-108", "no-cerberus", remedy="perform-cerberus")
        return None

    def chosen(self, s: Tournament, move: int) -> None:
        if move == REPEAT:
            s.cerberus[self.seat] -= 1
            s.tell("repeated", "DF-108", seat=self.seat)
            s.then(ResolveRoll(self.seat, self.dice, self.flags & ~REPEATABLE))


# -- chosen faces ------------------------------------------------------------------------------------------------------


def bless_with_chosen_faces(s: Tournament, seat: int) -> None:
    """One face of each own die is chosen, displayed, and both are applied as if rolled (DF-044, DF-180, DF-193)."""
    open_record(s)
    s.then(
        ShowFace(seat, LIGHT_DIE, 0),
        ShowFace(seat, DARK_DIE, 0),
        ResolveRoll(seat, BOTH_DICE, BLESSING),
    )


@step
class ShowFace(Decision):
    """A face of one of these dice is turned up: for a pair that counts as a blessing, or alone (DF-180, DF-283)."""

    dice: int
    alone: int
    clause: ClassVar[str] = "DF-180"
    kinds: ClassVar[tuple[range, ...]] = asks("show")
    unlisted: ClassVar[tuple[str, str]] = ("face-not-on-die", "choose-from-die")

    def choices(self, s: Tournament) -> list[int]:
        found: list[int] = []
        for which in range(2):
            if self.dice >> which & 1:
                at = SIDES * (2 * self.seat + which)
                found += [SHOW + FACE_COUNT * which + face for face in sorted(set(s.dice[at : at + SIDES]))]
        return found

    def chosen(self, s: Tournament, move: int) -> None:
        which, face = (move - SHOW) // FACE_COUNT, (move - SHOW) % FACE_COUNT
        die = 2 * self.seat + which
        s.up[die] = s.dice.index(face, SIDES * die, SIDES * die + SIDES) - SIDES * die
        s.tell("face-shown", self.clause, seat=self.seat, die=DICE[which], face=FACES[face], side=s.up[die])
        if self.alone:
            open_record(s)
            resolve(s, self.seat, face, NO_FACE, 0)
        else:
            s.record[die] = face


# -- the Twins ---------------------------------------------------------------------------------------------------------


def offer_twins(s: Tournament, seat: int, dice: int) -> None:
    """Each Twins card may re-roll one of the dice just rolled, before anything is applied (DF-126)."""
    cards = s.owned(seat, TWINS)
    if cards:
        s.then(UseTwins(seat, dice, cards))


@step
class UseTwins(Decision):
    """3 gold for a new roll of one die, once per card, one after the other; each use gives a small gain when the last
    roll has been received (DF-127, DF-128, DF-327).

    Only when the seat rolls its own dice for a blessing, or the Celestial die (DF-129).
    """

    dice: int
    cards: int
    clause: ClassVar[str] = "DF-127"
    kinds: ClassVar[tuple[range, ...]] = asks("reroll", "pass")

    def allows(self, s: Tournament, move: int) -> Refusal | None:
        if move == PASS:
            return None
        if not self.dice >> (move - REROLL) & 1:
            return no("DF-127", "die-not-rolled", remedy="choose-rolled-die")
        return too_little_gold(s, self.seat, s.box.twins_price, "DF-127")

    def chosen(self, s: Tournament, move: int) -> None:
        if move == PASS:
            return
        if s.amended(TWINS_GIVE_LAST):
            _reward_later(s, self.seat)
        if self.cards > 1:
            s.then(UseTwins(self.seat, self.dice, self.cards - 1))
        if not s.amended(TWINS_GIVE_LAST):
            s.then(_reward(s, self.seat))
        s.then(RollAgain(self.seat, move - REROLL))
        pay_gold(s, self.seat, s.box.twins_price)  # before any gain of this roll (DF-129)


def _reward(s: Tournament, seat: int) -> ChooseGain:
    """1 moon or 1 glory for a use of a card. It is no gain of the die (DF-327)."""
    return ChooseGain(seat, s.box.twins_menu, 1, 0, FROM_FEAT + TWINS)


def _reward_later(s: Tournament, seat: int) -> None:
    """One more reward waits for the result of the roll that the seat has just made (DF-127, DF-128)."""
    for at in range(len(s.agenda) - 1, -1, -1):
        result = s.agenda[at]
        if isinstance(result, Result) and result.seat == seat:
            s.agenda[at] = result.rewarded()
            return
    raise RuntimeError("the Twins roll again what nobody receives")


@step
class RollAgain(SeatStep[Tournament]):
    """The die is rolled again; only the last roll counts (DF-128)."""

    which: int

    def run(self, s: Tournament) -> None:
        if self.which == CELESTIAL_DIE - REROLL:
            roll_celestial(s, self.seat, "DF-127")
        else:
            roll_one(s, self.seat, self.which, "DF-127")
