"""``theogony analyse``: a position of a record with further moves, and what it is worth."""

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
    load,
    print_json,
    read_record,
    speak,
    under_its_ruleset,
)
from theogony.cli.review import AllOpen, Seat, playouts

if TYPE_CHECKING:
    from theogony.analysis.board import BadLine, Board
    from theogony.i18n import Texts
    from theogony.kernel.record import Record


def analyse(
    file: Path,
    at: Annotated[int | None, typer.Option("--at", min=0)] = None,
    seat: Seat = None,
    all_open: AllOpen = False,
    moves: Annotated[str, typer.Option("--moves", "-m")] = "",
    until: Annotated[int | None, typer.Option("--until")] = None,
    deal: Annotated[int, typer.Option("--deal", min=0, max=999_999)] = 0,
    budget: str = "",
    content: Content = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Analyse a position of a game: try moves for every seat, see the chances and the best moves.

    Examples:

        theogony analyse my-game.record --at 120

        theogony analyse my-game.record --at 120 --seat 2 --moves "attack thule>rus; 1: defend 2"

        theogony analyse my-game.record --at 120 --moves "attack thule>rus ~3" --deal 5

        theogony analyse my-game.record --at 120 --open --until 1 --json
    """
    from theogony.analysis.board import BadLine, Board, Stand, read, told
    from theogony.analysis.review import BUDGET, question_of
    from theogony.kernel.match import replay
    from theogony.kernel.record import BadRecord

    texts = speak(lang)
    record = read_record(file, texts)
    game = under_its_ruleset(load(record.game, texts, content), record)
    for given in (seat, until):
        if given is not None and not 1 <= given <= record.seats:
            fail(texts("bad-seat", given=given, players=record.seats))
    if at is not None and at > len(record.entries):
        fail(texts("bad-at", at=at, moves=len(record.entries)))
    depth = playouts(budget, texts) or BUDGET
    where = len(record.entries) if at is None else at
    try:
        if all_open and replay(game, record).state.result is None:
            fail(texts("bad-analyse-open"))
        start = replay(game, record, where)
    except BadRecord as error:
        fail(bad_record(error, texts))
    eyes = question_of(record, None if seat is None else seat - 1).eyes
    board = Board(start, Stand(where, eyes, all_open, deal))
    try:
        board.follow(read(moves))
    except BadLine as bad:
        fail(_why(bad, board, record, texts, lang))
    if until is not None:
        board.lead_to(until - 1)
    mover = board.asked[0] if board.asked else eyes
    with console(stderr=True).status(texts("analysing")):
        worth = board.best(mover, depth) if board.asked else None
        found = told(board, mover, worth)
    if as_json:
        print_json(found)
        return
    from theogony.cli.board import Shower

    Shower(board, found, record, speak(lang, game.id)).show(mover)


def _why(bad: "BadLine", board: "Board", record: "Record", texts: "Texts", lang: str | None) -> str:
    """Why a line cannot be followed, in one sentence, with the clause and what would help."""
    if bad.refusal is None:
        return texts("bad-line-move", number=bad.number, text=bad.text)
    from theogony.cli.common import layout_of

    words = speak(lang, board.game.id)
    layout = layout_of(board.game, words, record.names)
    mover = board.asked[0] if board.asked else board.stand.eyes
    params = layout.readable(board.view(mover), dict(bad.refusal.params))
    reason = words(f"refusal-{bad.refusal.key}", **params)
    said = texts("bad-line-refused", number=bad.number, text=bad.text, reason=reason, clause=bad.refusal.clause)
    return said if not bad.refusal.remedy else f"{said} {words(f'remedy-{bad.refusal.remedy}', **params)}"
