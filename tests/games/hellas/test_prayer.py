"""6.2: Prayer (LH-047 to LH-053)."""

import pytest

from tests.games.hellas.table import covers, given
from theogony.games.hellas.turn import TakeTurn


@covers("LH-047", "LH-053")
def test_a_priest_goes_from_the_pool_to_a_free_spot() -> None:
    t = given(pool={0: 1})
    t.step(TakeTurn(0)).plays(0, "pray hermes")
    assert t.pool(0) == 0
    assert t.s.praying_of(0) == 1
    assert t.s.priests_left(0) == 3
    t = given()
    t.step(TakeTurn(0)).refuses(0, "pray hermes", "LH-047")


@covers("LH-048", "LH-053")
def test_two_spots_at_each_monument_also_for_one_player() -> None:
    t = given(pool={0: 1}, praying={0: ["zeus"], 1: ["athena", "athena"]})
    t.step(TakeTurn(0)).refuses(0, "pray athena", "LH-053")
    t.plays(0, "pray zeus")
    assert t.s.praying[0] == 2
    t = given(pool={0: 1}, praying={1: ["athena", "athena"]})  # and no other Priest prays
    t.step(TakeTurn(0)).refuses(0, "pray athena", "LH-053")
    assert [move for move in t.options(0) if move.startswith("pray")] == ["pray zeus", "pray hermes"]


@covers("LH-312")
def test_nobody_prays_at_a_destroyed_monument() -> None:
    t = given(seats=3, mode="kronos", turn=1, names={1: "hector"}, pool={1: 1})
    t.s.levels[1] = 0
    t.step(TakeTurn(1)).refuses(1, "pray athena", "LH-312")
    assert [move for move in t.options(1) if move.startswith("pray")] == ["pray zeus", "pray hermes"]


@covers("LH-049")
@pytest.mark.parametrize(("god", "attribute"), [("zeus", "strength"), ("athena", "leadership"), ("hermes", "speed")])
def test_the_attribute_of_the_god_rises_to_five_at_most(god: str, attribute: str) -> None:
    t = given(pool={0: 1})
    t.step(TakeTurn(0)).plays(0, f"pray {god}")
    assert t.attribute(0, attribute) == 2
    t = given(pool={0: 1}, attributes={0: (5, 5, 5)}, levels={"zeus": 2})
    t.draws("charge_sickle_4").step(TakeTurn(0)).plays(0, f"pray {god}")
    assert t.attribute(0, attribute) == 5
    assert len(t.hand(0)) == (god == "zeus")  # the Power still works


@covers("LH-050")
@pytest.mark.parametrize(("level", "cards"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 3)])
def test_zeus_draws_by_his_level(level: int, cards: int) -> None:
    t = given(pool={0: 1}, levels={"zeus": level})
    t.draws(*["trap_sword_1", "trap_mace_1", "glory_bow_1"][:cards])
    t.step(TakeTurn(0)).plays(0, "pray zeus")
    assert len(t.hand(0)) == cards


@covers("LH-050", "LH-051")
@pytest.mark.parametrize(("level", "number"), [(2, 1), (3, 2), (4, 3), (5, 3)])
def test_athena_recruits_in_one_controlled_region(level: int, number: int) -> None:
    t = given(pool={0: 1}, levels={"athena": level}, hoplites={"crete": (0, 2), "argolis": (0, 3)})
    t.step(TakeTurn(0)).plays(0, "pray athena")
    t.refuses(0, f"place elis>{number}", "LH-065")
    t.refuses(0, f"place-fortified crete>{number}", "LH-065")
    t.plays(0, f"place-fortified argolis>{number}")
    assert t.army(0, "argolis") == 3 + number
    assert t.fortified("argolis")


@covers("LH-050")
def test_athena_without_a_controlled_region_does_nothing() -> None:
    t = given(pool={0: 1}, levels={"athena": 3})
    t.step(TakeTurn(0)).plays(0, "pray athena")
    assert t.asked() == (0, "TakeTurn")
    assert t.supply(0) == 15


@covers("LH-052")
@pytest.mark.parametrize(("level", "steps"), [(2, 1), (3, 2), (4, 3), (5, 3)])
def test_hermes_moves_one_army_step_by_step(level: int, steps: int) -> None:
    way = ["aetolia", "locris", "phocis"]
    t = given(pool={0: 1}, levels={"hermes": level}, hoplites={"thessaly": (0, 4)}, fortified=["thessaly"])
    t.step(TakeTurn(0)).plays(0, "pray hermes", "march thessaly>aetolia")
    t.refuses(0, "number 4", "LH-068")  # one of them is Fortified
    t.plays(0, "number 3")
    for place in way[1:steps]:
        t.plays(0, f"region {place}")
    assert t.asked() == (0, "TakeTurn")
    assert t.army(0, way[steps - 1]) == 3
    assert t.army(0, "thessaly") == 1
    assert t.controls("aetolia") == 0  # every Region entered is a step of its own
    assert t.fortified("thessaly")


@covers("LH-052")
def test_the_army_of_hermes_may_stop_and_goes_to_neighbours_only() -> None:
    t = given(pool={0: 1}, levels={"hermes": 4}, hoplites={"crete": (0, 2)})
    t.step(TakeTurn(0)).plays(0, "pray hermes", "march crete>laconia", "number 1")
    t.refuses(0, "region elis", "LH-002")
    t.plays(0, "done")
    assert t.army(0, "laconia") == 1


@covers("LH-049")
def test_prayer_raises_the_real_value_of_an_injured_attribute() -> None:
    t = given(pool={0: 1}, attributes={0: (1, 2, 1)}, injuries={0: ["strength"]})
    t.step(TakeTurn(0)).plays(0, "pray zeus")
    assert t.attribute(0, "strength") == 1
    assert t.s.attributes[1] == 3
