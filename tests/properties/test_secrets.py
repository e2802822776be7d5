"""Nobody learns what is hidden: views, options, refusals and events are equal wherever a seat sees no difference."""

from collections import Counter

from tests.games.godstorm.play import Player
from tests.games.godstorm.table import covers, given
from tests.properties import laws
from tests.properties.laws import seats_and_spectator
from tests.properties.positions import gallery
from tests.properties.test_pieces import check
from theogony.games.godstorm.content import CARD_DECK, CARDS
from theogony.games.godstorm.game import GAME
from theogony.games.godstorm.miracles import PlayMiracles
from theogony.games.godstorm.pieces import known_cards, look_at_hand
from theogony.games.godstorm.state import World
from theogony.kernel.event import Event
from theogony.kernel.rng import Rng
from theogony.kernel.state import SPECTATOR
from theogony.kernel.step import Seal


def redealt(state: World, seat: int, seed: int | str) -> World:
    """Another position that the seat cannot tell from this one, dealt until it is a different one if that is easy."""
    new = state
    for attempt in range(4):
        new = state.redeal(seat, Rng(f"{seed} {attempt}"))
        if new.hand != state.hand or new.territory_cards != state.territory_cards:
            break
    return new


def test_the_tests_below_compare_different_positions() -> None:
    different = sum(
        redealt(state, seat, 0).hand != state.hand or redealt(state, seat, 0).territory_cards != state.territory_cards
        for state in gallery()
        for seat in seats_and_spectator(state)
    )
    assert different > 1000


def test_views_options_and_refusals_are_equal() -> None:
    laws.views_and_options_survive_a_redeal(gallery(), redealt)
    laws.refusals_survive_a_redeal(GAME, gallery(), redealt)


def test_looking_changes_nothing() -> None:
    laws.looking_changes_nothing(gallery())


def test_views_are_snapshots() -> None:
    laws.views_are_snapshots(gallery())


def learns(event: Event, seat: int) -> bool:
    """Whether the event tells this seat what was hidden from it: a reveal, a card drawn, a hand looked into.

    A stolen card is known to thief and victim before it is taken (the thief has just looked, it was the victim's).
    """
    return event.reveals or (seat in event.audience and event.kind != "card-stolen")


def test_the_same_move_with_the_same_chance_looks_the_same() -> None:
    assert laws.the_same_move_with_the_same_chance_looks_the_same(GAME, gallery(), redealt, learns) > 3000


# -- redeals ----------------------------------------------------------------------------------------------------------


def test_a_redeal_depends_on_nothing_hidden_and_never_foretells_chance() -> None:
    laws.a_redeal_depends_on_nothing_hidden_and_never_foretells_chance(gallery())


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


def test_a_redealt_position_can_be_played() -> None:
    for number, state in enumerate(gallery()):
        for seat in seats_and_spectator(state)[:: 1 + number % 2]:
            new = redealt(state, seat, number)
            player = Player("bold", number)
            for _ in range(15):
                if new.result is not None:
                    break
                asked = new.prompts()[0].seat
                new.apply(asked, player.bold(new, asked))
            check(new)


def test_a_redeal_opens_the_seals_of_all_others() -> None:
    seen = 0
    for state in gallery():
        top = state.agenda[-1] if state.agenda else None
        if isinstance(top, Seal):
            for seat in seats_and_spectator(state):
                answers = state.redeal(seat, Rng(1)).answers
                for prompt, real, answer in zip(top.prompts, state.answers, answers, strict=True):
                    assert answer == (real if prompt.seat == seat else -1)
                    seen += real >= 0
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
