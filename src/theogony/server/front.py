"""HTTP and sockets as uvicorn speaks them, with what it leaves open.

How large a request's head may be, and how slow a client: a head that grows without end would fill the memory, and a
client that never finishes what it says, or never takes what it asked for, would be held for ever. And how often a
socket writes: frames that are ready together go out together.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

HEAD_BYTES = 32 * 1024  # everything of a request that is not its body
ASK_SECONDS = 10.0  # for a whole request, from the connection or the first byte on
ANSWER_SECONDS = 60.0  # for a client to take the answer
LAST_SECONDS = 5.0  # for a client to take the last frames of a socket that is over
AT_ONCE = "theogony.at_once"  # in the scope of a socket
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Front(HttpToolsProtocol):
    """One connection."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._head = 0  # bytes of this request that were no body
        self._deadline: asyncio.TimerHandle | None = None

    def _give(self, seconds: float | None) -> None:
        """The client has so long from now on; None: as long as it likes."""
        if self._deadline is not None:
            self._deadline.cancel()
        loop = asyncio.get_running_loop()
        self._deadline = None if seconds is None else loop.call_later(seconds, self.transport.abort)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._give(ASK_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._give(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        super().data_received(data)
        if self._head > HEAD_BYTES and not self.transport.is_closing():
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def on_message_begin(self) -> None:
        self._give(ASK_SECONDS)
        super().on_message_begin()

    def on_body(self, body: bytes) -> None:
        self._head -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._head = 0
        self._give(ANSWER_SECONDS)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._give(None)  # what follows is a new request, or uvicorn's own end of an idle connection
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._give(None)
        super().handle_websocket_upgrade()


class Joined:
    """A transport that writes once in a turn of the loop: a move's answer and its picture are one system call."""

    def __init__(self, transport: Any) -> None:
        self._transport = transport
        self._loop = asyncio.get_running_loop()
        self._waiting: list[bytes] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        if not self._waiting:
            self._loop.call_soon(self._flush)
        self._waiting.append(data)

    def close(self) -> None:
        self._flush()
        self._transport.close()

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        if waiting:
            self._transport.write(waiting[0] if len(waiting) == 1 else b"".join(waiting))


class Wire(WebSocketsSansIOProtocol):
    """One socket. What is sent goes out at once while the client takes it; no task has to be woken for it."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(Joined(transport))  # type: ignore[arg-type]  # it has all of a transport that is used

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["extensions"][AT_ONCE] = self.send_at_once  # type: ignore[assignment]  # our own

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(LAST_SECONDS, self.transport.abort)  # who takes nothing would keep what is unsent for ever

    def send_at_once(self, text: bytes) -> bool:
        """Send a frame; False if it has to wait, or the connection is over."""
        if not self.writable.is_set() or self.close_sent or self.conn.state is not State.OPEN:
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
