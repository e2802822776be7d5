"""The odds of an invasion or a battle, as lines to read."""

from typing import Any, cast

from theogony.kernel.advice import percent
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
        lines.append([(say("odds-godswar", percent=percent(cast(float, odds["godswar"]))), "")])
    if odds["capture"] is not None:
        lines.append([(say("odds-capture", **named, percent=percent(cast(float, odds["capture"]))), "")])
    lines.append([(say("odds-note"), "dim")])
    return lines


def _outcome(say: Say, outcome: dict[str, Any]) -> str:
    share = say("odds-percent", percent=percent(outcome["chance"]))
    return f"{outcome['attack_lost']}:{outcome['defence_lost']} {share}"
