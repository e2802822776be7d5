"""Two people who play through the proxy, whatever happens to the servers behind it."""

import contextlib
import random
import secrets
import ssl
import threading
import time
from typing import Any

import httpx
from websockets.exceptions import InvalidHandshake

from tests.server.harness import Closed, Player, Socket, wait_for

LOST = (Closed, OSError, EOFError, httpx.TransportError, InvalidHandshake)
PACE = 0.2  # seconds between two moves: people do not play faster, and a real server does not let them


class People:
    """They reconnect when the connection is lost, send again what had no answer, and note what was accepted."""

    def __init__(self, address: str, trust: ssl.SSLContext) -> None:
        self.trust = trust
        self.players = [Player(address, name, trust) for name in ("Ada", "Bob")]
        self.rng = random.Random(1)
        self.accepted: list[str] = []  # commands, in their order
        self.lost = 0
        self.fault: BaseException | None = None
        self._pending: tuple[int, dict[str, Any]] | None = None
        self._playing = threading.Event()
        self._thread: threading.Thread | None = None
        self.table = self._new_table()

    def _new_table(self) -> str:
        ada, bob = self.players
        table = ada.table("me", "open", public=True)
        bob.post(f"/api/tables/{table}/join")
        return table

    # -- from outside ----------------------------------------------------------------------------------------------

    def start(self) -> None:
        self._playing.set()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """They get up; nothing of theirs is under way any more."""
        self._playing.clear()
        if self._thread is not None:
            self._thread.join(600)
        self._pending = None
        assert self.fault is None, repr(self.fault)

    def play_on(self, moves: int = 4) -> None:
        """Until so many more moves have been accepted."""
        wanted = len(self.accepted) + moves
        wait_for(lambda: len(self.accepted) >= wanted or self.fault, "the next moves", 600)
        assert self.fault is None, repr(self.fault)

    # -- in their thread -------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while self._playing.is_set() and self.fault is None:
            try:
                with contextlib.ExitStack() as stack:
                    self._play([stack.enter_context(player.sit(self.table)) for player in self.players])
            except LOST:
                self.lost += 1
                time.sleep(PACE)
            except BaseException as fault:
                self.fault = fault

    def _play(self, sockets: list[Socket]) -> None:
        for socket in sockets:
            socket.until(lambda socket=socket: socket.state, "the first picture")  # type: ignore[misc]
        if self._pending is not None:
            self._send(sockets, *self._pending)
        while self._playing.is_set():
            if any(socket.over() for socket in sockets):
                self.table = self._new_table()
                return
            asked = [number for number, socket in enumerate(sockets) if socket.asked() is not None]
            if not asked:
                self._listen(sockets)
                continue
            ask: Any = sockets[asked[0]].asked()
            command = {"prompt_id": ask["prompt_id"], "moves": [self.rng.choice(ask["options"])["move"]]}
            self._send(sockets, asked[0], {"cmd_id": secrets.token_hex(8), **command})
            time.sleep(PACE)

    def _listen(self, sockets: list[Socket]) -> None:
        for socket in sockets:
            with contextlib.suppress(TimeoutError):
                socket.hear(0.02)

    def _send(self, sockets: list[Socket], number: int, command: dict[str, Any]) -> None:
        """The same command, however often it takes: it is made once."""
        self._pending = number, command
        answer = sockets[number].do("move", **command)
        self._pending = None
        if answer["ok"]:
            self.accepted.append(command["cmd_id"])
            sockets[number].until_seq(answer["seq"])
        else:
            key = answer.get("error", {}).get("key")
            assert key in ("stale-prompt", "too-fast", "not-ready"), answer
            sockets[number].do("since", seq=0)
