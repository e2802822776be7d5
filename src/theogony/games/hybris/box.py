"""The numbers and texts of the box: what a retune may change. A position reaches them as ``s.box``."""

from typing import Any, Final

from theogony.games.hybris.content import (
    AVATARS,
    CHARACTERS,
    CONCEPTS,
    CONFLICT,
    COUNTED,
    DATA,
    DETERMINATION,
    EDGES,
    ELEMENTS,
    FOLLOWER,
    FORGE,
    GOODS,
    IMAGES,
    LOCATIONS,
    NOWHERE,
    OLYMPIANS,
    OLYMPUS,
    PIECES,
    PRAYER,
    QUESTS,
    RANKS,
    SEATS,
    TECHNOLOGIES,
    TOKENS,
    TYPES,
)
from theogony.kernel.box import Box, Components
from theogony.kernel.components import Entry, entries_of, must_be_true
from theogony.kernel.effects.given import Given

# what a Canto or the condition of a Confrontation asks for (HY-175, HY-178)
TASKS: Final[list[str]] = ["reveal", "discard", "return", "pay", "play_elements", "max_cards", "fighter"]
REVEAL: Final = 0
DISCARD: Final = 1
RETURN: Final = 2
PAY: Final = 3
PLAY_ELEMENTS: Final = 4
MAX_CARDS: Final = 5
FIGHTER: Final = 6
OF_CANTO: Final[list[str]] = ["reveal", "discard", "return", "pay"]
OF_CONFRONTATION: Final[list[str]] = ["reveal", "discard", "pay", "play_elements", "max_cards", "fighter"]
# what a Chain track asks of the players (HY-339)
TRACK: Final[list[str]] = [
    "follower", "temple", "aegis", "tech", "prayer", "character", "deployed", "upgrade", "each_vp_above_chronos",
]  # fmt: skip


class Task:
    """One condition, of those that a Canto or a Confrontation may have, with the parameters of its kind alone."""

    def __init__(self, given: Given, allowed: list[str]) -> None:
        self.task: int = TASKS.index(allowed[given.word("task", allowed)])
        self.elements: tuple[int, ...] = ()
        self.type: int = NOWHERE
        self.location: int = NOWHERE
        self.what: int = NOWHERE
        self.n: int = 1
        if self.task in (REVEAL, PLAY_ELEMENTS) or (self.task == DISCARD and given.has("elements")):
            self.elements = tuple(given.several("elements", ELEMENTS))
        elif self.task in (DISCARD, MAX_CARDS):
            self.n = given.number("n")
        elif self.task == PAY:
            self.what = given.word("what", GOODS[:COUNTED])
            self.n = given.number("n")
        elif self.task == RETURN:
            self.type = given.word("character", TYPES)
            self.location = given.word("location", LOCATIONS)
        else:
            self.type = given.word("kind", TYPES)
        given.done()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Task) and self._all() == other._all()

    def __hash__(self) -> int:
        return hash(self._all())

    def _all(self) -> tuple[int, tuple[int, ...], int, int, int, int]:
        return self.task, self.elements, self.type, self.location, self.what, self.n


class HybrisBox(Box):
    """By number, as in ``content.py``."""

    def __init__(self, components: Components) -> None:
        super().__init__(components)
        self.number: int = -1  # its texts are found by it, once ``effects`` has read them
        numbers: dict[str, Any] = components["numbers"]
        self.ages: int = int(numbers["ages"])  # HY-001
        self.activation: int = int(numbers["activation"])  # HY-097
        self.start_hand: int = int(numbers["start_hand"])  # HY-031
        self.bonus_locations: int = int(numbers["bonus_locations"])  # HY-016
        self.storage: int = int(numbers["storage"])  # HY-152
        self.well_warns: int = int(numbers["well_warns"])  # HY-198
        self.well_overflows: int = int(numbers["well_overflows"])  # HY-199
        self.discounts: list[int] = [int(n) for n in numbers["discounts"]]  # by space of the Workshop (HY-147)
        self.kindness_max: int = int(numbers["kindness_max"])  # HY-053
        self.determination_max: int = int(numbers["determination_max"])  # HY-054
        self.greatness_spaces: int = int(numbers["greatness_spaces"])  # HY-019
        self.primordial_ages: list[int] = [int(numbers["primordial_ages"][rank]) for rank in RANKS]  # HY-021
        self.location_tokens: list[int] = [int(numbers["location_tokens"].get(name, 0)) for name in TOKENS]  # HY-016
        self.underworld_start: int = int(numbers["underworld_start"])  # HY-040
        self.start: list[list[int]] = [
            [int(o["start"].get(what, 0)) for what in GOODS] for o in entries_of(components, "olympians")
        ]  # HY-030
        self.pieces: list[list[int]] = [
            [int(upgrade["pieces"][kind]) for kind in PIECES] for upgrade in entries_of(components, "upgrades")
        ]  # HY-011
        # Locations
        self.malus: list[tuple[int, int]] = [
            (GOODS.index(entry["malus"]["what"]), int(entry["malus"]["n"])) if entry["malus"] else (NOWHERE, 0)
            for entry in entries_of(components, "locations")
        ]  # of the illustration (HY-107)
        cities = entries_of(components, "cities")
        self.city_prayers: list[int] = [int(city["prayers"]) for city in cities]  # HY-210
        self.city_kindness: list[int] = [int(city["kindness"]) for city in cities]  # HY-212
        self.city_followers: list[int] = [int(city["followers"]) for city in cities]
        self.conversions: list[int] = [int(row["prayers"]) for row in entries_of(components, "conversions")]  # HY-138
        # Technologies
        tiles = entries_of(components, "technologies")
        self.cost: list[tuple[int, int]] = [(int(t["cost"]["aegis"]), int(t["cost"]["follower"])) for t in tiles]
        self.tile_vp: list[int] = [int(t["vp"]) for t in tiles]
        self.tile_prayers: list[int] = [int(t["prayers"]) for t in tiles]
        self.links: list[int] = [sum(1 << EDGES.index(edge) for edge in t["links"]) for t in tiles]  # bits (HY-236)
        # Conflict cards
        cards = entries_of(components, "conflict_cards")
        self.force: list[int] = [int(c["force"]) for c in cards]
        self.determination: list[int] = [int(c["determination"]) for c in cards]  # HY-252
        self.elements: list[list[int]] = [[ELEMENTS.index(e) for e in c["elements"]] for c in cards]
        self.left: list[int] = [_image(c["combo_left"]) for c in cards]  # halves of images (HY-251)
        self.right: list[int] = [_image(c["combo_right"]) for c in cards]
        self.combo: list[int] = [int(c["combo_bonus"]) for c in cards]
        # enemies of the game: base Force, cards, Elements
        self.champions: list[Enemy] = [_enemy(hero) for hero in entries_of(components, "coliseum_heroes")]
        self.confrontations: list[Enemy] = [_enemy(quest) for quest in entries_of(components, "quests")]
        self.avatars: list[Enemy] = [_enemy(avatar) for avatar in entries_of(components, "avatars")]
        # Quests
        quests = entries_of(components, "quests")
        self.cantos: list[list[Task]] = [_tasks(quest, "cantos", OF_CANTO) for quest in quests]
        self.conditions: list[list[Task]] = [_tasks(quest, "conditions", OF_CONFRONTATION) for quest in quests]
        self.aegis: list[int] = [int(p["aegis"]) for p in entries_of(components, "primordials")]  # HY-194
        # Chronos
        self.chains: int = int(numbers["chains"])  # HY-308
        self.concept_cards: int = int(numbers["concept_cards"])  # HY-309
        self.chronos_spaces: int = int(numbers["chronos_spaces"])  # HY-321
        self.chronos_gain_vp: int = int(numbers["chronos_gain_vp"])  # HY-342
        self.chronos_vp: dict[int, int] = {int(n): int(v) for n, v in numbers["chronos_vp"].items()}  # HY-430
        self.intensity: list[int] = [int(t["intensity"]) for t in entries_of(components, "chronos_tiles")]  # HY-310
        self.modifier: list[int] = [int(t["modifier"]) for t in entries_of(components, "chronos_tiles")]  # HY-324
        self.track: list[list[tuple[int, int, bool, bool]]] = [
            [(TRACK.index(c["what"]), int(c["n"]), bool(c["per_player"]), bool(c["plus"])) for c in concept["track"]]
            for concept in entries_of(components, "concepts")
        ]  # by Concept: what, how many, for each player, added to the last one of the kind (HY-339)
        self.only_last: list[bool] = [bool(c["only_last"]) for c in entries_of(components, "concepts")]  # HY-340
        self.bar: list[int] = [
            sum(1 << TYPES.index(kind) for kind in card["bar"]) for card in entries_of(components, "concept_cards")
        ]  # bits; 0 is no bar (HY-095)
        self.avatar_prayers: list[int] = [int(a["prayers"]) for a in entries_of(components, "avatars")]  # HY-367
        # texts by source (texts.py)
        self.texts: list[tuple[str, list[Any]]] = _texts(components)
        self._check()

    def _check(self) -> None:
        """The numbers fit each other."""
        must_be_true(
            {
                "8 Location tokens": sum(self.location_tokens) == 8 and self.location_tokens[-1] == 0,  # HY-016
                "Workshop discounts rise": self.discounts == sorted(self.discounts) and len(self.discounts) == 3,
                "a Technology has VP": all(vp > 0 for vp in self.tile_vp) and len(self.tile_vp) == len(TECHNOLOGIES),
                "cards have a Force": all(force >= 0 for force in self.force) and len(self.force) == len(CONFLICT),
                "Olympians have Determination": all(start[DETERMINATION] > 0 for start in self.start),
                "Quests ask for something": all(
                    self.cantos[quest] or self.confrontations[quest].base for quest in range(len(QUESTS))
                ),
                # whoever goes there could do nothing any more (HY-105): ``locations.able`` looks at the Aegis alone
                "a malus takes no Prayers at Olympus, no Followers at the Forge": self.malus[OLYMPUS][0] != PRAYER
                and self.malus[FORGE][0] != FOLLOWER,
                "Avatars are enemies": len(self.avatars) == len(AVATARS) and all(a.base for a in self.avatars),
                "characters are 13 to a seat": len(CHARACTERS) == 13 and len(OLYMPIANS) == 8 and len(CONCEPTS) == 6,
            }
        )
        self._check_tracks()
        self._check_chronos()

    def _check_tracks(self) -> None:
        """Each track is as long as what moves on it needs."""
        track, sparks = entries_of(self.components, "kindness_track"), entries_of(self.components, "spark_track")
        upgrades = entries_of(self.components, "upgrades")
        sparks_of = [
            sum([int(one["pieces"]["spark"]) for one in upgrades if one["olympian"] == olympian])
            for olympian in OLYMPIANS
        ]
        must_be_true(
            {
                "Kindness goes to the end of its track": self.kindness_max + 1 == len(track),  # HY-053
                "the Spark track has a space for each": max(sparks_of) <= len(sparks),
                "each player has a space of Greatness": self.greatness_spaces >= SEATS,  # HY-019
                "the Well warns before it runs over": 0 < self.well_warns <= self.well_overflows,
                "Primordials come in an Age of the game": self.primordial_ages == sorted(set(self.primordial_ages))
                and self.primordial_ages[0] > 0
                and self.primordial_ages[-1] <= self.ages,  # HY-021
            }
        )

    def _check_chronos(self) -> None:
        """The tracks and cards of Chronos."""
        cards = entries_of(self.components, "concept_cards")
        chained = [concept for concept, track in enumerate(self.track) if track]
        each = [sum([card["concept"] == CONCEPTS[concept] for card in cards]) for concept in chained]
        must_be_true(
            {
                "a Chain has an icon": all(len(self.track[concept]) >= self.chains for concept in chained),  # HY-308
                "Concepts have cards enough": self.concept_cards <= min(each),  # HY-309
                "Chronos has VP by players": sorted(self.chronos_vp) == list(range(1, SEATS + 1)),  # HY-430
                # its main effect is mandatory then, and nobody is asked whether he pays (HY-342, HY-345)
                "a Concept card with a bar has no price": not any(card["bar"] and card["cost"] for card in cards),
            }
        )


class Enemy:
    """What is fought by the rules of Combat against the game (HY-255); base 0 is nothing to fight."""

    def __init__(self, base: int, cards: int, elements: tuple[int, ...]) -> None:
        self.base = base
        self.cards = cards
        self.elements = elements

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Enemy) and self._all() == other._all()

    def __hash__(self) -> int:
        return hash(self._all())

    def _all(self) -> tuple[int, int, tuple[int, ...]]:
        return self.base, self.cards, self.elements


def _tasks(quest: Entry, kind: str, allowed: list[str]) -> list[Task]:
    found: list[Task] = []
    for number, one in enumerate(quest.get(kind, [])):
        given = Given(one, f"quests.{quest['id']}.{kind}[{number}]")
        given.has("do")  # of a Canto: read with the texts
        found.append(Task(given, allowed))
    return found


def _enemy(entry: Entry) -> Enemy:
    base = int(entry.get("base", 0))
    cards = int(entry["cards"]) if base else 0
    return Enemy(base, cards, tuple([ELEMENTS.index(e) for e in entry.get("elements", [])]))


def _image(name: str | None) -> int:
    return IMAGES.index(name) if name is not None else NOWHERE


def _texts(components: Components) -> list[tuple[str, list[Any]]]:
    """By source, the place in the content and the texts that stand there; a bare list of operations is a text too."""
    found: list[tuple[str, list[Any]]] = []

    def add(kind: str, key: str) -> None:
        for entry in entries_of(components, kind):
            text = entry.get(key, [])
            own = text if key == "texts" else [{"do": text}] if text else []
            found.append((f"{kind}.{entry['id']}.{key}", own))

    for kind in ("powers", "upgrades", "technologies", "coliseum_heroes"):
        add(kind, "texts")
    for half in ("upper", "lower", "after_lower"):
        add("pillars", half)
    for kind in ("slots", "cities", "conversions", "kindness_track", "spark_track", "conflict_cards", "premonitions"):
        add(kind, "do")
    for quest in entries_of(components, "quests"):
        cantos = [canto["do"] for canto in quest.get("cantos", [])]
        for number in range(4):
            own = [{"do": cantos[number]}] if number < len(cantos) else []
            found.append((f"quests.{quest['id']}.cantos[{number}]", own))
    add("quests", "do")
    for wrath in ("wrath_1", "wrath_2"):
        add("primordials", wrath)
    for card in entries_of(components, "concept_cards"):
        found.append((f"concept_cards.{card['id']}.main", [{"cost": card["cost"], "do": card["main"]}]))
    add("concept_cards", "desolation")
    for card in entries_of(components, "concept_cards"):
        own = [{"olympian": one["olympian"], "do": one["do"]} for one in card["olympians"]]
        found.append((f"concept_cards.{card['id']}.olympians", own))
    for key in ("end_of_age", "immediate"):
        add("chronos_tiles", key)
    for key in ("start_of_age", "damnation"):
        add("avatars", key)
    return found


BOX: Final = HybrisBox(DATA)
