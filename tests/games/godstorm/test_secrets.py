"""What a seat of Godstorm knows of the cards of others, and what a redeal makes of it."""

from collections import Counter

from tests.conformance.laws import seats_and_spectator
from tests.games.godstorm.gallery import gallery, redealt
from tests.games.godstorm.table import covers, given
from tests.games.godstorm.test_pieces import check
from theogony.games.godstorm.content import CARD_DECK, CARDS
from theogony.games.godstorm.miracles import PlayMiracles
from theogony.games.godstorm.pieces import known_cards, look_at_hand
from theogony.kernel.rng import Rng
from theogony.kernel.state import SPECTATOR
from theogony.kernel.step import Seal


def test_redeals_are_different_positions() -> None:
    different = sum(
        redealt(state, seat, 0).hand != state.hand or redealt(state, seat, 0).territory_cards != state.territory_cards
        for state in gallery()
        for seat in seats_and_spectator(state)
    )
    assert different > 1000


def test_a_redeal_keeps_what_is_known() -> None:
    for number, state in enumerate(gallery()):
        for seat in seats_and_spectator(state):
            new = redealt(state, seat, number)
            check(new)
            if seat != SPECTATOR:
                assert new.hand[seat] == state.hand[seat]
            for other in range(state.seats):
                assert _decks(new.hand[other]) == _decks(state.hand[other])
                if seat != SPECTATOR:
                    assert known_cards(new, seat, other) == known_cards(state, seat, other)
            assert [len(cards) for cards in new.territory_cards] == [len(cards) for cards in state.territory_cards]


def _decks(cards: list[int]) -> Counter[int]:
    return Counter(CARD_DECK[card] for card in cards)


def test_every_unknown_card_can_turn_up_in_a_redealt_hand() -> None:
    """Cards that a seat has not located are equally possible in another hand and in the deck."""
    tried = 0
    for state in gallery():
        for seat in range(state.seats):
            other = (seat + 1) % state.seats
            hidden = [card for card in state.hand[other] if card not in known_cards(state, seat, other)]
            if len(hidden) < 2 or tried >= 10:
                continue
            tried += 1
            dealt = Counter(tuple(state.redeal(seat, Rng(seed)).hand[other]) for seed in range(60))
            assert len(dealt) > 10
    assert tried == 10


def test_a_redeal_opens_the_seals_of_all_others() -> None:
    seen = 0
    for state in gallery():
        top = state.agenda[-1] if state.agenda else None
        if isinstance(top, Seal):
            for seat in seats_and_spectator(state):
                for real, desk in zip(state.desks, state.redeal(seat, Rng(1)).desks, strict=True):
                    assert desk == real if real.seat == seat else not (desk.draft or desk.ready)
                    seen += real.ready
    assert seen > 50


# -- hands looked into ------------------------------------------------------------------------------------------------


@covers("GS-302", "GS-028")
def test_the_thief_is_asked_even_if_there_is_only_one_kind_of_card_to_take() -> None:
    """Two equal cards or two different ones: others must not see which."""
    for cards in (["crops_wither", "crops_wither"], ["crops_wither", "the_dead_walk"]):
        t = given(
            lands={"thule": (0, 3), "rus": (1, 3), "iberia": (2, 3)},
            gods={0: {"war": "thule"}},
            hand={0: ["visions_become_real"]},
        )
        t.s.hand[1] = sorted(CARDS.index(name) for name in cards)
        t.step(PlayMiracles(0)).plays(0, "play visions_become_real")
        assert t.asked() == (0, "TakeCard")


@covers("GS-302", "GS-028")
def test_a_theft_tells_third_parties_nothing() -> None:
    """Seat 2 knows one War card of seat 1. After the theft of some War card it cannot be sure of it any more."""
    known = []
    for stolen in ("storms_rage", "only_ash_remains"):
        t = given(
            lands={"thule": (0, 3), "rus": (1, 3), "iberia": (2, 3)},
            gods={0: {"war": "thule"}},
            hand={0: ["visions_become_real"], 1: ["storms_rage", "crops_wither"]},
        )
        look_at_hand(t.s, 2, 1)
        t.s.hand[1] = sorted([*t.s.hand[1], CARDS.index("only_ash_remains")])
        t.step(PlayMiracles(0)).plays(0, "play visions_become_real", f"card {stolen}")
        known.append(t.s.view(2)["known"])
        assert t.s.view(1)["known"] == {"0": [stolen], "2": []}
    assert known[0] == known[1] == {"0": [], "1": ["crops_wither"]}


def test_looking_twice_is_knowing_once() -> None:
    t = given(hand={1: ["storms_rage", "crops_wither"]})
    look_at_hand(t.s, 0, 1)
    look_at_hand(t.s, 0, 1)
    assert known_cards(t.s, 0, 1) == t.s.hand[1]
    assert t.s.redeal(0, Rng(1)).hand[1] == t.s.hand[1]
