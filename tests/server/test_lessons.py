"""A lesson is an ordinary table: a script answers for the others; it is left, gone on with, repeated and skipped."""

import pytest

from tests.server.harness import Player, Socket, wait_for
from theogony.lessons import lessons


def play_chapter(socket: Socket) -> None:
    """Do what is lit until the chapter is over."""
    assert socket.info is not None
    goals = len(socket.info["lesson"]["goals"])
    while True:
        socket.until(lambda: socket.state is not None and (_lit(socket) or _reached(socket) == goals), "the guide")
        if _reached(socket) == goals:
            return
        socket.answer(_lit(socket)[0])


def _lit(socket: Socket) -> list[str]:
    assert socket.state is not None
    lit: list[str] = socket.state["guide"]["lit"]
    return lit


def _reached(socket: Socket) -> int:
    assert socket.state is not None
    reached: int = socket.state["guide"]["reached"]
    return reached


@pytest.mark.parametrize("name", lessons())
def test_every_lesson_is_played_at_tables_chapter_by_chapter(address: str, name: str) -> None:
    ada = Player(address, "Ada")
    for number, chapter in enumerate(lessons()[name].chapters):
        table = ada.post(f"/api/lessons/{name}")
        assert (table["lesson"]["id"], table["lesson"]["chapter"]) == (name, number)
        assert [goal["id"] for goal in table["lesson"]["goals"]] == [goal.id for goal in chapter.goals]
        with ada.sit(table["id"]) as a:
            a.until(lambda a=a: a.state is not None and a.info is not None)  # type: ignore[misc]
            play_chapter(a)
        wait_for(lambda: not ada.get("/api/tables")["mine"], "the last answers of the others")
    assert ada.post(f"/api/lessons/{name}")["lesson"]["chapter"] == 0, "after the last one the first comes again"


def test_what_the_lesson_does_not_ask_for_is_refused_kindly_and_a_hint_shows_what_it_does(address: str) -> None:
    ada = Player(address, "Ada")
    with ada.sit(ada.post("/api/lessons/diceforge", chapter=1)["id"]) as a:
        a.until_asked()
        refusal = a.move("buy moon_2")["refusal"]
        assert (refusal["clause"], refusal["key"]) == ("DF-057", "lesson-something-else")
        refusal = a.move("buy glory_3")["refusal"]
        assert (refusal["clause"], refusal["key"]) == ("DF-057", "too-little-gold")
        assert a.do("hint")["hints"] == [{"move": "buy gold_4", "reasons": []}]
        assert _reached(a) == 0
        a.answer("buy gold_3")
        assert _reached(a) == 1


def test_a_lesson_is_left_and_gone_on_with_repeated_and_skipped(address: str) -> None:
    ada = Player(address, "Ada")
    first = ada.post("/api/lessons/diceforge", chapter=1)
    with ada.sit(first["id"]) as a:
        a.answer("buy gold_4")
    assert ada.post("/api/lessons/diceforge")["id"] == first["id"]
    assert [table["id"] for table in ada.get("/api/tables")["mine"]] == [first["id"]]
    again = ada.post("/api/lessons/diceforge", chapter=1, again=True)
    assert again["id"] != first["id"] and again["moves"] == 0
    third = ada.post("/api/lessons/diceforge", chapter=2)
    assert [table["id"] for table in ada.get("/api/tables")["mine"]] == [third["id"]], "one chapter at a time"


def test_what_is_sent_beyond_the_end_of_a_chapter_is_left_out(address: str) -> None:
    """A face is bought with its place in one press: the chapter asks for the purchase, and that stands."""
    ada = Player(address, "Ada")
    with ada.sit(ada.post("/api/lessons/diceforge", chapter=6)["id"]) as a:
        a.until_asked()
        while _reached(a) < 2:
            a.answer(_lit(a)[0])
        bought = next(move for move in _lit(a) if move.startswith("buy "))
        answer = a.move(bought, "replace light>gold_1")
        assert answer["ok"] and answer["applied"] == 1
        a.until(lambda: _reached(a) == 3, "the end of the chapter")


def test_a_chapter_that_is_over_leaves_the_lists_and_nobody_plays_on(address: str) -> None:
    ada = Player(address, "Ada")
    table = ada.post("/api/lessons/diceforge", chapter=7)
    with ada.sit(table["id"]) as a:
        a.until(lambda: a.state is not None and a.info is not None)
        play_chapter(a)
        assert a.over()
    lists = ada.get("/api/tables")
    assert table["id"] not in [each["id"] for kind in lists.values() for each in kind]


def test_there_is_no_such_lesson_or_chapter(address: str) -> None:
    ada = Player(address, "Ada")
    assert ada.refused("POST", "/api/lessons/chess") == (404, "not-found")
    assert ada.refused("POST", "/api/lessons/diceforge", chapter=8) == (404, "not-found")


def test_a_lesson_is_for_the_learner_alone(address: str) -> None:
    ada, eve = Player(address, "Ada"), Player(address, "Eve")
    table = ada.post("/api/lessons/diceforge", chapter=0)
    assert eve.refused("GET", f"/api/tables/{table['id']}") == (404, "not-found")


def test_the_games_tell_their_lessons(address: str) -> None:
    games = {game["id"]: game for game in Player(address, "Ada").get("/api/games")["games"]}
    assert {"id": "diceforge", "mode": "none", "chapters": 8, "minutes": 11} in games["diceforge"]["lessons"]
