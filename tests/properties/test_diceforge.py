"""Dice Forge obeys the laws of every game, and loses no piece."""

from collections import Counter
from functools import cache

import pytest

from tests.games.diceforge.play import MODES, SHORT, Mode, Player, begin, walk
from tests.properties import laws
from theogony.games.diceforge.content import (
    FACES,
    FEAT_SLOT,
    FEATS,
    HAMMER,
    HAMMER_LENGTH,
    NO_FACE,
    POOL_FACES,
    SCEPTER,
    SLOT_COUNT,
    STARTING_DICE,
    STORED,
)
from theogony.games.diceforge.game import GAME
from theogony.games.diceforge.reserves import Decision
from theogony.games.diceforge.state import Tournament
from theogony.kernel.step import Prompt

PER_KIND = 16  # positions of each kind of prompt, spread over the modes


@cache
def gallery() -> tuple[Tournament, ...]:
    """Some positions of every kind of prompt, and finished games; never change one."""
    found: list[Tournament] = []
    kinds: Counter[str] = Counter()
    spread: Counter[tuple[str, str]] = Counter()
    for style, seed in (("random", 1), ("rich", 1), ("rich", 2)):
        for number, mode in enumerate(MODES):
            for step, position in enumerate(walk(begin(mode, seed, style), style, seed)):
                kind = type(position.prompts()[0]).__name__ if position.result is None else "over"
                here = (kind, str(mode))
                if kinds[kind] < PER_KIND and spread[here] < 2 and (step * 7 + number) % 5 < 3:
                    found.append(position.clone())
                    kinds[kind] += 1
                    spread[here] += 1
    return tuple(found)


# -- the laws ----------------------------------------------------------------------------------------------------------


def test_the_gallery_shows_every_kind_of_prompt() -> None:
    prompts = laws.steps_of(GAME, Prompt) - {Decision}
    assert {type(state.prompts()[0]) for state in gallery() if state.result is None} == prompts


def test_quick_options_agree_with_the_checks() -> None:
    laws.quick_options_agree_with_the_checks(gallery())


def test_every_option_applies_and_changes_the_position() -> None:
    laws.every_option_applies_and_changes_the_position(GAME, gallery())


def test_every_other_move_is_refused_with_a_clause() -> None:
    laws.every_other_move_is_refused_with_a_clause(GAME, gallery())


def test_refused_moves_change_nothing() -> None:
    laws.refused_moves_change_nothing(GAME, gallery())


def test_every_step_can_be_loaded() -> None:
    laws.every_step_can_be_loaded(GAME, Tournament)


def test_clones_are_equal_independent_and_share_nothing_that_changes() -> None:
    laws.clones_are_equal(gallery())
    laws.clones_are_independent(gallery())
    laws.clones_share_only_what_is_never_changed(gallery(), {"removed"})
    laws.every_field_is_saved(GAME.new(2), set())


def test_saved_positions_go_on_as_the_originals() -> None:
    laws.saved_positions_go_on_as_the_originals(GAME, gallery())


@pytest.mark.parametrize("mode", SHORT, ids=str)
def test_events_change_nothing_and_taking_back_restores_exactly(mode: Mode) -> None:
    laws.events_change_nothing(GAME, mode[0], mode[1], Player("random", "events").choose)
    assert laws.taking_back_restores_exactly(GAME, mode[0], mode[1], Player("random", "undo").choose) > 10


def test_there_are_no_secrets_but_the_dice_to_come() -> None:
    laws.views_and_options_survive_a_redeal(gallery())
    laws.looking_changes_nothing(gallery())
    laws.views_are_snapshots(gallery())
    laws.a_redeal_depends_on_nothing_hidden_and_never_foretells_chance(gallery())


# -- pieces and ends ---------------------------------------------------------------------------------------------------


def check(s: Tournament) -> None:
    """No face, card or token is lost or made up, and every number is within its bounds."""
    if s.active < 0:
        return  # sets are being drafted
    _check_faces(s)
    _check_reserves(s)
    for slot in range(SLOT_COUNT):
        cards = sum(s.taken[SLOT_COUNT * seat + slot] for seat in range(s.seats))
        assert cards + s.stack[slot] == s.seats and min(s.stack) >= 0, FEATS[s.slots[slot]]
    islands = [island for island in s.pawn if island >= 0]
    assert len(islands) == len(set(islands)), "a portal never holds two pawns"
    treasures = [treasure for treasure in s.room if treasure >= 0]
    assert len(treasures) == len(set(treasures))


def _check_faces(s: Tournament) -> None:
    """Faces are on dice, beside them, in pools, or out of the game; one may be on its way from a pool to a die."""
    box: Counter[int] = Counter(dict.fromkeys(range(len(FACES)), 0))
    for faces in POOL_FACES:
        box.update(faces)
    for _ in range(s.seats):
        box.update(STARTING_DICE[s.module])
    there: Counter[int] = Counter(dict(enumerate(s.left)))
    there.update(face for face in s.dice if face != NO_FACE)
    there.update(face for removed in s.removed for face in removed)
    there.update(s.out)
    if not s.module:
        there.update(face for faces in POOL_FACES[15:] for face in faces)  # the Forest stays in the box
    missing = box - there
    assert not there - box and sum(missing.values()) <= 1, (missing, there - box)
    assert len([face for face in s.dice if face != NO_FACE]) == 12 * s.seats


def _check_reserves(s: Tournament) -> None:
    assert min(s.have) >= 0 and min(s.left) >= 0 and min(s.cerberus) >= 0 and min(s.triton) >= 0
    for seat in range(s.seats):
        for resource in range(3):
            assert s.have[STORED * seat + resource] <= s.limit[3 * seat + resource]
        assert s.have[STORED * seat + 4] <= (6 if s.module == 2 else 0)
        assert s.hammer[seat] <= HAMMER_LENGTH * s.owned(seat, HAMMER)
        gold = s.scepter[4 * seat : 4 * seat + 4]
        assert max(gold) <= 6 and not any(gold[s.owned(seat, SCEPTER) :])
    assert FEAT_SLOT[HAMMER] == FEAT_SLOT[SCEPTER]


@pytest.mark.parametrize("style", ["random", "rich"])
@pytest.mark.parametrize("mode", MODES, ids=str)
def test_no_piece_is_lost_and_every_game_ends(mode: Mode, style: str) -> None:
    for number, position in enumerate(walk(begin(mode, "pieces", style), style, "pieces")):
        check(position)
        assert number < 3000
    laws.is_over(position, {"DF-288"})
    assert position.round == position.rounds and all(record == NO_FACE for record in position.record)
