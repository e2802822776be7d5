"""What other processes do for the analysis board: lay out a position with its line, weigh it, fork a record there."""

from dataclasses import dataclass
from typing import Any

import orjson

from theogony.analysis.board import BadLine, Board, Stand, played_on, read, worth_told, written
from theogony.kernel.match import replay
from theogony.kernel.record import Entry, parse
from theogony.kernel.step import Seal
from theogony.server import pictures
from theogony.server.replays import reel_of
from theogony.server.thinker import game_in

Json = dict[str, Any]


@dataclass(frozen=True)
class Laid:
    """A position of a record with a line, with all that can be done there: JSON, ready to be sent. Work for others."""

    table: str
    record: str
    components: str | None
    stand: Stand
    moves: str
    until: int | None = None  # the others move until this seat is asked

    def carry_out(self) -> bytes | str:
        board, bad = _laid(self.record, self.components, self.stand, self.moves)
        if bad is not None and bad.refusal is None:
            return "moves"
        if self.until is not None and bad is None:
            board.lead_to(self.until)
        of = len(reel_of(self.record, self.components).record.entries)
        return orjson.dumps({"table": self.table, "of": of, **_shown(board, bad)})


@dataclass(frozen=True)
class Weighed:
    """The chances of a position with its line, and the best moves of a seat that is asked there. Work for others."""

    record: str
    components: str | None
    stand: Stand
    moves: str
    seat: int | None  # none: who is asked first
    budget: int

    def carry_out(self) -> Json | str:
        board, bad = _laid(self.record, self.components, self.stand, self.moves)
        if bad is not None:
            return "moves"
        asked = board.asked
        if self.seat is not None and asked and self.seat not in asked:
            return "mover"
        seat = self.seat if self.seat is not None else asked[0] if asked else self.stand.eyes
        return worth_told(board, seat, board.best(seat, self.budget) if asked else None)


@dataclass(frozen=True)
class Fork:
    """The moves of a table that is played on from here, and who is asked there; a word for what is wrong. Work for
    others. What lies under an open seal is not taken along."""

    record: str
    components: str | None
    at: int
    moves: str = ""

    def carry_out(self) -> tuple[list[tuple[int, str, list[int]]], list[int]] | str:
        if not self.moves:
            reel = reel_of(self.record, self.components)
            return _plain(reel.record.entries[: self.at]), reel.asked(self.at)
        record = parse(self.record)
        match = replay(game_in(record.ruleset, self.components), record, self.at)
        try:
            played_on(match, read(self.moves))
        except BadLine:
            return "moves"
        top = match.state.agenda[-1] if match.state.agenda else None
        asked = top.prompts if isinstance(top, Seal) else match.state.prompts()
        return _plain(match.record.entries[: match.unsealed]), [prompt.seat for prompt in asked]


def _plain(entries: list[Entry]) -> list[tuple[int, str, list[int]]]:
    return [(entry.seat, entry.move, entry.chance) for entry in entries]


def _laid(record: str, components: str | None, stand: Stand, moves: str) -> tuple[Board, BadLine | None]:
    """The board as far as the line can be followed, and where it cannot."""
    board = Board(reel_of(record, components).standing(stand.at), stand)
    try:
        board.follow(read(moves))
    except BadLine as bad:
        return board, bad
    return board, None


def _shown(board: Board, bad: BadLine | None) -> Json:
    state, stand = board.state, board.stand
    top = state.agenda[-1] if state.agenda else None
    return {
        "at": stand.at,
        "seat": stand.eyes,
        "open": stand.all_open,
        "deal": stand.deal,
        "moves": written(board.line),
        "line": [
            {
                "seat": made.seat,
                "move": pictures.option(board.game, board.game.moves.parse(made.move)),
                "roll": made.roll,
                "chance": made.chance,
                "events": [event.seen_by(made.seat) for event in made.events],
            }
            for made in board.line
        ],
        "refused": None if bad is None else _refused(bad),
        "asked": board.asked,
        "view": board.view(stand.eyes),
        "faces": [_face(board, seat) for seat in board.asked],
        "seal": isinstance(top, Seal) and top.shows,
        "result": None if state.result is None else state.result.as_dict(),
    }


def _refused(bad: BadLine) -> Json:
    return {"number": bad.number, "text": bad.text, "refusal": pictures.as_dict(bad.refusal)}


def _face(board: Board, seat: int) -> Json:
    """The board as a seat sees it that is asked here, with its question."""
    view = board.view(seat)
    prompt_id = f"b{board.stand.at}.{board.stand.deal}.{len(board.line)}"
    ask = pictures.asked(board.game, board.state, seat, prompt_id, view)
    return {"seat": seat, "view": view, "ask": ask, "odds": board.odds(seat)}
