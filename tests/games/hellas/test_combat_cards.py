"""Chapter 9: every Combat card in a Battle (LH-106, LH-345, LH-364, LH-366, LH-387)."""

from tests.games.hellas.battles import battle, decided
from tests.games.hellas.table import Play, card_test, covers, given, region
from theogony.games.hellas.content import AS_TEXT
from theogony.games.hellas.turn import TakeTurn


@card_test("fortification_torch_1", "fortification_bow_1")
def test_fortification_helps_a_defender_in_a_city() -> None:
    for name in ("fortification_torch_1", "fortification_bow_1"):
        t = battle(5, 2, "attica", ("boeotia",), hands={1: [name]})
        t.plays(1, f"play {name}")
        assert decided(t) == (1, 5, 5)
        t = battle(5, 2, "boeotia", hands={0: [name]})
        t.plays(0, f"play {name}")
        assert decided(t) == (0, 6, 2), "an attacker gets the value alone"


@card_test("local_support_torch_1", "local_support_bow_1")
def test_local_support_recruits_two_into_a_city_that_is_defended() -> None:
    for name in ("local_support_torch_1", "local_support_bow_1"):
        t = battle(5, 2, "attica", ("boeotia",), hands={1: [name]})
        t.plays(1, f"play {name}")
        assert decided(t) == (1, 5, 5)
        assert t.army(1, "attica") == 4


@card_test("glory_torch_1", "glory_bow_1")
def test_glory_needs_the_token_of_the_land() -> None:
    for name in ("glory_torch_1", "glory_bow_1"):
        t = battle(5, 2, hands={1: [name]}, glory={"blue": 1})
        t.plays(1, f"play {name}")
        assert decided(t) == (1, 6, 5), "the value of 1, and 3 for the Glory Token"
        for holder in ({"blue": 0}, {"red": 1}):
            t = battle(5, 2, hands={1: [name]}, glory=holder)
            t.plays(1, f"play {name}")
            assert decided(t) == (0, 5, 3)


@card_test("phalanx_torch_1", "phalanx_torch_2")
@covers("LH-106")
def test_phalanx_adds_half_the_hoplites_when_it_is_played() -> None:
    for name, value in (("phalanx_torch_1", 1), ("phalanx_torch_2", 2)):
        t = battle(5, 2, hands={0: [name]})
        t.plays(0, f"play {name}")
        assert decided(t) == (0, 5 + value + 2, 2)
        assert t.army(0, "boeotia") == 4


@card_test("flank_attack_bow_2")
@covers("LH-106")
def test_flank_attack_needs_more_hoplites() -> None:
    for attackers, strength in ((4, 8), (3, 5)):
        t = battle(attackers, 3, hands={0: ["flank_attack_bow_2"]})
        t.plays(0, "play flank_attack_bow_2")
        assert decided(t) == (0, strength, 3)


@card_test("trap_sword_1", "trap_mace_1")
def test_trap_adds_leadership() -> None:
    for name in ("trap_sword_1", "trap_mace_1"):
        t = battle(2, 3, hands={0: [name]}, attributes={0: (4, 1, 1)})
        t.plays(0, f"play {name}")
        assert decided(t) == (0, 7, 3)


@card_test("tactical_maneuver_sword_2", "tactical_maneuver_mace_2")
def test_tactical_maneuver_needs_higher_leadership() -> None:
    for name in ("tactical_maneuver_sword_2", "tactical_maneuver_mace_2"):
        for leadership, strength in ((2, 6), (1, 4)):
            t = battle(2, 3, hands={0: [name]}, attributes={0: (leadership, 1, 1)})
            t.plays(0, f"play {name}")
            assert decided(t) == (0, strength, 3)


@card_test("encirclement_sword_2", "encirclement_mace_2")
@covers("LH-387", "LH-108")
def test_encirclement_costs_the_loser_three_and_two_of_them_no_more() -> None:
    t = battle(5, 5, hands={0: ["encirclement_sword_2", "encirclement_mace_2"]})
    t.plays(0, "play encirclement_sword_2", "play encirclement_mace_2")
    t.plays(1, "region phocis")
    assert t.army(1, "phocis") == 2
    t = battle(2, 5, hands={0: ["encirclement_sword_2"]})
    t.plays(0, "play encirclement_sword_2")
    assert decided(t) == (1, 5, 4)
    assert t.army(1, "boeotia") == 5, "it helps a winner alone"


@card_test("wild_attack_sword_3", "wild_attack_mace_3", "wild_attack_axe_3", "wild_attack_spear_3", "charge_sickle_4")
def test_cards_without_a_text_have_their_value_and_casualties() -> None:
    for name, value, dead in (
        ("wild_attack_sword_3", 3, 1),
        ("wild_attack_mace_3", 3, 1),
        ("wild_attack_axe_3", 3, 1),
        ("wild_attack_spear_3", 3, 1),
        ("charge_sickle_4", 4, 2),
    ):
        t = battle(4, 1, hands={0: [name]})
        t.plays(0, f"play {name}")
        assert decided(t) == (0, 4 + value, 1)
        assert t.army(0, "boeotia") == 4 - dead


@card_test("reinforcements_shield_0")
@covers("LH-366", "LH-343")
def test_reinforcements_bring_free_hoplites_from_one_neighbouring_region() -> None:
    t = battle(
        3,
        1,
        hands={1: ["reinforcements_shield_0"]},
        hoplites={"phocis": (1, 4), "euboea": (1, 2), "laconia": (1, 3)},
    )
    t.plays(1, "play reinforcements_shield_0")
    t.refuses(1, "march laconia>arcadia", "LH-366")
    t.refuses(1, "march attica>boeotia", "LH-366")
    t.plays(1, "march phocis>boeotia")
    t.refuses(1, "number 5", "LH-366")
    t.plays(1, "number 3")
    assert decided(t) == (1, 4, 3)
    assert (t.army(1, "phocis"), t.army(1, "euboea")) == (1, 2)


@covers("LH-366")
def test_fortified_hoplites_do_not_join_and_the_regions_they_leave_keep_their_tokens() -> None:
    t = battle(
        3, 1, "boeotia", hands={1: ["reinforcements_shield_0"]}, hoplites={"phocis": (1, 1)}, control={"phocis": 1}
    )
    t.plays(1, "play reinforcements_shield_0", "march phocis>boeotia")
    assert (t.army(1, "phocis"), t.controls("phocis")) == (0, 1)
    t = battle(3, 1, hands={1: ["reinforcements_shield_0"]}, hoplites={"euboea": (1, 1)}, fortified=["euboea"])
    t.s.control[region("euboea")] = 1
    t.plays(1, "play reinforcements_shield_0")
    assert decided(t)[0] == 0, "nobody can come, so nothing is asked"


@covers("LH-364")
def test_the_chimera_burns_those_who_join_a_battle() -> None:
    t = battle(
        3,
        1,
        hands={1: ["reinforcements_shield_0"]},
        hoplites={"phocis": (1, 4)},
        monsters={"chimera": "boeotia"},
        evolved={"chimera": AS_TEXT},
    )
    t.plays(1, "play reinforcements_shield_0", "march phocis>boeotia", "number 3")
    assert decided(t) == (1, 3, 3)


@card_test("javelin_volley_axe_2", "javelin_volley_spear_2")
@covers("LH-106", "LH-345")
def test_javelin_volley_kills_one_if_you_are_more() -> None:
    for name in ("javelin_volley_axe_2", "javelin_volley_spear_2"):
        t = battle(3, 2, hands={0: [name]})
        t.plays(0, f"play {name}")
        assert decided(t) == (0, 5, 1)
        t = battle(2, 2, hands={0: [name]})
        t.plays(0, f"play {name}")
        assert decided(t) == (0, 4, 2)


@covers("LH-367")
def test_an_aegis_that_is_not_charged_saves_nobody_in_a_battle() -> None:
    hands = {0: ["javelin_volley_axe_2"]}
    t = given(turn=0, hoplites={"attica": (0, 3), "boeotia": (1, 2)}, artifacts={1: ["aegis"]}, hands=hands)
    t.s.players[1].charged = 0
    t.step(TakeTurn(0)).plays(0, "march attica>boeotia", "number 3", "play javelin_volley_axe_2")
    assert decided(t) == (0, 5, 1) and not t.events("hoplites-saved")
    assert t.army(1, "boeotia") == 0, "one by the volley, one by the defeat, and nobody was asked"


@covers("LH-103", "LH-107")
def test_a_battle_shows_how_far_it_has_come() -> None:
    def stage(t: Play) -> object:
        return t.s.view(-1)["battle"]["stage"]  # type: ignore[index]

    t = battle(6, 3, blessings={1: ["ambush"]}, fortified=["boeotia"], hands={0: ["trap_mace_1"]})
    assert stage(t) == "before"
    t.plays(1, "pass")
    assert stage(t) == "cards"
    t.plays(0, "pass")
    assert stage(t) == "withdrawal", "nobody has an answer after the comparison, and no symbol was played"


@covers("LH-345")
def test_a_side_without_hoplites_plays_no_more_cards_but_is_compared() -> None:
    t = battle(
        2, 1, hands={0: ["javelin_volley_axe_2"], 1: ["trap_mace_1", "wild_attack_axe_3"]}, attributes={1: (5, 1, 1)}
    )
    t.plays(1, "play trap_mace_1")
    t.plays(0, "play javelin_volley_axe_2")
    assert decided(t) == (1, 6, 4), "1 and Leadership 5 against 2 and 2"
    assert t.hand(1) == ["wild_attack_axe_3"]


@card_test("assault_axe_4", "assault_spear_4")
def test_assault_helps_an_attacker() -> None:
    for name in ("assault_axe_4", "assault_spear_4"):
        t = battle(2, 2, hands={0: [name]})
        t.plays(0, f"play {name}")
        assert decided(t) == (0, 8, 2)
        t = battle(2, 2, hands={1: [name]})
        t.plays(1, f"play {name}")
        assert decided(t) == (1, 6, 2)


@card_test("tactical_withdrawal_torch_1", "tactical_withdrawal_bow_1")
def test_tactical_withdrawal_loses_the_battle_and_nobody() -> None:
    for name in ("tactical_withdrawal_torch_1", "tactical_withdrawal_bow_1"):
        t = battle(4, 3, hands={0: ["wild_attack_axe_3", "trap_mace_1"], 1: [name, "wild_attack_mace_3"]}, cards="all")
        t.plays(1, "play wild_attack_mace_3")
        t.plays(0, "play wild_attack_axe_3")
        t.plays(1, f"play {name}", "accept")
        t.plays(1, "region phocis")
        assert t.army(1, "phocis") == 3
        assert t.army(0, "boeotia") == 3, "the winner still has the losses of his card"
        assert t.controls("boeotia") == 0
        t = battle(4, 3, hands={1: [name]}, cards="all")
        t.plays(1, f"play {name}", "pass")
        assert decided(t) == (1, 4, 4)


@card_test("offerings_sword_2", "offerings_mace_2")
def test_offerings_give_a_priest_for_a_battle_won_at_a_shrine() -> None:
    for name in ("offerings_sword_2", "offerings_mace_2"):
        for where, priests in (("attica", 1), ("boeotia", 0)):
            origin = "boeotia" if where == "attica" else "attica"
            t = battle(3, 1, where, (origin,), hands={0: [name]}, cards="all")
            t.plays(0, f"play {name}")
            assert t.pool(0) == priests, "Attica has a Shrine, Boeotia has none"


@card_test("final_charge_shield_2")
@covers("LH-387")
def test_final_charge_of_an_attacker_ends_the_cards_bluff_included() -> None:
    t = battle(
        4,
        3,
        hands={0: ["final_charge_shield_2"], 1: ["wild_attack_axe_3", "wild_attack_mace_3"]},
        blessings={1: ["bluff"]},
        cards="all",
    )
    t.plays(1, "play wild_attack_axe_3")
    t.plays(0, "play final_charge_shield_2")
    assert decided(t) == (1, 6, 6)
    assert t.hand(1) == ["wild_attack_mace_3"]


@card_test("sudden_strike_sickle_3")
def test_sudden_strike_is_worth_seven_as_the_first_card_of_all() -> None:
    t = battle(3, 3, hands={1: ["sudden_strike_sickle_3"]}, cards="all")
    t.plays(1, "play sudden_strike_sickle_3")
    assert decided(t) == (1, 10, 3)
    t = battle(3, 3, hands={0: ["wild_attack_axe_3"], 1: ["sudden_strike_sickle_3", "trap_mace_1"]}, cards="all")
    t.plays(1, "play trap_mace_1")
    t.plays(0, "play wild_attack_axe_3")
    t.plays(1, "play sudden_strike_sickle_3")
    assert decided(t) == (1, 8, 6)
