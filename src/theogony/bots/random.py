"""Random: any legal move, each equally likely."""

from theogony.bots.bot import Bot
from theogony.kernel.view import Knowledge


class RandomBot(Bot):
    """Plays without a thought: the baseline of every comparison."""

    name = "random"

    def choose(self, knowledge: Knowledge) -> int:
        options = knowledge.onward()
        if len(options) == 1:
            return options[0]
        return options[self.stream(knowledge).below(len(options))]
