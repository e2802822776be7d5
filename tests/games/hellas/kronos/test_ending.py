"""Chapter 15: how a game against Kronos ends (LH-164 to LH-172, LH-268, LH-310). Kronos is in Locris."""

from typing import Any

from tests.games.hellas.table import Play, covers, given, region
from theogony.games.hellas.content import LANDS, MONSTERS, QUESTS, REGIONS, REGIONS_OF
from theogony.games.hellas.hunt import wound
from theogony.games.hellas.kronos import actions
from theogony.games.hellas.kronos.attitude import lower
from theogony.games.hellas.quests import advance
from theogony.games.hellas.turn import Turn

KRONOS_WINS = [1, 2]  # ranks of the sides
HEROES_WIN = [2, 1]
SUNK = {"red": "hostile", "yellow": "hostile", "blue": "hostile", "green": "hostile"}


def position(**more: Any) -> Play:
    return given(seats=3, mode="kronos", **{"names": {1: "hector", 2: "helen"}, **more})


def tokens(*lands: str, seat: int = 1) -> dict[str, int]:
    """Control Tokens on all Regions of these Lands."""
    return {REGIONS[r]: seat for land in lands for r in REGIONS_OF[LANDS.index(land)]}


def ended(t: Play) -> tuple[list[int], str]:
    assert t.s.result is not None
    return t.s.result.ranks, t.s.result.reason


@covers("LH-164")
def test_five_hostile_lands_win_at_once() -> None:
    t = position(attitude={**SUNK, "brown": "distrustful"})
    assert t.s.result is None
    lower(t.s, LANDS.index("brown"), "LH-217")
    assert ended(t) == (KRONOS_WINS, "LH-164")


@covers("LH-165", "LH-166", "LH-310")
def test_the_third_monument_that_falls_wins_at_once() -> None:
    t = position(levels={"zeus": 0, "athena": 2, "hermes": 1})
    actions.crush(t.s, 2, 1, "LH-249")
    assert t.s.result is None
    actions.crush(t.s, 1, 2, "LH-244")
    assert ended(t) == (KRONOS_WINS, "LH-165")


@covers("LH-168", "LH-169", "LH-268")
def test_three_lands_win_held_together_and_without_the_region_of_kronos() -> None:
    held = {**tokens("red", "yellow"), **tokens("green", seat=2), "locris": -1, "elis": -1}
    t = position(control=held, hoplites={"achaea": (2, 4)}, turn=2, attributes={2: (4, 1, 1)}).step(Turn(2))
    assert t.s.result is None, "Elis is missing"
    t.plays(2, *["step achaea>elis"] * 4)  # nothing else is left to move: the action is over
    assert ended(t) == (HEROES_WIN, "LH-168")


@covers("LH-168")
def test_two_lands_win_nothing_and_a_third_without_one_region_neither() -> None:
    t = position(control={**tokens("red", "brown", "green"), "crete": -1})
    t.s.rules.check_end(t.s)
    assert t.s.result is None


@covers("LH-170", "LH-171")
def test_all_monsters_dead_win_only_behind_closed_gates() -> None:
    last = {"monsters": {"cyclops": "euboea"}, "wounds": {"cyclops": [1, 2, 3]}, "heroes": {1: "euboea"}}
    t = position(**last)
    wound(t.s, 1, MONSTERS.index("cyclops"), 0)
    assert t.s.result is None
    t = position(**last, done=["gates_of_tartarus"])
    wound(t.s, 1, MONSTERS.index("cyclops"), 0)
    assert ended(t) == (HEROES_WIN, "LH-170")


@covers("LH-171")
def test_closing_the_gates_on_an_empty_map_wins_nothing() -> None:
    t = position(turn=1)
    t.s.players[1].quest, t.s.players[1].step = QUESTS.index("gates_of_tartarus"), 2
    advance(t.s, 1)
    t.s.run()
    assert QUESTS.index("gates_of_tartarus") not in t.s.quests
    assert t.s.result is None, "no Monster was killed"
    t.plays(1, "take-glory")
    assert (t.s.result, t.asked()) == (None, (1, "Pause"))


@covers("LH-172")
def test_of_both_sides_the_one_whose_turn_it_is_wins() -> None:
    both = {"control": tokens("red", "green", "brown"), "attitude": {**SUNK, "brown": "hostile"}}
    for turn, ranks in ((0, KRONOS_WINS), (1, HEROES_WIN)):
        t = position(**both, turn=turn)
        t.s.rules.check_end(t.s)
        assert ended(t)[0] == ranks


@covers("LH-168")
def test_kronos_who_walks_into_the_last_missing_region_loses() -> None:
    held = {**tokens("red", "green", "brown"), "achaea": -1}
    t = position(control=held)
    actions.move_kronos(t.s, region("achaea"))
    t.s.run()
    assert ended(t) == (HEROES_WIN, "LH-168")
