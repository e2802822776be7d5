"""The words that may stand in what a rule of Theomachy says."""

from tests.games.wording import Wording, Words
from theogony.games.theomachy.content import ESSENCE_CARDS, ESSENCES, KINDS, MYTHS, ORBS, PACK_NAMES, PANTHEONS, SOURCES
from theogony.games.theomachy.game import GAME
from theogony.games.theomachy.layout import TheomachyLayout

CARDS = [*SOURCES, *ESSENCE_CARDS]
KNOWN_WORDS: dict[str, Words] = {
    "card": CARDS,
    "cards": CARDS,
    "old": ESSENCE_CARDS,
    "top": [*SOURCES, ""],
    "source": SOURCES,
    "god": SOURCES,
    "myth": MYTHS,
    "token": KINDS,
    "gave": KINDS,
    "got": KINDS,
    "essence": ESSENCES,
    "orb": ORBS,
    "pantheon": PANTHEONS,
    "pack": PACK_NAMES,
    "seat": range(8),
    "first": range(8),
    "target": range(8),
    "victim": range(8),
    "ante": [1, 2, 3],
    "slot": [1, 2, 3, 4, 5],
    "amount": range(1, 100),
}
WORDING = Wording(GAME, TheomachyLayout, KNOWN_WORDS)
