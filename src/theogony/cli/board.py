"""The analysis board in words: the line, the position, the chances and the best moves."""

from typing import Any

from rich.text import Text

from theogony.analysis.board import Board
from theogony.analysis.story import POINTS
from theogony.cli.common import console, layout_of
from theogony.cli.screen import Screen
from theogony.cli.table import shown_sides
from theogony.i18n import Texts
from theogony.kernel.advice import percent
from theogony.kernel.record import Record
from theogony.kernel.state import SPECTATOR

Json = dict[str, Any]


class Shower:
    """Shows one position on the screen."""

    def __init__(self, board: Board, found: Json, record: Record, texts: Texts) -> None:
        self.board = board
        self.found = found
        self.record = record
        self.texts = texts
        self.layout = layout_of(board.game, texts, record.names)
        self.screen = Screen(console(), board.game, texts, self.layout)

    def show(self, mover: int) -> None:
        """``mover``: whose question is shown, and through whose eyes the board."""
        view = self.board.view(mover)
        self._head()
        self._line()
        self.screen.line()
        self.screen.board(view)
        self.screen.status(view)
        self.screen.players(view)
        prompt = self.board.state.prompt(mover) if self.board.asked else None
        if prompt is not None:
            options = self.board.state.options(mover)
            self.screen.question(view, prompt, options)
            self.screen.options(view, options)
        self._chances()
        if self.board.state.result is not None:
            self.screen.result(self.board.state.result, self.board.state.sides)
        self._best(view, mover)

    def _title(self, key: str, **params: object) -> None:
        self.screen.line()
        self.screen.line(Text(self.texts(key, **params), style="bold"))

    def _head(self) -> None:
        stand = self.board.stand
        known = "open" if stand.all_open else "everybody" if stand.eyes == SPECTATOR else "seat"
        who = self.layout.names[stand.eyes] if stand.eyes >= 0 else ""
        at, moves = stand.at, len(self.record.entries)
        self.screen.say(
            f"board-head-{known}", game=self.board.game.title, at=at, moves=moves, name=who, deal=stand.deal
        )

    def _line(self) -> None:
        """The moves of the line, and what came of each."""
        if not self.board.line:
            return
        self._title("board-line")
        for number, made in enumerate(self.board.line, 1):
            view = self.board.view(made.seat)
            move = self.layout.move(view, self.board.game.moves[self.board.game.moves.parse(made.move)])
            words = self.texts("board-move", number=number, name=self.layout.names[made.seat], move=move)
            rolled = f"  {self.texts('board-roll', roll=made.roll)}" if made.chance else ""
            self.screen.line(Text(f"  {words}{rolled}"))
            self.screen.events(view, [event.seen_by(made.seat) for event in made.events])

    def _chances(self) -> None:
        self._title("board-chances")
        names = shown_sides(self.board.state.sides, self.layout.names, self.texts)
        for name, chance, error in zip(names, self.found["chances"], self.found["errors"], strict=True):
            words = self.texts("board-chance", chance=percent(chance), error=round(POINTS * error))
            self.screen.line(Text(f"  {words:>12}  {name}"))

    def _best(self, view: Json, mover: int) -> None:
        """The best moves, each with its chance and the reasons; and the odds of dice about to be rolled."""
        if not self.found["best"]:
            return
        self._title("board-best", name=self.layout.names[mover])
        options, parse = self.board.state.options(mover), self.board.game.moves.parse
        for row in self.found["best"]:
            why = self.screen.because(view, [(each["key"], each["params"]) for each in row["reasons"]])
            chance, error = percent(row["chance"]), round(POINTS * row["error"])
            words = self.texts("board-best-move", chance=chance, error=error, why=why)
            self.screen.advice(view, options, parse(row["move"]), words)
        if self.found["secret"]:
            self.screen.say("board-secret")
        if self.found["odds"] is not None:
            self.screen.lines(self.layout.odds(view, self.found["odds"]))
