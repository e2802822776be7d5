"""Texts of powers, tiles, cards and boards: programs of operations (``kernel/effects``), and when they may be used.

A *source* is anything with a text, numbered below. A *script* is one text of it: a moment, conditions, a price, and a
program (HY-388). The words are those of ``effect_language`` in the content; one that is not there is fatal when the box
is read. Operations stand in ``effects/``, by chapter.
"""

from typing import Any, Final

from theogony.games.hybris.content import (
    AVATARS,
    CANTOS,
    CHAMPIONS,
    CHRONOS_TILES,
    CITIES,
    CONCEPT_CARDS,
    CONFLICT,
    CONVERSIONS,
    DATA,
    ELEMENTS,
    KINDS,
    LOCATIONS,
    OLYMPIANS,
    PILLARS,
    POWERS,
    POWERS_OF,
    PREMONITIONS,
    PRIMORDIALS,
    QUESTS,
    SEATS,
    SLOTS,
    TECHNOLOGIES,
    TILES,
    TYPES,
    UPGRADES,
    ids,
)
from theogony.games.hybris.state import NOBODY, NOTHING, Hybris
from theogony.kernel.effects.given import NO_VALUE, Asked, Condition, Given
from theogony.kernel.effects.machine import Book, Operation, Program, Text, Written, costs
from theogony.kernel.fields import step
from theogony.kernel.overlay import BadContent

# -- sources, in the order of ``box.texts`` ---------------------------------------------------------------------------

POWER: Final = 0
UPGRADE: Final = POWER + len(POWERS)
TECHNOLOGY: Final = UPGRADE + len(UPGRADES)
CHAMPION: Final = TECHNOLOGY + len(TECHNOLOGIES)
TEXTED: Final = CHAMPION + len(CHAMPIONS)  # the sources before it are used by their owners, by moves.USE + source
UPPER: Final = TEXTED  # + Pillar, as the next two
LOWER: Final = UPPER + len(PILLARS)
AFTER_LOWER: Final = LOWER + len(PILLARS)
SLOT: Final = AFTER_LOWER + len(PILLARS)
SERVICE: Final = SLOT + len(SLOTS)  # + City
CONVERSION: Final = SERVICE + len(CITIES)
KINDNESS_SPACE: Final = CONVERSION + len(CONVERSIONS)  # + space, from 0
SPARK_SPACE: Final = KINDNESS_SPACE + len(ids("kindness_track"))  # + space, from 0
PLAYED_CARD: Final = SPARK_SPACE + len(ids("spark_track"))  # + design
PREMONITION: Final = PLAYED_CARD + len(CONFLICT)
CANTO: Final = PREMONITION + len(PREMONITIONS)  # + CANTOS * Quest + Canto
REWARD: Final = CANTO + CANTOS * len(QUESTS)  # of a Quest
WRATH_1: Final = REWARD + len(QUESTS)
WRATH_2: Final = WRATH_1 + len(PRIMORDIALS)
MAIN: Final = WRATH_2 + len(PRIMORDIALS)  # of a Concept card
DESOLATION: Final = MAIN + len(CONCEPT_CARDS)
NAMED: Final = DESOLATION + len(CONCEPT_CARDS)  # effects of a Concept card that name an Olympian (HY-337)
FATALITY: Final = NAMED + len(CONCEPT_CARDS)  # the End-of-Age effect of a Chronos tile
UNLOCKED: Final = FATALITY + len(CHRONOS_TILES)  # its Immediate power
INCOME: Final = UNLOCKED + len(CHRONOS_TILES)  # of an Avatar on the Chronos board (HY-067)
DAMNATION: Final = INCOME + len(AVATARS)
SOURCES: Final = DAMNATION + len(AVATARS)
SOURCE_IDS: Final[list[str]] = [
    *POWERS, *UPGRADES, *TECHNOLOGIES, *CHAMPIONS, *PILLARS, *PILLARS, *PILLARS, *SLOTS, *CITIES, *CONVERSIONS,
    *ids("kindness_track"), *ids("spark_track"), *CONFLICT, *PREMONITIONS,
    *[quest for quest in QUESTS for _ in range(CANTOS)], *QUESTS, *PRIMORDIALS, *PRIMORDIALS,
    *CONCEPT_CARDS, *CONCEPT_CARDS, *CONCEPT_CARDS, *CHRONOS_TILES, *CHRONOS_TILES, *AVATARS, *AVATARS,
]  # fmt: skip  # what each stands on, as it is told


def told(source: int) -> str:
    """What a source stands on, as an event names it; nothing for NOTHING."""
    return "" if source == NOTHING else SOURCE_IDS[source]


# -- words ------------------------------------------------------------------------------------------------------------

_LANGUAGE: Final[dict[str, dict[str, str]]] = DATA["effect_language"]
TIMINGS: Final[list[str]] = list(_LANGUAGE["timings"])
EVENTS: Final[list[str]] = list(_LANGUAGE["events"])
MOMENTS: Final[list[str]] = ["at_once", *TIMINGS, *EVENTS]  # an event, where a text names one, else its timing
COUNTERS: Final[list[str]] = ["one", *_LANGUAGE["counters"]]
MODIFIERS: Final[list[str]] = list(_LANGUAGE["modifiers"])
LIMITS: Final[list[str]] = ["none", *_LANGUAGE["limits"]]
WHO: Final[list[str]] = ["self", "others", "all", "opponent"]  # HY-389
SELF: Final = 0
OTHERS: Final = 1
ALL: Final = 2
OPPONENT: Final = 3
ROLES: Final[list[str]] = ["attacker", "defender"]  # numbered as the sides of a Combat
ENEMIES: Final[list[str]] = ["player", "game"]
ANY: Final = -1  # a filter that is not set

_WORDS: Final[dict[str, list[str]]] = {
    "city": CITIES, "deployed_kind": KINDS, "role": ROLES, "vs": ENEMIES, "zone_element": ELEMENTS,
    "temple_here": NO_VALUE, "combat_won_this_age": NO_VALUE,
}  # fmt: skip
CONDITIONS: Final[Asked] = {word: _WORDS.get(word) for word in _LANGUAGE["conditions"]}  # the others ask for a number
CONDITION_WORDS: Final[list[str]] = list(CONDITIONS)


def moment(word: str) -> int:
    return MOMENTS.index(word)


def modifier(word: str) -> int:
    return MODIFIERS.index(word)


def counter(word: str) -> int:
    return COUNTERS.index(word)


def condition(word: str) -> int:
    return CONDITION_WORDS.index(word)


IMMEDIATE: Final = moment("immediate")
START_OF_AGE: Final = moment("start_of_age")
END_OF_AGE: Final = moment("end_of_age")
PASSIVE: Final = moment("passive")
ONCE_PER_AGE: Final = moment("once_per_age")
REACTION: Final = moment("reaction")
END_OF_GAME: Final = moment("end_of_game")
NO_LIMIT: Final = 0
ENDLESS: Final = 1 << 20  # more than anything is counted to
# texts that their owners resolve at these moments, always and in full: they have no condition, limit or price
RESOLVED: Final = (IMMEDIATE, START_OF_AGE, END_OF_AGE, END_OF_GAME)

# -- a text being carried out -----------------------------------------------------------------------------------------


@step
class Resolve(Text[Hybris]):
    """The text of a source. ``seat`` is its ``self``; ``other`` the enemy of its Combat, or NOBODY; ``city`` is where
    it happens, or NOTHING; ``memo`` are the seats (bits) that have lost Greatness to this effect (HY-046)."""

    source: int
    seat: int
    other: int = -1
    city: int = -1
    memo: int = 0

    def code(self, s: Hybris) -> list[Operation[Any, Any]]:
        return LOADED[s.box.number].code

    def onward(self, at: int) -> "Resolve":
        return Resolve(at, self.source, self.seat, self.other, self.city, self.memo)

    def remembering(self, memo: int) -> "Resolve":
        return Resolve(self.at, self.source, self.seat, self.other, self.city, memo)


class Op(Operation[Hybris, Resolve]):
    """An operation of Hybris. One that counts, or concerns others than its owner, asks for that when it is read: a
    number that nobody looks at is foreign."""

    def __init__(self, given: Written) -> None:
        self.n: int = 1
        self.who: int = SELF
        self.takes: bool = False  # it is a loss
        self.greatness: int = 0  # how much Greatness it gives
        super().__init__(given)
        self.conditional = False

    def how_many(self, given: Written) -> None:
        self.n = given.number("n", 1)

    def whom(self, given: Written) -> None:
        self.who = given.word("who", WHO, "self")

    def can(self, s: Hybris, seat: int) -> bool:
        """Whether there is something for it to do now, as far as that is asked (HY-139); of a price, whether it can be
        paid in full (HY-044)."""
        return True


class Act(Op):
    """One that is carried out at once: it asks nobody and pushes no step."""


class Stop(Op):
    """One that asks somebody, or pushes steps: the rest of the text waits on the agenda."""

    def __init__(self, given: Written) -> None:
        super().__init__(given)
        self.stops = True


class Standing(Op):
    """Never carried out: looked up where it counts, as long as its source is in force."""

    def __init__(self, given: Written) -> None:
        super().__init__(given)
        self.standing = True


# which filters the rules look at, by modifier: any other one would have no effect
FILTERS: Final[dict[str, list[str]]] = {
    "force": ["role", "vs", "fighter"],
    "enemy_force": ["role", "vs", "fighter"],
    "win_ties": ["role"],
    "activation_cost": ["character"],
    "deploy_vp": ["kind"],
    "influence_followers": ["city"],
}
REDUCTIONS: Final[list[str]] = ["activation_cost", "convert_cost", "fabricate_cost"]  # always limited (HY-393)


class Modify(Standing):
    """A number or rule is changed for the owner, in all cases that its filters let through (HY-426)."""

    def read(self, given: Written) -> None:
        self.how_many(given)
        self.what: int = given.word("what", MODIFIERS)
        name = MODIFIERS[self.what]
        looked_at = FILTERS.get(name, [])
        self.role: int = _filter(given, "role", ROLES) if "role" in looked_at else ANY
        self.vs: int = _filter(given, "vs", ENEMIES) if "vs" in looked_at else ANY
        self.fighter: int = _filter(given, "fighter", TYPES) if "fighter" in looked_at else ANY
        self.character: int = _filter(given, "character", TYPES) if "character" in looked_at else ANY
        self.kind: int = _filter(given, "kind", KINDS) if "kind" in looked_at else ANY
        self.city: int = _filter(given, "city", CITIES) if "city" in looked_at else ANY
        self.limit: int = given.word("limit", LIMITS) if name in REDUCTIONS else NO_LIMIT


def _filter(given: Given, name: str, words: list[str]) -> int:
    return given.word(name, words) if given.has(name) else ANY


# -- all texts of the content -----------------------------------------------------------------------------------------


class Script:
    """One text of a source."""

    def __init__(
        self, number: int, source: int, given: Given, program: Program, code: list[Operation[Any, Any]]
    ) -> None:
        self.number = number
        self.source = source
        self.start = program.start
        self.operations: list[Operation[Any, Any]] = program.operations
        self.timing: int = given.word("timing", ["at_once", *TIMINGS], "at_once")
        answers = given.has("event") or self.timing == REACTION
        self.moment: int = moment(EVENTS[given.word("event", EVENTS)]) if answers else self.timing
        self.conditions: list[Condition] = []
        self.limit: int = NO_LIMIT
        if self.timing not in RESOLVED and self.timing != PASSIVE:
            self.conditions = conditions_of(given, "if")
            self.limit = given.word("limit", LIMITS, None if self.timing == ONCE_PER_AGE else "none")
            given.has("cost")  # read with the program
        self.role: int = ANY
        self.vs: int = ANY
        self.fighter: int = ANY
        self.location: int = ANY
        if given.has("event_filter"):
            narrow = Given(given.values["event_filter"], given.where("event_filter"))
            self.role = _filter(narrow, "role", ROLES)
            self.vs = _filter(narrow, "vs", ENEMIES)
            self.fighter = _filter(narrow, "fighter", TYPES)
            self.location = _filter(narrow, "location", LOCATIONS)
            narrow.done()
        self.olympian: int = given.word("olympian", OLYMPIANS) if given.has("olympian") else ANY
        self.price: list[Op] = [op for op in costs(code, program.start) if isinstance(op, Op)]
        own = [op for op in self.operations if isinstance(op, Op)]
        # nothing but a loss of its owner's: it may not be declined (HY-381)
        self.binding: bool = bool(own) and all(op.takes and op.who in (SELF, ALL) for op in own)
        self.greatness: int = sum([op.greatness for op in own])
        # what carries it out, by seat, that of nobody last: steps are never changed, and all share these
        self.begun: list[Resolve] = [Resolve(self.start, source, seat) for seat in (*range(SEATS), NOBODY)]
        given.done()


def conditions_of(given: Given, name: str) -> list[Condition]:
    """A list of conditions that must all hold (HY-392)."""
    found: list[Condition] = []
    if given.has(name):
        for number, one in enumerate(given.values[name]):
            found.append(Given({name: one}, f"{given.where(name)}[{number}]").condition(name, CONDITIONS))
    return found


class Holders:
    """Whose texts a list holds, as bits: most players hold none of them, which is seen without looking at each."""

    def __init__(self) -> None:
        self.powers: list[int] = [0] * (len(OLYMPIANS) + 1)  # by Olympian: 1 if one of its powers; the last: of nobody
        self.tiles: list[int] = [0] * (len(OLYMPIANS) + 1)  # by Olympian: its Upgrades
        self.technologies: int = 0
        self.champions: list[int] = []

    def add(self, source: int) -> None:
        if source < UPGRADE:
            for olympian, powers in enumerate(POWERS_OF):
                self.powers[olympian] |= int(source in powers)
        elif source < TECHNOLOGY:
            self.tiles[(source - UPGRADE) // TILES] |= 1 << (source - UPGRADE) % TILES
        elif source < CHAMPION:
            self.technologies |= 1 << source - TECHNOLOGY
        elif source < TEXTED:
            self.champions.append(source - CHAMPION)


class Texts:
    """All scripts of a box: by source and by moment."""

    def __init__(self, book: Book, scripts: list[Script], prerequisites: list[list[Condition]]) -> None:
        self.code: list[Operation[Any, Any]] = book.code
        self.scripts = scripts
        self.of: list[list[Script]] = [[] for _ in range(SOURCES)]
        self.on: list[list[Script]] = [[] for _ in MOMENTS]  # of those that are used by their owners
        self.modifiers: list[list[tuple[Script, Modify]]] = [[] for _ in MODIFIERS]
        self.holders_on: list[Holders] = [Holders() for _ in MOMENTS]
        self.holders_of: list[Holders] = [Holders() for _ in MODIFIERS]
        self.prerequisites = prerequisites  # of Premonitions (HY-164)
        for script in scripts:
            self.of[script.source].append(script)
            if script.source < TEXTED:
                if script.moment != PASSIVE and any(one.source == script.source for one in self.on[script.moment]):
                    twice = f"{SOURCE_IDS[script.source]} has two texts for {MOMENTS[script.moment]}"
                    raise BadContent("content-inconsistent", reason=twice)  # a move names the source only
                self.on[script.moment].append(script)
                self.holders_on[script.moment].add(script.source)
            for op in script.operations:
                if isinstance(op, Modify):
                    self.modifiers[op.what].append((script, op))
                    self.holders_of[op.what].add(script.source)


LOADED: Final[list[Texts]] = []  # by the number of the box, as ``effects`` reads them


def texts(s: Hybris) -> Texts:
    """The texts of the content that this position is played with."""
    return LOADED[s.box.number]


def named_by(source: int) -> int:
    """The main effect to which belongs what a Concept card says of an Olympian (HY-337); NOTHING of other texts."""
    return source - NAMED + MAIN if NAMED <= source < FATALITY else NOTHING


def run_text(s: Hybris, script: Script, seat: int, other: int = NOBODY, city: int = NOTHING) -> None:
    """The text is carried out next, its price first."""
    plain = other == NOBODY and city == NOTHING
    s.agenda.append(script.begun[seat] if plain else Resolve(script.start, script.source, seat, other, city))


def run_source(s: Hybris, source: int, seat: int, other: int = NOBODY, city: int = NOTHING) -> None:
    """All texts of a source are carried out next, in their order."""
    for script in reversed(LOADED[s.box.number].of[source]):
        run_text(s, script, seat, other, city)


def carry_out(s: Hybris, source: int, seat: int, other: int = NOBODY, city: int = NOTHING) -> None:
    """The same, at once: for a step that has nothing left to do."""
    scripts = LOADED[s.box.number].of[source]
    if len(scripts) != 1:
        run_source(s, source, seat, other, city)
    elif other == NOBODY and city == NOTHING:
        scripts[0].begun[seat].run(s)
    else:
        Resolve(scripts[0].start, source, seat, other, city).run(s)
