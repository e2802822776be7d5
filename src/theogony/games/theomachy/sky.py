"""The Constellation and the Essence deck. -- chapter 5 (TH-054 to TH-056), and what looks at or changes it"""

from typing import Final

from theogony.games.theomachy.content import CHAOS, CONSTELLATION, ESSENCE_CARDS, FACE_UP, ORDER, SKY_ESSENCE, SKY_ORBS
from theogony.games.theomachy.state import Table
from theogony.games.theomachy.zones import BURIED, FADED, HEAVENS, SLOT
from theogony.kernel.zones import Zones

_FACE_UP: Final[list[int]] = [SLOT + slot for slot in range(FACE_UP)]
_FACE_DOWN: Final[list[int]] = [SLOT + slot for slot in range(FACE_UP, CONSTELLATION)]
_SLOTS: Final[list[int]] = _FACE_UP + _FACE_DOWN


def essence_left(s: Table) -> int:
    """How many cards the Essence deck still has; public (TH-228)."""
    return len(s.essences.content[HEAVENS]) + len(s.essences.content[BURIED])


def reshuffle_due(s: Table) -> bool:
    return essence_left(s) < CONSTELLATION


def reshuffle_if_due(s: Table) -> bool:
    """All cards make a new deck when fewer than five are left, and the ante rises to 2, then 3 (TH-055, TH-056)."""
    if not reshuffle_due(s):
        return False
    s.essences = Zones(s.essences.plan)
    s.essences.place(HEAVENS, list(range(len(ESSENCE_CARDS))))
    s.ante = min(s.box.highest_ante, s.ante + 1)
    s.tell("essence-reshuffled", "TH-055", ante=s.ante)
    return True


def next_ante(s: Table) -> int:
    """The ante of the coming Hand, as the deck stands (TH-191)."""
    return min(s.box.highest_ante, s.ante + 1) if reshuffle_due(s) else s.ante


def lay_out(s: Table) -> None:
    """Three cards face up, two face down (TH-054)."""
    _lay(s, _FACE_UP, s.essences.plan.everybody)
    _lay(s, _FACE_DOWN, 0)
    s.shown = FACE_UP
    recount(s)
    s.reveal("constellation", "TH-054", cards=[ESSENCE_CARDS[s.sky(slot)] for slot in range(FACE_UP)])


def _lay(s: Table, slots: list[int], seen: int) -> None:
    """The next Essence cards: by chance from those of unknown order, then the buried ones in their order."""
    dealt = s.essences.deal(HEAVENS, slots, s.rng, seen)
    for slot in slots[len(dealt) :]:
        s.essences.move_at(0, BURIED, slot, seen)


def reveal_next(s: Table) -> None:
    """The Turn, then the River; its Essence counts from now on (TH-065, TH-089)."""
    s.essences.look(SLOT + s.shown, s.essences.plan.everybody)
    s.shown += 1
    recount(s)
    s.reveal("revealed", "TH-087", slot=s.shown, card=ESSENCE_CARDS[s.sky(s.shown - 1)])


def recount(s: Table) -> None:
    """Essences and Orbs of the revealed cards; face-down ones never count (TH-119)."""
    essence = [0, 0, 0, 0]
    order = chaos = 0
    for slot in range(s.shown):
        card = s.sky(slot)
        essence[SKY_ESSENCE[card]] += 1
        orbs = SKY_ORBS[card]
        order += orbs[ORDER]
        chaos += orbs[CHAOS]
    s.sky_essence = tuple(essence)
    s.sky_orbs = (order, chaos)


def look_hidden(s: Table, seat: int, number: int, clause: str) -> None:
    """The seat alone sees the next, or all, face-down cards (TH-054)."""
    looked = range(s.shown, min(s.shown + number, CONSTELLATION))
    if not looked:
        return
    for slot in looked:
        s.essences.look(SLOT + slot, 1 << seat)
    s.frontier += 1
    if s.events is not None:
        cards = [ESSENCE_CARDS[s.sky(slot)] for slot in looked]
        s.whisper((seat,), {"cards": cards}, "foresaw", clause, seat=seat, number=len(looked))


def replace(s: Table, seat: int, slot: int, clause: str) -> None:
    """A card of the Constellation goes under the Essence deck; the top card takes its place with the same facing."""
    old = s.sky(slot)
    s.essences.move(old, SLOT + slot, BURIED)
    _lay(s, [SLOT + slot], s.essences.plan.everybody if slot < s.shown else 0)
    if slot < s.shown:
        recount(s)
        s.reveal("replaced", clause, seat=seat, slot=slot + 1, card=ESSENCE_CARDS[s.sky(slot)], old=ESSENCE_CARDS[old])
    else:
        s.frontier += 1
        s.tell("replaced-hidden", clause, seat=seat, slot=slot + 1)


def fade(s: Table) -> None:
    """What is face down is shown, then all five cards are discarded (TH-162)."""
    hidden = [card for slot in range(s.shown, CONSTELLATION) for card in s.essences.content[SLOT + slot]]
    if hidden:
        s.reveal("faded", "TH-162", cards=[ESSENCE_CARDS[card] for card in hidden])
    s.essences.move_all(_SLOTS, FADED)
    s.shown = 0
    s.sky_essence = (0,) * 4
    s.sky_orbs = (0,) * 2
