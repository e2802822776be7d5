"""Chapter 22: allies, Quests and Artifacts in Kronos mode; his Region opens when he leaves (LH-269, LH-287 to LH-293,
LH-296, LH-314 to LH-318, LH-360, LH-379)."""

from typing import Any

import pytest

from tests.games.hellas.table import Play, covers, given, region
from theogony.games.hellas.amendments import ALLIES_MAY_USURP
from theogony.games.hellas.content import ARTIFACTS
from theogony.games.hellas.control import set_control, settle_all
from theogony.games.hellas.kronos import ending
from theogony.games.hellas.kronos.turn import KronosTurn
from theogony.games.hellas.pieces import give_artifact
from theogony.games.hellas.turn import TakeTurn
from theogony.games.hellas.withdrawal import Withdraw


def game(**position: object) -> Play:
    """Hector and Perseus against Kronos: Heroes without a text for Hunts."""
    return given(seats=3, mode="kronos", names={1: "hector", 2: "perseus"}, **position)  # type: ignore[arg-type]


@covers("LH-379")
def test_all_hero_seats_share_one_result() -> None:
    t = game(turn=1)
    ending.win(t.s, ending.HEROES_SIDE, "LH-167")
    assert t.s.result is not None
    assert t.s.result.seat_scores == [0, 1, 1]


@covers("LH-292", "LH-293")
def test_kronos_plays_one_of_two_monster_attack_cards() -> None:
    t = game(turn=1, heroes={1: "locris"}, done=["blessing_of_rhea"], hands={1: ["wild_attack_spear_3"]})
    t.draws("trap_mace_1").step(TakeTurn(1)).plays(1, "hunt kronos")
    t.picks(13, 0).plays(1, "wound 1>same", "card wild_attack_spear_3", "done")
    assert t.asked() == (0, "ChooseAttack")  # Kronos plays the Monster Attack cards
    special = next(move for move in t.options(0) if move.startswith("attack special"))
    t.plays(0, special).plays(1, "suffer", "attribute speed").plays(0, "region crete")
    assert (t.hero_at(1), t.s.players[1].injuries, t.s.hunts) == ("crete", 4, [])


@covers("LH-269")
def test_his_region_gains_no_token_and_is_open_again_when_he_leaves() -> None:
    t = game(kronos_at="messenia", hoplites={"messenia": (1, 3)}, control={"messenia": -1})
    settle_all(t.s)
    assert t.controls("messenia") == -1
    t.s.titan().region = region("locris")
    settle_all(t.s)
    assert t.controls("messenia") == 1


# -- allies -----------------------------------------------------------------------------------------------------------


@covers("LH-287", "LH-288", "LH-289")
def test_allies_share_a_region_without_a_battle_and_do_not_take_it() -> None:
    t = game(turn=1, hoplites={"crete": (2, 2), "argolis": (1, 1)}, control={"argolis": 1}, heroes={1: "crete"})
    t.step(TakeTurn(1)).walks(1, "step argolis>crete")
    assert (t.army(1, "crete"), t.army(2, "crete"), t.controls("crete")) == (1, 2, 2)
    assert not t.s.battles
    t = game(hoplites={"crete": [(1, 1), (2, 1)]}, control={"crete": -1})
    settle_all(t.s)
    assert t.controls("crete") == -1  # each counts his own alone


@covers("LH-289")
def test_prepare_recruits_in_an_allys_region_without_taking_it() -> None:
    t = game(turn=1, heroes={1: "crete"}, control={"crete": 2}).step(TakeTurn(1))
    t.plays(1, "prepare", "place crete>1", "place crete>1")
    assert (t.army(1, "crete"), t.controls("crete")) == (2, 2)


@covers("LH-289", "LH-064", "LH-035")
def test_usurp_takes_an_allys_region_with_its_artifact_and_his_hoplites_stay() -> None:
    t = game(turn=1, heroes={1: "attica"}, glory={"blue": 1}, hoplites={"attica": (2, 4)}, fortified=["attica"])
    give_artifact(t.s, 2, ARTIFACTS.index("owl_of_athena"), "LH-035")
    t.step(TakeTurn(1)).plays(1, "usurp", "place attica>1")
    assert (t.controls("attica"), t.army(1, "attica"), t.army(2, "attica")) == (1, 1, 4)
    assert (t.artifacts(1), t.artifacts(2), t.fortified("attica")) == (["owl_of_athena"], [], False)


@covers("LH-289")
def test_usurp_needs_its_token_there_too_and_older_tables_refuse_it() -> None:
    ally: dict[str, Any] = {"turn": 1, "heroes": {1: "crete"}, "control": {"crete": 2}}
    game(**ally, glory={"brown": 2}).step(TakeTurn(1)).refuses(1, "usurp", "LH-078")
    old = game(**ally, glory={"brown": 1}, version=ALLIES_MAY_USURP).step(TakeTurn(1))
    old.refuses(1, "usurp", "LH-289")


@covers("LH-296")
def test_a_held_glory_token_makes_usurp_possible_as_the_special_action() -> None:
    t = game(turn=1, heroes={1: "crete"}, glory={"brown": 1}).step(TakeTurn(1)).plays(1, "usurp", "place crete>1")
    assert (t.controls("crete"), t.used(1)) == (1, ["usurp"])


@covers("LH-290", "LH-287")
def test_combat_cards_serve_hunts_and_no_battle() -> None:
    cards = {1: ["trap_mace_1", "assault_axe_4"], 2: ["glory_bow_1"]}
    where = {"crete": (2, 2), "argolis": (1, 1)}
    t = game(
        turn=1, hoplites=where, control={"crete": 2}, hands=cards, heroes={1: "euboea"}, monsters={"cyclops": "euboea"}
    )
    t.step(TakeTurn(1)).walks(1, "step argolis>crete")
    assert (t.asked(), t.hand(1), t.hand(2)) == ((1, "TakeTurn"), cards[1], cards[2]), "nobody is asked for a card"
    t.refuses(1, "play assault_axe_4", "LH-036")
    t.draws("glory_torch_1").plays(1, "hunt cyclops", "wound 1>same", "card trap_mace_1")
    assert t.discards() == ["trap_mace_1"]


@covers("LH-291")
def test_fortifying_is_allowed_and_the_fortified_one_dies_last() -> None:
    t = game(turn=1, hoplites={"argolis": (1, 3)}, monsters={"cyclops": "argolis"}).step(TakeTurn(1))
    t.plays(1, "fortify argolis")
    assert t.fortified("argolis")
    t = game(hoplites={"argolis": (1, 4)}, fortified=["argolis"], monsters={"cerberus": "argolis"}).step(KronosTurn())
    t.plays(0, "region-attack cerberus")
    assert (t.army(1, "argolis"), t.fortified("argolis")) == (1, True), "three others have died"
    t.plays(0, "use-chain kronos_wrath", "region-attack cerberus")
    assert (t.army(1, "argolis"), t.fortified("argolis")) == (0, False)


@covers("LH-360")
def test_texts_that_kill_enemies_find_none_among_allies() -> None:
    t = game(
        turn=1,
        heroes={1: "crete"},
        hoplites={"crete": (2, 3)},
        blessings={1: ["shoot_to_kill"]},
        hands={1: ["glory_bow_1"]},
    ).step(TakeTurn(1))
    t.refuses(1, "blessing shoot_to_kill", "LH-333")
    t = game(turn=1, heroes={1: "crete"}, monsters={"hydra": "crete"}, artifacts={1: ["thunder_of_zeus"]}).step(
        TakeTurn(1)
    )
    t.plays(1, "artifact thunder_of_zeus")
    assert t.asked() == (1, "WoundSymbol")  # the Wound is the only option


@covers("LH-314", "LH-181", "LH-317")
def test_a_kronos_quest_is_boarded_where_it_is_printed_by_its_requirements() -> None:
    t = game(turn=1, heroes={1: "arcadia"}, attributes={1: (1, 1, 2)}).step(TakeTurn(1)).plays(1, "travel arcadia")
    t.refuses(1, "board omphalos>1", "LH-137")
    t.refuses(1, "board blessing_of_rhea>2", "LH-137")  # a Priest in the Pool is missing
    t.plays(1, "board blessing_of_rhea>1")
    assert t.s.players[1].step == 1


@covers("LH-318")
def test_who_controls_a_monuments_region_holds_its_artifact() -> None:
    t = game(turn=1)
    set_control(t.s, 2, region("attica"), "LH-029")
    assert t.charged(2) == ["owl_of_athena"]


@covers("LH-270")
def test_nobody_withdraws_into_the_region_of_kronos() -> None:
    t = game(kronos_at="locris", hoplites={"phocis": (1, 2)}).step(Withdraw(1, region("phocis"), 0))
    assert t.army(1, "boeotia") == 2  # Locris is the only other neighbour
    t = game(kronos_at="locris", hoplites={"phocis": (1, 2)}).step(Withdraw(1, region("phocis"), 1 << region("locris")))
    assert t.supply(1) == 15  # they must leave, and die


@covers("LH-317")
@pytest.mark.parametrize(
    ("quest", "where", "attributes", "priests", "cards", "steps"),
    [
        *[("omphalos", "phocis", (value, 1, 1), 1, 0, steps) for value, steps in ((1, ""), (2, "12"), (3, "123"))],
        ("omphalos", "phocis", (3, 1, 1), 0, 0, "1"),
        *[("gates_of_tartarus", "chalkidiki", (1, n, 1), 0, 2, steps) for n, steps in ((1, ""), (2, "12"), (3, "123"))],
        ("gates_of_tartarus", "chalkidiki", (1, 3, 1), 0, 1, "1"),
    ],
)
def test_each_step_has_its_requirement(
    quest: str, where: str, attributes: tuple[int, int, int], priests: int, cards: int, steps: str
) -> None:
    hand = ["trap_mace_1", "glory_bow_1"][:cards]
    t = game(turn=1, heroes={1: where}, attributes={1: attributes}, pool={1: priests}, hands={1: hand})
    t.step(TakeTurn(1)).plays(1, f"travel {where}")
    assert [move for move in t.options(1) if move.startswith("board")] == [f"board {quest}>{step}" for step in steps]
