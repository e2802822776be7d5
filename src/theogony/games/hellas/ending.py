"""The four ways to win the base game. -- chapter 13 (LH-152 to LH-159, LH-362, LH-381)"""

from typing import Final

from theogony.games.hellas.content import LAND_BITS, LANDS, MONUMENT_REGION, WARLORD_OF_THREE
from theogony.games.hellas.control import controlled
from theogony.games.hellas.shapes import Closest
from theogony.games.hellas.state import NOTHING, Hellas
from theogony.kernel.result import Result

LEAST_OF_LANDS: Final[list[int]] = [  # how many Regions so many Lands have at least
    sum(sorted([bits.bit_count() for bits in LAND_BITS])[:number]) for number in range(len(LANDS) + 1)
]
TWO_PLAYERS: Final = 2
THREE_PLAYERS: Final = 3


def check_end(s: Hellas) -> None:
    """Whoever fulfils a condition has won, on any turn (LH-152); of several the active player, then in turn order
    (LH-159)."""
    if s.result is not None:
        return
    start = max(s.turn, 0)
    for step in range(s.seats):
        seat = (start + step) % s.seats
        clause = way_won(s, seat)
        if clause:
            win(s, seat, clause)
            return


def way_won(s: Hellas, seat: int) -> str:
    """The clause by which the seat has won, or nothing."""
    lands, temples = s.box.lands_to_win[s.seats], s.box.temples_to_win
    if s.control.count(seat) >= min(LEAST_OF_LANDS[min(lands, len(LANDS))], temples):  # as a rule too few
        held = controlled(s, seat)
        if lands_that_count(s, held) >= lands:
            return "LH-153"
        if (held & s.temples).bit_count() >= temples:
            return "LH-154"
    if s.players[seat].trophies.bit_count() >= s.box.monsters_to_win:
        return "LH-155"
    if s.countdown == 0 and s.control[MONUMENT_REGION[s.king_monument]] == seat:
        return "LH-156"
    return ""


def lands_that_count(s: Hellas, held: int) -> int:
    """Lands for Warlord of Hellas (LH-153)."""
    return sum([held & LAND_BITS[land] == LAND_BITS[land] and counts(s, land) for land in range(len(LANDS))])


def counts(s: Hellas, land: int) -> bool:
    """Whether a Land counts for it: with three players not the blue one."""
    return s.seats != THREE_PLAYERS or WARLORD_OF_THREE[land]


def win(s: Hellas, seat: int, clause: str) -> None:
    """The seat has won by this clause; all others share the second place."""
    s.tell("won", clause, seat=seat)
    ranks = [1 if other == seat else 2 for other in range(s.seats)]
    s.finish(Result(ranks, [int(other == seat) for other in range(s.seats)], clause))


def stop(s: Hellas) -> None:
    """The turns that the table agreed on are over: all share the first place (LH-362)."""
    s.tell("stopped", "LH-362", turns=s.turns)
    sides = len(s.sides.names)
    s.finish(Result([1] * sides, [0] * sides, "LH-362"))


# -- King of Kings -- LH-156 to LH-158, LH-381 ------------------------------------------------------------------------


def monument_completed(s: Hellas, seat: int, monument: int) -> None:
    """The first Monument at its highest level: its builder takes the card (LH-157); never with two players."""
    if s.king_monument == NOTHING and s.seats != TWO_PLAYERS:
        s.king, s.king_monument, s.countdown = seat, monument, s.box.countdown
        s.tell("countdown-began", "LH-156", seat=seat, number=s.countdown)


def special_action_done(s: Hellas, seat: int) -> None:
    """A countdown token is removed when the Special Action is complete, with all it set off (LH-381)."""
    if seat == s.king and s.countdown > 0:
        s.countdown -= 1
        s.tell("countdown", "LH-156", seat=seat, number=s.countdown)
        check_end(s)


# -- how far one is ---------------------------------------------------------------------------------------------------


def closest(s: Hellas, seat: int) -> list[Closest]:
    """How far the seat is on each way to win (LH-153 to LH-156)."""
    held = controlled(s, seat)
    king = 0
    if s.countdown >= 0 and s.control[MONUMENT_REGION[s.king_monument]] == seat:
        king = s.box.countdown - s.countdown
    return [
        {"way": "lands", "have": lands_that_count(s, held), "need": s.box.lands_to_win[s.seats]},
        {"way": "temples", "have": (held & s.temples).bit_count(), "need": s.box.temples_to_win},
        {"way": "monsters", "have": s.players[seat].trophies.bit_count(), "need": s.box.monsters_to_win},
        {"way": "king", "have": king, "need": 0 if s.seats == TWO_PLAYERS else s.box.countdown},
    ]
