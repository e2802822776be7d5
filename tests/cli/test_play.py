"""The terminal game, through pipes: whole games, typed answers, saving, leaving, resuming."""

import re
from pathlib import Path

import pytest

from tests.cli.run import process, random_match, theogony
from theogony import games
from theogony.kernel.match import replay
from theogony.kernel.record import parse

GREEDY = ("--bots", "greedy", "--seed", "5", "--name", "Ada")


def only_save(home: Path) -> Path:
    (found,) = (home / "theogony" / "saves").glob("*.record")
    return found


def test_a_whole_game_is_played_through_a_pipe(tmp_path: Path) -> None:
    match = random_match(3, "pipe")
    typed = "\n".join(entry.move for entry in match.record.entries) + "\n"
    file = tmp_path / "whole.record"
    args = ("--players", "3", "--hot-seat", "--name", "Player 1,Player 2,Player 3", "--seed", "pipe", "--record", file)
    done = process("play", "godstorm", *args, home=tmp_path, stdin=typed)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "The game is over: the " in done.stdout
    assert str(file) in done.stdout
    assert file.read_text() == match.record.text()


def test_a_whole_classic_game_against_bots_is_won_or_lost_in_french(tmp_path: Path) -> None:
    options = ("--option", "mode=classic", "--option", "rounds=10", "--option", "defence=most")
    answers = "\n".join(["1"] * 3000) + "\n"
    args = ("--players", "2", "--bots", "random", "--seed", "9", "--lang", "fr", *options)
    done = theogony("play", "godstorm", *args, home=tmp_path, stdin=answers)
    assert done.exit_code == 0
    assert "La partie est finie" in done.stdout
    record = parse(only_save(tmp_path).read_text())
    assert replay(games.get("godstorm"), record).state.result is not None


def test_the_end_of_the_input_saves_and_says_how_to_resume(tmp_path: Path) -> None:
    done = theogony("play", "godstorm", *GREEDY, home=tmp_path, stdin="norse\n")
    assert done.exit_code == 0
    file = only_save(tmp_path)
    assert f"theogony play godstorm --resume {file}" in done.stdout
    again = theogony("play", "godstorm", "--resume", file, home=tmp_path, stdin="players\nquit\n")
    assert again.exit_code == 0
    assert "Norse" in again.stdout
    assert file.read_text().count("\n0 ") == 1


def test_resuming_goes_on_exactly_where_the_game_was_left(tmp_path: Path) -> None:
    whole = theogony("play", "godstorm", *GREEDY, "--record", tmp_path / "a", home=tmp_path, stdin="5\n1 3\n1 3\n")
    theogony("play", "godstorm", *GREEDY, "--record", tmp_path / "b", home=tmp_path, stdin="5\n1 3\n")
    done = theogony("play", "godstorm", "--resume", tmp_path / "b", home=tmp_path, stdin="1 3\n")
    assert whole.exit_code == done.exit_code == 0
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()


def test_moves_are_typed_in_many_ways(tmp_path: Path) -> None:
    typed = "lead norse\nplace tritonis 2; Ibéria\ntri 3\n1; 2; 3\nput army iberia 3\n"
    done = theogony("play", "godstorm", *GREEDY, home=tmp_path, stdin=typed)
    assert done.exit_code == 0
    own = [line for line in only_save(tmp_path).read_text().splitlines() if line.startswith("0 place")]
    assert [line.split()[2] for line in own] == [
        *("tritonis", "tritonis", "iberia"),
        *("tritonis",) * 3,
        *("tritonis", "iberia", "caledonia"),
        *("iberia",) * 3,
    ]


def test_names_are_typed_in_the_players_language(tmp_path: Path) -> None:
    done = theogony(
        "play", "godstorm", *GREEDY, "--lang", "fr", home=tmp_path, stdin="nordiques\nCalédonie 2; ibérie\n"
    )
    assert done.exit_code == 0
    assert "0 place caledonia\n0 place caledonia\n0 place iberia" in only_save(tmp_path).read_text()


def test_a_line_is_done_whole_or_not_at_all(tmp_path: Path) -> None:
    typed = "norse\nplace iberia; place atlas; place thule\nplayers\n"
    done = theogony("play", "godstorm", *GREEDY, home=tmp_path, stdin=typed)
    assert "Thule is not under your control.  (GS-055)" in done.stdout
    assert "The 2 moves before it are taken back" in done.stdout
    assert "0 place" not in only_save(tmp_path).read_text()


def test_a_line_ends_where_the_others_turn_begins(tmp_path: Path) -> None:
    args = (*GREEDY, "--players", "2", "--option", "setup=chosen")
    done = theogony("play", "godstorm", *args, home=tmp_path, stdin="1\nclaim tritonis; claim rus\n")
    assert "It is not your turn to decide.  (GS-282)" in done.stdout
    assert "The move before it is taken back" in done.stdout


def test_a_number_outside_the_list_is_said_so(tmp_path: Path) -> None:
    done = theogony("play", "godstorm", *GREEDY, home=tmp_path, stdin="6\n")
    assert "There is no answer 6: the list goes from 1 to 5." in done.stdout


def test_why_gives_reason_rule_and_remedy(tmp_path: Path) -> None:
    typed = "norse\nwhy place thule\nwhy place iberia\nwhy attack thule>rus\nwhy bid 3\nwhy gibberish\nwhy\n"
    out = theogony("play", "godstorm", *GREEDY, home=tmp_path, stdin=typed).stdout
    assert "Thule is not under your control.  (GS-055)\n→ Choose a place that you control.\nGS-055  Then, beg" in out
    assert "You may: put an army in Iberia." in out
    assert "Thule and Rus do not border each other.  (GS-006)" in out
    assert "That is not what is asked now.  (GS-055)" in out
    assert "“gibberish”" in out
    assert "for example: why attack" in out


def test_every_command_answers_at_a_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    typed = "5\n?\nhelp\nmap\nplayers\nhand\ncard crops wither\ncard nonsense\nnear rus\nnear nowhere\nlog 2\nrules\n"
    typed += "rules GS-174\nrules plague god\nrules helicopter\nhint\nundo\nsave elsewhere.record\nquit\n"
    out = theogony("play", "godstorm", *GREEDY, home=tmp_path, stdin=typed).stdout
    for said in ("why MOVE", "Europa +7", "Points", "You hold no cards", "Death card, 2 faith", "no card “nonsense”"):
        assert said in out
    for said in ("Varangia", "no place “nowhere”", "GS-055  Then", "GS-174  The", "GS-108", "No rule holds"):
        assert said in out
    assert "cannot be taken back" in out
    assert "Saved in elsewhere.record" in out
    assert (tmp_path / "elsewhere.record").read_text() == only_save(tmp_path).read_text()


def test_the_language_changes_in_the_middle_of_a_game(tmp_path: Path) -> None:
    typed = "5\nlangue\nCalédonie\npourquoi place thule\nlangue tlh\nlanguage en\nplace atlas\n"
    done = theogony("play", "godstorm", *GREEDY, home=tmp_path, stdin=typed)
    assert done.exit_code == 0
    for said in (
        "Where do your armies go?",
        "Où placez-vous vos armées",
        "Vous ne contrôlez pas Thulé.",
        "pas de textes dans la langue «\u202ftlh\u202f»",
    ):
        assert said in done.stdout
    assert done.stdout.rindex("Where do your armies go?") > done.stdout.rindex("Où placez-vous vos armées")
    assert "0 place caledonia\n0 place atlas" in only_save(tmp_path).read_text()


def test_the_welcome_comes_before_the_news(tmp_path: Path) -> None:
    out = theogony("play", "godstorm", *GREEDY, home=tmp_path, stdin="").stdout
    assert out.index("Type ? for help") < out.index("The dice give the order")


def test_help_shows_every_command_with_its_arguments(tmp_path: Path) -> None:
    english = theogony("play", "godstorm", *GREEDY, home=tmp_path, stdin="?\n").stdout
    french = theogony("play", "godstorm", *GREEDY, "--lang", "fr", home=tmp_path, stdin="?\n").stdout
    for usage in ("  ? or help  ", "  odds [MOVE]  ", "  language [en or fr]  "):
        assert usage in english
    for usage in ("  ? ou aide  ", "  chances [COUP]  ", "  langue [en ou fr]  "):
        assert usage in french


def test_a_copy_is_never_saved_over_another_file(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_text("precious")
    copy = tmp_path / "it's mine"
    typed = f"5\nsave {other}\nsave {copy}\nplace atlas\nsave {copy}\n"
    out = theogony("play", "godstorm", *GREEDY, home=tmp_path, stdin=typed).stdout
    assert "exists already and is not this game" in out
    assert other.read_text() == "precious"
    assert "0 place atlas" in copy.read_text()


def test_the_last_game_goes_on(tmp_path: Path) -> None:
    nothing = theogony("play", "godstorm", "--last", home=tmp_path)
    assert (nothing.exit_code, nothing.stdout) == (1, "")
    assert "no saved game of Risk Godstorm" in nothing.stderr
    theogony("play", "godstorm", *GREEDY, home=tmp_path, stdin="norse\n")
    theogony("play", "godstorm", "--last", home=tmp_path, stdin="place atlas\n")
    assert "0 pantheon norse\n" in only_save(tmp_path).read_text()
    assert "0 place atlas\n" in only_save(tmp_path).read_text()


def test_undo_takes_back_one_choice(tmp_path: Path) -> None:
    typed = "5\nplace iberia\nundo\nlog\nplace atlas\n"
    done = theogony("play", "godstorm", *GREEDY, home=tmp_path, stdin=typed)
    log = done.stdout.partition("Ada> log")[2].partition("Ada>")[0]
    assert "Taken back." in done.stdout
    assert "lead" in log and "Iberia" not in log, "what was taken back has not happened"
    text = only_save(tmp_path).read_text()
    assert "place atlas" in text and "place iberia" not in text


def test_a_saved_game_is_never_overwritten_by_a_new_one(tmp_path: Path) -> None:
    file = tmp_path / "mine.record"
    file.write_text("precious")
    done = theogony("play", "godstorm", *GREEDY, "--record", file, home=tmp_path, stdin="5\n")
    assert done.exit_code == 1
    assert "exists already" in done.stderr
    assert file.read_text() == "precious"


def test_the_seed_is_sealed_at_the_start(tmp_path: Path) -> None:
    first = theogony("play", "godstorm", "--bots", "greedy", home=tmp_path, stdin="")
    second = theogony("play", "godstorm", "--bots", "greedy", home=tmp_path, stdin="")
    seals = [re.search(r"sealed: ([0-9a-f]{16})", done.stdout) for done in (first, second)]
    assert seals[0] and seals[1] and seals[0][1] != seals[1][1]


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_player_may_sit_anywhere(seat: int, tmp_path: Path) -> None:
    args = ("--seat", str(seat), "--bots", "random,greedy", "--name", "Ada")
    theogony("play", "godstorm", *args, home=tmp_path, stdin="")
    names = re.findall(r"^seat \d (.*)$", only_save(tmp_path).read_text(), re.M)
    assert names[seat - 1] == "Ada"
    assert [name for name in names if name != "Ada"] == ["bot random", "bot greedy"]
