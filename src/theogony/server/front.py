"""HTTP and sockets as uvicorn speaks them, with what it leaves open.

How large a request's head may be, and how slow a client: a head that grows without end would fill the memory, and a
client that never finishes what it says, or never takes what it asked for, would be held for ever. How much is read at
a time: a single read can bring requests or frames by the ten thousand, and while they are looked at nobody else is
served. And how often a socket writes: frames that are ready together go out together.
"""

import asyncio
import struct
from typing import Any

from httptools import HttpParserError
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.utils import apply_mask

from theogony.server.limits import Bucket

HEAD_BYTES = 32 * 1024  # everything of a request that is not its body
ASK_SECONDS = 10.0  # for a whole request, from the connection or the first byte on
ANSWER_SECONDS = 60.0  # for a client to take the answer
IN_ADVANCE = 64  # requests sent before the one before them is answered; browsers send none
PIECE = 1024  # bytes of a socket that are looked at in one turn of the loop
IDLE_FRAMES = (5.0, 200.0)  # per second, at once: frames of a socket that are no message
LAST_SECONDS = 5.0  # for a client to take the last frames of a socket that is over
TEXT = 0x81  # a text in one frame
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
        if len(self.pipeline) >= IN_ADVANCE:
            raise HttpParserError  # the rest is not even looked at
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

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(msg)
        if self.cycle is not None:
            self.cycle.disconnected = True  # what is still being answered goes nowhere

    def handle_websocket_upgrade(self) -> None:
        self._give(None)
        super().handle_websocket_upgrade()


class Joined:
    """A transport that writes once in a turn of the loop: a move's answer and its picture are one system call."""

    def __init__(self, transport: Any) -> None:
        self._transport = transport
        self._loop = asyncio.get_running_loop()
        self._waiting: list[bytes] = []
        self.is_closing = transport.is_closing  # these are called with every frame
        self.resume_reading = transport.resume_reading

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
        if waiting and not self._transport.is_closing():  # the client may be gone since
            self._transport.write(waiting[0] if len(waiting) == 1 else b"".join(waiting))


class Wire(WebSocketsSansIOProtocol):
    """One socket. What is sent goes out at once while the client takes it; no task has to be woken for it.

    What comes in is looked at piece by piece, others having their turn in between, and only while the application takes
    the messages. Frames that are none (pings, pongs, parts of a message, whatever follows the end) are counted. A short
    text in one frame, as commands are, is a piece of its own and needs no parser.
    """

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(Joined(transport))  # type: ignore[arg-type]  # it has all of a transport that is used
        self._unread = b""
        self._between = False  # what is unread begins with a frame, as far as we know
        self._next: asyncio.Handle | None = None  # the turn in which the next piece is looked at
        self._idle = Bucket(IDLE_FRAMES)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["extensions"][AT_ONCE] = self.send_at_once  # type: ignore[assignment]  # our own
            self._between = not self._unread

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(LAST_SECONDS, self.transport.abort)  # who takes nothing would keep what is unsent for ever

    # -- in --------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if self._next is None:
            self._look()

    def _look(self) -> None:
        """Look at the next piece; at the one after it in another turn of the loop."""
        self._next = None
        begin, end = _first_frame(self._unread) if self._between else (0, 0)
        if end and self._unread[0] == TEXT and self.conn.state is State.OPEN:
            frame, self._unread = self._unread[:end], self._unread[end:]
            self.curr_msg_data_type = "text"
            self.frames = [apply_mask(frame[begin:], frame[begin - 4 : begin])]
            self.send_receive_event_to_app()
        else:
            self._between = 0 < end == len(self._unread)
            piece, self._unread = self._unread[:PIECE], self._unread[PIECE:]
            super().data_received(piece)
        if self._unread and not self.transport.is_closing():
            self.transport.pause_reading()
        self._go_on()

    def _go_on(self) -> None:
        """Read on, unless a message waits for the application."""
        if self.read_paused or self._next is not None or self.transport.is_closing():
            return
        if self._unread:
            self._next = self.loop.call_soon(self._look)
        else:
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._go_on()
        return message

    def handle_ping(self) -> None:
        self._count_idle()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count_idle()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._count_idle()
        super().handle_cont(event)

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # nothing was agreed on yet, so there is no frame to say goodbye with
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        if self.close_sent:
            self._count_idle()
        super().send_receive_event_to_app()

    def _count_idle(self) -> None:
        if not self._idle.take():
            self.transport.abort()

    # -- out -------------------------------------------------------------------------------------------------------

    def send_at_once(self, text: bytes) -> bool:
        """Send a frame; False if it has to wait, or the connection is over."""
        if not self.writable.is_set() or self.close_sent or self.conn.state is not State.OPEN:
            return False
        self.transport.write(_head(len(text)) + text)
        return True


def _first_frame(data: bytes) -> tuple[int, int]:
    """Where the content of the frame at the start of this begins and ends; 0 and 0 unless all of it is there, and it is
    short, final and masked."""
    if len(data) < 6 or data[0] < 0x80 or data[1] < 0x80:
        return 0, 0
    size, begin = data[1] & 0x7F, 6
    if size >= 126:
        size, begin = int.from_bytes(data[2:4], "big"), 8
        if data[1] == 0xFF:  # a longer one than fits in here
            return 0, 0
    end = begin + size
    return (begin, end) if end <= min(len(data), PIECE) else (0, 0)


def _head(size: int) -> bytes:
    """What stands before a whole text of so many bytes: a server's frames are not masked."""
    if size < 126:
        return struct.pack("!BB", TEXT, size)
    return struct.pack("!BBH", TEXT, 126, size) if size < 1 << 16 else struct.pack("!BBQ", TEXT, 127, size)
