"""Chapter 15: step 5, plague."""

import pytest

from tests.games.godstorm.table import Table, covers, given
from theogony.games.godstorm.invade import Invade
from theogony.games.godstorm.muster import CollectIncome
from theogony.games.godstorm.plague import SufferPlague


def infested(armies: int, **more: object) -> Table:
    """Thule is a plague land of the first player, Roma one of the second, Kush one of nobody."""
    return given(
        lands={"thule": (0, armies), "gaul": (0, 4), "rus": (0, 6), "roma": (1, 8), "egypt": (2, 2)},
        plague=["thule", "roma", "kush", "rus"],
        **more,  # type: ignore[arg-type]
    )


@covers("GS-168", "GS-289", "GS-030", "GS-031")
@pytest.mark.parametrize(("armies", "lost"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (25, 12)])
def test_half_of_the_armies_die_and_the_loss_is_rounded_down(armies: int, lost: int) -> None:
    t = infested(armies)
    reserve = t.s.reserve[0]
    t.step(SufferPlague(0), Invade(0))
    assert t.at("thule") == (0, armies - lost)
    assert t.s.heaven[0] == lost + 3  # Rus has lost 3 of its 6
    assert t.s.reserve[0] == reserve
    assert {event.public["place"]: event.public["lost"] for event in t.events("plague")} == {"thule": lost, "rus": 3}


@covers("GS-168", "GS-171")
def test_only_plague_lands_of_the_turn_player_suffer_and_all_of_them() -> None:
    t = infested(5).step(SufferPlague(0), Invade(0))
    assert (t.at("thule"), t.at("rus")) == ((0, 3), (0, 3))
    assert t.at("gaul") == (0, 4)  # no plague
    assert t.at("roma") == (1, 8)  # not the turn player's
    assert t.at("kush") == (-1, 0)
    assert t.s.heaven == [5, 0, 0, 0, 0, 0]
    assert sorted(str(event.public["place"]) for event in t.events("plague")) == ["rus", "thule"]


@covers("GS-169")
def test_own_gods_in_a_plague_land_are_banished_at_once() -> None:
    gods = {0: {"war": "thule", "sky": "thule", "magic": "gaul"}, 1: {"war": "roma"}}
    t = infested(1, gods=gods).step(SufferPlague(0), Invade(0))
    assert (t.god(0, "war"), t.god(0, "sky"), t.god(0, "magic")) == ("", "", "gaul")
    assert t.god(1, "war") == "roma"
    assert [event.clause for event in t.events("banished")] == ["GS-169", "GS-169"]
    assert t.at("thule") == (0, 1)


@covers("GS-172")
def test_a_single_army_can_stay_for_ever() -> None:
    t = infested(1)
    for _ in range(5):
        t.step(SufferPlague(0), Invade(0))
    assert t.at("thule") == (0, 1)


def conquest(armies: int, gods: bool = False) -> Table:
    """Thule captures the plague land Varangia with three dice; the winner decides how many move in."""
    t = given(
        lands={"thule": (0, armies), "gaul": (0, 1), "varangia": (1, 1), "roma": (1, 3), "egypt": (2, 2)},
        plague=["varangia"],
        gods={0: {"sky": "thule"}} if gods else None,
    )
    t.step(Invade(0)).plays(0, "attack thule>varangia", f"commit {armies - 1}")
    if gods:
        t.plays(0, "with sky")
    return t.rolls(6, 6, 6, 1).plays(0, "roll 3")


@covers("GS-170", "GS-219", "GS-172")
def test_entering_costs_half_and_step_five_of_a_later_turn_costs_half_again() -> None:
    t = conquest(10).plays(0, "move 9")
    assert t.at("varangia") == (0, 5)
    assert t.s.heaven[0] == 4
    t.step(SufferPlague(0), Invade(0))
    assert t.at("varangia") == (0, 3)
    assert t.s.heaven[0] == 6


@covers("GS-290", "GS-219", "GS-220")
def test_example_five_armies_and_a_god_enter_a_captured_plague_land() -> None:
    t = conquest(10, gods=True).plays(0, "move 5", "with sky")
    assert t.at("varangia") == (0, 3)
    assert t.at("thule") == (0, 5)
    assert t.s.heaven[:2] == [2, 1]
    assert t.god(0, "sky") == ""


@covers("GS-290")
def test_a_god_that_stays_behind_is_safe() -> None:
    t = conquest(10, gods=True).plays(0, "move 5", "with none")
    assert t.god(0, "sky") == "thule"


@covers("GS-172", "GS-219")
def test_an_unoccupied_plague_land_strikes_those_who_walk_in() -> None:
    t = given(lands={"thule": (0, 6), "gaul": (0, 1), "roma": (1, 3)}, plague=["varangia"], gods={0: {"war": "thule"}})
    t.step(Invade(0)).plays(0, "enter thule>varangia", "move 4", "with war")
    assert t.at("varangia") == (0, 2)
    assert t.s.heaven[0] == 2
    assert t.god(0, "war") == ""


@covers("GS-171", "GS-104")
def test_losses_come_after_the_new_armies_of_the_same_turn() -> None:
    t = given(lands={"thule": (0, 3), "gaul": (0, 2), "roma": (1, 8), "egypt": (2, 2)}, plague=["thule"])
    t.step(CollectIncome(0), SufferPlague(0), Invade(0)).plays(0, "place thule", "place thule", "place thule")
    assert t.at("thule") == (0, 3)
    assert t.s.heaven[0] == 3
