"""Chapter 10: what the gods do for the armies they stand with."""

import pytest

from tests.games.godstorm.table import Table, covers, given
from theogony.games.godstorm.content import PANTHEONS
from theogony.games.godstorm.invade import Invade

every_pantheon = pytest.mark.parametrize("pantheon", PANTHEONS)


def war_at(
    own: tuple[str, ...] = (),
    enemy: tuple[str, ...] = (),
    bring: str = "none",
    pantheon: str = "greeks",
    defenders: int = 4,
    own_elsewhere: tuple[str, ...] = (),
    enemy_elsewhere: tuple[str, ...] = (),
    pantheon_of: int = 0,
    godswar: tuple[int, ...] = (),
) -> Table:
    """Thule (8 armies) attacks Varangia with 7 of them and the named gods; Gaul and Roma are far away."""
    t = given(
        lands={"thule": (0, 8), "varangia": (1, defenders), "gaul": (0, 3), "roma": (1, 3), "egypt": (2, 1)},
        gods={
            0: {**dict.fromkeys(own, "thule"), **dict.fromkeys(own_elsewhere, "gaul")},
            1: {**dict.fromkeys(enemy, "varangia"), **dict.fromkeys(enemy_elsewhere, "roma")},
        },
    )
    t.s.pantheon[pantheon_of] = PANTHEONS.index(pantheon)
    t.s.pantheon[1 - pantheon_of] = (t.s.pantheon[pantheon_of] + 1) % 5
    t.pile("sky", "lava_erupts")  # for the Sky labour
    t.rolls(*godswar).step(Invade(0)).plays(0, "attack thule>varangia", "commit 7")
    if own:
        t.plays(0, f"with {bring}")
    return t


def fight(t: Table, attack: tuple[int, ...], defence: tuple[int, ...], *again: int) -> Table:
    """One round of battle with these dice; the last ones are re-rolls in their order."""
    t.rolls(*attack, *defence, *again)
    t.plays(0, f"roll {len(attack)}").plays(1, f"defend {len(defence)}")
    assert t.rng.dice == [], "fewer dice were rolled than the test rigged"
    return t


def shown(t: Table, kind: str) -> tuple[object, object]:
    event = t.events(kind)[-1].public
    return event["attack"], event["defence"]


# -- god of death ------------------------------------------------------------------------------------------------------


@covers("GS-116", "GS-011")
@every_pantheon
def test_death_in_the_force_sends_fallen_defenders_to_their_reserve(pantheon: str) -> None:
    t = war_at(own=("death",), bring="death", pantheon=pantheon)
    reserve = t.s.reserve.copy()
    fight(t, (6, 6, 1), (5, 5))
    assert t.at("varangia") == (1, 2)
    assert t.s.heaven[1] == 0
    assert t.s.reserve[1] == reserve[1] + 2
    fight(t, (1, 1), (5, 5))  # his own fallen go to heaven as ever
    assert t.s.heaven[0] == 2
    assert t.s.reserve[0] == reserve[0]


@covers("GS-116", "GS-122", "GS-123")
@pytest.mark.parametrize("where", ["left out", "elsewhere", "defending"])
def test_death_anywhere_else_changes_nothing(where: str) -> None:
    t = {
        "left out": lambda: war_at(own=("death",)),
        "elsewhere": lambda: war_at(own_elsewhere=("death",)),
        "defending": lambda: war_at(enemy=("death",)),
    }[where]()
    fight(t, (6, 2, 1), (5, 5))
    assert t.s.heaven[:2] == [1, 1]


# -- goddess of magic --------------------------------------------------------------------------------------------------


@covers("GS-117", "GS-011")
@every_pantheon
def test_magic_attacking_rolls_every_one_again_until_none_is_left(pantheon: str) -> None:
    t = war_at(own=("magic",), bring="magic", pantheon=pantheon)
    fight(t, (1, 1, 3), (4, 4), 1, 5, 6)  # both 1s again: 1 and 5; the 1 once more: 6
    assert shown(t, "battle") == ([6, 5, 3], [4, 4])
    assert t.at("varangia") == (1, 2)


@covers("GS-117", "GS-011")
@every_pantheon
def test_magic_defending_rolls_every_one_again_until_none_is_left(pantheon: str) -> None:
    t = war_at(enemy=("magic",), pantheon=pantheon, pantheon_of=1)
    fight(t, (4, 3, 3), (1, 1), 1, 5, 4)
    assert shown(t, "battle") == ([4, 3, 3], [5, 4])
    assert t.at("thule") == (0, 6)


@covers("GS-117", "GS-123")
@pytest.mark.parametrize("where", ["left out", "elsewhere", "defender elsewhere"])
def test_magic_anywhere_else_lets_the_ones_lie(where: str) -> None:
    t = {
        "left out": lambda: war_at(own=("magic",)),
        "elsewhere": lambda: war_at(own_elsewhere=("magic",)),
        "defender elsewhere": lambda: war_at(enemy_elsewhere=("magic",)),
    }[where]()
    fight(t, (1, 1, 3), (1, 1))
    assert shown(t, "battle") == ([3, 1, 1], [1, 1])


@covers("GS-117")
def test_magic_helps_only_her_own_side() -> None:
    t = war_at(own=("magic",), bring="magic")
    fight(t, (2, 3, 3), (1, 1))
    assert shown(t, "battle") == ([3, 3, 2], [1, 1])
    t = war_at(enemy=("magic",))
    fight(t, (1, 3, 3), (2, 2))
    assert shown(t, "battle") == ([3, 3, 1], [2, 2])


# -- god of the sky ----------------------------------------------------------------------------------------------------


@covers("GS-118", "GS-011")
@every_pantheon
def test_sky_adds_a_die_to_a_godswar_of_the_attacker(pantheon: str) -> None:
    t = war_at(own=("sky",), enemy=("death",), bring="sky", pantheon=pantheon, godswar=(2, 2, 2, 2, 3, 3, 3))
    assert shown(t, "godswar") == ([2, 2, 2, 2], [3, 3, 3])
    assert t.events("godswar")[0].public["attack_total"] == 8 + 7
    assert t.god(1, "death") == ""  # 15 against 9 + 4


@covers("GS-118", "GS-011")
@every_pantheon
def test_sky_adds_a_die_to_a_godswar_of_the_defender(pantheon: str) -> None:
    dice = (5, 5, 5, 6, 6, 5, 2)
    t = war_at(own=("death",), enemy=("sky",), bring="death", pantheon=pantheon, pantheon_of=1, godswar=dice)
    assert shown(t, "godswar") == ([5, 5, 5], [6, 6, 5, 2])
    assert t.god(0, "death") == ""  # 15 + 7 against 19 + 4


@covers("GS-118", "GS-123")
def test_sky_elsewhere_or_left_out_adds_no_die() -> None:
    dice = (2, 2, 3, 4, 4, 5)
    t = war_at(own=("death", "sky"), enemy=("war",), bring="death", enemy_elsewhere=("sky",), godswar=dice)
    assert shown(t, "godswar") == ([2, 2, 3], [4, 4, 5])
    t = war_at(own=("death",), own_elsewhere=("sky",), enemy=("war",), bring="death", godswar=dice)
    assert shown(t, "godswar") == ([2, 2, 3], [4, 4, 5])


@covers("GS-122")
def test_sky_gives_nothing_in_battle() -> None:
    t = war_at(own=("sky",), bring="sky")
    fight(t, (1, 4, 4), (4, 1))
    assert shown(t, "battle") == ([4, 4, 1], [4, 1])
    assert t.s.heaven[:2] == [1, 1]
    t = war_at(enemy=("sky",))
    fight(t, (1, 4, 4), (4, 1))
    assert t.s.heaven[:2] == [1, 1]


# -- god of war --------------------------------------------------------------------------------------------------------


@covers("GS-119", "GS-208", "GS-011")
@every_pantheon
def test_war_in_the_force_wins_the_ties_of_a_battle(pantheon: str) -> None:
    t = war_at(own=("war",), bring="war", pantheon=pantheon)
    fight(t, (5, 4, 1), (5, 4))
    assert (t.at("thule"), t.at("varangia")) == ((0, 8), (1, 2))


@covers("GS-119", "GS-122", "GS-123")
@pytest.mark.parametrize("where", ["left out", "elsewhere", "defending", "both far"])
def test_war_anywhere_else_leaves_ties_to_the_defender(where: str) -> None:
    t = {
        "left out": lambda: war_at(own=("war",)),
        "elsewhere": lambda: war_at(own_elsewhere=("war",)),
        "defending": lambda: war_at(enemy=("war",)),
        "both far": lambda: war_at(own_elsewhere=("war",), enemy_elsewhere=("war",)),
    }[where]()
    fight(t, (5, 4, 1), (5, 4))
    assert (t.at("thule"), t.at("varangia")) == ((0, 6), (1, 4))


@covers("GS-119", "GS-198")
@pytest.mark.parametrize(("bring", "loser"), [("war", 1), ("death", 0)])
def test_war_in_the_force_wins_the_ties_of_a_godswar(bring: str, loser: int) -> None:
    t = war_at(own=("war", "death"), enemy=("magic",), bring=bring, godswar=(2, 2, 3, 3, 3, 4))
    assert t.events("godswar")[0].public["attack_total"] == 7 + 7
    assert t.events("godswar")[0].public["defence_total"] == 10 + 4
    assert t.god(1, "magic") == ("" if loser == 1 else "varangia")
    assert t.god(0, bring) == ("" if loser == 0 else "thule")


@covers("GS-122")
def test_war_defending_wins_no_ties_against_war() -> None:
    t = war_at(own=("war",), enemy=("war",), bring="war", godswar=(2, 2, 2, 3, 3, 3))
    assert t.god(1, "war") == ""


# -- together ----------------------------------------------------------------------------------------------------------


@covers("GS-114")
def test_gods_roll_no_dice_and_are_no_losses() -> None:
    t = war_at(enemy=("death", "magic", "sky", "war"), defenders=1)
    t.rolls(6, 6, 6, 5).plays(0, "roll 3")  # one army, one die, whatever gods stand there
    assert shown(t, "battle") == ([6, 6, 6], [5])
    assert t.at("varangia")[0] == 0
    assert [t.god(1, kind) for kind in ("death", "magic", "sky", "war")] == [""] * 4
    assert t.s.heaven[1] == 1


@covers("GS-114", "GS-174")
def test_gods_do_not_attack_without_armies() -> None:
    t = given(lands={"thule": (0, 1), "gaul": (0, 2), "varangia": (1, 1)}, gods={0: {"war": "thule", "sky": "thule"}})
    t.step(Invade(0)).refuses(0, "attack thule>varangia", "GS-174")


@covers("GS-114", "GS-204")
def test_gods_add_no_attack_dice() -> None:
    lands = {"thule": (0, 2), "gaul": (0, 2), "varangia": (1, 3)}
    t = given(lands=lands, gods={0: {"death": "thule", "sky": "thule"}})
    t.step(Invade(0)).rolls(6).plays(0, "attack thule>varangia", "with death+sky")  # one die: nothing to choose
    t.rolls(1).plays(1, "defend 1")
    assert shown(t, "battle") == ([6], [1])


@covers("GS-115", "GS-185")
def test_gods_of_both_sides_meet_before_the_armies() -> None:
    t = war_at(own=("death", "war"), enemy=("sky", "magic"), bring="death+war")
    assert t.asked() == (0, "ChooseAttackingGod")
    t.refuses(0, "roll 3", "GS-189")


@covers("GS-115", "GS-186")
def test_without_gods_on_both_sides_there_is_no_godswar() -> None:
    assert war_at(own=("death", "war"), bring="death+war").asked() == (0, "Assault")
    assert war_at(own=("death", "war"), enemy=("sky",), bring="none").asked() == (0, "Assault")
    assert war_at(enemy=("sky",)).asked() == (0, "Assault")


@covers("GS-120", "GS-192", "GS-195")
def test_all_gods_of_a_side_support_the_one_that_fights() -> None:
    t = war_at(own=("death", "magic", "sky", "war"), enemy=("death", "magic", "sky"), bring="death+magic+sky+war")
    t.plays(0, "champion death")
    t.rolls(2, 2, 3, 1, 3, 3, 4, 1, 4, 4)  # four dice each; both 1s become 4
    t.plays(1, "champion death")
    assert shown(t, "godswar") == ([2, 2, 3, 4], [3, 3, 4, 4])
    assert t.events("godswar")[0].public["attack_total"] == 11 + 7
    assert t.events("godswar")[0].public["defence_total"] == 14 + 4  # a tie, which the war god wins
    assert t.god(1, "death") == ""
    assert t.god(0, "death") == "thule"


@covers("GS-120", "GS-202")
def test_a_god_that_was_left_out_supports_nobody() -> None:
    t = war_at(own=("death", "magic", "sky", "war"), enemy=("death",), bring="death", godswar=(2, 2, 1, 3, 2, 3))
    assert shown(t, "godswar") == ([2, 2, 1], [3, 2, 3])
    assert t.god(0, "death") == ""  # 5 + 7 against 8 + 4: a tie, and the war god stayed away


@covers("GS-121")
def test_a_god_lends_its_power_to_the_godswar_and_then_to_the_battle() -> None:
    t = war_at(own=("magic",), enemy=("death",), bring="magic", godswar=(6, 5, 1, 2, 3, 1, 4))
    assert shown(t, "godswar") == ([6, 5, 4], [2, 3, 1])
    assert t.god(1, "death") == ""
    fight(t, (1, 5, 6), (2, 3), 4)
    assert shown(t, "battle") == ([6, 5, 4], [3, 2])


@covers("GS-121")
def test_a_god_banished_in_the_godswar_lends_nothing_to_the_battle() -> None:
    t = war_at(own=("war",), enemy=("death",), bring="war", godswar=(2, 2, 3, 6, 5, 5))
    assert t.god(0, "war") == ""
    fight(t, (5, 4, 1), (5, 4))
    assert (t.at("thule"), t.at("varangia")) == ((0, 6), (1, 4))


@covers("GS-014")
def test_pantheons_differ_in_nothing_but_their_names() -> None:
    boards = []
    for pantheon in PANTHEONS:
        t = war_at(own=("magic",), enemy=("sky",), bring="magic", pantheon=pantheon, godswar=(6, 5, 1, 2, 3, 2, 4, 5))
        fight(t, (1, 5, 6), (2, 3), 4)
        dump = t.s.dump()
        del dump["pantheon"]
        boards.append(dump)
    assert all(board == boards[0] for board in boards)
