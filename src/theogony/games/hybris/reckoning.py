"""The Force of a side as a sum, and what a Combat is about, by name. -- chapter 11 (HY-246, HY-253 to HY-257)"""

from theogony.games.hybris import shapes
from theogony.games.hybris.content import (
    AVATARS,
    CHAMPIONS,
    CHARACTERS,
    CITIES,
    CONFLICT,
    ELEMENTS,
    IMAGES,
    PRIMORDIALS,
    QUESTS,
)
from theogony.games.hybris.duel import AVATAR, CHAMPION, CITY, CONTEST, PRIMORDIAL, QUEST
from theogony.games.hybris.state import NOBODY, NOTHING, Fight, Hybris
from theogony.games.hybris.strength import (
    ENEMY_FORCE,
    FORCE,
    PARTS,
    fits,
    joined,
    total,
)
from theogony.games.hybris.texts import SOURCE_IDS
from theogony.games.hybris.uses import sources_of
from theogony.games.hybris.zones import DESIGN, FEARED, PRIMORDIAL_FACE, REVEALED


def tell_force(s: Hybris, fight: Fight, side: int) -> None:
    """With what a side has fought: its cards, and its Force by what it came from (HY-253)."""
    seat, character = fight.seats[side], fight.characters[side]
    sums = dict.fromkeys(PARTS, 0)
    less = 0
    for part in summands(s, fight, side):
        if part["n"] > 0:
            sums[part["of"]] += part["n"]
        else:
            less -= part["n"]
    s.tell(
        "fought",
        "HY-253",
        seat=seat,
        character=CHARACTERS[character] if seat != NOBODY else "",
        source=about(s, fight) if seat == NOBODY else "",
        cards=[CONFLICT[design] for design in fight.rows[side]],
        parts={of: n for of, n in sums.items() if n},
        less=less,
        force=total(s, fight, side),
    )


def revealed(s: Hybris) -> list[int]:
    """The designs of the Coliseum cards that were revealed for the enemy."""
    return sorted([DESIGN[card] for card in s.cards.content[REVEALED]])


def about(s: Hybris, fight: Fight) -> str:
    """What is fought, or fought for, by name."""
    if fight.kind == PRIMORDIAL:
        return _feared(s)
    names = {QUEST: QUESTS, CHAMPION: CHAMPIONS, AVATAR: AVATARS, CITY: CITIES, CONTEST: CITIES}
    return names[fight.kind][fight.about]


def _feared(s: Hybris) -> str:
    """The Primordial that is revealed in this Age."""
    rank = s.box.primordial_ages.index(s.age) if s.age in s.box.primordial_ages else NOTHING
    faces = s.cards.seen(s.seats, FEARED + rank) if rank != NOTHING else []
    return PRIMORDIALS[faces[0] - PRIMORDIAL_FACE] if faces else ""


# -- the sum -----------------------------------------------------------------------------------------------------------


def summands(s: Hybris, fight: Fight, side: int) -> list[shapes.ForceView]:
    """The Total Force of a side part by part, as ``strength.total`` counts it (HY-253, HY-255)."""
    found = _base(s, fight) if fight.seats[side] == NOBODY else []
    for place, design in enumerate(fight.rows[side]):
        card = CONFLICT[design]
        found.append({"of": "card", "id": card, "place": place, "n": s.box.force[design]})
        if joined(s, fight, side, place):
            image = IMAGES[s.box.left[design]]
            found.append({"of": "combo", "id": image, "place": place, "n": s.box.combo[design]})
        if fight.made[side][place] and not fight.cancelled[side] >> place & 1:
            found.append({"of": "text", "id": card, "place": place, "n": fight.made[side][place]})
    found += _of_player(s, fight, side) if fight.seats[side] != NOBODY else []
    return found + _of_enemy(s, fight, side)


def _base(s: Hybris, fight: Fight) -> list[shapes.ForceView]:
    """An enemy of the game: its base, each revealed card, each symbol of its Elements (HY-255 to HY-257)."""
    found: list[shapes.ForceView] = []
    for design in revealed(s):
        found.append({"of": "revealed", "id": CONFLICT[design], "place": -1, "n": s.box.force[design]})
        for element in fight.elements:
            symbols = s.box.elements[design].count(element)
            if symbols:
                found.append({"of": "element", "id": ELEMENTS[element], "place": -1, "n": symbols})
    base = fight.base - sum([part["n"] for part in found])
    return [{"of": "base", "id": "", "place": -1, "n": base}, *found]


def _of_player(s: Hybris, fight: Fight, side: int) -> list[shapes.ForceView]:
    """Texts that are no cards: those used in this Combat, for this Age, and those that always hold."""
    seat = fight.seats[side]
    found: list[shapes.ForceView] = []
    if fight.bonus[side]:
        found.append({"of": "used", "id": "", "place": -1, "n": fight.bonus[side]})
    if s.players[seat].boost:
        found.append({"of": "boost", "id": "", "place": -1, "n": s.players[seat].boost})
    for source, op in sources_of(s, seat, FORCE):
        if fits(fight, side, op):
            found.append({"of": "power", "id": SOURCE_IDS[source], "place": -1, "n": op.n})
    return found


def _of_enemy(s: Hybris, fight: Fight, side: int) -> list[shapes.ForceView]:
    """What the enemy's cards and texts do to it; ``place`` is that of the enemy's card."""
    foe = 1 - side
    found: list[shapes.ForceView] = []
    for place, dealt in enumerate(fight.dealt[foe]):
        if dealt and not fight.cancelled[foe] >> place & 1:
            found.append({"of": "enemy", "id": CONFLICT[fight.rows[foe][place]], "place": place, "n": dealt})
    if fight.malus[side]:
        found.append({"of": "enemy", "id": "", "place": -1, "n": fight.malus[side]})
    if fight.seats[foe] != NOBODY:
        for source, op in sources_of(s, fight.seats[foe], ENEMY_FORCE):
            if fits(fight, foe, op):
                found.append({"of": "enemy", "id": SOURCE_IDS[source], "place": -1, "n": op.n})
    return found
