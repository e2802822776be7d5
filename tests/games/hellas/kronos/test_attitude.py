"""Chapter 23: Population Attitude, and the fall of the Oracle (LH-221, LH-283 to LH-285, LH-319 to LH-322, LH-395)."""

from typing import Any

from tests.games.hellas.table import Play, covers, given, region
from theogony.games.hellas.content import LANDS, MONSTERS, QUESTS
from theogony.games.hellas.kronos import actions, temples
from theogony.games.hellas.kronos.attitude import lift, lower
from theogony.games.hellas.kronos.setup import PlaceKronos
from theogony.games.hellas.quests import advance
from theogony.games.hellas.zones import BROKEN

YELLOW = LANDS.index("yellow")


def position(**more: Any) -> Play:
    return given(seats=3, mode="kronos", **{"names": {1: "hector", 2: "helen"}, **more})


@covers("LH-319", "LH-321", "LH-356")
def test_a_track_has_three_spaces_and_a_bottom() -> None:
    t = position()
    seen = []
    for _ in range(4):
        seen.append(t.attitude("yellow"))
        lower(t.s, YELLOW, "LH-217")
    assert seen == ["neutral", "distrustful", "hostile", "hostile"]


@covers("LH-320", "LH-221")
def test_a_held_token_stands_one_space_above_neutral() -> None:
    t = position(glory={"yellow": 1})
    assert t.attitude("yellow") == "neutral", "for all rules"
    lower(t.s, YELLOW, "LH-217")
    assert (t.glory("yellow"), t.attitude("yellow")) == (-1, "neutral")
    lower(t.s, YELLOW, "LH-217")
    assert t.attitude("yellow") == "distrustful"


@covers("LH-321")
def test_a_step_up_from_neutral_moves_nothing_unless_the_token_is_taken() -> None:
    t = position()
    lift(t.s, 1, YELLOW, "LH-294")
    t.s.run()
    t.plays(1, "pass")
    assert (t.glory("yellow"), t.attitude("yellow")) == (-1, "neutral")
    t = position(glory={"yellow": 1})
    lift(t.s, 1, YELLOW, "LH-294")
    t.s.run()
    assert t.asked() == (0, "Pause"), "his own token cannot rise"


@covers("LH-322", "LH-188", "LH-187", "LH-189")
def test_the_land_where_kronos_starts_is_hostile_and_can_be_raised_again() -> None:
    t = position().step(PlaceKronos(0))
    t.refuses(0, "start attica", "LH-187")
    t.plays(0, "start messenia")
    assert t.attitude("green") == "hostile"
    assert t.has_temple("messenia"), "a Temple in his Region stays"
    t.s.players[1].quest = QUESTS.index("blessing_of_rhea")
    t.s.players[1].step = 2
    advance(t.s, 1)
    t.s.run()
    assert t.attitude("green") == "distrustful"


@covers("LH-283", "LH-284", "LH-395")
def test_the_oracle_falls_an_attribute_rises_first_and_a_land_may_sink() -> None:
    t = position(glory={"red": 2})
    temples.destroy(t.s, region("phocis"))
    t.s.run()
    assert t.asked() == (0, "RaiseTitan")
    t.plays(0, "raise might")
    assert t.asked() == (0, "OracleFalls")
    t.plays(0, "land red")
    assert (t.glory("red"), t.attitude("red")) == (-1, "neutral"), "a held token goes to Neutral"
    assert t.s.titan().attributes == [2, 1, 1]
    t = position()
    temples.destroy(t.s, region("phocis"))
    t.s.run()
    t.plays(0, "raise anger", "pass")
    assert {t.attitude(land) for land in LANDS} == {"neutral"}


@covers("LH-395", "LH-255", "LH-256")
def test_a_chain_breaks_between_the_attribute_and_the_oracle() -> None:
    t = position(titan=(2, 1, 1), intact=["flood", "famine"])
    temples.destroy(t.s, region("phocis"))
    t.s.run()
    t.plays(0, "raise might")
    t.refuses(0, "pass", "LH-256")
    t.refuses(0, "chain earthquake", "LH-255")
    t.plays(0, "chain flood")
    assert t.asked() == (0, "OracleFalls")
    assert t.chains(BROKEN) == ["kronos_wrath", "flood"]


@covers("LH-284", "LH-223", "LH-241")
def test_a_common_temple_shakes_no_land() -> None:
    t = position()
    actions.move_kronos(t.s, region("crete"))
    t.s.run()
    t.plays(0, "raise authority")
    assert t.asked() == (0, "Pause")
    assert not t.has_temple("crete")
    assert t.s.titan().attributes == [1, 1, 2]


@covers("LH-285")
def test_a_region_made_neutral_gives_the_gods_artifact_back() -> None:
    t = position(
        monsters={"hydra": "acarnania"},
        control={"acarnania": 1},
        artifacts={1: ["boots_of_hermes"]},
        heroes={1: "attica"},
    )
    actions.terror(t.s, MONSTERS.index("hydra"))
    assert (t.controls("acarnania"), t.artifacts(1)) == (-1, [])
