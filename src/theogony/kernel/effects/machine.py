"""Operations, the book of all texts, and a text being carried out.

All texts of a content are one flat list of operations, the code; an address is an int. Each operation knows what comes
``then``: the next one, or after the last of a block what follows the operation that holds the block. So a text being
carried out is one step with one address, however deeply its blocks are nested.
"""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from theogony.kernel.effects.given import Given, index, misfit
from theogony.kernel.fields import step
from theogony.kernel.overlay import BadContent
from theogony.kernel.state import State
from theogony.kernel.step import S, Step

T = TypeVar("T", bound="Text[Any]")
O = TypeVar("O", bound="Operation[Any, Any]")
C = TypeVar("C")

END: Final = -1  # the address after the last operation of a text


@mypyc_attr(allow_interpreted_subclasses=True)
class Operation(Generic[S, T]):
    """One operation of a text. The content calls it by the name of its class: ``DriveBack`` is ``drive_back``.

    One that asks, branches or pushes any step ``stops`` the text: the rest of the text is on the agenda before it is
    done. Costs come first in their text or block. What is ``standing`` holds as long as its source lies on the table:
    it is never carried out, but looked up where it counts. What is ``idle`` does nothing, and is passed over; what
    is not ``conditional`` is always due. One that ``leaves`` has no use for its text: at its end none is left behind.
    """

    def __init__(self, given: "Written") -> None:
        self.at: int = END
        self.then: int = END
        self.blocks: list[list[Operation[Any, Any]]] = given.blocks
        self.stops: bool = False
        self.cost: bool = False
        self.standing: bool = False
        self.idle: bool = False
        self.conditional: bool = True
        self.leaves: bool = False
        self.read(given)

    def read(self, given: "Written") -> None:
        """Asks the content for its parameters, each once."""

    def due(self, s: S, text: T) -> bool:
        """Whether its condition holds now; if not, the text goes on without it."""
        return True

    def do(self, s: S, text: T) -> None:
        raise NotImplementedError


class Nothing(Operation[Any, Any]):
    """An empty block, or a place in every text where nothing happens in this game."""

    def read(self, given: "Written") -> None:
        self.idle = True

    def do(self, s: Any, text: Any) -> None:
        pass


# -- a text being carried out -----------------------------------------------------------------------------------------


@step
@mypyc_attr(allow_interpreted_subclasses=True)
class Text(Step[S]):
    """A text being carried out, from the address ``at`` on. A game adds whose it is and what the text remembers."""

    at: int

    def code(self, s: S) -> list[Operation[Any, Any]]:
        """The code of the position's content."""
        raise NotImplementedError

    def onward(self, at: int) -> "Text[S]":
        """The same text, going on there."""
        raise NotImplementedError

    def run(self, s: S) -> None:
        """Runs on without a new step until an operation stops."""
        at = self.at
        if at == END:
            return
        code = self.code(s)
        waiting = len(s.agenda)
        while at != END:
            op = code[at]
            at = op.then
            if op.conditional and not op.due(s, self):
                continue
            if op.stops:
                if at == END and op.leaves:
                    op.do(s, self)
                    return
                left = self.onward(at)
                s.agenda.append(left)
                op.do(s, self)
                if not s.agenda or s.agenda[-1] is not left:
                    return
                s.agenda.pop()  # nothing came between
                waiting = len(s.agenda)  # what waits below may have ended
                continue
            op.do(s, self)
            if len(s.agenda) != waiting:
                raise RuntimeError(f"{type(op).__name__} has changed the agenda: such an operation stops the text")


def place_of_text(s: State, below: int) -> int:
    """Where on the agenda, below this place, the next text is that is being carried out."""
    at = below - 1
    while not isinstance(s.agenda[at], Text):
        at -= 1
    return at


def go_to(s: State, at: int) -> None:
    """The text that is being carried out goes on at another address: in one of its blocks."""
    place = place_of_text(s, len(s.agenda))
    text = s.agenda[place]
    assert isinstance(text, Text)
    s.agenda[place] = text.onward(at)


def costs(code: list[Operation[Any, Any]], at: int) -> list[Operation[Any, Any]]:
    """The costs with which a text or a block begins."""
    found = []
    while at != END and code[at].cost:
        found.append(code[at])
        at = code[at].then
    return found


# -- the texts of a content -------------------------------------------------------------------------------------------


def words(*bases: type[C]) -> dict[str, type[C]]:
    """The operations or cards of a game by their words: all classes below these that have none below them."""
    found: dict[str, type[C]] = {}
    for base in bases:
        below = base.__subclasses__()
        if below:
            found.update(words(*below))
        else:
            name = base.__name__
            found["".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")] = base
    return found


class Program:
    """A text, compiled: where it starts, and its operations in their order, standing ones included."""

    def __init__(self, source: int, event: int, start: int, operations: list[Operation[Any, Any]]) -> None:
        self.source = source
        self.event = event
        self.start = start
        self.operations = operations


class Book:
    """All texts of one content, compiled. ``words`` are the game's operations; ``key`` is the parameter that names one.

    Two operations stand in no content but in every text: the ``pause`` after the costs, in which others may answer, and
    the ``close`` at its end.
    """

    def __init__(
        self,
        words: dict[str, type[Operation[Any, Any]]],
        key: str,
        pause: type[Operation[Any, Any]],
        close: type[Operation[Any, Any]],
    ) -> None:
        self.words = words
        self.key = key
        self.pause = pause
        self.close = close
        self.code: list[Operation[Any, Any]] = []
        self.programs: list[Program] = []

    def read(self, text: object, place: str, source: int, event: int = -1) -> Program:
        """The text of a source is in the book; ``event`` is what it answers, if it does."""
        found = self.sequence(text, place)
        paid = sum(op.cost for op in found)
        pause = self._placed(self.pause(Written({}, place, self)))
        close = self._placed(self.close(Written({}, place, self)))
        found = [*found[:paid], pause, *found[paid:], close]
        program = Program(source, event, _link(found, END), found)
        self.programs.append(program)
        return program

    def on(self, event: int) -> list[Program]:
        """The texts that answer an event, in the order of the content."""
        return [program for program in self.programs if program.event == event]

    def of(self, kind: type[O]) -> list[list[O]]:
        """By source, the operations of a kind."""
        found: list[list[O]] = [[] for _ in range(1 + max(program.source for program in self.programs))]
        for program in self.programs:
            found[program.source] += [op for op in program.operations if isinstance(op, kind)]
        return found

    def sequence(self, text: object, place: str) -> list[Operation[Any, Any]]:
        """The operations of a text or block, costs first."""
        if isinstance(text, dict):
            text = [text]
        if not isinstance(text, list):
            raise misfit(place, "operations", text)
        found = [self._operation(entry, f"{place}[{i}]") for i, entry in enumerate(text)]
        return [op for op in found if op.cost] + [op for op in found if not op.cost]

    def block(self, text: object, place: str) -> list[Operation[Any, Any]]:
        """A block inside an operation: never without an address, and nothing in it is standing."""
        block = self.sequence(text, place)
        if any(op.standing for op in block):
            raise BadContent("content-standing", where=place)
        return block or [self._placed(Nothing(Written({}, place, self)))]

    def _operation(self, entry: object, place: str) -> Operation[Any, Any]:
        given = Written(entry, place, self)
        words = list(self.words)
        word = index(given.value(self.key), words, given.where(self.key))
        op = self.words[words[word]](given)
        given.done()
        return self._placed(op)

    def _placed(self, op: Operation[Any, Any]) -> Operation[Any, Any]:
        op.at = len(self.code)
        self.code.append(op)
        return op


class Written(Given):
    """An operation as the content writes it: parameters, and blocks of further operations."""

    def __init__(self, values: object, place: str, book: Book) -> None:
        super().__init__(values, place)
        self.book = book
        self.blocks: list[list[Operation[Any, Any]]] = []

    def block(self, name: str, optional: bool = False) -> int:
        """The address of a list of operations, or of one; an optional one may be missing and is empty then."""
        missing = optional and not self.has(name)
        return self._address([] if missing else self.value(name), self.where(name))

    def options(self, name: str) -> list[int]:
        """The addresses of several blocks, of which one will be chosen."""
        value = self.value(name)
        if not isinstance(value, list):
            raise misfit(self.where(name), "operations", value)
        return [self._address(block, f"{self.where(name)}[{i}]") for i, block in enumerate(value)]

    def _address(self, text: object, place: str) -> int:
        block = self.book.block(text, place)
        self.blocks.append(block)
        return block[0].at


def _link(operations: list[Operation[Any, Any]], after: int) -> int:
    """Each operation that is carried out knows what comes then, and so do its blocks; the address of the first one."""
    for op in operations[::-1]:
        if not op.standing:
            op.then = after
            if not op.idle:
                after = op.at
            for block in op.blocks:
                _link(block, op.then)
    return after
