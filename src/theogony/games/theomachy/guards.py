"""What protects a Stake or a hand from opponents. -- TH-241"""

from theogony.games.theomachy.content import DESIGN, FIRST_MYTH, SOURCES
from theogony.games.theomachy.piles import draw_cards
from theogony.games.theomachy.state import Table
from theogony.games.theomachy.texts import HandGuard, Shield, WardEachBattle, ops


def shielded(s: Table, seat: int, kind: int) -> bool:
    """A standing shield protects this kind in the Stake: a continuous Effect, or a Hero who has joined."""
    sources = [DESIGN[card] for card in s.lasting(seat)]
    if s.players[seat].hero >= 0:
        sources.append(FIRST_MYTH + s.players[seat].hero)
    return any(op.kinds >> kind & 1 for source in sources for op in ops(s, source, Shield))


def use_ward(s: Table, seat: int) -> bool:
    """A shield for one event takes the blow: Mythology first, once in a Battle, then one raised by a card."""
    if not s.warded >> seat & 1 and any(ops(s, FIRST_MYTH + myth, WardEachBattle) for myth in s.players[seat].myths):
        s.warded |= 1 << seat
        return True
    if s.deeds[seat].shields:
        s.deeds[seat].shields -= 1
        return True
    return False


def hand_guarded(s: Table, seat: int) -> bool:
    """Mythology that keeps opponents from the hand altogether."""
    return any(not op.once for myth in s.players[seat].myths for op in ops(s, FIRST_MYTH + myth, HandGuard))


def use_hand_guard(s: Table, seat: int, source: int) -> bool:
    """A Location that keeps an opponent's text off once in each Hand."""
    for card in s.locations(seat):
        for op in ops(s, DESIGN[card], HandGuard):
            if op.once and card not in s.used:
                s.used.append(card)
                s.tell("hand-guarded", "TH-241", seat=seat, source=SOURCES[source])
                draw_cards(s, seat, op.then_draw, "TH-225")
                return True
    return False
