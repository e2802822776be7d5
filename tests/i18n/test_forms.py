"""Names bring their grammar: what follows « de » is another word than what follows « à »."""

from collections.abc import Iterator

import pytest

from theogony import games
from theogony.i18n import Texts
from theogony.i18n.typography import typeset
from theogony.kernel.layout import Layout
from theogony.kernel.speech import SEAT, Kind, Speech, each, many

PLACE = Kind("place", ["gaul", "atlas", "rome"])
GRAMMAR = {
    "place-gaul.the": "la Gaule", "place-gaul.of": "de Gaule", "place-gaul.gender": "f",
    "place-atlas.the": "l’Atlas", "place-atlas.of": "de l’Atlas", "place-atlas.gender": "m",
}  # fmt: skip


class Map(Layout):
    speech = Speech({**each(PLACE, "place"), **each(many(PLACE), "places"), **each(SEAT, "seat")}, [], {}, {})


def shown(lang: str, names: list[str], **params: object) -> dict[str, object]:
    texts = Texts(lang)
    return Map(lambda key, **given: GRAMMAR.get(key) or texts(key, **given), lang, names).readable({}, params)


def test_the_forms_of_a_name_stand_beside_it() -> None:
    told = shown("fr", [], place="atlas")
    assert (told["place_the"], told["place_of"], told["place_gender"]) == ("l’Atlas", "de l’Atlas", "m")


def test_a_list_has_the_forms_that_all_its_names_have() -> None:
    assert shown("fr", [], places=["gaul", "atlas"])["places_of"] == "de Gaule et de l’Atlas"
    assert "places_of" not in shown("fr", [], places=["gaul", "rome"])
    assert shown("fr", [], places=[]) == {"places": "none", "number": 0}


def test_a_name_without_grammar_and_no_name_have_no_forms() -> None:
    assert shown("fr", [], place="rome") == {"place": "rome"}
    assert shown("fr", [], place="", seat=-1) == {"place": "none", "seat": "none"}


@pytest.mark.parametrize(
    ("name", "of"),
    [("Ada", "d’Ada"), ("Élise", "d’Élise"), ("Œdipe", "d’Œdipe"), ("Yves", "d’Yves"), ("Yann", "de Yann"),
     ("Hugo", "de Hugo"), ("Bob", "de Bob")],
)  # fmt: skip
def test_de_is_elided_before_a_vowel(name: str, of: str) -> None:
    told = shown("fr", [name], seat=0)
    assert (told["seat_of"], told["seat_to"], told["seat_the"]) == (of, f"à {name}", name)
    assert shown("en", [name], seat=0)["seat_of"] == f"of {name}"


def test_french_is_set_with_curly_apostrophes_and_spaces_at_which_no_line_breaks() -> None:
    said = "L’île\u202f: «\u202fd’{ $name }\u202f»\u202f? 95\u00a0%"
    assert typeset("fr", "L'île : « d'{ $name } » ? 95 %") == typeset("fr", said) == said
    assert typeset("fr", "key = : a") == "key = : a"
    assert typeset("en", "Who's there ?") == "Who's there ?"


@pytest.mark.parametrize("game", games.names())
def test_names_and_effects_of_the_content_are_set(game: str) -> None:
    """They are shown as they are written: nothing stands between the content and the reader."""
    wrong = [text for text in french(games.get(game).speech.content) if text != typeset("fr", text)]
    assert not wrong


def french(content: object) -> Iterator[str]:
    """All French texts of a content file."""
    if isinstance(content, dict):
        for key, value in content.items():
            if isinstance(value, str) and str(key).endswith("_fr"):
                yield value
            yield from french(value)
    elif isinstance(content, list):
        for value in content:
            yield from french(value)
