"""``theogony replay``: a record played again and verified."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from theogony.cli.common import (
    Content,
    Json,
    Lang,
    bad_record,
    console,
    fail,
    layout_of,
    load,
    print_json,
    read_record,
    speak,
)

if TYPE_CHECKING:
    from rich.console import Console

    from theogony.i18n import Texts
    from theogony.kernel.layout import Layout
    from theogony.kernel.match import Match


def replay(
    file: Path,
    at: Annotated[int | None, typer.Option("--at", min=0)] = None,
    events: Annotated[bool, typer.Option("--events")] = False,
    content: Content = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Replay a saved game and verify it.

    Every move, every die and the final position are checked.

    Examples:

        theogony replay my-game.record

        theogony replay my-game.record --at 120 --events

        theogony replay my-game.record --json
    """
    from theogony.kernel.match import replay as replayed
    from theogony.kernel.record import BadRecord

    texts = speak(lang)
    record = read_record(file, texts)
    game = load(record.game, texts, content)
    if at is not None and at > len(record.entries):
        fail(texts("bad-at", at=at, moves=len(record.entries)))
    try:
        match = replayed(game, record, at)
    except BadRecord as error:
        fail(bad_record(error, texts))
    state = match.state
    moves = len(match.record.entries)
    if as_json:
        result = None if state.result is None else state.result.as_dict()
        print_json({"game": game.id, "ruleset": game.ruleset, "moves": moves, "hash": state.hash(), "result": result})
        return
    out = console()
    texts = speak(lang, game.id)
    layout = layout_of(game, texts, match.record.names)
    if events:
        _tell(match, texts, layout, out)
    out.print(texts("replayed", moves=moves, game=game.title, ruleset=game.ruleset), markup=False)
    out.print(texts("replayed-hash", hash=state.hash()), markup=False)
    if state.result is None:
        out.print(texts("replayed-open"), markup=False)
        return
    for seat in sorted(range(match.record.seats), key=state.result.ranks.__getitem__):
        score = state.result.scores[seat]
        out.print(texts("rank", rank=state.result.ranks[seat], name=layout.names[seat], score=score), markup=False)


def _tell(match: "Match", texts: "Texts", layout: "Layout", out: "Console") -> None:
    """All events of the match, as a spectator saw them."""
    from theogony.cli.screen import Screen
    from theogony.kernel.state import SPECTATOR

    screen = Screen(out, match.game, texts, layout)
    screen.events(match.state.view(SPECTATOR), match.seen_events(SPECTATOR))
