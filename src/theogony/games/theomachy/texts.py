"""The texts of cards, gods and Mythology: what an operation is, those that stand, and where all of them are found."""

from typing import Any, Final, TypeVar

from theogony.games.theomachy.conditions import ALWAYS, CONDITIONS, COUNTERS, DISCARDED_NOW, ONCE, counted, holds
from theogony.games.theomachy.content import ESSENCES, KINDS, MYTHS, ORBS, SOURCES
from theogony.games.theomachy.state import Table
from theogony.games.theomachy.vocabulary import ALL, BONUS_ATTACKS, ONE_OPPONENT, SELF
from theogony.kernel.effects.given import Given
from theogony.kernel.effects.machine import Book, Operation, Text, Written
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal

O = TypeVar("O", bound="Op")

EITHER_ORB: Final = len(ORBS)
SETTLING: Final = len(SOURCES)  # the empty text of a Location being played: others may answer, its own works later


@step
class Resolve(Text[Table]):
    """The text of a source being carried out, with the target and choice that were named (TH-252).

    ``memo`` counts what the text has killed or made to be discarded so far, ``marks`` whom it no longer touches.
    """

    source: int
    card: int
    seat: int
    target: int
    choice: int
    memo: int
    marks: int

    def code(self, s: Table) -> list[Operation[Any, Any]]:
        return texts(s).code

    def onward(self, at: int) -> "Resolve":
        return Resolve(at, self.source, self.card, self.seat, self.target, self.choice, self.memo, self.marks)

    def remembering(self, memo: int, marks: int) -> "Resolve":
        memo, marks = self.memo + memo, self.marks | marks
        return Resolve(self.at, self.source, self.card, self.seat, self.target, self.choice, memo, marks)

    def spares(self, what: int, seat: int) -> bool:
        return self.marks >> what + seat & 1 == 1


class Op(Operation[Table, Resolve]):
    """An operation: whom it is about, and whether it needs one more thing ``named`` before it begins (TH-252)."""

    def __init__(self, given: Written) -> None:
        self.condition: int = ALWAYS
        self.who: int = SELF
        self.named: bool = False
        super().__init__(given)

    def due(self, s: Table, text: Resolve) -> bool:
        """Parts that cannot be done are skipped (TH-122)."""
        return text.memo > 0 if self.condition == DISCARDED_NOW else holds(s, text.seat, self.condition)

    def useful(self, s: Table, seat: int, target: int) -> bool:
        """Whether it would do anything if the text were used now (TH-122)."""
        if self.condition != ALWAYS and (self.condition == DISCARDED_NOW or not holds(s, seat, self.condition)):
            return False
        return self.can(s, seat, target)

    def can(self, s: Table, seat: int, target: int) -> bool:
        """Whether there is something that it could change."""
        return True

    def choices(self, s: Table, seat: int, target: int) -> list[int]:
        """The moves that name the other thing it needs."""
        return []

    def unpaid(self, s: Table, seat: int, cards: int) -> Refusal | None:
        """Why it cannot be paid as a cost, if so; ``cards`` of the hand are in use (TH-121)."""
        return None


class Act(Op):
    """An operation that is carried out, if it has a condition only when that holds."""

    def __init__(self, given: Written) -> None:
        super().__init__(given)
        self.condition = given.word("condition", CONDITIONS, "always")
        self.conditional = self.condition != ALWAYS


class Stop(Act):
    """One after which the text waits: it asks somebody, or touches what others may answer for."""

    def __init__(self, given: Written) -> None:
        super().__init__(given)
        self.stops = True


class Amount:
    """A number, or so many times a counter, at most so many in all."""

    def __init__(self, given: Given) -> None:
        self.number: int = given.number("amount")
        self.per: int = given.word("per", COUNTERS, "once")
        self.most: int = ALL if self.per == ONCE else given.number("max", ALL)

    def now(self, s: Table, seat: int, memo: int) -> int:
        """What it comes to; ``memo`` is what the running text has counted itself."""
        return self.number if self.per == ONCE else min(self.most, self.number * counted(s, seat, self.per, memo))


# -- standing operations: looked up where they count ------------------------------------------------------------------


class Standing(Op):
    def __init__(self, given: Written) -> None:
        super().__init__(given)
        self.standing = True


class StandingNumber(Standing):
    def read(self, given: Written) -> None:
        self.amount = given.number("amount")


class AddPower(Standing):
    """Power of an Attack or a Hero, counted at the End of Battle; another amount if a condition holds then (TH-151)."""

    def read(self, given: Written) -> None:
        self.amount = Amount(given)
        self.unstoppable = given.flag("unstoppable")
        self.when = given.word("condition", CONDITIONS, "always")
        self.amount_if = self.amount.number if self.when == ALWAYS else given.number("amount_if")

    def power(self, s: Table, seat: int, memo: int) -> int:
        if self.when != ALWAYS and holds(s, seat, self.when):
            return self.amount_if
        return self.amount.now(s, seat, memo)


class AttackBonus(Standing):
    """Power for own Attacks; nullified ones bring none (TH-253)."""

    def read(self, given: Written) -> None:
        self.amount = given.number("amount")
        self.per = given.word("per", BONUS_ATTACKS)
        self.most = given.number("max", ALL)


class StandingBonus(Standing):
    """Power in every Battle (TH-240)."""

    def read(self, given: Written) -> None:
        self.amount = Amount(given)


class BonusForKills(StandingNumber):
    """Power each time a card or ability has killed in a Stake (TH-204)."""


class PenaltyPerCard(Standing):
    """Each opponent in the Battle has less Power for every card in his hand (TH-152)."""

    def read(self, given: Written) -> None:
        self.amount = given.number("amount")
        self.most = given.number("max")


class LoseAfterPower(Standing):
    """An own follower of the Stake is killed once Power has been compared."""

    def read(self, given: Written) -> None:
        self.kind = given.word("kind", KINDS)


class MultiEssence(Standing):
    """Attacks of one turn may be of any Essences (TH-214)."""


class Shield(Standing):
    """Opponents neither kill nor drive back these kinds in the own Stake (TH-241)."""

    def read(self, given: Written) -> None:
        self.kinds = given.set("kinds", KINDS)


class WardEachBattle(Standing):
    """Takes the first blow against the own Stake in each Battle (TH-241)."""


class HandGuard(Standing):
    """Opponents neither look at the hand nor make its holder discard; ``once`` in each Hand, and then he draws."""

    def read(self, given: Written) -> None:
        self.once = given.flag("once")
        self.then_draw = given.number("then_draw", 0)


class LocationGuard(Standing):
    """Own Locations take no damage in step 4."""

    def read(self, given: Written) -> None:
        self.when = given.word("condition", CONDITIONS)


class Income(Standing):
    """Followers that come by themselves in step 2 of the Closure (TH-156)."""

    def read(self, given: Written) -> None:
        self.kind = given.word("kind", KINDS)
        self.amount = given.number("amount")
        self.when = given.word("condition", CONDITIONS)


class GainOnFolds(Standing):
    """Followers each time an opponent folds, so many in a Hand and no more."""

    def read(self, given: Written) -> None:
        self.kind = given.word("kind", KINDS)
        self.amount = given.number("amount")
        self.most = given.number("max_per_hand")


class GainOnReshuffle(Standing):
    """Followers, together, each time the Essence deck is reshuffled."""

    def read(self, given: Written) -> None:
        self.tokens = given.amounts("tokens", KINDS)


class KeepMore(Standing):
    """So many cards more may be kept in step 9 (TH-161)."""

    def read(self, given: Written) -> None:
        self.amount = given.number("amount")
        self.when = given.word("condition", CONDITIONS)


class HandSize(StandingNumber):
    """So many cards more are drawn up to in the Start Phase (TH-051)."""


class ExtraEssence(Standing):
    """Counts as Essence for own requirements (TH-120)."""

    def read(self, given: Written) -> None:
        self.element = given.word("element", ESSENCES)
        self.amount = given.number("amount")


class ExtraOrbs(Standing):
    """Count as Orbs for own requirements (TH-120)."""

    def read(self, given: Written) -> None:
        self.kind = given.word("kind", ORBS)
        self.amount = given.number("amount")


class RequirementChange(Standing):
    """Own cards, or Effects only, need more or fewer Orbs, of any kind or of one (TH-120)."""

    def read(self, given: Written) -> None:
        self.effects_only = given.word("card_type", ["any", "effect"]) == 1
        self.part = given.word("part", [*ORBS, "orbs"])
        self.amount = given.number("amount")


class Burden(StandingNumber):
    """Opponents' Effects that need Orbs need so many more (TH-216)."""


class FreeFollow(Standing):
    """A token of the debt, of one of these kinds, may come from the Bank (TH-091)."""

    def read(self, given: Written) -> None:
        self.kinds = given.set("kind", KINDS)


class StartWith(Standing):
    """A Mythology card is in play from the start (TH-041)."""

    def read(self, given: Written) -> None:
        self.myth = given.word("card", MYTHS)


# -- all texts of the content -----------------------------------------------------------------------------------------


class Texts:
    """By source: where its text starts, its operations, all and by kind, its costs, and whom and what it names."""

    def __init__(self, book: Book) -> None:
        self.code: list[Operation[Any, Any]] = book.code
        self.start: list[int] = [program.start for program in book.programs]
        self.operations: list[list[Op]] = book.of(Op)
        self.by_kind: dict[object, list[list[Any]]] = {kind: book.of(kind) for kind in book.words.values()}
        self.costs: list[list[Op]] = [[op for op in operations if op.cost] for operations in self.operations]
        self.target: list[int] = [  # one opponent, or nobody (TH-123)
            next((op.who for op in operations if op.who in ONE_OPPONENT), SELF) for operations in self.operations
        ]
        self.naming: list[Op | None] = [
            next((op for op in operations if op.named), None) for operations in self.operations
        ]


LOADED: Final[list[Texts]] = []  # by the number of the box, as ``effects`` reads them


def texts(s: Table) -> Texts:
    """The texts of the content that this position is played with."""
    return LOADED[s.box.number]


def ops(s: Table, source: int, kind: type[O]) -> list[O]:
    """The operations of a kind in a text."""
    return texts(s).by_kind[kind][source]
