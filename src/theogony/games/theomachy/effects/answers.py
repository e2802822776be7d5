"""The pause in which others may react, and what their reactions cancel. -- TH-135, TH-136, TH-256"""

from collections.abc import Callable
from typing import Final

from theogony.games.theomachy.content import CARD_PLAYED, EFFECT, LOCATION, SOURCES, STAKE_HIT, TYPE
from theogony.games.theomachy.guards import shielded
from theogony.games.theomachy.programs import (
    ANSWER,
    CANCEL,
    DRIVE_BACK,
    HITS_STAKES,
    IN_STAKE,
    KILL,
    PROGRAMS,
    STAKE_LOSS,
    TRIGGERING_CARD,
    Op,
)
from theogony.games.theomachy.reactions import ask_for_reactions
from theogony.games.theomachy.running import HAND_SPARED, STAKE_SPARED, Resolve, cancel_parent, spare_in_parent
from theogony.games.theomachy.state import BETTING, Table
from theogony.games.theomachy.targets import affected, struck_kind


def _answer(s: Table, text: Resolve, op: Op) -> None:
    """Others may react before the text is carried out; a reaction is an Effect too and can be answered (TH-135)."""
    if text.card < 0:
        return
    if TYPE[text.source] in (EFFECT, LOCATION):
        if s.phase == BETTING:
            others = s.players_in_hand() & ~(1 << text.seat)
            ask_for_reactions(s, CARD_PLAYED, text.seat, others, text.source)
    elif HITS_STAKES[text.source]:
        ask_for_reactions(s, STAKE_HIT, text.seat, _hit(s, text), text.source)


def _hit(s: Table, text: Resolve) -> int:
    """Whose Stake the Attack is about to touch, standing shields considered (TH-241)."""
    hit = 0
    for op in PROGRAMS[text.source]:
        if op.code in (KILL, DRIVE_BACK) and op.zone == IN_STAKE and not op.late:
            for seat in affected(s, text.seat, op.who, text.target):
                kind = struck_kind(s, seat, op)
                if seat != text.seat and kind >= 0 and not shielded(s, seat, kind):
                    hit |= 1 << seat
    return hit


def _cancel(s: Table, text: Resolve, op: Op) -> None:
    """What is answered loses its effect: wholly, or for the reacting player's Stake or hand."""
    if op.cancels == TRIGGERING_CARD:
        cancel_parent(s)
        return
    parent = spare_in_parent(s, STAKE_SPARED if op.cancels == STAKE_LOSS else HAND_SPARED, text.seat)
    s.tell("averted", "TH-241", seat=text.seat, source=SOURCES[parent.source])


DO: Final[dict[int, Callable[[Table, Resolve, Op], None]]] = {ANSWER: _answer, CANCEL: _cancel}
