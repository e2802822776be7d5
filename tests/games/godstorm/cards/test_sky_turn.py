"""Sky cards whose effect reaches beyond the invasion: fire, lava and sacred ground. -- GS-266, GS-267, GS-303"""

import pytest

from tests.games.godstorm.cards.playing import attacked, cast
from tests.games.godstorm.table import Table, board, card_test, changes, covers
from theogony.games.godstorm.content import ROUTES, borders, place
from theogony.games.godstorm.end_of_turn import EndTurn
from theogony.games.godstorm.state import NEUTRAL, NOBODY

EMPTY = (NOBODY, 0)
BATTLEFIELD = {"thule": (0, 6), "varangia": (1, 3), "roma": (0, 2), "egypt": (2, 4)}
GODS = {0: {"death": "thule", "magic": "thule"}, 1: {"war": "varangia", "death": "varangia"}}


# -- Fire Sears the Sky -----------------------------------------------------------------------------------------------


def burning(*cards: str) -> Table:
    """A godswar of 5 against 3 armies in which the defender plays these cards."""
    t = attacked(*cards, lands=BATTLEFIELD, gods=GODS, force="death+magic")
    for name in cards:
        cast(t, 1, name)
    return t


@card_test("fire_sears_the_sky")
@covers("GS-267", "GS-197")
@pytest.mark.parametrize("copies", [0, 1, 2])
def test_fire_sears_the_sky_by_four_for_its_player_and_two_fires_add_up(copies: int) -> None:
    t = burning(*["fire_sears_the_sky"] * copies)
    t.plays(0, "champion death").rolls(6, 6, 5, 2, 3, 3).plays(1, "champion war")
    fight = t.events("godswar")[0].public
    assert fight["attack_total"] == 17 + 5
    assert fight["defence_total"] == 8 + 3 + 4 * copies


@card_test("fire_sears_the_sky")
@covers("GS-267", "GS-257")
def test_fire_sears_the_sky_in_every_godswar_of_the_turn_and_no_longer() -> None:
    t = burning("fire_sears_the_sky")
    t.plays(0, "champion death").rolls(6, 6, 5, 2, 3, 3).plays(1, "champion war")
    t.rolls(2, 3, 4, 6, 5, 3).plays(0, "champion magic")
    assert [event.public["defence_total"] for event in t.events("godswar")] == [8 + 3 + 4, 14 + 3 + 4]
    t.plays(0, "stop", "attack thule>varangia", "commit 2")  # another invasion of the same turn
    assert t.s.fire[:3] == [0, 4, 0]
    t.s.agenda = t.s.agenda[:2]  # to the end of the turn
    t.step(EndTurn(0))
    assert t.s.fire == [0] * 5


@card_test("fire_sears_the_sky")
@covers("GS-197")
def test_fire_sears_the_sky_adds_nothing_to_battles() -> None:
    t = attacked("fire_sears_the_sky", lands=BATTLEFIELD)
    cast(t, 1, "fire_sears_the_sky")
    t.rolls(4, 3).plays(0, "roll 1").plays(1, "defend 1")
    assert (t.at("thule"), t.at("varangia")) == ((0, 6), (1, 2))


# -- Lava Erupts ------------------------------------------------------------------------------------------------------


@card_test("lava_erupts")
@covers("GS-041", "GS-180")
def test_lava_erupts_in_the_origin_and_in_each_neighbour_friend_or_foe() -> None:
    lands = {**BATTLEFIELD, "caledonia": (0, 3), "alemannia": (2, 5), "galicia": (2, 2), "rus": (1, 2)}
    t = attacked("lava_erupts", lands=lands)
    before = board(t)
    cast(t.rolls(2, 1, 3, 2), 1, "lava_erupts")  # Thule, then Caledonia, Alemannia, Varangia
    assert changes(t, before) == {"thule": (0, 4), "caledonia": (0, 2), "alemannia": (2, 2), "varangia": (1, 1)}
    assert t.s.heaven[:3] == [3, 2, 3]
    assert t.s.declared == 3
    assert t.asked() == (0, "Assault")


@card_test("lava_erupts")
@covers("GS-303", "GS-130")
def test_lava_erupts_over_the_attacked_land_and_the_invasion_ends_without_conquest() -> None:
    t = attacked("lava_erupts", "the_fog_lifts", lands={**BATTLEFIELD, "minoa": (1, 4)}, gods={1: {"war": "varangia"}})
    cast(t.rolls(1, 6, 6, 3), 1, "lava_erupts")
    assert (t.at("varangia"), t.god(1, "war")) == (EMPTY, "")
    assert t.asked() == (0, "Invade")  # no second Sky card, no attack owed
    t.plays(0, "enter thule>varangia", "move 2")
    assert (t.at("varangia"), t.s.conquered) == ((0, 2), 0)


@card_test("lava_erupts")
@covers("GS-184", "GS-034")
def test_lava_erupts_over_the_origin_and_its_gods_are_banished() -> None:
    t = attacked("lava_erupts", lands=BATTLEFIELD, gods={0: {"war": "thule"}}, force="war")
    cast(t.rolls(6, 1, 1, 1), 1, "lava_erupts")
    assert (t.at("thule"), t.god(0, "war"), t.s.heaven[0]) == (EMPTY, "", 6)
    assert t.asked() == (0, "Invade")


@card_test("lava_erupts")
@covers("GS-225", "GS-304", "GS-155")
def test_lava_erupts_over_the_attackers_last_land_and_the_defender_takes_the_cards() -> None:
    t = attacked(
        "lava_erupts",
        lands={"thule": (0, 4), "varangia": (1, 3), "egypt": (2, 4)},
        hand={0: ["storms_rage"]},
        relics={"excalibur": 0},
    )
    t.rolls(4, 1, 1, 1).plays(1, "play lava_erupts")
    assert t.s.alive[:3] == [0, 1, 1]
    assert (t.hand(1), t.relics(1)) == (["storms_rage"], ["excalibur"])
    assert t.s.turn == 1  # the rest of the turn is lost


@card_test("lava_erupts")
@covers("GS-225", "GS-305")
def test_lava_erupts_over_a_bystander_and_its_player_takes_the_cards_on_anothers_turn() -> None:
    t = attacked(
        "lava_erupts",
        lands={"thule": (0, 6), "varangia": (1, 3), "alemannia": (2, 2), "roma": (0, 1)},
        hand={2: ["storms_rage"]},
    )
    t.rolls(1, 1, 5, 1).plays(1, "play lava_erupts")
    assert t.s.alive[:3] == [1, 1, 0]
    assert (t.hand(0), t.hand(1)) == ([], ["storms_rage"])
    assert t.asked() == (0, "Assault")  # the invasion goes on


@card_test("lava_erupts")
@covers("GS-228", "GS-305")
def test_lava_erupts_over_its_own_players_last_land_and_the_cards_are_lost() -> None:
    t = attacked(
        "lava_erupts",
        "men_become_warriors",
        lands={"thule": (0, 6), "varangia": (1, 2), "kush": (2, 1), "roma": (0, 1)},
        gods={1: {"sky": "varangia"}},
    )
    t.rolls(1, 1, 1, 2).plays(1, "play lava_erupts")
    assert t.s.alive[:3] == [1, 0, 1]
    assert t.removed() == ["lava_erupts", "men_become_warriors"]
    assert t.hand(0) == []
    assert t.asked() == (0, "Invade")


@card_test("lava_erupts")
@covers("GS-075", "GS-261")
def test_lava_erupts_over_neutral_neighbours_but_not_across_the_maelstrom() -> None:
    lands = {**BATTLEFIELD, "egypt": (1, 4), "caledonia": (NEUTRAL, 3), "alemannia": (0, 5)}
    t = attacked("lava_erupts", lands=lands, seats=2)
    t.s.maelstrom = ROUTES.index((place("thule"), place("alemannia")))
    t.s.borders = borders(0, t.s.maelstrom)
    cast(t.rolls(1, 2, 1), 1, "lava_erupts")
    assert (t.at("thule"), t.at("caledonia"), t.at("alemannia"), t.at("varangia")) == ((0, 5), (5, 1), (0, 5), (1, 2))
    assert t.s.heaven == [1, 1, 0, 0, 0, 0]


# -- This Ground Is Sacred --------------------------------------------------------------------------------------------


def sacred() -> Table:
    lands = {**BATTLEFIELD, "rus": (0, 4), "galicia": (1, 2)}
    return cast(attacked("this_ground_is_sacred", "men_become_warriors", lands=lands), 1, "this_ground_is_sacred")


@card_test("this_ground_is_sacred")
@covers("GS-266", "GS-184")
def test_sacred_ground_ends_the_invasion_and_is_attacked_from_nowhere_in_this_turn() -> None:
    t = sacred()
    assert t.asked() == (0, "Invade")  # no further Sky card, no attack owed
    t.refuses(0, "attack thule>varangia", "GS-266")
    t.refuses(0, "attack rus>varangia", "GS-266")
    assert (t.at("thule"), t.at("varangia"), t.s.heaven) == ((0, 6), (1, 3), [0] * 6)
    assert "attack thule>varangia" not in t.options(0)


@card_test("this_ground_is_sacred")
@covers("GS-266")
def test_sacred_ground_is_not_entered_when_it_becomes_unoccupied() -> None:
    t = sacred()
    t.s.armies[place("varangia")], t.s.owner[place("varangia")] = 0, NOBODY
    t.s._options = None
    t.refuses(0, "enter thule>varangia", "GS-266")
    assert not [move for move in t.options(0) if move.endswith(">varangia")]
    assert "enter thule>alemannia" in t.options(0)


@card_test("this_ground_is_sacred")
@covers("GS-266", "GS-257")
def test_sacred_ground_is_ordinary_ground_again_when_the_turn_is_over() -> None:
    t = sacred()
    assert t.s.sacred != []
    t.plays(0, "done", "done")  # the second one ends the pause: the next player's turn begins
    assert t.s.sacred == []
