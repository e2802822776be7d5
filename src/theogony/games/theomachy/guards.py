"""What protects a Stake or a hand from opponents. -- TH-241"""

from theogony.games.theomachy.content import DESIGN, FIRST_MYTH, HERO_POWER, SOURCES
from theogony.games.theomachy.piles import draw_cards
from theogony.games.theomachy.programs import HAND_GUARD, SHIELD, ops
from theogony.games.theomachy.state import Table


def shielded(s: Table, seat: int, kind: int) -> bool:
    """A standing shield protects this kind in the Stake: a continuous Effect, or a Hero who has joined."""
    sources = [DESIGN[card] for card in s.lasting[seat]]
    if s.hero[seat] >= 0:
        sources.append(FIRST_MYTH + s.hero[seat])
    return any(kind in op.kinds and not op.limited for source in sources for op in ops(source, SHIELD))


def use_ward(s: Table, seat: int) -> bool:
    """A shield for one event takes the blow: Mythology first, once in a Battle, then one raised by a card."""
    if not s.warded >> seat & 1 and any(ops(FIRST_MYTH + myth, SHIELD) for myth in _artifacts(s, seat)):
        s.warded |= 1 << seat
        return True
    if s.wards[seat]:
        s.wards[seat] -= 1
        return True
    return False


def _artifacts(s: Table, seat: int) -> list[int]:
    """Mythology in play that works by itself; a Hero does so only in the Stake."""
    return [myth for myth in s.myths[seat] if HERO_POWER[myth] < 0]


def hand_guarded(s: Table, seat: int) -> bool:
    """Mythology that keeps opponents from the hand altogether."""
    return any(op for myth in s.myths[seat] for op in ops(FIRST_MYTH + myth, HAND_GUARD))


def use_hand_guard(s: Table, seat: int, source: int) -> bool:
    """A Location that keeps an opponent's text off once in each Hand."""
    for card in s.places[seat]:
        for op in ops(DESIGN[card], HAND_GUARD):
            if card not in s.used:
                s.used.append(card)
                s.tell("hand-guarded", "TH-241", seat=seat, source=SOURCES[source])
                draw_cards(s, seat, op.then_draw, "TH-225")
                return True
    return False
