"""A question to a seat: what may be answered, what not, and why."""

from theogony.server.protocol.words import Json, Param, Told


class RefusalInfo(Told):
    clause: str
    key: str
    params: dict[str, str | int]
    remedy: str


class OptionMove(Told):
    """A move; of an open question with what it would set off, in a shape of the game's own, where that is foretold."""

    move: str
    kind: str
    args: list[str]
    places: list[str]
    foretold: Json | None = None


class ClosedMove(OptionMove):
    """A move that one may well think of, and why it is not allowed now."""

    refusal: RefusalInfo


class CautionInfo(Told):
    """What an allowed move costs that is easily overlooked."""

    move: str
    clause: str
    key: str
    params: dict[str, str | int]


class Ask(Told):
    prompt_id: str
    seat: int
    kind: str
    clause: str
    params: dict[str, Param]
    sealed: str | None
    draft: list[OptionMove]
    topic: str
    passing: str | None
    unseen: bool
    options: list[OptionMove]
    ways: dict[str, list[OptionMove]]
    closed: list[ClosedMove]
    cautions: list[CautionInfo]
    oracle: dict[str, Param]
