"""Hostile clients are answered with an error, and the table goes on."""

import asyncio
import contextlib
import json
import random
import socket
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import httpx
import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.exceptions import InvalidStatus

from tests.server.harness import GENEROUS, Closed, Player, Socket, closed_code, quick, running, wait_for
from theogony.server import front
from theogony.server.protocol.frames import SERVER_FRAME

NASTY: tuple[Any, ...] = (
    None, True, -1, 0, 1.5, 1e308, 2**63, "", "x" * 5000, "\u0000", "\ud7ff", "'; DROP TABLE tables;--", [], {}, [[]],
    {"a": {}}, "p0", "done", ["done"] * 65, [None], "../../etc/passwd", "<script>", float("nan"),
)  # fmt: skip
COMMANDS = ("move", "why", "hint", "odds", "undo", "undo_vote", "chat", "since", "log", "seat", "echo", "fly", "", None)
FIELDS = ("prompt_id", "moves", "move", "place", "seat", "yes", "text", "seq", "first", "count", "cmd_id", "extra")


def _hostile_frame(rng: random.Random) -> str | bytes:
    kind = rng.randrange(8)
    if kind == 0:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(60)))
    if kind == 1:
        return rng.choice(["", "{", "null", "[]", "1", '"x"', "[" * 5000, '{"cmd_id":"x"', "\u2028" * 9, "NaN"])
    frame: dict[str, Any] = {
        "cmd_id": rng.choice(["c", "", "x" * 65, 7, None, "ok", "\n"]),
        "cmd": rng.choice(COMMANDS),
    }
    for field in rng.sample(FIELDS, rng.randrange(4)):
        frame[field] = rng.choice(NASTY)
    text = json.dumps(frame)
    if kind == 2 and text:
        cut = rng.randrange(len(text))
        return text[:cut] + rng.choice('{}[]",:0a\u00e9') + text[cut + 1 :]
    return text


def test_a_thousand_hostile_frames_change_nothing(address: str) -> None:
    ada, eve = Player(address, "Ada"), Player(address, "Eve")
    table = ada.table("me", "hotseat", public=True)
    rng = random.Random(13)
    with ada.sit(table) as a:
        before = a.until(lambda: a.state).state
        assert before is not None
        for attacker in (eve.sit(table), Player(address).sit(table), ada.sit(table)):
            _attack(attacker, rng, 330)
        a.do("since", seq=0)
        after = a.until(lambda: (a.state or {})["reason"] == "since").state
        assert after is not None and after["view"] == before["view"] and after["seq"] == before["seq"]
        a.play_any(rng)


def _answers(socket: Socket) -> list[str]:
    return [frame for frame in socket.frames if frame.startswith('{"re":')]


def _attack(socket: Socket, rng: random.Random, frames: int) -> None:
    """Every frame is answered, by an error or (rarely, when it happens to be a command) by an answer."""
    with socket:
        socket.until(lambda: socket.state)
        for _ in range(frames):
            socket.wire.send(_hostile_frame(rng))
        socket.tell("echo", cmd_id="the-end", text="still here")
        socket.until(lambda: "the-end" in socket.answers)
        # A hint, if one was asked for, comes when it is ready.
        socket.until(lambda: len(_answers(socket)) > frames, "an answer to every frame")
        answers = [json.loads(frame) for frame in _answers(socket)]
        assert len(answers) == frames + 1
        for frame in socket.frames:
            SERVER_FRAME.validate_json(frame)
        assert all(answer["ok"] or "error" in answer or "refusal" in answer for answer in answers)
        assert socket.answers["the-end"]["text"] == "still here"


def test_a_huge_frame_closes_the_socket_and_only_this_one(address: str) -> None:
    ada = Player(address, "Ada")
    table = ada.table("me", "hotseat")
    with ada.sit(table) as a, ada.sit(table) as other:
        other.until_asked()
        a.until_asked()
        a.wire.send("x" * 100_000)
        assert closed_code(a) == 1009
        other.play_any(random.Random(1))


def test_broken_websocket_bytes_close_only_this_socket(address: str) -> None:
    ada = Player(address, "Ada")
    table = ada.table("me", "hotseat")
    with ada.sit(table) as a, ada.sit(table) as other:
        a.until_asked()
        a.wire.send_raw(b"\xff\xff\xff\xff" * 20)
        assert closed_code(a) in (1002, 1006)
        other.play_any(random.Random(1))


EMPTY = b"\x80" + bytes(4)  # a masked frame without anything in it
FRAMES = {"pings": b"\x89", "pongs": b"\x8a", "parts": b"\x00"}


@pytest.mark.parametrize("kind", FRAMES)
def test_frames_that_are_no_message_are_counted(address: str, kind: str) -> None:
    """A single read can bring tens of thousands of them, and whoever is not cut off can send them for ever."""
    ada = Player(address, "Ada")
    table = ada.table("me", "hotseat", public=True)
    with ada.sit(table) as a, Player(address).sit(table) as e:
        a.until_asked()
        e.wire.send_raw(b"\x01" + EMPTY if kind == "parts" else b"")
        with contextlib.suppress(OSError):
            e.wire.send_raw((FRAMES[kind] + EMPTY) * 5000)
        with contextlib.suppress(OSError):  # how the end is told depends on what was still on its way
            assert closed_code(e) == 1006
        a.play_any(random.Random(1))


def test_messages_that_come_together_are_all_answered_in_turn(address: str) -> None:
    """Some larger than what is read at a time, many in one piece, one in parts."""
    ada = Player(address, "Ada")
    with ada.sit(ada.table("me", "hotseat")) as a:
        a.until_asked()
        words = [json.dumps({"cmd": "echo", "cmd_id": f"m{n}", "text": "x" * (n % 3 * 1500)}) for n in range(300)]
        together = b"".join(_masked(0x81, text.encode()) for text in words[1:])
        first = words[0].encode()
        a.wire.send_raw(_masked(0x01, first[:9]) + _masked(0x00, b"") + _masked(0x80, first[9:]) + together)
        a.until(lambda: "m299" in a.answers, "the last answer")
        assert [answer for answer in a.answers if answer.startswith("m")] == [f"m{n}" for n in range(300)]


def test_commands_are_read_whatever_comes_between_them(address: str) -> None:
    """Each alone, in pieces of any size, two at once, a pong or a ping or a message in parts among them."""
    ada, rng = Player(address, "Ada"), random.Random(12)
    with ada.sit(ada.table("me", "hotseat")) as a:
        a.until_asked()
        sent = []
        for n in range(60):
            word = json.dumps({"cmd": "echo", "cmd_id": f"w{n}", "text": "é" * rng.choice((0, 40, 100, 600))}).encode()
            between = rng.choice((b"", b"", _masked(0x8A, b""), _masked(0x89, b"ping")))
            cut = rng.randrange(1, len(word))
            parts = _masked(0x01, word[:cut]) + between + _masked(0x80, word[cut:])
            sent.append(between + (parts if n % 20 == 19 else _masked(0x81, word)))
        for n in range(0, 60, 3):
            a.wire.send_raw(sent[n])
            a.until(partial(a.answers.__contains__, f"w{n}"), "an answer to one alone")
            both = sent[n + 1] + sent[n + 2]
            cut = rng.randrange(len(both))
            a.wire.send_raw(both[:cut])
            a.wire.send_raw(both[cut:])
        a.until(lambda: "w59" in a.answers, "the last answer")
        assert [answer for answer in a.answers if answer.startswith("w")] == [f"w{n}" for n in range(60)]


def test_what_is_no_text_closes_the_socket(address: str) -> None:
    ada = Player(address, "Ada")
    with ada.sit(ada.table("me", "hotseat")) as a:
        a.until_asked()
        a.wire.send_raw(_masked(0x81, b"\xff\xfe\xfd"))
        assert closed_code(a) == 1007


def test_a_broken_frame_before_the_handshake_is_answered_ends_the_connection() -> None:
    """Here nobody has to be told why; a fault in the parser's callback would leave the socket open and unread."""

    async def received() -> list[str]:
        got: list[str] = []

        async def app(scope: Any, receive: Any, send: Any) -> None:
            while got[-1:] != ["websocket.disconnect"]:
                got.append((await receive())["type"])

        settings = Config(app, log_config=None)
        settings.load()
        wire, transport = front.Wire(settings, ServerState(), {}), Mock()
        transport.get_extra_info.return_value = None
        transport.is_closing.side_effect = lambda: transport.abort.called
        wire.connection_made(transport)
        wire.data_received(
            b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        wire.data_received(b"\x81\x01a")  # not masked
        assert transport.abort.called and not transport.write.called
        wire.connection_lost(None)
        await asyncio.sleep(0)
        return got

    assert asyncio.run(received()) == ["websocket.connect", "websocket.disconnect"]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 1015, 1016, 1017, 70_000])
def test_the_first_frame_is_found_where_all_of_it_is_there(size: int) -> None:
    frame = _masked(0x81, b"x" * size) if size < 65_536 else b"\x81\xff" + size.to_bytes(8, "big") + bytes(4 + size)
    begin, end = front._first_frame(frame + b"more")
    assert (begin, end) == ((len(frame) - size, len(frame)) if len(frame) <= front.PIECE else (0, 0))
    assert all(front._first_frame(frame[:cut]) == (0, 0) for cut in range(min(len(frame), 1100)))
    assert front._first_frame(b"\x01" + frame[1:]) == (0, 0)
    assert front._first_frame(frame[:1] + bytes([frame[1] & 0x7F]) + frame[2:]) == (0, 0)


def _masked(head: int, data: bytes) -> bytes:
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([head]) + size + bytes(4) + data


def test_what_was_to_be_written_to_who_is_gone_is_dropped_quietly() -> None:
    faults: list[object] = []

    async def write_to_who_has_left() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, fault: faults.append(fault))
        ours, theirs = socket.socketpair()
        transport, _ = await loop.create_connection(asyncio.Protocol, sock=ours)
        transport.abort()
        for _ in range(3):
            await asyncio.sleep(0)
        front.Joined(transport).write(b"a picture")
        await asyncio.sleep(0)
        theirs.close()

    with asyncio.Runner(loop_factory=Config("", loop="auto").get_loop_factory()) as runner:
        runner.run(write_to_who_has_left())
    assert not faults


def test_requests_by_the_thousand_in_advance_are_not_looked_at(address: str) -> None:
    with _plug(address) as plug:
        with contextlib.suppress(OSError):
            plug.sendall(b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n" * 5000)
        wait_for(lambda: _is_closed(plug), "the server to end it")
    assert Player(address).http.get("/api/games").status_code == 200


def test_a_flood_is_slowed_down_and_then_cut_off(tmp_path: Path) -> None:
    limits = replace(GENEROUS, frames=(5.0, 10.0), frames_over=40)
    with running(quick(tmp_path / "tables.db", limits=limits)) as address:
        ada, eve = Player(address, "Ada"), Player(address, "Eve")
        table = ada.table("me", "hotseat", public=True)
        with ada.sit(table) as a, eve.sit(table) as e:
            e.until(lambda: e.state)
            try:
                for _ in range(200):
                    e.tell("echo", text="flood")
            except OSError:
                pass  # cut off while still shouting
            assert closed_code(e) in (4429, 1006)
            assert any("too-fast" in frame for frame in e.frames)
            a.play_any(random.Random(1))


def test_requests_are_limited(tmp_path: Path) -> None:
    limits = replace(GENEROUS, requests=(1.0, 5.0))
    with running(quick(tmp_path / "tables.db", limits=limits)) as address:
        ada = Player(address)
        statuses = [ada.http.get("/api/games").status_code for _ in range(8)]
        assert statuses.count(429) >= 2 and statuses[0] == 200
        assert ada.http.get("/api/games").headers["retry-after"].isdecimal()


def test_a_slow_client_is_let_go(tmp_path: Path) -> None:
    limits = replace(GENEROUS, outbox=16)
    with running(quick(tmp_path / "tables.db", limits=limits)) as address:
        ada, eve = Player(address, "Ada"), Player(address, "Eve")
        table = ada.table("me", "hotseat", public=True)
        with ada.sit(table) as a, eve.sit(table) as e:
            e.until(lambda: e.state)
            try:
                for _ in range(2500):  # Eve asks and never reads
                    e.tell("echo", text="x" * 4000)
            except OSError:
                pass  # her own words pile up too
            a.play_any(random.Random(1))
            try:
                while True:
                    e.hear()
            except (Closed, OSError):
                pass


def test_stale_prompts_and_unknown_moves(address: str) -> None:
    ada = Player(address, "Ada")
    with ada.sit(ada.table("me", "hotseat")) as a:
        ask = a.until_asked()
        stale = a.do("move", prompt_id="p999", moves=["done"])
        assert stale["error"] == {"key": "stale-prompt", "params": {"prompt": ask["prompt_id"]}}
        unknown = a.do("move", prompt_id=ask["prompt_id"], moves=["pantheon grecs"])
        # what was meant instead is not looked for: that costs more than all the rest of a frame
        assert unknown["error"] == {"key": "unknown-move", "params": {"move": "pantheon grecs"}}
        assert a.do("fly")["error"]["key"] == "unknown-command"
        assert a.do("since", seq=-1)["error"] == {"key": "bad-request", "params": {"where": "seq"}}


# -- below HTTP ----------------------------------------------------------------------------------------------------


def _plug(address: str) -> socket.socket:
    host, _, port = address.removeprefix("http://").rpartition(":")
    return socket.create_connection((host, int(port)), timeout=20)


def _is_closed(plug: socket.socket) -> bool:
    """Whether the other side has ended the connection, now or within a moment."""
    plug.settimeout(0.05)
    try:
        while plug.recv(1 << 16):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


@pytest.mark.parametrize("line", [b"x-more: " + b"a" * 4000 + b"\r\n", b"a" * 4000, b"a: b\r\n" * 500])
def test_headers_without_end_are_cut_off(address: str, line: bytes) -> None:
    with _plug(address) as plug:
        plug.sendall(b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n")
        sent = 0
        try:
            while sent < 64 << 20 and not _is_closed_now(plug):
                plug.sendall(line)
                sent += len(line)
        except OSError:
            pass  # cut off while still talking
        assert sent < 16 << 20  # what the kernel's buffers hold on the way, not what a server keeps
    assert Player(address).http.get("/api/games").status_code == 200


def _is_closed_now(plug: socket.socket) -> bool:
    plug.setblocking(False)
    try:
        return plug.recv(1, socket.MSG_PEEK) is not None
    except BlockingIOError:
        return False
    finally:
        plug.settimeout(20)


def test_trailers_without_end_are_cut_off(address: str) -> None:
    with _plug(address) as plug:
        plug.sendall(b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n")
        try:
            for _ in range(40):
                plug.sendall(b"x-trailer: " + b"a" * 4000 + b"\r\n")
        except OSError:
            return
        wait_for(lambda: _is_closed(plug), "the server to end it")


def test_who_never_finishes_asking_or_taking_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(front, "ASK_SECONDS", 0.5)
    monkeypatch.setattr(front, "ANSWER_SECONDS", 1.0)
    head = b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 20\r\n"
    with running(quick(tmp_path / "tables.db")) as address, ExitStack() as stack:
        ada = Player(address, "Ada")
        table = ada.table("me", "hotseat")
        with ada.sit(table) as a:
            unfinished = [b"", b"GET", head[:40], head, head + b"\r\n", head + b'\r\n{"name"']
            plugs = [stack.enter_context(_plug(address)) for _ in unfinished * 20]
            for plug, words in zip(plugs, unfinished * 20, strict=True):
                plug.sendall(words)
            greedy = stack.enter_context(_plug(address))
            greedy.sendall(
                b"GET /api/games/theomachy/content HTTP/1.1\r\nhost: localhost\r\n\r\n" * front.IN_ADVANCE
            )  # reads nothing
            wait_for(lambda: all(_is_closed(plug) for plug in [*plugs, greedy]), "all of them to be let go")
            a.play_any(random.Random(1))  # a socket may be quiet for as long as it likes
        # on a connection of its own: that of before has asked nothing for so long that it is being closed
        assert httpx.get(f"{address}/api/games").status_code == 200


def test_slow_bodies_and_slow_readers_keep_nobody_from_being_served(tmp_path: Path) -> None:
    """As many of them as are served at once: the next request is answered all the same."""
    limits = replace(GENEROUS, served_at_once=3, served_per_address=2)
    half = b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{"
    with running(quick(tmp_path / "tables.db", limits=limits)) as address, ExitStack() as stack:
        for _ in range(10):
            stack.enter_context(_plug(address)).sendall(half)
        assert Player(address, "Ada").get("/api/me")["guest"]["name"] == "Ada"


def test_handshakes_are_limited(tmp_path: Path) -> None:
    limits = replace(GENEROUS, handshakes=(0.001, 5.0))
    with running(quick(tmp_path / "tables.db", limits=limits)) as address, ExitStack() as stack:
        ada = Player(address, "Ada")
        table = ada.table("me", "hotseat")
        for _ in range(5):
            stack.enter_context(ada.sit(table)).until_asked()
        with pytest.raises(InvalidStatus) as refused:
            ada.sit(table)
        assert refused.value.response.status_code == 403
