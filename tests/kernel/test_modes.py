"""A mode brings seats, sides and rules; a position reaches them, and a save holds their name alone."""

import json
import pickle

import pytest

from tests.kernel.toys import MEND, SIEGE, STRIKE, WALL, Decide, Man, Siege, TitanActs
from theogony.kernel.match import Match, replay
from theogony.kernel.rng import Rng


def siege(seats: int, mode: str) -> Siege:
    state = SIEGE.new(seats, {"mode": mode}, seed=3)
    assert isinstance(state, Siege)
    return state


def test_each_mode_has_its_own_turn() -> None:
    allies, solo = siege(2, "allies"), siege(1, "solo")
    assert allies.rules.day(allies) == [Man(0), Man(1), Decide(1)]
    assert solo.rules.day(solo) == [Man(0), Decide(0), TitanActs(), Man(0), Decide(0)]


def test_each_mode_has_its_own_checks() -> None:
    allies, solo = siege(2, "allies"), siege(1, "solo")
    allies.wall = solo.wall = WALL - 1
    assert Man(0).options(allies) == [STRIKE, MEND] and Man(0).options(solo) == [STRIKE]
    refusal = Man(0).refusal(solo, MEND)
    assert refusal is not None and refusal.clause == "TOY-16"
    solo.day += 1
    assert Man(0).options(solo) == [STRIKE, MEND]


def test_all_positions_of_a_mode_share_its_rules() -> None:
    state = siege(1, "solo")
    assert state.rules is SIEGE.modes["solo"] is SIEGE.mode({"mode": "solo"})
    redealt = state.redeal(0, Rng(1))
    assert isinstance(redealt, Siege)
    assert state.clone().rules is state.rules is redealt.rules
    for mode in SIEGE.modes.values():
        there = pickle.loads(pickle.dumps(mode))
        assert type(there) is type(mode) and (there.name, there.players) == (mode.name, mode.players)


def test_a_save_holds_the_name_of_the_mode_and_finds_its_rules_again() -> None:
    for seats, mode in ((2, "allies"), (1, "solo")):
        state = siege(seats, mode)
        saved = state.dump()
        assert saved["mode"] == mode and "rules" not in saved
        loaded = SIEGE.load(json.loads(json.dumps(saved)))
        assert isinstance(loaded, Siege) and loaded.rules is state.rules and loaded.hash() == state.hash()
    with pytest.raises(ValueError, match="no mode"):
        SIEGE.load({**saved, "mode": "nowhere"})


def test_a_record_names_its_mode() -> None:
    match = Match(SIEGE, 1, {"mode": "solo"}, seed=5)
    while match.state.result is None:
        match.apply(0, match.state.options(0)[-1])
    again = replay(SIEGE, match.record).state
    assert isinstance(again, Siege) and again.rules is SIEGE.modes["solo"] and again.hash() == match.state.hash()
