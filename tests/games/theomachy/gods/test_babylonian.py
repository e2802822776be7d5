"""Marduk, Ishtar, Tiamat and the Mythology of Babylon."""

import pytest

from tests.games.theomachy.closing import FIVE, alone, battle, fought, hero, lay_track, myths, to_prayer
from tests.games.theomachy.table import Play, card_test, covers, given
from theogony.games.theomachy.betting import BettingRound
from theogony.games.theomachy.content import BEFORE_BETS

# -- Marduk -----------------------------------------------------------------------------------------------------------


@covers("TH-203")
@card_test("marduk")
@pytest.mark.parametrize("betting_round", [1, 2])
def test_marduk_kills_a_priest_of_his_cult_and_draws_one_and_gains_two_disciples(betting_round: int) -> None:
    t = given(gods={0: "marduk"}, draws={0: ["hatred"]}).step(BettingRound(betting_round)).plays(0, "invoke")
    assert t.cult(0) == (3, 4, 10)
    assert t.hand(0) == ["hatred"]


@covers("TH-203")
@card_test("marduk")
def test_marduk_does_nothing_in_the_last_betting_round() -> None:
    t = given(gods={0: "marduk"}, draws={0: ["gale", "hatred"]}, sky=FIVE, hidden=()).step(BettingRound(3))
    t.refuses(0, "invoke", "TH-203")


@covers("TH-121", "TH-204", "TH-205")
@card_test("marduk")
def test_marduk_needs_a_priest_in_the_cult_and_his_own_turn() -> None:
    t = given(gods={0: "marduk"}, cults={0: (0, 0, 3)}, stakes={0: (0, 2, 1)}, draws={0: ["gale"]})
    t.step(BettingRound(1)).refuses(0, "invoke", "TH-121")
    t = given(first=1, gods={0: "marduk"}, draws={0: ["gale", "hatred"]}).step(BettingRound(1))
    t.refuses(0, "invoke", "TH-068")


@covers("TH-206", "TH-207")
@card_test("marduk")
@pytest.mark.parametrize(
    ("stake", "miracles"),
    [((1, 0, 1), 0), ((1, 1, 1), 1), ((0, 3, 1), 1), ((0, 2, 1), 0), ((0, 0, 9), 0), ((1, 2, 1), 1)],
)
def test_marduk_wants_a_prophet_and_a_priest_or_three_priests_at_stake_when_a_battle_begins(
    stake: tuple[int, int, int], miracles: int
) -> None:
    t = battle(given(gods={0: "marduk"}, stakes={0: stake}, hands={0: ["gale"]}))
    assert t.asked() == (0, "BattleTurn")
    assert t.s.players[0].miracles == miracles, "at once, before the first blow"


@covers("TH-258")
@card_test("marduk")
def test_marduk_gives_nothing_for_the_stake_of_a_folded_player_or_without_battle() -> None:
    t = lay_track(given(gods={0: "marduk"}, stakes={0: (1, 2, 1)})).step(BettingRound(3)).plays(0, "fold")
    t.plays(1, "pass").plays(2, "pass")
    assert t.s.fighters == 0b110
    assert t.s.players[0].miracles == 0
    assert alone(given(gods={0: "marduk"}, stakes={0: (1, 2, 1)}), 0).s.players[0].miracles == 0


# -- Ishtar -----------------------------------------------------------------------------------------------------------


@covers("TH-202")
@card_test("ishtar")
def test_ishtar_gains_a_disciple_for_each_fold_three_at_most() -> None:
    t = lay_track(given(seats=6, gods={5: "ishtar"})).step(BettingRound(1))
    for seat, disciples in enumerate((9, 10, 11, 11)):
        t.plays(seat, "fold")
        assert t.cult(5) == (3, 5, disciples)


@covers("TH-205")
@card_test("ishtar")
def test_ishtar_gains_nothing_by_her_own_fold_or_after_it() -> None:
    t = given(seats=4, gods={0: "ishtar"}).step(BettingRound(1)).plays(0, "fold").plays(1, "fold")
    assert t.cult(0) == (3, 5, 8)


@covers("TH-206")
@card_test("ishtar")
def test_ishtar_wants_a_hand_won_in_which_somebody_folded() -> None:
    assert alone(given(gods={0: "ishtar"}), 0).s.players[0].miracles == 1
    assert fought(given(gods={0: "ishtar"}), {0: 9, 1: 8}).s.players[0].miracles == 1


@covers("TH-207")
@card_test("ishtar")
def test_ishtar_gives_nothing_if_all_stayed_or_another_won() -> None:
    assert fought(given(gods={0: "ishtar"}), {0: 9, 1: 8, 2: 1}).s.players[0].miracles == 0
    assert fought(given(gods={0: "ishtar"}), {0: 8, 1: 9}).s.players[0].miracles == 0


# -- Tiamat -----------------------------------------------------------------------------------------------------------


@covers("TH-203", "TH-123")
@card_test("tiamat")
def test_tiamat_discards_a_card_kills_a_disciple_of_a_cult_and_draws() -> None:
    t = given(gods={0: "tiamat"}, hands={0: ["gale", "hatred"]}, draws={0: ["unity"]}, cults={1: (0, 2, 1)})
    t.step(BettingRound(1)).plays(0, "invoke", "player 2", "card hatred")
    assert sorted(t.hand(0)) == ["gale", "unity"]
    assert t.cult(1) == (0, 1, 2), "and the victim exchanges"


@covers("TH-121", "TH-204", "TH-080")
@card_test("tiamat")
def test_tiamat_needs_a_card_works_once_and_not_on_folded_players() -> None:
    given(gods={0: "tiamat"}).step(BettingRound(1)).refuses(0, "invoke", "TH-121")
    t = (
        given(seats=4, gods={0: "tiamat"}, hands={0: ["gale", "hatred"]}, first=3)
        .step(BettingRound(1))
        .plays(3, "fold")
    )
    t.plays(0, "invoke").refuses(0, "player 4", "TH-080")
    t.plays(0, "player 2", "card gale").refuses(0, "invoke", "TH-204")


@covers("TH-206", "TH-207")
@card_test("tiamat")
def test_tiamat_wants_two_tokens_of_opponents_killed_in_a_hand() -> None:
    t = given(
        gods={0: "tiamat"},
        hands={0: ["gale", "famine", "hatred"]},
        sky=("earth chaos 3", "earth chaos 2", "air order 1"),
    )
    t.step(BettingRound(1)).plays(0, "invoke", "player 2", "card gale")
    assert t.s.players[0].miracles == 0, "one is not enough"
    t.plays(0, "play famine").nobody_reacts()
    assert t.s.players[0].miracles == 1, "at once"


@covers("TH-206")
@card_test("tiamat")
def test_tiamat_counts_neither_own_tokens_nor_a_second_time() -> None:
    t = given(
        gods={0: "tiamat"},
        hands={0: ["pyre", "fertility"]},
        stakes={0: (0, 0, 4)},
        sky=("fire chaos 3", "air chaos 1", "air chaos 2"),
    )
    battle(t).plays(0, "play pyre", "number 2")
    assert t.s.players[0].miracles == 0
    t = given(
        gods={0: "tiamat"},
        hands={0: ["famine", "drowning", "gale"]},
        sky=("earth chaos 3", "earth chaos 2", "water chaos 2", "water chaos 3"),
        hidden=("air order 1",),
    )
    t.step(BettingRound(2)).plays(0, "play famine").nobody_reacts().plays(
        0, "play drowning", "player 2"
    ).nobody_reacts()
    assert t.s.deeds[0].kills == 4
    assert t.s.players[0].miracles == 1


# -- Mythology --------------------------------------------------------------------------------------------------------


def babel(mine: list[str], sky: tuple[str, ...]) -> Play:
    """Seat 1 owns the Tower of Babel, seat 0 holds these cards."""
    t = given(gods={1: "marduk"}, myths={1: ["tower_of_babel"]}, hands={0: mine}, draws={0: ["hatred"]}, sky=sky)
    return t.step(BettingRound(1))


@covers("TH-120")
@card_test("tower_of_babel")
def test_the_tower_of_babel_asks_opponents_effects_for_one_orb_more() -> None:
    babel(["foresight", "gale"], ("air order 1", "earth chaos 1", "fire chaos 1")).refuses(
        0, "play foresight", "TH-115"
    )
    t = babel(["foresight", "gale"], ("air order 2", "earth chaos 1", "fire chaos 1"))
    assert t.plays(0, "play foresight").nobody_reacts().discards(0) == ["foresight"]


@covers("TH-120")
@card_test("tower_of_babel")
def test_the_tower_of_babel_spares_its_owner_and_all_that_is_no_effect() -> None:
    sky = ("air order 2", "earth chaos 1", "fire chaos 1")
    t = given(gods={0: "marduk"}, myths={0: ["tower_of_babel"]}, hands={0: ["whispers", "gale"], 1: ["gale"]}, sky=sky)
    t.step(BettingRound(1)).plays(0, "play whispers")
    t = babel(["oracle", "gale"], sky).plays(0, "play oracle").nobody_reacts()
    assert t.locations(0) == ["oracle"]


@covers("TH-211", "TH-119")
@card_test("tablets_of_destiny")
def test_the_tablets_of_destiny_show_both_hidden_cards_before_the_bets() -> None:
    t = given(myths={0: ["tablets_of_destiny"]}).window(BEFORE_BETS).plays(0, "myth tablets_of_destiny")
    assert t.s.view(0)["constellation"][3:] == ["essence_water_order_1", "essence_water_chaos_1"]  # type: ignore[index]
    assert t.s.view(1)["constellation"][3:] == ["", ""]  # type: ignore[index]
    assert t.s.sky_essence == (1, 1, 1, 0), "seen, but it does not count"


@covers("TH-210")
@card_test("tablets_of_destiny")
def test_the_tablets_of_destiny_are_closed_once_the_bets_begin() -> None:
    t = battle(given(myths={0: ["tablets_of_destiny", "gilgamesh"]}))
    t.refuses(0, "myth tablets_of_destiny", "TH-210")


@covers("TH-211")
@card_test("hanging_gardens")
@pytest.mark.parametrize("power", [9, 3])
def test_the_hanging_gardens_feed_a_fighter_whether_he_wins_or_loses(power: int) -> None:
    t = fought(given(myths={0: ["hanging_gardens"]}), {0: power, 1: 6, 2: 1}).plays(0, "myth hanging_gardens")
    assert [event.public["tokens"] for event in t.events("gained") if event.public["tokens"] != {"priest": 1}] == [
        {"disciple": 1}
    ]


@covers("TH-122")
@card_test("hanging_gardens")
def test_the_hanging_gardens_feed_nobody_who_did_not_fight() -> None:
    for t in (
        fought(given(myths={0: ["hanging_gardens"]}, hands={0: ["gale", "hatred"]}), {1: 9, 2: 6}),
        alone(given(myths={0: ["hanging_gardens"]}, hands={0: ["gale", "hatred"]}), 0),
    ):
        t.refuses(0, "myth hanging_gardens", "TH-122")


@covers("TH-158")
@card_test("lamassu")
def test_lamassu_keeps_the_locations_of_a_beaten_player_whole() -> None:
    t = fought(given(myths={0: ["lamassu"]}, locations={0: ["fortress"], 2: ["altar"]}), {0: 3, 1: 6, 2: 1})
    assert [event.public["card"] for event in t.events("damaged")] == ["altar"]


@covers("TH-158")
@card_test("lamassu")
def test_lamassu_does_not_help_who_folded() -> None:
    t = fought(given(myths={0: ["lamassu"]}, locations={0: ["fortress"]}), {1: 6, 2: 1})
    assert [event.public["card"] for event in t.events("damaged")] == ["fortress"]


@covers("TH-219", "TH-220")
@card_test("gilgamesh")
def test_gilgamesh_is_worth_five_and_brings_a_victor_a_priest() -> None:
    t = to_prayer(battle(given(myths={0: ["gilgamesh"]})).plays(0, "myth gilgamesh"))
    assert t.each("power")[:3] == [7, 2, 2]
    assert t.cult(0) == (3, 5 + 1 + 1, 9)
    assert myths(t, 0) == ["gilgamesh"]


@covers("TH-218", "TH-221", "TH-224")
@card_test("gilgamesh")
def test_gilgamesh_brings_nothing_from_his_card_or_in_defeat() -> None:
    t = alone(given(myths={0: ["gilgamesh"]}), 0)
    assert t.cult(0) == (3, 6, 9), "no Battle, no Hero"
    t = to_prayer(battle(given(myths={0: ["gilgamesh"]}, stakes={1: (1, 0, 0)})).plays(0, "myth gilgamesh"))
    assert t.cult(0) == (3, 5, 8)
    assert myths(t, 0) == [] and hero(t, 0) == ""
