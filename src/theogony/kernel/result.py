"""How a game ended."""


class Result:
    """Ranks (1 is best, shared when equal), scores, teams and automatons by seat, and the clause that ended it.

    Seats of one team win and lose together and share a rank. An automaton is a seat that the rules play; it has a
    rank too, so that players can lose to it.
    """

    __slots__ = ("automatons", "ranks", "reason", "scores", "teams")

    def __init__(
        self,
        ranks: list[int],
        scores: list[int],
        reason: str,
        teams: list[int] | None = None,
        automatons: list[int] | None = None,
    ) -> None:
        self.ranks = ranks
        self.scores = scores
        self.reason = reason
        self.teams = teams if teams is not None else list(range(len(ranks)))
        self.automatons = automatons if automatons is not None else []
        for rank, team in zip(self.ranks, self.teams, strict=True):
            if rank != self.ranks[self.teams.index(team)]:
                raise ValueError("seats of one team must share a rank")

    def winners(self) -> list[int]:
        """The seats of rank 1."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def share(self, seat: int) -> float:
        """The seat's part of the victory: 1 alone, 1/k when k sides share it, 0 otherwise."""
        if self.ranks[seat] != 1:
            return 0.0
        return 1.0 / len({self.teams[winner] for winner in self.winners()})

    def __reduce__(self) -> tuple[object, ...]:
        return Result, (self.ranks, self.scores, self.reason, self.teams, self.automatons)

    def as_dict(self) -> dict[str, object]:
        return {
            "ranks": self.ranks.copy(),
            "scores": self.scores.copy(),
            "reason": self.reason,
            "teams": self.teams.copy(),
            "automatons": self.automatons.copy(),
        }


def ranked(keys: list[tuple[int, ...]]) -> list[int]:
    """Ranks by descending key; equal keys share a rank."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]
