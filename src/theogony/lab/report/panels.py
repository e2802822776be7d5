"""The panels of a report. Each chart is followed by its numbers as a table."""

from html import escape
from itertools import pairwise
from math import sqrt
from typing import Final

from theogony.lab.figures import Family, Figures, Length, Mark, bot_mean, circles
from theogony.lab.inference import FEWEST, Share
from theogony.lab.report.plots import Dot, dots, histogram, key, stacked
from theogony.lab.report.words import Words

SHOWN: Final = 24  # rows of a chart; of a longer family those told apart and the ends
_ENDS: Final = 8


def panel(words: Words, title: str, note: str, body: str) -> str:
    small = f"<small>{escape(note)}</small>" if note else ""
    return f"<section><h2>{escape(title)} {small}</h2>{body}</section>"


def table(words: Words, head: list[str], rows: list[list[str]], folded: bool = True) -> str:
    """Rows with a name first; folded away behind a chart."""
    columns = "".join(f'<th scope="col">{escape(name)}</th>' if name else "<td></td>" for name in head)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    found = f'<div class="wide"><table><thead><tr>{columns}</tr></thead><tbody>{body}</tbody></table></div>'
    if not folded:
        return found
    return f"<details><summary>{escape(words.say('balance-as-table'))}</summary>{found}</details>"


# -- shares of wins -------------------------------------------------------------------------------------------------


def family(words: Words, found: Family, title: str = "") -> str:
    """The win shares of a family against its mean."""
    chosen = _chosen(found)
    rows = [
        Dot(words.name(found.what, mark.which), mark.share.value, mark.share.low, mark.share.high, mark.verdict, text)
        for mark in chosen
        for text in [words.number(100 * mark.share.value)]
    ]
    games = sum(mark.share.worth for mark in found.marks) / len(found.marks)
    band = 1.96 * sqrt(found.expected * (1 - found.expected) / games)
    line = words.say("balance-parity" if found.parity else "balance-mean", share=words.percent(found.expected))
    label = words.say("balance-alt-family", what=words.family(found.what), number=len(found.marks), line=line)
    body = dots(rows, label, lambda x: words.number(100 * x, 0), found.expected, band)
    if len(chosen) < len(found.marks):
        body += _p(words.say("balance-ends", shown=len(chosen), all=len(found.marks)))
    if not found.parity:
        body += _p(words.say("balance-mean-why"))
    if found.missing:
        body += _p(
            words.say("balance-missing", names=", ".join(words.name(found.what, each) for each in found.missing))
        )
    return panel(words, title or words.family(found.what), line, body + _family_table(words, found))


def _chosen(found: Family) -> list[Mark]:
    if len(found.marks) <= SHOWN:
        return found.marks
    enough = [mark for mark in found.marks if mark.share.games >= FEWEST]
    marks = enough if len(enough) > 1 else found.marks
    if len(marks) <= SHOWN:
        return marks
    ends = {*range(_ENDS), *range(len(marks) - _ENDS, len(marks))}
    apart = [number for number, mark in enumerate(marks) if mark.verdict != "same" and number not in ends]
    return [marks[number] for number in sorted(ends | set(apart[: SHOWN - len(ends)]))]


def _family_table(words: Words, found: Family) -> str:
    rows = [
        [
            words.name(found.what, mark.which),
            str(mark.share.games),
            words.share(mark.share),
            words.number(mark.chance, 3),
            words.say(f"balance-{mark.verdict}"),
        ]
        for mark in found.marks
    ]
    return table(
        words, ["", *(words.say(f"balance-column-{name}") for name in ("seats", "share", "p", "verdict"))], rows
    )


# -- how games go ---------------------------------------------------------------------------------------------------


def length(words: Words, found: Length) -> str:
    low, middle, high = (found.quantile(part) for part in (0.05, 0.5, 0.95))
    unit = words.unit(found.unit)
    median = words.say("balance-median", number=middle, unit=unit)
    around = words.say("balance-nine-in-ten", low=low, high=high)
    if min(found.values) == max(found.values):
        body = _p(words.say("balance-always", number=middle, unit=unit))
    else:
        body = histogram(found.values, f"{median}, {around}", median, around, lambda part: words.percent(part, 0))
    note = words.say("balance-in-units", unit=unit)
    return panel(words, words.say("balance-length"), note, body)


def points(words: Words, found: Figures) -> str:
    """What the score is made of, by final place."""
    places = [(words.say("balance-rank", number=place + 1), place) for place in range(len(found.places))]
    rows = [(name, [each.by_place[place] for each in found.points]) for name, place in places]
    names = [words.amount(each.name) for each in found.points]
    body = stacked(rows, words.say("balance-points"), words.number) + key(names)
    cells = [[name, *(words.number(value) for value in values), words.number(sum(values))] for name, values in rows]
    body += table(words, ["", *names, words.say("balance-total")], cells)
    return panel(words, words.say("balance-points"), words.say("balance-by-place"), body)


def amounts(words: Words, found: Figures) -> str:
    """What winners have more of than others; it says nothing about why."""
    places = [words.say("balance-rank", number=place + 1) for place in range(len(found.places))]
    rows = []
    for each in found.amounts:
        more, low, high = each.more
        change = words.say("balance-change", change=words.signed(more), half=words.number((high - low) / 2))
        rows.append([words.amount(each.name), *(words.number(mean) for mean in each.by_place), change])
    body = table(words, ["", *places, words.say("balance-column-more")], rows, folded=False)
    return panel(words, words.say("balance-amounts"), words.say("balance-by-place"), body)


def course(words: Words, found: Figures) -> str:
    """Who is ahead and who wins, comebacks, kings made, choices that are none; each with its interval."""
    rows: list[tuple[str, Share | None]] = [
        (words.say(f"balance-lead-{when}"), each)
        for when, each in zip(("quarter", "half", "three-quarters"), found.leads, strict=True)
    ]
    rows += [(words.say("balance-comeback"), found.comeback), (words.say("balance-kingmaking"), found.kingmaking)]
    rows.append((words.say("balance-forced"), found.forced))
    drawn = [
        Dot(name, each.value, each.low, each.high, "plain", words.number(100 * each.value))
        for name, each in rows
        if each
    ]
    body = dots(drawn, words.say("balance-course"), lambda x: words.number(100 * x, 0), None)
    cells = [[name, words.share(each) if each else words.say("balance-not-measured")] for name, each in rows]
    first = found.first()
    if first is not None:
        which, mark = first
        edge = [100 * (value - which.expected) for value in (mark.share.value, mark.share.low, mark.share.high)]
        said = words.say(
            "balance-edge", edge=words.signed(edge[0]), low=words.signed(edge[1]), high=words.signed(edge[2])
        )
        cells.append([words.say(f"balance-first-{which.what}"), said])
    body += table(words, ["", words.say("balance-column-share")], cells, folded=False)
    explained = "".join(
        f"<li>{escape(words.say(f'balance-{name}-means'))}</li>" for name in ("lead", "comeback", "kingmaking")
    )
    return panel(words, words.say("balance-course"), words.say("balance-of-games"), f"{body}<ul>{explained}</ul>")


def reasons(words: Words, found: Figures, clauses: dict[str, str]) -> str:
    """How games end, by clause."""
    rows = [
        [f"{clause} {clauses.get(clause, '')}".strip(), words.percent(number / max(1, found.games))]
        for clause, number in found.reasons.items()
    ]
    return panel(
        words,
        words.say("balance-reasons"),
        "",
        table(words, ["", words.say("balance-column-games")], rows, folded=False),
    )


def matrix(words: Words, found: Figures, games: int) -> str:
    """Which bot comes out before which, as a table of warm and cold cells; those of a circle have a ring."""
    names, rings = found.rivals, circles(found)
    ringed = {pair for ring in rings for pair in pairwise((*ring, ring[0]))}
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in (*names, words.say("balance-matrix-all")))
    rows = []
    for one in names:
        cells = "".join(_cell(words, found.matrix.get((one, other)), (one, other) in ringed) for other in names)
        mean = words.number(100 * bot_mean(found.matrix, one), 0)
        rows.append(f'<tr><th scope="row">{escape(one)}</th>{cells}<td class="all">{mean}</td></tr>')
    corner = f'<td class="own"><span class="unseen">{escape(words.say("balance-matrix-corner"))}</span></td>'
    top = f"<thead><tr>{corner}{head}</tr></thead>"
    body = f'<div class="wide"><table class="heat">{top}<tbody>{"".join(rows)}</tbody></table></div>'
    worst = max((each.high - each.low for each in found.matrix.values()), default=0.0) / 2
    body += _p(words.say("balance-matrix-note", games=games, half=words.number(100 * worst)))
    for ring in rings:
        body += _p(words.say("balance-circle", a=ring[0], b=ring[1], c=ring[2]))
    return panel(words, words.say("balance-matrix"), words.say("balance-matrix-unit"), body)


def _cell(words: Words, each: Share | None, ringed: bool) -> str:
    if each is None:
        return '<td class="own">·</td>'
    colour = ("cold" if each.value >= 0.5 else "warm") + (" ring" if ringed else "")
    style = f"--by:{round(abs(each.value - 0.5) * 140)}%"
    shown = words.number(100 * each.value, 0)
    return f'<td class="{colour}" style="{style}" title="{escape(words.share(each))}">{shown}</td>'


def _p(text: str) -> str:
    return f'<p class="note">{escape(text)}</p>'
