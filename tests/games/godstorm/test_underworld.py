"""Chapter 23: battles among the dead."""

from typing import Any

import pytest

from tests.games.godstorm.table import Table, agrees, covers, given, told
from theogony.games.godstorm.battle import Assault
from theogony.games.godstorm.capture import EnterWith, MoveMore
from theogony.games.godstorm.content import HEAVEN, place
from theogony.games.godstorm.labours import death_labour
from theogony.games.godstorm.moves import MOVES
from theogony.games.godstorm.muster import Revive, income
from theogony.games.godstorm.scoring import score, total
from theogony.games.godstorm.underworld import InvadeUnderworld
from theogony.kernel.move import UnknownMove
from theogony.kernel.refusal import no

LANDS = {"thule": (0, 3), "varangia": (1, 3), "kush": (2, 3)}


def below(heaven: int = 0, more: dict[str, Any] | None = None, **spaces: Any) -> Table:
    """The first player invades the Underworld; spaces are held as given."""
    t = given({**LANDS, **spaces}, heaven={0: heaven, 1: 4}, **(more or {}))
    return t.step(InvadeUnderworld(0))


def holdings(t: Table) -> tuple[list[int], list[int]]:
    """Heavens and reserves of the first two players."""
    return t.s.heaven[:2], t.s.reserve[:2]


@covers("GS-244", "GS-250")
def test_adjacent_spaces_are_attacked_or_entered() -> None:
    t = below(hall_east=(0, 3), gate_north=(1, 2), altar_east=(2, 1), crypt_southeast=(0, 1))
    assert t.options(0) == [
        "done",
        "attack hall_east>gate_north",
        "attack hall_east>altar_east",
        "enter hall_east>crypt_northeast",
        "enter hall_east>hall_centre",
    ]


@covers("GS-244")
def test_the_origin_is_mine_holds_two_armies_and_the_target_is_not_mine() -> None:
    t = below(hall_east=(0, 3), gate_north=(1, 2), hall_centre=(0, 1))
    assert t.refuses(0, "attack gate_north>hall_east", "GS-244") == no(
        "GS-244", "not-under-your-control", remedy="choose-your-own", place="gate_north"
    )
    assert t.refuses(0, "attack hall_centre>gate_north", "GS-244") == no(
        "GS-244", "two-armies-needed", remedy="two-armies", place="hall_centre", armies=1
    )
    assert t.refuses(0, "attack hall_east>hall_centre", "GS-244") == no(
        "GS-244", "own-territory", remedy="choose-enemy", place="hall_centre"
    )
    t.refuses(0, "attack thule>varangia", "GS-244")


@covers("GS-244", "GS-250")
def test_enemies_are_attacked_and_empty_spaces_entered() -> None:
    t = below(hall_east=(0, 3), gate_north=(1, 2))
    assert t.refuses(0, "enter hall_east>gate_north", "GS-250") == no(
        "GS-250", "occupied", remedy="attack-instead", place="gate_north"
    )
    assert t.refuses(0, "attack hall_east>altar_east", "GS-250") == no(
        "GS-250", "unoccupied", remedy="enter-instead", place="altar_east"
    )


@covers("GS-244", "GS-248", "GS-255")
def test_a_battle_is_fought_as_above_and_the_dead_go_to_the_reserve() -> None:
    t = below(hall_east=(0, 5), gate_north=(1, 3))
    before = holdings(t)
    t.plays(0, "attack hall_east>gate_north")
    assert (t.asked(), t.options(0)) == ((0, "Assault"), ["roll 1", "roll 2", "roll 3"])
    t.refuses(0, "stop", "GS-183")
    t.rolls(6, 2, 1, 5, 3).plays(0, "roll 3")
    assert t.options(1) == ["defend 1", "defend 2"]
    t.plays(1, "defend 2")
    assert (t.at("hall_east"), t.at("gate_north")) == ((0, 4), (1, 2))
    assert holdings(t) == (before[0], [before[1][0] + 1, before[1][1] + 1])
    assert t.options(0) == ["roll 1", "roll 2", "roll 3", "stop"]
    assert told(t, "underworld-invasion") == [
        {
            "kind": "underworld-invasion",
            "clause": "GS-244",
            "seat": 0,
            "origin": "hall_east",
            "place": "gate_north",
        }
    ]


@covers("GS-244")
@pytest.mark.parametrize(("armies", "most"), [(3, 2), (4, 3), (6, 3)])
def test_one_army_stays_out_of_the_battle(armies: int, most: int) -> None:
    t = below(hall_east=(0, armies), gate_north=(1, 3)).plays(0, "attack hall_east>gate_north")
    assert t.options(0) == [f"roll {dice}" for dice in range(1, most + 1)]


@covers("GS-245")
def test_any_gate_is_invaded_straight_from_heaven_with_or_without_own_spaces() -> None:
    gates: dict[str, Any] = {"gate_north": (1, 1), "gate_southeast": (2, 1)}
    from_heaven = ["attack heaven>gate_north", "attack heaven>gate_southeast", "enter heaven>gate_southwest"]
    assert below(1, **gates).options(0) == ["done", *from_heaven]
    assert below(1, **gates, hall_west=(0, 1)).options(0) == ["done", *from_heaven]
    t = below(1, gate_north=(0, 1), gate_southeast=(2, 1))
    assert t.refuses(0, "enter heaven>gate_north", "GS-244").key == "own-territory"


@covers("GS-245")
def test_an_empty_heaven_invades_nothing() -> None:
    t = below(0, gate_north=(1, 1), hall_west=(0, 2))
    assert "attack heaven>gate_north" not in t.options(0)
    assert t.refuses(0, "attack heaven>gate_north", "GS-245") == no("GS-245", "heaven-empty", remedy="done")


@covers("GS-246")
@pytest.mark.parametrize(("heaven", "most"), [(2, 2), (3, 3), (5, 3)])
def test_from_heaven_every_army_may_roll(heaven: int, most: int) -> None:
    t = below(heaven, gate_north=(1, 3)).plays(0, "attack heaven>gate_north")
    assert t.options(0) == [f"roll {dice}" for dice in range(1, most + 1)]


@covers("GS-246", "GS-248")
def test_attackers_from_heaven_die_into_the_reserve_until_none_is_left() -> None:
    t = below(2, gate_north=(1, 3), hall_west=(0, 2))
    before = holdings(t)
    t.plays(0, "attack heaven>gate_north").rolls(1, 1, 6, 6).plays(0, "roll 2").plays(1, "defend 2")
    assert holdings(t) == ([0, 4], [before[1][0] + 2, before[1][1]])
    assert t.asked() == (0, "InvadeUnderworld")
    assert told(t, "invasion-ended") == [{"kind": "invasion-ended", "clause": "GS-187", "seat": 0}]


@covers("GS-246", "GS-251")
def test_from_heaven_all_may_move_into_a_captured_gate() -> None:
    t = below(4, gate_north=(1, 1)).plays(0, "attack heaven>gate_north").rolls(6, 5, 1).plays(0, "roll 2")
    assert t.options(0) == ["move 2", "move 3", "move 4"]
    for wrong in (1, 5):
        assert t.refuses(0, f"move {wrong}", "GS-251").params == {"low": 2, "high": 4, "number": wrong}
    t.plays(0, "move 4")
    assert (t.at("gate_north"), t.s.heaven[0]) == ((0, 4), 0)


@covers("GS-247")
@pytest.mark.parametrize("move", ["altar_west>gate_southwest", "hall_centre>hall_south", "gate_north>heaven"])
def test_nothing_crosses_flames_or_enters_a_heaven(move: str) -> None:
    for way in ("attack", "enter"):
        with pytest.raises(UnknownMove):
            MOVES.parse(f"{way} {move}")


@covers("GS-247", "GS-245")
def test_from_heaven_only_gates_can_be_reached() -> None:
    moves = [MOVES.text(move) for move in range(len(MOVES)) if "heaven>" in MOVES.text(move)]
    gates = ("gate_north", "gate_southeast", "gate_southwest")
    assert moves == [f"{way} heaven>{gate}" for way in ("attack", "enter") for gate in gates]


@covers("GS-249", "GS-038")
def test_no_god_no_temple_no_sky_card_and_no_tree_reaches_the_underworld() -> None:
    gods = {
        0: dict.fromkeys(("death", "magic", "sky", "war"), "thule"),
        1: dict.fromkeys(("death", "magic", "sky", "war"), "varangia"),
    }
    more = {
        "gods": gods,
        "hand": {1: ["men_become_warriors"]},
        "relics": {"the_tree_of_life": 1},
        "faith": [9, 9],
        "temples": ["varangia", "thule"],
    }
    t = below(0, more, hall_east=(0, 5), gate_north=(1, 3)).plays(0, "attack hall_east>gate_north")
    assert t.asked() == (0, "Assault")
    before = holdings(t)
    t.rolls(6, 1, 1, 1).plays(0, "roll 2").plays(1, "defend 2")  # a tie costs the attacker, and 1s stay 1s
    assert told(t, "battle")[-1]["attack"] == [6, 1]
    assert told(t, "battle")[-1]["defence"] == [1, 1]
    assert (t.at("hall_east"), t.at("gate_north"), t.s.force) == ((0, 4), (1, 2), 0)
    assert holdings(t) == (before[0], [before[1][0] + 1, before[1][1] + 1])
    assert t.asked() == (0, "Assault")


@covers("GS-139")
def test_three_equal_dice_earn_a_relic_below_too() -> None:
    t = below(0, {"gods": {0: {"magic": "thule"}}}, hall_east=(0, 5), gate_north=(1, 3)).pile("magic", "excalibur")
    t.plays(0, "attack hall_east>gate_north").rolls(1, 1, 1, 6).plays(0, "roll 3").plays(1, "defend 1")
    assert (t.relics(0), told(t, "battle")[-1]["attack"]) == (["excalibur"], [1, 1, 1])


@covers("GS-250")
def test_an_empty_space_is_entered_without_dice() -> None:
    t = below(0, {"gods": {0: {"war": "thule"}}}, hall_east=(0, 4)).plays(0, "enter hall_east>altar_east")
    assert t.options(0) == ["move 1", "move 2", "move 3"]
    for wrong in (0, 4):
        assert t.refuses(0, f"move {wrong}", "GS-250").params == {"low": 1, "high": 3, "number": wrong}
    t.plays(0, "move 2")
    assert (t.at("altar_east"), t.at("hall_east"), t.asked()) == ((0, 2), (0, 2), (0, "InvadeUnderworld"))
    assert told(t, "entered", "underworld-invasion") == [
        {
            "kind": "entered",
            "clause": "GS-250",
            "seat": 0,
            "origin": "hall_east",
            "place": "altar_east",
            "armies": 2,
        }
    ]


@covers("GS-250", "GS-246")
def test_an_empty_gate_is_entered_from_heaven_by_all_who_like() -> None:
    t = below(3).plays(0, "enter heaven>gate_southwest")
    assert t.options(0) == ["move 1", "move 2", "move 3"]
    t.plays(0, "move 3")
    assert (t.at("gate_southwest"), t.s.heaven[0]) == ((0, 3), 0)
    assert told(t, "entered")[0]["origin"] == "heaven"


@covers("GS-251")
def test_after_a_capture_as_many_as_dice_move_in_one_stays_and_they_may_attack_on() -> None:
    t = below(hall_east=(0, 6), gate_north=(1, 1), hall_west=(1, 1)).plays(0, "attack hall_east>gate_north")
    t.rolls(6, 6, 1).plays(0, "roll 2")
    assert t.options(0) == ["move 2", "move 3", "move 4", "move 5"]
    for wrong in (1, 6):
        assert t.refuses(0, f"move {wrong}", "GS-251").params == {"low": 2, "high": 5, "number": wrong}
    t.plays(0, "move 4")
    assert (t.at("gate_north"), t.at("hall_east")) == ((0, 4), (0, 2))
    assert told(t, "captured") == [
        {"kind": "captured", "clause": "GS-251", "seat": 0, "loser": 1, "place": "gate_north"}
    ]
    t.plays(0, "attack gate_north>hall_west").rolls(6, 1).plays(0, "roll 1", "move 3")
    assert (t.at("hall_west"), t.at("gate_north")) == ((0, 3), (0, 1))


@covers("GS-252", "GS-131")
def test_underworld_spaces_are_no_territories() -> None:
    t = below(0, {"gods": {0: {"war": "thule"}}}, hall_east=(0, 9), gate_north=(1, 1)).pile("war", "storms_rage")
    t.s.conquered = 2
    earned = income(t.s, 0)
    t.plays(0, "attack hall_east>gate_north").rolls(6, 1).plays(0, "roll 1", "move 4")
    assert (t.s.conquered, t.hand(0), income(t.s, 0), total(t.s, 0)) == (2, [], earned, 1)


@covers("GS-252", "GS-224")
def test_losing_the_last_space_eliminates_nobody() -> None:
    t = below(hall_east=(0, 9), gate_north=(1, 1)).plays(0, "attack hall_east>gate_north").rolls(6, 1)
    t.plays(0, "roll 1", "move 4")
    assert t.s.alive[:3] == [1, 1, 1]


@covers("GS-253")
def test_each_altar_is_a_point() -> None:
    t = below(altar_east=(0, 1), altar_west=(0, 2), hall_east=(0, 2))
    assert (score(t.s, 0)["underworld"], score(t.s, 1)["underworld"]) == (2, 0)


@covers("GS-254")
def test_each_crypt_is_a_point_allows_a_revival_and_the_death_labour() -> None:
    spaces = {"crypt_northeast": (0, 3), "crypt_southwest": (0, 2), "crypt_northwest": (0, 1), "hall_west": (0, 4)}
    t = below(0, {"temples": ["thule"], "gods": {0: {"death": "thule"}}}, **spaces).pile("death", "crops_wither")
    assert score(t.s, 0)["underworld"] == 3
    death_labour(t.s, 0)
    assert t.hand(0) == ["crops_wither"]
    t.step(Revive(0, (0, 0, 0, 0)))
    assert t.options(0) == ["revive crypt_northeast", "revive crypt_southwest", "done"]
    t.plays(0, "revive crypt_northeast", "revive crypt_southwest")
    assert (t.at("crypt_northeast"), t.at("crypt_southwest"), t.at("thule")) == ((0, 2), (0, 1), (0, 5))


@covers("GS-255")
def test_invasions_are_not_limited_and_stop_after_any_roll() -> None:
    t = below(hall_east=(0, 9), gate_north=(1, 9))
    for _ in range(3):
        t.plays(0, "attack hall_east>gate_north")
        assert (t.s.attacked, t.s.stopped, t.s.dice_cap) == (0, 0, 3)
        t.refuses(0, "stop", "GS-183")
        t.rolls(6, 1).plays(0, "roll 1").plays(1, "defend 1").plays(0, "stop")
        assert t.asked() == (0, "InvadeUnderworld")
    assert t.at("gate_north") == (1, 6)


@covers("GS-255")
def test_no_number_is_declared_and_many_losses_end_nothing() -> None:
    t = below(hall_east=(0, 30), gate_north=(1, 5)).plays(0, "attack hall_east>gate_north")
    for _ in range(14):
        t.rolls(1, 1, 6, 6).plays(0, "roll 2").plays(1, "defend 2")
    assert t.at("hall_east") == (0, 2)
    assert t.options(0) == ["roll 1", "stop"]


@covers("GS-244")
def test_what_an_earlier_invasion_left_behind_has_no_effect() -> None:
    t = below(hall_east=(0, 6), gate_north=(1, 3))
    t.s.force, t.s.attacked, t.s.stopped, t.s.dice_cap, t.s.declared = 15, 1, 1, 2, 1
    t.plays(0, "attack hall_east>gate_north")
    assert t.options(0) == ["roll 1", "roll 2", "roll 3"]
    assert (t.s.force, t.s.attacked, t.s.stopped) == (0, 0, 0)


@covers("GS-244", "GS-245")
def test_the_quick_list_of_invasions_is_that_of_the_checks() -> None:
    t = below(2, hall_east=(0, 6), gate_north=(1, 3), altar_east=(0, 1), hall_west=(0, 2))
    assert agrees(t, InvadeUnderworld(0))


@covers("GS-246", "GS-250", "GS-251")
def test_the_quick_lists_of_moves_from_heaven_are_those_of_the_checks() -> None:
    t = below(5, gate_north=(1, 3))
    t.s.origin, t.s.target, t.s.declared = HEAVEN, place("gate_north"), 110
    for prompt in (Assault(0), EnterWith(0), MoveMore(0, 2)):
        assert agrees(t, prompt)


@covers("GS-244")
def test_who_does_not_like_it_does_not_invade() -> None:
    t = below(2, hall_east=(0, 6), gate_north=(1, 3)).plays(0, "done")
    assert (t.at("hall_east"), t.at("gate_north"), t.s.heaven[0], t.s.turn) == ((0, 6), (1, 3), 2, 1)
