"""``theogony replay``: a record played again and verified."""

from pathlib import Path
from typing import Annotated

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
    under_its_ruleset,
)


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
    from theogony.cli.screen import Screen
    from theogony.kernel.match import replay as replayed
    from theogony.kernel.record import BadRecord
    from theogony.kernel.state import SPECTATOR

    texts = speak(lang)
    record = read_record(file, texts)
    game = under_its_ruleset(load(record.game, texts, content), record)
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
    screen = Screen(out, game, texts, layout)
    if events:
        screen.events(state.view(SPECTATOR), match.seen_events(SPECTATOR))
    out.print(texts("replayed", moves=moves, game=game.title, ruleset=game.ruleset), markup=False)
    out.print(texts("replayed-hash", hash=state.hash()), markup=False)
    if state.result is None:
        out.print(texts("replayed-open"), markup=False)
        return
    screen.result(state.result, state.sides)
