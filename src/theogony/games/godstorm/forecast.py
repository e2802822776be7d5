"""The odds of an invasion or a battle, as lines to read."""

from typing import Any, cast

from theogony.kernel.layout import Line, Say
from theogony.kernel.state import Json


def forecast(say: Say, named: dict[str, object], odds: Json) -> list[Line]:
    """Who fights for what, each roll that is possible now, and how it may end; see ``chances`` for the shape."""
    forces = {"attackers": odds["attackers"], "defenders": odds["defenders"]}
    title = say("odds-forces", **named, **forces)
    lines: list[Line] = [[(title[:1].upper() + title[1:], "bold")]]
    rounds = cast(list[dict[str, Any]], odds.get("rounds", []))
    if rounds:
        lines.append([(say("odds-rounds"), "dim")])
    for each in rounds:
        dice = say("odds-dice", attack=each["attack"], defence=each["defence"])
        lines.append([(f"  {dice}   {'   '.join(_outcome(say, outcome) for outcome in each['outcomes'])}", "")])
    if odds.get("godswar") is not None:
        lines.append([(say("odds-godswar", percent=percent(odds["godswar"])), "")])
    if odds["capture"] is not None:
        lines.append([(say("odds-capture", **named, percent=percent(odds["capture"])), "")])
    lines.append([(say("odds-note"), "dim")])
    return lines


def _outcome(say: Say, outcome: dict[str, Any]) -> str:
    share = say("odds-percent", percent=percent(outcome["chance"]))
    return f"{outcome['attack_lost']}:{outcome['defence_lost']} {share}"


def percent(chance: object) -> int:
    """A chance in whole per cent; only what is certain is shown as 0 or 100."""
    share = cast(float, chance)
    return round(100 * share) if share in (0.0, 1.0) else min(99, max(1, round(100 * share)))
