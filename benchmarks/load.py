"""How much one server process holds, measured on loopback with real sockets.

    python benchmarks/load.py                 about two minutes; a table of results
    python benchmarks/load.py --json          the same as one JSON object
    python benchmarks/load.py --tables 20,80  these numbers of tables instead

Each table has two scripted clients who play legal moves for each other as fast as they are answered, up to a pace
per table (people do not play thousands of moves a second). Move-to-push is the time from sending a move to the
other client's receiving the picture that shows it: parsed, checked, stored in SQLite, viewed for both seats, sent.
The answer to look for is the largest number of tables, and of moves per second, at which the 99th percentile of
move-to-push stays under 100 ms.

Flat out, short windows of moves and of bare echoes through the same sockets take turns: the echo is the ceiling that
framework, loop and codec leave, and both meet the same machine. CPU per move is the server process's own, measured in
each window (the lowest fifth is shown: what other programs take from the caches only adds to it).

Server and clients are different processes. Numbers of a busy machine say little: the load average is printed too.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import importlib.util
import json
import multiprocessing
import os
import random
import ssl
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

if importlib.util.find_spec("httpx") is None:  # the one thing that a player's installation lacks
    subprocess.run([sys.executable, "-m", "pip", "install", "-q", "httpx>=0.28"], check=True)

import httpx
import orjson
import uvloop
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

    def __init__(self, address: str, seed: int, game: str = "godstorm") -> None:
        self.address = address
        self.game = game
        self.rng = random.Random(seed)
        self.clients: list[Client] = []
        self.delays: list[float] = []
        self.delays_before = 0
        soon = httpx.Limits(keepalive_expiry=2)  # before the server ends an idle connection
        self.http = [httpx.AsyncClient(base_url=address, timeout=60, verify=NO_TLS, limits=soon) for _ in range(2)]

    async def open(self) -> None:
        first, second = self.http
        for number, guest in enumerate(self.http):
            if not guest.cookies:
                (await guest.post("/api/me", json={"name": f"Client {number}"})).raise_for_status()
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await first.post("/api/tables", json={"game": self.game, "seats": seats, "public": True})
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
            began, told = time.perf_counter(), mover.state["seq"]
            await mover.move()
            if (await mover.picture())["seq"] != told:  # an edit on a desk is shown to its own seat alone
                await asyncio.gather(*(client.picture() for client in self.clients if client is not mover))
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


def cpu_seconds(pid: int) -> float:
    """What a process has used, its threads included and its children not."""
    spent = 0
    for thread in Path(f"/proc/{pid}/task").iterdir():
        with contextlib.suppress(OSError):  # it has just ended
            spent += int((thread / "schedstat").read_text().split()[0])
    return spent / 1e9


async def echo(sockets: list[ClientConnection], until: float) -> int:
    """Round trips of 200-byte JSON frames through the server's sockets, nothing behind them."""
    frame = json.dumps({"cmd_id": "e", "cmd": "echo", "text": "x" * 160})

    async def shout(socket: ClientConnection) -> int:
        trips = 0
        while time.perf_counter() < until:
            await socket.send(frame)
            while b'"re"' not in await socket.recv(decode=False):
                pass
            trips += 1
        return trips

    return sum(await asyncio.gather(*(shout(socket) for socket in sockets)))


async def flat_out(address: str, pid: int, game: str, tables: int, seconds: float, window: float) -> dict[str, Any]:
    """Windows of moves and of echoes in turn: rates, CPU of the server for each, and how long a move takes."""
    first = Table(address, tables, game)
    await first.open()  # what a game needs for the first time does not count
    await first.close()
    began, before = time.perf_counter(), cpu_seconds(pid)
    made = [Table(address, seed, game) for seed in range(tables)]
    await asyncio.gather(*(table.open() for table in made))
    opening = (cpu_seconds(pid) - before) / tables
    moves: list[float] = []
    echoes: list[float] = []
    cpu_of_moves: list[float] = []
    cpu_of_echoes: list[float] = []
    end = began + seconds
    while time.perf_counter() < end or len(moves) < 3:
        for table in made:
            table.delays_before = len(table.delays)
        start, used = time.perf_counter(), cpu_seconds(pid)
        await asyncio.gather(*(table.play(start + window, 0.0) for table in made))
        count = sum(len(table.delays) - table.delays_before for table in made)
        moves.append(count / (time.perf_counter() - start))
        cpu_of_moves.append((cpu_seconds(pid) - used) / max(1, count))
        start, used = time.perf_counter(), cpu_seconds(pid)
        count = await echo([client.socket for table in made for client in table.clients], start + window / 2)
        echoes.append(count / (time.perf_counter() - start))
        cpu_of_echoes.append((cpu_seconds(pid) - used) / max(1, count))
    delays = [delay for table in made for delay in table.delays]
    for table in made:
        await table.close()
    rate, ceiling = statistics.median(moves), statistics.median(echoes)
    return {
        "game": game,
        "tables": tables,
        "moves_per_second": round(rate),
        "best_window": round(max(moves)),
        "cpu_us_per_move": round(_lowest(cpu_of_moves) * 1e6),
        "cpu_ms_to_open": round(opening * 1e3, 1),
        "echoes_per_second": round(ceiling),
        "cpu_us_per_echo": round(_lowest(cpu_of_echoes) * 1e6, 1),
        "share_of_echo": round(rate / max(1.0, ceiling), 3),
        **_quantiles(delays),
    }


def _lowest(values: list[float]) -> float:
    """The mean of the lowest fifth."""
    lowest = sorted(values)[: max(1, len(values) // 5)]
    return sum(lowest) / len(lowest)


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


async def measure(address: str, pid: int, args: argparse.Namespace) -> dict[str, Any]:
    found: dict[str, Any] = {"compiled": compiled(), "load_average_before": os.getloadavg()[0]}
    found["flat_out"] = [
        await flat_out(address, pid, game, tables, args.seconds, args.window)
        for game in args.games
        for tables in args.flat_out
    ]
    found["paced"] = [await load(address, tables, args.seconds, args.pause) for tables in args.tables]
    held = [row for row in found["flat_out"] + found["paced"] if row["p99_ms"] < TARGET * 1000]
    found["held"] = {
        "tables": max((row["tables"] for row in held), default=0),
        "moves_per_second": max((row["moves_per_second"] for row in held), default=0),
    }
    return found


def show(found: dict[str, Any], pause: float) -> None:
    mode = "compiled" if found["compiled"] else "plain Python"
    print(f"rules: {mode}; load average before: {found['load_average_before']:.1f}; {os.cpu_count()} cores")
    print("as fast as answered, windows of moves and of echoes in turn:")
    for row in found["flat_out"]:
        print(
            f"{row['tables']:5} tables of {row['game']:10} {row['moves_per_second']:6} moves/s"
            f" (best window {row['best_window']}), move-to-push p50 {row['p50_ms']} ms, p99 {row['p99_ms']} ms;"
            f" server CPU {row['cpu_us_per_move']} µs a move, {row['cpu_ms_to_open']} ms to open a table;"
            f" echo {row['echoes_per_second']}/s ({row['cpu_us_per_echo']} µs), of which {row['share_of_echo']:.1%}"
        )
    print(f"a move every {pause:g} s:")
    for row in found["paced"]:
        print(
            f"{row['tables']:5} tables: {row['moves_per_second']:6} moves/s,"
            f" move-to-push p50 {row['p50_ms']} ms, p99 {row['p99_ms']} ms"
        )
    held = found["held"]
    print(f"held with p99 under {TARGET * 1000:.0f} ms: {held['tables']} tables; {held['moves_per_second']} moves/s")


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split(",")]


def words(text: str) -> list[str]:
    return text.split(",")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=numbers, default=[100, 400], help="tables at the pace, e.g. 50,100")
    parser.add_argument("--flat-out", type=numbers, default=[1, 16], help="tables without a pause")
    parser.add_argument(
        "--games", type=words, default=["godstorm", "theomachy", "diceforge"], help="for these, flat out"
    )
    parser.add_argument("--window", type=float, default=0.5, help="seconds of one window of moves")
    parser.add_argument("--pause", type=float, default=2.0, help="seconds between two moves of a table")
    parser.add_argument("--seconds", type=float, default=8.0, help="for each measurement")
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
            assert server.pid is not None
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:  # clients shall not be what is slow
                found = runner.run(measure(address, server.pid, args))
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
