"""``theogony lab report``, ``compare`` and ``tune``, from the command line to the page."""

import csv
import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pyarrow.parquet
import pytest

from tests.cli.run import theogony
from theogony import games
from theogony.i18n import FOLDER, LANGUAGES
from theogony.lab.report.page import STYLE

VOID = ("meta", "br", "rect", "line", "path", "circle")


class Reader(HTMLParser):
    """Checks that every element is closed, and keeps what leads out of the page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.outside: list[str] = []
        self.labels: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.outside += [value for name in ("src", "href") if (value := found.get(name))]
        self.labels += [str(found["aria-label"])] if tag == "svg" and "aria-label" in found else []
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in VOID

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    assert len(text) < 300_000
    reader = Reader(text)
    assert not reader.open and all(reader.labels), "every plot is told in words"
    assert all((path.parent / name).is_file() for name in reader.outside), "nothing but its own data is linked"
    assert "http" not in text.split("</style>")[1] and "balance-" not in text and "{" not in text.split("</style>")[1]
    return text


@pytest.mark.parametrize(
    ("lang", "says", "edge"),
    [("en", "Who beats whom", "Edge of who begins"), ("fr", "Qui bat qui", "Avantage de qui commence")],
)
def test_a_report_is_a_page_and_its_data_in_both_languages(lang: str, says: str, edge: str, tmp_path: Path) -> None:
    out = tmp_path / "report"
    args = (
        "--games",
        "9",
        "--players",
        "3",
        "--bots",
        "random",
        "--rivals",
        "novice,random,plan",
        "--rival-games",
        "3",
    )
    done = theogony("lab", "report", "diceforge", *args, "--out", out, "--lang", lang, "--json", home=tmp_path)
    assert (done.exit_code, done.stderr) == (0, "")
    told = json.loads(done.stdout)
    assert told["games"] == 9 and told["families"]["seat"]["parity"] and told["leader_wins"]["half"]["games"] > 0
    text = read(out / "report.html")
    assert says in text and edge in text and f'lang="{lang}"' in text
    assert {entry["which"] for entry in told["families"]["place"]["entries"]} == {"1", "2", "3"}
    rows = list(csv.DictReader((out / "seats.csv").open(encoding="utf-8")))
    table = pyarrow.parquet.read_table(out / "seats.parquet")
    assert len(rows) == table.num_rows == 27 and set(rows[0]) == set(table.column_names)
    assert sum(float(row["share"]) for row in rows) == pytest.approx(9)
    points = [name for name in rows[0] if name.startswith("glory-")]
    assert points and all(int(row["score"]) == sum(int(row[name]) for name in points) for row in rows)
    stamp = json.loads((out / "report.json").read_text())["experiment"]
    assert stamp == json.loads(table.schema.metadata[b"experiment"]) and stamp["ruleset"].startswith("diceforge@")
    again = theogony("lab", "report", "diceforge", *args, "--out", out, "--lang", lang, "--json", home=tmp_path)
    assert json.loads(again.stdout)["played"] == 0 and read(out / "report.html") == text, (
        "made again from what is there"
    )


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("game", ["hunt", "siege"])
def test_a_game_that_nobody_prepared_has_a_report_too(game: str, tmp_path: Path) -> None:
    done = theogony("lab", "report", game, "--games", "20", "--bots", "random", "--out", tmp_path / "r", home=tmp_path)
    assert done.exit_code == 0 and "report.html" in done.stdout
    page = read(tmp_path / "r" / "report.html")
    assert "Edge of seat 1" in page and "who begins" not in page, "the game tells of no turns"


def test_two_variants_are_compared_and_the_page_says_what_did_not_move(tmp_path: Path) -> None:
    (tmp_path / "usual.yaml").write_text("{game: diceforge, players: 2, bots: [novice], games: 4}")
    (tmp_path / "other.yaml").write_text("{game: diceforge, players: 2, bots: [random], games: 4}")
    files = (tmp_path / "usual.yaml", tmp_path / "other.yaml", "--out", tmp_path / "out")
    done = theogony("lab", "compare", *files, "--measure", "seat=1", home=tmp_path)
    assert done.exit_code == 0 and "Seat 1 wins: still open" in done.stdout
    told = json.loads((tmp_path / "out" / "compare.json").read_text())
    assert told["pairs"] == 4 and told["games"] == 8 and told["verdict"] == "open" and told["deciding"] == "seat=1"
    assert "Longer game" in read(tmp_path / "out" / "compare.html")
    french = theogony("lab", "compare", *files, "--lang", "fr", home=tmp_path)
    assert french.exit_code == 0 and "encore" in french.stdout
    assert "Ce qui change" in read(tmp_path / "out" / "compare.html")


def test_a_tuning_writes_its_page_whether_or_not_it_has_a_proposal(tmp_path: Path) -> None:
    args = ("--goal", "share:pantheon=greeks=20", "--values", "miracle_cards.the_winds_turn.cost", "--games", "8")
    more = ("--players", "2", "--bots", "random", "--rounds", "1", "--out", tmp_path / "t")
    done = theogony("lab", "tune", "godstorm", *args, *more, "--json", home=tmp_path)
    assert (done.exit_code, done.stderr) == (0, "")
    told = json.loads(done.stdout)
    assert {one["to"] for one in told["tried"]} == {0, 2} and len(told["checks"]) == 1
    assert bool(told["proposed"]) == (tmp_path / "t" / "proposal.yaml").exists()
    assert "The race" in read(tmp_path / "t" / "tune.html")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("report", "chess"), "no game chess"),
        (("report", "godstorm", "--rivals", "oracle"), "no bot oracle"),
        (("compare", "no.yaml", "no.yaml"), "no.yaml"),
        (("tune", "diceforge", "--goal", "level:seat"), "no reconstructed numbers"),
        (("tune", "hybris", "--goal", "level:seat"), "too many to race"),
        (("tune", "hybris", "--goal", "level:seat", "--values", "odd.*"), "is called odd.*"),
        (
            ("tune", "hybris", "--goal", "fun"),
            "fun is not a goal: write level:god, share:god=ares=25 or length:decisions",
        ),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(words: tuple[str, ...], says: str, tmp_path: Path) -> None:
    done = theogony("lab", *words, "--out", tmp_path / "x", home=tmp_path)
    assert done.exit_code != 0 and says in done.stderr and done.stderr.count("\n") == 1
    assert not (tmp_path / "x").exists()


def test_a_goal_that_names_nothing_in_the_game_is_refused(tmp_path: Path) -> None:
    few = ("--values", "olympians.ares.start.aegis", "--games", "8", "--bots", "random", "--out", tmp_path / "x")
    for goal, given in (("level:god", "god"), ("share:olympian=artemis=25", "olympian=artemis")):
        done = theogony("lab", "tune", "hybris", "--goal", goal, *few, home=tmp_path)
        assert done.exit_code == 1 and f"is called {given}:" in done.stderr and "olympian" in done.stderr
        assert not (tmp_path / "x" / "tune.html").exists()


def test_both_languages_say_the_same_things() -> None:
    keys = [re.findall(r"^([a-z][\w-]*) =", (FOLDER / lang / "balance.ftl").read_text(), re.M) for lang in LANGUAGES]
    assert keys[0] == keys[1] and len(keys[0]) > 150 and len(set(keys[0])) == len(keys[0])


def test_the_page_knows_the_dark_the_light_and_paper() -> None:
    style = STYLE.read_text(encoding="utf-8")
    used, made = set(re.findall(r"var\((--[\w-]+)", style)), set(re.findall(r"(--[\w-]+):", style))
    assert used - made == {"--by"} and "prefers-color-scheme: dark" in style and "@media print" in style


@pytest.mark.parametrize("game", games.names())
def test_every_game_has_its_report_in_the_docs(game: str) -> None:
    folder = Path(__file__).parents[2] / "docs" / "balance" / game
    read(folder / "report.html")
    told = json.loads((folder / "report.json").read_text())
    assert told["games"] >= 60 and told["faults"] == 0 and told["experiment"]["ruleset"].startswith(f"{game}@")
