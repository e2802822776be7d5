"""Every starting power, Upgrade and Technology does what its text says: those that something sets off, then those that
always hold."""

from pathlib import Path
from typing import Any

import pytest

from tests.games.hybris.table import Play, covers, given
from tests.games.hybris.test_combat import duel
from theogony.games.hybris import forge, locations, oracle, prices, underworld
from theogony.games.hybris.activation import cheapest
from theogony.games.hybris.content import (
    CHARACTERS,
    CITIES,
    OLYMPIANS,
    POWERS,
    TECHNOLOGIES,
    TILES,
    UPGRADES,
)
from theogony.games.hybris.deploy import Bonuses
from theogony.games.hybris.influence import influence
from theogony.games.hybris.olympus import row_refusal
from theogony.games.hybris.primordials import Fear
from theogony.games.hybris.state import Deployment
from theogony.games.hybris.strength import (
    determination,
)
from theogony.games.hybris.texts import (
    END_OF_AGE,
    END_OF_GAME,
    IMMEDIATE,
    POWER,
    START_OF_AGE,
    TECHNOLOGY,
    UPGRADE,
    moment,
    run_text,
    texts,
)
from theogony.games.hybris.uses import in_force, occur
from theogony.kernel.state import exchanged

Case = tuple[str, dict[str, Any], list[str], dict[str, int]]  # when, the position, what is played, what is there then
AGE = {"start": START_OF_AGE, "end": END_OF_AGE, "game": END_OF_GAME, "now": IMMEDIATE}

CASES: dict[str, Case] = {
    # powers
    "zeus_sovereign": ("gain_greatness_at_1", {}, ["use"], {"vp": 1}),
    "hades_lord_of_the_dead": ("hero_defeated", {}, ["use"], {"aegis": 2}),
    "hades_styx_toll": ("other_in_underworld", {}, ["use"], {"vp": 1}),
    "apollo_delphic_insight": ("perceive", {}, ["use"], {"kindness": 1}),
    "apollo_prophecy_fulfilled": ("premonition_played", {}, ["use"], {"vp": 1}),
    "ares_all_or_nothing": ("combat_won", {}, ["use"], {"vp": 1}),
    "aphrodite_seduction": ("seduction", {}, ["use"], {"vp": 1, "follower": 2}),
    # Upgrades
    "zeus_u1": ("influence", {}, ["use"], {"aegis": 1}),
    "zeus_u3": ("now", {}, [], {"vp": 1, "hand": 1}),
    "zeus_u4": ("start", {"temples": {0: ["elis", "argos"]}}, [], {"aegis": 2}),
    "zeus_u5": ("pillar_lower", {}, ["use"], {"vp": 2}),
    "zeus_u6": ("now", {"greatness": (2, 1, 3)}, [], {"vp": 5, "space": 1}),
    "hades_u2": ("your_turn", {"at": {0: {"hero_3": "fallen"}}}, ["use"], {"vp": 1, "fallen": 0}),
    "hades_u3": ("now", {}, [], {"vp": 1, "hand": 1}),
    "hades_u5": (
        "end",
        {"at": {0: {"hero_3": "fallen"}, 1: {"hero_1": "fallen", "hero_2": "fallen", "hero_3": "fallen"}}},
        [],
        {"vp": 3},
    ),
    "hades_u6": (
        "now",
        {"at": {0: {"hero_3": "fallen", "hero_1": "fallen"}}},
        ["resurrect hero_1"],
        {"vp": 4, "prayer": 2, "fallen": 0},
    ),
    "athena_u2": ("perceive", {"draws": ["prem_grief"]}, ["use"], {"premonitions": 1}),
    "athena_u3": ("now", {}, [], {"vp": 1, "hand": 1}),
    "athena_u4": ("deploy", {"temples": {0: ["elis", "argos"]}}, ["use"], {"vp": 2}),
    "athena_u6": ("now", {"temples": {0: ["elis"]}, "deployed": {"elis_1": (0, "tech_coinage")}}, [], {"vp": 4}),
    "poseidon_u2": ("arrive_city", {"well": 5}, ["use"], {"prayer": 2, "well": 3}),
    "poseidon_u3": ("now", {}, [], {"vp": 1, "hand": 1}),
    "poseidon_u5": ("end", {"well": 7}, [], {"vp": 1, "well": 7}),
    "poseidon_u6": ("now", {"well": 3}, [], {"vp": 3, "prayer": 2, "well": 1}),
    "hermes_u1": ("pillar_lower", {"own": ["common_fury"]}, ["use"], {"hand": 1}),
    "hermes_u2": ("start", {}, [], {"bonus": 1}),
    "hermes_u3": ("now", {}, [], {"vp": 1, "hand": 1}),
    "hermes_u5": ("any_hero_defeated", {}, ["use"], {"prayer": 1}),
    "hermes_u6": ("now", {"greatness": (2, 1, 3)}, [], {"vp": 4, "bonus": 2, "space": 1}),
    "apollo_u3": ("now", {}, [], {"vp": 1, "hand": 1}),
    "apollo_u4": (
        "deploy",
        {"deployed": {"elis_1": (0, "tech_olympic_flame"), "elis_2": (0, "tech_coinage")}},
        ["use"],
        {"vp": 2},
    ),
    "apollo_u5": ("end", {"at": {0: {"hero_3": "fallen"}}}, [], {"follower": 1, "fallen": 0}),
    "apollo_u6": ("now", {"draws": ["prem_grief", "prem_triumph"]}, [], {"vp": 3, "kindness": 3, "premonitions": 2}),
    "ares_u2": ("start", {"own": ["common_fury"]}, [], {"hand": 1}),
    "ares_u3": ("now", {}, [], {"vp": 1, "hand": 1}),
    "ares_u6": ("now", {"coliseum": ["col_net", "col_sling"]}, [], {"vp": 4, "determination": 8, "hand": 2}),
    "aphrodite_u2": ("influence", {}, ["use"], {"kindness": 1}),
    "aphrodite_u3": ("now", {}, [], {"vp": 1, "hand": 1}),
    "aphrodite_u6": ("now", {}, [], {"vp": 5, "kindness": 3, "follower": 3}),
    # Technologies
    "tech_polybolos": ("now", {"coliseum": ["col_net", "col_sling"]}, [], {"hand": 2}),
    "tech_trojan_horse": ("game", {"allies": {0: ["hero_jason", "hero_orpheus"]}}, [], {"vp": 4}),
    "tech_aqueduct": ("start", {}, [], {"follower": 1}),
    "tech_colossus": ("now", {"greatness": (3, 1, 2)}, [], {"space": 1}),
    "tech_hanging_gardens": ("end", {}, [], {"kindness": 1}),
    "tech_lighthouse": ("your_turn", {}, ["use"], {"vp": 1}),
    "tech_amphitheatre": ("premonition_played", {}, ["use"], {"vp": 1}),
    "tech_clockwork_muse": ("influence", {}, ["use"], {"kindness": 1, "vp": 1}),
    "tech_olympic_flame": (
        "game",
        {"deployed": {"elis_2": (0, "tech_coinage"), "elis_3": (0, "tech_symposium")}},
        [],
        {"vp": 2},
    ),
    "tech_great_library": ("now", {"draws": ["prem_grief", "prem_triumph"]}, [], {"premonitions": 2}),
    "tech_golden_statue": ("game", {"temples": {0: ["elis", "argos"]}}, [], {"vp": 4}),
    "tech_antikythera": (
        "your_turn",
        {"factory": [(0, "tech_coinage"), (1, "tech_aqueduct")]},
        ["use"],
        {"factory": 2},
    ),
    "tech_aeolipile": ("start", {}, [], {"aegis": 1}),
    "tech_asclepieion": ("end", {"at": {0: {"hero_3": "fallen"}}}, [], {"fallen": 0}),
    "tech_icarus_wings": ("start", {}, [], {"bonus": 1}),
    "tech_ekklesia": ("pillar_lower", {}, ["use"], {"vp": 1}),
    "tech_coinage": ("your_turn", {"goods": {0: {"follower": 1}}}, ["use"], {"follower": 0, "aegis": 2}),
    "tech_grain_dole": ("now", {}, [], {"follower": 1, "kindness": 1}),
    "tech_ostraka": ("end", {}, [], {"vp": 2}),
    "ancient_cyclopean_gate": ("now", {"mode": "chronos_coop", "greatness": (2, 1, 3)}, [], {"space": 1}),
    "ancient_first_hymn": ("now", {"mode": "chronos_coop"}, ["take-out spark>1"], {"sparks": 1}),
    "ancient_egg_of_phanes": ("end", {"mode": "chronos_coop"}, [], {"prayer": 1}),
    "ancient_horn_of_plenty": ("start", {"mode": "chronos_coop"}, [], {"follower": 1, "aegis": 1}),
}


def source_of(name: str) -> int:
    if name in POWERS:
        return POWER + POWERS.index(name)
    return UPGRADE + UPGRADES.index(name) if name in UPGRADES else TECHNOLOGY + TECHNOLOGIES.index(name)


def holding(name: str, **position: Any) -> Play:
    """Seat 0 has this power, unlocked Upgrade or deployed Technology; its neighbours have no powers that interfere."""
    if name in UPGRADES:
        olympian, tile = divmod(UPGRADES.index(name), TILES)
        position.setdefault("olympians", (OLYMPIANS[olympian],))
        position.setdefault("unlocked", {0: [tile + 1]})
    elif name in POWERS:
        position.setdefault("olympians", (name.split("_")[0],))
    else:
        position.setdefault("olympians", ("zeus",))
        position["deployed"] = {"sparta_3": (0, name), **position.get("deployed", {})}
    own = position["olympians"][0]
    position["olympians"] = (own, *[other for other in ("poseidon", "ares", "athena") if other != own][:2])
    t = given(**position)
    assert in_force(t.s, 0, source_of(name))
    return t


def measure(t: Play, what: str) -> int:
    """What a case asks for: goods, or a number read off the table."""
    player = t.s.players[0]
    read = {
        "space": t.space(0),
        "hand": len(t.hand(0)),
        "premonitions": len(t.premonitions(0)),
        "bonus": t.tokens(0, "reserve").count("bonus"),
        "fallen": sum(where == "fallen" for where in (t.at(0, name) for name in CHARACTERS)),
        "well": t.s.well,
        "sparks": player.sparks,
        "factory": sum(name == "tech_coinage" and place for place, name in enumerate(t.factory())) + 1,
    }
    return read[what] if what in read else t.has(0, what)


@covers("HY-243")
@pytest.mark.parametrize("name", CASES)
def test_what_something_sets_off(name: str) -> None:
    when, position, moves, expected = CASES[name]
    given_ = {key: value for key, value in position.items() if key not in ("draws", "own", "coliseum")}
    t = holding(name, **given_)
    t.draws_premonition(*position.get("draws", ())).draws_coliseum(*position.get("coliseum", ()))
    t.draws(0, *position.get("own", ()))
    script = next(
        one
        for one in texts(t.s).of[source_of(name)]
        if one.moment == AGE.get(when, moment(when) if when not in AGE else 0)
    )
    if when in AGE:
        run_text(t.s, script, 0)
    else:
        occur(t.s, 0, moment(when), 1)
    t.s.run()
    t.plays(0, *[f"use {name}" if move == "use" else move for move in moves])
    assert {what: measure(t, what) for what in expected} == expected


# -- in a Combat ------------------------------------------------------------------------------------------------------

# who attacks, who defends, which side has the text, what is played at the start, Force of both
FIGHTS: dict[str, tuple[dict[str, Any], int, list[str], tuple[int, int]]] = {
    "athena_strategist": ({"olympians": ("hades", "athena")}, 1, [], (0, 1)),
    "poseidon_surge": ({"olympians": ("poseidon", "hades")}, 0, [], (1, 0)),
    "ares_bloodlust": ({"olympians": ("ares", "hades")}, 0, [], (1, 0)),
    "aphrodite_charm": ({"olympians": ("aphrodite", "hades"), "boosts": (0, 3)}, 0, [], (0, 2)),
    "hades_u1": ({"olympians": ("hades", "zeus"), "unlocked": {0: [1]}}, 0, [], (1, 0)),
    "hades_u4": ({"olympians": ("zeus", "hades"), "unlocked": {1: [4]}}, 1, [], (0, 1)),
    "ares_u4": ({"olympians": ("ares", "hades"), "unlocked": {0: [4]}}, 0, [], (2, 0)),
    "apollo_u1": (
        {"olympians": ("apollo", "hades"), "unlocked": {0: [1]}, "boosts": (0, 3), "own": ["common_ruse"]},
        0,
        ["use apollo_u1"],
        (0, 2),
    ),
    "aphrodite_u1": (
        {"olympians": ("aphrodite", "hades"), "unlocked": {0: [1]}, "boosts": (0, 4)},
        0,
        ["use aphrodite_u1"],
        (0, 1),
    ),
    "tech_bronze_automata": (
        {"olympians": ("zeus", "hades"), "deployed": {"elis_1": (0, "tech_bronze_automata")}},
        0,
        [],
        (1, 0),
    ),
    "tech_long_walls": (
        {"olympians": ("zeus", "hades"), "deployed": {"elis_1": (1, "tech_long_walls")}},
        1,
        [],
        (0, 2),
    ),
    "ancient_adamantine_sickle": (
        {"olympians": ("zeus", "hades"), "deployed": {"elis_1": (0, "ancient_adamantine_sickle")}},
        0,
        [],
        (2, 0),
    ),
}


@covers("HY-253", "HY-426")
@pytest.mark.parametrize("name", FIGHTS)
def test_force_in_a_combat(name: str) -> None:
    position, side, moves, forces = FIGHTS[name]
    boosts = position.get("boosts", (0, 0))
    plain = {key: value for key, value in position.items() if key not in ("boosts", "own")}
    t = duel(hands={0: ["common_fury", "common_surge"], 1: ["common_fury", "common_surge"]}, **plain)
    for seat in (0, 1):
        t.s.players[seat].boost = boosts[seat]
    t.draws(0, *position.get("own", ())).plays(side, *moves)
    assert (t.force(0), t.force(1)) == forces


@covers("HY-426", "HY-432")
def test_what_a_victory_brings() -> None:
    for name, position, expected in (
        ("poseidon_u1", {"olympians": ("poseidon", "hades"), "unlocked": {0: [1]}}, {"follower": 1, "vp": 1}),
        ("ares_u1", {"olympians": ("ares", "zeus"), "unlocked": {0: [1]}}, {"follower": 1, "aegis": 1}),
        ("aphrodite_u4", {"olympians": ("aphrodite", "zeus"), "unlocked": {0: [4]}}, {"follower": 2}),
    ):
        t = duel(hands={0: ["common_fury"]}, **position).plays(0, "play common_fury", f"use {name}")
        assert {good: t.has(0, good) for good in expected} == expected, name


def test_all_or_nothing_costs_a_point_when_a_combat_is_lost_and_nobody_is_asked() -> None:
    t = duel(olympians=("ares", "zeus"), goods={0: {"vp": 3}}, hands={1: ["common_fury"]}).plays(1, "play common_fury")
    assert t.has(0, "vp") == 2 and t.asked()[1] == "Pause"


def test_gathered_clouds_cost_an_aegis() -> None:
    t = given(seats=2, goods={0: {"aegis": 1}}, hands={0: ["common_fury"]})
    from tests.games.hybris.test_combat import Ended
    from theogony.games.hybris import combat
    from theogony.games.hybris.duel import CITY as CITY_FIGHT

    combat.fight_player(t.s, CITY_FIGHT, 0, 0, 1, 3, 1, Ended())
    t.s.run()
    t.plays(0, "use zeus_gathered_clouds")
    assert t.force(0) == 2 and t.has(0, "aegis") == 0


# -- what always holds ------------------------------------------------------------------------------------------------


def test_reductions_and_other_standing_texts() -> None:
    hero, prophet = CHARACTERS.index("hero_3"), CHARACTERS.index("prophet_3")
    for name, heroes, prophets in (
        ("hermes_winged_sandals", 0, 0),
        ("poseidon_u4", 0, 1),
        ("ares_u4", 0, 1),
        ("tech_steam_trireme", 0, 1),
        ("apollo_u2", 1, 0),
    ):
        t = holding(name)
        assert (cheapest(t.s, 0, hero), cheapest(t.s, 0, prophet)) == (heroes, prophets), name
    for name in ("athena_wisdom", "tech_water_clock"):
        t = holding(name, workshop=[(0, "tech_aqueduct")], goods={0: {"follower": 2}})
        assert forge.can_fabricate(t.s, 0, 0), name
        assert prices.uses_of(t.s, 0, forge.FABRICATE_COST, 1), name
        assert not prices.uses_of(t.s, 0, forge.FABRICATE_COST, 0), name
    assert row_refusal(holding("hermes_u4").s, 0, 0) is None
    assert determination(holding("athena_u1").s, 0) == 5 and determination(holding("poseidon_u4").s, 0) == 6
    assert locations.malus(holding("hades_u1").s, 0, 2)[1] == 0
    assert forge.storage(holding("athena_u5").s, 0) == 3
    t = holding("hades_u4")
    underworld.drain(t.s, 0)
    assert t.has(0, "aegis") == 5


@pytest.mark.parametrize(
    ("name", "city", "followers"),
    [("ares_u5", "sparta", 5), ("aphrodite_u5", "elis", 2), ("tech_symposium", "elis", 2)],
)
def test_more_followers(name: str, city: str, followers: int) -> None:
    t = holding(name)
    influence(t.s, 0, CITIES.index(city), -1)
    t.s.run()
    assert t.plays(0, "followers").has(0, "follower") == followers


@pytest.mark.parametrize(
    ("name", "tile", "vp"),
    [("ares_u5", "tech_polybolos", 1), ("aphrodite_u5", "tech_coinage", 1), ("athena_u5", "tech_trojan_horse", 2)],
)
def test_more_points_for_a_deploy(name: str, tile: str, vp: int) -> None:
    """In Elis, beside a tile with links on all edges: 1 VP for the connection is there anyway for the last one."""
    deployed = {"elis_2": (1, "tech_icarus_wings")} if tile == "tech_trojan_horse" else {}
    t = holding(name, deployed=deployed)
    under_way = Deployment()
    under_way.seat, under_way.tile, under_way.space = 0, TECHNOLOGIES.index(tile), 3
    t.s.deployed = exchanged(t.s.deployed, 3, TECHNOLOGIES.index(tile))
    t.s.owner = exchanged(t.s.owner, TECHNOLOGIES.index(tile), 0)
    t.s.deployments = [under_way]
    t.step(Bonuses())
    assert t.has(0, "vp") == vp


def test_texts_of_the_oracle_and_of_redirection() -> None:
    t = holding("apollo_u2", age=2, goods={0: {"follower": 5, "kindness": 2}})
    t.step(Fear())
    assert t.has(0, "follower") == 6 and not oracle.protected(t.s, 0)
    from theogony.games.hybris.turn import TakeTurn

    u = holding("zeus_u2", goods={0: {"aegis": 2}}, plans={0: {"hero_3": "underworld"}}).step(TakeTurn(0))
    u.plays(0, "activate hero_3", "use zeus_u2", "go argos")
    assert u.at(0, "hero_3") == "argos"
    v = holding("zeus_u2", goods={0: {"aegis": 2}}, plans={0: {"hero_3": "moirai"}}).step(TakeTurn(0))
    v.plays(0, "activate hero_3", "go argos")  # there is no Quest: it must be sent elsewhere
    assert v.s.players[0].once


ELSEWHERE = {
    "zeus_gathered_clouds", "athena_wisdom", "poseidon_primordial_tide", "hermes_winged_sandals", "hermes_arrogance",
    "zeus_u2", "athena_u1", "athena_u5", "poseidon_u1", "poseidon_u4", "hermes_u4", "apollo_u2", "ares_u1", "ares_u5",
    "aphrodite_u4", "aphrodite_u5", "tech_steam_trireme", "tech_burning_mirrors", "tech_water_clock", "tech_symposium",
}  # fmt: skip  # tested by name above, or in test_combat, test_deploy, test_end_of_age and test_pillars


def test_every_one_has_its_test() -> None:
    assert {*CASES, *FIGHTS, *ELSEWHERE} == {*POWERS, *UPGRADES, *TECHNOLOGIES}
    here = Path(__file__)
    above = here.read_text().partition("ELSEWHERE = {")[0]
    tests = above + "".join([file.read_text() for file in here.parent.glob("test_*.py") if file != here])
    assert [name for name in ELSEWHERE if name not in tests] == []
