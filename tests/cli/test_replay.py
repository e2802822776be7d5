"""Replaying: a true record passes, and every kind of tampering is named in one sentence."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.run import random_match, theogony
from theogony import games
from theogony.kernel.match import Match
from theogony.kernel.record import commitment, parse
from theogony.kernel.rng import Rng

TEXT = random_match(3, "replay").record.text()


def lines_with(change: Callable[[list[str]], None]) -> str:
    lines = TEXT.splitlines()
    change(lines)
    return "\n".join(lines) + "\n"


def first(lines: list[str], start: str) -> int:
    return next(i for i, line in enumerate(lines) if line.startswith(start))


def first_rolled(lines: list[str]) -> int:
    """A battle well inside the game."""
    return next(i for i, line in enumerate(lines) if " ~ " in line and i > 200)


def test_a_true_record_gives_its_hash_and_result(tmp_path: Path) -> None:
    file = tmp_path / "true.record"
    file.write_text(TEXT)
    done = theogony("replay", file, "--json", home=tmp_path)
    assert done.exit_code == 0
    found = json.loads(done.stdout)
    assert (found["game"], found["ruleset"]) == ("godstorm", games.get("godstorm").ruleset)
    assert found["hash"] == TEXT.splitlines()[-1].removeprefix("hash ")
    assert sorted(found["result"]["ranks"])[0] == 1
    assert "all of them legal" in theogony("replay", file, home=tmp_path).stdout


def test_a_record_replays_to_any_move(tmp_path: Path) -> None:
    file = tmp_path / "true.record"
    file.write_text(TEXT)
    done = theogony("replay", file, "--at", "40", "--json", home=tmp_path)
    found = json.loads(done.stdout)
    assert (done.exit_code, found["moves"], found["result"]) == (0, 40, None)
    late = theogony("replay", file, "--at", "99999", home=tmp_path)
    assert late.exit_code == 1
    assert "smaller number than 99" in late.stderr


def test_a_record_without_its_seed_replays_from_the_dice_alone(tmp_path: Path) -> None:
    file = tmp_path / "seedless.record"
    file.write_text(lines_with(_forget_the_seed))
    done = theogony("replay", file, "--json", home=tmp_path)
    assert done.exit_code == 0


def test_a_record_without_its_seed_holds_no_dice_too_many(tmp_path: Path) -> None:
    def add_a_die(lines: list[str]) -> None:
        lines.pop(first(lines, "seed "))
        lines[first_rolled(lines)] += " 0"

    file = tmp_path / "seedless.record"
    file.write_text(lines_with(add_a_die))
    done = theogony("replay", file, home=tmp_path)
    assert done.exit_code == 1
    assert "did not draw the dice" in done.stderr


def _forget_the_seed(lines: list[str]) -> None:
    lines.pop(first(lines, "seed "))


def _forget_a_name(lines: list[str]) -> None:
    lines.pop(first(lines, "seat "))


def test_events_are_told_as_a_spectator_saw_them(tmp_path: Path) -> None:
    file = tmp_path / "true.record"
    file.write_text(TEXT)
    done = theogony("replay", file, "--events", "--lang", "fr", home=tmp_path)
    assert done.exit_code == 0
    assert "L’époque 1 commence" in done.stdout


@pytest.mark.parametrize("game", ["godstorm", "theomachy", "diceforge", "hellas", "hybris"])
def test_players_are_named_alike_in_every_game(game: str, tmp_path: Path) -> None:
    """Nameless ones by number, in the language of the reader; two bots of one name by their seats."""
    match = Match(games.get(game), 3, {}, "names", ["", "bot greedy", "bot greedy"])
    rng = Rng("names")
    while match.state.result is None:
        seat = match.state.prompts()[0].seat
        found = match.state.options(seat)
        match.apply(seat, found[rng.below(len(found))])
    file = tmp_path / "named.record"
    file.write_text(match.record.text())
    told = theogony("replay", file, "--events", "--lang", "fr", home=tmp_path).stdout
    assert set(re.findall(r"Joueur \d|bot greedy|greedy \d|Seat \d", told)) == {"Joueur 1", "greedy 2", "greedy 3"}


def test_a_record_keeps_seats_without_a_name(tmp_path: Path) -> None:
    record = Match(games.get("godstorm"), 3, {}, "nameless").record
    assert "\nseat 0\nseat 1\nseat 2\n" in record.text()
    assert parse(record.text()).names == ["", "", ""]


def _edit_move(lines: list[str]) -> None:
    at = first(lines, "0 place ")
    lines[at] = "0 place babylon" if "babylon" not in lines[at] else "0 place thule"


def _edit_word(lines: list[str]) -> None:
    lines[first(lines, "0 place ")] = "0 fly thule"


def _edit_dice(lines: list[str]) -> None:
    at = first_rolled(lines)
    move, _, chance = lines[at].partition(" ~ ")
    numbers = chance.split()
    numbers[0] = str(int(numbers[0]) + 1)
    lines[at] = f"{move} ~ {' '.join(numbers)}"


def _edit_setup(lines: list[str]) -> None:
    lines[first(lines, "chance ")] += " 1"


def _edit_hash(lines: list[str]) -> None:
    lines[-1] = "hash " + "0" * 64


def _edit_seed(lines: list[str]) -> None:
    lines[first(lines, "seed ")] = "seed other"


def _edit_seed_and_commitment(lines: list[str]) -> None:
    _edit_seed(lines)
    lines[first(lines, "commitment ")] = f"commitment {commitment('other')}"


def _truncate_head(lines: list[str]) -> None:
    del lines[3:]
    lines[1] = ""


def _cut_out_moves(lines: list[str]) -> None:
    at = first_rolled(lines)
    del lines[at - 3 : at + 1]


def _edit_game(lines: list[str]) -> None:
    lines[1] = "game chess"


def _edit_ruleset(lines: list[str]) -> None:
    lines[2] = "ruleset godstorm@99"


def _edit_overlay(lines: list[str]) -> None:
    lines[2] = "ruleset godstorm@1+01234567"


def _edit_players(lines: list[str]) -> None:
    lines[first(lines, "players ")] = "players 12"
    lines[:] = [line for line in lines if not line.startswith("seat ")]


def _edit_number(lines: list[str]) -> None:
    lines[first(lines, "players ")] = "players many"


def _edit_format(lines: list[str]) -> None:
    lines[0] = "theogony record 9"


def _add_nonsense(lines: list[str]) -> None:
    lines.insert(20, "hello there")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (_edit_move, "move"),
        (_edit_word, "“fly thule”, is not a move"),
        (_edit_dice, "did not draw the dice"),
        (_edit_setup, "the setup"),
        (_edit_hash, "hash"),
        (_edit_seed, "commitment"),
        (_edit_seed_and_commitment, "the setup"),
        (_truncate_head, "incomplete"),
        (_cut_out_moves, "move"),
        (_forget_a_name, "incomplete"),
        (_edit_game, "no game chess"),
        (_edit_ruleset, "godstorm@99"),
        (_edit_overlay, "--content"),
        (_edit_players, "not possible"),
        (_edit_number, "should hold numbers"),
        (_edit_format, "update Theogony"),
        (_add_nonsense, "Line 21"),
    ],
)
def test_tampering_is_named_in_one_sentence(change: Callable[[list[str]], None], says: str, tmp_path: Path) -> None:
    file = tmp_path / "edited.record"
    file.write_text(lines_with(change))
    done = theogony("replay", file, home=tmp_path)
    assert done.exit_code == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert says.lower() in done.stderr.lower()


@pytest.mark.parametrize("data", [b"", b"Once upon a time\n", b"\x89PNG\r\n\x1a\n\xff\xfe", b"\n" * 50])
def test_other_files_are_no_records(data: bytes, tmp_path: Path) -> None:
    file = tmp_path / "other"
    file.write_bytes(data)
    done = theogony("replay", file, home=tmp_path)
    assert (done.exit_code, done.stdout) == (1, "")
    assert "not a Theogony record" in done.stderr


@pytest.mark.parametrize("part", [0.2, 0.5, 0.9])
def test_a_truncated_record_is_refused_or_an_unfinished_game(part: float, tmp_path: Path) -> None:
    """Cut off inside a line it is refused; cut off between two moves it is a game that is not over."""
    file = tmp_path / "cut.record"
    cut = TEXT[: int(len(TEXT) * part)]
    file.write_text(cut if not cut.endswith("\n") else cut[:-3])
    done = theogony("replay", file, "--json", home=tmp_path)
    if done.exit_code == 0:
        assert json.loads(done.stdout)["result"] is None
    else:
        assert done.stderr.count("\n") == 1
