"""Chapter 18: dice against dice."""

from typing import Any

import pytest

from tests.games.godstorm.table import Table, agrees, covers, given, told
from theogony.games.godstorm.battle import Assault, Defend, KeepArmies
from theogony.games.godstorm.fortify import Fortify
from theogony.games.godstorm.invade import Invade
from theogony.games.godstorm.moves import MOVES
from theogony.kernel.refusal import no


def attack(thule: int = 5, varangia: int = 3, commit: int = 0, force: str = "", **more: Any) -> Table:
    """Thule attacks Varangia with all but one army unless said otherwise; the question for dice is open."""
    lands = {"thule": (0, thule), "varangia": (1, varangia), "iberia": (0, 1), "galicia": (1, 1), "kush": (2, 1)}
    t = given(lands, **more).step(Invade(0), Fortify(0)).plays(0, "attack thule>varangia")
    if t.asked()[1] == "Commit":
        t.plays(0, f"commit {commit or thule - 1}")
    return t.plays(0, f"with {force}") if force else t


def losses(t: Table) -> tuple[int, int, int, int, int, int]:
    """Armies, heaven and reserve gained by the attacker; then the same of the defender."""
    return (
        t.at("thule")[1],
        t.s.heaven[0],
        t.s.reserve[0],
        t.at("varangia")[1],
        t.s.heaven[1],
        t.s.reserve[1],
    )


@covers("GS-203")
def test_the_attacker_announces_dice_then_the_defender_and_both_roll_together() -> None:
    t = attack()
    assert t.asked() == (0, "Assault")
    t.refuses(1, "defend 1", "GS-282")
    t.plays(0, "roll 2")
    assert (t.asked(), t.s.dice, t.s.attacked) == ((1, "Defend"), 2, 1)
    assert t.rng.dice == []  # no die has been asked for yet
    t.refuses(0, "roll 3", "GS-282")
    t.rolls(2, 6, 3, 3).plays(1, "defend 2")
    assert told(t, "battle") == [
        {
            "kind": "battle",
            "clause": "GS-207",
            "seat": 0,
            "defender": 1,
            "attack": [6, 2],
            "defence": [3, 3],
            "attack_lost": 1,
            "defence_lost": 1,
        }
    ]
    assert t.asked() == (0, "Assault")


@covers("GS-204")
@pytest.mark.parametrize(("armies", "most"), [(3, 2), (4, 3), (5, 3), (9, 3)])
def test_the_origin_holds_one_army_more_than_dice_are_rolled(armies: int, most: int) -> None:
    t = attack(thule=armies)
    assert t.options(0) == [f"roll {dice}" for dice in range(1, most + 1)]
    if most < 3:
        assert t.refuses(0, "roll 3", "GS-204") == no(
            "GS-204", "number-out-of-range", remedy="choose-between", low=1, high=2, number=3
        )


@covers("GS-178")
def test_more_dice_than_armies_were_declared_are_refused_for_the_declaration() -> None:
    t = given({"thule": (0, 6), "varangia": (1, 4), "kush": (2, 1)}).step(Invade(0))
    t.plays(0, "attack thule>varangia", "commit 2")
    assert t.options(0) == ["roll 1", "roll 2"]
    assert t.refuses(0, "roll 3", "GS-178").params == {"low": 1, "high": 2, "number": 3}


@covers("GS-204")
def test_two_armies_roll_a_single_die() -> None:
    t = attack(thule=2)
    assert t.asked() == (1, "Defend")  # one die is all there is: not asked
    assert t.s.dice == 1
    t.rolls(6, 1, 1).plays(1, "defend 2")
    assert t.options(0) == ["roll 1", "stop"]
    assert t.refuses(0, "roll 2", "GS-204").params == {"low": 1, "high": 1, "number": 2}


@covers("GS-204", "GS-178")
def test_the_declaration_and_the_winds_limit_the_dice() -> None:
    assert attack(thule=9, commit=2).options(0) == ["roll 1", "roll 2"]
    t = attack(thule=9, gods={1: {"sky": "galicia"}}, hand={1: ["the_winds_turn"]}, faith=[0, 1])
    t.plays(1, "play the_winds_turn")
    assert t.options(0) == ["roll 1", "roll 2"]
    t.rolls(6, 6, 1, 1).plays(0, "roll 2").plays(1, "defend 2").plays(0, "stop", "attack thule>varangia", "commit 8")
    assert t.options(0) == ["roll 1", "roll 2", "roll 3"]  # the winds last for one invasion


@covers("GS-205")
def test_the_defender_rolls_one_or_two_dice() -> None:
    t = attack(varangia=2).plays(0, "roll 1")
    assert t.options(1) == ["defend 1", "defend 2"]
    t.rolls(6, 1).plays(1, "defend 1")
    assert told(t, "battle")[-1]["defence"] == [1]
    t.rolls(1, 6).plays(0, "roll 1")  # one army, one die: not asked
    assert told(t, "battle")[-1]["defence"] == [6]
    refusal = Defend(1, 0).refusal(t.s, MOVES.parse("defend 2"))
    assert refusal == no("GS-205", "number-out-of-range", remedy="choose-between", low=1, high=1, number=2)
    assert Defend(1, 0).options(t.s) == [MOVES.parse("defend 1")]
    assert Defend(1, 0).refusal(t.s, MOVES.parse("defend 1")) is None


@covers("GS-205", "GS-204")
def test_the_quick_lists_of_dice_are_those_of_the_checks() -> None:
    for thule, varangia in ((3, 2), (4, 1), (6, 5)):
        t = attack(thule=thule, varangia=varangia)
        assert agrees(t, Assault(0))
        assert agrees(t, Defend(1, 0))


@covers("GS-206")
def test_a_temple_rolls_the_defenders_ones_again() -> None:
    t = attack(temples=["varangia"]).rolls(5, 4, 1, 1).rolls(1, 6).rolls(5)
    t.plays(0, "roll 2").plays(1, "defend 2")
    assert told(t, "battle")[-1]["defence"] == [6, 5]
    assert t.rng.dice == []
    t = attack(temples=["varangia"]).rolls(5, 4, 6, 2).plays(0, "roll 2").plays(1, "defend 2")
    assert told(t, "battle")[-1]["defence"] == [6, 2]


@covers("GS-206", "GS-117")
def test_the_goddess_of_magic_rolls_the_ones_of_her_side_again() -> None:
    t = attack(gods={1: {"magic": "varangia"}}).rolls(5, 4, 3, 1).rolls(1, 2).plays(0, "roll 2").plays(1, "defend 2")
    assert told(t, "battle")[-1]["defence"] == [3, 2]
    t = attack(gods={0: {"magic": "thule"}}, force="magic").rolls(1, 4, 3, 1).rolls(1, 6)
    t.plays(0, "roll 2").plays(1, "defend 2")
    assert (told(t, "battle")[-1]["attack"], told(t, "battle")[-1]["defence"]) == ([6, 4], [3, 1])


@covers("GS-206", "GS-123")
def test_a_temple_or_goddess_that_is_not_in_the_fight_rolls_nothing_again() -> None:
    gods = {0: {"magic": "thule"}, 1: {"magic": "galicia", "war": "varangia"}, 2: {"magic": "kush"}}
    t = attack(gods=gods, temples=["thule", "galicia"], force="none").rolls(2, 1, 1, 1)
    t.plays(0, "roll 2").plays(1, "defend 2")
    assert (told(t, "battle")[-1]["attack"], told(t, "battle")[-1]["defence"]) == ([2, 1], [1, 1])


@covers("GS-126", "GS-137")
def test_three_equal_dice_of_the_attacker_earn_a_relic_even_with_the_goddess_elsewhere() -> None:
    t = attack(gods={0: {"magic": "iberia"}}).pile("magic", "excalibur").rolls(4, 4, 4, 6)
    t.plays(0, "roll 3").plays(1, "defend 1")
    assert t.relics(0) == ["excalibur"]
    t = attack(gods={0: {"magic": "thule"}}, force="magic").pile("magic", "excalibur").rolls(1, 4, 4, 6, 1, 4)
    t.plays(0, "roll 3").plays(1, "defend 1")
    assert t.relics(0) == ["excalibur"]
    assert told(t, "battle")[-1]["attack"] == [4, 4, 4]
    t = attack(gods={1: {"magic": "varangia"}}).pile("magic", "excalibur").rolls(4, 4, 4, 6)
    t.plays(0, "roll 3").plays(1, "defend 1")
    assert (t.relics(0), t.relics(1)) == ([], [])


@covers("GS-207", "GS-208", "GS-209")
@pytest.mark.parametrize(
    ("ours", "theirs", "lost"),
    [
        ((6, 5, 2), (5, 4), (0, 2)),
        ((6, 3, 2), (5, 4), (1, 1)),
        ((4, 3, 2), (5, 4), (2, 0)),
        ((5, 4, 2), (5, 4), (2, 0)),
        ((6, 4, 4), (5, 4), (1, 1)),
        ((2, 2, 6), (5,), (0, 1)),
        ((5, 5, 5), (5,), (1, 0)),
        ((3,), (2, 6), (1, 0)),
        ((3,), (2, 2), (0, 1)),
        ((4,), (4,), (1, 0)),
    ],
)
def test_highest_against_highest_then_second_and_the_dead_go_to_heaven(
    ours: tuple[int, ...], theirs: tuple[int, ...], lost: tuple[int, int]
) -> None:
    t = attack()
    before = losses(t)
    t.rolls(*ours, *theirs).plays(0, f"roll {len(ours)}").plays(1, f"defend {len(theirs)}")
    change = tuple(now - then for now, then in zip(losses(t), before, strict=True))
    assert change == (-lost[0], lost[0], 0, -lost[1], lost[1], 0)
    assert t.s.declared == 4 - lost[0]


@covers("GS-208", "GS-119")
def test_with_the_war_god_in_the_force_equal_dice_cost_the_defender() -> None:
    for force, lost in (("war", (0, 2)), ("none", (2, 0)), ("sky", (2, 0))):
        t = attack(gods={0: {"war": "thule", "sky": "thule"}}, force=force).rolls(5, 4, 2, 5, 4)
        t.plays(0, "roll 3").plays(1, "defend 2")
        assert (t.at("thule"), t.at("varangia")) == ((0, 5 - lost[0]), (1, 3 - lost[1]))


@covers("GS-208")
def test_a_war_god_of_the_defender_breaks_no_tie() -> None:
    t = attack(gods={1: {"war": "varangia"}}).rolls(6, 6, 6).plays(0, "roll 1").plays(1, "defend 2")
    assert (t.at("thule"), t.at("varangia")) == ((0, 4), (1, 3))


@covers("GS-291")
def test_worked_example_six_five_two_against_six_four() -> None:
    t = attack().rolls(6, 5, 2, 6, 4).plays(0, "roll 3").plays(1, "defend 2")
    assert (t.at("thule"), t.at("varangia")) == ((0, 4), (1, 2))
    t = attack(gods={0: {"war": "thule"}}, force="war").rolls(6, 5, 2, 6, 4).plays(0, "roll 3").plays(1, "defend 2")
    assert (t.at("thule"), t.at("varangia")) == ((0, 5), (1, 1))


@covers("GS-209", "GS-116")
def test_the_god_of_death_in_the_force_sends_defenders_to_their_reserve() -> None:
    t = attack(gods={0: {"death": "thule"}}, force="death")
    before = losses(t)
    t.rolls(6, 1, 3, 3).plays(0, "roll 2").plays(1, "defend 2")
    assert [now - then for now, then in zip(losses(t), before, strict=True)] == [-1, 1, 0, -1, 0, 1]
    t = attack(gods={0: {"death": "thule"}, 1: {"death": "varangia"}}, force="none")
    before = losses(t)
    t.rolls(6, 1, 3, 3).plays(0, "roll 2").plays(1, "defend 2")
    assert [now - then for now, then in zip(losses(t), before, strict=True)] == [-1, 1, 0, -1, 1, 0]


@covers("GS-209", "GS-075", "GS-212")
def test_neutral_armies_roll_all_they_can_and_go_back_to_the_box() -> None:
    t = given({"thule": (0, 5), "varangia": (5, 3), "kush": (1, 1)}, seats=2, gods={0: {"magic": "thule"}})
    t.step(Invade(0)).plays(0, "attack thule>varangia", "commit 4", "with none").rolls(6, 6, 1, 1).plays(0, "roll 2")
    assert told(t, "battle")[-1]["defence"] == [1, 1]
    assert t.at("varangia") == (5, 1)
    assert (t.s.heaven[5], t.s.reserve[5]) == (0, 109)
    t.rolls(1, 5).plays(0, "roll 1")
    assert told(t, "battle")[-1]["defence"] == [5]


@covers("GS-209")
def test_classic_mode_knows_no_heaven() -> None:
    t = attack(mode="classic")
    before = losses(t)
    t.rolls(6, 1, 3, 3).plays(0, "roll 2").plays(1, "defend 2")
    assert [now - then for now, then in zip(losses(t), before, strict=True)] == [-1, 0, 1, -1, 0, 1]


@covers("GS-212")
def test_a_standing_order_rolls_as_many_defending_dice_as_possible() -> None:
    t = attack(defence="most").rolls(6, 1, 1).plays(0, "roll 1")
    assert told(t, "battle")[-1]["defence"] == [1, 1]
    assert t.asked() == (0, "Assault")


# -- The Tree of Life --------------------------------------------------------------------------------------------------


def under_the_tree(faith: int, varangia: int = 3, owner: int = 1, **more: Any) -> Table:
    """The defender is about to lose two armies (one, if there is only one)."""
    t = attack(varangia=varangia, relics={"the_tree_of_life": owner}, faith=[9, faith, 9], **more)
    t.rolls(6, 6, *[1] * min(2, varangia)).plays(0, "roll 2")
    return t.plays(1, "defend 2") if varangia > 1 else t


@covers("GS-210", "GS-283")
def test_the_tree_of_life_keeps_defending_armies_for_one_faith_each() -> None:
    t = under_the_tree(faith=5)
    assert t.asked() == (1, "KeepArmies")
    assert t.options(1) == ["save 0", "save 1", "save 2"]
    t.plays(1, "save 1")
    assert (t.at("varangia"), t.s.heaven[1], t.s.faith[:3]) == ((1, 2), 1, [9, 4, 9])
    assert told(t, "armies-kept") == [
        {"kind": "armies-kept", "clause": "GS-210", "seat": 1, "armies": 1, "place": "varangia"}
    ]
    t = under_the_tree(faith=5).plays(1, "save 2")
    assert (t.at("varangia"), t.s.heaven[1], t.s.faith[:3]) == ((1, 3), 0, [9, 3, 9])
    t = under_the_tree(faith=5).plays(1, "save 0")
    assert (t.at("varangia"), t.s.heaven[1], t.s.faith[:3]) == ((1, 1), 2, [9, 5, 9])
    assert told(t, "armies-kept") == []


@covers("GS-210", "GS-283")
def test_no_more_armies_are_kept_than_were_lost_or_can_be_paid() -> None:
    t = under_the_tree(faith=1)
    assert t.options(1) == ["save 0", "save 1"]
    assert t.refuses(1, "save 2", "GS-210") == no(
        "GS-210", "number-out-of-range", remedy="choose-between", low=0, high=1, number=2
    )
    t = under_the_tree(faith=9, varangia=1)
    assert t.options(1) == ["save 0", "save 1"]
    assert KeepArmies(1, 1).values() == [1, 1]


@covers("GS-210")
def test_without_faith_or_for_others_the_tree_does_nothing() -> None:
    for t in (under_the_tree(faith=0), under_the_tree(faith=5, owner=0), under_the_tree(faith=5, owner=2)):
        assert (t.asked(), t.at("varangia")) == ((0, "Assault"), (1, 1))
    t = attack(relics={"the_tree_of_life": 1}, faith=[0, 5]).rolls(1, 6).plays(0, "roll 1").plays(1, "defend 1")
    assert (t.asked(), t.at("thule")) == ((0, "Assault"), (0, 4))  # nothing was lost: nothing is asked


@covers("GS-210", "GS-116")
def test_armies_not_kept_still_go_where_the_god_of_death_sends_them() -> None:
    t = under_the_tree(faith=1, gods={0: {"death": "thule"}}, force="death").plays(1, "save 1")
    assert (t.at("varangia"), t.s.heaven[1], t.s.reserve[1]) == ((1, 2), 0, 107)


@covers("GS-214", "GS-210")
def test_an_army_that_is_kept_still_stands_and_nothing_is_captured() -> None:
    t = under_the_tree(faith=1, varangia=1).plays(1, "save 1")
    assert (t.at("varangia"), t.asked()) == ((1, 1), (0, "Assault"))
    t = under_the_tree(faith=1, varangia=1).plays(1, "save 0")
    assert (t.at("varangia"), t.asked()) == ((0, 2), (0, "MoveMore"))
