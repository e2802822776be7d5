"""Bots at tables: they think in other processes, within a budget, and their answers are played like anybody's moves."""

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

import structlog

from theogony import games
from theogony.bots import Budget, hint, make
from theogony.kernel.rng import Rng
from theogony.server import metrics
from theogony.server.config import Config, Thought
from theogony.server.errors import Problem
from theogony.server.live import Live
from theogony.server.tables import Tables

GRACE_SECONDS = 10.0  # beyond its budget, for a busy machine
HINT_SECONDS = 0.6

log = structlog.get_logger("theogony.bots")


# -- in the other process ------------------------------------------------------------------------------------------


def _prepare(server: int) -> None:
    """A thinker ignores the terminal's interrupt and ends with its server, however that ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(server,), daemon=True).start()


def _end_with(server: int) -> None:
    while os.getppid() == server:
        time.sleep(0.5)
    os._exit(0)


def _ready() -> bool:
    return True


def _choose(game_id: str, position: dict[str, object], seat: int, thought: Thought, seed: str) -> int:
    budget = None if thought.seconds is None else Budget(seconds=thought.seconds)
    bot = make(thought.bot, game_id, seed, budget)
    return bot.choose(games.get(game_id).load(position).knowledge(seat))


def _advise(game_id: str, position: dict[str, object], seat: int, seed: str) -> list[dict[str, Any]]:
    game = games.get(game_id)
    found = hint(game_id, game.load(position).knowledge(seat), seed, HINT_SECONDS)
    return [
        {"move": game.moves.text(move), "reasons": [{"key": key, "params": params} for key, params in reasons]}
        for move, reasons in found
    ]


# -- in the server -------------------------------------------------------------------------------------------------


def known_position(live: Live, seat: int) -> dict[str, object]:
    """A position the seat cannot tell from the real one: not even the thinker's process holds others' secrets."""
    return live.state.redeal(seat, Rng(secrets.token_hex(16))).dump()


class Thinkers:
    """The processes that think."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self._pool: ProcessPoolExecutor | None = None

    def pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.config.thinker_count(), multiprocessing.get_context("spawn"), _prepare, (os.getpid(),)
            )
        return self._pool

    def warm_up(self) -> None:
        """Start a thinker before anyone waits for it."""
        self.pool().submit(_ready)

    def close(self) -> None:
        """End the thinkers, whatever they are thinking about."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=True, cancel_futures=True)

    async def _run(self, seconds: float, work: Any, *args: Any) -> Any:
        """Carry out the work in a thinker; a broken or stuck pool is replaced."""
        future = asyncio.get_running_loop().run_in_executor(self.pool(), work, *args)
        try:
            return await asyncio.wait_for(future, seconds + GRACE_SECONDS)
        except (BrokenProcessPool, TimeoutError):
            metrics.BOT_FAULTS.inc()
            self.close()
            raise

    async def choose(self, game_id: str, position: dict[str, object], seat: int, strength: str) -> int:
        thought = self.config.thoughts[strength]
        began = time.perf_counter()
        move = await self._run(thought.seconds or 0, _choose, game_id, position, seat, thought, secrets.token_hex(8))
        metrics.BOT_SECONDS.labels(strength).observe(time.perf_counter() - began)
        assert isinstance(move, int)
        return move

    async def advise(self, game_id: str, position: dict[str, object], seat: int) -> list[dict[str, Any]]:
        try:
            found: list[dict[str, Any]] = await self._run(
                HINT_SECONDS, _advise, game_id, position, seat, secrets.token_hex(8)
            )
        except (BrokenProcessPool, TimeoutError) as error:
            raise Problem("internal", 500) from error
        return found


@dataclass
class Turn:
    """A bot that is asked."""

    seat: int
    strength: str
    prompt_id: str
    position: dict[str, object]
    game_id: str
    fallback: int
    hides: bool


class Drivers:
    """One task per table whose bots are asked: think, play, look again."""

    def __init__(self, tables: Tables, thinkers: Thinkers) -> None:
        self.tables = tables
        self.thinkers = thinkers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._closing = False
        tables.wake_bots = self.wake

    def wake(self, table_id: str) -> None:
        """See whether a bot is asked at this table, now or as soon as the present look is over."""
        if self._closing:
            return
        if table_id in self._tasks:
            self._again.add(table_id)
        else:
            self._tasks[table_id] = asyncio.create_task(self._drive(table_id))

    async def close(self) -> None:
        self._closing = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drive(self, table_id: str) -> None:
        try:
            self._again.add(table_id)
            while table_id in self._again:
                self._again.discard(table_id)
                await self._play_all(table_id)
        except Problem:
            pass  # the table is gone or over
        except Exception as error:
            log.error("bots stopped", table=table_id, fault=error)
        finally:
            del self._tasks[table_id]

    async def _play_all(self, table_id: str) -> None:
        while (turn := await self._turn(table_id)) is not None:
            if not await self.tables.hub.lease(table_id):
                await asyncio.sleep(1.0)  # another worker drives; look again in case it has died
                continue
            await self._play(table_id, turn)
        with contextlib.suppress(Exception):
            await self.tables.hub.release(table_id)

    async def _turn(self, table_id: str) -> Turn | None:
        """The next bot that is asked, unless the table sleeps or votes."""
        async with self.tables.hold(table_id, fresh=False) as live:
            if not live.started or live.state.result is not None or live.table.vote:
                return None
            if not await self._awake(live):
                return None
            for seat in live.waiting():
                strength = live.played_by_bot(seat)
                if strength is not None:
                    first = live.state.options(seat)[0]
                    prompt = live.state.prompt(seat)
                    hides = prompt is not None and prompt.hides(live.state)
                    return Turn(seat, strength, live.prompt_id, known_position(live, seat), live.game.id, first, hides)
            return None

    async def _awake(self, live: Live) -> bool:
        """Bots play when a person plays with them, or watches a game of bots alone; not when all people have left."""
        if live.human_seats():
            return True
        return all(seat.kind == "bot" for seat in live.seats) and bool(await self.tables.hub.present(live.id))

    async def _play(self, table_id: str, turn: Turn) -> None:
        seconds = self.thinkers.config.thoughts[turn.strength].seconds
        timed, began = seconds is not None, time.monotonic()
        if timed:
            await self.tables.say(table_id, {"push": "thinking", "seat": turn.seat, "on": True})
        try:
            move = await self.thinkers.choose(turn.game_id, turn.position, turn.seat, turn.strength)
        except (BrokenProcessPool, TimeoutError) as error:
            log.error("a bot failed; its first option is played", table=table_id, fault=error)
            move = turn.fallback
        if turn.hides and seconds is not None:  # who can only pass would answer at once: that would tell
            await asyncio.sleep(max(0.0, seconds - (time.monotonic() - began)))
        if timed:
            await self.tables.say(table_id, {"push": "thinking", "seat": turn.seat, "on": False})
        text = games.get(turn.game_id).moves.text(move)
        with contextlib.suppress(Problem):  # an undo came in between: look again
            if not await self.tables.move(table_id, turn.seat, turn.prompt_id, [text]):
                raise RuntimeError(f"a bot of {turn.game_id} chose a move that is refused")
