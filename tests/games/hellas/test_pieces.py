"""Nothing is lost and nothing appears: pieces and cards of Hellas at every prompt of whole games; control stands."""

from pathlib import Path

import pytest

from tests.conformance.records import RECORDS, read
from tests.games.hellas.play import TABLES, Options, begin
from tests.games.play import walk
from theogony.games.hellas.content import (
    ARTIFACTS,
    BLESSINGS,
    CHAINS,
    CHAINS_CHOSEN,
    CITY,
    EVENTS,
    FIRST_QUEST,
    MONSTERS,
    NEUTRAL,
    NEUTRAL_ARTIFACTS,
    NOT_IN_KRONOS,
    OPTIONAL_ARTIFACT,
    ORDERS,
    PLACES,
    SHRINE,
    WRATH,
)
from theogony.games.hellas.control import settle_all
from theogony.games.hellas.game import GAME
from theogony.games.hellas.state import NOBODY, Hellas
from theogony.games.hellas.zones import (
    ATTACK_DECK,
    ATTACK_DESIGN,
    BOXED,
    BROKEN,
    CHAINS_GONE,
    COMBAT_CARDS,
    FIRST_ATTACK,
    FIRST_CHAIN,
    FIRST_ORDER,
    HAND,
    INTACT,
    OPTIONAL_CARDS,
    ORDER_HAND,
    PLAYED,
    ZONES,
)
from theogony.kernel.match import replay


def check(s: Hellas) -> None:
    """Every piece is in one place."""
    _check_cards(s)
    _check_pools(s)
    _check_pieces(s)
    _check_monsters(s)
    if s.titans:
        _check_titan(s)


def lying(s: Hellas, first: int, last: int) -> list[int]:
    """The cards in these zones."""
    return sorted(card for zone in s.cards.content[first:last] for card in zone)


def _check_cards(s: Hellas) -> None:
    """LH-007, LH-009: each card in one zone of its family; those of a Battle only while it lasts."""
    attacks = list(range(FIRST_ATTACK, FIRST_ATTACK + len(ATTACK_DESIGN)))
    orders = list(range(FIRST_ORDER, FIRST_ORDER + len(ORDERS))) if s.titans else []
    chains = list(range(FIRST_CHAIN, FIRST_CHAIN + len(CHAINS))) if s.titans else []
    assert lying(s, HAND, ATTACK_DECK) == sorted(COMBAT_CARDS + OPTIONAL_CARDS if s.optional_cards else COMBAT_CARDS)
    assert lying(s, ATTACK_DECK, ORDER_HAND) == attacks
    assert lying(s, ORDER_HAND, INTACT) == orders
    assert lying(s, INTACT, ZONES) == chains
    if not s.battles:
        assert not s.cards.content[PLAYED] and not s.cards.content[PLAYED + 1]


def _check_pools(s: Hellas) -> None:
    """LH-007, LH-176, LH-318: Blessings and Neutral Artifacts are held, or lie there, or are on offer: of one kind."""
    blessings = [b for b in range(len(BLESSINGS)) for player in s.players if player.blessings >> b & 1]
    blessings = sorted([*s.blessing_deck, *s.blessing_discards, *blessings])
    artifacts = [a for a in range(len(ARTIFACTS)) for player in s.players if player.artifacts >> a & 1]
    assert len(artifacts) == len(set(artifacts)), "an Artifact has one owner"
    artifacts = sorted([*s.artifact_deck, *[a for a in artifacts if a in NEUTRAL_ARTIFACTS]])
    all_blessings = [b for b in range(len(BLESSINGS)) if not s.titans or not NOT_IN_KRONOS[b]]
    all_artifacts = [a for a in NEUTRAL_ARTIFACTS if not s.titans and (s.optional_cards or not OPTIONAL_ARTIFACT[a])]
    offered = list(s.offered)
    assert (sorted(blessings + offered), artifacts) == (all_blessings, all_artifacts) or (
        (blessings, sorted(artifacts + offered)) == (all_blessings, all_artifacts)
    )
    events = [*s.event_deck, *s.event_discards]
    assert len(events) == len(set(events)) and (not s.titans or not events)
    assert s.titans or not {FIRST_QUEST + quest for quest in s.quests} & set(events)
    assert set(events) <= set(range(len(EVENTS)))


def _check_pieces(s: Hellas) -> None:
    """LH-008, LH-063, LH-074, LH-127: Hoplites, Priests, Control Tokens, Attributes."""
    for seat, player in enumerate(s.players):
        army = s.hoplites[PLACES * seat : PLACES * (seat + 1)]
        assert min(army) >= 0
        assert player.supply >= 0
        has_hero = not s.titans or seat != 0
        assert sum(army) + player.supply == (s.box.hoplites if has_hero else 0)
        assert player.pool >= 0 and s.priests_left(seat) >= 0
        assert s.control.count(seat) <= (s.box.control_tokens if has_hero else 0)
        assert player.charged & ~player.artifacts == 0
        assert (player.region < 0) == (player.quest >= 0) or player.hero < 0 or s.turn < 0
        assert all(1 <= value <= s.box.attribute_max for value in s.attributes[3 * seat : 3 * seat + 3])
    assert not s.fortified & ~CITY
    for region in range(PLACES):
        if s.fortified >> region & 1:
            assert s.army(s.control[region], region) > 0


def _check_monsters(s: Hellas) -> None:
    """LH-134: what is slain is gone, with its Wounds."""
    for monster in range(len(MONSTERS)):
        assert not (s.slain >> monster & 1 and s.monster_at[monster] >= 0)
        assert s.monster_at[monster] >= 0 or not s.wounds[monster]


def _check_titan(s: Hellas) -> None:
    """LH-185, LH-186, LH-223, LH-236, LH-252, LH-319: Chains, Attributes for Temples, Anger, Priests, Glory."""
    titan, cards = s.titan(), s.cards.content
    wrath = FIRST_CHAIN + WRATH
    beside = [card for zone in (INTACT, BROKEN, CHAINS_GONE) for card in cards[zone] if card != wrath]
    chosen = not s.desks  # the first question of all
    assert len(beside) == (CHAINS_CHOSEN if chosen else 0)
    assert len(cards[BOXED]) == len(CHAINS) - 1 - len(beside)
    assert wrath in cards[BROKEN] or wrath in cards[CHAINS_GONE]
    assert titan.unlocked == (chosen and not cards[INTACT])
    assert not s.temples & ~SHRINE
    raised = sum(titan.attributes) - sum(s.box.titan_start)
    fallen = SHRINE.bit_count() - s.temples.bit_count()
    assert raised == fallen - any(type(step).__name__ == "RaiseTitan" for step in s.agenda)
    assert 0 <= titan.points <= s.box.anger_max
    assert all(s.attitude[land] == NEUTRAL for land, holder in enumerate(s.glory) if holder != NOBODY)
    assert all(s.levels[at % 3] or not praying for at, praying in enumerate(s.praying))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_nothing_is_lost_and_nothing_appears(seats: int, options: Options) -> None:
    for seed in range(2):
        for position in walk(begin(seats, options, seed), seed):
            check(position)


@pytest.mark.parametrize("path", [path for path in RECORDS if path.parent.name == "hellas"], ids=lambda path: path.stem)
def test_nothing_is_lost_in_the_recorded_games(path: Path) -> None:
    """There Temples fall, Chains break and go, Monsters leave the game: chance alone hardly ever comes to that."""
    record = read(path)
    match = replay(GAME, record, upto=0)
    assert isinstance(match.state, Hellas)
    for entry in record.entries:
        match.apply(entry.seat, entry.move, entry.chance)
        check(match.state)


@pytest.mark.covers("LH-365")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_control_is_as_its_test_says_before_every_action(seats: int, options: Options) -> None:
    """Whoever changes a Region tests it: testing the whole map changes nothing."""
    asked = 0
    for position in walk(begin(seats, options, 7), 7):
        if position.result is None and type(position.prompts()[0]).__name__ in ("TakeTurn", "TitanActs"):
            asked += 1
            again = position.clone()
            settle_all(again)
            assert again.control == position.control
            closed = position.rules.closed(position)
            assert closed < 0 or (position.control[closed] == NOBODY and not any(position.hoplites[closed::PLACES]))
    assert asked > 20
