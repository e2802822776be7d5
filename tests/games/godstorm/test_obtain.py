"""Chapter 12: buying miracle cards."""

from typing import Any

import pytest

from tests.games.godstorm.table import Pause, Table, card_test, covers, given
from theogony.games.godstorm.content import DECKS, GODS
from theogony.games.godstorm.moves import MOVES
from theogony.games.godstorm.obtain import BuyMiracles

ALL_GODS = dict.fromkeys(GODS, "thule")


def market(faith: int = 20, gods: dict[str, str] | None = None, **position: Any) -> Table:
    """The first player may buy; by default all four gods are in play."""
    t = given(
        lands={"thule": (0, 3), "rus": (1, 2)},
        gods={0: ALL_GODS if gods is None else gods},
        faith=(faith, 9, 9),
        **position,
    )
    t.pile("death", "crops_wither").pile("magic", "stonehenge").pile("sky", "lava_erupts").pile("war", "storms_rage")
    return t


def why_not(t: Table, move: str) -> tuple[str, dict[str, str | int]]:
    """Why the prompt would refuse the move. A player who can name no further card is not asked again."""
    refusal = BuyMiracles(0).refusal(t.s, MOVES.parse(move))
    assert refusal is not None
    return refusal.clause, refusal.params


@covers("GS-140", "GS-144")
@pytest.mark.parametrize(("deck", "card"), [("death", "crops_wither"), ("sky", "lava_erupts"), ("war", "storms_rage")])
def test_a_card_costs_two_faith_and_comes_from_its_deck(deck: str, card: str) -> None:
    t = market(faith=2).step(BuyMiracles(0), Pause(0)).plays(0, f"buy {deck}", "done")
    assert (t.s.faith[0], t.hand(0)) == (0, [card])
    assert t.s.deck(DECKS.index(deck)) == ()


@covers("GS-140")
@pytest.mark.parametrize("deck", DECKS)
def test_each_deck_needs_its_own_god_in_play(deck: str) -> None:
    others = {god: "thule" for god in GODS if god != deck}
    t = market(gods=others).step(BuyMiracles(0))
    assert t.refuses(0, f"buy {deck}", "GS-140").params == {"god": deck}
    assert f"buy {deck}" not in t.options(0)
    t = market(gods={deck: "thule"}).step(BuyMiracles(0))
    assert t.options(0) == [f"buy {deck}", "done"]


@covers("GS-140", "GS-284")
def test_a_purchase_is_refused_when_a_faith_is_missing_for_all_of_it() -> None:
    t = market(faith=5)
    t.s.bought = [0, 0, 1, 1]
    assert why_not(t, "buy death") == ("GS-140", {"price": 6, "faith": 5})
    t = market(faith=5).step(BuyMiracles(0), Pause(0)).plays(0, "buy war", "buy sky")
    t.refuses(0, "buy death", "GS-140")
    assert (t.asked(), t.options(0), t.s.faith[0]) == ((0, "BuyMiracles"), ["done"], 5)  # the player closes it
    t.plays(0, "done")
    assert (t.asked(), len(t.hand(0)), t.s.faith[0]) == ((0, "Pause"), 2, 1)


@covers("GS-141")
def test_four_cards_a_turn_from_one_or_several_decks_and_no_fifth() -> None:
    t = market().pile("war", "storms_rage", "heroes_are_born", "champions_arise", "only_ash_remains", "the_siren_calls")
    t.step(BuyMiracles(0), Pause(0)).picks(0, 0, 0).plays(0, "buy war", "buy war", "buy war", "buy sky")
    assert t.refuses(0, "buy war", "GS-141").params == {"limit": 4}
    t.plays(0, "done")
    assert (len(t.hand(0)), t.s.faith[0]) == (4, 20 - 8)
    t = market().pile("war", "storms_rage", "heroes_are_born", "champions_arise", "only_ash_remains")
    t.step(BuyMiracles(0), Pause(0)).picks(0, 0, 0).plays(0, *["buy war"] * 4, "done")
    assert t.hand(0) == ["heroes_are_born", "storms_rage", "champions_arise", "only_ash_remains"]
    t = market()
    t.s.bought = [1, 1, 1, 0]
    assert BuyMiracles(0).refusal(t.s, MOVES.parse("buy war")) is None
    t.s.bought = [2, 1, 1, 0]
    assert why_not(t, "buy war") == ("GS-141", {"limit": 4})


@covers("GS-142", "GS-144")
def test_all_cards_are_named_before_one_is_drawn_or_paid() -> None:
    t = market().step(BuyMiracles(0), Pause(0)).plays(0, "buy war", "buy magic", "buy death")
    assert (t.hand(0), t.relics(0), t.s.faith[0]) == ([], [], 20)
    assert t.events("drew") == t.events("relic-entered") == []
    t.plays(0, "done")
    assert (t.hand(0), t.relics(0), t.s.faith[0]) == (["crops_wither", "storms_rage"], ["stonehenge"], 14)
    drawn = t.events("drew")
    assert [event.seen_by(0)["card"] for event in drawn] == ["crops_wither", "storms_rage"]
    assert all("card" not in event.seen_by(1) for event in drawn)


@covers("GS-144")
def test_there_is_no_second_purchase_in_a_turn() -> None:
    t = market().step(BuyMiracles(0), Pause(0)).plays(0, "buy war", "done")
    assert t.asked() == (0, "Pause")
    t.refuses(0, "buy sky", "GS-282")
    assert t.s.bought == [0, 0, 0, 0]


@covers("GS-092", "GS-144")
def test_nothing_need_be_bought() -> None:
    t = market().step(BuyMiracles(0), Pause(0)).plays(0, "done")
    assert (t.hand(0), t.s.faith[0]) == ([], 20)
    assert t.events("bought") == []


@covers("GS-143")
def test_a_bought_magic_card_enters_play_in_the_open_for_nothing_more() -> None:
    t = market(faith=2).step(BuyMiracles(0), Pause(0)).plays(0, "buy magic", "done")
    assert (t.relics(0), t.hand(0), t.s.faith[0]) == (["stonehenge"], [], 0)
    assert t.events("relic-entered")[0].seen_by(2)["card"] == "stonehenge"


@covers("GS-145", "GS-135")
def test_a_purchase_cannot_exceed_the_cards_left_in_a_deck() -> None:
    t = market().pile("sky").step(BuyMiracles(0)).plays(0, "buy war")
    assert t.refuses(0, "buy war", "GS-145").params == {"deck": "war"}
    t.refuses(0, "buy sky", "GS-145")


@card_test("stonehenge")
@covers("GS-145", "GS-140")
def test_stonehenge_halves_the_price_but_not_of_the_purchase_that_brings_it() -> None:
    t = market(faith=5).step(BuyMiracles(0), Pause(0)).plays(0, "buy magic", "buy war", "done")
    assert (t.relics(0), t.s.faith[0]) == (["stonehenge"], 1)
    t.step(BuyMiracles(0), Pause(0)).plays(0, "buy sky", "done")
    assert (t.hand(0), t.s.faith[0]) == (["lava_erupts", "storms_rage"], 0)


@card_test("stonehenge")
@covers("GS-140")
def test_stonehenge_of_another_player_changes_no_price() -> None:
    t = given(lands={"thule": (0, 3), "rus": (1, 2)}, gods={0: ALL_GODS}, faith=(3, 9, 9), relics={"stonehenge": 1})
    t.s.bought = [0, 0, 0, 1]
    assert why_not(t, "buy war") == ("GS-140", {"price": 4, "faith": 3})


@covers("GS-146", "GS-134")
def test_hands_have_no_limit_and_cards_are_kept() -> None:
    eight = [
        "visions_become_real", "eagles_take_wing", "the_siren_calls", "an_empire_is_born", "lava_erupts",
        "the_winds_turn", "enemies_convert", "the_waters_boil",
    ]  # fmt: skip
    t = market(hand={0: eight}).step(BuyMiracles(0), Pause(0))
    t.plays(0, "buy war", "buy sky", "buy death", "done")
    assert sorted(t.hand(0)) == sorted([*eight, "storms_rage", "lava_erupts", "crops_wither"])
