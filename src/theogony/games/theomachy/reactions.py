"""Reactions: Effects played as an answer to what an opponent does. -- chapter 9 (TH-133 to TH-137, TH-256)

Everybody is asked who, for all that the others can see, might have an answer: being asked tells nothing.
"""

from typing import ClassVar, Final

from theogony.games.theomachy.content import ANSWERS, ANSWERS_TO, POWER, TRIGGER, TYPE
from theogony.games.theomachy.moves import PASS, PLAY, span
from theogony.games.theomachy.piles import card_in, designs, promise
from theogony.games.theomachy.playing import check_play, play, power_leads_to
from theogony.games.theomachy.requirements import might_be_met, unmet
from theogony.games.theomachy.state import ROUND, Table
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.window import Answer, Window

_TOPICS: Final = ("cards", "raises", "stake", "hand")  # by event
_PASS_ALONE: Final[list[int]] = [PASS]


class Reactions(Window[Table]):
    """The players may answer an event, each once; all are asked at once (TH-135).

    The order, clockwise from the First Player, is one of those who want to answer (TH-134).
    """

    together: ClassVar[bool] = True

    def might_answer(self, s: Table, seat: int) -> bool:
        """The others must reckon with an answer of this seat; who has folded holds no cards (TH-135, TH-137)."""
        for design in ANSWERS[self.event]:
            if might_be_met(s, seat, design):
                return True
        return False

    def question(self, s: Table, seat: int) -> Answer[Table]:
        return React(seat, self.event, self.actor, self.source, 0)

    def going_on(self, asked: tuple[int, ...], floor: int) -> Window[Table]:
        return Reactions(self.event, self.actor, self.source, asked, floor)


def ask_for_reactions(s: Table, event: int, actor: int, asked: int, source: int) -> None:
    """These seats, as bits, may answer what the actor has done; all of them are in the game."""
    seats = tuple([seat for seat in ROUND[s.seats][s.first] if asked >> seat & 1])
    s.then(Reactions(event, actor, source, seats))


@step
class React(Answer[Table]):
    """A player may answer an event; Power cards come before the answer, and only together with it (TH-111, TH-133)."""

    event: int
    actor: int
    source: int
    committed: int
    clause: ClassVar[str] = "TH-133"
    kinds: ClassVar[tuple[range, ...]] = (span("play"), span("pass"))
    passing: ClassVar[int] = PASS

    def topic(self) -> str:
        return _TOPICS[self.event]

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
        card = card_in(s.hand(self.seat), design, s.spent)
        if card < 0:
            return no("TH-133", "not-in-hand", remedy="pass")
        if card in s.spent:
            return no("TH-250", "played-before", remedy="pass")
        if design not in answers:
            return no("TH-133", "no-answer-to-this", remedy="pass")
        return unmet(s, self.seat, design)

    def options(self, s: Table) -> list[int]:
        if not self.committed and not self._holds_an_answer(s):
            return _PASS_ALONE
        found = [
            PLAY + design
            for design in designs(s.hand(self.seat))
            if (TYPE[design] == POWER or TRIGGER[design] == self.event) and self.check(s, PLAY + design) is None
        ]
        if not self.committed:
            found.append(PASS)
        return found

    def _holds_an_answer(self, s: Table) -> bool:
        for card in s.hand(self.seat):
            if ANSWERS_TO[card] == self.event:
                return True
        return False

    def tempting(self, s: Table) -> list[int]:
        return [PLAY + design for design in designs(s.hand(self.seat))]

    def hides(self, s: Table) -> bool:
        return True

    def answer(self, s: Table, move: int) -> None:
        design = move - PLAY
        if TYPE[design] == POWER:
            s.then(React(self.seat, self.event, self.actor, self.source, 1))
        play(s, self.seat, design)
        if TYPE[design] == POWER:
            promise(s, self.seat, ANSWERS[self.event])
