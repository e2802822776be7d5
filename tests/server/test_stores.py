"""Two workers on a real PostgreSQL with a real Redis between them; and the schema of both databases."""

import asyncio
import random
import signal
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from tests.server.harness import Game, Player, Process, quick, running, wait_for
from tests.server.services import postgres, redis_server
from theogony import games
from theogony.kernel.match import replay
from theogony.kernel.record import parse
from theogony.server.config import database_url
from theogony.server.hub import News, RedisHub, open_hub
from theogony.server.store import reach
from theogony.server.store.appender import Unavailable
from theogony.server.store.engine import migrate, migrate_now, open_engine
from theogony.server.store.models import Base
from theogony.server.store.repo import Repo, now
from theogony.server.tables import Tables


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with postgres(tmp_path_factory.mktemp("postgres")) as url:
        yield url


@pytest.fixture(scope="module")
def fan_out(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with redis_server(tmp_path_factory.mktemp("redis")) as url:
        yield url


def test_two_workers_serve_one_table(database: str, fan_out: str) -> None:
    with running(quick(database, redis=fan_out)) as first, running(quick(database, redis=fan_out)) as second:
        ada, bob = Player(first, "Ada"), Player(second, "Bob")
        table = ada.table("me", "open", "mortal", public=True)
        with ada.sit(table) as a:
            bob.post(f"/api/tables/{table}/join")
            a.until(lambda: a.state, "the start, told by the other worker")
            with bob.sit(table) as b, Player(second).sit(table) as w:
                a.until(lambda: a.pushes[-1].get("spectators") == 1, "the presence of both")
                assert a.pushes[-1]["present"] == [0, 1]
                assert b.do("chat", text="salve")["ok"]
                a.until(lambda: any(push["push"] == "chat" and push["lines"] for push in a.pushes), "the chat")
                game = Game((a, b), random.Random(17), onlookers=(w,))
                game.play(120)
                _votes_reach_the_other_worker(game)
                game.play()
        record = parse(bob.http.get(f"/api/tables/{table}/record").text)
    assert replay(games.get("godstorm"), record).state.hash() == record.hash


def _votes_reach_the_other_worker(game: Game) -> None:
    a, b = game.sockets
    before = (a.state or {})["moves"]
    while (a.state or {})["can_undo"]:
        game.step()
    answer = a.do("undo")
    assert answer["ok"], answer
    if answer["vote"]:
        b.until(lambda: (b.pushes[-1].get("vote") or {}).get("by") == 0, "the vote")
        answer = b.do("undo_vote", yes=True)
        assert answer["ok"], answer
    a.until_seq(answer["seq"])
    b.until_seq(answer["seq"])
    assert (a.state or {})["moves"] <= max(before, (a.state or {})["moves"])
    assert (a.state or {})["moves"] == (b.state or {})["moves"]


def test_two_workers_race_for_one_place_in_the_log(database: str, fan_out: str) -> None:
    """One guest answers one prompt through both workers at once: one is accepted, the other is told why not."""
    with running(quick(database, redis=fan_out)) as first, running(quick(database, redis=fan_out)) as second:
        ada = Player(first, "Ada")
        table = ada.table("me", "hotseat")
        with ada.sit(table) as a, ada.moved_to(second).sit(table) as b:
            rng = random.Random(3)
            for _ in range(25):
                ask = a.until_asked()
                b.until_seq((a.state or {})["seq"])
                moves = [rng.choice(ask["options"])["move"]]
                ids = [s.tell("move", prompt_id=ask["prompt_id"], moves=moves, seat=ask["seat"]) for s in (a, b)]
                for socket, cmd_id in zip((a, b), ids, strict=True):
                    socket.until(lambda socket=socket, cmd_id=cmd_id: cmd_id in socket.answers)  # type: ignore[misc]
                answers = [a.answers[ids[0]], b.answers[ids[1]]]
                accepted = [answer for answer in answers if answer["ok"]]
                assert accepted
                if len(accepted) == 2:  # under a seal an answer may be replaced
                    assert accepted[0]["seq"] != accepted[1]["seq"]
                top = max(answer["seq"] for answer in accepted)
                a.until_seq(top)
                b.until_seq(top)
                assert (a.state or {})["moves"] == (b.state or {})["moves"]


def test_a_worker_dies_and_the_other_goes_on(database: str, fan_out: str, tmp_path: Path) -> None:
    doomed = Process(tmp_path / "log", quick(database, redis=fan_out))
    with doomed, running(quick(database, redis=fan_out)) as other:
        ada = Player(doomed.start(), "Ada")
        table = ada.table("me", "mortal")
        with ada.sit(table) as a:
            Game((a,), random.Random(5)).play(15)
            doomed.end(signal.SIGKILL)
            told = (a.state or {})["seq"]
        with ada.moved_to(other).sit(table) as a:
            a.until(lambda: a.state)
            assert (a.state or {})["seq"] >= told
            Game((a,), random.Random(6)).play(15)


def test_redis_goes_away_and_comes_back(database: str, tmp_path: Path) -> None:
    with redis_server(tmp_path) as url:
        servers = ExitStack()
        first = servers.enter_context(running(quick(database, redis=url)))
        second = servers.enter_context(running(quick(database, redis=url)))
        ada, bob = Player(first, "Ada"), Player(second, "Bob")
        table = ada.table("me", "open", "mortal", public=True)
        bob.post(f"/api/tables/{table}/join")
        a, b = servers.enter_context(ada.sit(table)), servers.enter_context(bob.sit(table))
        game = Game((a, b), random.Random(9))
        game.play(10)
    with servers:
        assert ada.http.get("/health").status_code == 503
        for _ in range(10):  # nobody tells the other worker now, so its client asks
            for socket in (a, b):
                seen = (socket.state or {})["seq"]
                socket.do("since", seq=seen)
                socket.until(lambda socket=socket: (socket.state or {})["reason"] == "since")  # type: ignore[misc]
                if socket.asked():
                    socket.play_any(game.rng)
        with redis_server(tmp_path, int(url.split(":")[2].partition("/")[0])):
            wait_for(lambda: ada.http.get("/health").status_code == 200, "the workers to find Redis again")
            for socket in (a, b):
                socket.do("since", seq=0)
            game.play(10)


def test_a_worker_that_finds_redis_later_tells_the_others_to_look(tmp_path: Path) -> None:
    """What it did until then it has told nobody, and who was back before it has looked already."""

    async def heard() -> list[tuple[str, object]]:
        found: list[tuple[str, object]] = []
        news = asyncio.Event()

        async def note(table_id: str, said: News) -> None:
            found.append((table_id, said["kind"]))
            news.set()

        async def deaf(_table_id: str, _said: News) -> None:
            """The late one's own listener."""

        with redis_server(tmp_path) as url:
            early, late = RedisHub(url), RedisHub(url)
            await early.open(note)
            await late.open(deaf)
            await early.watch("t")
            await late.watch("t")
            late._away_until = time.monotonic() + 1000.0
            await late.publish("t", {"kind": "log"})  # nobody hears it
            late._away_until = time.monotonic()
            await late.lease("t")
            await asyncio.wait_for(news.wait(), 60)
            await early.close()
            await late.close()
        return found

    assert asyncio.run(heard()) == [("t", "table")]


def test_what_a_worker_did_without_redis_is_made_good(tmp_path: Path) -> None:
    """It looks at its tables itself, listens to those that it got meanwhile, and says who has come to them."""

    async def made_good() -> None:
        told: asyncio.Queue[object] = asyncio.Queue()

        async def note(_table_id: str, said: News) -> None:
            told.put_nowait(said["kind"])

        async def deaf(_table_id: str, _said: News) -> None:
            """The other one's listener."""

        with redis_server(tmp_path) as url:
            other, late = RedisHub(url), RedisHub(url)
            await other.open(deaf)
            await late.open(note)
            late._away_until = time.monotonic() + 1000.0
            await late.watch("t")
            await late.arrive("t", "socket", [1])
            assert await other.present("t") == []
            late._away_until = time.monotonic()
            await late.lease("t")
            assert await asyncio.wait_for(told.get(), 60) == "table"
            await late._catching_up
            assert await other.present("t") == [[1]]
            await other.publish("t", {"kind": "chat"})
            assert await asyncio.wait_for(told.get(), 60) == "chat"
            await other.close()
            await late.close()

    asyncio.run(made_good())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_migrations_lead_to_the_models(kind: str, database: str, tmp_path: Path) -> None:
    url = database_url(database if kind == "postgresql" else str(tmp_path / "tables.db"))
    migrate_now(url)
    migrate_now(url)  # a second time there is nothing to do
    engine = create_engine(url.replace("+aiosqlite", ""))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
    engine.dispose()


def test_a_commit_of_sqlite_has_reached_the_disk(tmp_path: Path) -> None:
    """An accepted move survives a power cut: the journal is synced with every commit (2 is FULL), not now and then."""

    async def pragmas() -> tuple[object, object]:
        engine = open_engine(database_url(str(tmp_path / "tables.db")))
        async with engine.connect() as connection:
            journal = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar()
            synced = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar()
        await engine.dispose()
        return journal, synced

    assert asyncio.run(pragmas()) == ("wal", 2)


@asynccontextmanager
async def opened(given: str) -> AsyncIterator[Repo]:
    """The store in this process, with one guest."""
    engine = open_engine(database_url(given))
    await migrate(engine)
    repo = Repo(engine)
    try:
        await repo.add_guest("ada", "Ada", "hers")
        yield repo
    finally:
        await repo.close()


async def add_table(repo: Repo) -> None:
    game = games.get("diceforge")
    table = {"id": "table", "game": game.id, "ruleset": game.ruleset, "name": "", "options": "{}", "owner_id": "ada"}
    seats = [{"table_id": "table", "seat": seat, "kind": "human", "name": "", "guest_id": "ada"} for seat in range(2)]
    await repo.add_table({**table, "public": False, "hints": True, "status": "lobby", "seed": "seed"}, seats)


def test_what_was_refused_is_not_written_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process writes for longer than we wait: who was told that it is not done may try again."""
    file = str(tmp_path / "tables.db")

    async def names() -> list[str]:
        async with opened(file) as repo:
            other = sqlite3.connect(file, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            monkeypatch.setattr(reach, "PATIENCE", 0.1)
            late = [repo.add_guest(name, name, name) for name in ("begun", "in line")]
            told = await asyncio.gather(*late, return_exceptions=True)
            assert [type(error) for error in told] == [Unavailable, Unavailable]
            monkeypatch.setattr(reach, "PATIENCE", 10.0)
            other.execute("ROLLBACK")
            await repo.add_guest("bob", "Bob", "his")  # has its turn after whatever was before it
            found = [name for (name,) in other.execute("SELECT name FROM guests ORDER BY name")]
            other.close()
            return found

    assert asyncio.run(names()) == ["Ada", "Bob"]


def test_a_table_that_had_begun_goes_on(tmp_path: Path) -> None:
    """The start was stored, but the answer was late: whoever starts the table again finds it under way."""

    async def status() -> tuple[str, bool]:
        async with opened(str(tmp_path / "tables.db")) as repo:
            await add_table(repo)
            tables = Tables(quick(tmp_path / "tables.db"), repo, open_hub(""))
            async with tables.hold("table") as live:
                assert await repo.start("table", {"waiting": "[]", "glimpse": "{}", "updated": now()})
                await tables.start(live)
                return live.table.status, live.started

    assert asyncio.run(status()) == ("playing", True)


@pytest.mark.parametrize("address", ["file:{}", "file:{}?mode=rw&uri=true"])
def test_moves_go_where_all_else_goes(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "tables.db").touch()

    async def moves() -> int:
        async with opened(f"sqlite:///{address.format('tables.db')}") as repo:
            await add_table(repo)
            entry: dict[str, Any] = dict.fromkeys(("keep", "guest_id", "cmd_id", "applied"))
            entry |= {"table_id": "table", "seq": 1, "kind": "move", "seat": 0, "move": "", "chance": "", "at": now()}
            await repo.append([entry], None)
            return await repo.last_seq("table")

    assert asyncio.run(moves()) == 1
