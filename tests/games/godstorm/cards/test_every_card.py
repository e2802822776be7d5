"""What is true of every War, Death and Sky card: its god, its cost, its one use, and Aegis. -- chapter 13"""

import importlib
import pkgutil

import pytest

from tests.games.godstorm import cards
from tests.games.godstorm.cards.playing import cost_of, first_choices, god_of_card
from tests.games.godstorm.table import Table, card_test, covers, deal, given
from theogony.games.godstorm.content import BOX, CARD_DECK, CARDS, DEATH, GODS, MAGIC, RELICS, SKY, WAR
from theogony.games.godstorm.invade import Invade
from theogony.games.godstorm.miracles import PlayMiracles
from theogony.games.godstorm.pieces import lose_relic
from theogony.games.godstorm.relics import AEGIS
from theogony.games.godstorm.state import NOWHERE
from theogony.games.godstorm.zones import held

STEP_FOUR = [name for name, deck in zip(CARDS, CARD_DECK, strict=True) if deck in (WAR, DEATH)]
ANSWERS = [name for name, deck in zip(CARDS, CARD_DECK, strict=True) if deck == SKY]


def spare(name: str) -> list[str]:
    """Another card of the holder, so that step 4 goes on after the first one."""
    if god_of_card(name) == "sky":
        return []
    return ["heroes_are_born"] if name != "heroes_are_born" else ["storms_rage"]


def playable_everywhere(name: str) -> tuple[Table, int]:
    """A position in which this card, whichever it is, may be played; Aegis belongs to the third player."""
    sky = god_of_card(name) == "sky"
    holder = 1 if sky else 0
    t = given(
        lands={
            "thule": (0, 5), "roma": (0, 3), "crypt_northeast": (0, 3), "varangia": (1, 4), "iberia": (1, 1),
            "gaul": (1, 2), "galicia": (2, 3),
        },
        gods={0: {"war": "thule", "death": "thule"}, 1: {"sky": "iberia"}},
        temples=["roma", "gaul"],
        plague=["kush"],
        faith=(9, 9, 9),
        hand={holder: [name, *spare(name)], 2: ["fire_sears_the_sky"]},
        relics={"stonehenge": 1, "aegis_shield_of_athena": 2},
    )  # fmt: skip
    t.s.faith[holder] = cost_of(name)
    if name == "champions_arise":
        t.s.faith[holder] = 2
    return t, holder


def open_play(t: Table, holder: int) -> Table:
    """Up to the moment at which the holder may play the card."""
    if holder == 0:
        return t.step(PlayMiracles(0))
    return t.step(Invade(0)).plays(0, "attack thule>varangia", "commit 4", "with war")


@covers("GS-147", "GS-148", "GS-180")
@pytest.mark.parametrize("name", STEP_FOUR + ANSWERS)
def test_a_card_is_paid_once_and_leaves_the_hand_and_the_game(name: str) -> None:
    t, holder = playable_everywhere(name)
    before = t.s.faith[holder]
    open_play(t, holder).plays(holder, f"play {name}")
    assert t.s.faith[holder] == before - cost_of(name)
    assert t.hand(holder) == spare(name)
    assert t.removed() == [name]
    assert [event.public["card"] for event in t.events("card-played")] == [name]


@covers("GS-147", "GS-284")
@pytest.mark.parametrize("name", [name for name in STEP_FOUR + ANSWERS if cost_of(name)])
def test_a_card_is_refused_when_one_faith_is_missing(name: str) -> None:
    t, holder = playable_everywhere(name)
    t.s.faith[holder] -= 1
    refusal = open_play(t, holder).refuses(holder, f"play {name}", "GS-147")
    assert refusal.params == {"price": cost_of(name), "faith": cost_of(name) - 1}


@covers("GS-147")
@pytest.mark.parametrize("name", STEP_FOUR)
def test_a_card_is_refused_without_its_god_even_if_all_others_are_in_play(name: str) -> None:
    t, holder = playable_everywhere(name)
    for kind, god in enumerate(GODS):
        t.s.gods[4 * holder + kind] = t.s.gods[4 * holder + WAR] if god != god_of_card(name) else NOWHERE
    t.s.gods[4 * holder + CARD_DECK[CARDS.index(name)]] = NOWHERE
    if name != "the_young_grow_old":
        deal(t.s, holder, "the_young_grow_old")
    assert open_play(t, holder).refuses(holder, f"play {name}", "GS-147").key == "god-not-in-play"


@covers("GS-180")
@pytest.mark.parametrize("name", ANSWERS)
def test_a_sky_card_is_not_even_asked_for_without_the_sky_god(name: str) -> None:
    t, holder = playable_everywhere(name)
    t.s.gods[4 * holder + SKY] = NOWHERE
    assert open_play(t, holder).asked()[1] != "AnswerWithSky"


@covers("GS-147")
@pytest.mark.parametrize("name", STEP_FOUR)
def test_a_card_of_another_hand_is_refused(name: str) -> None:
    t, _ = playable_everywhere(name)
    deck = CARD_DECK[CARDS.index(name)]
    t.s.cards.move(CARDS.index(name), held(0, deck), held(2, deck))
    t.s.faith[0] = 9
    assert open_play(t, 0).refuses(0, f"play {name}", "GS-147").key == "card-not-in-hand"


@covers("GS-153", "GS-302", "GS-283")
@card_test("aegis_shield_of_athena")
@pytest.mark.parametrize("name", STEP_FOUR + ANSWERS)
def test_aegis_cancels_a_card_after_its_choices_and_nothing_has_happened(name: str) -> None:
    t, holder = playable_everywhere(name)
    before = open_play(t, holder).s.dump()
    cost = cost_of(name)
    t.plays(holder, f"play {name}")
    first_choices(t, holder)
    assert t.asked() == (2, "OfferAegis")
    happened = len(t.s.events or [])
    t.plays(2, "cancel")
    after = t.s.dump()
    faith = list(before["faith"])  # type: ignore[call-overload]
    faith[holder] -= cost  # the cost stays paid
    assert after["faith"] == faith
    assert t.removed() == [name, "aegis_shield_of_athena"]
    assert t.relics(2) == []
    untouched = set(before) - {"faith", "cards", "agenda", "frontier", "decisions"}
    if holder == 1:  # the invasion goes on: the attacker is asked for the attack
        untouched -= {"declared"}
        assert t.asked() == (0, "Assault")
    assert {key: after[key] for key in untouched} == {key: before[key] for key in untouched}
    assert next(event.kind for event in (t.s.events or [])[happened:]) == "card-cancelled"
    assert t.hand(2) == ["fire_sears_the_sky"]
    assert t.hand(holder) == spare(name)


@covers("GS-153")
@card_test("aegis_shield_of_athena")
def test_aegis_may_let_a_card_pass_and_stays_in_play() -> None:
    t, _ = playable_everywhere("heroes_are_born")
    open_play(t, 0).plays(0, "play heroes_are_born", "target roma").plays(2, "pass")
    assert t.at("roma") == (0, 6)
    assert t.relics(2) == ["aegis_shield_of_athena"]


@covers("GS-153")
@card_test("aegis_shield_of_athena")
def test_aegis_out_of_play_is_not_asked_for_and_its_owner_may_cancel_an_own_card() -> None:
    t, _ = playable_everywhere("heroes_are_born")
    lose_relic(t.s, AEGIS)
    open_play(t, 0).plays(0, "play heroes_are_born", "target roma")
    assert t.at("roma") == (0, 6)
    t, _ = playable_everywhere("heroes_are_born")
    t.s.cards.move(RELICS[AEGIS], held(2, MAGIC), held(0, MAGIC))
    open_play(t, 0).plays(0, "play heroes_are_born", "target roma")
    assert t.asked() == (0, "OfferAegis")


@covers("GS-156")
def test_death_cards_are_never_free_and_most_war_cards_are() -> None:
    assert min(cost_of(name) for name in STEP_FOUR if god_of_card(name) == "death") == 1
    war = [cost_of(name) for name in STEP_FOUR if god_of_card(name) == "war"]
    assert war.count(0) > len(war) / 2
    assert all(BOX.card_cost[i] == 0 for i, deck in enumerate(CARD_DECK) if deck == MAGIC)


def test_every_card_of_the_box_has_a_test() -> None:
    named: set[str] = set()
    modules = [f"{cards.__name__}.{found.name}" for found in pkgutil.iter_modules(cards.__path__)]
    for module in [*modules, *(f"tests.games.godstorm.test_{about}" for about in ("obtain", "relics", "relics_start"))]:
        for test in vars(importlib.import_module(module)).values():
            for mark in getattr(test, "pytestmark", []):
                if mark.name == "card":
                    named.update(mark.args)
    assert named - set(CARDS) == set(), "no such card"
    assert set(CARDS) - named == set(), "cards without a test"
