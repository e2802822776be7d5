"""Reviews at the server: made in the background, kept, stopped, gone on with after a kill, for those who played."""

import random
import signal
from itertools import islice
from typing import Any

import pytest

from tests.server.harness import Game, Player, Process, wait_for
from theogony import games
from theogony.analysis.review import Question, Review
from theogony.kernel.record import parse


def finished(player: Player) -> str:
    """A short game against a bot, played to its end."""
    table = player.table("me", "mortal", game="diceforge", options={"setup": "base_introductory"})
    with player.sit(table) as socket:
        Game((socket,), random.Random(3)).play()
    return table


def review(player: Player, table: str, query: str = "") -> dict[str, Any]:
    return player.get(f"/api/tables/{table}/review{query}")


def until_done(player: Player, table: str, query: str = "") -> dict[str, Any]:
    wait_for(lambda: review(player, table, query)["status"] == "done", "the review", 240)
    return review(player, table, query)


def test_a_review_is_made_stopped_killed_and_always_the_same(server: Process) -> None:
    ada = Player(server.start(), "Ada")
    table = finished(ada)
    assert review(ada, table) == {
        "table": table, "seat": 0, "open": False, "status": "none", "done": 0,
        "total": review(ada, table)["total"], "story": None,
    }  # fmt: skip
    begun = ada.post(f"/api/tables/{table}/review")
    assert begun["status"] == "running"
    stopped = ada.http.delete(f"/api/tables/{table}/review").json()  # its process is still starting
    assert stopped["status"] == "stopped" and stopped["done"] < stopped["total"]
    assert ada.post(f"/api/tables/{table}/review")["status"] == "running"
    server.end(signal.SIGKILL)
    ada = ada.moved_to(server.start())
    info = until_done(ada, table)  # nobody has asked for it again
    assert info["done"] == info["total"] == info["story"]["moves"] + 1
    record = parse(ada.http.get(f"/api/tables/{table}/record").text)
    work = Review(games.get("diceforge"), record, Question((0,), 0, False, 8))
    for step in islice(work.run(), 6):
        assert info["story"]["chart"][step["at"]]["chances"] == step["chances"]
    _learn(ada, table, info)
    assert ada.post(f"/api/tables/{table}/review")["status"] == "done"


def _learn(ada: Player, table: str, info: dict[str, Any]) -> None:
    """The worst mistake as an exercise: its options, the best answer, the move played, and what is no answer."""
    at = info["story"]["exercises"][0]
    mistake = next(each for each in info["story"]["mistakes"] if each["at"] == at)
    options = ada.get(f"/api/tables/{table}/review/choices?at={at}")["options"]
    assert {mistake["move"], mistake["better"]} <= {option["move"] for option in options}
    where = f"/api/tables/{table}/review/answer"
    good = ada.post(where, at=at, move=mistake["better"])
    assert good["kind"] == "good" and good["reasons"]
    assert ada.post(where, at=at, move=mistake["move"])["kind"] == "worse"
    assert ada.refused("POST", where, at=at, move="fly to the moon") == (422, "bad-request")
    assert ada.refused("POST", where, at=10**6, move="pass") == (422, "bad-request")


@pytest.fixture(scope="module")
def played(address: str) -> tuple[Player, str]:
    ada = Player(address, "Ada")
    return ada, finished(ada)


def test_reviews_are_for_those_who_played_when_it_is_over(address: str, played: tuple[Player, str]) -> None:
    ada, table = played
    eve = Player(address, "Eve")
    where = f"/api/tables/{table}/review"
    assert review(ada, table, "?seat=1&open=true")["seat"] == 1
    assert eve.refused("GET", where) == (404, "not-found")
    assert Player(address).refused("GET", where) == (401, "not-signed-in")
    assert ada.refused("GET", f"{where}?seat=7") == (422, "bad-request")
    assert ada.refused("GET", f"{where}/choices?at=3") == (422, "bad-request"), "nothing was judged yet"
    code = ada.post(f"/api/tables/{table}/invite")["code"]
    eve.post(f"/api/tables/{table}/join", seat=-1, invite=code)
    assert eve.refused("POST", where) == (403, "not-yours"), "she has only watched"
    open_table = ada.table("me", "hotseat", game="diceforge")
    for method in ("GET", "POST", "DELETE"):
        assert ada.refused(method, f"/api/tables/{open_table}/review") == (409, "not-finished")


def test_one_guest_has_few_under_way(played: tuple[Player, str]) -> None:
    ada, table = played
    where = f"/api/tables/{table}/review"
    for seat in (0, 1):
        assert ada.post(where, seat=seat)["status"] == "running"
    assert ada.refused("POST", where, seat=0, open=True) == (429, "too-fast")
    for seat in (0, 1):
        assert ada.http.delete(f"{where}?seat={seat}").json()["status"] == "stopped"
    assert ada.post(where, seat=0, open=True)["status"] == "running"
    assert ada.http.delete(f"{where}?seat=0&open=true").json()["status"] == "stopped"


@pytest.mark.parametrize("query", ["?seat=-1", "?seat=x", "?open=perhaps"])
def test_a_bad_question_is_refused(address: str, query: str) -> None:
    ada = Player(address, "Ada")
    assert ada.refused("GET", f"/api/tables/{'a' * 14}/review{query}") == (422, "bad-request")
