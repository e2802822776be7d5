"""Chapter 26: the final scores."""

import pytest

from tests.games.godstorm.table import Table, covers, given
from theogony.games.godstorm.content import ALTARS, CONTINENT_LANDS, CONTINENTS, CRYPTS, GATES, PLACES
from theogony.games.godstorm.epochs import EndEpoch
from theogony.games.godstorm.scoring import FinalScoring
from theogony.kernel.result import Result

BONUS = {"europa": 7, "germania": 5, "africa": 5, "asia_minor": 3, "atlantis": 3, "hyrkania": 2}


def lands_in(continent: str) -> list[str]:
    return [PLACES[land] for land in CONTINENT_LANDS[CONTINENTS.index(continent)]]


def scored(t: Table) -> Result:
    t.step(FinalScoring())
    assert t.s.result is not None
    return t.s.result


def board(**of: list[str]) -> dict[str, tuple[int, int]]:
    """Places by player: first, second, third."""
    seats = {"first": 0, "second": 1, "third": 2}
    return {name: (seats[who], 1) for who, names in of.items() for name in names}


@covers("GS-268")
def test_after_the_last_turn_of_the_fifth_epoch_the_board_is_scored_as_it_stands() -> None:
    t = given(lands=board(first=["thule", "gaul"], second=["roma"], third=["egypt"]), epoch=5).step(EndEpoch())
    assert t.s.result is not None
    assert t.s.result.scores == [2, 1, 1]
    assert [event.public["total"] for event in t.events("scored")] == [2, 1, 1]
    assert t.events("game-over")[0].public == {"winners": [0]}


@covers("GS-269")
def test_one_point_per_territory_whatever_armies_stand_there() -> None:
    t = given(lands={"thule": (0, 40), "gaul": (0, 1), "iberia": (0, 1), "roma": (1, 9), "egypt": (2, 1)})
    assert scored(t).scores == [3, 1, 1]


@covers("GS-270")
@pytest.mark.parametrize("continent", list(BONUS))
def test_the_bonus_of_a_complete_continent(continent: str) -> None:
    lands = lands_in(continent)
    others = [name for name in ("roma", "egypt", "rus") if name not in lands]
    t = given(lands=board(first=lands, second=others[:1], third=others[1:2]))
    assert scored(t).scores == [len(lands) + BONUS[continent], 1, 1]
    t = given(lands=board(first=lands[1:], second=[lands[0]], third=others[:1]))
    assert scored(t).scores == [len(lands) - 1, 1, 1]


@covers("GS-270")
def test_several_continents_add_up() -> None:
    t = given(lands=board(first=[*lands_in("hyrkania"), *lands_in("atlantis")], second=["roma"], third=["egypt"]))
    assert scored(t).scores == [8 + 2 + 3, 1, 1]


@covers("GS-271")
def test_one_point_per_crypt_and_altar_and_nothing_for_other_spaces() -> None:
    named = {PLACES[space] for space in CRYPTS + ALTARS + GATES}
    halls = [name for name in PLACES[42:] if name not in named]
    own = [PLACES[CRYPTS[0]], PLACES[CRYPTS[1]], PLACES[ALTARS[0]], *[PLACES[gate] for gate in GATES], *halls]
    lands = board(first=["thule", *own], second=["roma", PLACES[ALTARS[1]]], third=["egypt"])
    t = given(lands=lands)
    assert scored(t).scores == [1 + 3, 1 + 1, 1]
    assert [event.public["underworld"] for event in t.events("scored")] == [3, 1, 0]


RELIC_LANDS = {
    "stonehenge": "anglia",
    "mjolnir_hammer_of_thor": "thule",
    "the_great_pyramids": "egypt",
    "pandoras_box": "graecia",
    "the_tree_of_life": "babylon",
}


@covers("GS-272", "GS-166", "GS-167")
@pytest.mark.parametrize("relic", list(RELIC_LANDS))
def test_a_relic_with_its_territory_is_worth_a_point(relic: str) -> None:
    land = RELIC_LANDS[relic]
    lands = board(first=[land, "gaul"], second=["roma"], third=["kush"])
    assert scored(given(lands=lands, relics={relic: 0})).scores == [3, 1, 1]
    assert scored(given(lands=lands, relics={relic: 1})).scores == [2, 1, 1]  # another player owns it
    assert scored(given(lands=lands)).scores == [2, 1, 1]  # nobody does


@covers("GS-272")
def test_other_relics_are_worth_nothing() -> None:
    lands = board(first=["thule", "gaul", "anglia", "egypt"], second=["roma"], third=["kush"])
    assert scored(given(lands=lands, relics={"excalibur": 0, "aegis_shield_of_athena": 0})).scores == [4, 1, 1]


@covers("GS-273")
def test_the_highest_total_wins() -> None:
    t = given(lands=board(first=["thule"], second=["roma", "kush", "gaul"], third=["egypt", "rus"]))
    result = scored(t)
    assert result.ranks == [3, 1, 2]
    assert result.winners() == [1]


@covers("GS-274")
def test_a_tie_goes_to_more_territories() -> None:
    lands = board(first=["thule", PLACES[CRYPTS[0]]], second=["roma", "gaul"], third=["egypt"])
    result = scored(given(lands=lands, faith=(9, 0, 0)))
    assert result.scores == [2, 2, 1]
    assert result.ranks == [2, 1, 3]


@covers("GS-274")
def test_then_to_more_faith_and_then_it_is_shared() -> None:
    lands = board(first=["thule"], second=["roma"], third=["egypt"])
    assert scored(given(lands=lands, faith=(1, 4, 3))).ranks == [3, 1, 2]
    shared = scored(given(lands=lands, faith=(4, 4, 3)))
    assert shared.ranks == [1, 1, 3]
    assert shared.winners() == [0, 1]
    assert shared.share(0) == 0.5


@covers("GS-275")
def test_faith_armies_temples_gods_and_cards_score_nothing() -> None:
    t = given(
        lands={"thule": (0, 50), "roma": (1, 1), "gaul": (1, 1), "egypt": (2, 1)},
        faith=(80, 0, 0),
        temples=["thule"],
        gods={0: {"war": "thule", "sky": "thule"}},
        hand={0: ["storms_rage", "lava_erupts"]},
        heaven={0: 20},
    )
    result = scored(t)
    assert result.scores == [1, 2, 1]
    assert result.winners() == [1]


@covers("GS-268", "GS-224")
def test_an_eliminated_player_ranks_behind_everybody() -> None:
    t = given(lands=board(first=["thule"], second=["roma", "gaul"], third=["egypt"]))
    t.s.alive[2] = 0
    t.s.owner[PLACES.index("egypt")] = -1
    result = scored(t)
    assert result.scores == [1, 2, 0]
    assert result.ranks == [2, 1, 3]


@covers("GS-295")
def test_example_fifteen_territories_europa_two_crypts_an_altar_and_stonehenge() -> None:
    own = [*lands_in("europa"), "anglia", "gaul", "thule"]
    assert len(own) == 15
    spaces = [PLACES[CRYPTS[0]], PLACES[CRYPTS[1]], PLACES[ALTARS[0]]]
    t = given(lands=board(first=[*own, *spaces], second=["egypt"], third=["rus"]), relics={"stonehenge": 0})
    assert scored(t).scores == [26, 1, 1]
    assert t.events("scored")[0].public == {
        "seat": 0,
        "territories": 15,
        "continents": 7,
        "underworld": 3,
        "relics": 1,
        "total": 26,
    }
