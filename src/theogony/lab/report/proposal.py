"""The page of a tuning: the values that it proposes, the check on fresh deals, and the race behind it."""

from html import escape
from typing import Any

from theogony.lab.arena import Plan
from theogony.lab.figures import families
from theogony.lab.report import panels
from theogony.lab.report.page import framed
from theogony.lab.report.words import Words
from theogony.lab.tune import Block, Check, Tuning


def sentence(words: Words, found: Tuning) -> str:
    """What is proposed, in one sentence."""
    if not found.changes:
        return words.say("balance-tune-nothing")
    changes = [f"{value.name} {value.number} → {new}" for value, new in found.changes.items()]
    first, last = found.checks[0], [check for check in found.checks if check.taken][-1]
    before, after = (distance(words, found, each) for each in (first.before, last.after))
    return words.say("balance-tune-proposed", changes=", ".join(changes), before=before, after=after)


def distance(words: Words, found: Tuning, value: float) -> str:
    """How far from the goal: in points, or in parts of the length."""
    if found.goal.kind == "length":
        return words.percent(value)
    return words.say("balance-points-of", number=words.number(100 * value))


def page(
    words: Words, plan: Plan, found: Tuning, goal: str, games: int, stamp: dict[str, Any], files: list[str]
) -> str:
    """The tuning as a page that stands alone."""
    facts = [
        (words.say("balance-fact-goal"), goal),
        (words.say("balance-fact-games"), words.number(games, 0)),
        (words.say("balance-fact-bots"), ", ".join(dict.fromkeys(plan.bots))),
        (words.say("balance-fact-seed"), str(plan.seed)),
    ]
    rest = words.say("balance-tune-words") if found.changes else ""
    title = words.say("balance-tune", game=words.game.title)
    ends = [_family(words, found, blocks, key) for blocks, key in zip(found.ends, ("before", "after"), strict=True)]
    body = "".join((_values(words, found), _checks(words, found), *ends, _race(words, found), _method(words)))
    return framed(words, title, (sentence(words, found), rest), facts, body, stamp, files)


def _values(words: Words, found: Tuning) -> str:
    rows = [[value.name, str(value.number), str(new)] for value, new in found.changes.items()]
    head = ["", *(words.say(f"balance-column-{name}") for name in ("from", "to"))]
    nothing = f'<p class="note">{escape(words.say("balance-tune-nothing"))}</p>'
    body = panels.table(words, head, rows, folded=False) if rows else nothing
    return panels.panel(words, words.say("balance-tune-values"), "", body)


def _checks(words: Words, found: Tuning) -> str:
    def row(check: Check) -> list[str]:
        low, high = (words.signed(100 * edge) for edge in (check.low, check.high))
        return [
            f"{check.value.name} → {check.number}",
            words.number(100 * check.before),
            words.number(100 * check.after),
            words.say("balance-edge", edge=words.signed(100 * (check.after - check.before)), low=low, high=high),
            words.say("balance-taken" if check.taken else "balance-not-taken"),
        ]

    head = [words.say(f"balance-column-{name}") for name in ("before", "after", "change", "verdict-tune")]
    body = panels.table(words, ["", *head], [row(check) for check in found.checks], folded=False)
    return panels.panel(words, words.say("balance-tune-checks"), words.say("balance-tune-distance"), body)


def _race(words: Words, found: Tuning) -> str:
    rows = [
        [f"{one.value.name} → {one.number}", str(one.round), str(one.blocks), words.number(100 * one.distance)]
        for one in found.tried
    ]
    head = [words.say(f"balance-column-{name}") for name in ("round", "blocks", "distance")]
    finals = [row for row, one in zip(rows, found.tried, strict=True) if one.blocks == _longest(found, one.round)]
    body = panels.table(words, ["", *head], finals, folded=False) + panels.table(words, ["", *head], rows)
    return panels.panel(words, words.say("balance-tune-race"), words.say("balance-tune-distance"), body)


def _longest(found: Tuning, number: int) -> int:
    """How many deals those played that were last in a race."""
    return max(one.blocks for one in found.tried if one.round == number)


def _family(words: Words, found: Tuning, blocks: list[Block], key: str) -> str:
    """The family that the goal is about, before and after the last step."""
    played = [outcome for block in blocks for outcome in block if not outcome.fault]
    for family in families(played):
        if family.what == found.goal.what and found.goal.kind != "length":
            return panels.family(words, family, words.say(f"balance-tune-{key}"))
    return ""


def _method(words: Words) -> str:
    told = "".join(
        f"<li>{escape(words.say(f'balance-method-{name}'))}</li>" for name in ("race", "fresh", "ours", "bots")
    )
    return panels.panel(words, words.say("balance-method"), "", f"<ul>{told}</ul>")
