"""Chapter 16: declaring invasions, and when they go on or end."""

from typing import Any

import pytest

from tests.games.godstorm.table import Table, agrees, covers, given, told
from theogony.games.godstorm.content import ROUTES, borders, place
from theogony.games.godstorm.fortify import Fortify
from theogony.games.godstorm.invade import Invade
from theogony.games.godstorm.moves import MOVES
from theogony.kernel.move import UnknownMove
from theogony.kernel.refusal import no

ALL_GODS = {"death": "thule", "magic": "thule", "sky": "thule", "war": "thule"}
SUBSETS = ["none", "death", "magic", "death+magic", "sky", "death+sky", "magic+sky", "death+magic+sky", "war"]


def front(thule: int = 5, varangia: int = 3, **more: Any) -> Table:
    """The first player in Thule faces the second in Varangia and the third in Caledonia; Alemannia is empty."""
    lands = {"thule": (0, thule), "varangia": (1, varangia), "caledonia": (2, 2), "iberia": (0, 1), "galicia": (1, 1)}
    return given(lands, **more).step(Invade(0))


def invasion(t: Table) -> tuple[int, int, int, int]:
    """Armies declared, gods in the force (bits), whether it has attacked, whether it was stopped."""
    return t.s.declared, t.s.force, t.s.attacked, t.s.stopped


@covers("GS-173")
def test_any_adjacent_territory_that_is_not_mine_may_be_invaded() -> None:
    assert front().options(0) == ["done", "attack thule>caledonia", "attack thule>varangia", "enter thule>alemannia"]


@covers("GS-173")
def test_nobody_has_to_invade() -> None:
    t = given({"thule": (0, 5), "varangia": (1, 3), "gaul": (0, 1), "iberia": (0, 2)})
    t.step(Invade(0), Fortify(0)).plays(0, "done")
    assert t.asked() == (0, "Fortify")
    assert t.at("thule") == (0, 5)
    assert t.at("varangia") == (1, 3)


@covers("GS-173")
def test_others_armies_do_not_obey_and_own_territories_are_no_target() -> None:
    t = given({"thule": (0, 5), "varangia": (0, 3), "rus": (1, 4), "caledonia": (2, 1)}).step(Invade(0))
    assert t.refuses(0, "attack rus>varangia", "GS-173") == no(
        "GS-173", "not-under-your-control", remedy="choose-your-own", place="rus"
    )
    assert t.refuses(0, "attack thule>varangia", "GS-173") == no(
        "GS-173", "own-territory", remedy="choose-enemy", place="varangia"
    )
    assert t.refuses(0, "enter varangia>thule", "GS-173").key == "own-territory"
    t.refuses(0, "attack alemannia>thule", "GS-173")


@covers("GS-173")
def test_there_is_no_move_between_territories_that_do_not_touch() -> None:
    with pytest.raises(UnknownMove):
        MOVES.parse("attack thule>rus")


@covers("GS-173", "GS-261")
def test_a_cut_water_connection_carries_no_invasion() -> None:
    t = given({"thule": (0, 5), "caledonia": (1, 2), "varangia": (1, 1)})
    t.s.maelstrom = ROUTES.index((place("caledonia"), place("thule")))
    t.s.borders = borders(0, t.s.maelstrom)
    t.step(Invade(0))
    assert t.options(0) == ["done", "attack thule>varangia", "enter thule>alemannia"]
    assert t.refuses(0, "attack thule>caledonia", "GS-261") == no(
        "GS-261", "connection-cut", remedy="choose-neighbour", origin="thule", place="caledonia"
    )


@covers("GS-174")
def test_two_armies_are_needed_and_gods_are_none() -> None:
    t = front(thule=1, gods={0: {"war": "thule", "sky": "thule"}})
    # nothing but "done" is left, so the step is over and the next player's turn has begun
    assert t.asked()[0] == 1
    t = given({"thule": (0, 1), "rus": (0, 2), "varangia": (1, 1)}, gods={0: ALL_GODS}).step(Invade(0))
    assert t.refuses(0, "attack thule>varangia", "GS-174") == no(
        "GS-174", "two-armies-needed", remedy="two-armies", place="thule", armies=1
    )
    t.refuses(0, "enter thule>alemannia", "GS-174")
    assert "attack rus>varangia" in t.options(0)


@covers("GS-175", "GS-211")
def test_every_declaration_is_an_invasion_of_its_own() -> None:
    t = front().plays(0, "attack thule>varangia", "commit 2").rolls(1, 6).plays(0, "roll 1").plays(1, "defend 1")
    assert invasion(t) == (1, 0, 1, 0)
    t.plays(0, "stop", "attack thule>varangia")
    assert t.options(0) == ["commit 1", "commit 2", "commit 3"]
    t.plays(0, "commit 3")
    assert invasion(t) == (3, 0, 0, 0)
    t.refuses(0, "stop", "GS-183")


@covers("GS-176", "GS-177")
def test_all_gods_of_the_origin_are_in_the_force_until_the_attacker_says_otherwise() -> None:
    t = front(gods={0: ALL_GODS, 1: {"war": "varangia"}}).plays(0, "attack thule>varangia")
    assert invasion(t) == (4, 0b1111, 0, 0)
    t.plays(0, "commit 4")
    assert t.asked() == (0, "BringGods")
    assert len(t.options(0)) == 16
    assert t.options(0)[:9] == [f"with {gods}" for gods in SUBSETS]
    t.plays(0, "with sky+war")
    assert invasion(t) == (4, 0b1100, 0, 0)
    assert t.options(0) == ["champion sky", "champion war"]


@covers("GS-176")
def test_only_gods_that_stand_in_the_origin_take_part() -> None:
    t = front(gods={0: {"war": "thule", "sky": "iberia"}}).plays(0, "attack thule>varangia", "commit 2")
    assert t.options(0) == ["with none", "with war"]
    refusal = t.refuses(0, "with sky+war", "GS-176")
    assert refusal == no("GS-176", "gods-not-there", remedy="choose-gods-there")
    t.plays(0, "with none")
    assert invasion(t) == (2, 0, 0, 0)


@covers("GS-176", "GS-178")
def test_everybody_hears_the_declaration() -> None:
    t = front(gods={0: {"war": "thule"}}).plays(0, "attack thule>varangia", "commit 3", "with war")
    assert told(t, "invasion") == [
        {
            "kind": "invasion",
            "clause": "GS-176",
            "seat": 0,
            "origin": "thule",
            "place": "varangia",
            "armies": 3,
            "gods": ["war"],
            "defender": 1,
        }
    ]


@covers("GS-178", "GS-179")
def test_the_declared_number_goes_from_one_to_all_but_one() -> None:
    t = front().plays(0, "attack thule>varangia")
    assert t.s.declared == 4
    assert t.options(0) == ["commit 1", "commit 2", "commit 3", "commit 4"]
    assert t.refuses(0, "commit 5", "GS-178") == no(
        "GS-178", "number-out-of-range", remedy="choose-between", low=1, high=4, number=5
    )


@covers("GS-178", "GS-179")
def test_the_declared_number_limits_the_dice_and_shrinks_with_losses() -> None:
    t = front(thule=9).plays(0, "attack thule>varangia", "commit 2")
    assert t.options(0) == ["roll 1", "roll 2"]
    t.rolls(1, 1, 6, 6).plays(0, "roll 2").plays(1, "defend 2")
    assert t.at("thule") == (0, 7)
    assert invasion(t) == (0, 0, 1, 0)
    assert t.asked() == (0, "Invade")
    assert told(t, "invasion-ended") == [{"kind": "invasion-ended", "clause": "GS-187", "seat": 0}]
    assert "attack thule>varangia" in t.options(0)


@covers("GS-178", "GS-213")
def test_the_declared_number_does_not_limit_the_move_after_a_capture() -> None:
    t = front(thule=6, varangia=1).rolls(6, 1).plays(0, "attack thule>varangia", "commit 1")
    assert t.options(0) == [f"move {n}" for n in range(1, 6)]
    t.plays(0, "move 5")
    assert t.at("varangia") == (0, 5)


@covers("GS-183", "GS-184")
def test_a_declared_invasion_makes_one_attack_before_it_is_called_off() -> None:
    t = front().plays(0, "attack thule>varangia", "commit 4")
    assert t.options(0) == ["roll 1", "roll 2", "roll 3"]
    assert t.refuses(0, "stop", "GS-183") == no("GS-183", "attack-once-first", remedy="attack-now")
    t.refuses(0, "done", "GS-203")
    t.rolls(6, 1).plays(0, "roll 1").plays(1, "defend 1")
    assert t.options(0) == ["roll 1", "roll 2", "roll 3", "stop"]


@covers("GS-184", "GS-185", "GS-199")
def test_a_round_of_godswar_counts_as_the_attack() -> None:
    t = front(gods={0: {"war": "thule", "sky": "thule"}, 1: {"war": "varangia", "sky": "varangia"}})
    t.plays(0, "attack thule>varangia", "commit 4", "with sky+war")
    assert t.asked() == (0, "ChooseAttackingGod")
    assert t.refuses(0, "stop", "GS-183").key == "attack-once-first"
    t.rolls(1, 1, 1, 1, 6, 6, 6, 6).plays(0, "champion war").plays(1, "champion sky")
    assert invasion(t) == (4, 0b0100, 1, 0)
    t.plays(0, "stop")
    assert invasion(t) == (4, 0b0100, 1, 1)
    assert t.asked() == (0, "Invade")


@covers("GS-185")
def test_without_gods_on_both_sides_the_armies_meet_at_once() -> None:
    t = front(gods={0: {"war": "thule"}}).plays(0, "attack thule>varangia", "commit 4", "with war")
    assert t.asked() == (0, "Assault")
    t = front(gods={0: {"war": "thule"}, 1: {"sky": "galicia"}}).plays(0, "attack thule>varangia", "commit 4")
    t.plays(0, "with war")
    assert t.asked() == (0, "Assault")


@covers("GS-186")
def test_gods_of_the_defender_alone_lend_their_power_and_fall_with_the_last_army() -> None:
    t = front(varangia=1, gods={0: {"war": "thule"}, 1: {"magic": "varangia", "sky": "varangia"}})
    t.plays(0, "attack thule>varangia", "commit 4", "with none")
    assert t.asked() == (0, "Assault")
    t.rolls(4, 1, 1, 5).plays(0, "roll 1")  # the defender's 1s are rolled again: 1, 1, 5
    assert t.at("thule") == (0, 4)
    t.rolls(6, 5).plays(0, "roll 1", "move 1")
    assert t.at("varangia") == (0, 1)
    assert (t.god(1, "magic"), t.god(1, "sky")) == ("", "")


@covers("GS-187", "GS-211")
def test_after_each_round_the_attacker_goes_on_or_stops_this_invasion_only() -> None:
    t = front(varangia=4).plays(0, "attack thule>varangia", "commit 4")
    for _ in range(2):
        t.rolls(6, 1).plays(0, "roll 1").plays(1, "defend 1")
    assert t.at("varangia") == (1, 2)
    assert invasion(t) == (4, 0, 1, 0)
    t.plays(0, "stop")
    assert invasion(t) == (4, 0, 1, 1)
    assert told(t, "invasion-ended") == [{"kind": "invasion-ended", "clause": "GS-187", "seat": 0}]
    t.plays(0, "attack thule>caledonia", "commit 4")
    assert invasion(t) == (4, 0, 0, 0)


@covers("GS-179", "GS-211")
def test_the_invasion_is_over_when_one_army_is_left_in_the_origin() -> None:
    t = front(thule=3).plays(0, "attack thule>varangia", "commit 2")
    t.rolls(1, 1, 6, 6).plays(0, "roll 2").plays(1, "defend 2")
    assert t.at("thule") == (0, 1)
    assert t.asked()[0] == 1  # nothing else can be invaded: the turn went on by itself


@covers("GS-188")
def test_an_empty_territory_is_entered_without_dice() -> None:
    t = front(gods={0: {"war": "thule", "sky": "thule"}}, temples=["alemannia"]).plays(0, "enter thule>alemannia")
    assert t.asked() == (0, "EnterWith")
    assert t.options(0) == ["move 1", "move 2", "move 3", "move 4"]
    for wrong in (0, 5):
        assert t.refuses(0, f"move {wrong}", "GS-188") == no(
            "GS-188", "number-out-of-range", remedy="choose-between", low=1, high=4, number=wrong
        )
    t.plays(0, "move 2")
    assert t.options(0) == ["with none", "with sky", "with war", "with sky+war"]
    t.plays(0, "with war")
    assert t.at("alemannia") == (0, 2)
    assert t.at("thule") == (0, 3)
    assert (t.god(0, "war"), t.god(0, "sky")) == ("alemannia", "thule")
    assert t.s.temples_of(0) == [place("alemannia")]
    assert t.s.conquered == 0
    assert told(t, "entered", "invasion") == [
        {"kind": "entered", "clause": "GS-188", "seat": 0, "origin": "thule", "place": "alemannia", "armies": 2}
    ]
    assert t.asked() == (0, "Invade")


@covers("GS-188", "GS-219")
def test_plague_strikes_who_enters_an_empty_plague_land() -> None:
    t = front(thule=7, gods={0: {"war": "thule"}}, plague=["alemannia"]).plays(0, "enter thule>alemannia")
    t.plays(0, "move 5", "with war")
    assert t.at("alemannia") == (0, 3)
    assert t.s.heaven == [2, 0, 0, 0, 0, 0]
    assert t.god(0, "war") == ""


@covers("GS-188")
def test_armies_are_attacked_and_empty_places_entered() -> None:
    t = front()
    assert t.refuses(0, "enter thule>varangia", "GS-188") == no(
        "GS-188", "occupied", remedy="attack-instead", place="varangia"
    )
    assert t.refuses(0, "attack thule>alemannia", "GS-188") == no(
        "GS-188", "unoccupied", remedy="enter-instead", place="alemannia"
    )


@covers("GS-188")
def test_entering_costs_no_window_for_sky_cards() -> None:
    t = front(gods={1: {"sky": "galicia"}}, hand={1: ["men_become_warriors"]}, faith=[0, 9]).plays(
        0, "enter thule>alemannia"
    )
    assert t.asked() == (0, "EnterWith")


@covers("GS-173")
def test_classic_mode_declares_no_number() -> None:
    t = given({"thule": (0, 5), "varangia": (1, 3)}, mode="classic").step(Invade(0)).plays(0, "attack thule>varangia")
    assert t.asked() == (0, "Assault")
    assert invasion(t) == (4, 0, 0, 0)


@covers("GS-173", "GS-174", "GS-188")
def test_the_quick_list_of_invasions_is_that_of_the_checks() -> None:
    lands = {"thule": (0, 2), "varangia": (1, 3), "caledonia": (0, 1), "hesperide": (0, 2), "rus": (0, 3)}
    t = given({**lands, "anglia": (2, 1), "scythia": (2, 2)}).step(Invade(0))
    assert agrees(t, Invade(0))
    assert agrees(t, Invade(2))
    t.s.sacred = [place("varangia")]
    assert agrees(t, Invade(0))
    t.plays(0, "enter hesperide>tritonis")
    assert t.at("tritonis") == (0, 1)
