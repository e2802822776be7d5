"""Changed components: the owner of a box corrects values, and the record remembers it."""

import json
from pathlib import Path

import pytest

from tests.cli.run import process
from theogony.games import get

CHANGES = "miracle_cards:\n  crops_wither: {cost: 3}\nprices: {build_temple: 4}\n"


@pytest.fixture
def changes(tmp_path: Path) -> Path:
    file = tmp_path / "my-cards.yaml"
    file.write_text(CHANGES)
    return file


def test_a_game_with_changed_components_replays_with_them_alone(changes: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.record"
    args = ("--content", changes, "--bots", "greedy", "--seed", "5", "--record", record)
    played = process("play", "godstorm", *args, home=tmp_path, stdin="5\ncard crops wither\n1 3\n")
    assert played.returncode == 0, played.stderr
    assert "Death card, 3 faith" in played.stdout
    changed = get("godstorm", CHANGES.encode()).ruleset
    assert changed != get("godstorm").ruleset
    assert f"ruleset {changed}\n" in record.read_text()
    kept = process("replay", record, "--json", home=tmp_path)
    assert (kept.returncode, json.loads(kept.stdout)["ruleset"]) == (0, changed), "they are kept with saved games"
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    without = process("replay", record, home=elsewhere)
    assert (without.returncode, without.stdout) == (1, "")
    assert "--content" in without.stderr
    done = process("replay", record, "--content", changes, "--json", home=elsewhere)
    assert (done.returncode, json.loads(done.stdout)["ruleset"]) == (0, changed)
    changes.write_text(CHANGES + "# the same components in other words\n")
    same = process("replay", record, "--content", changes, home=elsewhere)
    assert same.returncode == 0
    changes.write_text(CHANGES.replace("{cost: 3}", "{cost: 4}"))
    other = process("play", "godstorm", "--resume", record, "--content", changes, home=elsewhere)
    assert other.returncode == 1
    assert "--content" in other.stderr


def test_provenance_shows_what_the_owner_changed(changes: Path, tmp_path: Path) -> None:
    done = process("provenance", "godstorm", "--content", changes, "--json", home=tmp_path)
    assert json.loads(done.stdout)["own"] == [{"kind": "miracle_cards", "id": "crops_wither", "source": "own"}]


def test_simulated_games_use_the_changes_in_every_process(changes: Path, tmp_path: Path) -> None:
    args = ("--games", "2", "--players", "2", "--jobs", "2", "--option", "mode=classic", "--option", "rounds=10")
    done = process("simulate", "godstorm", *args, "--content", changes, "--json", home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["faults"] == 0


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("cards:\n  crops_wither: {cost: 3}\n", "no “cards” in components"),
        ("miracle_cards:\n  crops_whither: {cost: 3}\n", "no “crops_whither” in miracle_cards"),
        ("miracle_cards:\n  crops_wither: {price: 3}\n", "no “price” in miracle_cards.crops_wither"),
        ("miracle_cards:\n  crops_wither: {cost: much}\n", "miracle_cards.crops_wither.cost must stay int"),
        ("miracle_cards:\n  crops_wither: {count: 9}\n", "not consistent any more"),
        ("territories:\n  thule: {continent: africa}\n", "territories.thule.continent belongs to the game itself"),
        ("miracle_cards: [\n", "not valid YAML"),
        ("just words\n", "holds no components"),
        ("", "holds no components"),
    ],
)
def test_a_content_file_that_does_not_fit_is_refused(text: str, says: str, tmp_path: Path) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text(text)
    done = process("provenance", "godstorm", "--content", file, home=tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1
    assert says in done.stderr


def test_a_misspelt_text_is_refused_with_its_place_and_the_nearest_word(tmp_path: Path) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text("prayer_cards:\n  fertility:\n    do: [{op: gain, kind: disciple, amount: 3, to: clut}]\n")
    done = process("provenance", "theomachy", "--content", file, "--lang", "en", home=tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        "theogony: “clut” at prayer_cards.fertility.do[0].to is not known; did you mean “cult”? "
        "Known there: stake, cult.\n"
    )
