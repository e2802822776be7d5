"""The bots: players that see one seat's knowledge and nothing else. None of them knows a game's name.

bot = make("greedy", "godstorm", seed=7)
move = bot.choose(state.knowledge(seat))
"""

from theogony.bots.bot import Bot, Budget
from theogony.bots.entrant import BadEntrant, Entrant
from theogony.bots.fate import FateBot
from theogony.bots.greedy import GreedyBot
from theogony.bots.hint import hint
from theogony.bots.mcts import MctsBot
from theogony.bots.novice import NoviceBot
from theogony.bots.plan import PlanBot
from theogony.bots.random import RandomBot

__all__ = ["BadEntrant", "Bot", "Budget", "Entrant", "by_the_clock", "hint", "make", "names", "register"]

_BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, NoviceBot, PlanBot, GreedyBot, MctsBot, FateBot)}


def names() -> list[str]:
    """The bots there are, weakest first."""
    return list(_BOTS)


def make(name: str, game_id: str, seed: int | str, budget: Budget | None = None) -> Bot:
    """A bot for a game, named as in ``entrant.py``; raises KeyError if there is no bot of this name."""
    return Entrant(name).make(_BOTS, game_id, seed, budget)


def by_the_clock(name: str, budget: Budget | None = None) -> bool:
    """Whether this bot thinks for some seconds: then not even the same seed gives the same game."""
    entrant = Entrant(name)
    usual = entrant.kind(_BOTS).usual
    spent = entrant.budget or budget or usual
    return usual is not None and spent is not None and spent.seconds is not None


def register(bot: type[Bot]) -> None:
    """Make a bot known by its name, in this process: the arena then plays it like those of the house."""
    _BOTS[bot.name] = bot
