"""Chapter 17: god against god."""

from typing import Any

import pytest

from tests.games.godstorm.table import Table, covers, given, told
from theogony.games.godstorm.invade import Invade
from theogony.kernel.refusal import no

LANDS = {"thule": (0, 8), "varangia": (1, 4), "iberia": (0, 1), "galicia": (1, 1), "kush": (2, 1)}
ALTARS = ("altar_east", "altar_west")


def clash(
    attack: str,
    defence: str,
    commit: int = 5,
    elsewhere: tuple[str, str] = ("", ""),
    lands: dict[str, tuple[int, int]] | None = None,
    force: str = "",
    **more: Any,
) -> Table:
    """Gods of Thule and Varangia are about to meet; others of both sides may stand elsewhere."""
    gods = {
        0: {**dict.fromkeys(attack.split("+"), "thule"), **dict.fromkeys(elsewhere[0].split("+"), "iberia")},
        1: {**dict.fromkeys(defence.split("+"), "varangia"), **dict.fromkeys(elsewhere[1].split("+"), "galicia")},
    }
    for placed in gods.values():
        placed.pop("", None)
    t = given({**LANDS, **(lands or {})}, gods=gods, **more).step(Invade(0))
    return t.plays(0, "attack thule>varangia", f"commit {commit}", f"with {force or attack}")


def last_war(t: Table) -> tuple[object, object, object, object]:
    """Dice and totals of both sides in the last round."""
    seen = told(t, "godswar")[-1]
    return seen["attack"], seen["attack_total"], seen["defence"], seen["defence_total"]


@covers("GS-189")
def test_each_side_chooses_a_god_the_attacker_first() -> None:
    t = clash("magic+war", "death+magic")
    assert t.asked() == (0, "ChooseAttackingGod")
    assert t.options(0) == ["champion magic", "champion war"]
    assert t.refuses(0, "champion sky", "GS-189") == no(
        "GS-189", "god-not-in-fight", remedy="choose-gods-there", godtype="sky"
    )
    t.refuses(1, "champion death", "GS-282")
    t.plays(0, "champion war")
    assert t.asked() == (1, "ChooseDefendingGod")
    assert t.options(1) == ["champion death", "champion magic"]
    assert t.refuses(1, "champion war", "GS-189").params == {"godtype": "war"}
    t.refuses(1, "stop", "GS-189")


@covers("GS-189")
def test_a_god_left_out_of_the_force_does_not_fight() -> None:
    t = clash("sky+magic+war", "death+magic", force="magic+war")
    assert t.options(0) == ["champion magic", "champion war"]
    t.refuses(0, "champion sky", "GS-189")


@covers("GS-189", "GS-190", "GS-191", "GS-198", "GS-201")
def test_three_dice_and_the_armies_with_the_god_and_the_loser_is_banished() -> None:
    t = clash("death+war", "death+war").rolls(3, 2, 1, 6, 3, 1)  # 6 + 5 declared; 10 + 4 there
    t.plays(0, "champion death").plays(1, "champion war")
    assert told(t, "godswar") == [
        {
            "kind": "godswar",
            "clause": "GS-198",
            "seat": 0,
            "defender": 1,
            "god": "death",
            "against": "war",
            "attack": [3, 2, 1],
            "defence": [6, 3, 1],
            "attack_total": 11,
            "defence_total": 14,
        }
    ]
    assert told(t, "banished") == [{"kind": "banished", "clause": "GS-198", "seat": 0, "god": "death"}]
    assert (t.god(0, "death"), t.god(0, "war")) == ("", "thule")
    assert (t.god(1, "death"), t.god(1, "war")) == ("varangia", "varangia")
    assert t.s.force == 0b1000
    assert (t.at("thule"), t.at("varangia"), t.s.heaven[:2]) == ((0, 8), (1, 4), [0, 0])
    assert (t.s.declared, t.s.attacked, t.s.stopped, t.s.sky_labour) == (5, 1, 0, 0)


@covers("GS-198", "GS-201")
def test_the_attacker_wins_with_the_higher_total() -> None:
    t = clash("death", "magic+war", commit=3)
    assert t.asked() == (1, "ChooseDefendingGod")  # a single attacking god needs no choice
    t.rolls(6, 6, 5, 5, 6, 4).plays(1, "champion war")  # 17 + 3 against 15 + 4
    assert last_war(t) == ([6, 6, 5], 20, [5, 6, 4], 19)
    assert told(t, "banished") == [{"kind": "banished", "clause": "GS-198", "seat": 1, "god": "war"}]
    assert (t.god(0, "death"), t.god(1, "war"), t.god(1, "magic")) == ("thule", "", "varangia")
    assert t.s.force == 0b0001
    assert (t.at("thule"), t.at("varangia")) == ((0, 8), (1, 4))


@covers("GS-198")
def test_a_tie_is_the_defenders() -> None:
    t = clash("death+sky", "death+war", commit=4).rolls(6, 2, 2, 3, 6, 4, 3)  # 13 + 4 against 13 + 4
    t.plays(0, "champion death").plays(1, "champion war")
    assert last_war(t) == ([6, 2, 2, 3], 17, [6, 4, 3], 17)
    assert (t.god(0, "death"), t.god(1, "war")) == ("", "varangia")


@covers("GS-198", "GS-202")
def test_a_tie_is_the_attackers_with_the_war_god_in_the_force_even_if_another_god_fights() -> None:
    t = clash("death+war", "death+war", commit=4).rolls(6, 4, 3, 6, 4, 3)
    t.plays(0, "champion death").plays(1, "champion war")
    assert (t.god(0, "death"), t.god(1, "war")) == ("thule", "")


@covers("GS-202")
def test_a_war_god_left_at_home_breaks_no_tie() -> None:
    t = clash("death+magic+war", "death+war", commit=4, force="death+magic").rolls(6, 4, 3, 6, 4, 3)
    t.plays(0, "champion death").plays(1, "champion war")
    assert (t.god(0, "death"), t.god(1, "war")) == ("", "varangia")


@covers("GS-202")
def test_a_banished_war_god_breaks_no_more_ties() -> None:
    t = clash("death+war", "death+war", commit=4)
    t.rolls(2, 2, 2, 6, 5, 4).plays(0, "champion war").plays(1, "champion war")
    assert t.god(0, "war") == ""
    t.rolls(6, 4, 3, 6, 4, 3).plays(0, "champion death").plays(1, "champion war")
    assert (t.god(0, "death"), t.god(1, "war")) == ("", "varangia")


@covers("GS-192", "GS-118", "GS-120")
def test_the_sky_god_in_the_fight_adds_a_die_whoever_fights() -> None:
    t = clash("sky+war", "death+sky").rolls(1, 2, 3, 4, 6, 6, 6, 5)
    t.plays(0, "champion war").plays(1, "champion death")
    assert last_war(t) == ([1, 2, 3, 4], 15, [6, 6, 6, 5], 27)


@covers("GS-192")
def test_a_sky_god_elsewhere_or_left_out_adds_no_die() -> None:
    t = clash("death+war", "death+war", elsewhere=("sky", "sky")).rolls(1, 2, 3, 6, 6, 6)
    t.plays(0, "champion war").plays(1, "champion death")
    assert last_war(t) == ([1, 2, 3], 11, [6, 6, 6], 22)
    t = clash("sky+war+death", "death+war", force="death+war").rolls(1, 2, 3, 6, 6, 6)
    t.plays(0, "champion war").plays(1, "champion death")
    assert last_war(t) == ([1, 2, 3], 11, [6, 6, 6], 22)


@covers("GS-193", "GS-253")
@pytest.mark.parametrize(("mine", "theirs"), [(0, 0), (1, 0), (0, 1), (2, 0), (1, 1), (0, 2)])
def test_each_altar_adds_a_die_to_its_controller(mine: int, theirs: int) -> None:
    held = [(0, 1)] * mine + [(1, 3)] * theirs
    t = clash("death+war", "death+war", lands=dict(zip(ALTARS, held, strict=False)))
    t.rolls(*[2] * (3 + mine), *[3] * (3 + theirs)).plays(0, "champion war").plays(1, "champion death")
    assert last_war(t) == ([2] * (3 + mine), 5 + 2 * (3 + mine), [3] * (3 + theirs), 4 + 3 * (3 + theirs))
    assert t.rng.dice == []


@covers("GS-193")
def test_other_spaces_and_a_third_players_altars_add_nothing() -> None:
    t = clash("death+war", "death+war", lands={"altar_east": (2, 1), "crypt_northeast": (0, 4), "gate_north": (1, 2)})
    t.rolls(2, 2, 2, 3, 3, 3).plays(0, "champion war").plays(1, "champion death")
    assert last_war(t) == ([2, 2, 2], 11, [3, 3, 3], 13)


@covers("GS-194", "GS-196")
def test_a_temple_rolls_the_defenders_ones_again_until_none_is_left() -> None:
    t = clash("death+war", "death+war", temples=["varangia"]).rolls(1, 1, 4, 1, 5, 1).rolls(1, 2).rolls(6)
    t.plays(0, "champion war").plays(1, "champion death")
    assert last_war(t) == ([1, 1, 4], 11, [6, 5, 2], 17)
    assert t.rng.dice == []


@covers("GS-194")
def test_a_temple_elsewhere_or_of_the_attacker_rolls_nothing_again() -> None:
    t = clash("death+war", "death+war", temples=["thule", "galicia"]).rolls(1, 1, 4, 1, 5, 1)
    t.plays(0, "champion war").plays(1, "champion death")
    assert last_war(t) == ([1, 1, 4], 11, [1, 5, 1], 11)


@covers("GS-195", "GS-196", "GS-117", "GS-120")
def test_the_goddess_of_magic_in_the_fight_rolls_her_sides_ones_again() -> None:
    t = clash("magic+war", "death+war").rolls(1, 5, 1, 1, 5, 1).rolls(3, 1).rolls(2)
    t.plays(0, "champion war").plays(1, "champion death")
    assert last_war(t) == ([3, 5, 2], 15, [1, 5, 1], 11)
    t = clash("death+war", "death+magic").rolls(1, 5, 1, 1, 5, 1).rolls(3, 1).rolls(2)
    t.plays(0, "champion war").plays(1, "champion death")
    assert last_war(t) == ([1, 5, 1], 12, [3, 5, 2], 14)
    t = clash("magic+war", "death+magic").rolls(1, 5, 4, 1, 5, 1).rolls(2).rolls(1, 3).rolls(6)
    t.plays(0, "champion war").plays(1, "champion death")
    assert last_war(t) == ([2, 5, 4], 16, [6, 5, 3], 18)


@covers("GS-195", "GS-123")
def test_a_goddess_of_magic_who_is_not_in_the_fight_rolls_nothing_again() -> None:
    t = clash("death+magic+war", "death+war", force="death+war", elsewhere=("", "magic")).rolls(1, 5, 1, 1, 6, 1)
    t.plays(0, "champion war").plays(1, "champion death")
    assert last_war(t) == ([1, 5, 1], 12, [1, 6, 1], 12)


@covers("GS-196", "GS-159")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_gungnir_rolls_its_owners_ones_again(owner: int) -> None:
    t = clash("death+war", "death+war", relics={"gungnir_spear_of_odin": owner}).rolls(1, 5, 4, 1, 5, 3).rolls(2)
    t.plays(0, "champion war").plays(1, "champion death")
    attack, _, defence, _ = last_war(t)
    assert (attack, defence) == ([2 if owner == 0 else 1, 5, 4], [2 if owner == 1 else 1, 5, 3])
    assert t.rng.dice == ([2] if owner == 2 else [])


@covers("GS-197")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_mjolnir_adds_three_for_its_owner(owner: int) -> None:
    t = clash("death+war", "death+war", relics={"mjolnir_hammer_of_thor": owner}).rolls(1, 2, 4, 2, 5, 3)
    t.plays(0, "champion war").plays(1, "champion death")
    assert last_war(t)[1::2] == (12 + 3 * (owner == 0), 14 + 3 * (owner == 1))


@covers("GS-197", "GS-267")
def test_fire_sears_the_sky_adds_four_a_card_for_the_rest_of_the_turn() -> None:
    cards = ["fire_sears_the_sky", "fire_sears_the_sky"]
    t = clash("death+war", "death+sky", hand={1: cards}).plays(1, "play fire_sears_the_sky", "play fire_sears_the_sky")
    assert t.s.fire == [0, 8, 0, 0, 0]
    t.rolls(6, 6, 5, 2, 2, 3, 1).plays(0, "champion war").plays(1, "champion sky")
    assert last_war(t)[1::2] == (17 + 5, 8 + 4 + 8)
    t.rolls(1, 2, 3, 2, 3, 1).plays(0, "champion war")
    assert last_war(t)[1::2] == (6 + 5, 6 + 4 + 8)


@covers("GS-199")
def test_while_both_sides_have_gods_the_attacker_fights_on_or_stops_and_no_army_fights() -> None:
    t = clash("death+war", "death+war").rolls(6, 6, 6, 1, 1, 2)
    t.plays(0, "champion war").plays(1, "champion death")
    assert t.options(0) == ["champion death", "champion war", "stop"]
    t.refuses(0, "roll 1", "GS-189")
    t.rolls(1, 1, 2, 6, 6, 6).plays(0, "champion war")  # the war god is the defender's only god: not asked
    assert (t.god(0, "war"), t.god(1, "war")) == ("", "varangia")
    assert t.options(0) == ["champion death", "stop"]
    t.plays(0, "stop")
    assert (t.asked(), t.s.stopped, t.s.attacked) == ((0, "Invade"), 1, 1)
    assert (t.god(0, "death"), t.at("varangia")) == ("thule", (1, 4))


@covers("GS-200")
def test_as_soon_as_one_side_has_no_gods_the_armies_meet_or_the_attacker_stops() -> None:
    t = clash("death+war", "death").rolls(6, 6, 6, 1, 1, 2).plays(0, "champion war")
    assert t.options(0) == ["roll 1", "roll 2", "roll 3", "stop"]
    t = clash("death+war", "death+war", force="death").rolls(1, 1, 2, 6, 6, 6).plays(1, "champion death")
    assert t.options(0) == ["roll 1", "roll 2", "roll 3", "stop"]
    assert t.s.force == 0


@covers("GS-292", "GS-127", "GS-198")
def test_worked_example_a_tie_won_thanks_to_the_war_god() -> None:
    t = clash("sky+war", "magic", lands={"altar_west": (0, 1)}).pile("sky", "lava_erupts")
    t.rolls(3, 3, 2, 4, 1, 6, 5, 3).plays(0, "champion sky")
    assert last_war(t) == ([3, 3, 2, 4, 1], 18, [6, 5, 3], 18)
    assert (t.god(1, "magic"), t.god(0, "sky"), t.god(0, "war")) == ("", "thule", "thule")
    assert t.hand(0) == ["lava_erupts"]
    assert t.s.sky_labour == 1


@covers("GS-127", "GS-132")
def test_one_sky_card_a_turn_for_the_attacker_with_the_sky_god_in_play() -> None:
    t = (
        clash("death+war", "death+war", elsewhere=("sky", "sky"))
        .pile("sky", "lava_erupts", "the_winds_turn")
        .picks(5, 5, 5, 0, 0, 1, 0, 5, 5, 5, 0, 0, 1)
    )
    t.plays(0, "champion war").plays(1, "champion death").plays(0, "champion war")
    assert (t.god(1, "death"), t.god(1, "war")) == ("", "")
    assert t.hand(0) == ["lava_erupts"]  # the second god earns no second card
    t = clash("death+war", "death+war", elsewhere=("", "sky")).pile("sky", "lava_erupts").rolls(6, 6, 6, 1, 1, 2)
    t.plays(0, "champion war").plays(1, "champion death")
    assert (t.hand(0), t.hand(1), t.s.sky_labour) == ([], [], 0)
    t = clash("death+war", "death+war", elsewhere=("sky", "sky")).pile("sky", "lava_erupts").rolls(1, 1, 2, 6, 6, 6)
    t.plays(0, "champion war").plays(1, "champion death")
    assert (t.hand(0), t.hand(1), t.s.sky_labour) == ([], [], 0)


@covers("GS-126", "GS-300")
def test_three_equal_dice_earn_a_relic_the_attacker_draws_first() -> None:
    t = clash("death+war", "death+war", elsewhere=("magic", "magic")).pile("magic", "excalibur")
    t.rolls(4, 4, 4, 6, 6, 6).plays(0, "champion war").plays(1, "champion death")
    assert (t.relics(0), t.relics(1)) == (["excalibur"], [])
    t = clash("death+war", "death+war", elsewhere=("", "magic")).pile("magic", "excalibur")
    t.rolls(4, 4, 4, 6, 6, 6).plays(0, "champion war").plays(1, "champion death")
    assert (t.relics(0), t.relics(1)) == ([], ["excalibur"])


@covers("GS-159", "GS-137", "GS-196")
def test_a_relic_drawn_in_the_middle_of_the_throw_works_at_once() -> None:
    t = clash("death+war", "death+war", elsewhere=("magic", "")).pile("magic", "gungnir_spear_of_odin")
    t.rolls(1, 1, 1, 2, 5, 3).rolls(6, 1, 4).rolls(2).plays(0, "champion war").plays(1, "champion death")
    assert last_war(t)[:2] == ([6, 2, 4], 17)
    t = clash("death+war", "death+war", elsewhere=("", "magic")).pile("magic", "mjolnir_hammer_of_thor")
    t.rolls(1, 1, 2, 2, 2, 2).plays(0, "champion war").plays(1, "champion death")
    assert last_war(t)[2:] == ([2, 2, 2], 13)


@covers("GS-137", "GS-138")
def test_re_rolled_dice_are_watched_again_on_both_sides() -> None:
    for attack, defence, winner in (("magic+war", "death+war", 0), ("death+war", "magic+war", 1)):
        t = clash(attack, defence).pile("magic", "excalibur")
        t.rolls(*((5, 5, 1, 2, 3, 6) if winner == 0 else (2, 3, 6, 5, 5, 1)), 5)
        t.plays(0, "champion war").plays(1, "champion war")
        assert t.relics(winner) == ["excalibur"]
