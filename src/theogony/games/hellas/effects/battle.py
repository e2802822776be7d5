"""Operations that work in a Battle. -- chapter 9

ENTRY POINTS for whoever writes the chapter: every class below is a word of the content, read and checked; ``do`` is to
be written, or the class is ``Standing`` and looked up by ``battle.py``.
"""

from typing import TYPE_CHECKING

from theogony.games.hellas.state import Hellas
from theogony.games.hellas.texts import Act, Resolve, Standing, Stop
from theogony.kernel.effects.machine import Written

if TYPE_CHECKING:
    from theogony.games.hellas.effects.general import KillHoplites


def kill_in_battle(s: Hellas, text: Resolve, op: "KillHoplites") -> None:
    """Hoplites of the opponent in this Battle die (and the other targets that general.py does not know)."""
    raise NotImplementedError("chapter 9")


def recruit_into_battle(s: Hellas, text: Resolve, number: int) -> None:
    """Hoplites of the supply join the Battle (Local Support)."""
    raise NotImplementedError("chapter 9")


def bring_into_battle(s: Hellas, text: Resolve, origin: int, number: int) -> None:
    """Hoplites move into the Battle from neighbouring Regions (LH-366); ``origin`` is a word of ORIGINS."""
    raise NotImplementedError("chapter 9")


class ArmyStrength(Act):
    """Adds to the own Army Strength; of texts for a whole Battle it is looked up (``moment`` battle)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        raise NotImplementedError("chapter 9")


class CardValue(Act):
    """Adds to the value of the cards just used: in a Battle, or for defence in a Hunt (LH-388)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        raise NotImplementedError("chapters 9 and 10")


class SetValue(Act):
    """The card has this value (Sudden Strike)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        raise NotImplementedError("chapter 9")


class CancelFirstCardValue(Standing):
    """The first Combat card of the opponent has value 0 (Leonidas)."""


class IgnoreCasualties(Standing):
    """The Casualty symbols of the first card do not count (No Attrition)."""


class OwnCasualties(Act):
    """Changes the number of own Casualty symbols (Medusa's Blood)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        raise NotImplementedError("chapter 9")


class EnemyCasualties(Act):
    """Changes the number of the opponent's Casualty symbols (Medusa's Blood)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        raise NotImplementedError("chapter 9")


class LoserExtraLosses(Standing):
    """The loser loses so many Hoplites instead of 1 (Encirclement)."""


class LimitOpponentCards(Standing):
    """The opponent plays at most so many cards (Restrictive Maneuver)."""


class PlayExtraCard(Standing):
    """One more card when both have passed (Bluff)."""


class EndCardPlay(Act):
    """Both sides stop playing cards (Final Charge)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        raise NotImplementedError("chapter 9")


class WithdrawWithoutLosses(Stop):
    """The Battle ends as a loss without losing a Hoplite (Tactical Withdrawal)."""

    def read(self, given: Written) -> None:
        self.optional = given.flag("optional")

    def do(self, s: Hellas, text: Resolve) -> None:
        raise NotImplementedError("chapter 9")


class OpponentWithdraws(Stop):
    """The winner withdraws instead of the loser (Palladium, LH-368)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        raise NotImplementedError("chapter 9")


class ConvertHoplite(Act):
    """An enemy Hoplite is replaced by one of the own supply (Helen)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        raise NotImplementedError("chapter 9")


class SaveHoplites(Standing):
    """Of Hoplites about to be killed so many stay (Aegis: kills.py)."""
