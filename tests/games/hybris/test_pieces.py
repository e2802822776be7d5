"""Nothing is lost and nothing appears: pieces, tokens, tiles and cards of Hybris at every prompt of whole games."""

import pytest

from tests.games.hybris.play import TABLES, Options, begin
from tests.games.hybris.table import Play, given
from tests.games.play import walk
from theogony.games.hybris.content import (
    ALLY,
    BONUS,
    CITY,
    ILLUSTRATION,
    OLYMPIAN,
    PIECES,
    PILLARS,
    PLACES,
    QUESTS,
    TECHNOLOGIES,
    TEMPLE,
    TILES,
    UNLIMITED,
)
from theogony.games.hybris.game import GAME
from theogony.games.hybris.state import ABSENT, NOTHING, Hybris
from theogony.games.hybris.turn import TakeTurn
from theogony.games.hybris.upgrades import left_of
from theogony.games.hybris.zones import (
    ARENA_CARDS,
    ARENA_PLAYED,
    CARDS,
    FIRST_CONCEPT,
    FIRST_PREMONITION,
    PLAYED,
    REVEALED,
    own_cards,
)
from theogony.kernel.rng import Rng
from theogony.kernel.view import canonical


def check(s: Hybris) -> None:
    """Every piece is in one place."""
    _check_cards(s)
    for seat in range(s.seats):
        if s.players[seat].olympian != NOTHING:
            _check_player(s, seat)
    _check_tiles(s)
    _check_places(s)
    if s.chronos:
        _check_chronos(s)


def _check_chronos(s: Hybris) -> None:
    """HY-317, HY-321, HY-325, HY-350: Chains, resources, Avatars and Blocked slots."""
    titan = s.titan()
    assert all(0 <= left <= 5 for left in titan.chains) and all(0 <= own <= 3 for own in titan.resources)
    assert titan.resources[3] == 0 and min(titan.intensity) >= 0
    out = [city for city in titan.avatar_at if city != NOTHING]
    assert len(out) == len(set(out))
    for avatar, city in enumerate(titan.avatar_at):
        if city != NOTHING:
            assert not s.blocked >> CITY + city & 1
            assert s.fights or avatar in titan.waiting_avatars or not s.occupants(CITY + city)
    assert not titan.waiting_avatars or s.turn >= 0 or s.fights
    assert all(not s.occupants(place) for place in range(len(PLACES)) if s.blocked >> place & 1)


def _check_cards(s: Hybris) -> None:
    """HY-013, HY-014, HY-024: each card in one zone, those of a Combat only while it lasts."""
    lying = sorted(card for zone in s.cards.content for card in zone)
    wanted = [*ARENA_CARDS, *range(FIRST_PREMONITION, CARDS if s.chronos else FIRST_CONCEPT)]
    for player in s.players:
        if player.olympian != NOTHING:
            cards = own_cards(player.olympian)
            wanted += [*cards, cards[-1] + 1]
    assert lying == sorted(wanted)
    if not s.fights:
        assert not any(s.cards.content[zone] for zone in range(PLAYED, PLAYED + s.seats))
        assert not any(s.cards.content[zone] for zone in range(ARENA_PLAYED, ARENA_PLAYED + s.seats))
        assert not s.cards.content[REVEALED]
    quests = [*s.quest_deck, *[quest for quest in s.quests if quest != NOTHING]]
    assert len(quests) == len(set(quests)) and set(quests) <= set(range(len(QUESTS)))


def _check_player(s: Hybris, seat: int) -> None:
    """HY-011, HY-016, HY-047, HY-059: tokens, pieces, goods, characters of one player."""
    player = s.players[seat]
    assert min(player.goods) >= 0
    under = [token for token in player.under if token != NOTHING]
    tokens = [player.reserve[k] + player.used[k] + player.unavailable[k] + under.count(k) for k in range(BONUS)]
    assert tokens == s.box.location_tokens[:BONUS]
    assert min(player.reserve) >= 0 and player.used[BONUS] == player.unavailable[BONUS] == 0
    for tile in range(TILES):
        empty = not any(player.pieces[len(PIECES) * tile : len(PIECES) * (tile + 1)])
        assert empty == bool(player.unlocked >> tile & 1)
    absent = [c for c in range(1, ALLY) if player.at[c] == ABSENT]
    assert len(absent) == left_of(player, 2) + left_of(player, 3)
    assert sum(player.temples) <= 3 - left_of(player, TEMPLE)
    assert player.at[OLYMPIAN] != ABSENT
    for champion, owner in enumerate(s.champions):
        assert (owner == seat) == (player.at[ALLY + champion] != ABSENT)
    assert player.turned & ~player.pillars == 0


def _check_tiles(s: Hybris) -> None:
    """HY-153: a Technology is on Olympus, in the Forge, stored, deployed or out of the game."""
    stored = [tile for player in s.players for tile in range(len(TECHNOLOGIES)) if player.stored >> tile & 1]
    on_olympus = [tile for tile in range(len(TECHNOLOGIES)) if s.olympus >> tile & 1]
    lying = [tile for tile in [*s.workshop, *s.factory, *s.deployed] if tile != NOTHING]
    ancient = [tile for tile in range(len(TECHNOLOGIES)) if s.ancient >> tile & 1]
    everywhere = stored + on_olympus + ancient + lying
    assert len(everywhere) == len(set(everywhere))
    assert all(s.owner[tile] >= 0 for tile in stored + lying) and all(s.owner[tile] < 0 for tile in on_olympus)
    bonus = sum(player.reserve[BONUS] + player.under.count(BONUS) for player in s.players)
    assert bonus + s.bonus_tokens == s.box.bonus_locations


def _check_places(s: Hybris) -> None:
    """HY-019, HY-068, HY-093, HY-101, HY-109: slots hold one character, who was activated in this Age, markers have
    their own space, Pillars one owner."""
    taken = [place for player in s.players for place in player.at if place >= 0]
    assert s.held() == sum([1 << place for place in set(taken)])
    limited = [place for place in taken if not UNLIMITED >> place & 1 and not ILLUSTRATION <= place < CITY]
    assert len(limited) == len(set(limited))
    assert len(set(s.greatness)) == s.seats and set(s.greatness) <= {1, 2, 3, 4}
    pillars = [p for player in s.players for p in range(len(PILLARS)) if player.pillars >> p & 1]
    assert len(pillars) == len(set(pillars))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_nothing_is_lost_and_nothing_appears(seats: int, options: Options) -> None:
    for seed in range(3):
        for position in walk(begin(seats, options, seed), seed):
            check(position)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_position_is_saved_and_copied_whole(seats: int, options: Options) -> None:
    for number, position in enumerate(walk(begin(seats, options, 5), 5)):
        if number % 7 == 0:
            again = GAME.load(position.dump())
            assert again.hash() == position.hash() == position.clone().hash()
            assert canonical(again.view(0)) == canonical(position.view(0))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_no_seat_can_tell_a_redeal_from_the_position(seats: int, options: Options) -> None:
    for number, position in enumerate(walk(begin(seats, options, 6), 6)):
        if number % 11 == 0:
            for seat in range(-1, seats):
                dealt = position.redeal(seat, Rng(number))
                assert canonical(dealt.view(seat)) == canonical(position.view(seat))
                check(dealt)
                if position.prompt(seat) is not None:
                    assert dealt.options(seat) == position.options(seat)


def test_whoever_pays_for_an_activation_can_go_somewhere_in_every_redeal() -> None:
    """A reduction can be used, and the Forge is empty: that token is not under the Prophet."""
    t = given(olympians=("hermes",), goods={0: {"aegis": 1}}, plans={0: {"prophet_3": "underworld"}})
    t.step(TakeTurn(0)).plays(0, "activate prophet_3")
    assert t.asked() == (0, "PayActivation")
    found = set()
    for seed in range(60):
        other = Play(t.s.redeal(1, Rng(seed)))
        found.add(other.under(0, "prophet_3"))
        other.plays(0, "use hermes_winged_sandals")
        assert other.asked()[1] != "PayActivation"
    assert "forge" not in found and {"underworld", "oracle", "mortal_world"} <= found


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_quick_lists_of_options_agree_with_the_checks(seats: int, options: Options) -> None:
    for number, position in enumerate(walk(begin(seats, options, 8), 8)):
        if number % 5 == 0:
            for prompt in position.prompts():
                slow = [move for move in prompt.candidates() if prompt.check(position, move) is None]
                assert prompt.options(position) == slow, prompt
