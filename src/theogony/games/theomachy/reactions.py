"""Reactions: Effects played as an answer to what an opponent does. -- chapter 9 (TH-133 to TH-137, TH-256)

Everybody is asked who, for all that the others can see, might have an answer: being asked tells nothing.
"""

from typing import ClassVar

from theogony.games.theomachy.content import ANSWERS, DESIGN, HAND_TOUCHED, POWER, TRIGGER, TYPE
from theogony.games.theomachy.moves import PASS, PLAY, span
from theogony.games.theomachy.piles import card_in, designs
from theogony.games.theomachy.playing import check_play, play, power_leads_to
from theogony.games.theomachy.requirements import might_be_met, unmet
from theogony.games.theomachy.state import Table
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step


@step
class AskReactions(Step[Table]):
    """The seats of ``asked`` may answer the event, clockwise from the First Player, each once (TH-134, TH-135)."""

    event: int
    actor: int
    asked: int
    source: int

    def run(self, s: Table) -> None:
        asked = self.asked
        seat = s.first
        for _ in range(s.seats):
            if asked >> seat & 1:
                asked &= ~(1 << seat)
                if might_answer(s, seat, self.event):
                    s.then(
                        React(seat, self.event, self.actor, self.source, 0),
                        AskReactions(self.event, self.actor, asked, self.source),
                    )
                    return
            seat = seat + 1 if seat + 1 < s.seats else 0


def might_answer(s: Table, seat: int, event: int) -> bool:
    """Whether the others must reckon with an answer of this seat; who has folded holds no cards (TH-135, TH-137)."""
    for design in ANSWERS[event]:
        if might_be_met(s, seat, design):
            return True
    return False


@step
class React(Prompt[Table]):
    """A player may answer an event; Power cards come before the answer, and only together with it (TH-111, TH-133)."""

    event: int
    actor: int
    source: int
    committed: int
    clause: ClassVar[str] = "TH-133"
    kinds: ClassVar[tuple[range, ...]] = (span("play"), span("pass"))

    def check(self, s: Table, move: int) -> Refusal | None:
        if move == PASS:
            return no("TH-111", "answer-promised", remedy="play-the-answer") if self.committed else None
        design = move - PLAY
        answers = ANSWERS[self.event]
        if TYPE[design] == POWER:
            refusal = check_play(s, self.seat, design, 0)
            if refusal is None and not power_leads_to(s, self.seat, answers):
                refusal = no("TH-111", "power-without-answer", remedy="pass")
            return refusal
        card = card_in(s.hand[self.seat], design, s.spent)
        if card < 0:
            return no("TH-133", "not-in-hand", remedy="pass")
        if card in s.spent:
            return no("TH-250", "played-before", remedy="pass")
        if design not in answers:
            return no("TH-133", "no-answer-to-this", remedy="pass")
        return unmet(s, self.seat, design)

    def options(self, s: Table) -> list[int]:
        if not self.committed and not self._holds_an_answer(s):
            return [PASS]
        held = designs(s.hand[self.seat])
        allowed = [PLAY + design for design in held if self.check(s, PLAY + design) is None]
        return allowed if self.committed else [*allowed, PASS]

    def _holds_an_answer(self, s: Table) -> bool:
        for card in s.hand[self.seat]:
            if TRIGGER[DESIGN[card]] == self.event:
                return True
        return False

    def tempting(self, s: Table) -> list[int]:
        return [PLAY + design for design in designs(s.hand[self.seat])]

    def hides(self, s: Table) -> bool:
        return True

    def take(self, s: Table, move: int) -> None:
        if move == PASS:
            return
        design = move - PLAY
        if TYPE[design] == POWER:
            s.then(React(self.seat, self.event, self.actor, self.source, 1))
        play(s, self.seat, design)


def ask_about_hand(s: Table, actor: int, target: int, source: int) -> None:
    """The holder of a hand may answer before it is touched."""
    s.then(AskReactions(HAND_TOUCHED, actor, 1 << target, source))
