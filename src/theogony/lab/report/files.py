"""The data of a report: one row for each seat of each game, as CSV and Parquet, and the figures as JSON."""

import csv
import json
from pathlib import Path
from typing import Any, Final

from theogony.lab.arena import Outcome, Plan, measures_for
from theogony.lab.figures import Figures, as_json

PAGE: Final = "report.html"
CSV: Final = "seats.csv"
PARQUET: Final = "seats.parquet"
JSON: Final = "report.json"

Row = dict[str, str | int | float]


def rows(plan: Plan, outcomes: list[Outcome]) -> list[Row]:
    """One for each seat and game, all with the same columns; several labels of a kind stand with bars between them."""
    played = [outcome for outcome in outcomes if not outcome.fault]
    units = measures_for(plan.game).units
    kinds = sorted({what for outcome in played for labels in outcome.labels for what, _ in labels})
    counted = sorted({name for outcome in played for amounts in outcome.amounts for name, _ in amounts})
    found: list[Row] = []
    for outcome in played:
        assert outcome.sides is not None
        for seat, side in enumerate(outcome.sides.of):
            row: Row = {
                "game": outcome.pairing.number,
                "block": outcome.pairing.block,
                "seed": f"{plan.seed}/{outcome.pairing.block}",
                "seat": seat + 1,
                "side": outcome.sides.names[side] or str(seat + 1),
                "bot": outcome.pairing.bots[seat],
                "rank": outcome.ranks[side],
                "share": outcome.shares[side],
                "score": outcome.seat_scores[seat],
                "decisions": outcome.decisions,
                "asked": outcome.asked[seat],
                "forced": outcome.forced[seat],
                "reason": outcome.reason,
            }
            row |= {unit: outcome.lengths[number] for number, unit in enumerate(units)}
            for number, values in enumerate(outcome.course):
                row[f"chance_{25 * (number + 1)}"] = values[side]
            row |= {kind: "|".join(which for what, which in outcome.labels[seat] if what == kind) for kind in kinds}
            found.append(row | dict.fromkeys(counted, 0) | dict(outcome.amounts[seat]))
    return found


def write(folder: Path, found: Figures, outcomes: list[Outcome], stamp: dict[str, Any]) -> list[str]:
    """The files with the data, and their names."""
    folder.mkdir(parents=True, exist_ok=True)
    table = rows(found.plan, outcomes)
    with (folder / CSV).open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(table[0]) if table else ["game"])
        writer.writeheader()
        writer.writerows(table)
    _write_parquet(folder / PARQUET, table, stamp)
    whole = {"experiment": stamp, **as_json(found)}
    (folder / JSON).write_text(json.dumps(whole, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return [CSV, PARQUET, JSON]


def _write_parquet(path: Path, table: list[Row], stamp: dict[str, Any]) -> None:
    import pyarrow
    import pyarrow.parquet

    made = pyarrow.Table.from_pylist(table)
    made = made.replace_schema_metadata({"experiment": json.dumps(stamp)})
    pyarrow.parquet.write_table(made, path, compression="zstd")
