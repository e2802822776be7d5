"""Chapter 10: the Hunt, Injuries and trophies (LH-115 to LH-136, LH-346 to LH-349, LH-369, LH-388).

Seat 0 hunts the Cyclops in Euboea (mace, torch, bow with a Priest mark, bow), unless a test says otherwise; seat 1, on
its left, plays the attacks.
"""

from typing import Any

import pytest

from tests.games.hellas.table import Play, agrees, card_test, covers, given, told
from theogony.games.hellas.content import AS_HARDENING, AS_TEXT, ATTACKS, MONSTERS
from theogony.games.hellas.hunt import begin
from theogony.games.hellas.moves import TARGETS
from theogony.games.hellas.turn import Turn
from theogony.games.hellas.zones import ATTACK_DECK, ATTACK_DESIGN, FIRST_ATTACK, UNPLAYED

MACES = ["trap_mace_1", "wild_attack_mace_3"]


def hunt(
    monster: str = "cyclops", where: str = "euboea", drawn: tuple[str, ...] = ("trap_sword_1",), **more: Any
) -> Play:
    """A Hunt at its first question; ``drawn`` are the cards for Strength 1 (all Attributes are 1 unless given)."""
    more.setdefault("names", {0: "cleito"})
    t = given(heroes={0: where}, monsters={monster: where, **more.pop("monsters", {})}, **more)
    t.draws(*drawn)
    begin(t.s, 0, TARGETS.index(monster))
    t.s.run()
    return t


def attacks(t: Play, played: str, other: str = "recall_4") -> Play:
    """The hunter ends his step; seat 1 draws these two cards and plays the first."""
    deck = [ATTACKS[ATTACK_DESIGN[card - FIRST_ATTACK]] for card in t.s.cards.content[ATTACK_DECK]]
    for name in (played, other):
        at = deck.index(name)
        t.picks(at)
        deck.pop(at)
    t.plays(0, "done")
    return t.plays(1, f"attack {played}")


def wounds(t: Play, monster: str = "cyclops") -> int:
    return t.s.wounds[MONSTERS.index(monster)]


# -- step 1 -----------------------------------------------------------------------------------------------------------


@covers("LH-081", "LH-116")
def test_a_hunt_needs_the_hero_with_the_monster_and_draws_for_strength() -> None:
    t = given(heroes={0: "euboea"}, monsters={"cyclops": "euboea", "hydra": "attica"}, attributes={0: (1, 3, 1)})
    t.step(Turn(0))
    t.refuses(0, "hunt hydra", "LH-081")
    t.draws("trap_sword_1", "trap_mace_1", "charge_sickle_4").plays(0, "hunt cyclops")
    assert len(t.hand(0)) == 3
    t.plays(0, "end-hunt", "attribute speed")
    assert t.used(0) == ["hunt"]


@covers("LH-140", "LH-081")
def test_a_hero_on_a_quest_hunts_nothing() -> None:
    t = given(monsters={"cyclops": "euboea"})
    t.step(Turn(0))
    t.refuses(0, "hunt cyclops", "LH-081")


@covers("LH-117", "LH-118")
def test_a_wound_costs_a_card_of_its_symbol() -> None:
    t = hunt(hands={0: ["trap_mace_1", "glory_bow_1"]})
    t.refuses(0, "wound 2>same", "LH-118")
    t.refuses(0, "wound 5>same", "LH-117")
    t.refuses(0, "done", "LH-117")
    t.plays(0, "wound 1>same", "card trap_mace_1")
    assert (wounds(t), t.hand(0)) == (1, ["glory_bow_1", "trap_sword_1"])
    t.refuses(0, "wound 1>same", "LH-117")
    t.refuses(0, "end-hunt", "LH-125")


@covers("LH-118")
@pytest.mark.parametrize(
    ("way", "cards", "number"),
    [
        ("sickle", ["charge_sickle_4"], 1),
        ("swords", ["trap_sword_1", "wild_attack_sword_3"], 2),
        ("maces", ["trap_mace_1", "wild_attack_mace_3"], 2),
        ("torches", ["phalanx_torch_1", "phalanx_torch_2", "glory_torch_1"], 3),
        ("bows", ["glory_bow_1", "flank_attack_bow_2", "fortification_bow_1"], 3),
    ],
)
def test_other_cards_pay_for_any_symbol(way: str, cards: list[str], number: int) -> None:
    drawn = ("reinforcements_shield_0",)
    t = hunt("minotaur", "crete", drawn, hands={0: cards[1:]})
    t.refuses(0, f"wound 1>{way}", "LH-118")
    t = hunt("minotaur", "crete", drawn, hands={0: cards})
    t.plays(0, f"wound 1>{way}", *[f"card {name}" for name in cards])
    assert (wounds(t, "minotaur"), t.hand(0)) == (1, list(drawn))


@covers("LH-118")
def test_shields_deal_no_wounds() -> None:
    t = hunt(drawn=("reinforcements_shield_0",))
    assert t.options(0) == ["end-hunt"]


@covers("LH-347")
def test_the_hunter_names_the_cards_that_pay() -> None:
    t = hunt(hands={0: MACES})
    t.plays(0, "wound 1>same")
    t.refuses(0, "card trap_sword_1", "LH-347")
    t.plays(0, "card wild_attack_mace_3")
    assert sorted(t.hand(0)) == ["trap_mace_1", "trap_sword_1"]


@covers("LH-119", "LH-130", "LH-134")
def test_the_last_symbol_slays_and_brings_glory_trophy_and_one_reward() -> None:
    t = hunt(hands={0: ["trap_mace_1"]}, wounds={"cyclops": [1, 2, 3]}, evolved={"cyclops": AS_TEXT}, glory={"blue": 2})
    t.plays(0, "wound 1>same", "card trap_mace_1")
    assert t.artifacts(0) == ["eye_of_cyclops"], "no mark was covered in this Hunt: the Artifact alone is left"
    assert t.glory("blue") == 0
    assert t.monster_at("cyclops") == ""
    assert t.s.players[0].trophies == 1 << MONSTERS.index("cyclops")
    assert (t.s.slain, t.s.evolved[MONSTERS.index("cyclops")]) == (1 << MONSTERS.index("cyclops"), 0)


@covers("LH-130", "LH-131")
def test_a_mark_covered_in_this_hunt_may_be_taken_instead() -> None:
    t = hunt(hands={0: ["glory_bow_1"]}, wounds={"cyclops": [0, 1, 3]})
    t.plays(0, "wound 3>same", "card glory_bow_1")
    t.refuses(0, "trophy artifact-mark", "LH-130")
    t.plays(0, "trophy priest-mark")
    assert (t.pool(0), t.artifacts(0)) == (1, [])


@covers("LH-131")
def test_the_artifact_mark_offers_two_neutral_artifacts() -> None:
    t = hunt("minotaur", "crete", hands={0: ["charge_sickle_4"]}, wounds={"minotaur": [1, 2, 3, 4]})
    t.picks(0, 0).plays(0, "wound 1>sickle", "card charge_sickle_4", "trophy artifact-mark")
    assert t.asked() == (0, "KeepArtifact")
    t.plays(0, t.options(0)[0])
    assert len(t.artifacts(0)) == 1
    assert len(t.s.artifact_deck) == 9


@covers("LH-124", "LH-119", "LH-096")
def test_symbols_of_a_hardened_monster_count() -> None:
    t = hunt(hands={0: ["trap_mace_1"]}, wounds={"cyclops": [1, 2, 3]}, evolved={"cyclops": AS_HARDENING})
    t.plays(0, "wound 1>same", "card trap_mace_1")
    assert t.monster_at("cyclops") == "euboea"
    assert t.asked() == (0, "DealWounds")


# -- the attack -------------------------------------------------------------------------------------------------------


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


@covers("LH-042")
def test_the_hand_limit_is_applied_after_the_hunt() -> None:
    t = hunt(hands={0: ["trap_mace_1", "glory_bow_1", "glory_torch_1", "charge_sickle_4"]})
    assert len(t.hand(0)) == 5
    t.plays(0, "end-hunt", "attribute speed")
    assert t.asked() == (0, "Discard")
    t.plays(0, "card trap_mace_1")
    assert len(t.hand(0)) == 4


# -- every Monster Attack card ----------------------------------------------------------------------------------------


def struck(name: str, hands: tuple[str, ...] = ("trap_mace_1",), monster: str = "cyclops", **more: Any) -> Play:
    """The Monster has attacked with this card after a Wound on the first symbol."""
    where = {"cyclops": "euboea", "chimera": "arcadia"}.get(monster, more.pop("where", "crete"))
    t = hunt(monster, where, hands={0: list(hands)}, **more)
    t.plays(0, next(move for move in t.options(0) if move.startswith("wound")))
    while t.asked()[1] == "PayWound":
        t.plays(0, t.options(0)[0])
    return attacks(t, name, "recall_3" if name != "recall_3" else "recall_4")


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


# -- every Monster ----------------------------------------------------------------------------------------------------


@card_test("medusa")
@covers("LH-116")
def test_medusa_stops_the_draw_and_evolved_counts_speed() -> None:
    t = struck("special_attack_3", ("glory_bow_1",), "medusa", where="attica")
    t.plays(0, "suffer", "attribute speed")
    assert t.hand(0) == ["trap_sword_1"]
    t = hunt(
        "medusa", "attica", ("trap_sword_1", "trap_mace_1"), attributes={0: (1, 5, 2)}, evolved={"medusa": AS_TEXT}
    )
    assert len(t.hand(0)) == 2


@card_test("sphinx")
@covers("LH-136")
def test_the_sphinx_names_a_symbol_and_evolved_wants_leadership() -> None:
    t = struck("special_attack_3", ("phalanx_torch_1", "glory_bow_1", "flank_attack_bow_2"), "sphinx", where="messenia")
    t.plays(0, "suffer")
    t.draws("charge_sickle_4").plays(1, "symbol bow")
    assert sorted(t.hand(0)) == ["charge_sickle_4", "trap_sword_1"]
    assert t.s.players[0].injuries == 0
    t = struck("special_attack_3", ("phalanx_torch_1",), "sphinx", where="messenia")
    t.plays(0, "suffer").plays(1, "symbol axe")
    t.draws("charge_sickle_4").plays(0, "attribute speed")
    for leadership, clause in ((2, "LH-136"), (3, "")):
        t = given(heroes={0: "messenia"}, monsters={"sphinx": "messenia"}, evolved={"sphinx": AS_TEXT},
                  attributes={0: (leadership, 1, 1)})  # fmt: skip
        t.step(Turn(0))
        if clause:
            t.refuses(0, "hunt sphinx", clause)
        else:
            t.draws("trap_mace_1").plays(0, "hunt sphinx")


@card_test("cyclops")
def test_the_cyclops_evolved_strikes_harder() -> None:
    assert struck("attack_3", evolved={"cyclops": AS_TEXT}).s.hunt().value == 4


@card_test("chimera")
def test_the_chimera_burns_a_hoplite_or_injures_again() -> None:
    t = struck("special_attack_3", ("glory_bow_1",), "chimera", hoplites={"arcadia": (0, 1), "elis": (0, 1)})
    t.plays(0, "suffer", "attribute speed")
    t.refuses(0, "region laconia", "LH-115")
    t.draws("charge_sickle_4").plays(0, "region elis")
    assert (t.army(0, "elis"), t.army(0, "arcadia")) == (0, 1)
    t = struck("special_attack_3", ("glory_bow_1",), "chimera")
    t.draws("charge_sickle_4").plays(0, "suffer", "attribute speed", "attribute strength")
    assert t.s.players[0].injuries.bit_count() == 2


@card_test("minotaur")
@covers("LH-136", "LH-372", "LH-348")
def test_the_minotaur_throws_the_hero_out_and_evolved_wants_a_priest() -> None:
    t = struck("special_attack_3", ("trap_mace_1", "wild_attack_mace_3"), "minotaur", where="crete")
    t.plays(0, "suffer", "attribute speed")
    t.refuses(1, "region epirus", "LH-372")
    t.picks(0, 0).plays(1, "region attica").plays(0, "attribute strength")
    assert t.hero_at(0) == "attica"
    assert t.asked() == (0, "KeepArtifact"), "the mark was covered all the same (LH-132)"
    t = given(heroes={0: "crete"}, monsters={"minotaur": "crete"}, evolved={"minotaur": AS_TEXT})
    t.step(Turn(0))
    t.refuses(0, "hunt minotaur", "LH-136")


@card_test("hydra")
def test_the_hydra_heals_and_evolved_is_stronger_with_three_wounds() -> None:
    t = struck(
        "special_attack_3", ("trap_sword_1",), "hydra", where="argolis", drawn=("glory_bow_1",), wounds={"hydra": [2]}
    )
    t.plays(0, "suffer", "attribute speed")
    t.refuses(1, "uncover 5", "LH-115")
    t.draws("charge_sickle_4").plays(1, "uncover 3")
    assert wounds(t, "hydra") == 1
    evolved = {"hydra": AS_TEXT}
    few = struck("attack_3", ("trap_sword_1",), "hydra", where="argolis", drawn=("glory_bow_1",), evolved=evolved)
    assert few.s.hunt().value == 3
    many = struck("attack_3", ("trap_sword_1",), "hydra", where="argolis", drawn=("glory_bow_1",), evolved=evolved,
                  wounds={"hydra": [2, 3]})  # fmt: skip
    assert many.s.hunt().value == 5


@card_test("cerberus")
@covers("LH-349")
def test_cerberus_attacks_again_from_the_top_without_a_draw() -> None:
    t = struck("special_attack_3", ("trap_mace_1",), "cerberus", where="epirus")
    t.plays(0, "suffer")
    t.picks(0).plays(0, "attribute speed")
    assert t.asked() == (0, "Defend")
    assert t.hand(0) == ["trap_sword_1"]
    assert t.s.hunt().exchanges == 2


@covers("LH-349")
@card_test("cerberus")
def test_cerberus_evolved_ends_the_hunt_if_the_first_attack_is_not_defended() -> None:
    t = struck("attack_3", ("trap_mace_1",), "cerberus", where="epirus", evolved={"cerberus": AS_TEXT})
    assert t.s.hunt().value == 6
    t.plays(0, "suffer", "attribute speed", "attribute strength")
    assert t.s.hunts == []


# -- texts of the hunter ----------------------------------------------------------------------------------------------


@card_test("poison_arrows", "weak_spot", "inspiring_hunt")
@covers("LH-346")
def test_texts_for_the_start_of_a_hunt_come_once_and_their_wounds_are_no_minimum() -> None:
    t = hunt(
        hands={0: ["glory_torch_1"]},
        artifacts={0: ["poison_arrows"]},
        blessings={0: ["weak_spot", "inspiring_hunt"]},
    )
    t.plays(0, "blessing inspiring_hunt")
    t.refuses(0, "blessing inspiring_hunt", "LH-346")
    t.plays(0, "artifact poison_arrows")
    t.refuses(0, "cover 5", "LH-346")
    t.draws("glory_bow_1").plays(0, "cover 3", "blessing weak_spot", "card glory_torch_1", "cover 1")
    assert (wounds(t), t.pool(0)) == (5, 1)
    t.refuses(0, "done", "LH-117")
    t.plays(0, "end-hunt", "attribute speed")
    assert t.pool(0) == 2, "the mark counts as covered in this Hunt"


@covers("LH-346")
def test_a_text_that_covers_the_last_symbol_wins_the_hunt() -> None:
    t = hunt(artifacts={0: ["poison_arrows"]}, wounds={"cyclops": [1, 2, 3]})
    t.draws("glory_bow_1").plays(0, "artifact poison_arrows")
    assert t.artifacts(0) == ["poison_arrows", "eye_of_cyclops"]
    assert t.s.hunts == []


@card_test("harpe")
def test_harpe_draws_at_the_start_of_a_hunt() -> None:
    t = hunt(artifacts={0: ["harpe"]})
    t.draws("glory_bow_1").plays(0, "artifact harpe")
    assert t.hand(0) == ["glory_bow_1", "trap_sword_1"]


@card_test("sacrifice_of_flesh")
@covers("LH-389")
def test_sacrifice_of_flesh_once_before_each_step_and_defence() -> None:
    t = hunt(hands={0: MACES}, blessings={0: ["sacrifice_of_flesh"]}, pool={0: 3}, injuries={0: ["speed", "strength"]})
    t.draws("glory_bow_1").plays(0, "blessing sacrifice_of_flesh", "attribute speed")
    t.refuses(0, "blessing sacrifice_of_flesh", "LH-352")
    t.plays(0, "wound 1>same", "card trap_mace_1")
    attacks(t, "attack_3")
    t.draws("glory_torch_1").plays(0, "blessing sacrifice_of_flesh")
    assert (t.pool(0), t.s.players[0].injuries) == (1, 0)


@card_test("battle_prayer")
@covers("LH-352")
def test_battle_prayer_before_each_step_as_often_as_it_can_be_paid() -> None:
    t = hunt(hands={0: ["trap_mace_1"]}, blessings={0: ["battle_prayer"]}, pool={0: 2})
    t.draws("glory_bow_1", "glory_torch_1").plays(0, "blessing battle_prayer", "blessing battle_prayer")
    assert len(t.hand(0)) == 4
    t = hunt(hands={0: ["trap_mace_1"]}, blessings={0: ["battle_prayer"]}, pool={0: 2})
    t.plays(0, "wound 1>same", "card trap_mace_1")
    t.refuses(0, "blessing battle_prayer", "LH-352")


@card_test("master_plan", "advanced_dodge")
@covers("LH-388", "LH-389")
def test_master_plan_and_advanced_dodge_raise_a_defence() -> None:
    t = hunt(
        hands={0: ["trap_mace_1"]},
        blessings={0: ["master_plan", "advanced_dodge"]},
        pool={0: 2},
        attributes={0: (1, 1, 2)},
    )
    t.plays(0, "wound 1>same", "card trap_mace_1")
    attacks(t, "attack_5")
    t.refuses(0, "blessing master_plan", "LH-388")
    t.plays(0, "defend trap_sword_1")
    t.draws("glory_bow_1", "glory_torch_1").plays(0, "blessing master_plan")  # then Advanced Dodge alone is left
    assert (t.pool(0), sorted(t.hand(0))) == (1, ["glory_bow_1", "glory_torch_1"])
    t.plays(0, "wound 2>same", "card glory_torch_1")
    attacks(t, "attack_4", "recall_3").draws("charge_sickle_4", "wild_attack_axe_3")
    t.plays(0, "defend glory_bow_1")
    assert (t.pool(0), t.asked()) == (0, (0, "DealWounds")), "the dodge is spent: the Plan alone could help"


@card_test("staff_of_tiresias")
@covers("LH-046")
def test_the_staff_lets_its_holder_choose_the_attack() -> None:
    t = hunt(hands={0: ["trap_mace_1"]}, artifacts={2: ["staff_of_tiresias"]})
    t.plays(0, "wound 1>same", "card trap_mace_1")
    t.picks(0, 0).plays(0, "done")
    t.refuses(2, "artifact harpe", "LH-046")
    t.plays(2, "artifact staff_of_tiresias")
    assert t.asked() == (2, "ChooseAttack")
    assert t.charged(2) == []
    t = hunt(hands={0: ["trap_mace_1"]}, artifacts={2: ["staff_of_tiresias"]})
    t.plays(0, "wound 1>same", "card trap_mace_1").picks(0, 0).plays(0, "done").plays(2, "pass")
    assert t.asked() == (1, "ChooseAttack") and t.charged(2) == ["staff_of_tiresias"]


@covers("LH-118", "LH-347", "LH-121")
def test_what_a_hunter_may_pay_with_is_what_the_checks_allow() -> None:
    hands = {0: ["fortification_torch_1", "trap_mace_1", "encirclement_mace_2", "charge_sickle_4"]}
    t = hunt(hands=hands)
    assert agrees(t, t.s.prompts()[0])
    t.plays(0, "wound 2>same")
    assert agrees(t, t.s.prompts()[0])
    t.plays(0, "card fortification_torch_1")
    assert agrees(attacks(t, "attack_3"), t.s.prompts()[0])


@card_test("eye_of_graeae")
def test_the_eye_works_in_a_hunt() -> None:
    t = hunt(hands={0: ["trap_mace_1"]}, artifacts={0: ["eye_of_graeae"]})
    t.plays(0, "artifact eye_of_graeae", "card trap_sword_1")
    t.draws("charge_sickle_4").plays(0, "done")
    assert sorted(t.hand(0)) == ["charge_sickle_4", "trap_mace_1"]


@card_test("wild_hunt")
@covers("LH-369")
def test_wild_hunt_is_no_special_action() -> None:
    t = given(
        heroes={0: "euboea"},
        monsters={"cyclops": "euboea"},
        blessings={0: ["wild_hunt"]},
        attributes={0: (1, 2, 1)},
        used={0: ["hunt"]},
    )
    t.step(Turn(0))
    t.draws("trap_mace_1").plays(0, "blessing wild_hunt")
    assert t.attribute(0, "strength") == 1
    t.plays(0, "end-hunt", "attribute speed")
    assert t.asked() == (0, "TakeTurn")
    t.refuses(0, "travel euboea", "LH-036")


@card_test("thunder_of_zeus", "shoot_to_kill")
@covers("LH-133", "LH-135")
def test_a_monster_slain_by_a_text_gives_glory_and_figure_alone() -> None:
    t = given(
        heroes={0: "euboea"},
        monsters={"cyclops": "euboea"},
        wounds={"cyclops": [0, 1, 3]},
        artifacts={0: ["thunder_of_zeus"]},
    )
    t.step(Turn(0))
    t.plays(0, "artifact thunder_of_zeus", "choice 1")
    assert t.glory("blue") == 0
    assert t.s.players[0].trophies
    assert (t.artifacts(0), t.pool(0)) == (["thunder_of_zeus"], 0)


@covers("LH-155")
def test_the_third_monster_wins_the_game() -> None:
    t = hunt(hands={0: ["trap_mace_1"]}, wounds={"cyclops": [1, 2, 3]}, trophies={0: ["hydra", "sphinx"]})
    t.plays(0, "wound 1>same", "card trap_mace_1")
    assert t.won_by() == (0, "LH-155")
    assert told(t, "monster-slain")


@covers("LH-349")
def test_the_deck_of_attacks_is_shuffled_when_it_runs_out() -> None:
    t = hunt(hands={0: ["trap_mace_1"]})
    for card in list(t.s.cards.content[ATTACK_DECK])[1:]:
        t.s.cards.move(card, ATTACK_DECK, UNPLAYED)
    t.plays(0, "wound 1>same", "card trap_mace_1")
    t.picks(0).plays(0, "done")
    assert len(t.options(1)) == 2
    assert len(t.s.cards.content[ATTACK_DECK]) == 16, "the discards have become the deck"
    assert len(t.s.cards.content[UNPLAYED]) == 0


@card_test("advanced_dodge")
@covers("LH-388")
def test_advanced_dodge_adds_speed_and_no_more() -> None:
    more: dict[str, Any] = {"blessings": {0: ["advanced_dodge"]}, "attributes": {0: (1, 1, 3)}}
    t = hunt(hands={0: ["trap_mace_1"]}, **more)
    t.plays(0, "wound 1>same", "card trap_mace_1")
    attacks(t, "attack_5")
    t.refuses(0, "defend trap_sword_1", "LH-121")  # 1 and Speed 3 are 4
    t = hunt(hands={0: ["trap_mace_1"]}, **more)
    t.plays(0, "wound 1>same", "card trap_mace_1")
    attacks(t, "attack_4").draws("glory_bow_1", "glory_torch_1")
    t.plays(0, "defend trap_sword_1")
    assert told(t, "attack-defended")[-1]["value"] == 4


@card_test("exhausted_fight")
@covers("LH-136", "LH-351")
def test_exhausted_fight_chooses_the_hunt_before_its_injury() -> None:
    t = given(
        heroes={0: "messenia"},
        monsters={"sphinx": "messenia"},
        evolved={"sphinx": AS_TEXT},
        attributes={0: (3, 1, 1)},
        blessings={0: ["exhausted_fight"]},
        used={0: ["hunt"]},
    )
    t.step(Turn(0))
    t.draws("trap_mace_1").plays(0, "blessing exhausted_fight", "attribute leadership")
    assert t.s.hunts, "the Injury comes after the choice, so the Sphinx is hunted all the same"


@card_test("sacrifice_of_flesh")
@covers("LH-332")
def test_sacrifice_of_flesh_brings_a_card_to_a_hero_without_injury() -> None:
    t = hunt(hands={0: MACES}, blessings={0: ["sacrifice_of_flesh"]}, pool={0: 1})
    t.draws("glory_bow_1").plays(0, "blessing sacrifice_of_flesh")
    assert (len(t.hand(0)), t.pool(0)) == (4, 0)
