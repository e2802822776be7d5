"""Odin, Thor, Loki and the Mythology of the North."""

import pytest

from tests.games.theomachy.closing import alone, battle, fought, hero, myths, to_prayer
from tests.games.theomachy.table import Play, card_test, covers, given, opened
from theogony.games.theomachy.betting import BettingRound
from theogony.games.theomachy.content import BEFORE_BETS
from theogony.games.theomachy.moves import MOVES

# -- Odin -------------------------------------------------------------------------------------------------------------


@covers("TH-203", "TH-229")
@card_test("odin")
def test_odin_kills_a_disciple_sees_sky_and_hand_and_draws() -> None:
    t = given(gods={0: "odin"}, hands={1: ["gale", "hatred"], 2: ["plague"]}, draws={0: ["unity"]}).step(
        BettingRound(1)
    )
    t.plays(0, "invoke", "player 2").nobody_reacts()
    assert t.cult(0) == (3, 5, 7)
    assert t.s.view(0)["constellation"][3:] == ["essence_water_order_1", "essence_water_chaos_1"]  # type: ignore[index]
    assert t.s.view(0)["known_hands"] == {"1": ["gale", "hatred"], "2": []}
    assert t.hand(0) == ["unity"]


@covers("TH-121", "TH-204")
@card_test("odin")
def test_odin_needs_a_disciple_of_the_cult_and_looks_once() -> None:
    t = given(gods={0: "odin"}, cults={0: (0, 0, 0)}, stakes={0: (0, 2, 1)}).step(BettingRound(1))
    t.refuses(0, "invoke", "TH-121")
    t = given(gods={0: "odin"}, hands={0: ["gale"]}).step(BettingRound(1)).plays(0, "invoke", "player 2")
    t.refuses(0, "invoke", "TH-204")


@covers("TH-206", "TH-207")
@card_test("odin")
def test_odin_wants_a_follower_paid_for_a_card_in_betting() -> None:
    t = given(gods={0: "odin"}, hands={0: ["gale"]}).step(BettingRound(1)).plays(0, "invoke", "player 2")
    assert t.s.players[0].miracles == 0, "the cost of his own Capacity does not count"
    t = given(gods={0: "odin"}, hands={0: ["fortress", "gale"]}, sky=("earth order 3", "earth order 1", "air order 1"))
    t.step(BettingRound(1)).plays(0, "play fortress").nobody_reacts()
    assert t.s.players[0].miracles == 1, "the token on a Location"


@covers("TH-206", "TH-254", "TH-121")
@card_test("odin")
def test_odin_counts_the_cost_of_a_cancelled_card_at_once() -> None:
    sky = ("fire chaos 3", "fire chaos 2", "earth chaos 1", "earth chaos 2")
    t = given(
        gods={0: "odin"},
        hands={0: ["martyrdom", "gale"], 1: ["interruption", "gale"]},
        sky=sky,
        hidden=("air order 1",),
    )
    t.step(BettingRound(2)).plays(0, "play martyrdom").plays(1, "play interruption").nobody_reacts()
    assert t.cult(0) == (3, 4, 8) and t.cult(1) == (3, 5, 8)
    assert t.s.players[0].miracles == 1


@covers("TH-206", "TH-207")
@card_test("odin")
def test_odin_gives_nothing_for_a_raise_or_a_card_of_the_track() -> None:
    t = given(gods={0: "odin"}, hands={0: ["altar", "gale"]}, sky=("fire chaos 3", "earth order 1", "air order 1"))
    t.step(BettingRound(1)).plays(0, "raise priest").nobody_reacts()
    assert t.s.players[0].miracles == 0
    assert t.plays(0, "play altar").nobody_reacts().s.players[0].miracles == 1, "the Disciple on it"
    t = alone(given(gods={0: "odin"}), 0).plays(0, "place 1")
    assert t.s.players[0].miracles == 0


# -- Thor -------------------------------------------------------------------------------------------------------------


def drafted(god: str) -> Play:
    """A real game up to the choice of gods, in which the Norse player chooses this one."""
    t = opened(2, seed=3, mode="advanced", box="warriors")
    while t.asked()[1] == "ChoosePantheon":
        seat = t.asked()[0]
        t.plays(
            seat, next(o for o in t.options(seat) if o == "pantheon norse" or "pantheon norse" not in t.options(seat))
        )
    while t.asked()[1] != "ChooseGod":
        seat = t.asked()[0]
        t.plays(seat, t.options(seat)[0])
    for seat in range(2):
        options = t.options(seat)
        t.plays(seat, f"god {god}" if f"god {god}" in options else options[0])
    return t


@covers("TH-041", "TH-202")
@card_test("thor", "mjollnir")
def test_thor_begins_with_mjollnir_in_play() -> None:
    t = drafted("thor")
    (owner,) = [seat for seat in range(2) if myths(t, seat)]
    assert myths(t, owner) == ["mjollnir"]
    deck = [t.s.players[owner].myth_top, *t.s.players[owner].myth_pool]
    assert len(deck) == 4 and MOVES.parse("myth mjollnir") - MOVES.parse("myth pandoras_box") not in deck
    assert t.s.players[owner].miracles == 0


@covers("TH-041")
@card_test("thor")
def test_other_gods_of_the_north_begin_without_mjollnir_and_thor_has_nothing_to_announce() -> None:
    assert [myths(drafted("odin"), seat) for seat in range(2)] == [[], []]
    given(gods={0: "thor"}, hands={0: ["gale"]}).step(BettingRound(1)).refuses(0, "invoke", "TH-202")


@covers("TH-206")
@card_test("thor")
def test_thor_wants_a_battle_won_clearly() -> None:
    assert fought(given(gods={0: "thor"}), {0: 9, 1: 9, 2: 5}).s.players[0].miracles == 1
    assert fought(given(gods={0: "thor"}), {0: 9, 1: 6, 2: 1}).s.players[0].miracles == 0, "by 4 over every loser"


@covers("TH-207")
@card_test("thor")
def test_thor_gives_nothing_for_a_battle_lost_or_never_fought() -> None:
    assert fought(given(gods={0: "thor"}), {0: 8, 1: 9, 2: 1}).s.players[0].miracles == 0
    assert alone(given(gods={0: "thor"}), 0).s.players[0].miracles == 0


# -- Loki -------------------------------------------------------------------------------------------------------------


@covers("TH-203", "TH-204")
@card_test("loki")
@pytest.mark.parametrize(("kind", "cult"), [("priest", (3, 6, 8)), ("disciple", (3, 5, 10))])
def test_loki_takes_a_priest_or_two_disciples_back_when_he_folds(kind: str, cult: tuple[int, int, int]) -> None:
    t = given(gods={0: "loki"}, stakes={0: (1, 1, 2)}).step(BettingRound(1)).plays(0, "fold", "invoke", f"token {kind}")
    assert t.cult(0) == cult
    assert t.s.deeds[0].folded == 1
    assert t.asked() == (1, "BettingTurn")


@covers("TH-204", "TH-252")
@card_test("loki")
def test_loki_may_let_it_be_takes_no_prophet_and_does_nothing_unless_he_folds() -> None:
    t = given(gods={0: "loki"}, stakes={0: (1, 1, 2)}).step(BettingRound(1))
    t.refuses(0, "invoke", "TH-204")
    t.plays(0, "fold", "invoke").refuses(0, "token prophet", "TH-252")
    t = given(gods={0: "loki"}, stakes={0: (1, 1, 2)}).step(BettingRound(1)).plays(0, "fold", "none")
    assert t.cult(0) == (3, 5, 8)
    t = given(gods={0: "loki"}, stakes={0: (1, 0, 0)}).step(BettingRound(1)).plays(0, "fold")
    assert t.asked() == (1, "BettingTurn"), "nothing to take back"


@covers("TH-206")
@card_test("loki")
@pytest.mark.parametrize(("kind", "miracles"), [("prophet", 1), ("priest", 1), ("disciple", 0)])
def test_loki_wants_an_opponent_who_folds_to_his_raise_of_a_priest_or_prophet(kind: str, miracles: int) -> None:
    t = given(gods={0: "loki"}).step(BettingRound(1)).plays(0, f"raise {kind}").plays(1, "fold")
    assert t.s.players[0].miracles == miracles


@covers("TH-207")
@card_test("loki")
def test_loki_gives_nothing_for_what_another_raised_or_was_paid_or_after_his_own_fold() -> None:
    t = given(gods={0: "loki"}).step(BettingRound(1)).plays(0, "pass").plays(1, "raise priest").plays(2, "fold")
    assert t.s.players[0].miracles == 0
    t = (
        given(gods={0: "loki"})
        .step(BettingRound(1))
        .plays(0, "raise priest")
        .plays(1, "follow")
        .plays(2, "raise disciple")
    )
    t.plays(0, "follow").plays(1, "fold")
    assert t.s.players[0].miracles == 0, "his Priest was paid, the Disciple was another's"
    t = given(seats=4, gods={0: "loki"}).step(BettingRound(1)).plays(0, "raise priest").plays(1, "raise disciple")
    t.plays(2, "follow").plays(3, "follow").plays(0, "fold", "none")
    assert t.s.players[0].miracles == 0


@covers("TH-207")
@card_test("loki")
def test_loki_is_fed_while_his_raise_is_part_of_the_debt() -> None:
    t = given(seats=4, gods={0: "loki"}).step(BettingRound(1)).plays(0, "raise priest").plays(1, "raise priest")
    t.plays(2, "fold")
    assert t.s.players[0].miracles == 1, "two Priests are owed, one of them his"
    t = given(seats=4, gods={0: "loki"}).step(BettingRound(1)).plays(0, "raise priest").plays(1, "follow")
    t.plays(2, "raise priest").plays(3, "follow").plays(0, "follow").plays(1, "fold")
    assert t.s.players[0].miracles == 0, "only the later Priest was owed"


# -- Mythology --------------------------------------------------------------------------------------------------------

MIXED = ("fire chaos 3", "fire chaos 2", "air order 1", "water order 1", "earth chaos 1")


@covers("TH-214", "TH-142")
@card_test("mjollnir")
def test_mjollnir_allows_attacks_of_several_essences_in_one_turn_and_rewards_them() -> None:
    t = battle(given(myths={0: ["mjollnir"]}, hands={0: ["hatred", "gale", "ice_shards"]}, sky=MIXED, hidden=()))
    t.plays(0, "play hatred", "play gale", "play ice_shards")
    assert to_prayer(t).s.deeds[0].power == 2 + 4 + 2 + 2 + 2


@covers("TH-214", "TH-142")
@card_test("mjollnir")
def test_without_mjollnir_one_turn_is_of_one_essence_and_one_essence_earns_nothing() -> None:
    t = battle(given(hands={0: ["hatred", "gale", "ice_shards"]}, sky=MIXED, hidden=())).plays(0, "play hatred")
    t.refuses(0, "play gale", "TH-142")
    t = battle(given(myths={0: ["mjollnir"]}, hands={0: ["gale", "gale"]}, sky=MIXED, hidden=()))
    assert to_prayer(t.plays(0, "play gale", "play gale")).s.deeds[0].power == 2 + 4


@covers("TH-213", "TH-211")
@card_test("fenrir")
def test_fenrir_kills_all_priests_of_a_stake_and_leaves_the_game() -> None:
    t = battle(given(myths={0: ["fenrir"]}, hands={0: ["gale"]}, stakes={1: (1, 3, 2)})).plays(0, "myth fenrir")
    assert t.stake(1) == (1, 0, 2)
    assert myths(t, 0) == []


@covers("TH-122", "TH-248")
@card_test("fenrir")
def test_fenrir_finds_no_prey_without_priests_in_the_battle() -> None:
    t = given(myths={0: ["fenrir", "sigurd"]}, stakes={1: (1, 0, 2), 2: (0, 3, 1)})
    t.s.deeds[2].folded = 1
    battle(t).refuses(0, "myth fenrir", "TH-122")
    assert myths(t, 0) == ["fenrir", "sigurd"]


@covers("TH-211", "TH-120")
@card_test("yggdrasil")
def test_yggdrasil_adds_a_named_essence_for_the_hand() -> None:
    t = given(myths={0: ["yggdrasil"]}, hands={0: ["hatred"]}, sky=("fire chaos 1", "air order 1", "air order 2"))
    t.window(BEFORE_BETS).plays(0, "myth yggdrasil")
    t.refuses(0, "none", "TH-252")
    t.plays(0, "essence fire")
    battle(t).plays(0, "play hatred")
    assert to_prayer(t).s.deeds[0].power == 6


@covers("TH-213", "TH-114")
@card_test("yggdrasil")
def test_yggdrasil_adds_nothing_unless_it_is_used_and_one_essence_only() -> None:
    t = given(
        myths={0: ["yggdrasil"]}, hands={0: ["hatred", "gale"]}, sky=("fire chaos 1", "earth order 1", "earth order 2")
    )
    t.window(BEFORE_BETS).plays(0, "done")
    battle(t).refuses(0, "play hatred", "TH-114")
    t = given(
        myths={0: ["yggdrasil"]}, hands={0: ["hatred", "gale"]}, sky=("fire chaos 1", "earth order 1", "earth order 2")
    )
    t.window(BEFORE_BETS).plays(0, "myth yggdrasil", "essence air")
    battle(t).refuses(0, "play hatred", "TH-114")
    t.plays(0, "play gale")


@covers("TH-211")
@card_test("valhalla")
@pytest.mark.parametrize(("stake", "gained"), [((0, 1, 5), 1), ((1, 1, 0), 2), ((2, 3, 0), 3)])
def test_valhalla_pays_for_priests_and_prophets_lost_in_battle(stake: tuple[int, int, int], gained: int) -> None:
    t = fought(given(myths={0: ["valhalla"]}, stakes={0: stake}), {0: 3, 1: 9, 2: 1}).plays(0, "myth valhalla")
    assert t.cult(0) == (3, 5, 8 + gained)


@covers("TH-122")
@card_test("valhalla")
def test_valhalla_is_closed_to_winners_to_the_folded_and_to_disciples() -> None:
    hands = {0: ["gale", "hatred"]}
    for stake, power in (((1, 1, 1), {0: 9, 1: 3, 2: 1}), ((1, 1, 1), {1: 9, 2: 3}), ((0, 0, 4), {0: 3, 1: 9, 2: 1})):
        t = fought(given(myths={0: ["valhalla"]}, stakes={0: stake}, hands=hands), power)
        t.refuses(0, "myth valhalla", "TH-122")


@covers("TH-219", "TH-241")
@card_test("sigurd")
def test_sigurd_is_worth_six_and_guards_the_whole_stake_against_all_blows() -> None:
    sky = ("earth chaos 3", "earth chaos 2", "water chaos 2", "water chaos 1", "air order 1")
    hands = {0: ["gale"], 1: ["plague", "locusts", "gale"], 2: ["undertow", "gale"]}
    t = battle(given(myths={0: ["sigurd"]}, hands=hands, stakes={0: (0, 1, 3)}, sky=sky, hidden=()))
    t.plays(0, "myth sigurd", "pass").plays(1, "play plague", "player 1", "play locusts", "player 1", "end")
    t.plays(2, "play undertow", "player 1")
    assert t.stake(0) == (0, 1, 3)
    assert to_prayer(t).s.deeds[0].power == 5 + 6 + 6


@covers("TH-218", "TH-241")
@card_test("sigurd")
def test_sigurd_guards_nothing_from_his_card() -> None:
    sky = ("earth chaos 3", "earth chaos 2", "air order 1")
    t = given(myths={0: ["sigurd"]}, hands={0: ["gale"], 1: ["plague", "gale"]}, stakes={0: (0, 1, 3)}, sky=sky)
    battle(t).plays(0, "done", "pass").plays(1, "play plague", "player 1")
    assert t.stake(0) == (0, 1, 0)
    assert hero(t, 0) == ""
