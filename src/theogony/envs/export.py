"""Datasets: games among bots as Parquet files, with a card that says what is in them.

``games.parquet`` has a row for each game, ``decisions.parquet`` one for each move: what the seat saw, what it might
have done, and what it did. A game is written as soon as it is over.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from theogony import bots, games
from theogony.kernel.match import Match
from theogony.kernel.view import canonical
from theogony.lab.arena import Pairing, Plan

WORDS: Final = pa.list_(pa.string())
GAMES: Final = {
    "game": (pa.int32(), "number of the game in this dataset, from 0"),
    "players": (pa.int8(), "seats at the table"),
    "options": (pa.string(), "the options of the game, as JSON"),
    "seed": (pa.string(), "seed of the game's chance"),
    "bots": (WORDS, "by seat: which bot played"),
    "sides": (pa.list_(pa.int8()), "by seat: the number of its side"),
    "ranks": (pa.list_(pa.int8()), "by side, 1 is best; a side without a seat is an automaton"),
    "scores": (pa.list_(pa.int32()), "by side"),
    "seat_scores": (pa.list_(pa.int32()), "by seat"),
    "reason": (pa.string(), "the clause of the rules that ended it"),
    "decisions": (pa.int32(), "how many moves were made"),
    "record": (pa.string(), "the whole game as a record: `theogony replay` plays it again"),
}
DECISIONS: Final = {
    "game": (pa.int32(), "number of the game"),
    "number": (pa.int32(), "number of the move in the game, from 0"),
    "seat": (pa.int8(), "who was asked"),
    "prompt": (pa.string(), "what was asked, by the name of the prompt"),
    "view": (pa.string(), "all that the seat knew, as JSON"),
    "options": (WORDS, "the moves that were allowed, as text; under a seal those that take nothing back"),
    "move": (pa.string(), "the move that was made, as text: one of the options"),
    "move_index": (pa.int32(), "its number in the game's table of moves: the action of the environments"),
}
VIEWS: Final = ("views", (WORDS, "by seat: all that each of them knew, as JSON"))

Columns = dict[str, tuple[Any, str]]


def export(plan: Plan, folder: Path, all_views: bool = False, progress: Callable[[], None] | None = None) -> int:
    """Play the plan and write it into the folder; returns the number of decisions."""
    folder.mkdir(parents=True, exist_ok=True)
    columns = {**DECISIONS, **dict([VIEWS])} if all_views else DECISIONS
    total = 0
    with (
        pq.ParquetWriter(folder / "games.parquet", _schema(GAMES, plan), compression="zstd") as of_games,
        pq.ParquetWriter(folder / "decisions.parquet", _schema(columns, plan), compression="zstd") as of_decisions,
    ):
        for number, pairing in enumerate(plan.pairings()):
            match = _match(plan, pairing)
            rows = list(_decisions(plan, pairing, match, number, all_views))
            of_decisions.write_table(pa.Table.from_pylist(rows, _schema(columns, plan)))
            of_games.write_table(pa.Table.from_pylist([_game(pairing, match, number, len(rows))], _schema(GAMES, plan)))
            total += len(rows)
            if progress is not None:
                progress()
    (folder / "README.md").write_text(card(plan, columns, total), encoding="utf-8")
    return total


def _schema(columns: Columns, plan: Plan) -> Any:
    return pa.schema([(name, kind) for name, (kind, _) in columns.items()], {"ruleset": _ruleset(plan)})


def _ruleset(plan: Plan) -> str:
    return games.get(plan.game, plan.content).ruleset


def _match(plan: Plan, pairing: Pairing) -> Match:
    game = games.get(plan.game, plan.content)
    return Match(game, plan.players, dict(plan.options), f"{plan.seed}/{pairing.block}", list(pairing.bots))


def _decisions(plan: Plan, pairing: Pairing, match: Match, number: int, all_views: bool) -> Iterator[dict[str, Any]]:
    """The game from its first prompt to its result, a row for each move."""
    table = match.game.moves
    seated = [
        bots.make(name, plan.game, f"{plan.seed}/{pairing.block}/{seat}", plan.budget)
        for seat, name in enumerate(pairing.bots)
    ]
    made = 0
    while match.state.result is None:
        for prompt in match.state.prompts():
            seat = prompt.seat
            knowledge = match.state.knowledge(seat)
            move = seated[seat].choose(knowledge)
            row = {
                "game": number,
                "number": made,
                "seat": seat,
                "prompt": type(prompt).__name__,
                "view": canonical(knowledge.view()).decode(),
                "options": [table.text(option) for option in knowledge.onward()],
                "move": table.text(move),
                "move_index": move,
            }
            if all_views:
                public = match.state.public_view()
                row["views"] = [canonical(match.state.view(other, public)).decode() for other in range(plan.players)]
            match.apply(seat, move)
            made += 1
            yield row


def _game(pairing: Pairing, match: Match, number: int, decisions: int) -> dict[str, Any]:
    result = match.state.result
    assert result is not None
    return {
        "game": number,
        "players": match.record.seats,
        "options": canonical(match.record.options).decode(),
        "seed": match.record.seed,
        "bots": list(pairing.bots),
        "sides": list(match.state.sides.of),
        "ranks": result.ranks,
        "scores": result.scores,
        "seat_scores": result.seat_scores,
        "reason": result.reason,
        "decisions": decisions,
        "record": match.record.text(),
    }


def card(plan: Plan, columns: Columns, decisions: int) -> str:
    """What is in the dataset, where it comes from and what it is good for; its head is read by Hugging Face."""
    game = games.get(plan.game, plan.content)
    flags = [f"--option {name}={value}" for name, value in plan.options]
    if plan.budget is not None:
        seconds = plan.budget.seconds
        flags.append(f"--budget {plan.budget.iterations}i" if seconds is None else f"--budget {seconds}s")
    if VIEWS[0] in columns:
        flags.append("--all-views")
    again = f"theogony export {plan.game} --games {plan.games} --players {plan.players} --bots {','.join(plan.bots)}"
    command = " ".join([again, f"--seed {plan.seed}", *flags])
    return f"""---
license: mit
pretty_name: {game.title}, games among bots
configs:
- config_name: decisions
  data_files: decisions.parquet
- config_name: games
  data_files: games.parquet
---

# {game.title}: games among bots, {decisions} decisions

Played by bots of Theogony ({", ".join(plan.line_up())}), {plan.players} seats, ruleset `{game.ruleset}`.
Seats and seeds are balanced: the line-up is rotated through the sides with the same chance. Made by

    {command}

## decisions.parquet

{_table_of(columns)}

A `view` holds what its seat knew when it decided, and nothing else: hidden cards of others are not in it. Moves under a
seal are in the order in which they were made, and were hidden from the others until all were ready.

## games.parquet

{_table_of(GAMES)}

The outcome and the `record`, which holds all chance and every move, tell what was hidden during the game: keep them
from a policy that is to play fairly.

## Notes

Bots are no people: what they do often says how they reckon, not what is good. All text is our own; an unofficial fan
work, neither made nor endorsed by the publishers of the game.
"""


def _table_of(columns: Columns) -> str:
    rows = [f"| `{name}` | {kind} | {said} |" for name, (kind, said) in columns.items()]
    return "\n".join(["| column | type | what it is |", "|---|---|---|", *rows])
