"""The Myth Phase: buy, bury or leave. -- chapter 13"""

from typing import ClassVar

from theogony.games.theomachy.content import FIRST_MYTH, MYTH_WHEN, MYTHS, ON_PURCHASE
from theogony.games.theomachy.moves import BURY, BUY, LEAVE, span
from theogony.games.theomachy.naming import name_and_begin
from theogony.games.theomachy.requirements import recount_own
from theogony.games.theomachy.state import MYTH, NOTHING, Table
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step


class MythPhase(Step[Table]):
    """Clockwise from the First Player each does one of three things (TH-181)."""

    def run(self, s: Table) -> None:
        s.phase = MYTH
        for seat in reversed(s.clockwise(s.first)):
            s.then(ChooseMyth(seat))


class ChooseMyth(Prompt[Table]):
    """Buy the face-up card, put it under the deck, or leave it (TH-182, TH-183, TH-184)."""

    clause: ClassVar[str] = "TH-181"
    kinds: ClassVar[tuple[range, ...]] = (span("buy"), span("bury"), span("leave"))

    def check(self, s: Table, move: int) -> Refusal | None:
        if move == LEAVE:
            return None
        top = s.players[self.seat].myth_top
        if top == NOTHING:  # an empty deck
            return no("TH-185", "no-mythology-left", remedy="leave")
        if move == BUY and s.players[self.seat].miracles < s.box.myth_cost[top]:
            return no("TH-182", "too-few-miracles", remedy="leave", cost=s.box.myth_cost[top])
        return None

    def tempting(self, s: Table) -> list[int]:
        return [BUY, BURY]

    def take(self, s: Table, move: int) -> None:
        if move == BUY:
            buy(s, self.seat)
        elif move == BURY:
            bury(s, self.seat)
        else:
            s.tell("myth-left", "TH-184", seat=self.seat)


def buy(s: Table, seat: int) -> None:
    """Miracles are returned; an immediate text is carried out and the card discarded, the others stay (TH-182)."""
    myth = s.players[seat].myth_top
    s.players[seat].miracles -= s.box.myth_cost[myth]
    s.tell("myth-bought", "TH-182", seat=seat, myth=MYTHS[myth])
    turn_up(s, seat)
    if MYTH_WHEN[myth] == ON_PURCHASE:
        name_and_begin(s, seat, FIRST_MYTH + myth, NOTHING)
        return
    player = s.players[seat]
    player.myths = tuple(sorted([*player.myths, myth]))  # no limit (TH-186); a Hero waits on his card (TH-218)
    for other in range(s.seats):  # some change what others need
        recount_own(s, other)


def bury(s: Table, seat: int) -> None:
    """The face-up card goes under the deck and the next is revealed; it cannot be bought in this turn (TH-183)."""
    old = s.players[seat].myth_top
    s.players[seat].myth_buried = (*s.players[seat].myth_buried, old)
    s.tell("myth-buried", "TH-183", seat=seat, myth=MYTHS[old])
    turn_up(s, seat)


def turn_up(s: Table, seat: int) -> None:
    """The next card of a Mythology deck is turned face up (TH-027, TH-185)."""
    player = s.players[seat]
    pool = player.myth_pool
    if pool:
        drawn = s.rng.below(len(pool))
        player.myth_top = pool[drawn]
        player.myth_pool = pool[:drawn] + pool[drawn + 1 :]
    elif player.myth_buried:
        player.myth_top = player.myth_buried[0]
        player.myth_buried = player.myth_buried[1:]
    else:
        player.myth_top = NOTHING
        return
    s.reveal("myth-shown", "TH-027", seat=seat, myth=MYTHS[player.myth_top])
