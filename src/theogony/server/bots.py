"""Bots at tables: they are asked, a thinker chooses, and their answers are played like anybody's moves."""

import asyncio
import contextlib
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass, replace

import structlog

from theogony import games
from theogony.bots.together import together
from theogony.kernel.rng import Rng
from theogony.lessons import Course
from theogony.server import metrics
from theogony.server.errors import Problem
from theogony.server.line import Asker
from theogony.server.live import Live
from theogony.server.tables import Tables
from theogony.server.thinkers import SHORTEST, Thinkers
from theogony.server.workers import Crowded, Lost

WATCH_SECONDS = 1.0
SHARE = 1 / 5  # of the time that a bot has left, for its next thought
BREATHS_KEPT = 20_000
FAULT_SECONDS = 30.0  # the longest pause before bots that keep failing are tried again

log = structlog.get_logger("theogony.bots")


def known_position(live: Live, seat: int, fixed_seed: str = "") -> dict[str, object]:
    """A position the seat cannot tell from the real one: not even the thinker's process holds others' secrets."""
    return live.state.redeal(seat, Rng(fixed_seed or secrets.token_hex(16))).dump()


@dataclass
class Turn:
    """A bot that is asked."""

    since: float
    seat: int
    strength: str
    prompt_id: str
    position: dict[str, object]
    game_id: str
    ruleset: str
    asker: Asker
    fallback: int
    hides: bool  # from people: when it answers must not tell what it holds
    edits: int | None  # on its desk so far; None if it is asked in the open
    said: int | None = None  # what it answers, where a lesson says so or nothing else can be answered


class Breath:
    """How long a bot may think in a row, so that a turn of many decisions is soon over.

    Each thought takes a part of what is left; it comes back second by second while others think, or people. All the
    time counts until the answer is played, so that a turn of a hundred moves is soon over too. What a hidden thought
    was granted counts, not what it took: the rest of the turn must not tell what it was about.
    """

    def __init__(self, whole: float, now: float) -> None:
        self.whole = whole
        self.left = whole
        self.rested = now

    def share(self, now: float) -> float:
        """Seconds for the next thought."""
        self.left = min(self.whole, self.left + now - self.rested)
        self.rested = now
        return self.left * SHARE

    def spend(self, seconds: float, now: float) -> None:
        self.left = max(0.0, self.left - seconds)
        self.rested = now


class Drivers:
    """One task per table whose bots are asked: think, play, look again."""

    def __init__(self, tables: Tables, thinkers: Thinkers) -> None:
        self.tables = tables
        self.thinkers = thinkers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._faults: dict[str, tuple[int, float]] = {}  # by table: how many in a row, and when to try again
        self._breaths: OrderedDict[tuple[str, int], Breath] = OrderedDict()  # by table and seat
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

    # -- nobody is forgotten ---------------------------------------------------------------------------------------

    async def watch(self) -> None:
        """Find tables that wait for a bot and have no driver, whatever became of it."""
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            for live in self.tables.in_memory():
                await asyncio.sleep(0)  # whoever plays comes first
                try:
                    if live.id not in self._tasks and self._waits_for_bot(live) and self._is_time(live.id):
                        metrics.FORGOTTEN.inc()
                        self.wake(live.id)
                except Exception as error:
                    log.warning("table not watched", table=live.id, fault=error)

    def _waits_for_bot(self, live: Live) -> bool:
        if not live.started or live.state.result is not None or live.table.vote:
            return False
        here = bool(live.human_seats()) or live.id in self.tables.rooms
        return here and any(live.played_by_bot(seat) for seat in live.waiting())

    def _is_time(self, table_id: str) -> bool:
        _, at = self._faults.get(table_id, (0, 0.0))
        return time.monotonic() >= at

    def _note_fault(self, table_id: str) -> None:
        count = self._faults.get(table_id, (0, 0.0))[0] + 1
        self._faults[table_id] = (count, time.monotonic() + min(FAULT_SECONDS, 2.0 ** (count - 1)))

    # -- one table -------------------------------------------------------------------------------------------------

    async def _drive(self, table_id: str) -> None:
        """Play until no bot is asked. A fault ends this look and no more: the watch looks again."""
        try:
            self._again.add(table_id)
            while table_id in self._again:
                self._again.discard(table_id)
                await self._play_all(table_id)
            self._faults.pop(table_id, None)
        except Problem:
            self._note_fault(table_id)  # the table is gone or over
        except Exception as error:
            log.error("bots stopped", table=table_id, fault=error)
            self._note_fault(table_id)
        finally:
            self._again.discard(table_id)
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
        since = time.monotonic()
        async with self.tables.hold(table_id, fresh=False) as live:
            if not live.started or live.state.result is not None or live.table.vote:
                return None
            if not await self._awake(live):
                return None
            if live.course is not None:
                return self._lesson(live, live.course, since)
            for seat in live.waiting():
                strength = live.played_by_bot(seat)
                if strength is not None:
                    return self._asked(live, seat, strength, since)
            return None

    def _asked(self, live: Live, seat: int, strength: str, since: float) -> Turn:
        prompt, onward = live.state.prompt(seat), live.state.onward(seat)
        hides = prompt is not None and prompt.hides(live.state) and bool(live.human_seats())
        forced = len(onward) == 1 and not hides and not live.state.desks
        return Turn(
            since,
            seat,
            strength,
            live.prompt_id(seat),
            {} if forced else known_position(live, seat, self.thinkers.config.fixed_seed),
            live.game.id,
            live.game.ruleset,
            self.thinkers.asker(live.table.owner_id),
            fallback=onward[0],
            hides=hides,
            edits=live.match.edits(seat) if live.state.desks else None,
            said=onward[0] if forced else None,
        )

    def _lesson(self, live: Live, course: Course, since: float) -> Turn | None:
        answer = course.answer()
        if answer is None:
            return None
        seat, move = answer
        asker = self.thinkers.asker(live.table.owner_id)
        prompt_id, game = live.prompt_id(seat), live.game
        return Turn(since, seat, "mortal", prompt_id, {}, game.id, game.ruleset, asker, move, False, None, said=move)

    async def _awake(self, live: Live) -> bool:
        """Bots play when a person plays with them, or watches a game of bots alone; not when all people have left."""
        if live.human_seats():
            return True
        return all(seat.kind == "bot" for seat in live.seats) and bool(await self.tables.hub.present(live.id))

    # -- one answer ------------------------------------------------------------------------------------------------

    async def _play(self, table_id: str, turn: Turn) -> None:
        """Think, and play what comes of it. On a desk a bot thinks until it is ready: nobody can count its edits."""
        breath = self._breath(table_id, turn)
        seconds = breath.share(turn.since)
        if turn.said is not None:
            await self._play_choice(table_id, turn, turn.said)
            now = time.monotonic()
            breath.spend(now - turn.since, now)
            return
        thinks = seconds >= SHORTEST
        if thinks and not turn.edits:
            await self._say_thinking(table_id, turn, True)
        move, granted = await self._choice(table_id, turn, seconds)
        if thinks and turn.edits is None:
            await self._say_thinking(table_id, turn, False)
        await self._play_choice(table_id, turn, move)
        now = time.monotonic()
        breath.spend(granted if turn.hides else now - turn.since, now)
        if turn.edits is not None:
            async with self.tables.hold(table_id, fresh=False) as live:
                done = not live.state.desks or turn.seat not in live.waiting()
            if done:
                await self._say_thinking(table_id, turn, False)

    async def _say_thinking(self, table_id: str, turn: Turn, on: bool) -> None:
        if self.thinkers.config.thoughts[turn.strength].seconds is not None:
            await self.tables.say(table_id, {"push": "thinking", "seat": turn.seat, "on": on})

    async def _play_choice(self, table_id: str, turn: Turn, move: int) -> None:
        with contextlib.suppress(Problem):  # an undo came in between: look again
            if await self._plays(table_id, turn, move):
                return
            log.error("a bot chose a move that is refused", table=table_id, game=turn.game_id)
            if not await self._plays(table_id, turn, turn.fallback):
                raise RuntimeError(f"an option of {turn.game_id} is refused")

    async def _plays(self, table_id: str, turn: Turn, move: int) -> bool:
        text = games.get(turn.game_id).moves.text(move)
        return await self.tables.move(table_id, turn.seat, turn.prompt_id, [text])

    async def _choice(self, table_id: str, turn: Turn, seconds: float) -> tuple[int, float]:
        """The bot's move, and how long it was allowed to think; where thinkers fail the move is a simple one."""
        try:
            chosen = await self.thinkers.choose(
                turn.asker, turn.ruleset, turn.position, turn.seat, turn.strength, seconds
            )
        except Lost:
            log.error("a bot failed; its first option is played", table=table_id)
            return turn.fallback, 0.0
        except Crowded:
            task = replace(self.thinkers.task(turn.ruleset, turn.position, turn.seat), bot="plan")
            return together([await asyncio.to_thread(task.carry_out)]), 0.0
        if turn.hides:
            now = time.monotonic()
            await asyncio.sleep(next_beat(chosen.began + chosen.granted, self.thinkers.config.beat, now) - now)
        return chosen.move, chosen.granted

    def _breath(self, table_id: str, turn: Turn) -> Breath:
        whole = self.thinkers.config.thoughts[turn.strength].in_a_row
        found = self._breaths.pop((table_id, turn.seat), None) or Breath(whole, time.monotonic())
        self._breaths[table_id, turn.seat] = found
        if len(self._breaths) > BREATHS_KEPT:
            self._breaths.popitem(last=False)
        return found


def next_beat(due: float, beat: float, now: float) -> float:
    """When to answer: at the first beat after ``due`` that is not over.

    One clock for who can only pass, and knows it at once, and for who has a choice and takes all the time granted.
    """
    if beat <= 0:
        return max(due, now)
    return due + beat * (max(0.0, now - due) // beat + 1)
