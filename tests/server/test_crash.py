"""A server may die at any instant: nothing accepted is lost, and the clients go on."""

import contextlib
import random
import signal
import threading
from pathlib import Path

import pytest

from tests.server.harness import Closed, Game, Player, Process, Socket, wait_for
from theogony import games
from theogony.kernel.match import replay
from theogony.kernel.record import parse


def test_killed_in_the_middle_of_moves_nothing_accepted_is_lost(server: Process) -> None:
    address = server.start()
    ada, bob = Player(address, "Ada"), Player(address, "Bob")
    table = ada.table("me", "open", "mortal", public=True)
    bob.post(f"/api/tables/{table}/join")
    rng = random.Random(21)
    for life in range(3):
        a, b = ada.sit(table), bob.sit(table)
        for socket in (a, b):
            socket.until(lambda socket=socket: socket.state, "the first picture")  # type: ignore[misc]
        assert server.process is not None
        thinkers = _children(server.process.pid)
        accepted, pending = _play_until_killed(server, (a, b), rng, moves=10 + 7 * life)
        wait_for(lambda: not any(_alive(pid) for pid in thinkers), "the thinkers to end")  # noqa: B023
        told = max((socket.state or {})["seq"] for socket in (a, b))
        server.start()
        with ada.sit(table) as back:
            back.until(lambda: back.state, "the picture after the restart")
            state = back.state
            assert state is not None and state["seq"] >= max([told, *accepted])
            _answers_are_kept(ada, bob, table, pending)
    with ada.sit(table) as a, bob.sit(table) as b:
        Game((a, b), rng).play()
        record = parse(ada.http.get(f"/api/tables/{table}/record").text)
    assert replay(games.get("godstorm"), record).state.hash() == record.hash


def _play_until_killed(
    server: Process, sockets: tuple[Socket, Socket], rng: random.Random, moves: int
) -> tuple[list[int], list[tuple[int, dict[str, object]]]]:
    """So many moves and then some, until the server is gone: accepted numbers, and commands without an answer."""
    killer = threading.Timer(rng.random() * 0.03, lambda: server.end(signal.SIGKILL))
    accepted: list[int] = []
    pending: list[tuple[int, dict[str, object]]] = []
    with contextlib.suppress(Closed, OSError):
        while True:
            for number, socket in enumerate(sockets):
                ask = socket.asked()
                if ask is None:
                    with contextlib.suppress(TimeoutError):
                        socket.hear(0.01)
                    continue
                command = {
                    "cmd_id": f"k{rng.getrandbits(60)}",
                    "prompt_id": ask["prompt_id"],
                    "moves": [rng.choice(ask["options"])["move"]],
                }
                pending.append((number, command))
                answer = socket.do("move", **command)
                pending.pop()
                if answer["ok"]:
                    accepted.append(answer["seq"])
                    if len(accepted) == moves:
                        killer.start()
                    socket.until_seq(answer["seq"])
    killer.join()
    return accepted, pending


def _answers_are_kept(ada: Player, bob: Player, table: str, pending: list[tuple[int, dict[str, object]]]) -> None:
    """A command that was cut off is sent again unchanged: done once, whether it had been stored or not."""
    for number, command in pending:
        with (ada, bob)[number].sit(table) as socket:
            first = socket.do("move", **command)  # type: ignore[arg-type]
            assert socket.do("move", **command) == first or not first["ok"]  # type: ignore[arg-type]


def test_going_down_in_order_says_goodbye_and_leaves_nobody_and_no_secret_behind(server: Process) -> None:
    server.code = (
        "from theogony.cli.serve import serve;"
        f"serve('127.0.0.1', {server.port}, {str(server.db)!r}, '', open_browser=False)"
    )
    ada = Player(server.start(), "Ada")
    with ada.sit(ada.table("me", "mortal")) as a:
        a.play_any(random.Random(1))
        a.wire.send('{"cmd_id":')
        a.until_asked()
        assert server.process is not None
        thinkers = _children(server.process.pid)
        assert thinkers
        assert server.end(signal.SIGTERM) in (0, -signal.SIGTERM)  # uvicorn ends by the signal it was sent
        with pytest.raises(Closed) as closed:
            while True:
                a.hear()
        assert closed.value.code == 1001 and a.pushes[-1] == {"push": "bye"}
    wait_for(lambda: not any(_alive(pid) for pid in thinkers), "the thinkers to end")
    log = server.log.read_text()
    assert "ready" in log and "stopped" in log
    for secret in (ada.token, "Ada", "127.0.0.1"):
        assert secret not in log


def _children(pid: int) -> list[int]:
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if int((folder / "stat").read_text().rpartition(")")[2].split()[1]) == pid:
                found.append(int(folder.name))
    return found


def _alive(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False
