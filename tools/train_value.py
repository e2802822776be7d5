"""Trains the learned value of a game (``bots/value.py``): plays games among bots, fits a network, writes it down.

    python tools/train_value.py play diceforge --games 9000 --jobs 16      # build/values/diceforge.f32
    python tools/train_value.py fit diceforge                              # needs PyTorch; uses a GPU if there is one
    python tools/train_value.py play diceforge --bot greedy+value --games 5000 --seed 2 --append

``play`` needs nothing but Theogony (compiled, if time matters). Some games are played without slips, in the others a
part of the decisions is a novice's, so that games leave the beaten track. Positions are taken where turns end, as a
search values them, and some in between; each is dealt anew from what the asked seat knows. ``fit`` keeps a tenth of the
games apart, stops where the loss on them is least, writes ``src/theogony/bots/values/GAME.json`` and prints the figures
of the card (docs/models), which is written by hand: weights ship when a match was won with them.
"""

from __future__ import annotations

import argparse
import datetime
import json
import multiprocessing
import sys
from array import array
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

DATA = ROOT / "build" / "values"
TARGET = ROOT / "src" / "theogony" / "bots" / "values"
SIDES = 5  # at most, of a position
HEAD = 3  # numbers before the sides of a position: game, sides, decisions so far
SLIPS = (0, 5, 20)  # of a hundred decisions, by game
MOST = 12  # positions of one game, spread over it
BETWEEN = 20  # of a hundred decisions inside a turn, taken too
LONGEST = 6_000  # decisions: what goes on longer is no game to learn from
CHOSEN = ("mode", "module", "setup")  # options that make a game another one
HIDDEN = 24
KEPT_APART = 10  # one game of so many


# -- playing -----------------------------------------------------------------------------------------------------------


def set_up(game: Any, features: Any, key: str) -> tuple[int, dict[str, str]]:
    """Every second game as usual, the others in any mode that has features, with any number of players."""
    from theogony.kernel.game import BadSetup
    from theogony.kernel.rng import Rng

    rng = Rng(f"set-up {key}")
    low, high = game.players[0], min(SIDES, game.players[1])
    for attempt in range(100):
        players = max(2, low) + rng.below(high - max(2, low) + 1)
        given = {}
        if rng.below(2) and attempt < 50:
            given = {o.name: o.values[rng.below(len(o.values))] for o in game.options if o.name in CHOSEN}
        try:
            options = game.settle(players, given)
        except BadSetup:
            continue
        if features(game.new(players, options, 0)):
            return players, options
    raise SystemExit(f"{game.id} has no mode with features")


def play(job: tuple[str, int, str, str]) -> bytes:
    """One game among bots: its positions as numbers."""
    from theogony import games
    from theogony.bots import make
    from theogony.bots.bot import advice_for
    from theogony.kernel.network import logarithm
    from theogony.kernel.rng import Rng, keyed, resumed

    game_id, number, bot, seed = job
    key = f"{seed} {number}"
    game, advice, own = games.get(game_id), advice_for(game_id), games.part(game_id, "features")
    assert own is not None
    players, options = set_up(game, own.features, key)
    state = game.new(players, options, key)
    strong = [make(bot, game_id, f"{key} {seat}") for seat in range(players)]
    novices = [make("novice", game_id, f"{key} {seat}") for seat in range(players)]
    chance = Rng(f"slips {key}")
    slips = SLIPS[chance.below(len(SLIPS))]
    kept: list[tuple[int, Any, int]] = []
    moment = advice.moment(state)
    while state.result is None and state.decisions < LONGEST:
        now = advice.moment(state)
        if now != moment or (advice.settled(state) and chance.below(100) < BETWEEN):
            moment = now
            kept.append((state.decisions, state.clone(), state.prompts()[0].seat))
        for prompt in state.prompts():
            who = novices if chance.below(100) < slips else strong
            state.apply_trusted(prompt.seat, who[prompt.seat].choose(state.knowledge(prompt.seat)))
    out = array("f")
    if state.result is None:
        return out.tobytes()
    step = max(1.0, len(kept) / MOST)
    for at, position, seat in [kept[int(i * step)] for i in range(min(MOST, len(kept)))]:
        world = position.redeal(seat, resumed(keyed("value", key, at)))
        rows, shares = own.features(world), advice.value(world)
        out.extend((float(number), float(len(rows)), float(at)))
        for side in range(SIDES):
            if side < len(rows):
                out.extend((state.result.share(side), logarithm(max(1e-4, shares[side]))))
                out.extend(rows[side])
            else:
                out.extend([0.0] * (2 + own.WIDTH))
    return out.tobytes()


def play_all(given: argparse.Namespace) -> None:
    given.data.mkdir(parents=True, exist_ok=True)
    jobs = [
        (given.game, number, given.bot, str(given.seed)) for number in range(given.first, given.first + given.games)
    ]
    done = 0
    with (
        (given.data / f"{given.game}.f32").open("ab" if given.append else "wb") as out,
        multiprocessing.Pool(given.jobs) as pool,
    ):
        for found in pool.imap_unordered(play, jobs, chunksize=4):
            out.write(found)
            done += 1
            if done % 200 == 0:
                print(f"\r{given.game}: {done} of {given.games} games", end="", file=sys.stderr)
    print(file=sys.stderr)


# -- fitting -----------------------------------------------------------------------------------------------------------


def fit(given: argparse.Namespace) -> None:
    import numpy as np
    import torch

    torch.manual_seed(given.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    flat = np.fromfile(given.data / f"{given.game}.f32", dtype=np.float32)
    if given.width:
        width = given.width
    else:
        from theogony import games

        own = games.part(given.game, "features")
        assert own is not None
        width = own.WIDTH
    table = torch.from_numpy(flat.reshape(-1, HEAD + SIDES * (2 + width)))
    head, body = table[:, :HEAD], table[:, HEAD:].reshape(-1, SIDES, 2 + width)
    ended, base, x = body[:, :, 0], body[:, :, 1], body[:, :, 2:]
    there = torch.arange(SIDES)[None, :] < head[:, 1:2]
    number = torch.unique(head[:, 0], return_inverse=True)[1]
    counts = torch.bincount(number)
    weight = 1.0 / counts[number].float()
    apart = (head[:, 0].long() % KEPT_APART) == 0
    parts = {}
    for name, mask in (("teach", ~apart), ("judge", apart)):
        parts[name] = [t[mask].to(device) for t in (x, base, ended, there, weight)]

    class Net(torch.nn.Module):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            self.own = torch.nn.Linear(width, HIDDEN)
            self.others = torch.nn.Linear(width, HIDDEN, bias=False)
            self.last = torch.nn.Linear(HIDDEN, 1, bias=False)
            torch.nn.init.zeros_(self.last.weight)
            self.sharpness = torch.nn.Parameter(torch.ones(()))

        def forward(self, x: Any, base: Any, there: Any) -> Any:
            own, others = self.own(x), self.others(x) * there[:, :, None]
            mean = (others.sum(1, keepdim=True) - others) / (there.sum(1)[:, None, None] - 1)
            z = self.sharpness * base + self.last(torch.relu(own + mean))[:, :, 0]
            return torch.log_softmax(z.masked_fill(~there, -1e9), 1)

    def loss(logs: Any, ended: Any, there: Any, weight: Any) -> Any:
        return -((ended * logs.masked_fill(~there, 0.0)).sum(1) * weight).sum() / weight.sum()

    net = Net().to(device)
    xj, bj, ej, tj, wj = parts["judge"]
    xt, bt, et, tt, wt = parts["teach"]
    plain = loss(torch.log_softmax(bj.masked_fill(~tj, -1e9), 1), ej, tj, wj).item()
    best, kept, curve = 1e9, None, []
    adam = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=given.decay)
    steps = max(1, len(xt) // given.batch)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(adam, given.epochs * steps)
    for _ in range(given.epochs):
        order = torch.randperm(len(xt), device=device)
        net.train()
        for chunk in order.split(given.batch)[:steps]:
            adam.zero_grad()
            loss(net(xt[chunk], bt[chunk], tt[chunk]), et[chunk], tt[chunk], wt[chunk]).backward()
            adam.step()
            schedule.step()
        net.eval()
        with torch.no_grad():
            found = loss(net(xj, bj, tj), ej, tj, wj).item()
        curve.append(round(found, 4))
        if found < best:
            best, kept = found, {name: value.detach().cpu().clone() for name, value in net.state_dict().items()}
    assert kept is not None
    first = torch.cat([kept["own.weight"].T, kept["others.weight"].T], 1)
    weights = {
        "first": [[round(v, 5) for v in row] for row in first.tolist()],
        "bias": [round(v, 5) for v in kept["own.bias"].tolist()],
        "last": [round(v, 5) for v in kept["last.weight"][0].tolist()],
        "sharpness": round(kept["sharpness"].item(), 5),
    }
    figures = {
        "game": given.game,
        "games": len(counts),
        "positions": len(table),
        "advice": round(plain, 4),
        "learned": round(best, 4),
        "curve": curve,
        "seed": given.seed,
        "date": str(datetime.date.today()),
    }
    given.out.mkdir(parents=True, exist_ok=True)
    (given.out / f"{given.game}.json").write_text(json.dumps(weights, separators=(",", ":")) + "\n", encoding="utf-8")
    print(json.dumps(figures))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parts = parser.add_subparsers(required=True)
    playing = parts.add_parser("play", help="games among bots, to learn from")
    playing.add_argument("game")
    playing.add_argument("--games", type=int, default=2000)
    playing.add_argument("--first", type=int, default=0, help="number of the first game")
    playing.add_argument("--bot", default="greedy")
    playing.add_argument("--jobs", type=int, default=1)
    playing.add_argument("--append", action="store_true", help="to what was played before")
    playing.set_defaults(run=play_all)
    fitting = parts.add_parser("fit", help="a network to these games")
    fitting.add_argument("game")
    fitting.add_argument("--epochs", type=int, default=30)
    fitting.add_argument("--batch", type=int, default=2048)
    fitting.add_argument("--decay", type=float, default=0.02)
    fitting.add_argument("--width", type=int, default=0, help="of a row of features, where Theogony is not installed")
    fitting.add_argument("--out", type=Path, default=TARGET)
    fitting.set_defaults(run=fit)
    for part in (playing, fitting):
        part.add_argument("--seed", type=int, default=1)
        part.add_argument("--data", type=Path, default=DATA)
    given = parser.parse_args()
    given.run(given)


if __name__ == "__main__":
    main()
