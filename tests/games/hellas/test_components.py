"""Both boxes hold what chapter 1 says, and a wrong file fails loudly."""

from copy import deepcopy

import pytest

from tests.games.hellas.table import given
from theogony.games.hellas.box import BOX, HellasBox
from theogony.games.hellas.content import (
    ARTIFACTS,
    BASE_QUESTS,
    BLESSINGS,
    CHAINS,
    CITY,
    DATA,
    DISTANCE,
    EVENTS,
    HEROES,
    LACONIA,
    MONSTERS,
    MONUMENT_REGION,
    NEIGHBOURS,
    ORDERS,
    PHOCIS,
    QUESTS,
    REGIONS,
    REGIONS_OF,
    SHRINE,
    TEMPLE_CARDS,
)
from theogony.games.hellas.effects import WORDS
from theogony.games.hellas.game import GAME, open_box
from theogony.games.hellas.zones import ATTACK_DESIGN, COMBAT_CARDS, OPTIONAL_CARDS
from theogony.kernel.overlay import BadContent


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
    assert CITY >> LACONIA & 1
    assert SHRINE >> PHOCIS & 1
    assert not CITY >> PHOCIS & 1


def test_a_population_of_one_is_refused() -> None:
    wrong = deepcopy(BOX.components)
    wrong["regions"][0]["population"] = 1
    with pytest.raises(ValueError, match="Population Strength"):
        HellasBox(wrong)


@pytest.mark.covers("LH-001", "LH-005", "LH-006", "LH-007")
def test_pieces_and_cards_are_all_there() -> None:
    assert [len(regions) for regions in REGIONS_OF] == [4, 4, 4, 4, 3]
    assert [REGIONS[region] for region in MONUMENT_REGION] == ["thessaly", "attica", "acarnania"]
    assert len(MONSTERS) == 7
    assert (len(COMBAT_CARDS), len(OPTIONAL_CARDS), len(ATTACK_DESIGN), len(EVENTS)) == (30, 6, 18, 23)
    assert (len(BLESSINGS), len(ARTIFACTS), len(TEMPLE_CARDS)) == (36, 25, 5)


@pytest.mark.covers("LH-008")
def test_a_player_has_fifteen_hoplites_four_priests_and_fifteen_control_tokens() -> None:
    t = given()
    player = t.s.view(0)["players"][0]  # type: ignore[index]
    assert (player["hoplites_left"], player["priests_left"], player["tokens_left"]) == (15, 4, 15)


@pytest.mark.covers("LH-009")
def test_kronos_brings_orders_chains_and_quests() -> None:
    assert (len(ORDERS), len(CHAINS), len(QUESTS) - BASE_QUESTS, len(HEROES)) == (21, 7, 3, 9)


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
        open_box(wrong)
    assert "artifacts.owl_of_athena" in str(error.value)
    assert where in str(error.value)


def test_a_box_with_another_number_plays_by_it() -> None:
    other = deepcopy(BOX.components)
    other["numbers"]["hand_limit"] = 5
    game = GAME.with_components(other)
    assert game.ruleset != GAME.ruleset
    assert game.new(2, {}, seed=1).view(0)["players"][0]["hand_limit"] == 5  # type: ignore[index]
