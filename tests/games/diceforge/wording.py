"""The words that may stand in what a rule of Dice Forge says."""

from tests.games.wording import Wording, Words
from theogony.games.diceforge.content import (
    CELESTIAL,
    FACES,
    FEATS,
    ISLANDS,
    MODULES,
    RESOURCES,
    SLOTS,
    SOURCES,
    SPACES,
    TRACK,
    TREASURES,
)
from theogony.games.diceforge.game import GAME
from theogony.games.diceforge.layout import DiceForgeLayout
from theogony.games.diceforge.moves import DICE, MEMORIES

KNOWN_WORDS: dict[str, Words] = {
    "seat": range(4),
    "by": range(4),
    "of": range(4),
    "on": range(4),
    "face": FACES,
    "old": FACES,
    "die": DICE,
    "feat": FEATS,
    "island": ISLANDS,
    "resource": RESOURCES,
    "slot": SLOTS,
    "source": SOURCES,
    "track": TRACK,
    "treasure": TREASURES,
    "memory": MEMORIES,
    "module": MODULES,
}
OWN_WORDS: dict[tuple[str, str], Words] = {
    ("celestial-rolled", "side"): CELESTIAL,
    ("golem-moved", "space"): SPACES,
    ("treasure-found", "space"): SPACES,
    ("no-way-there", "space"): SPACES,
    ("scored", "track"): range(1000),
}
WORDING = Wording(GAME, DiceForgeLayout, KNOWN_WORDS, OWN_WORDS)
