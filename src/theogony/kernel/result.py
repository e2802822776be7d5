"""How a game ended."""


class Result:
    """Ranks (1 is best, shared when equal) and scores by side, scores by seat, and the clause that ended it.

    ``seat_scores`` need not be given where a seat has no score but that of its side: ``State.finish`` fills them in.
    """

    __slots__ = ("ranks", "reason", "scores", "seat_scores")

    def __init__(self, ranks: list[int], scores: list[int], reason: str, seat_scores: list[int] | None = None) -> None:
        if len(ranks) != len(scores):
            raise ValueError("every side needs a rank and a score")
        self.ranks = ranks
        self.scores = scores
        self.reason = reason
        self.seat_scores = seat_scores if seat_scores is not None else []

    def winners(self) -> list[int]:
        """The sides of rank 1."""
        return [side for side, rank in enumerate(self.ranks) if rank == 1]

    def share(self, side: int) -> float:
        """The side's part of the victory: 1 alone, 1/k when k sides share it, 0 otherwise."""
        return 1.0 / self.ranks.count(1) if self.ranks[side] == 1 else 0.0

    def __reduce__(self) -> tuple[object, ...]:
        return Result, (self.ranks, self.scores, self.reason, self.seat_scores)

    def as_dict(self) -> dict[str, object]:
        return {
            "ranks": self.ranks.copy(),
            "scores": self.scores.copy(),
            "seat_scores": self.seat_scores.copy(),
            "reason": self.reason,
        }


def ranked(keys: list[tuple[int, ...]]) -> list[int]:
    """Ranks by descending key; equal keys share a rank."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]
