"""What a card does is told, each time with the clause that caused it; what was hidden cannot be taken back."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.games.godstorm.cards.playing import attacked, holding
from tests.games.godstorm.table import Pause, Table, card_test, covers, given
from theogony.games.godstorm.content import FIRST_RELIC, MAGIC, place
from theogony.games.godstorm.end_of_turn import EndTurn
from theogony.games.godstorm.obtain import BuyMiracles
from theogony.games.godstorm.start_of_turn import StartOfTurn

LEDGER = Path(__file__).parents[4] / "docs" / "rules" / "godstorm.md"
CLAUSES = set(re.findall(r"^- \*\*(GS-\d+)\*\*", LEDGER.read_text(encoding="utf-8"), re.MULTILINE))

LANDS = {"rus": (1, 1), "dacia": (1, 3), "roma": (0, 2), "egypt": (2, 2), "tritonis": (1, 2), "crypt_northeast": (0, 3)}
RICH: dict[str, Any] = {
    "lands": LANDS,
    "gods": {1: {"sky": "dacia"}},
    "temples": ["roma", "tritonis"],
    "plague": ["egypt"],
    "hand": {1: ["the_winds_turn"]},
    "relics": {"stonehenge": 1},
}


@covers("GS-148", "GS-152")
@pytest.mark.parametrize(
    ("name", "choices", "picks", "kind", "clause"),
    [
        ("crops_wither", [], [], "hand-lost", "GS-026"),
        ("ragnarok_cometh", [], [], "banished", "GS-035"),
        ("blood_coats_the_land", [], [2], "continent-rolled", "GS-263"),
        ("the_sea_is_your_tomb", [], [], "atlantis-sunk", "GS-259"),
        ("the_sea_is_your_tomb", [], [], "temple-razed", "GS-259"),
        ("fire_rains_down", ["target roma"], [], "temple-razed", "GS-148"),
        ("the_gods_forsake_us", ["target dacia"], [], "plague", "GS-021"),
        ("paradise_is_lost", [], [place("gaul")], "plague-moved", "GS-042"),
        ("the_land_is_purged", [], [], "plague-lifted", "GS-148"),
        ("the_trojan_horse_is_revealed", [], [2], "trojan-horse", "GS-154"),
        ("the_waters_boil", ["route corsica>roma"], [], "maelstrom", "GS-261"),
        ("visions_become_real", [], [], "hand-seen", "GS-302"),
        ("visions_become_real", ["card the_winds_turn"], [], "card-stolen", "GS-302"),
        ("faith_shall_deliver", ["deck war"], [0, 0], "drew", "GS-163"),
        ("prayers_are_answered", [], [3], "die-rolled", "GS-148"),
        ("an_empire_is_born", [], [], "temple-built", "GS-110"),
        ("storms_rage", ["target dacia"], [0], "die-rolled", "GS-148"),
        ("time_stands_still", [], [], "time-stands-still", "GS-089"),
        ("diamonds_turn_to_rust", [], [], "relics-lost", "GS-158"),
        ("only_ash_remains", [], [], "relics-lost", "GS-158"),
        ("a_shrine_is_plundered", [], [], "relics-taken", "GS-148"),
        ("our_faith_is_our_strength", [], [], "faith-gained", "GS-148"),
        ("the_temple_falls", ["target tritonis", "target dacia"], [], "temple-moved", "GS-148"),
    ],
)
def test_a_card_tells_what_it_does_by_which_clause(
    name: str, choices: list[str], picks: list[int], kind: str, clause: str
) -> None:
    t = holding(name, **RICH).picks(*picks).plays(0, f"play {name}", *choices)
    assert [event.clause for event in t.events(kind)][:1] == [clause]
    assert [event.clause for event in t.events("card-played")] == ["GS-148"]
    assert {event.clause for event in t.events("chosen")} <= {"GS-152"}
    assert {event.clause for event in t.s.events or []} <= CLAUSES


@covers("GS-148", "GS-180")
@pytest.mark.parametrize(
    ("name", "choices", "picks", "kind", "told"),
    [
        ("crops_wither", [], [], "hand-lost", {"seat": 1, "cards": ["the_winds_turn"]}),
        ("ragnarok_cometh", [], [], "banished", {"seat": 1, "god": "sky"}),
        ("blood_coats_the_land", [], [2], "continent-rolled", {"continent": "africa"}),
        ("fire_rains_down", ["target roma"], [], "temple-razed", {"place": "roma"}),
        ("the_gods_forsake_us", ["target dacia"], [], "plague", {"place": "dacia", "lost": 1}),
        ("paradise_is_lost", [], [place("gaul")], "plague-moved", {"source": "egypt", "place": "gaul"}),
        ("the_land_is_purged", [], [], "plague-lifted", {"place": "egypt"}),
        (
            "the_trojan_horse_is_revealed",
            [],
            [2],
            "trojan-horse",
            {"seat": 0, "place": "rus", "die": 3, "armies": 3},
        ),
        ("the_waters_boil", ["route corsica>roma"], [], "maelstrom", {"origin": "corsica", "place": "roma"}),
        ("visions_become_real", [], [], "hand-seen", {"seat": 0, "of": 1}),
        ("visions_become_real", ["card the_winds_turn"], [], "card-stolen", {"seat": 0, "of": 1, "deck": "sky"}),
        (
            "prayers_are_answered",
            [],
            [3],
            "die-rolled",
            {"die": 4, "place": "roma", "change": "gained", "armies": 4},
        ),
        ("an_empire_is_born", [], [], "temple-built", {"seat": 0, "place": "thule"}),
        (
            "storms_rage",
            ["target dacia"],
            [5],
            "die-rolled",
            {"die": 6, "place": "dacia", "change": "lost", "armies": 3},
        ),
        ("time_stands_still", [], [], "time-stands-still", {"epoch": 1}),
        ("diamonds_turn_to_rust", [], [], "relics-lost", {"cards": ["stonehenge"]}),
        ("only_ash_remains", [], [], "relics-lost", {"cards": ["stonehenge"]}),
        ("a_shrine_is_plundered", [], [], "relics-taken", {"seat": 0, "of": 1, "cards": ["stonehenge"]}),
        ("our_faith_is_our_strength", [], [], "faith-gained", {"seat": 0, "faith": 2}),
        (
            "the_temple_falls",
            ["target tritonis", "target dacia"],
            [],
            "temple-moved",
            {"origin": "tritonis", "place": "dacia"},
        ),
    ],
)
def test_a_card_tells_how_many_and_where(
    name: str, choices: list[str], picks: list[int], kind: str, told: dict[str, object]
) -> None:
    t = holding(name, **RICH).picks(*picks).plays(0, f"play {name}", *choices)
    assert t.events(kind)[0].public == told


@covers("GS-180", "GS-303")
@pytest.mark.parametrize(
    ("name", "choices", "picks", "kind", "told"),
    [
        ("your_idol_is_false", [], [], "banished", {"seat": 0, "god": "war"}),
        (
            "swords_become_plowshares",
            [],
            [1],
            "die-rolled",
            {"die": 2, "place": "thule", "change": "lost", "armies": 2},
        ),
        ("lava_erupts", [], [3] + [0] * 8, "die-rolled", {"die": 4, "place": "thule", "change": "lost", "armies": 4}),
        ("the_mighty_turn_meek", [], [], "god-moved", {"seat": 0, "god": "war", "place": "roma"}),
        ("thousand_workers_amass", [], [], "temple-built", {"seat": 1, "place": "varangia"}),
    ],
)
def test_an_answer_to_an_invasion_tells_how_many_and_where(
    name: str, choices: list[str], picks: list[int], kind: str, told: dict[str, object]
) -> None:
    lands = {"thule": (0, 7), "roma": (0, 2), "varangia": (1, 4)}
    t = attacked(name, lands=lands, gods={0: {"war": "thule"}}, force="war", temples=["roma"]).picks(*picks)
    t.plays(1, f"play {name}", *choices)
    assert t.events(kind)[0].public == told


@covers("GS-148")
@pytest.mark.parametrize(
    ("name", "choices", "losses"),
    [
        ("the_young_grow_old", [], {"thule": 1, "dacia": 1, "roma": 1, "egypt": 1, "tritonis": 1}),
        ("deaths_door_closes", [], {"crypt_northeast": 1}),
        ("fire_rains_down", ["target roma"], {"roma": 1}),
        (
            "the_mighty_have_fallen",
            ["target thule", "target roma"],
            {"thule": 1, "dacia": 1, "roma": 1},
        ),
        ("the_land_is_purged", [], {"egypt": 2}),
        ("the_sea_is_your_tomb", [], {"tritonis": 2}),
        ("the_sun_grows_cold", [], {"thule": 1, "dacia": 1}),
    ],
)
def test_a_card_that_kills_tells_how_many_and_where(name: str, choices: list[str], losses: dict[str, int]) -> None:
    t = holding(name, **RICH).plays(0, f"play {name}", *choices)
    (event,) = t.events("armies-lost")
    assert event.public == {"total": sum(losses.values()), "losses": losses}


@covers("GS-148", "GS-017")
@pytest.mark.parametrize(
    ("name", "choices", "reserve", "arrivals"),
    [
        ("the_faithful_gather", [], 9, {"roma": 2}),
        ("heroes_are_born", ["target roma"], 9, {"roma": 3}),
        ("heroes_are_born", ["target roma"], 1, {"roma": 1}),
        ("heroes_are_born", ["target roma"], 0, {}),
        ("champions_arise", ["target roma"], 9, {"roma": 5}),
    ],
)
def test_a_card_that_brings_armies_tells_how_many_really_came(
    name: str, choices: list[str], reserve: int, arrivals: dict[str, int]
) -> None:
    t = holding(name, **RICH)
    t.s.reserve[0] = reserve
    t.plays(0, f"play {name}", *choices)
    (event,) = t.events("armies-came")
    assert event.public == {"seat": 0, "total": sum(arrivals.values()), "arrivals": arrivals}


@covers("GS-148")
def test_armies_and_gods_that_a_card_moves_are_told() -> None:
    t = holding("the_siren_calls", **RICH).plays(0, "play the_siren_calls", "target dacia", "target rus")
    moved = [event.public for event in t.events("armies-moved")]
    assert moved == [
        {"seat": 1, "origin": "dacia", "place": "rus", "armies": 3, "gods": ["sky"]},
        {"seat": 1, "origin": "rus", "place": "dacia", "armies": 1, "gods": []},
    ]
    t = holding("eagles_take_wing", **RICH)
    t.plays(0, "play eagles_take_wing", "target thule", "move 2", "with war")
    (event,) = t.events("armies-moved")
    assert event.public == {"seat": 0, "origin": "thule", "place": "roma", "armies": 2, "gods": ["war"]}
    t = holding("the_dead_walk", **RICH).plays(0, "play the_dead_walk", "move 2")
    assert t.events("armies-moved")[0].public["origin"] == "crypt_northeast"


@covers("GS-180")
def test_sky_cards_tell_who_came_left_and_moved() -> None:
    lands = {"thule": (0, 6), "varangia": (1, 4), "rus": (1, 5)}
    t = attacked("men_become_warriors", "enemies_convert", "the_fog_lifts", lands=lands)
    t.plays(1, "play men_become_warriors", "play enemies_convert", "play the_fog_lifts", "move 3")
    assert [event.public["arrivals"] for event in t.events("armies-came")] == [{"varangia": 3}, {"varangia": 2}]
    assert [event.public["losses"] for event in t.events("armies-lost")] == [{"thule": 2}]
    assert [event.public["armies"] for event in t.events("armies-moved")] == [3]


@covers("GS-303")
def test_lava_is_told_only_where_somebody_stood() -> None:
    t = attacked("lava_erupts", lands={"thule": (0, 6), "varangia": (1, 4)})
    t.picks(*[0] * 9).plays(1, "play lava_erupts")
    assert [event.public["place"] for event in t.events("die-rolled")] == ["thule", "varangia"]


@covers("GS-180", "GS-303")
@pytest.mark.parametrize(
    ("name", "picks", "kind", "clause"),
    [
        ("your_idol_is_false", [], "banished", "GS-035"),
        ("swords_become_plowshares", [0], "die-rolled", "GS-180"),
        ("thousand_workers_amass", [], "temple-built", "GS-180"),
        ("lava_erupts", [0, 0, 0, 0], "die-rolled", "GS-303"),
    ],
)
def test_a_sky_card_tells_what_it_does_by_which_clause(name: str, picks: list[int], kind: str, clause: str) -> None:
    t = attacked(name, lands={"thule": (0, 6), "varangia": (1, 4)}, gods={0: {"death": "thule"}})
    t.picks(*picks).plays(1, f"play {name}")
    assert [event.clause for event in t.events(kind)][:1] == [clause]
    assert [event.clause for event in t.events("card-played")] == ["GS-180"]


@covers("GS-144", "GS-161", "GS-153")
def test_purchases_boxes_and_shields_name_their_clauses() -> None:
    t = given(lands={"thule": (0, 2)}, gods={0: {"war": "thule"}}, faith=(2,)).pile("war", "storms_rage")
    t.step(BuyMiracles(0), Pause(0)).plays(0, "buy war", "done")
    assert [(event.kind, event.clause) for event in t.s.events or []] == [("bought", "GS-144"), ("drew", "GS-144")]
    t = given(lands={"thule": (0, 2)}, relics={"pandoras_box": 0, "aegis_shield_of_athena": 0})
    box = tuple(card - FIRST_RELIC for card in t.s.held(0, MAGIC))
    t.pile("death", "the_young_grow_old").step(StartOfTurn(0, box), Pause(0)).plays(0, "cancel")
    assert t.events("card-played")[0].clause == "GS-161"
    assert t.events("card-cancelled")[0].clause == "GS-153"


@covers("GS-302", "GS-284")
@card_test("visions_become_real")
def test_what_visions_have_shown_cannot_be_taken_back() -> None:
    t = holding("visions_become_real", **RICH)
    before = t.s.frontier
    t.plays(0, "play visions_become_real")
    looked = t.s.frontier
    assert looked == before + 2  # the card was shown, then the hand
    t.plays(0, "card the_winds_turn")
    assert t.s.frontier == looked + 1


@covers("GS-125", "GS-093", "GS-163")
@pytest.mark.parametrize("relic", ["the_golden_fleece", "arawns_cauldron_of_life", "the_great_pyramids"])
def test_one_card_is_drawn_and_no_more(relic: str) -> None:
    t: Table = given(lands={"thule": (0, 2)}, relics={relic: 0})
    owned = tuple(card - FIRST_RELIC for card in t.s.held(0, MAGIC))
    t.picks(0).step(StartOfTurn(0, owned), Pause(0))
    assert len(t.hand(0)) == 1
    t.step(EndTurn(0), Pause(0))
    assert len(t.hand(0)) == 1
