"""Where the ledger of a game lies, in a language."""

from pathlib import Path
from typing import Final

from theogony.i18n.typography import typeset
from theogony.kernel.ledger import Ledger, parse

_PACKAGE: Final = Path(__file__).parents[1]
# In an installed wheel the ledgers lie inside the package, in a checkout beside the sources.
FOLDERS: Final = (_PACKAGE / "rulebooks", _PACKAGE.parents[1] / "docs" / "rules")


class NoLedger(LookupError):
    """The game has no ledger here."""


def rulebook(game: str, lang: str = "en") -> Ledger:
    """The ledger of a game, in English where there is no other; raises NoLedger if there is none at all."""
    names = [f"{game}.md"] if lang == "en" else [f"{game}.{lang}.md", f"{game}.md"]
    for name in names:
        for folder in FOLDERS:
            file = folder / name
            if file.is_file():
                return _set(lang, parse(file.read_text(encoding="utf-8")))
    raise NoLedger(game)


def _set(lang: str, ledger: Ledger) -> Ledger:
    """What is read of it; tags are the same in every language."""
    for clause in ledger.clauses:
        clause.text, clause.chapter = typeset(lang, clause.text), typeset(lang, clause.chapter)
    return ledger
