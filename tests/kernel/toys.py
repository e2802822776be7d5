"""Tiny complete games that prove what the kernel carries beyond the games that exist.

``HUNT``    one against many: a team hides in secret, a lone hunter searches.
``SIEGE``   a team, or one player alone, against an automaton: a side that the rules play. One seat decides for all.
``TUG``     two against two.
``SPELLS``  reactions of several players in seat order inside another player's turn, and effects that interrupt
            effects that interrupt; ``CHORUS`` is the same game with all reactions asked for together, ``ECHO`` and
            ``CANON`` are both with reactions again and again.
``DRAFT``   a simultaneous draft from hidden hands, with private looks at them.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, Final

from theogony.kernel.fields import Derived, position, step
from theogony.kernel.game import Game, Option
from theogony.kernel.match import Match
from theogony.kernel.mode import Mode
from theogony.kernel.move import MoveTable
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.result import Result, ranked
from theogony.kernel.rng import Rng
from theogony.kernel.sides import Sides, against
from theogony.kernel.state import SPECTATOR, Json, State
from theogony.kernel.step import Prompt, Seal, Step, steps_below
from theogony.kernel.view import question, sealed
from theogony.kernel.window import Answer, Window


def _copy(value: Any) -> Any:
    return [_copy(item) for item in value] if isinstance(value, list) else value


class Toy(State):
    """A position of a toy game."""

    not_asked_clause: ClassVar[str] = "TOY-1"

    def public_view(self) -> Json:
        """All is public unless the game says otherwise."""
        seen: Json = {"game": type(self).__name__.lower(), "seat": SPECTATOR, "seats": self.seats}
        seen["prompt"] = question(self)
        seen |= {name: _copy(getattr(self, name)) for name in self.data}
        seen["asked"] = [prompt.seat for prompt in self.prompts()] if not self.desks else []
        seen["result"] = None if self.result is None else self.result.as_dict()
        return seen


class TeamStep(Step[Any]):
    """A step that belongs to nobody."""


def game_of(
    id: str,
    moves: MoveTable,
    state: type[Toy],
    begin: Callable[[Any], None],
    modes: tuple[Mode, ...] = (),
) -> Game:
    state.steps = steps_below(state.__module__)

    def make(seats: int, options: dict[str, str], rng: Rng, *mode: Mode) -> State:
        new = state(seats, rng, *mode)
        begin(new)
        return new

    options: tuple[Option, ...] = (Option("length", ("short", "long"), "short", "option-length"),)
    if modes:
        options += (Option("mode", tuple(mode.name for mode in modes), modes[0].name, "option-mode"),)
    return Game(
        id=id,
        title=id.title(),
        options=options,
        moves=moves,
        make=make,
        state=state,
        folder=Path(__file__).parent,
        modes=modes,
    )


# -- one against many -------------------------------------------------------------------------------------------------

DENS: Final = 3
NIGHTS: Final = 3
_HUNT_MOVES: Final = MoveTable()
HIDE: Final = _HUNT_MOVES.add("hide", [str(den) for den in range(DENS)])
SEARCH: Final = _HUNT_MOVES.add("search", [str(den) for den in range(DENS)])
HUNTER: Final = 0


class OneAgainstMany(Mode):
    def sides(self, seats: int) -> Sides:
        return against((("hunter", 1), ("hidden", seats - 1)))


@position
class Wood(Toy):
    """Seat 0 hunts; all others are one side. Where they hide is theirs to know."""

    def __init__(self, seats: int, rng: Rng, rules: OneAgainstMany) -> None:
        super().__init__(seats, rng)
        self.rules: Derived[OneAgainstMany] = rules
        self.den: list[int] = [-1] * seats
        self.free: list[int] = [0] + [1] * (seats - 1)
        self.night: int = 0

    def public_view(self) -> Json:
        return {**super().public_view(), "den": []}

    def private_view(self, seat: int) -> Json:
        return {} if seat == HUNTER else {"den": _copy(self.den)}

    def deal_unseen(self, seat: int, rng: Rng) -> None:
        if seat in (SPECTATOR, HUNTER):
            self.den = [rng.below(DENS) if den >= 0 else -1 for den in self.den]


class Night(TeamStep):
    def run(self, s: Wood) -> None:
        s.den = [-1] * s.seats
        s.then(Seal(tuple(Hide(seat) for seat in range(1, s.seats) if s.free[seat])), Search(HUNTER))


class Hide(Prompt[Wood]):
    clause: ClassVar[str] = "TOY-2"
    kinds: ClassVar[tuple[range, ...]] = (_HUNT_MOVES.of_kind("hide"),)

    def check(self, s: Wood, move: int) -> Refusal | None:
        return None

    def take(self, s: Wood, move: int) -> None:
        s.den[self.seat] = move - HIDE


class Search(Prompt[Wood]):
    clause: ClassVar[str] = "TOY-3"
    kinds: ClassVar[tuple[range, ...]] = (_HUNT_MOVES.of_kind("search"),)

    def check(self, s: Wood, move: int) -> Refusal | None:
        return None

    def take(self, s: Wood, move: int) -> None:
        caught = [seat for seat in range(1, s.seats) if s.free[seat] and s.den[seat] == move - SEARCH]
        for seat in caught:
            s.free[seat] = 0
        s.night += 1
        s.reveal("searched", "TOY-3", den=move - SEARCH, caught=caught)
        if 1 not in s.free or s.night == NIGHTS:
            ranks = [1, 2] if 1 not in s.free else [2, 1]
            s.finish(Result(ranks, [s.free.count(0) - 1, s.free.count(1)], "TOY-4", s.free.copy()))
        else:
            s.then(Night())


HUNT: Final = game_of("hunt", _HUNT_MOVES, Wood, lambda s: s.then(Night()), modes=(OneAgainstMany("wood", (3, 5)),))

# -- a team or a single player against an automaton -------------------------------------------------------------------

_SIEGE_MOVES: Final = MoveTable()
STRIKE: Final = _SIEGE_MOVES.add("strike")
MEND: Final = _SIEGE_MOVES.add("mend")
BRACE: Final = _SIEGE_MOVES.add("brace")
STAND: Final = _SIEGE_MOVES.add("stand")
WALL: Final = 9
TITAN: Final = 8


class Rules(Mode):
    """Where the modes part: in who sits down, in the course of a day and in who may mend."""

    def day(self, s: "Siege") -> list[Step[Any]]:
        raise NotImplementedError

    def refuses(self, s: "Siege", move: int) -> Refusal | None:
        return None


@position
class Siege(Toy):
    """The players are one side, the titan, which the rules play, is the other: nobody is ever asked for it."""

    def __init__(self, seats: int, rng: Rng, rules: Rules) -> None:
        super().__init__(seats, rng)
        self.rules: Derived[Rules] = rules
        self.wall: int = WALL
        self.titan: int = TITAN * seats
        self.day: int = 0
        self.braced: int = 0

    def end(self, titan_won: bool) -> None:
        self.finish(Result([2, 1] if titan_won else [1, 2], [max(0, self.wall), max(0, self.titan)], "TOY-6"))


class Day(TeamStep):
    def run(self, s: Siege) -> None:
        s.day += 1
        s.then(*s.rules.day(s), TitanActs(), Day())


class Man(Prompt[Siege]):
    clause: ClassVar[str] = "TOY-5"
    kinds: ClassVar[tuple[range, ...]] = (_SIEGE_MOVES.of_kind("strike"), _SIEGE_MOVES.of_kind("mend"))

    def check(self, s: Siege, move: int) -> Refusal | None:
        if move == MEND and s.wall >= WALL:
            return no("TOY-5", "wall-is-whole", remedy="strike")
        return s.rules.refuses(s, move)

    def take(self, s: Siege, move: int) -> None:
        if move == MEND:
            s.wall += 1
            return
        s.titan -= s.rng.die()
        if s.titan <= 0:
            s.end(titan_won=False)


class Decide(Prompt[Siege]):
    """One seat decides for its side: another one every day."""

    clause: ClassVar[str] = "TOY-14"
    kinds: ClassVar[tuple[range, ...]] = (_SIEGE_MOVES.of_kind("brace"), _SIEGE_MOVES.of_kind("stand"))

    def check(self, s: Siege, move: int) -> Refusal | None:
        return None

    def take(self, s: Siege, move: int) -> None:
        s.braced = int(move == BRACE)
        s.titan += 2 * s.braced  # it gets its breath back


class TitanActs(TeamStep):
    """The automaton's turn: a step like any other."""

    def run(self, s: Siege) -> None:
        blow = s.rng.below(2 * s.seats + 3)
        s.wall -= blow // 2 if s.braced else blow
        s.tell("titan-struck", "TOY-6", blow=blow)
        if s.wall <= 0:
            s.end(titan_won=True)


class Allies(Rules):
    def sides(self, seats: int) -> Sides:
        return against((("defenders", seats), ("titan", 0)))

    def day(self, s: Siege) -> list[Step[Any]]:
        return [*[Man(seat) for seat in range(s.seats)], Decide(s.day % s.seats)]


class Solo(Allies):
    """Whoever is alone sees the titan come twice a day, and mends it on even days only."""

    def sides(self, seats: int) -> Sides:
        return Sides((0,), ("", "titan"))

    def day(self, s: Siege) -> list[Step[Any]]:
        return [*super().day(s), TitanActs(), *super().day(s)]

    def refuses(self, s: Siege, move: int) -> Refusal | None:
        return no("TOY-16", "no-stones-today", remedy="strike") if move == MEND and s.day % 2 else None


SIEGE: Final = game_of(
    "siege", _SIEGE_MOVES, Siege, lambda s: s.then(Day()), modes=(Allies("allies", (2, 3)), Solo("solo", (1, 1)))
)

# -- two against two --------------------------------------------------------------------------------------------------

_TUG_MOVES: Final = MoveTable()
PULL: Final = _TUG_MOVES.add("pull")
SHOUT: Final = _TUG_MOVES.add("shout")
FAR: Final = 4  # the rope is over the line
PULLS: Final = 16


class Pairs(Mode):
    def sides(self, seats: int) -> Sides:
        return Sides((0, 1, 0, 1), ("even", "odd"))


@position
class Rope(Toy):
    """Even seats pull against odd ones. A shout helps the mate's next pull, and nobody else."""

    def __init__(self, seats: int, rng: Rng, rules: Pairs) -> None:
        super().__init__(seats, rng)
        self.rules: Derived[Pairs] = rules
        self.rope: int = 0  # to the even seats
        self.turns: int = 0
        self.heart: list[int] = [0] * seats
        self.pulled: list[int] = [0] * seats


class Heave(TeamStep):
    def run(self, s: Rope) -> None:
        if abs(s.rope) >= FAR or s.turns == PULLS:
            ranks = ranked([(s.rope,), (-s.rope,)])
            s.finish(Result(ranks, [s.rope, -s.rope], "TOY-15", s.pulled.copy()))
            return
        s.turns += 1
        s.then(Grip((s.turns - 1) % s.seats), Heave())


class Grip(Prompt[Rope]):
    clause: ClassVar[str] = "TOY-15"
    kinds: ClassVar[tuple[range, ...]] = (_TUG_MOVES.of_kind("pull"), _TUG_MOVES.of_kind("shout"))

    def check(self, s: Rope, move: int) -> Refusal | None:
        if move == SHOUT and s.heart[(self.seat + 2) % s.seats]:
            return no("TOY-15", "heartened-already", remedy="pull")
        return None

    def take(self, s: Rope, move: int) -> None:
        if move == SHOUT:
            s.heart[(self.seat + 2) % s.seats] = 2
            return
        by = s.rng.below(2) + s.heart[self.seat]
        s.heart[self.seat] = 0
        s.pulled[self.seat] += by
        s.rope += by if self.seat % 2 == 0 else -by
        s.tell("pulled", "TOY-15", seat=self.seat, by=by)


TUG: Final = game_of("tug", _TUG_MOVES, Rope, lambda s: s.then(Heave()), modes=(Pairs("pairs", (4, 4)),))

# -- reactions, and effects that interrupt effects --------------------------------------------------------------------

_SPELL_MOVES: Final = MoveTable()
CAST: Final = _SPELL_MOVES.add("cast")
COUNTER: Final = _SPELL_MOVES.add("counter")
LET_BE: Final = _SPELL_MOVES.add("let-be")
SCROLLS: Final = 2


@position
class Circle(Toy):
    """Who casts gains a point unless another counters; a counter is a spell too and can be countered."""

    together: ClassVar[bool] = False
    again: ClassVar[bool] = False

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.scrolls: list[int] = [SCROLLS] * seats
        self.points: list[int] = [0] * seats
        self.turns: int = 0
        self.broken: list[int] = []  # one flag per spell in the air, the last one on top


class Incantation(TeamStep):
    def run(self, s: Circle) -> None:
        if s.turns == 2 * s.seats:
            s.finish(Result(ranked([(points,) for points in s.points]), s.points, "TOY-9"))
            return
        seat = s.turns % s.seats
        s.turns += 1
        s.then(Speak(seat), Incantation())


class Speak(Prompt[Circle]):
    clause: ClassVar[str] = "TOY-7"
    kinds: ClassVar[tuple[range, ...]] = (_SPELL_MOVES.of_kind("cast"), _SPELL_MOVES.of_kind("let-be"))

    def check(self, s: Circle, move: int) -> Refusal | None:
        return None

    def take(self, s: Circle, move: int) -> None:
        if move == CAST:
            spell_in_the_air(s, self.seat, 0)


def spell_in_the_air(s: Circle, seat: int, depth: int) -> None:
    """All others, in seat order from the caster on, may react before the spell takes effect."""
    s.broken.append(0)
    s.tell("spell", "TOY-7", seat=seat, depth=depth)
    others = tuple((seat + i) % s.seats for i in range(1, s.seats))
    s.then(_HEARING[s.together, s.again](depth, seat, 0, others), TakeEffect(seat, depth))


class Hearing(Window[Circle]):
    """The others may counter a spell."""

    def might_answer(self, s: Circle, seat: int) -> bool:
        return s.scrolls[seat] > 0 and not s.broken[-1]

    def question(self, s: Circle, seat: int) -> "React":
        return React(seat, self.event)


class HearingAgain(Hearing):
    again: ClassVar[bool] = True


class HearingTogether(Hearing):
    together: ClassVar[bool] = True


class HearingTogetherAgain(Hearing):
    together: ClassVar[bool] = True
    again: ClassVar[bool] = True


_HEARING: Final[dict[tuple[bool, bool], type[Hearing]]] = {
    (False, False): Hearing,
    (False, True): HearingAgain,
    (True, False): HearingTogether,
    (True, True): HearingTogetherAgain,
}


@step
class React(Answer[Circle]):
    depth: int
    clause: ClassVar[str] = "TOY-8"
    kinds: ClassVar[tuple[range, ...]] = (_SPELL_MOVES.of_kind("counter"), _SPELL_MOVES.of_kind("let-be"))
    passing: ClassVar[int] = LET_BE

    def topic(self) -> str:
        return "spell" if self.depth == 0 else "counter"

    def check(self, s: Circle, move: int) -> Refusal | None:
        if move == COUNTER:
            if s.broken[-1]:
                return no("TOY-8", "broken-already", remedy="let-be")
            if not s.scrolls[self.seat]:
                return no("TOY-8", "no-scroll", remedy="let-be")
        return None

    def answer(self, s: Circle, move: int) -> None:
        s.scrolls[self.seat] -= 1
        spell_in_the_air(s, self.seat, self.depth + 1)


@step
class TakeEffect(Step[Circle]):
    seat: int
    depth: int

    def run(self, s: Circle) -> None:
        if s.broken.pop():
            s.tell("spell-broken", "TOY-8", seat=self.seat, depth=self.depth)
        elif self.depth:
            s.broken[-1] = 1
            s.tell("counters", "TOY-8", seat=self.seat, depth=self.depth)
        else:
            s.points[self.seat] += 1
            s.tell("gains", "TOY-7", seat=self.seat)


class Echo(Circle):
    """A seat may counter the same spell again when its counter was countered."""

    again: ClassVar[bool] = True


class Chorus(Circle):
    """All are asked together."""

    together: ClassVar[bool] = True


class Canon(Chorus):
    again: ClassVar[bool] = True


def _spells(id: str, state: type[Circle]) -> Game:
    return game_of(id, _SPELL_MOVES, state, lambda s: s.then(Incantation()))


SPELLS: Final = _spells("spells", Circle)
ECHO: Final = _spells("echo", Echo)
CHORUS: Final = _spells("chorus", Chorus)
CANON: Final = _spells("canon", Canon)

# -- hidden hands, a simultaneous draft, private looks ----------------------------------------------------------------

DECK: Final = 20
HAND: Final = 3
_DRAFT_MOVES: Final = MoveTable()
PICK: Final = _DRAFT_MOVES.add("pick", [str(card) for card in range(DECK)])
PEEK: Final = _DRAFT_MOVES.add("peek", [str(seat) for seat in range(4)])


@position
class Draft(Toy):
    """Everybody picks a card in secret; the lowest pick of the round may look at another hand."""

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.pile: list[int] = list(range(DECK))
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.taken: list[list[int]] = [[] for _ in range(seats)]
        self.last: list[int] = [-1] * seats
        self.looked: list[list[int]] = []  # viewer, holder: hands are never added to, so a look stays true

    def knows(self, seat: int, holder: int) -> bool:
        return seat == holder or [seat, holder] in self.looked

    def public_view(self) -> Json:
        return {**super().public_view(), "pile": len(self.pile), "hands": [len(hand) for hand in self.hands]}

    def private_view(self, seat: int) -> Json:
        hands = [_copy(hand) if self.knows(seat, holder) else len(hand) for holder, hand in enumerate(self.hands)]
        return {"hands": hands, "sealed": sealed(self, seat)}

    def deal_unseen(self, seat: int, rng: Rng) -> None:
        unknown = [holder for holder in range(self.seats) if not self.knows(seat, holder)]
        self.pile = sorted(self.pile + [card for holder in unknown for card in self.hands[holder]])
        for holder in unknown:
            self.hands[holder] = sorted(self.pile.pop(rng.below(len(self.pile))) for _ in self.hands[holder])
        self._options = None


class DealHands(TeamStep):
    def run(self, s: Draft) -> None:
        for seat in range(s.seats):
            s.hands[seat] = sorted(s.pile.pop(s.rng.below(len(s.pile))) for _ in range(HAND))
            s.whisper((seat,), {"cards": s.hands[seat].copy()}, "dealt", "TOY-10", seat=seat)
        s.then(Round())


class Round(TeamStep):
    def run(self, s: Draft) -> None:
        if s.hands[0]:
            s.then(Seal(tuple(Pick(seat) for seat in range(s.seats))), LowestLooks(), Round())
        else:
            s.finish(Result(ranked([(sum(cards),) for cards in s.taken]), [sum(c) for c in s.taken], "TOY-12"))


class Pick(Prompt[Draft]):
    clause: ClassVar[str] = "TOY-11"
    kinds: ClassVar[tuple[range, ...]] = (_DRAFT_MOVES.of_kind("pick"),)

    def check(self, s: Draft, move: int) -> Refusal | None:
        if move - PICK not in s.hands[self.seat]:
            return no("TOY-11", "not-in-hand", remedy="choose-from-hand", card=move - PICK)
        return None

    def take(self, s: Draft, move: int) -> None:
        s.then(Show(self.seat, move - PICK))


@step
class Show(Step[Draft]):
    """What each answer sets off happens in seat order."""

    seat: int
    card: int

    def run(self, s: Draft) -> None:
        s.hands[self.seat].remove(self.card)
        s.taken[self.seat].append(self.card)
        s.last[self.seat] = self.card
        s.reveal("shown", "TOY-11", seat=self.seat, card=self.card)


class LowestLooks(TeamStep):
    def run(self, s: Draft) -> None:
        if s.hands[0]:
            s.then(Look(s.last.index(min(s.last))))


class Look(Prompt[Draft]):
    clause: ClassVar[str] = "TOY-13"
    kinds: ClassVar[tuple[range, ...]] = (_DRAFT_MOVES.of_kind("peek"),)

    def check(self, s: Draft, move: int) -> Refusal | None:
        holder = move - PEEK
        if holder >= s.seats or s.knows(self.seat, holder):
            return no("TOY-13", "nothing-new", remedy="choose-another-player")
        return None

    def options(self, s: Draft) -> list[int]:
        return super().options(s) or [PEEK + self.seat]  # nothing left to see

    def refusal(self, s: Draft, move: int) -> Refusal | None:
        return None if move in self.options(s) else super().refusal(s, move)

    def take(self, s: Draft, move: int) -> None:
        holder = move - PEEK
        if holder == self.seat:
            return
        s.looked.append([self.seat, holder])
        s.frontier += 1
        s.whisper((self.seat,), {"cards": s.hands[holder].copy()}, "looked", "TOY-13", seat=self.seat, at=holder)


DRAFT: Final = game_of("draft", _DRAFT_MOVES, Draft, lambda s: s.then(DealHands()))

TOYS: Final = (HUNT, SIEGE, TUG, SPELLS, ECHO, CHORUS, CANON, DRAFT)


def first(match: Match) -> None:
    """Whoever is asked takes the first answer."""
    seat = match.state.prompts()[0].seat
    match.apply(seat, match.state.options(seat)[0])
