"""A small policy that learns Dice Forge by playing against itself, with nothing but numpy.

    python tutorials/self_play.py --games 3000 --out policy.npz

For every move of the table the policy has a few weights, one for each of some features of the observation; the better
their sum, the likelier the move. After each game all choices of a seat become likelier by how far it was ahead in the
end, or less likely by how far it was behind (REINFORCE). Game, number of seats, features and learning rule are all that
stands here: who is asked, what is allowed and what is seen comes from the PettingZoo environment.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np

import theogony
from theogony.envs.observe import encoder
from theogony.envs.pettingzoo import env

GAME, SEATS = "diceforge", 2
SCALES = {"gold": 12.0, "sun": 6.0, "moon": 6.0, "points": 40.0}
RATE = 0.05
MARGIN = 40.0  # points ahead that count as a whole victory


class Policy:
    """Weights by move and feature."""

    def __init__(self, weights: Any = None) -> None:
        game = theogony.game(GAME)
        self.slices = encoder(game, SEATS).slices()
        size = len(game.moves), 2 + len(SCALES)
        self.weights = np.zeros(size) if weights is None else weights

    def features(self, tensor: Any, seat: int) -> Any:
        """A 1, how far the game is, and the own reserves."""
        far = tensor[self.slices["round"]][0] / tensor[self.slices["rounds"]][0]
        own = [tensor[self.slices[f"players.{seat}.{name}"]][0] / scale for name, scale in SCALES.items()]
        return np.array([1.0, far, *own])

    def chances(self, seen: Any, moves: Any) -> Any:
        """How likely each of the moves is."""
        worth = self.weights[moves] @ seen
        likely = np.exp(worth - worth.max())
        return likely / likely.sum()

    def save(self, path: Path) -> None:
        np.savez(path, weights=self.weights)

    @staticmethod
    def load(path: Path) -> Policy:
        return Policy(np.load(path)["weights"])


def margin(policy: Policy, tensor: Any, seat: int) -> float:
    """How far the seat is ahead of the other one, from what it observes."""
    own, other = (tensor[policy.slices[f"players.{place}.points"]][0] for place in (seat, 1 - seat))
    return float(np.clip((own - other) / MARGIN, -1, 1))


def train(games: int, seed: int = 0) -> Policy:
    """So many games against itself."""
    policy, rng, table = Policy(), np.random.default_rng(seed), env(GAME, SEATS)
    for game in range(games):
        table.reset(seed=seed * 1_000_000 + game)
        steps: dict[int, list[tuple[Any, Any, Any]]] = {seat: [] for seat in range(SEATS)}
        ahead: dict[int, float] = {}
        for agent in table.agent_iter():
            seat = table.unwrapped.seat_of[agent]
            seen, _, over, cut, _ = table.last()
            if over or cut:
                ahead[seat] = margin(policy, seen["observation"], seat)
                table.step(None)
                continue
            moves = np.flatnonzero(seen["action_mask"])
            features = policy.features(seen["observation"], seat)
            likely = policy.chances(features, moves)
            chosen = int(rng.choice(len(moves), p=likely))
            push = -likely
            push[chosen] += 1
            steps[seat].append((moves, push, features))
            table.step(int(moves[chosen]))
        for seat in range(SEATS):
            for moves, push, features in steps[seat]:
                policy.weights[moves] += RATE * ahead[seat] * np.outer(push, features)
    return policy


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Dice Forge by self-play.")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    chosen = parser.parse_args()
    train(chosen.games, chosen.seed).save(chosen.out)
    print(f"{chosen.games} games played; the policy is in {chosen.out}")


if __name__ == "__main__":
    main()
