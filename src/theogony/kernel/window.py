"""Windows: some seats may answer an event, in an order, before play goes on (docs/adr/0010)."""

from typing import ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal
from theogony.kernel.state import State
from theogony.kernel.step import Prompt, Seal, Step

NOBODY: Final = -1

S = TypeVar("S", bound=State)


@step
@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Step[S]):
    """The seats of ``asked`` may answer an event, in this order: each once, or ``again`` until it passes.

    Whoever, for all that everybody can see, might answer is asked; so being asked tells nothing, and all may know it.
    In order, each is asked when his turn comes. ``together``, all are asked at once under a seal: the first one in
    order who answers has the floor, and what those after him have sealed comes to nothing and is never shown. They are
    asked anew, with the position as it stands then. So everybody decides as if all before him had passed, which is what
    he would know in order; and when all pass, one round is enough.
    """

    event: int
    actor: int
    source: int
    asked: tuple[int, ...]
    floor: int = NOBODY  # who answers now
    again: ClassVar[bool] = False
    together: ClassVar[bool] = False

    def might_answer(self, s: S, seat: int) -> bool:
        """Whether the others must reckon with an answer of this seat. Public facts alone may decide."""
        raise NotImplementedError

    def question(self, s: S, seat: int) -> "Answer[S]":
        """What the seat is asked."""
        raise NotImplementedError

    def run(self, s: S) -> None:
        prompts: list[Prompt[S]] = []
        together = self.together
        for seat in self.asked:
            if self.might_answer(s, seat):
                prompt = self.question(s, seat)
                if not together:
                    s.then(prompt, self._closed_floor())
                    return
                if prompt.hides(s) or len(prompt.options(s)) > 1:
                    prompts.append(prompt)
        if prompts:
            s.then(prompts[0] if len(prompts) == 1 else Seal(tuple(prompts)), self._closed_floor())

    def heard(self, seat: int, passed: bool) -> "Window[S]":
        """The window once a seat has passed or answered: those before it have had their chance too."""
        at = 0 if self.asked[0] == seat else self.asked.index(seat)  # most often who is next
        if passed:
            return self.going_on(self.asked[at + 1 :], NOBODY)
        return self.going_on(self.asked[at if self.again else at + 1 :], seat)

    def _closed_floor(self) -> "Window[S]":
        """The window before anybody answers."""
        return self if self.floor == NOBODY else self.going_on(self.asked, NOBODY)

    def going_on(self, asked: tuple[int, ...], floor: int) -> "Window[S]":
        """The same window for these seats. Where it opens often, a game names its class here: compiled that is fast."""
        return type(self)(self.event, self.actor, self.source, asked, floor)


@mypyc_attr(allow_interpreted_subclasses=True)
class Answer(Prompt[S]):
    """A seat's chance in a window: it answers, or lets the event pass (``passing``).

    An answer of several parts asks on with prompts of this kind; the seat has the floor until it is done.
    """

    def answer(self, s: S, move: int) -> None:
        """Carry out an answer. The window lies on top of the agenda and goes on afterwards."""
        raise NotImplementedError

    def take(self, s: S, move: int) -> None:
        window = s.agenda[-1]
        assert isinstance(window, Window)
        passed = move == self.passing
        if window.floor == NOBODY:
            if passed and window.asked[-1] == self.seat:  # nobody is left
                s.agenda.pop()
                return
            s.agenda[-1] = window.heard(self.seat, passed)
        elif window.floor != self.seat:
            return  # sealed, but somebody before him has answered: he is asked anew
        if not passed:
            self.answer(s, move)


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenQuestion(Prompt[S]):
    """A question that stays open while its seat does what it may do at any time, as often as it can: asides.

    The smallest window: one seat, again and again, beside each of its own questions. What is asked has its own checks
    (``allows``, ``choices``, ``chosen``), the asides have theirs.
    """

    def allows(self, s: S, move: int) -> Refusal | None:
        """None if the answer (no aside) is allowed now, else why not."""
        raise NotImplementedError

    def choices(self, s: S) -> list[int]:
        """The answers allowed now, ascending, asides left out; a new list."""
        return [move for move in self.candidates() if not self.is_aside(move) and self.allows(s, move) is None]

    def chosen(self, s: S, move: int) -> None:
        """Carry out an answer that is no aside."""
        raise NotImplementedError

    def is_aside(self, move: int) -> bool:
        raise NotImplementedError

    def aside_refusal(self, s: S, move: int) -> Refusal | None:
        """None if the aside is allowed now, else why not."""
        raise NotImplementedError

    def add_asides(self, s: S, found: list[int]) -> None:
        """The asides allowed now come behind these answers, ascending: so they stand in the move table."""
        raise NotImplementedError

    def take_aside(self, s: S, move: int) -> None:
        """Carry out an aside; then the question is asked on."""
        raise NotImplementedError

    def check(self, s: S, move: int) -> Refusal | None:
        return self.aside_refusal(s, move) if self.is_aside(move) else self.allows(s, move)

    def options(self, s: S) -> list[int]:
        found = self.choices(s)
        self.add_asides(s, found)
        return found

    def take(self, s: S, move: int) -> None:
        if self.is_aside(move):
            s.then(self)
            self.take_aside(s, move)
        else:
            self.chosen(s, move)
