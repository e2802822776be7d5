"""Chapter 21: the Region of Kronos, and hunting him (LH-266 to LH-279, LH-358, LH-359, LH-375, LH-394).

His sheet shows spear, axe, sword, mace (symbols 1 to 4), his Wrath axe, spear, bow, torch (5 to 8). He is in Locris.
"""

from typing import Any

import pytest

from tests.games.hellas.table import Play, covers, given
from theogony.games.hellas.amendments import ALL_SYMBOLS_COUNT
from theogony.games.hellas.content import ATTACKS, CHAINS, WRATH
from theogony.games.hellas.hunt import begin
from theogony.games.hellas.kronos import costs
from theogony.games.hellas.kronos.hunted import wound
from theogony.games.hellas.kronos.turn import KronosTurn
from theogony.games.hellas.moves import TARGETS
from theogony.games.hellas.turn import TakeTurn, Turn
from theogony.games.hellas.zones import (
    ATTACK_DECK,
    ATTACK_DESIGN,
    BROKEN,
    CHAINS_GONE,
    FIRST_ATTACK,
)

RHEA = ["blessing_of_rhea"]


def position(**more: Any) -> Play:
    return given(seats=3, mode="kronos", turn=1, **{"names": {1: "hector", 2: "helen"}, "done": RHEA, **more})


def hunt(drawn: str = "reinforcements_shield_0", **more: Any) -> Play:
    """Seat 1 hunts Kronos in Locris; one card for Strength 1."""
    t = position(heroes={1: "locris"}, **more).draws(drawn)
    begin(t.s, 1, TARGETS.index("kronos"))
    t.s.run()
    return t


def attacks(t: Play, played: str, other: str = "recall_4") -> Play:
    """The hunter ends his step; Kronos draws these two cards and plays the first."""
    deck = [ATTACKS[ATTACK_DESIGN[card - FIRST_ATTACK]] for card in t.s.cards.content[ATTACK_DECK]]
    for name in (played, other):
        t.picks(deck.index(name))
        deck.remove(name)
    return t.plays(1, "done").plays(0, f"attack {played}")


# -- his Region -------------------------------------------------------------------------------------------------------


@covers("LH-266", "LH-267", "LH-375")
def test_hoplites_stay_out_and_heroes_go_in() -> None:
    t = position(heroes={1: "phocis"}, hoplites={"phocis": (1, 5)}, glory={"yellow": 1}).step(Turn(1))
    t.refuses(1, "step phocis>locris", "LH-266")
    t.refuses(1, "march phocis>locris", "LH-266")
    t.plays(1, "travel locris")
    assert t.hero_at(1) == "locris"
    t.refuses(1, "usurp", "LH-375")


@covers("LH-266", "LH-375")
def test_nobody_is_recruited_where_he_is_and_no_text_leads_there() -> None:
    t = position(kronos_at="argolis", heroes={1: "argolis"}, control={"argolis": 1, "attica": 1}).step(TakeTurn(1))
    t.plays(1, "recruit").refuses(1, "place argolis>1", "LH-375")
    t = position(heroes={1: "locris"}, injuries={1: ["speed"]}).step(TakeTurn(1)).plays(1, "prepare")
    t.refuses(1, "place locris>1", "LH-375")
    for blessing, moves in (("winged_boots", ()), ("murderous_march", ("number 4",))):
        t = position(hoplites={"crete": (1, 5)}, blessings={1: [blessing]}).step(TakeTurn(1))
        t.plays(1, f"blessing {blessing}", *moves).refuses(1, "region locris", "LH-266")


@covers("LH-267", "LH-269")
def test_monsters_may_be_placed_where_he_is() -> None:
    t = given(seats=3, mode="kronos", orders=["order_cerberus_1"], names={1: "hector", 2: "helen"})
    t.step(KronosTurn()).plays(0, "order order_cerberus_1", "region locris")
    assert t.monster_at("cerberus") == "locris"


# -- when he can be hunted --------------------------------------------------------------------------------------------


@covers("LH-358", "LH-260")
def test_each_symbol_of_a_chain_is_covered_on_its_chain() -> None:
    """Flood, Broken too, shows bow and spear: symbols 9 and 10."""
    t = hunt(
        broken=["flood"], hands={1: ["javelin_volley_axe_2", "glory_bow_1", "assault_spear_4", "wild_attack_axe_3"]}
    )
    flood = CHAINS.index("flood")
    t.plays(1, "wound 5>same", "card javelin_volley_axe_2").refuses(1, "wound 5>same", "LH-117")
    t.plays(1, "wound 9>same", "card glory_bow_1").refuses(1, "wound 9>sickle", "LH-117")
    assert t.s.titan().wounds == 0
    assert (t.s.titan().chain_wounds[WRATH], t.s.titan().chain_wounds[flood]) == (0b0001, 0b01)
    t.refuses(1, "wound 11>sickle", "LH-117")
    t.plays(1, "wound 10>same", "card assault_spear_4")  # the last one of Flood: it is gone, and with it 9 and 10
    assert t.chains(CHAINS_GONE) == ["flood"] and t.s.hunts
    t.refuses(1, "wound 9>sickle", "LH-117")
    t.plays(1, "wound 2>same", "card wild_attack_axe_3")
    assert t.s.titan().wounds == 0b0010


@covers("LH-271")
def test_he_is_hunted_only_after_the_blessing_of_rhea() -> None:
    t = position(heroes={1: "locris"}, done=[]).step(Turn(1))
    t.refuses(1, "hunt kronos", "LH-271")
    t = position(heroes={1: "phocis"}).step(Turn(1))
    t.refuses(1, "hunt kronos", "LH-081")
    t = position(heroes={1: "locris"}).step(Turn(1)).draws("reinforcements_shield_0").plays(1, "hunt kronos")
    assert t.asked() == (1, "DealWounds")


@covers("LH-279")
def test_beside_a_monster_the_hero_chooses_whom_to_hunt() -> None:
    t = position(heroes={1: "locris"}, monsters={"cerberus": "locris"}).step(Turn(1))
    assert {move for move in t.options(1) if move.startswith("hunt")} == {"hunt cerberus", "hunt kronos"}


# -- symbols ----------------------------------------------------------------------------------------------------------


@covers("LH-272", "LH-260")
def test_eight_symbols_at_first_and_more_with_every_broken_chain() -> None:
    assert len(hunt().s.rules.titan_symbols(hunt().s)) == 8
    t = hunt(broken=["flood"])  # bow, spear
    assert len(t.s.rules.titan_symbols(t.s)) == 10


@covers("LH-358", "LH-264", "LH-265", "LH-279")
def test_a_chain_whose_symbols_are_covered_leaves_the_game_in_the_middle_of_the_hunt() -> None:
    t = hunt(hands={1: ["glory_bow_1", "javelin_volley_spear_2", "wild_attack_spear_3"]}, broken=["flood"], intact=[])
    t.plays(1, "wound 1>same", "card javelin_volley_spear_2")  # the sheet
    t.plays(1, "wound 9>same", "card glory_bow_1", "wound 10>same", "card wild_attack_spear_3")
    assert (t.chains(BROKEN), t.chains(CHAINS_GONE)) == (["kronos_wrath"], ["flood"])
    assert t.s.titan().unlocked == 1, "it counts as Broken for the Final Actions"
    t.refuses(1, "wound 9>same", "LH-117")
    t.refuses(1, "wound 1>same", "LH-117")


@covers("LH-264", "LH-210")
def test_a_destroyed_chain_can_be_used_no_more_and_makes_nothing_cheaper() -> None:
    t = position(broken=["flood"])
    assert costs.cost(t.s, costs.KRONOS_MOVEMENT) == 3
    for place in (8, 9):  # after the four of the sheet and the four of his Wrath
        wound(t.s, place)
    assert t.chains(CHAINS_GONE) == ["flood"]
    assert costs.cost(t.s, costs.KRONOS_MOVEMENT) == 4
    t.step(KronosTurn()).refuses(0, "use-chain flood", "LH-264")
    assert "use-chain flood" not in t.options(0)


@covers("LH-273", "LH-167")
def test_he_dies_when_all_that_is_left_is_covered_and_wounds_stay_between_hunts() -> None:
    t = hunt(hands={1: ["trap_mace_1"]})
    t.s.titan().wounds = 0b0111
    t.plays(1, "wound 4>same", "card trap_mace_1")
    assert t.s.result is None, "his Wrath still shows symbols"
    t = hunt(hands={1: ["trap_mace_1"]})
    t.s.titan().wounds, t.s.titan().chain_wounds[0] = 0b0111, 0b1111
    t.s.cards.move(t.s.cards.content[BROKEN][0], BROKEN, CHAINS_GONE)
    t.plays(1, "wound 4>same", "card trap_mace_1")
    assert t.s.result is not None
    assert (t.s.result.ranks, t.s.result.reason) == ([2, 1], "LH-167")


# -- his attacks ------------------------------------------------------------------------------------------------------


@covers("LH-277", "LH-124")
@pytest.mark.parametrize(("broken", "fury", "charge"), [([], 9, 9), (["flood"], 11, 11)])
def test_his_attacks_count_all_the_symbols_he_has(broken: list[str], fury: int, charge: int) -> None:
    """8 at first, 10 with Flood, of which one is covered; Charge is 1 and the open ones, and Might is 1."""
    for card, value in (("fury", fury), ("charge_attack", charge)):
        t = hunt(hands={1: ["trap_mace_1"]}, broken=broken).plays(1, "wound 4>same", "card trap_mace_1")
        assert attacks(t, card).s.hunts[0].value == value
        t.refuses(1, "defend reinforcements_shield_0", "LH-121")


@covers("LH-277", "LH-264")
def test_the_symbols_of_a_chain_count_no_more_when_it_is_destroyed() -> None:
    t = hunt(hands={1: ["trap_mace_1"]}, broken=["flood"])
    for place in (8, 9):
        wound(t.s, place)
    t.plays(1, "wound 4>same", "card trap_mace_1")
    assert attacks(t, "fury").s.hunts[0].value == 9


@covers("LH-277")
def test_a_table_of_version_1_counts_his_sheet_alone() -> None:
    t = hunt(hands={1: ["trap_mace_1"]}, version=ALL_SYMBOLS_COUNT).plays(1, "wound 4>same", "card trap_mace_1")
    assert attacks(t, "fury").s.hunts[0].value == 5


@covers("LH-274")
@pytest.mark.parametrize(
    ("card", "value"), [("attack_3", 6), ("attack_4", 7), ("attack_5", 8), ("mighty_attack", 7), ("recall_3", 6)]
)
def test_might_is_added_to_every_card(card: str, value: int) -> None:
    t = hunt(hands={1: ["trap_mace_1"]}, titan=(3, 1, 1)).plays(1, "wound 4>same", "card trap_mace_1")
    assert attacks(t, card).s.hunts[0].value == value


@covers("LH-274")
def test_might_adds_nothing_to_the_attacks_of_a_monster() -> None:
    t = position(heroes={1: "euboea"}, monsters={"cyclops": "euboea"}, hands={1: ["trap_mace_1"]}, titan=(3, 1, 1))
    begin(t.draws("reinforcements_shield_0").s, 1, TARGETS.index("cyclops"))
    t.s.run()
    assert attacks(t.plays(1, "wound 1>same", "card trap_mace_1"), "attack_4").s.hunts[0].value == 4


@covers("LH-275", "LH-276", "LH-394")
def test_his_special_attack_ends_the_hunt_with_one_injury_and_may_move_the_hero() -> None:
    t = hunt(hands={1: ["trap_mace_1"]}).plays(1, "wound 4>same", "card trap_mace_1")
    attacks(t, "special_attack_3").plays(1, "suffer", "attribute speed")
    assert t.asked() == (0, "PlaceHunter")
    t.plays(0, "region crete")
    assert (t.hero_at(1), t.s.players[1].injuries.bit_count(), t.s.hunts) == ("crete", 1, [])
    t = hunt(hands={1: ["trap_mace_1"]}).plays(1, "wound 4>same", "card trap_mace_1")
    attacks(t, "special_attack_3").plays(1, "suffer", "attribute speed").plays(0, "pass")
    assert t.hero_at(1) == "locris"


@covers("LH-278", "LH-359")
def test_what_deals_wounds_by_its_text_does_not_work_on_him_and_the_rest_does() -> None:
    t = hunt(blessings={1: ["weak_spot"]}, hands={1: ["trap_mace_1"]})
    assert t.asked() == (1, "DealWounds"), "Weak Spot is not offered"
    t = hunt(blessings={1: ["sacrifice_of_flesh"]}, pool={1: 1}, injuries={1: ["speed"]})
    t.draws("trap_mace_1").plays(1, "blessing sacrifice_of_flesh")
    assert (t.pool(1), t.s.players[1].injuries) == (0, 0)
