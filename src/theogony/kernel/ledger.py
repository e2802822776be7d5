"""The ledger: every rule of a game as one numbered clause. Reads its text; knows no file.

A clause is one line: ``- **GS-041** [S:L5;R] its text``. A clause that describes and prescribes nothing says so in a
second bracket: ``- **GS-002** [P:1] [D: content of the box] its text``. Chapters are headings.
"""

import re
import unicodedata
from typing import Final

_CLAUSE: Final = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* \[([^\]]*)\](?: \[D:\s*([^\]]*)\])? (.*)$")
_CHAPTER: Final = re.compile(r"^##+ (.*)$")


class Clause:
    """One rule: id, source tags, text, the chapter it stands in, and why it is only descriptive, if it is."""

    __slots__ = ("chapter", "descriptive", "id", "tags", "text")

    def __init__(self, id: str, tags: str, text: str, chapter: str, descriptive: str) -> None:
        self.id = id
        self.tags = tags
        self.text = text
        self.chapter = chapter
        self.descriptive = descriptive


class Ledger:
    """The clauses of a game, in the order of the ledger."""

    def __init__(self, clauses: list[Clause]) -> None:
        self.clauses = clauses
        self._by_id = {clause.id: clause for clause in clauses}

    def get(self, id: str) -> Clause | None:
        return self._by_id.get(id.upper())

    def prefix(self) -> str:
        """The letters before the number of every id."""
        return self.clauses[0].id.partition("-")[0] if self.clauses else ""

    def find(self, words: str) -> list[Clause]:
        """The clause with this id or number, the chapter of this title, or the clauses that hold all the words."""
        wanted = words.strip()
        number = re.fullmatch(r"(?:[A-Za-z]+-)?(\d+)", wanted)
        if number is not None:
            return [clause for clause in self.clauses if int(clause.id.partition("-")[2]) == int(number[1])]
        needles = plain(wanted).split()
        found = [c for c in self.clauses if all(needle in plain(f"{c.chapter} {c.text}") for needle in needles)]
        return found if needles else list(self.clauses)


def parse(text: str) -> Ledger:
    """Read a ledger; raises ValueError for a line that looks like a clause and is none, and for an id used twice."""
    clauses: list[Clause] = []
    seen: set[str] = set()
    chapter = ""
    for number, line in enumerate(text.splitlines(), 1):
        heading = _CHAPTER.match(line)
        if heading is not None:
            chapter = heading[1].strip()
            continue
        if not line.startswith("- **"):
            continue
        clause = _CLAUSE.match(line)
        if clause is None:
            raise ValueError(f"line {number} of the ledger is no clause: {line[:60]}")
        if clause[1] in seen:
            raise ValueError(f"line {number} of the ledger uses {clause[1]} a second time")
        seen.add(clause[1])
        clauses.append(Clause(clause[1], clause[2], clause[4].strip(), chapter, (clause[3] or "").strip()))
    return Ledger(clauses)


def plain(text: str) -> str:
    """Lower case without accents and with a typed apostrophe, so that words are found however they are typed."""
    folded = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in folded if not unicodedata.combining(letter))
