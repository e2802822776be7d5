"""Chapter 20: Chains, and what Build Monument does for Kronos (LH-253 to LH-265, LH-306 to LH-313, LH-328, LH-380)."""

from typing import Any

from tests.games.hellas.table import Play, card_test, covers, given
from theogony.games.hellas.amendments import CHAINS_WITHIN_ACTIONS
from theogony.games.hellas.kronos import costs, orders
from theogony.games.hellas.kronos.turn import KronosTurn
from theogony.games.hellas.monuments import BuildMonument
from theogony.games.hellas.turn import TakeTurn
from theogony.games.hellas.zones import BROKEN, INTACT


def uses(chain: str, **position: object) -> Play:
    """Kronos uses the active part of a Broken Chain."""
    t = given(seats=3, mode="kronos", broken=[chain], **position)  # type: ignore[arg-type]
    return t.step(KronosTurn()).plays(0, f"use-chain {chain}")


def built(**position: object) -> Play:
    """Seat 1 has built a Monument; the chance of two Order cards is rigged."""
    t = given(seats=3, mode="kronos", turn=1, **position).picks(0, 0)  # type: ignore[arg-type]
    return t.step(BuildMonument(1, 1))


@card_test("kronos_wrath")
@covers("LH-205", "LH-261")
def test_wrath_gives_one_more_action_until_it_is_turned() -> None:
    t = given(seats=3, mode="kronos", monsters={"hydra": "crete"}).step(KronosTurn())
    t.plays(0, "shift hydra>laconia", "use-chain kronos_wrath", "shift hydra>crete")
    assert t.points() == 8
    assert t.s.titan().turned == 1
    t.step(KronosTurn()).plays(0, "shift hydra>laconia")
    assert t.s.turn == 1  # it is turned: nothing more in this turn


@card_test("earthquake")
def test_earthquake_kills_one_in_each_region_of_a_land() -> None:
    t = uses("earthquake", hoplites={"crete": (1, 2), "laconia": [(1, 1), (2, 1)], "elis": (1, 2)})
    t.plays(0, "land brown", "player 3")
    assert (t.army(1, "crete"), t.army(1, "laconia"), t.army(2, "laconia"), t.army(1, "elis")) == (1, 1, 0, 2)
    assert costs.cost(t.s, costs.KRONOS_CRUSHES) == costs.cost(t.s, costs.MONSTER_CRUSHES) == 3


@card_test("flood")
def test_flood_kills_up_to_two_in_three_regions() -> None:
    t = uses("flood", hoplites={"chalkidiki": (1, 3), "crete": (2, 1), "laconia": (1, 1)})
    t.refuses(0, "number 3", "LH-261")
    t.plays(0, "number 2", "number 1")
    assert (t.army(1, "chalkidiki"), t.army(2, "crete"), t.army(1, "laconia")) == (1, 0, 1)
    assert costs.cost(t.s, costs.KRONOS_MOVEMENT) == 3


@card_test("plague")
@covers("LH-377")
def test_plague_injures_any_hero_also_on_a_quest() -> None:
    t = given(seats=3, mode="kronos", broken=["plague"])
    t.s.players[2].quest = 9
    t.step(KronosTurn()).plays(0, "use-chain plague", "player 3").plays(2, "attribute strength")
    assert t.s.players[2].injuries == 2
    assert costs.cost(t.s, costs.KRONOS_TERROR) == 3


@card_test("famine")
@covers("LH-336")
def test_famine_takes_a_priest_or_a_hoplite_of_each_hero() -> None:
    t = uses("famine", pool={1: 1}, hoplites={"crete": (2, 2), "elis": (2, 1)})
    assert t.pool(1) == 0
    t.refuses(2, "region attica", "LH-261")
    t.plays(2, "region elis")
    assert (t.army(2, "elis"), t.army(2, "crete")) == (0, 2)
    assert costs.cost(t.s, costs.DESTROY_TEMPLE) == 3


@card_test("eruption")
def test_eruption_kills_two_beside_a_monster() -> None:
    t = uses("eruption", monsters={"hydra": "crete", "sphinx": "epirus"}, hoplites={"attica": (1, 5)})
    t.refuses(0, "monster medusa", "LH-261")
    t.plays(0, "monster hydra").refuses(0, "region elis", "LH-261")
    t.plays(0, "region attica")
    assert t.army(1, "attica") == 3


@card_test("eclipse")
def test_eclipse_draws_two_orders_and_moves_a_monster() -> None:
    t = given(seats=3, mode="kronos", broken=["eclipse"], monsters={"hydra": "crete", "sphinx": "elis"}).picks(0, 0)
    t.step(KronosTurn()).plays(0, "use-chain eclipse", "monster hydra", "region laconia")
    assert len(t.orders()) == 2
    assert t.monster_at("hydra") == "laconia"


# -- within an Action -------------------------------------------------------------------------------------------------


def placed(chain: str, **more: Any) -> Play:
    """Kronos has placed the Hydra in Argolis, and is asked for the Terror that may follow."""
    t = given(seats=3, mode="kronos", orders=["order_hydra_1"], broken=[chain], **more).step(KronosTurn())
    return t.plays(0, "order order_hydra_1", "region argolis")


@covers("LH-263", "LH-261", "LH-229")
def test_a_chain_may_be_used_between_the_monster_and_its_terror() -> None:
    t = placed("eclipse").picks(0, 0)
    t.refuses(0, "use-chain kronos_wrath", "LH-263")  # another Action waits for the end of this one
    t.refuses(0, "use-chain flood", "LH-254")
    t.plays(0, "use-chain eclipse", "region corinthia").refuses(0, "use-chain eclipse", "LH-261")
    t.plays(0, "terror hydra")
    assert (t.attitude("blue"), t.attitude("brown"), len(t.orders()), t.points()) == ("distrustful", "neutral", 2, 9)


@covers("LH-263", "LH-206")
def test_a_chain_may_make_the_terror_cheap_enough() -> None:
    t = placed("earthquake", anger=2, hoplites={"argolis": (1, 4)})
    t.refuses(0, "terror hydra", "LH-206")
    t.plays(0, "use-chain earthquake", "land brown", "terror hydra")
    assert (t.army(1, "argolis"), t.attitude("brown"), t.points()) == (3, "distrustful", 0)


@covers("LH-263")
def test_chains_may_be_used_between_two_monsters_and_before_an_attribute_rises() -> None:
    beasts = {"hydra": "crete", "sphinx": "elis"}
    t = given(seats=3, mode="kronos", broken=["plague"], monsters=beasts, titan=(1, 1, 2)).step(KronosTurn())
    t.plays(0, "shift hydra>argolis", "use-chain plague", "player 2").plays(1, "attribute speed")
    t.plays(0, "shift sphinx>achaea")
    assert (t.monster_at("sphinx"), t.s.players[1].injuries, t.points()) == ("achaea", 4, 9)
    t = given(seats=3, mode="kronos", broken=["plague"], monsters=beasts, titan=(2, 1, 1)).step(KronosTurn())
    t.plays(0, "destroy-temple crete", "use-chain plague", "player 2").plays(1, "attribute speed")
    t.plays(0, "raise might")
    assert t.asked() == (0, "BreakChain"), "the Action goes on where it was"


@covers("LH-263")
def test_no_chain_is_used_in_a_heros_turn_nor_within_an_action_of_older_tables() -> None:
    t = built(anger=8, broken=["plague"])
    assert t.asked() == (0, "MayBreakChain")
    t.refuses(0, "use-chain plague", "LH-257")
    placed("plague", version=CHAINS_WITHIN_ACTIONS).refuses(0, "use-chain plague", "LH-263")


# -- Chains are Broken ------------------------------------------------------------------------------------------------


@covers("LH-257", "LH-258", "LH-259", "LH-308", "LH-328")
def test_with_eight_anger_after_the_recovery_a_chain_may_break_and_the_marker_goes_to_zero() -> None:
    t = built(anger=8, intact=["flood"])
    t.refuses(0, "chain plague", "LH-255")
    t.plays(0, "chain flood")
    assert (t.points(), t.chains(BROKEN), t.s.titan().unlocked) == (0, ["kronos_wrath", "flood"], 1)
    t = built(anger=8).plays(0, "pass")
    assert (t.points(), len(t.chains(INTACT))) == (8, 3)


@covers("LH-257", "LH-307", "LH-313")
def test_with_less_he_is_not_asked_and_recovery_counts_the_tokens() -> None:
    t = built(anger=0, control={"crete": 1, "elis": 2, "argolis": 1, "laconia": 2, "attica": 1})
    assert t.points() == 4
    assert t.asked()[1] == "Pause"


@covers("LH-257", "LH-307", "LH-308", "LH-328", "LH-380")
def test_the_eight_points_are_counted_after_the_recovery_and_orders_come_after_the_break() -> None:
    """Nine Regions of Heroes and Anger 3 recover up to 8."""
    held = ("crete", "elis", "argolis", "attica", "boeotia", "epirus", "achaea", "arcadia", "corinthia")
    t = given(seats=3, mode="kronos", turn=1, anger=4, titan=(1, 3, 1), control=dict.fromkeys(held, 1)).picks(0, 0)
    t.s.titan().turned = 1
    t.step(BuildMonument(1, 1))
    assert (t.asked(), t.points()) == ((0, "MayBreakChain"), 8)
    assert (t.orders(), t.s.titan().turned) == ([], 1), "not yet"
    t.plays(0, "chain flood")
    assert (t.points(), len(t.orders()), t.s.titan().turned) == (0, 2, 0)


@covers("LH-309")
def test_with_three_heroes_he_draws_three_orders() -> None:
    t = given(seats=4, mode="kronos", turn=1, anger=4).picks(0, 0, 0).step(BuildMonument(1, 1))
    assert len(t.orders()) == 3


@covers("LH-282", "LH-084")
def test_the_oracle_gives_a_priest_like_any_temple_while_it_stands() -> None:
    assert built(anger=4, control={"phocis": 1}).pool(1) == 1
    assert built(anger=4, control={"phocis": 1}, razed=["phocis"]).pool(1) == 0


@covers("LH-306", "LH-309", "LH-310", "LH-380")
def test_a_build_monument_resets_the_heroes_and_gives_kronos_orders_and_chains() -> None:
    t = given(
        seats=3,
        mode="kronos",
        turn=1,
        anger=4,
        praying={1: ["zeus"], 2: ["zeus"]},
        pool={1: 1},
        control={"crete": 1},
        used={2: ["march"]},
        monsters={"hydra": "crete"},
    ).picks(0, 0)
    t.s.titan().turned = 1
    t.step(BuildMonument(1, 1))
    assert (t.level("athena"), t.pool(1), t.s.praying_of(2), t.used(2)) == (2, 2, 0, [])
    assert len(t.orders()) == 2  # one for each Hero
    assert t.s.titan().turned == 0
    assert not t.events("monster-die")  # no Monster Phase


@covers("LH-190", "LH-309")
def test_what_is_over_five_orders_is_discarded() -> None:
    held = ["order_medusa_1", "order_medusa_2", "order_medusa_3", "order_sphinx_1", "order_sphinx_2"]
    t = built(anger=4, orders=held)
    t.refuses(0, "discard-order order_hydra_3", "LH-190")
    t.plays(0, "discard-order order_medusa_1", "discard-order order_medusa_2")
    assert len(t.orders()) == 5


@covers("LH-311")
def test_king_of_kings_does_not_exist() -> None:
    t = built(anger=4, levels={"athena": 4})
    assert t.level("athena") == 5
    assert t.s.king == -1


@covers("LH-312")
def test_a_destroyed_monument_is_neither_raised_nor_prayed_at() -> None:
    t = given(seats=3, mode="kronos", turn=1, levels={"athena": 0}, pool={1: 1}, heroes={1: "crete"})
    t.step(TakeTurn(1)).refuses(1, "monument athena", "LH-312")
    t.refuses(1, "pray athena", "LH-312")


@card_test("cleito")
@covers("LH-281", "LH-361")
def test_cleitos_token_adds_a_priest_with_a_temple_region() -> None:
    assert built(anger=4, names={1: "cleito"}, control={"crete": 1}).pool(1) == 2
    assert built(anger=4, names={1: "cleito"}, control={"laconia": 1}).pool(1) == 0


@card_test("cassandra")
@covers("LH-361", "LH-378")
def test_cassandra_looks_at_two_orders_after_kronos_has_drawn() -> None:
    t = given(seats=3, mode="kronos", turn=1, anger=4, names={1: "cassandra"}).picks(0, 0, 0, 0)
    t.step(BuildMonument(1, 1))
    assert t.asked() == (1, "Scry")
    seen = [move.removeprefix("bottom ") for move in t.options(1) if move.startswith("bottom")]
    assert len(seen) == 2
    t.refuses(1, "bottom order_cerberus_3", "LH-361")
    t.plays(1, f"bottom {seen[0]}", "done")
    assert t.s.view(1)["known_orders"] == {"top": [seen[1]], "bottom": [seen[0]]}
    assert t.s.view(2)["known_orders"] == {"top": [seen[1]], "bottom": [seen[0]]}  # open hands
    assert t.s.view(0)["known_orders"] == {"top": [], "bottom": []}
    before = t.s.frontier
    orders.draw(t.s, 1)
    held = t.s.view(0)["orders"]
    assert isinstance(held, list) and seen[1] in held and t.s.frontier > before, (
        "Kronos cannot take back what he has seen"
    )
