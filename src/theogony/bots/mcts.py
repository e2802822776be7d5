"""Mcts: information-set tree search on worlds redealt from what the seat knows.

One open-loop tree serves all worlds: nodes are sequences of moves, chance lies between them. At the root the moves
that look best compete by sequential halving, each tried on the same worlds with the same dice. Below the root a move
is chosen by its value for the side that moves, guided by the game's advice (PUCT; every side for itself). Where the
tree ends, a playout goes on for as many turns as the advice asks for, and the position is valued there.

In all these worlds the seat holds its own cards. Where the advice says that a rival has to guess them, he learns his
reply in rehearsals: playouts in worlds dealt anew from what he knows when he is asked. So it is right against what the
seat might hold, and not against what it holds.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar, Final

from theogony.bots.bot import Bot, Budget, Spending, Weighed
from theogony.bots.playout import play_one
from theogony.bots.value import Value
from theogony.kernel.advice import Advice, best, softmax
from theogony.kernel.rng import Rng, resumed
from theogony.kernel.state import State
from theogony.kernel.step import Prompt, Seal
from theogony.kernel.view import Knowledge

WORLDS: Final = 24
CANDIDATES: Final = 8
CHILDREN: Final = 4  # moves considered at a node below the root
EXPLORATION: Final = 0.4
DEPTH: Final = 3  # nodes on a path; further down the playout begins
REHEARSED: Final = 2  # one of so many iterations has a rehearsal before it
NOBODY: Final = -1  # learns by an edge
Worth = Callable[[Any], list[float]]  # of a position: what it is worth to each side, from 0 to 1
LONGEST: Final = 400  # decisions in one iteration: a stop for games without moments


def dice(key: int, turns: int) -> int:
    """The state of a stream for one turn of an iteration: moves that are compared meet the same chance there."""
    return (key * 6364136223846793005 + turns * 1442695040888963407) % 0x3FFFFFFFFFFFFFFF + 1


class Edge:
    """One move of a node, and what came of it for the side that makes it."""

    __slots__ = ("children", "move", "prior", "total", "visits")

    def __init__(self, move: int, prior: float) -> None:
        self.move = move
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.children: dict[tuple[int, int], Node] = {}  # by who chooses there, and his bracket

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


def _edges(options: list[int], scores: list[float], most: int) -> list[Edge]:
    """So many moves, best looking first."""
    order = sorted(range(len(options)), key=lambda i: (-scores[i], i))[:most]
    priors = softmax([scores[i] for i in order], 1.0)
    return [Edge(options[i], prior) for i, prior in zip(order, priors, strict=True)]


class Node:
    """A point of the tree where a seat chooses. Its edges come from the first world that reached it."""

    __slots__ = ("edges",)

    def __init__(self, edges: list[Edge]) -> None:
        self.edges = edges

    def select(self, options: list[int]) -> Edge | None:
        """The edge with the best outlook among those that this world allows; None if it allows none of them."""
        visits = sum([edge.visits for edge in self.edges])
        mean = sum([edge.total for edge in self.edges]) / visits if visits else 0.0
        explore = EXPLORATION * (1 + visits) ** 0.5
        found: Edge | None = None
        top = 0.0
        for edge in self.edges:
            if edge.move in options:
                outlook = edge.mean() if edge.visits else mean
                outlook += explore * edge.prior / (1 + edge.visits)
                if found is None or outlook > top + 1e-9:
                    found, top = edge, outlook
        return found


class Line:
    """One way down the tree: its world, the edges behind it, and who learns by each of them."""

    __slots__ = ("edges", "growing", "learners", "number", "rehearsal", "s")

    def __init__(self, s: State, number: int, root: Edge, seat: int) -> None:
        self.s = s
        self.number = number
        self.edges = [root]
        self.learners = [seat]
        self.growing = True
        self.rehearsal = seat == NOBODY

    def follow(self, edge: Edge, seat: int, learner: int) -> None:
        self.s.apply_trusted(seat, edge.move)
        self.edges.append(edge)
        self.learners.append(learner)

    def imagine(self, seat: int, luck: int) -> None:
        """Go on in a world as this seat may imagine it; what is below its answer belongs to another one."""
        self.s = self.s.redeal(seat, resumed(luck))
        self.s.rng.state = luck
        self.growing = False

    def learn(self, shares: list[float]) -> None:
        for edge, seat in zip(self.edges, self.learners, strict=True):
            if seat != NOBODY:
                edge.visits += 1
                edge.total += shares[self.s.sides.of[seat]]


class Search:
    """One decision being thought about."""

    def __init__(self, advice: Advice[Any], knowledge: Knowledge, rng: Rng, explain: bool = False) -> None:
        self.advice = advice
        self.worth: Worth = partial(advice.outlook, seat=knowledge.seat)
        self.knowledge = knowledge
        self.seat = knowledge.seat
        self.rng = rng
        self.key = rng.state
        self.worlds: list[State] = []
        self.explain = explain
        self.guessed: set[int] = set()  # root moves after which a rival has to guess
        self.sums: dict[int, list[float]] = {}  # by root move: its ledgers at the end of the playouts, added up

    def world(self, number: int) -> State:
        """A fresh copy of the world for this iteration, with dice that depend on the iteration alone."""
        if number < WORLDS and number == len(self.worlds):
            self.worlds.append(self.knowledge.redeal(self.rng))
        return self.worlds[number % len(self.worlds)].clone()

    def key_of(self, number: int) -> int:
        """What the dice of an iteration depend on."""
        return (self.key ^ (number * 0x9E3779B97F4A7C15)) & 0x3FFFFFFFFFFFFFF

    def candidates(self) -> list[Edge]:
        """The moves worth searching, best looking first; a single one if there is nothing to think about."""
        options = self.knowledge.onward()
        if len(options) == 1:
            return [Edge(options[0], 1.0)]
        world, prompt, options, scores = self._scored()
        if self.advice.sure(world, prompt, options, scores):
            return [Edge(options[best(scores)], 1.0)]
        return _edges(options, scores, CANDIDATES)

    def best_looking(self, most: int) -> list[Edge]:
        """The moves of the best scores, also where nobody would search."""
        _, _, options, scores = self._scored()
        return _edges(options, scores, most)

    def _scored(self) -> tuple[State, Prompt[Any], list[int], list[float]]:
        world = self.world(0)
        prompt = world.prompt(self.seat)
        assert prompt is not None
        options = [move for move in self.knowledge.onward() if not self._left_out(world, prompt, move)]
        return world, prompt, options, self.advice.priors(world, prompt, options)

    def _left_out(self, world: State, prompt: Prompt[Any], move: int) -> bool:
        return self.advice.pointless(world, prompt, move) or self.advice.deceptive(world, prompt, move)

    def halve(self, edges: list[Edge], budget: Budget) -> list[Edge]:
        """Sequential halving: in each phase all survivors meet the same iterations, then the worse half goes."""
        spending = Spending(budget)
        phases = max(1, (len(edges) - 1).bit_length())
        out: list[Edge] = []
        number = 0
        for phase in range(1, phases + 1):
            first = True
            while first or spending.gone() < phase / phases:
                first = False
                for edge in edges:
                    spending.used += self.iterate(edge, number)
                number += 1
            edges = sorted(edges, key=lambda edge: -round(edge.mean(), 9))
            keep = len(edges) if phase == phases else (len(edges) + 1) // 2
            out = edges[keep:] + out
            edges = edges[:keep]
        return edges + out

    def iterate(self, root: Edge, number: int) -> int:
        """Try the root move once: down the tree, then a playout, then the values back up. Says how many playouts that
        took: now and then rivals rehearse their replies before it."""
        due = number % REHEARSED == REHEARSED - 1 and root.move in self.guessed
        rehearsed = due and self._rehearse(root, number)
        line = Line(self.world(number), number, root, self.seat)
        self._play(root, line)
        if self.explain:
            self._note(root.move, self.advice.ledgers(line.s)[line.s.sides.of[self.seat]])
        line.learn(self.worth(line.s))
        if NOBODY in line.learners:
            self.guessed.add(root.move)
        return 2 if rehearsed else 1

    def _rehearse(self, root: Edge, number: int) -> bool:
        """A rival who has to guess learns his reply, and nobody anything else; False if this time none is asked."""
        line = Line(self.world(number), number, root, NOBODY)
        self._play(root, line)
        if line.learners[-1] == NOBODY:
            return False
        line.learn(self.worth(line.s))
        return True

    def _play(self, root: Edge, line: Line) -> None:
        """Make the root move, and play on as far as the advice asks for."""
        advice = self.advice
        s = line.s
        turns = advice.horizon(s, self.seat)
        key = self.key_of(line.number)
        moment = advice.moment(s)
        s.rng.state = dice(key, 0)
        s.apply_trusted(self.seat, root.move)
        for _ in range(LONGEST):
            s = line.s
            if s.result is not None:
                break
            now = advice.moment(s)
            if now != moment:
                moment = now
                turns -= 1
                if turns <= 0:
                    break
                s.rng.state = dice(key, turns)  # every turn of an iteration has its own dice
            if line.growing and len(line.edges) < DEPTH:
                self._descend(line)
            elif line.rehearsal and line.learners[-1] == NOBODY:
                break
            else:
                play_one(advice, s)

    def _note(self, move: int, ledger: list[float]) -> None:
        known = self.sums.get(move)
        self.sums[move] = ledger if known is None else [a + b for a, b in zip(known, ledger, strict=True)]

    def ledger(self, root: Edge) -> list[float]:
        """The mean ledger of the seat's side at the end of the playouts of a root move."""
        return [total / root.visits for total in self.sums[root.move]]

    def _descend(self, line: Line) -> None:
        """One decision inside the tree, which ends where the path has grown a new leaf.

        Sealed answers are never part of the tree: a node below a move would know what the seal hides.
        """
        s = line.s
        prompt = s.prompts()[0]
        seat = prompt.seat
        options = s.options(seat)
        last = line.edges[-1]
        if len(options) == 1 or isinstance(s.agenda[-1], Seal):
            play_one(self.advice, s)
            return
        if last.visits == 0:
            line.growing = False
            play_one(self.advice, s)
            return
        guesses = self._guesses(s, prompt)
        if guesses and line.rehearsal:
            line.imagine(seat, dice(self.key_of(line.number), NOBODY - seat))
        self._choose(line, prompt, options, seat if guesses == line.rehearsal else NOBODY)

    def _guesses(self, s: State, prompt: Prompt[Any]) -> bool:
        """Whether a rival is asked who would like to know what the seat holds."""
        return type(prompt) in self.advice.guessed and s.sides.of[prompt.seat] != s.sides.of[self.seat]

    def _choose(self, line: Line, prompt: Prompt[Any], options: list[int], learner: int) -> None:
        """The seat that is asked takes the edge with the best outlook; what it is sure of is no part of the tree."""
        s, seat = line.s, prompt.seat
        children = line.edges[-1].children
        key = (seat, self.advice.bracket(s, seat))
        node = children.get(key)
        if node is None:
            scores = self.advice.priors(s, prompt, options)
            if self.advice.sure(s, prompt, options, scores):
                s.apply_trusted(seat, options[best(scores)])
                return
            node = children[key] = Node(_edges(options, scores, CHILDREN))
        edge = node.select(options)
        if edge is None:
            play_one(self.advice, s)
        else:
            line.follow(edge, seat, learner)


class MctsBot(Bot):
    """Searches as long as its budget lasts; what is forced or obvious costs nothing."""

    name = "mcts"
    usual = Budget(seconds=0.1)
    learned: ClassVar[bool] = True
    """Whether positions are valued as was learnt, where it was; without, for comparison."""

    def __init__(self, game_id: str, seed: int | str, budget: Budget | None = None) -> None:
        super().__init__(game_id, seed, budget)
        self.value = Value(game_id, self.advice) if self.learned else None

    def choose(self, knowledge: Knowledge) -> int:
        return self.weigh(knowledge)[0].move

    def weigh(self, knowledge: Knowledge) -> list[Weighed]:
        search = self.search(knowledge)
        edges = search.candidates()
        if len(edges) > 1:
            edges = search.halve(edges, self.budget or self.usual)
        return [Weighed(edge.move, edge.visits, edge.total) for edge in edges]

    def search(self, knowledge: Knowledge) -> Search:
        search = Search(self.advice, knowledge, self.stream(knowledge))
        if self.value is not None:
            search.worth = partial(self.value, seat=knowledge.seat)
        return search
