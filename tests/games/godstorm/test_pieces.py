"""Nothing is lost and nothing appears: the pieces of the box at every prompt of whole games, in every mode."""

from collections import Counter

import pytest

from tests.games.godstorm.gallery import STYLES, riches
from tests.games.godstorm.play import MODES, Mode, begin, walk
from theogony.games.godstorm.capture import Settled
from theogony.games.godstorm.content import (
    ATLANTIS,
    BOX,
    CONTINENT_LANDS,
    LANDS,
    MAGIC,
    TERRITORY_CARDS,
    borders,
)
from theogony.games.godstorm.state import NOBODY, NOWHERE, OWNERS, World
from theogony.games.godstorm.view import known_cards
from theogony.games.godstorm.zones import DISCARDS, PILE, REMOVED

ALL_CARDS = Counter({card: count for card, count in enumerate(BOX.card_count) if count})
PLAGUE_MARKERS = 5


def check_armies(s: World) -> None:
    """GS-017: 110 of each pantheon, on both boards, in heaven and in reserve."""
    placed = [0] * OWNERS
    for place, owner in enumerate(s.owner):
        assert (owner == NOBODY) == (s.armies[place] == 0), f"{place}: owner {owner} with {s.armies[place]} armies"
        if owner != NOBODY:
            placed[owner] += s.armies[place]
    for owner in range(OWNERS):
        assert min(s.heaven[owner], s.reserve[owner]) >= 0
        assert placed[owner] + s.heaven[owner] + s.reserve[owner] == BOX.army_limit, f"armies of {owner}"
    for seat in range(s.seats):
        assert 0 <= s.muster[seat] <= s.reserve[seat]
    if s.turn != NOBODY:
        assert 0 <= s.raised <= s.reserve[s.turn]


def check_cards(s: World) -> None:
    """Each card of the box is in one place; hands are in order; nobody knows a card that is not there."""
    zones = s.cards.content
    hands = [s.hand(seat) for seat in range(s.seats)]
    relics = [s.held(seat, MAGIC) for seat in range(s.seats)]
    decks = [s.deck(deck) for deck in range(4)]
    assert Counter(card for stack in [*decks, *hands, *relics, zones[REMOVED]] for card in stack) == ALL_CARDS
    assert all(list(hand) == sorted(hand) for hand in hands)
    territory = [card for seat in range(s.seats) for card in s.territory_hand(seat)]
    if territory or zones[PILE]:
        assert sorted([*zones[PILE], *zones[DISCARDS], *territory]) == list(range(len(TERRITORY_CARDS)))
    for viewer in range(s.seats):
        for holder in range(s.seats):
            assert Counter(known_cards(s, viewer, holder)) <= Counter(s.hand(holder))


def check_gods_and_players(s: World) -> None:
    """No god without an own army (GS-034), no debts, and nothing left of who is out (GS-226, GS-227)."""
    for i, land in enumerate(s.gods):
        assert land == NOWHERE or (land < LANDS and s.owner[land] == i // 4)
    assert min(s.faith) >= 0
    capturing = any(isinstance(step, Settled) for step in s.agenda)  # elimination comes after the move in (GS-285)
    if not any(s.muster) and not capturing:
        for seat in range(s.seats):
            assert bool(s.alive[seat]) == (seat in s.owner[:LANDS])
            if not s.alive[seat]:
                assert s.reserve[seat] == BOX.army_limit and not s.faith[seat] and not s.hand(seat)
                assert not s.held(seat, MAGIC)


def check_board(s: World) -> None:
    """Twelve temples (GS-020); nothing stands in the sea (GS-260); borders fit what was cut."""
    assert sum(s.temple) + s.temples_left == BOX.temples and s.temples_left >= 0
    assert s.borders == borders(s.sunk, s.maelstrom)
    if s.sunk:
        for land in CONTINENT_LANDS[ATLANTIS]:
            assert not (s.armies[land] or s.temple[land] or s.plague[land])
    if s.rules.name == "classic":
        assert not (any(s.temple) or any(s.plague) or any(s.faith) or any(s.heaven) or any(s.armies[LANDS:]))


def check(s: World) -> None:
    check_armies(s)
    check_cards(s)
    check_gods_and_players(s)
    check_board(s)


@pytest.mark.parametrize("style", [*STYLES, "ruthless meek"])
@pytest.mark.parametrize("mode", MODES, ids=str)
def test_pieces_are_conserved(mode: Mode, style: str) -> None:
    state = begin(mode, "pieces", riches(mode, style))
    markers = PLAGUE_MARKERS
    for position in walk(state, style, "pieces"):
        check(position)
        left = sum(position.plague) + position.spare_plague
        if position.rules.name != "classic":
            assert left <= markers, "plague markers leave the game, they do not come back"
            markers = left


def test_plague_starts_with_four_markers_and_a_spare_one() -> None:
    state = begin((3, {}), 1)
    assert (sum(state.plague), state.spare_plague) == (PLAGUE_MARKERS - 1, 1)
