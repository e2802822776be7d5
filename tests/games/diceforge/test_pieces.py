"""Nothing is lost and nothing appears: faces, cards and tokens of Dice Forge, at every prompt of whole games."""

from collections import Counter

import pytest

from tests.conformance import laws
from tests.games.diceforge.play import MODES, Mode, begin, walk
from theogony.games.diceforge.content import (
    FACES,
    FEAT_SLOT,
    FEATS,
    HAMMER,
    NO_FACE,
    POOL_FACES,
    SCEPTER,
    SLOT_COUNT,
    STORED,
)
from theogony.games.diceforge.state import Tournament

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
        box.update(s.box.starting_dice[s.rules.number])
    there: Counter[int] = Counter(dict(enumerate(s.left)))
    there.update(face for face in s.dice if face != NO_FACE)
    there.update(face for removed in s.removed for face in removed)
    there.update(s.out)
    if not s.rules.number:
        there.update(face for faces in POOL_FACES[15:] for face in faces)  # the Forest stays in the box
    missing = box - there
    assert not there - box and sum(missing.values()) <= 1, (missing, there - box)
    assert len([face for face in s.dice if face != NO_FACE]) == 12 * s.seats


def _check_reserves(s: Tournament) -> None:
    assert min(s.have) >= 0 and min(s.left) >= 0 and min(s.cerberus) >= 0 and min(s.triton) >= 0
    for seat in range(s.seats):
        for resource in range(3):
            assert s.have[STORED * seat + resource] <= s.limit[3 * seat + resource]
        assert s.have[STORED * seat + 4] <= (6 if s.rules.number == 2 else 0)
        assert s.hammer[seat] <= s.box.hammer_length * s.owned(seat, HAMMER)
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
