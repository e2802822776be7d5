"""The HTTP side of reviews: begun, looked at, stopped, and learned from by those who played."""

from typing import Annotated

from fastapi import APIRouter, Query, Request

from theogony.server.errors import Problem, not_yours
from theogony.server.http import Json, Services, SignedIn, TableId, With, errors
from theogony.server.limits import address
from theogony.server.line import Asker
from theogony.server.protocol.afterwards import ReviewAnswer, ReviewChoices, ReviewInfo
from theogony.server.protocol.requests import ReviewTry, ReviewWanted
from theogony.server.reviewer import Subject

reviews = APIRouter(responses=errors(401, 403, 404, 409))

WHERE = "/api/tables/{table_id}/review"
SeatAsked = Annotated[int | None, Query(ge=0, le=15)]
OpenAsked = Annotated[bool, Query(alias="open")]


async def _subject(use: Services, guest_id: str, table_id: str, seat: int | None, all_open: bool) -> Subject:
    """The finished game of somebody who played it, through his own eyes unless he asks for others."""
    use.reviewing.check(guest_id)
    async with use.tables.hold(table_id) as live:
        await use.lobby.check_sees(live, guest_id)
        own = live.seats_of(guest_id)
        if not own:
            raise not_yours()
        if not live.started or live.state.result is None:
            raise Problem("not-finished", 409)
        wanted = own[0] if seat is None else seat
        if wanted >= live.match.record.seats:
            raise Problem("bad-request", 422, where="seat")
        return Subject.of(live, wanted, all_open, use.tables.config.review_playouts)


@reviews.get(WHERE, response_model=ReviewInfo)
async def get_review(
    table_id: TableId, me: SignedIn, use: With, seat: SeatAsked = None, all_open: OpenAsked = False
) -> Json:
    return Json(await use.reviewer.look(await _subject(use, me.id, table_id, seat, all_open)))


@reviews.post(WHERE, response_model=ReviewInfo)
async def post_review(table_id: TableId, wanted: ReviewWanted, request: Request, me: SignedIn, use: With) -> Json:
    subject = await _subject(use, me.id, table_id, wanted.seat, wanted.open)
    return Json(await use.reviewer.begin(Asker(address(request.scope), me.id), subject))


@reviews.delete(WHERE, response_model=ReviewInfo)
async def delete_review(
    table_id: TableId, me: SignedIn, use: With, seat: SeatAsked = None, all_open: OpenAsked = False
) -> Json:
    """Stopped by who has begun it; an opponent cannot."""
    return Json(await use.reviewer.stop(me.id, await _subject(use, me.id, table_id, seat, all_open)))


@reviews.get(f"{WHERE}/choices", response_model=ReviewChoices, responses=errors(503))
async def get_choices(
    table_id: TableId,
    request: Request,
    me: SignedIn,
    use: With,
    at: Annotated[int, Query(ge=0, le=1_000_000)],
    seat: SeatAsked = None,
    all_open: OpenAsked = False,
) -> Json:
    """All that could be done at a decision that was judged: the answers to an exercise."""
    subject = await _subject(use, me.id, table_id, seat, all_open)
    options = await use.reviewer.choices(Asker(address(request.scope), me.id), subject, at)
    return Json({"at": at, "options": options})


@reviews.post(f"{WHERE}/answer", response_model=ReviewAnswer, responses=errors(503))
async def post_answer(table_id: TableId, wanted: ReviewTry, request: Request, me: SignedIn, use: With) -> Json:
    subject = await _subject(use, me.id, table_id, wanted.seat, wanted.open)
    asker = Asker(address(request.scope), me.id)
    return Json(await use.reviewer.answer(asker, subject, wanted.at, wanted.move))
