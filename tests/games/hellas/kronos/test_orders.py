"""Order cards (LH-226 to LH-233, LH-304, LH-357, LH-361, LH-377, LH-378)."""

from typing import Any

import pytest

from tests.games.hellas.table import Play, card_test, covers, given
from theogony.games.hellas.content import AS_HARDENING, AS_TEXT, MONSTERS, ORDERS
from theogony.games.hellas.kronos.turn import KronosTurn
from theogony.games.hellas.turn import TakeTurn, Turn


def plays(order: str, **position: object) -> Play:
    """Kronos plays this Order from his hand."""
    t = given(seats=3, mode="kronos", orders=[order], **position)  # type: ignore[arg-type]
    return t.step(KronosTurn()).plays(0, f"order {order}")


@covers("LH-226", "LH-227", "LH-228", "LH-229", "LH-230")
def test_a_monster_that_is_not_there_comes_and_may_spread_terror() -> None:
    t = given(seats=3, mode="kronos", orders=["order_hydra_1"], monsters={"sphinx": "elis"}).step(KronosTurn())
    t.refuses(0, "order order_hydra_2", "LH-226")
    t.plays(0, "order order_hydra_1").refuses(0, "region crete", "LH-227")
    t.plays(0, "region argolis").refuses(0, "terror medusa", "LH-230")
    t.plays(0, "terror sphinx")  # any Monster on the map
    assert (t.monster_at("hydra"), t.attitude("green"), t.points()) == ("argolis", "distrustful", 9)
    assert t.s.view(1)["kronos"]["order_discards"] == ["order_hydra_1"]  # type: ignore[index]
    t = plays("order_hydra_1").plays(0, "region chalkidiki", "pass")
    assert t.attitude("red") == "neutral"


@covers("LH-231", "LH-232", "LH-357")
@pytest.mark.parametrize("name", MONSTERS)
@card_test(*[name for name in ORDERS if name.endswith(("_1", "_2"))])
def test_a_monster_on_the_map_evolves_once_by_each_card(name: str) -> None:
    both = [f"order_{name}_1", f"order_{name}_2"]
    t = given(seats=3, mode="kronos", orders=both, monsters={name: "crete"}).step(KronosTurn())
    t.plays(0, f"order {both[0]}", "use-chain kronos_wrath", f"order {both[1]}")
    assert t.s.evolved[MONSTERS.index(name)] == AS_TEXT | AS_HARDENING
    kronos = t.s.view(1)["kronos"]
    assert kronos["orders_gone"] == kronos["order_discards"] == [], "they lie at its tray"  # type: ignore[index]


@covers("LH-229", "LH-230")
@pytest.mark.parametrize("order", ["order_hydra_1", "order_hydra_2", "order_hydra_3"])
def test_an_evolution_or_an_order_brings_no_terror(order: str) -> None:
    t = plays(order, monsters={"hydra": "crete"})
    assert t.asked() == (0, "TitanActs"), "his Wrath may follow, and nothing else"
    t.refuses(0, "terror hydra", "LH-204")


@covers("LH-233", "LH-315")
def test_an_order_costs_nothing_while_omphalos_is_active_and_two_afterwards() -> None:
    assert plays("order_hydra_2", monsters={"hydra": "crete"}).points() == 10
    assert plays("order_hydra_2", monsters={"hydra": "crete"}, done=["omphalos"]).points() == 8
    t = given(seats=3, mode="kronos", orders=["order_hydra_2"], anger=1, done=["omphalos"]).step(KronosTurn())
    t.refuses(0, "order order_hydra_2", "LH-206")


@card_test("order_medusa_3")
@covers("LH-377")
def test_gaze_of_stone_stops_hero_movement_for_one_turn() -> None:
    t = plays("order_medusa_3", monsters={"medusa": "attica"}, heroes={1: "crete", 2: "epirus"})
    assert t.s.players[1].petrified == 1
    t.plays(0, "done")
    t.refuses(1, "travel crete", "LH-377")
    t.s.players[1].blessings = 1 << 14  # Push-Ups: nothing instead of it either
    t.s._options = None
    t.refuses(1, "blessing push_ups", "LH-377")


@card_test("order_medusa_3")
@covers("LH-357", "LH-377")
def test_gaze_without_a_hero_near_has_no_effect() -> None:
    t = plays("order_medusa_3", monsters={"medusa": "attica"}, heroes={1: "epirus"})
    assert not any(player.petrified for player in t.s.players)


@card_test("order_sphinx_3")
@covers("LH-377", "LH-378")
def test_riddle_shows_a_hand_and_kronos_takes_two_cards() -> None:
    cards = ["trap_sword_1", "trap_mace_1", "glory_bow_1"]
    t = plays("order_sphinx_3", monsters={"sphinx": "elis"}, hands={1: cards})
    t.refuses(0, "player 1", "LH-378")
    t.plays(0, "player 2").refuses(0, "card assault_axe_4", "LH-378")
    t.plays(0, "card trap_mace_1", "card glory_bow_1")
    assert t.hand(1) == ["trap_sword_1"]
    assert t.s.view(0)["known_hands"] == {"1": ["trap_sword_1"], "2": []}  # what was shown stays known


@card_test("order_sphinx_3")
def test_riddle_with_one_card_takes_it_and_injures() -> None:
    t = plays("order_sphinx_3", monsters={"sphinx": "elis"}, hands={1: ["trap_sword_1"]})
    t.plays(0, "player 2").plays(1, "attribute speed")
    assert (t.hand(1), t.s.players[1].injuries) == ([], 4)


@card_test("order_cyclops_3")
def test_hurled_rock_kills_two_beside_it_and_unfortifies() -> None:
    t = plays("order_cyclops_3", monsters={"cyclops": "crete"}, hoplites={"argolis": (1, 4)}, fortified=["argolis"])
    assert t.army(1, "argolis") == 2
    assert not t.fortified("argolis")


@card_test("order_chimera_3")
def test_burning_flight_kills_in_each_region_it_enters() -> None:
    t = plays("order_chimera_3", monsters={"chimera": "crete"}, hoplites={"laconia": (1, 5), "argolis": (2, 3)})
    t.plays(0, "region laconia", "region argolis")
    assert (t.army(1, "laconia"), t.army(2, "argolis"), t.monster_at("chimera")) == (4, 2, "argolis")


@card_test("order_minotaur_3")
@covers("LH-355")
def test_stampede_moves_and_attacks_with_the_kills_of_the_attitude() -> None:
    t = plays(
        "order_minotaur_3",
        monsters={"minotaur": "crete"},
        hoplites={"laconia": (1, 5)},
        attitude={"brown": "distrustful"},
    )
    t.plays(0, "region laconia", "done", "done")
    assert t.army(1, "laconia") == 2  # two by the tray, one more
    assert t.points() == 10


@card_test("order_hydra_3")
def test_regrowth_takes_all_wounds_off_and_kills_one() -> None:
    t = plays("order_hydra_3", monsters={"hydra": "crete"}, wounds={"hydra": [0, 2]}, hoplites={"crete": (1, 2)})
    assert t.s.wounds[MONSTERS.index("hydra")] == 0
    assert t.army(1, "crete") == 1


@card_test("order_cerberus_3")
@covers("LH-377")
def test_hound_of_hades_chases_a_hero_who_may_buy_himself_off() -> None:
    def hound() -> Play:
        cards = {1: ["trap_sword_1", "trap_mace_1"]}
        return plays("order_cerberus_3", monsters={"cerberus": "epirus"}, heroes={1: "crete"}, hands=cards)

    t = hound()
    t.refuses(0, "region elis", "LH-377")
    t.plays(0, "region attica").plays(1, "accept")
    assert (t.monster_at("cerberus"), t.hand(1), t.s.players[1].injuries) == ("attica", [], 0)
    t = hound().plays(0, "region crete").plays(1, "pass", "attribute speed")
    assert (len(t.hand(1)), t.s.players[1].injuries) == (2, 4)


@card_test("leonidas")
@covers("LH-361")
def test_leonidas_saves_one_in_his_region_from_each_attack_and_order() -> None:
    t = given(
        seats=3,
        mode="kronos",
        names={1: "leonidas"},
        heroes={1: "crete"},
        monsters={"cerberus": "crete"},
        hoplites={"crete": (1, 5)},
        attitude={"brown": "hostile"},
    )
    t.step(KronosTurn()).plays(0, "region-attack cerberus")
    assert t.army(1, "crete") == 1  # five would die, one is saved


def _at_thermopylae(**more: Any) -> Play:
    """Leonidas and an ally stand in Crete, and so does a Monster."""
    names, heroes = {1: "helen", 2: "leonidas"}, {2: "crete"}
    return given(seats=3, mode="kronos", names=names, heroes=heroes, **more).step(KronosTurn())


@covers("LH-398", "LH-216")
def test_kronos_distributes_one_loss_fewer_where_leonidas_stands() -> None:
    t = _at_thermopylae(monsters={"cerberus": "crete"}, hoplites={"crete": [(1, 2), (2, 4)]})
    t.plays(0, "region-attack cerberus", "player 2", "player 2")
    assert (t.army(1, "crete"), t.army(2, "crete")) == (0, 4), "two of three, and both from Helen"
    t = _at_thermopylae(monsters={"cerberus": "crete"}, hoplites={"crete": [(1, 1), (2, 2)]})
    t.plays(0, "region-attack cerberus", "player 3", "player 3")
    assert (t.army(1, "crete"), t.army(2, "crete")) == (1, 0), "three are there, three would die"


@covers("LH-398", "LH-336")
def test_where_each_hero_loses_his_own_the_first_in_turn_order_loses_one_fewer() -> None:
    t = _at_thermopylae(monsters={"medusa": "crete"}, hoplites={"crete": [(1, 2), (2, 2)]})
    t.plays(0, "region-attack medusa")
    assert (t.army(1, "crete"), t.army(2, "crete")) == (2, 1)
    t = _at_thermopylae(monsters={"medusa": "crete"}, hoplites={"crete": [(1, 2), (2, 2)]})
    t.s.first = 2
    t.plays(0, "region-attack medusa")
    assert (t.army(1, "crete"), t.army(2, "crete")) == (1, 2)


@card_test("odysseus")
@covers("LH-361")
def test_odysseus_makes_kronos_discard_an_order_at_random() -> None:
    def odysseus(*orders: str) -> Play:
        cards = {1: ["trap_sword_1", "trap_mace_1"]}
        names, heroes = {1: "odysseus"}, {1: "crete"}
        t = given(seats=3, mode="kronos", turn=1, orders=orders, names=names, heroes=heroes, hands=cards)
        return t.step(Turn(1))

    t = odysseus("order_hydra_1").plays(1, "ability", "card trap_sword_1")
    assert (t.orders(), t.hand(1)) == ([], ["trap_mace_1"])
    t.refuses(1, "ability", "LH-145")  # once per turn
    odysseus().refuses(1, "ability", "LH-333")


@card_test("helen")
@covers("LH-361")
def test_helen_lets_another_hero_heal_or_draw_after_her_prepare() -> None:
    t = given(seats=4, mode="kronos", turn=1, names={1: "helen", 2: "achilles", 3: "hector"}, injuries={2: ["speed"]})
    t.s.players[1].quest = 9
    t.draws("trap_sword_1", "trap_mace_1").step(TakeTurn(1)).plays(1, "prepare", "ability")
    t.refuses(1, "player 2", "LH-361")
    t.plays(1, "player 3").plays(2, "choice 1")
    assert not t.s.players[2].injuries


@card_test("hector")
def test_hector_drives_a_monster_instead_of_moving() -> None:
    t = given(seats=3, mode="kronos", turn=1, names={1: "hector"}, heroes={1: "crete"}, monsters={"hydra": "attica"})
    t.step(TakeTurn(1)).plays(1, "ability", "region boeotia")
    assert t.monster_at("hydra") == "boeotia"
    t.refuses(1, "travel crete", "LH-036")
    t = given(seats=3, mode="kronos", turn=1, names={1: "hector"}, heroes={1: "crete"}, monsters={"hydra": "crete"})
    t.step(TakeTurn(1)).plays(1, "ability", "region argolis")  # from his own Region too
    assert t.monster_at("hydra") == "argolis"


@card_test("perseus")
def test_perseus_goes_two_regions_further_to_a_monster() -> None:
    t = given(seats=3, mode="kronos", turn=1, names={1: "perseus"}, heroes={1: "crete"}, monsters={"hydra": "achaea"})
    t.step(TakeTurn(1)).refuses(1, "travel corinthia", "LH-054")
    t.plays(1, "travel achaea")
    assert t.hero_at(1) == "achaea"
