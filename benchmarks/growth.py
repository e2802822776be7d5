"""What so many live tables need: the store, the hub and the memory of a worker, each at its size.

    python benchmarks/growth.py                       10,000 tables; a real PostgreSQL and Redis, found or fetched
    python benchmarks/growth.py --tables 1000 --json

Costs are counted in processor time, which says the same on a busy machine; waiting times are those of this machine as
it is. docs/growth.md reckons from these figures.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import statistics
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sqlalchemy import insert, text

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tests.server.services import postgres, redis_server  # noqa: E402
from theogony import games  # noqa: E402
from theogony.kernel.match import Match  # noqa: E402
from theogony.kernel.record import Record  # noqa: E402
from theogony.kernel.rng import Rng  # noqa: E402
from theogony.server.config import database_url  # noqa: E402
from theogony.server.hub import RedisHub  # noqa: E402
from theogony.server.live import Live  # noqa: E402
from theogony.server.store.engine import migrate, open_engine  # noqa: E402
from theogony.server.store.models import EntryRow, GuestRow, Logged, MemberRow, SeatRow, TableRow  # noqa: E402
from theogony.server.store.repo import Repo, now  # noqa: E402

MOVES = 100  # moves of a table whose memory is measured: the middle of a game
LOGGED = 10  # entries of a table in the store
AT_ONCE = 12  # questions under way: as many as a server lets through its door
Figures = dict[str, Any]


def milliseconds(times: list[float]) -> Figures:
    cuts = statistics.quantiles(times, n=100)
    return {"p50_ms": round(cuts[49] * 1000, 2), "p99_ms": round(cuts[98] * 1000, 2)}


# -- the store -----------------------------------------------------------------------------------------------------


async def store(url: str, tables: int) -> Figures:
    """So many tables with their logs; then moves are added and tables read here and there."""
    engine = open_engine(database_url(url))
    await migrate(engine)
    repo = Repo(engine)
    await fill(engine, tables)
    rng, count = random.Random(1), 3000
    seqs = dict.fromkeys(range(tables), LOGGED)

    async def append(_: int) -> None:
        number = rng.randrange(tables)
        seqs[number] += 1
        shown = {"moves": seqs[number], "waiting": "[0]", "status": "playing", "result": None, "glimpse": "{}"}
        await repo.append([entry(number, seqs[number])], {**shown, "vote": None, "updated": now(), "archived": False})

    async def read(_: int) -> None:
        await repo.table(name(rng.randrange(tables)))
        await repo.log(name(rng.randrange(tables)))

    async def lists(_: int) -> None:
        await repo.tables(f"guest{rng.randrange(tables)}")

    found = {
        "bytes_per_entry": round(await size(engine, url) / tables / LOGGED),
        "append": await timed(append, count),
        "open_table": await timed(read, count // 10),
        "lobby": await timed(lists, 60),
    }
    await repo.close()
    return found


def name(number: int) -> str:
    return f"table{number:09}"


def entry(table: int, seq: int) -> dict[str, Any]:
    move = {"kind": "move", "seat": seq % 3, "move": "attack thule>varangia", "chance": "3 11 0", "keep": None}
    return {"table_id": name(table), "seq": seq, **move, "guest_id": None, "cmd_id": None, "applied": None, "at": now()}


async def fill(engine: Any, tables: int) -> None:
    common = {"game": "godstorm", "ruleset": "godstorm@1", "name": "", "options": "{}", "public": False, "hints": True}
    common |= {
        "status": "playing",
        "seed": "0" * 64,
        "moves": LOGGED,
        "waiting": "[0]",
        "created": now(),
        "updated": now(),
    }
    for start in range(0, tables, 250):
        numbers = range(start, min(start + 250, tables))
        seats = [(number, seat) for number in numbers for seat in range(3)]
        async with engine.begin() as connection:
            await connection.execute(
                insert(GuestRow), [{"id": f"guest{number}", "name": "Ada", "created": now()} for number in numbers]
            )
            owned = [{"id": name(number), "owner_id": f"guest{number}", **common} for number in numbers]
            await connection.execute(insert(TableRow), owned)
            await connection.execute(
                insert(SeatRow),
                [
                    {"table_id": name(number), "seat": seat, "kind": "human", "name": "Ada", "bot": None}
                    | {"guest_id": f"guest{number}", "stand_in": ""}
                    for number, seat in seats
                ],
            )
            members = [{"table_id": name(number), "guest_id": f"guest{number}"} for number in numbers]
            await connection.execute(insert(MemberRow), members)
            rows = [entry(number, seq) for number in numbers for seq in range(1, LOGGED + 1)]
            await connection.execute(insert(EntryRow), rows)
    async with engine.connect() as connection:  # as it would have been done long ago
        await (await connection.execution_options(isolation_level="AUTOCOMMIT")).execute(text("ANALYZE"))


async def size(engine: Any, url: str) -> int:
    if engine.dialect.name == "sqlite":
        return sum(file.stat().st_size for file in Path(url).parent.glob(f"{Path(url).name}*"))
    async with engine.connect() as connection:
        return int((await connection.execute(text("SELECT pg_database_size(current_database())"))).scalar() or 0)


async def timed(work: Callable[[int], Awaitable[None]], count: int) -> Figures:
    """So many of them, some at a time: how many a second, how long each, and what that costs this process."""
    times: list[float] = []
    room = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> None:
        async with room:
            began = time.perf_counter()
            await work(number)
            times.append(time.perf_counter() - began)

    cpu, began = time.process_time(), time.perf_counter()
    await asyncio.gather(*(one(number) for number in range(count)))
    spent = time.perf_counter() - began
    each = (time.process_time() - cpu) / count
    return {"per_second": round(count / spent), "cpu_us": round(each * 1e6), **milliseconds(times)}


# -- the hub -------------------------------------------------------------------------------------------------------


async def hub(url: str, tables: int) -> Figures:
    """Two workers that watch all tables; one tells the other of moves here and there."""
    sent: dict[int, float] = {}
    delays: list[float] = []

    async def hear(_: str, news: dict[str, Any]) -> None:
        delays.append(time.perf_counter() - sent.pop(news["number"]))

    async def deaf(_: str, news: dict[str, Any]) -> None:
        return None

    teller, listener = RedisHub(url), RedisHub(url)
    await teller.open(deaf)
    await listener.open(hear)
    began = time.perf_counter()
    for number in range(tables):
        for each in (teller, listener):
            await each.watch(name(number))
        await listener.arrive(name(number), f"socket{number}", [0])
    watching = time.perf_counter() - began
    memory = int((await listener._redis.info("memory"))["used_memory"])
    rng, count = random.Random(2), 4000

    async def tell(number: int) -> None:
        sent[number] = time.perf_counter()
        await teller.publish(name(rng.randrange(tables)), {"kind": "entry", "number": number})

    found = await timed(tell, count)
    end = time.perf_counter() + 30
    while sent and time.perf_counter() < end:
        await asyncio.sleep(0.01)
    heard = len(delays)
    await teller.close()
    await listener.close()
    return {
        "watch_and_arrive_ms": round(watching / tables * 1000, 2),
        "redis_bytes_per_table": round(memory / tables),
        "told": count,
        "heard": heard,
        "publish": found,
        "news": milliseconds(delays),
    }


# -- a worker's memory ---------------------------------------------------------------------------------------------


def memory(game_id: str, count: int) -> Figures:
    """What a table in the middle of a game takes in a worker, and what it costs to fold it."""
    game, seats = games.get(game_id), min(3, games.get(game_id).players[1])
    match = Match(game, seats, {}, "growth", ["Ada"] * seats)
    rng = Rng(1)
    while match.state.result is None and len(match.record.entries) < MOVES:
        seat = match.state.prompts()[0].seat
        options = match.state.options(seat)
        match.apply(seat, options[rng.below(len(options))])
    record = match.record
    entries = [
        Logged(seq, "move", made.seat, made.move, " ".join(map(str, made.chance)), None, None, None, None)
        for seq, made in enumerate(record.entries, 1)
    ]
    cpu = time.process_time()
    made = [folded(record, entries) for _ in range(count)]
    fold = (time.process_time() - cpu) / count
    assert all(live.broken is None for live in made)
    gc.collect()
    tracemalloc.start()
    kept = [folded(record, entries) for _ in range(count)]
    held = tracemalloc.get_traced_memory()[0] / len(kept)
    tracemalloc.stop()
    return {"game": game_id, "kB_per_table": round(held / 1000), "fold_ms": round(fold * 1000, 1)}


def folded(record: Record, entries: list[Logged]) -> Live:
    """A table as a worker holds it."""
    row = TableRow(id=name(0), game=record.game, ruleset=record.ruleset, options=json.dumps(record.options))
    row.seed, row.status, row.name, row.setup_chance, row.vote, row.lesson = (
        record.seed,
        "playing",
        "",
        None,
        None,
        None,
    )
    seats = [
        SeatRow(table_id=row.id, seat=seat, kind="human", name="Ada", bot=None, guest_id="ada", stand_in="")
        for seat in range(record.seats)
    ]
    return Live(row, seats, entries)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found: Figures = {"tables": args.tables, "load_average_before": os.getloadavg()[0]}

    def note(part: str, figures: Any) -> None:
        """Whoever waits sees how far it is."""
        found[part] = figures
        for line in figures if isinstance(figures, list) else [figures]:
            print(f"{part:12} {line}", file=sys.stderr if args.json else sys.stdout, flush=True)

    note("memory", [memory(game, 20) for game in games.names()])
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        with redis_server(place) as url:
            note("hub", asyncio.run(hub(url, args.tables)))
        note("sqlite", asyncio.run(store(str(place / "growth.db"), args.tables)))
        with postgres(place) as url:
            note("postgresql", asyncio.run(store(url, args.tables)))
    if args.json:
        print(json.dumps(found))


if __name__ == "__main__":
    main()
