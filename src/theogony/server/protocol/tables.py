"""What the server tells of a table from outside."""

from typing import Literal

from theogony.server.protocol.words import Status, Strength, Told


class SeatInfo(Told):
    """``person`` is the first seat of whoever sits there: seats of one person have the same."""

    seat: int
    side: int
    person: int
    kind: Literal["human", "open", "bot"]
    name: str
    bot: Strength | None
    mine: bool
    stand_in: bool
    free: bool


class Forked(Told):
    """What the table goes on from: a position of another, or all of it, with the same people once more."""

    table: str
    at: int | None


class ResultInfo(Told):
    """Ranks and scores are by side, seat scores by seat."""

    ranks: list[int]
    scores: list[int]
    seat_scores: list[int]
    reason: str


class GoalInfo(Told):
    id: str
    clause: str


class Taught(Told):
    id: str
    chapter: int
    chapters: list[str]
    goals: list[GoalInfo]
    minutes: int


class TableInfo(Told):
    id: str
    game: str
    ruleset: str
    name: str
    status: Status
    public: bool
    hints: bool
    options: dict[str, str]
    seats: list[SeatInfo]
    sides: list[str]
    owner: bool
    commitment: str
    moves: int
    waiting: list[int]
    asks: str  # the kind of the open question; nothing until the first move
    signs: list[str]  # what the seats go by on the board, such as their pantheons, where it is not the seat alone
    result: ResultInfo | None
    created: str
    updated: str
    forked: Forked | None
    lesson: Taught | None  # at a lesson


class TableLists(Told):
    mine: list[TableInfo]
    open: list[TableInfo]
    finished: list[TableInfo]


class Invitation(Told):
    table: str
    code: str
