"""Capacities and Demands: what is true of all gods. Each god has his tests in ``gods``. -- chapter 16"""

import pytest

from tests.games.theomachy.closing import alone, battle, fought, lay_track, to_prayer, top
from tests.games.theomachy.table import covers, given, told
from theogony.games.theomachy.betting import BettingRound
from theogony.games.theomachy.content import ACTIVE, BOX, GODS
from theogony.games.theomachy.demands import AT_ONCE, TIMES, check_all
from theogony.games.theomachy.start import begin_hand
from theogony.kernel.state import SPECTATOR

PASSIVE = [god for god, active in zip(GODS, ACTIVE, strict=True) if not active]


@covers("TH-202")
@pytest.mark.parametrize("god", PASSIVE)
def test_a_passive_capacity_is_never_announced(god: str) -> None:
    t = given(gods={0: god}, hands={0: ["gale"]}).step(BettingRound(1))
    assert "invoke" not in t.options(0)
    t.refuses(0, "invoke", "TH-202")


@covers("TH-202", "TH-020")
def test_without_a_god_there_is_no_capacity() -> None:
    given(hands={0: ["gale"]}).step(BettingRound(1)).refuses(0, "invoke", "TH-202")


@covers("TH-203")
def test_an_active_capacity_is_announced_then_paid_then_carried_out() -> None:
    t = given(gods={0: "marduk"}, draws={0: ["hatred"]}).step(BettingRound(1)).plays(0, "invoke")
    assert [event["kind"] for event in told(t, "invoked", "sacrificed", "drew")] == ["invoked", "sacrificed", "drew"]


@covers("TH-203")
def test_a_capacity_whose_condition_is_not_fulfilled_is_refused() -> None:
    t = given(gods={0: "marduk"}, draws={0: ["gale", "hatred"]}).step(BettingRound(3))
    t.refuses(0, "invoke", "TH-203")


@covers("TH-204")
def test_a_capacity_is_used_once_per_hand_before_or_after_the_action_and_again_in_the_next() -> None:
    t = given(gods={0: "set"}, hands={0: ["gale"], 1: ["gale", "hatred", "plague"]}).step(BettingRound(1))
    t.plays(0, "pass", "invoke").picks(0).nobody_reacts()
    t.refuses(0, "invoke", "TH-204")
    begin_hand(t.s)
    t.s.agenda = t.s.agenda[:1]
    t.step(BettingRound(1)).plays(0, "invoke").picks(0).nobody_reacts()
    assert len(t.hand(1)) == 1


@covers("TH-204")
def test_a_capacity_is_used_in_the_own_turn_only() -> None:
    t = given(first=1, gods={0: "set"}, hands={1: ["gale"]}).step(BettingRound(1))
    t.refuses(0, "invoke", "TH-068")


@covers("TH-204")
def test_a_capacity_has_its_phase() -> None:
    t = battle(given(gods={0: "set"}, hands={0: ["gale"], 1: ["gale"]}))
    t.refuses(0, "invoke", "TH-204")


@covers("TH-205", "TH-080")
def test_a_folded_player_is_not_asked_for_his_capacity_in_betting_and_battle() -> None:
    t = lay_track(given(gods={0: "ithaqua"}, hands={0: ["gale"]})).step(BettingRound(3)).plays(0, "fold")
    t.refuses(0, "invoke", "TH-080")
    t.plays(1, "pass").plays(2, "pass")
    assert to_prayer(t).events("invoked") == []


@covers("TH-205", "TH-155")
def test_in_closure_a_folded_player_is_asked_for_what_is_timed_for_closure() -> None:
    t = given(gods={0: "isis"}, myths={0: ["book_of_the_dead"]}, stakes={0: (0, 1, 1)})
    assert fought(t, {1: 9, 2: 3}).asked() == (0, "CloseHand")
    t.refuses(0, "invoke", "TH-122")  # this one needs a Battle that was lost
    t.plays(0, "myth book_of_the_dead")


@covers("TH-206")
def test_a_demand_brings_one_miracle_per_hand_however_often_it_is_fulfilled() -> None:
    t = given(
        gods={0: "danu"},
        hands={0: ["granary", "fortress", "gale"]},
        sky=("earth order 3", "earth order 1", "air order 1"),
    )
    t.step(BettingRound(1)).plays(0, "play granary").nobody_reacts().plays(0, "play fortress").nobody_reacts()
    assert t.s.players[0].miracles == 1
    t.s.agenda = t.s.agenda[:1]
    assert alone(t, 0).s.players[0].miracles == 1, "and not again for the victory"


@covers("TH-206")
def test_in_the_next_hand_it_may_be_fulfilled_again() -> None:
    t = given(gods={0: "thor"})
    fought(t, {0: 9, 1: 5, 2: 1})
    assert t.s.players[0].miracles == 1
    begin_hand(t.s)
    t.s.agenda = t.s.agenda[:1]
    fought(t, {0: 9, 1: 5, 2: 1})
    assert t.s.players[0].miracles == 2


@covers("TH-206")
def test_no_card_gives_miracles() -> None:
    for kind in ("prayer_cards", "mythology"):
        assert not any("miracle" in str(op) for card in BOX.components[kind] for op in card.get("do", []))
    assert all(god["demand"]["gain"] == 1 for god in BOX.components["gods"])


@covers("TH-207")
def test_every_demand_names_its_time_and_the_token_is_public_at_once() -> None:
    assert len(TIMES) == len(GODS) and all(TIMES)
    t = given(gods={0: "cernunnos"}, hands={0: ["power_air_order"] * 4 + ["power_air_chaos", "gale"]}).step(
        BettingRound(1)
    )
    assert TIMES[t.s.players[0].god] == (AT_ONCE,)
    t.plays(0, *["play power_air_order"] * 4, "play power_air_chaos")
    assert t.s.view(SPECTATOR)["players"][0]["miracles"] == 1  # type: ignore[index]
    assert told(t, "demand") == [{"kind": "demand", "clause": "TH-206", "seat": 0, "god": "cernunnos"}]


@covers("TH-207")
def test_a_demand_is_not_looked_at_before_its_time() -> None:
    t = battle(given(gods={0: "perun"}, hands={0: ["gale"] * 3 + ["hatred"]})).plays(0, *["play gale"] * 3)
    assert t.s.players[0].miracles == 0


@covers("TH-060", "TH-206")
def test_who_is_out_of_the_game_fulfils_no_demand() -> None:
    fulfilled = 0
    for god, times in zip(GODS, TIMES, strict=True):
        for time in times:
            t = given(gods={0: god})
            check_all(t.s, time)
            fulfilled += t.s.players[0].miracles
            gone = given(gods={0: god})
            gone.s.players[0].alive = 0
            check_all(gone.s, time)
            assert gone.s.players[0].miracles == 0
    assert fulfilled > 0


@covers("TH-258")
def test_a_stake_on_the_table_of_a_folded_player_fulfils_nothing() -> None:
    for god in ("marduk", "shub_niggurath"):
        t = lay_track(given(gods={0: god}, stakes={0: (1, 2, 5)})).step(BettingRound(3)).plays(0, "fold")
        t.plays(1, "pass").plays(2, "pass")
        assert t.s.players[0].miracles == 0


@covers("TH-258")
def test_a_miracle_of_closure_buys_in_the_myth_phase_of_the_same_hand() -> None:
    t = top(given(gods={0: "ishtar"}), 0, "tower_of_babel").picks(*[0] * 4)
    alone(t, 0)
    assert t.s.players[0].miracles == 1
    t.plays(0, "place 6").plays(1, "place 5").plays(2, "place 4").plays(0, "buy")
    assert t.s.players[0].miracles == 0
    assert len(t.s.players[0].myths) == 1
