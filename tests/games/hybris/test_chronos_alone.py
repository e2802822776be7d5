"""Alone against Chronos (HY-075, HY-116, HY-117, HY-347, HY-419, HY-428)."""

import pytest

from tests.games.hybris.chronos import against, on
from tests.games.hybris.table import covers
from theogony import game
from theogony.analysis import oracle
from theogony.games.hybris.content import CITIES, PILLARS
from theogony.games.hybris.pillars import LowerHalf, PillarMoment, UseUpper
from theogony.games.hybris.turn import TakeTurn
from theogony.i18n import Texts

# -- alone ------------------------------------------------------------------------------------------------------------


@covers("HY-116", "HY-117", "HY-347")
def test_alone_the_lower_half_is_what_the_focus_brings_once_for_each_pillar() -> None:
    t = on(against(1), temnein=0)
    t.s.players[0].pillars = 0b100010
    t.step(PillarMoment(0, 1)).plays(0, "pillar pillar_truce", "lower")
    assert t.s.titan().vp == 2 and t.has(0, "aegis") == 0
    t.plays(0, "lower")
    assert t.s.titan().vp == 4 and t.s.well == 0
    u = on(against(1), kratos=0).step(LowerHalf(0, PILLARS.index("pillar_truce")))
    assert u.s.titan().intensity == [1, 3] and u.s.titan().vp == 0
    u.s.titan().turned = 0b10  # no modifier any more
    assert u.step(LowerHalf(0, PILLARS.index("pillar_truce"))).s.titan().intensity == [1, 3]


@covers("HY-110", "HY-117")
def test_alone_the_two_pillars_may_be_resolved_at_two_moments() -> None:
    t = on(against(1), cosmos=0)
    t.s.players[0].pillars = 0b100010
    t.step(TakeTurn(0)).plays(0, "activate olympian", "pillar pillar_truce", "lower")
    assert t.s.titan().resources[1] == 1 and t.asked() == (0, "PillarMoment")
    t.plays(0, "pass", "go underworld_1")
    assert t.asked() == (0, "PillarMoment") and t.s.titan().resources[1] == 1
    t.plays(0, "pillar pillar_indoctrination", "lower")
    assert t.s.titan().resources[1] == 2 and t.s.players[0].turned == 0b100010


@covers("HY-279", "HY-419")
def test_alone_pillars_bring_it_too_when_the_olympian_is_defeated_first() -> None:
    t = on(against(1), cosmos=0)
    t.s.players[0].pillars = 0b100010
    t.s.titan().avatar_at[0] = CITIES.index("elis")
    t.step(TakeTurn(0)).plays(0, "activate olympian", "pass").picks(0, 0).plays(0, "go elis")
    assert t.at(0, "olympian") == "fallen" and t.s.players[0].turned == 0b100010
    assert t.s.titan().resources[1] == 2


@covers("HY-116", "HY-419")
@pytest.mark.parametrize("name", ["cosmos", "kratos"])
def test_alone_pillars_that_only_passing_turns_bring_nothing(name: str) -> None:
    t = on(against(1), **{name: 0})
    t.s.players[0].pillars = 0b100010
    t.step(TakeTurn(0)).plays(0, "pass")
    assert t.s.titan().resources == [0, 0, 0, 0] and t.s.titan().intensity == t.s.box.intensity
    assert t.s.players[0].turned == 0b100010 and not t.events("focus-instead") and not t.events("lower-half")


@covers("HY-419")
def test_under_version_3_they_brought_it_too() -> None:
    t = on(against(1, version=3), cosmos=0)
    t.s.players[0].pillars = 0b100010
    t.step(TakeTurn(0)).plays(0, "pass")
    assert t.s.titan().resources == [0, 2, 0, 0]
    told = [(event.clause, event.public["pillar"], event.public["concept"]) for event in t.events("focus-instead")]
    assert told == [("HY-116", pillar, "cosmos") for pillar in ("pillar_truce", "pillar_indoctrination")]
    assert not t.events("lower-half")  # nobody receives one


@covers("HY-428")
def test_alone_powers_take_it_for_a_lower_half_and_the_own_action_for_anothers() -> None:
    t = on(against(1, unlocked={0: [5]}), cosmos=0).step(LowerHalf(0, 1))
    t.plays(0, "use zeus_u5")
    assert t.has(0, "vp") == 2
    u = on(against(1, olympians=("hades",), turned=[0]), cosmos=0).step(TakeTurn(0))
    u.plays(0, "activate olympian", "go underworld_2")
    u.plays(0, "use hades_styx_toll")
    assert u.has(0, "vp") == 1


def test_alone_the_oracle_speaks_of_chronos_not_of_others() -> None:
    t = on(against(1), temnein=0).step(UseUpper(0, PILLARS.index("pillar_truce")))
    prompt = t.s.prompts()[0]
    said = oracle.said(game("hybris"), prompt, t.s.view(0))
    assert "Chronos" in Texts("en", "hybris")("oracle-UseUpper", **said)
    together = on(against(2), temnein=0, cosmos=1).step(UseUpper(0, PILLARS.index("pillar_truce")))
    said = oracle.said(game("hybris"), together.s.prompts()[0], together.s.view(0))
    assert "The others" in Texts("en", "hybris")("oracle-UseUpper", **said)
