"""7.5: Usurp (LH-078 to LH-080, LH-386)."""

from tests.games.hellas.table import covers, given
from theogony.games.hellas.turn import TakeTurn


@covers("LH-078")
def test_usurp_takes_a_region_of_a_land_whose_glory_is_held() -> None:
    t = given(heroes={0: "attica"}, glory={"blue": 0}, control={"attica": 1}, artifacts={1: ["owl_of_athena"]})
    t.step(TakeTurn(0)).plays(0, "usurp", "place-fortified attica>1")
    assert t.controls("attica") == 0
    assert t.fortified("attica")
    assert t.glory("blue") == 0
    assert t.artifacts(0) == ["owl_of_athena"]


@covers("LH-078")
def test_it_needs_the_glory_token_and_the_hero_on_the_map() -> None:
    t = given(heroes={0: "attica"}, glory={"red": 0, "blue": 1})
    t.step(TakeTurn(0)).refuses(0, "usurp", "LH-078")
    t = given(glory={"red": 0})
    t.s.players[0].quest = 0
    t.step(TakeTurn(0)).refuses(0, "usurp", "LH-078")


@covers("LH-080")
def test_in_an_own_region_only_the_hoplite_is_gained() -> None:
    t = given(heroes={0: "crete"}, glory={"brown": 0}, hoplites={"crete": (0, 2)})
    t.step(TakeTurn(0)).plays(0, "usurp", "place crete>1")
    assert t.army(0, "crete") == 3
    assert not t.events("control")


def test_glory_of_zeus_brings_three() -> None:
    t = given(heroes={0: "crete"}, glory={"brown": 0}, blessings={0: ["glory_of_zeus"]})
    t.step(TakeTurn(0)).plays(0, "usurp", "place crete>3")
    assert t.army(0, "crete") == 3
