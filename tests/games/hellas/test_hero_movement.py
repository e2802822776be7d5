"""6.3: Hero Movement (LH-054 to LH-056, LH-350, LH-372)."""

from tests.games.hellas.table import covers, given
from theogony.games.hellas.turn import TakeTurn


@covers("LH-054")
def test_a_hero_goes_up_to_its_speed_past_everybody() -> None:
    t = given(
        heroes={0: "crete", 1: "argolis"},
        attributes={0: (1, 1, 2)},
        hoplites={"argolis": (1, 3)},
        monsters={"hydra": "argolis"},
    )
    t.step(TakeTurn(0)).refuses(0, "travel elis", "LH-054")
    t.plays(0, "travel corinthia")
    assert t.hero_at(0) == "corinthia"
    assert t.army(1, "argolis") == 3


@covers("LH-054", "LH-126")
def test_an_injured_speed_counts_as_one() -> None:
    t = given(heroes={0: "crete"}, attributes={0: (1, 1, 3)}, injuries={0: ["speed"]})
    t.step(TakeTurn(0)).refuses(0, "travel corinthia", "LH-054")
    t.plays(0, "travel argolis")


@covers("LH-350")
def test_a_movement_over_no_region_counts() -> None:
    t = given(heroes={0: "crete"})
    t.step(TakeTurn(0)).plays(0, "travel crete")
    t.refuses(0, "travel crete", "LH-036")
    assert t.hero_at(0) == "crete"


@covers("LH-055", "LH-140")
def test_a_hero_on_a_quest_does_not_travel_and_one_on_the_map_does_not_advance() -> None:
    t = given(heroes={0: "crete"})
    t.step(TakeTurn(0)).refuses(0, "advance", "LH-055")
    t.s.players[0].region, t.s.players[0].quest, t.s.players[0].step = -1, 4, 1
    t.s._options = None
    t.refuses(0, "travel crete", "LH-140")


@covers("LH-056")
def test_a_hero_alone_controls_nothing() -> None:
    t = given(heroes={0: "crete"})
    t.step(TakeTurn(0)).plays(0, "travel laconia")
    assert t.controls("laconia") == -1


def test_heros_wrath_kills_two_where_the_hero_ends() -> None:
    t = given(
        heroes={0: "crete"},
        blessings={0: ["heros_wrath"]},
        hands={0: ["trap_sword_1"]},
        hoplites={"argolis": (1, 3)},
    )
    t.step(TakeTurn(0)).plays(0, "travel argolis", "blessing heros_wrath")
    assert t.army(1, "argolis") == 1
    assert t.discards() == ["trap_sword_1"]
    assert t.asked() == (0, "TakeTurn")


def test_heros_wrath_needs_a_card_and_hoplites() -> None:
    t = given(
        heroes={0: "crete"}, blessings={0: ["heros_wrath"]}, hoplites={"argolis": (1, 3)}, quests=["quest_cretan_bull"]
    )
    t.step(TakeTurn(0)).plays(0, "travel argolis")
    assert t.asked() == (0, "TakeTurn")  # nothing to ask: no card to pay with


def test_odysseus_kills_the_last_hoplite_of_an_enemy_city() -> None:
    t = given(
        heroes={0: "crete"},
        names={0: "odysseus"},
        hands={0: ["trap_sword_1", "trap_mace_1"]},
        control={"argolis": 1},
        hoplites={"argolis": (1, 1)},
    )
    t.step(TakeTurn(0)).plays(0, "travel argolis", "ability")
    assert t.army(1, "argolis") == 0
    assert t.hand(0) == []


def test_cleito_heals_instead_of_moving() -> None:
    t = given(heroes={0: "crete"}, names={0: "cleito"}, injuries={0: ["speed"]})
    t.step(TakeTurn(0)).plays(0, "ability")
    assert t.attribute(0, "speed") == 1
    assert not t.s.players[0].injuries
    t.refuses(0, "travel crete", "LH-036")
