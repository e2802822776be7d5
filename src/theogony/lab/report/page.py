"""The page of a report: one file that needs nothing beside it. First the finding, then how large the experiment was,
then the evidence; method and limits last, on the same page."""

from base64 import b64encode
from functools import cache
from html import escape
from math import sqrt
from pathlib import Path
from typing import Any, Final

from theogony.i18n.rulebook import NoLedger, rulebook
from theogony.lab.figures import Family, Figures
from theogony.lab.inference import FEWEST
from theogony.lab.report import panels
from theogony.lab.report.words import Words

STYLE: Final = Path(__file__).with_name("page.css")
FONTS: Final = (
    ("Caudex", 700, "caudex-latin-700"),
    ("Source Sans 3", 400, "source-sans-3-latin-400"),
    ("Source Sans 3", 700, "source-sans-3-latin-700"),
)
_LETTERS: Final = 110  # of a clause that ended a game
_SEEN: Final = 2.8  # standard errors: a difference of this size is seen four times in five

Header = list[tuple[str, str]]


def page(words: Words, found: Figures, stamp: dict[str, Any], files: list[str], rivals: int = 0) -> str:
    """The report; ``rivals`` is the number of games behind the matrix of bots."""
    plan = found.plan
    bots = ", ".join(dict.fromkeys(plan.bots))
    facts = [
        (words.say("balance-fact-games"), words.number(found.games, 0)),
        (words.say("balance-fact-bots"), bots),
        (words.say("balance-fact-seed"), str(plan.seed)),
        (words.say("balance-fact-rules"), str(stamp["ruleset"])),
    ]
    options = words.mode(dict(plan.options))
    seats = words.say("balance-seats", number=plan.players)
    title = ", ".join(filter(None, (words.game.title, options, seats)))
    return framed(words, title, finding(words, found), facts, "".join(_panels(words, found, rivals)), stamp, files)


def framed(
    words: Words, title: str, said: tuple[str, str], facts: Header, body: str, stamp: dict[str, Any], files: list[str]
) -> str:
    """A page of the laboratory: its bar, its head with the finding, its columns, and what it was made with."""
    lab = escape(words.say("balance-title"))
    links = "".join(f'<li><a href="{escape(name)}" download>{escape(_kind(name))}</a></li>' for name in files)
    downloads = f'<ul class="downloads"><li>{escape(words.say("balance-download"))}</li>{links}</ul>' if files else ""
    terms = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in facts)
    made = ", ".join(f"{name} {value}" for name, value in stamp.items() if isinstance(value, str))
    return (
        f'<!doctype html><html lang="{words.say.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_style()}</style></head><body>"
        f'<nav class="bar" aria-label="{lab}"><span class="sign" aria-hidden="true">Θ</span>'
        f"<b>{lab}</b>{downloads}</nav>"
        f'<header class="head"><div><h1>{escape(title)}</h1><p><strong>{escape(said[0])}</strong> {escape(said[1])}</p>'
        f"</div><dl>{terms}</dl></header><main>{body}</main>"
        f"<footer>{escape(words.say('balance-footer', made=made))}</footer></body></html>\n"
    )


@cache
def _style() -> str:
    """What the page looks like, with its fonts: nothing is looked for elsewhere."""
    faces = ""
    for family, weight, name in FONTS:
        font = b64encode(STYLE.with_name("fonts").joinpath(f"{name}-normal.woff2").read_bytes()).decode()
        source = f'url(data:font/woff2;base64,{font}) format("woff2")'
        faces += f'@font-face{{font-family:"{family}";font-weight:{weight};src:{source}}}\n'
    return faces + STYLE.read_text(encoding="utf-8")


def _kind(name: str) -> str:
    return {"csv": "CSV", "parquet": "Parquet", "json": "JSON", "yaml": "YAML"}[name.rpartition(".")[2]]


def finding(words: Words, found: Figures) -> tuple[str, str]:
    """What stands out most, and what could not have been seen."""
    compared = [family for family in found.families if family.what not in ("bot", "side")]
    if found.games < FEWEST:
        return words.say("balance-finding-few", games=found.games), ""
    reach = words.say("balance-finding-reach", points=words.number(100 * _reach(compared[0]), 0)) if compared else ""
    apart = [(family, mark) for family in compared for mark in family.told_apart()]
    if not apart:
        return words.say("balance-finding-none", games=found.games), reach
    family, mark = max(apart, key=lambda each: (each[0].parity, abs(each[1].share.value / each[0].expected - 1)))
    said = words.say(
        f"balance-finding-{mark.verdict}" if family.parity else f"balance-finding-with-{mark.verdict}",
        what=words.family(family.what),
        name=words.name(family.what, mark.which),
        share=words.percent(mark.share.value),
        expected=words.percent(family.expected),
    )
    return said, reach


def _reach(family: Family) -> float:
    games = sum(mark.share.worth for mark in family.marks) / len(family.marks)
    return _SEEN * sqrt(family.expected * (1 - family.expected) / games)


def _panels(words: Words, found: Figures, rivals: int) -> list[str]:
    """In the order in which they are read: who wins, how games go, cards, and how all this was found."""
    families = [family for family in found.families if family.what != "bot" or not found.matrix]
    shown = [panels.family(words, family) for family in families if family.parity]
    if shown:
        shown[0] = shown[0].replace("</section>", f"{_signs(words)}</section>")
    if found.games:
        shown += [panels.length(words, each) for each in found.lengths]
        shown.append(panels.course(words, found))
    if found.points:
        shown.append(panels.points(words, found))
    if found.amounts:
        shown.append(panels.amounts(words, found))
    if found.matrix:
        shown.append(panels.matrix(words, found, rivals or found.games))
    shown += [panels.family(words, family) for family in families if not family.parity]
    return [*shown, panels.reasons(words, found, _clauses(words, found)), method(words, found)]


def _signs(words: Words) -> str:
    """What the marks mean, once."""
    signs = (
        ("above", '<path class="above" d="M1 12h12L7 1z"/>'),
        ("below", '<path class="below" d="M1 2h12L7 13z"/>'),
        ("same", '<circle class="same" cx="7" cy="7" r="5"/>'),
        ("chance", '<rect class="band" width="14" height="14"/>'),
    )
    listed = "".join(
        f'<li><svg viewBox="0 0 14 14" aria-hidden="true">{sign}</svg>{escape(words.say(f"balance-{name}"))}</li>'
        for name, sign in signs
    )
    return f'<ul class="signs">{listed}</ul>'


def method(words: Words, found: Figures) -> str:
    told = ["seating", "intervals", "holm", "course", "limits"]
    if found.faults:
        told.insert(0, "faults")
    points = "".join(f"<li>{escape(words.say(f'balance-method-{name}', faults=found.faults))}</li>" for name in told)
    return panels.panel(words, words.say("balance-method"), "", f"<ul>{points}</ul>")


def _clauses(words: Words, found: Figures) -> dict[str, str]:
    """The clauses that ended games, in words."""
    try:
        book = rulebook(found.plan.game, words.say.lang)
    except NoLedger:
        return {}
    texts = {clause.id: clause.text for clause in book.clauses if clause.id in found.reasons}
    return {
        id: text if len(text) <= _LETTERS else f"{text[:_LETTERS].rsplit(' ', 1)[0]} …" for id, text in texts.items()
    }
