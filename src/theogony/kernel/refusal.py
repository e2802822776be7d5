"""Why a move is not allowed, and what an allowed one costs that is easily overlooked: values with a clause."""


class Refusal:
    """A clause of the ledger, a message key with parameters, and what would make the move legal."""

    __slots__ = ("clause", "key", "params", "remedy")

    def __init__(self, clause: str, key: str, params: dict[str, str | int], remedy: str) -> None:
        self.clause = clause
        self.key = key
        self.params = params
        self.remedy = remedy

    def as_dict(self) -> dict[str, object]:
        return {"clause": self.clause, "key": self.key, "params": self.params, "remedy": self.remedy}

    def __repr__(self) -> str:
        return f"Refusal({self.clause} {self.key} {self.params})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash((self.clause, self.key))


def no(clause: str, key: str, remedy: str = "", **params: str | int) -> Refusal:
    """A refusal, in the short form that checks use."""
    return Refusal(clause, key, params, remedy)


class Refused(Exception):
    """Raised by ``State.apply`` for a move that is not allowed; the state is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.clause}: {refusal.key}")
        self.refusal = refusal


class Caution:
    """Something to mind before an allowed move: a clause of the ledger, a message key and its parameters."""

    __slots__ = ("clause", "key", "params")

    def __init__(self, clause: str, key: str, params: dict[str, str | int]) -> None:
        self.clause = clause
        self.key = key
        self.params = params

    def as_dict(self) -> dict[str, object]:
        return {"clause": self.clause, "key": self.key, "params": self.params}


def mind(clause: str, key: str, **params: str | int) -> Caution:
    """A caution, in the short form that prompts use."""
    return Caution(clause, key, params)
