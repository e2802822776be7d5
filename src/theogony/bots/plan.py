"""Plan: the simple plan that a person would follow, without looking at where it leads."""

from theogony.bots.bot import Bot
from theogony.kernel.advice import best
from theogony.kernel.rng import keyed, resumed
from theogony.kernel.view import Knowledge


class PlanBot(Bot):
    """Takes what fits the plan best; for comparison with bots that weigh and search."""

    name = "plan"

    def choose(self, knowledge: Knowledge) -> int:
        options = knowledge.onward()
        if len(options) == 1:
            return options[0]
        world = knowledge.redeal(resumed(keyed(self.name, self.seed)))
        prompt = world.prompt(knowledge.seat)
        assert prompt is not None
        scores = self.advice.plan(world, prompt, options)
        top = scores[best(scores)] - 1e-9
        equal = [i for i in range(len(options)) if scores[i] >= top]
        return options[equal[self.stream(knowledge).below(len(equal))] if len(equal) > 1 else equal[0]]
