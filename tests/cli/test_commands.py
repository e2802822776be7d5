"""The commands, their --json fields and their exit status: scripts rely on them."""

import json
import os
from pathlib import Path

import pytest

from tests.cli.run import process, theogony
from theogony import games
from theogony.cli import admin

COMMANDS = (
    "games",
    "play",
    "lessons",
    "learn",
    "simulate",
    "export",
    "lab",
    "bench",
    "replay",
    "ledger",
    "rules",
    "provenance",
    "serve",
    "admin",
    *(f"admin {name}" for name in admin.COMMANDS),
)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_examples(command: str, tmp_path: Path) -> None:
    done = theogony(*command.split(), "--help", home=tmp_path)
    assert done.exit_code == 0
    assert "Examples:" in done.stdout
    assert f"theogony {command}" in done.stdout


@pytest.mark.parametrize("command", ("", *COMMANDS))
def test_help_speaks_french_when_asked_to(command: str, tmp_path: Path) -> None:
    words = command.split()
    asked = theogony(*words, "--lang", "fr", "--help", home=tmp_path)
    assert asked.exit_code == 0
    assert asked.stdout.startswith(f"Utilisation\N{NARROW NO-BREAK SPACE}: {' '.join(['theogony', *words])}")
    assert "Exemples\N{NARROW NO-BREAK SPACE}:" in asked.stdout and "Affiche cette aide." in asked.stdout
    assert asked.stdout == theogony(*words, "-h", home=tmp_path, LANG="fr_FR.UTF-8").stdout
    for lang in ("en", "fr"):
        assert "cli-" not in theogony(*words, "--help", "--lang", lang, home=tmp_path).stdout


def test_a_language_before_the_command_is_that_of_the_command(tmp_path: Path) -> None:
    english, french = (theogony("games", "--lang", lang, home=tmp_path).stdout for lang in ("en", "fr"))
    assert english != french
    assert theogony("--lang", "fr", "games", home=tmp_path).stdout == french
    assert theogony("--lang", "fr", "games", "--lang", "en", home=tmp_path).stdout == english


def test_games_lists_seats_and_options(tmp_path: Path) -> None:
    done = theogony("games", "--json", home=tmp_path)
    assert done.exit_code == 0
    game = next(game for game in json.loads(done.stdout)["games"] if game["id"] == "godstorm")
    assert (game["id"], game["title"], game["players"]) == ("godstorm", "Risk Godstorm", [2, 5])
    assert game["options"]["mode"]["values"] == ["godstorm", "classic"]
    said = theogony("games", home=tmp_path).stdout
    assert "five epochs" in said and game["ruleset"] == games.get("godstorm").ruleset and game["ruleset"] in said


def test_bench_measures_all_it_promises(tmp_path: Path) -> None:
    done = theogony("bench", "godstorm", "--players", "3", "--seconds", "0.2", "--json", home=tmp_path)
    assert done.exit_code == 0
    found = json.loads(done.stdout)
    assert found["compiled"] in (True, False)
    row = found["games"][0]
    assert (row["game"], row["players"]) == ("godstorm", 3)
    for name in ("decisions_per_s", "games_per_s", "clone_us", "view_us", "redeal_us"):
        assert row[name] > 0


def test_ledger_counts_clauses_and_names_the_missing(tmp_path: Path) -> None:
    done = theogony("ledger", "godstorm", "--json", home=tmp_path)
    found = json.loads(done.stdout)
    assert found["game"] == "godstorm"
    assert found["clauses"] >= 307
    assert found["cited"] > 200
    assert found["unknown"] == []
    assert done.exit_code == (1 if found["missing"] else 0)


def test_rules_are_found_by_number_and_by_words(tmp_path: Path) -> None:
    assert "GS-174  The origin must hold" in theogony("rules", "godstorm", "GS-174", home=tmp_path).stdout
    assert "GS-174" in theogony("rules", "godstorm", "174", home=tmp_path).stdout
    assert "GS-108" in theogony("rules", "godstorm", "god", "plague", home=tmp_path).stdout
    french = theogony("rules", "godstorm", "fleau", "dieu", "--lang", "fr", home=tmp_path).stdout
    assert "GS-169" in french
    nothing = theogony("rules", "godstorm", "helicopter", home=tmp_path)
    assert (nothing.exit_code, nothing.stdout) == (1, "")
    assert nothing.stderr.count("\n") == 1


def test_provenance_counts_sources_and_lists_reconstructions(tmp_path: Path) -> None:
    done = theogony("provenance", "godstorm", "--json", home=tmp_path)
    assert done.exit_code == 0
    found = json.loads(done.stdout)
    assert found["kinds"]["territories"]["public"] + found["kinds"]["territories"]["seed"] == 42
    assert {"kind": "miracle_cards", "id": "the_winds_turn", "source": "reconstructed"} in found["reconstructed"]
    assert "The Winds Turn" in theogony("provenance", "godstorm", home=tmp_path).stdout


def test_serve_says_what_is_wrong_with_an_address(tmp_path: Path) -> None:
    done = theogony("serve", "--host", "192.0.2.1", "--no-open", home=tmp_path)
    assert done.exit_code == 1
    assert "192.0.2.1" in done.stderr and "--host" in done.stderr


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("--db", "/dev/null/tables.db"), "The database cannot be opened"),
        (("--db", "chess://nowhere"), "The database cannot be opened"),
        (("--redis", "redis://127.0.0.1:1"), "Redis does not answer"),
        (("--redis", "redis://127.0.0.1:1", "--lang", "fr"), "Redis ne répond pas"),
    ],
)
def test_serve_says_what_it_cannot_reach(args: tuple[str, ...], says: str, tmp_path: Path) -> None:
    done = theogony("serve", "--no-open", *args, home=tmp_path)
    assert (done.exit_code, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1
    assert says in done.stderr


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("play", "chess"), "no game chess"),
        (("play", "godstorm", "--players", "9"), "2 to 5 players"),
        (("play", "godstorm", "--option", "mode=chess"), "cannot be chess"),
        (("play", "godstorm", "--option", "mode"), "name=value"),
        (("play", "godstorm", "--option", "colour=red"), "no option colour"),
        (("play", "godstorm", "--bots", "hal"), "no bot hal"),
        (("play", "godstorm", "--bots", "hal"), "plan (the simple plan of a beginner)"),
        (("play", "godstorm", "--bots", "hal", "--lang", "fr"), "plan (le plan simple d’un débutant)"),
        (("play", "godstorm", "--budget", "much"), "much is not a budget"),
        (("play", "godstorm", "--seat", "7"), "no seat 7"),
        (("play", "godstorm", "--players", "0"), "2 to 5 players"),
        (("play", "godstorm", "--bots", "greedy,greedy,greedy"), "leave a seat for yourself"),
        (("play", "godstorm", "--lang", "xx"), "no texts in xx"),
        (("play", "godstorm", "--resume", "nowhere"), "nowhere cannot be read"),
        (("replay", "nowhere"), "nowhere cannot be read"),
        (("rules", "chess"), "no game chess"),
        (("ledger", "chess"), "no game chess"),
        (("provenance", "chess"), "no game chess"),
        (("bench", "chess"), "no game chess"),
        (("bench", "godstorm", "--players", "1"), "2 to 5 players"),
    ],
)
def test_errors_are_one_sentence_on_stderr(args: tuple[str, ...], says: str, tmp_path: Path) -> None:
    done = theogony(*args, home=tmp_path)
    assert done.exit_code == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert says in done.stderr


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("play",), "“theogony play” needs GAME"),
        (("play", "godstorm", "--colour"), "no option --colour: “theogony play --help”"),
        (("chess",), "no command chess"),
        (("simulate", "godstorm", "--games", "0"), "--games cannot have this value"),
        (("simulate", "godstorm", "--games", "many"), "--games cannot have this value"),
        (("play", "godstorm", "--players"), "--players cannot have this value"),
        (("rules",), "“theogony rules” needs GAME"),
        (("ledger", "godstorm", "again"), "does not understand again"),
        (("ledger", "godstorm", "again", "--lang", "fr"), "ne comprend pas again"),
        (("ledger", "--lang=fr"), "Il manque GAME"),
    ],
)
def test_a_command_line_that_cannot_be_read_is_one_sentence_too(
    args: tuple[str, ...], says: str, tmp_path: Path
) -> None:
    done = theogony(*args, home=tmp_path)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert says in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_an_output_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    with open("/dev/full", "w") as full:
        done = process("games", "--json", home=tmp_path, stdout=full)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "could not be written" in done.stderr


def test_a_reader_that_leaves_early_ends_the_command_without_a_word(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "w") as closed:
        done = process("rules", "godstorm", home=tmp_path, stdout=closed)
    assert (done.returncode, done.stderr) == (1, "")


def test_the_language_comes_from_the_locale(tmp_path: Path) -> None:
    french = theogony("games", home=tmp_path, LANG="fr_FR.UTF-8")
    assert "de 2 à 5 joueurs" in french.stdout
    assert "2 to 5 players" in theogony("games", home=tmp_path, LC_ALL="de_DE.UTF-8").stdout
    assert "2 to 5 players" in theogony("games", "--lang", "en", home=tmp_path, LANG="fr_FR.UTF-8").stdout


def test_an_output_that_knows_no_accents_is_no_reason_to_fail(tmp_path: Path) -> None:
    done = process("games", "--lang", "fr", home=tmp_path, PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "Risk Godstorm" in done.stdout
