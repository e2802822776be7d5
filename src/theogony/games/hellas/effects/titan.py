"""Operations of Chains, Orders and tokens in Kronos mode. -- chapters 18 to 22

ENTRY POINTS for whoever writes Kronos: every class below is a word of the content, read and checked; ``do`` is to be
written.
"""

from typing import TYPE_CHECKING

from theogony.games.hellas.state import Hellas
from theogony.games.hellas.texts import TARGETS, Act, Resolve, Stop
from theogony.kernel.effects.machine import Written

if TYPE_CHECKING:
    from theogony.games.hellas.effects.general import Choose, DiscardCombat, KillHoplites


def another_chooses(s: Hellas, text: Resolve, op: "Choose") -> None:
    """Another Hero, whom the owner names, chooses one of the options (Helen's token)."""
    raise NotImplementedError("chapter 22")


def kill_by_order(s: Hellas, text: Resolve, op: "KillHoplites") -> None:
    """Hoplites die where a Chain or an Order says."""
    raise NotImplementedError("chapters 18 and 20")


def discard_by_order(s: Hellas, text: Resolve, op: "DiscardCombat") -> None:
    """Combat cards are discarded as Kronos chooses (Riddle), or by each Hero."""
    raise NotImplementedError("chapter 18")


def injure_by_order(s: Hellas, text: Resolve, number: int, unless: int) -> None:
    """A Hero suffers Injuries, unless he discards so many cards (Hound of Hades)."""
    raise NotImplementedError("chapter 18")


class SacrificePriest(Stop):
    """Each Hero loses a Priest of its Pool; ``else`` without one (Famine)."""

    def read(self, given: Written) -> None:
        self.otherwise = given.block("else")

    def do(self, s: Hellas, text: Resolve) -> None:
        raise NotImplementedError("chapter 20")


class PlaceMonster(Stop):
    """A Monster of the map is put in another Region (Hound of Hades)."""

    def read(self, given: Written) -> None:
        self.target = given.word("target", TARGETS)

    def do(self, s: Hellas, text: Resolve) -> None:
        raise NotImplementedError("chapter 18")


class RegionAttack(Stop):
    """The Region Attack of the Monster, with the kills of LH-214 (Stampede)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        raise NotImplementedError("chapter 18")


class DrawOrder(Stop):
    """Order cards are drawn, hand limit 5 (Eclipse)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        raise NotImplementedError("chapter 20")


class DiscardOrderRandom(Stop):
    """A random card of the Order hand is discarded (Odysseus' token)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        raise NotImplementedError("chapter 22")


class ScryOrders(Stop):
    """Looks at the top Order cards and puts any of them at the bottom (Cassandra's token)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        raise NotImplementedError("chapter 22")


class ExtraAction(Act):
    """One more Action of Kronos in this turn (his Wrath)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        raise NotImplementedError("chapter 20")


class SkipHeroMovement(Stop):
    """No Hero Movement on that Hero's next turn (Gaze of Stone)."""

    def read(self, given: Written) -> None:
        self.target = given.word("target", TARGETS)

    def do(self, s: Hellas, text: Resolve) -> None:
        raise NotImplementedError("chapter 18")
