"""``PLANS``: a tiny complete game of sealed plans of many parts, and of sealed rounds of one answer.

Every season each seat sends its heroes to places, in secret and at once, revisable until all are ready; who stands
alone at a place wins it by a die. Then the two best fight: round by round both seal "stop" or a card to go on with.
"""

from typing import ClassVar, Final

from tests.kernel.toys import TeamStep, Toy, game_of
from theogony.kernel.desk import Desk
from theogony.kernel.fields import position, step
from theogony.kernel.game import Game
from theogony.kernel.move import MoveTable
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.result import Result, ranked
from theogony.kernel.rng import Rng
from theogony.kernel.state import Json
from theogony.kernel.step import Prompt, Seal, Step

HEROES: Final = 9
PLACES: Final = 10
SEASONS: Final = 2
CARDS: Final = 4
_MOVES: Final = MoveTable()
SEND: Final = _MOVES.add("send", [f"h{hero}" for hero in range(HEROES)])
TO: Final = _MOVES.add("to", [f"p{place}" for place in range(PLACES)])
NOWHERE: Final = _MOVES.add("nowhere")
CLEAR: Final = _MOVES.add("clear")
READY: Final = _MOVES.add("ready")
REVISE: Final = _MOVES.add("revise")
STOP: Final = _MOVES.add("stop")
PLAY: Final = _MOVES.add("play", [str(card) for card in range(CARDS)])

Part = tuple[int, int]  # a hero and the place it goes to


@position
class Land(Toy):
    """Where everybody went last season, and what that has brought."""

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.season: int = 0
        self.went: list[list[int]] = [[] for _ in range(seats)]  # hero, place, hero, place ...
        self.points: list[int] = [0] * seats
        self.cards: list[list[int]] = [list(range(CARDS)) for _ in range(seats)]
        self.force: list[int] = [0] * seats
        self.going: int = 0  # how many went on in this round of the fight

    def private_view(self, seat: int) -> Json:
        return {"draft": [list(desk.draft) for desk in self.desks if desk.seat == seat]}


def parts(draft: tuple[int, ...]) -> list[Part]:
    """What is planned, from the moves that make it: a hero, then its place; a hero without one is not sent yet."""
    moves = [move for move in draft if move != READY]
    return [(moves[i] - SEND, moves[i + 1] - TO) for i in range(0, len(moves) - 1, 2)]


def draft_of(plan: list[Part]) -> tuple[int, ...]:
    """The moves that make a plan, hero by hero."""
    return tuple(move for hero, place in sorted(plan) for move in (SEND + hero, TO + place))


class Season(TeamStep):
    def run(self, s: Land) -> None:
        if s.season == SEASONS:
            s.finish(Result(ranked([(points,) for points in s.points]), s.points, "TOY-24"))
            return
        s.season += 1
        s.then(Seal(tuple(Plan(seat) for seat in range(s.seats))), Harvest(), Season())


class Plan(Prompt[Land]):
    """The plan as a whole: which hero next, all over again, ready, or not ready after all."""

    clause: ClassVar[str] = "TOY-20"
    kinds: ClassVar[tuple[range, ...]] = tuple(_MOVES.of_kind(kind) for kind in ("send", "clear", "ready", "revise"))

    def check(self, s: Land, move: int) -> Refusal | None:
        desk = s.desk(self.seat)
        if desk.ready != (move == REVISE):
            return no("TOY-21", "plan-is-ready" if desk.ready else "plan-is-open", remedy="revise")
        if move == CLEAR and not desk.draft:
            return no("TOY-21", "plan-is-empty", remedy="send")
        return None

    def onward(self, s: Land) -> list[int]:
        desk = s.desk(self.seat)
        sent = [SEND + hero for hero, _ in parts(desk.draft)]
        return [move for move in self.options(s) if move != CLEAR and move not in sent]

    def drafted(self, s: Land, desk: Desk, move: int) -> Desk:
        if move == READY:
            return desk.made_ready(move)
        if move == REVISE:
            return desk.taken_up()
        if move == CLEAR:
            return desk.drafted(())
        others = [part for part in parts(desk.draft) if part[0] != move - SEND]
        return desk.asking(Whither(self.seat), (*draft_of(others), move))

    def opened(self, s: Land, draft: tuple[int, ...]) -> None:
        s.went[self.seat] = [number for part in parts(draft) for number in part]
        s.reveal("went", "TOY-20", seat=self.seat, heroes=[hero for hero, _ in parts(draft)])


class Whither(Prompt[Land]):
    """Where the hero goes: to a place that no other of this plan goes to, or nowhere after all."""

    clause: ClassVar[str] = "TOY-22"
    kinds: ClassVar[tuple[range, ...]] = (_MOVES.of_kind("to"), _MOVES.of_kind("nowhere"))

    def check(self, s: Land, move: int) -> Refusal | None:
        if move != NOWHERE and move - TO in [place for _, place in parts(s.desk(self.seat).draft)]:
            return no("TOY-22", "place-is-taken", remedy="choose-another")
        return None

    def onward(self, s: Land) -> list[int]:
        return [move for move in self.options(s) if move != NOWHERE]

    def drafted(self, s: Land, desk: Desk, move: int) -> Desk:
        plan = parts(desk.draft)
        if move != NOWHERE:
            plan.append((desk.draft[-1] - SEND, move - TO))
        return desk.settled(draft_of(plan))


class Harvest(TeamStep):
    """Chance right after the opening: it must not depend on how the plans were found."""

    def run(self, s: Land) -> None:
        for place in range(PLACES):
            there = [seat for seat in range(s.seats) if place in s.went[seat][1::2]]
            if len(there) == 1:
                s.points[there[0]] += s.rng.die()
        s.reveal("harvest", "TOY-20", points=s.points.copy())
        one, other = sorted(sorted(range(s.seats), key=lambda seat: (-s.points[seat], seat))[:2])
        s.force = [0] * s.seats
        s.cards = [list(range(CARDS)) for _ in range(s.seats)]
        s.then(Round(one, other))


class GoOn(Prompt[Land]):
    """Stop, or go on with a card: one answer."""

    clause: ClassVar[str] = "TOY-23"
    kinds: ClassVar[tuple[range, ...]] = (_MOVES.of_kind("stop"), _MOVES.of_kind("play"))

    def check(self, s: Land, move: int) -> Refusal | None:
        if move != STOP and move - PLAY not in s.cards[self.seat]:
            return no("TOY-23", "not-in-hand", remedy="stop")
        return None

    def take(self, s: Land, move: int) -> None:
        if move != STOP:
            s.cards[self.seat].remove(move - PLAY)
            s.force[self.seat] += move - PLAY + 1
            s.going += 1
        s.reveal("went-on", "TOY-23", seat=self.seat, move=move)


@step
class Round(Step[Land]):
    """Both decide at once."""

    one: int
    other: int

    def run(self, s: Land) -> None:
        s.going = 0
        s.then(Seal((GoOn(self.one), GoOn(self.other))), Clash(self.one, self.other))


@step
class Clash(Step[Land]):
    """Both went on: a new round. Else the stronger one gains a point; a tie is the second one's."""

    one: int
    other: int

    def run(self, s: Land) -> None:
        if s.going == 2:
            s.then(Round(self.one, self.other))
        else:
            s.points[self.one if s.force[self.one] > s.force[self.other] else self.other] += 1


PLANS: Final[Game] = game_of("plans", _MOVES, Land, lambda s: s.then(Season()))
