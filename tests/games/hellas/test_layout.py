"""What the terminal shows of Hellas, in both languages."""

import pytest

from tests.games.hellas.table import given
from theogony.games.hellas.content import ARTIFACTS, BLESSINGS, CHAINS, COMBAT, DATA, HEROES, ORDERS, QUESTS, REGIONS
from theogony.games.hellas.effects.choosing import ChooseOption
from theogony.games.hellas.game import GAME
from theogony.games.hellas.layout import HellasLayout
from theogony.games.hellas.texts import SOURCE_IDS
from theogony.i18n import LANGUAGES, Texts
from theogony.kernel.layout import Line

NAMES = ["Ada", "Bob", "Cleo"]


def layout(lang: str) -> HellasLayout:
    return HellasLayout(Texts(lang, "hellas"), lang, NAMES)


def text(lines: list[Line]) -> str:
    return "\n".join("".join(words for words, _ in line) for line in lines)


def board(lang: str, **position: object) -> str:
    view = given(seats=3, **position).s.view(0)  # type: ignore[arg-type]
    return "\n".join(text([block.title, *block.lines]) for block in layout(lang).board(view))


@pytest.mark.parametrize(("lang", "region"), [("en", "Attica"), ("fr", "Attique")])
def test_a_region_shows_who_holds_it_and_who_is_there(lang: str, region: str) -> None:
    shown = board(
        lang, hoplites={"attica": (1, 5)}, fortified=["attica"], temples=["attica"], heroes={2: "attica"},
        names={2: "perseus"}, monsters={"hydra": "attica"},
    )  # fmt: skip
    line = next(line for line in shown.splitlines() if line.startswith(region))
    name, beast = ("Perseus", "Hydra") if lang == "en" else ("Persée", "Hydre")
    assert line.split() == [region, "5", "2", "▪⌂♜1", "2:5+", name, beast]


def test_a_covered_symbol_is_crossed_and_a_mark_is_shown() -> None:
    shown = board("en", monsters={"medusa": "attica"}, wounds={"medusa": [0]})
    assert "Medusa     × swᵖ sp ma" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_is_shown_whole(lang: str) -> None:
    t = given(
        seats=3,
        heroes={0: "attica"},
        hands={0: ["charge_sickle_4"]},
        blessings={0: ["exile"]},
        artifacts={0: ["aegis"]},
    )
    view = t.s.view(0)
    shown = layout(lang)
    assert NAMES[0] in text(shown.status(view))
    assert shown.card_words("charge_sickle_4") in text(shown.legend(view))
    assert shown.card_words("charge_sickle_4") not in text(shown.legend(t.s.view(1)))
    grid = shown.players(view)
    assert [len(row) for row in grid.rows] == [len(grid.columns)] * 3
    assert [card.id for card in shown.hand(view)] == ["charge_sickle_4", "exile", "aegis", HEROES[0]]
    assert shown.hand(t.s.view(-1)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_read(lang: str) -> None:
    cards = layout(lang).cards()
    wanted = {*COMBAT, *BLESSINGS, *ARTIFACTS, *QUESTS, *CHAINS, *ORDERS, *HEROES}
    assert {card.id for card in cards} == wanted
    assert all(card.name and card.kind and card.text for card in cards)


def test_a_region_and_its_neighbours() -> None:
    view = given(seats=3).s.view(0)
    assert [line.split()[1] for line in text(layout("fr").near(view, "phocis")).splitlines()[1:]] == [
        "Locride",
        "Béotie",
    ]
    assert layout("fr").near(view, "olympus") == []
    assert all(layout("en").near(view, place) for place in REGIONS)


def choices(node: object, id: str = "") -> list[tuple[str, int]]:
    """Every choice that a text of the content offers: on what it stands, and how many options it has."""
    if isinstance(node, list):
        return [found for inner in node for found in choices(inner, id)]
    if not isinstance(node, dict):
        return []
    own = str(node.get("id", id)).removeprefix("token_")
    found = [(own, len(node["options"]))] if node.get("op") == "choose" else []
    return found + [more for inner in node.values() for more in choices(inner, own)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_of_a_text_has_words(lang: str) -> None:
    said = Texts(lang, "hellas")
    assert len(choices(DATA)) == 5
    for name, options in choices(DATA):
        assert name in SOURCE_IDS
        assert all(said.has(f"choice-{name}-{number}") for number in range(1, options + 1)), name


@pytest.mark.parametrize(("lang", "words"), [("en", "a Monster takes 1 Wound"), ("fr", "un Monstre subit 1 Dégât")])
def test_a_choice_is_read_by_its_words(lang: str, words: str) -> None:
    s = given(seats=3, heroes={0: "attica"}).s
    s.agenda.append(ChooseOption(0, 0, 1, SOURCE_IDS.index("thunder_of_zeus"), -1, -1))
    assert layout(lang).move(s.view(0), GAME.moves[GAME.moves.parse("choice 1")]) == words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_titan_has_a_sheet_that_the_base_game_has_not(lang: str) -> None:
    assert "Kronos" not in board(lang, heroes={0: "attica"})
    shown = board(lang, mode="kronos", heroes={1: "attica"}, kronos_at="messenia")
    line = next(line for line in shown.splitlines() if line.startswith(("Messenia", "Messénie")))
    assert "Κ" in line and "\nKronos" in shown


def test_the_own_seat_stands_out_and_no_other() -> None:
    layout = HellasLayout(Texts("en", "hellas"), "en", NAMES)
    for reader, own in ((0, [0]), (1, [1]), (-1, [])):
        assert [seat for seat in range(3) if "reverse" in layout.style({"seat": reader}, seat)] == own
