"""What fails is told in its own words, and fails alone: bad requests, damaged tables, full disks, frozen services."""

import os
import random
import resource
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import psycopg
import pytest
import redis

from tests.server.harness import Player, Process, Socket, closed_code, quick, running, wait_for
from tests.server.services import postgres, redis_server
from theogony.kernel.record import parse
from theogony.server.config import Config
from theogony.server.run import Unreachable, check_services
from theogony.server.socket import NO_GAME
from theogony.server.store import engine, reach

# -- requests ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "http://a:b:c"])
def test_an_origin_that_is_none_is_another_site(address: str, origin: str) -> None:
    ada = Player(address, "Ada")
    answer = ada.http.post("/api/me", json={"name": "Eve"}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["error"]["key"]) == (403, "bad-origin")
    with Socket(ada, ada.table("me", "hotseat"), Origin=origin) as socket:
        assert closed_code(socket) == 4403


@pytest.mark.parametrize("path", ["a" * 300, "assets/" + "b" * 5000 + ".js", "%00", "%ff%fe", "x/" * 500])
def test_a_path_that_no_file_can_have_is_not_our_fault(address: str, path: str) -> None:
    assert Player(address).http.get(f"/{path}").status_code in (200, 404)


def test_names_hold_nothing_unseen(address: str) -> None:
    ada = Player(address)
    assert ada.post("/api/me", name="\u202eA\u200bda\u2066\ufeff")["guest"]["name"] == "Ada"
    for name in ("\u200b", "\u202e\u2069", "A\x85da", "A\u2028da", "a\x1b[31m"):
        assert ada.refused("POST", "/api/me", name=name) == (422, "bad-request")
    table = ada.table("me", "hotseat", name="To\u202enight")
    assert ada.get(f"/api/tables/{table}")["name"] == "Tonight"
    with ada.sit(table) as a:
        assert a.do("chat", text="turn \u202eround \U0001f469\u200d\U0001f680")["ok"]
        lines = [line["text"] for push in a.pushes if push["push"] == "chat" for line in push["lines"]]
        assert lines == ["turn round \U0001f469\u200d\U0001f680"]


def test_a_repeated_chat_command_says_its_line_once(tmp_path: Path) -> None:
    config = quick(tmp_path / "tables.db")
    with running(config) as address:
        ada = Player(address, "Ada")
        table = ada.table("me", "hotseat")
        with ada.sit(table) as a, ada.sit(table) as b:
            first = a.do("chat", cmd_id="hello", text="salve")
            assert a.do("chat", cmd_id="hello", text="salve") == b.do("chat", cmd_id="hello", text="salve") == first
    with running(config) as address, ada.moved_to(address).sit(table) as a:
        assert a.do("chat", cmd_id="hello", text="salve") == first
        assert a.do("chat", cmd_id="other", text="vale")["seq"] == first["seq"] + 1
        with a.player.sit(table) as b:
            lines = b.until_push("chat")["lines"]
    assert [line["text"] for line in lines] == ["salve", "vale"]


def test_metrics_are_for_whoever_holds_the_token(tmp_path: Path) -> None:
    with running(quick(tmp_path / "tables.db", metrics_token="sesame")) as address:
        ada = Player(address)
        assert ada.refused("GET", "/metrics") == (404, "not-found")
        assert ada.http.get("/metrics", headers={"authorization": "Bearer other"}).status_code == 404
        assert "theogony_moves" in ada.http.get("/metrics", headers={"authorization": "Bearer sesame"}).text


def test_metrics_are_for_nobody_by_default(address: str) -> None:
    for headers in ({}, {"authorization": "Bearer"}):
        assert Player(address).http.get("/metrics", headers=headers).status_code == 404


# -- tables without a game -----------------------------------------------------------------------------------------


def _change(db: Path, statement: str, *values: object) -> None:
    with sqlite3.connect(db) as connection:
        assert connection.execute(statement, values).rowcount == 1
    connection.close()


def _found(db: Path, question: str) -> object:
    with closing(sqlite3.connect(db)) as connection:
        return connection.execute(question).fetchone()[0]


def _played(ada: Player, moves: int = 6) -> str:
    table = ada.table("me", "hotseat")
    with ada.sit(table) as a:
        for _ in range(moves):
            a.move(a.until_asked()["options"][0]["move"])
            a.until_seq((a.state or {})["seq"] + 1)
    return table


def _last_push_and_code(ada: Player, table: str) -> tuple[str, int]:
    with ada.sit(table) as socket:
        code = closed_code(socket)
        return socket.pushes[-1]["push"], code


def test_a_damaged_table_says_so_and_harms_no_other(tmp_path: Path) -> None:
    config = quick(tmp_path / "tables.db")
    with running(config) as address:
        ada, eve = Player(address, "Ada"), Player(address, "Eve")
        altered, missing, well = _played(ada), _played(ada), _played(ada)
    _change(tmp_path / "tables.db", "UPDATE entries SET move = 'fly' WHERE table_id = ? AND seq = 4", altered)
    _change(tmp_path / "tables.db", "DELETE FROM entries WHERE table_id = ? AND seq = 3", missing)
    with running(config) as address:
        ada, eve = ada.moved_to(address), eve.moved_to(address)
        for table, entry in ((altered, 4), (missing, 3)):
            where = f"/api/tables/{table}"
            assert ada.get(where)["id"] == table
            answer = ada.http.get(f"{where}/replay")
            assert answer.status_code == 409
            assert answer.json()["error"] == {"key": "table-damaged", "params": {"entry": entry}}
            assert ada.refused("GET", f"{where}/record") == (409, "table-damaged")
            assert _last_push_and_code(ada, table) == ("table", NO_GAME)
            for path in ("", "/replay", "/record"):
                assert eve.refused("GET", where + path) == (404, "not-found")
            assert closed_code(eve.sit(table)) == 4404
            assert ada.post(f"{where}/leave")["seats"][0]["stand_in"]
        with ada.sit(well) as a:
            assert a.move(a.until_asked()["options"][0]["move"])["ok"]


@pytest.mark.parametrize("ruleset", ["godstorm@0", "chess@1+2a84360d"])
def test_a_table_whose_rules_are_gone_can_be_seen_left_and_exported(tmp_path: Path, ruleset: str) -> None:
    config = quick(tmp_path / "tables.db")
    with running(config) as address:
        ada, eve = Player(address, "Ada"), Player(address, "Eve")
        table = _played(ada)
    new = ruleset, ruleset.partition("@")[0], table
    _change(tmp_path / "tables.db", "UPDATE tables SET ruleset = ?, game = ?, public = 1 WHERE id = ?", *new)
    begun = "INSERT INTO reviews (table_id, seat, all_open, mark, status, steps, done, updated) VALUES"
    _change(tmp_path / "tables.db", f"{begun} (?, 0, 0, '', 'running', '[]', 0, '2026-01-01 00:00:00.000000')", table)
    where = f"/api/tables/{table}"
    with running(config) as address:
        ada, eve = ada.moved_to(address), eve.moved_to(address)
        wait_for(lambda: _found(tmp_path / "tables.db", "SELECT status FROM reviews") == "stopped", "its review to end")
        assert ada.get(where)["ruleset"] == ruleset
        assert ada.refused("GET", f"{where}/replay") == (409, "ruleset-gone")
        record = parse(ada.http.get(f"{where}/record").text)
        assert (record.ruleset, len(record.entries), record.names) == (ruleset, 6, ["Ada", "hotseat"])
        assert eve.refused("GET", f"{where}/record") == (403, "not-yours")  # it holds every secret
        assert _last_push_and_code(ada, table) == ("table", NO_GAME)
        assert ada.post(f"{where}/leave")["seats"][0]["stand_in"]
    _change(tmp_path / "tables.db", "UPDATE tables SET public = 0 WHERE id = ?", table)
    with running(config) as address:
        eve = eve.moved_to(address)
        for path in ("", "/replay", "/record"):
            assert eve.refused("GET", where + path) == (404, "not-found")


# -- disks ---------------------------------------------------------------------------------------------------------


def test_a_full_disk_is_not_healthy_and_passes(server: Process) -> None:
    ada = Player(server.start(), "Ada")
    assert server.process is not None
    pid, unlimited = server.process.pid, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    table = ada.table("me", "hotseat")
    with ada.sit(table) as a:
        a.until_asked()
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))  # no file may grow
        wait_for(lambda: ada.http.get("/health").status_code == 503, "the server to notice")
        ask, move = a.until_asked(), {"moves": [a.until_asked()["options"][0]["move"]]}
        refused = a.do("move", cmd_id="again", prompt_id=ask["prompt_id"], **move)
        assert refused["error"]["key"] == "not-ready"
        assert ada.refused("POST", "/api/tables", game="godstorm", seats=[{"kind": "me"}, {"kind": "bot"}])[0] == 503
        resource.prlimit(pid, resource.RLIMIT_FSIZE, unlimited)
        wait_for(lambda: ada.http.get("/health").status_code == 200, "the server to be well again")
        assert a.do("move", cmd_id="again", prompt_id=ask["prompt_id"], **move)["ok"]
    assert server.end(signal.SIGTERM) in (0, -signal.SIGTERM)


def test_a_store_that_cannot_be_written_is_told_at_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    db = tmp_path / "tables.db"
    check_services(Config(db=str(db)))
    with pytest.raises(Unreachable, match="database") as refused:
        check_services(Config(db=f"sqlite:///file:{db}?mode=ro&uri=true"))
    assert "readonly" in refused.value.reason
    assert not (tmp_path / "file:").exists(), "an address of a file is no path"
    ended = subprocess.run(
        [sys.executable, "-c", "from theogony.cli.main import main; main()", "serve", "--no-open", "--port", "0",
         "--db", str(db)],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)),
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert ended.returncode == 1
    assert "Traceback" not in ended.stdout + ended.stderr and len((ended.stdout + ended.stderr).splitlines()) <= 3


# -- frozen services -----------------------------------------------------------------------------------------------


@contextmanager
def _frozen(*processes: int) -> Iterator[None]:
    def send(what: signal.Signals) -> None:
        for pid in processes:
            with suppress(ProcessLookupError):  # a database's own helpers come and go
                os.kill(pid, what)

    send(signal.SIGSTOP)
    try:
        yield
    finally:
        send(signal.SIGCONT)


def test_play_goes_on_while_redis_is_frozen(tmp_path: Path) -> None:
    with redis_server(tmp_path) as url, running(quick(tmp_path / "tables.db", redis=url)) as address:
        ada = Player(address, "Ada")
        table, rng = ada.table("me", "mortal", "mortal"), random.Random(8)
        pid = redis.Redis.from_url(url).info("server")["process_id"]
        with ada.sit(table) as a:
            a.until_asked()
            with _frozen(pid):
                for _ in range(8):
                    a.play_any(rng)
                with ada.sit(table) as late:
                    late.until(lambda: late.state, "a picture for who comes meanwhile")
                assert ada.http.get("/health").status_code == 503
            wait_for(lambda: ada.http.get("/health").status_code == 200, "Redis to be back")
            a.play_any(rng)


def test_a_frozen_database_is_told_and_nothing_is_lost_or_done_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reach, "PATIENCE", 4.0)
    monkeypatch.setitem(engine.POSTGRES, "connect_timeout", 2)
    with postgres(tmp_path) as url, running(quick(url)) as address:
        ada = Player(address, "Ada")
        table = ada.table("me", "hotseat")
        with ada.sit(table) as a:
            ask = a.until_asked()
            move = {"prompt_id": ask["prompt_id"], "moves": [ask["options"][0]["move"]]}
            with _frozen(*_backends(url)):
                assert a.do("move", cmd_id="one", **move)["error"]["key"] == "not-ready"
                assert ada.http.get("/health").status_code == 503
            wait_for(lambda: ada.http.get("/health").status_code == 200, "the database to be back")
            assert a.do("move", cmd_id="one", **move)["seq"] == 1
            assert a.do("move", cmd_id="one", **move)["seq"] == 1
            assert a.move(a.until_asked()["options"][0]["move"])["seq"] == 2


def _backends(url: str) -> list[int]:
    """Every process of the server but the one that answers this question, which ends with it."""
    with psycopg.connect(url) as connection:
        own = connection.execute("SELECT pg_backend_pid()").fetchone()
        others = connection.execute("SELECT pid FROM pg_stat_activity").fetchall()
        assert own is not None
        parent = int(Path(f"/proc/{own[0]}/stat").read_text().rpartition(")")[2].split()[1])
    return [parent, *(pid for (pid,) in others if pid != own[0])]
