"""9.1: Convert and Design (HY-136 to HY-142, HY-383)."""

from tests.games.hybris.table import covers, given
from theogony.games.hybris.olympus import Convert, Design, can_convert, can_design


@covers("HY-137", "HY-138")
def test_any_number_of_conversions_the_same_row_too() -> None:
    t = given(seats=2, goods={0: {"prayer": 6}}, greatness=(3, 1)).step(Convert(0, 0))
    t.plays(0, "convert convert_vp", "convert convert_vp", "convert convert_greatness")
    t.plays(0, "convert convert_spark", "take-out spark>6")
    assert t.has(0, "prayer") == 0 and t.has(0, "vp") == 3 and t.space(0) == 2
    assert t.asked()[1] == "Pause"  # nothing is left to pay with


@covers("HY-137", "HY-138")
def test_a_row_needs_its_prayers() -> None:
    t = given(goods={0: {"prayer": 3}}).step(Convert(0, 0))
    t.refuses(0, "convert convert_temple", "HY-137")
    t.plays(0, "convert convert_character", "take-out hero>4")
    assert t.has(0, "prayer") == 1 and t.at(0, "hero_1") == "reserve"
    t.refuses(0, "convert convert_character", "HY-137")


@covers("HY-138")
def test_a_temple_costs_four_prayers() -> None:
    t = given(goods={0: {"prayer": 4}}).step(Convert(0, 0))
    t.plays(0, "convert convert_temple", "take-out temple>5", "temple elis")
    assert t.has(0, "prayer") == 0 and t.temples(0) == ["elis"]


@covers("HY-139")
def test_a_row_that_would_do_nothing_cannot_be_chosen_and_one_conversion_must_be_made() -> None:
    t = given(goods={0: {"prayer": 3}}, pieces={0: {tile: {"hero": 1} for tile in range(1, 7)}}).step(Convert(0, 0))
    t.refuses(0, "convert convert_spark", "HY-139")
    t.refuses(0, "done", "HY-139")
    t.plays(0, "convert convert_vp", "done")
    assert t.has(0, "vp") == 1
    assert not can_convert(t.s, 1)


@covers("HY-383", "HY-393")
def test_a_limited_reduction_makes_one_conversion_of_the_age_free() -> None:
    t = given(olympians=("hermes",), unlocked={0: [4]}, goods={0: {"prayer": 1}}).step(Convert(0, 0))
    t.plays(0, "convert convert_vp", "use hermes_u4")
    assert t.has(0, "prayer") == 1 and t.has(0, "vp") == 1
    t.plays(0, "convert convert_vp")  # paid in full
    assert t.has(0, "prayer") == 0


@covers("HY-426")
def test_a_reduction_that_is_used_up_is_not_offered() -> None:
    t = given(olympians=("hermes",), unlocked={0: [4]}, goods={0: {"prayer": 3}}).step(Convert(0, 0))
    t.plays(0, "convert convert_vp", "use hermes_u4", "convert convert_vp")
    t.refuses(0, "use hermes_u4", "HY-137")
    u = given(goods={0: {"prayer": 3}}).step(Convert(0, 0)).plays(0, "convert convert_vp")
    u.refuses(0, "use hermes_u4", "HY-137")


@covers("HY-140", "HY-141", "HY-144")
def test_any_tile_of_olympus_comes_on_space_a_with_the_token_of_its_designer() -> None:
    t = given(workshop=[(1, "tech_coinage")]).step(Design(0))
    t.refuses(0, "design tech_coinage", "HY-140")
    t.refuses(0, "design ancient_first_hymn", "HY-140")
    t.refuses(0, "done", "HY-140")
    t.plays(0, "design tech_great_library")
    assert t.workshop() == ["tech_great_library", "tech_coinage", ""]
    assert t.s.view(1)["owners"] == {"tech_coinage": 1, "tech_great_library": 0}


@covers("HY-142")
def test_without_a_tile_there_is_nothing_to_design() -> None:
    t = given()
    assert can_design(t.s)
    t.s.olympus = 0
    assert not can_design(t.s)
