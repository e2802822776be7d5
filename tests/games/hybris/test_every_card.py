"""Every Conflict card, Premonition, Quest, Concept card and Avatar card does what its text says."""

from typing import Any

import pytest

from tests.games.hybris.chronos import (
    against,
    face_up,
    row,
)
from tests.games.hybris.table import Play, covers, given
from tests.games.hybris.test_combat import Ended, duel
from theogony.games.hybris import combat
from theogony.games.hybris.box import BOX
from theogony.games.hybris.chronos.avatars import SendAvatar
from theogony.games.hybris.chronos.phases import Desolate
from theogony.games.hybris.chronos.turn import resolve_main
from theogony.games.hybris.content import (
    AVATARS,
    CANTOS,
    CHAINED,
    CHARACTERS,
    CITIES,
    CITY,
    CONCEPT_CARDS,
    CONCEPT_OF,
    CONFLICT,
    DECK_OF,
    EPIC,
    OLYMPIANS,
    PLACES,
    PREMONITIONS,
    QUESTS,
    entries,
)
from theogony.games.hybris.duel import CITY as CITY_FIGHT
from theogony.games.hybris.influence import PlayPremonitions
from theogony.games.hybris.moirai import Confronted
from theogony.games.hybris.texts import CANTO, REWARD, run_source

HERO = CHARACTERS.index("hero_3")

# -- Conflict cards: what a card does beside its printed Force --------------------------------------------------------

# by card: the position, as Attacker or Defender, own Force in all, change of the enemy's Force, what is there then
Effect = tuple[dict[str, Any], int, int, int, dict[str, int]]
TEXTS: dict[str, Effect] = {
    "common_charge": ({}, 0, 4, 0, {}),
    "common_feint": ({"own": ["common_ruse"]}, 0, 1, 0, {"hand": 2}),
    "common_bulwark": ({}, 0, 2, -1, {}),
    "common_fervour": ({"goods": {0: {"follower": 1}}, "moves": ["choice 1"]}, 0, 4, 0, {"follower": 0}),
    "zeus_c1": ({}, 0, 5, 0, {}),
    "zeus_c4": ({"own": ["common_ruse"]}, 0, 1, 0, {"hand": 2}),
    "zeus_c5": ({}, 0, 4, -1, {}),
    "hades_c1": ({}, 0, 2, -1, {}),
    "hades_c2": ({"at": {0: {"hero_1": "fallen", "hero_2": "fallen"}}}, 0, 3, 0, {}),
    "hades_c5": ({"at": {0: {"hero_1": "reserve"}}, "moves": ["choice 1", "pass"]}, 0, 5, 0, {"fallen": 1}),
    "athena_c1": ({}, 1, 5, 0, {}),  # a Defender, and Strategist
    "athena_c2": ({}, 0, 2, -1, {}),
    "athena_c4": ({"own": ["common_ruse"]}, 0, 1, 0, {"hand": 2, "known": 2}),
    "athena_c5": ({}, 0, 2, 0, {}),
    "poseidon_c1": ({}, 0, 5, 0, {}),  # an Attacker, and Surge and Ebb
    "poseidon_c4": ({}, 0, 5, -1, {}),
    "poseidon_c5": ({}, 0, 2, 0, {}),
    "hermes_c2": ({"goods": {1: {"aegis": 3}}}, 0, 1, 0, {"aegis": 1}),
    "hermes_c3": ({"own": ["common_ruse"]}, 0, 1, 0, {"hand": 2}),
    "hermes_c4": ({}, 0, 2, 0, {}),
    "hermes_c5": ({"enemy": ["common_parry", "common_ruse"]}, 0, 4, 0, {}),
    "apollo_c1": ({"row": ["common_thrust"]}, 0, 2 + 3 + 1, 0, {}),
    "apollo_c4": ({}, 0, 1, 0, {"kindness": 1}),
    "apollo_c5": ({}, 0, 2, -2, {}),
    "ares_c2": ({"moves_of": ["card common_fury"]}, 0, 2 + 1, 0, {}),
    "ares_c3": ({}, 0, 3, -1, {}),
    "ares_c4": ({}, 0, 3 + 1 + 1, 0, {}),
    "ares_c5": ({"goods": {0: {"follower": 2}}}, 0, 6, 0, {"follower": 1}),
    "aphrodite_c1": ({}, 0, 0, -2, {}),  # and Charm
    "aphrodite_c2": ({}, 0, 1, -3, {}),
    "aphrodite_c3": ({}, 0, 1, -1, {}),
    "aphrodite_c4": ({"goods": {1: {"follower": 3}}}, 0, 2, -1, {"follower": 1}),
    "aphrodite_c5": ({}, 0, 0, -4, {}),
    "zeus_upgraded": ({}, 0, 6, -1, {}),
    "hades_upgraded": ({"at": {1: {"hero_1": "fallen"}}}, 0, 6, 0, {}),
    "athena_upgraded": ({}, 0, 5, 0, {}),
    "poseidon_upgraded": ({}, 0, 6 + 1 + 1, 0, {}),
    "hermes_upgraded": ({"goods": {1: {"follower": 3}}}, 0, 5, 0, {"follower": 1}),
    "apollo_upgraded": ({"row": ["common_thrust", "common_fury"]}, 0, 2 + 4 + 5 + 2, 0, {}),
    "aphrodite_upgraded": ({}, 0, 2, -5, {}),
    "col_net": ({}, 0, 1, -1, {}),
    "col_tower_shield": ({}, 1, 3, 0, {}),
    "col_sling": ({"own": ["common_ruse"]}, 0, 1, 0, {"hand": 2}),
    "col_greek_fire": ({}, 0, 3, -1, {}),
    "col_crowd": ({"row": ["common_fury", "common_surge"]}, 0, 4 + 3 + 0 + 2 + 2, 0, {}),  # Surge joins it: eagles
    "col_second_wind": ({"discards": {0: ["common_ruse"]}}, 0, 1, 0, {"hand": 2}),
}
CAN_BE_HELD = [name for design, name in enumerate(CONFLICT) if DECK_OF[design] != "avatar"]


def olympian_of(name: str) -> str:
    """Whose card it is; a common or Coliseum card is played by Zeus."""
    return next((own for own in OLYMPIANS if name.startswith(own)), "zeus")


def played(name: str, position: dict[str, Any], role: int) -> Play:
    """Seat 0 turns the card up against the Hero of seat 1 (Hades), who has 9 Force by a boost."""
    extra = ("own", "moves", "moves_of", "enemy", "row")
    plain = {key: value for key, value in position.items() if key not in extra}
    foe = "hades" if olympian_of(name) != "hades" else "hermes"
    upgraded = name.endswith("upgraded")
    hand = ["common_surge" if name != "common_surge" else "common_ruse", *([] if upgraded else [name])]
    t = given(seats=2, olympians=(olympian_of(name), foe), hands={0: hand, 1: ["common_fury"]}, **plain)
    if upgraded:
        t.s.cards.move_all([20], 0)  # from beside the board into the hand
    t.s.players[0].goods[5] = 10
    t.s.players[1].boost = 9
    fighters = (0, HERO, 1, HERO) if role == 0 else (1, HERO, 0, HERO)
    combat.fight_player(t.s, CITY_FIGHT, *fighters, 1, Ended())
    fight = t.s.fight()
    for side, names in ((role, position.get("row", ())), (1 - role, position.get("enemy", ()))):
        fight.rows[side] = tuple(CONFLICT.index(card) for card in names)
        fight.made[side] = fight.dealt[side] = (0,) * len(names)
    t.draws(0, *position.get("own", ()))
    combat.turn_up(t.s, 0, CONFLICT.index(name))
    t.s.agenda = t.s.agenda[:1]  # the Combat goes no further than this card
    t.step(combat.CardText(role, len(fight.rows[role]) - 1))
    return t.plays(0, *position.get("moves", ())).plays(1, *position.get("moves_of", ()))


@covers("HY-250", "HY-395")
@pytest.mark.parametrize("name", CAN_BE_HELD)
def test_every_conflict_card(name: str) -> None:
    printed = BOX.force[CONFLICT.index(name)]
    standing = {"poseidon": 1, "ares": 1}.get(olympian_of(name), 0)  # Surge and Ebb, Bloodlust
    charm = -1 if olympian_of(name) == "aphrodite" else 0
    position, role, own, change, after = TEXTS.get(name, ({}, 0, printed + standing, charm, {}))
    t = played(name, position, role)
    foe = sum(BOX.force[CONFLICT.index(card)] for card in position.get("enemy", ()))
    assert (t.force(role), t.force(1 - role)) == (own, foe + 9 + change)
    read = {
        "hand": len(t.hand(0)),
        "fallen": t.s.players[0].at.count(-2),
        "known": len(t.s.view(0)["known_hands"]["1"]) + 1,  # type: ignore[index]
    }
    assert {what: read[what] if what in read else t.has(0, what) for what in after} == after


def test_cards_without_a_text_are_those_that_the_content_leaves_empty() -> None:
    with_text = {name for name in CAN_BE_HELD if dict(BOX.texts)[f"conflict_cards.{name}.do"]}
    assert with_text == set(TEXTS)


def test_cancel_takes_the_text_and_the_combo_of_the_enemys_last_card() -> None:
    for name in ("poseidon_c5", "hermes_c4", "aphrodite_c3"):
        t = played(name, {"enemy": ["common_thrust", "common_parry"]}, 0)
        before = 2 + 1 + 2 + 9
        assert t.force(1) == before - 2 - (name.startswith("aphrodite")), name
    t = played("athena_upgraded", {"enemy": ["common_thrust", "common_parry"]}, 0)
    assert t.force(1) == 2 + 1 + 9


def test_dark_bargain_spares_the_fighter() -> None:
    t = duel(olympians=("hades", "zeus"), hands={0: ["hades_c5", "common_ruse"]}).plays(0, "play hades_c5")
    assert t.asked() == (0, "PlayOn") and t.force(0) == 1  # nobody else to give: only nothing is left


# -- Premonitions -----------------------------------------------------------------------------------------------------

Foretold = tuple[str, dict[str, Any], dict[str, Any], list[str], dict[str, int]]
PREMONITION_CASES: dict[str, Foretold] = {
    "prem_crowds_kneel": ("elis", {"goods": {0: {"follower": 6}}}, {"goods": {0: {"follower": 5}}}, [], {"vp": 3}),
    "prem_sanctuary": (
        "elis",
        {"temples": {0: ["elis"]}, "well": 1},
        {"temples": {0: ["argos"]}},
        [],
        {"vp": 2, "prayer": 1},
    ),
    "prem_two_altars": (
        "elis",
        {"temples": {0: ["elis", "argos"]}},
        {"temples": {0: ["elis"]}},
        [],
        {"vp": 3, "prayer": 1},
    ),
    "prem_spartan_oath": (
        "sparta",
        {"hands": {0: ["common_thrust", "common_parry", "common_fury", "common_ruse", "common_surge"]}},
        {},
        [],
        {"vp": 2, "determination": 5},
    ),
    "prem_elean_truce": ("elis", {}, {"city": "argos"}, [], {"kindness": 2, "vp": 1}),
    "prem_athenian_decree": ("athens", {"greatness": (2, 1, 3)}, {}, [], {"vp": 2, "space": 1}),
    "prem_lemnian_fire": ("lemnos", {"factory": [(0, "tech_coinage")]}, {}, [], {"aegis": 2}),
    "prem_argive_council": ("argos", {}, {"city": "elis"}, [], {"follower": 2, "vp": 1}),
    "prem_inventors_dream": (
        "elis",
        {"deployed": {"elis_1": (0, "tech_coinage"), "elis_2": (0, "tech_grain_dole")}},
        {"deployed": {"elis_1": (0, "tech_coinage")}},
        [],
        {"vp": 3, "aegis": 1},
    ),
    "prem_web_of_roads": (
        "elis",
        {
            "deployed": {
                "sparta_1": (0, "tech_long_walls"),
                "sparta_2": (0, "tech_trojan_horse"),
                "sparta_3": (1, "tech_icarus_wings"),
            }
        },
        {"deployed": {"sparta_1": (0, "tech_long_walls"), "sparta_2": (0, "tech_trojan_horse")}},
        [],
        {"vp": 4},
    ),
    "prem_war_machine": (
        "elis",
        {"deployed": {"elis_1": (0, "tech_polybolos")}, "coliseum": ["col_net"]},
        {"deployed": {"elis_1": (1, "tech_polybolos")}},
        [],
        {"vp": 2, "hand": 1},
    ),
    "prem_song_of_ages": ("elis", {"deployed": {"elis_1": (0, "tech_great_library")}}, {}, [], {"vp": 2, "prayer": 1}),
    "prem_first_spark": (
        "elis",
        {"sparks": 2, "own": ["common_fury"]},
        {"sparks": 1},
        ["take-out spark>1"],
        {"sparks": 3},
    ),
    "prem_awakening": (
        "elis",
        {"unlocked": {0: [1, 2]}, "greatness": (2, 1, 3)},
        {"unlocked": {0: [1]}},
        [],
        {"vp": 3, "space": 1},
    ),
    "prem_flooded_well": ("elis", {"well": 7}, {"well": 6}, [], {"prayer": 3}),
    "prem_grief": ("elis", {"at": {0: {"hero_3": "fallen"}}}, {}, [], {"vp": 2, "fallen": 0}),
    "prem_triumph": ("elis", {"won": 1, "greatness": (2, 1, 3)}, {"won": 0}, [], {"vp": 2, "space": 1}),
    "prem_champions_favour": (
        "elis",
        {"allies": {0: ["hero_jason"]}, "own": ["common_fury", "common_ruse"]},
        {},
        [],
        {"vp": 2, "hand": 2},
    ),
    "prem_humble_god": ("elis", {"greatness": (3, 1, 2)}, {"greatness": (2, 1, 3)}, [], {"space": 2, "kindness": 2}),
    "prem_hidden_hoard": (
        "elis",
        {"goods": {0: {"aegis": 5}}},
        {"goods": {0: {"aegis": 4}}},
        [],
        {"vp": 2, "bonus": 1},
    ),
}


def foreseeing(name: str, where: str, position: dict[str, Any]) -> Play:
    extra = ("own", "coliseum", "sparks", "won", "city")
    plain = {key: value for key, value in position.items() if key not in extra}
    t = given(premonitions={0: [name]}, **plain)
    t.s.players[0].sparks = position.get("sparks", 0)
    t.s.players[0].won = position.get("won", 0)
    t.draws(0, *position.get("own", ())).draws_coliseum(*position.get("coliseum", ()))
    return t.step(PlayPremonitions(0, CITIES.index(position.get("city", where))))


@covers("HY-164")
@pytest.mark.parametrize("name", PREMONITION_CASES)
def test_every_premonition(name: str) -> None:
    where, position, without, moves, expected = PREMONITION_CASES[name]
    t = foreseeing(name, where, position).plays(0, f"premonition {name}", *moves)
    read = {
        "space": t.space(0),
        "hand": len(t.hand(0)),
        "sparks": t.s.players[0].sparks,
        "fallen": t.s.players[0].at.count(-2),
        "bonus": t.tokens(0, "reserve").count("bonus"),
    }
    assert {what: read[what] if what in read else t.has(0, what) for what in expected} == expected
    foreseeing(name, where, without).refuses(0, f"premonition {name}", "HY-164")


# -- Quests -----------------------------------------------------------------------------------------------------------


def gained(t: Play) -> dict[str, int]:
    """What seat 0 has that a reward may give."""
    found = {good: t.has(0, good) for good in ("vp", "aegis", "follower", "prayer", "kindness")}
    found |= {"hand": len(t.hand(0)), "sparks": t.s.players[0].sparks, "bonus": t.tokens(0, "reserve").count("bonus")}
    found["determination"] = t.has(0, "determination") - 4
    found["space"] = 3 - t.space(0)
    return {what: number for what, number in found.items() if number}


CANTO_REWARDS: dict[str, list[dict[str, int]]] = {
    "quest_odyssey": [{"vp": 1}, {"vp": 2}, {"vp": 2, "follower": 1}, {"vp": 3}],
    "quest_golden_fleece": [{"aegis": 2}, {"vp": 2}, {"vp": 3}],
    "quest_labours": [{"vp": 1}, {"vp": 2}, {"vp": 2, "aegis": 1}, {"vp": 3}],
    "quest_descent_of_orpheus": [{"kindness": 2}, {"vp": 3}],
    "quest_seven_against_thebes": [{"hand": 1}, {"vp": 2}, {"vp": 3}],
    "quest_perseus_flight": [{"bonus": 1}, {"vp": 3}],
    "quest_founding_of_cadmus": [{"kindness": 1}, {"vp": 2}, {"vp": 2, "follower": 2}],
    "quest_theft_of_fire": [{"aegis": 2}, {"vp": 2}, {"vp": 3}],
    "quest_hunt_of_calydon": [{"vp": 1}, {"vp": 2}],
    "quest_iliad": [{"vp": 1, "hand": 1}, {"vp": 2}, {"vp": 2}, {"vp": 3}],
}
QUEST_REWARDS: dict[str, tuple[list[str], dict[str, int]]] = {
    "quest_odyssey": (["take-out spark>1"], {"vp": 3 + 1, "sparks": 1}),
    "quest_golden_fleece": ([], {"vp": 2, "prayer": 2}),
    "quest_labours": (["take-out hero>1"], {"determination": 1}),
    "quest_descent_of_orpheus": ([], {"vp": 3}),
    "quest_seven_against_thebes": ([], {"vp": 2, "space": 2}),
    "quest_perseus_flight": (["take-out spark>1"], {"vp": 1 + 1, "sparks": 1}),
    "quest_founding_of_cadmus": (["take-out temple>3", "temple elis"], {"vp": 1}),
    "quest_theft_of_fire": (["take-out spark>1", "take-out spark>2"], {"sparks": 2, "vp": 1, "aegis": 1}),
    "quest_hunt_of_calydon": (["take-out prophet>2"], {"vp": 2}),
    "quest_iliad": ([], {"vp": 4, "prayer": 1, "space": 1}),
    "quest_nemean_lion": ([], {"vp": 3, "determination": 1}),
    "quest_hydra": (["take-out spark>1"], {"vp": 5 + 1, "sparks": 1}),
    "quest_minotaur": ([], {"vp": 4, "follower": 2}),
    "quest_medusa": ([], {"vp": 4, "hand": 2}),
    "quest_chimera": ([], {"vp": 5, "space": 1}),
    "quest_cerberus": ([], {"vp": 4, "aegis": 4}),
    "quest_polyphemus": ([], {"vp": 3, "prayer": 2}),
    "quest_sphinx": ([], {"vp": 3, "kindness": 1}),
    "quest_scylla": ([], {"vp": 6, "bonus": 1}),
    "quest_typhon": (["take-out hero>4"], {"vp": 7}),
}


def rewarded(source: int, *moves: str) -> Play:
    t = given(greatness=(3, 2, 1)).picks(0, 0, 0, 0)
    run_source(t.s, source, 0)
    t.s.run()
    return t.plays(0, *moves)


@covers("HY-171", "HY-173", "HY-181")
@pytest.mark.parametrize("name", QUESTS)
def test_every_quest(name: str) -> None:
    quest = QUESTS.index(name)
    for canto, expected in enumerate(CANTO_REWARDS.get(name, ())):
        assert gained(rewarded(CANTO + CANTOS * quest + canto)) == expected
    moves, reward = QUEST_REWARDS[name]
    assert gained(rewarded(REWARD + quest, *moves)) == reward
    assert EPIC[quest] == (name in CANTO_REWARDS) and len(BOX.cantos[quest]) == len(CANTO_REWARDS.get(name, ()))


@pytest.mark.parametrize(
    ("name", "force"),
    [
        ("quest_minotaur", 6 + 1 + 0),
        ("quest_scylla", 7 + 2 + 2),
        ("quest_sphinx", 3 + 2 + 1),
        ("quest_chimera", 6 + 2 + 1),
    ],
)
def test_what_confrontations_count(name: str, force: int) -> None:
    """Net (water, 1) and Sling (air, 1): the Scylla counts water twice, the Sphinx and the Chimera air; the Minotaur
    draws one card only."""
    t = given(quests=[name]).draws_coliseum("col_net", "col_sling")
    quest = QUESTS.index(name)
    fight = combat.fight_game(t.s, 0, 0, HERO, 0, quest, Confronted(0, 2))
    combat.face(t.s, fight, BOX.confrontations[quest])
    assert fight.base == force


# -- Concept cards ----------------------------------------------------------------------------------------------------

RICH = {seat: {"follower": 3, "aegis": 3, "prayer": 3, "vp": 5, "kindness": 3} for seat in range(3)}
# by card: moves and changes of the main effect (for seat 0 unless a key says otherwise), then of the Desolation
Changes = tuple[list[str], dict[str, int]]
CONCEPT_CASES: dict[str, tuple[Changes, Changes]] = {
    "concept_anthropos_1": (([], {"follower": -2}), ([], {"anthropos": -1})),
    "concept_anthropos_2": ((["block elis"], {"@elis": 1}), (["city elis"], {"kronos": 1 + CITIES.index("elis")})),
    "concept_anthropos_3": (([], {"follower": -1, "follower_1": -1, "follower_2": -1}), ([], {"resource_0": 2})),
    "concept_anthropos_4": (([], {"follower": -1, "resource_0": 1}), ([], {"kronos": 1 + CITIES.index("sparta")})),
    "concept_anthropos_5": (
        (["ancient ancient_first_hymn", "player 1"], {"follower": -3, "stored": 1}),
        ([], {"anthropos": -1}),
    ),
    "concept_anthropos_6": (([], {"shackles": 1}), ([], {"shackles": 1, "shackles_1": 1, "shackles_2": 1})),
    "concept_anthropos_7": (
        ([], {"follower": -2, "anthropos": 2}),
        (["city elis"], {"kronos": 1 + CITIES.index("elis")}),
    ),
    "concept_anthropos_8": (([], {"kindness": -2}), ([], {"@athens": 1})),
    "concept_cosmos_1": (([], {"aegis": -2}), ([], {"cosmos": -1})),
    "concept_cosmos_2": (
        ([], {"kronos": 1 + CITIES.index("elis")}),
        (["city elis"], {"kronos": 1 + CITIES.index("elis")}),
    ),
    "concept_cosmos_3": (([], {"aegis": -1, "resource_1": 1}), ([], {"coliseum": -3})),
    "concept_cosmos_4": (([], {"@forge_1": 1, "aegis_1": -1}), ([], {"resource_1": 2})),
    "concept_cosmos_5": (
        (["ancient ancient_first_hymn", "player 1"], {"aegis": -3, "stored": 1}),
        ([], {"cosmos": -1}),
    ),
    "concept_cosmos_6": (
        ([], {"aegis": -1, "aegis_1": -1, "aegis_2": -1, "space": 1, "space_2": -1}),
        ([], {"kronos": 1 + CITIES.index("lemnos")}),
    ),
    "concept_cosmos_7": (
        ([], {"aegis": -2, "cosmos": 2, "kratos": -1}),
        (["city elis"], {"kronos": 1 + CITIES.index("elis")}),
    ),
    "concept_cosmos_8": (([], {"premonitions": -2}), (["block oracle_1"], {"@oracle_1": 1})),
    "concept_gonos_1": (([], {"prayer": -1}), ([], {"gonos": -1})),
    "concept_gonos_2": (([], {"fallen": 1}), (["city elis"], {"kronos": 1 + CITIES.index("elis")})),
    "concept_gonos_3": (
        ([], {"kairos": 1 + CITIES.index("argos")}),
        ([], {"shackles": 1, "shackles_1": 1, "shackles_2": 1}),
    ),
    "concept_gonos_4": (([], {"resource_2": 1}), ([], {"resource_2": 2})),
    "concept_gonos_5": ((["ancient ancient_first_hymn", "player 1"], {"prayer": -2, "stored": 1}), ([], {"gonos": -1})),
    "concept_gonos_6": (
        (["card common_fury", "card common_ruse"], {"hand": -2}),
        ([], {"kronos": 1 + CITIES.index("elis")}),
    ),
    "concept_gonos_7": (([], {"prayer": -1, "gonos": 2}), (["city elis"], {"kronos": 1 + CITIES.index("elis")})),
    "concept_gonos_8": (([], {"well": 3, "vp_2": 1}), (["block elis"], {"@elis": 1})),
    "concept_temnein_1": (([], {"vp": -2}), ([], {"temnein": -1})),
    "concept_temnein_2": (
        ([], {"aeon": 1 + CITIES.index("athens")}),
        (["city elis"], {"kronos": 1 + CITIES.index("elis")}),
    ),
    "concept_temnein_3": (([], {"kindness": -1, "follower": -1}), ([], {"chronos": 3})),
    "concept_temnein_4": ((["block moirai_1"], {"@moirai_1": 1}), ([], {"premonitions": -3})),
    "concept_temnein_5": ((["ancient ancient_first_hymn", "player 1"], {"vp": -4, "stored": 1}), ([], {"temnein": -1})),
    "concept_temnein_6": (([], {"kratos": 1, "ananke": 1}), ([], {"kratos": 1, "chronos": 1})),
    "concept_temnein_7": (([], {"vp": -2, "temnein": 2, "ananke": -1}), ([], {"kronos": 1 + CITIES.index("argos")})),
    "concept_temnein_8": (([], {"vp": -2, "vp_1": -1, "vp_2": -1}), ([], {"chronos": 4})),
}


def standings(t: Play) -> dict[str, int]:
    """All that a Concept card may change."""
    titan = t.s.titan()
    found: dict[str, int] = {}
    for seat, mark in ((0, ""), (1, "_1"), (2, "_2")):
        for good in ("follower", "aegis", "prayer", "vp", "kindness"):
            found[good + mark] = t.has(seat, good)
        found["shackles" + mark] = t.s.players[seat].shackles
        found["hand" + mark], found["space" + mark] = len(t.hand(seat)), t.space(seat)
    found |= {f"resource_{place}": number for place, number in enumerate(titan.resources)}
    found |= dict(zip(("anthropos", "cosmos", "gonos", "temnein"), titan.chains, strict=True))
    found |= {"ananke": titan.intensity[0], "kratos": titan.intensity[1], "chronos": titan.vp}
    found |= {f"@{name}": t.s.blocked >> place & 1 for place, name in enumerate(PLACES)}
    found |= dict(zip(AVATARS, titan.avatar_at, strict=True))  # -1 is his board
    found |= {"stored": len(t.stored(0))}
    found |= {"well": t.s.well, "fallen": t.s.players[0].at.count(-2)}
    view = t.s.view(0)
    return found | {"coliseum": int(str(view["coliseum_deck"])), "premonitions": int(str(view["premonition_deck"]))}


@covers("HY-066", "HY-095", "HY-337")
@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize("name", CONCEPT_CARDS)
def test_every_concept_card(name: str, half: int) -> None:
    hands = {0: ["common_fury", "common_ruse"]}
    turn, decider = (-1, 1) if half else (0, 0)  # Desolation is in nobody's turn: the highest decides (HY-315)
    t = against(turn=turn, goods=RICH, hands=hands, at={2: {"hero_3": "fallen"}}, greatness=(2, 1, 3))
    face_up(t, name)
    t.s.titan().chains = [3, 3, 3, 3]
    t.picks(0, 0, 0)
    before = standings(t)
    place = CHAINED.index(CONCEPT_OF[CONCEPT_CARDS.index(name)])
    moves, expected = CONCEPT_CASES[name][half]
    if half:
        t.step(Desolate(place))
    else:
        resolve_main(t.s, place, 0)
        t.s.run()
    t.plays(decider, *moves)
    after = standings(t)
    assert {what: after[what] - before[what] for what in after if after[what] != before[what]} == expected


@covers("HY-352", "HY-441")
@pytest.mark.parametrize("name", [name for name, (_, (_, changes)) in CONCEPT_CASES.items() if "kronos" in changes])
def test_every_desolation_that_moves_an_avatar_moves_the_lowest_at_home(name: str) -> None:
    moves, changes = CONCEPT_CASES[name][1]
    there = changes["kronos"] - 1
    elsewhere = [city for city in range(len(CITIES)) if city != there]
    for out in range(3):
        t = face_up(against(turn=-1), name)
        t.s.titan().avatar_at[:out] = elsewhere[:out]
        t.step(Desolate(CHAINED.index(CONCEPT_OF[CONCEPT_CARDS.index(name)]))).plays(0, *moves)
        assert t.s.titan().avatar_at == [*elsewhere[:out], there, *[-1] * (2 - out)]


@covers("HY-354")
@pytest.mark.parametrize(
    ("name", "avatar", "city", "chains"),
    [
        ("concept_cosmos_2", "kronos", "elis", [5, 4, 5, 5]),
        ("concept_gonos_3", "kairos", "argos", [5, 5, 4, 5]),
        ("concept_temnein_2", "aeon", "athens", [5, 5, 5, 4]),
    ],
)
def test_a_concept_card_moves_its_avatar_to_its_city_or_breaks_a_chain(
    name: str, avatar: str, city: str, chains: list[int]
) -> None:
    its, there = AVATARS.index(avatar), CITIES.index(city)
    for away, blocked in ((-1, 0), ((there + 1) % 5, 0), (-1, 1 << CITY + there)):
        t = face_up(against(), name)
        t.s.titan().avatar_at[its], t.s.blocked = away, blocked
        resolve_main(t.s, CHAINED.index(CONCEPT_OF[CONCEPT_CARDS.index(name)]), 0)
        t.s.run()
        possible = away < 0 and not blocked
        assert t.s.titan().avatar_at[its] == (there if possible else away)
        assert t.s.titan().chains == ([5, 5, 5, 5] if possible else chains)


# by card and Olympian: what changes for his player, who has not resolved the card, by both parts together
NAMED_CASES: dict[tuple[str, str], dict[str, int]] = {
    ("concept_anthropos_8", "apollo"): {"follower_1": -1},
    ("concept_anthropos_8", "aphrodite"): {"follower_1": -1},
    ("concept_cosmos_4", "athena"): {"aegis_1": -1},
    ("concept_cosmos_6", "zeus"): {"aegis_1": -1, "space_1": 1},
    ("concept_cosmos_8", "apollo"): {"hand_1": -1},
    ("concept_gonos_2", "hades"): {"aegis_1": 1},
    ("concept_gonos_6", "ares"): {"hand_1": -1},
    ("concept_gonos_8", "poseidon"): {"vp_1": 1},
    ("concept_temnein_4", "hermes"): {"aegis_1": -1},
    ("concept_temnein_8", "zeus"): {"vp_1": -2},
}


@covers("HY-337")
@pytest.mark.parametrize(("name", "olympian"), NAMED_CASES)
def test_every_part_that_names_an_olympian(name: str, olympian: str) -> None:
    others = [one for one in ("athena", "poseidon", "hades") if one != olympian]
    hands = {0: ["common_fury", "common_ruse"], 1: ["common_fury", "common_ruse"]}
    t = against(olympians=(others[0], olympian, others[1]), goods=RICH, hands=hands, greatness=(2, 1, 3))
    face_up(t, name).picks(0, 0)
    before = standings(t)
    resolve_main(t.s, CHAINED.index(CONCEPT_OF[CONCEPT_CARDS.index(name)]), 0)
    t.s.run()
    t.plays(0, *CONCEPT_CASES[name][0][0])
    if "hand_1" in NAMED_CASES[name, olympian]:
        t.plays(1, "card common_fury")
    for _ in range(2):  # texts that answer a defeat
        if t.asked()[1] == "Occasion":
            t.plays(t.asked()[0], "pass")
    after = standings(t)
    changed = {what: after[what] - before[what] for what in after if after[what] != before[what]}
    his = {what: number for what, number in changed.items() if what.endswith("_1") and not what.startswith("@")}
    assert his == NAMED_CASES[name, olympian]


@covers("HY-328")
@pytest.mark.parametrize("name", ["concept_anthropos_7", "concept_gonos_4"])
def test_a_concept_card_frees_a_slot(name: str) -> None:
    t = face_up(against(goods=RICH), name)
    t.s.blocked = 1 << PLACES.index("olympus_2") | 1 << PLACES.index("elis")
    resolve_main(t.s, CHAINED.index(CONCEPT_OF[CONCEPT_CARDS.index(name)]), 0)
    t.s.run()
    t.plays(0, "unblock elis")
    assert t.s.blocked == 1 << PLACES.index("olympus_2")


@covers("HY-326")
def test_a_concept_card_discards_a_shackle() -> None:
    t = face_up(against(goods=RICH), "concept_gonos_7")
    for player in t.s.players:
        player.shackles = 2
    resolve_main(t.s, CHAINED.index(CONCEPT_OF[CONCEPT_CARDS.index("concept_gonos_7")]), 0)
    t.s.run()
    assert [player.shackles for player in t.s.players] == [1, 2, 2]


# -- Avatar cards -----------------------------------------------------------------------------------------------------

# by card: Force of the Avatar with it and a Right Moment behind it (Force 1, joins an hourglass for 3); what changes
AVATAR_CASES: dict[str, tuple[int, dict[str, int]]] = {
    "avatar_scythe": (5 + 3 + 1, {}),
    "avatar_reap": (5 + 2 + 1 + 3, {}),
    "avatar_sands": (5 + 2 + 1 + 3, {"hand": -1}),
    "avatar_moment": (5 + 1 + 1, {}),
    "avatar_eternity": (5 + 4 + 1 + 3, {}),
    "avatar_devour": (5 + 2 + 1, {"follower": -1, "resource_0": 1}),
    "avatar_rewind": (5 + 1 + 1, {}),
    "avatar_age_of_iron": (5 + 3 + 1, {}),
    "avatar_kairos_strides": (5 + 1 + 1, {"kairos": 1 + CITIES.index("athens")}),
    "avatar_kronos_rises": (5 + 2 + 1, {"anthropos": -1}),
    "avatar_aeon_turns": (5 + 1 + 1, {"aeon": 1 + CITIES.index("lemnos")}),
}


@covers("HY-365", "HY-427")
@pytest.mark.parametrize("name", AVATAR_CASES)
def test_every_avatar_card(name: str) -> None:
    t = against(turn=-1, at={0: {"hero_3": "elis"}}, hands={0: ["common_fury", "common_ruse"]}, goods=RICH)
    t.s.players[0].boost = 2
    before = standings(t)
    row(t, name, "avatar_moment").step(SendAvatar(0, 0)).plays(0, "city elis")
    if name == "avatar_sands":
        t.plays(0, "card common_ruse")
    force, expected = AVATAR_CASES[name]
    after = standings(t)
    assert t.force(0) == force
    assert t.force(1) == (1 if name == "avatar_rewind" else 2)
    here = {"kronos": 1 + CITIES.index("elis")}
    assert {what: after[what] - before[what] for what in after if after[what] != before[what]} == expected | here


def test_every_card_has_its_test() -> None:
    assert set(PREMONITION_CASES) == set(PREMONITIONS)
    assert set(QUEST_REWARDS) == set(QUESTS)
    assert set(CONCEPT_CASES) == set(CONCEPT_CARDS)
    cards = entries("concept_cards")
    assert set(NAMED_CASES) == {(card["id"], one["olympian"]) for card in cards for one in card["olympians"]}
    assert set(AVATAR_CASES) == {name for design, name in enumerate(CONFLICT) if DECK_OF[design] == "avatar"}
