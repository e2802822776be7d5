"""The HTTP side of the protocol."""

import asyncio
import secrets
import time
from typing import Annotated, Any

import orjson
import structlog
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import FileResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import theogony
from theogony.i18n.rulebook import drawing
from theogony.server import auth, library, metrics, replays
from theogony.server.bans import Bans
from theogony.server.contents import sent_along
from theogony.server.errors import Problem, not_found, not_signed_in
from theogony.server.librarian import Librarian
from theogony.server.limits import Rates, address
from theogony.server.line import Asker
from theogony.server.lobby import Lobby, game_of
from theogony.server.protocol.afterwards import Replay
from theogony.server.protocol.house import Content, ErrorAnswer, Games, Health, Me, NewToken, Rules
from theogony.server.protocol.requests import Join, Learn, NewGuest, NewTable, PlayOn, Recover, Start
from theogony.server.protocol.tables import Invitation, TableInfo, TableLists
from theogony.server.protocol.words import Code
from theogony.server.reviewer import Reviewer
from theogony.server.store.models import GuestRow
from theogony.server.tables import Tables

MOST_STEPS = 200

log = structlog.get_logger("theogony.http")


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    return {status: {"model": ErrorAnswer} for status in sorted({400, 413, 422, 429, *statuses})}


PLAIN_TEXT: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}

api = APIRouter(responses=errors())


class Json(Response):
    """An answer that is JSON already."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return content if isinstance(content, bytes) else orjson.dumps(content)


class Services:
    """What the routes work with; one per application, at ``app.state.services``."""

    def __init__(self, tables: Tables, librarian: Librarian, reviewer: Reviewer, bans: Bans) -> None:
        limits = tables.config.limits
        self.reviewer = reviewer
        self.bans = bans
        self.tables = tables
        self.repo = tables.repo
        self.librarian = librarian
        self.lobby = Lobby(tables, librarian)
        self.new_guests = Rates(limits.new_guests)
        self.new_tables = Rates(limits.new_tables)
        self.new_tables_by_address = Rates(limits.new_tables_per_address)
        self.tokens = Rates(limits.tokens)
        self.invites = Rates(limits.invites)
        self.reviewing = Rates(limits.reviewing)
        self._looking: asyncio.Task[bool] | None = None
        self._looked = 0.0

    async def check_new_table(self, guest_id: str, where: str) -> None:
        """Raises when the guest, or its address, has made enough tables for now."""
        self.new_tables.check(guest_id)
        self.new_tables_by_address.check(where)
        made, own = await self.repo.tables_made(guest_id)
        most = self.tables.config.limits.tables_per_guest if own is None else own
        if made >= most:
            raise Problem("too-many-tables", 409, most=most)

    async def is_well(self) -> bool:
        """Whether the store takes writes and the hub answers. Looked at once a second at most, whoever asks."""
        if self._looking is None or (self._looking.done() and time.monotonic() > self._looked + 1.0):
            self._looking, self._looked = asyncio.create_task(self._look()), time.monotonic()
        return await asyncio.shield(self._looking)

    async def _look(self) -> bool:
        try:
            async with asyncio.timeout(3):
                await self.repo.write_pulse()
                await self.tables.hub.ping()
        except Exception as error:
            log.error("not well", fault=error.__cause__ or error)
            return False
        return True


async def services(request: Request) -> Services:
    """Awaits nothing, but what is not async FastAPI calls in a thread."""
    found = request.app.state.services
    assert isinstance(found, Services)
    return found


async def maybe_guest(request: Request) -> GuestRow | None:
    use = await services(request)
    found = await auth.guest_of(request, use.repo)
    if found is not None and use.bans.guest(found.id):
        raise Problem("banned", 403)
    return found


async def guest(request: Request) -> GuestRow:
    found = await maybe_guest(request)
    if found is None:
        raise not_signed_in()
    return found


With = Annotated[Services, Depends(services)]
MaybeGuest = Annotated[GuestRow | None, Depends(maybe_guest)]
SignedIn = Annotated[GuestRow, Depends(guest)]
TableId = Annotated[str, Path(pattern=r"^[a-z0-9]{14}$")]
LessonId = Annotated[str, Path(pattern=r"^[a-z0-9_-]{1,60}$")]
GameId = Annotated[str, Path(pattern=r"^[a-z0-9_]{1,40}$")]
Lang = Annotated[str, Path(pattern="^[a-z]{2}$")]


def _me(row: GuestRow | None) -> dict[str, Any]:
    return {"guest": None if row is None else {"id": row.id, "name": row.name}}


# -- games ---------------------------------------------------------------------------------------------------------


@api.get("/api/games", response_model=Games)
async def get_games() -> Json:
    return Json({"games": library.game_infos()})


@api.get("/api/games/{game_id}/content", response_model=Content, responses=errors(404))
async def get_content(
    game_id: GameId, request: Request, ruleset: Annotated[str, Query(max_length=60)] = ""
) -> Response:
    """The components of the game today, or those of a table's ruleset."""
    wanted = ruleset or game_of(game_id).ruleset
    if wanted.partition("@")[0] != game_id:
        raise not_found()
    body, tag = await asyncio.to_thread(library.content, wanted)
    headers = {"etag": tag, "cache-control": "public, max-age=300"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Json(body, headers=headers)


@api.get("/api/games/{game_id}/rules", response_model=Rules, responses=errors(404))
async def get_rules(game_id: GameId, lang: Annotated[str, Query(pattern="^[a-z]{2}$")] = "en") -> Json:
    return Json(library.rules(game_of(game_id).id, lang), headers={"cache-control": "public, max-age=300"})


@api.get("/api/drawings/{name}", response_class=FileResponse, responses=errors(404))
async def get_drawing(name: Annotated[str, Path(pattern=r"^[a-z0-9.-]{1,80}$")]) -> FileResponse:
    """A drawing of the two pages that say how a game is played."""
    file = drawing(name)
    if file is None:
        raise not_found()
    return FileResponse(file, headers={"cache-control": "public, max-age=300"})


@api.get("/api/i18n/{lang}", response_class=Response, responses={**errors(404), **PLAIN_TEXT})
async def get_texts(lang: Lang) -> PlainTextResponse:
    return PlainTextResponse(library.texts(lang), headers={"cache-control": "public, max-age=300"})


@api.get("/api/games/{game_id}/i18n/{lang}", response_class=Response, responses={**errors(404), **PLAIN_TEXT})
async def get_game_texts(game_id: GameId, lang: Lang) -> PlainTextResponse:
    return PlainTextResponse(library.texts(lang, game_of(game_id).id), headers={"cache-control": "public, max-age=300"})


# -- guests --------------------------------------------------------------------------------------------------------


@api.get("/api/me", response_model=Me)
async def get_me(me: MaybeGuest) -> Json:
    return Json(_me(me))


@api.post("/api/me", response_model=Me)
async def post_me(wanted: NewGuest, request: Request, me: MaybeGuest, use: With) -> Json:
    if me is not None:
        await use.repo.rename_guest(me.id, wanted.name)
        return Json({"guest": {"id": me.id, "name": wanted.name}})
    use.new_guests.check(address(request.scope))
    row, token = await auth.new_guest(use.repo, wanted.name)
    answer = Json(_me(row))
    auth.set_cookie(answer, token, request.url.scheme == "https")
    return answer


@api.post("/api/me/recovery", response_model=NewToken, responses=errors(401))
async def post_recovery(me: SignedIn, use: With) -> Json:
    use.tokens.check(me.id)
    token, expires = await auth.new_recovery(use.repo, me)
    return Json({"token": token, "expires": expires})


@api.post("/api/me/recover", response_model=Me, responses=errors(403))
async def post_recover(wanted: Recover, request: Request, use: With) -> Json:
    use.tokens.check(address(request.scope))
    row, token = await auth.recover(use.repo, wanted.token)
    answer = Json(_me(row))
    auth.set_cookie(answer, token, request.url.scheme == "https")
    return answer


# -- tables --------------------------------------------------------------------------------------------------------


@api.get("/api/tables", response_model=TableLists)
async def get_tables(me: MaybeGuest, use: With) -> Json:
    return Json(await use.lobby.lists(me.id if me else None))


@api.post("/api/tables", response_model=TableInfo, status_code=201, responses=errors(401, 404, 409))
async def post_table(wanted: NewTable, request: Request, me: SignedIn, use: With) -> Json:
    where = address(request.scope)
    await use.check_new_table(me.id, where)
    return await _made(use, await use.lobby.make(me, wanted, where), me)


async def _made(use: Services, table_id: str, me: GuestRow) -> Json:
    async with use.tables.hold(table_id) as live:
        return Json(use.lobby.info(live, me.id), status_code=201)


@api.get("/api/tables/{table_id}", response_model=TableInfo, responses=errors(404))
async def get_table(table_id: TableId, me: MaybeGuest, use: With) -> Json:
    guest_id = me.id if me else None
    async with use.tables.hold(table_id) as live:
        await use.lobby.check_sees(live, guest_id)
        return Json(use.lobby.info(live, guest_id))


@api.post("/api/tables/{table_id}/join", response_model=TableInfo, responses=errors(401, 403, 404, 409))
async def post_join(table_id: TableId, wanted: Join, request: Request, me: SignedIn, use: With) -> Json:
    if wanted.invite is not None:
        use.invites.check(address(request.scope))
    return Json(await use.lobby.join(me, table_id, wanted))


@api.post("/api/tables/{table_id}/leave", response_model=TableInfo, responses=errors(401, 403, 404, 409))
async def post_leave(table_id: TableId, me: SignedIn, use: With) -> Json:
    return Json(await use.lobby.leave(me, table_id))


@api.post(
    "/api/tables/{table_id}/again", response_model=TableInfo, status_code=201, responses=errors(401, 403, 404, 409)
)
async def post_again(table_id: TableId, request: Request, me: SignedIn, use: With) -> Json:
    where = address(request.scope)
    if await use.lobby.repo.opened_again(table_id) is None:  # who sits down where it waits makes none
        await use.check_new_table(me.id, where)
    return await _made(use, await use.lobby.again(me, table_id, where), me)


@api.post("/api/tables/{table_id}/start", response_model=TableInfo, responses=errors(401, 403, 404, 409))
async def post_start(table_id: TableId, wanted: Start, me: SignedIn, use: With) -> Json:
    return Json(await use.lobby.start(me, table_id, wanted.fill))


@api.post("/api/tables/{table_id}/invite", response_model=Invitation, responses=errors(401, 403, 404))
async def post_invite(table_id: TableId, me: SignedIn, use: With) -> Json:
    use.tokens.check(me.id)
    return Json({"table": table_id, "code": await use.lobby.invite(me, table_id)})


@api.get("/api/invites/{code}", response_model=Invitation, responses=errors(403))
async def get_invite(code: Code, request: Request, use: With) -> Json:
    use.invites.check(address(request.scope))
    return Json({"table": await use.lobby.invited_to(code), "code": code})


@api.get("/api/tables/{table_id}/record", response_class=Response, responses={**errors(404, 409), **PLAIN_TEXT})
async def get_record(table_id: TableId, me: MaybeGuest, use: With) -> PlainTextResponse:
    text = await use.lobby.record(me.id if me else None, table_id)
    named = {"content-disposition": f'attachment; filename="{table_id}.theogony"'}
    return PlainTextResponse(text, headers=named)


@api.get("/api/tables/{table_id}/replay", response_model=Replay, responses=errors(403, 404, 409, 503))
async def get_replay(
    table_id: TableId,
    request: Request,
    me: MaybeGuest,
    use: With,
    seat: Annotated[str, Query(pattern=r"^(-1|\d{1,2}|open)$")] = "-1",
    first: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_STEPS)] = 50,
) -> Json:
    guest_id = me.id if me else None
    async with use.tables.hold(table_id) as live:
        await use.lobby.check_sees(live, guest_id)
        record = live.match.record
        if seat not in ("open", "-1") and int(seat) >= record.seats:
            raise Problem("bad-request", 422, where="seat")
        if live.state.result is None and seat != "-1":
            if seat == "open":
                raise Problem("not-finished", 409)
            if int(seat) not in live.seats_of(guest_id):
                raise Problem("not-yours", 403)
        known = live.copy_of_record()
        first = min(first, len(known.entries) + 1)  # behind the end there is one page only, without steps
        wanted = replays.Pages(table_id, known.text(), sent_along(live.game.ruleset), seat, first, count)
    asker = Asker(address(request.scope), guest_id or "")
    return Json(await use.librarian.pages(asker, wanted))


@api.post(
    "/api/tables/{table_id}/play-on", response_model=TableInfo, status_code=201, responses=errors(401, 404, 409, 503)
)
async def post_play_on(table_id: TableId, wanted: PlayOn, request: Request, me: SignedIn, use: With) -> Json:
    where = address(request.scope)
    await use.check_new_table(me.id, where)
    return await _made(use, await use.lobby.play_on(Asker(where, me.id), me, table_id, wanted), me)


@api.post("/api/lessons/{lesson_id}", response_model=TableInfo, status_code=201, responses=errors(401, 404, 409))
async def post_lesson(lesson_id: LessonId, wanted: Learn, request: Request, me: SignedIn, use: With) -> Json:
    """The table at which the lesson is given: the one that was left, or a new one."""
    where = address(request.scope)
    table_id = None if wanted.again else await use.lobby.chapter_left(me, lesson_id, wanted)
    if table_id is None:
        await use.check_new_table(me.id, where)
        table_id = await use.lobby.teach(me, lesson_id, wanted)
    return await _made(use, table_id, me)


# -- for those who run the server ----------------------------------------------------------------------------------


@api.get("/health", response_model=Health, responses={503: {"model": ErrorAnswer}})
async def get_health(use: With) -> Json:
    if not await use.is_well():
        raise Problem("not-ready", 503)
    return Json({"status": "ok", "version": theogony.__version__})


@api.get("/metrics", response_class=PlainTextResponse, include_in_schema=False)
async def get_metrics(request: Request, use: With) -> Response:
    token = use.tables.config.metrics_token
    given = request.headers.get("authorization", "").encode()
    if not token or not secrets.compare_digest(given, f"Bearer {token}".encode()):
        raise not_found()
    return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)
