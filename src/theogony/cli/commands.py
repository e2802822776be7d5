"""What can be typed at a question besides a move."""

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

from theogony.analysis import foretold, oracle
from theogony.cli.common import layout_of
from theogony.cli.files import CannotWrite
from theogony.cli.screen import Screen
from theogony.cli.table import Table
from theogony.cli.words import Unclear
from theogony.i18n.rulebook import NoLedger, rulebook
from theogony.kernel.advice import percent
from theogony.kernel.ledger import plain
from theogony.kernel.refusal import Refused
from theogony.kernel.state import Json
from theogony.kernel.step import Prompt
from theogony.kernel.view import Knowledge, plan

if TYPE_CHECKING:
    from theogony.i18n import Texts

COMMANDS: Final = (
    "help",
    "why",
    "hint",
    "odds",
    "undo",
    "never",
    "oracle",
    "map",
    "players",
    "hand",
    "card",
    "near",
    "log",
    "rules",
    "save",
    "language",
    "quit",
)
SHORT: Final = {"?": "help", "h": "help", "m": "map", "q": "quit", "exit": "quit"}
SHORT_IN_ANY_LANGUAGE: Final = {"lang": "language", "langue": "language"}  # for those who do not read this one
LOG_LINES: Final = 20
RULES_SHOWN: Final = 12
ODDS_SHOWN: Final = 12
WHY_SUGGESTED: Final = 50
HINT_SECONDS: Final = 1.0


class Leave(Exception):
    """The player leaves the table."""


class Commands:
    """The commands of one table. Their names are those of the player's language, the English ones always work too."""

    names: ClassVar[tuple[str, ...]] = COMMANDS
    oracle: bool = True  # speaks the first time that a question of a kind comes up

    def __init__(self, table: Table, screen: Screen) -> None:
        self.table = table
        self.screen = screen
        self.game = table.match.game
        self.complaint = ""  # why the game could not be saved, said once
        self._copies: set[Path] = set()  # files that this game has been saved to
        self._heard: set[tuple[int, str]] = set()  # by person and kind of question
        self._words: dict[str, str] = {}
        self._learn_words()

    @property
    def texts(self) -> "Texts":
        return self.screen.texts

    def _learn_words(self) -> None:
        self._words = {name: name for name in self.names} | SHORT | SHORT_IN_ANY_LANGUAGE
        self._words |= {plain(self.texts(f"command-{name}")): name for name in self.names}

    def carry_out(self, seat: int, line: str) -> bool:
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

    def suggest(self, seat: int, line: str) -> list[tuple[str, str]]:
        """Moves and commands that may be meant, moves first."""
        moves, layout = self.game.moves, self.screen.layout
        word, space, rest = line.partition(" ")
        command = self._words.get(plain(word)) if space else None
        if command in ("why", "odds"):
            texts = (moves.text(i) for i in range(len(moves)))
            return [(f"{word} {text}", "") for text in texts if text.startswith(rest)][:WHY_SUGGESTED]
        if command == "near":
            return [(f"{word} {name}", "") for name in layout.names_of_ids()]
        if command == "card":
            return [(f"{word} {card.name}", card.kind) for card in layout.cards()]
        view = self.table.view(seat)
        options = self.table.match.state.options(seat)
        found = [(moves.text(option), layout.move(view, moves[option])) for option in options]
        return found + [(self.texts(f"command-{name}"), self.texts(f"help-{name}")) for name in self.names]

    def question(self, seat: int) -> None:
        """Ask the seat's question, with its answers."""
        prompt = self.table.match.state.prompt(seat)
        assert prompt is not None
        view = self.table.view(seat)
        options = self.table.match.state.options(seat)
        self.screen.question(view, prompt, options)
        self._say_why(prompt, view)
        self.screen.cautions(view, list(prompt.cautions(self.table.match.state).values()))
        if draft := plan(self.table.match.state, seat):
            parts = [self.screen.layout.move(view, self.game.moves[move]) for move in draft]
            self.screen.say("plan-so-far", parts=", ".join(parts))
        self.screen.options(view, options, foretold.told(self.game, self.table.match.state, prompt))

    def _say_why(self, prompt: Prompt[Any], view: Json) -> None:
        """The Oracle's line, once for each kind of question."""
        once = (self.table.own[prompt.seat][0], type(prompt).__name__)
        if self.oracle and once not in self._heard:
            self._heard.add(once)
            self.screen.oracle(view, prompt, oracle.said(self.game, prompt, view))

    def autosave(self) -> None:
        """The game is saved; if it cannot be, the player is told once and plays on."""
        try:
            self.table.save()
            self.complaint = ""
        except CannotWrite as error:
            complaint = self.texts(error.key, **error.params)
            if complaint != self.complaint:
                self.screen.line(complaint)
            self.complaint = complaint

    def _knowledge(self, seat: int) -> Knowledge:
        return self.table.match.state.knowledge(seat)

    def _meant(self, seat: int, text: str) -> int | None:
        """The move that is typed behind a command; None if it is unclear, which has been said then."""
        view = self.table.view(seat)
        try:
            move, _ = self.screen.wording.read(text, view, self.table.match.state.options(seat))
        except Unclear as unclear:
            self.screen.unclear(view, unclear)
            return None
        return move

    # -- help and advice -----------------------------------------------------------------------------------------------

    def _do_help(self, seat: int, rest: str) -> None:
        self.question(seat)
        self.screen.line()
        self.screen.say("help-moves")
        self.screen.pairs([(self.texts(f"usage-{name}"), self.texts(f"help-{name}")) for name in self.names])

    def _do_why(self, seat: int, rest: str) -> None:
        if not rest:
            self.screen.say("why-what")
            return
        move = self._meant(seat, rest)
        if move is None:
            return
        state = self.table.match.state
        refusal = state.refusal(seat, move)
        if refusal is not None:
            self.screen.refusal(self.table.view(seat), refusal)
            self.screen.rule(refusal.clause)
            return
        self.screen.say("why-legal", move=self.screen.layout.move(self.table.view(seat), self.game.moves[move]))
        prompt = state.prompt(seat)
        self.screen.rule(prompt.clause if prompt is not None else "")

    def _do_hint(self, seat: int, rest: str) -> None:
        from theogony import bots

        view = self.table.view(seat)
        advice = bots.hint(self.game.id, self._knowledge(seat), f"hint/{self.table.match.record.seed}", HINT_SECONDS)
        for move, reasons in advice:
            self.screen.advice(view, self.table.match.state.options(seat), move, self.screen.because(view, reasons))

    def _do_odds(self, seat: int, rest: str) -> None:
        from theogony.analysis.odds import odds

        move = self._meant(seat, rest) if rest else None
        if rest and move is None:
            return
        try:
            found = odds(self.game.id, self._knowledge(seat), move)
        except Refused as refused:
            self.screen.refusal(self.table.view(seat), refused.refusal)
            return
        if found is not None:
            self.screen.lines(self.screen.layout.odds(self.table.view(seat), found))
        elif rest or not self._odds_of_moves(seat):
            self.screen.say("no-odds")

    def _odds_of_moves(self, seat: int) -> bool:
        """The chances of the moves that lead to dice, best first; whether there are any."""
        from theogony.analysis.odds import odds

        options = self.table.match.state.options(seat)
        chances: list[tuple[float, int]] = []
        for option in options:
            found = odds(self.game.id, self._knowledge(seat), option)
            chance = None if found is None else self.screen.layout.chance(found)
            if chance is not None:
                chances.append((chance, option))
        chances.sort(key=lambda each: (-each[0], each[1]))
        view = self.table.view(seat)
        for chance, option in chances[:ODDS_SHOWN]:
            self.screen.advice(view, options, option, self.texts("odds-of-move", percent=percent(chance)))
        if len(chances) > ODDS_SHOWN:
            self.screen.say("odds-more", number=len(chances) - ODDS_SHOWN)
        return bool(chances)

    def _do_oracle(self, seat: int, rest: str) -> None:
        words = {"": not self.oracle, "on": True, "off": False}
        words |= {plain(self.texts("oracle-on")): True, plain(self.texts("oracle-off")): False}
        if plain(rest) not in words:
            self.screen.say("oracle-unclear", given=rest)
            return
        self.oracle = words[plain(rest)]
        self.screen.say("oracle-speaks" if self.oracle else "oracle-silent")

    # -- looking -------------------------------------------------------------------------------------------------------

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
        cards = self.screen.layout.cards() if wanted else []
        found = [card for card in cards if wanted in (plain(card.name), plain(card.id).replace("_", " "))]
        found = found or [card for card in cards if wanted in plain(card.name)]
        self.screen.cards(found)
        if not found:
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
        self.screen.events(self.table.view(seat), self.table.match.seen_events(seat)[-count:])

    def _do_rules(self, seat: int, rest: str) -> None:
        prompt = self.table.match.state.prompt(seat)
        try:
            found = rulebook(self.game.id, self.texts.lang).find(rest or (prompt.clause if prompt is not None else ""))
        except NoLedger:
            self.screen.say("no-ledger", game=self.game.id)
            return
        for clause in found[:RULES_SHOWN]:
            self.screen.clause(clause)
        if not found:
            self.screen.say("rules-none", words=rest)
        elif len(found) > RULES_SHOWN:
            self.screen.say("rules-more", number=len(found) - RULES_SHOWN)

    # -- the game itself -----------------------------------------------------------------------------------------------

    def _do_undo(self, seat: int, rest: str) -> None:
        try:
            self.table.undo(seat)
        except Refused as refused:
            self.screen.refusal(self.table.view(seat), refused.refusal)
            return
        self.screen.say("undone")

    def _do_never(self, seat: int, rest: str) -> None:
        """Never to be asked for what is asked now, or to be asked again for what is named."""
        silenced = self.table.silenced[seat]
        if rest:
            named = [topic for topic in silenced if plain(rest) in plain(self.texts(f"topic-{topic}"))]
            if not named:
                self.screen.say("never-unknown", name=rest)
            for topic in named:
                silenced.remove(topic)
                self.screen.say("never-taken-back", topic=self.texts(f"topic-{topic}"))
            return
        prompt = self.table.match.state.prompt(seat)
        topic = "" if prompt is None else prompt.topic()
        if topic and topic not in silenced:
            silenced.append(topic)
        if not topic:
            self.screen.say("never-not-this")
        for topic in silenced:
            self.screen.say("never-asked", topic=self.texts(f"topic-{topic}"))

    def _do_save(self, seat: int, rest: str) -> None:
        path = _path(rest) if rest else self.table.path
        if path not in (self.table.path, *self._copies) and path.is_file() and path.stat().st_size:
            self.screen.say("save-exists", path=str(path))
            return
        try:
            self.table.save(path)
        except CannotWrite as error:
            self.complaint = self.texts(error.key, **error.params)
            self.screen.line(self.complaint)
            return
        self.complaint = ""
        self._copies.add(path)
        self.screen.say("saved", path=str(path))

    def _do_language(self, seat: int, rest: str) -> None:
        from theogony.i18n import LANGUAGES, Texts, UnknownLanguage, language

        others = [lang for lang in LANGUAGES if lang != self.texts.lang]
        try:
            texts = Texts(language(rest or others[0]), self.game.id)
        except UnknownLanguage:
            self.screen.say("bad-language", given=rest, known=", ".join(LANGUAGES))
            return
        self.screen.speak(texts, layout_of(self.game, texts, self.table.match.record.names))
        self._learn_words()
        self.question(seat)

    def _do_quit(self, seat: int, rest: str) -> None:
        raise Leave


def _path(typed: str) -> Path:
    """The file that is meant: quotes as in a shell are allowed, and a lone one is part of the name."""
    try:
        return Path(" ".join(shlex.split(typed))).expanduser()
    except ValueError:
        return Path(typed).expanduser()
