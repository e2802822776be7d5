"""What a seat of Godstorm knows of the cards of others, and what a redeal makes of it."""

from collections import Counter

from tests.conformance.laws import seats_and_spectator
from tests.games.godstorm.gallery import gallery, redealt
from tests.games.godstorm.table import Pause, covers, deal, given
from tests.games.godstorm.test_pieces import check
from theogony.games.godstorm.classic_cards import draw_territory_card
from theogony.games.godstorm.content import CARD_DECK
from theogony.games.godstorm.miracles import PlayMiracles
from theogony.games.godstorm.state import World
from theogony.games.godstorm.view import known_cards
from theogony.games.godstorm.zones import DISCARDS, hand_zones, territory_hand
from theogony.kernel.plan import Cards
from theogony.kernel.rng import Rng
from theogony.kernel.state import SPECTATOR
from theogony.kernel.step import Seal
from theogony.kernel.view import canonical


def test_redeals_are_different_positions() -> None:
    different = sum(
        redealt(state, seat, 0).cards.content != state.cards.content
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
                assert new.hand(seat) == state.hand(seat)
            for other in range(state.seats):
                assert _decks(new.hand(other)) == _decks(state.hand(other))
                if seat != SPECTATOR:
                    assert known_cards(new, seat, other) == known_cards(state, seat, other)
            assert [len(cards) for cards in new.cards.content] == [len(cards) for cards in state.cards.content]


def _decks(cards: Cards) -> Counter[int]:
    return Counter(CARD_DECK[card] for card in cards)


def test_every_unknown_card_can_turn_up_in_a_redealt_hand() -> None:
    """Cards that a seat has not located are equally possible in another hand and in the deck."""
    tried = 0
    for state in gallery():
        for seat in range(state.seats):
            other = (seat + 1) % state.seats
            hidden = [card for card in state.hand(other) if card not in known_cards(state, seat, other)]
            if len(hidden) < 2 or tried >= 10:
                continue
            tried += 1
            dealt = Counter(state.redeal(seat, Rng(seed)).hand(other) for seed in range(60))
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


def look_at_hand(s: World, viewer: int, holder: int) -> None:
    for zone in hand_zones(holder):
        s.cards.look(zone, 1 << viewer)


# -- hands looked into ------------------------------------------------------------------------------------------------


@covers("GS-302", "GS-028")
def test_the_thief_is_asked_even_if_there_is_only_one_kind_of_card_to_take() -> None:
    """Two equal cards or two different ones: others must not see which."""
    for cards in (["crops_wither", "crops_wither"], ["crops_wither", "the_dead_walk"]):
        t = given(
            lands={"thule": (0, 3), "rus": (1, 3), "iberia": (2, 3)},
            gods={0: {"war": "thule"}},
            hand={0: ["visions_become_real"], 1: cards},
        )
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
        deal(t.s, 1, "only_ash_remains")
        t.step(PlayMiracles(0)).plays(0, "play visions_become_real", f"card {stolen}")
        known.append(t.s.view(2)["known"])
        assert t.s.view(1)["known"] == {"0": [stolen], "2": []}
    assert known[0] == known[1] == {"0": [], "1": ["crops_wither"]}


def test_looking_twice_is_knowing_once() -> None:
    t = given(hand={1: ["storms_rage", "crops_wither"]})
    look_at_hand(t.s, 0, 1)
    look_at_hand(t.s, 0, 1)
    assert known_cards(t.s, 0, 1) == list(t.s.hand(1))
    assert t.s.redeal(0, Rng(1)).hand(1) == t.s.hand(1)


@covers("GS-302", "GS-028")
def test_a_third_player_follows_the_only_card_of_its_type() -> None:
    t = given(
        lands={"thule": (0, 3), "rus": (1, 3), "iberia": (2, 3)},
        gods={0: {"war": "thule"}},
        hand={0: ["visions_become_real"], 1: ["storms_rage", "crops_wither", "the_dead_walk"]},
    )
    look_at_hand(t.s, 2, 1)
    t.step(PlayMiracles(0)).plays(0, "play visions_become_real", "card storms_rage")
    assert t.s.view(2)["known"] == {"0": ["storms_rage"], "1": ["crops_wither", "the_dead_walk"]}


# -- territory cards ---------------------------------------------------------------------------------------------------


@covers("GS-306", "GS-029")
def test_no_hand_of_before_holds_a_card_that_was_seen_among_the_discards() -> None:
    """Seat 2 draws twice from the new pile, seat 0 once: at most so many of its cards are in their hands."""
    t = given(lands={"thule": (0, 3), "rus": (1, 3), "iberia": (2, 3)}, mode="classic")
    for zone, cards in ((DISCARDS, range(9)), (territory_hand(0), range(9, 26)), (territory_hand(1), range(26, 44))):
        t.s.cards.place(zone, list(cards))
    discards = set(range(9))
    for seat in (2, 0, 2):
        t.picks(seat)
        draw_territory_card(t.s, seat)
    t.step(Pause(0))
    hands = set()
    for viewer in (0, 1, 2, SPECTATOR):
        for seed in range(30):
            new: World = t.s.redeal(viewer, Rng(seed))
            assert canonical(new.view(viewer)) == canonical(t.s.view(viewer))
            assert [len(discards.intersection(new.territory_hand(seat))) for seat in range(3)] == [1, 0, 2]
            hands.add(new.territory_hand(2))
    assert len(hands) > 20
