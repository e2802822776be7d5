"""Followers are sacrificed, killed, driven back, stolen, gained, exchanged and rescued. -- TH-123, TH-241, TH-251"""

from theogony.games.theomachy.conditions import ONCE, counted
from theogony.games.theomachy.content import KINDS, SOURCES
from theogony.games.theomachy.guards import shielded, use_ward
from theogony.games.theomachy.moves import NUMBER, TOKEN
from theogony.games.theomachy.running import STAKE_SPARED, TOKENS_KILLED, remember, running
from theogony.games.theomachy.state import BETTING, Table
from theogony.games.theomachy.targets import affected
from theogony.games.theomachy.texts import Act, Amount, Resolve, Stop
from theogony.games.theomachy.tokens import exchange, gain, join_cult, leave_cult, leave_stake
from theogony.games.theomachy.vocabulary import ALL, IN_CULT, WHO, ZONES
from theogony.kernel.effects.machine import Written
from theogony.kernel.refusal import Refusal, no


class Sacrifice(Act):
    """A cost, from the own Cult; it stays paid whatever happens (TH-121). Demands count those of cards alone."""

    def read(self, given: Written) -> None:
        self.cost = True
        self.kind = given.word("kind", KINDS)
        self.amount = given.number("amount")

    def unpaid(self, s: Table, seat: int, cards: int) -> Refusal | None:
        if s.cult[3 * seat + self.kind] >= self.amount:
            return None
        return no("TH-121", "no-token", remedy="play-another", token=KINDS[self.kind])

    def do(self, s: Table, text: Resolve) -> None:
        seat = text.seat
        for _ in range(self.amount):
            if text.card >= 0 and s.phase == BETTING:
                s.paid_costs[3 * seat + self.kind] += 1
            leave_cult(s, seat, self.kind)
        s.tell("sacrificed", "TH-121", seat=seat, tokens={KINDS[self.kind]: self.amount})


# -- followers of others, and own ones --------------------------------------------------------------------------------


class Strike(Stop):
    """Followers of a kind leave a Stake or Cult, as many as there are if fewer; if none is there, others do."""

    def read(self, given: Written) -> None:
        self.who = given.word("who", WHO)
        self.kind = given.word("kind", KINDS)
        self.amount = given.number("amount", named={"all": ALL})
        self.in_cult = False
        self.instead = given.amounts("fallback", KINDS) if given.has("fallback") else [0, 0, 0]

    def struck_kind(self, tokens: list[int]) -> int:
        """The kind that it finds: the named one, else the other the text names; -1 if none."""
        if tokens[self.kind]:
            return self.kind
        return next((kind for kind in range(3) if self.instead[kind] and tokens[kind]), -1)

    def struck(self, s: Table, text: Resolve) -> int:
        """The others, as bits, whose Stake it is about to touch, standing shields considered (TH-241)."""
        if self.in_cult:
            return 0
        found = 0
        for seat in affected(s, text.seat, self.who, text.target):
            kind = self.struck_kind(_stake(s, seat))
            if seat != text.seat and kind >= 0 and not shielded(s, seat, kind):
                found |= 1 << seat
        return found

    def can(self, s: Table, seat: int, target: int) -> bool:
        pile = _cult if self.in_cult else _stake
        return any(self.struck_kind(pile(s, other)) >= 0 for other in affected(s, seat, self.who, target))

    def strike(self, s: Table, text: Resolve, seat: int, home: bool) -> None:
        """Tokens of a Stake are killed or driven back, unless something protects them; no debt follows (TH-107)."""
        kind = self.struck_kind(_stake(s, seat))
        if kind < 0 or (seat != text.seat and _protected(s, text, seat, kind)):
            return
        amount = self.instead[kind] if kind != self.kind else text.choice if self.named else self.amount
        amount = min(amount, s.stake_tokens(seat, kind))
        for _ in range(amount):
            leave_stake(s, seat, kind, home)
        if home:
            exchange(s, seat)
            s.tell("driven-back", "TH-147", seat=seat, tokens={KINDS[kind]: amount}, source=SOURCES[text.source])
        else:
            _count_killed(s, text, seat, kind, amount, TOKENS_KILLED)


def _stake(s: Table, seat: int) -> list[int]:
    return [s.stake_tokens(seat, kind) for kind in range(3)]


def _cult(s: Table, seat: int) -> list[int]:
    return s.cult[3 * seat : 3 * seat + 3]


def _protected(s: Table, text: Resolve, seat: int, kind: int) -> bool:
    """Standing shields first, then a Deflection, then shields for one event (TH-241)."""
    if running(s).spares(STAKE_SPARED, seat):
        return True
    if not shielded(s, seat, kind):
        if not use_ward(s, seat):
            return False
        remember(s, 0, 1 << STAKE_SPARED + seat)
    s.tell("shielded", "TH-241", seat=seat, source=SOURCES[text.source])
    return True


class Kill(Strike):
    """Followers go to the Bank; when ``optional`` the player names how many."""

    def read(self, given: Written) -> None:
        super().read(given)
        self.in_cult = given.word("zone", ZONES) == IN_CULT
        self.named = given.flag("optional")

    def choices(self, s: Table, seat: int, target: int) -> list[int]:
        return [NUMBER + n for n in range(min(self.amount, s.stake_tokens(seat, self.kind)) + 1)]

    def do(self, s: Table, text: Resolve) -> None:
        for seat in affected(s, text.seat, self.who, text.target):
            if self.in_cult:
                self._kill_in_cult(s, text, seat)
            else:
                self.strike(s, text, seat, home=False)

    def _kill_in_cult(self, s: Table, text: Resolve, seat: int) -> None:
        """One after the other, each followed by the victim's forced exchange (TH-123)."""
        kind = self.struck_kind(_cult(s, seat))
        if kind < 0:
            return
        amount = self.amount if kind == self.kind else self.instead[kind]
        killed = 0
        while killed < amount and s.cult[3 * seat + kind] > 0:
            leave_cult(s, seat, kind)
            killed += 1
        _count_killed(s, text, seat, kind, killed, 0)


def _count_killed(s: Table, text: Resolve, seat: int, kind: int, killed: int, marks: int) -> None:
    if killed == 0:
        return
    remember(s, killed, marks)
    if seat != text.seat:
        s.deeds[text.seat].kills += killed
    s.tell("killed", "TH-147", seat=seat, tokens={KINDS[kind]: killed}, source=SOURCES[text.source])


class DriveBack(Strike):
    """Followers go back to their owner's Cult (TH-147)."""

    def do(self, s: Table, text: Resolve) -> None:
        for seat in affected(s, text.seat, self.who, text.target):
            self.strike(s, text, seat, home=True)


class Steal(Act):
    """Followers change their master: from Cult to Cult, or out of a Stake its own ones only (TH-251)."""

    def read(self, given: Written) -> None:
        self.who = given.word("who", WHO)
        self.kinds = sorted(given.several("kind", KINDS))
        self.amount = given.number("amount")
        self.in_cult = given.word("zone", ZONES, "cult") == IN_CULT
        self.named = len(self.kinds) > 1

    def can(self, s: Table, seat: int, target: int) -> bool:
        return any(self._kinds(s, other) for other in affected(s, seat, self.who, target))

    def choices(self, s: Table, seat: int, target: int) -> list[int]:
        return [TOKEN + kind for kind in self._kinds(s, target)] if target >= 0 else []

    def _kinds(self, s: Table, victim: int) -> list[int]:
        pile = s.cult if self.in_cult else s.stake
        return [kind for kind in self.kinds if pile[3 * victim + kind]]

    def do(self, s: Table, text: Resolve) -> None:
        victim, seat = text.target, text.seat
        kind = text.choice if self.named else self.kinds[0]
        if kind < 0 or victim < 0:  # bought when nobody had one
            return
        pile = s.cult if self.in_cult else s.stake
        taken = 0
        while taken < self.amount and pile[3 * victim + kind] > 0:
            taken += 1
            if self.in_cult:
                leave_cult(s, victim, kind)
            else:
                pile[3 * victim + kind] -= 1
        if taken:
            s.tell("stolen", "TH-123", seat=seat, victim=victim, tokens={KINDS[kind]: taken})
            join_cult(s, seat, kind, taken)


# -- own followers ----------------------------------------------------------------------------------------------------


class Gain(Act):
    """From the Bank into Cult or Stake; a gift to the Stake is no raise (TH-070, TH-251)."""

    def read(self, given: Written) -> None:
        self.kind = given.word("kind", KINDS)
        self.amount = Amount(given)
        self.to_cult = given.word("to", ZONES) == IN_CULT
        self.loan = given.flag("loan")

    def can(self, s: Table, seat: int, target: int) -> bool:
        return self.amount.per == ONCE or counted(s, seat, self.amount.per, 0) > 0

    def do(self, s: Table, text: Resolve) -> None:
        seat = text.seat
        amount = self.amount.now(s, seat, text.memo)
        if self.to_cult:
            gain(s, seat, self.kind, amount, "TH-257")
        elif amount:
            pile = s.loan if self.loan else s.stake
            pile[3 * seat + self.kind] += amount
            s.tell("reinforced", "TH-070", seat=seat, tokens={KINDS[self.kind]: amount}, loan=int(self.loan))


class Exchange(Act):
    """An own token of the Stake goes to the Bank, others come for it (TH-215)."""

    def read(self, given: Written) -> None:
        self.give = given.word("give", KINDS)
        self.get = given.amounts("get", KINDS)
        self.to_cult = given.word("to", ZONES) == IN_CULT

    def can(self, s: Table, seat: int, target: int) -> bool:
        return s.stake[3 * seat + self.give] > 0

    def do(self, s: Table, text: Resolve) -> None:
        seat = text.seat
        if s.stake[3 * seat + self.give] == 0:
            return
        s.stake[3 * seat + self.give] -= 1
        for kind, amount in enumerate(self.get):
            if amount:
                s.tell("traded", "TH-215", seat=seat, gave=KINDS[self.give], tokens={KINDS[kind]: amount})
                if self.to_cult:
                    join_cult(s, seat, kind, amount)
                else:
                    s.stake[3 * seat + kind] += amount


class Rescue(Act):
    """Own followers of one kind return from Stake to Cult, as many as there are; others never do (TH-094, TH-251)."""

    def read(self, given: Written) -> None:
        self.named = True
        self.one_of = given.amounts("one_of", KINDS)

    def can(self, s: Table, seat: int, target: int) -> bool:
        return bool(self.choices(s, seat, target))

    def choices(self, s: Table, seat: int, target: int) -> list[int]:
        return [TOKEN + kind for kind in range(3) if self.one_of[kind] and s.stake[3 * seat + kind]]

    def do(self, s: Table, text: Resolve) -> None:
        kind = text.choice
        if kind < 0:
            return
        amount = min(self.one_of[kind], s.stake[3 * text.seat + kind])
        s.stake[3 * text.seat + kind] -= amount
        s.tell("rescued", "TH-251", seat=text.seat, tokens={KINDS[kind]: amount})
        join_cult(s, text.seat, kind, amount)
