"""``theogony play``: a game in the terminal."""

import getpass
import secrets
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from theogony.cli.common import (
    Content,
    Lang,
    Players,
    bad_record,
    chosen_bots,
    chosen_options,
    console,
    fail,
    known_bot,
    layout_of,
    load,
    own_name,
    read_record,
    settled,
    speak,
    thinking_time,
    under_its_ruleset,
    usual_seats,
)

if TYPE_CHECKING:
    from theogony.bots import Budget
    from theogony.cli.screen import Screen
    from theogony.cli.table import Table
    from theogony.i18n import Texts
    from theogony.kernel.game import Game
    from theogony.kernel.match import Match
    from theogony.kernel.sides import Sides

INTERRUPTED = 130
USUAL_PLAYERS = 3


def play(
    game: str,
    players: Players = None,
    seat: Annotated[str, typer.Option("--seat", "-s")] = "1",
    bots: Annotated[str, typer.Option("--bots", "-b")] = "",
    option: Annotated[list[str] | None, typer.Option("--option", "-o")] = None,
    seed: str = "",
    name: str = "",
    budget: str = "",
    hot_seat: Annotated[bool, typer.Option("--hot-seat")] = False,
    resume: Path | None = None,
    last: Annotated[bool, typer.Option("--last")] = False,
    record: Path | None = None,
    content: Content = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal against bots, or several at one keyboard.

    Examples:

        theogony play godstorm

        theogony play godstorm --players 4 --bots greedy,random --lang fr

        theogony play godstorm --players 3 --hot-seat --name Ada,Ben,Cleo

        theogony play godstorm --last

        theogony play godstorm --resume my-game.record

        theogony play godstorm --option mode=classic --option rounds=10
    """
    from theogony.cli.files import last_save
    from theogony.kernel.match import Match

    texts = speak(lang, game)
    loaded = load(game, texts, content)
    if last:
        resume = last_save(game) or fail(texts("no-last", game=loaded.title))
    if resume is not None:
        match = _resumed(loaded, resume, texts)
    else:
        options = loaded.for_people(chosen_options(option or [], texts))
        count = usual_seats(loaded, options, USUAL_PLAYERS) if players is None else players
        settled(loaded, count, options, texts)
        own = _own_seats(seat, loaded.mode(options).sides(count), texts)
        names = _names(count, own, chosen_bots(bots, texts), name, hot_seat, texts)
        match = Match(loaded, count, options, seed or secrets.token_hex(8), names)
    path = _path(loaded, resume, record, texts)
    raise typer.Exit(run(match, path, texts, thinking_time(budget, texts)))


def _own_seats(given: str, sides: "Sides", texts: "Texts") -> list[int]:
    """``--seat``: one seat, or several of one side."""
    seats = [part.strip() for part in given.split(",")]
    for seat in seats:
        if not seat.isdecimal() or not 1 <= int(seat) <= len(sides.of):
            fail(texts("bad-seat", given=seat, players=len(sides.of)))
    own = sorted({int(seat) - 1 for seat in seats})
    if len({sides.of[seat] for seat in own}) > 1:
        fail(texts("bad-seats-of-sides", given=given))
    return own


def _names(players: int, own: list[int], wanted: list[str], name: str, hot_seat: bool, texts: "Texts") -> list[str]:
    """Who sits where, as the record says it."""
    from theogony.bots import names as bot_names
    from theogony.kernel.record import BOT

    if len(wanted) > players - (1 if hot_seat else len(own)):
        fail(texts("bad-bot-count-play", bots=len(wanted), players=players))
    given = [one.strip() for one in name.split(",") if one.strip()]
    people = list(range(players - len(wanted))) if hot_seat else own
    named = iter(given if hot_seat else [given[0] if given else login()] * len(own))
    filling = iter(range(players))
    default = wanted or [bot_names()[-1]]  # they are listed weakest first
    return [
        next(named, texts("player-number", number=at + 1))
        if at in people
        else BOT + default[next(filling) % len(default)]
        for at in range(players)
    ]


def login() -> str:
    try:
        return getpass.getuser().capitalize()
    except (OSError, KeyError):
        return "1"


def _resumed(game: "Game", path: Path, texts: "Texts") -> "Match":
    from theogony.kernel.match import replay
    from theogony.kernel.record import BadRecord

    record = read_record(path, texts)
    try:
        return replay(under_its_ruleset(game, record), record)
    except BadRecord as error:
        fail(bad_record(error, texts))


def _path(game: "Game", resume: Path | None, record: Path | None, texts: "Texts") -> Path:
    from theogony.cli.files import fresh_save

    if record is not None:
        if record != resume and record.is_file() and record.stat().st_size:
            fail(texts("bad-record-exists", path=str(record)))
        return record
    return resume if resume is not None else fresh_save(game.id)


def run(match: "Match", path: Path, texts: "Texts", budget: "Budget | None" = None) -> int:
    """Play the match and return the exit status: 0 if it is saved."""
    from theogony.cli.commands import Leave
    from theogony.cli.keyboard import open_input
    from theogony.cli.screen import Screen
    from theogony.cli.session import Session
    from theogony.cli.table import Table

    table = Table(match, path)
    out = console()
    layout = layout_of(match.game, texts, match.record.names)
    screen = Screen(out, match.game, texts, layout)
    session = Session(table, screen, open_input(_history()), _bots(table, texts, budget))
    screen.say("welcome", title=match.game.title, path=str(path))
    screen.say("welcome-help", commitment=match.record.commitment[:16])
    status = 0
    try:
        session.play()
    except Leave:
        pass
    except KeyboardInterrupt:
        status = INTERRUPTED
    return _close(table, screen, status)


def _close(table: "Table", screen: "Screen", status: int) -> int:
    from theogony.cli.files import CannotWrite

    match = table.match
    if match.state.result is not None:
        _show_result(table, screen)
    try:
        table.save()
    except CannotWrite as error:
        print(f"theogony: {screen.texts(error.key, **error.params)}", file=sys.stderr)
        return 1
    if match.state.result is not None:
        screen.say("finished-saved", path=str(table.path), seed=match.record.seed)
    else:
        command = f"{own_name()} play {match.game.id} --resume {shlex.quote(str(table.path))}"
        screen.say("left", path=str(table.path), command=command)
    return status


def _show_result(table: "Table", screen: "Screen") -> None:
    result = table.match.state.result
    assert result is not None
    screen.line()
    seat = table.humans[0] if table.humans else -1
    screen.players(table.view(seat))
    screen.result(result, table.match.state.sides)


def _bots(table: "Table", texts: "Texts", budget: "Budget | None") -> dict[int, Any]:
    from theogony import bots

    seed = table.match.record.seed
    made: dict[int, Any] = {}
    for seat, bot in table.bots.items():
        made[seat] = bots.make(known_bot(bot, texts), table.match.game.id, f"bot/{seed}/{seat}", budget)
    return made


def _history() -> Path | None:
    """Where typed lines are kept from game to game, if that folder can be written."""
    from theogony.cli.files import saves

    folder = saves().parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder / "history"
