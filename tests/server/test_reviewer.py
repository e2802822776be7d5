"""The reviewer at a real store, without its process: nothing that is begun here ever gets on."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import orjson
import pytest
from starlette.types import Message, Receive, Scope, Send

from tests.server.harness import GENEROUS, Player, quick, running
from theogony import games
from theogony.analysis import story
from theogony.kernel.record import Entry, Record
from theogony.kernel.sides import each_alone
from theogony.server import reviewer
from theogony.server.bans import Bans
from theogony.server.config import Limits, database_url
from theogony.server.errors import Problem
from theogony.server.hub import open_hub
from theogony.server.limits import Door, Guard
from theogony.server.line import Asker
from theogony.server.reviewer import TAKEN_OVER, Reviewer, Subject, Told
from theogony.server.reviews import Choices
from theogony.server.store.engine import migrate, open_engine
from theogony.server.store.repo import Repo, now
from theogony.server.tables import Tables

ADA, BOB = Asker("here", "ada"), Asker("there", "bob")
STEP = {"turn": 0, "seat": 0, "chances": [0.5, 0.5], "errors": [0.1, 0.1]}


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Reviewer]:
    """A reviewer that knows one table, and no process that works for it."""
    config = quick(folder / "tables.db", limits=Limits())
    engine = open_engine(database_url(config.db))
    await migrate(engine)
    repo = Repo(engine)
    await repo.add_guest("ada", "Ada", "a hash")
    table: dict[str, Any] = {
        "id": "table",
        "game": "diceforge",
        "ruleset": "",
        "name": "",
        "options": "{}",
        "owner_id": "ada",
    }
    table |= {"public": False, "hints": True, "status": "finished", "seed": ""}
    await repo.add_table(table, [{"table_id": "table", "seat": 0, "kind": "human", "name": "Ada", "guest_id": "ada"}])
    found = Reviewer(Tables(config, repo, open_hub("")))
    try:
        yield found
    finally:
        await found.close()
        await repo.close()


def subject(seat: int = 0, all_open: bool = False) -> Subject:
    """Ada sits on 0, Bob on 1, and a bot on 2."""
    record = Record("diceforge", games.get("diceforge").ruleset, 3, {}, ["Ada", "Bob", "Bot"], "seed")
    record.entries += [Entry(0, "pass", [])] * 5
    return Subject(("table", seat, all_open), ("ada", "bob", None)[seat], "diceforge", record, None, each_alone(2), 8)


def status(told: bytes) -> str:
    return str(orjson.loads(told)["status"])


async def refused(asked: Any) -> str:
    with pytest.raises(Problem) as problem:
        await asked
    return problem.value.key


def test_a_story_is_told_once_and_not_where_tables_are_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told_in = []

    def told(*given: Any) -> dict[str, Any]:
        told_in.append(threading.get_ident())
        return story.told(*given)

    async def looks() -> None:
        async with opened(tmp_path) as work:
            assert status(await work.look(subject())) == "none"
            await work.begin(ADA, subject())
            for done in (2, 3):
                steps = orjson.dumps([STEP | {"at": at} for at in range(done)]).decode()
                assert await work.repo.keep_review(*subject().key, "running", done, steps)
                answers = await asyncio.gather(*(work.look(subject()) for _ in range(20)))
                assert len(set(answers)) == 1 and orjson.loads(answers[0])["story"]["moves"] == done - 1
            assert status(await work.stop("ada", subject())) == "stopped"
            assert status(await work.begin(ADA, subject())) == "running"

    monkeypatch.setattr(reviewer, "told", told)
    asyncio.run(looks())
    assert len(told_in) == 4, "twice as it went on, once as it stopped, once as it was begun again"
    assert threading.get_ident() not in told_in


def test_what_was_told_is_kept_up_to_so_many_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewer, "KEPT_BYTES", 250)
    kept, keys, stamp = Told(), [("table", seat, False) for seat in range(3)], ("mark", "done", now())
    for _ in range(9):
        kept.keep(keys[0], stamp, b"0" * 100)
    kept.keep(keys[1], stamp, b"1" * 100)
    assert kept.get(keys[0], stamp) == b"0" * 100
    kept.keep(keys[2], stamp, b"2" * 100)
    assert [kept.get(key, stamp) is not None for key in keys] == [True, False, True], "the one looked at longest ago"
    assert kept.get(keys[0], ("mark", "running", stamp[2])) is None


def test_begun_at_once_no_more_are_under_way_than_one_after_another(tmp_path: Path) -> None:
    async def begins() -> None:
        async with opened(tmp_path) as work:
            wanted = [subject(seat, all_open) for seat in (0, 1, 2) for all_open in (False, True)]
            found = await asyncio.gather(*(work.begin(ADA, each) for each in wanted * 2), return_exceptions=True)
            assert [isinstance(each, Problem) for each in found] == ([False] * 2 + [True] * 4) * 2
            assert set(work._tasks) == {each.key for each in wanted[:2]}
            carried_on = [task for task in asyncio.all_tasks() if "_carry_on" in repr(task.get_coro())]
            assert len(carried_on) == 2, "no second one is hidden behind the first"
            assert status(await work.begin(BOB, wanted[2])) == "running"

    asyncio.run(begins())


def test_a_review_is_stopped_by_who_began_it(tmp_path: Path) -> None:
    async def stops() -> None:
        async with opened(tmp_path) as work:
            for seat in (0, 1):  # through her own eyes and through his
                await work.begin(ADA, subject(seat))
                assert await refused(work.stop("bob", subject(seat))) == "not-yours"
                assert status(await work.look(subject(seat))) == "running" and subject(seat).key in work._tasks
                assert status(await work.stop("ada", subject(seat))) == "stopped"
                assert status(await work.stop("bob", subject(seat))) == "stopped", "there was nothing to stop"
            await work.begin(ADA, subject(0))
            work._go_on(Asker(TAKEN_OVER, "table"), subject(0))  # as after a restart
            assert await refused(work.stop("bob", subject(0))) == "not-yours"
            assert status(await work.stop("ada", subject(0))) == "stopped"
            await work.begin(ADA, subject(2))
            work._go_on(Asker(TAKEN_OVER, "table"), subject(2))
            assert status(await work.stop("bob", subject(2))) == "stopped", "nobody sits there"

    asyncio.run(stops())


def test_few_exercises_of_one_guest_wait(tmp_path: Path) -> None:
    async def asks() -> None:
        async with opened(tmp_path) as work, AsyncExitStack() as stack:
            await work.begin(ADA, subject())
            exercise = Choices(subject().text, None, "[]", 0)
            for _ in range(work.tables.config.limits.hints_waiting):
                waiting = asyncio.create_task(work._asked(ADA, exercise))
                stack.callback(waiting.cancel)
                await asyncio.sleep(0)  # it stands in the line now
            assert await refused(work._asked(ADA, exercise)) == "too-fast"
            waiting = asyncio.create_task(work._asked(BOB, exercise))
            stack.callback(waiting.cancel)
            await asyncio.sleep(0)
            assert len(work.line.of(BOB)) == 1
            assert exercise.carry_out() == "at", "nothing was judged there"

    asyncio.run(asks())


def test_exercises_wait_outside_the_door() -> None:
    """One place at the door, and two who wait for the reviewer: a third is served."""

    async def enters() -> None:
        served: list[str] = []
        enough = asyncio.Event()

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            served.append(scope["path"])
            if "/review/" in scope["path"]:
                await enough.wait()

        async def receive() -> Message:
            return {"type": "http.request", "body": b""}

        async def send(message: Message) -> None:
            raise AssertionError(message)  # the guard refuses nothing here

        guard = Guard(app, quick("unused"), Door(1, 1), Bans())

        def asked(path: str) -> asyncio.Task[None]:
            headers = [(b"host", b"localhost")]
            scope = {"type": "http", "method": "GET", "path": path, "headers": headers, "client": ("1.2.3.4", 5)}
            return asyncio.create_task(guard(scope, receive, send))

        waiting = [asked(f"/api/tables/table/review/{what}") for what in ("choices", "answer")]
        async with asyncio.timeout(60):
            await asked("/api/me")
        assert sorted(served) == ["/api/me", *(f"/api/tables/table/review/{what}" for what in ("answer", "choices"))]
        enough.set()
        await asyncio.gather(*waiting)

    asyncio.run(enters())


def test_one_guest_asks_about_reviews_at_a_rate(tmp_path: Path) -> None:
    with running(quick(tmp_path / "tables.db", limits=replace(GENEROUS, reviewing=(0.001, 5.0)))) as address:
        ada, bob = Player(address, "Ada"), Player(address, "Bob")
        where = f"/api/tables/{'a' * 14}/review"
        asked = [(method, where) for method in ("GET", "POST", "DELETE")]
        asked += [("GET", f"{where}/choices?at=1"), ("GET", where)]
        assert {ada.refused(*each) for each in asked} == {(404, "not-found")}
        assert {ada.refused(*each) for each in asked} == {(429, "too-fast")}
        assert ada.refused("POST", f"{where}/answer", at=1, move="pass") == (429, "too-fast")
        assert bob.refused("GET", where) == (404, "not-found")
