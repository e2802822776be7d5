"""Whole games through sockets."""

import random
from typing import Any

from tests.server.harness import Game, Player, Socket
from theogony import games
from theogony.kernel.match import Match, replay
from theogony.kernel.record import commitment, parse
from theogony.kernel.view import canonical
from theogony.server.protocol.afterwards import Replay
from theogony.server.protocol.frames import SERVER_FRAME
from theogony.server.protocol.tables import TableInfo


def test_one_record_gives_one_hash_through_socket_http_and_python(address: str) -> None:
    ada, bob, eve = Player(address, "Ada"), Player(address, "Bob"), Player(address, "Eve")
    table = ada.table("me", "open", "open", public=True)
    bob.post(f"/api/tables/{table}/join", seat=None)
    eve.post(f"/api/tables/{table}/join", seat=2)
    watcher = Player(address)
    with ada.sit(table) as a, bob.sit(table) as b, eve.sit(table) as e, watcher.sit(table) as w:
        promise = a.until(lambda: a.info).info
        assert promise is not None
        Game((a, b, e), random.Random(7), onlookers=(w,)).play()
        record = parse(ada.http.get(f"/api/tables/{table}/record").text)
        assert record.hash and commitment(record.seed) == promise["commitment"]
        godstorm = games.get("godstorm")
        replayed = replay(godstorm, record)
        assert replayed.state.hash() == record.hash
        again = Match(godstorm, 3, record.options, record.seed)
        for entry in record.entries:
            again.apply(entry.seat, entry.move)
        assert again.state.hash() == record.hash
        for seat, socket in enumerate((a, b, e, w)):
            _saw_the_game(socket, again, seat if seat < 3 else -1)
        last = ada.get(f"/api/tables/{table}/replay?seat=open&first={len(record.entries)}&count=1")["steps"][0]
        assert canonical(last["views"]["1"]) == canonical(again.state.view(1))
        info = ada.get(f"/api/tables/{table}")
        assert info["status"] == "finished" and info["result"] == again.state.result.as_dict()  # type: ignore[union-attr]
        assert table in [finished["id"] for finished in bob.get("/api/tables")["finished"]]


def _saw_the_game(socket: Socket, match: Match, seat: int) -> None:
    """The socket's last picture and its log are the match's own, and all frames are as the protocol says."""
    state = socket.state
    assert state is not None and state["seat"] == seat
    assert canonical(state["view"]) == canonical(match.state.view(seat))
    assert socket.log == match.seen_events(seat)
    for frame in socket.frames:
        SERVER_FRAME.validate_json(frame)


def test_a_game_against_bots_ends(address: str) -> None:
    ada = Player(address, "Ada")
    table = ada.table("me", "mortal", "hero", "olympian")
    with ada.sit(table) as a:
        Game((a,), random.Random(3)).play()
        assert a.over()
    assert ada.get(f"/api/tables/{table}")["status"] == "finished"


def test_a_game_of_dice_forge_ends(address: str) -> None:
    ada = Player(address, "Ada")
    table = ada.table("me", "mortal", game="diceforge", options={"setup": "titans_discovery", "m4": "satyrs"})
    with ada.sit(table) as a:
        Game((a,), random.Random(4)).play()
        assert a.over()
    assert ada.get(f"/api/tables/{table}")["status"] == "finished"
    seats = [{"kind": "me"}, {"kind": "open"}]
    options = {"module": "titans", "m2": "companion"}
    refused = ada.refused("POST", "/api/tables", game="diceforge", seats=seats, options=options)
    assert refused[1] == "bad-setup"


def test_a_client_that_comes_back_is_told_what_it_missed(address: str) -> None:
    ada, bob = Player(address, "Ada"), Player(address, "Bob")
    table = ada.table("me", "open", public=True)
    bob.post(f"/api/tables/{table}/join")
    with ada.sit(table) as a, bob.sit(table) as b:
        game = Game((a, b), random.Random(5))
        game.play(30)
        missed: dict[str, Any] = dict(a.state or {})
        log = list(a.log)
        a.close()
        while b.asked() is not None:
            b.play_any(game.rng)
        with ada.sit(table) as back:
            first = back.until(lambda: back.state).state
            assert first is not None and first["reason"] == "first" and first["seq"] == (b.state or {})["seq"]
            back.do("since", seq=missed["seq"])
            since = back.until(lambda: (back.state or {})["reason"] == "since").state
            assert since is not None and since["events_from"] == len(log)
            assert log + since["events"] == first["events"]
            assert since["view"] == first["view"]


def test_a_repeated_command_is_answered_again_and_done_once(address: str) -> None:
    ada = Player(address, "Ada")
    table = ada.table("me", "hotseat")
    with ada.sit(table) as a:
        ask = a.until_asked()
        move = {"prompt_id": ask["prompt_id"], "moves": [ask["options"][0]["move"]]}
        first = a.do("move", cmd_id="same", **move)
        assert first["ok"] and a.do("move", cmd_id="same", **move) == first
    with ada.sit(table) as a:
        assert a.do("move", cmd_id="same", **move) == first
        assert (a.state or {})["moves"] == 1


def test_moves_of_one_command_are_all_or_nothing(address: str) -> None:
    ada = Player(address, "Ada")
    table = ada.table("me", "hotseat", options={"setup": "dealt"})
    with ada.sit(table) as a:
        a.until_asked()
        before = a.state
        answer = a.move("pantheon greeks", "pantheon greeks")
        assert answer == {"re": answer["re"], "ok": False, "refusal": answer["refusal"]}
        assert answer["refusal"]["clause"].startswith("GS-")
        a.do("since", seq=0)
        after = a.until(lambda: (a.state or {})["reason"] == "since").state
        assert before is not None and after is not None
        assert after["seq"] == before["seq"] and after["view"] == before["view"]


def test_nothing_is_taken_from_a_command_after_chance(address: str) -> None:
    """Otherwise a refused later move would show dice that can still be avoided."""
    ada = Player(address, "Ada")
    table = ada.table("me", "hotseat")
    rng = random.Random(11)
    with ada.sit(table) as a:
        for _ in range(3000):
            a.until(lambda: a.state)
            assert a.state is not None
            asked = a.state["waiting"][0]
            if asked != a.state["seat"]:
                a.do("seat", seat=asked)
                a.until(lambda asked=asked: (a.state or {})["seat"] == asked)  # type: ignore[misc]
                continue
            ask = a.until_asked()
            if "buy war" in [option["move"] for option in ask["options"]]:
                answer = a.move("buy war", "done", "done", "done")  # a card is drawn before the last of them
                assert answer["ok"] and answer["applied"] < 4
                return
            a.play_any(rng)
    raise AssertionError("nothing was ever bought")


def test_replay_of_a_game_under_way_shows_what_the_seat_knew(address: str) -> None:
    ada, bob = Player(address, "Ada"), Player(address, "Bob")
    table = ada.table("me", "open", public=True)
    bob.post(f"/api/tables/{table}/join")
    with ada.sit(table) as a, bob.sit(table) as b:
        game = Game((a, b), random.Random(2))
        game.play(60)
        while (a.state or {})["seal"]:  # what lies under it is in no replay yet
            game.play(1)
        own = ada.get(f"/api/tables/{table}/replay?seat=0&first={(a.state or {})['moves']}&count=1")
        Replay.model_validate(own)
        assert own["steps"][0]["view"] == (a.state or {})["view"]
        assert ada.refused("GET", f"/api/tables/{table}/replay?seat=1") == (403, "not-yours")
        assert ada.refused("GET", f"/api/tables/{table}/replay?seat=open") == (409, "not-finished")
        assert ada.refused("GET", f"/api/tables/{table}/record") == (409, "not-finished")


def test_play_on_from_a_finished_game(address: str) -> None:
    ada = Player(address, "Ada")
    table = ada.table("mortal", "mortal", public=True)
    with ada.sit(table) as a:
        a.until(a.over, "the end")
    old = parse(ada.http.get(f"/api/tables/{table}/record").text)
    made = ada.post(f"/api/tables/{table}/play-on", at=50, seat=1, bot="mortal")
    TableInfo.model_validate(made)
    assert made["forked"] == {"table": table, "at": 50} and made["commitment"] == ""
    assert ada.post(f"/api/tables/{table}/play-on", at=50, seat=1, bot="olympian")["seats"][0]["bot"] == "mortal"
    with ada.sit(made["id"]) as a:
        Game((a,), random.Random(4)).play()
    new = parse(ada.http.get(f"/api/tables/{made['id']}/record").text)
    assert [(e.seat, e.move, e.chance) for e in new.entries[:50]] == [
        (e.seat, e.move, e.chance) for e in old.entries[:50]
    ]
    assert not new.seed
    assert (old.names, new.names) == (["bot greedy"] * 2, ["bot greedy", "Ada"]), "as the terminal plays on with them"
    assert replay(games.get("godstorm"), new).state.hash() == new.hash
