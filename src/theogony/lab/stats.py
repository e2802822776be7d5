"""The few statistics that matches need."""

from theogony.kernel.rng import Rng

_Z = 1.959964  # 95 %


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of Wilson for a share of wins."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    z2 = _Z * _Z / games
    middle = (share + z2 / 2) / (1 + z2)
    half = _Z / (1 + z2) * (share * (1 - share) / games + z2 / games / 4) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)


def bootstrap(blocks: list[tuple[float, int]], seed: int, rounds: int = 2000) -> tuple[float, float]:
    """The 95 % interval of a share by drawing whole blocks (wins, games) again and again.

    The games of a block share their seed, so they are no independent trials; the blocks are.
    """
    if not blocks:
        return 0.0, 1.0
    rng = Rng(f"bootstrap {seed}")
    shares = []
    for _ in range(rounds):
        wins, games = 0.0, 0
        for _ in blocks:
            block = blocks[rng.below(len(blocks))]
            wins += block[0]
            games += block[1]
        shares.append(wins / games)
    shares.sort()
    return shares[int(0.025 * rounds)], shares[int(0.975 * rounds) - 1]


def quantile(values: list[int], part: float) -> int:
    """The smallest value that at least this part of the values does not exceed."""
    if not values:
        return 0
    ordered = sorted(values)
    return ordered[max(0, min(len(ordered) - 1, int(part * len(ordered) + 0.999999) - 1))]
