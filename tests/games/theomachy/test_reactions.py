"""Reactions: when, in which order, to what; and what being asked tells. -- chapter 9 (TH-133 to TH-137, TH-256)"""

import pytest

from tests.games.theomachy.cards.playing import SPARE, Position, in_battle, in_betting, sky_of
from tests.games.theomachy.play import MODES, Mode, begin
from tests.games.theomachy.table import Play, covers, given
from theogony.games.theomachy.betting import BettingRound
from theogony.games.theomachy.content import BATTLE_START, BEFORE_BETS
from theogony.games.theomachy.reactions import React, Reactions
from theogony.games.theomachy.state import Table
from theogony.kernel.rng import Rng
from theogony.kernel.state import Json
from theogony.kernel.view import canonical

ANSWER = ["interruption", SPARE]
HANDS = 7


def all_asked(t: Play) -> list[int]:
    """Who is asked for a reaction now."""
    prompts = t.s.prompts()
    assert all(isinstance(prompt, React) for prompt in prompts)
    return [prompt.seat for prompt in prompts]


# -- when and in which order -- TH-133, TH-134 ------------------------------------------------------------------------


@covers("TH-133")
def test_a_reaction_is_played_in_the_turn_of_another_as_an_answer_only() -> None:
    t = in_betting("zeal", essence="fire", first=1, seats=2)
    t.refuses(0, "play zeal", "TH-068")
    t.plays(1, "raise disciple").plays(0, "play zeal")
    assert t.stake(0) == (0, 0, 3)
    in_betting("zeal", essence="fire").refuses(0, "play zeal", "TH-133")


@covers("TH-133")
def test_only_what_answers_the_event_may_be_played() -> None:
    sky = ["earth chaos 3", "earth chaos 2", "fire chaos 1"]
    t = in_betting("interruption", "zeal", "gale", essence="earth", sky=sky, first=1).plays(1, "raise disciple")
    t.refuses(0, "play interruption", "TH-133")
    t.refuses(0, "play gale", "TH-133")
    t.refuses(0, "play fog", "TH-133")
    assert t.options(0) == ["play zeal", f"play {SPARE}", "pass"]  # a Power card may come before the answer


@covers("TH-134")
def test_several_reactions_come_clockwise_from_the_first_player_not_from_the_actor() -> None:
    t = given(seats=4, first=3, hands={key: [SPARE, SPARE] for key in (0, 2, 3)}, sky=sky_of("fire")[:3])
    t.step(BettingRound(1)).plays(3, "pass", "end").plays(0, "pass", "end").plays(1, "raise disciple")
    assert all_asked(t) == [3, 0, 2]


@covers("TH-134")
def test_a_folded_first_player_still_marks_where_the_order_begins() -> None:
    t = given(seats=4, first=2, hands={key: [SPARE, SPARE] for key in (0, 2, 3)}, sky=sky_of("fire")[:3])
    t.step(BettingRound(1)).plays(2, "fold").plays(3, "pass", "end").plays(0, "pass", "end").plays(1, "raise disciple")
    assert all_asked(t) == [3, 0]
    t.plays(0, "pass").plays(3, "pass")
    assert t.asked()[1] == "BettingTurn"


# -- nested events -- TH-135, TH-136 ----------------------------------------------------------------------------------


def interrupted() -> Play:
    """Seat 0 has played Fertility; everybody holds an Interruption."""
    hands = dict.fromkeys((1, 2), ANSWER)
    return in_betting("fertility", "interruption", essence="earth", hands=hands).plays(0, "play fertility")


@covers("TH-135")
def test_the_last_reaction_is_resolved_first() -> None:
    t = interrupted().plays(1, "play interruption").plays(2, "pass")
    assert all_asked(t) == [0, 2]  # the new event is opened first, and its order begins with the First Player
    t.plays(0, "play interruption").plays(2, "pass")
    assert all_asked(t) == [1, 2]  # to the answer of seat 0
    t.plays(1, "pass").plays(2, "pass")
    assert t.discards(1) == ["interruption"]
    assert t.asked() == (2, "React")  # the first Interruption is gone: Fertility is still open to seat 2
    t.plays(2, "pass")
    assert (t.cult(0), t.discards(0)) == ((3, 5, 10), ["interruption", "fertility"])


@covers("TH-135", "TH-136")
def test_an_interruption_of_an_interruption_of_an_interruption_cancels_after_all() -> None:
    t = interrupted().plays(1, "play interruption").plays(2, "pass")
    t.plays(0, "play interruption").plays(2, "pass")
    t.plays(1, "pass").plays(2, "play interruption").nobody_reacts()
    assert t.cult(0) == (3, 5, 8)
    assert (t.discards(0), t.discards(1), t.discards(2)) == (
        ["interruption", "fertility"], ["interruption"], ["interruption"],
    )  # fmt: skip


@covers("TH-135")
def test_each_player_is_asked_once_about_an_event() -> None:
    t = interrupted().plays(1, "pass").plays(2, "play interruption")
    assert t.asked() == (0, "React")
    t.plays(0, "pass").plays(1, "pass")  # about the Interruption
    assert (t.asked(), t.cult(0)) == ((0, "BettingTurn"), (3, 5, 8))


@covers("TH-135")
def test_what_came_to_nothing_is_never_shown() -> None:
    seen = []
    for wish in ("play interruption", "pass"):
        t = interrupted().plays(1, "play interruption").plays(2, wish)
        assert all_asked(t) == [0, 2]  # about the Interruption of seat 1
        events = [[event.seen_by(seat) for event in t.s.events or []] for seat in range(-1, 3)]
        seen.append((events, [canonical(t.s.view(seat)) for seat in range(-1, 3)], t.s.hash()))
    assert seen[0] == seen[1]


@covers("TH-134", "TH-135")
@pytest.mark.parametrize("mode", MODES, ids=str)
def test_asked_in_order_or_together_the_game_goes_the_same_way(mode: Mode, monkeypatch: pytest.MonkeyPatch) -> None:
    ends = []
    waits = []
    for together in (True, False):
        monkeypatch.setattr(Reactions, "together", together)
        end, waited = whimsical(begin(mode, "whim", 6))
        ends.append({key: value for key, value in end.items() if key not in ("frontier", "decisions")})
        waits.append(waited)
    assert ends[0] == ends[1]
    assert waits[0] < waits[1] if mode[0] > 2 else waits[0] == waits[1]


def whimsical(s: Table) -> tuple[Json, int]:
    """How some Hands end whose decisions depend on the position alone, and how often somebody was waited for."""
    waited = 0
    while s.result is None and s.number < HANDS:
        waited += 1
        for prompt in reversed(s.prompts()):
            options = s.options(prompt.seat)
            whim = Rng(f"{prompt} {[getattr(s, name) for name in s.data]}")
            s.apply(prompt.seat, options[whim.below(len(options))])
    return s.dump(), waited


@covers("TH-135")
def test_nobody_reacts_to_his_own_event_and_folded_players_are_not_asked() -> None:
    hands = {key: [SPARE, SPARE] for key in (0, 1, 2)}
    t = given(hands=hands, sky=sky_of("fire")[:3], first=1).step(BettingRound(1))
    t.plays(1, "fold").plays(2, "raise disciple")
    assert t.asked() == (0, "React")
    t.plays(0, "pass")
    assert t.asked() == (2, "BettingTurn")


@covers("TH-135", "TH-070")
def test_a_raise_is_complete_before_it_is_answered() -> None:
    t = in_betting("zeal", essence="fire", first=1, seats=2).plays(1, "raise priest")
    assert (t.stake(1), t.s.level) == ((0, 1, 1), [0, 1, 1])
    t.plays(0, "play zeal").refuses(0, "pass", "TH-072")


@covers("TH-135", "TH-136")
def test_zeal_can_be_interrupted() -> None:
    sky = ["fire chaos 3", "earth chaos 2", "earth chaos 1"]
    t = in_betting("zeal", essence="fire", sky=sky, first=1, seats=2, hands={1: ANSWER}).plays(1, "raise disciple")
    t.plays(0, "play zeal").plays(1, "play interruption").nobody_reacts()
    assert (t.stake(0), t.discards(0)) == ((0, 0, 1), ["zeal"])


@covers("TH-136", "TH-128")
def test_the_token_of_a_cancelled_location_stays_in_the_cult() -> None:
    t = in_betting("fortress", essence="earth", seats=2, hands={1: ANSWER}, powers={1: ["power_earth_chaos"]})
    t.plays(0, "play fortress").plays(1, "play interruption").nobody_reacts()
    assert (t.cult(0), t.locations(0), t.discards(0)) == ((3, 5, 8), [], ["fortress"])
    t = in_betting("fortress", essence="earth", seats=2, hands={1: ANSWER}).plays(0, "play fortress").plays(1, "pass")
    assert (t.cult(0), t.locations(0)) == ((3, 4, 8), ["fortress"])


@covers("TH-136", "TH-125")
def test_a_cancelled_continuous_effect_does_not_stay() -> None:
    t = in_betting("oak_oath", essence="earth", seats=2, hands={1: ANSWER}).plays(0, "play oak_oath")
    t.plays(1, "play interruption").nobody_reacts()
    assert (t.s.lasting(0), t.s.deeds[0].bonus, t.discards(0)) == ((), 0, ["oak_oath"])


# -- what being asked tells -- TH-137 ---------------------------------------------------------------------------------


@covers("TH-137")
@pytest.mark.parametrize("event", ["play fertility", "play whispers", "raise disciple", "pass"])
def test_who_is_asked_does_not_depend_on_what_he_holds(event: str) -> None:
    seen = []
    for hand in (["interruption", "fog"], ["zeal", "power_water_chaos"], ["gale", "rockslide"]):
        sky = ["earth chaos 2", "air order 3", "fire chaos 3"]
        position: Position = {"hands": {1: hand, 2: hand[::-1]}, "powers": {1: ["power_earth_chaos"]}, "seats": 3}
        t = in_betting("fertility", "whispers", essence="earth", sky=sky, **position).plays(0, event)
        if t.asked()[1] == "NameTarget":
            t.plays(0, "player 2")
        asked = []
        while t.asked()[1] == "React":
            asked.append(t.asked()[0])
            assert "pass" in t.options(t.asked()[0])
            t.plays(t.asked()[0], "pass")
        seen.append(asked)
    assert seen[0] == seen[1] == seen[2]
    assert bool(seen[0]) == (event != "pass")


@covers("TH-137")
def test_who_cannot_have_an_answer_for_all_to_see_is_not_asked() -> None:
    for hand in ([], ["interruption"]):  # one card and two Earths short: no Power card beside it
        t = in_betting("whispers", essence="air", seats=2, hands={1: hand, 0: ["whispers", "foresight"]})
        t.plays(0, "play foresight")
        assert t.asked() == (0, "BettingTurn")
    t = in_betting("fertility", essence="earth", hands={1: ["gale"]}, seats=2).plays(0, "play fertility")
    assert (t.asked(), t.options(1)) == ((1, "React"), ["pass"])


@covers("TH-137", "TH-111")
def test_a_single_card_of_the_right_sky_is_asked_though_it_is_something_else() -> None:
    t = in_betting("fertility", essence="earth", hands={1: ["power_earth_chaos"]}, seats=2).plays(0, "play fertility")
    assert t.asked() == (1, "React")
    t.refuses(1, "play power_earth_chaos", "TH-111")


# -- the four triggers -- TH-256 --------------------------------------------------------------------------------------


@covers("TH-256")
def test_interruption_answers_effects_and_locations_but_no_attack_power_card_or_ability() -> None:
    for move in ("play power_air_order", "visit altar", "pass"):
        t = in_betting(
            "power_air_order", "gale", essence="earth", seats=2, hands={1: ANSWER}, locations={0: ["altar"]},
            draws={0: ["unity"]},
        )  # fmt: skip
        t.plays(0, move)
        assert t.asked() == (0, "BettingTurn")
    t = in_battle("rockslide", essence="earth", hands={1: ["interruption"]}).plays(0, "play rockslide")
    assert t.asked() == (0, "BattleTurn")


@covers("TH-256")
def test_each_player_plays_at_most_one_reaction_to_an_event() -> None:
    t = in_betting("zeal", "zeal", essence="fire", first=1, seats=2).plays(1, "raise disciple")
    t.plays(0, "play zeal")
    assert (t.asked(), t.stake(0)) == ((0, "BettingTurn"), (0, 0, 3))
    t.refuses(0, "play zeal", "TH-133")


FOGGY = ["water chaos 2", "air order 3", "fire order 1"]


@covers("TH-256", "TH-135")
def test_fog_in_betting_can_be_interrupted() -> None:
    t = in_betting(
        "whispers", "interruption", essence="air", sky=FOGGY, seats=2, powers={0: ["power_earth_chaos"] * 2},
        hands={1: ["fog", "gale"]}, draws={1: ["unity"]},
    )  # fmt: skip
    t.plays(0, "play whispers").plays(1, "play fog").plays(0, "play interruption").nobody_reacts()
    assert (t.discards(1), t.hand(1)) == (["fog"], ["gale"])  # neither hidden nor a card drawn
    assert t.events("looked")[0].seen_by(0)["cards"] == ["gale"]


@covers("TH-256", "TH-121")
def test_fog_answers_an_ability_whose_cost_stays_paid() -> None:
    t = in_betting(essence="air", sky=FOGGY, seats=2, gods={0: "set"}, hands={1: ["fog", "gale"]}, draws={1: ["unity"]})
    t.plays(0, "invoke")
    assert (t.asked(), t.cult(0)) == ((1, "React"), (3, 5, 7))
    t.plays(1, "play fog").nobody_reacts()
    assert (t.discards(1), sorted(t.hand(1))) == (["fog"], ["gale", "unity"])


@covers("TH-256", "TH-211")
def test_fog_answers_mythology_in_the_windows_before_bets_and_battle() -> None:
    position: Position = {
        "sky": FOGGY,
        "seats": 2,
        "hands": {0: ["gale", SPARE], 1: ["fog", "gale"]},
        "draws": {1: ["unity"]},
    }
    t = given(gods={0: "ra"}, myths={0: ["eye_of_horus"]}, **position).window(BEFORE_BETS)
    t.plays(0, "myth eye_of_horus").plays(1, "play fog")
    assert (t.events("looked"), sorted(t.hand(1))) == ([], ["gale", "unity"])
    t = given(gods={0: "ares"}, myths={0: ["trojan_horse"]}, **position)
    t.s.fighters = 0b11
    t.window(BATTLE_START).plays(0, "myth trojan_horse", "card gale").plays(1, "play fog")
    assert (t.discards(1), sorted(t.hand(1))) == (["fog"], ["gale", "unity"])


@covers("TH-256")
def test_fog_answers_nothing_that_leaves_the_hand_alone() -> None:
    t = in_betting("famine", essence="earth", seats=2, powers={1: ["power_water_chaos"]}, hands={1: ["fog", "gale"]})
    t.plays(0, "play famine").refuses(1, "play fog", "TH-133")


@covers("TH-256")
def test_only_the_holder_of_the_hand_is_asked_for_fog() -> None:
    t = in_betting("whispers", essence="air", sky=FOGGY, hands={1: ["fog"], 2: ["fog"]})
    t.plays(0, "play whispers", "player 3")
    assert t.asked() == (2, "React")
    t.plays(2, "pass")
    assert t.asked() == (0, "BettingTurn")


@covers("TH-256", "TH-134")
def test_deflection_protects_each_stake_for_itself() -> None:
    sky = ["fire chaos 3", "fire chaos 2", "fire order 1", "air order 2", "fire order 3"]
    hands = {1: ["deflection"], 2: ["deflection"]}
    t = in_battle("ragnarok", essence="fire", sky=sky, seats=3, hands=hands).plays(0, "play ragnarok")
    assert all_asked(t) == [1, 2]
    t.plays(2, "play deflection").plays(1, "play deflection")
    assert all_asked(t) == [2]  # seat 1 has had his say: seat 2 is asked anew, and may think better of it
    t.plays(2, "pass")
    assert [t.stake(seat) for seat in range(3)] == [(1, 0, 3), (1, 1, 4), (1, 0, 3)]
