"""What those who run a server do with it, on both databases, while people play."""

import asyncio
import gzip
import hashlib
import json
import os
import random
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic import command
from sqlalchemy import create_engine

from tests.cli.run import theogony
from tests.server.harness import PATIENCE, Game, Player, closed_code, quick, running, wait_for
from tests.server.services import postgres
from theogony.kernel.record import parse
from theogony.server.admin import backup
from theogony.server.bans import Bans
from theogony.server.config import database_url
from theogony.server.errors import Problem
from theogony.server.lobby import Lobby
from theogony.server.store.engine import alembic_config, migrate_now
from theogony.server.store.models import Base, TableRow
from theogony.server.tables import Tables

BANNED, NOT_YOURS = 4406, 4403
Folders = pytest.TempPathFactory


class House:
    """A running server and its database."""

    def __init__(self, address: str, db: str, home: Path) -> None:
        self.address = address
        self.db = db
        self.home = home

    def admin(self, *args: str | Path, status: int = 0, **more: str) -> Any:
        """What ``theogony admin`` says as JSON, or in words if it does not end well."""
        words = ["admin", *args, *([] if status else ["--json"]), *([] if "--db" in args else ["--db", self.db])]
        done = theogony(*words, home=self.home, **more)
        assert done.exit_code == status, done.output
        return json.loads(done.stdout) if not status else done.stderr

    def says(self, *args: str | Path, **more: str) -> str:
        done = theogony("admin", *args, "--db", self.db, home=self.home, **more)
        assert done.exit_code == 0, done.output
        return str(done.stdout)

    def everything(self) -> str:
        """All that the database holds, as a backup has it."""
        file = self.home / "everything.gz"
        self.admin("backup", file)
        return gzip.decompress(file.read_bytes()).decode()


@pytest.fixture(scope="module")
def postgres_url(tmp_path_factory: Folders) -> Iterator[str]:
    with postgres(tmp_path_factory.mktemp("postgres")) as url:
        yield url


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, postgres_url: str
) -> Iterator[House]:
    home = tmp_path_factory.mktemp("house")
    db = str(home / "tables.db") if request.param == "sqlite" else postgres_url
    with running(quick(db)) as address:
        yield House(address, db, home)


def two_at_a_table(
    house: House, names: str = "Ada Bob", bots: tuple[str, ...] = (), **more: Any
) -> tuple[Player, Player, str]:
    ada, bob = (Player(house.address, name) for name in names.split())
    table = ada.table("me", "open", *bots, public=True, **more)
    bob.post(f"/api/tables/{table}/join")
    return ada, bob, table


def test_a_guest_is_forgotten_with_all_that_is_his_and_others_play_on(house: House) -> None:
    ada, bob, table = two_at_a_table(house, "Clytemnestra Bob", name="Clytemnestra’s palace")
    alone, lobby = ada.table("me", "mortal"), bob.table("me", "open", "open", public=True)
    ada.post(f"/api/tables/{lobby}/join")
    ada.post("/api/me/recovery")
    with ada.sit(table) as a, bob.sit(table) as b, ada.sit(alone) as c:
        c.until(lambda: c.state, "the first picture")
        Game((a, b), random.Random(1)).play(12)
        assert a.do("chat", text="Clytemnestra was here")["ok"]
        no = house.admin("delete-guest", ada.id, status=1)
        assert "--yes" in no and "nothing has changed" in no
        done = house.admin("delete-guest", ada.id, "--yes")
        assert (done["tables_deleted"], done["tables_kept"]) == (1, 2)
        assert (closed_code(a), closed_code(c)) == (NOT_YOURS, NOT_YOURS)
        b.until(lambda: (b.info or {})["seats"][0]["kind"] == "bot", "the bot in the empty seat")
        Game((b,), random.Random(2)).play(6)
        assert (b.info or {})["owner"] and (b.info or {})["name"] == ""
    seats = bob.get(f"/api/tables/{lobby}")["seats"]
    assert [seat["name"] for seat in seats] == ["Bob", "", ""]
    assert bob.refused("GET", f"/api/tables/{alone}") == (404, "not-found")
    assert ada.get("/api/me") == {"guest": None}
    left = house.everything()
    assert "Clytemnestra" not in left and ada.id not in left and alone not in left
    assert "no guest" in house.admin("delete-guest", ada.id, "--yes", status=1)


def test_whoever_stores_something_of_a_guest_thinks_of_how_it_is_forgotten() -> None:
    """A new table with guests in it belongs into ``delete_guest``, and then into this list."""
    found = {name for name, rows in Base.metadata.tables.items() if {"guest_id", "owner_id"} & set(rows.columns.keys())}
    assert found == {"devices", "recoveries", "tables", "seats", "entries", "members", "chat"}


def test_a_ban_holds_for_open_sockets_and_ends(house: House) -> None:
    ada, bob, table = two_at_a_table(house)
    with ada.sit(table) as a, bob.sit(table) as b:
        Game((a, b), random.Random(3)).play(6)
        assert house.admin("ban", bob.id, "--reason", "insults")["tables"] == 1
        assert closed_code(b) == BANNED
        assert bob.refused("GET", "/api/tables") == (403, "banned")
        assert bob.refused("POST", "/api/me", name="Robert") == (403, "banned")
        with bob.sit(table) as again:
            assert closed_code(again) == BANNED
        a.until(lambda: (a.info or {})["seats"][1]["stand_in"], "the stand-in")
        Game((a,), random.Random(4)).play(4)
        assert [(ban["what"], ban["reason"]) for ban in house.admin("bans")["bans"]] == [(bob.id, "insults")]
        assert [guest["banned"] for guest in house.admin("guests", bob.id)["guests"]] == [True]
        house.admin("unban", bob.id)
        wait_for(lambda: bob.http.get("/api/tables").status_code == 200, "the end of the ban")
        bob.post(f"/api/tables/{table}/join")
        with bob.sit(table) as back:
            Game((a, back), random.Random(5)).play(4)
    assert "not banned" in house.admin("unban", bob.id, status=1)
    assert "no guest" in house.admin("ban", "nobody", status=1)


def test_a_network_is_banned(house: House) -> None:
    ada = Player(house.address, "Ada")
    table = ada.table("me", "mortal")
    with ada.sit(table) as a:
        a.until(lambda: a.state, "the first picture")
        assert house.admin("ban", "127.0.0.7/8")["what"] == "127.0.0.0/8"
        assert closed_code(a) == BANNED
        assert ada.refused("GET", "/api/games") == (403, "banned")
        assert ada.http.get("/").status_code == 200, "the page itself says why nothing works"
        assert ada.http.get("/health").status_code == 200
        house.admin("unban", "127.0.0.0/8")
        wait_for(lambda: ada.http.get("/api/games").status_code == 200, "the end of the ban")
        house.admin("ban", ada.id, "--days", "0")  # over before it begins
        assert house.admin("bans")["bans"] == []
        with ada.sit(table) as b:
            b.until(lambda: b.state, "the table again")


def test_a_network_is_the_same_however_it_is_written(tmp_path: Path) -> None:
    bans, house = Bans(), House("", str(tmp_path / "tables.db"), tmp_path)
    bans.know([("::ffff:203.0.113.5/128", None), ("::ffff:198.51.100.0/120", None), ("2001:db8::/48", None)])
    assert [bans.address(where) for where in ("203.0.113.5", "198.51.100.77", "2001:db8:0:7::/64")] == [True] * 3
    assert not bans.address("203.0.113.6") and not bans.address("198.51.101.1")
    migrate_now(database_url(house.db))
    assert house.admin("ban", "::ffff:203.0.113.5")["what"] == "203.0.113.5/32"
    assert house.admin("unban", "::ffff:203.0.113.5")["what"] == "203.0.113.5/32"
    assert house.admin("bans")["bans"] == []


def test_a_ban_finds_who_is_just_coming_in_and_waits_for_no_broken_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob = Player(house.address, "Ada"), Player(house.address, "Bob")
    table, other = ada.table("me", "open", public=True), ada.table("me", "open", public=True)
    faults = {table: Problem("internal", 500), other: RuntimeError("no way to read it")}
    may_see, reread = Lobby.may_see, Tables.reread
    at_the_door, go = threading.Event(), threading.Event()

    async def slowly(self: Lobby, row: TableRow, guest_id: str | None) -> bool:
        if guest_id == bob.id:
            at_the_door.set()
            await asyncio.to_thread(go.wait, PATIENCE)
        return await may_see(self, row, guest_id)

    async def failing(self: Tables, table_id: str) -> None:
        if table_id in faults:
            raise faults[table_id]
        await reread(self, table_id)

    monkeypatch.setattr(Lobby, "may_see", slowly)
    monkeypatch.setattr(Tables, "reread", failing)
    codes: list[int] = []
    coming = threading.Thread(target=lambda: codes.append(closed_code(bob.sit(table))))
    with ada.sit(table) as a:
        a.until(lambda: a.info, "the table")
        coming.start()
        assert at_the_door.wait(PATIENCE)
        house.admin("archive", table, other)
        house.admin("ban", bob.id)
        wait_for(lambda: bob.http.get("/api/me").status_code == 403, "the ban behind two notices that fail")
        go.set()
        coming.join(PATIENCE)
        assert codes == [BANNED]
        assert a.do("chat", text="a fault is not the end of a table")["ok"]
    house.admin("unban", bob.id)


def test_quotas_count_at_once(house: House) -> None:
    ada = Player(house.address, "Ada")
    ada.table("me", "mortal")
    house.admin("quota", ada.id, "1")
    seats = [{"kind": "me"}, {"kind": "bot"}]
    assert ada.refused("POST", "/api/tables", game="diceforge", seats=seats) == (409, "too-many-tables")
    assert [(g["open_tables"], g["quota"]) for g in house.admin("guests", ada.id)["guests"]] == [(1, 1)]
    assert "as everybody" in house.says("quota", ada.id)
    names = [Player(house.address, name).get("/api/me")["guest"]["name"] for name in ("[bold]Ada[/bold]", "[/x]")]
    listed = house.says("guests", COLUMNS="200")
    assert all(name in listed for name in names), "a name is shown as it is, whatever rich would make of it"
    ada.table("me", "mortal", game="diceforge")


def test_tables_leave_the_house_as_records_and_come_back(house: House, tmp_path: Path) -> None:
    ada, bob, live = two_at_a_table(house, game="diceforge")
    over = ada.table("me", "mortal", game="diceforge")
    with ada.sit(over) as a:
        Game((a,), random.Random(6)).play()
    with ada.sit(live) as a, bob.sit(live) as b:
        Game((a, b), random.Random(7)).play(9)
    assert "--running" in house.admin("export", tmp_path, live, status=1)
    lesson = ada.post("/api/lessons/diceforge", chapter=0)["id"]
    assert "is a lesson" in house.admin("export", tmp_path, lesson, "--running", status=1)
    assert house.admin("export", tmp_path, over, live, "--running")["damaged"] == []
    record = (tmp_path / f"{over}.theogony").read_text()
    assert record == ada.http.get(f"/api/tables/{over}/record").text
    files = [tmp_path / f"{table}.theogony" for table in (over, live)]
    made = house.admin("import", *files, "--owner", ada.id, "--seat", f"2={bob.id}")["tables"]
    assert [table["over"] for table in made] == [True, False]
    again = parse(ada.http.get(f"/api/tables/{made[0]['id']}/record").text)
    assert (again.hash, again.seed) == (parse(record).hash, parse(record).seed)
    with ada.sit(made[1]["id"]) as a, bob.sit(made[1]["id"]) as b:
        b.until(lambda: b.state, "the position")
        assert (b.state or {})["moves"] == (house.admin("tables", "--guest", bob.id)["tables"][0]["moves"])
        Game((a, b), random.Random(8)).play(4)
    broken = tmp_path / "broken.record"
    broken.write_text(record.replace("hash ", "hash 0"))
    before = len(house.admin("tables", "--most", "500")["tables"])
    assert "record-hash-differs" in house.admin("import", files[0], broken, "--owner", ada.id, status=1)
    assert len(house.admin("tables", "--most", "500")["tables"]) == before, "all of them or none"


def test_archived_tables_leave_the_lists_under_a_running_server(house: House) -> None:
    ada = Player(house.address, "Ada")
    table = ada.table("me", "mortal")
    with ada.sit(table) as a:
        a.until_asked()  # the bot has made its moves: one more would bring the table back

    def listed() -> bool:
        return table in [row["id"] for row in ada.get("/api/tables")["mine"]]

    assert listed() and house.admin("archive", table) == {"tables": [table], "archived": True}
    assert not listed()
    assert house.admin("archive", "--idle", "1")["tables"] == []
    assert "archived" in house.says("tables", "--guest", ada.id)
    assert house.admin("archive", table, "--back")["tables"] == [table] and listed()
    house.admin("archive", table)
    with ada.sit(table) as a:
        Game((a,), random.Random(9)).play(1)
    assert listed(), "a move brings it back"


def test_health_and_who_thinks_how_long(house: House) -> None:
    ada, bob, table = two_at_a_table(house, bots=("mortal",))
    with ada.sit(table) as a, bob.sit(table) as b:
        Game((a, b), random.Random(10)).play(15)
    found = house.admin("health", "--server", house.address)
    assert found["well"] and {"database", "server"} <= {check["what"] for check in found["checks"]}
    unwell = theogony("admin", "health", "--db", house.db, "--server", "http://127.0.0.1:1", home=house.home)
    assert unwell.exit_code == 1 and "nothing answers at http://127.0.0.1:1" in unwell.stdout
    thought = house.admin("thinking", "--table", table)
    assert {person["id"] for person in thought["people"]} == {ada.id, bob.id}
    assert [bot["strength"] for bot in thought["bots"]] == ["mortal"]
    assert sum(part["moves"] for part in thought["bots"] + thought["people"]) >= 14
    assert "Robots, secondes par coup" in house.says("thinking", "--lang", "fr")


def test_a_backup_taken_while_people_play_is_of_one_moment(house: House, tmp_path: Path) -> None:
    ada, bob, table = two_at_a_table(house)
    file = tmp_path / "play.gz"
    with ada.sit(table) as a, bob.sit(table) as b:
        play = threading.Thread(target=Game((a, b), random.Random(11)).play, args=(30,))
        play.start()
        for _ in range(3):
            house.admin("backup", file)
        play.join()
        house.admin("backup", file)
        told = (a.state or {})["seq"]
    into = tmp_path / "restored.db"
    assert house.admin("restore", file, "--db", str(into))["rows"]["tables"] > 0
    with running(quick(into)) as other, ada.moved_to(other).sit(table) as a, bob.moved_to(other).sit(table) as b:
        a.until(lambda: a.state, "the table in the other house")
        assert (a.state or {})["seq"] == told, "whatever was told before the backup is in it"
        Game((a, b), random.Random(12)).play(5)
    assert "A server is using" in house.admin("restore", file, "--replace", "--yes", status=1)
    assert "is not empty" in house.admin("restore", file, "--db", str(into), status=1)


def test_a_backup_is_the_same_in_both_databases(tmp_path: Path, postgres_url: str) -> None:
    """From SQLite into PostgreSQL, under a server there, and back."""
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute("CREATE DATABASE other")
    postgres_url = postgres_url.replace("/postgres", "/other")
    with running(quick(tmp_path / "small.db")) as address:
        small = House(address, str(tmp_path / "small.db"), tmp_path)
        ada, bob, table = two_at_a_table(small)
        with ada.sit(table) as a:
            Game((a, bob.sit(table)), random.Random(13)).play(8)
            assert a.do("chat", text="χαῖρε")["ok"]
    text = small.everything()
    large = House("", postgres_url, tmp_path)
    large.admin("restore", tmp_path / "everything.gz", "--replace", "--yes")
    assert _rows(large.everything()) == _rows(text)
    with running(quick(postgres_url)) as address:
        with ada.moved_to(address).sit(table) as a:
            assert a.do("chat", text="numbers go on")["ok"]
            Game((a, bob.moved_to(address).sit(table)), random.Random(14)).play(3)
        assert "A server is using" in large.admin("restore", tmp_path / "everything.gz", "--replace", "--yes", status=1)
    back = House("", str(tmp_path / "back.db"), tmp_path)
    large.everything()
    back.admin("restore", tmp_path / "everything.gz")
    assert _rows(back.everything()) == _rows(large.everything())


def _rows(text: str) -> list[str]:
    """Without the head, which has the time; databases order rows as they like."""
    lines = text.splitlines()
    assert json.loads(lines[0])["theogony backup"] == 1 and "sha256" in lines[-1]
    return sorted(lines[1:-1])


def test_a_backup_that_is_not_whole_is_refused_before_anything_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(quick(tmp_path / "tables.db")) as address:
        table = Player(address, "Ada").table("me", "mortal")
    house = House("", str(tmp_path / "tables.db"), tmp_path)
    text = house.everything()
    file = tmp_path / "bad.gz"
    whole = (tmp_path / "everything.gz").read_bytes()
    lines = text.splitlines(keepends=True)
    newer = text.replace('"theogony backup":1', '"theogony backup":9')
    notices = '{"table":"notices","columns":["kind","what"]}\n["guest","x"]\n'
    box = '{"table":"contents","columns":["game","mark","body"]}\n["diceforge","/../../x","body"]\n'
    rows = "".join(lines[1:-1])
    for body, says in (
        (whole[: len(whole) // 2], "is no backup"),
        (gzip.compress("".join(lines[:-1]).encode()), "not whole"),
        (gzip.compress(text.replace("Ada", "Eve").encode()), "damaged"),
        (gzip.compress(newer.encode()), "newer version"),
        (b"SQLite format 3", "is no backup"),
        (_sealed(lines[0], rows.replace(table, "../../evil")), "damaged"),
        (_sealed(lines[0], rows + box), "damaged"),
        (_sealed(lines[0], rows + notices), "damaged"),
        (_sealed(lines[0], rows + notices.replace("notices", "nothing")), "damaged"),
        (_sealed('{"theogony backup":1,"schema":"0006"}\n', rows), "damaged"),
    ):
        file.write_bytes(body)
        assert says in house.admin("restore", file, "--replace", "--yes", status=1)
        assert house.everything() and [guest["name"] for guest in house.admin("guests")["guests"]] == ["Ada"]
    assert "cannot be read" in house.admin("restore", tmp_path / "nowhere.gz", status=1)
    assert "Rien n’a changé" in house.admin("restore", tmp_path / "everything.gz", "--lang", "fr", status=1)
    file.write_bytes(_sealed(lines[0], rows + box.replace("/../../x", "0123abcd")))
    assert house.admin("restore", file, "--db", str(tmp_path / "other.db"))["rows"]["tables"] == 1
    monkeypatch.setattr(backup, "MOST_LINE", 100)
    assert "is no backup" in house.admin("restore", file, "--db", str(tmp_path / "third.db"), status=1)
    _leads_nowhere_else(house, table)


def _sealed(head: str, rows: str) -> bytes:
    """A file that somebody else has made, with a sum that fits."""
    digest = hashlib.sha256(f"{head}{rows}".encode()).hexdigest()
    return gzip.compress(f'{head}{rows}{{"end":0,"sha256":"{digest}"}}\n'.encode(), 1)


def _leads_nowhere_else(house: House, table: str) -> None:
    """Whatever a database calls its tables and boxes, an export writes into its folder."""
    folder = house.home / "deep" / "records"
    with sqlite3.connect(house.db) as connection:
        connection.execute("INSERT INTO contents VALUES ('godstorm', '/../../x', 'body')")
        connection.execute("UPDATE tables SET ruleset = 'godstorm@1+/../../x'")
    assert house.admin("export", folder, table, "--running")["tables"] == [table]
    with sqlite3.connect(house.db) as connection:
        connection.execute("UPDATE tables SET id = '../evil'")
    assert "../evil" in house.admin("export", folder, "--running", status=1)
    assert [file.name for file in folder.parent.rglob("*") if file.is_file()] == [f"{table}.theogony"]


def test_dated_backups_are_kept_as_many_as_asked_for_and_read_by_nobody_else(tmp_path: Path) -> None:
    house, folder = House("", str(tmp_path / "tables.db"), tmp_path), tmp_path / "backups"
    migrate_now(database_url(house.db))
    folder.mkdir()
    for name in ("20200101-000000", "20200102-000000", "29990101-000000", "before-the-feast"):
        (folder / f"theogony-{name}.backup.gz").touch()
    found = house.admin("backup", folder, "--keep", "2")
    left = {file.name.removeprefix("theogony-").removesuffix(".backup.gz") for file in folder.iterdir()}
    assert left >= {"29990101-000000", "before-the-feast"}, "somebody's own file stays, and so does the newest"
    assert len(left) == 3 and len(found["dropped"]) == 2 and Path(found["file"]).exists()
    assert (Path(found["file"]).stat().st_mode | Path(house.db).stat().st_mode) & 0o077 == 0
    again = house.admin("backup", folder, "--keep", "1")
    assert again["dropped"] and Path(again["file"]).exists(), "a clock that went wrong costs no new backup"
    victim, trap = tmp_path / "victim", tmp_path / f".trap.gz.{os.getpid()}"
    victim.write_text("mine")
    trap.symlink_to(victim)
    house.admin("backup", tmp_path / "trap.gz")
    assert victim.read_text() == "mine" and list(tmp_path.glob(".trap.gz.*")) == [trap]
    assert "existing folder" in house.admin("backup", tmp_path / "no" / "folder", "--keep", "2", status=1)
    assert "cannot be written" in house.admin("backup", tmp_path / "no" / "file.gz", status=1)


def test_a_database_of_another_version_is_told_and_can_still_be_backed_up(tmp_path: Path) -> None:
    house = House("", str(tmp_path / "tables.db"), tmp_path)
    assert "no database" in house.admin("guests", status=1)
    engine = create_engine(f"sqlite:///{house.db}")
    with engine.begin() as connection:
        command.upgrade(alembic_config(connection), "0005")
    engine.dispose()
    assert "has the form 0005" in house.admin("guests", status=1)
    house.admin("backup", tmp_path / "old.gz")
    into = House("", str(tmp_path / "new.db"), tmp_path)
    into.admin("restore", tmp_path / "old.gz")
    assert into.admin("guests")["guests"] == [], "brought to the form of this version"
    assert Path(into.db).stat().st_mode & 0o077 == 0, "nobody else reads it"


def test_what_was_decided_while_no_server_ran_is_known_to_the_next(tmp_path: Path) -> None:
    config = quick(tmp_path / "tables.db")
    house = House("", config.db, tmp_path)
    with running(config) as address:
        ada, bob = Player(address, "Ada"), Player(address, "Bob")
        table = ada.table("me", "open", public=True)
        bob.post(f"/api/tables/{table}/join")
    house.admin("ban", ada.id)
    house.admin("delete-guest", bob.id, "--yes")
    with running(config) as address:
        ada, bob = ada.moved_to(address), bob.moved_to(address)
        assert ada.refused("GET", "/api/me") == (403, "banned")
        assert bob.get("/api/me") == {"guest": None}
        house.admin("unban", ada.id)
        wait_for(lambda: ada.http.get("/api/me").status_code == 200, "the end of the ban")
        ada.post(f"/api/tables/{table}/join")
        with ada.sit(table) as a:
            Game((a,), random.Random(15)).play(3)
            files = list(tmp_path.glob("tables.db*"))
            assert len(files) == 3 and not any(file.stat().st_mode & 0o077 for file in files), "nobody else reads them"
