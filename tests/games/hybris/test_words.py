"""What a question is about travels as what it is: a field with the name of a kind holds one of that kind."""

import pytest

from tests.games.hybris.gallery import gallery
from theogony.games.hybris.game import GAME
from theogony.games.hybris.layout import HybrisLayout
from theogony.i18n import LANGUAGES, Texts
from theogony.kernel.speech import MANY, NUMBER, SEAT
from theogony.kernel.step import Prompt

# by kind: the fields of prompts that count in its ids, and no others
COUNTED = {
    "ActAt": {"character", "place"},
    "Challenge": {"character"},
    "ChooseEvil": {"concept"},
    "ChooseOption": {"source"},
    "ChooseSpace": {"city", "character", "technology"},
    "ChooseTechnology": {"city", "character"},
    "FollowersOrService": {"city"},
    "GiveAncient": {"technology"},
    "Go": {"character"},
    "GoOnWithEpic": {"character"},
    "Occasion": {"city", "character"},
    "Offer": {"avatar"},
    "PayActivation": {"character"},
    "PayCanto": {"character", "goods"},
    "PayConversion": {"row"},
    "PayFabrication": {"technology"},
    "PlayPremonitions": {"city"},
    "ReturnCharacter": {"character"},
    "SendAvatar": {"avatar"},
    "ShowCards": {"character"},
    "DiscardOn": {"character"},
    "TakeOut": {"pieces"},
    "TempleExtra": {"city"},
    "Undertake": {"character"},
    "UseUpper": {"pillar"},
}


def test_fields_with_the_name_of_a_kind_are_of_that_kind() -> None:
    """A field that is a number of something else would be shown as a wrong thing: its name is looked at here."""
    kinds = GAME.speech.parameters
    steps = type(GAME.new(2)).steps
    found: dict[str, set[str]] = {}
    for name, step in steps.items():
        if issubclass(step, Prompt) and step.kinds and step.__module__.startswith("theogony."):
            named = {
                field for field in step.fields if field in kinds and kinds[field].name not in (NUMBER.name, SEAT.name)
            }
            if named:
                found[name] = named
    assert found == COUNTED
    assert kinds["pieces"].form == MANY


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_can_be_shown_at_every_question(lang: str) -> None:
    texts = Texts(lang, "hybris")
    for position in gallery()[::9]:
        layout = HybrisLayout(texts, lang, [f"Seat {seat + 1}" for seat in range(position.seats)])
        for seat in range(-1, position.seats):
            view = position.view(seat)
            words = [span for line in layout.status(view) + layout.legend(view) for span, _ in line]
            words += [span for block in layout.board(view) for line in [block.title, *block.lines] for span, _ in line]
            grid = layout.players(view)
            words += [span for row in grid.rows for cell in row for span, _ in cell]
            words += [span for line in grid.notes for span, _ in line]
            words += [card.text for card in layout.hand(view)]
            assert not [
                word for word in words if "{" in word or word.strip().startswith(("board-", "players-", "status-"))
            ]


def test_characters_have_the_names_of_their_olympian() -> None:
    state = GAME.new(2, {"olympians": "drawn"}, seed=3)
    layout = HybrisLayout(Texts("en", "hybris"), "en", ["Ada", "Bob"])
    view = state.view(0)
    own = {entry["id"]: entry["name_en"] for entry in GAME.speech.content["characters"]}
    olympian = view["players"][1]["olympian"]  # type: ignore[index]
    assert layout.person(view, 1, "hero_2") == own[f"{olympian}_hero_2"]
    assert layout.person(view, 1, "hero_jason") == "Jason"
    assert layout.person(view, -1, "hero_2") == "Hero 2"


def test_every_card_can_be_read() -> None:
    cards = HybrisLayout(Texts("en", "hybris"), "en", ["Ada", "Bob"]).cards()
    assert len(cards) == 83 + 20 + 16 + 48 + 30 + 20 + 9 + 6 + 32
    assert all(card.name and card.text and card.kind for card in cards)
