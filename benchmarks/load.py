"""How much one server process holds, measured on loopback with real sockets.

    python benchmarks/load.py                 about a minute; a table of results
    python benchmarks/load.py --json          the same as one JSON object
    python benchmarks/load.py --tables 20,80  these numbers of tables instead

Each table has two scripted clients who play legal moves for each other as fast as they are answered, up to a pace
per table (people do not play thousands of moves a second). Move-to-push is the time from sending a move to the
other client's receiving the picture that shows it: parsed, checked, stored in SQLite, viewed for both seats, sent.
The answer to look for is the largest number of tables, and of moves per second, at which the 99th percentile of
move-to-push stays under 100 ms. Before that the same server process is measured as a bare echo through the same
sockets, which is the ceiling that framework, loop and codec leave.

Server and clients are different processes. Numbers of a busy machine say little: the load average is printed too.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import ssl
import statistics
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

from theogony.kernel import compiled
from theogony.server.config import Config, Limits, Thought
from theogony.server.run import free_port, server_of

TARGET = 0.100
UNLIMITED = (1e9, 1e9)
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # shared: making one for each client takes longer than a game


def serve(config: Config) -> None:
    server_of(config).run()


class Client:
    """A scripted player: answers every question of its seat at once with a legal move."""

    def __init__(self, socket: ClientConnection, rng: random.Random) -> None:
        self.socket = socket
        self.rng = rng
        self.state: dict[str, Any] = {}

    async def picture(self) -> dict[str, Any]:
        """The next picture of the table."""
        while True:
            frame = orjson.loads(await self.socket.recv(decode=False))
            if frame.get("push") == "state":
                self.state = frame
                return self.state
            if frame.get("ok") is False:
                raise RuntimeError(f"refused: {frame}")

    def asked(self) -> bool:
        ask = self.state.get("ask")
        return ask is not None and ask["sealed"] is None

    async def move(self) -> None:
        ask = self.state["ask"]
        command = {
            "cmd_id": f"{self.rng.getrandbits(64):x}",
            "cmd": "move",
            "prompt_id": ask["prompt_id"],
            "moves": [self.rng.choice(ask["options"])["move"]],
        }
        await self.socket.send(orjson.dumps(command).decode(), text=True)


class Table:
    """Two clients who play with each other; a finished game is followed by a new one."""

    def __init__(self, address: str, seed: int) -> None:
        self.address = address
        self.rng = random.Random(seed)
        self.clients: list[Client] = []
        self.delays: list[float] = []
        self.http = [httpx.AsyncClient(base_url=address, timeout=60, verify=NO_TLS) for _ in range(2)]

    async def open(self) -> None:
        first, second = self.http
        for number, guest in enumerate(self.http):
            if not guest.cookies:
                (await guest.post("/api/me", json={"name": f"Client {number}"})).raise_for_status()
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await first.post("/api/tables", json={"game": "godstorm", "seats": seats, "public": True})
        table = made.raise_for_status().json()["id"]
        (await second.post(f"/api/tables/{table}/join", json={})).raise_for_status()
        self.clients = [Client(await self._socket(guest, table), self.rng) for guest in self.http]
        for client in self.clients:
            await client.picture()

    async def _socket(self, guest: httpx.AsyncClient, table: str) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
        where = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        return await connect(where, additional_headers={"Cookie": cookie}, compression=None, max_queue=None)

    async def play(self, until: float, pause: float) -> None:
        """Play until then, one move every ``pause`` seconds at most."""
        await asyncio.sleep(self.rng.random() * pause)
        while time.perf_counter() < until:
            mover = next((client for client in self.clients if client.asked()), None)
            if mover is None:
                await self.close_sockets()
                await self.open()
                continue
            began = time.perf_counter()
            await mover.move()
            await asyncio.gather(*(client.picture() for client in self.clients))
            spent = time.perf_counter() - began
            self.delays.append(spent)
            if spent < pause:
                await asyncio.sleep(pause - spent)

    async def close_sockets(self) -> None:
        for client in self.clients:
            await client.socket.close()

    async def close(self) -> None:
        await self.close_sockets()
        for guest in self.http:
            await guest.aclose()


async def echo_ceiling(address: str, sockets: int, seconds: float) -> dict[str, Any]:
    """Round trips a second of 200-byte JSON frames through the same server's sockets, nothing behind them."""
    table = Table(address, 0)
    await table.open()
    made = [await table._socket(table.http[0], (await _own_table(table.http[0]))) for _ in range(sockets)]
    delays: list[float] = []
    frame = json.dumps({"cmd_id": "e", "cmd": "echo", "text": "x" * 160})

    async def shout(socket: ClientConnection) -> None:
        while time.perf_counter() < end:
            began = time.perf_counter()
            await socket.send(frame)
            while b'"re"' not in await socket.recv(decode=False):
                pass
            delays.append(time.perf_counter() - began)

    began = time.perf_counter()
    end = began + seconds
    await asyncio.gather(*(shout(socket) for socket in made))
    spent = time.perf_counter() - began
    for socket in made:
        await socket.close()
    await table.close()
    return {"sockets": sockets, "per_second": round(len(delays) / spent), **_quantiles(delays)}


async def _own_table(guest: httpx.AsyncClient) -> str:
    mine = (await guest.get("/api/tables")).json()["mine"]
    return str(mine[0]["id"])


async def load(address: str, tables: int, seconds: float, pause: float) -> dict[str, Any]:
    """So many tables at this pace: moves a second and how long a move takes to reach the other player."""
    made = [Table(address, seed) for seed in range(tables)]
    for start in range(0, tables, 25):
        await asyncio.gather(*(table.open() for table in made[start : start + 25]))
    began = time.perf_counter()
    await asyncio.gather(*(table.play(began + seconds, pause) for table in made))
    spent = time.perf_counter() - began
    delays = [delay for table in made for delay in table.delays]
    for table in made:
        await table.close()
    return {
        "tables": tables,
        "moves": len(delays),
        "moves_per_second": round(len(delays) / spent),
        **_quantiles(delays),
    }


def _quantiles(delays: list[float]) -> dict[str, float]:
    cuts = statistics.quantiles(delays, n=1000) if len(delays) > 1 else [0.0] * 999
    return {"p50_ms": round(cuts[499] * 1000, 1), "p99_ms": round(cuts[989] * 1000, 1)}


async def measure(address: str, args: argparse.Namespace) -> dict[str, Any]:
    found: dict[str, Any] = {"compiled": compiled(), "load_average_before": os.getloadavg()[0]}
    echoes = [await echo_ceiling(address, 50, args.seconds / 2)]
    found["flat_out"] = [await load(address, tables, args.seconds, 0.0) for tables in args.flat_out]
    found["paced"] = [await load(address, tables, args.seconds, args.pause) for tables in args.tables]
    echoes.append(await echo_ceiling(address, 50, args.seconds / 2))
    found["echo"] = max(echoes, key=lambda echo: echo["per_second"])  # before and after: the better one is the ceiling
    held = [row for row in found["flat_out"] + found["paced"] if row["p99_ms"] < TARGET * 1000]
    found["held"] = {
        "tables": max((row["tables"] for row in held), default=0),
        "moves_per_second": max((row["moves_per_second"] for row in held), default=0),
    }
    found["share_of_echo"] = round(found["held"]["moves_per_second"] / max(1, found["echo"]["per_second"]), 3)
    return found


def show(found: dict[str, Any], pause: float) -> None:
    mode = "compiled" if found["compiled"] else "plain Python"
    print(f"rules: {mode}; load average before: {found['load_average_before']:.1f}; {os.cpu_count()} cores")
    echo = found["echo"]
    print(f"echo ceiling: {echo['per_second']} round trips/s ({echo['sockets']} sockets), p99 {echo['p99_ms']} ms")
    for title, rows in (("as fast as answered", found["flat_out"]), (f"a move every {pause:g} s", found["paced"])):
        for row in rows:
            print(
                f"{row['tables']:5} tables, {title}: {row['moves_per_second']:6} moves/s,"
                f" move-to-push p50 {row['p50_ms']} ms, p99 {row['p99_ms']} ms"
            )
    held = found["held"]
    print(
        f"held with p99 under {TARGET * 1000:.0f} ms: {held['tables']} tables; {held['moves_per_second']} moves/s,"
        f" {found['share_of_echo']:.1%} of the echo ceiling"
    )


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split(",")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=numbers, default=[100, 400], help="tables at the pace, e.g. 50,100")
    parser.add_argument("--flat-out", type=numbers, default=[1, 4, 16], help="tables without a pause")
    parser.add_argument("--pause", type=float, default=2.0, help="seconds between two moves of a table")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each measurement")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    free = Limits(
        requests=UNLIMITED, new_guests=UNLIMITED, new_tables=UNLIMITED, frames=UNLIMITED,
        handshakes=UNLIMITED, onlookers_per_address=100_000, sockets_per_guest=100_000, tables_per_guest=100_000,
        new_tables_per_address=UNLIMITED,
    )  # fmt: skip
    with tempfile.TemporaryDirectory() as folder:
        config = Config(
            port=free_port("127.0.0.1", 0), db=str(Path(folder) / "load.db"), limits=free, thinkers=1,
            cached_tables=10_000, log_format="json", thoughts={"mortal": Thought("random")},
        )  # fmt: skip
        config = replace(config, away_seconds=3600.0)
        server = multiprocessing.get_context("spawn").Process(target=serve, args=(config,))
        server.start()
        try:
            address = f"http://127.0.0.1:{config.port}"
            wait_until_up(address)
            found = asyncio.run(measure(address, args))
        finally:
            server.terminate()
            server.join(20)
    if args.json:
        print(json.dumps(found))
    else:
        show(found, args.pause)


def wait_until_up(address: str) -> None:
    for _ in range(600):
        try:
            httpx.get(f"{address}/health").raise_for_status()
            return
        except httpx.HTTPError:
            time.sleep(0.05)
    raise SystemExit("the server did not start")


if __name__ == "__main__":
    main()
