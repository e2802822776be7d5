"""The Betting Phase: three Rounds of turns, Pass, Follow, Raise and Fold. -- chapter 6

TH-100 to TH-109 are worked examples of it.
"""

from typing import ClassVar, Final

from theogony.games.theomachy import sky
from theogony.games.theomachy.battle import BeginBattle
from theogony.games.theomachy.closure import BeginClosure
from theogony.games.theomachy.content import DESIGN, DESIGNS, IN_BETTING, IN_FOLD, KINDS, RAISED, VISITED
from theogony.games.theomachy.demands import check_now, somebody_folded
from theogony.games.theomachy.effects.cards import Reclaim
from theogony.games.theomachy.gods import InvokeOnFold, check_invoke, invoke, opponent_folded
from theogony.games.theomachy.last_stand import follow_from_the_bank, take_last_stand
from theogony.games.theomachy.moves import (
    END,
    FOLD,
    FOLLOW,
    HARBOUR,
    INVOKE,
    LAST_STAND,
    PASS,
    PLAY,
    RAISE,
    VISIT,
    span,
)
from theogony.games.theomachy.naming import name_and_begin
from theogony.games.theomachy.piles import designs
from theogony.games.theomachy.playing import check_costs, check_play, play, plays
from theogony.games.theomachy.reactions import ask_for_reactions
from theogony.games.theomachy.state import BETTING, NOTHING, Table
from theogony.games.theomachy.targets import playable
from theogony.games.theomachy.texts import FreeFollow, ops
from theogony.games.theomachy.tokens import Followers, can_pay, debt, left_when_paid, owes, pay_debt, stake_from_cult
from theogony.games.theomachy.zones import ASIDE, HAND
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, SeatStep, Step

_RAISE: Final = span("raise")
_VISIT: Final = span("visit")
_HARBOUR: Final = span("harbour")
_VISITED_ALREADY: Final = no("TH-130", "used-in-this-hand", remedy="next-hand")
_VISITS: Final[list[int]] = [
    VISIT + VISITED.index(design) if design in VISITED else -1 for design in range(len(DESIGNS))
]  # by design: the move that visits it


def _actions(first: int, *last: int) -> list[list[int]]:
    """The betting actions, in the order of the move table, by the kinds that are left for a Raise, as bits."""
    return [[first, *[RAISE + kind for kind in range(3) if kinds >> kind & 1], *last] for kinds in range(8)]


_FREE: Final = _actions(PASS, FOLD)
_OWING: Final = _actions(FOLLOW, FOLD)
_HARBOURED: Final = _actions(FOLLOW)
_CANNOT_PAY: Final[list[list[int]]] = [[FOLD, LAST_STAND], [LAST_STAND]]  # by whether he must follow


@step
class BettingRound(Step[Table]):
    """A Round begins with the First Player; all debts are empty (TH-047, TH-065, TH-078)."""

    round: int

    def run(self, s: Table) -> None:
        s.phase = BETTING
        s.round = self.round
        s.raises = []
        s.to_act = s.players_in_hand()
        s.tell("round", "TH-065", round=self.round)
        bet_on(s, s.first)


def bet_on(s: Table, seat: int) -> None:
    """Bets go on from this seat, unless one player only is left: no further Round, no Battle (TH-086)."""
    present = s.players_in_hand()
    if present & (present - 1) == 0:
        s.then(BeginClosure())
    else:
        ask_next_bettor(s, seat)


def ask_next_bettor(s: Table, seat: int) -> None:
    """The next player clockwise who must still act, from this seat on, or the end of the Round (TH-084 to TH-087)."""
    if s.to_act == 0:
        _end_round(s)
        return
    seat %= s.seats
    while not s.to_act >> seat & 1:  # folded and eliminated players are not among them
        seat = seat + 1 if seat + 1 < s.seats else 0
    begin_turn(s, seat)


def _end_round(s: Table) -> None:
    """The next face-down card is revealed, or the Battle begins; nobody acts in between (TH-087, TH-089)."""
    if s.round == s.box.rounds:
        s.then(BeginBattle())
        return
    sky.reveal_next(s)
    s.then(BettingRound(s.round + 1))


def begin_turn(s: Table, seat: int) -> None:
    """On a Last Stand the betting action is made without asking; cards may still be played (TH-249)."""
    if s.deeds[seat].last_stand:
        follow_from_the_bank(s, seat)
        s.to_act &= ~(1 << seat)
        s.then(BettingTurn(seat, 1, 0))
    else:
        s.then(BettingTurn(seat, 0, 0))


@step
class BettingTurn(Prompt[Table]):
    """Cards and abilities at will, and exactly one betting action; then the player ends his turn (TH-066 to TH-068).

    ``acted``: the action was taken; ``harboured``: a token of the debt has come from the Bank, so he must follow.
    """

    acted: int
    harboured: int
    clause: ClassVar[str] = "TH-067"
    kinds: ClassVar[tuple[range, ...]] = tuple(
        map(span, ("play", "invoke", "visit", "pass", "follow", "raise", "fold", "last-stand", "harbour", "end"))
    )

    def check(self, s: Table, move: int) -> Refusal | None:
        if PLAY <= move < INVOKE:
            return check_play(s, self.seat, move - PLAY, IN_BETTING)
        if move == INVOKE:
            return check_invoke(s, self.seat, IN_BETTING)
        if move in _VISIT:
            return check_visit(s, self.seat, VISITED[move - VISIT])
        if move == END:
            return None if self.acted else no("TH-067", "act-first", remedy="take-an-action")
        if self.acted and s.deeds[self.seat].last_stand and (move == FOLD or move in _RAISE):
            return no("TH-096", "on-last-stand", remedy="end-the-turn")
        if self.acted:
            return no("TH-067", "acted-already", remedy="end-the-turn")
        return self._check_action(s, move)

    def _check_action(self, s: Table, move: int) -> Refusal | None:
        owed = debt(s, self.seat)
        if move == PASS:
            return no("TH-072", "must-follow", remedy="follow-or-fold") if owes(owed) or self.harboured else None
        if move == FOLD:
            return no("TH-072", "follow-announced", remedy="follow") if self.harboured else None
        if move in _HARBOUR:
            return check_harbour(s, self.seat, move - HARBOUR, owed)
        payable = can_pay(s, self.seat, owed)
        if move == FOLLOW:
            if not owes(owed) and not self.harboured:
                return no("TH-071", "nothing-to-follow", remedy="pass-or-raise")
            return None if payable else no("TH-074", "cannot-pay", remedy="last-stand-or-fold")
        if move == LAST_STAND:
            return no("TH-091", "can-pay", remedy="follow") if payable else None
        if not payable:  # who needs a Last Stand cannot raise
            return no("TH-076", "cannot-pay", remedy="last-stand-or-fold")
        return check_raise(s, self.seat, move - RAISE, owed)

    def options(self, s: Table) -> list[int]:
        seat = self.seat
        found = plays(s, seat, IN_BETTING)
        if s.players[seat].god >= 0 and check_invoke(s, seat, IN_BETTING) is None:
            found.append(INVOKE)
        locations = s.locations(seat)
        if locations:
            for design in designs(locations):
                if _VISITS[design] >= 0 and check_visit(s, seat, design) is None:
                    found.append(_VISITS[design])
        if self.acted:
            found.append(END)
            return found
        owed = debt(s, seat)
        actions = self._actions(s, owed)
        if locations and _ready_harbours(s, seat):
            actions = actions + [move for move in _HARBOUR if check_harbour(s, seat, move - HARBOUR, owed) is None]
        return found + actions if found else actions

    def _actions(self, s: Table, owed: Followers) -> list[int]:
        """The betting actions, in the order of the move table."""
        left = left_when_paid(s, self.seat, owed)
        if left[0] < 0:  # unpayable
            return _CANNOT_PAY[self.harboured]
        actions = _HARBOURED if self.harboured else _OWING if owes(owed) else _FREE
        return actions[(left[0] > 0) + 2 * (left[1] > 0) + 4 * (left[2] > 0)]

    def tempting(self, s: Table) -> list[int]:
        found = [PLAY + design for design in designs(s.hand(self.seat))]
        if s.players[self.seat].god >= 0:
            found.append(INVOKE)
        return [*found, PASS, FOLLOW, *span("raise"), FOLD, LAST_STAND]

    def hides(self, s: Table) -> bool:
        """Whether more could be done is the player's secret as long as hand or discard pile may hold it (TH-238)."""
        return bool(s.hand(self.seat)) or _might_reclaim(s, self.seat)

    def take(self, s: Table, move: int) -> None:
        seat = self.seat
        if move == END:
            ask_next_bettor(s, seat + 1)
        elif move == FOLD:
            s.tell("folded", "TH-073", seat=seat)
            s.then(LayAside(seat))
            if check_invoke(s, seat, IN_FOLD) is None:
                s.then(InvokeOnFold(seat))
        elif PASS <= move < HARBOUR:
            s.to_act &= ~(1 << seat)
            s.then(BettingTurn(seat, 1, 0))
            bet(s, seat, move)
        else:
            s.then(BettingTurn(seat, self.acted, int(self.harboured or HARBOUR <= move < END)))
            self._use(s, move)

    def _use(self, s: Table, move: int) -> None:
        seat = self.seat
        if PLAY <= move < INVOKE:
            play(s, seat, move - PLAY)
        elif move == INVOKE:
            invoke(s, seat)
        elif move in _VISIT:
            visit(s, seat, VISITED[move - VISIT])
        else:
            use_harbour(s, seat, move - HARBOUR)


# -- the betting actions ----------------------------------------------------------------------------------------------


def check_raise(s: Table, seat: int, kind: int, owed: Followers) -> Refusal | None:
    """One token of any kind that is left in the Cult after the debt was paid (TH-075, TH-076)."""
    if left_when_paid(s, seat, owed)[kind] == 0:
        return no("TH-076", "no-token-to-raise", remedy="raise-another", token=KINDS[kind])
    return None


def bet(s: Table, seat: int, move: int) -> None:
    """Pass, Follow, Last Stand or Raise."""
    if move == PASS:
        s.tell("passed", "TH-071", seat=seat)
    elif move == LAST_STAND:
        take_last_stand(s, seat)
    elif move == FOLLOW:
        pay_debt(s, seat)
        s.tell("followed", "TH-072", seat=seat)
    else:
        _raise(s, seat, move - RAISE)


def _raise(s: Table, seat: int, kind: int) -> None:
    """The debt, then one token more; everybody else must act again (TH-072, TH-075, TH-085).

    Even if all others are on a Last Stand and follow from the Bank (TH-088).
    """
    pay_debt(s, seat)
    s.level[kind] += 1
    stake_from_cult(s, seat, kind)
    s.raises.append(3 * seat + kind)
    others = s.players_in_hand() & ~(1 << seat)
    s.to_act = others
    if s.events is not None:
        s.tell("raised", "TH-075", seat=seat, token=KINDS[kind])
    ask_for_reactions(s, RAISED, seat, others, NOTHING)


class LayAside(SeatStep[Table]):
    """Who folds lays his hand face down beside his Stake and is out of the Hand until Closure (TH-080, TH-081).

    He plays nothing more (TH-069), only here can he fold (TH-079), and his cards on the table wait (TH-082).
    """

    def run(self, s: Table) -> None:
        seat = self.seat
        s.deeds[seat].folded = 1
        s.to_act &= ~(1 << seat)
        s.cards.move_all([HAND + seat], ASIDE + seat)
        somebody_folded(s, seat)
        opponent_folded(s, seat)
        bet_on(s, seat + 1)


# -- Locations that are used in the own turn --------------------------------------------------------------------------


def check_visit(s: Table, seat: int, design: int) -> Refusal | None:
    """Once in a Hand for each copy (TH-130)."""
    copies = [card for card in s.locations(seat) if DESIGN[card] == design]
    if not copies:
        return no("TH-130", "no-such-location", remedy="play-on")
    if all(card in s.used for card in copies):
        return _VISITED_ALREADY
    costs = check_costs(s, seat, design, 0)
    if costs is None and not playable(s, seat, design):
        return no("TH-122", "nothing-happens", remedy="play-on")
    return costs


def _might_reclaim(s: Table, seat: int) -> bool:
    """A Location may still take something out of a discard pile that others cannot look into (TH-226)."""
    ready = [DESIGN[card] for card in s.locations(seat) if card not in s.used]
    return len(s.discard_pile(seat)) > 1 and any(ops(s, design, Reclaim) for design in ready)


def visit(s: Table, seat: int, design: int) -> None:
    card = next(card for card in s.locations(seat) if DESIGN[card] == design and card not in s.used)
    s.used.append(card)
    s.tell("visited", "TH-130", seat=seat, card=DESIGNS[design])
    name_and_begin(s, seat, design, NOTHING)


def check_harbour(s: Table, seat: int, kind: int, owed: Followers) -> Refusal | None:
    """Once in a Hand a token of the debt may come from the Bank, before the payment (TH-091)."""
    ready = _ready_harbours(s, seat)
    if not ready:
        return no("TH-130", "no-harbour", remedy="play-on")
    if owed[kind] == 0 or not any(op.kinds >> kind & 1 for op in ops(s, DESIGN[ready[0]], FreeFollow)):
        return no("TH-091", "not-owed", remedy="choose-another", token=KINDS[kind])
    return None


def _ready_harbours(s: Table, seat: int) -> list[int]:
    return [card for card in s.locations(seat) if ops(s, DESIGN[card], FreeFollow) and card not in s.used]


def use_harbour(s: Table, seat: int, kind: int) -> None:
    """An ordinary token of the Stake, from the Bank."""
    s.used.append(_ready_harbours(s, seat)[0])
    s.stake[3 * seat + kind] += 1
    s.paid[3 * seat + kind] += 1
    s.tell("harboured", "TH-130", seat=seat, token=KINDS[kind])
    check_now(s, seat)
