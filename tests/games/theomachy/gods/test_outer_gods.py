"""Yog-Sothoth, Shub-Niggurath, Nyarlathotep and the Mythology of the Outer Gods."""

import pytest

from tests.games.theomachy.closing import FIVE, alone, battle, fought, hero, lay_track, myths, to_prayer, top, track
from tests.games.theomachy.table import card_test, covers, given
from theogony.games.theomachy.betting import BettingRound
from theogony.games.theomachy.content import BEFORE_BETS, ESSENCE_CARDS
from theogony.games.theomachy.myth import MythPhase
from theogony.games.theomachy.zones import BURIED, HEAVENS, RETURNED

# -- Yog-Sothoth ------------------------------------------------------------------------------------------------------


@covers("TH-203", "TH-229")
@card_test("yog_sothoth")
def test_yog_sothoth_looks_at_the_next_card_and_may_send_it_away() -> None:
    t = given(gods={0: "yog_sothoth"}, hands={0: ["gale"]}).step(BettingRound(1)).picks(0).plays(0, "invoke")
    assert t.s.view(0)["constellation"][3] == "essence_water_order_1"  # type: ignore[index]
    t.plays(0, "slot 4")
    assert [ESSENCE_CARDS[card] for card in t.s.essences.content[BURIED]] == ["essence_water_order_1"]
    assert t.s.sky(3) >= 0 and ESSENCE_CARDS[t.s.sky(3)] != "essence_water_order_1"
    assert t.s.view(0)["constellation"][3] == "", "the new card is unseen"  # type: ignore[index]


@covers("TH-252", "TH-229")
@card_test("yog_sothoth")
def test_yog_sothoth_may_leave_it_and_touches_no_other_card() -> None:
    t = given(gods={0: "yog_sothoth"}, hands={0: ["gale"]}).step(BettingRound(1)).plays(0, "invoke")
    t.refuses(0, "slot 5", "TH-229")
    t.refuses(0, "slot 1", "TH-229")
    t.plays(0, "none")
    assert t.s.essences.content[BURIED] == ()


@covers("TH-122")
@card_test("yog_sothoth")
def test_yog_sothoth_sees_nothing_when_all_is_revealed() -> None:
    t = given(gods={0: "yog_sothoth"}, hands={0: ["gale"]}, sky=FIVE, hidden=()).step(BettingRound(3))
    t.refuses(0, "invoke", "TH-122")


@covers("TH-206")
@card_test("yog_sothoth")
def test_yog_sothoth_wants_cards_of_three_essences() -> None:
    cards = ["power_air_order", "power_earth_order", "power_air_chaos", "power_fire_chaos", "gale"]
    t = given(gods={0: "yog_sothoth"}, hands={0: cards}).step(BettingRound(1))
    t.plays(0, "play power_air_order", "play power_air_chaos", "play power_earth_order")
    assert t.s.players[0].miracles == 0, "three cards, two Essences"
    t.plays(0, "play power_fire_chaos")
    assert t.s.players[0].miracles == 1


@covers("TH-206", "TH-207")
@card_test("yog_sothoth")
def test_yog_sothoth_counts_the_cards_of_one_player_alone() -> None:
    hands = {0: ["power_air_order", "power_earth_order", "gale"], 1: ["power_fire_chaos", "gale"]}
    t = given(gods={0: "yog_sothoth", 1: "ares"}, hands=hands).step(BettingRound(1))
    t.plays(0, "play power_air_order", "play power_earth_order", "pass", "end").plays(1, "play power_fire_chaos")
    assert t.each("miracles")[:2] == [0, 0]


# -- Shub-Niggurath ---------------------------------------------------------------------------------------------------


@covers("TH-202", "TH-156")
@card_test("shub_niggurath")
def test_shub_niggurath_gives_a_winner_three_disciples() -> None:
    assert fought(given(gods={0: "shub_niggurath"}), {0: 9, 1: 9, 2: 1}).cult(0) == (3, 5, 12)
    assert alone(given(gods={0: "shub_niggurath"}), 0).cult(0) == (3, 6, 12)


@covers("TH-202")
@card_test("shub_niggurath")
def test_shub_niggurath_gives_a_loser_nothing() -> None:
    assert fought(given(gods={0: "shub_niggurath"}), {0: 8, 1: 9, 2: 1}).cult(0) == (3, 5, 8)


@covers("TH-206")
@card_test("shub_niggurath")
@pytest.mark.parametrize(("disciples", "miracles"), [(4, 1), (3, 0)])
def test_shub_niggurath_wants_four_disciples_at_stake_when_a_battle_begins(disciples: int, miracles: int) -> None:
    t = battle(given(gods={0: "shub_niggurath"}, stakes={0: (1, 2, disciples)}, hands={0: ["gale"]}))
    assert t.s.players[0].miracles == miracles


@covers("TH-258")
@card_test("shub_niggurath")
def test_shub_niggurath_gives_nothing_without_battle() -> None:
    assert alone(given(gods={0: "shub_niggurath"}, stakes={0: (0, 0, 5)}), 0).s.players[0].miracles == 0


# -- Nyarlathotep -----------------------------------------------------------------------------------------------------


@covers("TH-203", "TH-229")
@card_test("nyarlathotep")
def test_nyarlathotep_looks_at_a_hand_and_makes_it_lose_a_power_card() -> None:
    t = given(
        gods={0: "nyarlathotep"}, hands={0: ["gale", "hatred"], 1: ["plague", "power_air_order", "power_fire_chaos"]}
    )
    t.step(BettingRound(1)).plays(0, "invoke", "player 2").nobody_reacts()
    assert t.s.view(0)["known_hands"]["1"] == t.hand(1)  # type: ignore[index]
    t.plays(0, "card gale")
    t.refuses(0, "card plague", "TH-229")
    t.plays(0, "card power_fire_chaos")
    assert t.hand(1) == ["plague", "power_air_order"]
    assert t.discards(1) == ["power_fire_chaos"]
    assert t.s.deeds[0].discards == 1


@covers("TH-204")
@card_test("nyarlathotep")
def test_nyarlathotep_may_only_look_and_takes_nothing_but_power_cards() -> None:
    t = given(gods={0: "nyarlathotep"}, hands={0: ["gale", "hatred"], 1: ["plague", "power_air_order"]})
    t.step(BettingRound(1)).plays(0, "invoke", "player 2").nobody_reacts().plays(0, "done")
    assert (len(t.hand(0)), len(t.hand(1))) == (2, 2)
    t.refuses(0, "invoke", "TH-204")
    t = given(gods={0: "nyarlathotep"}, hands={0: ["gale", "hatred"], 1: ["plague", "unity"]})
    t.step(BettingRound(1)).plays(0, "invoke", "player 2").nobody_reacts().plays(0, "card gale")
    assert t.hand(1) == ["unity", "plague"]
    assert t.asked() == (0, "BettingTurn")


@covers("TH-256")
@card_test("nyarlathotep")
def test_nyarlathotep_sees_and_takes_nothing_in_a_fog() -> None:
    sky = ("water chaos 2", "air order 1", "air order 2")
    t = given(
        gods={0: "nyarlathotep"},
        hands={0: ["gale", "hatred"], 1: ["power_air_order", "fog"]},
        draws={1: ["unity"]},
        sky=sky,
    )
    t.step(BettingRound(1)).plays(0, "invoke", "player 2").plays(1, "play fog").nobody_reacts().plays(0, "card gale")
    assert t.s.view(0)["known_hands"]["1"] == []  # type: ignore[index]
    assert t.hand(1) == ["unity", "power_air_order"]


@covers("TH-206")
@card_test("nyarlathotep")
def test_nyarlathotep_wants_a_hand_won_without_battle_or_against_folds_or_a_bare_hand() -> None:
    assert alone(given(gods={0: "nyarlathotep"}), 0).s.players[0].miracles == 1
    full = ["fertility", "plague", "rockslide"]
    folds = given(seats=4, gods={0: "nyarlathotep"}, hands={1: full})
    assert fought(folds, {0: 9, 1: 8}).s.players[0].miracles == 1, "two have folded"
    assert fought(given(gods={0: "nyarlathotep"}, hands={1: full[:2]}), {0: 9, 1: 8}).s.players[0].miracles == 1


@covers("TH-207")
@card_test("nyarlathotep")
def test_nyarlathotep_gives_nothing_for_a_battle_or_a_hand_of_others() -> None:
    full = given(gods={0: "nyarlathotep"}, hands={1: ["fertility", "plague", "rockslide"]})
    assert fought(full, {0: 9, 1: 8}).s.players[0].miracles == 0, "one fold, and three cards left"
    assert alone(given(gods={0: "nyarlathotep"}), 1).s.players[0].miracles == 0


# -- Mythology --------------------------------------------------------------------------------------------------------


@covers("TH-211", "TH-226")
@card_test("necronomicon")
def test_the_necronomicon_brings_any_card_back_from_the_discards() -> None:
    t = battle(given(myths={0: ["necronomicon"]}, discards={0: ["gale", "hatred", "plague"]}))
    t.plays(0, "myth necronomicon")
    t.refuses(0, "card unity", "TH-226")
    t.plays(0, "card hatred")
    assert t.hand(0) == ["hatred"]
    assert t.discards(0) == ["gale", "plague"]


@covers("TH-122", "TH-217")
@card_test("necronomicon")
def test_the_necronomicon_is_empty_without_discards() -> None:
    t = battle(given(myths={0: ["necronomicon", "wilbur_whateley"]}))
    t.refuses(0, "myth necronomicon", "TH-122")


@covers("TH-211", "TH-056")
@card_test("silver_key")
def test_the_silver_key_changes_a_face_up_card() -> None:
    t = given(myths={0: ["silver_key"]}).window(BEFORE_BETS).picks(0).plays(0, "myth silver_key", "slot 2")
    assert [ESSENCE_CARDS[card] for card in t.s.essences.content[BURIED]] == ["essence_earth_chaos_1"]
    assert ESSENCE_CARDS[t.s.sky(1)] == "essence_air_order_2", "the first of those left, face up"
    assert t.s.sky_essence == (2, 0, 1, 0)
    assert len(t.s.essences.content[HEAVENS]) + len(t.s.essences.content[BURIED]) == 24 - 5, (
        "no more Essence cards are used up"
    )


@covers("TH-122", "TH-252")
@card_test("silver_key")
def test_the_silver_key_turns_no_hidden_card_may_be_left_and_needs_a_deck() -> None:
    t = given(myths={0: ["silver_key"]}).window(BEFORE_BETS).plays(0, "myth silver_key")
    t.refuses(0, "slot 4", "TH-252")
    t.plays(0, "none")
    assert t.s.essences.content[BURIED] == ()
    t = given(myths={0: ["silver_key", "necronomicon"]})
    t.put_essences([], t.s.essences.content[HEAVENS])
    assert t.window(BEFORE_BETS).asked()[1] == "Pause"


@covers("TH-211", "TH-070")
@card_test("dark_young")
@pytest.mark.parametrize(("priests", "more"), [(1, 1), (2, 2), (5, 2)])
def test_the_dark_young_add_disciples_to_the_stake(priests: int, more: int) -> None:
    t = battle(given(myths={0: ["dark_young"]}, stakes={0: (0, priests, 1)}, hands={0: ["gale"]}))
    t.plays(0, "myth dark_young")
    assert t.stake(0) == (0, priests, 1 + more)
    assert t.cult(0) == (3, 5, 8)
    assert t.s.level == [0, 0, 1]


@covers("TH-122")
@card_test("dark_young")
def test_the_dark_young_need_a_priest() -> None:
    t = battle(given(myths={0: ["dark_young", "wilbur_whateley"]}, stakes={0: (1, 0, 1)}))
    t.refuses(0, "myth dark_young", "TH-122")


@covers("TH-182", "TH-213")
@card_test("court_of_azathoth")
def test_the_court_of_azathoth_takes_a_card_and_renews_the_track() -> None:
    t = lay_track(top(given(gods={0: "yog_sothoth"}), 0, "court_of_azathoth"))
    t.s.players[0].miracles = 1
    t.step(MythPhase()).picks(0, *[0] * 6).plays(0, "buy", "place 1")
    assert t.discards(0) == ["gale"]
    assert t.cult(0) == (3, 5, 8), "free, even in the first place"
    assert len(t.s.cards.content[RETURNED]) == 5
    assert "" not in track(t)
    assert myths(t, 0) == []


@covers("TH-174", "TH-179")
@card_test("court_of_azathoth")
def test_the_court_of_azathoth_takes_nothing_from_an_empty_place() -> None:
    t = lay_track(top(given(gods={0: "yog_sothoth"}), 0, "court_of_azathoth"), "gale", "", "hatred", "", "", "")
    t.s.players[0].miracles = 1
    t.step(MythPhase()).picks(0, *[0] * 6).plays(0, "buy").refuses(0, "place 2", "TH-174")
    t = lay_track(top(given(gods={0: "yog_sothoth"}), 0, "court_of_azathoth"), "", "", "", "", "", "")
    t.s.players[0].miracles = 1
    t.step(MythPhase()).picks(0, *[0] * 6).plays(0, "buy")
    assert t.discards(0) == [] and "" not in track(t)


@covers("TH-219", "TH-223")
@card_test("wilbur_whateley")
def test_wilbur_whateley_is_worth_four_and_kills_a_disciple_of_every_rival() -> None:
    t = given(seats=4, myths={0: ["wilbur_whateley"]}, stakes={1: (0, 1, 2), 2: (0, 1, 0), 3: (0, 0, 2)})
    t.s.deeds[3].folded = 1
    battle(t).plays(0, "myth wilbur_whateley")
    to_prayer(t)
    assert t.each("power")[:4] == [6, 7, 5, 0]
    assert [event.public["seat"] for event in t.events("killed")] == [1]
    assert hero(t, 0) == ""


@covers("TH-218", "TH-241")
@card_test("wilbur_whateley")
def test_wilbur_whateley_kills_nobody_from_his_card_or_behind_a_shield() -> None:
    t = to_prayer(battle(given(myths={0: ["wilbur_whateley"]})).plays(0, "done"))
    assert t.events("killed") == []
    t = battle(given(myths={0: ["wilbur_whateley"], 1: ["aegis"]}, hands={0: ["gale"]}, stakes={1: (0, 1, 2)}))
    t.plays(0, "myth wilbur_whateley")
    assert t.stake(1) == (0, 1, 2)
    assert t.stake(2) == (0, 0, 0)
