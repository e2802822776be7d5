"""What lies in both boxes, by number: the map, the pieces, the cards. Read from ``content/components.yaml``.

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


SEATS: Final = 4  # LH-161

# -- the map -- LH-001 to LH-005 --------------------------------------------------------------------------------------

LANDS: Final[list[str]] = ids("lands")
REGIONS: Final[list[str]] = ids("regions")
_REGION: Final[list[Entry]] = entries("regions")
PLACES: Final = len(REGIONS)
LAND: Final[list[int]] = [LANDS.index(r["land"]) for r in _REGION]  # of each Region
REGIONS_OF: Final[list[list[int]]] = [[r for r in range(PLACES) if LAND[r] == land] for land in range(len(LANDS))]
LAND_BITS: Final[list[int]] = [sum(1 << r for r in regions) for regions in REGIONS_OF]
NEIGHBOURS: Final[list[list[int]]] = [sorted(REGIONS.index(n) for n in r["neighbors"]) for r in _REGION]  # LH-002
NEXT_TO: Final[list[int]] = [sum(1 << n for n in near) for near in NEIGHBOURS]  # the same as bits
PAIRS: Final[list[tuple[int, int]]] = [(a, b) for a in range(PLACES) for b in NEIGHBOURS[a]]


def _distances() -> list[list[int]]:
    """Links from Region to Region (LH-054)."""
    table = []
    for start in range(PLACES):
        far = [-1] * PLACES
        far[start] = 0
        reached = [start]
        for region in reached:
            for near in NEIGHBOURS[region]:
                if far[near] < 0:
                    far[near] = far[region] + 1
                    reached.append(near)
        table.append(far)
    return table


DISTANCE: Final[list[list[int]]] = _distances()
CITY: Final[int] = _bits([r["city"] or r["sparta"] for r in _REGION])  # bits: Regions with City or Sparta (LH-003)
PLAIN_CITY: Final[int] = _bits([r["city"] for r in _REGION])
SHRINE: Final[int] = _bits([r["shrine"] or r["oracle"] for r in _REGION])  # bits: where a Temple can stand (LH-004)
SPARTA: Final = [bool(r["sparta"]) for r in _REGION].index(True)
PHOCIS: Final = REGIONS.index("phocis")
KRONOS_STARTS: Final[list[int]] = [r for r, entry in enumerate(_REGION) if entry["kronos_start"]]  # LH-187
WARLORD_OF_THREE: Final[list[bool]] = [bool(land["warlord_of_three"]) for land in entries("lands")]  # LH-153

# -- Heroes and their actions -----------------------------------------------------------------------------------------

ATTRIBUTES: Final[list[str]] = ids("attributes")
LEADERSHIP: Final = 0
STRENGTH: Final = 1
SPEED: Final = 2
HEROES: Final[list[str]] = ids("heroes")
CORE: Final[list[int]] = [hero for hero, entry in enumerate(entries("heroes")) if entry["core"]]  # LH-011
ACHILLES: Final = HEROES.index("achilles")
PERSEUS: Final = HEROES.index("perseus")
CASSANDRA: Final = HEROES.index("cassandra")
LEONIDAS: Final = HEROES.index("leonidas")
CLEITO: Final = HEROES.index("cleito")

REGULAR: Final[list[str]] = ids("regular_actions")  # LH-036
USE_ARTIFACTS: Final = 0
PRAYER: Final = 1
HERO_MOVEMENT: Final = 2
HOPLITE_MOVEMENT: Final = 3
SPECIAL: Final[list[str]] = ids("special_actions")
RECRUIT: Final = 0
MARCH: Final = 1
BUILD_TEMPLE: Final = 2
PREPARE: Final = 3
USURP: Final = 4
HUNT: Final = 5
BUILD_MONUMENT: Final = 6

# -- Monuments -- LH-005, LH-047 to LH-050 ----------------------------------------------------------------------------

MONUMENTS: Final[list[str]] = ids("monuments")
_MONUMENT: Final[list[Entry]] = entries("monuments")
POWERS: Final[list[str]] = ["draw_combat", "recruit", "move_hoplites"]  # what a God does for who prays (LH-050)
DRAWS: Final = 0
RECRUITS: Final = 1
MONUMENT_REGION: Final[list[int]] = [REGIONS.index(m["region"]) for m in _MONUMENT]
MONUMENT_AT: Final[list[int]] = [
    MONUMENT_REGION.index(region) if region in MONUMENT_REGION else NOWHERE for region in range(PLACES)
]
GOD_ATTRIBUTE: Final[list[int]] = [ATTRIBUTES.index(m["attribute"]) for m in _MONUMENT]

# -- Monsters -- LH-115 -----------------------------------------------------------------------------------------------

MONSTERS: Final[list[str]] = ids("monsters")
_MONSTER: Final[list[Entry]] = entries("monsters")
CHIMERA: Final = MONSTERS.index("chimera")
KRONOS: Final = len(MONSTERS)  # hunted like one, but none (LH-278)
SYMBOLS: Final[list[str]] = ids("combat_symbols")
SICKLE: Final = SYMBOLS.index("sickle")
SHIELD: Final = SYMBOLS.index("shield")
MARKS: Final[list[str]] = ["none", "priest", "artifact"]
NO_MARK: Final = 0
PRIEST_MARK: Final = 1
ARTIFACT_MARK: Final = 2
EVOLUTIONS: Final[list[str]] = ["none", "text", "hardening"]  # what a card makes of a Monster on the map (LH-096)
AS_TEXT: Final = 1  # bits of an evolved Monster
AS_HARDENING: Final = 2
DIE: Final[list[str]] = ["nothing", "move", "region_attack", "move_or_region_attack"]  # LH-090

# -- cards: a *design* is a kind of card, a *card* one copy of it -- LH-007, LH-009 ------------------------------------

COMBAT: Final[list[str]] = ids("combat_cards")
_COMBAT: Final[list[Entry]] = entries("combat_cards")
CARD_SYMBOL: Final[list[int]] = [SYMBOLS.index(c["symbol"]) for c in _COMBAT]  # by design
OPTIONAL_CARD: Final[list[bool]] = [c["set"] != "base" for c in _COMBAT]  # LH-011
ATTACKS: Final[list[str]] = ids("monster_attack_cards")
ORDERS: Final[list[str]] = ids("kronos_orders")
_ORDER: Final[list[Entry]] = entries("kronos_orders")
ORDER_MONSTER: Final[list[int]] = [MONSTERS.index(o["monster"]) for o in _ORDER]
ORDER_EVOLUTION: Final[list[int]] = [EVOLUTIONS.index(o["evolution"]) for o in _ORDER]  # none: its Order is carried out
CHAINS: Final[list[str]] = ids("kronos_chains")
WRATH: Final = CHAINS.index("kronos_wrath")
CHAINS_CHOSEN: Final = 3  # beside it (LH-186)

EVENTS: Final[list[str]] = ids("event_cards") + ids("quests")  # one deck (LH-007)
QUESTS: Final[list[str]] = ids("quests") + ids("kronos_quests")
BASE_QUESTS: Final = len(ids("quests"))
FIRST_QUEST: Final = len(ids("event_cards"))  # the Quest of an event is event - FIRST_QUEST
EVENT_MONSTER: Final[list[int]] = [MONSTERS.index(e["monster"]) for e in entries("event_cards")]
EVENT_REGION: Final[list[int]] = [REGIONS.index(e["region"]) for e in [*entries("event_cards"), *entries("quests")]]
EVENT_EVOLUTION: Final[list[int]] = [EVOLUTIONS.index(e["evolution"]) for e in entries("event_cards")]
QUEST_REGION: Final[list[int]] = [
    REGIONS.index(q["region"]) for q in [*entries("quests"), *entries("kronos_quests")]
]  # of the token, or printed (LH-181)
QUEST_KEPT: Final[list[bool]] = [bool(q["kept"]) for q in entries("quests")]  # the card itself is the reward
AID_TO_ATLAS: Final = QUESTS.index("quest_aid_to_atlas")
AUGEAN_STABLES: Final = QUESTS.index("quest_augean_stables")
OMPHALOS: Final = QUESTS.index("omphalos")
RHEA: Final = QUESTS.index("blessing_of_rhea")
TARTARUS: Final = QUESTS.index("gates_of_tartarus")

BLESSINGS: Final[list[str]] = ids("blessings")
NOT_IN_KRONOS: Final[list[bool]] = [bool(b["kronos_removed"]) for b in entries("blessings")]  # LH-176
ARTIFACTS: Final[list[str]] = ids("artifacts")
_ARTIFACT: Final[list[Entry]] = entries("artifacts")
GOD_ARTIFACT: Final[list[int]] = [ARTIFACTS.index(m["artifact"]) for m in _MONUMENT]  # by Monument
MONSTER_ARTIFACT: Final[list[int]] = [ARTIFACTS.index(m["artifact"]) for m in _MONSTER]
NEUTRAL_ARTIFACTS: Final[list[int]] = [a for a, entry in enumerate(_ARTIFACT) if entry["kind"] == "neutral"]
OPTIONAL_ARTIFACT: Final[list[bool]] = [a["set"] != "base" for a in _ARTIFACT]  # LH-011
TEMPLE_CARDS: Final[list[str]] = ids("temple_cards")

# -- Kronos -- LH-009, LH-319 -----------------------------------------------------------------------------------------

ATTITUDES: Final[list[str]] = ids("attitudes")
NEUTRAL: Final = 0
HOSTILE: Final = 2
TITAN_ATTRIBUTES: Final[list[str]] = [str(a["id"]) for a in DATA["kronos"]["attributes"]]  # his Attributes
MIGHT: Final = 0
ANGER: Final = 1
AUTHORITY: Final = 2
KRONOS_ACTIONS: Final[list[str]] = ids("kronos_actions")
FINAL: Final[list[bool]] = [bool(a["final"]) for a in entries("kronos_actions")]  # LH-238

# -- everything with a text: kind of entry, where its texts stand in it, ids; the order of ``texts.py`` ----------------

WITH_TEXTS: Final[list[tuple[str, str, list[str]]]] = [
    ("combat_cards", "texts", COMBAT),
    ("monster_attack_cards", "texts", ATTACKS),
    ("monsters", "region_attack_texts", MONSTERS),
    ("monsters", "special_attack_texts", MONSTERS),
    ("kronos", "special_attack_texts", ["kronos"]),
    ("monsters", "evolution_texts", MONSTERS),
    ("artifacts", "texts", ARTIFACTS),
    ("blessings", "texts", BLESSINGS),
    ("heroes", "ability.texts", HEROES),
    ("heroes", "token.texts", HEROES),
    ("quests", "texts", QUESTS[:BASE_QUESTS]),
    ("kronos_quests", "texts", QUESTS[BASE_QUESTS:]),
    ("temple_cards", "texts", TEMPLE_CARDS),
    ("kronos_chains", "texts", CHAINS),
    ("kronos_orders", "texts", ORDERS),
]


def blessing(name: str) -> int:
    """The number of a Blessing."""
    return BLESSINGS.index(name)


def artifact(name: str) -> int:
    """The number of an Artifact."""
    return ARTIFACTS.index(name)


def _check() -> None:
    """The boxes are complete and consistent; a wrong file fails here, loudly."""
    cards: dict[str, Any] = {kind: entries(kind) for kind in ("combat_cards", "monster_attack_cards", "artifacts")}
    facts = {
        "19 Regions in 5 Lands of 4, and one of 3": [len(r) for r in REGIONS_OF] == [4, 4, 4, 4, 3],  # LH-001
        "a Land lists its Regions": all(
            sorted(land["regions"]) == sorted(REGIONS[r] for r in REGIONS_OF[i])
            for i, land in enumerate(entries("lands"))
        ),
        "neighbours are neighbours both ways": all(a in NEIGHBOURS[b] for a, b in PAIRS),  # LH-002
        "7 Sea Trails join neighbours": len(entries("sea_trails")) == 7
        and all(
            REGIONS.index(t["between"][1]) in NEIGHBOURS[REGIONS.index(t["between"][0])] for t in entries("sea_trails")
        ),
        "12 Cities and Sparta": PLAIN_CITY.bit_count() == 12 and CITY.bit_count() == 13,  # LH-003
        "8 Shrines and the Oracle": SHRINE.bit_count() == 9,  # LH-004
        "Monuments stand where the map has them": all(
            _REGION[region]["monument"] == MONUMENTS[m] for m, region in enumerate(MONUMENT_REGION)
        ),  # LH-005
        "7 Monsters, one die of 6": len(MONSTERS) == 7 and len(DATA["monster_die"]["faces"]) == 6,  # LH-006
        "30 Combat cards, 6 more": [
            sum(c["count"] for c in cards["combat_cards"] if c["set"] == kind) for kind in ("base", "dark_ages")
        ]
        == [30, 6],  # LH-007
        "18 Monster Attack cards": sum(c["count"] for c in cards["monster_attack_cards"]) == 18,
        "14 Monster cards, two to a Monster, and 9 Quests": BASE_QUESTS == 9
        and all(EVENT_MONSTER.count(m) == 2 for m in range(7)),
        "36 Blessings, 12 to a God": all(sum(b["god"] == god for b in entries("blessings")) == 12 for god in MONUMENTS),
        "20 Artifacts, 5 more": sum(OPTIONAL_ARTIFACT) == 5 and len(ARTIFACTS) == 25 and len(NEUTRAL_ARTIFACTS) == 15,
        "5 Temple cards": len(TEMPLE_CARDS) == 5,
        "9 Heroes, 4 of them core": len(HEROES) == 9 and len(CORE) == 4,  # LH-011
        "21 Orders, three to a Monster": all(ORDER_MONSTER.count(m) == 3 for m in range(7)),  # LH-009
        "of each kind one": all(
            sorted(ORDER_EVOLUTION[o] for o in range(21) if ORDER_MONSTER[o] == m) == [0, 1, 2] for m in range(7)
        ),  # LH-232
        "7 Chains, 3 Quests of Kronos": len(CHAINS) == 7 and len(QUESTS) == 12,
        "13 Blessings leave for Kronos": sum(NOT_IN_KRONOS) == 13,  # LH-176
    }
    must_be_true(facts)


_check()
