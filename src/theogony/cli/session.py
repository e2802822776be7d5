"""A game in the terminal: bots move, humans are asked, and every command works at every question."""

import shlex
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from theogony.cli.common import console
from theogony.cli.files import CannotWrite
from theogony.cli.keyboard import Input
from theogony.cli.screen import Screen
from theogony.cli.table import Table
from theogony.cli.words import Unclear, Wording
from theogony.i18n.rulebook import NoLedger, rulebook
from theogony.kernel.ledger import Ledger, plain
from theogony.kernel.refusal import Refusal, Refused
from theogony.kernel.step import Prompt

if TYPE_CHECKING:
    from theogony.i18n import Texts

COMMANDS: Final = (
    "help",
    "why",
    "hint",
    "undo",
    "map",
    "players",
    "hand",
    "card",
    "near",
    "log",
    "rules",
    "save",
    "quit",
)
LOG_LINES: Final = 20
CATCH_UP: Final = 8  # events told again when a game goes on
RULES_SHOWN: Final = 12
HINT_SECONDS: Final = 1.0


class Leave(Exception):
    """The player leaves the table."""


class Session:
    """Plays one table to its end, or until somebody leaves."""

    def __init__(self, table: Table, screen: Screen, keys: Input, texts: "Texts", bots: dict[int, Any]) -> None:
        self.table = table
        self.screen = screen
        self.keys = keys
        self.texts = texts
        self.bots = bots
        self.wording: Wording = screen.wording
        self.game = table.match.game
        self.progress = console(stderr=True)
        self.complaint = ""
        self._at: int | None = None  # the human at the keyboard
        self._board_due = True
        self._asked = ("", 0)  # the last question and how much was known of the game then
        self._thread: tuple[int, str] = (-1, "")  # whose answers to which question have been heard last
        self._log: dict[int, list[Any]] = {seat: [] for seat in table.humans}
        self._catch_up()
        self._words = {plain(texts(f"command-{name}")): name for name in COMMANDS}
        self._words.update({name: name for name in COMMANDS})
        self._words.update({"?": "help", "exit": "quit", "q": "quit", "h": "help", "m": "map"})

    def play(self) -> None:
        """Play on; raises Leave when somebody leaves."""
        while self.table.match.state.result is None:
            prompt = self.table.asked()
            assert prompt is not None
            if prompt.seat in self.bots:
                self._bot_moves(prompt.seat)
            else:
                self._ask(prompt)
        for seat in self.table.humans[:1]:
            self._tell(seat)

    def _catch_up(self) -> None:
        """A game that goes on is known to its players: only the last events are told again."""
        for seat in self.table.humans:
            known = self.table.news(seat)
            self._log[seat].extend(known)
            if known and len(self.table.humans) == 1:
                self.screen.events(self.table.view(seat), known[-CATCH_UP:])

    def _bot_moves(self, seat: int) -> None:
        prompt = self.table.match.state.prompt(seat)
        thread = (seat, type(prompt).__name__)
        if thread != self._thread and len(self.table.humans) == 1:
            self._tell(self.table.humans[0])  # answers to the same question are told together
        self._thread = thread
        with self._thinking(seat):
            move = self.bots[seat].choose(self.table.match.state.knowledge(seat))
        self.table.apply(seat, move)

    def _thinking(self, seat: int) -> AbstractContextManager[object]:
        """A sign of life while a bot thinks, for people only."""
        if not self.keys.interactive:
            return nullcontext()
        return self.progress.status(self.texts("thinking", name=self.table.names()[seat]))

    def _tell(self, seat: int) -> None:
        news = self.table.news(seat)
        if news:
            self._log[seat].extend(news)
            self.screen.events(self.table.view(seat), news)
            turn = ("turn-begins", "turn-ends", "epoch-begins")
            self._board_due = self._board_due or any(event["kind"] in turn for event in news)

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
        self._question(seat)
        while True:
            line = self._read(seat)
            before = len(self.table.match.record.entries)
            if line and not self._command(seat, line):
                self._moves(seat, line)
            if len(self.table.match.record.entries) != before:
                self._autosave()
                return
            if self.table.match.state.prompt(seat) is None:
                return

    def _others_moved(self, prompt: Prompt[Any]) -> bool:
        """Whether a new question comes after others have moved: then the board is worth another look."""
        kind, entries = self._asked
        since = self.table.match.record.entries[entries:]
        return type(prompt).__name__ != kind and any(entry.seat != prompt.seat for entry in since)

    def _pass_keyboard(self, seat: int) -> None:
        """With several humans nobody sees the table before the right one sits there."""
        if self._at == seat:
            return
        if self._at is not None and len(self.table.humans) > 1 and self.keys.interactive:
            self.screen.console.clear()
            self.screen.say("pass-keyboard", name=self.table.names()[seat])
            self._line(self.texts("press-enter"), lambda text: [])
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

    def _question(self, seat: int) -> None:
        prompt = self.table.match.state.prompt(seat)
        assert prompt is not None
        view = self.table.view(seat)
        fields = {name: value for name, value in zip(prompt.fields, prompt.values(), strict=True) if name != "seat"}
        self.screen.question(view, type(prompt).__name__, dict(fields), prompt.clause)
        self.screen.options(view, self.table.match.state.options(seat))

    def _read(self, seat: int) -> str:
        return self._line(self.texts("prompt-mark", name=self.table.names()[seat]), self._suggest)

    def _line(self, prompt: str, suggest: Callable[[str], list[tuple[str, str]]]) -> str:
        try:
            return self.keys.read(prompt, suggest)
        except EOFError:
            raise Leave from None

    def _suggest(self, line: str) -> list[tuple[str, str]]:
        """Moves and commands that may be meant, moves first."""
        seat = self._at
        assert seat is not None
        view = self.table.view(seat)
        moves = self.game.moves
        options = self.table.match.state.options(seat)
        word, space, rest = line.partition(" ")
        if space and self._words.get(plain(word)) == "why":
            return [(f"{word} {moves.text(i)}", "") for i in range(len(moves)) if moves.text(i).startswith(rest)][:50]
        if space and self._words.get(plain(word)) == "near":
            return [(f"{word} {name}", "") for name in self.screen.layout.names_of_ids()]
        if space and self._words.get(plain(word)) == "card":
            return [(f"{word} {card.name}", card.kind) for card in self.screen.layout.cards()]
        found = [(moves.text(option), self.screen.layout.move(view, moves[option])) for option in options]
        return found + [(self.texts(f"command-{name}"), self.texts(f"help-{name}")) for name in COMMANDS]

    # -- moving ------------------------------------------------------------------------------------------------------

    def _moves(self, seat: int, line: str) -> None:
        """Make the moves of a line, all of them or, if one is refused, none that can still be taken back."""
        before = len(self.table.match.record.entries)
        try:
            for part in (part for part in line.split(";") if part.strip()):
                self._part(seat, part)
        except Unclear as unclear:
            self._unclear(unclear, seat)
        except Refused as refused:
            self._explain(refused.refusal, self.table.view(seat))
        else:
            return
        made = len(self.table.match.record.entries) - before
        if made and self.table.undo_to(seat, before):
            self.screen.say("all-taken-back", number=made)
        elif made:
            self.screen.say("some-stand", number=len(self.table.match.record.entries) - before)

    def _part(self, seat: int, part: str) -> None:
        state = self.table.match.state
        if state.prompt(seat) is None:
            over = state.refusal(seat, 0)
            assert over is not None
            raise Refused(over)
        move, times = self.wording.read(part, state.view(seat), state.options(seat))
        for _ in range(times):
            self.table.apply(seat, move)

    def _unclear(self, unclear: Unclear, seat: int) -> None:
        refusal = self.screen.layout.impossible(unclear.text)
        if refusal is not None:
            self._explain(refusal, self.table.view(seat))
            self._clause(refusal.clause)
        elif unclear.found:
            self.screen.say(unclear.key, text=unclear.text, found=", ".join(unclear.found[:8]))
        else:
            self.screen.say("unknown-word", text=unclear.text)

    def _explain(self, refusal: Refusal, view: dict[str, object]) -> None:
        """The reason, the clause, and what would make it legal."""
        params = self.screen.layout.readable(view, dict(refusal.params))
        reason = self.texts(f"refusal-{refusal.key}", **params)
        self.screen.line(f"{reason[:1].upper()}{reason[1:]}  ({refusal.clause})")
        if refusal.remedy:
            self.screen.line(f"→ {self.texts(f'remedy-{refusal.remedy}', **params)}")

    def _autosave(self) -> None:
        try:
            self.table.save()
            self.complaint = ""
        except CannotWrite as error:
            complaint = self.texts(error.key, **error.params)
            if complaint != self.complaint:
                self.screen.line(complaint)
            self.complaint = complaint

    # -- commands ----------------------------------------------------------------------------------------------------

    def _command(self, seat: int, line: str) -> bool:
        """Whether the line was a command; it has been carried out then.

        A line that is a legal answer is never a command: some moves bear the same word (`save 1`).
        """
        word, _, rest = line.removeprefix("/").partition(" ")
        name = self._words.get(plain(word))
        if name is None:
            return False
        options = self.table.match.state.options(seat)
        if not line.startswith("/") and any(self.game.moves.text(option) == line.lower() for option in options):
            return False
        getattr(self, f"_do_{name}")(seat, rest.strip())
        return True

    def _do_help(self, seat: int, rest: str) -> None:
        self._question(seat)
        self.screen.line()
        self.screen.say("help-moves")
        width = max(len(self.texts(f"usage-{name}")) for name in COMMANDS)
        for name in COMMANDS:
            self.screen.line(f"  {self.texts(f'usage-{name}'):<{width}}  {self.texts(f'help-{name}')}")

    def _do_why(self, seat: int, rest: str) -> None:
        state = self.table.match.state
        view = state.view(seat)
        if not rest:
            self.screen.say("why-what")
            return
        try:
            move, _ = self.wording.read(rest, view, state.options(seat))
        except Unclear as unclear:
            self._unclear(unclear, seat)
            return
        refusal = state.refusal(seat, move)
        if refusal is None:
            self.screen.say("why-legal", move=self.screen.layout.move(view, self.game.moves[move]))
            prompt = state.prompt(seat)
            self._clause(prompt.clause if prompt is not None else "")
            return
        self._explain(refusal, view)
        self._clause(refusal.clause)

    def _ledger(self) -> Ledger | None:
        try:
            return rulebook(self.game.id, self.texts.lang)
        except NoLedger:
            return None

    def _clause(self, id: str) -> None:
        ledger = self._ledger()
        clause = ledger.get(id) if ledger is not None else None
        if clause is not None:
            self.screen.clause(clause)

    def _do_rules(self, seat: int, rest: str) -> None:
        ledger = self._ledger()
        if ledger is None:
            self.screen.say("no-ledger", game=self.game.id)
            return
        prompt = self.table.match.state.prompt(seat)
        found = ledger.find(rest or (prompt.clause if prompt is not None else ""))
        for clause in found[:RULES_SHOWN]:
            self.screen.clause(clause)
        if not found:
            self.screen.say("rules-none", words=rest)
        elif len(found) > RULES_SHOWN:
            self.screen.say("rules-more", number=len(found) - RULES_SHOWN)

    def _do_hint(self, seat: int, rest: str) -> None:
        from theogony import bots

        view = self.table.view(seat)
        knowledge = self.table.match.state.knowledge(seat)
        advice = bots.hint(self.game.id, knowledge, f"hint/{self.table.match.record.seed}", HINT_SECONDS)
        labels = {move: label for label, move in self.wording.labels(self.table.match.state.options(seat)).items()}
        for move, reasons in advice:
            why = [self.texts(key, **self.screen.layout.readable(view, dict(params))) for key, params in reasons]
            words = self.screen.layout.move(view, self.game.moves[move])
            self.screen.line(f"  {labels.get(move, '')}  {words}{': ' if why else ''}{'; '.join(why)}")

    def _do_undo(self, seat: int, rest: str) -> None:
        try:
            self.table.undo(seat)
        except Refused as refused:
            self._explain(refused.refusal, self.table.view(seat))
            return
        self.screen.say("undone")

    def _do_map(self, seat: int, rest: str) -> None:
        self.screen.status(self.table.view(seat))
        self.screen.board(self.table.view(seat))

    def _do_players(self, seat: int, rest: str) -> None:
        self.screen.players(self.table.view(seat))

    def _do_hand(self, seat: int, rest: str) -> None:
        cards = self.screen.layout.hand(self.table.view(seat))
        self.screen.cards(cards)
        if not cards:
            self.screen.say("hand-empty")

    def _do_card(self, seat: int, rest: str) -> None:
        wanted = plain(rest).replace("_", " ")
        cards = self.screen.layout.cards()
        found = [card for card in cards if wanted and wanted in (plain(card.name), plain(card.id).replace("_", " "))]
        self.screen.cards(found or [card for card in cards if wanted and wanted in plain(card.name)])
        if not found and not any(wanted in plain(card.name) for card in cards if wanted):
            self.screen.say("card-unknown", name=rest)

    def _do_near(self, seat: int, rest: str) -> None:
        ids = {plain(name): id for name, id in self.screen.layout.names_of_ids().items()}
        wanted = plain(rest)
        begun = [id for name, id in ids.items() if wanted and name.startswith(wanted)]
        place = ids.get(wanted, begun[0] if begun else rest)
        lines = self.screen.layout.near(self.table.view(seat), place)
        self.screen.lines(lines)
        if not lines:
            self.screen.say("place-unknown", name=rest)

    def _do_log(self, seat: int, rest: str) -> None:
        count = int(rest) if rest.isdecimal() and int(rest) > 0 else LOG_LINES
        self.screen.events(self.table.view(seat), self._log[seat][-count:])

    def _do_save(self, seat: int, rest: str) -> None:
        path = Path(" ".join(shlex.split(rest))).expanduser() if rest else None
        try:
            self.table.save(path)
        except CannotWrite as error:
            self.complaint = self.texts(error.key, **error.params)
            self.screen.line(self.complaint)
            return
        self.complaint = ""
        self.screen.say("saved", path=str(path or self.table.path))

    def _do_quit(self, seat: int, rest: str) -> None:
        raise Leave
