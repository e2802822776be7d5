"""Teams, one against many, an automaton and a lone player in the terminal."""

import json
from pathlib import Path

import pytest

from tests.cli.run import theogony

pytestmark = pytest.mark.usefixtures("toys")
ANSWERS = "1\n" * 80


def test_one_person_plays_several_seats_of_a_side(tmp_path: Path) -> None:
    args = ("--players", "3", "--seat", "1,3", "--bots", "random", "--seed", "4", "--name", "Ada", "--record")
    done = theogony("play", "siege", *args, tmp_path / "a", home=tmp_path, stdin=ANSWERS)
    assert done.exit_code == 0, done.output
    assert "Ada 1>" in done.stdout and "Ada 3>" in done.stdout and "Ada 2>" not in done.stdout
    assert "Pass the keyboard" not in done.stdout
    assert "1. Defenders (Ada 1, random, Ada 3)" in done.stdout and "2. Titan" in done.stdout
    assert "seat 0 Ada\nseat 1 bot random\nseat 2 Ada\n" in (tmp_path / "a").read_text()


def test_what_everybody_saw_is_told_once_to_a_person_with_several_seats(tmp_path: Path) -> None:
    args = ("--players", "3", "--seat", "2,3", "--bots", "random", "--seed", "3", "--name", "Ada")
    done = theogony("play", "hunt", *args, home=tmp_path, stdin=ANSWERS)
    assert done.stdout.count("searched") == 3, "once a night"


def test_each_seat_is_asked_for_itself_and_sees_its_own_view(tmp_path: Path) -> None:
    args = ("--players", "4", "--seat", "1,3", "--bots", "random", "--seed", "3", "--name", "Ada")
    done = theogony("play", "tug", *args, home=tmp_path, stdin=ANSWERS)
    assert "Ada 1>" in done.stdout and "Ada 3>" in done.stdout
    assert "Even (Ada 1, Ada 3)" in done.stdout and "   Ada 3: " in done.stdout


def test_nobody_sits_on_both_sides(tmp_path: Path) -> None:
    done = theogony("play", "hunt", "--seat", "1,2", home=tmp_path)
    assert done.exit_code == 1 and "not on one side" in done.stderr
    for seat in ("0", "4", "x"):
        done = theogony("play", "hunt", "--seat", seat, home=tmp_path)
        assert done.exit_code == 1 and f"There is no seat {seat}" in done.stderr


def test_a_lone_player_meets_the_automaton(tmp_path: Path) -> None:
    file = tmp_path / "solo.record"
    args = ("--option", "mode=solo", "--seed", "4", "--name", "Ada", "--record", file)
    done = theogony("play", "siege", *args, home=tmp_path, stdin=ANSWERS)
    assert done.exit_code == 0 and "Ada: 9 points" in done.stdout and "Titan: 0 points" in done.stdout
    again = theogony("replay", file, home=tmp_path)
    assert again.exit_code == 0 and "1. Ada: 9 points\n2. Titan: 0 points\n" in again.stdout


def test_the_number_of_players_is_that_of_the_mode(tmp_path: Path) -> None:
    done = theogony("play", "siege", "--option", "mode=solo", "--players", "2", home=tmp_path)
    assert done.exit_code == 1 and "is for one player, not 2" in done.stderr
    listed = theogony("games", home=tmp_path).stdout
    assert "siege  Siege, 1 to 3 players" in listed
    assert "solo       solo, one player" in listed and "tug  Tug, 4 players" in listed
    found = {game["id"]: game for game in json.loads(theogony("games", "--json", home=tmp_path).stdout)["games"]}
    assert found["siege"]["modes"] == {"allies": [2, 3], "solo": [1, 1]}


def test_a_simulation_counts_by_side(tmp_path: Path) -> None:
    args = ("--games", "6", "--players", "3", "--bots", "greedy,random")
    shown = theogony("simulate", "hunt", *args, home=tmp_path)
    assert shown.exit_code == 0 and "Hunter" in shown.stdout and "Hidden" in shown.stdout
    counted = json.loads(theogony("simulate", "hunt", *args, "--json", home=tmp_path).stdout)
    assert list(counted["sides"]) == ["hunter", "hidden"] and counted["line_up"] == ["greedy", "random"]
    refused = theogony("simulate", "siege", "--bots", "greedy,random", home=tmp_path)
    assert refused.exit_code == 1 and "2 bots for 1 player" in refused.stderr
