"""Both boxes hold what chapter 1 says, and a wrong file fails loudly."""

import ast
import runpy
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import theogony.games.hellas
from tests.games.hellas.table import given
from theogony.games.hellas.box import BOX, HellasBox
from theogony.games.hellas.content import (
    BLESSINGS,
    CITY,
    DATA,
    DISTANCE,
    KRONOS,
    NEIGHBOURS,
    PHOCIS,
    REGIONS,
    SHRINE,
    SPARTA,
)
from theogony.games.hellas.control import population
from theogony.games.hellas.effects import WORDS
from theogony.games.hellas.game import GAME
from theogony.games.hellas.hands import hand_limit
from theogony.games.hellas.kills import aegis_saves
from theogony.games.hellas.march import murdered
from theogony.games.hellas.state import Hellas
from theogony.games.hellas.texts import (
    ABILITY,
    ARTIFACT,
    BLESSING,
    CHAIN,
    PLAYED_CARD,
    REWARD,
    SOURCE_IDS,
    SPECIAL_ATTACK,
    TOKEN,
)
from theogony.kernel.box import Components
from theogony.kernel.overlay import BadContent

FOLDER = Path(theogony.games.hellas.__file__).parent


def at(name: str) -> int:
    return REGIONS.index(name)


@pytest.mark.covers("LH-002")
def test_attica_and_argolis_are_apart_and_the_strait_joins() -> None:
    assert at("argolis") not in NEIGHBOURS[at("attica")]
    assert at("achaea") in NEIGHBOURS[at("locris")]
    assert at("euboea") in NEIGHBOURS[at("crete")]  # a Sea Trail
    assert DISTANCE[at("acarnania")][at("crete")] == 4  # Epirus, Thessaly, Euboea


@pytest.mark.covers("LH-003", "LH-004")
def test_sparta_counts_as_a_city_and_phocis_as_a_shrine() -> None:
    assert CITY >> SPARTA & 1
    assert SHRINE >> PHOCIS & 1
    assert not CITY >> PHOCIS & 1


def test_a_population_of_one_is_refused() -> None:
    wrong = deepcopy(BOX.components)
    wrong["regions"][0]["population"] = 1
    with pytest.raises(ValueError, match="Population Strength"):
        HellasBox(wrong)


def one(kind: str, name: str, /, **values: object) -> Callable[[Components], None]:
    """A change of an entry."""
    return lambda components: entry(components, kind, name).update(values)


def last_but(kind: str) -> Callable[[Components], None]:
    """One entry less."""
    return lambda components: components[kind].pop()


@pytest.mark.covers("LH-001", "LH-002", "LH-003", "LH-004", "LH-005", "LH-006", "LH-007", "LH-009", "LH-011", "LH-176")
@pytest.mark.parametrize(
    ("change", "fact"),
    [
        (one("regions", "crete", land="red"), "19 Regions in 5 Lands"),
        (lambda c: c["lands"][0]["regions"].reverse() or c["lands"][0]["regions"].pop(), "a Land lists its Regions"),
        (lambda c: entry(c, "regions", "argolis")["neighbors"].append("attica"), "both ways"),
        (last_but("sea_trails"), "7 Sea Trails"),
        (one("regions", "attica", city=False), "12 Cities and Sparta"),
        (one("regions", "phocis", oracle=False), "8 Shrines and the Oracle"),
        (one("monuments", "zeus", region="crete"), "Monuments stand"),
        (lambda c: c["monster_die"]["faces"].pop(), "one die of 6"),
        (one("combat_cards", "charge_sickle_4", count=3), "30 Combat cards"),
        (one("monster_attack_cards", "recall_4", count=9), "18 Monster Attack cards"),
        (lambda c: c["event_cards"][0].update(monster=c["event_cards"][-1]["monster"]), "two to a Monster"),
        (one("blessings", "armory", god="hermes"), "12 to a God"),
        (one("artifacts", "aegis", kind="monster"), "20 Artifacts"),
        (last_but("temple_cards"), "5 Temple cards"),
        (one("heroes", "leonidas", core=True), "9 Heroes, 4 of them core"),
        (lambda c: c["kronos_orders"][0].update(monster="hydra"), "three to a Monster"),
        (lambda c: c["kronos_orders"][0].update(evolution="none"), "of each kind one"),
        (last_but("kronos_chains"), "7 Chains"),
        (one("blessings", "armory", kronos_removed=True), "13 Blessings leave"),
    ],
)
def test_boxes_that_are_not_complete_are_refused(
    change: Callable[[Components], object], fact: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What chapter 1 counts is counted when the module is loaded: here once more, from a file with one thing wrong."""
    wrong = deepcopy(DATA)
    change(wrong)
    monkeypatch.setattr("theogony.kernel.components.read", lambda folder: wrong)
    with pytest.raises(ValueError, match=fact):
        runpy.run_path(str(FOLDER / "content.py"))


@pytest.mark.covers("LH-008")
def test_a_player_has_fifteen_hoplites_four_priests_and_fifteen_control_tokens() -> None:
    t = given()
    player = t.s.view(0)["players"][0]  # type: ignore[index]
    assert (player["hoplites_left"], player["priests_left"], player["tokens_left"]) == (15, 4, 15)


def test_every_text_is_told_by_what_it_stands_on() -> None:
    for (place, _), name in zip(BOX.texts, SOURCE_IDS, strict=True):
        assert name in place.split("."), place
    firsts = [PLAYED_CARD, ARTIFACT, BLESSING, ABILITY, TOKEN, REWARD, CHAIN]
    wanted = ["combat_cards", "artifacts", "blessings", "heroes", "heroes", "quests", "kronos_chains"]
    assert [BOX.texts[first][0].split(".")[:2] for first in firsts] == [[kind, DATA[kind][0]["id"]] for kind in wanted]
    assert BOX.texts[SPECIAL_ATTACK + KRONOS][0] == "kronos.special_attack_texts"


def test_every_text_is_made_of_declared_operations() -> None:
    assert set(DATA["effect_language"]["operations"]) == set(WORDS)


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"op": "draw_combatt", "amount": 1}, "op"),
        ({"op": "draw_combat", "amonut": 1}, "amonut"),
        ({"op": "kill_hoplites", "target": "hero_regoin"}, "hero_regoin"),
    ],
)
def test_a_misspelt_word_of_a_text_is_fatal(change: dict[str, object], where: str) -> None:
    wrong = deepcopy(BOX.components)
    wrong["artifacts"][0]["texts"][0]["do"] = [change]
    with pytest.raises(BadContent) as error:
        GAME.with_components(wrong)
    assert "artifacts.owl_of_athena" in str(error.value)
    assert where in str(error.value)


def test_a_box_with_another_number_plays_by_it() -> None:
    other = deepcopy(BOX.components)
    other["numbers"]["hand_limit"] = 5
    game = GAME.with_components(other)
    assert game.ruleset != GAME.ruleset
    assert game.new(2, {}, seed=1).view(0)["players"][0]["hand_limit"] == 5  # type: ignore[index]


def entry(components: Components, kind: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(entry for entry in components[kind] if entry["id"] == name)
    return found


def text(components: Components, kind: str, name: str) -> dict[str, Any]:
    """The first operation of the first text of an entry."""
    found: dict[str, Any] = entry(components, kind, name)["texts"][0]["do"][0]
    return found


@pytest.mark.parametrize(
    ("change", "fact"),
    [
        (lambda c: c["numbers"].update(recruits_in_sparta=5), "recruits"),
        (lambda c: c["numbers"].update(usurpers=5), "recruits"),
        (lambda c: entry(c, "monuments", "athena").update(amounts=[0, 1, 2, 3, 5]), "recruits"),
        (lambda c: c["numbers"].update(hoplites=16), "Hoplites"),
        (lambda c: entry(c, "monsters", "hydra").update(hardening=["sword"] * 13), "Wound symbols"),
        (lambda c: entry(c, "kronos_chains", "flood").update(wound_symbols=["sword"] * 4), "Wound symbols"),
        (lambda c: text(c, "blessings", "mobilization").update(amount=5), "recruits"),
        (lambda c: text(c, "artifacts", "aegis").update(amount=3), "saves"),
        (lambda c: text(c, "kronos_chains", "flood").update(amount=16), "kills"),
        (
            lambda c: text(c, "blessings", "mobilization").update(
                op="choose", options=[[{"op": "heal"}]] * 5, amount=1, target="none"
            ),
            "options",
        ),
    ],
)
def test_a_box_beyond_the_move_table_is_refused(change: Callable[[Components], None], fact: str) -> None:
    """A move too far would be one of the next kind: "1 Hoplite in the next Region"."""
    wrong = deepcopy(BOX.components)
    change(wrong)
    with pytest.raises((ValueError, BadContent), match=fact):
        GAME.with_components(wrong)


def test_every_word_that_an_operation_reads_counts_somewhere() -> None:
    """What is read and never looked at again makes the author of a retune believe that it counts."""
    sources = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.rglob("*.py"))]
    read, used = set(), set()
    for node in (node for source in sources for node in ast.walk(source)):
        if isinstance(node, ast.FunctionDef) and node.name == "read":
            stored = [part for part in ast.walk(node) if isinstance(part, ast.Attribute)]
            read |= {part.attr for part in stored if isinstance(part.ctx, ast.Store)}
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
            used.add(node.attr)
    assert len(read) > 15 and read <= used, read - used


def test_numbers_of_texts_count_where_they_are_looked_up() -> None:
    other = deepcopy(BOX.components)
    text(other, "blessings", "local_support").update(population_strength=-1, minimum=2)
    entry(other, "blessings", "armory")["texts"][1]["do"][0]["hand_limit"] = 7
    text(other, "artifacts", "aegis").update(amount=1)
    entry(other, "blessings", "murderous_march")["texts"][0]["cost"]["own_hoplites"] = 3
    s = GAME.with_components(other).new(2, {}, seed=1)
    assert isinstance(s, Hellas)
    s.players[0].blessings = 1 << BLESSINGS.index("local_support") | 1 << BLESSINGS.index("armory")
    assert [population(s, 0, at(name)) for name in ("achaea", "messenia", "laconia")] == [2, 2, 4]
    assert [population(s, 1, at(name)) for name in ("achaea", "messenia", "laconia")] == [2, 3, 5]
    assert (hand_limit(s, 0), hand_limit(s, 1)) == (7, 4)
    assert (aegis_saves(s), murdered(s)) == (1, 3)


def test_so_many_of_a_draw_are_kept_as_the_content_says() -> None:
    other = deepcopy(BOX.components)
    entry(other, "heroes", "helen")["bonus"]["neutral_artifacts"]["keep"] = 2
    entry(other, "heroes", "cassandra")["bonus"]["blessings"] = {"draw": 3, "keep": 2}
    game = GAME.with_components(other)
    for hero, kind in (("helen", "keep-artifact"), ("cassandra", "keep-blessing")):
        s = game.new(2, {"heroes": "all"}, seed=1)
        assert isinstance(s, Hellas)
        seat = s.prompts()[0].seat
        s.apply(seat, game.moves.parse(f"hero {hero}"))
        for _ in range(2):
            options = s.options(seat)
            assert {game.moves[move].kind for move in options} == {kind}
            s.apply(seat, options[0])
        player = s.players[seat]
        assert (player.artifacts | player.blessings).bit_count() == 2 and not s.offered
        assert "start" in {game.moves[move].kind for move in s.options(seat)}
