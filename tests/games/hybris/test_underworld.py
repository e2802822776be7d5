"""9.5 to 9.7: Train, Underworld, Prayer Well (HY-183 to HY-202)."""

import pytest

from tests.games.hybris.table import Play, covers, given, told
from tests.games.hybris.test_texts import box_with
from theogony.games.hybris import coliseum, underworld
from theogony.games.hybris.age import AllResolve
from theogony.games.hybris.content import PRIMORDIALS, TECHNOLOGIES
from theogony.games.hybris.hands import draw_coliseum
from theogony.games.hybris.texts import END_OF_AGE
from theogony.games.hybris.turn import TakeTurn
from theogony.games.hybris.underworld import Resurrect
from theogony.games.hybris.well import generate
from theogony.games.hybris.zones import COLISEUM_DECK, COLISEUM_DISCARD


@covers("HY-185", "HY-190", "HY-438")
def test_train_draws_a_coliseum_card_unseen_and_all_know_that_it_is_one() -> None:
    t = given(hands={0: ["common_fury"]}).draws_coliseum("col_net")
    coliseum.train(t.s, 0)
    assert t.hand(0) == ["col_net", "common_fury"]
    seen = t.s.view(1)["players"][0]  # type: ignore[index]
    assert seen["hand"] == 2 and seen["coliseum_cards"] == 1
    assert t.s.view(1)["known_hands"]["0"] == []  # type: ignore[index]


@covers("HY-191", "HY-418")
def test_without_a_card_anywhere_nobody_trains() -> None:
    t = given()
    assert coliseum.can_train(t.s)
    t.s.cards.move_all([COLISEUM_DECK], COLISEUM_DISCARD)
    assert coliseum.can_train(t.s)
    t.s.cards.place(COLISEUM_DISCARD, [])
    assert not coliseum.can_train(t.s)
    draw_coliseum(t.s, 0, 1, "HY-191")
    assert not t.hand(0)


@covers("HY-193", "HY-196")
def test_resurrect_brings_back_a_hero_or_an_ally_who_waits_for_the_next_age() -> None:
    t = given(allies={0: ["hero_jason"]}, at={0: {"hero_jason": "fallen", "hero_3": "fallen", "olympian": "fallen"}})
    t.step(Resurrect(0, 1))
    t.refuses(0, "resurrect olympian", "HY-193")
    t.refuses(0, "resurrect hero_2", "HY-193")
    t.refuses(0, "done", "HY-193")
    t.plays(0, "resurrect hero_jason")
    assert t.at(0, "hero_jason") == "reserve" and t.at(0, "hero_3") == "fallen"
    t.s.players[0].at[0] = -1
    t.step(TakeTurn(0)).refuses(0, "activate hero_jason", "HY-094")


@covers("HY-193")
def test_without_a_defeated_hero_there_is_nobody_to_resurrect() -> None:
    assert not underworld.can_resurrect(given(at={0: {"olympian": "fallen"}}).s, 0)
    assert underworld.can_resurrect(given(at={0: {"hero_3": "fallen"}}).s, 0)


@covers("HY-040", "HY-194", "HY-294")
def test_drain_gives_the_value_of_the_card_on_top() -> None:
    t = given()
    underworld.drain(t.s, 0)
    assert t.has(0, "aegis") == 4
    t.s.underworld = PRIMORDIALS.index("primordial_nyx")
    underworld.drain(t.s, 1)
    assert t.has(1, "aegis") == 7


@covers("HY-194", "HY-426")
def test_cerberus_gives_one_more() -> None:
    t = given(olympians=("hades",), unlocked={0: [4]})
    assert [player["drain"] for player in t.s.view(-1)["players"]] == [5, 4, 4]  # type: ignore[attr-defined]
    underworld.drain(t.s, 0)
    assert t.has(0, "aegis") == 5


# -- the Prayer Well --------------------------------------------------------------------------------------------------


def pour(t: Play, number: int, seat: int = 0) -> Play:
    generate(t.s, seat, number, "HY-197")
    t.s.run()
    return t


@covers("HY-197", "HY-198")
@pytest.mark.parametrize(("before", "number", "followers"), [(0, 8, 2), (0, 9, 1), (8, 1, 1), (9, 4, 1), (5, 3, 2)])
def test_from_nine_prayers_on_the_active_player_loses_a_follower(before: int, number: int, followers: int) -> None:
    t = pour(given(well=before, goods={0: {"follower": 2}}), number)
    assert t.has(0, "follower") == followers and t.s.well == before + number


@covers("HY-198", "HY-045")
def test_who_has_no_follower_loses_greatness() -> None:
    t = pour(given(well=8), 1)
    assert t.space(0) == 2
    assert [event["kind"] for event in told(t, "well-warns", "lost", "greatness-lost")] == [
        "well-warns",
        "greatness-lost",
    ]


@covers("HY-199", "HY-200")
def test_at_fourteen_the_highest_with_a_temple_destroys_one_and_the_well_is_emptied() -> None:
    t = pour(
        given(well=10, greatness=(1, 2, 3), temples={1: ["elis", "argos"], 2: ["elis"]}, goods={0: {"follower": 2}}), 4
    )
    assert t.asked() == (1, "DestroyTemple")
    t.refuses(1, "destroy sparta", "HY-199")
    t.plays(1, "destroy argos")
    assert t.temples(1) == ["elis"] and t.temples(2) == ["elis"]
    assert t.s.well == 0 and t.has(0, "follower") == 2  # the first penalty does not apply


@covers("HY-200")
def test_without_a_temple_the_well_is_simply_emptied() -> None:
    t = pour(given(well=13), 1)
    assert t.s.well == 0 and t.s.greatness == [1, 2, 3]


@covers("HY-201")
def test_one_effect_is_tested_once_after_its_last_prayer() -> None:
    t = pour(given(well=7, goods={1: {"follower": 5}}), 5, 1)
    assert t.has(1, "follower") == 4 and t.s.well == 12


@covers("HY-201")
def test_outside_a_turn_the_owner_of_a_power_that_generates_takes_the_penalty() -> None:
    """A tile of seat 1, who is not the highest, generates 3 Prayers at the end of an Age."""
    goods = {seat: {"follower": 2} for seat in range(3)}
    t = given(turn=-1, greatness=(1, 2, 3), deployed={"elis_1": (1, "tech_hanging_gardens")}, goods=goods, well=6)
    text = {"timing": "end_of_age", "do": [{"op": "generate", "n": 3}]}
    t.s.box = box_with("technologies", TECHNOLOGIES.index("tech_hanging_gardens"), "texts", [text])
    t.step(AllResolve(END_OF_AGE))
    assert t.s.well == 9 and [t.has(seat, "follower") for seat in range(3)] == [2, 1, 2]
