"""The sample of mutants: who is drawn, what is run, and that a mutant is really there when it is judged."""

from pathlib import Path

from tools.mutant_sample import (
    ROOT,
    Mutant,
    Verdict,
    allot,
    chapters,
    difference,
    draw,
    files_of_tests,
    line_of,
    run_tests,
)

CONTROL = Path("src/theogony/games/hellas/control.py")
ENDING = Path("src/theogony/games/hellas/kronos/ending.py")


def test_each_chapter_gives_its_share() -> None:
    sizes = {Path("a"): 800, Path("b"): 150, Path("c"): 50}
    assert list(allot(sizes, 20).values()) == [16, 3, 1]
    assert list(allot(sizes, 10).values()) == [8, 1, 1]
    assert list(allot(sizes, 5000).values()) == [800, 150, 50]


def test_the_seed_alone_decides_which_are_drawn() -> None:
    names = {Path("a"): [f"a{n}" for n in range(80)], Path("b"): [f"b{n}" for n in range(20)]}
    drawn = draw(names, 10, 1)
    assert drawn == draw(names, 10, 1) != draw(names, 10, 2)
    assert [file.name for file, _ in drawn] == ["a"] * 8 + ["b"] * 2
    assert len(set(drawn)) == 10


def test_the_chapters_of_a_game_or_a_folder_are_found() -> None:
    assert {CONTROL, ENDING} < set(chapters("hellas"))
    assert {file.name for file in chapters("hellas/kronos")} == {"costs.py", "ending.py"}
    assert not chapters("libation")


def test_the_tests_that_concern_a_chapter_come_first_and_no_other_game_s_at_all() -> None:
    tests = files_of_tests(ENDING)
    assert tests[0] == "tests/games/hellas/kronos/test_ending.py"
    assert sorted(tests) == sorted(str(file.relative_to(ROOT)) for file in ROOT.glob("tests/games/hellas/**/test_*.py"))


def test_a_change_is_known_by_the_lines_that_differ() -> None:
    assert difference("a\n  b = 1\nc\n", "a\n  b = None\nc\n") == ("b = 1", "b = None")


def test_the_tests_meet_the_mutant_and_not_the_file_on_the_disk() -> None:
    source = (ROOT / CONTROL).read_text(encoding="utf-8")
    changed = source.replace("if number >= population(", "if number > population(")
    assert changed != source
    status, by = run_tests(CONTROL, changed)
    assert status == 1
    assert by.startswith("tests/games/hellas/test_control.py::")


def test_a_mutant_that_runs_for_ever_is_out_of_time() -> None:
    source = (ROOT / CONTROL).read_text(encoding="utf-8")
    assert run_tests(CONTROL, f"while True:\n    pass\n{source}", limit=5) == (None, "out of time")


def test_equivalent_mutants_are_counted_apart() -> None:
    mutant = Mutant(CONTROL, "theogony.games.hellas.control.x_settle__mutmut_1", ("a", "b"), "")
    fates = ["killed"] * 17 + ["timeout", "survived", "equivalent"]
    line = line_of("all", [Verdict(mutant, fate, "") for fate in fates])
    assert "18 of   20 killed   90.0%  [69.9%, 97.2%]" in line
    assert "(1 equivalent; 94.7% without)" in line
