"""9.2: Workshop and Factory (HY-143 to HY-153, HY-403, HY-415, HY-420)."""

import pytest

from tests.games.hybris.table import Play, covers, given
from theogony.games.hybris import forge
from theogony.games.hybris.end_of_age import ForgeWorks
from theogony.games.hybris.forge import Advance, Fabricate, PayFabrication
from theogony.games.hybris.olympus import Design
from theogony.games.hybris.turn import TakeTurn

THREE = [(1, "tech_coinage"), (0, "tech_aqueduct"), (1, "tech_colossus")]


def produce(t: Play, seat: int = 0) -> Play:
    forge.produce(t.s, seat)
    t.s.run()
    return t


@covers("HY-143", "HY-403")
def test_the_slot_of_the_forge_gives_a_produce_in_addition_to_the_action() -> None:
    t = given(goods={0: {"aegis": 1}}, plans={0: {"hero_3": "forge"}}, factory=[(0, "tech_coinage")])
    t.step(TakeTurn(0)).plays(0, "activate hero_3")
    assert t.factory() == ["", "", "tech_coinage"]  # twice


@covers("HY-145", "HY-146")
def test_tiles_push_each_other_along_and_out_of_c_into_the_factory_for_nothing() -> None:
    t = given(workshop=THREE, factory=[(0, "tech_symposium"), None, (1, "tech_ostraka")]).step(Design(0))
    t.plays(0, "design tech_great_library")
    assert t.workshop() == ["tech_great_library", "tech_coinage", "tech_aqueduct"]
    assert t.factory() == ["tech_colossus", "tech_symposium", "tech_ostraka"]  # only as far as needed
    assert t.s.view(0)["owners"]["tech_colossus"] == 1  # type: ignore[index]
    assert t.has(1, "aegis") == 0


@covers("HY-146")
def test_a_gap_is_not_filled_from_behind() -> None:
    t = given(workshop=[None, (0, "tech_coinage"), None]).step(Design(0)).plays(0, "design tech_aqueduct")
    assert t.workshop() == ["tech_aqueduct", "tech_coinage", ""]


@covers("HY-147")
def test_a_tile_is_paid_turned_over_and_put_on_space_1() -> None:
    t = given(goods={0: {"aegis": 1, "follower": 2}}, workshop=[(0, "tech_aqueduct")], factory=[(1, "tech_coinage")])
    t.step(Fabricate(0))
    assert t.factory() == ["tech_aqueduct", "tech_coinage", ""] and t.workshop() == ["", "", ""]
    assert t.has(0, "aegis") == t.has(0, "follower") == 0


@covers("HY-147")
def test_only_own_tiles_of_the_workshop_and_such_as_can_be_paid() -> None:
    t = given(
        goods={0: {"aegis": 2, "follower": 2}},
        workshop=[(0, "tech_colossus"), (1, "tech_coinage"), (0, "tech_aqueduct")],
    ).step(Fabricate(0))
    assert t.asked() == (0, "PayFabrication")  # there was only one
    u = given(
        goods={0: {"aegis": 2, "follower": 2}},
        workshop=[(0, "tech_water_clock"), (1, "tech_coinage"), (0, "tech_aqueduct")],
    ).step(Fabricate(0))
    u.refuses(0, "fabricate tech_coinage", "HY-147")
    u.refuses(0, "done", "HY-147")
    v = given(
        goods={0: {"aegis": 2, "follower": 2}},
        workshop=[(0, "tech_water_clock"), (0, "tech_colossus"), (0, "tech_aqueduct")],
    ).step(Fabricate(0))
    v.refuses(0, "fabricate tech_colossus", "HY-044")


@covers("HY-147", "HY-415")
def test_on_c_two_resources_are_spared_of_the_payers_choice() -> None:
    t = given(goods={0: {"aegis": 3, "follower": 3}}, workshop=[None, None, (0, "tech_bronze_automata")])
    t.step(Fabricate(0))
    t.refuses(0, "accept", "HY-415")
    t.plays(0, "spare aegis", "spare follower")
    assert t.has(0, "aegis") == 2 and t.has(0, "follower") == 2


@covers("HY-415")
def test_nothing_is_spared_that_leaves_the_price_unpayable_or_below_zero() -> None:
    t = given(goods={0: {"aegis": 0, "follower": 2}}, workshop=[None, (0, "tech_aqueduct")]).step(Fabricate(0))
    assert t.factory()[0] == "tech_aqueduct"  # the one way: the Aegis is spared
    u = given(goods={0: {"aegis": 1, "follower": 2}}, workshop=[None, None, (0, "tech_aqueduct")]).step(Fabricate(0))
    u.plays(0, "spare aegis")
    assert u.has(0, "follower") == 1  # the second one can only be a Follower
    refusal = PayFabrication(0, 5, 0, 2, 1).refusal(u.s, u.wording.game.moves.parse("spare aegis"))
    assert refusal is not None and refusal.clause == "HY-415"


@covers("HY-147", "HY-426")
def test_a_power_spares_one_more_in_the_age() -> None:
    t = given(olympians=("athena",), goods={0: {"follower": 2}}, workshop=[(0, "tech_aqueduct")]).step(Fabricate(0))
    assert t.factory()[0] == "tech_aqueduct" and t.s.players[0].once  # there is no Aegis: it is the only way
    u = given(olympians=("athena",), goods={0: {"follower": 2}}, workshop=[(0, "tech_bronze_automata")])
    assert not forge.can_fabricate(u.s, 0, 0)


@covers("HY-148", "HY-149", "HY-150")
def test_who_pushes_anothers_tile_off_space_3_gains_a_point() -> None:
    t = given(
        goods={0: {"aegis": 1, "follower": 2}},
        workshop=[(0, "tech_aqueduct")],
        factory=[(1, "tech_coinage"), (0, "tech_symposium"), (1, "tech_colossus")],
    ).step(Fabricate(0))
    assert t.stored(1) == ["tech_colossus"] and t.has(0, "vp") == 1
    assert t.factory() == ["tech_aqueduct", "tech_coinage", "tech_symposium"]


@covers("HY-149")
def test_produce_moves_all_and_an_own_tile_gives_no_point() -> None:
    t = produce(given(factory=[(1, "tech_coinage"), None, (0, "tech_aqueduct")]))
    assert t.factory() == ["", "tech_coinage", ""]
    assert t.stored(0) == ["tech_aqueduct"] and t.has(0, "vp") == 0


@covers("HY-150")
def test_a_power_that_moves_one_tile_pushes_too() -> None:
    t = given(factory=[None, (0, "tech_aqueduct"), (1, "tech_coinage")]).step(Advance(0, 1))
    assert t.factory() == ["", "", "tech_aqueduct"] and t.stored(1) == ["tech_coinage"] and t.has(0, "vp") == 1
    u = given(factory=[(0, "tech_aqueduct"), (0, "tech_coinage"), (1, "tech_colossus")]).step(Advance(0, 1))
    u.refuses(0, "fabricate tech_colossus", "HY-150")


@covers("HY-151")
@pytest.mark.parametrize(("factory", "possible"), [([None, None, (1, "tech_coinage")], True), ([], False)])
def test_produce_needs_a_tile(factory: list[tuple[int, str] | None], possible: bool) -> None:
    assert forge.can_produce(given(factory=factory).s, 0) == possible


@covers("HY-152", "HY-420")
def test_a_third_technology_is_one_too_many_at_once_in_anothers_turn_too() -> None:
    t = produce(given(stored={1: ["tech_coinage", "tech_aqueduct"]}, factory=[None, None, (1, "tech_colossus")]))
    assert t.asked() == (1, "RemoveTechnology")
    t.refuses(1, "remove-technology tech_symposium", "HY-152")
    t.plays(1, "remove-technology tech_aqueduct")
    assert t.stored(1) == ["tech_colossus", "tech_coinage"]
    assert "tech_aqueduct" not in t.s.view(0)["olympus"]  # type: ignore[operator]


@covers("HY-152")
def test_a_power_gives_one_slot_more() -> None:
    t = given(
        olympians=("zeus", "athena"),
        unlocked={1: [5]},
        stored={1: ["tech_coinage", "tech_aqueduct"]},
        factory=[None, None, (1, "tech_colossus")],
    )
    assert len(produce(t).stored(1)) == 3


@covers("HY-153")
def test_the_way_of_a_technology() -> None:
    t = given(goods={0: {"aegis": 1, "follower": 1}}).step(Design(0)).plays(0, "design tech_water_clock")
    t.step(Fabricate(0))
    for _ in range(3):
        assert not t.stored(0)
        produce(t)
    assert t.stored(0) == ["tech_water_clock"]


@covers("HY-291")
def test_at_the_end_of_an_age_every_tile_moves_on_and_nobody_gains_the_point() -> None:
    t = given(factory=[(0, "tech_aqueduct"), (2, "tech_colossus"), (1, "tech_coinage")]).step(ForgeWorks())
    assert t.factory() == ["", "tech_aqueduct", "tech_colossus"]
    assert t.stored(1) == ["tech_coinage"] and [t.has(seat, "vp") for seat in range(3)] == [0, 0, 0]
