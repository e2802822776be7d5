"""Taking back: at once up to the last reveal, beyond it by vote; and the log keeps every row."""

import random
import sqlite3
from pathlib import Path

from tests.server.harness import Game, Player, Socket, quick, running


def pair(address: str) -> tuple[str, Socket, Socket]:
    ada, bob = Player(address, "Ada"), Player(address, "Bob")
    table = ada.table("me", "open", public=True)
    bob.post(f"/api/tables/{table}/join")
    return table, ada.sit(table), bob.sit(table)


def asked(*sockets: Socket) -> Socket:
    for socket in sockets:
        socket.until(lambda socket=socket: socket.state)  # type: ignore[misc]
    return next(socket for socket in sockets if socket.asked() is not None)


def test_the_last_move_is_taken_back_at_once(address: str) -> None:
    _, a, b = pair(address)
    mover = asked(a, b)
    other = b if mover is a else a
    before = mover.state
    assert before is not None and not before["can_undo"]
    option = before["ask"]["options"][0]["move"]
    seq = mover.move(option)["seq"]
    mover.until_seq(seq)
    assert mover.state is not None and mover.state["can_undo"]
    other.until_seq(seq)
    assert other.state is not None and not other.state["can_undo"]
    answer = mover.do("undo")
    assert answer["ok"] and answer["seq"] == seq + 1 and answer["vote"] is False
    for socket in (mover, other):
        socket.until_seq(seq + 1)
        assert socket.state is not None and socket.state["reason"] == "undo"
        assert socket.state["events_from"] == len(before["events"])  # the set-up, which stands, is not told again
    assert mover.state["view"] == before["view"]
    assert mover.state["ask"]["prompt_id"] == before["ask"]["prompt_id"]
    assert mover.move(option)["ok"]


def test_beyond_a_reveal_the_table_votes(tmp_path: Path) -> None:
    with running(quick(tmp_path / "tables.db")) as address:
        table, a, b = pair(address)
        game = Game((a, b), random.Random(8))
        game.play(60)
        while (a.state or {})["can_undo"] or (b.state or {})["can_undo"]:
            game.step()
        count = (a.state or {})["moves"]
        answer = a.do("undo")
        assert answer["ok"] and answer["vote"] is True
        vote = b.until(lambda: b.pushes[-1]["push"] == "undo_vote").pushes[-1]["vote"]
        assert vote["by"] == 0 and vote["yes"] == [0] and vote["asked"] == [0, 1]
        assert b.do("undo_vote", yes=False)["ok"]
        assert a.until_push("undo_vote")["vote"] is None
        assert a.do("undo_vote", yes=True)["error"]["key"] == "no-vote"

        a.do("undo")
        passed = b.do("undo_vote", yes=True)
        assert passed["ok"]
        a.until_seq(passed["seq"])
        assert a.state is not None and a.state["reason"] == "undo" and a.state["moves"] < count
        assert a.asked() is not None
        game.play(40)
        a.close()
        b.close()
        state, log = a.state, list(a.log)
        with Player(address).sit(table) as watcher:
            seen = watcher.until(lambda: watcher.state).state
            assert seen is not None and seen["seq"] == state["seq"] and seen["moves"] == state["moves"]
            assert len(watcher.log) == len(log)
    rows = sqlite3.connect(tmp_path / "tables.db").execute("SELECT seq, kind FROM entries ORDER BY seq").fetchall()
    assert [seq for seq, _ in rows] == list(range(1, state["seq"] + 1))
    assert [kind for _, kind in rows].count("undo") == 1


def placed_by_both(socket: Socket) -> bool:
    return {0, 1} <= {event["seat"] for event in socket.log if event["kind"] == "placed"}


def test_a_lone_person_among_bots_needs_no_vote(address: str) -> None:
    ada = Player(address, "Ada")
    table = ada.table("me", "mortal")
    with ada.sit(table) as a:
        game = Game((a,), random.Random(2))
        while not placed_by_both(a):  # in the set-up nothing is rolled or shown
            game.play(1)
        assert a.until_asked()["kind"] == "PlaceStart"
        moves = (a.state or {})["moves"]
        answer = a.do("undo")
        assert answer["ok"] and answer["vote"] is False
        a.until_seq(answer["seq"])
        assert (a.state or {})["moves"] < moves and a.asked() is not None


def test_bots_refuse_where_dice_have_been_rolled_since(address: str) -> None:
    ada = Player(address, "Ada")
    table = ada.table("me", "mortal")
    with ada.sit(table) as a:
        game = Game((a,), random.Random(2))
        while not any(event["kind"] == "battle" for event in a.log):
            game.play(1)
        a.until_asked()
        while not (a.state or {})["can_undo"] and (answer := a.do("undo"))["ok"]:
            a.until_seq(answer["seq"])
        before = (a.state or {})["moves"]
        assert any(event["kind"] == "battle" for event in a.log), "it is taken back to the dice and no further"
        assert a.do("undo")["error"]["key"] == "bots-refuse" and (a.state or {})["moves"] == before


def test_there_must_be_something_to_undo(address: str) -> None:
    ada = Player(address, "Ada")
    with ada.sit(ada.table("me", "hotseat")) as a:
        assert a.do("undo")["error"]["key"] == "nothing-to-undo"
    table = ada.table("me", "hotseat", public=True)
    with Player(address, "Eve").sit(table) as e:
        assert e.do("undo")["error"]["key"] == "not-yours"
