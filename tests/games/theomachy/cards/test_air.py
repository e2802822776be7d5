"""The cards of Air. -- chapters 9 and 10"""

import pytest

from tests.games.theomachy.cards.playing import SPARE, Position, in_battle, in_betting, settled, sky_of
from tests.games.theomachy.table import FLOP, card_test, covers, given, told
from theogony.games.theomachy.battle import BeginBattle
from theogony.games.theomachy.betting import BettingRound
from theogony.games.theomachy.start import draw_up
from theogony.games.theomachy.zones import HAND

STAKE = 23  # a Prophet, a Priest and four Disciples


# -- Attacks ----------------------------------------------------------------------------------------------------------


@card_test("gale", "chain_lightning", "hurricane")
@covers("TH-146", "TH-151")
@pytest.mark.parametrize(("name", "power"), [("gale", 2), ("chain_lightning", 7), ("hurricane", 12)])
def test_plain_attacks_add_what_they_show(name: str, power: int) -> None:
    t = in_battle(name, essence="air").plays(0, f"play {name}")
    assert (t.power(0), t.power(1)) == (STAKE + power, STAKE)
    assert t.stake(1) == (1, 1, 4)


@card_test("unity")
@covers("TH-151", "TH-220")
def test_unity_counts_the_tokens_that_are_left_at_the_end_and_a_hero_too() -> None:
    t = in_battle("unity", essence="air").plays(0, "play unity")
    assert t.power(0) == STAKE + 6
    t.s.stake[2] -= 3
    assert t.power(0) == STAKE - 6 + 3
    t = in_battle("unity", essence="air", gods={0: "ares"}, myths={0: ["heracles"]})
    t.plays(0, "myth heracles", "play unity")
    assert t.power(0) == STAKE + 8 + 7


@card_test("eye_of_the_storm")
@covers("TH-142")
def test_eye_of_the_storm_frees_the_rest_of_the_turn_and_counts_essences() -> None:
    sky = ["air order 2", "fire chaos 1", "fire chaos 2", "water chaos 1", "earth chaos 1"]
    t = in_battle("eye_of_the_storm", "hatred", "ice_shards", "rockslide", essence="air", sky=sky)
    t.plays(0, "play eye_of_the_storm")
    assert t.power(0) == STAKE + 1 + 1
    t.plays(0, "play hatred", "play ice_shards", "play rockslide")
    assert t.power(0) == STAKE + (1 + 4) + 4 + 2 + 2


@card_test("eye_of_the_storm")
@covers("TH-142")
def test_eye_of_the_storm_frees_neither_itself_nor_the_next_turn() -> None:
    sky = ["air order 2", "fire chaos 1", "fire chaos 2", "water chaos 1", "earth chaos 1"]
    t = in_battle("eye_of_the_storm", "hatred", "gale", "rockslide", "rockslide", essence="air", sky=sky)
    t.plays(0, "play hatred").refuses(0, "play eye_of_the_storm", "TH-142")
    t.plays(0, "end").plays(1, "pass").plays(0, "play eye_of_the_storm", "play rockslide", "end").plays(1, "pass")
    t.plays(0, "play gale").refuses(0, "play rockslide", "TH-142")
    assert t.power(0) == STAKE + 4 + (1 + 3) + 2 + 2


@card_test("wings_of_nike")
def test_wings_of_nike_add_more_to_the_first_player() -> None:
    t = in_battle("wings_of_nike", essence="air").plays(0, "play wings_of_nike")
    assert t.power(0) == STAKE + 7
    t = in_battle("wings_of_nike", essence="air", first=1).plays(1, "pass").plays(0, "play wings_of_nike")
    assert t.power(0) == STAKE + 5


@card_test("harpies")
@covers("TH-147")
def test_harpies_kill_up_to_two_disciples() -> None:
    t = in_battle("harpies", essence="air").plays(0, "play harpies").nobody_reacts()
    assert t.stake(1) == (1, 1, 2)
    assert (t.power(0), t.power(1)) == (STAKE + 2, STAKE - 4)
    t = in_battle("harpies", essence="air", stakes={0: (0, 0, 1), 1: (0, 1, 1)}).plays(0, "play harpies")
    assert t.nobody_reacts().stake(1) == (0, 1, 0)


@card_test("harpies")
@covers("TH-122")
def test_harpies_may_be_played_for_their_power_alone() -> None:
    t = in_battle("harpies", essence="air", stakes={0: (0, 0, 1), 1: (0, 1, 0)}).plays(0, "play harpies")
    assert t.asked() == (0, "BattleTurn")
    assert (t.stake(1), t.power(0)) == ((0, 1, 0), 2 + 2)


@card_test("valkyries")
def test_valkyries_count_priests_up_to_four() -> None:
    t = in_battle("valkyries", essence="air", stakes={0: (0, 2, 0), 1: (0, 0, 1)}).plays(0, "play valkyries")
    assert t.power(0) == 10 + 4 + 2
    t = in_battle("valkyries", essence="air", stakes={0: (1, 6, 0), 1: (0, 0, 1)}).plays(0, "play valkyries")
    assert t.power(0) == 40 + 4 + 4


@card_test("raven_storm")
@covers("TH-230")
def test_raven_storm_makes_an_opponent_discard_at_random() -> None:
    t = in_battle("raven_storm", essence="air", hands={1: ["gale"]}, first=0).picks(1)
    t.plays(0, "play raven_storm").nobody_reacts()
    assert (t.hand(1), t.discards(1)) == (["gale"], [SPARE])
    assert t.power(0) == STAKE + 4


# -- Effects ----------------------------------------------------------------------------------------------------------


@card_test("foresight")
@covers("TH-124", "TH-229")
def test_foresight_shows_the_turn_to_its_player_alone_and_draws() -> None:
    t = in_betting("foresight", essence="air", draws={0: ["gale"]}).plays(0, "play foresight")
    (look,) = t.events("foresaw")
    assert look.seen_by(0)["cards"] == ["essence_water_order_1"]
    assert "cards" not in look.seen_by(1)
    assert sorted(t.hand(0)) == ["gale", SPARE]
    assert t.discards(0) == ["foresight"]


@card_test("foresight")
@covers("TH-122")
def test_foresight_with_nothing_face_down_still_draws() -> None:
    t = given(hands={0: ["foresight", SPARE]}, draws={0: ["gale"]}, sky=sky_of("air"), hidden=(), round=3)
    t.step(BettingRound(3)).plays(0, "play foresight")
    assert t.events("foresaw") == []
    assert sorted(t.hand(0)) == ["gale", SPARE]


@card_test("whispers")
@covers("TH-123", "TH-229")
def test_whispers_show_a_hand_to_one_player_alone() -> None:
    t = in_betting("whispers", essence="air", hands={1: ["gale", "fog"], 2: ["oracle"]})
    t.plays(0, "play whispers", "player 2").nobody_reacts()
    (look,) = t.events("looked")
    assert look.seen_by(0)["cards"] == ["gale", "fog"]
    assert "cards" not in look.seen_by(2)
    assert "cards" not in told(t, "looked")[0]


@card_test("whispers")
@covers("TH-122")
def test_whispers_look_at_a_hand_if_there_is_one() -> None:
    t = in_betting("whispers", essence="air").plays(0, "play whispers")
    assert told(t, "looked") == [] and t.discards(0) == ["whispers"]
    t = in_betting("whispers", "whispers", essence="air", hands={1: ["gale"], 2: ["oracle"]})
    t.put(HAND + 2, [])
    t.plays(0, "play whispers").nobody_reacts()
    assert told(t, "looked")[0]["target"] == 1


@card_test("inspiration")
def test_inspiration_draws_two_cards() -> None:
    t = in_betting("inspiration", essence="air", draws={0: ["gale", "unity"]}).plays(0, "play inspiration")
    assert sorted(t.hand(0)) == ["gale", SPARE, "unity"]
    assert in_betting("inspiration", essence="air").plays(0, "play inspiration").hand(0) == [SPARE]


@card_test("trance")
@covers("TH-121")
def test_trance_costs_a_card_and_draws_two() -> None:
    t = in_betting("trance", "oracle", essence="air", draws={0: ["gale", "unity"]})
    t.plays(0, "play trance", "card oracle")
    assert sorted(t.hand(0)) == ["gale", SPARE, "unity"]
    assert t.discards(0) == ["oracle", "trance"]


@card_test("trance")
@covers("TH-121")
def test_trance_cannot_be_played_as_the_last_card() -> None:
    t = given(hands={0: ["trance"]}, draws={0: ["gale"]}, sky=sky_of("air")[:3]).step(BettingRound(1))
    t.refuses(0, "play trance", "TH-121")


@card_test("deflection")
@covers("TH-241", "TH-256")
def test_deflection_keeps_the_own_stake_untouched_but_power_counts() -> None:
    t = in_battle("harpies", essence="air", hands={1: ["deflection"]}).plays(0, "play harpies")
    assert t.asked() == (1, "React")
    t.plays(1, "play deflection")
    assert (t.stake(1), t.power(0)) == ((1, 1, 4), STAKE + 2)
    assert t.discards(1) == ["deflection"]


@card_test("deflection")
@covers("TH-133", "TH-256")
def test_deflection_answers_no_attack_that_leaves_the_stake_alone() -> None:
    t = in_battle("gale", essence="air", hands={1: ["deflection"]}).plays(0, "play gale")
    assert t.asked() == (0, "BattleTurn")
    t.plays(0, "end").refuses(1, "play deflection", "TH-133")


@card_test("skald_song")
@covers("TH-125")
def test_skald_song_stays_before_its_player_and_adds_one_for_each_attack() -> None:
    t = in_betting("skald_song", "gale", "unity", essence="air").plays(0, "play skald_song")
    assert t.discards(0) == []
    t.step(BeginBattle()).plays(0, "play gale", "play unity")
    assert t.power(0) == 2 + (2 + 1) + (1 + 1)


@card_test("skald_song")
@covers("TH-240")
def test_two_skald_songs_are_limited_each_for_itself() -> None:
    for songs in (1, 2):
        t = in_battle("gale", "gale", "gale", "gale", essence="air", lasting={0: ["skald_song"] * songs})
        t.plays(0, *["play gale"] * 4)
        assert t.power(0) == STAKE + 8 + 3 * songs


# -- Locations --------------------------------------------------------------------------------------------------------


@card_test("oracle")
@covers("TH-130")
def test_oracle_shows_the_next_card_once_in_a_hand() -> None:
    t = settled("oracle").plays(0, "visit oracle")
    (look,) = t.events("foresaw")
    assert look.seen_by(0)["cards"] == ["essence_water_order_1"]
    t.refuses(0, "visit oracle", "TH-130")


@card_test("oracle")
@covers("TH-122", "TH-128")
def test_oracle_wants_a_disciple_and_a_card_face_down() -> None:
    t = in_betting("oracle", essence="air", cults={0: (1, 1, 1)}).plays(0, "play oracle")
    assert (t.locations(0), t.cult(0)) == (["oracle"], (0, 2, 2))
    t = given(hands={0: [SPARE]}, locations={0: ["oracle"]}, sky=sky_of("air"), hidden=(), round=3)
    t.step(BettingRound(3)).refuses(0, "visit oracle", "TH-122")


@card_test("tower_of_winds")
@covers("TH-130")
def test_tower_of_winds_gives_a_sixth_card_and_a_second_one_a_seventh() -> None:
    pile = ["gale", "gale", "unity", "unity", "oracle", "trance", "trance"]
    for towers, cards in ((0, 5), (1, 6), (2, 7)):
        t = given(draws={0: pile}, locations={0: ["tower_of_winds"] * towers}).picks(*[0] * cards)
        draw_up(t.s, 0)
        assert len(t.hand(0)) == cards


@card_test("celestial_observatory")
@covers("TH-120", "TH-115")
def test_celestial_observatory_lowers_the_orbs_of_effects_alone() -> None:
    sky = ["air order 2", "air chaos 1", "earth chaos 1"]
    position: Position = {"sky": sky, "draws": {0: ["gale", "unity"]}}
    t = settled("celestial_observatory", hands={0: ["inspiration", "tower_of_winds", SPARE]}, **position)
    t.refuses(0, "play tower_of_winds", "TH-115")
    t.plays(0, "play inspiration")
    sky = ["air chaos 1", "earth chaos 1", "fire chaos 1"]
    t = settled("celestial_observatory", hands={0: ["foresight", SPARE]}, sky=sky, gods={0: "ra"})
    t.plays(0, "play foresight")  # one Order, less two: not below 0


@card_test("standing_stones")
@covers("TH-120")
def test_standing_stones_count_one_more_order_orb() -> None:
    sky = ["air order 2", "air chaos 1", "earth chaos 1"]
    position: Position = {"sky": sky, "draws": {0: ["gale", "unity"]}, "hands": {0: ["inspiration", SPARE]}}
    given(**position).step(BettingRound(1)).refuses(0, "play inspiration", "TH-115")
    settled("standing_stones", **position).plays(0, "play inspiration")


# -- Power cards ------------------------------------------------------------------------------------------------------


@card_test("power_air_order", "power_air_chaos")
@covers("TH-112", "TH-114", "TH-115")
@pytest.mark.parametrize(("orb", "card", "clause"), [("order", "inspiration", "TH-114"), ("chaos", "trance", "TH-115")])
def test_air_power_cards_give_one_essence_and_two_orbs(orb: str, card: str, clause: str) -> None:
    power = f"power_air_{orb}"
    sky = (
        ["air order 1", "fire chaos 1", "earth chaos 2"]
        if orb == "order"
        else ["air order 1", *FLOP[2:], "fire order 2"]
    )
    t = given(hands={0: [power, card, SPARE]}, draws={0: ["gale", "unity"]}, sky=sky).step(BettingRound(1))
    t.refuses(0, f"play {card}", clause)
    t.plays(0, f"play {power}", f"play {card}")
