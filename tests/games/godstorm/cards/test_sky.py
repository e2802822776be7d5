"""Sky cards that act on armies, gods and temples of the invasion just declared. -- GS-180 ff."""

import pytest

from tests.games.godstorm.cards.playing import attacked, cast
from tests.games.godstorm.table import board, card_test, changes, covers
from theogony.games.godstorm.content import place
from theogony.games.godstorm.state import NOBODY

EMPTY = (NOBODY, 0)
BATTLEFIELD = {"thule": (0, 6), "varangia": (1, 3), "roma": (0, 2), "egypt": (2, 4)}


# -- Enemies Convert --------------------------------------------------------------------------------------------------


@card_test("enemies_convert")
@covers("GS-180", "GS-182")
def test_two_enemies_convert_and_join_the_defenders() -> None:
    t = attacked("enemies_convert", lands=BATTLEFIELD)
    before, reserve = board(t), list(t.s.reserve)
    cast(t, 1, "enemies_convert")
    assert changes(t, before) == {"thule": (0, 4), "varangia": (1, 5)}
    assert [new - old for new, old in zip(t.s.reserve[:3], reserve[:3], strict=True)] == [2, -2, 0]
    assert t.s.heaven == [0] * 6
    assert t.s.declared == 3


@card_test("enemies_convert")
@covers("GS-184", "GS-039", "GS-034")
def test_when_the_last_enemies_convert_the_origin_is_empty_and_the_invasion_over() -> None:
    t = attacked("enemies_convert", lands={**BATTLEFIELD, "thule": (0, 2)}, gods={0: {"war": "thule"}})
    cast(t, 1, "enemies_convert")
    assert (t.at("thule"), t.at("varangia"), t.god(0, "war")) == (EMPTY, (1, 5), "")
    assert t.asked() == (0, "Invade")
    assert t.s.attacked == 0


@card_test("enemies_convert")
@covers("GS-184")
def test_one_army_left_by_converts_cannot_go_on_with_the_invasion() -> None:
    t = attacked("enemies_convert", lands={**BATTLEFIELD, "thule": (0, 3)})
    cast(t, 1, "enemies_convert")
    assert t.at("thule") == (0, 1)
    assert t.events("invasion-ended")[-1].clause == "GS-184"


@card_test("enemies_convert")
@covers("GS-017")
def test_converts_find_no_place_in_an_army_at_its_limit() -> None:
    t = attacked("enemies_convert", lands={**BATTLEFIELD, "minoa": (1, 105)})
    cast(t, 1, "enemies_convert")
    assert (t.at("thule"), t.at("varangia")) == ((0, 4), (1, 4))


# -- Your Idol Is False and The Mighty Turn Meek ----------------------------------------------------------------------


@card_test("your_idol_is_false")
@covers("GS-182", "GS-035")
def test_an_idol_in_the_origin_is_false_whether_it_takes_part_or_not() -> None:
    gods = {0: {"war": "thule", "sky": "thule", "magic": "roma"}}
    t = attacked("your_idol_is_false", lands=BATTLEFIELD, gods=gods, force="war")
    t.plays(1, "play your_idol_is_false")
    t.refuses(1, "choose magic", "GS-151")
    t.refuses(1, "choose death", "GS-151")
    t.plays(1, "choose sky")
    assert [t.god(0, god) for god in ("war", "sky", "magic")] == ["thule", "", "roma"]
    assert t.s.force == 8
    t = attacked("your_idol_is_false", lands=BATTLEFIELD, gods={**gods, 1: {"war": "varangia"}}, force="war")
    t.plays(1, "play your_idol_is_false", "choose war")
    assert (t.god(0, "war"), t.s.force) == ("", 0)
    assert t.asked() == (0, "Assault")  # no god is left in the force: no godswar
    assert t.s.banished == 8


@card_test("your_idol_is_false")
@covers("GS-151")
def test_an_idol_is_false_only_if_a_god_stands_in_the_origin() -> None:
    t = attacked("your_idol_is_false", lands=BATTLEFIELD, gods={0: {"war": "roma"}})
    assert t.refuses(1, "play your_idol_is_false", "GS-151").key == "needs-attacking-god"


@card_test("the_mighty_turn_meek")
@covers("GS-182")
def test_a_mighty_god_turns_meek_and_withdraws_to_a_temple_of_the_attacker() -> None:
    lands = {**BATTLEFIELD, "gaul": (0, 1), "dacia": (0, 1)}
    gods = {0: {"war": "thule", "sky": "thule", "death": "roma"}}
    t = attacked(
        "the_mighty_turn_meek", lands=lands, gods=gods, force="sky+war", temples=["roma", "gaul", "thule", "egypt"]
    )
    t.plays(1, "play the_mighty_turn_meek")
    t.refuses(1, "choose death", "GS-151")
    t.plays(1, "choose war")
    t.refuses(1, "target thule", "GS-151")
    t.refuses(1, "target egypt", "GS-151")
    t.refuses(1, "target dacia", "GS-151")
    t.plays(1, "target gaul")
    assert [t.god(0, god) for god in ("war", "sky", "death")] == ["gaul", "thule", "roma"]
    assert t.s.force == 4
    assert t.s.banished == 0


@card_test("the_mighty_turn_meek")
@covers("GS-169")
def test_a_god_that_turns_meek_into_a_plagued_temple_is_banished() -> None:
    t = attacked(
        "the_mighty_turn_meek",
        lands=BATTLEFIELD,
        gods={0: {"war": "thule"}},
        force="war",
        temples=["roma"],
        plague=["roma"],
    )
    cast(t, 1, "the_mighty_turn_meek")
    assert (t.god(0, "war"), t.s.banished) == ("", 8)


@card_test("the_mighty_turn_meek")
@covers("GS-151")
@pytest.mark.parametrize(
    ("gods", "temples", "missing"),
    [
        ({}, ["roma"], "needs-attacking-god"),
        ({"war": "thule"}, ["thule"], "needs-attackers-temple"),
        ({"war": "thule"}, ["egypt", "kush"], "needs-attackers-temple"),
    ],
)
def test_the_mighty_turn_meek_needs_a_god_and_a_temple_elsewhere(
    gods: dict[str, str], temples: list[str], missing: str
) -> None:
    t = attacked("the_mighty_turn_meek", lands=BATTLEFIELD, gods={0: gods}, temples=temples)
    assert t.refuses(1, "play the_mighty_turn_meek", "GS-151").key == missing


# -- The Fog Lifts ----------------------------------------------------------------------------------------------------


@card_test("the_fog_lifts")
@covers("GS-043", "GS-151")
def test_the_fog_lifts_and_up_to_four_armies_of_one_land_join_the_defence() -> None:
    lands = {**BATTLEFIELD, "minoa": (1, 7), "parthia": (1, 3)}
    t = attacked("the_fog_lifts", lands=lands, gods={1: {"sky": "minoa"}})
    before = board(t)
    t.plays(1, "play the_fog_lifts")
    t.refuses(1, "target varangia", "GS-151")
    t.refuses(1, "target egypt", "GS-151")
    t.refuses(1, "target kush", "GS-043")
    t.plays(1, "target minoa")
    t.refuses(1, "move 5", "GS-043")
    t.refuses(1, "move 0", "GS-043")
    t.plays(1, "move 4")
    assert changes(t, before) == {"minoa": (1, 3), "varangia": (1, 7)}
    assert t.god(1, "sky") == "minoa"


@card_test("the_fog_lifts")
@covers("GS-043", "GS-181")
def test_the_fog_lifts_twice_and_never_takes_the_last_army() -> None:
    t = attacked("the_fog_lifts", "the_fog_lifts", lands={**BATTLEFIELD, "minoa": (1, 3)})
    t.plays(1, "play the_fog_lifts")
    t.refuses(1, "move 3", "GS-043")
    t.plays(1, "move 1", "play the_fog_lifts")
    assert (t.at("minoa"), t.at("varangia")) == ((1, 1), (1, 5))
    t = attacked("the_fog_lifts", lands=BATTLEFIELD)
    assert t.refuses(1, "play the_fog_lifts", "GS-151").key == "needs-armies-elsewhere"


# -- Swords Become Plowshares -----------------------------------------------------------------------------------------


@card_test("swords_become_plowshares")
@covers("GS-182", "GS-178", "GS-294", "GS-302")
@pytest.mark.parametrize(("die", "left", "declared"), [(1, 5, 4), (4, 2, 1)])
def test_swords_become_plowshares_and_the_attacker_has_fewer(die: int, left: int, declared: int) -> None:
    t = attacked("swords_become_plowshares", lands=BATTLEFIELD)
    before, reserve = board(t), t.s.reserve[0]
    cast(t.rolls(die), 1, "swords_become_plowshares")
    assert changes(t, before) == {"thule": (0, left)}
    assert (t.s.reserve[0], t.s.heaven[0], t.s.declared) == (reserve + die, 0, declared)


@card_test("swords_become_plowshares")
@covers("GS-184", "GS-034", "GS-039")
@pytest.mark.parametrize(("die", "origin"), [(5, (0, 1)), (6, EMPTY)])
def test_swords_become_plowshares_and_the_invasion_is_over(die: int, origin: tuple[int, int]) -> None:
    t = attacked("swords_become_plowshares", lands=BATTLEFIELD, gods={0: {"war": "thule"}}, force="war")
    cast(t.rolls(die), 1, "swords_become_plowshares")
    assert t.at("thule") == origin
    assert t.god(0, "war") == ("thule" if origin != EMPTY else "")
    assert t.events("invasion-ended")[-1].clause == "GS-184"


# -- 1000 Workers Amass and Men Become Warriors -----------------------------------------------------------------------


@card_test("thousand_workers_amass")
@covers("GS-206", "GS-020", "GS-111")
def test_a_thousand_workers_build_a_temple_that_helps_in_this_very_battle() -> None:
    t = attacked("thousand_workers_amass", lands=BATTLEFIELD, faith=(10, 0, 10))
    cast(t, 1, "thousand_workers_amass")
    assert (t.s.temples_of(1), t.s.temples_left) == ([place("varangia")], 11)
    t.plays(0, "roll 1").rolls(2, 1, 1, 1, 5).plays(1, "defend 1")  # the 1 of the defence is rolled again and again
    assert t.at("thule") == (0, 5)
    t = attacked("thousand_workers_amass", lands=BATTLEFIELD, temples=["varangia"])
    t.refuses(1, "play thousand_workers_amass", "GS-111")


@card_test("thousand_workers_amass")
@covers("GS-020")
def test_a_thousand_workers_need_a_temple_in_the_supply() -> None:
    twelve = ["thule", "roma", "gaul", "dacia", "rus", "minoa", "ionia", "sheba", "sumer", "atlas", "nubia", "egypt"]
    t = attacked("thousand_workers_amass", lands=BATTLEFIELD, temples=twelve)
    assert t.s.temples_left == 0
    t.refuses(1, "play thousand_workers_amass", "GS-020")


@card_test("men_become_warriors")
@covers("GS-180", "GS-181", "GS-017")
def test_three_men_become_warriors_once_for_each_card() -> None:
    t = attacked("men_become_warriors", "men_become_warriors", lands=BATTLEFIELD, faith=(0, 2, 0))
    before = board(t)
    cast(t, 1, "men_become_warriors")
    assert changes(t, before) == {"varangia": (1, 6)}
    cast(t, 1, "men_become_warriors")
    assert changes(t, before) == {"varangia": (1, 9)}
    assert t.s.faith[1] == 0
    t = attacked("men_become_warriors", lands={**BATTLEFIELD, "minoa": (1, 104)})
    cast(t, 1, "men_become_warriors")
    assert t.at("varangia") == (1, 5)


# -- The Winds Turn ---------------------------------------------------------------------------------------------------


@card_test("the_winds_turn")
@covers("GS-037")
def test_the_winds_turn_and_the_attacker_rolls_two_dice_at_most_in_this_invasion_only() -> None:
    t = attacked("the_winds_turn", lands={**BATTLEFIELD, "varangia": (1, 5), "rus": (0, 5)})
    cast(t, 1, "the_winds_turn")
    assert t.refuses(0, "roll 3", "GS-037").params["card"] == "the_winds_turn"
    t.rolls(6, 6, 1, 1).plays(0, "roll 2").plays(1, "defend 2")
    t.refuses(0, "roll 3", "GS-037")  # still in the next round
    t.plays(0, "stop", "attack rus>varangia", "commit 4", "roll 3")
    assert t.asked() == (1, "Defend")


@card_test("the_winds_turn")
@covers("GS-190")
def test_the_winds_do_not_touch_godswars() -> None:
    gods = {0: {"war": "thule"}, 1: {"war": "varangia"}}
    t = attacked("the_winds_turn", lands=BATTLEFIELD, gods=gods, force="war")
    t.rolls(1, 1, 2, 1, 1, 3).plays(1, "play the_winds_turn")  # one god on each side: they meet at once
    fight = t.events("godswar")[0].public
    assert (fight["attack"], fight["defence"]) == ([1, 1, 2], [1, 1, 3])
