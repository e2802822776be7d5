"""Where the rules of a game lie, in a language: its ledger, and how it is played in two pages."""

import re
from pathlib import Path
from typing import Final, NamedTuple

from theogony.i18n.typography import typeset
from theogony.kernel.ledger import Ledger, parse

_PACKAGE: Final = Path(__file__).parents[1]
# In an installed wheel the ledgers lie inside the package, in a checkout beside the sources.
FOLDERS: Final = (_PACKAGE / "rulebooks", _PACKAGE.parents[1] / "docs" / "rules")


DRAWING: Final = re.compile(r"!\[(?P<said>[^\]]+)\]\(drawings/(?P<file>[a-z0-9.-]+)\)")  # a paragraph of its own


class NoLedger(LookupError):
    """The game has no ledger here."""


class Section(NamedTuple):
    """A part of the two pages that say how a game is played: it names the clauses that say it in full. A drawing has
    its file, and is described in words."""

    title: str
    paragraphs: list[str]
    drawings: list[tuple[str, str]]


def rulebook(game: str, lang: str = "en") -> Ledger:
    """The ledger of a game, in English where there is no other; raises NoLedger if there is none at all."""
    text = _read(game, lang)
    if text is None:
        raise NoLedger(game)
    return _set(lang, parse(text))


def guide(game: str, lang: str = "en") -> list[Section]:
    """How the game is played, before its ledger; nothing where nobody has written it."""
    sections: list[Section] = []
    for block in (_read(f"{game}-play", lang) or "").split("\n\n"):
        if block.startswith("## "):
            sections.append(Section(typeset(lang, block[3:].strip()), [], []))
        elif sections and (drawn := DRAWING.fullmatch(block.strip())):
            sections[-1].drawings.append((drawn["file"], typeset(lang, drawn["said"])))
        elif sections and block.strip():
            sections[-1].paragraphs.append(typeset(lang, block.strip()))
    return sections


def drawing(name: str) -> Path | None:
    """The file of a drawing that those pages show."""
    files = [folder / "drawings" / name for folder in FOLDERS]
    return next((file for file in files if DRAWING.fullmatch(f"![x](drawings/{name})") and file.is_file()), None)


def _read(name: str, lang: str) -> str | None:
    """The text in this language, else in English."""
    for file_name in [f"{name}.md"] if lang == "en" else [f"{name}.{lang}.md", f"{name}.md"]:
        for folder in FOLDERS:
            if (folder / file_name).is_file():
                return (folder / file_name).read_text(encoding="utf-8")
    return None


def _set(lang: str, ledger: Ledger) -> Ledger:
    """What is read of it; tags are the same in every language."""
    for clause in ledger.clauses:
        clause.text, clause.chapter = typeset(lang, clause.text), typeset(lang, clause.chapter)
    return ledger
