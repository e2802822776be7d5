"""The components of both boxes, read from ``content/components.yaml``, checked and frozen into plain tables."""

from pathlib import Path
from typing import Any, Final

from theogony.kernel.box import Box, Components
from theogony.kernel.components import Entry, entries_of, ids_of, must_be_true, read

Gain = tuple[int, int, int, int, int, int]  # gold, sun, moon, glory, ancient shards, loyalty

_DATA: Final[Components] = read(Path(__file__).parent)


def entries(kind: str) -> list[Entry]:
    return entries_of(_DATA, kind)


# -- resources -- DF-027, DF-030 ---------------------------------------------------------------------------------------

RESOURCES: Final[list[str]] = ids_of(_DATA, "resources")
GOLD: Final = 0
SUN: Final = 1
MOON: Final = 2
GLORY: Final = 3
ANCIENT: Final = 4
LOYALTY: Final = 5
STORED: Final = 5  # loyalty is not stored (DF-223)
NOTHING: Final[Gain] = (0, 0, 0, 0, 0, 0)

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
FACES: Final[list[str]] = ids_of(_DATA, "die_faces")
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
MATCHES: Final[list[int]] = [RESOURCES.index(face["matches"]) if "matches" in face else -1 for face in _FACES]
COLOUR_OF: Final[list[int]] = [
    COLOURS.index(face["colour"]) if kind in (BOAR, MISFORTUNE) else -1 for face, kind in zip(_FACES, KIND, strict=True)
]


def face(name: str) -> int:
    """The number of a kind of die face."""
    return FACES.index(name)


MIRROR_FACE: Final = face("mirror")
TIMES_3: Final = face("times_3")
GOLEM_SUN: Final = face("golem_sun")
GOLD_1: Final = face("gold_1")
BOAR_FACES: Final[list[int]] = [face(f"boar_{colour}") for colour in COLOURS]
MISFORTUNE_FACES: Final[list[int]] = [face(f"misfortune_{colour}") for colour in COLOURS]

# -- pools -- DF-016, DF-015 -------------------------------------------------------------------------------------------

_POOLS: Final[list[Entry]] = entries("pools")
POOLS: Final[list[str]] = ids_of(_DATA, "pools")
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

# -- slots, islands, feats -- DF-017, DF-020 ---------------------------------------------------------------------------

_SLOTS: Final[list[Entry]] = entries("slots")
SLOTS: Final[list[str]] = ids_of(_DATA, "slots")
ISLANDS: Final[list[str]] = ids_of(_DATA, "islands")
SLOT_COUNT: Final = 15
SLOT_ISLAND: Final[list[int]] = [ISLANDS.index(slot["island"]) for slot in _SLOTS]

FEATS: Final[list[str]] = [str(name) for slot in _SLOTS for name in slot["candidates"]]  # slot by slot
_FEATS: Final[dict[str, Entry]] = {str(feat["id"]): feat for feat in entries("feats")}
FEAT_SLOT: Final[list[int]] = [SLOTS.index(_FEATS[name]["slot"]) for name in FEATS]
MODULES: Final[list[str]] = ["none", "goddess", "titans"]
NO_MODULE: Final = 0
GODDESS: Final = 1
TITANS: Final = 2
FEAT_MODULE: Final[list[int]] = [MODULES.index(_FEATS[name]["module"] or "none") for name in FEATS]


def feat(name: str) -> int:
    """The number of a set of feat cards."""
    return FEATS.index(name)


def _amounts(feats: dict[str, Entry], name: str, key: str, at: int = 0) -> Any:
    return feats[name]["structured"][at][key]


CANDIDATES: Final[list[list[int]]] = [[feat(name) for name in slot["candidates"]] for slot in _SLOTS]
POOL_FEAT: Final[list[int]] = [feat(pool["opened_by_feat"]) if "opened_by_feat" in pool else -1 for pool in _POOLS]
CHEAP_SLOTS: Final[list[int]] = [SLOTS.index(name) for name in _amounts(_FEATS, "first_titan", "slots")]  # DF-177

HAMMER: Final = feat("blacksmiths_hammer")
SCEPTER: Final = feat("blacksmiths_scepter")
TWINS: Final = feat("twins")
COMPANION: Final = feat("companion")
BOAR_CARD: Final = feat("tenacious_boar")
GREAT_BEAR: Final = feat("great_bear")
ETERNAL_FIRE: Final = feat("eternal_fire")

COMPANION_END: Final = len(_DATA["tracks"]["companion"]["spaces"]) - 1


# -- the Celestial die -- DF-279 to DF-285 -----------------------------------------------------------------------------

_CELESTIAL: Final[list[Entry]] = entries("celestial_die")
CELESTIAL: Final[list[str]] = ids_of(_DATA, "celestial_die")
CELESTIAL_DOES: Final[list[str]] = [str(side.get("do", "gain")) for side in _CELESTIAL]

# -- the labyrinth -- DF-206 -------------------------------------------------------------------------------------------

_SPACES: Final[list[Entry]] = _DATA["labyrinth"]["spaces"]
SPACES: Final[list[str]] = [str(space["id"]) for space in _SPACES]
ONWARD: Final[list[list[int]]] = [sorted(SPACES.index(n) for n in space["next"]) for space in _SPACES]
BACKWARD: Final[list[list[int]]] = [sorted(SPACES.index(n) for n in space["previous"]) for space in _SPACES]
SPACE_KIND: Final[list[str]] = [str(space["kind"]) for space in _SPACES]
START_SPACE: Final = SPACES.index(_DATA["labyrinth"]["start"])
GOAL: Final = SPACES.index(_DATA["labyrinth"]["goal"])
ROOMS: Final[list[int]] = [SPACES.index(name) for name in _DATA["labyrinth"]["treasure_rooms"]]
TREASURES: Final[list[str]] = ids_of(_DATA, "treasures")

# -- the Titans board -- DF-233 to DF-236 ------------------------------------------------------------------------------

_TRACK: Final[list[Entry]] = _DATA["titans_board"]["spaces"]
TRACK: Final[list[str]] = [str(space["id"]) for space in _TRACK]
TO_LOYALTY: Final[list[int]] = [
    TRACK.index(space["to_loyalty"]) if space["to_loyalty"] else at for at, space in enumerate(_TRACK)
]  # at an end of the track the token stays (DF-227)
TO_REBELLION: Final[list[int]] = [
    TRACK.index(space["to_rebellion"]) if space["to_rebellion"] else at for at, space in enumerate(_TRACK)
]
TRACK_START: Final = TRACK.index(_DATA["titans_board"]["start"])
_ZONES: Final[dict[str, Entry]] = {str(zone["id"]): zone for zone in _DATA["titans_board"]["zones"]}
ZONES: Final[list[str]] = list(_ZONES)
ZONE: Final[list[int]] = [ZONES.index(space["zone"]) for space in _TRACK]

# -- what a gain can come from: named in events and questions ----------------------------------------------------------

SOURCES: Final[list[str]] = [*FACES, *FEATS, *CELESTIAL, *SPACES, *TREASURES, *ZONES]
FROM_FEAT: Final = len(FACES)
FROM_CELESTIAL: Final = FROM_FEAT + len(FEATS)
FROM_SPACE: Final = FROM_CELESTIAL + len(CELESTIAL)
FROM_TREASURE: Final = FROM_SPACE + len(SPACES)
FROM_ZONE: Final = FROM_TREASURE + len(TREASURES)

# -- set-up -- DF-013, DF-292, DF-296 ----------------------------------------------------------------------------------

PRESETS: Final[list[str]] = ids_of(_DATA, "presets")
PRESET_MODULE: Final[list[int]] = [MODULES.index(preset["module"] or "none") for preset in entries("presets")]
PRESET_SETS: Final[list[list[int]]] = [[feat(preset["slots"][slot]) for slot in SLOTS] for preset in entries("presets")]
PRESET_PLAYERS: Final[list[list[int]]] = [preset["players"] for preset in entries("presets")]


def _die(faces: dict[str, int]) -> list[int]:
    return [face(name) for name, count in faces.items() for _ in range(count)]


# -- what a retune may change ------------------------------------------------------------------------------------------


class ForgeBox(Box):
    """The numbers of both boxes: gains, prices, lengths, and what each number of players begins with."""

    def __init__(self, components: Components) -> None:
        super().__init__(components)
        inventory: Entry = components["hero_inventory"]
        faces = entries_of(components, "die_faces")
        slots = entries_of(components, "slots")
        feats: dict[str, Entry] = {str(feat["id"]): feat for feat in entries_of(components, "feats")}
        tracks: dict[str, Entry] = components["tracks"]
        celestial = entries_of(components, "celestial_die")
        spaces: list[Entry] = components["labyrinth"]["spaces"]
        track: list[Entry] = components["titans_board"]["spaces"]
        zones: list[Entry] = components["titans_board"]["zones"]
        by_players: dict[int, Entry] = components["setup_by_players"]
        # the inventory
        self.limits: list[int] = [int(inventory["limits"][name]) for name in ("gold", "sun", "moon")]
        self.chest_bonus: list[int] = [
            int(inventory["chest_bonus"][name]) for name in ("gold", "sun", "moon")
        ]  # DF-028
        self.ancient_limit: int = inventory["ancient_reserve_limit"]  # DF-224
        self.extra_action_sun: int = inventory["extra_action_cost"]["sun"]  # DF-053
        # die faces
        self.face_gain: list[Gain] = [gain_of(face.get("gain")) for face in faces]  # DF-272, DF-273
        self.face_menu: list[Gain] = [menu_of(face.get("options", [])) for face in faces]
        self.gain_a: list[Gain] = [gain_of(face.get("gain_a")) for face in faces]  # DF-078, DF-277, DF-278
        self.gain_b: list[Gain] = [gain_of(face.get("gain_b")) for face in faces]
        self.face_cost: list[int] = [int(face["cost"]) for face in faces]
        self.within: list[list[int]] = [
            [number for number in SANCTUARY if self.face_cost[number] <= gold]
            for gold in range(max(self.face_cost) + 1)
        ]  # by gold: what it is enough for
        self.level: list[int] = [int(face["level"]) for face in faces]  # DF-157, DF-158
        self.shows_glory: list[int] = [int(face["shows_glory"]) for face in faces]  # DF-168
        self.displayed: list[Gain] = [
            self.face_gain[face]
            if KIND[face] == PLAIN
            else self.gain_b[face]
            if KIND[face] == DEPENDENT
            else self.face_menu[face]
            for face in range(len(FACES))
        ]  # what a face shows when its amounts are only counted (DF-145 to DF-148)
        self.factor: int = faces[TIMES_3]["factor"]  # DF-070
        self.ship_discount: int = faces[face("ship")]["discount"]  # DF-076
        self.boar_menu: Gain = menu_of(faces[face("boar_red")]["owner_options"])  # DF-106
        self.faces_of_level: list[list[int]] = [
            [number for number in SANCTUARY if self.level[number] == level] for level in range(LEVELS + 1)
        ]
        # slots and feats
        self.slot_sun: list[int] = [int(slot["cost"]["sun"]) for slot in slots]
        self.slot_moon: list[int] = [int(slot["cost"]["moon"]) for slot in slots]
        self.feat_glory: list[int] = [int(feats[name]["glory"]) for name in FEATS]
        # tracks on cards
        self.hammer_spaces: int = tracks["hammer"]["spaces"]  # DF-086
        self.hammer_rewards: list[int] = [side["reward"]["glory"] for side in tracks["hammer"]["sides"]]
        self.hammer_length: int = self.hammer_spaces * len(self.hammer_rewards)
        self.scepter_room: int = max(tracks["scepter"]["spaces"])  # DF-131
        self.scepter_shards: list[int] = [
            max([tier["shards"] for tier in tracks["scepter"]["tiers"] if gold >= tier["min"]], default=0)
            for gold in range(self.scepter_room + 1)
        ]  # DF-132, DF-133
        self.companion_gain: list[Gain] = [gain_of(space["gain"]) for space in tracks["companion"]["spaces"]]  # DF-138
        # amounts of feats
        self.twins_price: int = _amounts(feats, "twins", "pay")["gold"]  # DF-127
        self.twins_menu: Gain = menu_of(_amounts(feats, "twins", "then_options"))
        self.sentinel_rate: int = _amounts(feats, "sentinel", "convert")["sun"]  # DF-110
        self.cyclops_rate: int = _amounts(feats, "cyclops", "convert")["gold"]  # DF-115
        self.bear_glory: int = _amounts(feats, "great_bear", "gain")["glory"]  # DF-104
        self.elder_price: int = _amounts(feats, "elder", "pay")["gold"]  # DF-103
        self.elder_gain: Gain = gain_of(_amounts(feats, "elder", "gain"))
        self.owl_menu: Gain = menu_of(_amounts(feats, "guardians_owl", "options"))  # DF-101
        self.guardian_menu: Gain = menu_of(_amounts(feats, "guardian", "options"))  # DF-262
        self.tree_then: Gain = gain_of(_amounts(feats, "tree", "then"))  # DF-153
        self.tree_otherwise: Gain = gain_of(_amounts(feats, "tree", "otherwise"))
        self.merchant_glory: int = _amounts(feats, "merchant", "gain")["glory"]  # DF-156
        self.light_price: int = _amounts(feats, "light", "pay")["gold"]  # DF-163
        self.spirits_gain: Gain = gain_of(_amounts(feats, "wild_spirits", "gain"))  # DF-102
        self.nymph_gain: Gain = gain_of(_amounts(feats, "wood_nymph", "gain"))  # DF-154
        self.mists_loss: int = _amounts(feats, "mists", "loss")["glory"]  # DF-140
        self.night_loss: Gain = gain_of(_amounts(feats, "eternal_night", "loss"))  # DF-152
        self.goldsmith_glory: int = _amounts(feats, "goldsmith", "gain")["glory"]  # DF-165
        self.omniscient_glory: int = _amounts(feats, "omniscient", "gain")["glory"]  # DF-167
        self.typhon_glory: int = _amounts(feats, "typhon", "gain")["glory"]  # DF-116
        self.memory_sides: list[Gain] = [
            gain_of(side["gain"])
            for token in entries_of(components, "tokens")
            if token["id"] == "memory_token"
            for side in token["sides"]
        ]  # DF-255
        self.triton_menu: Gain = menu_of(
            next(token["options"] for token in entries_of(components, "tokens") if token["id"] == "triton_token")
        )  # DF-114
        # the Celestial die
        self.celestial_gain: list[Gain] = [gain_of(side.get("gain")) for side in celestial]
        self.celestial_menu: list[Gain] = [menu_of(side.get("options", [])) for side in celestial]
        self.celestial_levels: int = next(side["levels"] for side in celestial if "levels" in side)
        # the labyrinth
        self.space_gain: list[Gain] = [gain_of(space.get("gain")) for space in spaces]
        self.space_menu: list[Gain] = [menu_of(space.get("options", [])) for space in spaces]
        self.space_pay: list[Gain] = [gain_of(space.get("pay")) for space in spaces]
        self.space_number: list[int] = [
            int(space.get("rolls", space.get("discount", space.get("loss_each", {}).get("glory", 0))))
            for space in spaces
        ]  # rolls of the Celestial die, discount of a temple, or what a mask takes
        self.treasure_high: list[Gain] = [
            gain_of(entry["high"]) for entry in entries_of(components, "treasures")
        ]  # DF-191
        self.treasure_low: list[Gain] = [gain_of(entry["low"]) for entry in entries_of(components, "treasures")]
        # the Titans board
        self.track_value: list[int] = [int(space["value"]) for space in track]
        self.zone_on_gold: list[Gain] = [gain_of(zone.get("on_gold")) for zone in zones]  # DF-239 to DF-241
        self.zone_on_glory: list[Gain] = [gain_of(zone.get("on_glory")) for zone in zones]
        self.zone_first: list[int] = [zone.get("first_in_game", {}).get("glory", 0) for zone in zones]  # DF-250
        self.zone_own_first: list[int] = [zone.get("own_first_time", {}).get("glory", 0) for zone in zones]
        # set-up
        self.cards_per_stack: dict[int, int] = {n: row["cards_per_stack"] for n, row in by_players.items()}
        self.rounds: dict[int, int] = {n: row["rounds"] for n, row in by_players.items()}
        self.faces_per_pool: dict[int, int] = {n: row["faces_per_sanctuary_pool"] for n, row in by_players.items()}
        self.starting_gold: dict[int, list[int]] = {n: row["starting_gold"] for n, row in by_players.items()}
        self.blessings_in_step_1: dict[int, int] = {
            n: row["blessings_in_step_1"] for n, row in by_players.items()
        }  # DF-047
        self.starting_dice: list[list[int]] = [
            _die(components["starting_dice"][module]["light"]) + _die(components["starting_dice"][module]["dark"])
            for module in ("base", "goddess", "titans")
        ]  # DF-023, DF-182, DF-217

        self._check(faces, feats)

    def _check(self, faces: list[Entry], feats: dict[str, Entry]) -> None:
        """The numbers fit each other."""
        must_be_true(
            {
                "a set costs what its slot says": all(
                    (self.slot_sun[slot], self.slot_moon[slot])
                    == (feats[name]["cost"]["sun"], feats[name]["cost"]["moon"])
                    for name, slot in zip(FEATS, FEAT_SLOT, strict=True)
                ),
                "twelve starting faces": all(
                    len(dice) == 12 and dice[0] == dice[6] == GOLD_1 for dice in self.starting_dice
                ),
                "Boars give the same to their owners": all(
                    menu_of(face["owner_options"]) == self.boar_menu for face in faces if "owner_options" in face
                ),
            }
        )


def _check() -> None:
    """The boxes are complete (DF-002 to DF-006); a wrong file fails here, loudly."""
    counts = _DATA["published_counts"]
    pools = [sum(1 for board in POOL_BOARD if board == number) for number in range(3)]
    facts = {
        "six resources": RESOURCES == ["gold", "sun", "moon", "glory", "ancient", "loyalty"],
        "15 slots on 7 islands": (len(SLOTS), len(ISLANDS)) == (counts["slots"], counts["islands"]),
        "54 sets, each in one slot": sorted(FEATS) == sorted(_FEATS) and len(set(FEATS)) == len(FEATS),
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
        "presets fill every slot with a candidate": all(
            sets[slot] in CANDIDATES[slot] for sets in PRESET_SETS for slot in range(SLOT_COUNT)
        ),
        "sources have names of their own": len({*FACES, *CELESTIAL, *SPACES, *TREASURES, *ZONES} & {*FEATS}) == 0,
    }
    must_be_true(facts)


_check()
BOX: Final = ForgeBox(_DATA)
