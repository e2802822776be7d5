"""Chapter 9: Battles, who wins and what it costs (LH-100, LH-103 to LH-108, LH-112, LH-114)."""

from tests.games.hellas.battles import battle, decided
from tests.games.hellas.table import agrees, covers, given
from theogony.games.hellas.battle import PlayOrPass
from theogony.games.hellas.turn import TakeTurn


@covers("LH-100", "LH-105", "LH-108", "LH-032", "LH-112")
def test_the_higher_strength_wins_and_the_loser_withdraws() -> None:
    t = battle(4, 2)
    assert decided(t) == (0, 4, 2)
    assert t.army(0, "boeotia") == 4
    assert t.asked() == (1, "ChooseRefuge")
    t.plays(1, "region phocis")
    assert (t.army(1, "boeotia"), t.army(1, "phocis")) == (0, 1)
    assert t.controls("boeotia") == 0


@covers("LH-100", "LH-112")
def test_any_two_players_fight_each_on_his_side() -> None:
    t = given(turn=2, hoplites={"argolis": (2, 5), "crete": (3, 2)}, hands={3: ["glory_bow_1"]}).step(TakeTurn(2))
    t.plays(2, "march argolis>crete", "number 5").plays(3, "play glory_bow_1")
    assert decided(t) == (2, 5, 3)
    t.plays(3, "region euboea")
    assert (t.army(2, "crete"), t.army(3, "euboea"), t.controls("crete")) == (5, 1, 2)


@covers("LH-105")
def test_a_tie_goes_to_the_defender() -> None:
    t = battle(3, 3)
    assert decided(t) == (1, 3, 3)
    assert (t.army(0, "boeotia"), t.army(0, "attica")) == (0, 2)
    assert t.controls("boeotia") == 1


@covers("LH-103", "LH-104")
def test_every_card_in_hand_can_be_played_and_no_other() -> None:
    t = battle(2, 1, hands={1: ["fortification_torch_1", "charge_sickle_4"]})
    assert agrees(t, PlayOrPass(1))
    t.refuses(1, "play glory_bow_1", "LH-103")
    t.refuses(1, "play charge_sickle_4", "LH-104")  # two symbols for one Hoplite
    t.plays(1, "play fortification_torch_1", "pass")
    assert decided(t) == (1, 4, 2)  # its tactic gives 2 in a City


@covers("LH-103")
def test_the_defender_begins_and_who_has_passed_plays_no_more() -> None:
    t = battle(3, 3, hands={0: ["wild_attack_axe_3", "wild_attack_sword_3"], 1: ["wild_attack_mace_3"]})
    assert t.asked() == (1, "PlayOrPass")
    t.refuses(0, "play wild_attack_axe_3", "LH-036")
    t.plays(1, "pass")
    t.plays(0, "play wild_attack_axe_3")
    assert t.asked() == (0, "PlayOrPass"), "seat 1 has passed for good"
    t.plays(0, "pass")
    assert decided(t) == (0, 6, 3)


@covers("LH-103")
def test_cards_alternate_until_both_have_passed_and_only_own_cards_are_played() -> None:
    t = battle(3, 3, hands={0: ["wild_attack_axe_3"], 1: ["wild_attack_mace_3", "trap_mace_1"]})
    t.refuses(1, "play wild_attack_axe_3", "LH-103")
    t.plays(1, "play wild_attack_mace_3")
    t.plays(0, "play wild_attack_axe_3")
    t.plays(1, "pass")
    assert decided(t) == (1, 6, 6), "an empty hand passes by itself"


@covers("LH-104")
def test_casualty_symbols_cannot_exceed_the_hoplites() -> None:
    t = battle(2, 3, hands={0: ["assault_axe_4", "wild_attack_axe_3"]})
    t.plays(0, "play assault_axe_4")
    t.refuses(0, "play wild_attack_axe_3", "LH-104")
    t.plays(0, "pass")
    assert decided(t) == (0, 8, 3)


@covers("LH-104")
def test_as_many_symbols_as_hoplites_are_allowed() -> None:
    t = battle(3, 3, hands={0: ["assault_axe_4", "wild_attack_axe_3"]})
    t.plays(0, "play assault_axe_4", "play wild_attack_axe_3")
    assert decided(t)[0] == 0


@covers("LH-107", "LH-112", "LH-031")
def test_casualties_come_after_the_comparison_and_a_winner_without_hoplites_gains_nothing() -> None:
    t = battle(2, 3, hands={0: ["assault_axe_4"]})
    t.plays(0, "play assault_axe_4")
    assert decided(t) == (0, 8, 3)
    assert t.army(0, "boeotia") == 0
    t.plays(1, "region phocis")
    assert t.army(1, "phocis") == 2
    assert t.controls("boeotia") == 1


@covers("LH-107", "LH-112")
def test_a_defender_who_wins_without_a_hoplite_left_keeps_his_token() -> None:
    t = battle(2, 1, hands={1: ["trap_sword_1"]}, attributes={1: (3, 1, 1)})
    t.plays(1, "play trap_sword_1")
    assert decided(t) == (1, 5, 2)
    assert (t.army(1, "boeotia"), t.army(0, "attica")) == (0, 1)
    assert t.controls("boeotia") == 1


@covers("LH-114")
def test_played_cards_are_discarded_after_the_battle() -> None:
    t = battle(3, 1, hands={0: ["wild_attack_axe_3"]})
    t.plays(0, "play wild_attack_axe_3")
    assert t.discards() == ["wild_attack_axe_3"]
    assert t.hand(0) == []


@covers("LH-063", "LH-105")
def test_a_fortified_hoplite_adds_to_strength_in_city_and_sparta_and_dies_last() -> None:
    t = battle(3, 2, "attica", ("boeotia",), fortified=["attica"])
    assert decided(t) == (1, 3, 3)
    assert t.fortified("attica")
    t = battle(4, 2, "laconia", ("arcadia",), fortified=["laconia"])
    assert decided(t) == (1, 4, 4)
    t = battle(5, 2, "attica", ("boeotia",), fortified=["attica"], heroes={1: "attica"})
    assert decided(t) == (0, 5, 3)
    assert t.army(1, "attica") == 1
    assert t.fortified("attica"), "it is the last one"
    t.plays(1, "region crete")
    assert not t.fortified("attica")
