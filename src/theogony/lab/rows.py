"""Rows: an outcome as one line of JSON. The same game gives the same bytes wherever and whenever it is played, so how
long it took is not in it."""

import json
from typing import Any

from theogony.kernel.sides import Sides
from theogony.lab.arena import Outcome, Pairing

Pairs = tuple[tuple[str, str], ...]


class BadRow(ValueError):
    """This line is no row."""


def line(outcome: Outcome) -> bytes:
    """The row of an outcome, its line feed included."""
    return json.dumps(as_json(outcome), separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def parsed(text: bytes) -> Outcome:
    """The outcome of such a line; raises BadRow if it is none."""
    try:
        return from_json(json.loads(text))
    except (ValueError, KeyError, TypeError) as error:
        raise BadRow(str(error)) from error


def as_json(outcome: Outcome) -> dict[str, Any]:
    """The outcome as plain data; ``from_json`` reads it again."""
    pairing, sides = outcome.pairing, outcome.sides
    head = {"number": pairing.number, "block": pairing.block, "bots": pairing.bots, "decisions": outcome.decisions}
    if sides is None:
        return {**head, "fault": outcome.fault, "record": outcome.record}
    return {
        **head,
        "sides": sides.of,
        "side_names": sides.names,
        "ranks": outcome.ranks,
        "scores": outcome.scores,
        "seat_scores": outcome.seat_scores,
        "shares": outcome.shares,
        "reason": outcome.reason,
        "lengths": outcome.lengths,
        "asked": outcome.asked,
        "forced": outcome.forced,
        "course": outcome.course,
        "king_made": outcome.king_made,
        "labels": [_grouped(labels) for labels in outcome.labels],
        "offered": _grouped(outcome.offered),
        "amounts": [dict(amounts) for amounts in outcome.amounts],
    }


def from_json(row: Any) -> Outcome:
    """The outcome that ``as_json`` gave, but for the seconds it took."""
    pairing = Pairing(int(row["block"]), tuple(row["bots"]), int(row["number"]))
    if "fault" in row:
        return Outcome(pairing, row["decisions"], 0.0, fault=row["fault"], record=row["record"])
    return Outcome(
        pairing,
        row["decisions"],
        0.0,
        Sides(tuple(row["sides"]), tuple(row["side_names"])),
        tuple(row["shares"]),
        tuple(row["scores"]),
        tuple(row["ranks"]),
        tuple(row["seat_scores"]),
        row["reason"],
        tuple(row["lengths"]),
        tuple(_pairs(labels) for labels in row["labels"]),
        _pairs(row["offered"]),
        tuple(tuple(amounts.items()) for amounts in row["amounts"]),
        tuple(row["asked"]),
        tuple(row["forced"]),
        tuple(tuple(values) for values in row["course"]),
        row["king_made"],
    )


def _grouped(pairs: Pairs) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for what, which in pairs:
        found.setdefault(what, []).append(which)
    return found


def _pairs(groups: dict[str, list[str]]) -> Pairs:
    return tuple((what, which) for what, found in groups.items() for which in found)
