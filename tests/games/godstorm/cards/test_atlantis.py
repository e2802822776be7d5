"""Chapter 25: Atlantis, which may sink, and the waters around it."""

from typing import Any

import pytest

from tests.games.godstorm.cards.playing import cast, holding
from tests.games.godstorm.table import Pause, Table, board, card_test, changes, covers, given
from theogony.games.godstorm.content import BOX, CONTINENT_LANDS, CONTINENTS, LANDS, PLACES, place
from theogony.games.godstorm.invade import Invade
from theogony.games.godstorm.miracles import PlayMiracles
from theogony.games.godstorm.muster import continents_of, income
from theogony.games.godstorm.scoring import score, total
from theogony.games.godstorm.state import NEUTRAL, NOBODY

EMPTY = (NOBODY, 0)
ATLANTIS = ["hesperide", "tritonis", "poseidonis", "oricalcos"]
AROUND = {"iberia": (0, 4), "atlas": (1, 4), "hibernia": (2, 4), "hall_east": (1, 2)}
SETTLED = {"hesperide": (0, 3), "tritonis": (1, 1), "poseidonis": (1, 5), "oricalcos": (2, 2)}


def sunk(**position: Any) -> Table:
    """Atlantis with armies of three players has just sunk."""
    gods = {1: {"war": "poseidonis", "sky": "atlas"}, 2: {"magic": "oricalcos"}}
    t = holding("the_sea_is_your_tomb", lands={**AROUND, **SETTLED}, gods=gods, **position)
    return cast(t, 0, "the_sea_is_your_tomb")


@covers("GS-258")
def test_atlantis_is_worth_more_than_hyrkania_of_the_same_size() -> None:
    worth = dict(zip(CONTINENTS, BOX.continent_bonus, strict=True))
    size = dict(zip(CONTINENTS, map(len, CONTINENT_LANDS), strict=True))
    assert (worth["atlantis"], worth["hyrkania"]) == (3, 2)
    assert size["atlantis"] == size["hyrkania"] == 4
    t = given(lands=dict.fromkeys(ATLANTIS, (0, 1)))
    assert income(t.s, 0) == (3 + 3, 3 + 3)
    assert total(t.s, 0) == 4 + 3


@card_test("the_sea_is_your_tomb")
@covers("GS-259", "GS-260")
def test_the_sea_is_the_tomb_of_armies_gods_temples_and_plague() -> None:
    before = {"thule": (0, 3), **AROUND, **SETTLED}
    t = sunk(temples=["hesperide", "oricalcos", "atlas"], plague=["tritonis", "iberia"])
    assert changes(t, before) == dict.fromkeys(ATLANTIS, EMPTY)
    assert t.s.heaven[:3] == [3, 6, 2]
    assert (t.god(1, "war"), t.god(2, "magic"), t.god(1, "sky"), t.god(0, "death")) == ("", "", "atlas", "thule")
    assert [PLACES[land] for land in range(LANDS) if t.s.temple[land]] == ["atlas"]
    assert t.s.temples_left == 12 - 1
    assert [PLACES[land] for land in range(LANDS) if t.s.plague[land]] == ["iberia"]
    assert (t.s.sunk, t.s.spare_plague) == (1, 1)
    assert [event.public for event in t.events("plague-lifted")] == [{"place": "tritonis"}]


@card_test("the_sea_is_your_tomb")
@covers("GS-259")
def test_all_connections_of_sunk_atlantis_are_cut_and_no_others() -> None:
    printed = [list(row) for row in given().s.borders]
    after = sunk().s.borders
    gone = [place(name) for name in ATLANTIS]
    assert after == [[] if land in gone else [n for n in row if n not in gone] for land, row in enumerate(printed)]


@card_test("the_sea_is_your_tomb")
@covers("GS-260", "GS-259")
def test_sunk_territories_cannot_be_entered_from_anywhere() -> None:
    t = sunk().step(Invade(0), Pause(0))
    t.refuses(0, "enter iberia>oricalcos", "GS-260")
    t.refuses(0, "attack iberia>oricalcos", "GS-260")
    assert not [move for move in t.options(0) if any(name in move for name in ATLANTIS)]


@card_test("the_sea_is_your_tomb")
@covers("GS-260")
def test_sunk_atlantis_is_no_continent_and_scores_nothing() -> None:
    t = holding("the_sea_is_your_tomb", lands={**dict.fromkeys(ATLANTIS, (0, 2)), "rus": (1, 1)})
    assert continents_of(t.s, 0) == [CONTINENTS.index("atlantis")]
    cast(t, 0, "the_sea_is_your_tomb")
    assert continents_of(t.s, 0) == []
    assert total(t.s, 0) == 1  # Thule alone


@card_test("the_sea_is_your_tomb")
@covers("GS-260", "GS-265", "GS-151")
@pytest.mark.parametrize(
    ("name", "clause"), [("the_gods_forsake_us", "GS-260"), ("heroes_are_born", "GS-265"), ("storms_rage", "GS-151")]
)
def test_sunk_territories_cannot_be_chosen_for_a_card(name: str, clause: str) -> None:
    t = holding("the_sea_is_your_tomb", name, lands={"rus": (1, 2), "roma": (0, 2), "tritonis": (0, 2)})
    cast(t, 0, "the_sea_is_your_tomb")
    t.plays(0, f"play {name}")
    for land in ATLANTIS:
        t.refuses(0, f"target {land}", clause)


@card_test("the_sea_is_your_tomb")
@covers("GS-151")
def test_atlantis_sinks_only_once_and_even_when_nobody_lives_there() -> None:
    t = holding("the_sea_is_your_tomb", lands={"rus": (1, 2)})
    before = board(t)
    cast(t, 0, "the_sea_is_your_tomb")
    assert (changes(t, before), t.s.sunk) == ({}, 1)
    t = holding("the_sea_is_your_tomb", lands={"rus": (1, 2)}, but={"sunk": 1})
    assert t.refuses(0, "play the_sea_is_your_tomb", "GS-151").key == "atlantis-sunk"


@card_test("the_sea_is_your_tomb")
@covers("GS-259", "GS-155", "GS-305")
def test_the_sea_may_be_the_tomb_of_whole_peoples_neutral_ones_too() -> None:
    t = holding(
        "the_sea_is_your_tomb",
        lands={"tritonis": (1, 4), "oricalcos": (2, 1), "rus": (3, 1)},
        seats=4,
        hand={1: ["storms_rage"], 2: ["the_fog_lifts"]},
    )
    t.plays(0, "play the_sea_is_your_tomb")
    assert t.s.alive[:4] == [1, 0, 0, 1]
    assert t.hand(0) == ["the_fog_lifts", "storms_rage"]
    t = holding("the_sea_is_your_tomb", lands={"tritonis": (NEUTRAL, 3), "rus": (1, 1)}, seats=2)
    cast(t, 0, "the_sea_is_your_tomb")
    assert t.s.reserve[NEUTRAL] == 110
    assert t.s.heaven == [0] * 6


@card_test("the_sea_is_your_tomb")
@covers("GS-228", "GS-304")
def test_who_sinks_the_own_last_armies_is_out_and_the_next_player_goes_on() -> None:
    t = given(
        lands={"tritonis": (0, 4), "rus": (1, 1), "egypt": (2, 2)},
        gods={0: {"death": "tritonis"}},
        hand={0: ["the_sea_is_your_tomb", "crops_wither"]},
        faith=(5, 0, 0),
    )
    t.step(PlayMiracles(0), Pause(0)).plays(0, "play the_sea_is_your_tomb")
    assert t.s.alive[:3] == [0, 1, 1]
    assert sorted(t.removed()) == ["crops_wither", "the_sea_is_your_tomb"]
    assert t.s.turn == 1


@covers("GS-262", "GS-260", "GS-044")
@card_test("the_sea_is_your_tomb", "the_waters_boil", "paradise_is_lost", "the_gods_forsake_us")
def test_corsica_cut_off_by_the_maelstrom_is_not_sunk_with_atlantis() -> None:
    t = holding(
        "the_sea_is_your_tomb", "the_waters_boil", "paradise_is_lost", "the_gods_forsake_us",
        lands={"corsica": (1, 4), "roma": (0, 2), "egypt": (2, 1)}, plague=["egypt"], faith=(20, 0, 0),
    )  # fmt: skip
    cast(t, 0, "the_waters_boil", "route corsica>roma")
    cast(t, 0, "the_sea_is_your_tomb")
    other = t.s.clone()
    cast(t, 0, "the_gods_forsake_us", "target corsica")
    assert t.at("corsica") == (1, 2)
    again = Table(other)
    again.picks(place("corsica"))
    cast(again, 0, "paradise_is_lost")
    assert again.s.plague[place("corsica")] == 1


@covers("GS-262")
@card_test("the_waters_boil", "eagles_take_wing")
def test_cut_off_corsica_collects_scores_and_is_reached_by_cards() -> None:
    t = holding("the_waters_boil", "eagles_take_wing", lands={"corsica": (0, 1), "roma": (0, 2), "rus": (1, 2)})
    cast(t, 0, "the_waters_boil", "route corsica>roma")
    assert score(t.s, 0)["territories"] == 3
    t.plays(0, "play eagles_take_wing", "target thule", "target corsica", "move 2", "with none")
    assert t.at("corsica") == (0, 3)
