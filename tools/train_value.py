"""Trains the learned value of a game (``bots/value.py``): plays games among bots, fits, writes weights and figures.

    python tools/train_value.py diceforge --games 400
    python tools/train_value.py hellas --games 200 --bot plan --minutes 10

The games are of every family: a mode, with two sides (``duel``) or more (``many``). Positions are kept in
``build/values/<game>.jsonl`` as they are played, so that an interrupted run goes on where it stopped, and a larger
number of games plays only the missing ones. Each position is dealt anew from what the asked seat knows, as a search
would see it. Then the weights go to ``src/theogony/bots/values/<game>.json``, without families in which they know no
more than the advice, and the game's card with all figures to ``docs/models/<game>.md``. 0 games: fit what is there.
"""

from __future__ import annotations

import argparse
import datetime
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from theogony import games  # noqa: E402
from theogony.bots import make  # noqa: E402
from theogony.bots.bot import advice_for  # noqa: E402
from theogony.bots.value import family_of  # noqa: E402
from theogony.kernel.game import BadSetup  # noqa: E402
from theogony.kernel.rng import Rng, keyed, resumed  # noqa: E402
from theogony.kernel.state import State  # noqa: E402
from tools.value_fit import Fitted, Position, fit  # noqa: E402

SLIPS = 10  # so many decisions of a hundred are a novice's: games leave the beaten track
MOST = 16  # positions of one game, spread over it
LONGEST = 20_000  # decisions: what goes on longer is no game to learn from
MODE_OPTIONS = ("mode", "module")  # the option that chooses the mode

Setup = tuple[int, dict[str, str]]


def families(game_id: str) -> dict[str, list[Setup]]:
    """The set-ups of each family: every mode with every number of seats."""
    game = games.get(game_id)
    option = next(option for option in game.options if option.name in MODE_OPTIONS)
    found: dict[str, list[Setup]] = {}
    for mode in option.values:
        for seats in range(game.players[0], min(5, game.players[1]) + 1):
            try:
                options = game.settle(seats, {option.name: mode})
            except BadSetup:
                continue
            setups = found.setdefault(family_of(game.new(seats, options, 0)), [])
            if (seats, options) not in setups:
                setups.append((seats, options))
    return found


def play(game_id: str, setup: Setup, bot: str, key: str) -> list[Position]:
    """One game among bots with slips: positions at the ends of turns, and what each side had of the victory."""
    advice = advice_for(game_id)
    state: State = games.get(game_id).new(*setup, key)
    players = [make(bot, game_id, f"{key} {seat}") for seat in range(setup[0])]
    novices = [make("novice", game_id, f"{key} {seat}") for seat in range(setup[0])]
    slips = Rng(f"slips {key}")
    kept: list[tuple[int, State, int]] = []
    moment = advice.moment(state)
    while state.result is None and state.decisions < LONGEST:
        if advice.moment(state) != moment and advice.settled(state):
            moment = advice.moment(state)
            kept.append((state.decisions, state.clone(), state.prompts()[0].seat))
        for prompt in state.prompts():
            who = novices if slips.below(100) < SLIPS else players
            state.apply_trusted(prompt.seat, who[prompt.seat].choose(state.knowledge(prompt.seat)))
    if state.result is None:
        return []
    ended = [state.result.share(side) for side in range(len(state.sides.names))]
    step = max(1.0, len(kept) / MOST)
    chosen = [kept[int(i * step)] for i in range(min(MOST, len(kept)))]
    found = []
    for at, position, seat in chosen:
        world = position.redeal(seat, resumed(keyed("value", key, at)))
        found.append(Position(at, state.decisions, setup[0], advice.ledgers(world), advice.value(world), ended))
    return found


def stored(file: Path) -> Iterator[dict[str, Any]]:
    """The games that were played before; a line that was cut off is none."""
    if file.exists():
        for line in file.read_text(encoding="utf-8").splitlines():
            try:
                yield json.loads(line)
            except json.JSONDecodeError:
                continue


def fill(game_id: str, file: Path, given: argparse.Namespace) -> None:
    """Play what is missing, family by family in turn, so that an early end leaves all of them something."""
    done: dict[str, int] = {}
    for game in stored(file):
        done[game["family"]] = done.get(game["family"], 0) + 1
    wanted = families(game_id)
    if given.family:
        wanted = {name: setups for name, setups in wanted.items() if name in given.family}
    begun = time.monotonic()
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as out:
        for number in range(given.games):
            for family, setups in wanted.items():
                if number < done.get(family, 0):
                    continue
                if time.monotonic() - begun > 60 * given.minutes:
                    return
                key = f"{given.seed} {family} {number}"
                rows = play(game_id, setups[number % len(setups)], given.bot, key)
                line = {"family": family, "number": number, "bot": given.bot, "rows": [row.as_list() for row in rows]}
                out.write(json.dumps(line, separators=(",", ":")) + "\n")
                out.flush()
            print(f"\r{game_id}: {number + 1} of {given.games} games of each family", end="", file=sys.stderr)
    print(file=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--games", type=int, default=200, help="of each family")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1e9, help="to play at most; what is there is then fitted")
    parser.add_argument("--family", action="append", help="only these, such as none/duel")
    parser.add_argument("--data", type=Path, default=ROOT / "build" / "values")
    given = parser.parse_args()
    file = given.data / f"{given.game}.jsonl"
    fill(given.game, file, given)
    played: dict[str, list[list[Position]]] = {}
    for game in stored(file):
        played.setdefault(game["family"], []).append([Position(*row) for row in game["rows"]])
    advice = advice_for(given.game)
    fitted: dict[str, Fitted | None] = {}
    for family, rows in sorted(played.items()):
        found = fitted[family] = fit(rows, advice.temperature)
        print(f"{given.game} {family}: {'too few games, or one-sided' if found is None else found.told()}")
    keep = {family: one.weights for family, one in fitted.items() if one is not None and one.better()}
    target = ROOT / "src" / "theogony" / "bots" / "values" / f"{given.game}.json"
    target.parent.mkdir(exist_ok=True)
    if keep:
        weights = {"terms": list(advice.terms), "families": keep}
        target.write_text(json.dumps(weights, indent=1) + "\n", encoding="utf-8")
    else:
        target.unlink(missing_ok=True)
    page = ROOT / "docs" / "models" / f"{given.game}.md"
    page.parent.mkdir(exist_ok=True)
    page.write_text(card(given, fitted), encoding="utf-8")
    print(f"{target}: {', '.join(keep) or 'no family'}")


def card(given: argparse.Namespace, fitted: dict[str, Fitted | None]) -> str:
    """The model card: what the weights are, from what they come, and what they are worth."""
    title = games.get(given.game).title
    bots = sorted({game["bot"] for game in stored(given.data / f"{given.game}.jsonl")})
    rows = ["| family | games | positions | penalty | even | advice | sharpened | learned | less |", "|---" * 9 + "|"]
    for family, one in fitted.items():
        if one is None:
            rows.append(f"| {family} | too few, or one-sided | | | | | | | no |")
            continue
        losses = " | ".join(f"{one.losses[name]:.3f}" for name in ("even", "advice", "sharpened", "learned"))
        ships = "yes" if one.better() else "no"
        rows.append(f"| {family} | {one.games} | {one.positions} | {one.penalty:g} | {losses} | {ships} |")
    return CARD.format(
        title=title, game=given.game, date=datetime.date.today().isoformat(), seed=given.seed, slips=SLIPS,
        bots=", ".join(f"`{bot}`" for bot in bots), rows="\n".join(rows), most=MOST,
    )  # fmt: skip


CARD = """# The learned value of {title}

Written by `tools/train_value.py` on {date}. What it is and how it is used: [bots.md](../bots.md).

- **Weights**: `src/theogony/bots/values/{game}.json`, for each family two numbers for every term of the game's advice
  (early in the game, and what is added towards its end), and two for the advice's own share where that is no sum of
  terms.
- **Data**: games among {bots}, of a hundred decisions {slips} a novice's; at most {most} positions of a game, at the
  ends of turns, each dealt anew from what the asked seat knows; seed {seed}. The target is each side's part of the
  victory.
- **Fit**: multinomial logistic regression with a penalty on leaving the advice. Of ten games seven teach, one chooses
  the penalty, two are kept apart for the figures below; the weights that ship are then fitted to all games.
- **Again**: `python tools/train_value.py {game} --bot BOT --games N`; it goes on with `build/values/{game}.jsonl`.

Log loss on the games kept apart (less is better): even chances, the advice's share as it is, the same with one fitted
sharpness, and the learned value. A family is written if the last is less than the one before; whether the file ships,
matches decide (`benchmarks/ladder.py --only parts`).

{rows}

A family has a mode, and two sides (`duel`) or more (`many`). Where none ships, bots go by the advice and say so in
the log.
"""


if __name__ == "__main__":
    main()
