"""Cthulhu, Hastur, Ithaqua and the Mythology of the Great Old Ones."""

import pytest

from tests.games.theomachy.closing import alone, battle, fought, hero, myths, to_prayer, top
from tests.games.theomachy.table import card_test, covers, given
from theogony.games.theomachy.betting import BettingRound
from theogony.games.theomachy.myth import MythPhase

# -- Cthulhu ----------------------------------------------------------------------------------------------------------


@covers("TH-202", "TH-152")
@card_test("cthulhu")
def test_cthulhu_costs_every_rival_one_power_for_each_card_in_hand_three_at_most() -> None:
    hands = {1: ["fertility"] * 2, 2: ["whispers", "foresight", "libation", "trance"]}
    t = to_prayer(battle(given(gods={0: "cthulhu"}, hands=hands, stakes={1: (0, 1, 0), 2: (0, 1, 0)})))
    assert t.each("power")[:3] == [2, 3, 2]


@covers("TH-202", "TH-152", "TH-205")
@card_test("cthulhu")
def test_cthulhu_costs_nobody_more_than_he_has_nor_himself_nor_when_he_folded() -> None:
    hands = {0: ["fertility"], 1: ["fertility"] * 2, 2: ["whispers", "foresight", "trance"]}
    t = to_prayer(battle(given(gods={0: "cthulhu"}, hands=hands, stakes={2: (0, 0, 1)})))
    assert t.each("power")[:3] == [2, 0, 0]
    t = given(gods={0: "cthulhu"}, hands={1: ["fertility"]})
    t.s.deeds[0].folded = 1
    assert to_prayer(battle(t)).each("power")[:3] == [0, 2, 2]


@covers("TH-206", "TH-157")
@card_test("cthulhu")
@pytest.mark.parametrize(("stake", "miracles"), [((0, 1, 1), 1), ((1, 0, 1), 1), ((0, 0, 5), 0)])
def test_cthulhu_wants_a_loser_to_discard_a_priest_or_prophet(stake: tuple[int, int, int], miracles: int) -> None:
    assert fought(given(gods={0: "cthulhu"}, stakes={1: stake}), {0: 99, 1: 1, 2: 1}).s.players[0].miracles == miracles
    assert alone(given(gods={0: "cthulhu"}, stakes={1: stake}), 0).s.players[0].miracles == miracles


@covers("TH-207")
@card_test("cthulhu")
def test_cthulhu_gives_nothing_in_defeat_or_for_the_stake_of_a_winner() -> None:
    assert fought(given(gods={0: "cthulhu"}, stakes={2: (1, 1, 1)}), {0: 1, 1: 9, 2: 1}).s.players[0].miracles == 0
    assert fought(given(gods={0: "cthulhu"}, stakes={1: (1, 1, 1)}), {0: 9, 1: 9, 2: 1}).s.players[0].miracles == 0


# -- Hastur -----------------------------------------------------------------------------------------------------------


@covers("TH-203", "TH-252")
@card_test("hastur")
def test_hastur_names_an_essence_and_the_victim_chooses_a_card_of_it() -> None:
    t = given(gods={0: "hastur"}, hands={0: ["rage", "feint"], 1: ["gale", "unity", "plague"]}).step(BettingRound(1))
    t.plays(0, "invoke", "essence air", "card rage").nobody_reacts()
    assert t.asked() == (1, "DiscardEssence")
    t.refuses(1, "card plague", "TH-229")
    t.plays(1, "card unity")
    assert t.hand(1) == ["gale", "plague"]
    assert t.hand(0) == ["feint"]
    assert t.s.view(0)["known_hands"]["1"] == [], "the rest stays hidden"  # type: ignore[index]


@covers("TH-229")
@card_test("hastur")
def test_hastur_sees_the_hand_if_it_holds_no_such_card() -> None:
    t = given(gods={0: "hastur"}, hands={0: ["rage", "feint"], 1: ["gale", "plague"]}).step(BettingRound(1))
    t.plays(0, "invoke", "essence water", "card rage").nobody_reacts()
    assert t.hand(1) == ["gale", "plague"]
    assert t.s.view(0)["known_hands"]["1"] == ["gale", "plague"]  # type: ignore[index]
    assert t.s.deeds[0].discards == 0


@covers("TH-121", "TH-122", "TH-204")
@card_test("hastur")
def test_hastur_needs_a_card_of_his_own_and_a_victim_with_cards() -> None:
    t = given(gods={0: "hastur"}, hands={1: ["gale"]}).step(BettingRound(1))
    t.refuses(0, "invoke", "TH-121")
    t = given(gods={0: "hastur"}, hands={0: ["gale"]}).step(BettingRound(1))
    t.refuses(0, "invoke", "TH-122")


@covers("TH-206")
@card_test("hastur")
def test_hastur_wants_a_hand_won_after_an_opponent_had_to_discard() -> None:
    t = given(seats=2, gods={0: "hastur"}, hands={0: ["rage", "feint"], 1: ["gale", "unity"]}).step(BettingRound(1))
    t.plays(0, "invoke", "essence air", "card rage").nobody_reacts().plays(1, "card gale")
    assert t.s.deeds[0].discards == 1
    t.s.agenda = t.s.agenda[:1]
    assert alone(t, 0).s.players[0].miracles == 1


@covers("TH-207")
@card_test("hastur")
def test_hastur_gives_nothing_without_a_discard_or_a_victory() -> None:
    assert alone(given(gods={0: "hastur"}), 0).s.players[0].miracles == 0
    t = given(gods={0: "hastur"})
    t.s.deeds[0].discards = 1
    assert alone(t, 1).s.players[0].miracles == 0


# -- Ithaqua ----------------------------------------------------------------------------------------------------------


@covers("TH-203", "TH-147")
@card_test("ithaqua")
@pytest.mark.parametrize(
    ("stake", "left", "cult"), [((1, 2, 3), (1, 1, 3), (3, 6, 8)), ((1, 0, 3), (1, 0, 2), (3, 5, 9))]
)
def test_ithaqua_drives_a_priest_or_else_a_disciple_home(
    stake: tuple[int, int, int], left: tuple[int, int, int], cult: tuple[int, int, int]
) -> None:
    t = battle(given(gods={0: "ithaqua"}, hands={0: ["gale", "hatred"]}, stakes={1: stake}))
    t.plays(0, "invoke", "player 2", "card gale")
    assert (t.stake(1), t.cult(1), t.hand(0)) == (left, cult, ["hatred"])


@covers("TH-121", "TH-122", "TH-204", "TH-080")
@card_test("ithaqua")
def test_ithaqua_needs_a_card_a_battle_and_prey() -> None:
    t = given(gods={0: "ithaqua"}, hands={0: ["gale"]}).step(BettingRound(1))
    t.refuses(0, "invoke", "TH-204")
    t = given(seats=4, gods={0: "ithaqua"}, hands={0: ["gale", "hatred"]}, stakes={3: (0, 1, 0)})
    t.s.deeds[3].folded = 1
    battle(t).plays(0, "invoke").refuses(0, "player 4", "TH-080")
    t = battle(given(gods={0: "ithaqua"}, hands={0: ["gale"]}, stakes={1: (1, 0, 0), 2: (1, 0, 0)}))
    t.refuses(0, "invoke", "TH-122")


@covers("TH-206")
@card_test("ithaqua")
@pytest.mark.parametrize(
    ("power", "miracles"), [({0: 9, 1: 3, 2: 1}, 1), ({0: 9, 1: 4, 2: 1}, 0), ({0: 9, 1: 9, 2: 3}, 1)]
)
def test_ithaqua_wants_a_battle_won_by_six_over_every_loser(power: dict[int, int], miracles: int) -> None:
    assert fought(given(gods={0: "ithaqua"}), power).s.players[0].miracles == miracles


@covers("TH-207")
@card_test("ithaqua")
def test_ithaqua_gives_nothing_without_a_loser_in_the_battle() -> None:
    assert fought(given(gods={0: "ithaqua"}), {0: 9, 1: 9, 2: 9}).s.players[0].miracles == 0
    assert alone(given(gods={0: "ithaqua"}), 0).s.players[0].miracles == 0
    assert fought(given(gods={0: "ithaqua"}), {0: 1, 1: 9, 2: 1}).s.players[0].miracles == 0


# -- Mythology --------------------------------------------------------------------------------------------------------


@covers("TH-211")
@card_test("rlyeh")
@pytest.mark.parametrize(("seats", "drawn"), [(2, 1), (3, 2), (5, 2)])
def test_rlyeh_draws_a_card_for_each_rival_two_at_most(seats: int, drawn: int) -> None:
    t = battle(given(seats=seats, myths={0: ["rlyeh"]}, draws={0: ["gale", "hatred", "plague"]})).picks(0, 0)
    t.plays(0, "myth rlyeh")
    assert len(t.hand(0)) == drawn


@covers("TH-122", "TH-213")
@card_test("rlyeh")
def test_rlyeh_gives_nothing_without_a_deck_and_only_once() -> None:
    t = battle(given(myths={0: ["rlyeh", "obed_marsh"]}))
    t.refuses(0, "myth rlyeh", "TH-122")
    t = battle(given(myths={0: ["rlyeh", "obed_marsh"]}, draws={0: ["gale"] * 3})).picks(0, 0).plays(0, "myth rlyeh")
    t.refuses(0, "myth rlyeh", "TH-213")


@covers("TH-242")
@card_test("yellow_sign")
def test_the_yellow_sign_allows_a_rival_two_attacks_in_the_whole_battle() -> None:
    t = given(seats=2, myths={0: ["yellow_sign"]}, hands={1: ["gale", "gale", "gale"]})
    battle(t).plays(0, "myth yellow_sign").plays(1, "play gale", "end", "play gale")
    t.refuses(1, "play gale", "TH-242")


@covers("TH-242")
@card_test("yellow_sign")
def test_the_yellow_sign_binds_neither_its_owner_nor_the_others() -> None:
    t = battle(given(myths={0: ["yellow_sign"]}, hands={2: ["gale", "gale", "gale"]}))
    t.plays(0, "myth yellow_sign", "player 2").plays(2, "play gale", "play gale", "play gale")
    assert len(t.s.attacks(2)) == 3


@covers("TH-211")
@card_test("deep_ones")
@pytest.mark.parametrize(("losers", "gained"), [(1, 1), (3, 3), (4, 3)])
def test_the_deep_ones_bring_a_sole_winner_a_disciple_for_each_beaten_rival(losers: int, gained: int) -> None:
    t = given(seats=6, myths={0: ["deep_ones"]})
    fought(t, {0: 9} | dict.fromkeys(range(1, losers + 1), 1)).plays(0, "myth deep_ones")
    assert t.cult(0) == (3, 6, 9 + gained)


@covers("TH-122")
@card_test("deep_ones")
@pytest.mark.parametrize("power", [{0: 9, 1: 9, 2: 1}, {0: 1, 1: 9, 2: 1}, {1: 9, 2: 1}])
def test_the_deep_ones_bring_nothing_in_a_tie_or_defeat(power: dict[int, int]) -> None:
    t = fought(given(myths={0: ["deep_ones"]}, hands={0: ["gale", "hatred"]}), power)
    t.refuses(0, "myth deep_ones", "TH-122")


@covers("TH-122")
@card_test("deep_ones")
def test_the_deep_ones_bring_nothing_without_battle() -> None:
    t = alone(given(myths={0: ["deep_ones"]}, hands={0: ["gale", "hatred"]}), 0)
    t.refuses(0, "myth deep_ones", "TH-122")


@covers("TH-182", "TH-213")
@card_test("call_of_cthulhu")
@pytest.mark.parametrize(
    ("victim", "left", "taken"), [((1, 2, 4), (1, 2, 2), 2), ((0, 0, 1), (0, 0, 0), 1), ((0, 1, 1), (0, 0, 1), 2)]
)
def test_the_call_of_cthulhu_takes_disciples_of_a_cult(
    victim: tuple[int, int, int], left: tuple[int, int, int], taken: int
) -> None:
    t = top(given(gods={0: "hastur"}, cults={1: victim}), 0, "call_of_cthulhu")
    t.s.deeds[1].folded = 1  # still in the game
    t.s.players[0].miracles = 1
    t.step(MythPhase()).picks(0).plays(0, "buy", "player 2")
    assert (t.cult(0), t.cult(1)) == ((3, 5, 8 + taken), left)
    assert myths(t, 0) == []


@covers("TH-182", "TH-122")
@card_test("call_of_cthulhu")
def test_the_call_of_cthulhu_is_paid_first_and_calls_nobody_without_followers() -> None:
    t = top(given(gods={0: "hastur"}), 0, "call_of_cthulhu").step(MythPhase())
    t.refuses(0, "buy", "TH-182")
    t = top(given(seats=4, gods={0: "hastur"}, cults={1: (0, 0, 0)}), 0, "call_of_cthulhu")
    t.s.players[0].miracles = 1
    t.step(MythPhase()).picks(0).plays(0, "buy").refuses(0, "player 2", "TH-122")
    t = top(given(seats=2, gods={0: "hastur"}, cults={1: (0, 0, 0)}), 0, "call_of_cthulhu")
    t.s.players[0].miracles = 1
    t.step(MythPhase()).picks(0).plays(0, "buy")
    assert t.cult(0) == (3, 5, 8)


@covers("TH-182", "TH-122")
@card_test("call_of_cthulhu")
def test_at_a_full_table_the_call_of_cthulhu_never_falls_back_on_its_buyer() -> None:
    cults = {**dict.fromkeys(range(7), (0, 0, 0)), 7: (0, 1, 1)}
    t = top(given(seats=8, first=7, gods={7: "hastur"}, cults=cults), 7, "call_of_cthulhu")
    t.s.players[7].miracles = 1
    t.step(MythPhase()).picks(0).plays(7, "buy").refuses(7, "player 1", "TH-068")
    assert t.cult(7) == (0, 1, 1)
    assert t.events("stolen") == []


@covers("TH-219", "TH-223", "TH-251")
@card_test("obed_marsh")
def test_obed_marsh_is_worth_four_and_lends_a_priest_for_the_battle() -> None:
    t = battle(given(myths={0: ["obed_marsh"]}, hands={0: ["fertility"]})).plays(0, "myth obed_marsh")
    assert t.stake(0) == (0, 1, 1)
    assert hero(t, 0) == "obed_marsh"
    to_prayer(t)
    assert t.each("power")[:3] == [2 + 5 + 4, 2, 2]
    assert t.cult(0) == (3, 5 + 1, 9), "the Priest of the reward; the lent one went to the Bank"


@covers("TH-218", "TH-224", "TH-251")
@card_test("obed_marsh")
def test_obed_marsh_lends_nothing_from_his_card_and_drowns_in_defeat() -> None:
    t = battle(given(myths={0: ["obed_marsh"]}, hands={0: ["fertility"]})).plays(0, "done")
    assert t.stake(0) == (0, 0, 1)
    t = battle(given(myths={0: ["obed_marsh"]}, stakes={1: (2, 0, 0)})).plays(0, "myth obed_marsh")
    to_prayer(t)
    assert (t.cult(0), myths(t, 0)) == ((3, 5, 8), [])
