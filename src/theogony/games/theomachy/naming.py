"""What is named when a text is used: a target, and one more thing. -- TH-252"""

from typing import ClassVar

from theogony.games.theomachy.content import ESSENCES, SOURCES
from theogony.games.theomachy.moves import ELEMENT, NONE, PLAYER, span
from theogony.games.theomachy.running import begin
from theogony.games.theomachy.state import NOBODY, NOTHING, Table
from theogony.games.theomachy.targets import fire_attacks, possible_targets, quench, useful_targets
from theogony.games.theomachy.texts import texts
from theogony.games.theomachy.vocabulary import SELF
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Listed, Prompt


def name_and_begin(s: Table, seat: int, source: int, card: int) -> None:
    """Targets and choices first, then costs, answers and the text; a card may find nobody to work on (TH-122)."""
    if texts(s).target[source] != SELF and useful_targets(s, seat, source):
        s.then(NameTarget(seat, source, card))
    else:
        _name_choice(s, seat, source, card, NOBODY)


def _name_choice(s: Table, seat: int, source: int, card: int, target: int) -> None:
    if named_choices(s, seat, source, target):
        s.then(NameChoice(seat, source, card, target))
    else:
        begin(s, seat, source, card, target, NOTHING)


@step
class NameTarget(Prompt[Table]):
    """The player of a text chooses an opponent it is about (TH-123)."""

    source: int
    card: int
    clause: ClassVar[str] = "TH-123"
    kinds: ClassVar[tuple[range, ...]] = (span("player"),)

    def check(self, s: Table, move: int) -> Refusal | None:
        target = move - PLAYER
        if target not in possible_targets(s, self.seat, texts(s).target[self.source]):
            folded = target < s.seats and s.players[target].alive and s.deeds[target].folded
            if folded:
                return no("TH-080", "target-folded", remedy="choose-another")
            return no("TH-123", "no-target", remedy="choose-another")
        if target not in useful_targets(s, self.seat, self.source):
            return no("TH-122", "nothing-happens", remedy="choose-another")
        return None

    def options(self, s: Table) -> list[int]:
        return [PLAYER + target for target in useful_targets(s, self.seat, self.source)]

    def take(self, s: Table, move: int) -> None:
        target = move - PLAYER
        s.tell("aimed", "TH-123", seat=self.seat, source=SOURCES[self.source], target=target)
        _name_choice(s, self.seat, self.source, self.card, target)


def named_choices(s: Table, seat: int, source: int, target: int) -> list[int]:
    """The moves that name the other thing a text needs."""
    op = texts(s).naming[source]
    return [] if op is None else op.choices(s, seat, target)


@step
class NameChoice(Listed[Table]):
    """The player of a text names an Essence, a kind of token, an Attack, a number or a place (TH-252)."""

    source: int
    card: int
    target: int
    clause: ClassVar[str] = "TH-252"
    kinds: ClassVar[tuple[range, ...]] = tuple(map(span, ("essence", "token", "number", "slot", "quench", "none")))
    unlisted: ClassVar[tuple[str, str]] = ("not-to-be-named", "choose-another")

    def options(self, s: Table) -> list[int]:
        return named_choices(s, self.seat, self.source, self.target)

    def take(self, s: Table, move: int) -> None:
        """What is named is named aloud; all but an Essence is told by what comes of it."""
        if move in span("essence"):
            s.tell("essence-named", "TH-252", seat=self.seat, essence=ESSENCES[move - ELEMENT])
        begin(s, self.seat, self.source, self.card, self.target, self._chosen(s, move))

    def _chosen(self, s: Table, move: int) -> int:
        if move == NONE:
            return NOTHING
        if move in span("quench"):
            return next(card for card in fire_attacks(s, self.seat) if quench(s, card) == move)
        for kind in self.kinds:
            if move in kind:
                return move - kind.start
        return NOTHING
