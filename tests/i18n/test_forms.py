"""Names bring their grammar: what follows « de » is another word than what follows « à »."""

import pytest

from theogony.i18n import Texts
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
