"""The Oracle in the terminal: one line under a question, the first time a question of its kind comes up."""

from pathlib import Path

from tests.cli.run import theogony

START = ("play", "diceforge", "--players", "2", "--bots", "random", "--seed", "7", "--name", "Ada")
ON_ACTING = "A better face pays in every round still to come"


def played(home: Path, *lines: str, args: tuple[str, ...] = START) -> str:
    done = theogony(*args, home=home, stdin="\n".join([*lines, "quit"]) + "\n")
    assert done.exit_code == 0, done.output
    return done.stdout


def test_a_kind_of_question_has_its_line_once(tmp_path: Path) -> None:
    said = played(tmp_path, "help", *["pass", "done"] * 12)
    assert said.count("Your action: do you buy faces") > 2
    assert said.count(ON_ACTING) == 1
    rounds = f"☉ {ON_ACTING} (8)"
    assert rounds in said, "written from the position: the first of nine rounds"


def test_it_is_switched_off_and_on(tmp_path: Path) -> None:
    said = played(tmp_path, "oracle off", "pass", "done", "oracle", "oracle perhaps", "oracle on")
    assert "The Oracle is silent" in said and said.count("The Oracle speaks") == 2
    assert "not “perhaps”" in said
    french = played(tmp_path, "oracle non", "oracle oui", args=(*START, "--lang", "fr"))
    assert "L’Oracle se tait" in french and "L’Oracle parle" in french and "☉ Une meilleure face" in french
