"""What the steps of a review mean together: the chart, the mistakes, the turning points, and luck apart from skill."""

from itertools import groupby
from typing import Any, Final

from theogony.kernel.sides import Sides

Json = dict[str, Any]

LABELS: Final = (("blunder", 0.15), ("mistake", 0.07), ("inaccuracy", 0.03))  # from which loss on
SURE: Final = 2.0 / 1.2816  # two standard errors, in halves of an 80 % range
TURN: Final = 0.10  # of a chance to win: from here on a turn is a turning point
HALF: Final = 0.5  # of what own moves lost: from here on mistakes are the cause
MOST_TURNS: Final = 5
EXERCISES: Final = 3
POINTS: Final = 100.0


def label(loss: float, error: float) -> str:
    """What a loss is called; nothing where it is small, or could be none."""
    if loss < SURE * error:
        return ""
    return next((name for name, least in LABELS if loss >= least), "")


def side_names(sides: Sides) -> list[str]:
    """A name of its own for every side: its own, or the number of its only seat."""
    return [name or str(sides.seats(side)[0]) for side, name in enumerate(sides.names)]


def mistakes(steps: list[Json]) -> list[Json]:
    """The decisions that cost something, in the order of the game."""
    found = []
    for step in steps:
        verdict = step.get("verdict", {})
        called = label(verdict.get("loss", 0.0), verdict.get("error", 0.0))
        if called:
            found.append({"at": step["at"], "seat": step["seat"], "label": called, **verdict})
    return found


def exercises(steps: list[Json]) -> list[Json]:
    """The costliest of them, costliest first: what one learns most from."""
    return sorted(mistakes(steps), key=lambda each: (-each["loss"], each["at"]))[:EXERCISES]


def luck(steps: list[Json], sides: int) -> list[float]:
    """What chance gave each side in the whole game, in points of a chance to win."""
    return [round(POINTS * sum(step["luck"][side] for step in steps if "luck" in step), 1) for side in range(sides)]


def luck_spread(steps: list[Json], sides: int) -> list[float]:
    """How far luck usually goes in such a game, up or down: its standard deviation, in points."""
    squares = [sum(step["usual"][side] ** 2 for step in steps if "luck" in step) for side in range(sides)]
    return [round(POINTS * square**0.5, 1) for square in squares]


def parts(steps: list[Json], sides: Sides, side: int) -> Json:
    """How the chance at the start became the result of this side: the parts add up to the difference.

    ``mistakes``: what own mistakes cost. ``luck``: dice and draws. ``rest``: all other moves, own and others', and what
    came to light with them. Those are not told apart: an estimate mostly rises when a turn begins and falls when it
    ends, so that one player's part would be as much the other's.
    """
    start, end = steps[0]["chances"][side], steps[-1]["chances"][side]
    mistakes = -sum(_lost(step, sides, side) for step in steps)
    by_luck = sum(step["luck"][side] for step in steps if "luck" in step)
    found = {"mistakes": mistakes, "luck": by_luck, "rest": end - start - mistakes - by_luck}
    return {"start": start, "end": end, **{name: round(POINTS * value, 1) for name, value in found.items()}}


def _split(step: Json, after: Json, sides: Sides, side: int) -> dict[str, float]:
    """One change of a side's chance, by what caused it."""
    change = after["chances"][side] - step["chances"][side]
    by_luck = step["luck"][side] if "luck" in step else 0.0
    return {"luck": by_luck, "own" if _moves(step, sides, side) else "others": change - by_luck}


def _moves(step: Json, sides: Sides, side: int) -> bool:
    return step["seat"] >= 0 and sides.of[step["seat"]] == side


def _lost(step: Json, sides: Sides, side: int) -> float:
    """What a mistake of this side cost there."""
    verdict = step.get("verdict", {})
    found = _moves(step, sides, side) and label(verdict.get("loss", 0.0), verdict.get("error", 0.0))
    return float(verdict["loss"]) if found else 0.0


def turning_points(steps: list[Json], sides: Sides, side: int) -> list[Json]:
    """The turns after which the side's chance was another, at most five, in the order of the game."""
    found = []
    for _, group in groupby(range(len(steps) - 1), key=lambda number: steps[number]["turn"]):
        numbers = list(group)
        first, last = steps[numbers[0]], steps[numbers[-1] + 1]
        change = last["chances"][side] - first["chances"][side]
        error = (first["errors"][side] ** 2 + last["errors"][side] ** 2) ** 0.5
        if abs(change) >= max(TURN, SURE * error):
            found.append(_turning_point(steps, numbers, sides, side, change))
    found.sort(key=lambda each: (-abs(each["change"]), each["at"]))
    return sorted(found[:MOST_TURNS], key=lambda each: each["at"])


def _turning_point(steps: list[Json], numbers: list[int], sides: Sides, side: int, change: float) -> Json:
    """The entry of the turn that did most of it, and which part caused it; own mistakes, where they cost the most."""
    way = 1 if change > 0 else -1
    causes: dict[str, float] = {}
    at, most = numbers[0], 0.0
    for number in numbers:
        split = _split(steps[number], steps[number + 1], sides, side)
        for name, value in split.items():
            causes[name] = causes.get(name, 0.0) + value
        done = way * sum(split.values())
        if done > most:
            at, most = number, done
    cause = max(causes, key=lambda name: (way * causes[name], name))
    if (
        cause == "own"
        and way < 0
        and sum(_lost(steps[number], sides, side) for number in numbers) >= HALF * -causes[cause]
    ):
        cause = "mistakes"
    return {"at": at, "seat": steps[at]["seat"], "change": round(change, 4), "cause": cause}


def told(game: str, steps: list[Json], sides: Sides, eyes: int) -> Json:
    """All of it, as the command line prints and the server sends it: chances from 0 to 1, luck in points."""
    names = side_names(sides)
    given = luck(steps, len(names))
    return {
        "game": game,
        "moves": len(steps) - 1,
        "sides": names,
        "eyes": eyes,
        "chart": [_point(step) for step in steps],
        "mistakes": mistakes(steps),
        "turning_points": turning_points(steps, sides, sides.of[eyes]) if eyes >= 0 else [],
        "parts": parts(steps, sides, sides.of[eyes]) if eyes >= 0 else None,
        "luck": dict(zip(names, given, strict=True)),
        "luck_spread": dict(zip(names, luck_spread(steps, len(names)), strict=True)),
        "exercises": [each["at"] for each in exercises(steps)],
    }


def _point(step: Json) -> Json:
    """The chances at a position, who moves there, and what luck gave with that move."""
    point = {"at": step["at"], "by": step["seat"], "chances": step["chances"], "errors": step["errors"]}
    return point | ({"luck": step["luck"]} if "luck" in step else {})
