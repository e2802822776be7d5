"""Phase 3: turns in the order of the Pillars, until all have passed. -- chapter 8 (HY-087 to HY-089), 8.5 (HY-131 to
HY-135)"""

from typing import ClassVar, Final

from theogony.games.hybris import pillars
from theogony.games.hybris.activation import activatable, activate, activation_refusal
from theogony.games.hybris.content import SEATS
from theogony.games.hybris.defeat import take_back_tokens
from theogony.games.hybris.moves import ACTIVATE, PASS, USE, span
from theogony.games.hybris.state import NOBODY, NOTHING, Hybris
from theogony.games.hybris.texts import LOADED, moment
from theogony.games.hybris.uses import holds_one, script_on, usable, use
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step

YOUR_TURN: Final = moment("your_turn")


def by_pillar(s: Hybris) -> list[int]:
    """The seats in ascending order of their Pillars' numbers (HY-087)."""
    return [seat for _, seat in sorted([(player.pillars, seat) for seat, player in enumerate(s.players)])]


def next_seat(s: Hybris, after: int) -> int:
    """Who has the next turn: by Pillars, again and again, without those who have passed (HY-087); NOBODY if all
    have."""
    seats = s.seats
    last = s.players[after].pillars * seats + after if after != NOBODY else NOBODY
    first, following = NOBODY, NOBODY  # as numbers that stand in the order of the turns
    for seat, player in enumerate(s.players):
        if not player.passed:
            number = player.pillars * seats + seat
            if first == NOBODY or number < first:
                first = number
            if number > last and (following == NOBODY or number < following):
                following = number
    number = first if following == NOBODY else following
    return NOBODY if number == NOBODY else number % seats


@step
class NextTurn(Step[Hybris]):
    """The turn after that of this seat, or the end of the phase (HY-087)."""

    after: int

    def run(self, s: Hybris) -> None:
        s.turn = next_seat(s, self.after)
        if s.turn != NOBODY:
            s.agenda.extend(_TURNS[s.turn])


def text_refusal(s: Hybris, seat: int, source: int) -> Refusal | None:
    """Why the seat cannot use this text in its turn now (HY-431)."""
    script = script_on(s, YOUR_TURN, source)
    if script is None:
        return no("HY-431", "text-not-for-this", remedy="use-another")
    return usable(s, seat, script, NOTHING, NOTHING)


def pass_or_use(s: Hybris, seat: int) -> list[int]:
    """The seat passes, or uses a text in its turn: a new list of these moves."""
    found = [PASS]
    known = LOADED[s.box.number]
    if holds_one(s, seat, known.holders_on[YOUR_TURN]):
        own = [
            USE + script.source for script in known.on[YOUR_TURN] if usable(s, seat, script, NOTHING, NOTHING) is None
        ]
        found += sorted(own)
    return found


def use_text(s: Hybris, seat: int, source: int) -> None:
    script = script_on(s, YOUR_TURN, source)
    assert script is not None
    use(s, seat, script, NOBODY, NOTHING)


class TakeTurn(Prompt[Hybris]):
    """Does the seat activate a character or pass? A text may be used before (HY-088, HY-089, HY-431)."""

    clause: ClassVar[str] = "HY-088"
    kinds: ClassVar[tuple[range, ...]] = (span("pass"), span("use"), span("activate"))

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if move == PASS:
            return None
        if move < ACTIVATE:
            return text_refusal(s, self.seat, move - USE)
        return activation_refusal(s, self.seat, move - ACTIVATE)

    def hides(self, s: Hybris) -> bool:
        """Where a token leads is secret, so others cannot tell whether anybody could be activated."""
        return s.players[self.seat].holds_token()

    def options(self, s: Hybris) -> list[int]:
        found = pass_or_use(s, self.seat)
        for character in activatable(s, self.seat):
            found.append(ACTIVATE + character)
        return found

    def take(self, s: Hybris, move: int) -> None:
        if move == PASS:
            pass_turn(s, self.seat)
        elif move < ACTIVATE:
            s.then(self)
            use_text(s, self.seat, move - USE)
        else:
            s.agenda.append(_AFTER_ACTION[self.seat])
            activate(s, self.seat, move - ACTIVATE)


def pass_turn(s: Hybris, seat: int) -> None:
    """Tokens that were not used go back (HY-131); an unresolved Pillar gives its lower half now (HY-132), then comes
    the own Concept card (HY-135); no more turns in this Age (HY-133)."""
    player = s.players[seat]
    player.passed = 1
    if s.events is not None:
        s.tell("passed", "HY-088", seat=seat)
    if player.holds_token():
        take_back_tokens(s, seat)  # face down (HY-437)
    s.rules.passing(s, seat)
    pillars.resolve_unused(s, seat)


class AfterAction(Prompt[Hybris]):
    """The action is finished: does the seat use a text before its turn ends? (HY-431)"""

    clause: ClassVar[str] = "HY-431"
    kinds: ClassVar[tuple[range, ...]] = (span("pass"), span("use"))
    passing: ClassVar[int] = PASS

    def _over(self, s: Hybris) -> bool:
        return bool(s.activations) and s.activation().over == 1

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if move == PASS:
            return None
        if self._over(s):
            return no("HY-277", "turn-is-over", remedy="go-on")
        return text_refusal(s, self.seat, move - USE)

    def options(self, s: Hybris) -> list[int]:
        return [PASS] if self._over(s) else pass_or_use(s, self.seat)

    def take(self, s: Hybris, move: int) -> None:
        if move == PASS:
            s.activations = []
        else:
            s.then(self)
            use_text(s, self.seat, move - USE)


# by seat, the last one first: steps are never changed, and all turns share these
_TURNS: Final[list[list[Step[Hybris]]]] = [[NextTurn(seat), TakeTurn(seat)] for seat in range(SEATS)]
_AFTER_ACTION: Final[list[AfterAction]] = [AfterAction(seat) for seat in range(SEATS)]
