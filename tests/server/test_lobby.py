"""The lobby's lists: nobody fills them alone, and what nobody touches leaves them."""

import sqlite3
from dataclasses import replace
from pathlib import Path

import httpx

from tests.server.harness import GENEROUS, Player, quick, running, wait_for
from theogony.server.config import Limits
from theogony.server.store.repo import LISTED

SEATS = [{"kind": "me"}, {"kind": "open"}]


def _from(address: str, home: str, name: str) -> Player:
    """A guest at an address of its own."""
    player = Player(address)
    player.http = httpx.Client(base_url=address, timeout=20, transport=httpx.HTTPTransport(local_address=home))
    player.id = player.post("/api/me", name=name)["guest"]["id"]
    return player


def test_a_guest_has_so_many_tables_at_a_time(tmp_path: Path) -> None:
    with running(quick(tmp_path / "tables.db", limits=replace(GENEROUS, tables_per_guest=3))) as address:
        eve = Player(address, "Eve")
        for _ in range(3):
            eve.table("me", "open", public=True)
        assert eve.refused("POST", "/api/tables", game="godstorm", seats=SEATS) == (409, "too-many-tables")
        Player(address, "Ada").table("me", "open", public=True)


def test_an_address_makes_so_many_tables_whoever_it_says_it_is(tmp_path: Path) -> None:
    limits = replace(GENEROUS, new_tables=Limits().new_tables, new_tables_per_address=(0.001, 5.0))
    with running(quick(tmp_path / "tables.db", limits=limits)) as address:
        for number in range(5):
            Player(address, f"Eve {number}").table("me", "open", public=True)
        eve = Player(address, "Eve 5")
        assert eve.refused("POST", "/api/tables", game="godstorm", seats=SEATS) == (429, "too-fast")
        _from(address, "127.0.4.1", "Ada").table("me", "open", public=True)


def test_a_flood_of_tables_pushes_nobody_out_of_the_list(tmp_path: Path) -> None:
    with running(quick(tmp_path / "tables.db")) as address:
        ada, bob = (_from(address, f"127.0.4.{number}", f"Guest {number}") for number in (1, 2))
        old = [ada.table("me", "open", public=True), bob.table("me", "open", public=True)]
        for _ in range(4):
            eve = _from(address, "127.0.4.3", "Eve")
            flood = [eve.table("me", "open", public=True) for _ in range(LISTED // 3)]
        listed = [table["id"] for table in ada.get("/api/tables")["open"]]
        assert len(listed) == LISTED
        assert listed[:3] == [flood[-1], old[1], old[0]], "the newest of every address first"


def test_idle_tables_leave_the_list_and_old_ones_are_archived(tmp_path: Path) -> None:
    config = quick(tmp_path / "tables.db")
    with running(config) as address:
        ada = Player(address, "Ada")
        fresh, idle, old = (ada.table("me", "open", public=True) for _ in range(3))
        played, long_ago = ada.table("me", "hotseat"), ada.table("me", "hotseat")
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        for table, days in ((idle, 1), (old, 8), (played, 60), (long_ago, 100)):
            connection.execute("UPDATE tables SET updated = datetime('now', ?) WHERE id = ?", (f"-{days} days", table))
    connection.close()
    with running(config) as address:
        ada = ada.moved_to(address)
        wait_for(lambda: len(_mine(ada)) == 3, "the old ones to be archived")
        assert {table["id"] for table in ada.get("/api/tables")["open"]} == {fresh}
        assert _mine(ada) == {fresh, idle, played}
        with ada.sit(long_ago) as a:  # who knows the way still finds it, and playing brings it back
            a.move(a.until_asked()["options"][0]["move"])
        assert _mine(ada) == {fresh, idle, played, long_ago}
        Player(address, "Bob").post(f"/api/tables/{idle}/join", seat=1)


def test_a_move_makes_a_table_the_newest_and_says_how_long_it_has_lasted(tmp_path: Path) -> None:
    """The time at the table counts to the last move, not to its beginning, and the list is in that order."""
    config = quick(tmp_path / "tables.db")
    with running(config) as address:
        ada = Player(address, "Ada")
        played, later = (ada.table("me", "hotseat") for _ in range(2))
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        for table, hours in ((played, 2), (later, 1)):
            ago = f"-{hours} hours"
            connection.execute("UPDATE tables SET updated = datetime('now', ?) WHERE id = ?", (ago, table))
    connection.close()
    with running(config) as address:
        ada = ada.moved_to(address)
        assert [table["id"] for table in ada.get("/api/tables")["mine"]] == [later, played]
        before = ada.get(f"/api/tables/{played}")["updated"]
        with ada.sit(played) as a:
            a.move(a.until_asked()["options"][0]["move"])
        assert [table["id"] for table in ada.get("/api/tables")["mine"]] == [played, later]
        assert ada.get(f"/api/tables/{played}")["updated"] > before


def _mine(player: Player) -> set[str]:
    return {table["id"] for table in player.get("/api/tables")["mine"]}
