"""The components of both boxes, read from ``content/components.yaml``, checked and frozen into plain tables."""

from pathlib import Path
from typing import Any, Final

from theogony.kernel import overlay
from theogony.kernel.components import Entry, entries_of, read

Gain = tuple[int, int, int, int, int, int]  # gold, sun, moon, glory, ancient shards, loyalty

BOX: Final[dict[str, Any]] = overlay.applied("diceforge", read(Path(__file__).parent))


def entries(kind: str) -> list[Entry]:
    return entries_of(BOX, kind)


def ids(kind: str) -> list[str]:
    return [str(entry["id"]) for entry in entries(kind)]


# -- resources -- DF-027, DF-030 ---------------------------------------------------------------------------------------

RESOURCES: Final[list[str]] = ids("resources")
GOLD: Final = 0
SUN: Final = 1
MOON: Final = 2
GLORY: Final = 3
ANCIENT: Final = 4
LOYALTY: Final = 5
STORED: Final = 5  # loyalty is not stored (DF-223)
NOTHING: Final[Gain] = (0, 0, 0, 0, 0, 0)

_INVENTORY: Final[Entry] = BOX["hero_inventory"]
LIMITS: Final[list[int]] = [int(_INVENTORY["limits"][name]) for name in ("gold", "sun", "moon")]
CHEST_BONUS: Final[list[int]] = [int(_INVENTORY["chest_bonus"][name]) for name in ("gold", "sun", "moon")]  # DF-028
ANCIENT_LIMIT: Final[int] = _INVENTORY["ancient_reserve_limit"]  # DF-224
EXTRA_ACTION_SUN: Final[int] = _INVENTORY["extra_action_cost"]["sun"]  # DF-053
COLOURS: Final[list[str]] = ["yellow", "red", "blue", "green"]  # cards of a set from the top of its stack (DF-021)


def gain_of(amounts: dict[str, int] | None) -> Gain:
    """Amounts by name as a gain."""
    found = [0] * 6
    for name, amount in (amounts or {}).items():
        found[RESOURCES.index(name)] = int(amount)
    return (found[0], found[1], found[2], found[3], found[4], found[5])


def by_resource(amounts: Gain | list[int]) -> dict[str, int]:
    """Amounts by the names of their resources."""
    return {RESOURCES[i]: amount for i, amount in enumerate(amounts) if amount}


def menu_of(options: list[dict[str, int]]) -> Gain:
    """Options to choose from: each is an amount of one resource, and no resource is offered twice (DF-069)."""
    found: dict[str, int] = {}
    for option in options:
        ((name, amount),) = option.items()
        if name in found:
            raise ValueError(f"components.yaml: {options} offers {name} twice")
        found[name] = amount
    return gain_of(found)


def times(gain: Gain, factor: int) -> Gain:
    return (
        gain[0] * factor,
        gain[1] * factor,
        gain[2] * factor,
        gain[3] * factor,
        gain[4] * factor,
        gain[5] * factor,
    )


def only(resource: int, amount: int) -> Gain:
    """An amount of one resource."""
    found = [0] * 6
    found[resource] = amount
    return (found[0], found[1], found[2], found[3], found[4], found[5])


# -- die faces -- DF-002, DF-003, DF-069 -------------------------------------------------------------------------------

_FACES: Final[list[Entry]] = entries("die_faces")
FACES: Final[list[str]] = ids("die_faces")
NO_FACE: Final = -1

PLAIN: Final = 0
CHOICE: Final = 1
DEPENDENT: Final = 2  # Shield and Chaos
MIRROR: Final = 3
TIMES: Final = 4
SHIP: Final = 5
GOLEM: Final = 6
BOAR: Final = 7
MISFORTUNE: Final = 8

_TYPES: Final[dict[str, int]] = {
    "gain": PLAIN,
    "choice": CHOICE,
    "dependent": DEPENDENT,
    "mirror": MIRROR,
    "multiplier": TIMES,
    "forge_discount": SHIP,
    "golem": GOLEM,
}


def _kind(face: Entry) -> int:
    if "owner_options" in face:
        return BOAR
    return MISFORTUNE if "owner_effect" in face else _TYPES[face["type"]]


KIND: Final[list[int]] = [_kind(face) for face in _FACES]
FACE_GAIN: Final[list[Gain]] = [gain_of(face.get("gain")) for face in _FACES]  # DF-272, DF-273
FACE_MENU: Final[list[Gain]] = [menu_of(face.get("options", [])) for face in _FACES]
GAIN_A: Final[list[Gain]] = [gain_of(face.get("gain_a")) for face in _FACES]  # DF-078, DF-277, DF-278
GAIN_B: Final[list[Gain]] = [gain_of(face.get("gain_b")) for face in _FACES]
MATCHES: Final[list[int]] = [RESOURCES.index(face["matches"]) if "matches" in face else -1 for face in _FACES]
FACE_COST: Final[list[int]] = [int(face["cost"]) for face in _FACES]
LEVEL: Final[list[int]] = [int(face["level"]) for face in _FACES]  # DF-157, DF-158
SHOWS_GLORY: Final[list[int]] = [int(face["shows_glory"]) for face in _FACES]  # DF-168
COLOUR_OF: Final[list[int]] = [
    COLOURS.index(face["colour"]) if kind in (BOAR, MISFORTUNE) else -1 for face, kind in zip(_FACES, KIND, strict=True)
]


def _displayed(face: int) -> Gain:
    """What a face shows when its amounts are only counted (DF-145 to DF-148)."""
    if KIND[face] == PLAIN:
        return FACE_GAIN[face]
    return GAIN_B[face] if KIND[face] == DEPENDENT else FACE_MENU[face]


DISPLAYED: Final[list[Gain]] = [_displayed(face) for face in range(len(FACES))]


def face(name: str) -> int:
    """The number of a kind of die face."""
    return FACES.index(name)


MIRROR_FACE: Final = face("mirror")
TIMES_3: Final = face("times_3")
FACTOR: Final[int] = _FACES[TIMES_3]["factor"]  # DF-070
SHIP_DISCOUNT: Final[int] = _FACES[face("ship")]["discount"]  # DF-076
GOLEM_SUN: Final = face("golem_sun")
GOLD_1: Final = face("gold_1")
BOAR_MENU: Final[Gain] = menu_of(_FACES[face("boar_red")]["owner_options"])  # DF-106
BOAR_FACES: Final[list[int]] = [face(f"boar_{colour}") for colour in COLOURS]
MISFORTUNE_FACES: Final[list[int]] = [face(f"misfortune_{colour}") for colour in COLOURS]

# -- pools -- DF-016, DF-015 -------------------------------------------------------------------------------------------

_POOLS: Final[list[Entry]] = entries("pools")
POOLS: Final[list[str]] = ids("pools")
BOARDS: Final[list[str]] = ["sanctuary", "gardens", "forest"]
POOL_FACES: Final[list[list[int]]] = [[face(name) for name in pool["faces"]] for pool in _POOLS]
POOL_BOARD: Final[list[int]] = [BOARDS.index(pool["board"]) for pool in _POOLS]
POOL_OF: Final[list[int]] = [
    next((pool for pool, faces in enumerate(POOL_FACES) if number in faces), -1) for number in range(len(FACES))
]


def _on(board: int) -> list[int]:
    return [number for number, pool in enumerate(POOL_OF) if pool >= 0 and POOL_BOARD[pool] == board]


SANCTUARY: Final[list[int]] = _on(0)  # the faces for sale, in ascending order (DF-059)
GARDENS: Final[list[int]] = _on(1)
FOREST: Final[list[int]] = _on(2)
LEVELS: Final = 7
FACES_OF_LEVEL: Final[list[list[int]]] = [
    [number for number in SANCTUARY if LEVEL[number] == level] for level in range(LEVELS + 1)
]

# -- slots, islands, feats -- DF-017, DF-020 ---------------------------------------------------------------------------

_SLOTS: Final[list[Entry]] = entries("slots")
SLOTS: Final[list[str]] = ids("slots")
ISLANDS: Final[list[str]] = ids("islands")
SLOT_COUNT: Final = 15
SLOT_ISLAND: Final[list[int]] = [ISLANDS.index(slot["island"]) for slot in _SLOTS]
SLOT_SUN: Final[list[int]] = [int(slot["cost"]["sun"]) for slot in _SLOTS]
SLOT_MOON: Final[list[int]] = [int(slot["cost"]["moon"]) for slot in _SLOTS]

FEATS: Final[list[str]] = [str(name) for slot in _SLOTS for name in slot["candidates"]]  # slot by slot
_FEATS: Final[dict[str, Entry]] = {str(feat["id"]): feat for feat in entries("feats")}
FEAT_SLOT: Final[list[int]] = [SLOTS.index(_FEATS[name]["slot"]) for name in FEATS]
FEAT_GLORY: Final[list[int]] = [int(_FEATS[name]["glory"]) for name in FEATS]
MODULES: Final[list[str]] = ["none", "goddess", "titans"]
NO_MODULE: Final = 0
GODDESS: Final = 1
TITANS: Final = 2
FEAT_MODULE: Final[list[int]] = [MODULES.index(_FEATS[name]["module"] or "none") for name in FEATS]


def feat(name: str) -> int:
    """The number of a set of feat cards."""
    return FEATS.index(name)


def _amounts(name: str, key: str, at: int = 0) -> Any:
    return _FEATS[name]["structured"][at][key]


CANDIDATES: Final[list[list[int]]] = [[feat(name) for name in slot["candidates"]] for slot in _SLOTS]
POOL_FEAT: Final[list[int]] = [feat(pool["opened_by_feat"]) if "opened_by_feat" in pool else -1 for pool in _POOLS]
CHEAP_SLOTS: Final[list[int]] = [SLOTS.index(name) for name in _amounts("first_titan", "slots")]  # DF-177

HAMMER: Final = feat("blacksmiths_hammer")
SCEPTER: Final = feat("blacksmiths_scepter")
TWINS: Final = feat("twins")
COMPANION: Final = feat("companion")
BOAR_CARD: Final = feat("tenacious_boar")
GREAT_BEAR: Final = feat("great_bear")

HAMMER_SPACES: Final[int] = BOX["tracks"]["hammer"]["spaces"]  # DF-086
HAMMER_REWARDS: Final[list[int]] = [side["reward"]["glory"] for side in BOX["tracks"]["hammer"]["sides"]]
HAMMER_LENGTH: Final[int] = HAMMER_SPACES * len(HAMMER_REWARDS)
SCEPTER_ROOM: Final[int] = max(BOX["tracks"]["scepter"]["spaces"])  # DF-131
SCEPTER_SHARDS: Final[list[int]] = [
    max([tier["shards"] for tier in BOX["tracks"]["scepter"]["tiers"] if gold >= tier["min"]], default=0)
    for gold in range(SCEPTER_ROOM + 1)
]  # DF-132, DF-133
COMPANION_GAIN: Final[list[Gain]] = [gain_of(space["gain"]) for space in BOX["tracks"]["companion"]["spaces"]]  # DF-138
COMPANION_END: Final = len(COMPANION_GAIN) - 1

TWINS_PRICE: Final[int] = _amounts("twins", "pay")["gold"]  # DF-127
TWINS_MENU: Final[Gain] = menu_of(_amounts("twins", "then_options"))
SENTINEL_RATE: Final[int] = _amounts("sentinel", "convert")["sun"]  # DF-110
CYCLOPS_RATE: Final[int] = _amounts("cyclops", "convert")["gold"]  # DF-115
BEAR_GLORY: Final[int] = _amounts("great_bear", "gain")["glory"]  # DF-104
ELDER_PRICE: Final[int] = _amounts("elder", "pay")["gold"]  # DF-103
ELDER_GAIN: Final[Gain] = gain_of(_amounts("elder", "gain"))
OWL_MENU: Final[Gain] = menu_of(_amounts("guardians_owl", "options"))  # DF-101
GUARDIAN_MENU: Final[Gain] = menu_of(_amounts("guardian", "options"))  # DF-262
TREE_THEN: Final[Gain] = gain_of(_amounts("tree", "then"))  # DF-153
TREE_OTHERWISE: Final[Gain] = gain_of(_amounts("tree", "otherwise"))
MERCHANT_GLORY: Final[int] = _amounts("merchant", "gain")["glory"]  # DF-156
LIGHT_PRICE: Final[int] = _amounts("light", "pay")["gold"]  # DF-163
SPIRITS_GAIN: Final[Gain] = gain_of(_amounts("wild_spirits", "gain"))  # DF-102
NYMPH_GAIN: Final[Gain] = gain_of(_amounts("wood_nymph", "gain"))  # DF-154
MISTS_LOSS: Final[int] = _amounts("mists", "loss")["glory"]  # DF-140
NIGHT_LOSS: Final[Gain] = gain_of(_amounts("eternal_night", "loss"))  # DF-152
GOLDSMITH_GLORY: Final[int] = _amounts("goldsmith", "gain")["glory"]  # DF-165
OMNISCIENT_GLORY: Final[int] = _amounts("omniscient", "gain")["glory"]  # DF-167
TYPHON_GLORY: Final[int] = _amounts("typhon", "gain")["glory"]  # DF-116
MEMORY_SIDES: Final[list[Gain]] = [
    gain_of(side["gain"]) for token in entries("tokens") if token["id"] == "memory_token" for side in token["sides"]
]  # DF-255
TRITON_MENU: Final[Gain] = menu_of(
    next(token["options"] for token in entries("tokens") if token["id"] == "triton_token")
)  # DF-114

# -- the Celestial die -- DF-279 to DF-285 -----------------------------------------------------------------------------

_CELESTIAL: Final[list[Entry]] = entries("celestial_die")
CELESTIAL: Final[list[str]] = ids("celestial_die")
CELESTIAL_GAIN: Final[list[Gain]] = [gain_of(side.get("gain")) for side in _CELESTIAL]
CELESTIAL_MENU: Final[list[Gain]] = [menu_of(side.get("options", [])) for side in _CELESTIAL]
CELESTIAL_DOES: Final[list[str]] = [str(side.get("do", "gain")) for side in _CELESTIAL]
CELESTIAL_LEVELS: Final[int] = next(side["levels"] for side in _CELESTIAL if "levels" in side)

# -- the labyrinth -- DF-206 -------------------------------------------------------------------------------------------

_SPACES: Final[list[Entry]] = BOX["labyrinth"]["spaces"]
SPACES: Final[list[str]] = [str(space["id"]) for space in _SPACES]
ONWARD: Final[list[list[int]]] = [sorted(SPACES.index(n) for n in space["next"]) for space in _SPACES]
BACKWARD: Final[list[list[int]]] = [sorted(SPACES.index(n) for n in space["previous"]) for space in _SPACES]
SPACE_KIND: Final[list[str]] = [str(space["kind"]) for space in _SPACES]
SPACE_GAIN: Final[list[Gain]] = [gain_of(space.get("gain")) for space in _SPACES]
SPACE_MENU: Final[list[Gain]] = [menu_of(space.get("options", [])) for space in _SPACES]
SPACE_PAY: Final[list[Gain]] = [gain_of(space.get("pay")) for space in _SPACES]
SPACE_NUMBER: Final[list[int]] = [
    int(space.get("rolls", space.get("discount", space.get("loss_each", {}).get("glory", 0)))) for space in _SPACES
]  # rolls of the Celestial die, discount of a temple, or what a mask takes
START_SPACE: Final = SPACES.index(BOX["labyrinth"]["start"])
GOAL: Final = SPACES.index(BOX["labyrinth"]["goal"])
ROOMS: Final[list[int]] = [SPACES.index(name) for name in BOX["labyrinth"]["treasure_rooms"]]
TREASURES: Final[list[str]] = ids("treasures")
TREASURE_HIGH: Final[list[Gain]] = [gain_of(entry["high"]) for entry in entries("treasures")]  # DF-191
TREASURE_LOW: Final[list[Gain]] = [gain_of(entry["low"]) for entry in entries("treasures")]

# -- the Titans board -- DF-233 to DF-236 ------------------------------------------------------------------------------

_TRACK: Final[list[Entry]] = BOX["titans_board"]["spaces"]
TRACK: Final[list[str]] = [str(space["id"]) for space in _TRACK]
TRACK_VALUE: Final[list[int]] = [int(space["value"]) for space in _TRACK]
TO_LOYALTY: Final[list[int]] = [
    TRACK.index(space["to_loyalty"]) if space["to_loyalty"] else at for at, space in enumerate(_TRACK)
]  # at an end of the track the token stays (DF-227)
TO_REBELLION: Final[list[int]] = [
    TRACK.index(space["to_rebellion"]) if space["to_rebellion"] else at for at, space in enumerate(_TRACK)
]
TRACK_START: Final = TRACK.index(BOX["titans_board"]["start"])
_ZONES: Final[dict[str, Entry]] = {str(zone["id"]): zone for zone in BOX["titans_board"]["zones"]}
ZONES: Final[list[str]] = list(_ZONES)
ZONE: Final[list[int]] = [ZONES.index(space["zone"]) for space in _TRACK]
ZONE_ON_GOLD: Final[list[Gain]] = [gain_of(zone.get("on_gold")) for zone in _ZONES.values()]  # DF-239 to DF-241
ZONE_ON_GLORY: Final[list[Gain]] = [gain_of(zone.get("on_glory")) for zone in _ZONES.values()]
ZONE_FIRST: Final[list[int]] = [zone.get("first_in_game", {}).get("glory", 0) for zone in _ZONES.values()]  # DF-250
ZONE_OWN_FIRST: Final[list[int]] = [zone.get("own_first_time", {}).get("glory", 0) for zone in _ZONES.values()]

# -- what a gain can come from: named in events and questions ----------------------------------------------------------

SOURCES: Final[list[str]] = [*FACES, *FEATS, *CELESTIAL, *SPACES, *TREASURES, *ZONES]
FROM_FEAT: Final = len(FACES)
FROM_CELESTIAL: Final = FROM_FEAT + len(FEATS)
FROM_SPACE: Final = FROM_CELESTIAL + len(CELESTIAL)
FROM_TREASURE: Final = FROM_SPACE + len(SPACES)
FROM_ZONE: Final = FROM_TREASURE + len(TREASURES)

# -- set-up -- DF-013, DF-292, DF-296 ----------------------------------------------------------------------------------

_BY_PLAYERS: Final[dict[int, Entry]] = BOX["setup_by_players"]
CARDS_PER_STACK: Final[dict[int, int]] = {n: row["cards_per_stack"] for n, row in _BY_PLAYERS.items()}
ROUNDS: Final[dict[int, int]] = {n: row["rounds"] for n, row in _BY_PLAYERS.items()}
FACES_PER_POOL: Final[dict[int, int]] = {n: row["faces_per_sanctuary_pool"] for n, row in _BY_PLAYERS.items()}
STARTING_GOLD: Final[dict[int, list[int]]] = {n: row["starting_gold"] for n, row in _BY_PLAYERS.items()}
BLESSINGS_IN_STEP_1: Final[dict[int, int]] = {n: row["blessings_in_step_1"] for n, row in _BY_PLAYERS.items()}  # DF-047
PRESETS: Final[list[str]] = ids("presets")
PRESET_MODULE: Final[list[int]] = [MODULES.index(preset["module"] or "none") for preset in entries("presets")]
PRESET_SETS: Final[list[list[int]]] = [[feat(preset["slots"][slot]) for slot in SLOTS] for preset in entries("presets")]
PRESET_PLAYERS: Final[list[list[int]]] = [preset["players"] for preset in entries("presets")]


def _die(faces: dict[str, int]) -> list[int]:
    return [face(name) for name, count in faces.items() for _ in range(count)]


STARTING_DICE: Final[list[list[int]]] = [
    _die(BOX["starting_dice"][module]["light"]) + _die(BOX["starting_dice"][module]["dark"])
    for module in ("base", "goddess", "titans")
]  # DF-023, DF-182, DF-217


def _one_menu(boxes: list[Entry]) -> bool:
    return all(menu_of(box.get("owner_options", [])) == BOAR_MENU for box in boxes if "owner_options" in box)


def _check() -> None:
    """The boxes are complete and consistent (DF-002 to DF-006); a wrong file fails here, loudly."""
    counts = BOX["published_counts"]
    pools = [sum(1 for board in POOL_BOARD if board == number) for number in range(3)]
    facts = {
        "six resources": RESOURCES == ["gold", "sun", "moon", "glory", "ancient", "loyalty"],
        "15 slots on 7 islands": (len(SLOTS), len(ISLANDS)) == (counts["slots"], counts["islands"]),
        "54 sets, each in one slot": sorted(FEATS) == sorted(_FEATS) and len(set(FEATS)) == len(FEATS),
        "a set costs what its slot says": all(
            (SLOT_SUN[slot], SLOT_MOON[slot]) == (_FEATS[name]["cost"]["sun"], _FEATS[name]["cost"]["moon"])
            for name, slot in zip(FEATS, FEAT_SLOT, strict=True)
        ),
        "24 base sets, 20 alternative sets, 4 and 6 of the modules": [
            sum(1 for entry in _FEATS.values() if entry["set"].startswith(kind))
            for kind in ("base", "rebellion_alternative", "rebellion_goddess", "rebellion_titans")
        ]
        == [24, 20, 4, 6],  # DF-120
        "10, 5 and 5 pools of 4 faces": pools == [10, 5, 5] and all(len(faces) == 4 for faces in POOL_FACES),
        "36 labyrinth spaces, joined both ways": len(SPACES) == counts["labyrinth_spaces"]
        and all(a in BACKWARD[b] for a, row in enumerate(ONWARD) for b in row)
        and sum(map(len, ONWARD)) == sum(map(len, BACKWARD)),
        "three rooms for three treasures": [SPACE_KIND[room] for room in ROOMS] == ["treasure"] * len(TREASURES),
        "31 spaces of the Titans board": len(TRACK) == counts["titans_spaces"],
        "six faces of the Celestial die": len(CELESTIAL) == counts["celestial_faces"],
        "twelve starting faces": all(len(faces) == 12 and faces[0] == faces[6] == GOLD_1 for faces in STARTING_DICE),
        "presets fill every slot with a candidate": all(
            sets[slot] in CANDIDATES[slot] for sets in PRESET_SETS for slot in range(SLOT_COUNT)
        ),
        "Boars give the same to their owners": _one_menu(_FACES),
        "sources have names of their own": len({*FACES, *CELESTIAL, *SPACES, *TREASURES, *ZONES} & {*FEATS}) == 0,
    }
    wrong = [fact for fact, true in facts.items() if not true]
    if wrong:
        raise ValueError(f"components.yaml is wrong: {'; '.join(wrong)}")


_check()
