"""The page of a comparison: two variants on the same deals, what changed and what did not."""

from html import escape
from typing import Any

from theogony.lab.compare import Comparison, Measured
from theogony.lab.report import panels
from theogony.lab.report.page import framed
from theogony.lab.report.plots import Dot, dots
from theogony.lab.report.words import Words
from theogony.lab.sequential import ALPHA


def measure_name(words: Words, name: str) -> str:
    """A measure in words."""
    what, _, which = name.partition("=")
    if not which:
        return words.say(f"balance-measure-{name}")
    return words.say("balance-measure-wins", name=words.name(what, which))


def sentences(words: Words, found: Comparison, names: tuple[str, str]) -> list[str]:
    """The verdict first; then how large the change is, and how many games are still needed."""
    decided = found.decided()
    before, after = decided.means()
    low, high = decided.sequence.bounds()
    verdict = words.say(
        f"balance-verdict-{found.verdict()}",
        what=measure_name(words, found.deciding),
        a=names[0],
        b=names[1],
        before=words.percent(before),
        after=words.percent(after),
        smallest=words.number(100 * found.smallest),
    )
    size = words.say(
        "balance-effect" if decided.effect is not None else "balance-effect-alike",
        change=words.signed(100 * decided.sequence.mean),
        low=words.signed(100 * low),
        high=words.signed(100 * high),
        effect=_effect(words, decided),
        pairs=found.pairs,
        games=found.games,
    )
    still = found.still()
    if still == 0:
        return [verdict, size]
    more = words.say("balance-needed", games=still) if still is not None else words.say("balance-needed-many")
    return [verdict, size, more]


def _effect(words: Words, measured: Measured) -> str:
    """The size of an effect; of a change that is the same in all pairs there is none to tell."""
    return "∞" if measured.effect is None else words.signed(measured.effect, 2)


def page(
    words: Words, found: Comparison, names: tuple[str, str], stamps: list[dict[str, Any]], files: list[str]
) -> str:
    """The comparison as a page that stands alone."""
    title = words.say("balance-two", game=words.game.title, a=names[0], b=names[1])
    verdict, *rest = sentences(words, found, names)
    facts = [
        (words.say("balance-fact-games"), str(found.games)),
        (words.say("balance-fact-pairs"), str(found.pairs)),
        (words.say("balance-fact-seed"), str(found.plans[0].seed)),
    ]
    body = _changes(words, found, names) + _method(words, found)
    stamp = {f"{name} {key}": value for name, each in zip(names, stamps, strict=True) for key, value in each.items()}
    return framed(words, title, (verdict, " ".join(rest)), facts, body, stamp, files)


def _changes(words: Words, found: Comparison, names: tuple[str, str]) -> str:
    """All measures on one scale around nothing, the one that decides first."""
    order = sorted(found.shown(), key=lambda name: (name != found.deciding, -abs(found.measures[name].sequence.mean)))
    rows, cells = [], []
    for name in order:
        measured = found.measures[name]
        change = measured.sequence.mean
        low, high = measured.sequence.bounds()
        sure = found.told_apart(name) or (name == found.deciding and found.verdict() in ("more", "less"))
        kind = ("above" if change > 0 else "below") if sure else "same"
        text = words.signed(100 * change)
        rows.append(Dot(measure_name(words, name), change, low, high, kind, text))
        interval = words.say("balance-edge", edge=text, low=words.signed(100 * low), high=words.signed(100 * high))
        values = [words.number(100 * value) for value in measured.means()]
        cells.append([measure_name(words, name), *values, interval, _effect(words, measured)])
    plot = dots(rows, words.say("balance-changes"), lambda x: words.signed(100 * x, 0), 0.0)
    head = ["", *names, words.say("balance-column-change"), words.say("balance-column-effect")]
    return panels.panel(
        words, words.say("balance-changes"), words.say("balance-changes-unit"), plot + panels.table(words, head, cells)
    )


def _method(words: Words, found: Comparison) -> str:
    told = [
        words.say("balance-method-pairs"),
        words.say("balance-method-sequence", percent=words.number(100 * ALPHA, 0)),
        words.say("balance-method-others", number=len(found.shown())),
        words.say("balance-method-bots"),
    ]
    body = "".join(f"<li>{escape(text)}</li>" for text in told)
    return panels.panel(words, words.say("balance-method"), "", f"<ul>{body}</ul>")
