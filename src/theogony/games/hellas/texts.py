"""Texts of cards, trays, Heroes and rewards: programs of operations (``kernel/effects``), and when they may be used.

A *source* is anything with a text, numbered below. A *script* is one text of it: a moment, a condition, a price, and a
program. The words are those of ``effect_language`` in the content; one that is not there is fatal when the box is read.
Operations stand in ``effects/``, by chapter.
"""

from typing import Any, Final

from theogony.games.hellas import moves
from theogony.games.hellas.content import DATA, HEROES, SYMBOLS, WITH_TEXTS
from theogony.games.hellas.state import Hellas
from theogony.kernel.effects.given import Given
from theogony.kernel.effects.machine import Book, Operation, Program, Text, Written
from theogony.kernel.fields import step

# -- sources ----------------------------------------------------------------------------------------------------------

SOURCE_IDS: Final[list[str]] = [id for _, _, ids in WITH_TEXTS for id in ids]  # what each stands on, as it is told
SOURCES: Final = len(SOURCE_IDS)


def _first(kind: str, key: str = "texts") -> int:
    """The number of the first source of this kind."""
    found = 0
    for other, where, ids in WITH_TEXTS:
        if (other, where) == (kind, key):
            return found
        found += len(ids)
    raise ValueError(f"{kind}.{key} has no texts")


PLAYED_CARD: Final[int] = _first("combat_cards")  # + design
ATTACK_CARD: Final[int] = _first("monster_attack_cards")
REGION_ATTACK: Final[int] = _first("monsters", "region_attack_texts")  # + Monster
SPECIAL_ATTACK: Final[int] = _first("monsters", "special_attack_texts")  # + Monster, then Kronos
EVOLUTION: Final[int] = _first("monsters", "evolution_texts")
ARTIFACT: Final[int] = _first("artifacts")
BLESSING: Final[int] = _first("blessings")
ABILITY: Final[int] = _first("heroes", "ability.texts")  # of a Hero in base mode
TOKEN: Final[int] = _first("heroes", "token.texts")  # of a Hero in Kronos mode (LH-192)
REWARD: Final[int] = _first("quests")  # of a Quest
ORACLE: Final[int] = _first("temple_cards")  # of a Temple card (LH-072)
CHAIN: Final[int] = _first("kronos_chains")
ORDER: Final[int] = _first("kronos_orders")

# by Hero its bit in ``Script.hero``: by what is printed, or by its token; the last one is that of a seat without a Hero
PRINTED: Final[list[int]] = [*[1 << hero for hero in range(len(HEROES))], 0]
BY_TOKEN: Final[list[int]] = [*[1 << TOKEN - ABILITY + hero for hero in range(len(HEROES))], 0]


# -- words ------------------------------------------------------------------------------------------------------------

_LANGUAGE: Final[dict[str, dict[str, str]]] = DATA["effect_language"]
INSTEAD: Final[list[str]] = ["instead_of_hero_movement", "instead_of_hoplite_movement"]
MOMENTS: Final[list[str]] = ["standing", *_LANGUAGE["moments"], *INSTEAD]  # without a moment: as long as it is held
CONDITIONS: Final[list[str]] = ["always", *_LANGUAGE["conditions"]]
TARGETS: Final[list[str]] = ["none", *_LANGUAGE["targets"], "battle_region"]
ORIGINS: Final[list[str]] = ["none", *_LANGUAGE["sources"]]
ACTORS: Final[list[str]] = ["owner", *_LANGUAGE["actors"]]
COSTS: Final[list[str]] = list(_LANGUAGE["costs"])
ALL: Final = 100
ANY: Final = 101
AMOUNTS: Final[dict[str, int]] = {word: ALL + place for place, word in enumerate(_LANGUAGE["amounts"])}


def moment(word: str) -> int:
    return MOMENTS.index(word)


def condition(word: str) -> int:
    return CONDITIONS.index(word)


def target(word: str) -> int:
    return TARGETS.index(word)


def amount(word: str) -> int:
    return AMOUNTS[word]


ALWAYS: Final = 0
PRIESTS: Final = COSTS.index("sacrifice_priest")
CARDS: Final = COSTS.index("discard_combat")
CARD_WITH: Final = COSTS.index("discard_symbol")  # its number is the symbol and 1 more
INJURY: Final = COSTS.index("injury")
STRENGTH_LOSS: Final = COSTS.index("strength")
OWN_HOPLITES: Final = COSTS.index("own_hoplites")
GLORY: Final = COSTS.index("glory_token")


# the moments of the own turn, before each action
ONCE_A_TURN: Final = moment("own_turn_once")
TURN_START: Final = moment("turn_start")
ANY_TIME: Final = moment("any_time")
INSTEAD_OF_HERO: Final = moment(INSTEAD[0])
INSTEAD_OF_HOPLITES: Final = moment(INSTEAD[1])
IN_TURN: Final = (ONCE_A_TURN, TURN_START, ANY_TIME, INSTEAD_OF_HERO, INSTEAD_OF_HOPLITES)
USE_ARTIFACTS: Final = moment("use_artifacts")
OWN_TURN: Final = len(MOMENTS)  # all of these, looked up together
BEFORE_ARTIFACTS: Final = len(MOMENTS) + 1  # these, and the Artifacts of Use Artifacts
TOGETHER: Final[list[tuple[int, ...]]] = [IN_TURN, (*IN_TURN, USE_ARTIFACTS)]


# -- a text being carried out -----------------------------------------------------------------------------------------


@step
class Resolve(Text[Hellas]):
    """The text of a source. ``seat`` carries it out and decides; ``other`` is whom it is about (an opponent, a hunter),
    or NOBODY; ``region`` is where, ``monster`` whose tray; ``memo`` is what the text remembers."""

    source: int
    seat: int
    other: int
    region: int
    monster: int
    memo: int = 0

    def code(self, s: Hellas) -> list[Operation[Any, Any]]:
        return LOADED[s.box.number].code

    def onward(self, at: int) -> "Resolve":
        return Resolve(at, self.source, self.seat, self.other, self.region, self.monster, self.memo)

    def remembering(self, memo: int) -> "Resolve":
        return Resolve(self.at, self.source, self.seat, self.other, self.region, self.monster, memo)


class Op(Operation[Hellas, Resolve]):
    """An operation of Hellas: how much, who carries it out, and whether a condition holds."""

    def __init__(self, given: Written) -> None:
        self.condition: int = given.word("if", CONDITIONS, "always")
        self.who: int = given.word("who", ACTORS, "owner")
        self.amount: int = given.number("amount", 1, AMOUNTS)
        super().__init__(given)
        self.conditional = self.condition != ALWAYS

    def due(self, s: Hellas, text: Resolve) -> bool:
        if self.condition == ALWAYS:
            return True
        from theogony.games.hellas.conditions import holds

        return holds(s, self.condition, text.seat, text)

    def can(self, s: Hellas, seat: int) -> bool:
        """Whether it would do anything if its owner used the text now (LH-333)."""
        return True


class Act(Op):
    """One that is carried out at once: it asks nobody and pushes no step."""


class Stop(Op):
    """One that asks somebody, or pushes steps: the rest of the text waits on the agenda."""

    def __init__(self, given: Written) -> None:
        super().__init__(given)
        self.stops = True


class Standing(Op):
    """Never carried out: looked up where it counts, as long as its source is held or in force."""

    def __init__(self, given: Written) -> None:
        super().__init__(given)
        self.standing = True


class Finish(Operation[Hellas, Resolve]):
    """The end of every text: what Aegis could still save is over with the effect (LH-367)."""

    def __init__(self, given: Written) -> None:
        super().__init__(given)
        self.conditional = False

    def do(self, s: Hellas, text: Resolve) -> None:
        s.saves = 0


# -- all texts of the content -----------------------------------------------------------------------------------------


class Script:
    """One text of a source."""

    def __init__(self, number: int, source: int, given: Given, program: Program) -> None:
        self.number = number
        self.source = source
        self.start = program.start
        self.move: int = _move(source)
        # whose it is, as a bit of these; a Hero by what is printed, then by token
        self.artifact: int = 1 << source - ARTIFACT if ARTIFACT <= source < BLESSING else 0
        self.blessing: int = 1 << source - BLESSING if BLESSING <= source < ABILITY else 0
        self.hero: int = 1 << source - ABILITY if ABILITY <= source < REWARD else 0
        self.operations: list[Op] = [op for op in program.operations if isinstance(op, Op)]  # that do something
        self.moment: int = given.word("when", MOMENTS, "standing")
        if given.has("instead_of"):
            self.moment = given.word("instead_of", [word.removeprefix("instead_of_") for word in INSTEAD]) + moment(
                INSTEAD[0]
            )
        self.condition: int = given.word("if", CONDITIONS, "always")
        self.costs: list[int] = [0] * len(COSTS)
        if given.has("cost"):
            cost = Given(given.values["cost"], given.where("cost"))
            for place, word in enumerate(COSTS):
                if place == CARD_WITH:
                    self.costs[place] = cost.word(word, SYMBOLS) + 1 if cost.has(word) else 0
                else:
                    self.costs[place] = cost.number(word, 0)
            cost.done()
        self.free: bool = not any(self.costs)
        self.once_per_round: bool = given.has("limit") and given.word("limit", ["once_per_round"]) == 0
        given.done()

    def operation(self) -> Op:
        """Its first operation that does something."""
        return self.operations[0]


def _move(source: int) -> int:
    """The move by which a text is used, where it is: an Artifact's, a Blessing's, or that of the own Hero."""
    if source < BLESSING:
        return moves.ARTIFACT + source - ARTIFACT
    return moves.BLESSING + source - BLESSING if source < ABILITY else moves.ABILITY


class Texts:
    """All scripts of a box: by source and by moment."""

    def __init__(self, book: Book, scripts: list[Script]) -> None:
        self.code: list[Operation[Any, Any]] = book.code
        self.of: list[list[Script]] = [[] for _ in range(SOURCES)]
        moments = len(MOMENTS) + len(TOGETHER)
        self.on: list[list[Script]] = [[] for _ in range(moments)]
        # by moment, bits: the Artifacts, Blessings and Heroes with a text for it
        self.holders: list[tuple[int, int, int]] = [(0, 0, 0)] * moments
        self._held: dict[tuple[int, int, int, int], list[Script]] = {}  # what has been asked for, for good
        for script in scripts:
            self.of[script.source].append(script)
            for when in (script.moment, *[OWN_TURN + i for i, some in enumerate(TOGETHER) if script.moment in some]):
                self.on[when].append(script)
                artifacts, blessings, heroes = self.holders[when]
                self.holders[when] = artifacts | script.artifact, blessings | script.blessing, heroes | script.hero

    def held(self, when: int, artifacts: int, blessings: int, hero: int) -> list[Script]:
        """The texts for this moment that stand on one of these (bits). The list is nobody's to change."""
        key = (when, artifacts, blessings, hero)
        found = self._held.get(key)
        if found is None:
            found = [
                script
                for script in self.on[when]
                if blessings & script.blessing or artifacts & script.artifact or hero & script.hero
            ]
            self._held[key] = found
        return found

    def find(self, source: int, when: int) -> "Script | None":
        """The text of a source for a moment."""
        for script in self.of[source]:
            if script.moment == when:
                return script
        return None


LOADED: Final[list[Texts]] = []  # by the number of the box, as ``effects`` reads them


def texts(s: Hellas) -> Texts:
    """The texts of the content that this position is played with."""
    return LOADED[s.box.number]


def run_text(s: Hellas, script: Script, seat: int, other: int = -1, region: int = -1, monster: int = -1) -> None:
    """The text is carried out next; its price is paid already."""
    s.then(Resolve(script.start, script.source, seat, other, region, monster))


def carry_out(s: Hellas, source: int, seat: int, other: int = -1, region: int = -1, monster: int = -1) -> None:
    """The same as ``run_source``, at once: for a step that has nothing left to do."""
    scripts = texts(s).of[source]
    if len(scripts) == 1:
        Resolve(scripts[0].start, source, seat, other, region, monster).run(s)
    else:
        run_source(s, source, seat, other, region, monster)


def run_source(s: Hellas, source: int, seat: int, other: int = -1, region: int = -1, monster: int = -1) -> None:
    """All texts of a source are carried out next, in their order (trays, attack cards, rewards)."""
    for script in texts(s).of[source][::-1]:
        run_text(s, script, seat, other, region, monster)
