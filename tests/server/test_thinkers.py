"""Bots go on answering, whatever becomes of the processes that think for them and whoever else asks them."""

import asyncio
import os
import random
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import GENEROUS, Player, Socket, quick, running, wait_for
from theogony import bots as all_bots, games
from theogony.bots import Bot, Budget
from theogony.bots.bot import Weighed, advice_for
from theogony.bots.hint import Pondered, Tried
from theogony.kernel.view import Knowledge
from theogony.server import bots, thinkers
from theogony.server.config import STRENGTHS, Limits, Thought
from theogony.server.errors import Problem
from theogony.server.line import Asker, Job, Line
from theogony.server.tables import Tables
from theogony.server.thinker import Task
from theogony.server.workers import Crowded, Lost

SEARCHING = {name: Thought("mcts", 0.2) for name in STRENGTHS}
FOREVER = {name: Thought("mcts", 600.0) for name in STRENGTHS}


def thinker_processes() -> set[int]:
    """The processes that work for servers of this one."""
    found = set()
    for folder in Path("/proc").iterdir():
        try:
            parent = (folder / "stat").read_text().rpartition(")")[2].split()[1]
            if int(parent) == os.getpid() and b"thinker import main" in (folder / "cmdline").read_bytes():
                found.add(int(folder.name))
        except (OSError, IndexError):
            continue  # not a process, or gone meanwhile
    return found


@contextmanager
def _with_thinkers(tmp_path: Path, count: int, **changes: Any) -> Iterator[tuple[str, Callable[[], set[int]]]]:
    """A server with so many thinkers of its own; its address and its thinkers."""
    others = thinker_processes()
    with running(quick(tmp_path / "tables.db", thinkers=count, **changes)) as address:
        wait_for(lambda: len(thinker_processes() - others) == count, "the thinkers to start")
        yield address, lambda: thinker_processes() - others


def _play(socket: Socket, bot_answers: int) -> None:
    """Until bots have answered so often."""
    rng, seen = random.Random(3), 0
    socket.until(lambda: socket.state, "the first picture")
    while seen < bot_answers:
        if socket.asked() is not None:
            socket.play_any(rng)
            continue
        before = (socket.state or {})["seq"]
        socket.until_seq(before + 1)
        seen += 1


# -- lost thinkers -------------------------------------------------------------------------------------------------


def test_a_thinker_that_is_killed_is_replaced_and_its_bot_answers(tmp_path: Path) -> None:
    with _with_thinkers(tmp_path, 2, thoughts=SEARCHING) as (address, alive):
        ada = Player(address, "Ada")
        with ada.sit(ada.table("me", "hero", "hero")) as a:
            for _ in range(4):
                _play(a, 1)
                for pid in alive():
                    os.kill(pid, signal.SIGKILL)
            _play(a, 3)
        wait_for(lambda: len(alive()) == 2, "both thinkers to be there again")


def test_only_a_stuck_thinker_is_ended(tmp_path: Path) -> None:
    with _with_thinkers(tmp_path, 2, thoughts=SEARCHING) as (address, alive):
        ada, bob = Player(address, "Ada"), Player(address, "Bob")
        with ada.sit(ada.table("me", "hero", "hero")) as a, bob.sit(bob.table("me", "hero", "hero")) as b:
            _play(a, 1)
            _play(b, 1)
            stuck, well = sorted(alive())
            os.kill(stuck, signal.SIGSTOP)  # it holds its pipe and says nothing any more
            for _ in range(4):
                _play(a, 2)
                _play(b, 2)
            wait_for(lambda: stuck not in alive() and len(alive()) == 2, "another thinker in its place")
            assert well in alive()


def test_time_in_the_line_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More tables than one thinker can serve within a lease: all are answered, and the thinker stays."""
    monkeypatch.setattr(thinkers, "ROUND_SECONDS", 1e9)  # nobody's thought gets shorter
    monkeypatch.setattr(thinkers, "BOT_PATIENCE", 1e9)
    slowly = {name: Thought("mcts", 0.7) for name in SEARCHING}
    assert 0.7 + thinkers.GRACE_SECONDS < 12 * 0.7
    with _with_thinkers(tmp_path, 1, thoughts=slowly) as (address, alive), ExitStack() as stack:
        before = alive()
        sockets = []
        for number in range(12):
            guest = Player(address, f"Guest {number}")
            sockets.append(stack.enter_context(guest.sit(guest.table("hero", "hero", game="theomachy"))))
        for socket in sockets:
            socket.until(lambda socket=socket: (socket.state or {}).get("moves", 0) >= 2, "the bots")  # type: ignore[misc]
        assert alive() == before


def test_without_any_thinker_bots_play_simply(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    monkeypatch.setattr(thinkers, "BOT_PATIENCE", 0.1)
    with running(quick(tmp_path / "tables.db", thoughts=SEARCHING)) as address:
        ada = Player(address, "Ada")
        with ada.sit(ada.table("me", "hero", "hero")) as a:
            _play(a, 3)


# -- lost drivers --------------------------------------------------------------------------------------------------


def test_a_table_whose_driver_is_lost_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    faults: list[BaseException] = [asyncio.CancelledError(), RuntimeError("a fault"), asyncio.CancelledError()]
    move = Tables.move

    async def sometimes(self: Tables, table_id: str, seat: int, *more: Any, **named: Any) -> bool:
        if faults and not named and len(more) == 2:  # a bot's move
            raise faults.pop()
        return await move(self, table_id, seat, *more, **named)

    monkeypatch.setattr(Tables, "move", sometimes)
    monkeypatch.setattr(bots, "WATCH_SECONDS", 0.05)
    with running(quick(tmp_path / "tables.db")) as address:
        ada = Player(address, "Ada")
        with ada.sit(ada.table("me", "mortal", "mortal")) as a:
            _play(a, 5)
    assert not faults


# -- fairness and limits -------------------------------------------------------------------------------------------


def test_a_flood_of_hints_does_not_hold_up_another_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """24 sockets with 6 hints each and no limit on them: the other table's bots go on answering."""
    monkeypatch.setattr(thinkers, "HINT_PATIENCE", 5.0)
    with running(quick(tmp_path / "tables.db", thoughts=SEARCHING)) as address, ExitStack() as stack:
        eve, ada = Player(address, "Eve"), Player(address, "Ada")
        table = eve.table("me", "hotseat")
        flood = [stack.enter_context(eve.sit(table)) for _ in range(24)]
        asked = [(socket, socket.tell("hint")) for socket in flood for _ in range(6) if socket.until_asked()]
        with ada.sit(ada.table("me", "hero", "hero")) as a:
            _play(a, 4)
        for socket, cmd_id in asked:  # each is answered in the end, by hints or by "busy"
            socket.until(lambda s=socket, c=cmd_id: c in s.answers, "an answer")  # type: ignore[misc]


def test_hints_are_counted_by_guest_and_not_by_socket(tmp_path: Path) -> None:
    limits = replace(GENEROUS, thinking=(0.001, 3.0))
    with running(quick(tmp_path / "tables.db", limits=limits)) as address, ExitStack() as stack:
        eve = Player(address, "Eve")
        table = eve.table("me", "hotseat")
        sockets = [stack.enter_context(eve.sit(table)) for _ in range(4)]
        for socket in sockets:
            socket.until_asked()
        answers = [socket.do("hint") for socket in sockets for _ in range(2)]
        assert [answer["ok"] for answer in answers] == [True] * 3 + [False] * 5
        assert {answer["error"]["key"] for answer in answers[3:]} == {"too-fast"}


def test_hints_give_up_when_all_are_busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "HINT_PATIENCE", 0.3)
    monkeypatch.setattr(thinkers, "ROUND_SECONDS", 1e9)
    with running(quick(tmp_path / "tables.db", thoughts=FOREVER)) as address:
        eve, ada = Player(address, "Eve"), Player(address, "Ada")
        with eve.sit(eve.table("hero", "hero")), ada.sit(ada.table("me", "hotseat")) as a:
            a.until_asked()
            answer = a.do("hint")
            while answer["ok"]:  # the bot has not begun yet
                answer = a.do("hint")
            assert answer["error"]["key"] == "busy"


def test_everybody_has_a_turn() -> None:
    asyncio.run(_turns())


async def _turns() -> None:
    line = Line()

    def ask(address: str, guest: str, name: str, bot: str = "mcts") -> Job:
        job = Job(Asker(address, guest), Task("godstorm", {}, 0, name, bot), later=not bot)
        line.add(job)
        return job

    for number in range(3):
        ask("A", "greedy guest", f"hint {number}", bot="")
        ask("A", "greedy guest", f"bot {number}")
    ask("A", "other guest", "other")
    honest, gone = ask("B", "honest", "honest"), ask("C", "gone", "gone")
    gone.answer.cancel()
    assert line.guests() == 4 and len(line) == 9
    order = [_name(await line.take()) for _ in range(8)]
    assert order == ["bot 0", "honest", "other", "bot 1", "bot 2", "hint 0", "hint 1", "hint 2"]
    line.add(honest)
    ask("B", "honest", "later")
    again = ask("B", "honest", "again")
    line.add(again, first=True)
    assert [_name(await line.take()) for _ in range(4)] == ["again", "honest", "later", "again"]
    assert len(line) == 0


def test_what_nobody_waits_for_comes_behind_everybody() -> None:
    asyncio.run(_behind())


async def _behind() -> None:
    """Slices of reviews of ten guests and one exercise: it is the next, and then they have their turns."""
    line = Line()
    for name in ("slice", "another"):
        for number in range(10):
            asker = Asker(f"address {number}", f"guest {number}")
            line.add(Job(asker, Task("godstorm", {}, 0, f"{name} {number}"), spare=True))
    for guest in ("guest 9", "somebody"):
        line.add(Job(Asker("address 9", guest), Task("godstorm", {}, 0, f"exercise of {guest}")))
    assert line.guests() == 2 and len(line) == 22
    order = [_name(await line.take()) for _ in range(22)]
    slices = [f"{name} {number}" for name in ("slice", "another") for number in range(10)]
    assert order == ["exercise of guest 9", "exercise of somebody", *slices]


def _name(job: Job) -> str:
    assert isinstance(job.work, Task)
    return job.work.seed


def test_bots_weaken_when_many_wait() -> None:
    asyncio.run(_weaken())


async def _weaken() -> None:
    pool = thinkers.Thinkers(quick("unused", thoughts=SEARCHING, thinkers=1, limits=Limits()))
    task = Task("godstorm", {}, 0, "seed", "mcts", 1.0)
    mine = Job(Asker("here", "me"), task)
    assert pool._fitting(mine, task) == task, "alone, a bot thinks as long as it may"
    for number in range(9):
        pool.line.add(Job(Asker(f"address {number}", f"guest {number}"), task))
    assert pool._fitting(mine, task) == replace(task, seconds=thinkers.ROUND_SECONDS / 10)
    for number in range(100):
        pool.line.add(Job(Asker("one address", f"guest {number}"), task))
    assert pool._fitting(mine, task) == replace(task, bot="greedy", seconds=None)
    quiet = thinkers.Thinkers(quick("unused", thoughts=SEARCHING, thinkers=1))
    for _ in range(thinkers.STRONG_AT_ONCE):
        assert quiet._fitting(mine, task).bot == "mcts"
        quiet.line.add(Job(mine.asker, task))
    assert quiet._fitting(mine, task).bot == "greedy", "one guest's bots search at a few tables at a time"


# -- several thinkers for one decision -----------------------------------------------------------------------------


def test_idle_thinkers_share_a_search_and_one_stays_free() -> None:
    asyncio.run(_shares())


async def _shares() -> None:
    pool = thinkers.Thinkers(replace(quick("unused", thinkers=8), fixed_seed=""))
    me, search = Asker("here", "me"), Task("godstorm", {}, 0, "seed", "mcts", 1.0, 800)

    def shared(serving: int, busy: int, task: Task = search) -> list[Job]:
        pool._serving, pool._busy = serving, busy
        return pool._shared(Job(me, task))

    assert [job.work for job in shared(1, 0)] == [search], "alone it has all there is"
    assert [job.work for job in shared(2, 0)] == [search], "one stays free"
    mine, *others = shared(7, 3)
    assert len(others) == 2 and not mine.spare and all(job.spare for job in others)
    tasks = [job.work for job in (mine, *others)]
    assert all(isinstance(task, Task) and task.playouts == 267 and task.seconds == 1.0 for task in tasks)
    assert len({task.seed for task in tasks if isinstance(task, Task)}) == 3
    assert len(shared(7, 7)) == 1
    pool.line.add(Job(Asker("there", "other"), search))
    assert len(shared(7, 3)) == 2, "who waits takes one of them"
    assert len(shared(7, 0, replace(search, bot="greedy", seconds=None))) == 1, "a look is no search"
    hints = [job.work for job in shared(7, 3, replace(search, bot="", seconds=0.6, playouts=None))]
    assert [task.seconds for task in hints if isinstance(task, Task)] == [0.6] * 2, (
        "a hint is searched longer in the same time"
    )
    mixing = replace(search, bot="fate")
    assert [job.work for job in shared(7, 0, mixing)] == [mixing], "a mixture is drawn from all playouts of one search"
    pool.config = replace(pool.config, fixed_seed="tests")
    assert len(shared(7, 0)) == 1, "a fixed seed gives the same move on any machine"


def test_thinkers_think_along_and_the_answer_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "KEPT_FREE", 0)
    asyncio.run(asyncio.wait_for(_think_along(), 120))


async def _think_along() -> None:
    thoughts = {name: Thought("mcts", 1.0, 60) for name in STRENGTHS}
    pool = thinkers.Thinkers(replace(quick("unused", thoughts=thoughts, thinkers=2), fixed_seed=""))
    taken: list[Job] = []
    fit = pool.fit

    def noted(job: Job) -> float:
        taken.append(job)
        return fit(job)

    pool.fit = noted  # type: ignore[method-assign]
    pool.start()
    try:
        while pool._serving < 2:
            await asyncio.sleep(0.05)
        game = games.get("theomachy")
        state = game.new(2, {}, 1)
        while type(state.prompts()[0]).__name__ != "BettingTurn":
            seat = state.prompts()[0].seat
            state.apply(seat, state.onward(seat)[0])
        seat = state.prompts()[0].seat
        chosen = await pool.choose(Asker("here", "me"), game.ruleset, state.dump(), seat, "hero", 1.0)
        assert chosen.move in state.onward(seat) and chosen.granted == 1.0
        assert [job.spare for job in taken] == [False, True]
        while pool._busy:
            await asyncio.sleep(0.05)
        assert pool.idle() == 2
        hints = await pool.advise(Asker("here", "me"), game.ruleset, state.dump(), seat)
        assert {game.moves.parse(hint["move"]) for hint in hints} <= {*state.onward(seat)}
        assert [job.spare for job in taken[2:]] == [False, True]
        assert [job.later for job in taken[2:]] == [True, False], (
            "bots come first, and who thinks along is nobody's job"
        )
    finally:
        await pool.close()


def test_who_thinks_along_is_heard_and_then_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "HELP_SECONDS", 0.05)
    asyncio.run(_heard())


async def _heard() -> None:
    pool = thinkers.Thinkers(quick("unused", thinkers=3))
    job, quicker, slower = (Job(Asker("here", "me"), Task("godstorm", {}, 0, name, "mcts")) for name in "123")
    found = asyncio.create_task(pool._found(job, [quicker, slower], 60.0))
    for _ in range(3):
        (await pool.line.take()).begun.set()
    quicker.answer.set_result("second")
    job.answer.set_result("first")
    assert await found == ["first", "second"]
    assert slower.answer.cancelled(), "nobody waits for it any more"


def test_a_bot_s_move_comes_from_all_who_searched_it() -> None:
    asyncio.run(_chosen())


async def _chosen() -> None:
    """The second search saw more of another move than the first one saw of its own."""
    pool = thinkers.Thinkers(replace(quick("unused", thoughts=SEARCHING, thinkers=3), fixed_seed=""))
    pool._serving = 3
    chosen = asyncio.create_task(pool.choose(Asker("here", "me"), games.get("theomachy").ruleset, {}, 0, "hero", 1.0))
    for best, visits in ((1, 10), (5, 30)):
        job = await pool.line.take()
        job.begun.set()
        job.answer.set_result([Weighed(best, visits), Weighed(7, 5)])
    assert (await chosen).move == 5


def test_who_breaks_while_thinking_along_is_left_out() -> None:
    asyncio.run(_left_out())


async def _left_out() -> None:
    pool = thinkers.Thinkers(quick("unused", thinkers=4))
    job, broken, gone, well = (Job(Asker("here", "me"), Task("godstorm", {}, 0, name, "mcts")) for name in "1234")
    found = asyncio.create_task(pool._found(job, [broken, gone, well], 60.0))
    for _ in range(4):
        (await pool.line.take()).begun.set()
    broken.answer.set_exception(Lost())
    gone.answer.cancel()
    well.answer.set_result("second")
    job.answer.set_result("first")
    assert await found == ["first", "second"]


def test_who_thinks_along_may_answer_soon_after(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "HELP_SECONDS", 60.0)
    asyncio.run(_soon_after())


async def _soon_after() -> None:
    pool = thinkers.Thinkers(quick("unused", thinkers=3))
    job, other = (Job(Asker("here", "me"), Task("godstorm", {}, 0, name, "mcts")) for name in "12")
    found = asyncio.create_task(pool._found(job, [other], 60.0))
    for _ in range(2):
        (await pool.line.take()).begun.set()
    job.answer.set_result("first")
    await asyncio.sleep(0.01)
    other.answer.set_result("second")
    assert await found == ["first", "second"]


def test_nobody_thinks_along_with_what_nobody_began() -> None:
    asyncio.run(_alone())


async def _alone() -> None:
    pool = thinkers.Thinkers(quick("unused", thinkers=2))
    job, other = (Job(Asker("here", "me"), Task("godstorm", {}, 0, name, "mcts")) for name in "12")
    with pytest.raises(Crowded):
        await pool._found(job, [other], 0.0)
    assert other.answer.cancelled(), "no thinker searches for nobody"


def test_a_hint_comes_from_all_who_searched_it() -> None:
    asyncio.run(_hinted())


async def _hinted() -> None:
    """The second search saw more of another move than the first one saw of its own."""
    pool = thinkers.Thinkers(replace(quick("unused", thinkers=3), fixed_seed=""))
    pool._serving = 3
    game = games.get("theomachy")
    terms = len(advice_for(game.id).terms)
    hints = asyncio.create_task(pool.advise(Asker("here", "me"), game.ruleset, {}, 0))
    for best, visits in ((1, 10), (5, 30)):
        moves = [Tried(best, visits, 0.0, [0.0] * terms, [], False), Tried(7, 5, 0.0, [0.0] * terms, [], False)]
        job = await pool.line.take()
        job.begun.set()
        job.answer.set_result(Pondered(moves))
    assert [game.moves.parse(hint["move"]) for hint in await hints] == [5, 1, 7]


def test_a_guest_s_hints_are_counted_without_his_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "HINT_PATIENCE", 0.0)
    asyncio.run(_counted())


async def _counted() -> None:
    pool = thinkers.Thinkers(quick("unused", thinkers=1, limits=replace(GENEROUS, hints_waiting=1)))
    me, other = Asker("here", "me"), Asker("here", "other")

    async def refused(asker: Asker) -> str:
        with pytest.raises(Problem) as problem:
            await pool.advise(asker, "godstorm@1", {}, 0)
        return problem.value.key

    for number in range(3):
        pool.line.add(Job(me, Task("godstorm", {}, 0, f"bot {number}", "mcts")))
    pool.line.add(Job(other, Task("godstorm", {}, 0, "hint"), later=True))
    assert await refused(me) == "busy", "nobody takes it, but it may wait"
    assert await refused(other) == "too-fast"


@pytest.mark.parametrize("game", games.names())
def test_a_strength_is_as_many_playouts_as_the_game_needs(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Godstorm's dice say more than the difference between two of its moves: five times as many are needed there."""
    given: list[Budget | None] = []

    class Measured(Bot):
        name = "measured"

        def choose(self, knowledge: Knowledge) -> int:
            given.append(self.budget)
            return knowledge.onward()[0]

    monkeypatch.setitem(all_bots._BOTS, "measured", Measured)
    state = games.get(game).new(2, {}, 1)
    seat = state.prompts()[0].seat
    for playouts in (32, None):
        Task(game, state.dump(), seat, "seed", "measured", 0.25, playouts).carry_out()
    first, second = given
    assert first is not None and second is not None
    assert (first.iterations, first.seconds) == (160 if game == "godstorm" else 32, 0.25)
    assert second.iterations is None, "without a number the clock alone decides"
