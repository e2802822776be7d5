"""Nothing is lost and nothing appears: every card of Theomachy in one place, at every prompt of whole games."""

from collections import Counter

import pytest

from tests.conformance import laws
from tests.games.theomachy.gallery import gallery
from tests.games.theomachy.play import MODES, Mode, begin, walk
from theogony.games.theomachy.content import BOX, DECK_SIZE, MYTH_PANTHEON, MYTHS, PICKS, TRACK, cards_of_box
from theogony.games.theomachy.state import NOTHING, SETUP, Table
from theogony.games.theomachy.tokens import cult_size
from theogony.games.theomachy.zones import TRACK_PLACE
from theogony.kernel.rng import Rng


def test_the_secrets_compared_are_different_ones() -> None:
    assert len(gallery()) > 300
    different = sum(
        state.redeal(seat, Rng(1)).hand != state.hand for state in gallery() for seat in laws.seats_and_spectator(state)
    )
    assert different > 500


def test_a_redeal_keeps_all_pieces() -> None:
    for number, state in enumerate(gallery()):
        for seat in laws.seats_and_spectator(state):
            check(state.redeal(seat, Rng(number)))


# -- pieces and ends ---------------------------------------------------------------------------------------------------


def check(s: Table) -> None:
    """Every card is in one place; what is counted fits what lies there."""
    _check_prayer_cards(s)
    _check_essence_cards(s)
    _check_mythology(s)
    _check_tokens(s)


def _check_prayer_cards(s: Table) -> None:
    """TH-004, TH-019: the cards of the box, each in one place."""
    for seat in range(s.seats):
        assert len(s.deeds[seat].notes) == len(s.attacks(seat))
    for zone, cards in enumerate(s.cards.content):
        assert s.cards.plan.ordered[zone] or list(cards) == sorted(cards)
        assert len(s.cards.memory().known[zone]) in (0, len(cards))
    assert all(len(s.cards.content[TRACK_PLACE + place]) <= 1 for place in range(TRACK))
    left = sorted(card for zone in s.cards.content for card in zone)
    assert left == cards_of_box(s.boxes), f"lost or twice: {Counter(cards_of_box(s.boxes)) - Counter(left)}"
    in_play = [card for seat in range(s.seats) for card in s.locations(seat)]
    assert set(s.damaged) <= set(in_play)


def _check_essence_cards(s: Table) -> None:
    """TH-002: 24 Essence cards."""
    assert sorted(card for zone in s.essences.content for card in zone) == list(range(24))


def _check_mythology(s: Table) -> None:
    """TH-007, TH-218 to TH-224: cards of the own pantheon, no Hero in a Stake without his card."""
    for seat in range(s.seats):
        top = [s.players[seat].myth_top] if s.players[seat].myth_top != NOTHING else []
        player = s.players[seat]
        cards = [*player.myth_pool, *player.myth_buried, *player.myths, *top]
        assert len(cards) == len(set(cards)) <= 5
        assert all(MYTH_PANTHEON[myth] == s.players[seat].pantheon for myth in cards)
        hero = s.players[seat].hero
        assert hero == NOTHING or (BOX.hero_power[hero] >= 0 and hero in s.players[seat].myths and s.in_battle(seat))
        if s.rules.name == "basic":
            assert not cards and s.players[seat].god == NOTHING and not s.players[seat].miracles
        if s.rules.name != "epic":
            assert not s.players[seat].points
    assert len(MYTHS) == 40


def _check_tokens(s: Table) -> None:
    """No pile is below nothing; a Cult at rest is settled (TH-200); who is out has nothing (TH-060)."""
    for pile in (s.cult, s.stake, s.stand, s.loan, s.paid):
        assert min(pile) >= 0
    assert min(player.miracles for player in s.players) >= 0
    assert all(deeds.shields >= 0 and deeds.power >= 0 for deeds in s.deeds)
    for seat in range(s.seats):
        prophets, priests, disciples = s.cult[3 * seat : 3 * seat + 3]
        assert not (prophets and not priests) and not (priests and not disciples), f"{seat} must exchange"
        if not s.players[seat].alive:
            assert s.rules.name != "epic" and cult_size(s, seat) == 0 and not any(s.stake[3 * seat : 3 * seat + 3])
        if s.phase == SETUP:
            assert len(s.picks(seat)) <= PICKS and len(s.draw_pile(seat)) <= DECK_SIZE
        debt = [s.level[kind] - s.paid[3 * seat + kind] for kind in range(3)]
        assert min(debt) >= 0 or not s.in_hand(seat)


@pytest.mark.parametrize(("style", "riches"), [("random", 0), ("bold", 6), ("steady", 0), ("bold meek", 0)])
@pytest.mark.parametrize("mode", MODES, ids=str)
def test_no_card_is_lost_and_every_game_ends(mode: Mode, style: str, riches: int) -> None:
    number = 0
    for number, position in enumerate(walk(begin(mode, "pieces", riches), style, "pieces")):
        check(position)
        assert number < 20_000
    laws.is_over(
        position, {"TH-193", "TH-236"} if position.rules.name == "epic" else {"TH-061", "TH-062", "TH-236", "TH-247"}
    )
    assert position.result is not None and all(position.players[seat].alive for seat in position.result.winners())
    assert number > 20
