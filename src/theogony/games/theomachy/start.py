"""The Start Phase of a Hand: cards, Constellation, antes. -- chapter 5"""

from theogony.games.theomachy import sky
from theogony.games.theomachy.betting import BettingRound
from theogony.games.theomachy.content import BEFORE_BETS, DISCIPLE, FIRST_MYTH, KINDS
from theogony.games.theomachy.ending import eliminate, finish, hand_on_first, last_one_wins
from theogony.games.theomachy.mythology import myth_window
from theogony.games.theomachy.piles import draw_cards
from theogony.games.theomachy.prayer import fill_track
from theogony.games.theomachy.requirements import recount_own, standing
from theogony.games.theomachy.state import NOTHING, START, Deeds, Table
from theogony.games.theomachy.texts import GainOnReshuffle, HandSize, ops
from theogony.games.theomachy.tokens import can_pay_ante, gain_together, stake_from_cult
from theogony.kernel.step import Step


class HandAfterHand(Step[Table]):
    """The game is a series of Hands, until it is decided or the agreed number has been played (TH-043, TH-236)."""

    def comes_up(self, s: Table) -> bool:
        """It stays below the Hand: an agenda that was empty once grows and shrinks more slowly."""
        if s.most_hands and s.number >= s.most_hands:
            finish(s, "TH-236")
        else:
            s.then(StartPhase())
        return False


class StartPhase(Step[Table]):
    """Track (first Hand only), hands, Constellation, antes, then the window before the bets (TH-043, TH-064).

    All further decisions of the Hand follow from here, each in its Phase (TH-237).
    """

    def run(self, s: Table) -> None:
        begin_hand(s)
        if s.number == 1:
            fill_track(s)  # TH-049
        for seat in s.clockwise(s.first):
            draw_up(s, seat)
        if sky.reshuffle_if_due(s):
            _rejoice(s)
        sky.lay_out(s)
        s.then(Antes())


def begin_hand(s: Table) -> None:
    """A new Hand: what the last one left in the counters is gone."""
    s.number += 1
    s.phase = START
    s.round = 0
    s.tell("hand-begins", "TH-043", number=s.number, first=s.first)
    s.deeds = [Deeds() for _ in range(s.seats)]
    s.level = [0, 0, 0]
    s.paid = [0] * (3 * s.seats)
    s.stake = [0] * (3 * s.seats)
    s.stand = [0] * (3 * s.seats)
    s.loan = [0] * (3 * s.seats)
    s.used = []
    s.spent = []
    s.raises = []
    s.blessed = 0
    s.fighters = 0
    s.quenched = ()
    s.warded = 0
    s.paid_costs = [0] * (3 * s.seats)
    s.built = 0
    s.played_essence = [0] * (4 * s.seats)
    for seat in range(s.seats):
        if s.players[seat].named_essence != NOTHING:
            s.players[seat].named_essence = NOTHING
            recount_own(s, seat)


def draw_up(s: Table, seat: int) -> None:
    """Up to five cards, or more with what says so; who holds as many draws none (TH-051, TH-052)."""
    size = s.box.hand_size
    for source in standing(s, seat):
        for op in ops(s, source, HandSize):
            size += op.amount
    if len(s.hand(seat)) < size:
        draw_cards(s, seat, size - len(s.hand(seat)), "TH-051")


def _rejoice(s: Table) -> None:
    """Mythology that is linked to the reshuffling of the Essence deck, before the antes; its tokens arrive together."""
    for seat in s.clockwise(s.first):
        for myth in s.players[seat].myths:
            for op in ops(s, FIRST_MYTH + myth, GainOnReshuffle):
                gain_together(s, seat, op.tokens, "TH-208")


class Antes(Step[Table]):
    """Everybody stakes the ante in Disciples; who cannot is out (TH-057 to TH-063)."""

    def run(self, s: Table) -> None:
        unable = [seat for seat in range(s.seats) if s.players[seat].alive and not can_pay_ante(s, seat, s.ante)]
        if unable and s.rules.cannot_pay(s, unable):
            return
        s.winners = 0
        for seat in s.clockwise(s.first):
            for _ in range(s.ante):
                stake_from_cult(s, seat, DISCIPLE)
            if s.events is not None:
                s.tell("ante", "TH-057", seat=seat, tokens={KINDS[DISCIPLE]: s.ante})
        s.level = [0, 0, s.ante]
        s.then(myth_window(s, BEFORE_BETS), BettingRound(1))


def leave(s: Table, unable: list[int]) -> bool:
    """Tested for all first, then they leave together; if nobody can pay, the richest Cult wins (TH-062)."""
    if len(unable) == s.living():
        finish(s, "TH-062")
        return True
    eliminate(s, unable, "TH-059")
    hand_on_first(s)
    return last_one_wins(s)
