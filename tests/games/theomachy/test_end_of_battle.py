"""The End of Battle: Power, bonuses, shields and the examples. -- chapter 10 (TH-150 to TH-153)"""

from tests.games.theomachy.cards.playing import SPARE, in_battle, unprayed
from tests.games.theomachy.table import covers, given
from theogony.games.theomachy.battle import BeginBattle
from theogony.games.theomachy.content import BOX, DESIGN, DESIGNS, PACK_NAMES, PACKS, TYPE

STAKE = 23  # a Prophet, a Priest and four Disciples
FIRE_AND_WATER = ["water chaos 3", "water chaos 2", "fire chaos 3", "fire chaos 2", "fire order 1"]


@covers("TH-150", "TH-211")
def test_mythology_at_the_end_of_battle_comes_before_power_is_added_up() -> None:
    t = in_battle("gale", essence="air", gods={0: "danu"}, myths={0: ["sword_of_nuada"]}, rewards="asked")
    t.plays(0, "play gale").the_battle_ends()
    assert (t.asked(), t.events("power")) == ((0, "UseMyth"), [])
    t.plays(0, "myth sword_of_nuada")
    assert t.each("power")[:2] == [STAKE + 2 + 3, STAKE]


@covers("TH-150", "TH-122")
def test_mythology_whose_condition_fails_is_not_asked_for() -> None:
    t = in_battle("gale", essence="air", gods={0: "danu"}, myths={0: ["sword_of_nuada"]}, rewards="asked", seats=2,
                  stakes={0: (1, 1, 4), 1: (0, 0, 1)}).the_battle_ends()  # fmt: skip
    assert t.each("power")[:2] == [STAKE, 2]


@covers("TH-151")
def test_power_is_attacks_and_followers_with_the_stakes_as_they_are_now() -> None:
    t = in_battle("longships", "undertow", essence="water", hands={1: ["longships"]}, rewards="asked",
                  stakes={0: (1, 2, 3), 1: (0, 1, 5)})  # fmt: skip
    t.plays(0, "play longships", "end").plays(1, "play longships", "end")
    t.plays(0, "play undertow").nobody_reacts().the_battle_ends()
    assert t.each("power")[:2] == [26 + (2 + 3) + 2, 13 + (2 + 4)]
    assert [event.public["power"] for event in t.events("power")] == t.each("power")[:2]


@covers("TH-152", "TH-240")
def test_bonuses_of_all_sources_add_up_and_penalties_come_last() -> None:
    sky = ["air chaos 1", "water order 1", "water order 2", "water chaos 1", "fire order 1"]
    t = in_battle(
        "gale", essence="air", sky=sky, gods={0: "poseidon", 1: "cthulhu"}, lasting={0: ["rage", "skald_song"]},
        locations={0: ["fortress", "temple_of_war"]}, myths={0: ["heracles"]},
    )  # fmt: skip
    t.plays(0, "myth heracles", "play gale")
    bonuses = 3 + 1 + 3 + 1 + 2 + 8  # Fortress, Temple, Rage, Song, Poseidon, Heracles
    assert t.power(0) == STAKE + 2 + bonuses - 1  # Cthulhu: one card is left in hand


@covers("TH-152")
def test_a_total_is_never_below_nothing() -> None:
    t = in_battle("serpent_coils", essence="earth", stakes={0: (0, 0, 1), 1: (0, 0, 0)}, hands={1: ["gale"]})
    t.plays(0, "play serpent_coils")
    assert t.power(1) == 0


@covers("TH-153")
def test_frank_beats_angela() -> None:
    angela, frank = 0, 1
    sky = ["air chaos 3", "air chaos 1", "earth order 3", "earth chaos 2", "fire order 1"]
    hands = {angela: ["chain_lightning", "unity", SPARE], frank: ["plague", "quicksand", SPARE]}
    t = unprayed(given(seats=2, hands=hands, sky=sky, hidden=(), round=3, level=(1, 1, 4)))
    t.step(BeginBattle()).plays(angela, "play chain_lightning", "play unity")
    assert t.power(angela) == 23 + 7 + 6
    t.plays(angela, "end").plays(frank, "play plague").plays(angela, "pass").plays(frank, "play quicksand")
    t.the_battle_ends()
    assert t.each("power")[:2] == [24, 29]
    assert (t.s.won(frank), t.s.won(angela)) == (True, False)


@covers("TH-153", "TH-142")
def test_angela_and_frank_each_play_attacks_of_one_essence() -> None:
    t = in_battle("chain_lightning", "unity", "quicksand", essence="air",
                  sky=["air chaos 3", "air chaos 1", "earth order 3", "earth chaos 2", "fire order 1"])  # fmt: skip
    t.plays(0, "play chain_lightning").refuses(0, "play quicksand", "TH-142")
    t.plays(0, "play unity")


@covers("TH-243", "TH-145", "TH-159")
def test_the_example_of_a_battle() -> None:
    sky = ["fire chaos 2", "fire chaos 1", "water chaos 3", "water order 2", "earth order 1"]
    hands = {0: ["hatred", "gale"], 1: ["power_water_chaos", "tempest", "gale"]}
    cults = {1: (0, 2, 3)}
    t = unprayed(given(seats=2, hands=hands, cults=cults, sky=sky, hidden=(), round=3, level=(0, 1, 2)))
    t.step(BeginBattle()).plays(0, "play hatred", "end").plays(1, "play power_water_chaos", "play tempest", "end")
    t.plays(0, "pass").plays(1, "pass")
    assert t.each("power")[:2] == [9, 14]
    t.plays(0, "done").plays(1, "done")
    assert (t.s.first, t.cult(1)) == (1, (1, 4, 5))  # a Priest, a Prophet and the Stake


# -- nullified Attacks -- TH-253 --------------------------------------------------------------------------------------


@covers("TH-253", "TH-254")
def test_a_nullified_attack_adds_nothing_but_was_played() -> None:
    t = in_battle(
        "hatred", "hatred", "hatred", essence="fire", sky=FIRE_AND_WATER, gods={0: "perun"}, hands={1: ["tempest"]},
        lasting={0: ["rage"]}, locations={0: ["temple_of_war"]}, rewards="asked",
    )  # fmt: skip
    t.plays(0, *["play hatred"] * 3, "end").plays(1, "play tempest")
    assert t.power(0) == STAKE + 2 * (4 + 1 + 1)  # without Rage, which belongs to the first Attack
    t.the_battle_ends()
    assert t.s.players[0].miracles == 1  # three Attacks were played


@covers("TH-253")
def test_a_limit_counts_only_attacks_that_still_add_power() -> None:
    t = in_battle(
        "hatred", "hatred", "hatred", "hatred", essence="fire", sky=FIRE_AND_WATER, lasting={0: ["skald_song"]},
        hands={1: ["tempest", "tempest"]},
    )  # fmt: skip
    t.plays(0, *["play hatred"] * 4, "end")
    assert t.power(0) == STAKE + 16 + 3
    t.plays(1, "play tempest")
    assert t.power(0) == STAKE + 12 + 3  # three are left
    t.plays(1, "play tempest")
    assert t.power(0) == STAKE + 8 + 2


@covers("TH-253", "TH-252")
def test_only_a_fire_attack_of_an_opponent_can_be_nullified() -> None:
    t = in_battle("hatred", "berserkers", essence="fire", sky=FIRE_AND_WATER, hands={1: ["tempest", "feint"]})
    t.plays(0, "play hatred", "play berserkers", "end").plays(1, "play tempest")
    t.refuses(1, "quench 2>feint", "TH-252")
    t.refuses(1, "none", "TH-252")
    t.plays(1, "quench 1>berserkers")
    assert t.power(0) == STAKE + 4


# -- shields -- TH-241 ------------------------------------------------------------------------------------------------


@covers("TH-241")
def test_standing_shields_come_first_and_spare_those_of_one_use() -> None:
    t = in_battle("locusts", "locusts", essence="earth", lasting={1: ["sanctuary"]})
    t.s.deeds[1].shields = 1
    t.plays(0, "play locusts", "play locusts")
    assert (t.stake(1), t.s.deeds[1].shields) == ((1, 1, 4), 1)
    assert t.events("averted") == []  # nobody was even asked for a Deflection


@covers("TH-241")
def test_shields_of_one_use_are_used_up_mythology_first() -> None:
    t = in_battle("locusts", "locusts", "plague", essence="earth", gods={1: "athena"}, myths={1: ["aegis"]})
    t.s.deeds[1].shields = 1
    for move, stake, wards in (("locusts", (1, 1, 4), 1), ("locusts", (1, 1, 4), 0), ("plague", (1, 1, 0), 0)):
        t.plays(0, f"play {move}").nobody_reacts()
        assert (t.stake(1), t.s.deeds[1].shields) == (stake, wards)


@covers("TH-241")
def test_shields_stop_opponents_only() -> None:
    t = in_battle("ragnarok", essence="fire", gods={0: "odin"}, myths={0: ["sigurd"]})
    t.plays(0, "myth sigurd", "play ragnarok").nobody_reacts()
    assert (t.stake(0), t.stake(1)) == ((1, 0, 3), (1, 0, 3))


# -- two questions of players -- TH-232, TH-233 -----------------------------------------------------------------------


@covers("TH-233")
def test_starting_deck_four_has_middling_attacks_two_of_several_essences_and_a_temple_of_war() -> None:
    for name, pack in zip(PACK_NAMES, PACKS, strict=True):
        designs = [DESIGN[card] for card in pack]
        several = [design for design in designs if {"op": "multi_essence_this_turn"} in BOX.texts[design]]
        if name.endswith("-iv"):
            assert len(several) == 2
            assert DESIGNS.index("temple_of_war") in designs
            assert max(BOX.fixed_power[design] for design in designs if TYPE[design] == 0) <= 4
        else:
            assert several == []


@covers("TH-232")
def test_attacks_held_back_are_what_a_feint_may_hit() -> None:
    sky = ["fire chaos 2", "air chaos 3", "air chaos 1", "air order 1", "water order 1"]
    t = in_battle("feint", essence="fire", sky=sky, hands={1: ["chain_lightning"]}).picks(0)
    t.plays(0, "play feint").nobody_reacts()
    assert (t.discards(1), t.hand(1)) == (["chain_lightning"], [SPARE])
    t.plays(0, "end").refuses(1, "play chain_lightning", "TH-110")
