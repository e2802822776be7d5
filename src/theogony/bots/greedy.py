"""Greedy: one step ahead with the game's own advice."""

from typing import Final

from theogony.bots.bot import Bot
from theogony.bots.playout import settle
from theogony.kernel.advice import best
from theogony.kernel.rng import Rng, keyed, resumed
from theogony.kernel.state import State
from theogony.kernel.view import Knowledge

WORLDS: Final = 2  # how many redeals each move is tried on
CANDIDATES: Final = 12  # so many moves are tried; the others look worse already


class GreedyBot(Bot):
    """Takes the move after which its seat stands best; where dice come first, the move that looks best."""

    name = "greedy"

    def choose(self, knowledge: Knowledge) -> int:
        options = knowledge.options()
        if len(options) == 1:
            return options[0]
        world = knowledge.redeal(self._stream(0))
        prompt = world.prompt(knowledge.seat)
        assert prompt is not None
        scores = self.advice.scores(world, prompt, options)
        if not self.advice.weighs(world, prompt):
            return options[best(scores)]
        order = sorted(range(len(options)), key=lambda i: (-scores[i], i))[:CANDIDATES]
        worlds = [world] + [knowledge.redeal(self._stream(number)) for number in range(1, WORLDS)]
        shares = [self._share_after(worlds, knowledge.seat, options[i]) for i in order]
        return options[order[best(shares)]]  # of equal ones the first, which has the better score

    def _stream(self, number: int) -> Rng:
        return resumed(keyed(self.name, self.seed, number))

    def _share_after(self, worlds: list[State], seat: int, move: int) -> float:
        """The seat's chance to win once the move is carried out, on average over the worlds."""
        total = 0.0
        for world in worlds:
            trial = world.clone()
            trial.apply_trusted(seat, move)
            settle(self.advice, trial)
            total += self.advice.value(trial)[seat]
        return total / len(worlds)
