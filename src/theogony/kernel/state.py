"""One position of a game: plain data, an agenda of Steps, and the few verbs that move it on."""

import hashlib
import json
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from mypy_extensions import mypyc_attr

from theogony.kernel.desk import Desk, blank
from theogony.kernel.event import Event, Value
from theogony.kernel.mode import Mode
from theogony.kernel.refusal import Refusal, Refused, no
from theogony.kernel.result import Result
from theogony.kernel.rng import Rng, resumed
from theogony.kernel.sides import Sides, each_alone
from theogony.kernel.step import Prompt, Seal, Step, Unseen

if TYPE_CHECKING:
    from theogony.kernel.view import Knowledge

SPECTATOR: Final = -1

Json = dict[str, object]


def exchanged(numbers: tuple[int, ...], place: int, number: int) -> tuple[int, ...]:
    """The numbers with another one at this place. What changes seldom is a tuple in a position: copies share it."""
    found = list(numbers)
    found[place] = number
    return tuple(found)


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A part of a position: what a seat has one of. A game's own declares its fields in its ``__init__`` and is a
    ``@part``. Not ``serializable``: a copy is made by the constructor, in a quarter of the time.
    """

    __slots__ = ()  # written by ``@part``

    data: ClassVar[tuple[str, ...]] = ()  # the names of the fields: written by ``@part``

    def copied(self) -> Self:
        """An independent copy. Written by ``@part``."""
        raise NotImplementedError

    def saved(self) -> object:
        """All of it, as data that JSON knows or whose parts do."""
        return {name: getattr(self, name) for name in self.data}

    def restored(self, saved: Any) -> Self:
        """This part with the fields of a saved one. Written by ``@part``."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        return _part, (type(self), json.loads(json.dumps(self.saved(), default=_saved_part)))

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(getattr(self, name) == getattr(other, name) for name in self.data)

    def __hash__(self) -> int:
        raise TypeError("a part of a position changes and has no hash")

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)}' for name in self.data)})"


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State:
    """A position. A game's own declares its fields in its ``__init__`` and is a ``@position``: they are saved,
    copied and hashed.
    """

    __slots__ = (  # those of a game's own are written by ``@position``
        "_listed", "_options", "agenda", "decisions", "desks", "events", "frontier", "result", "rng", "seats", "sides",
        "version",
    )  # fmt: skip

    data: ClassVar[tuple[str, ...]] = ()  # the names of the fields: written by ``@position``
    steps: ClassVar[dict[str, type]] = {}
    not_asked_clause: ClassVar[str] = ""

    def __init__(self, seats: int, rng: Rng) -> None:
        self.seats = seats
        self.sides = each_alone(seats)
        self.rng = rng
        self.agenda: list[Step[Any]] = []
        self.desks: list[Desk] = []  # one for each prompt of the open seal; none if nothing is sealed now
        self.result: Result | None = None
        self.events: list[Event] | None = None
        self.frontier: int = 0
        self.version: int = 1  # of the rules: which amendments are in force
        self.decisions: int = 0  # answers given in the open so far; a seal counts as one, when it opens
        self._options: list[int] | None = None  # of the seat ``_listed``, until something changes
        self._listed: int = SPECTATOR

    def amended(self, amendment: int) -> bool:
        """Whether this change of the rules is in force; the first one has the number 1."""
        return self.version > amendment

    # -- what is asked -------------------------------------------------------------------------------------------

    def prompts(self) -> list[Prompt[Any]]:
        """The open prompts: one, or one per seat of a seal that is not ready; none when the game is over."""
        if self.desks:
            return [desk.agenda[-1] for desk in self.desks if not desk.ready]
        if self.result is not None or not self.agenda:
            return []
        return self.agenda[-1].asking()

    def prompt(self, seat: int) -> Prompt[Any] | None:
        """The prompt this seat may answer, also if it is ready under a closed seal."""
        for desk in self.desks:
            if desk.seat == seat:
                return desk.agenda[-1]
        if self.desks or self.result is not None or not self.agenda:
            return None
        top = self.agenda[-1]
        return top if isinstance(top, Prompt) and top.seat == seat else None

    def desk(self, seat: int) -> Desk:
        """The seat's own desk under the open seal."""
        for desk in self.desks:
            if desk.seat == seat:
                return desk
        raise RuntimeError(f"seat {seat} has no desk now")

    def options(self, seat: int) -> list[int]:
        """The moves this seat may make now, ascending."""
        options = self._options
        if options is not None and self._listed == seat:
            return options
        prompt = self.prompt(seat)
        if prompt is None:
            return []
        options = prompt.options(self)
        self.ask(seat, options)
        return options

    def put_desk(self, desk: Desk) -> None:
        """This desk of a seat takes the place of the one that it has under the seal."""
        for place, other in enumerate(self.desks):
            if other.seat == desk.seat:
                self.desks[place] = desk
        self._options = None

    def onward(self, seat: int) -> list[int]:
        """The options that lead on: on a desk those that take nothing back. Walks and playouts follow these."""
        if self.desks:
            prompt = self.prompt(seat)
            return [] if prompt is None else prompt.onward(self)
        options = self._options
        return options if options is not None and self._listed == seat else self.options(seat)

    def refusal(self, seat: int, move: int) -> Refusal | None:
        """Why the seat may not make this move now, or None if it may."""
        prompt = self.prompt(seat)
        if prompt is None:
            return no(self.not_asked_clause, "not-your-turn", remedy="wait")
        return prompt.refusal(self, move)

    # -- what is done --------------------------------------------------------------------------------------------

    def apply(self, seat: int, move: int) -> None:
        """Make the move and run on to the next prompt; raises Refused and changes nothing if it is not allowed."""
        options = self._options if self._listed == seat else None
        if not _among(self.options(seat) if options is None else options, move):
            refusal = self.refusal(seat, move)
            if refusal is None:
                raise RuntimeError(f"move {move} is allowed but not listed at {self.agenda[-1]!r}")
            raise Refused(refusal)
        self.apply_trusted(seat, move)

    def apply_trusted(self, seat: int, move: int) -> None:
        """Make a move that is known to be allowed."""
        self._options = None
        if self.desks:
            self.draft(seat, move)
            for desk in self.desks:
                if not desk.ready:
                    return
            self._open()
            return
        prompt = self.agenda.pop()
        assert isinstance(prompt, Prompt)
        self.decisions += 1
        prompt.take(self, move)
        self.run()

    def draft(self, seat: int, move: int) -> None:
        """The seat makes this move on its own desk; the seal stays closed."""
        self.put_desk(self._drafted(seat, move))

    def desks_after(self, seat: int, move: int) -> list[Desk]:
        """The desks once the seat has made this move on its own. Nothing else changes before the seal opens."""
        after = self._drafted(seat, move)
        return [after if desk.seat == seat else desk for desk in self.desks]

    def _drafted(self, seat: int, move: int) -> Desk:
        desk = self.desk(seat)
        return desk.agenda[-1].drafted(self, desk, move)

    def _open(self) -> None:
        """All are ready: what lies on the desks becomes the position."""
        desks = self.desks
        self.desks = []
        seal = self.agenda.pop()
        assert isinstance(seal, Seal)
        self.decisions += 1
        if seal.shows:
            self.frontier += 1
        floor = len(self.agenda)
        set_off: list[Step[Any]] = []
        for desk in desks:
            desk.agenda[-1].opened(self, desk.draft)
            if self.result is not None:
                return
            if len(self.agenda) > floor:
                set_off = self.agenda[floor:] + set_off  # what the first one sets off happens first
                del self.agenda[floor:]
        self.agenda.extend(set_off)
        self.run()

    def then(self, first: Step[Any], *others: Step[Any]) -> None:
        """These steps happen next, the first one first."""
        agenda = self.agenda
        if others:
            if len(others) == 1:
                agenda.append(others[0])
            else:
                agenda.extend(others[::-1])
        agenda.append(first)

    def run(self) -> None:
        """Run the agenda to the next prompt, or to the end of the game."""
        agenda = self.agenda  # the same list until the end
        while self.result is None:
            if not agenda:
                raise RuntimeError("the agenda is empty but the game has no result")
            if agenda[-1].comes_up(self):
                return

    def ask(self, seat: int, options: list[int]) -> None:
        """The seat is waited for now, and these are its options."""
        self._options = options
        self._listed = seat

    def finish(self, result: Result) -> None:
        """End the game here."""
        if len(result.ranks) != len(self.sides.names):
            raise ValueError(f"{len(result.ranks)} ranks for {len(self.sides.names)} sides")
        if not result.seat_scores:
            result.seat_scores = [result.scores[side] for side in self.sides.of]
        self.result = result
        self.agenda = []

    def tell(self, kind: str, clause: str, **public: Value) -> None:
        """Write down a public event, if anybody listens."""
        if self.events is not None:
            self.events.append(Event(kind, clause, public, {}, (), False))

    def whisper(
        self, audience: tuple[int, ...], private: dict[str, Value], kind: str, clause: str, **public: Value
    ) -> None:
        """Write down an event of which only the audience learns the private part."""
        if self.events is not None:
            self.events.append(Event(kind, clause, public, private, audience, False))

    def reveal(self, kind: str, clause: str, **public: Value) -> None:
        """Write down a public event that shows what was hidden before."""
        self.frontier += 1
        if self.events is not None:
            self.events.append(Event(kind, clause, public, {}, (), True))

    def unheard(self) -> None:
        """What was hidden is seen now, though nobody listens: no move from before is taken back.

        Compiled, ``reveal`` becomes this by itself. What is played most asks for it by hand, so that plain Python
        gathers nothing in vain.
        """
        self.frontier += 1

    # -- copies, secrets, saving ---------------------------------------------------------------------------------

    def clone(self) -> Self:
        """An independent copy for search: same position, same chance to come, no events. Written by ``@position``."""
        raise NotImplementedError

    def restored(self, saved: Any) -> Self:
        """This position with the fields of a saved one. Written by ``@position``."""
        raise NotImplementedError

    def _clone_kernel_into(self, other: "State") -> None:
        other.seats = self.seats
        other.rng = self.rng.fork()
        other.sides = self.sides
        other.version = self.version
        other.agenda = self.agenda.copy()
        other.desks = self.desks.copy() if self.desks else self.desks  # no list is made where none is needed
        other.events = None
        other.result = self.result
        other.frontier = self.frontier
        other.decisions = self.decisions
        other._options = self._options
        other._listed = self._listed

    def view(self, seat: int, public: Json | None = None) -> Json:
        """What the seat (or SPECTATOR) may know, built from nothing; from the public part, where that is at hand."""
        seen = dict(self.public_view() if public is None else public)
        seen["seat"] = seat
        if 0 <= seat < self.seats:
            seen.update(self.private_view(seat))
        return seen

    def public_view(self) -> Json:
        """What everybody may know. A view shares its parts, so that nothing in it is ever changed."""
        raise NotImplementedError

    def signs(self) -> list[str]:
        """What each seat goes by on the board for all to see, such as a pantheon; nothing where the seat is enough."""
        return []

    def private_view(self, seat: int) -> Json:
        """What the seat knows beyond that; it takes the place of what everybody sees."""
        return {}

    def observer(self, seat: int) -> int:
        """Who looks into zones: the seat, or the spectators, who come after all of them."""
        return seat if 0 <= seat < self.seats else self.seats

    def redeal(self, seat: int, rng: Rng) -> Self:
        """A full state that the seat cannot tell from this one; everything it cannot know is drawn anew."""
        new = self._redealt(seat, rng)
        while not new._can_answer():
            new = self._redealt(seat, rng)
        return new

    def deal_unseen(self, seat: int, rng: Rng) -> None:
        """The game deals anew here what the seat cannot know; as it is, nothing is hidden but the chance to come."""

    def open_to(self, seat: int, rng: Rng) -> Self:
        """A copy for who sees all cards: with other chance to come, and blank desks for all other seats."""
        new = self.clone()
        new.rng = rng.fork()
        new.rng.state = new.rng.state ^ 0x5DEECE66D or 1
        new._reopen_seal(seat)
        if seat < 0 or self.prompt(seat) is None:
            new._options = None
        return new

    def _redealt(self, seat: int, rng: Rng) -> Self:
        """A copy with other chance to come and blank desks for all other seats, and what is unseen dealt anew."""
        new = self.open_to(seat, rng)
        new.deal_unseen(seat, rng)
        return new

    def _can_answer(self) -> bool:
        """Whether who is asked holds what an answer needs: that a price can be paid is more than zones know."""
        top = self.agenda[-1] if self.agenda else None
        return not isinstance(top, Prompt) or bool(self.options(top.seat))

    def _reopen_seal(self, seat: int) -> None:
        """Blank desks for all other seats: nobody else can know what lies on them."""
        if self.desks:
            top = self.agenda[-1]
            assert isinstance(top, Seal)
            self.desks = [
                desk if desk.seat == seat else blank(prompt)
                for desk, prompt in zip(self.desks, top.prompts, strict=True)
            ]
            self._options = None

    def knowledge(self, seat: int) -> "Knowledge":
        """The handle through which a bot sees this position."""
        from theogony.kernel.view import Knowledge

        return Knowledge(self, seat)

    def dump(self) -> Json:
        """The whole position, secrets included, as JSON-ready data (for saving, never for a seat)."""
        saved: Json = {name: getattr(self, name) for name in self.data}
        rules: Mode | None = getattr(self, "rules", None)  # a field of games with several modes, of their own type
        if rules is not None:
            key, value = rules.saved()
            saved[key] = value
        saved["seats"] = self.seats
        if self.version > 1:
            saved["version"] = self.version
        if not self.sides.alone():
            saved["sides"] = self.sides.as_dict()
        saved["rng"] = self.rng.state
        saved["agenda"] = [_dump_step(step) for step in self.agenda]
        if self.desks:
            saved["desks"] = [_dump_desk(desk) for desk in self.desks]
        saved["frontier"] = self.frontier
        saved["decisions"] = self.decisions
        saved["result"] = None if self.result is None else self.result.as_dict()
        return json.loads(json.dumps(saved, default=_saved_part))  # type: ignore[no-any-return]

    def load(self, saved: Json) -> None:
        """Become the dumped position; nothing is shared with what was saved."""
        saved = json.loads(json.dumps(saved))
        self.seats = _int(saved["seats"])
        self.version = _int(saved.get("version", 1))
        sides = saved.get("sides")
        self.sides = (
            Sides(tuple(sides["of"]), tuple(sides["names"])) if isinstance(sides, dict) else each_alone(self.seats)
        )
        self.restored(saved)
        self.rng = resumed(_int(saved["rng"]))
        self.agenda = [self._load_step(entry) for entry in _list(saved["agenda"])]
        self.desks = [self._load_desk(entry) for entry in _list(saved.get("desks", []))]
        self.frontier = _int(saved["frontier"])
        self.decisions = _int(saved["decisions"])
        self._options = None
        result = saved["result"]
        if isinstance(result, dict):
            self.result = Result(result["ranks"], result["scores"], result["reason"], result["seat_scores"])
        else:
            self.result = None

    def _load_step(self, entry: object) -> Step[Any]:
        name, *values = _list(entry)
        if name in ("Seal", "Unseen"):
            prompts = tuple(self._load_prompt(value) for value in values)
            return Seal(prompts) if name == "Seal" else Unseen(prompts)
        args = [tuple(value) if isinstance(value, list) else value for value in values]
        step = self.steps[str(name)](*args)
        assert isinstance(step, Step)
        return step

    def _load_prompt(self, entry: object) -> Prompt[Any]:
        prompt = self._load_step(entry)
        assert isinstance(prompt, Prompt)
        return prompt

    def _load_desk(self, entry: object) -> Desk:
        seat, agenda, draft, ready = _list(entry)
        prompts = tuple(self._load_prompt(prompt) for prompt in _list(agenda))
        return Desk(_int(seat), prompts, tuple(_int(move) for move in _list(draft)), bool(ready))

    def hash(self) -> str:
        """SHA-256 of the position, without its stream of chance and its count of answers: equal positions are equal."""
        saved = self.dump()
        del saved["rng"], saved["decisions"]
        saved["answers"] = []  # of seals before there were desks: the hashes of recorded games cover it
        result = self.result
        if result is not None and result.seat_scores == result.scores:  # they cover what sides have replaced too
            sides: Json = {"teams": list(range(len(result.ranks))), "automatons": []}
            saved["result"] = {"ranks": result.ranks, "scores": result.scores, "reason": result.reason, **sides}
        return hashlib.sha256(json.dumps(saved, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def _among(options: list[int], move: int) -> bool:
    """Whether the move is one of these, which ascend. Compiled, this takes a quarter of the time of ``in``."""
    for option in options:
        if option >= move:
            return option == move
    return False


def _part(kind: type[Part], saved: object) -> Part:
    return kind().restored(saved)


def _saved_part(part: Any) -> object:
    saved: object = part.saved()
    return saved


def _dump_step(step: Step[Any]) -> list[object]:
    if isinstance(step, Seal):
        return [type(step).__name__, *(_dump_step(prompt) for prompt in step.prompts)]
    return [type(step).__name__, *step.values()]


def _dump_desk(desk: Desk) -> list[object]:
    return [desk.seat, [_dump_step(prompt) for prompt in desk.agenda], list(desk.draft), desk.ready]


def _int(value: object) -> int:
    if not isinstance(value, int):
        raise ValueError(f"a whole number is needed, not {value!r}")
    return value


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise ValueError(f"a list is needed, not {value!r}")
    return value
