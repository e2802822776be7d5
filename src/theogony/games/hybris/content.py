"""What lies in both boxes, by number: Locations, tiles, characters, cards. Read from ``content/components.yaml``.

Ids and their order belong to the game; numbers and texts that a retune may change are in ``box.py``.
"""

from pathlib import Path
from typing import Any, Final

from theogony.kernel.box import Components
from theogony.kernel.components import Entry, entries_of, must_be_true, read

DATA: Final[Components] = read(Path(__file__).parent)
NOWHERE: Final = -1


def entries(kind: str) -> list[Entry]:
    return entries_of(DATA, kind)


def ids(kind: str) -> list[str]:
    return [str(entry["id"]) for entry in entries(kind)]


def _bits(values: list[bool]) -> int:
    return sum(1 << place for place, value in enumerate(values) if value)


SEATS: Final = 4  # HY-002

# -- goods: what is gained, paid and lost -- HY-043 -------------------------------------------------------------------

GOODS: Final[list[str]] = [
    "vp", "aegis", "follower", "prayer", "kindness", "determination", "greatness", "bonus_location",
]  # fmt: skip
VP: Final = 0
AEGIS: Final = 1
FOLLOWER: Final = 2
PRAYER: Final = 3
KINDNESS: Final = 4
DETERMINATION: Final = 5
GREATNESS: Final = 6  # a place on a track, not a number that a player has
BONUS_LOCATION: Final = 7  # a token
COUNTED: Final = GREATNESS  # the goods before it are numbers of a player's board

# -- Locations and their slots -- HY-022, HY-023 ----------------------------------------------------------------------

LOCATIONS: Final[list[str]] = ids("locations")
_LOCATION: Final[list[Entry]] = entries("locations")
OLYMPUS: Final = 0
FORGE: Final = 1
ORACLE: Final = 2
MOIRAI: Final = 3
COLISEUM: Final = 4
UNDERWORLD: Final = 5
MORTAL_WORLD: Final = 6
BOARDS: Final = 6  # Locations with an illustration
TOKENS: Final[list[str]] = [*LOCATIONS, "bonus"]  # kinds of Location tokens (HY-016)
BONUS: Final = len(LOCATIONS)
PROPHETS_GO: Final[list[bool]] = [bool(location["prophets"]) for location in _LOCATION]  # HY-104

SLOTS: Final[list[str]] = ids("slots")
_SLOT: Final[list[Entry]] = entries("slots")
CITIES: Final[list[str]] = ids("cities")
ILLUSTRATION: Final = len(SLOTS)  # places: the slots, then the illustrations of the six boards, then the Cities
CITY: Final = ILLUSTRATION + BOARDS
PLACES: Final[list[str]] = [*SLOTS, *[f"{name}_illustration" for name in LOCATIONS[:BOARDS]], *CITIES]
LOCATION_OF: Final[list[int]] = [
    *[LOCATIONS.index(slot["location"]) for slot in _SLOT],
    *range(BOARDS),
    *[MORTAL_WORLD for _ in CITIES],
]  # of each place
PLACES_OF: Final[list[list[int]]] = [
    [place for place in range(len(PLACES)) if LOCATION_OF[place] == location] for location in range(len(LOCATIONS))
]
UNLIMITED: Final[int] = _bits([bool(slot["unlimited"]) for slot in _SLOT])  # bits: dotted slots (HY-101)

ACTIONS: Final[list[str]] = [action for location in _LOCATION for action in location["actions"]]
CONVERT: Final = ACTIONS.index("convert")
DESIGN: Final = ACTIONS.index("design")
FABRICATE: Final = ACTIONS.index("fabricate")
PRODUCE: Final = ACTIONS.index("produce")
PERCEIVE: Final = ACTIONS.index("perceive")
OMEN: Final = ACTIONS.index("omen")
UNDERTAKE: Final = ACTIONS.index("undertake")
TRAIN: Final = ACTIONS.index("train")
FIGHT: Final = ACTIONS.index("fight")
RESURRECT: Final = ACTIONS.index("resurrect")
DRAIN: Final = ACTIONS.index("drain")
INFLUENCE: Final = ACTIONS.index("influence")
DEPLOY: Final = ACTIONS.index("deploy")
ACTIONS_AT: Final[list[list[int]]] = [[ACTIONS.index(a) for a in location["actions"]] for location in _LOCATION]
CONVERSIONS: Final[list[str]] = ids("conversions")  # HY-138

# -- Technologies -- HY-023, HY-026, HY-237 ---------------------------------------------------------------------------

KINDS: Final[list[str]] = ids("technology_kinds")
TECHNOLOGIES: Final[list[str]] = ids("technologies")
_TECHNOLOGY: Final[list[Entry]] = entries("technologies")
TECHNOLOGY_KIND: Final[list[int]] = [KINDS.index(t["kind"]) for t in _TECHNOLOGY]
ANCIENT: Final[int] = _bits([bool(t["ancient"]) for t in _TECHNOLOGY])  # bits (HY-372)
AFFINITY: Final[list[int]] = [KINDS.index(city["affinity"]) for city in entries("cities")]  # HY-026
SPACES: Final[list[str]] = ids("tech_spaces")
CITY_OF: Final[list[int]] = [CITIES.index(space["city"]) for space in entries("tech_spaces")]  # of each space
SPACES_OF: Final[list[list[int]]] = [
    [space for space in range(len(SPACES)) if CITY_OF[space] == city] for city in range(len(CITIES))
]
EDGES: Final[list[str]] = ["N", "E", "S", "W"]


def _facing() -> list[list[tuple[int, int, int]]]:
    """By space: its edge, the space that it faces there, and that one's edge (HY-237)."""
    found: list[list[tuple[int, int, int]]] = [[] for _ in SPACES]
    for entry in entries("adjacency"):
        a, b = [SPACES.index(space) for space in entry["between"]]
        edge_a, edge_b = [EDGES.index(edge) for edge in entry["edges"]]
        found[a].append((edge_a, b, edge_b))
        found[b].append((edge_b, a, edge_a))
    return found


FACING: Final[list[list[tuple[int, int, int]]]] = _facing()
WORKSHOP: Final[list[str]] = ["A", "B", "C"]  # HY-144
FACTORY: Final[list[str]] = ["1", "2", "3"]

# -- Olympians and their characters -- HY-009 to HY-014 ---------------------------------------------------------------

PILLARS: Final[list[str]] = ids("pillars")
ASCENSION: Final = 0
TRUCE: Final = 1
GUIDANCE: Final = 2
AMBITION: Final = 3
SYMBOLISM: Final = 4
INDOCTRINATION: Final = 5
OLYMPIANS: Final[list[str]] = ids("olympians")
HERMES: Final = OLYMPIANS.index("hermes")
POWERS: Final[list[str]] = ids("powers")
POWERS_OF: Final[list[list[int]]] = [
    [number for number, power in enumerate(entries("powers")) if power["olympian"] == name] for name in OLYMPIANS
]
UPGRADES: Final[list[str]] = ids("upgrades")
TILES: Final = 6  # Upgrades of an Olympian: that of number ``TILES * olympian + tile``
PIECES: Final[list[str]] = ["spark", "temple", "hero", "prophet"]
SPARK: Final = 0
TEMPLE: Final = 1
HERO_PIECE: Final = 2
PROPHET_PIECE: Final = 3

CHAMPIONS: Final[list[str]] = ids("coliseum_heroes")  # the Coliseum Heroes: allies of who has beaten them (HY-187)
CHARACTERS: Final[list[str]] = [
    "olympian", "hero_1", "hero_2", "hero_3", "prophet_1", "prophet_2", "prophet_3", *CHAMPIONS,
]  # fmt: skip  # of each seat
OLYMPIAN: Final = 0
HERO: Final = 1
PROPHET: Final = 4
ALLY: Final = 7  # + Coliseum Hero
JOINING: Final[list[list[int]]] = [[1, 2, 3], [4, 5, 6]]  # in the order in which they join: Heroes, Prophets
TYPES: Final[list[str]] = ["olympian", "hero", "prophet"]  # HY-128 to HY-130; allies are Heroes
OLYMPIAN_TYPE: Final = 0
HERO_TYPE: Final = 1
PROPHET_TYPE: Final = 2
TYPE: Final[list[int]] = [OLYMPIAN_TYPE, *[HERO_TYPE] * 3, *[PROPHET_TYPE] * 3, *[HERO_TYPE for _ in CHAMPIONS]]

# -- cards: a *design* is a kind of card, a *card* one copy of it -- HY-013, HY-014, HY-024 ----------------------------

ELEMENTS: Final[list[str]] = ids("elements")  # HY-025
IMAGES: Final[list[str]] = ids("combo_images")
CONFLICT: Final[list[str]] = ids("conflict_cards")
_CONFLICT: Final[list[Entry]] = entries("conflict_cards")
DECK_OF: Final[list[str]] = [str(card["deck"]) for card in _CONFLICT]  # by design
UPGRADED: Final[list[int]] = [design for design, deck in enumerate(DECK_OF) if deck == "upgraded"]  # by Olympian
FIRST_AVATAR_CARD: Final = DECK_OF.index("avatar")  # what a player can hold comes before
PREMONITIONS: Final[list[str]] = ids("premonitions")
QUESTS: Final[list[str]] = ids("quests")
EPIC: Final[list[bool]] = [quest["type"] == "epic" for quest in entries("quests")]
CANTOS: Final = 4  # at most (HY-169)
QUEST_ZONES: Final = 3  # HY-037
RANKS: Final[list[str]] = ["alpha", "beta", "gamma"]
PRIMORDIALS: Final[list[str]] = ids("primordials")
RANK: Final[list[int]] = [RANKS.index(primordial["rank"]) for primordial in entries("primordials")]

# -- Chronos -- HY-027, HY-314 ----------------------------------------------------------------------------------------

CONCEPTS: Final[list[str]] = ids("concepts")  # numbered as their Pillars
_CONCEPT: Final[list[Entry]] = entries("concepts")
CHAINED: Final[list[int]] = [number for number, concept in enumerate(_CONCEPT) if concept["type"] == "chained"]
UPGRADE_CONCEPTS: Final[list[int]] = [number for number, concept in enumerate(_CONCEPT) if concept["type"] == "upgrade"]
KRATOS: Final = CONCEPTS.index("kratos")
TEMNEIN: Final = CONCEPTS.index("temnein")
CONCEPT_CARDS: Final[list[str]] = ids("concept_cards")
CONCEPT_OF: Final[list[int]] = [CONCEPTS.index(card["concept"]) for card in entries("concept_cards")]
AVATARS: Final[list[str]] = ids("avatars")
AVATAR_OF: Final[list[int]] = [
    AVATARS.index(c["avatar"]) if c["avatar"] else NOWHERE for c in _CONCEPT
]  # of each Concept (HY-343)
AVATAR_OF_RANK: Final[list[int]] = [
    [avatar["rank"] for avatar in entries("avatars")].index(rank) for rank in RANKS
]  # who comes with a Primordial (HY-298)
RESOURCES: Final[list[int]] = [GOODS.index(_CONCEPT[number]["resource"]) for number in CHAINED]  # HY-321, HY-342
CHRONOS_TILES: Final[list[str]] = ids("chronos_tiles")  # in the order of their Concepts
TILE_DECKS: Final[list[str]] = [str(tile["deck"]) for tile in entries("chronos_tiles")]  # that turn them (HY-335)


def is_fighter(character: int) -> bool:
    """Olympians and Heroes fight, Prophets do not (HY-130)."""
    return TYPE[character] != PROPHET_TYPE


def _check() -> None:
    """The boxes are complete and consistent; a wrong file fails here, loudly."""
    counts: dict[str, int] = {deck: sum(int(c["count"]) for c in _CONFLICT if c["deck"] == deck) for deck in {*DECK_OF}}
    pieces: list[Any] = [upgrade["pieces"] for upgrade in entries("upgrades")]
    facts = {
        "7 Locations, 15 slots, 5 Cities": [len(LOCATIONS), len(SLOTS), len(CITIES)] == [7, 15, 5],  # HY-022
        "15 Technology spaces, 2 to 4 to a City": len(SPACES) == 15
        and all(2 <= len(spaces) <= 4 for spaces in SPACES_OF),  # HY-023
        "a space faces one other at each edge": all(
            len({edge for edge, _, _ in facing}) == len(facing) for facing in FACING
        ),
        "25 Technologies, 5 of each kind, and 5 Ancient ones": all(
            [its for tile, its in enumerate(TECHNOLOGY_KIND) if not ANCIENT >> tile & 1].count(kind) == 5
            for kind in range(len(KINDS))
        )
        and ANCIENT.bit_count() == 5,  # HY-024, HY-372
        "8 Olympians with 2 powers and 6 Upgrades": len(OLYMPIANS) == 8
        and all(len(own) == 2 for own in POWERS_OF)
        and [u["olympian"] for u in entries("upgrades")]
        == [name for name in OLYMPIANS for _ in range(TILES)],  # HY-012
        "13 pieces on the Upgrades of each": all(
            [sum(own[kind] for own in pieces[TILES * o : TILES * o + TILES]) for kind in PIECES] == [6, 3, 2, 2]
            for o in range(len(OLYMPIANS))
        ),  # HY-011
        "12 common cards and 5 of each Olympian": counts["common"] == 12
        and all(counts[name] == 5 for name in OLYMPIANS),  # HY-013
        "an Upgraded card of each Olympian, in their order": len(UPGRADED) == len(OLYMPIANS)
        and all(CONFLICT[card].startswith(name) for card, name in zip(UPGRADED, OLYMPIANS, strict=True)),  # HY-014
        "30 Coliseum cards, 18 of Avatars": [counts["coliseum"], counts["avatar"]] == [30, 18],  # HY-024, HY-027
        "6 Coliseum Heroes, 20 Premonitions": [len(CHAMPIONS), len(PREMONITIONS)] == [6, 20],
        "10 Epics and 10 Confrontations": sum(EPIC) == 10 and len(QUESTS) == 20,
        "an Epic has 2 to 4 Cantos": all(2 <= len(q["cantos"]) <= CANTOS for q in entries("quests") if "cantos" in q),
        "9 Primordials, 3 to a rank": [RANK.count(rank) for rank in range(3)] == [3, 3, 3],  # HY-024
        "6 Pillars and 6 Concepts in one order": len(PILLARS) == 6
        and [c["pillar"] for c in _CONCEPT] == PILLARS,  # HY-314
        "8 Concept cards to a Chained Concept": all(CONCEPT_OF.count(c) == 8 for c in CHAINED)
        and len(CONCEPT_CARDS) == 32,  # HY-027
        "3 Avatars, 2 tiles": [len(AVATARS), len(CHRONOS_TILES)] == [3, 2],
        "a tile on each Upgrade Concept": [CONCEPTS.index(tile["concept"]) for tile in entries("chronos_tiles")]
        == UPGRADE_CONCEPTS,  # HY-027
        "Locations in the order of their numbers": [
            LOCATIONS[n] for n in (OLYMPUS, FORGE, ORACLE, MOIRAI, COLISEUM, UNDERWORLD, MORTAL_WORLD)
        ]
        == ["olympus", "forge", "oracle", "moirai", "coliseum", "underworld", "mortal_world"],
        "Pillars in the order of their numbers": [
            PILLARS[n] for n in (ASCENSION, TRUCE, GUIDANCE, AMBITION, SYMBOLISM, INDOCTRINATION)
        ]
        == [f"pillar_{n}" for n in ("ascension", "truce", "guidance", "ambition", "symbolism", "indoctrination")],
    }
    must_be_true(facts)


_check()
