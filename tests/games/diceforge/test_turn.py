"""The turn and the round. -- chapter 5"""

from tests.games.diceforge.table import Table, covers, given
from theogony.games.diceforge.game import GAME
from theogony.games.diceforge.turn import Act, BlessAll, ExtraAction, Turn


@covers("DF-046", "DF-007")
def test_a_turn_has_four_steps_in_order() -> None:
    t = given(feats={0: "elder"}, gold=[9], sun=[5])
    t.s.first = 1
    t.step(Turn(0, 0))
    assert t.s.active == 0 and t.s.view(1)["turn"] == 0
    assert t.asked() == (0, "Reinforce") and len(t.events("rolled")) == 3
    t.plays(0, "done")
    assert t.asked() == (0, "Act")
    t.plays(0, "pass")
    assert t.asked() == (0, "ExtraAction")
    t.plays(0, "done")
    assert t.s.active == 1


@covers("DF-047")
def test_with_two_players_all_are_blessed_twice_the_second_time_after_the_first_is_applied() -> None:
    t = given(seats=2, shows={0: "choice_gold3_glory2 gold_1", 1: "gold_1 gold_1"}, gold=[2, 0])
    t.s.first = 1
    t.step(Turn(0, 0))
    assert len(t.events("rolled")) == 2 and t.asked() == (0, "ChooseGain")
    t.plays(0, "take gold")
    assert len(t.events("rolled")) == 4
    t.plays(0, "take glory")
    assert t.has(0) == "7 gold, 2 glory" and t.has(1) == "4 gold"


@covers("DF-052", "DF-054")
def test_the_action_is_an_offering_or_a_feat_or_nothing() -> None:
    t = given(gold=[2], sun=[3]).step(Act(0, 0), ExtraAction(0))
    kinds = {option.split()[0] for option in t.options(0)}
    assert kinds == {"buy", "perform", "pass"}
    t.plays(0, "pass", "extra", "perform wild_spirits")
    assert t.has(0) == "5 gold, 3 moon", "who passes may still pay for the extra action"


@covers("DF-053", "DF-030")
def test_the_extra_action_costs_2_sun_and_comes_once() -> None:
    t = given(gold=[4], sun=[6]).step(Act(0, 0), ExtraAction(0)).plays(0, "perform elder", "extra", "perform elder")
    assert t.has(0) == "4 gold, 2 sun" and t.done(), "2 sun are left, but there is no second one"
    given(sun=[1]).asks(ExtraAction(0)).refuses(0, "extra", "DF-053")


@covers("DF-055", "DF-045", "DF-026")
def test_after_the_last_player_the_round_is_over() -> None:
    t = given()
    t.s.first = 0
    t.step(Turn(2, 0))
    while t.s.active == 2:
        t.plays(2, "pass" if "pass" in t.options(2) else "done")
    assert t.s.active == 0 and t.s.round == 2


@covers("DF-045", "DF-288")
def test_after_the_last_round_the_game_is_over() -> None:
    t = given()
    t.s.first, t.s.round = 0, 10
    t.step(Turn(2, 0))
    while t.s.result is None:
        t.plays(2, "pass" if "pass" in t.options(2) else "done")
    assert t.s.result.reason == "DF-288"


@covers("DF-032")
def test_what_several_resolve_at_the_same_moment_goes_in_turn_order_from_the_active_player() -> None:
    choice = "choice_gold3_glory2"
    t = given(active=1, shows=dict.fromkeys(range(3), f"{choice} gold_1")).step(BlessAll(0))
    for seat, waiting in ((1, 2), (2, 0)):
        assert t.asked() == (seat, "ChooseGain")
        t.refuses(waiting, "take glory", "DF-032")
        t.plays(seat, "take glory")
    t.plays(0, "take glory")
    assert [t.has(seat) for seat in range(3)] == ["1 gold, 2 glory"] * 3


@covers("DF-056")
def test_tokens_are_offered_before_the_turn_ends() -> None:
    t = given(sets="triton companion", feats={0: "companion"})
    t.s.companion[0] = 4
    t.step(ExtraAction(0))
    assert t.options(0) == ["done", "cash 1"]
    t.plays(0, "cash 1")
    assert t.has(0) == "4 sun, 4 glory" and "extra" in t.options(0)


# -- what is told before it happens ------------------------------------------------------------------------------------


def cautions(t: Table) -> dict[str, str]:
    """What the open question tells to mind, by move."""
    (prompt,) = t.s.prompts()
    return {GAME.moves.text(move): caution.clause for move, caution in prompt.cautions(t.s).items()}


@covers("DF-173")
def test_who_could_pay_for_an_extra_action_is_told_that_an_eternal_fire_ends_the_turn() -> None:
    t = given(sets="eternal_fire blacksmiths_chest", feats={0: "blacksmiths_chest"}, sun=[8])
    assert cautions(t.step(Act(0, 0))) == {"perform eternal_fire": "DF-173"}


@covers("DF-173")
def test_where_no_extra_action_is_lost_nothing_is_told_of_the_eternal_fire() -> None:
    assert cautions(given(sets="eternal_fire", sun=[7]).step(Act(0, 0))) == {}, "7 sun do not pay for both"
    assert cautions(given(sets="eternal_fire", sun=[9]).step(Act(0, 1))) == {}, "it is the extra action"
    assert cautions(given(sun=[9]).step(Act(0, 0))) == {}, "another set lies there"


@covers("DF-291")
def test_a_companion_is_remembered_before_the_last_turn_ends() -> None:
    t = given(sets="companion", feats={0: "companion companion"})
    t.s.companion[:2] = [3, 1]
    t.s.round = t.s.rounds - 1
    assert cautions(t.step(ExtraAction(0))) == {}
    t.s.round = t.s.rounds
    assert cautions(t) == {"done": "DF-291"}
    (caution,) = t.s.prompts()[0].cautions(t.s).values()
    assert caution.params == {"glory": 4}
    t.plays(0, "cash 1", "cash 2")
    assert t.glory(0) == 4 and cautions(t) == {}
