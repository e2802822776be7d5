"""Mythology in play, its windows, and Heroes. Each card has its own tests in ``gods``. -- chapter 17"""

import pytest

from tests.games.theomachy.closing import alone, battle, folds, fought, hero, lay_track, myths, to_prayer
from tests.games.theomachy.table import covers, given
from theogony.games.theomachy.betting import BettingRound
from theogony.games.theomachy.content import BEFORE_BETS, BOX, MYTHS
from theogony.games.theomachy.start import Antes, begin_hand

HEROES = [myth for myth, power in zip(MYTHS, BOX.hero_power, strict=True) if power >= 0]


@covers("TH-208")
def test_a_card_is_used_by_its_controller_when_its_conditions_hold() -> None:
    t = battle(given(myths={0: ["fenrir", "sigurd"]}, stakes={1: (0, 2, 1)}, hands={0: ["gale"]}))
    t.refuses(0, "myth gae_bolga", "TH-208")
    t.refuses(1, "myth fenrir", "TH-068")
    t.plays(0, "myth fenrir")
    assert t.stake(1) == (0, 0, 1)


@covers("TH-209", "TH-211")
def test_windows_go_clockwise_from_the_first_player() -> None:
    t = battle(given(first=2, myths={0: ["heracles"], 1: ["sigurd"], 2: ["zmey"]}))
    order = []
    while t.asked()[1] == "UseMyth":
        order.append(t.asked()[0])
        t.plays(t.asked()[0], "done")
    assert order == [2, 0, 1]


@covers("TH-210")
def test_once_the_phase_has_begun_it_is_too_late_until_the_next_hand() -> None:
    t = battle(given(myths={0: ["heracles"]}, hands={0: ["gale"]})).plays(0, "done")
    t.refuses(0, "myth heracles", "TH-141")
    t = given(myths={0: ["yggdrasil"]}).window(BEFORE_BETS, BettingRound(1)).plays(0, "done")
    t.refuses(0, "myth yggdrasil", "TH-067")


@covers("TH-210")
def test_a_card_of_another_window_is_refused() -> None:
    battle(given(myths={0: ["heracles", "golden_fleece"]})).refuses(0, "myth golden_fleece", "TH-210")
    t = given(myths={0: ["yggdrasil", "sigurd"]}).window(BEFORE_BETS)
    t.refuses(0, "myth sigurd", "TH-210")


@covers("TH-211", "TH-064")
def test_the_first_window_opens_after_the_antes_and_before_the_first_turn() -> None:
    t = given(myths={0: ["yggdrasil"]}).step(Antes())
    assert t.asked() == (0, "UseMyth")
    assert t.s.level == [0, 0, 1] and t.cult(0) == (3, 5, 7)
    t.plays(0, "done")
    assert t.asked() == (0, "BettingTurn")


@covers("TH-211")
def test_the_third_window_opens_at_the_end_of_the_battle_before_counting() -> None:
    t = battle(given(myths={0: ["sword_of_nuada"]}, hands={0: ["gale", "hatred"]})).plays(0, "play gale", "end", "pass")
    assert t.asked() == (0, "UseMyth")
    assert t.each("power")[:3] == [0, 0, 0]
    assert to_prayer(t.plays(0, "myth sword_of_nuada")).s.deeds[0].power == 7


@covers("TH-211", "TH-080")
def test_the_first_three_windows_are_for_players_in_the_hand_only() -> None:
    t = folds(given(myths={0: ["heracles"], 1: ["sigurd"]}), 0)
    assert battle(t).asked() == (1, "UseMyth")
    t.refuses(0, "myth heracles", "TH-080")


@covers("TH-211", "TH-155")
def test_the_fourth_window_is_for_folded_players_too() -> None:
    t = fought(given(myths={0: ["book_of_the_dead"]}, stakes={0: (0, 1, 1)}), {1: 9, 2: 3})
    assert t.asked() == (0, "CloseHand")
    t.plays(0, "myth book_of_the_dead")
    assert t.cult(0) == (3, 5, 10)


@covers("TH-212")
def test_a_player_uses_any_number_of_his_cards_and_then_it_is_the_next_ones_chance() -> None:
    t = battle(
        given(myths={0: ["gae_bolga", "cu_chulainn"], 1: ["sigurd"]}, stakes={2: (0, 1, 1)}, hands={0: ["gale"]})
    )
    t.plays(0, "myth cu_chulainn", "myth gae_bolga", "player 3")
    assert t.asked() == (1, "UseMyth")
    assert (hero(t, 0), t.stake(2)) == ("cu_chulainn", (0, 0, 1))


@covers("TH-212")
def test_there_is_one_pass_around_only() -> None:
    t = battle(given(myths={0: ["gae_bolga"], 1: ["sigurd"]}, hands={0: ["gale"]})).plays(0, "done")
    t.refuses(0, "myth gae_bolga", "TH-068")
    t.plays(1, "myth sigurd")
    assert t.asked() == (0, "BattleTurn")
    t = battle(given(myths={0: ["gae_bolga"]}))
    t.refuses(0, "pass", "TH-212")


@covers("TH-213")
def test_a_card_is_used_once_per_hand_and_again_in_the_next() -> None:
    t = battle(given(myths={0: ["zmey", "ilya_muromets"]})).plays(0, "myth zmey", "player 2")
    t.refuses(0, "myth zmey", "TH-213")
    begin_hand(t.s)
    t.s.agenda = t.s.agenda[:1]
    assert "myth zmey" in battle(t).options(0)


@covers("TH-213")
def test_a_one_shot_card_leaves_the_game() -> None:
    t = battle(given(myths={0: ["fenrir", "sigurd"]}, stakes={1: (0, 1, 1), 2: (0, 1, 1)})).plays(
        0, "myth fenrir", "player 2"
    )
    assert myths(t, 0) == ["sigurd"]
    t.refuses(0, "myth fenrir", "TH-208")


@covers("TH-216")
def test_the_price_of_the_tower_of_babel_is_printed() -> None:
    (tower,) = [card for card in BOX.components["mythology"] if card["id"] == "tower_of_babel"]
    assert tower["cost"] == 1


@covers("TH-217")
def test_a_window_in_which_nobody_can_do_anything_is_skipped() -> None:
    t = battle(given(myths={0: ["golden_fleece"], 1: ["aegis"]}, hands={0: ["gale"]}))
    assert t.asked() == (0, "BattleTurn")
    t = battle(given(myths={0: ["fenrir"], 1: ["sigurd"]}, hands={0: ["gale"]}))
    assert t.asked() == (1, "UseMyth"), "no Priest for Fenrir: only Sigurd's owner is asked"


# -- Heroes -----------------------------------------------------------------------------------------------------------


@covers("TH-218")
@pytest.mark.parametrize("name", HEROES)
def test_a_hero_on_his_card_is_inactive(name: str) -> None:
    t = battle(given(myths={0: [name]}, draws={0: ["gale", "hatred"]}, stakes={1: (0, 1, 1)})).plays(0, "done")
    to_prayer(t)
    assert t.each("power")[:3] == [2, 7, 2]
    assert (t.stake(0), t.cult(0)) == ((0, 0, 0), (3, 5, 8))
    assert myths(t, 0) == [name], "who does not fight does not die"


@covers("TH-219", "TH-220")
@pytest.mark.parametrize("name", HEROES)
def test_every_hero_joins_the_stake_with_his_power(name: str) -> None:
    t = given(
        myths={0: [name]},
        draws={0: ["whispers", "fertility"]},
        hands={0: ["foresight"]},
        stakes=dict.fromkeys(range(3), (0, 0, 0)),
    )
    battle(t).plays(0, f"myth {name}")
    assert hero(t, 0) == name
    lent = 5 if name == "obed_marsh" else 0
    assert to_prayer(t).each("power")[:3] == [BOX.hero_power[MYTHS.index(name)] + lent, 0, 0]


@covers("TH-219")
def test_only_who_is_in_the_battle_sends_his_hero() -> None:
    t = (
        lay_track(given(myths={0: ["heracles"]}))
        .step(BettingRound(3))
        .plays(0, "fold")
        .plays(1, "pass")
        .plays(2, "pass")
    )
    assert t.asked()[1] == "TakePrayer"
    assert t.events("myth") == []


@covers("TH-220", "TH-016")
def test_a_hero_counts_as_a_token_but_cannot_be_killed_or_driven_back() -> None:
    sky = ("air order 3", "earth chaos 3", "earth chaos 2", "water chaos 2", "water order 1")
    hands = {0: ["unity"], 1: ["plague", "fertility"], 2: ["undertow", "fertility"]}
    t = given(myths={0: ["heracles"]}, hands=hands, stakes={0: (0, 0, 2)}, sky=sky, hidden=())
    battle(t).plays(0, "myth heracles", "play unity").plays(1, "play plague", "player 1").nobody_reacts()
    assert (t.stake(0), hero(t, 0)) == ((0, 0, 0), "heracles")
    t.plays(1, "end").plays(2, "play undertow", "player 1").nobody_reacts()
    assert to_prayer(t).s.deeds[0].power == 8 + 1, "Unity counts him"


@covers("TH-220")
def test_a_hero_cannot_be_bet() -> None:
    t = given(myths={0: ["heracles"]}, cults={0: (0, 0, 0)}).step(BettingRound(1))
    for kind in ("prophet", "priest", "disciple"):
        t.refuses(0, f"raise {kind}", "TH-076")


@covers("TH-221")
def test_without_a_battle_the_hero_is_not_used() -> None:
    t = alone(given(myths={0: ["heracles"]}), 1)
    assert t.asked()[1] == "TakePrayer"
    assert myths(t, 0) == ["heracles"], "and does not die with the lost Hand"


@covers("TH-222")
@pytest.mark.parametrize("rival", [(0, 0, 1), (1, 0, 0)])
def test_the_hero_of_a_winner_or_a_tie_goes_back_to_his_card_and_may_fight_again(rival: tuple[int, int, int]) -> None:
    t = battle(given(myths={0: ["heracles"]}, stakes={1: rival})).plays(0, "myth heracles")
    to_prayer(t)
    assert t.s.won(0)
    assert (myths(t, 0), hero(t, 0)) == (["heracles"], "")
    begin_hand(t.s)
    t.s.agenda = t.s.agenda[:1]
    assert battle(t).options(0) == ["myth heracles", "done"]


@covers("TH-223")
def test_what_happens_at_once_happens_each_time_he_joins() -> None:
    t = given(myths={0: ["ramesses"]}, draws={0: ["gale", "hatred", "plague", "unity"]})
    for drawn in (2, 4):
        t.picks(0, 0)
        battle(t).plays(0, "myth ramesses")
        assert len(t.hand(0)) == drawn
        begin_hand(t.s)
        t.s.players[0].hero = -1
        t.s.agenda = t.s.agenda[:1]


@covers("TH-224", "TH-222")
@pytest.mark.parametrize("name", HEROES)
def test_a_hero_dies_with_a_lost_battle(name: str) -> None:
    t = battle(given(myths={0: [name]}, stakes={1: (5, 0, 0)}, draws={0: ["gale", "hatred"]})).plays(0, f"myth {name}")
    to_prayer(t)
    assert (myths(t, 0), hero(t, 0)) == ([], "")
    assert [event.public["myth"] for event in t.events("hero-died")] == [name]
