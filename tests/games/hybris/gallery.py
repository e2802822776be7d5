"""Positions of Hybris with every kind of question, gathered from games by chance, most of them with gifts."""

from collections import Counter
from functools import cache

from tests.games.hybris.play import begin, endow
from tests.games.play import walk
from theogony.games.hybris.state import Hybris

PER_KIND = 10  # positions of each kind of question, spread over the games
PER_GAME = 2
MODES = (("base", 2), ("base", 3), ("base", 4), ("chronos_coop", 2), ("chronos_coop", 4), ("chronos_solo", 1))
GAMES = tuple(
    (
        seats,
        {"mode": mode, "olympians": "drawn" if gifts else "taken", "hands": "open" if seed % 2 else "closed"},
        seed,
        gifts,
    )
    for seed in range(30)
    for mode, seats in MODES
    for gifts in (0, 3)
)


@cache
def gallery() -> tuple[Hybris, ...]:
    """Some positions of every kind of question, and finished games; never change one."""
    found: list[Hybris] = []
    kinds: Counter[str] = Counter()
    for number, (seats, options, seed, gifts) in enumerate(GAMES):
        here: Counter[str] = Counter()
        for step, position in enumerate(walk(endow(begin(seats, options, seed), gifts, seed), seed)):
            asked = [] if position.result is not None else position.prompts()
            kind = type(asked[step % len(asked)]).__name__ if asked else "over"
            often = kinds[kind] >= PER_KIND // 2
            if kinds[kind] < PER_KIND and here[kind] < PER_GAME and (not often or (step * 7 + number) % 5 < 3):
                found.append(position.clone())
                kinds[kind] += 1
                here[kind] += 1
    return tuple(found)
