"""Teams, one against many, an automaton, a lone player, and one person on several seats: through a real server."""

import contextlib
import random
import time
from collections.abc import Iterator

import pytest

from tests.server.harness import PATIENCE, Json, Player, Socket, quick, running


@pytest.fixture(scope="module")
def address(toys: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(quick(tmp_path_factory.mktemp("sides") / "tables.db", away_seconds=0.4)) as where:
        yield where


def seats(info: Json | None, what: str) -> list[object]:
    return [seat[what] for seat in (info or {})["seats"]]


def play_out(*sockets: Socket) -> Json:
    """Play by chance to the end, each person for whichever of the own seats is asked; the result."""
    rng = random.Random(4)
    end = time.monotonic() + PATIENCE
    while not sockets[0].over():
        assert time.monotonic() < end, "the game does not end"
        for socket in sockets:
            if socket.asked() is None and socket.state is not None and (others := socket._other_seats_asked()):
                socket.do("seat", seat=others[0])
                socket.until(lambda at=others[0], one=socket: (one.state or {})["seat"] == at)  # type: ignore[misc]
            if socket.asked() is not None:
                socket.play_any(rng)
            else:
                with contextlib.suppress(TimeoutError):
                    socket.hear(0.02)
    result: Json = (sockets[0].state or {})["result"]
    return result


def test_a_game_tells_what_each_mode_allows(address: str) -> None:
    games = {game["id"]: game for game in Player(address).get("/api/games")["games"]}
    assert games["siege"]["players"] == [1, 3]
    solo = {"of": [0], "names": ["", "titan"]}
    assert games["siege"]["modes"]["solo"] == {"players": [1, 1], "sides": {"1": solo}}
    assert games["siege"]["modes"]["allies"]["sides"]["3"] == {"of": [0, 0, 0], "names": ["defenders", "titan"]}
    assert games["diceforge"]["modes"][""]["sides"]["2"] == {"of": [0, 1], "names": ["", ""]}


def test_one_person_plays_two_seats_with_a_bot_against_the_automaton(address: str) -> None:
    ada = Player(address, "Ada")
    table = ada.table("me", "mortal", "me", game="siege")
    with ada.sit(table) as a:
        a.until(lambda: a.state)
        assert (a.info or {})["sides"] == ["defenders", "titan"] and seats(a.info, "side") == [0, 0, 0]
        assert seats(a.info, "person") == [0, 1, 0] and (a.state or {})["seats"] == [0, 2]
        result = play_out(a)
        answered = {push["view"]["seat"] for push in a.pushes if push["push"] == "state" and push["ask"]}
        assert answered == {0, 2}, "each seat is asked through its own eyes"
    assert sorted(result["ranks"]) == [1, 2] and len(result["scores"]) == 2 and len(result["seat_scores"]) == 3
    info = ada.get(f"/api/tables/{table}")
    assert info["status"] == "finished" and info["result"] == result


def test_a_seat_of_the_same_person_takes_back_the_last_move(address: str) -> None:
    ada = Player(address, "Ada")
    with ada.sit(ada.table("me", "me", game="siege")) as a:
        a.until(lambda: a.state)
        while (a.until_asked()["kind"], a.until_asked()["seat"]) != ("Man", 0) or (a.state or {})["view"]["wall"] > 7:
            a.play_any(random.Random(1))
        a.until_seq(a.move("mend")["seq"])
        assert a.until_asked()["seat"] == 1 and (a.state or {})["can_undo"]
        a.until_seq(a.do("undo")["seq"])
        assert a.until_asked()["seat"] == 0


def test_each_seat_keeps_its_own_view(address: str) -> None:
    """A person on two seats is never sent a mixture: what a seat sees is what it would see alone."""
    ada, eve = Player(address, "Ada"), Player(address, "Eve")
    table = ada.table("open", "me", "me", game="hunt", public=True)
    eve.post(f"/api/tables/{table}/join", seat=0)
    with ada.sit(table) as a, eve.sit(table) as e:
        result = play_out(a, e)
        pushes = [push for push in (*a.pushes, *e.pushes) if push["push"] == "state"]
    assert len(result["ranks"]) == 2
    assert all(push["seat"] == push["view"]["seat"] for push in pushes)
    assert all(push["view"]["den"] == [] for push in pushes if push["seat"] == 0)
    assert any(push["view"]["den"] != [] for push in pushes if push["seat"] == 2)


def test_nobody_plays_for_two_sides(address: str) -> None:
    ada, bob = Player(address, "Ada"), Player(address, "Bob")
    body = {"game": "hunt", "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "bot"}]}
    assert ada.refused("POST", "/api/tables", **body) == (422, "other-side")
    table = ada.table("me", "open", "open", "mortal", game="hunt", public=True)
    where = f"/api/tables/{table}/join"
    assert ada.refused("POST", where, seat=1) == (409, "other-side")
    bob.post(where, seat=1)
    assert seats(bob.post(where), "mine") == [False, True, False, False], "a link to the table takes no second seat"
    assert seats(bob.post(where, seat=2), "person") == [0, 1, 1, 3]


def test_other_people_at_the_same_screen_are_other_persons(address: str) -> None:
    ada = Player(address, "Ada")
    table = ada.table("me", "hotseat", "me", game="siege")
    assert seats(ada.get(f"/api/tables/{table}"), "person") == [0, 1, 0]


def test_a_lone_player_meets_the_automaton(address: str) -> None:
    ada = Player(address, "Ada")
    seat = [{"kind": "me"}]
    assert ada.refused("POST", "/api/tables", game="siege", seats=seat) == (422, "bad-setup")
    table = ada.table("me", game="siege", options={"mode": "solo"})
    with ada.sit(table) as a:
        result = play_out(a)
    assert len(result["ranks"]) == 2 and len(result["seat_scores"]) == 1
    replay = ada.get(f"/api/tables/{table}/replay?seat=open&first=0&count=5")
    assert replay["steps"][0]["views"].keys() == {"0"}


def test_two_against_two(address: str) -> None:
    ada, bob = Player(address, "Ada"), Player(address, "Bob")
    table = ada.table("me", "open", "me", "mortal", game="tug", public=True)
    bob.post(f"/api/tables/{table}/join", seat=1)
    with ada.sit(table) as a, bob.sit(table) as b:
        result = play_out(a, b)
    assert result["scores"][0] == -result["scores"][1] and len(result["seat_scores"]) == 4


def test_when_the_person_of_the_deciding_seat_is_gone_a_bot_decides_for_the_side(address: str) -> None:
    ada, bob = Player(address, "Ada"), Player(address, "Bob")
    table = ada.table("me", "open", "open", game="siege", public=True)
    bob.post(f"/api/tables/{table}/join", seat=1)
    bob.post(f"/api/tables/{table}/join", seat=2)
    with ada.sit(table) as a, bob.sit(table) as b:
        a.until(lambda: a.pushes and a.pushes[-1].get("present") == [0, 1, 2])
        b.close()
        result = play_out(a)
        assert seats(a.info, "stand_in") == [False, True, True], "one person, both seats"
        assert sorted(result["ranks"]) == [1, 2]
