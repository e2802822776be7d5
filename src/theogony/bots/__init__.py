"""The bots: players that see one seat's knowledge and nothing else. None of them knows a game's name.

bot = make("greedy", "godstorm", seed=7)
move = bot.choose(state.knowledge(seat))
"""

from theogony.bots.bot import Bot, Budget
from theogony.bots.greedy import GreedyBot
from theogony.bots.hint import hint
from theogony.bots.mcts import MctsBot
from theogony.bots.novice import NoviceBot
from theogony.bots.plan import PlanBot
from theogony.bots.random import RandomBot

__all__ = ["Bot", "Budget", "hint", "make", "names", "register"]

_BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, NoviceBot, PlanBot, GreedyBot, MctsBot)}


def names() -> list[str]:
    """The bots there are, weakest first."""
    return list(_BOTS)


def make(name: str, game_id: str, seed: int | str, budget: Budget | None = None) -> Bot:
    """A bot for a game; raises KeyError if there is no bot of this name."""
    return _BOTS[name](game_id, seed, budget)


def register(bot: type[Bot]) -> None:
    """Make a bot known by its name, in this process: the arena then plays it like those of the house."""
    _BOTS[bot.name] = bot
