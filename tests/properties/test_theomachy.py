"""Theomachy obeys the laws of every game, and loses no card."""

from collections import Counter
from functools import cache

import pytest

from tests.games.theomachy.play import MODES, Mode, Player, begin, walk
from tests.games.theomachy.table import Pause
from tests.properties import laws
from theogony.games.theomachy.closure import KeepCards
from theogony.games.theomachy.content import (
    CARDS,
    DECK_SIZE,
    HERO_POWER,
    MYTH_PANTHEON,
    MYTHS,
    PICKS,
    SOURCES,
    TRACK,
    cards_of_box,
)
from theogony.games.theomachy.game import GAME
from theogony.games.theomachy.state import BASIC, EPIC, NOTHING, SETUP, Table
from theogony.games.theomachy.tokens import cult_size
from theogony.kernel.rng import Rng
from theogony.kernel.step import Prompt, Seal

PER_KIND = 12  # positions of each kind of prompt, spread over the modes
PER_SOURCE = 2  # positions in which a text is being named or carried out
GAMES = tuple((mode, style, riches) for mode in MODES for style, riches in (("random", 0), ("bold", 0), ("bold", 6)))
REPLACED = {
    "hand", "aside", "draw", "discard", "powers", "attacks", "notes", "lasting", "places", "packet", "picks",
    "myth_pool", "myth_buried", "myths",
}  # fmt: skip


@cache
def gallery() -> tuple[Table, ...]:
    """Some positions of every kind of prompt, half-answered seals, named texts and finished games; never change one."""
    found: list[Table] = []
    kinds: Counter[str] = Counter()
    spread: Counter[tuple[str, str]] = Counter()
    for number, (mode, style, riches) in enumerate(GAMES):
        for step, position in enumerate(walk(begin(mode, number, riches), style, number)):
            kind = _kind(position)
            here = (kind, str(mode))
            limit = PER_SOURCE if ":" in kind else PER_KIND
            if kinds[kind] < limit and spread[here] < 2 and (step * 7 + number) % 5 < 3:  # not always the first ones
                found.append(position.clone())
                kinds[kind] += 1
                spread[here] += 1
    return tuple(found)


def _kind(state: Table) -> str:
    if state.result is not None:
        return state.result.reason
    prompt = state.prompts()[0]
    name = type(prompt).__name__
    if isinstance(state.agenda[-1], Seal):
        return f"{name} {sum(answer >= 0 for answer in state.answers)}"
    source = getattr(prompt, "source", NOTHING)
    return f"{name}: {SOURCES[source]}" if source >= 0 else name


# -- the laws ----------------------------------------------------------------------------------------------------------


def test_the_gallery_shows_every_kind_of_prompt() -> None:
    asked = {type(prompt) for state in gallery() for prompt in state.prompts()}
    assert asked == laws.steps_of(GAME, Prompt)
    assert len(gallery()) > 300


def test_quick_options_agree_with_the_checks() -> None:
    laws.quick_options_agree_with_the_checks(gallery())


def test_every_option_applies_and_changes_the_position() -> None:
    laws.every_option_applies_and_changes_the_position(GAME, gallery())


def test_every_other_move_is_refused_with_a_clause() -> None:
    laws.every_other_move_is_refused_with_a_clause(GAME, gallery())


def test_refused_moves_change_nothing() -> None:
    laws.refused_moves_change_nothing(GAME, gallery())


def test_every_step_can_be_loaded() -> None:
    assert Table.steps["Pause"] is Pause  # of the rule tests; all others are the game's
    own = {name: step for name, step in Table.steps.items() if step is not Pause}
    assert set(own.values()) == laws.steps_of(GAME)
    assert all(step.__name__ == name for name, step in own.items())
    assert {step.clause for step in own.values() if issubclass(step, Prompt)} <= laws.clauses(GAME)


def test_clones_are_equal_independent_and_share_nothing_that_changes() -> None:
    laws.clones_are_equal(gallery())
    laws.clones_are_independent(gallery())
    laws.clones_share_only_what_is_never_changed(gallery(), REPLACED)
    laws.every_field_is_saved(GAME.new(2), set())


def test_saved_positions_go_on_as_the_originals() -> None:
    laws.saved_positions_go_on_as_the_originals(GAME, gallery())


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_events_change_nothing_and_taking_back_restores_exactly(mode: Mode) -> None:
    laws.events_change_nothing(GAME, mode[0], mode[1], Player("bold", "events").choose)
    assert laws.taking_back_restores_exactly(GAME, mode[0], mode[1], Player("steady", "undo").choose) > 10


# -- secrets -----------------------------------------------------------------------------------------------------------


def test_the_secrets_compared_are_different_ones() -> None:
    different = sum(
        state.redeal(seat, Rng(1)).hand != state.hand for state in gallery() for seat in laws.seats_and_spectator(state)
    )
    assert different > 500


def test_views_options_and_refusals_survive_a_redeal() -> None:
    laws.views_and_options_survive_a_redeal(gallery())
    laws.refusals_survive_a_redeal(GAME, gallery())


def test_the_same_move_with_the_same_chance_looks_the_same() -> None:
    """How many cards somebody has put aside so far to keep them is as hidden as an answer under a seal."""
    told = [state for state in gallery() if not any(isinstance(p, KeepCards) and p.chosen for p in state.prompts())]
    assert laws.the_same_move_with_the_same_chance_looks_the_same(GAME, told) > 2000


def test_looking_changes_nothing_and_views_are_snapshots() -> None:
    laws.looking_changes_nothing(gallery())
    laws.views_are_snapshots(gallery())


def test_a_redeal_depends_on_nothing_hidden_and_keeps_all_pieces() -> None:
    laws.a_redeal_depends_on_nothing_hidden_and_never_foretells_chance(gallery())
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
    piles = [s.deck, s.boxed, s.gone, s.dropped, s.casting, [card for card in s.track if card != NOTHING]]
    for seat in range(s.seats):
        own = [s.hand, s.aside, s.draw, s.discard, s.powers, s.attacks, s.lasting, s.places, s.packet, s.picks]
        piles.extend(pile[seat] for pile in own)
        assert len(s.notes[seat]) == len(s.attacks[seat])
        for pile in (s.hand, s.aside, s.draw, s.packet, s.picks):
            assert pile[seat] == sorted(pile[seat])
    left = sorted(card for pile in piles for card in pile)
    assert left == cards_of_box(s.box), f"lost or twice: {Counter(cards_of_box(s.box)) - Counter(left)}"
    assert len(s.track) == TRACK and len(s.aware) == len(s.kin) == CARDS
    in_play = [card for seat in range(s.seats) for card in s.places[seat]]
    assert set(s.damaged) <= set(in_play)


def _check_essence_cards(s: Table) -> None:
    """TH-002: 24 Essence cards."""
    sky = [card for card in s.sky if card != NOTHING]
    assert sorted(s.heavens + s.buried + s.faded + sky) == list(range(24))


def _check_mythology(s: Table) -> None:
    """TH-007, TH-218 to TH-224: cards of the own pantheon, no Hero in a Stake without his card."""
    for seat in range(s.seats):
        top = [s.myth_top[seat]] if s.myth_top[seat] != NOTHING else []
        cards = s.myth_pool[seat] + s.myth_buried[seat] + s.myths[seat] + top
        assert len(cards) == len(set(cards)) <= 5
        assert all(MYTH_PANTHEON[myth] == s.pantheon[seat] for myth in cards)
        hero = s.hero[seat]
        assert hero == NOTHING or (HERO_POWER[hero] >= 0 and hero in s.myths[seat] and s.in_battle(seat))
        if s.mode == BASIC:
            assert not cards and s.god[seat] == NOTHING and not s.miracles[seat]
        if s.mode != EPIC:
            assert not s.points[seat]
    assert len(MYTHS) == 40


def _check_tokens(s: Table) -> None:
    """No pile is below nothing; a Cult at rest is settled (TH-200); who is out has nothing (TH-060)."""
    for pile in (s.cult, s.stake, s.stand, s.loan, s.paid, s.miracles, s.wards, s.power):
        assert min(pile) >= 0
    for seat in range(s.seats):
        prophets, priests, disciples = s.cult[3 * seat : 3 * seat + 3]
        assert not (prophets and not priests) and not (priests and not disciples), f"{seat} must exchange"
        if not s.alive[seat]:
            assert s.mode != EPIC and cult_size(s, seat) == 0 and not any(s.stake[3 * seat : 3 * seat + 3])
        if s.phase == SETUP:
            assert len(s.picks[seat]) <= PICKS and len(s.draw[seat]) <= DECK_SIZE
        debt = [s.level[kind] - s.paid[3 * seat + kind] for kind in range(3)]
        assert min(debt) >= 0 or not s.in_hand(seat)


@pytest.mark.parametrize(("style", "riches"), [("random", 0), ("bold", 6), ("steady", 0), ("bold meek", 0)])
@pytest.mark.parametrize("mode", MODES, ids=str)
def test_no_card_is_lost_and_every_game_ends(mode: Mode, style: str, riches: int) -> None:
    number = 0
    for number, position in enumerate(walk(begin(mode, "pieces", riches), style, "pieces")):
        check(position)
        assert number < 20_000
    laws.is_over(position, {"TH-193", "TH-236"} if position.mode == EPIC else {"TH-061", "TH-062", "TH-236", "TH-247"})
    assert position.result is not None and all(position.alive[seat] for seat in position.result.winners())
    assert number > 20
