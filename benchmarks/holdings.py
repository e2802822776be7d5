"""Are the worlds that bots imagine true on average? Predicted against true holdings in games among bots.

    python benchmarks/holdings.py theomachy --games 20

Every few decisions the seat that is asked deals worlds from what it knows (``redeal``, from which all bots search).
For each zone that it does not see into and each card that may lie there, the share of the worlds in which it does is a
prediction, which comes true or not. For each tenth: what was predicted, how often it came true, out of how many. Hands
of rivals and piles stand apart: what a rival does tells of his hand, which a deal does not ask, and that shows there.
"""

import argparse
from collections.abc import Iterator

from theogony import games
from theogony.bots import make
from theogony.kernel.rng import keyed, resumed
from theogony.kernel.state import State
from theogony.kernel.zones import Zones

EVERY = 29  # decisions between two positions that are looked at
WORLDS = 200
FEW = 12  # cards: a zone with more is a pile

Row = tuple[float, bool]  # predicted, and whether it is so


def predictions(state: State, seat: int, number: int) -> Iterator[tuple[bool, Row]]:
    """Of each unseen zone and each face that lies there in some of the imagined worlds: whether the zone is a pile, and
    the prediction. What is looked at never depends on what is true."""
    true = zones_of(state)
    stream = resumed(keyed("holdings", number))
    worlds = [zones_of(state.redeal(seat, stream)) for _ in range(WORLDS)]
    face = true.plan.face
    for zone, eyes in enumerate(true.plan.eyes):
        if eyes >> seat & 1 or not true.content[zone]:
            continue
        held = {face[card] for card in true.content[zone]}
        imagined = [{face[card] for card in world.content[zone]} for world in worlds]
        for look in set().union(*imagined):
            share = sum(look in each for each in imagined) / WORLDS
            if share < 1.0:
                yield len(true.content[zone]) > FEW, (share, look in held)


def zones_of(state: State) -> Zones:
    cards = getattr(state, "cards", None)
    if not isinstance(cards, Zones):
        raise SystemExit("nothing lies hidden in this game")
    return cards


def played(game: str, seats: int, options: dict[str, str], seed: int, bot: str) -> Iterator[tuple[bool, Row]]:
    state: State = games.get(game).new(seats, options, seed=seed)
    bots = [make(bot, game, f"{seed} {seat}") for seat in range(seats)]
    while state.result is None:
        seat = state.prompts()[0].seat
        if state.decisions % EVERY == 0:
            yield from predictions(state, seat, state.decisions)
        state.apply(seat, bots[seat].choose(state.knowledge(seat)))


def table(name: str, rows: list[Row]) -> None:
    print(f"  {name}: {len(rows)} predictions")
    for tenth in range(10):
        found = [row for row in rows if tenth <= 10 * row[0] < tenth + 1 + (tenth == 9)]
        if found:
            said, came = (100 * sum(column) / len(found) for column in zip(*found, strict=True))
            print(f"    predicted {said:5.1f} %, true {came:5.1f} %  ({len(found)})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--option", action="append", default=[], help="as of theogony simulate, such as mode=epic")
    parser.add_argument("--bot", default="greedy")
    given = parser.parse_args()
    options = dict(option.split("=", 1) for option in given.option)
    hands: list[Row] = []
    piles: list[Row] = []
    for seed in range(given.games):
        for pile, row in played(given.game, given.players, options, seed, given.bot):
            (piles if pile else hands).append(row)
    print(f"{given.game}: {given.games} games of {given.players} {given.bot}")
    table("hands and single cards", hands)
    table("piles", piles)


if __name__ == "__main__":
    main()
