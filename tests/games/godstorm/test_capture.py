"""Chapter 19: moving in."""

from typing import Any

import pytest

from tests.games.godstorm.table import Table, agrees, covers, given, told
from theogony.games.godstorm.capture import EnterWith, MoveMore
from theogony.games.godstorm.content import place
from theogony.games.godstorm.fortify import Fortify
from theogony.games.godstorm.invade import Invade
from theogony.games.godstorm.muster import income
from theogony.games.godstorm.turn import Turn
from theogony.kernel.refusal import no


def captured(dice: int = 1, thule: int = 8, force: str = "", commit: int = 0, **more: Any) -> Table:
    """The lone army of Varangia has just fallen to this many dice."""
    lands = {"thule": (0, thule), "varangia": (1, 1), "iberia": (0, 1), "galicia": (1, 1), "kush": (2, 1)}
    t = given(lands, **more).step(Invade(0), Fortify(0)).plays(0, "attack thule>varangia")
    t.plays(0, f"commit {commit or thule - 1}")
    if force:
        t.plays(0, f"with {force}")
    return t.rolls(*[6] * dice, 2).plays(0, f"roll {dice}")


@covers("GS-213")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_at_least_as_many_armies_as_dice_move_in_and_one_stays(dice: int) -> None:
    t = captured(dice)
    assert t.asked() == (0, "MoveMore")
    assert t.options(0) == [f"move {armies}" for armies in range(dice, 8)]
    assert t.refuses(0, f"move {dice - 1}", "GS-213") == no(
        "GS-213", "number-out-of-range", remedy="choose-between", low=dice, high=7, number=dice - 1
    )
    assert t.refuses(0, "move 8", "GS-213").params == {"low": dice, "high": 7, "number": 8}
    t.plays(0, f"move {dice + 2}")
    assert (t.at("varangia"), t.at("thule")) == ((0, dice + 2), (0, 6 - dice))
    assert t.asked() == (0, "Invade")


@covers("GS-213")
def test_the_fewest_may_be_all_that_can_move() -> None:
    t = captured(dice=2, thule=3)
    assert (t.at("varangia"), t.at("thule")) == ((0, 2), (0, 1))
    assert t.asked() == (0, "Invade")  # there was nothing to choose


@covers("GS-213", "GS-214")
def test_the_territory_is_captured_at_once_and_everybody_hears_it() -> None:
    t = captured()
    assert t.at("varangia") == (0, 1)
    assert told(t, "captured") == [{"kind": "captured", "clause": "GS-213", "seat": 0, "loser": 1, "place": "varangia"}]
    assert (t.s.heaven[:3], t.s.conquered) == ([0, 1, 0], 0)  # it counts when the armies have moved in
    t.plays(0, "move 1")
    assert t.s.conquered == 1


@covers("GS-214")
def test_two_lost_defenders_cost_the_attacker_nothing() -> None:
    t = given({"thule": (0, 3), "varangia": (1, 2), "iberia": (0, 1), "galicia": (1, 1), "kush": (2, 1)})
    t.step(Invade(0)).plays(0, "attack thule>varangia", "commit 2").rolls(6, 6, 1, 1).plays(0, "roll 2")
    t.plays(1, "defend 2")
    assert (t.at("thule"), t.at("varangia"), t.s.heaven[:2]) == ((0, 1), (0, 2), [0, 2])


@covers("GS-215")
def test_what_moved_in_may_attack_on() -> None:
    t = captured(gods={0: {"war": "thule"}}, force="war").plays(0, "move 5", "with war")
    assert "attack varangia>galicia" in t.options(0)
    t.plays(0, "attack varangia>galicia", "commit 4")
    assert t.options(0) == ["with none", "with war"]
    t.rolls(5, 5).plays(0, "with war", "roll 1", "move 4", "with war")
    assert (t.at("galicia"), t.at("varangia"), t.god(0, "war")) == ((0, 4), (0, 1), "galicia")


@covers("GS-216")
def test_gods_of_the_invasion_move_in_or_stay_one_by_one_and_others_stay() -> None:
    t = captured(gods={0: dict.fromkeys(("death", "magic", "sky", "war"), "thule")}, force="death+sky+war")
    t.plays(0, "move 2")
    assert t.asked() == (0, "GodsFollow")
    assert t.options(0) == [
        f"with {gods}" for gods in ("none", "death", "sky", "death+sky", "war", "death+war", "sky+war", "death+sky+war")
    ]
    assert t.refuses(0, "with magic", "GS-216") == no("GS-216", "gods-not-there", remedy="choose-gods-there")
    t.plays(0, "with death+war")
    where = [t.god(0, kind) for kind in ("death", "magic", "sky", "war")]
    assert where == ["varangia", "thule", "thule", "varangia"]


@covers("GS-216")
def test_without_gods_in_the_force_no_god_is_asked_for() -> None:
    t = captured(gods={0: {"war": "thule"}}, force="none").plays(0, "move 2")
    assert (t.asked(), t.god(0, "war")) == ((0, "Invade"), "thule")


@covers("GS-217", "GS-133")
def test_enemy_gods_there_are_banished_and_please_nobody() -> None:
    gods = {0: {"sky": "iberia"}, 1: {"magic": "varangia", "sky": "galicia", "war": "varangia"}, 2: {"war": "kush"}}
    t = captured(gods=gods).plays(0, "move 1")
    assert [t.god(1, kind) for kind in ("magic", "sky", "war")] == ["", "galicia", ""]
    assert told(t, "banished") == [
        {"kind": "banished", "clause": "GS-217", "seat": 1, "god": "magic"},
        {"kind": "banished", "clause": "GS-217", "seat": 1, "god": "war"},
    ]
    assert (t.god(2, "war"), t.god(0, "sky"), t.s.sky_labour) == ("kush", "iberia", 0)


@covers("GS-217", "GS-075")
def test_a_neutral_territory_has_no_gods_to_banish() -> None:
    t = given({"thule": (0, 5), "varangia": (5, 1), "kush": (1, 1)}, seats=2, gods={0: {"war": "thule"}})
    t.step(Invade(0)).plays(0, "attack thule>varangia", "commit 4", "with none").rolls(6, 1).plays(0, "roll 1")
    assert (t.at("varangia"), told(t, "banished"), told(t, "captured")[0]["loser"]) == ((0, 1), [], 5)
    t.plays(0, "move 1")
    assert t.s.conquered == 1


@covers("GS-218", "GS-112")
def test_the_temple_there_belongs_to_the_attacker() -> None:
    t = captured(temples=["varangia", "galicia"]).plays(0, "move 1")
    assert (t.s.temples_of(0), t.s.temples_of(1)) == ([place("varangia")], [place("galicia")])
    assert t.s.temples_left == 10


@covers("GS-219", "GS-220", "GS-290")
def test_half_of_those_who_move_into_a_plague_land_die_and_gods_are_banished() -> None:
    t = captured(plague=["varangia"], gods={0: {"war": "thule", "sky": "thule"}}, force="sky+war")
    t.plays(0, "move 5")
    assert t.at("varangia") == (0, 5)  # the plague waits for the whole move
    t.plays(0, "with war")
    assert (t.at("varangia"), t.s.heaven[:2], t.at("thule")) == ((0, 3), [2, 1], (0, 3))
    assert (t.god(0, "war"), t.god(0, "sky")) == ("", "thule")
    assert told(t, "plague") == [{"kind": "plague", "clause": "GS-219", "place": "varangia", "lost": 2}]


@covers("GS-220")
def test_the_forced_move_into_plague_is_made_in_full() -> None:
    t = captured(dice=3, plague=["varangia"]).plays(0, "move 3")
    assert (t.at("varangia"), t.s.heaven[:2], t.at("thule")) == ((0, 2), [1, 1], (0, 5))


@covers("GS-219")
def test_plague_next_door_strikes_nobody() -> None:
    t = captured(plague=["thule", "galicia"], gods={0: {"war": "thule"}}, force="war").plays(0, "move 4", "with war")
    assert (t.at("varangia"), t.s.heaven[0], t.god(0, "war"), told(t, "plague")) == ((0, 4), 0, "varangia", [])


@covers("GS-221")
def test_a_completed_continent_pays_nothing_before_the_next_turn() -> None:
    lands = {"rus": (0, 5), "scythia": (0, 1), "cimmeria": (0, 1), "sarmatia": (1, 1), "kush": (1, 1), "iberia": (2, 1)}
    t = given(lands, faith=[4, 4, 4])
    reserve = t.s.reserve[0]
    t.step(Invade(0), Fortify(0)).plays(0, "attack rus>sarmatia", "commit 4").rolls(6, 1).plays(0, "roll 1", "move 1")
    assert income(t.s, 0) == (5, 5)  # 3, and 2 for Hyrkania
    assert (t.s.faith[0], t.s.reserve[0], t.s.raised) == (4, reserve, 0)
    t.plays(0, "done", "done")
    assert (t.s.faith[0], t.s.reserve[0]) == (4, reserve)
    t.step(Turn(0))
    assert (t.s.faith[0], t.s.raised) == (9, 5)


@covers("GS-222", "GS-128", "GS-130")
def test_captured_territories_count_for_the_war_labour_and_the_third_pays() -> None:
    lands = {"thule": (0, 20), "varangia": (1, 1), "rus": (1, 1), "galicia": (1, 1), "kush": (1, 1), "iberia": (2, 1)}
    t = given(lands, gods={0: {"war": "thule"}}).pile("war", "storms_rage").step(Invade(0))
    t.plays(0, "enter thule>caledonia", "move 1", "with none")  # no conquest
    t.plays(0, "attack thule>varangia", "commit 18", "with none").rolls(6, 1).plays(0, "roll 1", "move 9")
    t.plays(0, "attack varangia>rus", "commit 8").rolls(6, 1).plays(0, "roll 1", "move 1")
    assert (t.s.conquered, t.hand(0), t.s.war_labour) == (2, [], 0)
    t.plays(0, "attack varangia>galicia", "commit 7").rolls(6, 1).plays(0, "roll 1", "move 1")
    assert (t.s.conquered, t.hand(0), t.s.war_labour) == (3, ["storms_rage"], 1)


@covers("GS-222", "GS-132", "GS-285")
def test_a_war_god_lost_to_the_plague_of_the_third_territory_earns_nothing() -> None:
    t = captured(plague=["varangia"], gods={0: {"war": "thule"}}, force="war").pile("war", "storms_rage")
    t.s.conquered = 2
    t.plays(0, "move 2", "with war")
    assert (t.s.conquered, t.hand(0), t.s.war_labour) == (3, [], 0)


@covers("GS-223")
def test_no_territory_card_is_gained() -> None:
    t = captured().plays(0, "move 1", "done", "done")
    assert t.asked()[0] == 1  # the turn is over
    assert (t.s.territory_hand(0), told(t, "drew-territory")) == ((), [])


@covers("GS-213", "GS-188")
def test_the_quick_lists_of_moves_are_those_of_the_checks() -> None:
    t = captured(dice=2)
    assert agrees(t, MoveMore(0, 2))
    assert agrees(t, EnterWith(0))
