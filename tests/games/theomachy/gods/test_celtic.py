"""Danu, Morrigan, Cernunnos and the Mythology of the Celts."""

import pytest

from tests.games.theomachy.cards.playing import sky_of
from tests.games.theomachy.closing import alone, battle, fought, lay_track, to_prayer
from tests.games.theomachy.table import card_test, covers, given, told
from theogony.games.theomachy.amendments import TOP_COPY_FIRST
from theogony.games.theomachy.betting import BettingRound
from theogony.games.theomachy.game import GAME
from theogony.games.theomachy.start import begin_hand

EARTHY = ("earth chaos 3", "earth chaos 2", "fire order 1")


# -- Danu -------------------------------------------------------------------------------------------------------------


@covers("TH-202", "TH-120")
@card_test("danu")
def test_danu_counts_one_more_earth_through_the_whole_hand() -> None:
    sky = ("earth order 3", "air order 1", "air order 2")
    t = given(gods={0: "danu"}, hands={0: ["quicksand", "rockslide"]}, sky=sky)
    t.step(BettingRound(1))
    assert t.s.view(0)["players"][0]["essence"] == [2, 2, 0, 0]  # type: ignore[index]
    t = battle(given(gods={0: "danu"}, hands={0: ["quicksand", "rockslide"]}, sky=sky)).plays(0, "play quicksand")
    assert len(t.s.attacks(0)) == 1


@covers("TH-202", "TH-114")
@card_test("danu")
def test_danu_counts_for_her_own_player_alone() -> None:
    t = battle(given(gods={1: "danu"}, hands={0: ["quicksand"]}, sky=("earth order 3", "air order 1", "air order 2")))
    t.refuses(0, "play quicksand", "TH-114")


@covers("TH-206", "TH-207")
@card_test("danu")
def test_danu_wants_a_location_played_or_a_battle_won_with_one() -> None:
    t = given(gods={0: "danu"}, hands={0: ["granary", "gale"]}, sky=("earth order 3", "air order 1", "fire order 1"))
    t.step(BettingRound(1)).plays(0, "play granary").nobody_reacts()
    assert t.s.players[0].miracles == 1, "at once"
    assert fought(given(gods={0: "danu"}, locations={0: ["fortress"]}), {0: 9, 1: 8, 2: 1}).s.players[0].miracles == 1


@covers("TH-206", "TH-207", "TH-254")
@card_test("danu")
def test_danu_gives_nothing_for_a_cancelled_location_or_one_that_wins_no_battle() -> None:
    sky = ("earth order 3", "earth chaos 3", "earth chaos 2")
    t = given(gods={0: "danu"}, hands={0: ["granary", "gale"], 1: ["interruption", "gale"]}, sky=sky)
    t.step(BettingRound(1)).plays(0, "play granary").plays(1, "play interruption").nobody_reacts()
    assert t.s.players[0].miracles == 0
    assert fought(given(gods={0: "danu"}, locations={0: ["fortress"]}), {0: 8, 1: 9, 2: 1}).s.players[0].miracles == 0
    assert alone(given(gods={0: "danu"}, locations={0: ["fortress"]}), 0).s.players[0].miracles == 0


# -- Morrigan ---------------------------------------------------------------------------------------------------------


@covers("TH-202", "TH-204")
@card_test("morrigan")
def test_morrigan_grows_each_time_tokens_of_any_stake_are_killed() -> None:
    hands = {0: ["gale"], 1: ["plague", "locusts", "gale"], 2: ["pyre", "gale"]}
    t = given(gods={0: "morrigan"}, hands=hands, stakes={0: (0, 0, 1), 1: (0, 0, 2), 2: (0, 0, 4)}, sky=EARTHY)
    battle(t).plays(0, "pass")
    t.plays(1, "play plague", "player 1")
    assert t.s.deeds[0].bonus == 2, "her own tokens too"
    t.plays(1, "play locusts").nobody_reacts().plays(1, "end")
    assert t.s.deeds[0].bonus == 4, "two Disciples, one card: once"
    t.plays(2, "play pyre", "number 1")
    assert t.s.deeds[0].bonus == 6, "a player's own card too"


@covers("TH-202", "TH-205")
@card_test("morrigan")
def test_morrigan_does_not_grow_by_deaths_in_cults_or_tokens_driven_back_or_without_her() -> None:
    t = given(gods={0: "morrigan"}, hands={0: ["famine", "gale"]}, sky=EARTHY)
    t.step(BettingRound(1)).plays(0, "play famine").nobody_reacts()
    assert t.s.deeds[0].bonus == 0
    t = given(
        gods={0: "morrigan"}, hands={0: ["undertow", "gale"]}, sky=("water chaos 2", "air order 1", "air order 2")
    )
    battle(t).plays(0, "play undertow", "player 2")
    assert t.s.deeds[0].bonus == 0
    t = given(gods={0: "morrigan"}, hands={1: ["plague", "gale"]}, stakes={2: (0, 0, 4)}, sky=EARTHY)
    t.s.deeds[0].folded = 1
    battle(t).plays(1, "play plague")
    assert t.s.deeds[0].bonus == 0


@covers("TH-206", "TH-157")
@card_test("morrigan")
@pytest.mark.parametrize(("stake", "miracles"), [((1, 1, 5), 1), ((1, 1, 4), 0)])
def test_morrigan_wants_a_battle_whose_losers_discard_eight_tokens(stake: tuple[int, int, int], miracles: int) -> None:
    t = fought(given(gods={0: "morrigan"}, stakes={0: (0, 0, 9), 1: stake, 2: (0, 0, 1)}), {0: 99, 1: 9})
    assert t.s.players[0].miracles == miracles, "a folded loser's token counts, her own do not"


@covers("TH-207")
@card_test("morrigan")
def test_morrigan_gives_nothing_without_battle_or_in_defeat() -> None:
    stakes = {1: (2, 2, 2), 2: (2, 2, 2)}
    assert alone(given(gods={0: "morrigan"}, stakes=stakes), 0).s.players[0].miracles == 0
    assert fought(given(gods={0: "morrigan"}, stakes=stakes), {0: 8, 1: 9, 2: 1}).s.players[0].miracles == 0


# -- Cernunnos --------------------------------------------------------------------------------------------------------


@covers("TH-203")
@card_test("cernunnos")
def test_cernunnos_kills_a_disciple_and_takes_a_card_back() -> None:
    t = given(gods={0: "cernunnos"}, discards={0: ["gale", "hatred"]}).step(BettingRound(1))
    t.plays(0, "invoke", "card gale")
    assert t.cult(0) == (3, 5, 7)
    assert (t.hand(0), t.discards(0)) == (["gale"], ["hatred"])


@covers("TH-226")
@card_test("cernunnos")
@pytest.mark.parametrize(("version", "top"), [(GAME.version, "gale"), (TOP_COPY_FIRST, "")])
def test_of_equal_cards_cernunnos_takes_the_one_on_top_so_that_all_see_the_same(version: int, top: str) -> None:
    t = given(gods={0: "cernunnos"}, discards={0: ["gale", "hatred", "gale"]}, version=version).step(BettingRound(1))
    t.plays(0, "invoke", "card gale")
    assert told(t, "reclaimed")[0]["top"] == top and len(t.discards(0)) == 2


@covers("TH-250")
@card_test("cernunnos")
def test_before_cernunnos_takes_back_an_effect_just_played_its_player_is_warned() -> None:
    t = given(gods={0: "cernunnos"}, hands={0: ["fertility", "gale"]}, discards={0: ["hatred"]}, sky=sky_of("earth"))
    t.step(BettingRound(1)).plays(0, "play fertility").nobody_reacts()
    t.plays(0, "invoke")
    (prompt,) = t.s.prompts()
    cautions = {GAME.moves.text(move): caution for move, caution in prompt.cautions(t.s).items()}
    assert list(cautions) == ["card fertility"] and cautions["card fertility"].clause == "TH-250"
    t.plays(0, "card fertility").refuses(0, "play fertility", "TH-250")


@covers("TH-121", "TH-122", "TH-204")
@card_test("cernunnos")
def test_cernunnos_needs_a_disciple_and_a_discard_and_works_once() -> None:
    t = given(gods={0: "cernunnos"}, cults={0: (0, 0, 0)}, discards={0: ["gale"]}).step(BettingRound(1))
    t.refuses(0, "invoke", "TH-121")
    given(gods={0: "cernunnos"}).step(BettingRound(1)).refuses(0, "invoke", "TH-122")
    t = given(gods={0: "cernunnos"}, discards={0: ["gale", "hatred"]}).step(BettingRound(1))
    t.plays(0, "invoke", "card gale").refuses(0, "invoke", "TH-204")


@covers("TH-206")
@card_test("cernunnos")
def test_cernunnos_wants_five_cards_played_in_a_hand() -> None:
    cards = ["power_air_order", "power_earth_order", "power_air_chaos", "power_fire_chaos", "power_water_chaos"]
    t = given(gods={0: "cernunnos"}, hands={0: [*cards, "gale"]}).step(BettingRound(1))
    for card, miracles in zip(cards, (0, 0, 0, 0, 1), strict=True):
        t.plays(0, f"play {card}")
        assert t.s.players[0].miracles == miracles


@covers("TH-206", "TH-207")
@card_test("cernunnos")
def test_cernunnos_begins_anew_in_each_hand() -> None:
    cards = ["power_air_order", "power_earth_order", "power_air_chaos", "gale"]
    t = lay_track(given(seats=2, gods={0: "cernunnos"}, hands={0: cards})).step(BettingRound(1))
    t.plays(0, *(f"play {card}" for card in cards[:3]))
    assert t.s.deeds[0].played == 3
    begin_hand(t.s)
    assert t.s.deeds[0].played == 0
    assert t.s.players[0].miracles == 0


# -- Mythology --------------------------------------------------------------------------------------------------------


@covers("TH-209", "TH-211")
@card_test("gae_bolga")
@pytest.mark.parametrize(("stake", "left"), [((1, 2, 3), (1, 1, 3)), ((1, 0, 3), (1, 0, 2))])
def test_gae_bolga_kills_a_priest_or_else_a_disciple_before_any_attack(
    stake: tuple[int, int, int], left: tuple[int, int, int]
) -> None:
    t = battle(given(myths={0: ["gae_bolga"]}, hands={0: ["gale"]}, stakes={1: stake})).plays(
        0, "myth gae_bolga", "player 2"
    )
    assert t.stake(1) == left
    assert t.asked() == (0, "BattleTurn")


@covers("TH-209", "TH-210", "TH-122")
@card_test("gae_bolga")
def test_gae_bolga_is_too_late_once_the_battle_has_begun_and_spares_prophets() -> None:
    t = battle(given(myths={0: ["gae_bolga"]}, hands={0: ["gale"]})).plays(0, "done")
    assert t.asked() == (0, "BattleTurn")
    t.refuses(0, "myth gae_bolga", "TH-141")
    t = battle(given(seats=4, myths={0: ["gae_bolga"]}, stakes={1: (2, 0, 0)})).plays(0, "myth gae_bolga")
    t.refuses(0, "player 2", "TH-122")


@covers("TH-215", "TH-231", "TH-159")
@card_test("lia_fail")
def test_lia_fail_does_not_cancel_the_prophet_of_the_victory() -> None:
    """The question of the rulebook: no Prophet in the Cult, Lia Fail in play, a Hand won. Two Prophets."""
    t = given(myths={0: ["lia_fail"]}, cults={0: (0, 1, 1)}, stakes={0: (0, 1, 1)})
    fought(t, {0: 9, 1: 8, 2: 1}).plays(0, "myth lia_fail")
    assert t.cult(0) == (2, 2, 2), "one of Lia Fail and one of step 6; the Priest of the Stake was given for it"


@covers("TH-215", "TH-122")
@card_test("lia_fail")
def test_lia_fail_needs_a_victory_and_an_ordinary_priest_in_the_stake() -> None:
    hands = {0: ["gale", "hatred"]}
    t = fought(given(myths={0: ["lia_fail"]}, stakes={0: (0, 1, 1)}, hands=hands), {0: 8, 1: 9, 2: 1})
    t.refuses(0, "myth lia_fail", "TH-122")
    t = given(myths={0: ["lia_fail"]}, stakes={0: (1, 0, 1)}, hands=hands)
    t.s.stand[1], t.s.loan[1], t.s.deeds[0].last_stand = 1, 1, 1
    fought(t, {0: 9, 1: 8, 2: 1}).refuses(0, "myth lia_fail", "TH-122")


@covers("TH-215")
@card_test("lia_fail")
def test_lia_fail_works_in_a_tie_where_nobody_is_rewarded() -> None:
    t = given(myths={0: ["lia_fail"]}, cults={0: (0, 1, 1)}, stakes={0: (0, 1, 1)})
    fought(t, {0: 9, 1: 9, 2: 1}).plays(0, "myth lia_fail")
    assert t.cult(0) == (1, 1, 2)


@covers("TH-211")
@card_test("cauldron_of_the_dagda")
@pytest.mark.parametrize(("disciples", "home"), [(1, 1), (2, 2), (4, 2)])
def test_the_cauldron_of_the_dagda_saves_two_disciples_of_a_beaten_player(disciples: int, home: int) -> None:
    t = given(myths={0: ["cauldron_of_the_dagda"]}, stakes={0: (0, 1, disciples)})
    fought(t, {0: 8, 1: 9, 2: 1}).plays(0, "myth cauldron_of_the_dagda")
    assert t.cult(0) == (3, 5, 8 + home)


@covers("TH-122")
@card_test("cauldron_of_the_dagda")
def test_the_cauldron_of_the_dagda_saves_nobody_who_won_or_folded() -> None:
    for power in ({0: 9, 1: 8, 2: 1}, {1: 9, 2: 8}):
        t = given(myths={0: ["cauldron_of_the_dagda"]}, hands={0: ["gale", "hatred"]})
        fought(t, power).refuses(0, "myth cauldron_of_the_dagda", "TH-122")


@covers("TH-211", "TH-150")
@card_test("sword_of_nuada")
def test_the_sword_of_nuada_adds_three_at_the_end_of_a_battle_with_an_attack() -> None:
    t = battle(
        given(myths={0: ["sword_of_nuada"]}, hands={0: ["gale"]}, sky=("air order 1", "fire chaos 1", "fire chaos 2"))
    )
    t.plays(0, "play gale", "myth sword_of_nuada")
    assert to_prayer(t).each("power")[:3] == [2 + 2 + 3, 2, 2]


@covers("TH-122", "TH-217")
@card_test("sword_of_nuada")
def test_the_sword_of_nuada_stays_sheathed_without_an_attack() -> None:
    t = battle(given(myths={0: ["sword_of_nuada"]}, hands={0: ["gale"]}))
    assert t.asked() == (0, "BattleTurn"), "not at the start of the Battle"
    to_prayer(t)
    assert t.each("power")[:3] == [2, 2, 2]


@covers("TH-219", "TH-220")
@card_test("cu_chulainn")
@pytest.mark.parametrize(("attacks", "power"), [(0, 4), (1, 6), (3, 10), (4, 10)])
def test_cu_chulainn_is_worth_four_and_two_for_each_attack_up_to_six(attacks: int, power: int) -> None:
    t = battle(
        given(
            seats=2,
            myths={0: ["cu_chulainn"]},
            hands={0: ["feint"] * attacks},
            sky=("air order 1", "fire chaos 1", "fire chaos 2"),
        )
    )
    t.plays(0, "myth cu_chulainn", *["play feint"] * attacks)
    assert to_prayer(t).s.deeds[0].power == 2 + attacks + power


@covers("TH-219")
@card_test("cu_chulainn")
def test_cu_chulainn_adds_nothing_from_his_card() -> None:
    t = battle(
        given(myths={0: ["cu_chulainn"]}, hands={0: ["gale"]}, sky=("air order 1", "fire chaos 1", "fire chaos 2"))
    )
    assert to_prayer(t.plays(0, "done", "play gale")).s.deeds[0].power == 4
