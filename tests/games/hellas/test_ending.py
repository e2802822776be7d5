"""Chapter 13: the end of the base game (LH-152 to LH-159, LH-362, LH-381)."""

from tests.games.hellas.table import covers, given, region
from theogony.games.hellas.control import set_control
from theogony.games.hellas.ending import check_end, special_action_done
from theogony.games.hellas.turn import EndTurn, TakeTurn, Turn

BROWN = {"argolis": 0, "laconia": 0, "crete": 0}
GREEN = {"achaea": 0, "elis": 0, "arcadia": 0, "messenia": 0}
BLUE = {"euboea": 0, "boeotia": 0, "attica": 0, "corinthia": 0}
RED = {"epirus": 0, "macedonia": 0, "thessaly": 0, "chalkidiki": 0}


@covers("LH-152", "LH-153")
def test_two_lands_win_at_once_also_on_another_turn() -> None:
    held = {**BROWN, **GREEN}
    held.pop("crete")
    t = given(turn=2, control=held, hoplites={"crete": (0, 1)})
    set_control(t.s, 0, region("crete"), "LH-029")
    assert t.won_by() == (0, "LH-153")


@covers("LH-153")
def test_with_three_players_the_blue_land_does_not_count() -> None:
    t = given(seats=3, control={**BROWN, **BLUE})
    check_end(t.s)
    assert t.s.result is None
    t = given(seats=3, control={**BROWN, **RED})
    check_end(t.s)
    assert t.won_by() == (0, "LH-153")


@covers("LH-153")
def test_with_two_players_three_lands_are_needed() -> None:
    t = given(seats=2, control={**BROWN, **RED})
    check_end(t.s)
    assert t.s.result is None
    t = given(seats=2, control={**BROWN, **RED, **BLUE})
    check_end(t.s)
    assert t.won_by() == (0, "LH-153")


@covers("LH-154")
def test_five_temple_regions_win_the_oracle_included() -> None:
    temples = ["crete", "elis", "messenia", "corinthia"]
    t = given(control=dict.fromkeys([*temples, "phocis"], 0), temples=temples, temple_card=3)
    check_end(t.s)
    assert t.s.result is None
    t.step(TakeTurn(0)).plays(0, "temple phocis")
    assert t.won_by() == (0, "LH-154")


@covers("LH-155")
def test_three_slain_monsters_win() -> None:
    t = given(trophies={1: ["hydra", "medusa"]})
    check_end(t.s)
    assert t.s.result is None
    t = given(trophies={1: ["hydra", "medusa", "sphinx"]})
    check_end(t.s)
    assert t.won_by() == (1, "LH-155")


@covers("LH-156", "LH-157", "LH-158", "LH-381")
def test_the_countdown_of_king_of_kings() -> None:
    t = given(levels={"athena": 4, "zeus": 4}, control={"attica": 2}).picks(0)
    t.step(TakeTurn(0)).plays(0, "monument athena")
    assert (t.s.king, t.s.countdown) == (0, 3)  # the action that completes it removes none
    t.step(TakeTurn(1)).plays(1, "recruit")
    assert t.s.countdown == 3  # another player's
    t.picks(0, 0).step(TakeTurn(0)).plays(0, "monument zeus")  # a Monster has come: the die, then an Event card
    assert (t.s.king_monument, t.s.countdown) == (1, 2)  # only the first Monument counts
    t.step(TakeTurn(0)).plays(0, "recruit")
    assert len(t.used(0)) == 1
    t.step(TakeTurn(0)).plays(0, "march-nobody")
    assert t.won_by() == (2, "LH-156")


@covers("LH-156")
def test_if_nobody_controls_the_region_the_first_to_control_it_wins() -> None:
    t = given(levels={"athena": 5})
    t.s.king, t.s.king_monument, t.s.countdown = 1, 1, 1
    special_action_done(t.s, 1)
    assert t.s.countdown == 0
    assert t.s.result is None
    special_action_done(t.s, 1)
    assert t.s.countdown == 0, "none is left to be removed"
    set_control(t.s, 3, region("attica"), "LH-029")
    assert t.won_by() == (3, "LH-156")


@covers("LH-157")
def test_king_of_kings_is_not_used_with_two_players() -> None:
    t = given(seats=2, levels={"athena": 4}).picks(0)
    t.step(TakeTurn(0)).plays(0, "monument athena")
    assert t.level("athena") == 5
    assert t.s.king == -1


@covers("LH-159")
def test_of_several_the_active_player_wins_then_in_turn_order() -> None:
    three = ["hydra", "medusa", "sphinx"]
    both = {0: three, 2: ["cyclops", "chimera", "minotaur"]}
    t = given(turn=2, trophies=both)
    check_end(t.s)
    assert t.won_by()[0] == 2
    t = given(turn=1, trophies=both)
    check_end(t.s)
    assert t.won_by()[0] == 2
    t = given(turn=3, trophies=both)
    check_end(t.s)
    assert t.won_by()[0] == 0
    t = given(turn=0, trophies=both)
    check_end(t.s)
    assert t.won_by()[0] == 0
    assert t.s.result is not None and (t.s.result.ranks, t.s.result.scores) == ([1, 2, 2, 2], [1, 0, 0, 0])


@covers("LH-362")
def test_a_limit_of_turns_ends_the_game_with_the_first_place_for_all() -> None:
    t = given(seats=3, turns="100", heroes={1: "crete"})
    t.s.turns = 99
    t.step(EndTurn(0))
    assert t.asked() == (1, "TakeTurn")
    t.plays(1, "recruit")
    assert t.s.result is not None
    assert (t.s.result.ranks, t.s.result.scores) == ([1, 1, 1], [0, 0, 0])
    assert t.s.result.reason == "LH-362"


@covers("LH-362")
def test_without_a_limit_the_game_goes_on() -> None:
    t = given(seats=3, heroes={0: "crete"})
    t.s.turns = 999
    t.step(Turn(0))
    assert t.s.result is None
