"""7.7: Build Monument (LH-082 to LH-087)."""

from tests.games.hellas.table import covers, given
from theogony.games.hellas.monuments import BuildMonument
from theogony.games.hellas.turn import TakeTurn


@covers("LH-082", "LH-087")
def test_any_monument_below_level_five_rises_whoever_controls_it() -> None:
    t = given(levels={"zeus": 5}, control={"attica": 1}).picks(0)
    t.step(TakeTurn(0)).refuses(0, "monument zeus", "LH-082")
    t.plays(0, "monument athena")
    assert t.level("athena") == 2
    assert t.used(0) == []


@covers("LH-083", "LH-084")
def test_priests_go_to_the_supplies_and_temples_bring_the_builder_new_ones() -> None:
    t = given(
        praying={0: ["zeus", "zeus"], 1: ["athena"]},
        pool={0: 1, 1: 1},
        temples=["crete", "phocis", "elis"],
        control={"crete": 0, "phocis": 0, "elis": 1},
    ).picks(0)
    t.step(BuildMonument(0, 1))
    assert t.s.praying == [0] * 12
    assert (t.pool(0), t.pool(1)) == (3, 1)


@covers("LH-084")
def test_no_more_than_four_priests() -> None:
    t = given(pool={0: 3}, temples=["crete", "elis"], control={"crete": 0, "elis": 0}).picks(0)
    t.step(BuildMonument(0, 1))
    assert t.pool(0) == 4


@covers("LH-085")
def test_all_take_back_their_tokens_and_all_artifacts_are_charged() -> None:
    t = given(used={0: ["march"], 1: ["hunt", "usurp"]}, artifacts={1: ["ambrosia"]}).picks(0)
    t.s.players[1].charged = 0
    t.s.players[0].tired = 1
    t.step(BuildMonument(0, 1))
    assert (t.used(0), t.used(1)) == ([], [])
    assert t.charged(1) == ["ambrosia"]
    assert not t.s.players[0].tired


@covers("LH-086")
def test_monster_phase_and_event_phase_follow() -> None:
    t = given(monsters={"hydra": "crete"}, quests=[]).picks(0, 0)  # the die: nothing; the first Event card
    t.step(BuildMonument(0, 1))
    assert [event.kind for event in t.s.events or []][-3:] == ["reset", "monster-die", "monster-placed"]


def test_gods_strength_heals_at_every_build_monument() -> None:
    t = given(blessings={2: ["gods_strength"]}, injuries={2: ["speed"]}).picks(0)
    t.step(BuildMonument(0, 1))
    assert not t.s.players[2].injuries
