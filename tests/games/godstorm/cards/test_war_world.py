"""War cards that change hands, temples, relics, faith and time."""

import pytest

from tests.games.godstorm.cards.playing import cast, holding
from tests.games.godstorm.table import Pause, Table, board, card_test, changes, covers, given
from theogony.games.godstorm.content import DECKS, LANDS, PLACES, place
from theogony.games.godstorm.miracles import PlayMiracles
from theogony.games.godstorm.state import NEUTRAL
from theogony.kernel.rng import Rng


def temples(t: Table) -> list[str]:
    return [PLACES[land] for land in range(LANDS) if t.s.temple[land]]


# -- Faith Shall Deliver ----------------------------------------------------------------------------------------------


@card_test("faith_shall_deliver")
@covers("GS-163", "GS-301")
def test_faith_delivers_two_cards_of_any_deck_without_its_god_to_be_played_at_once() -> None:
    t = holding("faith_shall_deliver", lands={"rus": (1, 2)}, faith=(1, 0, 0))
    t.pile("war", "heroes_are_born", "storms_rage", "champions_arise").picks(0, 0)
    t.plays(0, "play faith_shall_deliver", "deck war")
    assert len(t.hand(0)) == 2
    assert len(t.s.deck(DECKS.index("war"))) == 1
    assert t.s.bought == [0, 0, 0, 0]
    t.plays(0, "play heroes_are_born")
    assert t.at("thule") == (0, 6)
    t = holding("faith_shall_deliver", lands={"rus": (1, 2)}, faith=(9, 0, 0))
    t.pile("death", "crops_wither", "the_dead_walk").picks(0)
    t.plays(0, "play faith_shall_deliver", "deck death")
    assert t.hand(0) == ["crops_wither", "the_dead_walk"]
    assert t.asked() == (0, "Pause")  # without the god of death they cannot be played


@card_test("faith_shall_deliver")
@covers("GS-143")
def test_faith_delivers_relics_straight_into_play() -> None:
    t = holding("faith_shall_deliver", lands={"rus": (1, 2)})
    t.pile("magic", "stonehenge", "excalibur").picks(0)
    t.plays(0, "play faith_shall_deliver", "deck magic")
    assert (t.relics(0), t.hand(0)) == (["stonehenge", "excalibur"], [])


@card_test("faith_shall_deliver")
@covers("GS-135", "GS-151")
def test_faith_delivers_what_a_deck_still_holds_and_nothing_from_an_empty_one() -> None:
    t = holding("faith_shall_deliver", lands={"rus": (1, 2)}).pile("sky", "lava_erupts").pile("magic")
    t.plays(0, "play faith_shall_deliver")
    t.refuses(0, "deck magic", "GS-135")
    t.plays(0, "deck sky")
    assert t.hand(0) == ["lava_erupts"]
    t = given({"thule": (0, 3)}, gods={0: {"war": "thule"}}, hand={0: ["faith_shall_deliver"]}, faith=(10,))
    for deck in DECKS:
        t.pile(deck)
    t.step(PlayMiracles(0), Pause(0))
    assert t.refuses(0, "play faith_shall_deliver", "GS-151").key == "all-decks-empty"


# -- An Empire Is Born ------------------------------------------------------------------------------------------------


@card_test("an_empire_is_born")
@covers("GS-110", "GS-111", "GS-151")
def test_an_empire_is_born_with_a_temple_for_nothing() -> None:
    t = holding(
        "an_empire_is_born", lands={"roma": (0, 1), "gaul": (0, 1), "rus": (1, 2)}, temples=["roma"], faith=(0, 0, 0)
    )
    t.plays(0, "play an_empire_is_born")
    t.refuses(0, "target roma", "GS-111")
    t.refuses(0, "target rus", "GS-151")
    t.plays(0, "target gaul")
    assert temples(t) == ["gaul", "roma"]
    assert (t.s.temples_left, t.s.faith[0]) == (10, 0)


@card_test("an_empire_is_born")
@covers("GS-020", "GS-151")
def test_an_empire_is_born_only_from_the_supply_and_where_no_temple_stands() -> None:
    t = holding("an_empire_is_born", lands={"rus": (1, 2)}, but={"temples_left": 0})
    t.refuses(0, "play an_empire_is_born", "GS-020")
    t = holding("an_empire_is_born", lands={"rus": (1, 2)}, temples=["thule"])
    assert t.refuses(0, "play an_empire_is_born", "GS-151").key == "needs-land-without-temple"


# -- Our Faith Is Our Strength ----------------------------------------------------------------------------------------


@card_test("our_faith_is_our_strength")
def test_our_faith_gives_two_for_each_own_temple() -> None:
    lands = {"roma": (0, 1), "gaul": (0, 1), "rus": (1, 2)}
    t = holding(
        "our_faith_is_our_strength", lands=lands, temples=["roma", "gaul", "thule", "rus", "kush"], faith=(1, 5, 0)
    )
    before = board(t)
    t.plays(0, "play our_faith_is_our_strength")
    assert t.s.faith[:3] == [7, 5, 0]
    assert changes(t, before) == {}


# -- Time Stands Still ------------------------------------------------------------------------------------------------


@card_test("time_stands_still")
@covers("GS-089", "GS-151")
@pytest.mark.parametrize("epoch", [2, 5])
def test_time_stands_still_one_epoch_back_but_never_in_the_first(epoch: int) -> None:
    t = holding("time_stands_still", lands={"rus": (1, 2)}, epoch=epoch)
    cast(t, 0, "time_stands_still")
    assert t.s.epoch == epoch - 1
    t = holding("time_stands_still", lands={"rus": (1, 2)}, epoch=1)
    assert t.refuses(0, "play time_stands_still", "GS-151").key == "first-epoch"


def idle(t: Table) -> int:
    """Everybody passes to the end of the game; returns how many turns were taken."""
    t.s.rng = Rng(1)
    while t.s.result is None:
        for prompt in t.s.prompts():
            texts = t.options(prompt.seat)
            quiet = [text for text in texts if text in ("done", "pass", "bid 0", "keep", "stop")]
            t.plays(prompt.seat, (quiet or texts)[0])
    return len(t.events("turn-begins"))


@card_test("time_stands_still")
@covers("GS-089", "GS-088")
def test_time_stands_still_in_the_fifth_epoch_gives_every_player_one_more_turn() -> None:
    lands = {"rus": (1, 2), "egypt": (2, 2)}
    assert idle(holding("time_stands_still", lands=lands, epoch=5)) == 2  # the other two, then the end
    t = cast(holding("time_stands_still", lands=lands, epoch=5), 0, "time_stands_still")
    assert idle(t) == 2 + 3
    assert [event.public["epoch"] for event in t.events("epoch-begins")] == [5]
    assert t.s.result is not None
    assert (t.s.result.reason, t.s.epoch) == ("GS-088", 5)


# -- The Temple Falls -------------------------------------------------------------------------------------------------


@card_test("the_temple_falls")
@covers("GS-111", "GS-151")
def test_the_temple_falls_and_rises_elsewhere_in_the_same_hands() -> None:
    t = holding(
        "the_temple_falls",
        lands={"rus": (1, 2), "egypt": (1, 1), "gaul": (1, 1), "roma": (2, 3)},
        temples=["rus", "gaul", "roma", "kush", "thule"],
    )
    t.plays(0, "play the_temple_falls")
    t.refuses(0, "target egypt", "GS-151")  # no temple there
    t.refuses(0, "target kush", "GS-151")  # nobody's
    t.refuses(0, "target roma", "GS-151")  # its player has nowhere else to put it
    t.refuses(0, "target thule", "GS-151")
    t.plays(0, "target rus")
    assert temples(t) == sorted(["egypt", "gaul", "roma", "kush", "thule"], key=place)  # Egypt was the only place left
    assert t.s.temples_left == 12 - 5


@card_test("the_temple_falls")
@covers("GS-151", "GS-111")
def test_the_own_temple_may_fall_but_stays_with_its_player_and_off_other_temples() -> None:
    lands = {"rus": (1, 2), "roma": (0, 1), "gaul": (0, 1), "dacia": (0, 1)}
    t = holding("the_temple_falls", lands=lands, temples=["thule", "roma"])
    t.plays(0, "play the_temple_falls", "target thule")
    t.refuses(0, "target rus", "GS-151")
    t.refuses(0, "target roma", "GS-111")
    t.refuses(0, "target thule", "GS-111")
    t.plays(0, "target dacia")
    assert temples(t) == ["roma", "dacia"]
    assert sum(t.s.temple) == 2


@card_test("the_temple_falls")
@covers("GS-151", "GS-075")
def test_the_temple_falls_only_if_a_player_can_move_one() -> None:
    lands = {"rus": (1, 2), "gaul": (NEUTRAL, 2), "iberia": (NEUTRAL, 2)}
    t = holding("the_temple_falls", lands=lands, temples=["thule", "gaul", "kush"], seats=2)
    assert t.refuses(0, "play the_temple_falls", "GS-151").key == "needs-temple-to-move"


# -- A Shrine Is Plundered and Only Ash Remains -----------------------------------------------------------------------


@card_test("a_shrine_is_plundered")
@covers("GS-158")
def test_a_shrine_is_plundered_and_the_relic_works_for_its_new_owner() -> None:
    relics = {"stonehenge": 1, "excalibur": 2, "the_golden_fleece": 0}
    t = holding("a_shrine_is_plundered", lands={"rus": (1, 2)}, relics=relics)
    t.plays(0, "play a_shrine_is_plundered")
    t.refuses(0, "relic the_golden_fleece", "GS-151")
    t.refuses(0, "relic pandoras_box", "GS-151")
    t.plays(0, "relic stonehenge")
    assert [t.relics(seat) for seat in range(3)] == [["the_golden_fleece", "stonehenge"], [], ["excalibur"]]
    assert t.removed() == ["a_shrine_is_plundered"]


@card_test("a_shrine_is_plundered")
@covers("GS-151")
def test_a_shrine_is_plundered_only_from_another_player() -> None:
    t = holding("a_shrine_is_plundered", lands={"rus": (1, 2)}, relics={"the_golden_fleece": 0})
    assert t.refuses(0, "play a_shrine_is_plundered", "GS-151").key == "needs-relic-of-another"


@card_test("only_ash_remains")
@covers("GS-158", "GS-151")
def test_only_ash_remains_of_any_one_relic() -> None:
    t = holding("only_ash_remains", lands={"rus": (1, 2)}, relics={"stonehenge": 1, "excalibur": 0})
    t.plays(0, "play only_ash_remains")
    t.refuses(0, "relic pandoras_box", "GS-151")
    t.plays(0, "relic excalibur")
    assert (t.relics(0), t.relics(1)) == ([], ["stonehenge"])
    assert t.removed() == ["only_ash_remains", "excalibur"]
    t = holding("only_ash_remains", lands={"rus": (1, 2)})
    assert t.refuses(0, "play only_ash_remains", "GS-151").key == "needs-relic-in-play"


@card_test("aegis_shield_of_athena", "a_shrine_is_plundered")
@covers("GS-283", "GS-153")
def test_aegis_may_save_itself_from_plunder_or_protect_its_new_owner() -> None:
    def plundered() -> Table:
        t = holding(
            "a_shrine_is_plundered", "heroes_are_born", lands={"rus": (1, 2)}, relics={"aegis_shield_of_athena": 1}
        )
        t.plays(0, "play a_shrine_is_plundered")
        assert t.asked() == (1, "OfferAegis")  # the owner of now, not of then
        return t

    t = plundered().plays(1, "cancel")
    assert (t.relics(0), t.relics(1)) == ([], [])
    assert t.removed() == ["a_shrine_is_plundered", "aegis_shield_of_athena"]
    t = plundered().plays(1, "pass")
    assert (t.relics(0), t.relics(1)) == (["aegis_shield_of_athena"], [])
    t.plays(0, "play heroes_are_born")
    assert t.asked() == (0, "OfferAegis")
    t.refuses(1, "cancel", "GS-282")
