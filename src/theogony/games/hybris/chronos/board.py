"""The Chronos board as everybody sees it."""

from theogony.games.hybris import shapes
from theogony.games.hybris.content import (
    AVATARS,
    CHAINED,
    CHRONOS_TILES,
    CITIES,
    CONCEPT_CARDS,
    CONCEPTS,
    TECHNOLOGIES,
    UPGRADE_CONCEPTS,
)
from theogony.games.hybris.state import NOTHING, Hybris
from theogony.games.hybris.zones import CONCEPT_DECK, CONCEPT_FACE, CONCEPT_TOP, OBLITERATED


def sheet(s: Hybris) -> shapes.ChronosView:
    """HY-006: all of it but the order of his decks."""
    titan = s.titan()
    return {
        "vp": titan.vp,
        "concepts": [_concept(s, concept) for concept in range(len(CONCEPTS))],
        "tiles": [
            {"id": CHRONOS_TILES[tile], "intensity": titan.intensity[tile], "turned": titan.turned >> tile & 1}
            for tile in range(len(UPGRADE_CONCEPTS))
        ],
        "avatars": {
            name: CITIES[titan.avatar_at[avatar]] if titan.avatar_at[avatar] != NOTHING else ""
            for avatar, name in enumerate(AVATARS)
        },
        "ancient": [name for tile, name in enumerate(TECHNOLOGIES) if s.ancient >> tile & 1],
        "weakened": titan.weakened,
        "turn": CONCEPTS[titan.concept] if titan.concept != NOTHING else "",
    }


def _concept(s: Hybris, concept: int) -> shapes.ConceptView:
    """A Concept: whose Focus, and of a Chained one its track, resources and cards."""
    titan = s.titan()
    seen: shapes.ConceptView = {"id": CONCEPTS[concept], "focus": titan.focus[concept]}
    if concept in CHAINED:
        place = CHAINED.index(concept)
        top = s.cards.seen(s.seats, CONCEPT_TOP + place)
        seen["chains"] = titan.chains[place]
        seen["resources"] = titan.resources[place]
        seen["deck"] = len(s.cards.content[CONCEPT_DECK + place])
        seen["card"] = CONCEPT_CARDS[top[0] - CONCEPT_FACE] if top else ""
        seen["gone"] = [CONCEPT_CARDS[face - CONCEPT_FACE] for face in s.cards.seen(s.seats, OBLITERATED + place)]
    return seen
