"""The policy of ``self_play.py`` in the arena, against the bots of the house.

    python tutorials/arena.py policy.npz --games 200 --bots random,novice,greedy

A bot is a class with a name and ``choose``; it sees one seat's knowledge and nothing else. Once it is registered, the
arena, which balances seats and seeds, plays it like any other. The laboratory takes this file and a policy as one of
its entrants:

    theogony lab league diceforge --players 2 --bots random,greedy,tutorials/arena.py:policy.npz
"""

from __future__ import annotations

import argparse
import importlib.util
import sys
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from theogony import bots, game
from theogony.bots import Bot, Budget
from theogony.envs.observe import encoder
from theogony.kernel.view import Knowledge
from theogony.lab.arena import Plan, run


def lesson() -> Any:
    """The module ``self_play.py`` beside this file."""
    if "self_play" not in sys.modules:
        found = importlib.util.spec_from_file_location("self_play", Path(__file__).with_name("self_play.py"))
        assert found is not None and found.loader is not None
        sys.modules["self_play"] = importlib.util.module_from_spec(found)
        found.loader.exec_module(sys.modules["self_play"])
    return sys.modules["self_play"]


class LearnedBot(Bot):
    """Plays what the policy finds likeliest."""

    name = "learned"
    policy: Any = None

    def __init__(
        self, game_id: str, seed: int | str, budget: Budget | None = None, checkpoint: Path | None = None
    ) -> None:
        super().__init__(game_id, seed, budget)
        if checkpoint is not None:
            self.policy = loaded(checkpoint)

    def choose(self, knowledge: Knowledge) -> int:
        moves = np.array(knowledge.onward())
        tensor = encoder(game(lesson().GAME), lesson().SEATS).tensor(knowledge)
        likely = self.policy.chances(self.policy.features(tensor, knowledge.seat), moves)
        return int(moves[int(np.argmax(likely))])


@cache
def loaded(file: Path) -> Any:
    """The policy in a file, read once for all games of a process."""
    return lesson().Policy.load(file)


BOT = LearnedBot


def evaluate(policy: Any, against: str, games: int, seed: int = 0) -> tuple[float, float, float]:
    """The policy's share of victories against a bot, and its 95 % interval."""
    LearnedBot.policy = policy
    bots.register(LearnedBot)
    report = run(Plan(lesson().GAME, lesson().SEATS, games, (LearnedBot.name, against), seed=seed))
    assert not report.faults(), report.faults()[0].fault
    tally = report.bots[LearnedBot.name]
    return (tally.wins / tally.games, *report.bot_interval(LearnedBot.name))


def main() -> None:
    parser = argparse.ArgumentParser(description="A learned policy against the bots of the house.")
    parser.add_argument("policy", type=Path)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bots", default="random,novice,plan,greedy")
    chosen = parser.parse_args()
    policy = lesson().Policy.load(chosen.policy)
    for against in chosen.bots.split(","):
        share, low, high = evaluate(policy, against, chosen.games)
        print(f"learned against {against:8} {share:6.1%}  ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
