"""Chapter 9: step 2, summoning gods and building temples."""

import pytest

from tests.games.godstorm.table import Table, covers, given
from theogony.games.godstorm.content import GODS, LANDS, PANTHEONS, PLACES, entries
from theogony.games.godstorm.gods import SummonAndBuild
from theogony.games.godstorm.invade import Invade
from theogony.games.godstorm.moves import MOVES
from theogony.games.godstorm.pieces import banish
from theogony.games.godstorm.turn import Turn
from theogony.kernel.move import UnknownMove

LANDS_NOW = {"thule": (0, 3), "gaul": (0, 1), "rus": (0, 2), "roma": (1, 4), "egypt": (2, 2)}


def step_two(faith: int = 20, **more: object) -> Table:
    t = given(lands=LANDS_NOW, faith=(faith, 9, 9), **more)  # type: ignore[arg-type]
    return t.step(SummonAndBuild(0))


def reason(t: Table, move: str) -> str:
    """The clause for which step 2 refuses this move, '' if it does not."""
    refusal = SummonAndBuild(0).refusal(t.s, MOVES.parse(move))
    return refusal.clause if refusal else ""


@covers("GS-106", "GS-011")
@pytest.mark.parametrize("god", [entry["id"] for entry in entries("gods")])
def test_every_god_can_be_summoned_for_three_faith_where_an_own_army_stands(god: str) -> None:
    entry = next(entry for entry in entries("gods") if entry["id"] == god)
    kind = entry["type"]
    t = step_two(faith=9)
    t.s.pantheon[0] = PANTHEONS.index(entry["pantheon"])
    t.plays(0, f"summon {kind}")
    t.refuses(0, "god roma", "GS-106")
    t.refuses(0, "god scythia", "GS-106")
    t.plays(0, "god gaul")
    assert t.god(0, kind) == "gaul"
    assert t.s.faith[:2] == [6, 9]
    assert [t.god(0, other) for other in GODS if other != kind] == ["", "", ""]
    assert t.events("summoned")[0].public == {"seat": 0, "god": kind, "place": "gaul"}


@covers("GS-106")
def test_any_number_of_gods_as_long_as_there_is_faith() -> None:
    t = step_two(faith=12)
    for kind in GODS:
        t.plays(0, f"summon {kind}", "god thule")
    assert t.s.faith[0] == 0
    assert [t.god(0, kind) for kind in GODS] == ["thule"] * 4


@covers("GS-106")
@pytest.mark.parametrize(("faith", "clause"), [(2, "GS-106"), (3, "")])
def test_three_faith_are_needed(faith: int, clause: str) -> None:
    t = given(lands=LANDS_NOW, faith=(faith, 0, 0))
    assert reason(t, "summon war") == clause


@covers("GS-107", "GS-035")
def test_a_banished_god_may_be_summoned_again_in_a_later_turn_at_the_normal_price() -> None:
    t = given(lands=LANDS_NOW, faith=(3, 0, 0), gods={0: {"war": "thule"}}, turn=1)
    banish(t.s, 0, GODS.index("war"), "GS-198")
    assert t.god(0, "war") == ""
    assert t.at("gate_north") == (-1, 0)  # never to the Underworld
    t.s.turn = 0
    t.step(SummonAndBuild(0)).plays(0, "summon war", "god rus")
    assert t.god(0, "war") == "rus"
    assert t.s.faith[0] == 0


@covers("GS-108")
def test_no_god_is_summoned_into_a_plague_land() -> None:
    t = step_two(plague=["thule"]).plays(0, "summon sky")
    t.refuses(0, "god thule", "GS-108")
    assert sorted(t.options(0)) == ["god gaul", "god rus"]


@covers("GS-108")
def test_with_plague_everywhere_no_god_can_come() -> None:
    t = given(lands=LANDS_NOW, faith=(9, 0, 0), plague=["thule", "gaul", "rus"])
    assert reason(t, "summon sky") == "GS-108"
    t.s.plague[PLACES.index("rus")] = 0
    assert reason(t, "summon sky") == ""


@covers("GS-109")
def test_gods_share_a_territory_but_each_exists_once() -> None:
    t = step_two(gods={0: {"war": "thule"}, 1: {"sky": "roma"}})
    t.refuses(0, "summon war", "GS-109")
    t.plays(0, "summon sky", "god thule")  # the second player's sky god is another one
    assert (t.god(0, "war"), t.god(0, "sky"), t.god(1, "sky")) == ("thule", "thule", "roma")


@covers("GS-110", "GS-111")
def test_a_temple_costs_five_faith_in_an_own_territory_without_one() -> None:
    t = step_two(temples=["thule"])
    t.refuses(0, "temple roma", "GS-110")
    t.refuses(0, "temple scythia", "GS-110")
    t.refuses(0, "temple thule", "GS-111")
    t.plays(0, "temple gaul")
    assert t.s.temple[PLACES.index("gaul")] == 1
    assert t.s.faith[0] == 15
    assert t.s.temples_left == 10
    t.refuses(0, "temple gaul", "GS-111")
    t.plays(0, "temple rus")
    assert t.s.faith[0] == 10


@covers("GS-110")
@pytest.mark.parametrize(("faith", "clause"), [(4, "GS-110"), (5, "")])
def test_five_faith_are_needed(faith: int, clause: str) -> None:
    t = given(lands=LANDS_NOW, faith=(faith, 0, 0))
    assert reason(t, "temple gaul") == clause


@covers("GS-110", "GS-020")
def test_the_supply_of_twelve_temples_is_the_limit() -> None:
    t = step_two()
    t.s.temples_left = 1
    t.plays(0, "temple gaul")
    t.refuses(0, "temple rus", "GS-020")


@covers("GS-110", "GS-172")
def test_a_temple_may_stand_in_a_plague_land() -> None:
    t = step_two(plague=["thule"]).plays(0, "temple thule")
    assert t.s.temple[PLACES.index("thule")] == 1


@covers("GS-111")
def test_the_underworld_has_no_temples() -> None:
    t = step_two()
    for space in PLACES[LANDS:]:
        with pytest.raises(UnknownMove):
            t.plays(0, f"temple {space}")
        with pytest.raises(UnknownMove):
            t.plays(0, f"god {space}")


@covers("GS-112", "GS-218")
def test_a_temple_changes_hands_with_its_territory() -> None:
    t = given(lands={"thule": (0, 9), "varangia": (1, 1), "egypt": (1, 1)}, temples=["varangia"])
    assert [len(t.s.temples_of(seat)) for seat in (0, 1)] == [0, 1]
    t.step(Invade(0)).plays(0, "attack thule>varangia", "commit 8").rolls(6, 6, 6, 2).plays(0, "roll 3", "move 5")
    assert t.at("varangia") == (0, 5)
    assert [len(t.s.temples_of(seat)) for seat in (0, 1)] == [1, 0]
    assert t.s.temples_left == 11


@covers("GS-113")
def test_gods_and_temples_are_mixed_in_any_order() -> None:
    t = step_two(faith=16).plays(
        0, "temple gaul", "summon death", "god gaul", "temple thule", "summon war", "god thule"
    )
    assert t.s.faith[0] == 0
    assert (t.god(0, "death"), t.god(0, "war")) == ("gaul", "thule")


@covers("GS-113", "GS-092")
def test_step_two_may_be_left_out() -> None:
    t = step_two().plays(0, "done")
    assert t.s.faith[0] == 20
    assert t.s.gods == [-1] * 20


@covers("GS-299", "GS-035", "GS-161")
def test_a_god_banished_by_pandoras_box_stays_away_for_this_turn() -> None:
    t = given(
        lands=LANDS_NOW,
        faith=(20, 20, 20),
        gods={0: {"war": "thule", "magic": "thule"}, 1: {"war": "roma"}},
        relics={"pandoras_box": 0},
    )
    t.pile("death", "ragnarok_cometh").step(Turn(0))
    assert (t.god(0, "war"), t.god(1, "war"), t.god(0, "magic")) == ("", "", "thule")
    t.plays(0, "place thule", "place thule", "place thule")
    assert t.refuses(0, "summon war", "GS-299").params == {"god": "war"}
    t.plays(0, "summon sky", "god thule")  # the sky god was not banished: it had not been in play
    while t.asked()[0] == 0:
        t.plays(0, "done")
    assert t.asked() == (1, "SummonAndBuild")
    t.plays(1, "summon war")  # for the second player it was not the own turn
    assert t.god(1, "war") == "roma"


@covers("GS-299", "GS-107")
def test_in_the_next_own_turn_the_god_may_come_back() -> None:
    t = given(lands=LANDS_NOW, faith=(20, 0, 0))
    t.s.banished = 1 << GODS.index("war")
    assert reason(t, "summon war") == "GS-299"
    t.step(Turn(0)).plays(0, "place thule", "place thule", "place thule")
    t.plays(0, "summon war", "god thule")
    assert t.god(0, "war") == "thule"
