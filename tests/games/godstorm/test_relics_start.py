"""Chapter 14: relics that work at the start of a turn, Pandora's Box before all, and those of a godswar."""

from typing import Any

import pytest

from tests.games.godstorm.cards.playing import first_choices
from tests.games.godstorm.table import Pause, Table, assert_no_army_is_lost, card_test, covers, given
from theogony.games.godstorm.content import CARD_DECK, CARDS, DEATH, FIRST_RELIC, MAGIC
from theogony.games.godstorm.invade import Invade
from theogony.games.godstorm.start_of_turn import StartOfTurn
from theogony.games.godstorm.state import NOBODY
from theogony.games.godstorm.turn import Turn

DEATH_CARDS = [name for name, deck in zip(CARDS, CARD_DECK, strict=True) if deck == DEATH]
ALWAYS = [
    "the_young_grow_old",
    "deaths_door_closes",
    "blood_coats_the_land",
    "the_ground_shakes",
    "the_mighty_have_fallen",
]
WITH_THE_BOX = [*ALWAYS, "diamonds_turn_to_rust"]  # the Box itself is a relic in play


def morning(t: Table) -> Table:
    """The first player's turn begins with the relics owned now."""
    owned = tuple(card - FIRST_RELIC for card in t.s.held(0, MAGIC))
    return t.step(StartOfTurn(0, owned), Pause(0))


def box(top: str, **position: Any) -> Table:
    """Pandora's Box is about to turn over this Death card; its owner has neither faith nor any god."""
    given_here: dict[str, Any] = {"lands": {"thule": (0, 2), "rus": (1, 2), "egypt": (2, 2)}, **position}
    relics = {"pandoras_box": 0, **given_here.pop("relics", {})}
    return given(**given_here, relics=relics).pile("death", top)


# -- relics that draw -------------------------------------------------------------------------------------------------


@covers("GS-163", "GS-093", "GS-157")
@card_test("the_golden_fleece", "arawns_cauldron_of_life", "the_great_pyramids")
@pytest.mark.parametrize(
    ("relic", "deck", "card"),
    [
        ("the_golden_fleece", "war", "storms_rage"),
        ("arawns_cauldron_of_life", "death", "crops_wither"),
        ("the_great_pyramids", "sky", "lava_erupts"),
    ],
)
def test_a_relic_draws_a_card_at_the_start_of_its_owners_turns_without_the_god(
    relic: str, deck: str, card: str
) -> None:
    t = given(lands={"thule": (0, 2)}, relics={relic: 0}).pile(deck, card)
    morning(t)
    assert (t.hand(0), t.s.faith[0], t.s.bought) == ([card], 0, [0, 0, 0, 0])
    assert t.events("drew")[0].clause == "GS-163"
    assert morning(t.pile(deck)).hand(0) == [card]  # from an empty deck nothing comes
    t = given(lands={"thule": (0, 2)}, relics={relic: 1}).pile(deck, card)
    assert morning(t).hand(0) == t.hand(1) == []  # not on another player's turn


@covers("GS-163", "GS-134")
@card_test("the_golden_fleece")
def test_four_cards_may_still_be_bought_after_the_fleece_has_given_one() -> None:
    t = given(
        lands={"thule": (0, 2), "rus": (1, 2)}, gods={0: {"sky": "thule"}}, faith=(8,), relics={"the_golden_fleece": 0}
    ).pile("war", "storms_rage")
    t.pile("sky", "lava_erupts", "the_winds_turn", "enemies_convert", "your_idol_is_false").step(Turn(0))
    t.plays(0, "done")  # no god, no temple
    t.picks(0, 0, 0).plays(0, *["buy sky"] * 4, "done")
    assert len(t.hand(0)) == 5


@covers("GS-093", "GS-161")
@card_test("the_golden_fleece", "the_great_pyramids")
def test_the_owner_chooses_the_order_and_declines_nothing() -> None:
    t = given(lands={"thule": (0, 2)}, relics={"the_golden_fleece": 0, "the_great_pyramids": 0, "stonehenge": 0})
    morning(t.pile("war", "storms_rage").pile("sky", "lava_erupts"))
    assert t.options(0) == ["use the_golden_fleece", "use the_great_pyramids"]
    t.refuses(0, "done", "GS-093")
    t.refuses(0, "use stonehenge", "GS-093")
    t.plays(0, "use the_great_pyramids")  # the other one follows by itself, and each works once
    assert [event.public["deck"] for event in t.events("drew")] == ["sky", "war"]


# -- Pandora's Box ----------------------------------------------------------------------------------------------------


@covers("GS-160", "GS-161", "GS-149")
@card_test("pandoras_box")
@pytest.mark.parametrize("name", DEATH_CARDS)
def test_pandoras_box_plays_each_death_card_free_and_without_the_god(name: str) -> None:
    t = box(
        name,
        lands={
            "thule": (0, 4), "rus": (1, 1), "egypt": (2, 3), "crypt_northeast": (0, 3), "dacia": (1, 3), "roma": (0, 2)
        },
        gods={1: {"war": "rus"}},
        temples=["thule"],
        plague=["egypt"],
        hand={1: ["storms_rage"], 2: ["lava_erupts"]},
    )  # fmt: skip
    rolling = ("paradise_is_lost", "blood_coats_the_land", "the_ground_shakes", "the_trojan_horse_is_revealed")
    morning(t.picks(*[0] if name in rolling else []))
    first_choices(t, 0)
    assert [event.public["card"] for event in t.events("card-played")] == [name]
    assert t.removed()[0] == name
    assert t.s.faith[0] == 0
    assert t.hand(0) == []
    assert t.s.deck(DEATH) == ()
    assert t.asked() == (0, "Pause")
    assert_no_army_is_lost(t)


@covers("GS-162")
@card_test("pandoras_box")
@pytest.mark.parametrize("name", [name for name in DEATH_CARDS if name not in WITH_THE_BOX])
def test_pandoras_box_loses_a_death_card_that_cannot_be_played(name: str) -> None:
    t = box(name)
    t.s.sunk, t.s.maelstrom, t.s.spare_plague = 1, 0, 0
    before = t.s.dump()
    morning(t)
    assert (t.asked(), t.removed(), t.hand(0)) == ((0, "Pause"), [name], [])
    assert t.events("card-played") == []
    lost = t.events("card-lost")[0]
    assert (lost.clause, lost.seen_by(2)["card"], lost.reveals) == ("GS-162", name, True)
    after = t.s.dump()
    for field in set(before) - {"cards", "agenda", "frontier"}:
        assert after[field] == before[field]


@covers("GS-161")
@card_test("pandoras_box")
def test_pandoras_box_works_before_the_income_and_cannot_be_declined() -> None:
    t = box("the_young_grow_old", faith=(7,))
    t.step(Turn(0))
    assert t.at("rus") == (1, 1)
    kinds = [event.kind for event in t.s.events or []]
    assert kinds.index("card-played") < kinds.index("income")


@covers("GS-161", "GS-135")
@card_test("pandoras_box")
def test_pandoras_box_is_silent_when_the_death_deck_is_empty_and_in_others_turns() -> None:
    t = box("the_young_grow_old").pile("death")
    assert morning(t).removed() == []
    t = given(lands={"thule": (0, 2), "rus": (1, 2)}, relics={"pandoras_box": 1}).pile("death", "the_young_grow_old")
    assert morning(t).removed() == []


@covers("GS-093", "GS-158")
@card_test("pandoras_box", "diamonds_turn_to_rust", "the_golden_fleece")
def test_pandoras_box_turns_itself_to_rust_and_a_relic_not_yet_used_gives_nothing() -> None:
    t = box("diamonds_turn_to_rust", relics={"the_golden_fleece": 0}).pile("war", "storms_rage")
    morning(t).plays(0, "use pandoras_box")
    assert (t.relics(0), t.hand(0), t.asked()) == ([], [], (0, "Pause"))
    t = box("diamonds_turn_to_rust", relics={"the_golden_fleece": 0}).pile("war", "storms_rage")
    morning(t).plays(0, "use the_golden_fleece")
    assert (t.relics(0), t.hand(0)) == ([], ["storms_rage"])


@covers("GS-093", "GS-225")
@card_test("pandoras_box", "the_trojan_horse_is_revealed", "the_golden_fleece")
def test_a_relic_won_through_pandoras_box_works_only_from_the_next_turn() -> None:
    t = box(
        "the_trojan_horse_is_revealed",
        lands={"thule": (0, 2), "rus": (1, 1), "egypt": (2, 2)},
        relics={"the_golden_fleece": 1},
    )
    morning(t.pile("war", "storms_rage").rolls(2))
    assert (t.relics(0), t.hand(0)) == (["the_golden_fleece", "pandoras_box"], [])
    assert t.asked() == (0, "Pause")


@covers("GS-259", "GS-304", "GS-228")
@card_test("pandoras_box", "the_sea_is_your_tomb")
def test_pandoras_box_may_drown_its_owner_who_loses_the_turn() -> None:
    t = box(
        "the_sea_is_your_tomb", lands={"tritonis": (0, 5), "rus": (1, 2), "egypt": (2, 2)}, hand={0: ["storms_rage"]}
    )
    t.step(Turn(0))
    assert (t.s.alive[:3], t.s.sunk, t.at("tritonis")) == ([0, 1, 1], 1, (NOBODY, 0))
    assert sorted(t.removed()) == ["pandoras_box", "storms_rage", "the_sea_is_your_tomb"]
    assert t.s.turn == 1


@covers("GS-299", "GS-161")
@card_test("pandoras_box", "ragnarok_cometh")
def test_a_god_banished_by_pandoras_ragnarok_is_not_summoned_in_that_turn() -> None:
    t = box("ragnarok_cometh", gods={0: {"war": "thule"}}, faith=(9,))
    t.step(Turn(0))
    assert t.asked() == (0, "SummonAndBuild")  # the raised armies had one place to go
    t.refuses(0, "summon war", "GS-299")
    assert "summon sky" in t.options(0)  # it was not in play


@covers("GS-153", "GS-161", "GS-302")
@card_test("pandoras_box", "aegis_shield_of_athena")
@pytest.mark.parametrize("owner", [0, 2])
def test_aegis_may_cancel_what_pandoras_box_lets_out(owner: int) -> None:
    t = box("blood_coats_the_land", relics={"aegis_shield_of_athena": owner})
    morning(t)  # no die is rigged: none is rolled before Aegis is asked
    assert t.asked() == (owner, "OfferAegis")
    t.plays(owner, "cancel")
    assert t.removed() == ["blood_coats_the_land", "aegis_shield_of_athena"]
    assert (t.at("thule"), t.at("rus"), t.at("egypt")) == ((0, 2), (1, 2), (2, 2))
    assert t.relics(0) == ["pandoras_box"]


# -- relics of a godswar ----------------------------------------------------------------------------------------------


def godswar(relics: dict[str, int], magic: str = "", altars: int = 0) -> Table:
    """The god of war in Thule (5 of 6 armies) against the one in Varangia (4 armies)."""
    lands = {"thule": (0, 6), "varangia": (1, 4), "roma": (0, 1), "kush": (1, 1)}
    lands.update(dict.fromkeys(("altar_east", "altar_west")[:altars], (0, 1)))
    t = given(
        lands=lands,
        gods={0: {"war": "thule", **({"magic": magic} if magic else {})}, 1: {"war": "varangia"}},
        relics=relics,
    )
    return t.step(Invade(0), Pause(0)).plays(0, "attack thule>varangia", "commit 5")


def totals(t: Table) -> tuple[object, object]:
    fight = t.events("godswar")[0].public
    return fight["attack_total"], fight["defence_total"]


@covers("GS-197")
@card_test("mjolnir_hammer_of_thor")
@pytest.mark.parametrize(("owner", "expected"), [(0, (6 + 5 + 3, 6 + 4)), (1, (6 + 5, 6 + 4 + 3)), (2, (6 + 5, 6 + 4))])
def test_mjolnir_adds_three_to_its_owners_godswars(owner: int, expected: tuple[int, int]) -> None:
    t = godswar({"mjolnir_hammer_of_thor": owner}).rolls(1, 2, 3, 1, 2, 3).plays(0, "with war")
    assert totals(t) == expected


@covers("GS-195", "GS-196")
@card_test("gungnir_spear_of_odin")
def test_gungnir_rolls_its_owners_ones_again_until_none_is_left() -> None:
    t = godswar({"gungnir_spear_of_odin": 0}).rolls(1, 2, 1, 1, 1, 3, 1, 4, 6).plays(0, "with war")
    fight = t.events("godswar")[0].public
    assert (fight["attack"], fight["defence"]) == ([6, 2, 4], [1, 1, 3])
    t = godswar({"gungnir_spear_of_odin": 1}).rolls(1, 2, 1, 1, 1, 3, 5, 6).plays(0, "with war")
    fight = t.events("godswar")[0].public
    assert (fight["attack"], fight["defence"]) == ([1, 2, 1], [5, 6, 3])


@card_test("gungnir_spear_of_odin")
def test_gungnir_is_of_no_use_in_battles() -> None:
    t = given(lands={"thule": (0, 6), "varangia": (1, 4)}, relics={"gungnir_spear_of_odin": 0}).step(
        Invade(0), Pause(0)
    )
    t.plays(0, "attack thule>varangia", "commit 5", "roll 1").rolls(1, 2).plays(1, "defend 1")
    assert t.at("thule") == (0, 5)


@covers("GS-159", "GS-126")
@card_test("mjolnir_hammer_of_thor")
def test_mjolnir_drawn_in_the_middle_of_a_godswar_adds_to_that_godswar() -> None:
    t = godswar({}, magic="roma").pile("magic", "mjolnir_hammer_of_thor")
    t.rolls(4, 4, 4, 6, 6, 5).plays(0, "with war")
    assert t.relics(0) == ["mjolnir_hammer_of_thor"]
    assert totals(t) == (12 + 5 + 3, 17 + 4)


@covers("GS-159", "GS-136")
@card_test("gungnir_spear_of_odin")
def test_gungnir_drawn_in_the_middle_of_a_godswar_lets_the_ones_just_rolled_be_rolled_again() -> None:
    t = godswar({}, magic="roma", altars=2).pile("magic", "gungnir_spear_of_odin")
    t.rolls(4, 1, 4, 4, 1, 6, 6, 5, 1, 2, 3).plays(0, "with war")
    fight = t.events("godswar")[0].public
    assert t.relics(0) == ["gungnir_spear_of_odin"]
    assert (fight["attack"], fight["defence"]) == ([4, 3, 4, 4, 2], [6, 6, 5])
