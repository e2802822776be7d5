"""Fate: the strongest bot. The search of mcts, and mixtures where rivals would read it."""

from theogony.bots.bot import Weighed
from theogony.bots.mcts import MctsBot
from theogony.bots.mixing import Mixing, mixes
from theogony.kernel.view import Knowledge


class FateBot(MctsBot):
    """Mixes where the game's advice calls a prompt contested."""

    name = "fate"

    def weigh(self, knowledge: Knowledge) -> list[Weighed]:
        if len(knowledge.onward()) > 1:
            search = self.search(knowledge)
            if mixes(search):
                return [Weighed(Mixing(search).choose(self.budget or self.usual))]
        return super().weigh(knowledge)
