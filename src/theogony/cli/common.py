"""What all commands share: languages, errors in one sentence, games, and consoles."""

import shlex
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

if TYPE_CHECKING:
    from rich.console import Console

    from theogony.bots import Budget
    from theogony.i18n import Texts
    from theogony.kernel.game import Game
    from theogony.kernel.layout import Layout
    from theogony.kernel.record import BadRecord, Record

PIPE_WIDTH = 110  # columns of tables in a pipe or a file

Lang = Annotated[str | None, typer.Option("--lang")]
Json = Annotated[bool, typer.Option("--json")]
Content = Annotated[Path | None, typer.Option("--content", metavar="FILE")]
Players = Annotated[int | None, typer.Option("--players", "-p")]


def speak(lang: str | None, game: str = "") -> "Texts":
    """The texts of the wanted language, or a sentence to stderr if there is none."""
    from theogony.i18n import LANGUAGES, Texts, UnknownLanguage, language

    try:
        return Texts(language(lang), game)
    except UnknownLanguage:
        fail(Texts("en")("bad-language", given=str(lang), known=", ".join(LANGUAGES)))


def fail(sentence: str, status: int = 1) -> NoReturn:
    """Say on stderr what went wrong, and end."""
    print(f"theogony: {sentence}", file=sys.stderr)
    raise typer.Exit(status)


def load(name: str, texts: "Texts", content: Path | None = None) -> "Game":
    """The game with this id, with the changed components if a file is given."""
    from theogony import games
    from theogony.kernel.overlay import BadContent

    if name not in games.names():
        fail(texts("bad-game", given=name, known=", ".join(games.names())))
    try:
        return games.get(name, None if content is None else read_bytes(content, texts))
    except BadContent as error:
        fail(texts(f"bad-{error.key}", **{"file": str(content), **error.params}))
    except (ValueError, KeyError, TypeError) as error:
        if content is None:
            raise
        fail(texts("bad-content-inconsistent", reason=str(error)))


def read_bytes(path: Path, texts: "Texts") -> bytes:
    """What the file holds, or a sentence to stderr."""
    try:
        return path.read_bytes()
    except OSError as error:
        fail(texts("bad-file", path=str(path), reason=error.strerror or str(error)))


def read_record(path: Path, texts: "Texts") -> "Record":
    """The record in the file, or a sentence to stderr that names the line."""
    from theogony.kernel.record import BadRecord, parse

    data = read_bytes(path, texts)
    try:
        return parse(data.decode())
    except UnicodeDecodeError:
        fail(texts("bad-not-a-record", line=1))
    except BadRecord as error:
        fail(bad_record(error, texts))


def bad_record(error: "BadRecord", texts: "Texts") -> str:
    """Why a record cannot be replayed, in one sentence."""
    key = error.key
    if key == "record-of-another-ruleset":
        given, known = (str(error.params[name]).partition("+")[0] for name in ("given", "known"))
        if given == known:
            key = "record-needs-content"
    return texts(f"bad-{key}", line=error.line, **error.params)


def under_its_ruleset(game: "Game", record: "Record") -> "Game":
    """The game as it was when the record began, if its components were kept; else the game as it is."""
    from theogony import games
    from theogony.cli.files import kept_content

    if record.game != game.id or record.ruleset == game.ruleset:
        return game
    try:
        return games.under(record.ruleset, lambda mark: kept_content(game.id, mark))
    except (games.UnknownRuleset, ValueError, KeyError, TypeError):  # kept content may have been damaged
        return game


def chosen_options(pairs: list[str], texts: "Texts") -> dict[str, str]:
    """``--option name=value`` as a mapping."""
    found: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            fail(texts("bad-option-form", given=pair))
        found[name.strip()] = value.strip()
    return found


def settled(game: "Game", players: int, options: dict[str, str], texts: "Texts") -> None:
    """The game can be set up like this, or a sentence to stderr says why not."""
    from theogony.kernel.game import BadSetup

    try:
        game.settle(players, options)
    except BadSetup as error:
        fail(texts(f"bad-{error.key}", **error.params))


def usual_seats(game: "Game", options: dict[str, str], wanted: int) -> int:
    """So many seats, or as near to it as the chosen mode comes."""
    low, high = game.mode(options).players
    return max(low, min(wanted, high))


def chosen_bots(names: str, texts: "Texts") -> list[str]:
    """The bots of a list with commas."""
    return [known_bot(name.strip(), texts) for name in names.split(",") if name.strip()]


def known_bot(name: str, texts: "Texts") -> str:
    """The name, if a bot bears it; else a sentence to stderr."""
    from theogony import bots

    if name not in bots.names():
        known = (f"{bot} ({texts(f'bot-{bot}')})" for bot in bots.names())
        fail(texts("bad-bot", given=name, known=", ".join(known)))
    return name


def thinking_time(text: str, texts: "Texts") -> "Budget | None":
    """``--budget``: how long bots think about a move, or None for as long as they like."""
    from theogony.bots import Budget

    try:
        return Budget.parse(text) if text else None
    except ValueError:
        fail(texts("bad-budget", given=text))


def layout_of(game: "Game", texts: "Texts", names: list[str]) -> "Layout":
    """The game's own layout, or the plain one, for players who are named so in a record."""
    from theogony import games
    from theogony.cli.table import shown
    from theogony.kernel.layout import Layout

    own = games.part(game.id, "layout")
    kind: Any = Layout if own is None else own.LAYOUT
    layout = kind(texts, texts.lang, shown(names, texts), game.box)
    assert isinstance(layout, Layout)
    return layout


def own_name() -> str:
    """How this command is called here: by its name where the shell finds it, else by its path."""
    called = Path(sys.argv[0])
    if called.name != "theogony" or shutil.which("theogony"):
        return "theogony"
    return shlex.quote(str(called))


def console(stderr: bool = False) -> "Console":
    """A console that never breaks long lines for a pipe and never fails on a letter the terminal lacks."""
    from rich.console import Console

    stream = sys.stderr if stderr else sys.stdout
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    made = Console(stderr=stderr, highlight=False, emoji=False)
    if not made.is_terminal:
        made = Console(stderr=stderr, highlight=False, emoji=False, soft_wrap=True, width=PIPE_WIDTH)
    return made


def figure(value: float, digits: int, texts: "Texts") -> str:
    """A number as it is written in this language."""
    return f"{value:.{digits}f}".replace(".", texts("balance-decimal"))


def percent(part: float, texts: "Texts") -> str:
    return texts("balance-percent", number=figure(100 * part, 1, texts))


def print_json(value: object) -> None:
    import json

    print(json.dumps(value, ensure_ascii=False, sort_keys=False))
