"""7.3: Build Temple, the Oracle, the Blessing Draft (LH-071 to LH-075, LH-144, LH-147, LH-382)."""

import pytest

from tests.games.hellas.table import covers, given
from theogony.games.hellas.content import BLESSINGS
from theogony.games.hellas.offers import Draft, receive
from theogony.games.hellas.turn import TakeTurn


@covers("LH-071", "LH-074")
def test_a_temple_stands_on_a_controlled_shrine_and_brings_a_priest() -> None:
    t = given(hoplites={"crete": (0, 2), "argolis": (0, 3)}, control={"messenia": 1})
    t.step(TakeTurn(0)).refuses(0, "temple argolis", "LH-071")  # no Shrine
    t.refuses(0, "temple messenia", "LH-071")  # not his
    t.plays(0, "temple crete")
    assert t.pool(0) == 1
    assert t.s.emptied == 1
    t.step(TakeTurn(0)).refuses(0, "temple crete", "LH-038")
    t.s.players[0].used = 0
    t.step(TakeTurn(0)).refuses(0, "temple crete", "LH-071")  # one is enough


@covers("LH-074")
def test_a_fifth_priest_is_not_gained() -> None:
    t = given(hoplites={"crete": (0, 2)}, pool={0: 3}, praying={0: ["zeus"]})
    t.step(TakeTurn(0)).plays(0, "temple crete")
    assert t.pool(0) == 3


@covers("LH-075")
def test_when_the_temples_are_used_up_only_the_oracle_is_left() -> None:
    t = given(seats=3, hoplites={"crete": (0, 2), "phocis": (0, 5)}, temple_card=3)
    t.s.emptied = 6
    t.step(TakeTurn(0)).refuses(0, "temple crete", "LH-075")
    t.draws("trap_sword_1", "trap_mace_1", "glory_bow_1", "glory_torch_1").plays(0, "temple phocis")
    assert len(t.hand(0)) == 4  # Temple card 4: up to the hand limit


@covers("LH-072", "LH-073")
def test_the_oracle_empties_no_slot_and_gives_the_reward_of_card_two() -> None:
    t = given(seats=2, hoplites={"phocis": (0, 5)}, temple_card=1).picks(0, 0, 0)
    t.step(TakeTurn(0)).plays(0, "temple phocis")
    assert t.s.emptied == 0
    assert t.pool(0) == 2
    assert t.asked() == (0, "KeepBlessing")
    t.plays(0, t.options(0)[0])
    assert t.asked() == (1, "KeepBlessing")


@covers("LH-072")
def test_the_reward_of_card_one_is_another_special_action() -> None:
    t = given(hoplites={"phocis": (0, 5)}, temple_card=0)
    t.step(TakeTurn(0)).plays(0, "temple phocis").refuses(0, "temple phocis", "LH-038")
    t.plays(0, "recruit")
    assert t.used(0) == ["recruit", "build_temple"]


@covers("LH-072")
def test_the_reward_of_card_three_is_an_artifact_of_three() -> None:
    t = given(hoplites={"phocis": (0, 5)}, temple_card=2).picks(0, 0, 0)
    t.step(TakeTurn(0)).plays(0, "temple phocis")
    assert len(t.options(0)) == 3
    t.plays(0, t.options(0)[1])
    assert len(t.charged(0)) == 1
    assert len(t.s.artifact_deck) == 9


@covers("LH-072")
def test_the_reward_of_card_five_is_two_different_attributes() -> None:
    t = given(hoplites={"phocis": (0, 5)}, temple_card=4)
    t.step(TakeTurn(0)).plays(0, "temple phocis", "attribute speed").refuses(0, "attribute speed", "LH-072")
    t.plays(0, "attribute strength")
    assert (t.attribute(0, "speed"), t.attribute(0, "strength"), t.attribute(0, "leadership")) == (2, 2, 1)


@covers("LH-073")
def test_an_emptied_draft_slot_causes_a_draft() -> None:
    t = given(hoplites={"crete": (0, 2), "corinthia": (0, 2)}, temple_card=0)  # slots 2, 4, 6, 8
    t.step(TakeTurn(0)).plays(0, "temple crete")
    assert t.asked()[1] == "Pause"
    t.s.players[0].used = 0
    t.picks(0, 0, 0, 0, 0).step(TakeTurn(0)).plays(0, "temple corinthia")
    assert t.asked() == (0, "KeepBlessing")


@covers("LH-144", "LH-382")
def test_the_draft_goes_counter_clockwise_and_the_last_card_is_discarded() -> None:
    t = given(seats=3).picks(0, 0, 0, 0).step(Draft(1))
    assert t.s.view(-1)["offered"] == [BLESSINGS[b] for b in range(4)]
    t.refuses(1, "keep-blessing armory", "LH-144")
    t.plays(1, "keep-blessing cunning_tactician")
    assert t.asked()[0] == 0
    t.refuses(0, "keep-blessing cunning_tactician", "LH-144")
    t.plays(0, "keep-blessing mobilization").plays(2, "keep-blessing athenas_gift")
    assert [t.blessings(seat) for seat in range(3)] == [["mobilization"], ["cunning_tactician"], ["athenas_gift"]]
    assert [BLESSINGS[b] for b in t.s.blessing_discards] == ["master_plan"]


def test_cassandra_draws_one_more_before_she_chooses() -> None:
    t = given(seats=2, names={1: "cassandra"}).picks(0, 0, 0, 0).step(Draft(0))
    assert len(t.options(0)) == 3
    t.plays(0, "keep-blessing cunning_tactician")
    assert len(t.options(1)) == 3
    t.plays(1, "keep-blessing master_plan")
    assert len(t.s.blessing_discards) == 2


@covers("LH-043")
def test_the_discarded_blessings_make_a_new_deck() -> None:
    t = given(seats=2)
    t.s.blessing_discards, t.s.blessing_deck = t.s.blessing_deck[:2], ()
    t.picks(0).step(Draft(0)).plays(0, "keep-blessing mobilization")
    assert t.blessings(1) == ["cunning_tactician"]  # two cards for two players; the third draw is skipped


@covers("LH-147")
@pytest.mark.parametrize(("name", "attribute"), [("gods_strength", "strength"), ("advanced_dodge", "speed")])
def test_blessings_that_raise_an_attribute_on_receipt(name: str, attribute: str) -> None:
    t = given()
    receive(t.s, 0, BLESSINGS.index(name), "LH-144")
    t.s.run()
    assert t.attribute(0, attribute) == 2


@covers("LH-147")
def test_armory_and_hermes_temple_on_receipt() -> None:
    t = given(hands={0: ["charge_sickle_4", "assault_axe_4", "trap_sword_1", "trap_mace_1"]})
    t.draws("glory_bow_1", "glory_torch_1")
    receive(t.s, 0, BLESSINGS.index("armory"), "LH-144")
    t.s.run()
    assert len(t.hand(0)) == 6  # its own limit counts already
    receive(t.s, 0, BLESSINGS.index("hermes_temple"), "LH-144")
    t.s.run()
    assert t.pool(0) == 1


@covers("LH-147", "LH-365")
def test_local_support_on_receipt_gives_control() -> None:
    t = given(hoplites={"attica": (0, 3)})
    receive(t.s, 0, BLESSINGS.index("local_support"), "LH-144")
    assert t.controls("attica") == 0


@covers("LH-370")
def test_hermes_temple_gives_one_more_special_action_after_a_temple() -> None:
    t = given(hoplites={"crete": (0, 2)}, blessings={0: ["hermes_temple"]})
    t.step(TakeTurn(0)).plays(0, "temple crete").refuses(0, "temple crete", "LH-038")
    t.plays(0, "recruit")
    assert t.used(0) == ["recruit", "build_temple"]
