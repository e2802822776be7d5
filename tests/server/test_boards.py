"""The analysis board at the server: for all who may see a finished game; what is bad is refused."""

import random
from typing import Any
from urllib.parse import urlencode

import httpx
import pytest

from tests.server.harness import Game, Player, wait_for
from theogony import games
from theogony.analysis.board import Attempt, Board, Stand, told
from theogony.kernel.match import replay
from theogony.kernel.record import parse

Json = dict[str, Any]


@pytest.fixture(scope="module")
def played(address: str) -> tuple[Player, str]:
    """A short game against a bot, played to its end."""
    ada = Player(address, "Ada")
    table = ada.table("me", "mortal", game="diceforge", options={"setup": "base_introductory"})
    with ada.sit(table) as socket:
        Game((socket,), random.Random(3)).play()
    return ada, table


def asked(player: Player, path: str) -> httpx.Response:
    """The answer; a process that is still starting is asked again, as the protocol says."""
    found: list[httpx.Response] = []

    def ready() -> bool:
        found.append(player.http.get(path))
        return found[-1].status_code != 503

    wait_for(ready, "the board")
    return found[-1]


def board(player: Player, table: str, more: str = "", **query: object) -> Json:
    found = asked(player, f"/api/tables/{table}/board{more}?{urlencode({'at': 20} | query)}")
    assert found.is_success, found.text
    return dict(found.json())


def test_a_line_is_tried_weighed_and_played_on(played: tuple[Player, str]) -> None:
    ada, table = played
    found = board(ada, table, seat=0)
    assert found["line"] == [] and found["refused"] is None and len(found["faces"]) == len(found["asked"])
    (face,) = found["faces"]
    assert face["view"]["seat"] == face["seat"] == face["ask"]["seat"]
    move = face["ask"]["options"][0]["move"]
    line = f"{face['seat'] + 1}:{move}"
    then = board(ada, table, seat=0, moves=line)
    assert then["moves"] == line and then["line"][0]["move"]["move"] == move
    led = board(ada, table, seat=0, moves=line, until=1)
    assert 1 in led["asked"] or led["result"]
    worth = board(ada, table, "/worth", seat=0, moves=line)
    record = parse(ada.http.get(f"/api/tables/{table}/record").text)
    here = Board(replay(games.get("diceforge"), record, 20), Stand(20, 0))
    here.play(Attempt(move, face["seat"]))
    seat = here.asked[0]
    same = told(here, seat, here.best(seat, 8))
    assert worth == {name: same[name] for name in worth}
    opened = board(ada, table, seat=0, open="true", moves=line)
    assert opened["refused"] is None, "nothing is hidden in a hand here: the same move is allowed"
    new = ada.post(f"/api/tables/{table}/play-on", at=20, seat=0, moves=line)
    assert new["forked"] == {"table": table, "at": 20} and new["moves"] == 21
    with ada.sit(new["id"]) as socket:
        socket.until(lambda: socket.state is not None, "the table")


def test_a_move_that_is_not_allowed_comes_back_with_its_clause(played: tuple[Player, str]) -> None:
    ada, table = played
    mover = board(ada, table)["asked"][0]
    found = board(ada, table, moves=f"{2 - mover}:pass")
    assert found["line"] == [] and found["refused"]["number"] == 1
    assert found["refused"]["refusal"]["clause"].startswith("DF-")
    where = f"/api/tables/{table}/board"
    assert asked(ada, f"{where}/worth?at=20&moves={2 - mover}:pass").json()["error"]["key"] == "bad-request"
    assert ada.refused("POST", f"/api/tables/{table}/play-on", at=20, seat=0, moves=f"{2 - mover}:pass") == (
        422,
        "bad-request",
    )


def test_only_finished_games_and_only_for_who_may_see_them(address: str, played: tuple[Player, str]) -> None:
    ada, table = played
    eve = Player(address, "Eve")
    where = f"/api/tables/{table}/board?at=3"
    assert eve.refused("GET", where) == (404, "not-found"), "the game is private"
    assert Player(address).refused("GET", where) == (401, "not-signed-in")
    code = ada.post(f"/api/tables/{table}/invite")["code"]
    eve.post(f"/api/tables/{table}/join", seat=-1, invite=code)
    assert board(eve, table, seat=1)["seat"] == 1, "a link was shared"
    running = ada.table("me", "hotseat", game="diceforge")
    for more in ("", "/worth"):
        assert ada.refused("GET", f"/api/tables/{running}/board{more}?at=0") == (409, "not-finished")


BAD = (
    *("", "at=-1", "at=99999", "at=3&seat=7", "at=3&seat=-2", "at=3&deal=-1", "at=3&deal=1000000", "at=3&until=9"),
    *("at=3&open=perhaps", "at=3&moves=fly%20away", "at=3&moves=0:pass", "at=3&moves=%00", "at=3&moves=Pass"),
    *("at=3&moves=" + "pass;" * 201, "at=3&moves=" + "a" * 10_001),
    "at=3&moves=1:" + "+" * 9_000 + "a:",  # spaces: reading them takes no longer than anything else
)


def test_a_bad_question_is_refused(played: tuple[Player, str]) -> None:
    ada, table = played
    for query in BAD:
        assert ada.refused("GET", f"/api/tables/{table}/board?{query}") == (422, "bad-request"), query[:40]
