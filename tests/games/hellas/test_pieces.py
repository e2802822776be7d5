"""Nothing is lost and nothing appears: pieces and cards of Hellas at every prompt of whole games; control stands."""

import pytest

from tests.games.hellas.play import TABLES, Options, begin, walk
from theogony.games.hellas.content import (
    ARTIFACTS,
    BLESSINGS,
    CITY,
    FIRST_QUEST,
    MONSTERS,
    NEUTRAL_ARTIFACTS,
    OPTIONAL_ARTIFACT,
    PLACES,
)
from theogony.games.hellas.control import settle_all
from theogony.games.hellas.state import Hellas
from theogony.games.hellas.zones import ATTACK_DESIGN, COMBAT_CARDS, FIRST_ATTACK, FRESH, OPTIONAL_CARDS, PLAYED


def check(s: Hellas) -> None:
    """Every piece is in one place."""
    _check_cards(s)
    _check_pieces(s)
    _check_artifacts(s)


def _check_cards(s: Hellas) -> None:
    """LH-007: each card in one zone, those of a Battle or a choice only while it lasts."""
    combat = COMBAT_CARDS + OPTIONAL_CARDS if s.optional_cards else COMBAT_CARDS
    attacks = list(range(FIRST_ATTACK, FIRST_ATTACK + len(ATTACK_DESIGN)))
    assert sorted(card for zone in s.cards.content for card in zone) == sorted(combat + attacks)
    if not s.battles:
        assert not s.cards.content[PLAYED] and not s.cards.content[PLAYED + 1]
    blessings = [b for b in range(len(BLESSINGS)) for player in s.players if player.blessings >> b & 1]
    offered = [] if any(s.cards.content[FRESH : FRESH + s.seats]) else list(s.offered)
    lying = [*s.blessing_deck, *s.blessing_discards, *blessings]
    assert len(lying) == len(set(lying))
    assert set(range(len(BLESSINGS))) - set(lying) <= set(offered)
    events = [*s.event_deck, *s.event_discards]
    assert len(events) == len(set(events))
    assert not {FIRST_QUEST + quest for quest in s.quests} & set(events)


def _check_pieces(s: Hellas) -> None:
    """LH-008, LH-063, LH-074, LH-127: Hoplites, Priests, Control Tokens, Injuries."""
    for seat, player in enumerate(s.players):
        army = s.hoplites[PLACES * seat : PLACES * (seat + 1)]
        assert min(army) >= 0
        assert player.supply >= 0
        if player.hero >= 0:
            assert sum(army) + player.supply == s.box.hoplites
        assert player.pool >= 0 and s.priests_left(seat) >= 0
        assert s.control.count(seat) <= s.box.control_tokens
        assert player.charged & ~player.artifacts == 0
        assert (player.region < 0) == (player.quest >= 0) or player.hero < 0 or s.turn < 0
        assert all(1 <= value <= s.box.attribute_max for value in s.attributes[3 * seat : 3 * seat + 3])
    for region in range(PLACES):
        if s.fortified >> region & 1:
            assert CITY >> region & 1
            assert s.army(s.control[region], region) > 0
    for monster in range(len(MONSTERS)):
        assert not (s.slain >> monster & 1 and s.monster_at[monster] >= 0)
        assert not s.wounds[monster] or s.monster_at[monster] >= 0 or s.slain >> monster & 1


def _check_artifacts(s: Hellas) -> None:
    """LH-007: an Artifact has one owner, or waits."""
    held = [a for a in range(len(ARTIFACTS)) for player in s.players if player.artifacts >> a & 1]
    assert len(held) == len(set(held))
    lying = [*s.artifact_deck, *[a for a in held if a in NEUTRAL_ARTIFACTS]]
    all_of = [a for a in NEUTRAL_ARTIFACTS if s.optional_cards or not OPTIONAL_ARTIFACT[a]]
    assert len(lying) == len(set(lying))
    assert set(all_of) - set(lying) <= set(s.offered)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_nothing_is_lost_and_nothing_appears(seats: int, options: Options) -> None:
    for seed in range(2):
        for position in walk(begin(seats, options, seed), seed):
            check(position)


@pytest.mark.covers("LH-365")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_control_is_as_its_test_says_before_every_action(seats: int, options: Options) -> None:
    """Whoever changes a Region tests it: testing the whole map changes nothing."""
    for position in walk(begin(seats, options, 7), 7):
        if position.result is None and type(position.prompts()[0]).__name__ == "TakeTurn":
            before = position.control.copy()
            again = position.clone()
            settle_all(again)
            assert again.control == before
