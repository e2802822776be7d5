"""The move table: every move of a game once, with a stable index, a readable text and its parts."""

import difflib
from collections.abc import Sequence


def numbers(first: int, last: int) -> list[str]:
    """The arguments of moves that name a number."""
    return [str(number) for number in range(first, last + 1)]


class Move:
    """One interned move of a game."""

    __slots__ = ("args", "index", "kind", "text")

    def __init__(self, index: int, kind: str, args: tuple[str, ...], text: str) -> None:
        self.index = index
        self.kind = kind
        self.args = args
        self.text = text

    def __repr__(self) -> str:
        return f"<{self.text}>"


class UnknownMove(ValueError):
    """The text is no move of this game."""

    def __init__(self, text: str, known: list[str]) -> None:
        super().__init__(text)
        self.text = text
        self._known = known

    @property
    def near(self) -> list[str]:
        """The nearest texts, looked for only when somebody asks: that takes as long as many moves."""
        return difflib.get_close_matches(self.text, self._known, n=3, cutoff=0.5)


class MoveTable:
    """All moves of a game. The order in which kinds are added is part of the ruleset: never reorder it."""

    def __init__(self) -> None:
        self._moves: list[Move] = []
        self._by_text: dict[str, int] = {}
        self._kinds: dict[str, range] = {}

    def __len__(self) -> int:
        return len(self._moves)

    def __getitem__(self, index: int) -> Move:
        return self._moves[index]

    def add(self, kind: str, domain: Sequence[str] | None = None) -> int:
        """Add a kind of move, alone or once per argument; returns the index of its first move."""
        first = len(self._moves)
        if domain is None:
            self._put(kind, (), kind)
        else:
            for word in domain:
                self._put(kind, tuple(word.split(">")), f"{kind} {word}")
        self._kinds[kind] = range(first, len(self._moves))
        return first

    def _put(self, kind: str, args: tuple[str, ...], text: str) -> None:
        if text in self._by_text:
            raise ValueError(f"move {text!r} is in the table twice")
        self._by_text[text] = len(self._moves)
        self._moves.append(Move(len(self._moves), kind, args, text))

    def text(self, index: int) -> str:
        return self._moves[index].text

    def kinds(self) -> list[str]:
        return list(self._kinds)

    def of_kind(self, kind: str) -> range:
        """The indices of all moves of this kind."""
        return self._kinds[kind]

    def parse(self, text: str) -> int:
        """The move's index; raises UnknownMove, which knows the nearest texts, if there is none."""
        clean = " ".join(text.split()).lower()
        index = self._by_text.get(clean)
        if index is None:
            raise UnknownMove(clean, list(self._by_text))
        return index
