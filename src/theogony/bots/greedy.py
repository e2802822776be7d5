"""Greedy: one step ahead with the game's own advice."""

from typing import Final

from theogony.bots.bot import Bot
from theogony.bots.playout import settle
from theogony.kernel.advice import best
from theogony.kernel.rng import Rng, keyed, resumed
from theogony.kernel.state import State
from theogony.kernel.view import Knowledge

WORLDS: Final = 2  # how many redeals each move is tried on
CLOSE: Final = 1e-9
CANDIDATES: Final = 12  # so many moves are tried; the others look worse already


class GreedyBot(Bot):
    """Takes the move after which its side stands best; where dice come first, the move that looks best."""

    name = "greedy"

    def choose(self, knowledge: Knowledge) -> int:
        options = knowledge.onward()
        if len(options) == 1:
            return options[0]
        world = knowledge.redeal(self._stream(0))
        prompt = world.prompt(knowledge.seat)
        assert prompt is not None
        scores = self.advice.scores(world, prompt, options)
        if not self.advice.weighs(world, prompt):
            return options[self._pick(knowledge, scores, scores)]
        order = sorted(range(len(options)), key=lambda i: (-scores[i], i))[:CANDIDATES]
        worlds = [world] + [knowledge.redeal(self._stream(number)) for number in range(1, WORLDS)]
        shares = [self._share_after(worlds, knowledge.seat, options[i]) for i in order]
        return options[order[self._pick(knowledge, shares, [scores[i] for i in order])]]

    def _pick(self, knowledge: Knowledge, values: list[float], scores: list[float]) -> int:
        """The best value; of equal ones the best score; and if nothing tells moves apart, any of them."""
        top = best(values)
        equal = [i for i in range(len(values)) if values[i] >= values[top] - CLOSE]
        top = equal[best([scores[i] for i in equal])]
        equal = [i for i in equal if scores[i] >= scores[top] - CLOSE]
        return equal[self.stream(knowledge).below(len(equal))] if len(equal) > 1 else top

    def _stream(self, number: int) -> Rng:
        return resumed(keyed(self.name, self.seed, number))

    def _share_after(self, worlds: list[State], seat: int, move: int) -> float:
        """The chance of the seat's side to win once the move is carried out, on average over the worlds."""
        total = 0.0
        for world in worlds:
            trial = world.clone()
            trial.apply_trusted(seat, move)
            settle(self.advice, trial)
            total += self.advice.value(trial)[trial.sides.of[seat]]
        return total / len(worlds)
