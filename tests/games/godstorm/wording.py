"""The words that may stand in what a rule of Godstorm says."""

from tests.games.wording import Wording, Words
from theogony.games.godstorm.content import CARDS, CONTINENTS, DECKS, GODS, PANTHEONS, PLACES, TERRITORY_CARDS
from theogony.games.godstorm.game import GAME
from theogony.games.godstorm.layout import GodstormLayout

KNOWN_WORDS: dict[str, Words] = {
    "place": [*PLACES, "heaven"],
    "origin": [*PLACES, "heaven"],
    "card": CARDS + TERRITORY_CARDS,
    "continent": CONTINENTS,
    "deck": [*DECKS, *range(4)],
    "god": [*GODS, *range(4)],
    "against": range(4),
    "pantheon": [*PANTHEONS, *range(5)],
    "armies": range(111),
    "lost": range(111),
    "gained": range(111),
    "seat": range(5),
    "player": range(1, 6),
    "die": range(1, 7),
}
WORDING = Wording(GAME, GodstormLayout, KNOWN_WORDS)
