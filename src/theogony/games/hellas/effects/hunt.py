"""Operations that work in a Hunt. -- chapter 10

ENTRY POINTS for whoever writes the chapter: every class below is a word of the content, read and checked; ``do`` is to
be written, or the class is ``Standing`` and looked up by ``hunt.py``.
"""

from typing import TYPE_CHECKING

from theogony.games.hellas.box import REQUIREMENTS
from theogony.games.hellas.content import ATTRIBUTES, SYMBOLS
from theogony.games.hellas.state import Hellas
from theogony.games.hellas.texts import Act, Resolve, Standing, Stop
from theogony.kernel.effects.machine import Written

if TYPE_CHECKING:
    from theogony.games.hellas.effects.general import DiscardCombat


def discard_otherwise(s: Hellas, text: Resolve, op: "DiscardCombat") -> None:
    """Combat cards are discarded at random, by half, by the opponent in a Battle, or as Kronos chooses (Riddle)."""
    raise NotImplementedError("chapters 9, 10 and 18")


def injure_hunter(s: Hellas, text: Resolve, number: int, unless: int) -> None:
    """The hunter (``text.other``) suffers Injuries, unless he discards so many cards (Hound of Hades)."""
    raise NotImplementedError("chapter 10")


def place_hunter(s: Hellas, text: Resolve, anywhere: bool, optional: bool) -> None:
    """The attacking player puts the hunter's Hero in a Region, a neighbouring one if not ``anywhere``."""
    raise NotImplementedError("chapter 10")


def wound_hunted(s: Hellas, text: Resolve) -> None:
    """The hunter covers a symbol of the hunted Monster by a text (LH-346)."""
    raise NotImplementedError("chapter 10")


class Modify(Standing):
    """A number or rule is changed as long as the card is held or in force; 0 or -1: not by this text."""

    def read(self, given: Written) -> None:
        self.population_strength = given.number("population_strength", 0)
        self.minimum = given.number("minimum", 1)
        self.hand_limit = given.number("hand_limit", 0)
        self.march_distance = given.number("march_distance", 0)
        self.distance = given.number("distance", 0)
        self.kills = given.number("kills", 0)
        self.hunt_draw_attribute: int = (
            given.word("hunt_draw_attribute", ATTRIBUTES) if given.has("hunt_draw_attribute") else -1
        )
        self.hunt_requires: list[int] = (
            given.amounts("hunt_requires", REQUIREMENTS) if given.has("hunt_requires") else [0] * len(REQUIREMENTS)
        )
        self.attack_bonus = given.number("attack_bonus", 0)
        self.first_attack_bonus = given.number("first_attack_bonus", 0)
        self.ends_hunt = given.has("undefended_first_attack") and (
            given.word("undefended_first_attack", ["end_hunt"]) == 0
        )
        self.extra_wound_symbols: list[int] = (
            given.several("extra_wound_symbols", SYMBOLS) if given.has("extra_wound_symbols") else []
        )


class EndHunt(Act):
    """The Hunt ends at once, unsuccessfully."""

    def do(self, s: Hellas, text: Resolve) -> None:
        raise NotImplementedError("chapter 10")


class SpecialAttack(Stop):
    """The Special Attack of the tray, or of Kronos."""

    def do(self, s: Hellas, text: Resolve) -> None:
        raise NotImplementedError("chapter 10")


class ExtraAttack(Act):
    """One more Monster Attack card from the top, without choice (LH-349)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        raise NotImplementedError("chapter 10")


class SkipDraw(Act):
    """No Combat card is drawn at the end of this exchange (Medusa)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        raise NotImplementedError("chapter 10")


class LowerHighestAttribute(Stop):
    """The highest Attribute is lowered for good, minimum 1; the owner picks a tie (Nasty Wounds)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        raise NotImplementedError("chapter 10")


class DiscardDownTo(Stop):
    """Combat cards are discarded until so many are left (Quick Attack)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        raise NotImplementedError("chapter 10")


class NameSymbol(Stop):
    """The attacking player names a combat symbol (Sphinx)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        raise NotImplementedError("chapter 10")


class DiscardAllWithSymbol(Stop):
    """All cards with the named symbol are discarded; ``else`` if there is none."""

    def read(self, given: Written) -> None:
        self.otherwise = given.block("else")

    def do(self, s: Hellas, text: Resolve) -> None:
        raise NotImplementedError("chapter 10")


class Unwound(Stop):
    """Wound markers are taken off a Monster (Hydra)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        raise NotImplementedError("chapter 10")


class IgnoreInjury(Standing):
    """An Injury about to be suffered is not (Achilles' token)."""


class ChooseAttackCard(Standing):
    """You choose which of the two Monster Attack cards is played (Staff of Tiresias)."""
