"""Cards are drawn, kept, discarded, taken back and looked at; the Constellation and the Track change."""

from collections.abc import Callable
from typing import Final

from theogony.games.theomachy import sky
from theogony.games.theomachy.conditions import counted
from theogony.games.theomachy.hands import MayReplace, ReclaimCard, Touch, discard_own, lose_at_random
from theogony.games.theomachy.piles import draw_cards
from theogony.games.theomachy.prayer import TakeFree, renew_track
from theogony.games.theomachy.programs import (
    ALL_HIDDEN,
    DISCARD_CHOICE,
    DISCARD_RANDOM,
    DISCARDED_IS_EARTH,
    DRAW,
    DRAW_PER,
    EQUALISE_HANDS,
    EXTRA_ESSENCE,
    KEEP_HAND,
    LOOK_HAND,
    LOOK_HIDDEN,
    NAMED,
    RECLAIM,
    RENEW_TRACK,
    REPLACE_CONSTELLATION,
    REPLACE_FACE_UP,
    TAKE_TRACK,
    Op,
)
from theogony.games.theomachy.requirements import recount_own
from theogony.games.theomachy.running import EARTH_DISCARDED, Resolve
from theogony.games.theomachy.state import Table
from theogony.games.theomachy.targets import affected, matches


def _draw(s: Table, text: Resolve, op: Op) -> None:
    number = op.amount
    if op.bonus_condition == DISCARDED_IS_EARTH and text.marks & EARTH_DISCARDED:
        number += op.bonus
    draw_cards(s, text.seat, number, "TH-225")


def _draw_per(s: Table, text: Resolve, op: Op) -> None:
    draw_cards(s, text.seat, min(op.most, op.amount * counted(s, text.seat, op.per, text.memo)), "TH-225")


def _keep_hand(s: Table, text: Resolve, op: Op) -> None:
    """In step 9 (TH-161)."""
    s.kept[text.seat] += op.amount


def _touch_hands(s: Table, text: Resolve, op: Op) -> None:
    """A hand is looked at or loses cards; opponents may answer first (TH-256)."""
    for seat in reversed(affected(s, text.seat, op.who, text.target)):
        if seat == text.seat:
            discard_own(s, seat, op)
        else:
            s.then(Touch(text.pc, seat))


def _equalise(s: Table, text: Resolve, op: Op) -> None:
    """Whoever holds more discards by chance until both hold the same number."""
    more = len(s.hand[text.seat]) - len(s.hand[text.target])
    if more > 0:
        lose_at_random(s, text.seat, more)
    elif more < 0:
        _touch_hands(s, text, op)


def _reclaim(s: Table, text: Resolve, op: Op) -> None:
    if any(matches(card, op.filter) for card in s.discard[text.seat]):
        s.then(ReclaimCard(text.seat, op.filter))


def _look_hidden(s: Table, text: Resolve, op: Op) -> None:
    sky.look_hidden(s, text.seat, len(s.sky) if op.which == ALL_HIDDEN else 1, "TH-229")


def _replace_constellation(s: Table, text: Resolve, op: Op) -> None:
    """Impossible with an empty Essence deck."""
    if sky.essence_left(s) == 0:
        return
    if op.which == REPLACE_FACE_UP:
        if text.choice >= 0:
            sky.replace(s, text.seat, text.choice, "TH-229")
    elif s.shown < len(s.sky):
        s.then(MayReplace(text.seat))


def _extra_essence(s: Table, text: Resolve, op: Op) -> None:
    """A named Essence counts for the rest of the Hand (TH-120)."""
    if op.element == NAMED:
        s.named[text.seat] = text.choice
        recount_own(s, text.seat)


def _take_track(s: Table, text: Resolve, op: Op) -> None:
    if any(card >= 0 for card in s.track):
        s.then(TakeFree(text.seat))


def _renew_track(s: Table, text: Resolve, op: Op) -> None:
    renew_track(s)


DO: Final[dict[int, Callable[[Table, Resolve, Op], None]]] = {
    DRAW: _draw,
    DRAW_PER: _draw_per,
    KEEP_HAND: _keep_hand,
    DISCARD_RANDOM: _touch_hands,
    DISCARD_CHOICE: _touch_hands,
    LOOK_HAND: _touch_hands,
    EQUALISE_HANDS: _equalise,
    RECLAIM: _reclaim,
    LOOK_HIDDEN: _look_hidden,
    REPLACE_CONSTELLATION: _replace_constellation,
    EXTRA_ESSENCE: _extra_essence,
    TAKE_TRACK: _take_track,
    RENEW_TRACK: _renew_track,
}
