"""Chapters 18 and 19: Kronos' Actions, their prices, Final Actions (LH-204 to LH-252, LH-354 to LH-357, LH-373, LH-374,
LH-391 to LH-393)."""

import pytest

from tests.games.hellas.table import Play, agrees, covers, given, region
from theogony.games.hellas.content import KRONOS_ACTIONS, MONSTERS
from theogony.games.hellas.control import set_control
from theogony.games.hellas.kronos import costs
from theogony.games.hellas.kronos.turn import KronosTurn, TitanActs
from theogony.games.hellas.zones import BROKEN


def titan(**position: object) -> Play:
    """Kronos' turn begins, with two Heroes against him."""
    t = given(seats=3, mode="kronos", **position)  # type: ignore[arg-type]
    return t.step(KronosTurn())


@covers("LH-204", "LH-205", "LH-207")
def test_one_action_and_no_second_one_without_wrath() -> None:
    t = titan(monsters={"hydra": "crete"})
    t.refuses(0, "done", "LH-204")
    t.plays(0, "terror hydra").refuses(0, "terror hydra", "LH-204")
    t.plays(0, "use-chain kronos_wrath", "terror hydra")  # the same Action again, and paid again
    assert t.attitude("brown") == "hostile"
    assert t.points() == 8
    assert t.s.turn == 1  # nothing is left to do: the next Hero


@covers("LH-208", "LH-393")
def test_wrath_needs_an_action_before_and_gives_no_pass() -> None:
    t = titan(monsters={"hydra": "crete"})
    t.refuses(0, "use-chain kronos_wrath", "LH-393")
    t.plays(0, "terror hydra", "use-chain kronos_wrath").refuses(0, "pass", "LH-208")
    t = titan(monsters={"hydra": "crete"}, broken=["plague"]).plays(0, "pass")
    t.refuses(0, "use-chain kronos_wrath", "LH-208")
    t.refuses(0, "terror hydra", "LH-208")
    t.plays(0, "use-chain plague", "player 2").plays(1, "attribute speed")  # other Chains may be used with a Pass


@covers("LH-206")
def test_what_cannot_be_paid_cannot_be_chosen() -> None:
    t = titan(monsters={"hydra": "crete"}, anger=2)
    t.refuses(0, "region-attack hydra", "LH-206")
    t.plays(0, "terror hydra")
    assert t.points() == 1


@covers("LH-209", "LH-213", "LH-217", "LH-391", "LH-335")
def test_without_a_monster_there_is_nothing_but_orders_and_the_pass() -> None:
    t = titan()
    t.refuses(0, "region-attack hydra", "LH-213")
    t.refuses(0, "terror hydra", "LH-217")
    t.refuses(0, "shift hydra>crete", "LH-391")
    assert t.options(0) == ["pass"]


@covers("LH-210", "LH-262", "LH-254")
def test_reductions_add_up_and_stop_at_one() -> None:
    t = given(seats=3, mode="kronos", monsters={"hydra": "crete"}, broken=["plague", "eruption", "famine", "eclipse"])
    assert costs.terror_cost(t.s, MONSTERS.index("hydra")) == 1
    assert costs.attack_cost(t.s, MONSTERS.index("hydra")) == 2
    assert costs.cost(t.s, costs.DESTROY_TEMPLE) == 3
    nothing = KRONOS_ACTIONS.index("pass")  # what costs nothing by itself costs nothing
    assert costs.order_cost(t.s) == costs.cost(t.s, nothing) == 0
    t = given(seats=3, mode="kronos", broken=["eclipse"], done=["omphalos"])
    assert costs.order_cost(t.s) == 1
    t = given(seats=3, mode="kronos", monsters={"hydra": "crete"})
    assert costs.attack_cost(t.s, MONSTERS.index("hydra")) == 3  # Intact Chains give nothing


@covers("LH-211", "LH-212")
def test_monster_movement_moves_up_to_authority_monsters_once_each() -> None:
    t = titan(monsters={"hydra": "crete", "sphinx": "elis", "medusa": "attica"}, titan=(1, 1, 2))
    t.refuses(0, "shift hydra>elis", "LH-211")
    t.plays(0, "shift hydra>laconia").refuses(0, "shift hydra>crete", "LH-212")
    t.plays(0, "shift sphinx>achaea")
    assert (t.monster_at("hydra"), t.monster_at("sphinx"), t.points()) == ("laconia", "achaea", 9)
    t = titan(monsters={"hydra": "crete", "sphinx": "elis"}, titan=(1, 1, 2)).plays(0, "shift hydra>laconia", "done")
    assert t.monster_at("sphinx") == "elis"


@covers("LH-267", "LH-211")
def test_monsters_move_into_the_region_of_kronos_and_out_of_it() -> None:
    t = titan(kronos_at="locris", monsters={"hydra": "phocis", "sphinx": "phocis"}, titan=(1, 1, 2))
    assert "shift hydra>locris" in t.options(0) and agrees(t, TitanActs(0))
    t.plays(0, "shift hydra>locris", "shift sphinx>locris", "use-chain kronos_wrath", "shift hydra>phocis", "done")
    assert (t.monster_at("hydra"), t.monster_at("sphinx")) == ("phocis", "locris")


@covers("LH-214", "LH-215", "LH-216", "LH-320", "LH-355")
@pytest.mark.parametrize(("attitude", "left"), [("neutral", 3), ("distrustful", 2), ("hostile", 1)])
def test_a_region_attack_kills_more_the_worse_the_attitude(attitude: str, left: int) -> None:
    t = titan(monsters={"hydra": "crete"}, hoplites={"crete": (1, 6)}, attitude={"brown": attitude})
    t.plays(0, "region-attack hydra")
    assert t.army(1, "crete") == left  # half of six, then the others
    assert t.points() == 7


@covers("LH-214", "LH-216", "LH-355")
def test_the_other_kills_fall_in_the_region_attacked_and_not_where_the_minotaur_goes() -> None:
    there = {"crete": (1, 6), "laconia": (2, 6)}
    t = titan(monsters={"minotaur": "crete"}, hoplites=there, attitude={"brown": "hostile"})
    t.plays(0, "region-attack minotaur", "region laconia")
    assert (t.army(1, "crete"), t.army(2, "laconia"), t.monster_at("minotaur")) == (2, 5, "laconia")


@covers("LH-215", "LH-392")
@pytest.mark.parametrize("name", MONSTERS)
def test_the_price_of_a_region_attack_and_an_attack_on_nobody(name: str) -> None:
    t = titan(monsters={name: "crete"}).plays(0, f"region-attack {name}")
    assert t.points() == (8 if name in ("medusa", "sphinx", "cyclops") else 7)


@covers("LH-216")
def test_kronos_distributes_the_losses() -> None:
    t = titan(monsters={"cerberus": "crete"}, hoplites={"crete": [(1, 2), (2, 2)]}).plays(0, "region-attack cerberus")
    t.refuses(0, "player 1", "LH-093")
    t.plays(0, "player 2", "player 2")  # the third can only be the other player's
    assert (t.army(1, "crete"), t.army(2, "crete")) == (0, 1)


@covers("LH-217", "LH-218", "LH-219", "LH-329", "LH-356", "LH-373")
def test_terror_costs_by_pairs_of_hoplites_and_takes_tokens_of_deserted_regions() -> None:
    t = titan(
        monsters={"hydra": "crete"},
        hoplites={"laconia": [(1, 1), (2, 2)], "argolis": (2, 1)},
        control={"laconia": 1, "crete": 1, "argolis": 1},
    )
    t.plays(0, "terror hydra")
    assert t.points() == 7  # 1, and 1 for each of two pairs in the Land, whoever's they are and wherever they stand
    assert t.attitude("brown") == "distrustful"
    assert (t.controls("crete"), t.controls("laconia"), t.controls("argolis")) == (-1, 1, 1)


@covers("LH-220", "LH-321")
def test_terror_in_a_hostile_land_still_takes_tokens() -> None:
    t = titan(monsters={"hydra": "crete"}, control={"crete": 1}, attitude={"brown": "hostile"}).plays(0, "terror hydra")
    assert t.attitude("brown") == "hostile"
    assert t.controls("crete") == -1


@covers("LH-221", "LH-320")
def test_terror_takes_a_token_from_a_hero_to_neutral() -> None:
    t = titan(monsters={"hydra": "crete"}, glory={"brown": 2}).plays(0, "terror hydra")
    assert t.glory("brown") == -1
    assert t.attitude("brown") == "neutral"


@covers("LH-285")
def test_a_gods_artifact_goes_back_when_its_region_is_deserted() -> None:
    t = titan(monsters={"hydra": "boeotia"}, control={"attica": 1}, artifacts={1: ["owl_of_athena"]})
    t.plays(0, "terror hydra")
    assert t.artifacts(1) == []


@covers("LH-222", "LH-223", "LH-224", "LH-225")
def test_a_temple_without_hoplites_is_destroyed_and_an_attribute_rises() -> None:
    there = {"hydra": "crete", "sphinx": "elis", "medusa": "phocis"}
    guards = {"elis": (1, 1), "phocis": (2, 1)}
    t = titan(monsters=there, hoplites=guards, control={"phocis": 1}, titan=(4, 1, 1))
    t.refuses(0, "destroy-temple attica", "LH-222")  # no Monster
    t.refuses(0, "destroy-temple elis", "LH-222")  # Hoplites, and nobody controls the Region
    t.refuses(0, "destroy-temple phocis", "LH-222")  # Hoplites of another than its controller
    t.plays(0, "destroy-temple crete").refuses(0, "raise might", "LH-224")
    t.plays(0, "raise authority")
    assert not t.has_temple("crete")
    assert t.s.titan().attributes == [4, 1, 2]
    assert t.points() == 6


@covers("LH-255", "LH-256", "LH-395")
def test_an_attribute_that_reaches_three_breaks_a_chain_once() -> None:
    t = titan(monsters={"hydra": "crete"}, titan=(2, 1, 1)).plays(0, "destroy-temple crete", "raise might")
    t.refuses(0, "pass", "LH-256")
    t.refuses(0, "chain eclipse", "LH-255")
    t.plays(0, "chain flood")
    assert t.s.titan().broke_by == 1
    t = titan(monsters={"hydra": "crete"}, titan=(1, 1, 1)).plays(0, "destroy-temple crete", "raise might")
    assert t.asked()[1] in ("TitanActs", "Pause", "TakeTurn")


@covers("LH-255", "LH-259", "LH-238")
def test_the_last_chain_that_an_attribute_breaks_unlocks_the_final_actions() -> None:
    t = titan(monsters={"hydra": "crete"}, titan=(2, 1, 1), intact=["flood", "famine"])
    t.plays(0, "destroy-temple crete", "raise might", "chain flood", "use-chain kronos_wrath")
    t.refuses(0, "kronos-to phocis", "LH-238")  # one is still Intact
    t = titan(monsters={"hydra": "crete"}, titan=(2, 1, 1), intact=["flood"])
    t.plays(0, "destroy-temple crete", "raise might")
    assert t.chains(BROKEN) == ["kronos_wrath", "flood"], "the only one is no question"
    t.plays(0, "use-chain kronos_wrath", "kronos-to aetolia")
    assert t.s.view(1)["kronos"]["region"] == "aetolia"  # type: ignore[index]


@covers("LH-282", "LH-283", "LH-284")
def test_the_fall_of_the_oracle_shakes_any_land_too() -> None:
    t = titan(monsters={"hydra": "phocis"}, glory={"red": 1}).plays(
        0, "destroy-temple phocis", "raise anger", "land red"
    )
    assert t.glory("red") == -1
    assert t.attitude("red") == "neutral"
    t = titan(monsters={"hydra": "phocis"}).plays(0, "destroy-temple phocis", "raise anger", "land blue")
    assert t.attitude("blue") == "distrustful"


@covers("LH-234", "LH-235", "LH-236", "LH-237", "LH-331")
@pytest.mark.parametrize(
    ("seats", "regions", "anger", "points"),
    [
        *[(3, 0, 1, 3), (3, 4, 1, 3), (3, 5, 1, 4), (3, 6, 1, 4), (3, 7, 1, 5)],
        *[(3, 8, 3, 7), (3, 9, 3, 8), (3, 12, 1, 8)],
        *[(4, 5, 1, 3), (4, 6, 1, 4), (4, 7, 1, 4), (4, 8, 1, 5), (4, 10, 1, 5), (4, 11, 1, 6), (4, 15, 4, 11)],
    ],
)
def test_a_pass_recovers_by_the_regions_of_the_heroes(seats: int, regions: int, anger: int, points: int) -> None:
    t = given(seats=seats, mode="kronos", anger=0, titan=(1, anger, 1)).step(KronosTurn())
    for place in range(regions):
        t.s.control[place] = 1 + place % 2
    t.plays(0, "pass")
    assert t.points() == points


@covers("LH-237")
def test_recovery_never_lowers_the_marker() -> None:
    for anger in (9, 4):  # above the level of 4, and on it
        t = titan(anger=anger).plays(0, "pass")
        assert t.points() == anger and not t.events("anger-recovered")


# -- Final Actions ----------------------------------------------------------------------------------------------------


@covers("LH-238", "LH-259")
def test_final_actions_are_locked_while_a_chain_is_intact() -> None:
    t = titan(kronos_at="locris")
    for move in ("kronos-to phocis", "kronos-crushes zeus", "kronos-terror", "monster-crushes zeus"):
        t.refuses(0, move, "LH-238")
    t = titan(kronos_at="locris", intact=()).plays(0, "kronos-to phocis")
    assert t.s.view(0)["kronos"]["region"] == "phocis"  # type: ignore[index]


@covers("LH-239", "LH-240", "LH-241", "LH-242", "LH-243", "LH-269")
def test_kronos_tramples_the_region_he_enters() -> None:
    t = titan(
        kronos_at="locris",
        intact=(),
        hoplites={"phocis": [(1, 5), (2, 1)]},
        control={"phocis": 1},
        heroes={1: "phocis"},
        monsters={"hydra": "phocis"},
    )
    t.refuses(0, "kronos-to thessaly", "LH-243")  # Zeus stands there
    t.refuses(0, "kronos-to crete", "LH-239")
    t.plays(0, "kronos-to phocis", "raise might", "pass")
    assert (t.army(1, "phocis"), t.army(2, "phocis"), t.controls("phocis")) == (0, 0, -1)
    assert not t.has_temple("phocis")
    assert (t.hero_at(1), t.monster_at("hydra"), t.points()) == ("phocis", "phocis", 6)
    assert t.s.players[1].injuries == 0, "a Hero is not harmed"


@covers("LH-243")
def test_a_destroyed_monument_does_not_keep_him_out() -> None:
    t = titan(kronos_at="locris", intact=(), levels={"zeus": 0}).plays(0, "kronos-to thessaly")
    assert t.points() == 6


@covers("LH-244", "LH-245", "LH-246", "LH-252", "LH-374")
def test_kronos_takes_two_levels_of_a_monument_beside_him() -> None:
    t = titan(kronos_at="locris", intact=(), levels={"zeus": 4}, praying={1: ["zeus"]}, control={"thessaly": 1})
    t.refuses(0, "kronos-crushes athena", "LH-244")
    t.plays(0, "kronos-crushes zeus")
    assert (t.level("zeus"), t.s.praying_of(1)) == (2, 1)
    t = titan(kronos_at="locris", intact=(), praying={1: ["zeus"]}, artifacts={1: ["thunder_of_zeus"]})
    t.plays(0, "kronos-crushes zeus")
    assert (t.level("zeus"), t.s.praying_of(1), t.artifacts(1)) == (0, 0, [])


@covers("LH-245", "LH-318", "LH-035", "LH-285")
def test_the_artifact_of_a_destroyed_monument_is_given_to_nobody_again() -> None:
    t = titan(kronos_at="locris", intact=(), control={"thessaly": 1}, artifacts={1: ["thunder_of_zeus"]})
    t.plays(0, "kronos-crushes zeus")
    set_control(t.s, 2, region("thessaly"), "LH-030")
    assert (t.controls("thessaly"), t.artifacts(1), t.artifacts(2)) == (2, [], [])


@covers("LH-244", "LH-249")
def test_a_monument_whose_base_stands_is_built_up_again() -> None:
    t = titan(kronos_at="locris", intact=(), levels={"zeus": 3, "athena": 2}, monsters={"hydra": "attica"})
    t.plays(0, "kronos-crushes zeus", "use-chain kronos_wrath", "monster-crushes athena")
    assert (t.level("zeus"), t.level("athena")) == (1, 1)
    t.picks(0, 0).plays(1, "monument zeus")
    assert t.level("zeus") == 2
    t = titan(intact=(), levels={"athena": 2}, monsters={"hydra": "attica"}).plays(0, "monster-crushes athena", "done")
    t.picks(0, 0).plays(1, "monument athena")
    assert t.level("athena") == 2


@covers("LH-247", "LH-248", "LH-373")
def test_kronos_terror_makes_his_land_hostile_at_once() -> None:
    t = titan(
        kronos_at="locris",
        intact=(),
        glory={"yellow": 1},
        control={"aetolia": 1, "phocis": 1},
        hoplites={"phocis": (2, 1)},
    )
    t.plays(0, "kronos-terror")
    assert (t.attitude("yellow"), t.glory("yellow"), t.controls("aetolia")) == ("hostile", -1, -1)
    assert t.controls("phocis") == 1, "a Hoplite is there, be it an ally's"
    t = titan(kronos_at="locris", intact=(), attitude={"yellow": "hostile"}).plays(0, "kronos-terror")
    assert t.points() == 6  # legal all the same


@covers("LH-249", "LH-250", "LH-251")
def test_a_monster_takes_a_level_of_the_monument_where_it_stands() -> None:
    t = titan(intact=(), monsters={"hydra": "attica"}, levels={"athena": 2}, hoplites={"attica": (1, 5)})
    t.refuses(0, "monster-crushes zeus", "LH-249")
    t.plays(0, "monster-crushes athena")
    assert (t.level("athena"), t.points()) == (1, 6)
    t = titan(intact=(), monsters={"hydra": "attica"}, levels={"athena": 0})
    t.refuses(0, "monster-crushes athena", "LH-245")


@covers("LH-250", "LH-252", "LH-374")
@pytest.mark.parametrize(("before", "artifacts", "priests"), [(2, ["owl_of_athena"], 1), (1, [], 0)])
def test_only_with_the_base_a_monster_takes_the_artifact_and_the_priests(
    before: int, artifacts: list[str], priests: int
) -> None:
    t = titan(
        intact=(),
        monsters={"hydra": "attica"},
        levels={"athena": before},
        control={"attica": 1},
        artifacts={1: ["owl_of_athena"]},
        praying={1: ["athena"], 2: ["athena"]},
    ).plays(0, "monster-crushes athena")
    assert (t.level("athena"), t.artifacts(1)) == (before - 1, artifacts)
    assert (t.s.praying_of(1), t.s.praying_of(2)) == (priests, priests)


@covers("LH-354", "LH-261", "LH-263")
def test_chains_are_used_before_and_after_the_action_until_they_are_turned() -> None:
    t = titan(monsters={"hydra": "crete"}, broken=["plague", "earthquake"])
    t.plays(0, "use-chain plague", "player 2").plays(1, "attribute speed")
    t.refuses(0, "use-chain plague", "LH-261")
    assert t.refuses(0, "use-chain flood", "LH-254").remedy == "break-this-chain"  # Intact
    t.plays(0, "terror hydra", "use-chain earthquake", "land red", "done")
    assert t.s.turn == 1
    t.step(KronosTurn())
    for chain in ("plague", "earthquake"):
        t.refuses(0, f"use-chain {chain}", "LH-261")  # a new turn restores nothing


def test_the_quick_options_are_those_of_the_checks() -> None:
    t = given(
        seats=3,
        mode="kronos",
        intact=(),
        broken=["plague"],
        monsters={"hydra": "crete", "sphinx": "attica"},
        orders=["order_hydra_1", "order_medusa_3"],
    )
    assert agrees(t, TitanActs(0))
