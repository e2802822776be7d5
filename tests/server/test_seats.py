"""Who sits where: invites, open seats, hot-seat, spectators, stand-ins."""

import random
from dataclasses import replace
from pathlib import Path

from tests.server.harness import GENEROUS, Game, Player, Socket, closed_code, quick, running


def test_a_friend_comes_by_invite(address: str) -> None:
    ada, bob, eve = Player(address, "Ada"), Player(address, "Bob"), Player(address, "Eve")
    table = ada.table("me", "human")
    where = f"/api/tables/{table}"
    assert eve.refused("GET", where) == (404, "not-found")
    assert eve.refused("POST", f"{where}/join", seat=1) == (404, "not-found")
    token = ada.post(f"{where}/invite")["code"]
    assert eve.refused("POST", f"{where}/join", invite="x" * 43) == (403, "bad-invite")
    with ada.sit(table) as a:
        a.until(lambda: a.info)
        assert a.info is not None and a.info["status"] == "lobby" and a.state is None
        joined = bob.post(f"{where}/join", invite=token)
        assert [seat["mine"] for seat in joined["seats"]] == [False, True] and joined["status"] == "playing"
        a.until(lambda: a.state)
        assert (a.info or {})["seats"][1]["name"] == "Bob"
    assert eve.refused("POST", f"{where}/join", seat=1, invite=token) == (409, "already-started")
    assert eve.post(f"{where}/join", seat=-1, invite=token)["id"] == table
    with eve.sit(table) as e:
        e.until(lambda: e.state)
        assert e.state is not None and e.state["seat"] == -1 and e.state["ask"] is None
    other = ada.post(f"/api/tables/{ada.table('me', 'human')}/invite")["code"]
    assert bob.refused("POST", f"{where}/join", invite=other) == (403, "bad-invite")


def test_a_code_says_which_table_it_opens(address: str) -> None:
    ada, bob = Player(address, "Ada"), Player(address, "Bob")
    table = ada.table("me", "human")
    code = ada.post(f"/api/tables/{table}/invite")["code"]
    assert len(code) == 8 and not set(code) & set("01ol")
    assert bob.get(f"/api/invites/{code}") == {"table": table, "code": code}
    assert bob.refused("GET", "/api/invites/aaaaaaaa") == (403, "bad-invite")
    assert bob.refused("GET", "/api/invites/aaa")[0] == 422


def test_codes_cannot_be_guessed_in_a_hurry(tmp_path: Path) -> None:
    limits = replace(GENEROUS, invites=(0.001, 3.0))
    with running(quick(tmp_path / "guess.db", limits=limits)) as address:
        ada, eve = Player(address, "Ada"), Player(address, "Eve")
        table = ada.table("me", "human")
        code = ada.post(f"/api/tables/{table}/invite")["code"]
        for guess in ("aaaaaaaa", "bbbbbbbb"):
            assert eve.refused("GET", f"/api/invites/{guess}") == (403, "bad-invite")
        assert eve.refused("POST", f"/api/tables/{table}/join", invite="cccccccc") == (403, "bad-invite")
        assert eve.refused("GET", f"/api/invites/{code}") == (429, "too-fast")
        assert eve.refused("POST", f"/api/tables/{table}/join", invite=code) == (429, "too-fast")


def test_a_private_table_is_hidden_from_strangers(address: str) -> None:
    ada, eve = Player(address, "Ada"), Player(address, "Eve")
    table = ada.table("me", "mortal")
    for path in ("", "/record", "/replay"):
        assert eve.refused("GET", f"/api/tables/{table}{path}") == (404, "not-found")
    for stranger in (eve, Player(address)):
        assert closed_code(stranger.sit(table)) == 4404
    assert table not in str(eve.get("/api/tables"))
    assert table in [mine["id"] for mine in ada.get("/api/tables")["mine"]]


def test_open_seats_are_listed_and_taken_once(address: str) -> None:
    ada, bob, eve = (Player(address, name) for name in ("Ada", "Bob", "Eve"))
    table = ada.table("me", "open", "human", public=True)
    where = f"/api/tables/{table}"
    assert table in [free["id"] for free in bob.get("/api/tables")["open"]]
    assert bob.refused("POST", f"{where}/join", seat=0) == (409, "seat-taken")
    assert bob.refused("POST", f"{where}/join", seat=2) == (403, "not-yours")
    bob.post(f"{where}/join", seat=1)
    assert eve.refused("POST", f"{where}/join", seat=1) == (409, "seat-taken")
    assert eve.refused("POST", f"{where}/join") == (409, "seat-taken")
    assert ada.refused("POST", f"{where}/start") == (409, "seats-open")
    assert bob.refused("POST", f"{where}/start") == (403, "not-yours")
    assert bob.post(f"{where}/leave")["seats"][1]["free"]
    eve.post(f"{where}/join", seat=1)
    started = ada.post(f"{where}/start", fill="mortal")
    assert started["status"] == "playing" and started["seats"][2]["bot"] == "mortal"


def test_two_people_at_one_screen(address: str) -> None:
    ada = Player(address, "Ada")
    table = ada.table("me", "hotseat")
    rng = random.Random(6)
    with ada.sit(table) as a:
        a.until(lambda: a.state)
        assert (a.state or {})["seats"] == [0, 1]
        for _ in range(120):
            waiting = (a.state or {})["waiting"][0]
            if waiting != (a.state or {})["seat"]:
                assert a.do("seat", seat=waiting)["ok"]
                a.until(lambda waiting=waiting: (a.state or {})["seat"] == waiting)  # type: ignore[misc]
            assert (a.state or {})["view"]["seat"] == (a.state or {})["seat"]
            a.play_any(rng)
        assert a.do("seat", seat=2)["error"]["key"] == "not-yours"


def test_a_foreign_seat_cannot_be_played(address: str) -> None:
    ada, bob = Player(address, "Ada"), Player(address, "Bob")
    table = ada.table("me", "open", public=True)
    bob.post(f"/api/tables/{table}/join")
    with ada.sit(table) as a, bob.sit(table) as b, Player(address, "Eve").sit(table) as e:
        for socket in (a, b, e):
            socket.until(lambda socket=socket: socket.state)  # type: ignore[misc]
        asked, other = (a, b) if a.asked() else (b, a)
        ask = asked.until_asked()
        move = {"prompt_id": ask["prompt_id"], "moves": [ask["options"][0]["move"]]}
        assert other.do("move", seat=ask["seat"], **move)["error"]["key"] == "not-yours"
        assert e.do("move", seat=ask["seat"], **move)["error"]["key"] == "not-yours"
        assert e.do("move", **move)["error"]["key"] == "not-yours"
        assert other.do("move", **move)["refusal"]["key"] == "not-your-turn"
        assert other.do("why", move=move["moves"][0])["reasons"][0]["refusal"]["key"] == "not-your-turn"
        assert asked.do("move", **move)["ok"]


def test_a_bot_takes_over_for_a_leaver_and_gives_the_seat_back(address: str) -> None:
    ada, bob = Player(address, "Ada"), Player(address, "Bob")
    table = ada.table("me", "open", public=True)
    bob.post(f"/api/tables/{table}/join")
    with ada.sit(table) as a, bob.sit(table) as b:
        game = Game((a, b), random.Random(1))
        game.play(20)
        assert bob.post(f"/api/tables/{table}/leave")["seats"][1]["stand_in"]
        alone = Game((a,), random.Random(1))
        alone.play(30)
        b.until(lambda: (b.info or {})["seats"][1]["stand_in"])
        refused = b.do("move", prompt_id="p1", moves=["done"])
        assert refused["error"]["key"] == "stand-in-plays"
        assert not bob.post(f"/api/tables/{table}/join", seat=1)["seats"][1]["stand_in"]
        a.until(lambda: not (a.info or {})["seats"][1]["stand_in"])
        b.do("since", seq=0)
        for _ in range(200):
            if b.asked():
                b.play_any(random.Random(2))
                return
            if a.asked():
                a.play_any(random.Random(2))
            _both_hear(a, b)
        raise AssertionError("Bob was never asked again")


def _both_hear(a: Socket, b: Socket) -> None:
    top = max((a.state or {})["seq"], (b.state or {})["seq"])
    a.until_seq(top)
    b.until_seq(top)


def test_a_bot_stands_in_for_one_whose_connection_is_gone(tmp_path: Path) -> None:
    with running(quick(tmp_path / "tables.db", away_seconds=0.4)) as address:
        ada, bob = Player(address, "Ada"), Player(address, "Bob")
        table = ada.table("me", "open", public=True)
        bob.post(f"/api/tables/{table}/join")
        with ada.sit(table) as a, bob.sit(table) as b:
            a.until(lambda: a.pushes and a.pushes[-1].get("present") == [0, 1])
            b.close()
            a.until(lambda: a.pushes[-1].get("present") == [0], "Bob's going to be told")
            Game((a,), random.Random(1)).play(12)
            a.until(lambda: (a.info or {})["seats"][1]["stand_in"])
            with bob.sit(table) as back:
                back.until(lambda: back.info)
                assert not (back.info or {})["seats"][1]["stand_in"]


def test_bots_wait_when_all_people_have_left(address: str) -> None:
    ada = Player(address, "Ada")
    table = ada.table("me", "mortal")
    with ada.sit(table) as a:
        a.until_asked()
        ada.post(f"/api/tables/{table}/leave")
        a.until(lambda: (a.info or {})["seats"][0]["stand_in"])
        moves = ada.get(f"/api/tables/{table}")["moves"]
        assert ada.get(f"/api/tables/{table}")["moves"] == moves
        ada.post(f"/api/tables/{table}/join", seat=0)
        a.play_any(random.Random(1))


def test_another_device_becomes_the_same_guest_once(address: str) -> None:
    ada, phone = Player(address, "Ada"), Player(address)
    table = ada.table("me", "mortal")
    token = ada.post("/api/me/recovery")["token"]
    assert phone.post("/api/me/recover", token=token)["guest"] == {"id": ada.id, "name": "Ada"}
    assert table in [mine["id"] for mine in phone.get("/api/tables")["mine"]]
    assert Player(address).refused("POST", "/api/me/recover", token=token) == (403, "bad-token")
    with phone.sit(table) as p:
        p.play_any(random.Random(1))


def test_chat_reaches_everyone_and_stays(address: str) -> None:
    ada, eve = Player(address, "Ada"), Player(address, "Eve")
    table = ada.table("me", "mortal", public=True)
    with ada.sit(table) as a, eve.sit(table) as e:
        assert e.do("chat", text="let me in")["error"]["key"] == "not-yours"
        a.until(lambda: a.pushes and a.pushes[-1]["push"] == "presence")
        assert a.do("chat", text="  hello <b>all</b>  ")["ok"]
        e.until(lambda: [p for p in e.pushes if p["push"] == "chat" and p["lines"]])
        line = [p for p in e.pushes if p["push"] == "chat"][-1]["lines"][0]
        assert (line["seat"], line["name"], line["text"]) == (0, "Ada", "hello <b>all</b>")
        assert a.do("chat", text="x" * 501)["error"]["key"] == "bad-request"
    with eve.sit(table) as e:
        e.until(lambda: [p for p in e.pushes if p["push"] == "chat" and p["lines"]])


def test_hints_and_reasons(address: str) -> None:
    ada = Player(address, "Ada")
    with ada.sit(ada.table("me", "hotseat")) as a:
        ask = a.until_asked()
        options = [option["move"] for option in ask["options"]]
        answer = a.think("hint")
        assert answer["ok"] and answer["hints"] and all(found["move"] in options for found in answer["hints"])
        reasons = a.do("why", move="attack thule>varangia")["reasons"]
        assert reasons[0]["refusal"]["clause"].startswith("GS-")
        assert a.do("why", move=options[0])["reasons"] == [{"move": options[0], "refusal": None}]
        assert a.do("why", place="nowhere")["reasons"] == []
        assert a.think("odds")["odds"] is None
        assert a.think("odds", move=options[0])["odds"] is None
        assert a.do("odds", move="attack thule>varangia")["error"]["key"] == "bad-request"
        assert a.do("odds", move="fly")["error"]["key"] == "unknown-move"
    with ada.sit(ada.table("me", "hotseat", hints=False)) as a:
        a.until_asked()
        assert a.do("hint")["error"]["key"] == "no-hints"


def test_odds_are_worked_out_by_a_thinker(address: str) -> None:
    ada = Player(address, "Ada")
    with ada.sit(ada.table("me", "mortal", game="theomachy")) as a:
        while (ask := a.until_asked())["kind"] != "BettingTurn":
            a.answer(ask["options"][0]["move"])
        answer = a.think("odds")
        assert 0.0 < answer["odds"]["win"] < 1.0
        assert a.do("echo", text="still here")["text"] == "still here"


def test_the_same_people_meet_once_more(tmp_path: Path) -> None:
    with running(quick(tmp_path / "tables.db", limits=replace(GENEROUS, tables_per_guest=3))) as address:
        ada, bob, eve = (Player(address, name) for name in ("Ada", "Bob", "Eve"))
        for _ in range(3):
            bob.table("me", "open")
        over = ada.table("me", "human", "mortal", name="Of two", options={"defence": "most"})
        assert ada.refused("POST", f"/api/tables/{over}/again") == (409, "not-finished")
        bob.post(f"/api/tables/{over}/join", invite=ada.post(f"/api/tables/{over}/invite")["code"])
        with ada.sit(over) as one, bob.sit(over) as other:
            Game((one, other)).play()
        assert eve.refused("POST", f"/api/tables/{over}/again") == (404, "not-found"), "it was private"

        opened = ada.post(f"/api/tables/{over}/again")
        assert opened["status"] == "lobby" and opened["name"] == "Of two" and opened["options"]["defence"] == "most"
        seats = [(seat["kind"], seat["name"], seat["free"]) for seat in opened["seats"]]
        assert seats[:2] == [("human", "Ada", False), ("human", "Bob", True)] and seats[2][0] == "bot"
        assert opened["forked"] == {"table": over, "at": None}
        assert ada.post(f"/api/tables/{over}/again")["id"] == opened["id"], (
            "there is one, however often it is asked for"
        )
        awaited = [table["id"] for table in bob.get("/api/tables")["mine"]]
        assert opened["id"] in awaited, "who is awaited finds it"
        assert eve.refused("GET", f"/api/tables/{opened['id']}") == (404, "not-found")

        begun = bob.post(f"/api/tables/{over}/again")  # it is none of his three
        assert begun["id"] == opened["id"] and begun["status"] == "playing"
        assert [seat["mine"] for seat in begun["seats"]] == [False, True, False]
        with ada.sit(opened["id"]) as one, bob.sit(opened["id"]) as other:
            Game((one, other)).play()
        assert ada.post(f"/api/tables/{over}/again")["id"] != opened["id"], "that one is over: a third"


def test_alone_with_bots_the_next_game_begins_at_once(tmp_path: Path) -> None:
    with running(quick(tmp_path / "tables.db")) as address:
        ada = Player(address, "Ada")
        over = ada.table("me", "mortal", game="diceforge", options={"setup": "base_introductory"})
        with ada.sit(over) as socket:
            Game((socket,)).play()
        again = ada.post(f"/api/tables/{over}/again")
        assert again["status"] == "playing"
        assert [seat["kind"] for seat in again["seats"]] == ["human", "bot"]
        assert ada.post(f"/api/tables/{over}/again")["id"] == again["id"]
