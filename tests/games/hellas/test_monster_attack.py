"""Chapter 10: attacks of Monsters, defence, Injuries, and every Monster Attack card (LH-115, LH-120 to LH-129, LH-132,
LH-348, LH-349, LH-388)."""

import pytest

from tests.games.hellas.hunts import MACES, attacks, hunt, struck, wounds
from tests.games.hellas.table import agrees, card_test, covers
from theogony.games.hellas.content import ATTACKS
from theogony.games.hellas.hunt import begin
from theogony.games.hellas.monster_attack import Defend
from theogony.games.hellas.moves import TARGETS
from theogony.games.hellas.zones import ATTACK_DECK, ATTACK_DESIGN, FIRST_ATTACK, UNPLAYED


@covers("LH-120", "LH-015", "LH-341")
def test_the_player_on_the_left_chooses_and_the_other_card_stays_hidden() -> None:
    t = hunt(hands={0: MACES})
    t.plays(0, "wound 1>same", "card trap_mace_1")
    t.picks(0, 0).plays(0, "done")
    drawn = t.options(1)
    assert len(drawn) == 2
    t.refuses(1, "attack rampage", "LH-120")
    seen = t.s.view(0)
    t.plays(1, drawn[0])
    assert len(t.s.cards.content[UNPLAYED]) == 1
    hidden = drawn[1].removeprefix("attack ")
    assert hidden not in str(seen)
    assert hidden not in str(t.s.view(0)["hunt"])


@covers("LH-121")
def test_a_defence_reaches_the_value_and_brings_two_cards() -> None:
    t = hunt(hands={0: [*MACES, "charge_sickle_4"]})
    t.plays(0, "wound 1>same", "card trap_mace_1")
    attacks(t, "attack_5")
    t.refuses(0, "defend assault_axe_4", "LH-121")
    t.plays(0, "defend charge_sickle_4")
    t.refuses(0, "suffer", "LH-121")
    t.draws("glory_bow_1", "glory_torch_1").plays(0, "defend trap_sword_1")
    assert sorted(t.hand(0)) == ["glory_bow_1", "glory_torch_1", "wild_attack_mace_3"]
    assert t.s.players[0].injuries == 0
    assert t.asked() == (0, "DealWounds")


@covers("LH-121")
def test_every_card_in_hand_defends_and_no_other() -> None:
    t = hunt(hands={0: ["trap_mace_1", "fortification_torch_1", "charge_sickle_4"]})
    attacks(t.plays(0, "wound 1>same", "card trap_mace_1"), "attack_5")
    assert agrees(t, Defend(0))
    t.refuses(0, "defend glory_bow_1", "LH-121")
    t.plays(0, "defend fortification_torch_1").draws("glory_bow_1", "glory_torch_1")
    t.plays(0, "defend charge_sickle_4")
    assert t.asked() == (0, "DealWounds") and t.s.players[0].injuries == 0


@covers("LH-121")
def test_a_defence_that_cannot_succeed_is_not_begun() -> None:
    t = hunt(hands={0: ["trap_mace_1"]})
    t.plays(0, "wound 1>same", "card trap_mace_1")
    attacks(t, "attack_5")
    t.refuses(0, "defend trap_sword_1", "LH-121")


@covers("LH-122", "LH-388")
def test_a_shield_defends_alone_for_an_injury_and_one_card() -> None:
    t = hunt(drawn=("reinforcements_shield_0",), hands={0: ["trap_mace_1", "charge_sickle_4", "wild_attack_axe_3"]})
    t.plays(0, "wound 1>same", "card trap_mace_1")
    attacks(t, "attack_5")
    t.refuses(0, "shield charge_sickle_4", "LH-122")
    t.draws("glory_bow_1").plays(0, "shield reinforcements_shield_0", "attribute speed")
    assert sorted(t.hand(0)) == ["charge_sickle_4", "glory_bow_1", "wild_attack_axe_3"]
    assert t.asked() == (0, "DealWounds")


@covers("LH-388")
def test_a_shield_is_not_combined_with_other_cards() -> None:
    t = hunt(drawn=("reinforcements_shield_0",), hands={0: ["trap_mace_1", "charge_sickle_4", "wild_attack_axe_3"]})
    t.plays(0, "wound 1>same", "card trap_mace_1")
    attacks(t, "attack_5")
    t.plays(0, "defend charge_sickle_4")
    t.refuses(0, "shield reinforcements_shield_0", "LH-388")


@covers("LH-123", "LH-126")
@card_test("attack_3", "attack_4", "attack_5")
@pytest.mark.parametrize("name", ["attack_3", "attack_4", "attack_5"])
def test_an_attack_taken_injures_and_one_card_is_drawn(name: str) -> None:
    t = hunt(hands={0: ["trap_mace_1"]}, attributes={0: (4, 1, 1)})
    t.plays(0, "wound 1>same", "card trap_mace_1")
    attacks(t, name)
    assert t.s.hunt().value == int(name[-1])
    t.draws("glory_bow_1").plays(0, "suffer", "attribute leadership")
    assert t.attribute(0, "leadership") == 1
    assert t.s.attributes[0] == 4, "the real value is kept"
    assert t.hand(0) == ["glory_bow_1", "trap_sword_1"]


@covers("LH-126")
def test_an_injured_attribute_cannot_be_injured_again() -> None:
    t = hunt(hands={0: ["trap_mace_1"]}, injuries={0: ["speed"]})
    t.plays(0, "wound 1>same", "card trap_mace_1")
    attacks(t, "attack_5").plays(0, "suffer")
    t.refuses(0, "attribute speed", "LH-126")


@covers("LH-127", "LH-128", "LH-348", "LH-123")
def test_a_fourth_injury_ends_the_hunt_without_a_further_one_or_a_draw() -> None:
    t = hunt(hands={0: ["trap_mace_1"]}, injuries={0: ["speed", "strength", "leadership"]})
    t.plays(0, "wound 1>same", "card trap_mace_1")
    attacks(t, "attack_5").plays(0, "suffer")
    assert t.s.hunts == []
    assert t.hand(0) == ["trap_sword_1"]
    assert t.s.players[0].injuries == 7


@card_test("nasty_wounds")
@covers("LH-400")
def test_a_fourth_injury_does_not_stop_the_rest_of_the_attack() -> None:
    hands = {0: ["trap_mace_1"]}
    t = hunt(hands=hands, attributes={0: (1, 1, 3)}, injuries={0: ["speed", "strength", "leadership"]})
    t.plays(0, "wound 1>same", "card trap_mace_1")
    attacks(t, "nasty_wounds").plays(0, "suffer")
    assert t.s.hunts == []
    assert t.s.attributes[:3] == [1, 1, 2], "the highest Attribute is lowered all the same"


@covers("LH-400", "LH-349")
def test_no_additional_attack_follows_a_hunt_that_has_ended() -> None:
    injuries = {0: ["speed", "strength", "leadership"]}
    t = hunt("cerberus", "epirus", hands={0: ["glory_bow_1"]}, injuries=injuries)
    t.plays(0, "wound 1>same", "card glory_bow_1")
    attacks(t, "special_attack_3").plays(0, "suffer")
    assert t.s.hunts == []
    assert len(t.events("attack-suffered")) == 1


@covers("LH-349", "LH-123")
def test_cerberus_attacks_once_more_without_choice_and_only_once() -> None:
    t = hunt("cerberus", "epirus", hands={0: ["glory_bow_1"]})
    attacks(t.plays(0, "wound 1>same", "card glory_bow_1"), "special_attack_3").plays(0, "suffer")
    deck = [ATTACKS[ATTACK_DESIGN[card - FIRST_ATTACK]] for card in t.s.cards.content[ATTACK_DECK]]
    t.picks(deck.index("attack_4")).plays(0, "attribute speed")
    assert t.asked() == (0, "Defend") and t.s.hunt().value == 4, "nobody chooses the additional attack"
    t.draws("glory_torch_1").plays(0, "suffer", "attribute strength")
    assert t.asked() == (0, "DealWounds") and len(t.events("monster-attacks")) == 2
    assert sorted(t.hand(0)) == ["glory_torch_1", "trap_sword_1"], "one card, after the last attack"


@covers("LH-348", "LH-127")
def test_a_shield_with_three_injuries_ends_the_hunt() -> None:
    hands = {0: ["trap_mace_1"]}
    t = hunt(drawn=("reinforcements_shield_0",), hands=hands, injuries={0: ["speed", "strength", "leadership"]})
    t.plays(0, "wound 1>same", "card trap_mace_1")
    attacks(t, "attack_5").plays(0, "shield reinforcements_shield_0")
    assert t.s.hunts == []


@covers("LH-125", "LH-129", "LH-132")
def test_a_hunt_that_is_given_up_injures_but_wounds_and_one_mark_stay() -> None:
    t = hunt(hands={0: ["glory_bow_1"]})
    t.plays(0, "wound 3>same", "card glory_bow_1")
    attacks(t, "attack_3").draws("glory_torch_1").plays(
        0, "suffer", "attribute speed", "end-hunt", "attribute strength"
    )
    assert wounds(t) == 4
    assert t.pool(0) == 1
    assert t.s.hunts == []


@covers("LH-117")
def test_every_step_of_a_hunt_needs_a_wound() -> None:
    t = hunt(hands={0: ["trap_mace_1", "glory_bow_1", "glory_torch_1", "charge_sickle_4"]})
    t.plays(0, "wound 1>same", "card trap_mace_1")
    attacks(t, "attack_3").draws("phalanx_torch_1").plays(0, "suffer", "attribute speed")
    assert (t.asked(), len(t.hand(0))) == ((0, "DealWounds"), 5)
    t.refuses(0, "done", "LH-117")


@covers("LH-042")
def test_the_hand_limit_rests_during_a_hunt_and_is_applied_right_after_it() -> None:
    four = ["trap_mace_1", "glory_bow_1", "glory_torch_1", "charge_sickle_4"]
    t = hunt(hands={0: four}, blessings={0: ["battle_prayer"]}, pool={0: 1})
    t.draws("phalanx_torch_1").plays(0, "blessing battle_prayer")
    assert (t.asked(), len(t.hand(0))) == ((0, "DealWounds"), 6), "a draw outside a Hunt would be too many"
    t.plays(0, "end-hunt", "attribute speed")
    assert t.asked() == (0, "Discard")
    t.refuses(0, "card encirclement_mace_2", "LH-042")
    t.plays(0, "card trap_mace_1", "card phalanx_torch_1")
    assert len(t.hand(0)) == 4


@covers("LH-124")
@card_test("charge_attack", "mighty_attack")
def test_charge_counts_open_symbols_and_both_injure_twice() -> None:
    t = struck("charge_attack")
    assert t.s.hunt().value == 1 + 3
    t.draws("glory_bow_1").plays(0, "suffer", "attribute speed", "attribute strength")
    assert t.s.players[0].injuries.bit_count() == 2
    t = struck("mighty_attack")
    assert t.s.hunt().value == 4
    t.draws("glory_bow_1").plays(0, "suffer", "attribute speed", "attribute strength")
    assert t.s.players[0].injuries.bit_count() == 2


@covers("LH-124")
@card_test("fury")
def test_fury_counts_all_symbols_and_ends_the_hunt_of_an_injured_hero() -> None:
    t = struck("fury")
    assert t.s.hunt().value == 4
    t.draws("glory_bow_1").plays(0, "suffer", "attribute speed")
    assert t.asked() == (0, "DealWounds")
    t = struck("fury", injuries={0: ["speed"]})
    t.plays(0, "suffer", "attribute strength")
    assert t.s.hunts == []
    assert t.s.players[0].injuries == 7, "one of the attack, one of the unsuccessful Hunt (LH-348)"


@card_test("nasty_wounds")
@covers("LH-126")
def test_nasty_wounds_lower_the_highest_real_attribute_for_good() -> None:
    t = struck("nasty_wounds", attributes={0: (3, 1, 3)})
    t.plays(0, "suffer", "attribute leadership")
    t.refuses(0, "attribute strength", "LH-126")
    t.draws("glory_bow_1").plays(0, "attribute leadership")
    assert t.s.attributes[:3] == [2, 1, 3]


@card_test("quick_attack_4", "quick_attack_5")
def test_a_quick_attack_leaves_as_many_cards_as_speed() -> None:
    for name in ("quick_attack_4", "quick_attack_5"):
        t = struck(name, ("trap_mace_1", "glory_bow_1", "glory_torch_1"))
        t.plays(0, "suffer", "attribute strength", "card glory_bow_1")
        t.draws("charge_sickle_4").plays(0, "card glory_torch_1")
        assert sorted(t.hand(0)) == ["charge_sickle_4", "trap_sword_1"]


@card_test("rampage", "special_attack_3", "special_attack_4")
@covers("LH-115", "LH-124")
def test_special_attacks_of_the_cyclops_injure_twice() -> None:
    for name, value in (("rampage", 3), ("special_attack_3", 3), ("special_attack_4", 4)):
        t = struck(name)
        assert t.s.hunt().value == value
        t.draws("glory_bow_1").plays(0, "suffer", "attribute speed", "attribute strength")
        assert t.s.players[0].injuries.bit_count() == 2


@covers("LH-116")
def test_a_hunt_begins_with_all_attack_cards_in_the_deck() -> None:
    t = hunt(hands={0: ["trap_mace_1"]})
    attacks(t.plays(0, "wound 1>same", "card trap_mace_1"), "attack_3").draws("glory_bow_1")
    t.plays(0, "suffer", "attribute speed", "end-hunt", "attribute strength")
    assert len(t.s.cards.content[ATTACK_DECK]) == len(ATTACK_DESIGN) - 2
    t.draws("glory_torch_1")
    begin(t.s, 0, TARGETS.index("cyclops"))
    assert len(t.s.cards.content[ATTACK_DECK]) == len(ATTACK_DESIGN)


@card_test("rampage")
@covers("LH-124")
def test_a_rampage_grows_by_two_with_every_covered_symbol() -> None:
    t = hunt(hands={0: ["trap_mace_1"]}, wounds={"cyclops": [1, 2]})
    attacks(t.plays(0, "wound 1>same", "card trap_mace_1"), "rampage")
    assert t.s.hunt().value == 1 + 2 * 3


@card_test("recall_3", "recall_4")
@covers("LH-125")
def test_a_recall_ends_the_hunt_with_its_injury() -> None:
    for name in ("recall_3", "recall_4"):
        t = struck(name)
        t.plays(0, "suffer", "attribute speed")
        assert t.s.hunts == []
        assert t.s.players[0].injuries.bit_count() == 1


@card_test("surprise_attack")
def test_a_surprise_attack_counts_the_hand_and_halves_it() -> None:
    t = struck("surprise_attack", ("trap_mace_1", "glory_bow_1", "glory_torch_1"))
    assert t.s.hunt().value == 1 + 3
    t.plays(0, "suffer", "attribute speed", "card glory_bow_1")
    t.draws("charge_sickle_4").plays(0, "card glory_torch_1")
    assert sorted(t.hand(0)) == ["charge_sickle_4", "trap_sword_1"]


@card_test("wild_attack_m_4", "wild_attack_m_5")
def test_a_wild_attack_takes_a_card_at_random() -> None:
    for name in ("wild_attack_m_4", "wild_attack_m_5"):
        t = struck(name, ("trap_mace_1", "glory_bow_1"))
        t.plays(0, "suffer")
        t.picks(0).draws("charge_sickle_4").plays(0, "attribute speed")
        assert len(t.hand(0)) == 2
        assert len(t.discards()) == 2
