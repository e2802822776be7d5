"""The Chronos board as everybody sees it."""

from theogony.games.hybris import shapes
from theogony.games.hybris.box import TRACK
from theogony.games.hybris.chronos.chains import decider, is_full, of_concept
from theogony.games.hybris.chronos.turn import Condition, conditions, fulfilled, lacking, together
from theogony.games.hybris.content import (
    AVATARS,
    CHAINED,
    CHRONOS_TILES,
    CITIES,
    CONCEPT_CARDS,
    CONCEPTS,
    CONFLICT,
    GOODS,
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
        "together": _together(s),
        "lacking": [lacking(s, seat) for seat in range(s.seats)],
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
        seen["holds"] = int(fulfilled(s, concept))
        what, number = of_concept(s, concept)
        seen["gain"] = {GOODS[what]: number}
        seen["breaks"] = int(is_full(s, concept))
        seen["gone"] = [CONCEPT_CARDS[face - CONCEPT_FACE] for face in s.cards.seen(s.seats, OBLITERATED + place)]
    return seen


def _conditions(s: Hybris, concept: int) -> list[shapes.ConditionView]:
    """What the track of a Chained Concept asks for, and what the players have together (HY-339)."""
    return [_condition(s, one) for one in conditions(s, concept)]


def _condition(s: Hybris, one: Condition) -> shapes.ConditionView:
    have = together(s, one.what)
    return {
        "what": TRACK[one.what],
        "need": one.need,
        "have": have,
        "met": int(have >= one.need),
        "broken": int(one.broken),
        "counts": int(one.counts),
    }


def _together(s: Hybris) -> list[shapes.ConditionView]:
    """Of each kind that a track knows the condition that counts and asks for most; else the first."""
    found: dict[int, Condition] = {}
    for concept in CHAINED:
        for one in conditions(s, concept):
            known = found.get(one.what)
            if known is None or (one.counts and (not known.counts or one.need > known.need)):
                found[one.what] = one
    return [_condition(s, one) for one in found.values()]
