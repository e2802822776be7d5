"""Learning from a mistake: the same position once more, and an answer that the search judges with tolerance."""

from dataclasses import dataclass
from typing import Any, Final

from theogony.analysis.chances import knowledge
from theogony.analysis.judge import Trial
from theogony.bots.bot import advice_for
from theogony.bots.mcts import Edge
from theogony.kernel.advice import Reason
from theogony.kernel.game import Game
from theogony.kernel.match import Match, replay
from theogony.kernel.record import Record

TOLERANCE: Final = 0.02  # of a chance to win: as good as the best move
ERRORS: Final = 1.5 / 1.2816  # differences under one and a half errors are called equal
PAIRS: Final = 32


@dataclass(frozen=True, slots=True)
class Answer:
    """What a move is worth: ``good`` as the best one, ``better`` than the one played, or ``worse``: no better."""

    kind: str
    chance: float
    error: float
    loss: float  # against the best move
    reasons: list[Reason]  # why the best move is better; for the best one, why the one played was not


@dataclass(frozen=True, slots=True)
class Exercise:
    """A decision of a record, with the move played there and the best one that the review has found."""

    game: Game
    record: Record
    at: int
    played: str
    better: str
    all_open: bool = False

    def position(self) -> Match:
        """The game as it stood before the decision."""
        return replay(self.game, self.record, self.at)

    def judged(self, move: int, match: Match | None = None) -> Answer:
        """The worth of an answer; it must be one of the options. The same answer is always worth the same."""
        state = (match or self.position()).state
        best, played = (self.game.moves.parse(text) for text in (self.better, self.played))
        knows = knowledge(state, self.record.entries[self.at].seat, self.all_open)
        trial = Trial(advice_for(self.game.id), knows, "exercise", self.at)
        edges = {each: Edge(each, 1.0) for each in (best, played, move)}
        trial.meet_fresh(list(edges.values()), PAIRS)
        loss, error = trial.gap(edges[best], edges[move], PAIRS)
        gain, doubt = trial.gap(edges[move], edges[played], PAIRS)
        found = trial.tried(edges[move])
        if move != played and loss <= max(TOLERANCE, ERRORS * error):
            kind = "good"
        else:
            kind = "better" if gain > max(TOLERANCE, ERRORS * doubt) else "worse"
        against = played if move == best else move
        return Answer(kind, found.chance, found.error, max(0.0, loss), trial.reasons(edges[best], edges[against]))


def exercise(game: Game, record: Record, mistake: dict[str, Any], all_open: bool = False) -> Exercise:
    """The exercise that a mistake of a review makes."""
    return Exercise(game, record, mistake["at"], mistake["move"], mistake["better"], all_open)
