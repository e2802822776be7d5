"""Chapter 13: playing War and Death cards."""

import pytest

from tests.games.godstorm.cards.playing import attacked, cast, holding
from tests.games.godstorm.table import Pause, card_test, covers, given
from theogony.games.godstorm.invade import Invade
from theogony.games.godstorm.miracles import PlayMiracles
from theogony.games.godstorm.plague import SufferPlague


@covers("GS-147", "GS-148")
def test_any_number_of_cards_in_any_order_until_the_player_is_done() -> None:
    t = holding(
        "the_young_grow_old", "heroes_are_born", "our_faith_is_our_strength", lands={"rus": (1, 3)}, temples=["thule"]
    )
    cast(t, 0, "heroes_are_born")
    assert t.asked() == (0, "PlayMiracles")
    t.plays(0, "play our_faith_is_our_strength")
    cast(t, 0, "the_young_grow_old")
    assert (t.at("thule"), t.at("rus"), t.s.faith[0]) == ((0, 5), (1, 2), 10 + 2 - 2)
    assert t.asked() == (0, "Pause")
    t = holding("heroes_are_born", "storms_rage", lands={"rus": (1, 3)}).plays(0, "done")
    assert (t.asked(), len(t.hand(0))) == ((0, "Pause"), 2)


@covers("GS-148", "GS-152")
def test_a_card_is_carried_out_completely_before_the_next_one() -> None:
    t = holding("heroes_are_born", "storms_rage", lands={"rus": (1, 3), "roma": (0, 1)})
    t.plays(0, "play heroes_are_born")
    t.refuses(0, "play storms_rage", "GS-152")
    t.refuses(0, "done", "GS-152")
    t.plays(0, "target roma")
    assert t.at("roma") == (0, 4)
    t.plays(0, "play storms_rage")


@covers("GS-148", "GS-026")
def test_a_card_is_named_to_everybody_and_leaves_the_game() -> None:
    t = cast(holding("heroes_are_born", lands={"rus": (1, 3)}), 0, "heroes_are_born")
    played = t.events("card-played")[0]
    assert played.reveals
    assert played.seen_by(2)["card"] == "heroes_are_born"
    assert t.s.view(2)["removed"] == ["heroes_are_born"]
    assert "heroes_are_born" not in [*t.hand(0), *t.hand(1), *t.hand(2)]


@covers("GS-147")
def test_a_second_copy_of_a_card_stays_in_hand() -> None:
    t = holding("crops_wither", "crops_wither", lands={"rus": (1, 3)}, hand={1: ["storms_rage"], 2: ["lava_erupts"]})
    t.plays(0, "play crops_wither", "player 2")
    assert (t.hand(0), t.removed().count("crops_wither"), t.s.faith[0]) == (["crops_wither"], 1, 8)


@covers("GS-147")
def test_equal_cards_are_one_option() -> None:
    t = holding("the_dead_walk", "the_dead_walk", lands={"rus": (1, 3), "hall_east": (0, 3)}, temples=["thule"])
    assert t.options(0) == ["play the_dead_walk", "done"]


@covers("GS-149")
@pytest.mark.parametrize("name", ["storms_rage", "crops_wither"])
def test_war_and_death_cards_are_no_answer_to_an_attack(name: str) -> None:
    t = attacked(
        "the_fog_lifts",
        name,
        lands={"thule": (0, 4), "varangia": (1, 3), "minoa": (1, 3)},
        gods={1: {"war": "kush", "death": "kush"}},
        hand={2: ["lava_erupts"]},
    )
    t.refuses(1, f"play {name}", "GS-149")
    assert f"play {name}" not in t.options(1)


@covers("GS-149", "GS-301")
def test_after_step_four_no_war_or_death_card_is_played_in_that_turn() -> None:
    t = given(lands={"thule": (0, 4), "rus": (1, 2)}, gods={0: {"war": "thule"}}, hand={0: ["heroes_are_born"]})
    t.step(PlayMiracles(0), Invade(0), Pause(0)).plays(0, "done")
    assert t.asked() == (0, "Invade")
    t.refuses(0, "play heroes_are_born", "GS-173")
    assert t.hand(0) == ["heroes_are_born"]


@covers("GS-150")
def test_sky_cards_are_refused_in_step_four() -> None:
    t = given(
        lands={"thule": (0, 4), "rus": (1, 2)}, gods={0: {"sky": "thule", "war": "thule"}},
        hand={0: ["fire_sears_the_sky", "heroes_are_born"]}, faith=(9, 9, 9),
    )  # fmt: skip
    t.step(PlayMiracles(0)).refuses(0, "play fire_sears_the_sky", "GS-150")
    assert t.options(0) == ["play heroes_are_born", "done"]


@covers("GS-157")
def test_magic_cards_are_never_played() -> None:
    t = holding("heroes_are_born", lands={"rus": (1, 2)}, relics={"stonehenge": 0})
    t.refuses(0, "play stonehenge", "GS-157")


@covers("GS-151")
def test_a_card_that_can_be_carried_out_in_part_is_carried_out_as_far_as_possible() -> None:
    t = holding("heroes_are_born", lands={"rus": (1, 2), "roma": (0, 105)})
    t.plays(0, "play heroes_are_born", "target roma")  # only 2 armies are left in the reserve
    assert (t.at("roma"), t.s.reserve[0]) == ((0, 107), 0)


@covers("GS-152", "GS-302")
def test_choices_belong_to_the_player_of_the_card_and_come_before_the_dice() -> None:
    t = holding("storms_rage", lands={"rus": (1, 2), "egypt": (2, 2)})
    t.plays(0, "play storms_rage")  # no die is rigged: none is rolled yet
    assert t.asked() == (0, "Choice")
    t.refuses(1, "target rus", "GS-282")
    t.rolls(1).plays(0, "target rus")
    assert t.at("rus") == (1, 1)


@covers("GS-153", "GS-152", "GS-302")
@card_test("aegis_shield_of_athena")
def test_aegis_is_asked_after_the_choices_and_before_the_dice() -> None:
    t = holding("storms_rage", lands={"rus": (1, 2), "egypt": (2, 2)}, relics={"aegis_shield_of_athena": 1})
    t.plays(0, "play storms_rage", "target rus")  # no die is rigged: none is rolled yet
    assert t.asked() == (1, "OfferAegis")
    t.refuses(0, "cancel", "GS-282")
    t.rolls(1).plays(1, "pass")
    assert t.at("rus") == (1, 1)


@covers("GS-154", "GS-168")
@card_test("the_trojan_horse_is_revealed")
def test_land_taken_by_a_card_suffers_plague_only_in_step_five() -> None:
    t = holding("the_trojan_horse_is_revealed", lands={"rus": (1, 1), "egypt": (2, 3), "roma": (1, 2)}, plague=["rus"])
    cast(t.rolls(5), 0, "the_trojan_horse_is_revealed")
    assert t.at("rus") == (0, 5)
    t.step(SufferPlague(0))
    assert t.at("rus") == (0, 3)


@covers("GS-155")
def test_after_a_card_gods_without_armies_are_banished_and_empty_lands_are_nobodys() -> None:
    t = holding("storms_rage", lands={"rus": (1, 2), "egypt": (1, 2)}, gods={1: {"sky": "rus", "war": "egypt"}})
    t.rolls(2).plays(0, "play storms_rage", "target rus")
    assert (t.at("rus"), t.god(1, "sky"), t.god(1, "war")) == ((-1, 0), "", "egypt")


@covers("GS-028", "GS-147")
def test_who_holds_a_card_with_its_god_in_play_is_asked_even_if_it_cannot_be_played() -> None:
    t = holding("champions_arise", lands={"rus": (1, 2)}, faith=(0, 0, 0))
    assert (t.asked(), t.options(0)) == ((0, "PlayMiracles"), ["done"])
    t = given(lands={"thule": (0, 2), "rus": (1, 2)}, hand={0: ["heroes_are_born"]})
    assert t.step(PlayMiracles(0), Pause(0)).asked() == (0, "Pause")
