"""Typed answers: from what a player writes to moves of the game."""

import difflib
import re

from theogony.kernel.game import Game
from theogony.kernel.layout import Layout
from theogony.kernel.ledger import plain
from theogony.kernel.move import Move, UnknownMove
from theogony.kernel.state import Json

MOST_REPEATS = 200


class Unclear(ValueError):
    """The text is no move, or may be several; ``key`` and ``found`` say which."""

    def __init__(self, key: str, text: str, found: list[str]) -> None:
        super().__init__(text)
        self.key = key
        self.text = text
        self.found = found


class Wording:
    """Reads moves by number, by their text, by names in the player's language, or by enough of either."""

    def __init__(self, game: Game, layout: Layout) -> None:
        self.game = game
        self.layout = layout
        self._ids = {plain(name): id for name, id in layout.names_of_ids().items()}
        self._names = {id: name for name, id in layout.names_of_ids().items()}

    def labels(self, options: list[int]) -> dict[str, int]:
        """What may be typed for each option: its own number where the answer is a number, else its place in the list.

        A move without arguments beside numbers keeps its name: `2` rolls two dice, `stop` stops.
        """
        moves = [self.game.moves[option] for option in options]
        if self.counts(moves):
            return {move.args[0] if move.args else move.text: move.index for move in moves}
        return {str(number): move.index for number, move in enumerate(moves, 1)}

    def counts(self, moves: list[Move]) -> bool:
        """Whether the question is how many."""
        kinds = {move.kind for move in moves if move.args}
        return len(kinds) == 1 and all(move.args[0].isdecimal() for move in moves if move.args)

    def read(self, text: str, view: Json, options: list[int]) -> tuple[int, int]:
        """The move that the text means, and how often (`place thule 3`); raises Unclear."""
        found = self._one(text, view, options)
        if found is not None:
            return found, 1
        repeated = re.fullmatch(r"(.*\S)\s+[x×*]?\s*(\d+)", text.strip())
        if repeated is not None and 1 <= int(repeated[2]) <= MOST_REPEATS:
            found = self._one(repeated[1], view, options)
            if found is not None:
                return found, int(repeated[2])
        if text.strip().isdecimal():
            raise Unclear("no-such-number", text.strip(), [str(len(options))])
        raise Unclear("unknown-move", text.strip(), self._near(text, options))

    def _one(self, text: str, view: Json, options: list[int]) -> int | None:
        text = text.strip()
        label = self.labels(options).get(text)
        if label is not None:
            return label
        if text.isdecimal() and self.counts([self.game.moves[option] for option in options]):
            kind = next(move.kind for move in map(self.game.moves.__getitem__, options) if move.args)
            return self._exact(f"{kind} {int(text)}")
        exact = self._exact(text)
        kinds = {self.game.moves[option].kind for option in options}
        if exact is None and len(kinds) == 1:
            exact = self._exact(f"{kinds.pop()} {text}")
        if exact is not None:
            return exact
        matches = [option for option in options if self._matches(text, view, self.game.moves[option])]
        if len(matches) > 1:
            raise Unclear("ambiguous-move", text, [self.game.moves.text(match) for match in matches])
        return matches[0] if matches else None

    def _exact(self, text: str) -> int | None:
        """The move with this text, names in the player's language allowed."""
        kind, _, rest = text.partition(" ")
        args = [self._ids.get(plain(arg.strip()), arg.strip()) for arg in rest.split(">")]
        words = (">".join(args), rest.strip().replace(" ", "_"), "+".join(sorted(rest.split("+"), key=_by_number)))
        for attempt in (text, *(f"{kind} {word}" for word in words)):
            try:
                return self.game.moves.parse(attempt)
            except UnknownMove:
                continue
        return None

    def _matches(self, text: str, view: Json, move: Move) -> bool:
        """Whether each typed word begins a word of the move, in order: in its text, its sentence, or a mix of both."""
        typed = _words(text)
        sentence = self.layout.move(view, move)
        names = " ".join(self._names.get(arg, arg) for arg in move.args)
        mixed = f"{move.kind} {names}", f"{sentence.partition(' ')[0]} {names}"
        return bool(typed) and any(_begins(typed, _words(words)) for words in (move.text, sentence, *mixed))

    def _near(self, text: str, options: list[int]) -> list[str]:
        texts = [self.game.moves.text(option) for option in options]
        try:
            self.game.moves.parse(text)
        except UnknownMove as unknown:
            near = difflib.get_close_matches(text, texts, n=3, cutoff=0.5)
            return near or unknown.near
        return []


def _by_number(part: str) -> tuple[int, str]:
    """Numbers in their order, then words: `drop 12+3` means what `drop 3+12` means."""
    part = part.strip()
    return (int(part), "") if part.isdecimal() else (MOST_REPEATS, part)


def _words(text: str) -> list[str]:
    return [word for word in re.split(r"[^\w]+|_", plain(text)) if word]


def _begins(typed: list[str], words: list[str]) -> bool:
    at = 0
    for word in words:
        if at < len(typed) and word.startswith(typed[at]):
            at += 1
    return at == len(typed)
