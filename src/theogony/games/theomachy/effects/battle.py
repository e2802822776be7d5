"""Power bonuses and penalties, limits and shields of a Battle."""

from theogony.games.theomachy.content import DESIGN, DESIGNS
from theogony.games.theomachy.locations import ChooseLocation
from theogony.games.theomachy.state import Table
from theogony.games.theomachy.targets import affected, fire_attacks, quench
from theogony.games.theomachy.texts import Act, AddPower, Amount, Resolve, Stop, ops
from theogony.games.theomachy.vocabulary import WHO
from theogony.kernel.effects.machine import Written


class BattleBonus(Act):
    """Bonuses of different sources add up (TH-240); without a Battle they do nothing (TH-255)."""

    def read(self, given: Written) -> None:
        self.amount = Amount(given)

    def do(self, s: Table, text: Resolve) -> None:
        s.deeds[text.seat].bonus += self.amount.now(s, text.seat, text.memo)


class PowerPenalty(Act):
    def read(self, given: Written) -> None:
        self.who = given.word("who", WHO)
        self.amount = given.number("amount")

    def do(self, s: Table, text: Resolve) -> None:
        for seat in affected(s, text.seat, self.who, text.target):
            s.deeds[seat].penalty += self.amount


class NullifyFireAttack(Act):
    """The chosen Attack adds no Power unless nothing can stop it; it was played all the same (TH-253)."""

    def read(self, given: Written) -> None:
        self.named = True

    def can(self, s: Table, seat: int, target: int) -> bool:
        return bool(fire_attacks(s, seat))

    def choices(self, s: Table, seat: int, target: int) -> list[int]:
        return sorted({quench(s, card) for card in fire_attacks(s, seat)})

    def do(self, s: Table, text: Resolve) -> None:
        if text.choice >= 0 and not any(power.unstoppable for power in ops(s, DESIGN[text.choice], AddPower)):
            s.quenched = (*s.quenched, text.choice)
            s.tell("quenched", "TH-253", seat=text.seat, card=DESIGNS[DESIGN[text.choice]])


class LimitAttacks(Act):
    """Of the whole Battle (TH-242)."""

    def read(self, given: Written) -> None:
        self.who = given.word("who", WHO)
        self.most = given.number("max")

    def do(self, s: Table, text: Resolve) -> None:
        s.deeds[text.target].most_attacks = min(s.deeds[text.target].most_attacks, self.most)
        s.tell("limited", "TH-242", seat=text.target, number=self.most)


class MultiEssenceThisTurn(Act):
    """The player's Attacks of this turn may be of any Essences."""

    def can(self, s: Table, seat: int, target: int) -> bool:
        return False

    def do(self, s: Table, text: Resolve) -> None:
        s.turn_free = 1


class Ward(Act):
    """Takes the next blow against the own Stake (TH-241)."""

    def do(self, s: Table, text: Resolve) -> None:
        s.deeds[text.seat].shields += 1


class DamageLocation(Stop):
    """A Location, of the player's or of its owner's choice (TH-131)."""

    def read(self, given: Written) -> None:
        self.who = given.word("who", WHO)
        self.by_target = given.word("chooser", ["self", "target"]) == 1

    def can(self, s: Table, seat: int, target: int) -> bool:
        return any(s.locations(other) for other in affected(s, seat, self.who, target))

    def do(self, s: Table, text: Resolve) -> None:
        for seat in reversed(affected(s, text.seat, self.who, text.target)):
            if s.locations(seat):
                s.then(ChooseLocation(seat if self.by_target else text.seat, seat))
