"""The Closure Phase, in its ten steps. -- chapter 11"""

from typing import ClassVar, Final

from theogony.games.theomachy import sky
from theogony.games.theomachy.amendments import PREREQUISITES_ALONE
from theogony.games.theomachy.conditions import holds
from theogony.games.theomachy.content import (
    ACTIVE,
    CLOSURE_STEP,
    DESIGN,
    DESIGNS,
    FIRST_GOD,
    FIRST_MYTH,
    IN_CLOSURE,
    JOINS,
    KINDS,
    POWER,
    PRIEST,
    PROPHET,
    TYPE,
    WHEN,
)
from theogony.games.theomachy.demands import AT_CLOSURE_END, AT_STEP_2, AT_STEP_3, check, check_all
from theogony.games.theomachy.gods import check_invoke, invoke
from theogony.games.theomachy.locations import damage
from theogony.games.theomachy.moves import CARD, DECLINE, DONE, INVOKE, MYTH, PLAY, TAKE, span
from theogony.games.theomachy.mythology import check_myth, hero_dies, hero_returns, usable_myths, use_myth
from theogony.games.theomachy.piles import card_in, designs, discard_the_rest, promise
from theogony.games.theomachy.playing import check_play, play, plays, power_leads_to
from theogony.games.theomachy.prayer import PrayerPhase
from theogony.games.theomachy.requirements import might_be_met, recount_own, standing
from theogony.games.theomachy.state import CLOSURE, NOTHING, Table
from theogony.games.theomachy.targets import playable
from theogony.games.theomachy.texts import Income, KeepMore, LocationGuard, LoseAfterPower, ops
from theogony.games.theomachy.tokens import exchange, gain, leave_stake
from theogony.games.theomachy.zones import ASIDE, HAND
from theogony.kernel.desk import Desk
from theogony.kernel.fields import step
from theogony.kernel.plan import Cards
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Listed, Prompt, Seal, SeatStep, Step, Unseen
from theogony.kernel.window import Answer, Window

CLOSURE_EFFECTS: Final = [design for design, when in enumerate(WHEN) if when == IN_CLOSURE]


class BeginClosure(Step[Table]):
    """Step 1: winners and losers; folded players take up their hands again (TH-154)."""

    def run(self, s: Table) -> None:
        s.phase = CLOSURE
        s.winners = _winners(s)
        if s.events is not None:
            s.tell("winners", "TH-154", seats=[seat for seat in range(s.seats) if s.won(seat)])
        for seat in range(s.seats):
            if s.deeds[seat].folded:
                s.cards.move_all([ASIDE + seat], HAND + seat)
            _late_losses(s, seat)
        s.then(LosersDiscard())
        for seat in reversed(s.clockwise(s.first)):
            s.then(StepTwo(seat))


def _winners(s: Table) -> int:
    """The lone remaining player, or all with the highest Power."""
    if not s.fighters:
        return s.players_in_hand()
    best = max([s.deeds[seat].power for seat in range(s.seats) if s.in_battle(seat)])
    return sum(1 << seat for seat in range(s.seats) if s.in_battle(seat) and s.deeds[seat].power == best)


def _late_losses(s: Table, seat: int) -> None:
    """Attacks that cost their player followers once Power has been compared, even if he wins."""
    for card in s.attacks(seat):
        for op in ops(s, DESIGN[card], LoseAfterPower):
            if s.stake_tokens(seat, op.kind):
                leave_stake(s, seat, op.kind, home=False)
                s.tell("killed", "TH-147", seat=seat, tokens={KINDS[op.kind]: 1}, source=DESIGNS[DESIGN[card]])


# -- step 2 -----------------------------------------------------------------------------------------------------------


class StepTwo(SeatStep[Table]):
    """Step 2, one place of the order: gains and Demand first, then what the player wants to do (TH-155, TH-156)."""

    def run(self, s: Table) -> None:
        _automatic_gains(s, self.seat)
        check(s, self.seat, AT_STEP_2)
        s.then(ClosureWindow(CLOSURE_STEP, self.seat, NOTHING, (self.seat,)))


def _automatic_gains(s: Table, seat: int) -> None:
    """Locations, passive gods and a Hero in the Stake who give something in this step."""
    sources = [DESIGN[card] for card in s.locations(seat)]
    god = s.players[seat].god
    if god >= 0 and not ACTIVE[god]:
        sources.append(FIRST_GOD + god)
    myth = s.players[seat].hero
    if myth >= 0 and not JOINS[myth]:
        sources.append(FIRST_MYTH + myth)
    for source in sources:
        for op in ops(s, source, Income):
            if holds(s, seat, op.when):
                gain(s, seat, op.kind, op.amount, "TH-156")


class ClosureWindow(Window[Table]):
    """Who might, for all that the others can see, have something to do in step 2 is asked (TH-137)."""

    again: ClassVar[bool] = True

    def might_answer(self, s: Table, seat: int) -> bool:
        return (
            any(might_be_met(s, seat, design) for design in CLOSURE_EFFECTS)
            or bool(usable_myths(s, seat, CLOSURE_STEP))
            or check_invoke(s, seat, IN_CLOSURE) is None
        )

    def question(self, s: Table, seat: int) -> Answer[Table]:
        return CloseHand(seat, 0)

    def going_on(self, asked: tuple[int, ...], floor: int) -> Window[Table]:
        return ClosureWindow(self.event, self.actor, self.source, asked, floor)


@step
class CloseHand(Answer[Table]):
    """Effects of Closure with Power cards before them, Mythology, Capacities; folded players too (TH-111, TH-155)."""

    committed: int
    clause: ClassVar[str] = "TH-155"
    kinds: ClassVar[tuple[range, ...]] = (span("play"), span("invoke"), span("myth"), span("done"))
    passing: ClassVar[int] = DONE

    def topic(self) -> str:
        return "closure"

    def check(self, s: Table, move: int) -> Refusal | None:
        seat = self.seat
        if self.committed and not PLAY <= move < INVOKE:  # an ability now might leave the Effect nothing to do
            return no("TH-111", "answer-promised", remedy="play-the-effect")
        if move == DONE:
            return None
        if move == INVOKE:
            return check_invoke(s, seat, IN_CLOSURE)
        if move in span("myth"):
            return check_myth(s, seat, move - MYTH, CLOSURE_STEP)
        design = move - PLAY
        refusal = check_play(s, seat, design, IN_CLOSURE)
        if refusal is None and TYPE[design] == POWER and not power_leads_to(s, seat, self._wanted(s)):
            return no("TH-111", "power-without-effect", remedy="done")
        return refusal

    def _wanted(self, s: Table) -> list[int]:
        """The Effects of Closure that may be played (TH-122)."""
        free = s.amended(PREREQUISITES_ALONE)
        return [design for design in CLOSURE_EFFECTS if free or playable(s, self.seat, design)]

    def options(self, s: Table) -> list[int]:
        seat = self.seat
        found = plays(s, seat, IN_CLOSURE)
        if found and not power_leads_to(s, seat, self._wanted(s)):
            found = [move for move in found if TYPE[move - PLAY] != POWER]
        if self.committed:
            return found
        if s.players[seat].god >= 0 and check_invoke(s, seat, IN_CLOSURE) is None:
            found.append(INVOKE)
        found.extend(usable_myths(s, seat, CLOSURE_STEP))
        found.append(DONE)
        return found

    def tempting(self, s: Table) -> list[int]:
        found = [PLAY + design for design in designs(s.hand(self.seat))]
        return found + [MYTH + myth for myth in s.players[self.seat].myths]

    def hides(self, s: Table) -> bool:
        return True

    def answer(self, s: Table, move: int) -> None:
        seat = self.seat
        if move == INVOKE:
            invoke(s, seat)
        elif move in span("myth"):
            use_myth(s, seat, move - MYTH)
        else:
            if TYPE[move - PLAY] == POWER:
                s.then(CloseHand(seat, 1))
            play(s, seat, move - PLAY)
            if TYPE[move - PLAY] == POWER:
                promise(s, seat, CLOSURE_EFFECTS)


# -- steps 3 to 8 -----------------------------------------------------------------------------------------------------


class LosersDiscard(Step[Table]):
    """Step 3: all who have not won lose their Stakes, folded or not; a lost Last Stand ends a life (TH-083, TH-157)."""

    def run(self, s: Table) -> None:
        check_all(s, AT_STEP_3)
        losers = [seat for seat in s.clockwise(s.first) if not s.won(seat)]
        for seat in losers:
            for at in range(3 * seat, 3 * seat + 3):
                s.stake[at] = 0
                s.stand[at] = 0
                s.loan[at] = 0
            hero_dies(s, seat)
            s.tell("stake-lost", "TH-157", seat=seat)
        fallen = [seat for seat in losers if s.deeds[seat].last_stand]
        if s.rules.last_stands_lost(s, fallen):
            return
        damage_of_losers(s)
        s.then(Reward(), ReturnStakes())


def damage_of_losers(s: Table) -> None:
    """Step 4: every Location of every loser takes one damage (TH-158)."""
    for seat in s.clockwise(s.first):
        locations = s.locations(seat)
        if locations and not s.won(seat) and not _locations_guarded(s, seat):
            for card in locations:
                damage(s, seat, card)


def _locations_guarded(s: Table, seat: int) -> bool:
    return any(holds(s, seat, op.when) for source in standing(s, seat) for op in ops(s, source, LocationGuard))


def face_to_face(s: Table) -> bool:
    """Two players are left because all others were eliminated: winning brings no tokens (TH-166 to TH-169)."""
    return s.living() == 2 and (s.seats > 2 or s.face_to_face_from_start == 1)


class Reward(Step[Table]):
    """Steps 5 and 6: a sole winner takes a Priest, and a Prophet if his Cult has none (TH-159, TH-163, TH-164).

    An example is TH-245.
    """

    def run(self, s: Table) -> None:
        if s.winners & (s.winners - 1) or s.rules.face_to_face(s):
            return
        winner = s.winners.bit_length() - 1
        if s.ask_rewards:
            s.then(TakeReward(winner, PRIEST), OfferProphet(winner))
        else:
            gain(s, winner, PRIEST, 1, "TH-159")
            s.then(OfferProphet(winner))


class OfferProphet(SeatStep[Table]):
    """Step 6 looks at the Cult alone: the Stake has not returned yet, so Lia Fail cancels nothing (TH-231)."""

    def run(self, s: Table) -> None:
        if s.cult[3 * self.seat + PROPHET]:
            return
        if s.ask_rewards:
            s.then(TakeReward(self.seat, PROPHET))
        else:
            gain(s, self.seat, PROPHET, 1, "TH-159")


@step
class TakeReward(Prompt[Table]):
    """The winner may take the token, or not (TH-163)."""

    kind: int
    clause: ClassVar[str] = "TH-163"
    kinds: ClassVar[tuple[range, ...]] = (span("take"), span("decline"))

    def check(self, s: Table, move: int) -> Refusal | None:
        return None

    def take(self, s: Table, move: int) -> None:
        if move == TAKE:
            gain(s, self.seat, self.kind, 1, "TH-159")
        else:
            assert move == DECLINE
            s.tell("declined", "TH-163", seat=self.seat, token=KINDS[self.kind])


class ReturnStakes(Step[Table]):
    """Steps 7 and 8: what is the winners' own returns to their Cults, then the First Player is named (TH-159)."""

    def run(self, s: Table) -> None:
        for seat in s.clockwise(s.first):
            if s.won(seat):
                _return_stake(s, seat)
        s.first = next_first_player(s)
        if not s.rules.after_step_8(s):
            s.then(KeepHands(), DiscardHands(), EndOfClosure())


def _return_stake(s: Table, seat: int) -> None:
    """Loaned and Last Stand tokens go to the Bank, a Hero to his card, the rest home together (TH-097, TH-251)."""
    hero_returns(s, seat)
    for kind in range(3):
        at = 3 * seat + kind
        s.stand[at] = 0
        s.loan[at] = 0
        s.cult[at] += s.stake[at]
        s.stake[at] = 0
    exchange(s, seat)
    s.tell("stake-returned", "TH-159", seat=seat)


def next_first_player(s: Table) -> int:
    """The winner (TH-046); after a tie the nearest one clockwise from the left neighbour of the old one (TH-160).

    The old one is who led this Hand, even if he fell in step 3.
    """
    for seat in s.clockwise((s.first + 1) % s.seats):
        if s.won(seat):
            return seat
    return s.first


# -- steps 9 and 10 ---------------------------------------------------------------------------------------------------


def table_cards(s: Table, seat: int) -> Cards:
    """Power cards, Attacks and continuous Effects; Locations and Mythology stay (TH-161)."""
    return s.powers(seat) + s.attacks(seat) + s.lasting(seat)


class KeepHands(Step[Table]):
    """Step 9, first part: some may keep cards in hand (TH-161)."""

    def run(self, s: Table) -> None:
        for seat in reversed(s.clockwise(s.first)):
            allowed = s.deeds[seat].may_keep
            for card in s.locations(seat):
                for op in ops(s, DESIGN[card], KeepMore):
                    if holds(s, seat, op.when):
                        allowed += op.amount
            if allowed and s.hand(seat):
                s.then(Unseen((KeepCards(seat, min(allowed, len(s.hand(seat))), ()),)))


@step
class KeepCards(Listed[Table]):
    """A player chooses, unseen, up to so many cards to keep for the next Hand."""

    left: int
    chosen: tuple[int, ...]
    clause: ClassVar[str] = "TH-161"
    kinds: ClassVar[tuple[range, ...]] = (span("card"), span("done"))
    unlisted: ClassVar[tuple[str, str]] = ("not-in-hand", "choose-another")

    def _rest(self, s: Table) -> Cards:
        return tuple([card for card in s.hand(self.seat) if card not in self.chosen])

    def options(self, s: Table) -> list[int]:
        return [CARD + design for design in designs(self._rest(s))] + [DONE]

    def hides(self, s: Table) -> bool:
        return True

    def drafted(self, s: Table, desk: Desk, move: int) -> Desk:
        """The moves in the order of the designs, the end of the choice behind them."""
        if move == DONE:
            return desk.made_ready(move)
        draft = tuple(sorted((*desk.draft, move)))
        chosen = tuple(sorted((*self.chosen, next(card for card in self._rest(s) if DESIGN[card] == move - CARD))))
        all_chosen = self.left == 1 or len(chosen) == len(s.hand(self.seat))
        return Desk(self.seat, (KeepCards(self.seat, self.left - 1, chosen),), draft, all_chosen)

    def opened(self, s: Table, draft: tuple[int, ...]) -> None:
        keep(s, self.seat, list(self.chosen))


def keep(s: Table, seat: int, chosen: list[int]) -> None:
    """The kept cards wait aside; which ones they are nobody can tell."""
    if len(chosen) == len(s.hand(seat)):
        s.cards.move_all([HAND + seat], ASIDE + seat)
    else:
        for card in chosen:
            s.cards.move(card, HAND + seat, ASIDE + seat)
    s.tell("kept", "TH-161", seat=seat, number=len(chosen))


class DiscardHands(Step[Table]):
    """Step 9: hands and cards on the table are discarded; each owner picks the one that is seen (TH-161, TH-227)."""

    def run(self, s: Table) -> None:
        asked: list[Prompt[Table]] = []
        for seat in s.clockwise(s.first):
            cards = s.hand(seat) + table_cards(s, seat)
            if len(cards) > 1:
                asked.append(TopDiscard(seat))
            elif cards:
                lay_down(s, seat, cards[0])
        s.then(TakeUpKept())
        if asked:
            s.then(Seal(tuple(asked)))


class TopDiscard(Listed[Table]):
    """The owner of several cards discarded together chooses the visible one (TH-227)."""

    clause: ClassVar[str] = "TH-227"
    kinds: ClassVar[tuple[range, ...]] = (span("card"),)
    unlisted: ClassVar[tuple[str, str]] = ("not-discarded", "choose-another")

    def _cards(self, s: Table) -> Cards:
        return s.hand(self.seat) + table_cards(s, self.seat)

    def options(self, s: Table) -> list[int]:
        return [CARD + design for design in designs(self._cards(s))]

    def take(self, s: Table, move: int) -> None:
        lay_down(s, self.seat, card_in(self._cards(s), move - CARD, []))


def lay_down(s: Table, seat: int, top: int) -> None:
    """Hand and table are on the discard pile, the Power cards of this Hand too (TH-113)."""
    powers = s.powers(seat)
    discard_the_rest(s, seat, top)
    s.deeds[seat].notes = ()
    if powers:
        recount_own(s, seat)
    s.reveal("hand-discarded", "TH-161", seat=seat, top=DESIGNS[DESIGN[top]])


class TakeUpKept(Step[Table]):
    """Cards kept are in hand for the next Hand."""

    def run(self, s: Table) -> None:
        for seat in range(s.seats):
            if s.aside(seat):
                s.cards.move_all([ASIDE + seat], HAND + seat)


class EndOfClosure(Step[Table]):
    """Step 10, the last Demands, and the end of the game if only one Cult is left (TH-162, TH-247)."""

    def run(self, s: Table) -> None:
        sky.fade(s)
        check_all(s, AT_CLOSURE_END)
        if not s.rules.after_closure(s):
            s.then(PrayerPhase())
