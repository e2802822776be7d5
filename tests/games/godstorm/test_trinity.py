"""Chapter 11: the Magic labour, three equal dice. -- GS-126, GS-136 to GS-139, GS-293, GS-300"""

from typing import Any

import pytest

from tests.games.godstorm.cards.playing import attacked
from tests.games.godstorm.table import Pause, Table, covers, given
from theogony.games.godstorm.content import MAGIC
from theogony.games.godstorm.invade import Invade
from theogony.games.godstorm.labours import Trinity
from theogony.games.godstorm.underworld import InvadeUnderworld

# -- a throw and its re-rolls -----------------------------------------------------------------------------------------


def relics_of(first: list[int], *rerolls: list[int], goddess: bool = True) -> list[int]:
    """How many relics the throw has earned after the first roll and after each re-roll of its 1s."""
    t = given(lands={"thule": (0, 2)}, gods={0: {"magic": "thule"}} if goddess else {})
    throw = Trinity(0, list(first))
    earned = []

    def look() -> None:
        before = len(t.s.deck(MAGIC))
        t.picks(*[0] * 9)
        throw.earn(t.s)
        t.rng.picks.clear()
        earned.append(before - len(t.s.deck(MAGIC)))

    look()
    for dice in rerolls:
        assert throw.dice.count(1) == len(dice), "the example re-rolls other dice than the rules"
        t.rolls(*dice)
        assert throw.reroll_ones(t.s)
        look()
    return earned


@covers("GS-126", "GS-136")
@pytest.mark.parametrize(
    ("dice", "relics"),
    [
        ([4, 4, 4], 1), ([4, 4, 5], 0), ([2, 2], 0), ([6], 0), ([1, 2, 3, 4, 5], 0), ([3, 5, 3, 6, 3], 1),
        ([2, 2, 2, 2, 2, 2], 1), ([5, 5, 2, 2], 0),
    ],
)  # fmt: skip
def test_at_least_three_equal_dice_among_any_number(dice: list[int], relics: int) -> None:
    assert relics_of(dice) == [relics]


@covers("GS-138")
def test_two_triples_in_one_roll_give_one_relic_and_both_values_are_used_up() -> None:
    assert relics_of([3, 3, 3, 6, 6, 6]) == [1]
    assert relics_of([3, 3, 3, 6, 6, 6, 1], [6]) == [1, 0]
    assert relics_of([3, 3, 3, 6, 6, 6, 1], [3]) == [1, 0]


@covers("GS-137", "GS-138")
def test_after_a_reroll_a_new_die_must_complete_the_three() -> None:
    assert relics_of([4, 4, 1], [4]) == [0, 1]
    assert relics_of([4, 4, 1], [5]) == [0, 0]
    assert relics_of([4, 4, 4, 1], [5]) == [1, 0]  # the old three are not scored again


@covers("GS-138")
def test_a_value_that_has_earned_earns_no_second_relic_when_more_dice_join_it() -> None:
    assert relics_of([4, 4, 4, 1], [4]) == [1, 0]
    assert relics_of([4, 4, 1, 1], [4, 1], [4]) == [0, 1, 0]
    assert relics_of([4, 4, 4, 1, 1, 1], [5, 5, 5]) == [1, 1]  # another value does


@covers("GS-138", "GS-137")
def test_three_ones_earn_before_they_are_rolled_again_and_at_each_roll_that_shows_them() -> None:
    assert relics_of([1, 1, 1], [2, 3, 4]) == [1, 0]
    assert relics_of([1, 1, 1], [1, 1, 1], [1, 1, 1], [6, 6, 6]) == [1, 1, 1, 1]
    assert relics_of([1, 1, 5], [1, 1], [1, 2]) == [0, 0, 0]


@covers("GS-293", "GS-138")
def test_the_worked_example_of_the_ledger() -> None:
    assert relics_of([4, 4, 4]) == [1]
    assert relics_of([1, 1, 1], [5, 5, 1], [5]) == [1, 0, 1]


@covers("GS-126", "GS-124", "GS-300")
def test_without_the_goddess_in_play_nothing_is_earned() -> None:
    assert relics_of([4, 4, 4], goddess=False) == [0]
    assert relics_of([1, 1, 1], [1, 1, 1], goddess=False) == [0, 0]


@covers("GS-137")
def test_a_throw_without_ones_is_not_rolled_again() -> None:
    t = given()
    throw = Trinity(0, [2, 6, 4])
    assert not throw.reroll_ones(t.s)
    assert throw.dice == [2, 6, 4]


# -- in battles -------------------------------------------------------------------------------------------------------


def battle(goddess: str, force: str = "", **position: Any) -> Table:
    """Six armies in Thule attack Varangia; the goddess of magic of the attacker stands where it is said."""
    gods = {0: {"magic": goddess}} if goddess else {}
    t = given(
        lands={"thule": (0, 6), "varangia": (1, 4), "roma": (0, 1)},
        gods=gods,
        **position,
    )
    t.pile("magic", "excalibur").step(Invade(0), Pause(0)).plays(0, "attack thule>varangia", "commit 5")
    return t.plays(0, f"with {force or 'none'}") if goddess == "thule" else t


@covers("GS-126", "GS-143", "GS-293")
@pytest.mark.parametrize(("goddess", "relics"), [("roma", ["excalibur"]), ("thule", ["excalibur"]), ("", [])])
def test_three_equal_dice_in_a_battle_earn_a_relic_while_the_goddess_is_anywhere_in_play(
    goddess: str, relics: list[str]
) -> None:
    t = battle(goddess).plays(0, "roll 3").rolls(4, 4, 4, 6, 6).plays(1, "defend 2")
    assert (t.relics(0), t.hand(0)) == (relics, [])
    assert [event.clause for event in t.events("relic-entered")] == ["GS-126"] * len(relics)
    assert t.at("thule") == (0, 4)


@covers("GS-126")
def test_the_goddess_elsewhere_lets_no_one_be_rolled_again() -> None:
    t = battle("roma").plays(0, "roll 3").rolls(1, 1, 1, 6, 6).plays(1, "defend 2")  # no die is rigged for a re-roll
    assert t.relics(0) == ["excalibur"]
    assert t.at("thule") == (0, 4)


@covers("GS-293", "GS-137", "GS-138")
def test_the_goddess_in_the_fight_may_earn_twice_in_one_throw() -> None:
    t = battle("thule", force="magic").pile("magic", "excalibur", "stonehenge").plays(0, "roll 3")
    one, five = 0, 4
    t.picks(one, 6 * five + five)  # 1, 1, 1 against 5, 5
    t.picks(0)  # the first relic
    t.picks(five, five, one, five).plays(1, "defend 2")  # re-rolls 5, 5, 1 and then 5
    assert t.relics(0) == ["stonehenge", "excalibur"]
    assert t.events("battle")[0].public["attack"] == [5, 5, 5]


@covers("GS-300")
def test_the_goddess_must_be_in_play_at_the_moment_of_the_throw() -> None:
    t = battle("roma")
    t.s.gods[MAGIC] = -1
    t.plays(0, "roll 3").rolls(4, 4, 4, 6, 6).plays(1, "defend 2")
    assert t.relics(0) == []


@covers("GS-135")
def test_from_an_empty_magic_deck_nothing_is_earned() -> None:
    t = battle("roma").pile("magic").plays(0, "roll 3").rolls(4, 4, 4, 6, 6).plays(1, "defend 2")
    assert t.relics(0) == []


@covers("GS-139")
def test_battles_in_the_underworld_count_for_the_magic_labour_without_rerolls() -> None:
    t = given(lands={"thule": (0, 2), "gate_north": (0, 9), "hall_west": (1, 2)}, gods={0: {"magic": "thule"}}).pile(
        "magic", "excalibur"
    )
    t.step(InvadeUnderworld(0), Pause(0)).plays(0, "attack gate_north>hall_west", "roll 3")
    t.rolls(1, 1, 1, 5, 5).plays(1, "defend 2")  # no die is rigged for a re-roll
    assert t.relics(0) == ["excalibur"]
    assert t.at("gate_north") == (0, 7)


@covers("GS-139")
def test_dice_rolled_for_cards_earn_nothing() -> None:
    t = attacked(
        "lava_erupts",
        lands={"thule": (0, 9), "varangia": (1, 5)},
        gods={0: {"magic": "thule"}, 1: {"magic": "kush"}},
    ).pile("magic", "excalibur")
    t.rolls(4, 4, 4, 4).plays(1, "play lava_erupts")
    assert (t.relics(0), t.relics(1)) == ([], [])


# -- in godswars ------------------------------------------------------------------------------------------------------


def godswar(attacker: dict[str, str], defender: dict[str, str], **lands: tuple[int, int]) -> Table:
    """One god of war on each side in the fight, and others where it is said."""
    t = given(
        lands={"thule": (0, 6), "varangia": (1, 4), "roma": (0, 1), "kush": (1, 1), **lands},
        gods={0: {"war": "thule", **attacker}, 1: {"war": "varangia", **defender}},
    )
    t.pile("magic", "excalibur").step(Invade(0), Pause(0))
    return t.plays(0, "attack thule>varangia", "commit 5")


@covers("GS-126", "GS-136")
def test_a_defender_earns_a_relic_in_a_godswar_of_anybodys_turn() -> None:
    t = godswar({}, {"magic": "kush"}, altar_east=(1, 1)).rolls(6, 6, 5, 2, 3, 2, 2).plays(0, "with war")
    assert (t.relics(0), t.relics(1)) == ([], ["excalibur"])


@covers("GS-300")
def test_if_both_sides_earn_the_attacker_draws_first() -> None:
    t = godswar({"magic": "roma"}, {"magic": "kush"}).rolls(4, 4, 4, 6, 6, 6).plays(0, "with war")
    assert (t.relics(0), t.relics(1)) == (["excalibur"], [])


@covers("GS-300", "GS-137")
def test_a_defender_who_earns_in_the_first_roll_draws_before_an_attacker_who_earns_in_a_reroll() -> None:
    t = godswar({"magic": "thule"}, {"magic": "kush"})
    t.rolls(4, 4, 1, 6, 6, 6, 4)
    t.plays(0, "with magic+war", "champion war")
    assert (t.relics(0), t.relics(1)) == ([], ["excalibur"])
    assert t.events("godswar")[0].public["attack"] == [4, 4, 4]


@covers("GS-126", "GS-124")
def test_a_godswar_without_the_goddess_earns_nothing() -> None:
    t = godswar({}, {}).rolls(4, 4, 4, 6, 6, 6).plays(0, "with war")
    assert (t.relics(0), t.relics(1)) == ([], [])


@covers("GS-137", "GS-126")
def test_a_reroll_in_a_godswar_may_complete_the_three() -> None:
    t = godswar({"magic": "thule"}, {}).rolls(4, 4, 1, 6, 6, 5, 4).plays(0, "with magic+war", "champion war")
    assert (t.relics(0), t.relics(1)) == (["excalibur"], [])
    t = godswar({"magic": "thule"}, {"magic": "varangia"}).rolls(4, 4, 2, 6, 6, 1, 6)
    t.plays(0, "with magic+war", "champion war").plays(1, "champion war")
    assert (t.relics(0), t.relics(1)) == ([], ["excalibur"])
