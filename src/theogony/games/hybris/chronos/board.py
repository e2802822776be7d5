"""The Chronos board as everybody sees it."""

from theogony.games.hybris import shapes
from theogony.games.hybris.box import TRACK
from theogony.games.hybris.chronos.chains import decider
from theogony.games.hybris.chronos.turn import together
from theogony.games.hybris.content import (
    AVATARS,
    CHAINED,
    CHRONOS_TILES,
    CITIES,
    CONCEPT_CARDS,
    CONCEPTS,
    CONFLICT,
    TECHNOLOGIES,
    UPGRADE_CONCEPTS,
)
from theogony.games.hybris.state import NOTHING, Hybris
from theogony.games.hybris.zones import (
    AVATAR_DECK,
    AVATAR_DESIGN,
    AVATAR_DISCARD,
    CONCEPT_DECK,
    CONCEPT_FACE,
    CONCEPT_TOP,
    FIRST_AVATAR,
    OBLITERATED,
)


def sheet(s: Hybris) -> shapes.ChronosView:
    """HY-006: all of it but the order of his decks."""
    titan = s.titan()
    return {
        "vp": titan.vp,
        "concepts": [_concept(s, concept) for concept in range(len(CONCEPTS))],
        "tiles": [
            {
                "id": CHRONOS_TILES[tile],
                "intensity": titan.intensity[tile],
                "turned": titan.turned >> tile & 1,
                "waiting": titan.waiting >> tile & 1,
            }
            for tile in range(len(UPGRADE_CONCEPTS))
        ],
        "avatars": {
            name: CITIES[titan.avatar_at[avatar]] if titan.avatar_at[avatar] != NOTHING else ""
            for avatar, name in enumerate(AVATARS)
        },
        "waiting_avatars": [AVATARS[avatar] for avatar in titan.waiting_avatars],
        "avatar_deck": len(s.cards.content[AVATAR_DECK]),
        "avatar_discards": _discards(s),
        "ancient": [name for tile, name in enumerate(TECHNOLOGIES) if s.ancient >> tile & 1],
        "weakened": titan.weakened,
        "decider": decider(s),
        "turn": CONCEPTS[titan.concept] if titan.concept != NOTHING else "",
    }


def _discards(s: Hybris) -> list[str]:
    designs = [AVATAR_DESIGN[card - FIRST_AVATAR] for card in s.cards.content[AVATAR_DISCARD]]
    return [CONFLICT[design] for design in sorted(designs)]


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
        seen["conditions"] = _conditions(s, concept)
        seen["gone"] = [CONCEPT_CARDS[face - CONCEPT_FACE] for face in s.cards.seen(s.seats, OBLITERATED + place)]
    return seen


def _conditions(s: Hybris, concept: int) -> list[shapes.ConditionView]:
    """What the track of a Chained Concept asks for, under its Chains too, and what the players have together (HY-317,
    HY-339); on Temnein only the last broken one counts (HY-340)."""
    broken = s.box.chains - s.titan().chains[CHAINED.index(concept)]
    first = broken - 1 if s.box.only_last[concept] else 0
    wanted: dict[int, int] = {}
    found: list[shapes.ConditionView] = []
    for place, (what, number, per_player, plus) in enumerate(s.box.track[concept]):
        asked = number * s.seats if per_player else number
        wanted[what] = wanted.get(what, 0) + asked if plus else asked
        found.append(
            {
                "what": TRACK[what],
                "need": wanted[what],
                "have": together(s, what),
                "broken": int(place < broken),
                "counts": int(first <= place < broken),
            }
        )
    return found
