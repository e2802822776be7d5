"""What all views say, and Knowledge: the only door through which a bot, a hint or an observation looks in."""

import json
from typing import TYPE_CHECKING, NotRequired, TypedDict

from theogony.kernel.rng import Rng
from theogony.kernel.step import Seal

if TYPE_CHECKING:
    from theogony.kernel.move import MoveTable
    from theogony.kernel.speech import Speech
    from theogony.kernel.state import Json, State


Seat = int  # from 0; -1 is nobody, or who only watches


class Question(TypedDict):
    """Who is asked what, as everybody sees it; nothing when the game is over."""

    kind: NotRequired[str]
    clause: NotRequired[str]
    seat: NotRequired[Seat]
    seal: NotRequired[list[Seat]]  # in place of the seat: all who answer in secret
    fields: NotRequired[dict[str, object]]  # what the question is about, where that is open


class View(TypedDict):
    """What the views of all games have in common."""

    game: str
    seat: Seat
    seats: int
    prompt: Question
    result: dict[str, object] | None
    sealed: NotRequired[str]  # the own answer under a seal that is still closed


def canonical(value: object) -> bytes:
    """The value as bytes that are equal exactly when the values are."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def question(state: "State", speech: "Speech | None" = None) -> Question:
    """Who is asked what, as every view says it; the options are the asked seat's alone, and no part of a view.

    With the game's speech also what it is about: what a seat alone may see stands in no declared field of a prompt.
    """
    if state.result is not None:
        return {}
    top = state.agenda[-1]
    if isinstance(top, Seal) and top.shows:
        return {"seal": [prompt.seat for prompt in top.prompts], "kind": type(top.prompts[0]).__name__}
    asked = top.prompts[0] if isinstance(top, Seal) else state.prompts()[0]  # how far somebody is on his desk is hidden
    found: Question = {"seat": asked.seat, "kind": type(asked).__name__, "clause": asked.clause}
    if speech is not None and not state.desks:
        found["fields"] = speech.sent(asked)
    return found


def name_of(names: list[str], number: int) -> str:
    """The name of a thing by its number; nothing below 0, where there is none."""
    return names[number] if number >= 0 else ""


def named(names: list[str], bits: int) -> list[str]:
    """Those of the names whose bits are set."""
    return [name for place, name in enumerate(names) if bits >> place & 1]


def sealed(state: "State", seat: int) -> int:
    """The move that made the seat's desk ready, the answer where one is all; -1 if it is not ready, or has none."""
    for desk in state.desks:
        if desk.seat == seat and desk.ready:
            return desk.draft[-1]
    return -1


def own_answer(state: "State", seat: int, moves: "MoveTable") -> "Json":
    """What a view says of the own answer under a seal that is still closed."""
    answer = sealed(state, seat)
    return {"sealed": moves.text(answer)} if answer >= 0 else {}


def plan(state: "State", seat: int) -> tuple[int, ...]:
    """The parts of what the seat has drafted on its desk, without the move that made it ready."""
    for desk in state.desks:
        if desk.seat == seat:
            return desk.draft[:-1] if desk.ready else desk.draft
    return ()


class Knowledge:
    """What one seat knows: its view, its options, how far the game is, and full states that fit all of these.

    The real state is behind the door: whatever is asked, nothing that the seat cannot know comes out.
    """

    __slots__ = ("__state", "seat")

    def __init__(self, state: "State", seat: int) -> None:
        self.__state = state
        self.seat = seat

    def view(self, public: "Json | None" = None) -> "Json":
        """What the seat sees; from what everybody sees, where that is at hand."""
        return self.__state.view(self.seat, public)

    def options(self) -> list[int]:
        return list(self.__state.options(self.seat))

    def onward(self) -> list[int]:
        """The options that lead on: of these a bot chooses one."""
        return list(self.__state.onward(self.seat))

    def draft(self) -> tuple[int, ...]:
        """What lies on the seat's own desk under a seal."""
        return plan(self.__state, self.seat)

    def decisions(self) -> int:
        """How many answers everybody has seen given so far: with a seed, a key for the chance of this decision."""
        return self.__state.decisions

    def redeal(self, rng: Rng) -> "State":
        """A full state drawn from those this seat cannot tell apart."""
        return self.__state.redeal(self.seat, rng)
