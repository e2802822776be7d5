"""A toy whose texts have costs, choices, nested fights, a window and standing modifiers."""

from typing import Any, ClassVar, Final

from tests.kernel.toys import Toy
from theogony.kernel.effects.given import A_NUMBER, NO_VALUE, Condition
from theogony.kernel.effects.machine import END, Book, Operation, Text, Written, costs, go_to, words
from theogony.kernel.fields import position, step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.rng import Rng
from theogony.kernel.step import Prompt, Step, steps_below
from theogony.kernel.window import Answer, Window

THINGS: Final = ["gold", "faith"]
WHO: Final = ["self", "rival"]
FOES: Final = ["wolf", "bull", "lion"]
CONDITIONS: Final = {"rich": NO_VALUE, "gold_min": A_NUMBER, "has": THINGS}
COUNTERS: Final = ["one", "own_gold", "texts_read"]
RICH: Final = 0
GOLD_MIN: Final = 1
EVENTS: Final = ["sunrise", "sunset"]
ALL: Final = 99
PASS: Final = 100
CANCEL: Final = 101


@position
class Arena(Toy):
    """What the two players have, the cards that lie before the first one, and who is wary enough to answer a text."""

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.have: list[list[int]] = [[3, 0], [3, 0]]
        self.cards: list[int] = []
        self.wary: int = 0
        self.told: list[str] = []


def holds(s: Arena, seat: int, condition: Condition) -> bool:
    if condition.word == RICH:
        return s.have[seat][0] >= 5
    return s.have[seat][0] >= condition.value if condition.word == GOLD_MIN else s.have[seat][condition.value] > 0


@step
class Reading(Text[Arena]):
    """A text of a seat; it remembers how many fights it has won."""

    seat: int
    won: int

    def code(self, s: Arena) -> list[Operation[Any, Any]]:
        return BOOK.code

    def onward(self, at: int) -> "Reading":
        return Reading(at, self.seat, self.won)


class Op(Operation[Arena, Reading]):
    """Every operation of the toy may have a condition."""

    def __init__(self, given: Written) -> None:
        super().__init__(given)
        self.condition = given.condition("if", CONDITIONS) if given.has("if") else None

    def due(self, s: Arena, text: Reading) -> bool:
        return self.condition is None or holds(s, text.seat, self.condition)


class Deed(Op):
    """What a text may say; the pause and the close are in every text."""


class Gain(Deed):
    def read(self, given: Written) -> None:
        self.what = given.word("what", THINGS)
        self.number = given.number("n", 1)
        self.per = given.word("per", COUNTERS, "one")
        self.rival = given.word("who", WHO, "self")
        self.quiet = given.flag("quiet")

    def do(self, s: Arena, text: Reading) -> None:
        times = (1, s.have[text.seat][0], len(s.told))[self.per]
        s.have[text.seat ^ self.rival][self.what] += self.number * times
        if not self.quiet:
            s.told.append(f"gains {self.number * times} {THINGS[self.what]}")


class Pay(Deed):
    def read(self, given: Written) -> None:
        self.cost = True
        self.price = given.amounts("price", THINGS)

    def do(self, s: Arena, text: Reading) -> None:
        for thing, number in enumerate(self.price):
            s.have[text.seat][thing] -= number
        s.told.append("pays")


class Lose(Deed):
    def read(self, given: Written) -> None:
        self.number = given.number("n", named={"all": ALL})

    def do(self, s: Arena, text: Reading) -> None:
        s.have[text.seat][0] -= min(self.number, s.have[text.seat][0])


class Pause(Op):
    """The other player may answer before anything but the price has happened."""

    def read(self, given: Written) -> None:
        self.stops = True

    def do(self, s: Arena, text: Reading) -> None:
        s.then(Interruption(0, text.seat, 0, (text.seat ^ 1,)))


class Interruption(Window[Arena]):
    def might_answer(self, s: Arena, seat: int) -> bool:
        return bool(s.wary >> seat & 1)

    def question(self, s: Arena, seat: int) -> "Interrupt":
        return Interrupt(seat)


class Interrupt(Answer[Arena]):
    passing: ClassVar[int] = PASS

    def check(self, s: Arena, move: int) -> Refusal | None:
        return None

    def options(self, s: Arena) -> list[int]:
        return [PASS, CANCEL]

    def answer(self, s: Arena, move: int) -> None:
        go_to(s, END)


class Close(Op):
    def do(self, s: Arena, text: Reading) -> None:
        s.told.append(f"done, {text.won} won")


class Choose(Deed):
    def read(self, given: Written) -> None:
        self.stops = True
        self.options = given.options("options")

    def do(self, s: Arena, text: Reading) -> None:
        s.then(ChooseBlock(text.seat, self.at))


@step
class ChooseBlock(Prompt[Arena]):
    """One of the blocks of an operation; one whose price cannot be paid is not offered."""

    at: int

    def _blocks(self) -> list[int]:
        op = BOOK.code[self.at]
        assert isinstance(op, Choose)
        return op.options

    def check(self, s: Arena, move: int) -> Refusal | None:
        for op in costs(BOOK.code, self._blocks()[move]):
            assert isinstance(op, Pay)
            if any(have < price for have, price in zip(s.have[self.seat], op.price, strict=True)):
                return no("TOY-2", "too-dear")
        return None

    def options(self, s: Arena) -> list[int]:
        return [i for i in range(len(self._blocks())) if self.check(s, i) is None]

    def hides(self, s: Arena) -> bool:
        return True

    def take(self, s: Arena, move: int) -> None:
        go_to(s, self._blocks()[move])


class If(Deed):
    def read(self, given: Written) -> None:
        self.stops = True
        self.test = given.condition("cond", CONDITIONS)
        self.yes = given.block("then")
        self.no = given.block("else", optional=True)

    def do(self, s: Arena, text: Reading) -> None:
        go_to(s, self.yes if holds(s, text.seat, self.test) else self.no)


class Fight(Deed):
    """Won by whoever has strength enough against the foes: one for a wolf, two for a bull, three for a lion."""

    def read(self, given: Written) -> None:
        self.stops = True
        self.foes = given.several("foes", FOES)
        self.win = given.block("win")
        self.lose = given.block("lose")

    def do(self, s: Arena, text: Reading) -> None:
        s.then(Clash(self.at, text.seat))


@step
class Clash(Step[Arena]):
    at: int
    seat: int

    def run(self, s: Arena) -> None:
        fight = BOOK.code[self.at]
        assert isinstance(fight, Fight)
        found = [strength for card in s.cards for strength in STRENGTH[card]]
        own = sum(strength.number for strength in found if all(strength.against >> foe & 1 for foe in fight.foes))
        won = own >= sum(foe + 1 for foe in fight.foes)
        s.told.append("wins" if won else "loses")
        text = s.agenda[-1]
        assert isinstance(text, Reading)
        s.agenda[-1] = Reading(text.at, text.seat, text.won + won)
        go_to(s, fight.win if won else fight.lose)


class Strength(Deed):
    def read(self, given: Written) -> None:
        self.standing = True
        self.number = given.number("n")
        self.against = given.set("against", FOES)


class Unruly(Deed):
    """Pushes a step without having said that it stops."""

    def do(self, s: Arena, text: Reading) -> None:
        s.then(Clash(0, 0))


class Look(Prompt[Arena]):
    """Where a test looks at the position."""

    def options(self, s: Arena) -> list[int]:
        return [0, 1]


Arena.steps = steps_below(__name__)
WORDS: Final[dict[str, type[Operation[Any, Any]]]] = words(Deed)
NESTED = {
    "op": "fight",
    "foes": ["wolf", "wolf"],
    "win": [{"op": "gain", "what": "faith", "n": 2}],
    "lose": [
        {"op": "gain", "what": "faith"},
        {
            "op": "choose",
            "options": [
                [{"op": "gain", "what": "gold"}, {"op": "pay", "price": {"faith": 1, "gold": 2}}],
                [{"op": "pay", "price": {"gold": 50}}, {"op": "gain", "what": "faith", "n": 50}],
                [{"op": "fight", "foes": "lion", "win": [], "lose": {"op": "lose", "n": "all"}}],
                [],
            ],
        },
    ],
}
CONTENT: Final = [
    [{"op": "gain", "what": "gold", "n": 2}, {"op": "pay", "price": {"gold": 1}}, {"op": "gain", "what": "faith"}],
    [{"op": "gain", "what": "faith"}, NESTED, {"op": "gain", "what": "gold", "n": 7}],
    [{"op": "strength", "n": 1, "against": ["wolf", "lion"]}, {"op": "strength", "n": 1, "against": "wolf"}],
    [
        {"op": "if", "cond": "rich", "then": {"op": "gain", "what": "faith"}},
        {"op": "if", "cond": {"gold_min": 3}, "then": {"op": "lose", "n": 3}, "else": {"op": "gain", "what": "gold"}},
        {"op": "gain", "what": "faith", "n": 2, "if": {"has": "gold"}},
        {"op": "gain", "what": "faith", "n": 3, "per": "own_gold", "who": "rival", "quiet": True},
    ],
    [],
    [{"op": "unruly"}],
]


def _book() -> Book:
    book = Book(WORDS, "op", Pause, Close)
    for source, text in enumerate(CONTENT):
        book.read(text, f"cards.{source}.do", source, EVENTS.index("sunset") if source in (0, 3) else -1)
    return book


BOOK: Final = _book()
STRENGTH: Final = BOOK.of(Strength)


def read(source: int, wary: int = 0, cards: list[int] | None = None, gold: int = 3) -> Arena:
    """A position in which the first player uses a text."""
    s = Arena(2, Rng(1))
    s.have[0][0] = gold
    s.wary = wary
    s.cards = cards or []
    s.then(Reading(BOOK.programs[source].start, 0, 0), Look(0))
    s.run()
    return s
