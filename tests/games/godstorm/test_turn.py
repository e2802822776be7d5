"""Chapters 7 and 24: the ten steps of a turn, its start and its end."""

import pytest

from tests.games.godstorm.table import Table, covers, given
from theogony.games.godstorm.end_of_turn import EndTurn
from theogony.games.godstorm.epochs import NextTurn
from theogony.games.godstorm.turn import Turn


def full_turn() -> Table:
    """A turn in which every step has something to ask."""
    return given(
        lands={
            "thule": (0, 6),
            "varangia": (0, 3),
            "rus": (1, 3),
            "egypt": (2, 2),
            "crypt_northeast": (0, 3),
            "gate_north": (1, 1),
        },
        gods={0: {"war": "thule", "death": "thule"}},
        temples=["thule"],
        plague=["varangia"],
        faith=(20, 0, 0),
        hand={0: ["heroes_are_born"]},
        heaven={0: 3},
    ).step(Turn(0))


@covers("GS-091")
def test_a_turn_has_its_steps_in_fixed_order() -> None:
    t = full_turn()
    asked: list[str] = []
    t.pile("death", "crops_wither")
    while t.asked()[0] == 0:
        if not asked or asked[-1] != t.asked()[1]:
            asked.append(t.asked()[1])
        options = t.options(0)
        t.plays(0, "done" if "done" in options else options[0])
    steps = ["PlaceRaised", "Revive", "SummonAndBuild", "BuyMiracles", "PlayMiracles"]
    assert asked == [*steps, "Invade", "Fortify", "Embark", "InvadeUnderworld"]
    told = [event.kind for event in t.s.events or [] if event.public.get("seat") == 0 or event.kind == "plague"]
    places = [told.index(kind) for kind in ("turn-begins", "income", "temple-army", "plague", "drew", "turn-ends")]
    assert places == sorted(places)


@covers("GS-091", "GS-168")
def test_plague_comes_after_the_miracles_and_before_the_invasions() -> None:
    t = full_turn()
    t.plays(0, "place thule", "place thule", "place thule", "done", "done", "done")
    assert t.asked()[1] == "PlayMiracles"
    assert t.at("varangia") == (0, 3)
    t.plays(0, "play heroes_are_born", "target varangia")
    assert t.asked()[1] == "Invade"  # the last card is played; plague has struck
    assert t.at("varangia") == (0, 3)
    assert t.s.heaven[0] == 3 + 3


@covers("GS-092")
def test_a_step_cannot_be_taken_early_or_again() -> None:
    t = full_turn()
    assert t.asked()[1] == "PlaceRaised"
    for early in ("summon sky", "buy war", "play heroes_are_born", "attack thule>varangia", "embark gate_north"):
        t.refuses(0, early, "GS-098")
    t.plays(0, "place thule", "place thule", "place thule", "done")
    assert t.asked()[1] == "SummonAndBuild"
    t.refuses(0, "place thule", "GS-113")
    t.refuses(0, "revive crypt_northeast", "GS-113")
    t.plays(0, "done", "done", "done")
    assert t.asked()[1] == "Invade"
    t.refuses(0, "summon sky", "GS-173")
    t.refuses(0, "play heroes_are_born", "GS-173")
    t.plays(0, "done")
    t.refuses(0, "attack varangia>rus", "GS-231")


@covers("GS-092")
def test_steps_may_be_left_out_but_income_and_plague_happen_in_any_case() -> None:
    t = full_turn()
    t.pile("death", "crops_wither")
    while t.asked()[0] == 0:
        options = t.options(0)
        t.plays(0, "done" if "done" in options else "place thule")
    assert t.s.faith[0] == 20 + 3 + 1
    assert t.at("thule") == (0, 6 + 3 + 1)
    assert t.at("varangia") == (0, 2)
    assert t.s.heaven[0] == 3 + 1
    assert sorted(t.hand(0)) == ["crops_wither", "heroes_are_born"]


def relics_at_start(*relics: str, pile: tuple[str, ...] = ()) -> Table:
    lands = {"thule": (0, 3), "gaul": (1, 1), "roma": (1, 4), "egypt": (2, 3)}
    t = given(lands=lands, relics=dict.fromkeys(relics, 0))
    t.pile("war", "storms_rage").pile("sky", "lava_erupts").pile("death", *pile)
    return t.step(Turn(0))


@covers("GS-093")
def test_start_of_turn_relics_work_once_each_before_the_income_in_any_order() -> None:
    t = relics_at_start("the_golden_fleece", "the_great_pyramids")
    assert t.asked() == (0, "UseRelic")
    assert t.options(0) == ["use the_golden_fleece", "use the_great_pyramids"]
    t.refuses(0, "use pandoras_box", "GS-093")
    t.plays(0, "use the_great_pyramids")
    assert sorted(t.hand(0)) == ["lava_erupts", "storms_rage"]  # the other one is forced
    told = [event.kind for event in t.s.events or []]
    assert told[:4] == ["turn-begins", "drew", "drew", "income"]


@covers("GS-093")
def test_a_relic_lost_before_its_effect_gives_nothing() -> None:
    t = relics_at_start("pandoras_box", "the_golden_fleece", pile=("diamonds_turn_to_rust",))
    t.plays(0, "use pandoras_box")
    assert t.hand(0) == []
    assert t.relics(0) == []
    assert t.s.faith[0] == 3  # the turn has gone on to its income


@covers("GS-093")
def test_a_relic_gained_during_the_start_of_the_turn_waits_for_the_next_turn() -> None:
    lands = {"thule": (0, 3), "gaul": (1, 1), "roma": (2, 2)}
    t = given(lands=lands, relics={"pandoras_box": 0, "the_golden_fleece": 1})
    t.pile("war", "storms_rage").pile("death", "the_trojan_horse_is_revealed").rolls(2).step(Turn(0))
    assert t.s.alive[:3] == [1, 0, 1]  # the lone army in Gaul was the last one
    assert t.relics(0) == ["the_golden_fleece", "pandoras_box"]
    assert t.hand(0) == []
    assert t.events("income")[0].public["seat"] == 0


@covers("GS-093")
def test_only_the_own_relics_work() -> None:
    t = given(lands={"thule": (0, 3), "gaul": (1, 1)}, relics={"the_golden_fleece": 1}).step(Turn(0))
    assert t.asked()[1] != "UseRelic"
    assert t.hand(1) == []


@covers("GS-256", "GS-125")
@pytest.mark.parametrize(
    ("god", "crypt_owner", "drawn"), [("thule", 0, 1), ("", 0, 0), ("thule", 1, 0)], ids=["done", "no god", "no crypt"]
)
def test_the_death_card_comes_at_the_end_of_the_turn(god: str, crypt_owner: int, drawn: int) -> None:
    t = given(
        lands={"thule": (0, 3), "gaul": (1, 1), "crypt_northeast": (crypt_owner, 1)},
        gods={0: {"death": god}} if god else None,
    )
    t.pile("death", "crops_wither").step(EndTurn(0))
    assert t.hand(0) == ["crops_wither"] * drawn
    assert t.hand(1) == []


@covers("GS-256")
def test_then_the_next_player_in_turn_order_begins() -> None:
    t = given(lands={"thule": (0, 3), "gaul": (1, 2), "egypt": (2, 2)})
    t.s.marker = [2, 3, 1, 0, 0]
    t.step(EndTurn(0), NextTurn(2))
    assert t.events("turn-ends")[0].public == {"seat": 0}
    assert t.events("turn-begins")[0].public == {"seat": 1}
    assert t.s.turn == 1


@covers("GS-257")
def test_what_lasts_this_turn_ends_with_it() -> None:
    t = given(lands={"thule": (0, 3), "gaul": (1, 2), "egypt": (2, 2)})
    t.s.fire[1] = 4
    t.s.sacred = [7]
    t.step(EndTurn(0))
    assert t.s.fire == [0] * 5
    assert t.s.sacred == []


@covers("GS-257")
def test_counters_of_a_turn_start_afresh() -> None:
    t = given(lands={"thule": (0, 3), "gaul": (1, 2)})
    t.s.conquered, t.s.war_labour, t.s.sky_labour, t.s.banished = 3, 1, 1, 15
    t.step(Turn(0))
    assert (t.s.conquered, t.s.war_labour, t.s.sky_labour, t.s.banished) == (0, 0, 0, 0)
