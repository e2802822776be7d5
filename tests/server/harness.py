"""A real server on loopback and clients that speak the protocol. Nothing is simulated."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import pickle
import random
import signal
import socket
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from theogony.server import thinkers
from theogony.server.config import STRENGTHS, Config, Limits, Thought
from theogony.server.run import Server, free_port, server_of
from theogony.server.store import engine, reach

Json = dict[str, Any]
PATIENCE = 180.0  # on a busy machine everything takes longer; only what never comes fails

# So long the servers of tests wait too, for their database and their thinkers; a test of such a deadline sets its own.
reach.PATIENCE = PATIENCE
engine.POSTGRES["connect_timeout"] = int(PATIENCE)
thinkers.HINT_PATIENCE = thinkers.BOT_PATIENCE = PATIENCE

GENEROUS = Limits(
    requests=(10_000.0, 10_000.0),
    new_guests=(1_000.0, 1_000.0),
    new_tables=(1_000.0, 1_000.0),
    new_tables_per_address=(1_000.0, 1_000.0),
    tables_per_guest=1_000,
    handshakes=(1_000.0, 1_000.0),
    tokens=(1_000.0, 1_000.0),
    invites=(1_000.0, 1_000.0),
    frames=(10_000.0, 10_000.0),
    chat=(1_000.0, 1_000.0),
    thinking=(1_000.0, 1_000.0),
    thinking_per_address=(1_000.0, 1_000.0),
    hints_waiting=1_000,
    reviewing=(1_000.0, 1_000.0),
    outbox=4096,
)
QUICK = {name: Thought("random") for name in STRENGTHS}


def quick(db: Path | str, **changes: Any) -> Config:
    """Settings for tests: bots that do not think, and limits out of the way."""
    base = Config(
        db=str(db),
        limits=GENEROUS,
        thoughts=QUICK,
        thinkers=1,
        review_playouts=8,
        beat=0.0,
        log_format="json",
        fixed_seed="tests",
    )
    return replace(base, **changes)


@contextlib.contextmanager
def running(config: Config) -> Iterator[str]:
    """A server in a thread of this process; its address."""
    config = replace(config, port=free_port(config.host, 0 if config.port == Config.port else config.port))
    server: Server = server_of(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    wait_for(lambda: server.started or not thread.is_alive(), "the server to start")
    assert server.started, "the server did not start"
    try:
        yield f"http://{config.host}:{config.port}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server did not stop"


class Process:
    """A server in a process of its own, that can be killed."""

    def __init__(self, log: Path, config: Config, **environment: str) -> None:
        self.log = log
        self.environment = environment
        self.db = Path(config.db)
        self.port = free_port("127.0.0.1", 0)
        self.code = (
            f"import pickle; from theogony.server.run import server_of;"
            f"server_of(pickle.loads(bytes.fromhex('{pickle.dumps(replace(config, port=self.port)).hex()}'))).run()"
        )
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        """However the test ended, the process does not outlive it."""
        if self.process is not None and self.process.poll() is None:
            self.end(signal.SIGKILL)

    def start(self) -> str:
        environment = {
            **os.environ,
            "THEOGONY_LOGS": "json",
            "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
            **self.environment,
        }
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", self.code], env=environment, stdout=subprocess.DEVNULL, stderr=log
            )
        wait_for(self._answers, "the server process to answer")
        return self.address

    def _answers(self) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:
            raise AssertionError(f"the server ended: {self.log.read_text()[-2000:]}")
        with contextlib.suppress(httpx.HTTPError):
            return httpx.get(f"{self.address}/health").status_code == 200
        return False

    def end(self, how: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)


def wait_for(ready: Callable[[], Any], what: str, seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not ready():
        assert time.monotonic() < end, f"waited too long for {what}"
        time.sleep(0.01)


class Player:
    """A guest with a browser: cookies, HTTP, and sockets at tables."""

    def __init__(self, address: str, name: str = "", trust: ssl.SSLContext | None = None) -> None:
        self.address = address
        self.trust = trust  # whom this browser believes, where the server speaks TLS
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, verify=trust or True)
        if name:
            self.id = self.post("/api/me", name=name)["guest"]["id"]

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @property
    def token(self) -> str:
        return self.http.cookies["theogony"]

    def moved_to(self, address: str) -> Player:
        """The same browser, after the server has moved to another port."""
        other = Player(address)
        other.http.cookies = self.http.cookies
        other.id = self.id
        return other

    def post(self, path: str, /, **body: Any) -> Json:
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        found: Json = answer.json()
        return found

    def get(self, path: str) -> Json:
        answer = self.http.get(path)
        assert answer.is_success, answer.text
        found: Json = answer.json()
        return found

    def refused(self, method: str, path: str, /, **body: Any) -> tuple[int, str]:
        """The status and key of an error."""
        answer = self.http.request(method, path, json=body if method == "POST" else None)
        assert answer.is_error, answer.text
        return answer.status_code, answer.json()["error"]["key"]

    def table(self, *kinds: str, game: str = "godstorm", **more: Any) -> str:
        """A new table with these seats; its id."""
        seats = [
            {"kind": "bot", "bot": kind}
            if kind in QUICK
            else {"kind": kind, **({"name": kind} if kind == "hotseat" else {})}
            for kind in kinds
        ]
        made = self.post("/api/tables", game=game, seats=seats, **more)
        return str(made["id"])

    def sit(self, table: str) -> Socket:
        return Socket(self, table)


class Closed(Exception):
    """The server ended the connection."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Wire:
    """A WebSocket without threads: reads when it is asked to."""

    def __init__(self, address: str, headers: dict[str, str], trust: ssl.SSLContext | None = None) -> None:
        uri = parse_uri(address)
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 16)
        self._socket.connect((uri.host, uri.port))
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if trust is not None:
            self._socket = trust.wrap_socket(self._socket, server_hostname=uri.host)
        self._protocol = ClientProtocol(uri, max_size=None)
        self._heard: list[Frame] = []
        request = self._protocol.connect()
        for name, value in headers.items():
            request.headers[name] = value
        self._protocol.send_request(request)
        self._flush()
        while self._protocol.state is State.CONNECTING:
            self._read(PATIENCE)
        if self._protocol.handshake_exc is not None:
            raise self._protocol.handshake_exc

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if data:
                self._socket.sendall(data)

    def _read(self, timeout: float) -> None:
        self._socket.settimeout(max(timeout, 0.001))
        data = self._socket.recv(1 << 16)
        if data:
            self._protocol.receive_data(data)
        else:
            self._protocol.receive_eof()
        with contextlib.suppress(OSError):
            self._flush()
        self._heard += [event for event in self._protocol.events_received() if isinstance(event, Frame)]

    def recv(self, timeout: float) -> str:
        """The next text; raises TimeoutError or Closed."""
        parts = b""
        end = time.monotonic() + timeout
        while True:
            while not self._heard:
                if self._protocol.state is State.CLOSED:
                    raise Closed(self._code())
                self._read(end - time.monotonic())
            frame = self._heard.pop(0)
            if frame.opcode is Opcode.CLOSE:
                raise Closed(self._code())
            if frame.opcode in (Opcode.TEXT, Opcode.CONT):
                parts += frame.data
                if frame.fin:
                    return parts.decode()

    def _code(self) -> int:
        return self._protocol.close_rcvd.code if self._protocol.close_rcvd else 1006

    def send(self, text: str | bytes) -> None:
        if isinstance(text, str):
            self._protocol.send_text(text.encode())
        else:
            self._protocol.send_binary(text)
        self._flush()

    def send_raw(self, data: bytes) -> None:
        """Bytes that need not be a frame."""
        self._socket.sendall(data)

    def close(self) -> None:
        with contextlib.suppress(Exception):
            self._protocol.send_close(1000)
            self._flush()
        self._socket.close()


class Socket:
    """A client at a table. It keeps every frame it was sent."""

    _numbers = itertools.count(1)

    def __init__(self, player: Player, table: str, **more: str) -> None:
        self.player = player
        self.table = table
        self.frames: list[str] = []
        self.pushes: list[Json] = []
        self.answers: dict[str, Json] = {}
        self.log: list[Json] = []
        self.state: Json | None = None
        self.info: Json | None = None
        headers = {"Cookie": player.cookie} if player.cookie else {}
        address = f"{player.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.wire = Wire(address, {**headers, **more}, player.trust)

    def __enter__(self) -> Socket:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.wire.close()

    # -- hearing ---------------------------------------------------------------------------------------------------

    def hear(self, timeout: float = PATIENCE) -> Json:
        """The next frame."""
        text = self.wire.recv(timeout)
        self.frames.append(text)
        frame: Json = json.loads(text)
        if "re" in frame:
            if frame["re"] is not None:
                self.answers[frame["re"]] = frame
        else:
            self.pushes.append(frame)
            self._note(frame)
        return frame

    def _note(self, push: Json) -> None:
        if push["push"] == "state":
            self.state = push
            if push["events_from"] <= len(self.log):
                del self.log[push["events_from"] :]
                self.log += push["events"]
        elif push["push"] == "table":
            self.info = push["table"]

    def until(self, ready: Callable[[], Any], what: str = "something", seconds: float = PATIENCE) -> Socket:
        """Listen until it is so."""
        end = time.monotonic() + seconds
        while not ready():
            left = end - time.monotonic()
            assert left > 0, f"waited too long for {what}; last: {self.frames[-1][:300] if self.frames else None}"
            try:
                self.hear(left)
            except TimeoutError:
                continue
        return self

    def until_seq(self, seq: int) -> Socket:
        return self.until(lambda: self.state is not None and self.state["seq"] >= seq, f"entry {seq}")

    def until_push(self, kind: str) -> Json:
        """The next push of this kind."""
        heard = len(self.pushes)
        self.until(lambda: any(push["push"] == kind for push in self.pushes[heard:]), f"a push of {kind}")
        return next(push for push in self.pushes[heard:] if push["push"] == kind)

    def until_asked(self) -> Json:
        """The open question to this seat that it has not yet answered."""
        while (found := self.asked()) is None:
            assert not self.over(), "the game is over"
            if self.state is not None and (own := self._other_seats_asked()):
                self.do("seat", seat=own[0])
                self.until(lambda: (self.state or {})["seat"] == own[0], "the other seat's picture")
            else:
                self.hear()
        return found

    def _other_seats_asked(self) -> list[int]:
        """With hot-seat: seats of the same person that the table waits for."""
        state = self.state or {}
        return [seat for seat in state["waiting"] if seat in state["seats"] and seat != state["seat"]]

    def asked(self) -> Json | None:
        if self.state is None or self.state["ask"] is None or self.state["ask"]["sealed"] is not None:
            return None
        found: Json = self.state["ask"]
        return found

    def over(self) -> bool:
        return self.state is not None and self.state["result"] is not None

    # -- saying ----------------------------------------------------------------------------------------------------

    def tell(self, cmd: str, cmd_id: str = "", **fields: Any) -> str:
        """Send a command without waiting; its id."""
        cmd_id = cmd_id or f"c{next(self._numbers)}"
        self.wire.send(json.dumps({"cmd_id": cmd_id, "cmd": cmd, **fields}))
        return cmd_id

    def do(self, cmd: str, cmd_id: str = "", **fields: Any) -> Json:
        """Send a command; its answer."""
        cmd_id = self.tell(cmd, cmd_id, **fields)
        self.answers.pop(cmd_id, None)
        self.until(lambda: cmd_id in self.answers, f"the answer to {cmd}")
        return self.answers[cmd_id]

    def think(self, cmd: str, **fields: Any) -> Json:
        """Send a command for a thinker, again while all of them are busy or still starting; its answer."""
        while True:
            answer = self.do(cmd, **fields)
            if answer["ok"] or answer["error"]["key"] != "busy":
                return answer

    def move(self, *moves: str, **fields: Any) -> Json:
        ask = self.until_asked()
        return self.do("move", prompt_id=ask["prompt_id"], moves=list(moves), **fields)

    def play_any(self, rng: random.Random) -> Json:
        """Answer the open question with some option."""
        ask = self.until_asked()
        return self.answer(rng.choice(ask["options"])["move"])

    def answer(self, move: str) -> Json:
        """Answer the open question with this move, and wait for the picture of it."""
        answer = self.move(move)
        assert answer["ok"], answer
        heard = len(self.pushes)  # the answer comes before the picture; under a seal its number may be the old one
        self.until(lambda: any(push["push"] == "state" for push in self.pushes[heard:]), "the picture of the move")
        self.until_seq(answer["seq"])
        return answer


@dataclass
class Game:
    """Sockets that play a game with each other by chance."""

    sockets: Sequence[Socket]
    rng: random.Random = field(default_factory=lambda: random.Random(1))
    onlookers: Sequence[Socket] = ()

    def step(self) -> bool:
        """One move of whoever is asked, as soon as somebody is; False when the game is over."""
        while not (asked := [client for client in self.sockets if client.asked() is not None]):
            if any(client.over() for client in self.sockets):
                return False
            for client in self.sockets:
                with contextlib.suppress(TimeoutError):
                    client.hear(0.01)
        answer = self.rng.choice(asked).play_any(self.rng)
        for client in (*self.sockets, *self.onlookers):
            client.until_seq(answer["seq"])
        return True

    def play(self, moves: int = 100_000) -> None:
        """So many moves, or to the end."""
        for client in (*self.sockets, *self.onlookers):
            client.until(lambda client=client: client.state, "the first picture")  # type: ignore[misc]
        for _ in range(moves):
            if not self.step():
                return


def closed_code(socket: Socket) -> int:
    """Listen until the server ends the connection; its code."""
    try:
        while True:
            socket.hear()
    except Closed as closed:
        return closed.code
