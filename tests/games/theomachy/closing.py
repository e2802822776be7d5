"""The end of a Hand under test: a Battle that was fought, a Hand won without one, the Track, and who is asked next."""

from collections.abc import Mapping

from tests.games.theomachy.table import Play
from theogony.games.theomachy.battle import BeginBattle
from theogony.games.theomachy.closure import BeginClosure
from theogony.games.theomachy.content import DESIGN, DESIGNS, MYTHS
from theogony.games.theomachy.state import BATTLE, NOTHING
from theogony.games.theomachy.zones import ASIDE, HAND, PRAYER_DECK, TRACK_PLACE

TRACK = ("gale", "rockslide", "ice_shards", "hatred", "fertility", "whispers")  # places 1 to 6
FIVE = ("air order 1", "earth chaos 1", "fire order 1", "water order 1", "water chaos 1")  # all revealed


def lay_track(t: Play, *names: str) -> Play:
    """These cards lie on the Prayer Track, places 1 to 6; an empty name is an empty place."""
    for place, name in enumerate(names or TRACK):
        t.put(TRACK_PLACE + place, [])
        if name:
            card = next(card for card in t.s.cards.content[PRAYER_DECK] if DESIGNS[DESIGN[card]] == name)
            t.s.cards.move(card, PRAYER_DECK, TRACK_PLACE + place)
    return t


def track(t: Play) -> list[str]:
    return [DESIGNS[DESIGN[card]] if card != NOTHING else "" for card in t.track()]


def folds(t: Play, *seats: int) -> Play:
    """These seats have folded, their hands lie aside."""
    for seat in seats:
        t.s.deeds[seat].folded = 1
        t.s.cards.move_all([HAND + seat], ASIDE + seat)
    return t


def fought(t: Play, power: Mapping[int, int]) -> Play:
    """A Battle of these seats has ended with this Power, all others had folded; Closure begins."""
    s = t.s
    folds(t, *(seat for seat in range(s.seats) if s.players[seat].alive and seat not in power))
    s.phase = BATTLE
    for seat, total in power.items():
        s.fighters |= 1 << seat
        s.deeds[seat].power = total
        s.deeds[seat].cards_left = len(s.hand(seat))
    return lay_track(t).step(BeginClosure())


def alone(t: Play, winner: int) -> Play:
    """All others have folded: the Hand is won without a Battle; Closure begins."""
    folds(t, *(seat for seat in range(t.s.seats) if t.s.players[seat].alive and seat != winner))
    return lay_track(t).step(BeginClosure())


def battle(t: Play) -> Play:
    """The Battle begins: to the first window or turn in which somebody can do something."""
    return lay_track(t).step(BeginBattle())


def all_pass(t: Play) -> Play:
    """Nobody does anything more in the Battle."""
    while t.s.result is None and t.asked()[1] in ("BattleTurn", "React"):
        t.plays(t.asked()[0], "pass" if "pass" in t.options(t.asked()[0]) else "end")
    return t


def to_prayer(t: Play) -> Play:
    """Nobody does more than he must, up to the Prayer Phase or the end of the game."""
    while t.s.result is None and t.asked()[1] in ("CloseHand", "KeepCards", "TopDiscard", "BattleTurn", "React"):
        seat, prompt = t.asked()
        if prompt in ("CloseHand", "KeepCards"):
            t.plays(seat, "done")
        elif prompt == "TopDiscard":
            t.plays(seat, t.options(seat)[0])
        else:
            all_pass(t)
    return t


def top(t: Play, seat: int, myth: str) -> Play:
    """This card lies face up on the seat's Mythology deck."""
    s = t.s
    number = MYTHS.index(myth)
    deck = [s.players[seat].myth_top, *s.players[seat].myth_pool]
    deck.remove(number)
    s.players[seat].myth_top, s.players[seat].myth_pool = number, tuple(deck)
    return t


def myths(t: Play, seat: int) -> list[str]:
    return [MYTHS[myth] for myth in t.s.players[seat].myths]


def hero(t: Play, seat: int) -> str:
    """The Hero in the Stake, if there is one."""
    return MYTHS[t.s.players[seat].hero] if t.s.players[seat].hero != NOTHING else ""
