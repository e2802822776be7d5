"""Whether bots go on answering while many guests attack, measured on loopback with real sockets and the default limits.

    python benchmarks/attack.py                a minute and a half; a table of results
    python benchmarks/attack.py --json         the same as one JSON object
    python benchmarks/attack.py --guests 80    more attackers

Five honest tables, each with a person and two heroes, play all the while; an *answer* is the time from the picture that
waits for a bot to the next picture. Meanwhile the attackers, each from an address of its own, come in two waves:

- hints: 24 sockets each at the own table, six hints at once on every socket and then as many as it can;
- olympians: as many tables of four olympians each as a guest may make, all of them watched.

Then they leave. It is well when honest answers stay under 5 s at the 99th percentile, and when 5 s after the attackers
have left every honest table has been answered again. The exit status says so.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import statistics
import sys
import tempfile
import time
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.load import NO_TLS, serve, wait_until_up
from theogony.server.config import Config
from theogony.server.run import free_port

TARGET = 5.0
GAMES = ("godstorm", "theomachy", "diceforge")
SOCKETS, HINTS = 24, 6


class Guest:
    """A person with a browser at an address of its own."""

    def __init__(self, address: str, name: str, home: str) -> None:
        self.address = address
        self.name = name
        self.home = home
        soon = httpx.Limits(keepalive_expiry=2)  # before the server ends an idle connection
        transport = httpx.AsyncHTTPTransport(local_address=home, verify=NO_TLS, limits=soon)
        self.http = httpx.AsyncClient(base_url=address, timeout=60, transport=transport)

    async def sign_in(self) -> None:
        (await self.http.post("/api/me", json={"name": self.name})).raise_for_status()

    async def table(self, game: str, *bots: str, me: bool = True) -> str | None:
        """A new table, if the server lets one be made."""
        seats = [{"kind": "me"}] if me else []
        seats += [{"kind": "bot", "bot": bot} for bot in bots]
        made = await self.http.post("/api/tables", json={"game": game, "seats": seats})
        return str(made.json()["id"]) if made.is_success else None

    async def sit(self, table: str) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        where = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        return await connect(
            where,
            additional_headers={"Cookie": cookie},
            compression=None,
            max_queue=None,
            local_addr=(self.home, 0),
            open_timeout=60,
        )


# -- the honest ----------------------------------------------------------------------------------------------------


class Honest:
    """A person who plays with two heroes, and how long each of their answers takes."""

    def __init__(self, address: str, number: int) -> None:
        self.guest = Guest(address, f"Honest {number}", f"127.0.2.{number + 1}")
        self.game = GAMES[number % len(GAMES)]
        self.rng = random.Random(number)
        self.answers: list[tuple[float, float]] = []  # when it came, how long it took
        self.waiting_since: float | None = None

    async def play(self) -> None:
        await self.guest.sign_in()
        while True:
            table = await self.guest.table(self.game, "hero", "hero")
            if table is None:
                await asyncio.sleep(1.0)
                continue
            async with await self.guest.sit(table) as socket:
                await self._game(socket)

    async def _game(self, socket: ClientConnection) -> None:
        """To the end of the game."""
        async for frame in socket:
            push = orjson.loads(frame)
            if push.get("push") != "state":
                continue
            now = time.perf_counter()
            if self.waiting_since is not None:
                self.answers.append((now, now - self.waiting_since))
                self.waiting_since = None
            if push["result"] is not None:
                return
            ask = push["ask"]
            if ask is not None and ask["sealed"] is None:
                await asyncio.sleep(0.1)
                move = self.rng.choice(ask["options"])["move"]
                command = {"cmd": "move", "prompt_id": ask["prompt_id"], "moves": [move]}
                await socket.send(orjson.dumps({"cmd_id": f"{self.rng.getrandbits(64):x}", **command}).decode())
            elif push["waiting"]:
                self.waiting_since = now


# -- the attackers, in a process of their own ----------------------------------------------------------------------


def attack(address: str, guests: int, ready: Event, first: Event, second: Event) -> None:
    asyncio.run(_attack(address, guests, ready, first, second))


async def _attack(address: str, guests: int, ready: Event, first: Event, second: Event) -> None:
    attackers = [Guest(address, f"Attacker {number}", f"127.0.1.{number + 1}") for number in range(guests)]
    for attacker in attackers:
        await attacker.sign_in()
    ready.set()
    await asyncio.to_thread(first.wait)
    tasks = [asyncio.create_task(_hints(attacker)) for attacker in attackers]
    await asyncio.to_thread(second.wait)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.gather(*(_olympians(attacker) for attacker in attackers))


async def _hints(guest: Guest) -> None:
    """All sockets at one table, all asking for hints."""
    table = None
    while table is None:
        table = await guest.table("godstorm", "olympian", "olympian")
        await asyncio.sleep(0.1)
    await asyncio.gather(*(_ask(guest, table) for _ in range(SOCKETS)))


async def _ask(guest: Guest, table: str) -> None:
    while True:
        with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
            async with await guest.sit(table) as socket:
                for number in range(10_000):
                    await socket.send(json.dumps({"cmd_id": f"h{number}", "cmd": "hint"}))
                    if number % HINTS == HINTS - 1:
                        await asyncio.sleep(0.5)
                        while True:
                            try:
                                await asyncio.wait_for(socket.recv(), 0.01)
                            except TimeoutError:
                                break
        await asyncio.sleep(0.5)


async def _olympians(guest: Guest) -> None:
    """Tables of olympians, as many as there may be, all watched."""
    await asyncio.gather(*(_watch(guest) for _ in range(SOCKETS)))


async def _watch(guest: Guest) -> None:
    while True:
        table = await guest.table("theomachy", *["olympian"] * 4, me=False)
        if table is not None:
            with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                async with await guest.sit(table) as socket:
                    async for _ in socket:
                        pass
        await asyncio.sleep(2.0)


# -- the run -------------------------------------------------------------------------------------------------------


async def measure(address: str, args: argparse.Namespace) -> dict[str, Any]:
    context = multiprocessing.get_context("spawn")
    ready, first, second = context.Event(), context.Event(), context.Event()
    attackers = context.Process(target=attack, args=(address, args.guests, ready, first, second), daemon=True)
    honest = [Honest(address, number) for number in range(args.honest)]
    playing = [asyncio.create_task(table.play()) for table in honest]
    found: dict[str, Any] = {"guests": args.guests, "honest_tables": args.honest, "cores": os.cpu_count()}
    try:
        attackers.start()
        await asyncio.to_thread(ready.wait)
        found["before"] = await window(honest, args.seconds)
        first.set()
        found["hints"] = await window(honest, args.seconds)
        second.set()
        found["olympians"] = await window(honest, args.seconds)
        attackers.kill()
        attackers.join()
        found["recovered_seconds"] = await recovery(honest)
        found["after"] = await window(honest, args.seconds / 2)
    finally:
        attackers.kill()
        for task in playing:
            task.cancel()
        results = await asyncio.gather(*playing, return_exceptions=True)
    faults = [repr(fault) for fault in results if not isinstance(fault, asyncio.CancelledError)]
    if faults:
        raise SystemExit(f"an honest table failed: {faults}")
    waves = (found["before"], found["hints"], found["olympians"], found["after"])
    found["well"] = all(wave["p99"] < TARGET for wave in waves) and found["recovered_seconds"] < TARGET
    return found


async def window(honest: list[Honest], seconds: float) -> dict[str, Any]:
    """How long honest answers take in the next seconds; one that is still awaited counts with its age."""
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    now = time.perf_counter()
    took = [spent for table in honest for at, spent in table.answers if at >= began]
    took += [now - table.waiting_since for table in honest if table.waiting_since is not None]
    if len(took) < 2:
        return {"answers": len(took), "p50": seconds, "p99": seconds, "longest": seconds}
    cuts = statistics.quantiles(took, n=1000)
    return {
        "answers": len(took),
        "p50": round(cuts[499], 3),
        "p99": round(min(cuts[989], max(took)), 3),
        "longest": round(max(took), 3),
    }


async def recovery(honest: list[Honest]) -> float:
    """Seconds until every honest table has had an answer; 60 at most."""
    began = time.perf_counter()
    while time.perf_counter() - began < 60:
        if all(table.answers and table.answers[-1][0] > began for table in honest):
            break
        await asyncio.sleep(0.05)
    return round(time.perf_counter() - began, 2)


def show(found: dict[str, Any]) -> None:
    print(
        f"{found['guests']} attackers, {found['honest_tables']} honest tables with two heroes, {found['cores']} cores"
    )
    for name in ("before", "hints", "olympians", "after"):
        row = found[name]
        print(
            f"{name:10} {row['answers']:5} answers of bots: p50 {row['p50']:.2f} s, p99 {row['p99']:.2f} s,"
            f" longest {row['longest']:.2f} s"
        )
    print(f"all honest tables answered {found['recovered_seconds']:.2f} s after the attackers left")
    print("well" if found["well"] else f"NOT well: the aim is {TARGET:g} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--guests", type=int, default=40)
    parser.add_argument("--honest", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=20.0, help="for each wave")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        config = Config(port=free_port("127.0.0.1", 0), db=str(Path(folder) / "attack.db"), log_format="json")
        server = multiprocessing.get_context("spawn").Process(target=serve, args=(config,))
        server.start()
        try:
            address = f"http://127.0.0.1:{config.port}"
            wait_until_up(address)
            found = asyncio.run(measure(address, args))
        finally:
            server.terminate()
            server.join(20)
    print(json.dumps(found)) if args.json else show(found)
    sys.exit(0 if found["well"] else 1)


if __name__ == "__main__":
    main()
