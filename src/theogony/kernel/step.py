"""Steps on the agenda: what still has to happen, as data. A Prompt is a Step that waits for a seat."""

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from theogony.kernel.desk import blank
from theogony.kernel.fields import step
from theogony.kernel.refusal import Caution, Refusal, no

if TYPE_CHECKING:
    from theogony.kernel.desk import Desk
    from theogony.kernel.state import State

S = TypeVar("S", bound="State")

Field = int | tuple[int, ...]

_CANDIDATES: Final[dict[type, list[int]]] = {}  # by kind of prompt, for good


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something that still has to happen. Immutable: states share it, a changed one is a new one.

    Not ``serializable`` for mypyc: subclasses would then be made without their ``__init__`` by interpreted callers
    and by ``State.load``. Pickling goes through ``__reduce__``.
    """

    fields: ClassVar[dict[str, str]] = {}  # by name, as declared: written by ``@step``

    def run(self, s: S) -> None:
        """Do it; what follows from it is pushed with ``s.then``."""
        raise NotImplementedError

    def comes_up(self, s: S) -> bool:
        """It lies on top of the agenda, and is done; true if some seat must answer before play goes on."""
        s.agenda.pop()
        self.run(s)
        return False

    def asking(self) -> "list[Prompt[S]]":
        """It lies on top of the agenda, which has stopped there: what is asked."""
        raise RuntimeError(f"the agenda stopped at {self!r}, which is not a prompt")

    def values(self) -> list[Field]:
        return [getattr(self, name) for name in self.fields]

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), tuple(self.values())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and type(self) is type(other) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((type(self).__name__, tuple(self.values())))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(str(value) for value in self.values())})"


@step
@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[S]):
    """A Step that is one seat's: most are."""

    seat: int


@step
@mypyc_attr(allow_interpreted_subclasses=True)
class Prompt(Step[S]):
    """A Step that waits for the answer of a seat.

    ``clause`` is the rule that asks; ``kinds`` are the spans of the move table from which an answer may come.
    ``checks`` decides legality, in one place: the options, the verification of a move and the reason for a refusal
    all come from it. An answer that is forced is not asked for: a prompt with one option takes it by itself, unless
    that would tell others something (``hides``). A prompt may override ``options`` by a faster enumeration; a property
    test proves that both agree.
    """

    seat: int
    clause: ClassVar[str] = ""
    kinds: ClassVar[tuple[range, ...]] = ()
    passing: ClassVar[int] = -1  # the move that lets the question pass, if there is one
    planned: ClassVar[bool] = False  # it comes again until it is ended, and what it leads to is open: chosen at once

    def run(self, s: S) -> None:
        raise RuntimeError("a prompt waits for its seat and does not run")

    def comes_up(self, s: S) -> bool:
        """The seat is asked, unless there is but one answer and nothing to hide."""
        options = self.options(s)
        if len(options) > 1 or (options and self.hides(s)):
            s.ask(self.seat, options)
            return True
        s.agenda.pop()
        if options:
            self.take(s, options[0])
        else:
            self.dead_end(s)
        return False

    def asking(self) -> "list[Prompt[S]]":
        return [self]

    def check(self, s: S, move: int) -> Refusal | None:
        """None if the move (one of ``candidates``) is allowed now, else why not."""
        raise NotImplementedError

    def dead_end(self, s: S) -> None:
        """There is no option now. Where that may be, this is what happens instead; else the fault is ours."""
        raise RuntimeError(f"a dead end: {self!r} has no option")

    def hides(self, s: S) -> bool:
        """Whether the options depend on what others may not know: then it is asked even with one option left."""
        return False

    def topic(self) -> str:
        """What it is about, if a seat may say "never ask me for this": then it is let pass for the seat."""
        return ""

    def take(self, s: S, move: int) -> None:
        """Carry out an allowed move. The prompt is off the agenda already; push it again to ask once more."""
        raise NotImplementedError

    def candidates(self) -> list[int]:
        """Every answer of its kinds."""
        found = _CANDIDATES.get(type(self))
        if found is None:
            found = [move for kind in self.kinds for move in kind]
            _CANDIDATES[type(self)] = found
        return found

    def options(self, s: S) -> list[int]:
        """All moves allowed now, in ascending order."""
        return [move for move in self.candidates() if self.check(s, move) is None]

    def tempting(self, s: S) -> list[int]:
        """Moves that the asked player may well think of, allowed or not: the closed ones are shown with their reason.

        They may depend on what this seat knows, never on the secrets of others.
        """
        return []

    def cautions(self, s: S) -> dict[int, Caution]:
        """Allowed moves that cost what their player may well overlook: told before he makes them.

        Like ``tempting`` they may depend on what this seat knows, never on the secrets of others.
        """
        return {}

    def refusal(self, s: S, move: int) -> Refusal | None:
        """None if the move is allowed, else why not."""
        for kind in self.kinds:
            if move in kind:
                return self.check(s, move)
        return no(self.clause, "not-asked", remedy="answer-the-prompt")

    # -- on a desk: one answer is all, unless a prompt says otherwise ------------------------------------------------

    def drafted(self, s: S, desk: "Desk", move: int) -> "Desk":
        """The desk after an allowed move, from what the seat knows alone: no chance, no event, no change elsewhere."""
        return desk.answered(move)

    def onward(self, s: S) -> list[int]:
        """The options that take nothing back: whoever follows them, on this desk, is ready before long."""
        return s.options(self.seat)

    def opened(self, s: S, draft: tuple[int, ...]) -> None:
        """All are ready: carry out what was drafted."""
        self.take(s, draft[-1])


@mypyc_attr(allow_interpreted_subclasses=True)
class Listed(Prompt[S]):
    """A question that says no more than its options, which it lists: they decide what is allowed."""

    unlisted: ClassVar[tuple[str, str]] = ("", "")  # why another answer is refused, and the way out

    def check(self, s: S, move: int) -> Refusal | None:
        if move in self.options(s):
            return None
        key, remedy = self.unlisted
        return no(self.clause, key, remedy)


@mypyc_attr(allow_interpreted_subclasses=True)
class Seal(Step[S]):
    """Several seats decide at once, each on a desk of its own that begins with its prompt.

    What lies on a desk is hidden, and can be changed, until all are ready. Then the desks are opened in the order of
    the prompts, and so happens what they set off.
    """

    shows: ClassVar[bool] = True  # opening it tells something: nobody may take back his part afterwards

    def __init__(self, prompts: tuple[Prompt[S], ...]) -> None:
        asked = 0
        for prompt in prompts:
            if asked >> prompt.seat & 1:
                asked = 0
                break
            asked |= 1 << prompt.seat
        if not asked:
            raise ValueError("a seal needs at least one prompt, each for another seat")
        self.prompts = prompts

    def comes_up(self, s: S) -> bool:
        """The desks are laid out; the seal stays on the agenda until all are ready."""
        if not s.desks:
            s.desks = [blank(prompt) for prompt in self.prompts]
        return True

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.prompts,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seal) and type(self) is type(other) and list(self.prompts) == list(other.prompts)

    def __hash__(self) -> int:
        return hash(self.prompts)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.prompts})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Unseen(Seal[S]):
    """One seat decides something of several parts that nobody sees, when it is complete neither."""

    shows: ClassVar[bool] = False


def steps_below(package: str) -> dict[str, type]:
    """The steps that the modules of a package have defined so far, by name: what a saved agenda is read with."""
    found: dict[str, type] = {}
    kinds: list[type] = [Step]
    while kinds:
        kind = kinds.pop()
        kinds.extend(kind.__subclasses__())
        if f"{kind.__module__}.".startswith(f"{package}."):
            if found.setdefault(kind.__name__, kind) is not kind:
                raise TypeError(f"two steps below {package} are called {kind.__name__}")
    return found
