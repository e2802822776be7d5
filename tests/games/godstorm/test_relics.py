"""Chapter 14: relics in income, bids, crypts and battles; those of godswars and mornings: test_relics_start.py."""

from typing import Any

import pytest

from tests.games.godstorm.table import Pause, Table, assert_no_army_is_lost, card_test, covers, given
from theogony.games.godstorm.content import CARDS, CONTINENT_LANDS, CONTINENTS, PLACES, RELICS
from theogony.games.godstorm.epochs import BeginEpoch
from theogony.games.godstorm.invade import Invade
from theogony.games.godstorm.moves import MOVES
from theogony.games.godstorm.muster import CollectIncome, OfferBook, Revive, income
from theogony.games.godstorm.scoring import score

ALL_RELICS = [CARDS[number] for number in RELICS]
HYRKANIA = {PLACES[land]: (0, 1) for land in CONTINENT_LANDS[CONTINENTS.index("hyrkania")]}
ATLANTIS = {PLACES[land]: (0, 1) for land in CONTINENT_LANDS[CONTINENTS.index("atlantis")]}


# -- relics stay, and score -------------------------------------------------------------------------------------------


@covers("GS-157", "GS-158")
def test_a_relic_stays_and_works_when_the_goddess_of_magic_and_her_land_are_lost() -> None:
    t = given(
        lands={"thule": (0, 1), "varangia": (1, 4), "roma": (0, 1), "egypt": (2, 2)},
        gods={0: {"magic": "thule"}},
        relics={"the_wine_of_eternal_life": 0},
        turn=1,
    )
    t.step(Invade(1), Pause(1)).rolls(6, 2).plays(1, "attack varangia>thule", "commit 1", "move 1")
    assert (t.at("thule"), t.god(0, "magic")) == ((1, 1), "")
    assert t.relics(0) == ["the_wine_of_eternal_life"]
    assert income(t.s, 0) == (3 + 1, 3)


@covers("GS-166", "GS-167", "GS-272")
@card_test("stonehenge", "mjolnir_hammer_of_thor", "the_great_pyramids", "pandoras_box", "the_tree_of_life")
@pytest.mark.parametrize(
    ("relic", "land"),
    [
        ("stonehenge", "anglia"), ("mjolnir_hammer_of_thor", "thule"), ("the_great_pyramids", "egypt"),
        ("pandoras_box", "graecia"), ("the_tree_of_life", "babylon"),
    ],
)  # fmt: skip
def test_a_relic_with_a_territory_scores_for_an_owner_who_controls_it(relic: str, land: str) -> None:
    assert score(given(lands={land: (0, 1)}, relics={relic: 0}).s, 0)["relics"] == 1
    assert score(given(lands={land: (1, 1)}, relics={relic: 0}).s, 0)["relics"] == 0
    assert score(given(lands={land: (1, 1)}, relics={relic: 0}).s, 1)["relics"] == 0
    assert score(given(lands={"gaul": (0, 1)}, relics={relic: 0}, temples=[land]).s, 0)["relics"] == 0


@covers("GS-167", "GS-275")
def test_the_other_ten_relics_score_nothing_wherever_their_owner_rules() -> None:
    everything = dict.fromkeys(PLACES[:40], (0, 1))
    t = given(lands={**everything, "cimmeria": (1, 1), "sarmatia": (2, 1)}, relics=dict.fromkeys(ALL_RELICS, 0))
    assert score(t.s, 0)["relics"] == 5


# -- income -----------------------------------------------------------------------------------------------------------


@covers("GS-157")
@card_test("the_wine_of_eternal_life", "freyas_tears_of_gold", "excalibur")
@pytest.mark.parametrize(
    ("relic", "more"),
    [
        ("the_wine_of_eternal_life", (1, 0)),
        ("freyas_tears_of_gold", (0, 1)),
        ("excalibur", (4, 0)),
        ("stonehenge", (0, 0)),
    ],
)
def test_relics_of_income_add_to_it_for_their_owner_alone(relic: str, more: tuple[int, int]) -> None:
    lands = {**HYRKANIA, **ATLANTIS, "thule": (1, 2)}
    plain = income(given(lands=lands).s, 0)
    assert plain == (3 + 2 + 3, 3 + 2 + 3)
    assert income(given(lands=lands, relics={relic: 0}).s, 0) == (plain[0] + more[0], plain[1] + more[1])
    assert income(given(lands=lands, relics={relic: 1}).s, 0) == plain


@card_test("excalibur")
def test_excalibur_raises_nothing_without_a_whole_continent() -> None:
    lands = {**HYRKANIA, "rus": (1, 1)}
    assert income(given(lands=lands, relics={"excalibur": 0}).s, 0) == (3, 3)


# -- The Book of the Dead ---------------------------------------------------------------------------------------------


def book(lands: dict[str, tuple[int, int]], *more: str, **position: Any) -> Table:
    t = given(
        lands=lands,
        relics={"the_book_of_the_dead": 0, **dict.fromkeys(more, 0)},
        **position,
    )
    return t.step(CollectIncome(0), Pause(0))


@covers("GS-165")
@card_test("the_book_of_the_dead")
def test_the_book_trades_two_raised_armies_for_four_faith_once_or_not_at_all() -> None:
    t = book({"thule": (0, 1), "roma": (0, 1)})
    t.plays(0, "trade")
    t.refuses(0, "trade", "GS-098")  # once
    t.plays(0, "place roma")
    assert (t.at("roma"), t.at("thule"), t.s.faith[0]) == ((0, 2), (0, 1), 3 + 4)
    assert_no_army_is_lost(t)
    t = book({"thule": (0, 1), "roma": (0, 1)}).plays(0, "keep", *["place roma"] * 3)
    assert (t.at("roma"), t.s.faith[0]) == ((0, 4), 3)


@covers("GS-165")
@card_test("the_book_of_the_dead")
def test_the_book_is_for_its_owner_only() -> None:
    t = given(lands={"thule": (0, 1), "roma": (0, 1)}, relics={"the_book_of_the_dead": 1}).step(CollectIncome(0))
    assert t.asked() == (0, "PlaceRaised")
    refusal = OfferBook(0).refusal(t.s, MOVES.parse("trade"))
    assert refusal is not None
    assert (refusal.clause, refusal.key) == ("GS-165", "relic-not-yours")


@covers("GS-165", "GS-100")
@card_test("the_book_of_the_dead")
def test_the_book_takes_no_temple_army_and_no_revived_army() -> None:
    t = book({"thule": (0, 105), "roma": (0, 1), "crypt_northeast": (0, 3)}, temples=["roma", "thule"])
    assert t.s.reserve[0] == 1
    assert t.asked() == (0, "PlaceRaised")  # one raised army is too few, whatever temples and crypts give
    refusal = OfferBook(0).refusal(t.s, MOVES.parse("trade"))
    assert refusal is not None
    assert (refusal.clause, refusal.params) == ("GS-165", {"armies": 2, "raised": 1})
    t = book({"thule": (0, 1), "roma": (0, 1)}, temples=["roma"]).plays(0, "trade", "place thule")
    assert (t.at("thule"), t.at("roma"), t.s.faith[0]) == ((0, 2), (0, 2), 3 + 1 + 4)  # the temple army still comes


@covers("GS-165")
@card_test("the_book_of_the_dead", "excalibur", "the_wine_of_eternal_life")
def test_the_book_may_give_up_armies_of_excalibur_and_of_the_wine() -> None:
    t = book({**HYRKANIA, "thule": (1, 2)}, "excalibur", "the_wine_of_eternal_life").plays(0, "trade")
    assert t.s.raised == 3 + 2 + 2 + 1 - 2
    assert t.s.faith[0] == 3 + 2 + 4


# -- The Scales of Osiris ---------------------------------------------------------------------------------------------


def crypts(*relics: str) -> Table:
    t = given(
        lands={
            "thule": (0, 1),
            "roma": (0, 1),
            "crypt_northeast": (0, 5),
            "crypt_southwest": (0, 2),
            "altar_east": (0, 4),
        },
        temples=["roma"],
        relics=dict.fromkeys(relics, 0),
    )
    return t.step(Revive(0, (0, 0, 0, 0)), Pause(0))


@covers("GS-102", "GS-101")
@card_test("the_scales_of_osiris")
def test_the_scales_revive_two_from_each_crypt_and_one_always_stays() -> None:
    t = crypts("the_scales_of_osiris").plays(0, "revive crypt_northeast", "revive crypt_northeast")
    t.refuses(0, "revive crypt_northeast", "GS-102")
    t.refuses(0, "revive altar_east", "GS-101")
    t.plays(0, "revive crypt_southwest")
    assert (t.at("crypt_northeast"), t.at("crypt_southwest"), t.at("roma")) == ((0, 3), (0, 1), (0, 4))
    assert t.asked() == (0, "Pause")  # the last army of the second crypt stays


@covers("GS-102")
@card_test("the_scales_of_osiris")
def test_without_the_scales_one_army_comes_back_from_each_crypt() -> None:
    t = crypts().plays(0, "revive crypt_northeast")
    t.refuses(0, "revive crypt_northeast", "GS-102")
    t.plays(0, "revive crypt_southwest")
    assert (t.at("crypt_northeast"), t.at("roma")) == ((0, 4), (0, 3))


# -- The Tablets of Destiny -------------------------------------------------------------------------------------------


def bidding(bids: tuple[int, int, int], *dice: int, relics: dict[str, int] | None = None) -> Table:
    t = given(lands={"thule": (0, 2), "rus": (1, 2), "roma": (2, 2)}, faith=(5, 5, 5), relics=relics or {})
    t.step(BeginEpoch()).rolls(*dice)
    for seat, bid in enumerate(bids):
        t.plays(seat, f"bid {bid}")
    return t


@covers("GS-164")
@card_test("the_tablets_of_destiny")
def test_the_tablets_add_three_to_a_bid_even_to_one_of_nothing() -> None:
    tablets = {"the_tablets_of_destiny": 0}
    t = bidding((0, 2, 1), relics=tablets)
    assert t.asked() == (0, "ChooseMarker")
    assert t.s.faith[:3] == [5, 3, 4]  # nothing more is paid
    assert t.s.view(1)["bids"] == [0, 2, 1]
    assert bidding((0, 4, 1), relics=tablets).asked()[0] == 1
    assert bidding((1, 3, 0), relics=tablets).asked()[0] == 0
    assert bidding((0, 3, 1), 2, 5, relics=tablets).asked()[0] == 1  # 3 against 3: dice
    assert bidding((0, 3, 1), 5, 2, relics=tablets).asked()[0] == 0


@covers("GS-164")
@card_test("the_tablets_of_destiny")
def test_the_tablets_work_for_an_owner_without_any_faith() -> None:
    t = given(lands={"thule": (0, 2), "rus": (1, 2)}, faith=(0, 2), seats=2, relics={"the_tablets_of_destiny": 0})
    t.step(BeginEpoch()).plays(1, "bid 2")
    assert t.asked() == (0, "ChooseMarker")


# -- The Tree of Life -------------------------------------------------------------------------------------------------


def siege(defenders: int, faith: int, owner: int = 1, force: str = "", **position: Any) -> Table:
    """Six armies in Thule attack Varangia, whose player may own the Tree."""
    t = given(
        lands={"thule": (0, 6), "varangia": (1, defenders), "kush": (1, 1)},
        faith=(3, faith, 0),
        gods={0: {force: "thule"}} if force else {},
        relics={"the_tree_of_life": owner},
        **position,
    )
    t.step(Invade(0), Pause(0)).plays(0, "attack thule>varangia", "commit 5")
    return t.plays(0, f"with {force}") if force else t


@covers("GS-210", "GS-283")
@card_test("the_tree_of_life")
@pytest.mark.parametrize("kept", [0, 1, 2])
def test_the_tree_keeps_defenders_alive_for_one_faith_each(kept: int) -> None:
    t = siege(4, faith=5).plays(0, "roll 3").rolls(6, 6, 6, 1, 1).plays(1, "defend 2")
    assert t.asked() == (1, "KeepArmies")
    t.plays(1, f"save {kept}")
    assert (t.at("varangia"), t.s.faith[1], t.s.heaven[1]) == ((1, 2 + kept), 5 - kept, 2 - kept)
    assert t.asked() == (0, "Assault")
    assert_no_army_is_lost(t)


@covers("GS-210")
@card_test("the_tree_of_life")
def test_the_tree_keeps_no_more_armies_than_were_lost_or_can_be_paid() -> None:
    t = siege(4, faith=1).plays(0, "roll 3").rolls(6, 6, 6, 1, 1).plays(1, "defend 2")
    t.refuses(1, "save 2", "GS-210")
    t.plays(1, "save 1")
    assert t.at("varangia") == (1, 3)
    t = siege(4, faith=5).plays(0, "roll 1").rolls(6, 1).plays(1, "defend 1")
    t.refuses(1, "save 2", "GS-210")


@covers("GS-210", "GS-214")
@card_test("the_tree_of_life")
def test_the_tree_keeps_the_last_defender_and_there_is_no_capture() -> None:
    t = siege(1, faith=1).rolls(6, 6, 6, 1).plays(0, "roll 3").plays(1, "save 1")
    assert (t.at("varangia"), t.s.faith[1]) == ((1, 1), 0)
    assert t.asked() == (0, "Assault")
    t.rolls(6, 6, 6, 1).plays(0, "roll 3", "move 3")  # without faith the Tree is silent
    assert t.at("varangia") == (0, 3)


@covers("GS-210")
@card_test("the_tree_of_life")
@pytest.mark.parametrize(("owner", "faith"), [(1, 0), (0, 5), (2, 5)])
def test_the_tree_is_silent_without_faith_or_for_another_owner(owner: int, faith: int) -> None:
    t = siege(4, faith=faith, owner=owner).plays(0, "roll 3").rolls(6, 6, 6, 1, 1).plays(1, "defend 2")
    assert (t.asked(), t.at("varangia")) == ((0, "Assault"), (1, 2))


@covers("GS-210")
@card_test("the_tree_of_life")
def test_the_tree_keeps_no_attacker() -> None:
    t = siege(4, faith=5, owner=0).plays(0, "roll 1").rolls(1, 6).plays(1, "defend 1")
    assert (t.asked(), t.at("thule"), t.s.faith[0]) == ((0, "Assault"), (0, 5), 3)


@covers("GS-210", "GS-116")
@card_test("the_tree_of_life")
def test_the_tree_keeps_defenders_from_the_god_of_death_too() -> None:
    t = siege(4, faith=5, force="death").plays(0, "roll 3").rolls(6, 6, 6, 1, 1).plays(1, "defend 2")
    t.plays(1, "save 1")
    assert (t.at("varangia"), t.s.heaven[1], t.s.reserve[1]) == ((1, 3), 0, 110 - 3 - 1)
