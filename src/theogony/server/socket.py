"""One client's socket at a table: reads commands, answers each once, and passes on what the table tells."""

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from functools import cache
from typing import Any

import orjson
import structlog
from prometheus_client import Counter
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from theogony.analysis.odds import knows_odds
from theogony.kernel.move import UnknownMove
from theogony.kernel.state import SPECTATOR
from theogony.server import metrics, pictures
from theogony.server.bots import known_position
from theogony.server.config import Config
from theogony.server.errors import Problem
from theogony.server.front import AT_ONCE
from theogony.server.limits import Bucket, Door
from theogony.server.line import Asker
from theogony.server.live import Answer, Live
from theogony.server.protocol.commands import (
    CLIENT_FRAME,
    ChatCommand,
    ClientFrame,
    EchoCommand,
    HintCommand,
    LogCommand,
    MoveCommand,
    OddsCommand,
    SeatCommand,
    SinceCommand,
    UndoCommand,
    UndoVoteCommand,
    WhyCommand,
)
from theogony.server.store.appender import Unavailable
from theogony.server.store.models import GuestRow
from theogony.server.tables import Tables
from theogony.server.thinkers import Thinkers

TOO_FAST = 4429
TOO_SLOW = 4408
NO_GAME = 4410  # its rules are gone or its log is damaged: the table can be seen, left and exported
GOING_AWAY = 1001
FAREWELL_SECONDS = 2.0
POLITE = 20  # so many frames over the limit are all answered
COMMANDS = frozenset(("move", "why", "hint", "odds", "undo", "undo_vote", "chat", "since", "log", "seat", "echo"))

log = structlog.get_logger("theogony.socket")


class TableSocket:
    """A socket. ``run`` lives as long as the connection."""

    def __init__(
        self,
        websocket: WebSocket,
        table_id: str,
        guest: GuestRow | None,
        where: str,
        door: Door,
        tables: Tables,
        thinkers: Thinkers,
    ) -> None:
        self.id = secrets.token_hex(8)
        self.websocket = websocket
        self.table_id = table_id
        self.guest = guest
        self.guest_id = guest.id if guest else None
        self.door = door
        self.tables = tables
        self.thinkers = thinkers
        self.asker = Asker(where, self.guest_id or "")
        self.seat = SPECTATOR
        self.seats: list[int] = []
        self.seq = -1
        self.ready = False
        limits = self.config.limits
        self._send_at_once: Callable[[bytes], bool] = websocket.scope["extensions"].get(AT_ONCE, lambda frame: False)
        self._outbox: asyncio.Queue[bytes | int] = asyncio.Queue(limits.outbox)
        self._unsent = 0  # frames that wait, in the outbox or to be written
        self._frames = Bucket(limits.frames)
        self._chat = Bucket(limits.chat)
        self._over = 0
        self._errands: set[asyncio.Task[None]] = set()
        self._closing = asyncio.Event()

    @property
    def config(self) -> Config:
        return self.tables.config

    # -- out -------------------------------------------------------------------------------------------------------

    def send(self, frame: bytes) -> None:
        """Queue a frame. A client that does not keep up is let go; it comes back with ``since``."""
        if self._closing.is_set() or (not self._unsent and self._send_at_once(frame)):
            return
        if self._outbox.qsize() >= self.config.limits.outbox - 1:
            self.close(TOO_SLOW)
        else:
            self._unsent += 1
            self._outbox.put_nowait(frame)

    def close(self, code: int) -> None:
        """End the connection after what is queued."""
        if not self._closing.is_set():
            self._closing.set()
            self._outbox.put_nowait(code)

    def answer(self, answer: Answer) -> None:
        self.send(orjson.dumps(answer))

    async def _write(self) -> None:
        while True:
            frame = await self._outbox.get()
            if isinstance(frame, int):
                await self.websocket.close(frame)
                return
            await self.websocket.send_text(frame.decode())
            self._unsent -= 1

    # -- life ------------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Serve the connection until either side ends it."""
        await self.websocket.accept()
        metrics.SOCKETS.inc()
        tasks = [asyncio.create_task(work) for work in (self._write(), self._serve_all(), self._give_up())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._closing.set()
            metrics.SOCKETS.dec()
            for task in (*tasks, *self._errands):
                task.cancel()
            await asyncio.gather(*tasks, *self._errands, return_exceptions=True)
            await self._depart()
            if self.websocket.application_state != WebSocketState.DISCONNECTED:
                await _quietly(asyncio.wait_for(self.websocket.close(), FAREWELL_SECONDS))

    async def _serve_all(self) -> None:
        try:
            async with self.door.enter(self.asker.address):
                await self._arrive()
            await self._read()
        except WebSocketDisconnect:
            pass
        except Exception as error:
            log.error("socket failed", table=self.table_id, fault=error)

    async def _give_up(self) -> None:
        """End a closing connection whose client does not take what is queued."""
        await self._closing.wait()
        await asyncio.sleep(FAREWELL_SECONDS)

    async def _arrive(self) -> None:
        if self.guest_id:
            self.thinkers.note_home(self.guest_id, self.asker.address)
        first = self.tables.rooms.enter(self.table_id, self)
        if first:
            await self.tables.hub.watch(self.table_id)
            if not self.tables.hub.alone:  # nobody here listened until now
                self.tables.doubt(self.table_id)
        async with self.tables.hold(self.table_id) as live:
            await self._take_back(live)
            self.tables.rooms.tell_table_to(live, self)
            await self.tables.hub.arrive(self.table_id, self.id, self.seats)
            if live.broken is not None:
                self.close(NO_GAME)
                return
            if live.started:
                self.tables.rooms.show(live, self, "first")
        lines = await self.tables.repo.chat(self.table_id)
        self.send(orjson.dumps({"push": "chat", "lines": [pictures.chat_line(line) for line in lines]}))
        await self.tables.tell_presence(self.table_id)
        self.tables.wake_bots(self.table_id)

    async def _take_back(self, live: Live) -> None:
        """Whoever is back plays again, where a bot stood in for the lost connection."""
        away = any(live.seats[seat].stand_in == "away" for seat in live.seats_of(self.guest_id))
        if away and self.guest_id and await self.tables.repo.set_stand_in(live.id, self.guest_id, ["away"], ""):
            await self.tables.changed(live)

    async def _depart(self) -> None:
        last = self.tables.rooms.leave(self.table_id, self)
        await _quietly(self.tables.hub.depart(self.table_id, self.id))
        if last:
            await _quietly(self.tables.hub.unwatch(self.table_id))
        await _quietly(self.tables.tell_presence(self.table_id))

    async def _read(self) -> None:
        while not self._closing.is_set():
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if not self._frames.take():
                self._refuse_flood(text)
            elif text is None:
                self._say_no(None, Problem("bad-request", where="frame"))
            else:
                self._over = 0
                await self._serve(text)

    def _refuse_flood(self, text: str | None) -> None:
        """Every hasty command is told to wait; a flood gets fewer and fewer answers, and then none."""
        self._over += 1
        if self._over > self.config.limits.frames_over:
            self.close(TOO_FAST)
        elif self._over <= POLITE or self._over % POLITE == 0:
            self._say_no(_id_in(text), Problem("too-fast", seconds=self._frames.wait()))

    # -- in --------------------------------------------------------------------------------------------------------

    async def _serve(self, text: str) -> None:
        began = time.perf_counter()
        try:
            raw = orjson.loads(text)
        except orjson.JSONDecodeError:
            metrics.FRAMES.labels("", "error").inc()
            self._say_no(None, Problem("bad-request", where="frame"))
            return
        cmd_id = _readable_id(raw)
        try:
            command = _parse(raw)
            _frames_read(command.cmd).inc()
            await self._carry_out(command)
            if isinstance(command, MoveCommand):
                metrics.MOVE_SECONDS.observe(time.perf_counter() - began)
        except Problem as problem:
            self._say_no(cmd_id, problem)
        except Unavailable as error:
            log.error("the database does not answer", table=self.table_id, fault=error.__cause__ or error)
            self._say_no(cmd_id, Problem("not-ready", 503))
        except Exception as error:
            log.error("command failed", table=self.table_id, cmd=_known(raw), fault=error)
            self._say_no(cmd_id, Problem("internal", 500))

    def _say_no(self, cmd_id: str | None, problem: Problem) -> None:
        self.answer({"re": cmd_id, "ok": False, "error": problem.as_dict()})

    def _yes(self, cmd_id: str, seq: int, **more: object) -> None:
        self.answer({"re": cmd_id, "ok": True, "seq": seq, **more})

    async def _carry_out(self, command: ClientFrame) -> None:
        match command:
            case EchoCommand():
                self._yes(command.cmd_id, self.seq, text=command.text)
            case MoveCommand():
                await self._move(command)
            case WhyCommand():
                await self._why(command)
            case HintCommand():
                await self._start_hint(command)
            case OddsCommand():
                await self._odds(command)
            case UndoCommand():
                guest = self._player()
                await self.tables.undo(self.table_id, guest.id, self.seat, command.cmd_id, self.answer)
            case UndoVoteCommand():
                guest = self._player()
                await self.tables.vote(self.table_id, guest.id, self.seat, command.yes, command.cmd_id, self.answer)
            case ChatCommand():
                await self._say(command)
            case SinceCommand():
                await self._since(command)
            case LogCommand():
                await self._log(command)
            case SeatCommand():
                await self._switch(command)

    def _player(self) -> GuestRow:
        """The guest, who has a seat here."""
        if self.guest is None or not self.seats:
            raise Problem("not-yours", 403)
        return self.guest

    def _own(self, seat: int | None) -> int:
        """The seat a command is about: one of this guest's."""
        self._player()
        chosen = self.seat if seat is None else seat
        if chosen not in self.seats:
            raise Problem("not-yours", 403)
        return chosen

    async def _move(self, command: MoveCommand) -> None:
        seat = self._own(command.seat)
        await self.tables.move(
            self.table_id, seat, command.prompt_id, command.moves, self.guest_id, command.cmd_id, self.answer
        )

    async def _why(self, command: WhyCommand) -> None:
        seat = self._own(command.seat)
        async with self.tables.hold(self.table_id, fresh=False) as live:
            if command.move is not None:
                reasons = [_why_move(live, seat, command.move)]
            elif command.place is not None:
                reasons = pictures.why_place(live, seat, command.place)
            else:
                raise Problem("bad-request", where="move")
            self._yes(command.cmd_id, live.told, reasons=reasons)

    async def _start_hint(self, command: HintCommand) -> None:
        """Ask a thinker; the socket stays free for other commands meanwhile."""
        seat = self._own(command.seat)
        async with self.tables.hold(self.table_id, fresh=False) as live:
            if live.course is not None:
                lit = (pictures.guide(live, seat) or {"lit": []})["lit"]
                self._yes(command.cmd_id, live.told, hints=[{"move": move, "reasons": []} for move in lit[:1]])
                return
            self.thinkers.admit(self.asker)
            if not live.table.hints:
                raise Problem("no-hints", 409)
            if live.state.prompt(seat) is None:
                raise Problem("not-asked", 409)
            position = known_position(live, seat, self.thinkers.config.fixed_seed)
            ruleset, seq = live.game.ruleset, live.told
        self._errand(self._hint(command.cmd_id, ruleset, position, seat, seq))

    async def _hint(self, cmd_id: str, ruleset: str, position: dict[str, object], seat: int, seq: int) -> None:
        try:
            hints = await self.thinkers.advise(self.asker, ruleset, position, seat)
            self._yes(cmd_id, seq, hints=hints)
        except Problem as problem:
            self._say_no(cmd_id, problem)

    async def _odds(self, command: OddsCommand) -> None:
        self.thinkers.admit(self.asker)
        async with self.tables.hold(self.table_id, fresh=False) as live:
            move = None
            if command.move is not None:
                move = _parse_move(live, command.move)
                if move not in live.state.knowledge(self.seat).options():
                    raise Problem("bad-request", where="move")
            if not knows_odds(live.game.id):
                self._yes(command.cmd_id, live.told, odds=None)
                return
            position = known_position(live, self.seat, self.thinkers.config.fixed_seed)
            ruleset, seq = live.game.ruleset, live.told
        self._errand(self._tell_odds(command.cmd_id, ruleset, position, move, seq))

    async def _tell_odds(
        self, cmd_id: str, ruleset: str, position: dict[str, object], move: int | None, seq: int
    ) -> None:
        try:
            self._yes(cmd_id, seq, odds=await self.thinkers.odds(self.asker, ruleset, position, self.seat, move))
        except Problem as problem:
            self._say_no(cmd_id, problem)

    async def _say(self, command: ChatCommand) -> None:
        guest = self._player()
        self._limit(self._chat)
        async with self.tables.hold(self.table_id, fresh=False) as live:
            name = live.seats[self.seat].name or guest.name
        line = await self.tables.chat(self.table_id, guest.id, command.cmd_id, self.seat, name, command.text)
        self._yes(command.cmd_id, line.id)

    async def _since(self, command: SinceCommand) -> None:
        async with self.tables.hold(self.table_id) as live:
            self._yes(command.cmd_id, live.told)
            if live.started:
                since = command.seq if command.seq <= live.told else None
                self.tables.rooms.show(live, self, "since", since)

    async def _log(self, command: LogCommand) -> None:
        async with self.tables.hold(self.table_id, fresh=False) as live:
            events = live.match.events[command.first : command.first + command.count]
            seen = [event.seen_by(self.seat) for event in events]
            self._yes(command.cmd_id, live.told, first=command.first, events=seen)

    async def _switch(self, command: SeatCommand) -> None:
        self.seat = self._own(command.seat)
        async with self.tables.hold(self.table_id) as live:
            self._yes(command.cmd_id, live.told)
            if live.started:
                self.tables.rooms.show(live, self, "seat")

    # -- helpers ---------------------------------------------------------------------------------------------------

    def _limit(self, bucket: Bucket) -> None:
        if not bucket.take():
            raise Problem("too-fast", 429, seconds=bucket.wait())

    def _errand(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)


@cache
def _frames_read(cmd: str) -> Counter:
    return metrics.FRAMES.labels(cmd, "read")


def _parse(raw: object) -> ClientFrame:
    if isinstance(raw, dict) and isinstance(raw.get("cmd"), str) and raw["cmd"] not in COMMANDS:
        raise Problem("unknown-command", cmd=raw["cmd"][:40])
    try:
        return CLIENT_FRAME.validate_python(raw)
    except ValidationError as error:
        where = error.errors(include_url=False, include_context=False, include_input=False)[0]["loc"]
        raise Problem("bad-request", where=".".join(str(part) for part in where[1:])[:80] or "frame") from None


def _why_move(live: Live, seat: int, text: str) -> pictures.Json:
    """Why this move is not allowed; also of one that is no move at all, if the game can tell why."""
    try:
        return pictures.why_move(live, seat, live.game.moves.parse(text))
    except UnknownMove:
        refusal = pictures.impossible(live.game, text)
        if refusal is None:
            _parse_move(live, text)
        return {"move": text, "refusal": pictures.as_dict(refusal)}


def _parse_move(live: Live, text: str) -> int:
    try:
        return live.game.moves.parse(text)
    except UnknownMove as error:
        raise Problem("unknown-move", move=error.text) from None


def _readable_id(raw: object) -> str | None:
    cmd_id = raw.get("cmd_id") if isinstance(raw, dict) else None
    return cmd_id if isinstance(cmd_id, str) and 1 <= len(cmd_id) <= 64 else None


def _id_in(text: str | None) -> str | None:
    try:
        return _readable_id(orjson.loads(text or ""))
    except orjson.JSONDecodeError:
        return None


def _known(raw: object) -> str:
    cmd = raw.get("cmd") if isinstance(raw, dict) else None
    return cmd if isinstance(cmd, str) and cmd in COMMANDS else ""


async def _quietly(work: Coroutine[Any, Any, object]) -> None:
    """Do it; on the way out nobody is left who could be told that it failed."""
    try:
        await work
    except Exception as error:
        log.debug("farewell failed", fault=error)
