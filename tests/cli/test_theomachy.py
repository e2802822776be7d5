"""Theomachy in the terminal: whole games in both languages, the commands, and what the table shows in 80 columns."""

from contextlib import suppress
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.run import theogony
from theogony import games
from theogony.cli.commands import Leave
from theogony.cli.common import layout_of
from theogony.cli.keyboard import Suggest
from theogony.cli.screen import Screen
from theogony.cli.session import Session
from theogony.cli.table import Table
from theogony.games.theomachy.telling import Telling
from theogony.i18n import Texts
from theogony.kernel.match import Match, replay
from theogony.kernel.record import parse
from theogony.kernel.rng import Rng

GAME = games.get("theomachy")
TABLE = ("--players", "3", "--bots", "random", "--seed", "5", "--name", "Ada", "--option", "packs=chosen")


def typed(lines: str, home: Path, *more: str) -> str:
    """What the terminal says to these lines, at a table of three."""
    done = theogony("play", "theomachy", *TABLE, *more, home=home, stdin=lines)
    assert done.exit_code == 0, done.stdout
    return done.stdout


@pytest.mark.parametrize(("lang", "over"), [("en", "the game."), ("fr", "la partie.")])
def test_a_whole_game_against_bots_is_told_to_its_end(lang: str, over: str, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    options = ("--option", "mode=epic", "--option", "hands=30", "--lang", lang, "--record", file)
    answers = "\n".join(["1"] * 4000) + "\n"
    args = ("--players", "2", "--bots", "random", "--seed", "9", "--name", "Ada", *options)
    done = theogony("play", "theomachy", *args, home=tmp_path, stdin=answers)
    assert done.exit_code == 0
    assert over in done.stdout and "{" not in done.stdout
    assert replay(GAME, parse(file.read_text())).state.result is not None


def test_rules_why_hint_and_undo(tmp_path: Path) -> None:
    said = typed("2\nrules\nwhy pass\nwhy play gale\nhint\nfollow\nundo\nfollow\n", tmp_path)
    assert "following costs" in said
    assert "TH-067  Whether or not he plays cards" in said  # the clause that asks
    assert "Others have raised: you cannot pass.  (TH-072)\n→ Follow, raise or fold." in said
    assert "That card is not in your hand.  (TH-110)" in said
    assert "would win the Battle in" in said
    assert "Ada follows." in said


def test_the_only_answer_is_given_for_a_lone_player(tmp_path: Path) -> None:
    """Whoever might react is always asked; alone at the keyboard nobody need say that he cannot."""
    assert "Do you answer?" not in typed("2\n", tmp_path)


class Wisher:
    """Somebody at the keyboard of a hot seat who plays at random, and has wishes about reactions."""

    interactive = False

    def __init__(self, wishes: list[str]) -> None:
        self.wishes = wishes  # typed by Ada at her next questions about a raise
        self.asked: list[str] = []  # the topics that Ada was asked for, and what she typed there
        self.rng = Rng("wisher")
        self.table: Table | None = None

    def read(self, prompt: str, suggest: Suggest) -> str:
        assert self.table is not None
        asked = self.table.asked()
        assert asked is not None
        if asked.seat == 0 and asked.topic() == "raises":
            typed = self.wishes.pop(0) if self.wishes else "pass"
            self.asked.append(typed)
            return typed
        if asked.seat == 0 and self.wishes and self.wishes[0] == "never raises" and self.passes() > 3:
            return self.wishes.pop(0)
        if len(self.table.match.record.entries) > 300:
            raise EOFError
        options = self.table.match.state.options(asked.seat)
        return GAME.moves.text(options[self.rng.below(len(options))])

    def passes(self) -> int:
        """How often Ada has passed in the record."""
        assert self.table is not None
        return sum(entry.seat == 0 and entry.move == "pass" for entry in self.table.match.record.entries)


def test_never_again_until_it_is_taken_back(tmp_path: Path) -> None:
    """The wish is no move: what the record holds is a pass like any other."""
    match = Match(GAME, 3, {}, seed="never", names=["Ada", "Ben", "Cleo"])
    console, shown = screen(match, "en")
    keys = Wisher(["never", "pass", "never raises"])
    keys.table = Table(match, tmp_path / "never.record")
    with suppress(Leave):
        Session(keys.table, shown, keys, {}).play()
    said = console.export_text()
    assert said.count("You are not asked any more, it is let pass: raises of others.") == 1
    assert said.count("You are asked again: raises of others.") == 1
    assert keys.asked[:2] == ["never", "pass"] and len(keys.asked) > 2
    assert replay(GAME, parse(match.record.text())).state.hash() == match.state.hash()


def test_what_only_the_player_can_answer_is_always_asked(tmp_path: Path) -> None:
    assert "you alone can answer it" in typed("2\nnever\nnever raises\n", tmp_path)


def test_cards_gods_and_mythology_are_read_in_the_players_language(tmp_path: Path) -> None:
    said = typed("2\ncarte mjollnir\ncarte thor\ncarte tempête\nmain\n", tmp_path, "--lang", "fr")
    assert "Mjollnir  Mythologie, Nordique, 2 Miracles" in said
    assert "Capacité : À la mise en place, sortez Mjollnir" in said.replace("\u202f", " ")
    assert "Tempête  Attaque, demande 2 Eau et 4 Chaos" in said
    assert "Puissance +5. Choisissez une Attaque de Feu" in said


def test_a_saved_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    typed("2\nfollow\nend\npass\n", tmp_path, "--record", str(tmp_path / "a"))
    typed("2\nfollow\n", tmp_path, "--record", str(tmp_path / "b"))
    done = theogony("play", "theomachy", "--resume", tmp_path / "b", home=tmp_path, stdin="end\npass\n")
    assert done.exit_code == 0
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()


def test_drops_are_typed_in_any_order_and_not_listed_one_by_one(tmp_path: Path) -> None:
    picks = "1\n" * 12
    said = typed(f"{picks}12+3+1+7\n", tmp_path, "--option", "decks=draft")
    assert "495 answers are possible. Type one of them" in said
    assert "The deck of Ada:" in said
    (file,) = (tmp_path / "theogony" / "saves").glob("*.record")
    assert "\n0 drop 1+3+7+12" in file.read_text()


@pytest.mark.parametrize("option", [["box=moon"], ["mode=epic", "decks=preconstructed"], ["box=warriors"]])
def test_a_setup_that_is_not_possible_is_explained(option: list[str], tmp_path: Path) -> None:
    args = [word for pair in option for word in ("--option", pair)]
    players = "5" if option == ["box=warriors"] else "3"
    done = theogony("play", "theomachy", "--players", players, *args, home=tmp_path)
    assert done.exit_code == 1
    wanted = {"box=moon": "cannot be moon", "mode=epic": "drafted", "box=warriors": "need both boxes"}[option[0]]
    assert wanted in done.output


# -- the table ---------------------------------------------------------------------------------------------------------


def screen(match: Match, lang: str) -> tuple[Console, Screen]:
    console = Console(width=80, force_terminal=True, color_system=None, highlight=False, record=True, file=StringIO())
    texts = Texts(lang, GAME.id)
    return console, Screen(console, GAME, texts, layout_of(GAME, texts, match.record.names))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_the_table_fits_eighty_columns(seats: int, lang: str) -> None:
    """No line of the board, the players or the hand is broken or cut, however much lies on the table."""
    names = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Flo", "Gus", "Hana"][:seats]
    match = Match(GAME, seats, {"mode": "epic"}, seed=seats, names=names)
    rng = Rng(seats)
    looked = 0
    while match.state.result is None and looked < 30:
        prompt = match.state.prompts()[0]
        options = match.state.options(prompt.seat)
        match.apply(prompt.seat, options[rng.below(len(options))])
        view = match.state.view(prompt.seat)
        if view["phase"] == "setup" or len(match.record.entries) % 23:
            continue
        looked += 1
        console, shown = screen(match, lang)
        shown.board(view)
        shown.players(view)
        text = console.export_text()
        assert all(len(line) <= 80 for line in text.splitlines()), text
        rows = [line for line in text.splitlines() if line.split(" ")[0] in names and "/" in line]
        assert len(rows) == seats, text


def test_a_price_that_endangers_the_next_ante_is_marked() -> None:
    """TH-175: with one Priest and one Disciple an ante of 2 is out of reach once the Priest is paid."""
    match = Match(GAME, 2, {}, seed=1)
    view = match.state.view(0)
    side = {"cult": [0, 1, 1]}
    view = {**view, "next_ante": 2, "track": ["gale"] * 6, "players": [side, side], "seat": 0}
    telling = Telling(Texts("en", "theomachy"), "en", ["A", "B"])
    assert telling._risky_places(view) == [1, 2]
    assert telling._risky_places({**view, "next_ante": 1}) == []
    assert telling._risky_places({**view, "next_ante": 4}) == [], "it is out of reach as it is"
    assert telling._risky_places({**view, "players": [{"cult": [0, 0, 2]}] * 2}) == [3, 4]
