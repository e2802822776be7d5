"""The HTTP side of the analysis board: for all who may see a finished game. The address says all of a position."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request

from theogony.analysis.board import MOST_DEALS, Stand
from theogony.server.boards import Laid, Weighed
from theogony.server.contents import sent_along
from theogony.server.errors import Problem
from theogony.server.http import Json, Services, SignedIn, TableId, With, errors
from theogony.server.limits import address
from theogony.server.line import Asker
from theogony.server.protocol.afterwards import BoardInfo, BoardWorth
from theogony.server.protocol.words import LineText

boards = APIRouter(responses=errors(401, 404, 409, 503))

WHERE = "/api/tables/{table_id}/board"
At = Annotated[int, Query(ge=0, le=1_000_000)]
Eyes = Annotated[int, Query(ge=-1, le=15)]
Mover = Annotated[int | None, Query(ge=0, le=15)]
Open = Annotated[bool, Query(alias="open")]
Deal = Annotated[int, Query(ge=0, lt=MOST_DEALS)]
Moves = Annotated[LineText, Query()]


def _stand(at: At, seat: Eyes = -1, all_open: Open = False, deal: Deal = 0) -> Stand:
    return Stand(at, seat, all_open, deal)


Where = Annotated[Stand, Depends(_stand)]


async def _record(
    use: Services, guest_id: str, table_id: str, stand: Stand, other: int | None
) -> tuple[str, str | None]:
    """The record of a finished game that this guest may see, if it has this position and these seats."""
    use.reviewing.check(guest_id)
    async with use.tables.hold(table_id) as live:
        await use.lobby.check_sees(live, guest_id)
        if not live.started or live.state.result is None:
            raise Problem("not-finished", 409)
        record = live.copy_of_record()
        if stand.at > len(record.entries):
            raise Problem("bad-request", 422, where="at")
        if any(seat is not None and seat >= record.seats for seat in (stand.eyes, other)):
            raise Problem("bad-request", 422, where="seat")
        return record.text(), sent_along(live.game.ruleset)


@boards.get(WHERE, response_model=BoardInfo)
async def get_board(
    table_id: TableId,
    request: Request,
    me: SignedIn,
    use: With,
    stand: Where,
    moves: Moves = "",
    until: Mover = None,
) -> Json:
    """The position with the line; where a move of it is not allowed, the one before it, and why."""
    record, components = await _record(use, me.id, table_id, stand, until)
    wanted = Laid(table_id, record, components, stand, moves, until)
    return Json(await use.librarian.laid(Asker(address(request.scope), me.id), wanted))


@boards.get(f"{WHERE}/worth", response_model=BoardWorth)
async def get_worth(
    table_id: TableId,
    request: Request,
    me: SignedIn,
    use: With,
    stand: Where,
    moves: Moves = "",
    mover: Mover = None,
) -> Json:
    """The chances there, and the best moves of who is asked."""
    record, components = await _record(use, me.id, table_id, stand, mover)
    playouts = use.tables.config.review_playouts
    wanted = Weighed(record, components, stand, moves, mover, playouts)
    return Json(await use.reviewer.worth(Asker(address(request.scope), me.id), wanted))
