"""A game in the terminal: bots move, humans are asked, and every command works at every question."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final

from theogony.cli.commands import Commands, Leave
from theogony.cli.common import console
from theogony.cli.keyboard import Input
from theogony.cli.screen import Screen
from theogony.cli.table import Table
from theogony.cli.words import Unclear
from theogony.kernel.refusal import Refused
from theogony.kernel.step import Prompt

CATCH_UP: Final = 8  # events told again when a game goes on


class Session:
    """Plays one table to its end, or until somebody leaves."""

    def __init__(self, table: Table, screen: Screen, keys: Input, bots: dict[int, Any]) -> None:
        self.table = table
        self.screen = screen
        self.keys = keys
        self.bots = bots
        self.commands = Commands(table, screen)
        self.progress = console(stderr=True)
        self._at: int | None = None  # the seat of whoever is at the keyboard
        self._board_due = True
        self._asked = ("", 0)  # the last question and how much was known of the game then
        self._thread: tuple[int, str] = (-1, "")  # whose answers to which question have been heard last

    def play(self) -> None:
        """Play on; raises Leave when somebody leaves."""
        self._catch_up()
        while self.table.match.state.result is None:
            prompt = self.table.asked()
            assert prompt is not None
            if prompt.seat in self.bots:
                self._bot_moves(prompt.seat)
            elif not self._forced(prompt.seat):
                self._ask(prompt)
        for seat in self.table.humans[:1]:
            self._tell(seat)

    def _forced(self, seat: int) -> bool:
        """Whether the player was answered for: he wants never to be asked for this, or there is only one answer.

        Some prompts come with one answer, so that being asked tells the others nothing; bots do not watch the clock,
        and where several people sit at one keyboard, everybody is asked.
        """
        passing = self.table.standing_pass(seat)
        if passing is not None:
            self.table.apply(seat, passing)
            return True
        options = self.table.match.state.options(seat)
        if len(options) > 1 or not self.table.one_person():
            return False
        self.table.apply(seat, options[0])
        return True

    def _catch_up(self) -> None:
        """A game that goes on is known to its players: only the last events are told again."""
        for seat in self.table.humans:
            known = self.table.news(seat)
            if known and self.table.one_person():
                self.screen.events(self.table.view(seat), known[-CATCH_UP:])

    def _bot_moves(self, seat: int) -> None:
        prompt = self.table.match.state.prompt(seat)
        thread = (seat, type(prompt).__name__)
        if thread != self._thread and self.table.one_person():
            self._tell(self.table.humans[0])  # answers to the same question are told together
        self._thread = thread
        with self._thinking(seat):
            move = self.bots[seat].choose(self.table.match.state.knowledge(seat))
        self.table.apply(seat, move)

    def _thinking(self, seat: int) -> AbstractContextManager[object]:
        """A sign of life while a bot thinks, for people only."""
        if not self.keys.interactive:
            return nullcontext()
        return self.progress.status(self.screen.texts("thinking", name=self.screen.layout.names[seat]))

    def _tell(self, seat: int) -> None:
        news = self.table.news(seat)
        if news:
            self.screen.events(self.table.view(seat), news)
            new_part = any(self.screen.layout.weight(event) > 0 for event in news)
            self._board_due = self._board_due or new_part

    # -- asking ------------------------------------------------------------------------------------------------------

    def _ask(self, prompt: Prompt[Any]) -> None:
        seat = prompt.seat
        self._pass_keyboard(seat)
        self._tell(seat)
        self._thread = (-1, "")
        if self._board_due or self._others_moved(prompt):
            self._board_due = False
            if self.keys.interactive:
                self._show_table(seat)
        self._asked = (type(prompt).__name__, len(self.table.match.record.entries))
        self.commands.question(seat)
        while True:
            line = self._read(seat)
            before = self.table.match.made
            if line and not self.commands.carry_out(seat, line):
                self._moves(seat, line)
            if self.table.match.made != before:
                self.commands.autosave()
                return
            if self.table.match.state.prompt(seat) is None:
                return

    def _others_moved(self, prompt: Prompt[Any]) -> bool:
        """Whether a new question comes after others have moved: then the board is worth another look."""
        kind, entries = self._asked
        since = self.table.match.record.entries[entries:]
        return type(prompt).__name__ != kind and any(entry.seat != prompt.seat for entry in since)

    def _pass_keyboard(self, seat: int) -> None:
        """With several people nobody sees the table before the right one sits there."""
        if self._at == seat:
            return
        if self._at is not None and self._at not in self.table.own[seat] and self.keys.interactive:
            self.screen.console.clear()
            self.screen.say("pass-keyboard", name=self.screen.layout.names[seat])
            self._line(self.screen.texts("press-enter"), lambda text: [])
            self.screen.console.clear()
        self._at = seat
        self._board_due = True

    def _show_table(self, seat: int) -> None:
        view = self.table.view(seat)
        self.screen.line()
        self.screen.status(view)
        self.screen.board(view)
        self.screen.line()
        self.screen.players(view)

    def _read(self, seat: int) -> str:
        return self._line(
            self.screen.texts("prompt-mark", name=self.screen.layout.names[seat]),
            lambda line: self.commands.suggest(seat, line),
        )

    def _line(self, prompt: str, suggest: Callable[[str], list[tuple[str, str]]]) -> str:
        try:
            return self.keys.read(prompt, suggest)
        except EOFError:
            raise Leave from None

    # -- moving ------------------------------------------------------------------------------------------------------

    def _moves(self, seat: int, line: str) -> None:
        """Make the moves of a line, all of them or, if one is refused, none that can still be taken back."""
        before = self.table.match.made
        try:
            for part in (part for part in line.split(";") if part.strip()):
                self._part(seat, part)
        except Unclear as unclear:
            self.screen.unclear(self.table.view(seat), unclear)
        except Refused as refused:
            self.screen.refusal(self.table.view(seat), refused.refusal)
        else:
            return
        made = self.table.match.made - before
        if made and self.table.undo_to(seat, before):
            self.screen.say("all-taken-back", number=made)
        elif made:
            self.screen.say("some-stand", number=self.table.match.made - before)

    def _part(self, seat: int, part: str) -> None:
        state = self.table.match.state
        if state.prompt(seat) is None:
            over = state.refusal(seat, 0)
            assert over is not None
            raise Refused(over)
        move, times = self.screen.wording.read(part, state.view(seat), state.options(seat))
        for _ in range(times):
            self.table.apply(seat, move)
