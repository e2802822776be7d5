"""The words of Hybris: a question travels as what it is about, every name has its grammar, and every sentence is good
with every name and number that it may meet."""

import re
from collections.abc import Iterator

import pytest

from tests.games.hybris.gallery import gallery
from tests.games.hybris.table import given
from theogony.games.hybris.content import CHARACTERS, entries
from theogony.games.hybris.game import GAME
from theogony.games.hybris.layout import HybrisLayout
from theogony.games.hybris.moirai import Undertake
from theogony.games.hybris.speech import SPEECH
from theogony.i18n import FOLDER, LANGUAGES, Texts
from theogony.kernel.speech import AMOUNTS, MANY, NUMBER, ONE, SEAT, TEXT
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
    "PayForAll": {"concept"},
    "PayActivation": {"character"},
    "PayCanto": {"character", "goods"},
    "PayConversion": {"row"},
    "PayFabrication": {"technology"},
    "PlayPremonitions": {"city"},
    "ReturnCharacter": {"character"},
    "SendAvatar": {"avatar"},
    "SendFighter": {"elements"},
    "ShowCards": {"character", "elements"},
    "DiscardOn": {"character", "elements"},
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


# -- names and their forms -------------------------------------------------------------------------------------------

PLACES = [("location", entry["id"]) for entry in entries("locations")]
PLACES += [("city", entry["id"]) for entry in entries("cities")]
PEOPLE = [("character", id) for id in CHARACTERS] + [("character", entry["id"]) for entry in entries("characters")]
for kind, section in (("olympian", "olympians"), ("champion", "coliseum_heroes"), ("pillar", "pillars")):
    PEOPLE += [(kind, entry["id"]) for entry in entries(section)]
for kind, section in (("primordial", "primordials"), ("concept", "concepts"), ("avatar", "avatars")):
    PEOPLE += [(kind, entry["id"]) for entry in entries(section)]
FORMS = [(*name, ("the", "of", "in", "to")) for name in PLACES] + [(*name, ("the", "of", "to")) for name in PEOPLE]
VOWEL = re.compile(r"[aeiouyhéèêâîôœæÉÈÊÂÎŒÆAEIOUYH]")
ASPIRATED = ("héros",)  # no elision before these


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_has_its_forms(lang: str) -> None:
    texts = Texts(lang, "hybris")
    said = [f"{kind}-{id}.{form}" for kind, id, forms in FORMS for form in forms]
    assert len(said) > 280
    assert not [key for key in said if texts(key) == key]


def test_who_acts_has_a_gender_in_french() -> None:
    texts = Texts("fr", "hybris")
    assert not [name for name in PEOPLE if texts(f"{name[0]}-{name[1]}.gender") not in ("m", "f")]


def test_french_articles_are_contracted_and_elided() -> None:
    texts = Texts("fr", "hybris")
    for kind, id, forms in FORMS:
        assert texts(f"{kind}-{id}.of").startswith(("de ", "du ", "des ", "d’"))
        for said in [texts(f"{kind}-{id}.{form}") for form in forms]:
            assert not re.search(r"\b(de|à) les? ", said), said
            for word in re.findall(r"\b(?:de|le|la) ([\w’]+)", said):
                assert word.lower() in ASPIRATED or not VOWEL.match(word), said


def test_a_character_has_the_grammar_of_its_name() -> None:
    view = GAME.new(2, {"olympians": "drawn"}, seed=3).view(0)
    view["players"][0]["olympian"] = "hades"  # type: ignore[index]
    layout = HybrisLayout(Texts("fr", "hybris"), "fr", ["Ada", "Bob"])
    event = {"kind": "defeated", "seat": 0, "character": "hero_3"}
    assert layout.say("event-defeated", **layout.told(view, event)) == "Alceste, du camp d’Ada, est vaincue."
    olympian = {"kind": "came-to-nothing", "seat": 0, "character": "olympian"}
    assert layout.told(view, olympian)["character_of"] == "d’Hadès"


def test_a_quest_says_which_elements_it_still_asks_for_and_whether_the_card_is_lost() -> None:
    def asked(quest: str, *moves: str) -> str:
        t = given(quests=[quest], at={0: {"hero_3": "moirai_1"}}, hands={0: ["common_surge", "common_ruse"]})
        t.step(Undertake(0, CHARACTERS.index("hero_3"))).plays(0, *moves)
        view = t.s.view(0)
        layout = HybrisLayout(Texts("en", "hybris"), "en", ["Ada", "Bob", "Cy"])
        return layout.say(f"prompt-{t.asked()[1]}", **layout.readable(view, SPEECH.sent(t.s.prompts()[0])))

    or_else = "Otherwise your character is defeated."
    fleece, polyphemus = "quest_golden_fleece", "quest_polyphemus"
    assert asked(fleece) == f"Which card do you show? Still needed: Water and Air. {or_else}"
    assert asked(fleece, "card common_surge") == f"Which card do you show? Still needed: Air. {or_else}"
    shown = ("card common_surge", "card common_ruse", "card common_ruse")
    assert asked(fleece, *shown) == f"Which card do you discard? Still needed: Fire. {or_else}"
    assert asked(polyphemus) == f"Which Conflict card do you discard for the Quest? {or_else}"  # any one


# -- every sentence with every name and number that it may meet -------------------------------------------------------

SAID = re.compile(r"^((?:event|prompt|refusal|remedy|move)-[\w-]+) =(.*(?:\n[ }].*)*)", re.M)
WRONG = {
    "en": re.compile(
        r"[{}$]|  | [.,;:!?]|\b1 (?:Follower|Prayer|Shackle|Premonition|Bonus Location|card)s\b|[Tt]he the |\bof of "
    ),
    "fr": re.compile(
        r"[{}$']|  | [.,;:!?»]|« | [Dd]e les? | à les? | [Dd]e (?:[aeiouéèêœAEIOUÉÈÊŒ]|Hadès|Hermès|Hé[mr]a)"
    ),
}


def samples(name: str, body: str = "") -> list[object]:
    """All that a parameter can be in a sentence; an empty list where it has words for one."""
    kind = SPEECH.parameters.get(name, NUMBER)
    ones: list[object] = (
        list(kind.ids) if kind.ids else [0, 1] if kind is SEAT else ["x"] if kind is TEXT else [0, 1, 2, 5]
    )
    if kind.form == AMOUNTS:
        return [{str(id): number} for id in ones for number in (1, 2)]
    if kind.form == ONE:
        return ones
    return [[ones[0]], ones[:2], *([[]] if f"${name} ->\n    [none]" in body else [])]


def formed(lang: str) -> Iterator[tuple[str, str]]:
    """Every sentence of the rules, with each of its parameters going through all that it can be."""
    texts = Texts(lang, "hybris")
    layout = HybrisLayout(texts, lang, ["Ada", "Bob"])
    views = [GAME.new(2, {"olympians": "drawn"}, seed=seed).view(0) for seed in range(8)]
    for key, body in SAID.findall((FOLDER / lang / "hybris.ftl").read_text(encoding="utf-8")):
        names = {re.sub(r"_(a|the|of|in|to|gender)$", "", name) for name in re.findall(r"\$(\w+)", body)} - {"name"}
        common = {name: samples(name)[-1] for name in names} | ({"seat": 0} if "character" in names else {})
        for name in sorted(names) or [""]:
            for value in samples(name, body) if name else [0]:
                given = {**common, name: value} if name else common
                for view in views if name == "character" else views[:1]:
                    yield key, texts(key, **layout.readable(view, given))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_is_good_with_every_name_and_number(lang: str) -> None:
    sentences = list(formed(lang))
    assert len(sentences) > 4000
    assert not [f"{key}: {said}" for key, said in sentences if WRONG[lang].search(said) or not said]
