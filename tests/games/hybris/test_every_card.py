"""Every Conflict card, Premonition and Quest does what its text says (for Chronos: test_every_chronos_card.py)."""

from typing import Any

import pytest

from tests.games.hybris.table import Play, covers, given
from tests.games.hybris.test_combat import Ended, duel
from theogony.games.hybris import combat
from theogony.games.hybris.box import BOX
from theogony.games.hybris.content import (
    CANTOS,
    CHARACTERS,
    CITIES,
    CONFLICT,
    DECK_OF,
    EPIC,
    OLYMPIANS,
    PREMONITIONS,
    QUESTS,
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


def test_every_card_has_its_test() -> None:
    assert set(PREMONITION_CASES) == set(PREMONITIONS)
    assert set(QUEST_REWARDS) == set(QUESTS)
