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


@covers("LH-079", "LH-386")
def test_enemies_withdraw_without_a_loss_one_player_after_another_and_then_the_recruit_comes() -> None:
    t = given(heroes={0: "attica"}, glory={"blue": 0}, hoplites={"attica": [(1, 5), (2, 1)]}, control={"attica": 1})
    t.step(TakeTurn(0)).plays(0, "usurp")
    assert t.controls("attica") == 0
    assert t.asked() == (1, "ChooseRefuge")
    t.refuses(1, "region elis", "LH-109")
    t.plays(1, "region crete").plays(2, "region corinthia").plays(0, "place attica>1")
    assert (t.army(1, "crete"), t.army(2, "corinthia"), t.army(0, "attica")) == (5, 1, 1)
    assert t.controls("crete") == 1  # LH-111
    assert not t.s.battles


@covers("LH-079")
def test_who_cannot_withdraw_dies() -> None:
    t = given(
        heroes={0: "acarnania"},
        glory={"yellow": 0},
        hoplites={"acarnania": (1, 3)},
        control={"acarnania": 1, "aetolia": 2, "epirus": 0},
    )
    t.step(TakeTurn(0)).plays(0, "usurp", "place acarnania>1")
    assert t.army(1, "acarnania") == 0
    assert t.supply(1) == 15
