"""The set-up of the Chronos module. -- chapter 14 (HY-308 to HY-312, HY-430)"""

from theogony.games.hybris import setup
from theogony.games.hybris.content import ANCIENT, CHAINED, UPGRADE_CONCEPTS
from theogony.games.hybris.state import Chronos, Hybris
from theogony.games.hybris.zones import (
    AVATAR_DECK,
    CARDS,
    CONCEPT_BOX,
    CONCEPT_DECK,
    FIRST_AVATAR,
    cards_of_concept,
)


def set_up(s: Hybris) -> None:
    """The base game, and his board: five Chains on each track, the Avatars on their spaces, no resources (HY-308);
    his VP by the number of players (HY-430)."""
    titan = Chronos()
    titan.vp = s.box.chronos_vp[s.seats]
    s.chronos = [titan]
    titan.chains = [s.box.chains for _ in CHAINED]
    titan.intensity = [s.box.intensity[tile] for tile in range(len(UPGRADE_CONCEPTS))]  # HY-310
    s.ancient = ANCIENT  # HY-311
    s.cards.place(AVATAR_DECK, list(range(FIRST_AVATAR, CARDS)))
    for place, concept in enumerate(CHAINED):  # HY-309
        cards = cards_of_concept(concept)
        s.cards.place(CONCEPT_DECK + place, cards)
        s.cards.draw(CONCEPT_DECK + place, CONCEPT_BOX + place, len(cards) - s.box.concept_cards, s.rng)
    setup.set_up(s)


def place_greatness(s: Hybris) -> None:
    """Alone the marker starts on the last space (HY-312)."""
    s.greatness = [s.box.greatness_spaces]
