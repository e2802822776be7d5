"""Novice: plays like somebody who has just learnt the rules."""

from typing import Any, Final

from theogony.bots.plan import PlanBot
from theogony.kernel.rng import keyed, resumed
from theogony.kernel.state import State
from theogony.kernel.step import Prompt
from theogony.kernel.view import Knowledge

SLIPS: Final = 40  # so many decisions of a hundred are made on a whim


class NoviceBot(PlanBot):
    """Follows the simple plan, and every so often takes something else that looks fair; a blunder it never makes."""

    name = "novice"

    def choose(self, knowledge: Knowledge) -> int:
        options = knowledge.onward()
        if len(options) == 1:
            return options[0]
        rng = self.stream(knowledge)
        if rng.below(100) >= SLIPS:
            return super().choose(knowledge)
        fair = self._fair(knowledge, options)
        return fair[rng.below(len(fair))]

    def _fair(self, knowledge: Knowledge, options: list[int]) -> list[int]:
        """The better half of the moves at first sight, without those that nobody should be advised to make."""
        world = knowledge.redeal(resumed(keyed(self.name, self.seed)))
        prompt = world.prompt(knowledge.seat)
        assert prompt is not None
        scores = self.advice.scores(world, prompt, options)
        order = sorted(range(len(options)), key=lambda i: (-scores[i], i))[: len(options) // 2 + 1]
        fair = [options[i] for i in order if not self._blunder(world, prompt, options[i])]
        return fair or [options[order[0]]]

    def _blunder(self, world: State, prompt: Prompt[Any], move: int) -> bool:
        return self.advice.unwise(world, prompt, move) or self.advice.pointless(world, prompt, move)
