"""7.4: Prepare (LH-076, LH-077)."""

from tests.games.hellas.table import agrees, covers, given
from theogony.games.hellas.prepare import PrepareChoice
from theogony.games.hellas.turn import TakeTurn


@covers("LH-076")
def test_two_choices_repeats_allowed() -> None:
    t = given(heroes={0: "crete"}, injuries={0: ["speed", "strength"]}).draws("trap_sword_1")
    t.step(TakeTurn(0)).plays(0, "prepare", "draw", "heal", "attribute speed")
    assert len(t.hand(0)) == 1
    assert t.s.players[0].injuries.bit_count() == 1
    assert t.used(0) == ["prepare"]
    t = given(heroes={0: "crete"})
    t.step(TakeTurn(0)).plays(0, "prepare").refuses(0, "heal", "LH-076")
    t.refuses(0, "place elis>1", "LH-076")
    t.refuses(0, "place crete>2", "LH-076")
    t.plays(0, "place crete>1", "place crete>1")
    assert t.controls("crete") == 0


@covers("LH-126")
def test_only_an_injured_attribute_is_healed() -> None:
    t = given(heroes={0: "crete"}, injuries={0: ["speed", "strength"]})
    t.step(TakeTurn(0)).plays(0, "prepare", "heal").refuses(0, "attribute leadership", "LH-126")


@covers("LH-077")
def test_no_recruit_on_a_quest_nor_among_enemies() -> None:
    t = given(hoplites={"crete": (1, 1)}, heroes={0: "crete"}, injuries={0: ["speed"]})
    t.step(TakeTurn(0)).plays(0, "prepare").refuses(0, "place crete>1", "LH-077")
    t = given(injuries={0: ["speed"]})
    t.s.players[0].quest = 0
    t.step(TakeTurn(0)).plays(0, "prepare").refuses(0, "place crete>1", "LH-077")


@covers("LH-077")
def test_in_an_enemy_region_without_hoplites_it_works_and_takes_the_region() -> None:
    t = given(heroes={0: "attica"}, control={"attica": 1})
    t.step(TakeTurn(0)).plays(0, "prepare", "place attica>1", "place-fortified attica>1")
    assert t.controls("attica") == 0
    assert t.fortified("attica")


def test_combat_training_draws_one_more() -> None:
    t = given(heroes={0: "crete"}, blessings={0: ["combat_training"]}).draws("trap_sword_1", "trap_mace_1")
    t.step(TakeTurn(0)).plays(0, "prepare", "draw", "place crete>1")
    assert len(t.hand(0)) == 2


@covers("LH-372")
def test_perseus_is_put_anywhere_after_a_prepare_but_not_from_a_quest() -> None:
    t = given(heroes={0: "crete"}, names={0: "perseus", 2: "achilles"}, quests=["quest_aid_to_atlas"])
    t.step(TakeTurn(0)).plays(0, "prepare", "place crete>1", "place crete>1", "ability", "region messenia")
    assert t.hero_at(0) == "messenia"
    assert t.asked()[1] == "Pause"  # no Quest begins
    t = given(names={0: "perseus", 2: "achilles"}).draws("trap_sword_1", "trap_mace_1")
    t.s.players[0].quest = 0
    t.step(TakeTurn(0)).plays(0, "prepare")
    assert t.asked()[1] == "Pause"
    assert len(t.hand(0)) == 2


def test_the_quick_options_are_those_of_the_checks() -> None:
    t = given(heroes={0: "argolis"}, hoplites={"argolis": (0, 3)}, injuries={0: ["speed"]})
    assert agrees(t, PrepareChoice(0, 2))
