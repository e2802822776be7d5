"""What is true of every Prayer card: what it needs, when it may be played, where it goes; and each has its own test."""

import importlib
import pkgutil

import pytest

from tests.games.theomachy import cards
from tests.games.theomachy.cards.playing import SPARE, Position, in_closure, unprayed
from tests.games.theomachy.table import Play, covers, given
from theogony.games.theomachy.battle import BeginBattle
from theogony.games.theomachy.betting import BettingRound
from theogony.games.theomachy.content import (
    BOX,
    DESIGNS,
    ESSENCE,
    ESSENCES,
    IN_BATTLE,
    IN_BETTING,
    IN_CLOSURE,
    LOCATION,
    POWER,
    SOURCES,
    TYPE,
    WHEN,
    entries,
)
from theogony.kernel.state import exchanged

ACTIONS = [name for design, name in enumerate(DESIGNS) if TYPE[design] != POWER]
WITH_ORBS = [name for name in ACTIONS if max(BOX.need_orbs[DESIGNS.index(name)])]
REACTIONS = ["interruption", "zeal", "deflection", "fog"]
# what seat 1 does, and the Power cards on his side of the table that let him do it
EVENTS = {
    "interruption": ("play fertility", ["power_earth_order"] * 2),
    "zeal": ("raise disciple", []),
    "deflection": ("play locusts", ["power_earth_chaos"] * 2),
    "fog": ("play curse", ["power_fire_chaos"] * 2),
}


def at_its_time(name: str, essence: int = 0, orbs: int = 0) -> Play:
    """Seat 0 may play the card, but the sky is so many Essence symbols and Orbs short of what the card needs."""
    if name in REACTIONS:
        return as_answer(name, essence, orbs)
    position: Position = {
        "seats": 2, "level": (1, 1, 2), "draws": {0: ["gale", "unity"]}, "discards": {0: ["power_air_order"]},
        "hands": {0: [name, SPARE], 1: [SPARE]},
    }  # fmt: skip
    design = DESIGNS.index(name)
    if WHEN[design] == IN_CLOSURE:
        t = in_closure(name, essence="air", level=(1, 1, 2))
        sky_for(t, name, essence, orbs)
        return t
    t = unprayed(given(**position)).picks(0, 0)
    sky_for(t, name, essence, orbs)
    return t.step(BeginBattle() if WHEN[design] == IN_BATTLE else BettingRound(1))


def as_answer(name: str, essence: int, orbs: int) -> Play:
    event, powers = EVENTS[name]
    t = given(
        seats=2, first=1, level=(0, 0, 2), powers={1: powers}, sky=[], hidden=[],
        hands={0: [name, SPARE], 1: ["fertility", "locusts", "curse"]},
    )  # fmt: skip
    sky_for(t, name, essence, orbs)
    t.step(BeginBattle() if name == "deflection" else BettingRound(1)).plays(1, event)
    if name == "fog":
        t.picks(0)
    return t


def sky_for(t: Play, name: str, essence: int, orbs: int) -> None:
    """The sky counts exactly what the card needs, less so many."""
    design = DESIGNS.index(name)
    t.s.sky_essence = exchanged((0, 0, 0, 0), ESSENCE[design], BOX.need_essence[design] - essence)
    t.s.sky_orbs = tuple(max(0, need - orbs) for need in BOX.need_orbs[design])
    t.s._options = None


@covers("TH-114", "TH-115", "TH-117", "TH-126", "TH-133")
@pytest.mark.parametrize("name", ACTIONS)
def test_a_card_is_played_at_its_time_with_exactly_what_it_needs(name: str) -> None:
    t = at_its_time(name).plays(0, f"play {name}")
    assert [event.public["card"] for event in t.events("played") if event.public["seat"] == 0] == [name]
    assert name not in t.hand(0)


@covers("TH-114", "TH-117")
@pytest.mark.parametrize("name", ACTIONS)
def test_a_card_is_refused_when_one_essence_is_missing(name: str) -> None:
    refusal = at_its_time(name, essence=1).refuses(0, f"play {name}", "TH-114")
    assert refusal.params == {"essence": ESSENCES[ESSENCE[DESIGNS.index(name)]], "number": 1}


@covers("TH-115")
@pytest.mark.parametrize("name", WITH_ORBS)
def test_a_card_is_refused_when_one_orb_is_missing(name: str) -> None:
    refusal = at_its_time(name, orbs=1).refuses(0, f"play {name}", "TH-115")
    assert refusal.params["number"] == 1


@covers("TH-066", "TH-126", "TH-127", "TH-133")
@pytest.mark.parametrize("name", ACTIONS)
def test_a_card_is_refused_at_another_time(name: str) -> None:
    design = DESIGNS.index(name)
    t = given(seats=2, hands={0: [name, SPARE], 1: [SPARE]})
    sky_for(t, name, 0, 0)
    t.step(BettingRound(1) if WHEN[design] == IN_BATTLE else BeginBattle())
    clause = {IN_BETTING: "TH-126", IN_BATTLE: "TH-066", IN_CLOSURE: "TH-126"}.get(WHEN[design], "TH-133")
    t.refuses(0, f"play {name}", "TH-127" if TYPE[design] == LOCATION else clause)


@covers("TH-110")
@pytest.mark.parametrize("name", DESIGNS)
def test_a_card_that_is_not_held_is_refused(name: str) -> None:
    t = given(seats=2, hands={0: ["gale" if name != "gale" else "unity"], 1: [name]}).step(BettingRound(1))
    t.refuses(0, f"play {name}", "TH-110")


@covers("TH-110", "TH-112")
@pytest.mark.parametrize("name", [name for name in DESIGNS if name not in ACTIONS])
def test_a_power_card_is_free_in_betting_and_battle_and_means_what_its_text_says(name: str) -> None:
    design = DESIGNS.index(name)
    for step in (BettingRound(1), BeginBattle()):
        t = given(seats=2, hands={0: [name, SPARE], 1: [SPARE]}, sky=[], hidden=[]).step(step).plays(0, f"play {name}")
        assert [event.kind for event in t.s.events or []][-1] == "played"
        assert t.s.own_orbs[:2] == BOX.power_orbs[design]
        assert t.s.own_essence[:4] == [int(essence == ESSENCE[design]) for essence in range(4)]
    essence, orbs = BOX.texts[design]
    assert essence == {"op": "extra_essence", "element": ESSENCES[ESSENCE[design]], "amount": 1}
    assert orbs["amount"] == max(BOX.power_orbs[design]) == 2


@covers("TH-124", "TH-125", "TH-149", "TH-127")
@pytest.mark.parametrize("name", ACTIONS)
def test_a_card_goes_where_its_type_says(name: str) -> None:
    t = at_its_time(name).plays(0, f"play {name}")
    while t.asked()[1] in ("React", "NameTarget", "NameChoice", "DiscardCards", "ReclaimCard"):
        seat = t.asked()[0]
        t.s.apply(seat, t.s.options(seat)[-1])
    (entry,) = [entry for entry in entries("prayer_cards") if entry["id"] == name]
    stays = entry["type"] == "attack" or bool(entry.get("continuous"))
    assert len(t.s.attacks(0) + t.s.lasting(0)) == int(stays)
    assert t.locations(0) == ([name] if entry["type"] == "location" else [])
    assert (name in t.discards(0)) == (not stays and entry["type"] != "location")


@covers("TH-005", "TH-006")
def test_the_numbers_on_attacks_are_those_of_their_texts() -> None:
    for entry in entries("prayer_cards"):
        if entry["type"] != "attack":
            continue
        fixed = [op["amount"] for op in entry["do"] if op["op"] == "add_power"]
        varies = any(op["op"] == "add_power" and "per" in op for op in entry["do"])
        assert entry["power"] == ("variable" if varies else sum(fixed)), entry["id"]


def test_every_prayer_card_of_both_boxes_has_a_test() -> None:
    named: set[str] = set()
    for found in pkgutil.iter_modules(cards.__path__):
        for test in vars(importlib.import_module(f"{cards.__name__}.{found.name}")).values():
            for mark in getattr(test, "pytestmark", []):
                if mark.name == "card":
                    named.update(mark.args)
    assert named - set(SOURCES) == set(), "no such card"
    assert set(DESIGNS) - named == set(), "Prayer cards without a test"
