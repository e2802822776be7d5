"""The Myth Phase: buy, bury or leave. -- chapter 13"""

import pytest

from tests.games.theomachy.closing import lay_track, myths, top
from tests.games.theomachy.table import Play, covers, given
from theogony.games.theomachy.content import MYTHS
from theogony.games.theomachy.moves import MOVES
from theogony.games.theomachy.myth import ChooseMyth, MythPhase

GODS = {0: "ares", 1: "odin", 2: "danu"}


def choosing(miracles: int = 0, myth: str = "aegis", first: int = 0) -> Play:
    t = top(given(gods=GODS, first=first), 0, myth)
    t.give_each("miracles", *[miracles] * t.s.seats)
    return lay_track(t).step(MythPhase())


def face_up(t: Play, seat: int) -> str:
    return MYTHS[t.s.players[seat].myth_top] if t.s.players[seat].myth_top >= 0 else ""


@covers("TH-181")
def test_each_player_does_exactly_one_thing_clockwise_from_the_first_player() -> None:
    t = choosing(first=2)
    for seat in (2, 0, 1):
        assert t.asked() == (seat, "ChooseMyth")
        t.refuses((seat + 1) % 3, "leave", "TH-068")
        t.plays(seat, "leave")
    assert t.asked()[1] == "Pause"


@covers("TH-181")
def test_other_moves_are_no_choice() -> None:
    choosing().refuses(0, "pass", "TH-181")


@covers("TH-182", "TH-185")
def test_buying_returns_miracles_and_the_card_is_in_play_and_the_next_face_up() -> None:
    t = choosing(3).picks(2).plays(0, "buy")
    assert myths(t, 0) == ["aegis"]
    assert t.s.players[0].miracles == 1
    assert face_up(t, 0) == "trojan_horse", "the third of the other four"
    assert len(t.s.players[0].myth_pool) == 3
    assert t.asked() == (1, "ChooseMyth")


@covers("TH-182")
def test_too_few_miracles_buy_nothing() -> None:
    refusal = choosing(1).refuses(0, "buy", "TH-182")
    assert refusal.params == {"cost": 2}


@covers("TH-182", "TH-216")
@pytest.mark.parametrize(("miracles", "allowed"), [(0, False), (1, True)])
def test_the_tower_of_babel_costs_one_miracle(miracles: int, allowed: bool) -> None:
    t = top(given(gods={0: "marduk"}), 0, "tower_of_babel")
    t.s.players[0].miracles = miracles
    t.step(MythPhase()).picks(0)
    if allowed:
        assert myths(t.plays(0, "buy"), 0) == ["tower_of_babel"]
    else:
        t.refuses(0, "buy", "TH-182")


@covers("TH-182")
def test_an_immediate_card_is_carried_out_and_discarded() -> None:
    t = choosing(2, "pandoras_box").picks(0).plays(0, "buy")
    assert myths(t, 0) == []
    assert t.s.players[0].miracles == 0
    assert t.cult(0) == (3, 6, 8)
    assert t.cult(1) == (3, 5, 6)


@covers("TH-183")
def test_burying_reveals_the_next_card_which_cannot_be_bought_in_this_turn() -> None:
    t = choosing(3).picks(0).plays(0, "bury")
    assert face_up(t, 0) == "pandoras_box"
    assert t.asked() == (1, "ChooseMyth")
    t.refuses(0, "buy", "TH-068")
    assert t.s.players[0].miracles == 3


@covers("TH-183")
def test_a_buried_card_comes_last() -> None:
    t = top(given(gods=GODS), 0, "aegis").picks(0, 0, 0)
    order = []
    for _ in range(5):
        t.step(MythPhase()).plays(0, "bury").plays(1, "leave").plays(2, "leave")
        order.append(face_up(t, 0))
    assert order == ["pandoras_box", "golden_fleece", "trojan_horse", "heracles", "aegis"]


@covers("TH-184")
def test_leaving_changes_nothing() -> None:
    t = choosing(3)
    before = (t.each("myth_top").copy(), t.each("miracles").copy())
    t.plays(0, "leave")
    assert (t.each("myth_top"), t.each("miracles")) == before
    assert myths(t, 0) == []


@covers("TH-185")
def test_with_an_empty_deck_nothing_is_asked_because_only_leaving_is_left() -> None:
    t = given(gods=GODS)
    t.s.players[0].myth_top, t.s.players[0].myth_pool = -1, ()
    t.s.players[0].miracles = 9
    t.step(MythPhase())
    assert t.asked() == (1, "ChooseMyth")
    assert [event.public["seat"] for event in t.events("myth-left")] == [0]


@covers("TH-185")
def test_the_last_card_of_a_deck_leaves_it_empty() -> None:
    t = choosing(2)
    t.s.players[0].myth_pool = ()
    t.plays(0, "buy")
    assert face_up(t, 0) == ""
    for move in ("buy", "bury"):
        refusal = ChooseMyth(0).check(t.s, MOVES.parse(move))
        assert refusal is not None and refusal.clause == "TH-185"


@covers("TH-186")
def test_there_is_no_limit_to_mythology_in_play() -> None:
    t = top(given(gods=GODS, myths={0: ["aegis", "golden_fleece", "trojan_horse", "pandoras_box"]}), 0, "heracles")
    t.s.players[0].miracles = 3
    t.step(MythPhase()).plays(0, "buy")
    assert len(myths(t, 0)) == 5


@covers("TH-218")
def test_a_bought_hero_waits_on_his_card() -> None:
    t = choosing(3, "heracles").picks(0).plays(0, "buy")
    assert myths(t, 0) == ["heracles"]
    assert t.s.players[0].hero == -1
