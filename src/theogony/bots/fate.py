"""Fate: the strongest bot. The search of mcts with the learned value, and mixtures where rivals would read it."""

from typing import ClassVar

from theogony.bots.bot import Budget
from theogony.bots.mcts import MctsBot, Search
from theogony.bots.mixing import Mixing, mixes
from theogony.bots.value import Value
from theogony.kernel.view import Knowledge


class FateBot(MctsBot):
    """Each of its two parts can be left out, for comparison."""

    name = "fate"
    learned: ClassVar[bool] = True
    mixing: ClassVar[bool] = True

    def __init__(self, game_id: str, seed: int | str, budget: Budget | None = None) -> None:
        super().__init__(game_id, seed, budget)
        self.worth = Value(game_id, self.advice) if self.learned else self.advice.value

    def choose(self, knowledge: Knowledge) -> int:
        options = knowledge.onward()
        if len(options) == 1:
            return options[0]
        search = Search(self.advice, knowledge, self.stream(knowledge))
        search.worth = self.worth
        budget = self.budget or self.usual
        if self.mixing and mixes(search):
            return Mixing(search).choose(budget)
        edges = search.candidates()
        return edges[0].move if len(edges) == 1 else search.halve(edges, budget)[0].move
