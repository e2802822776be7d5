"""The analysis board: a position of a record, and a line of further moves that somebody makes there for all seats.

Everything on it is what the rules allow: it begins at a position of the record, dealt anew from what the onlooker
knows, and goes on by moves that the rules accept. So nothing on it tells more than the onlooker knew. A line is written
as its moves, ``place thule; 2: pass; attack thule>rus ~1``: before a colon stands the number of the player, from 1,
where it is not the one who is asked first; behind ``~`` which of the possible rolls of the dice is meant.
"""

import re
from dataclasses import dataclass, field
from typing import Any, Final

from theogony.analysis.chances import DIGITS, Chances, chances, knowledge, rounded
from theogony.analysis.judge import Advised, Tried, advised
from theogony.analysis.odds import odds
from theogony.bots.bot import advice_for
from theogony.bots.greedy import GreedyBot
from theogony.kernel.advice import Reason
from theogony.kernel.event import Event
from theogony.kernel.game import Game
from theogony.kernel.match import Match, replay
from theogony.kernel.move import UnknownMove
from theogony.kernel.record import Record
from theogony.kernel.refusal import Refusal, Refused
from theogony.kernel.rng import keyed, resumed
from theogony.kernel.state import SPECTATOR, Json, State

WORLDS: Final = 16  # deals behind the chances of a position
MOST_MOVES: Final = 200  # of a line
MOST_LED: Final = 80  # moves that the others make by themselves
MOST_DEALS: Final = 1_000_000
_FORM: Final = re.compile(r"(?:([0-9]{1,2}) ?:)? ?([^~:]+?) ?(?:~ ?([0-9]{1,3}))?")  # one space at most between words


@dataclass(frozen=True, slots=True)
class Stand:
    """Where one stands: after so many moves of the record, through whose eyes, with which of the deals that fit."""

    at: int
    eyes: int = SPECTATOR
    all_open: bool = False
    deal: int = 0


@dataclass(frozen=True, slots=True)
class Attempt:
    """A move of a line. ``seat``: who makes it; None: who is asked. ``roll``: which of the possible rolls it meets."""

    move: str
    seat: int | None = None
    roll: int = 0


class BadLine(ValueError):
    """A move of a line cannot be made: ``number`` counts from 1, ``refusal`` says why, if it is a move of the game."""

    def __init__(self, number: int, text: str, refusal: Refusal | None = None) -> None:
        super().__init__(f"move {number} of the line: {text}")
        self.number = number
        self.text = text
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Made:
    """A move that was made on the board, and what happened."""

    seat: int
    move: str
    roll: int
    events: list[Event] = field(compare=False)
    chance: bool  # whether dice or draws were in it

    def attempt(self) -> Attempt:
        return Attempt(self.move, self.seat, self.roll)


def read(text: str) -> list[Attempt]:
    """A line from its written form; raises BadLine."""
    found: list[Attempt] = []
    for number, part in enumerate(filter(None, (" ".join(each.split()) for each in text.split(";"))), 1):
        form = _FORM.fullmatch(part)
        if form is None or form[1] == "0" or number > MOST_MOVES:
            raise BadLine(number, part)
        found.append(Attempt(form[2], int(form[1]) - 1 if form[1] else None, int(form[3] or 0)))
    return found


def written(line: list[Made]) -> str:
    """A line as text that says the same anywhere."""
    return ";".join(f"{made.seat + 1}:{made.move}" + (f"~{made.roll}" if made.roll else "") for made in line)


class Board:
    """A position to play with. The record's match is read and never changed; it must stay where it is."""

    def __init__(self, start: Match, stand: Stand) -> None:
        """``start``: the record's match after ``stand.at`` moves."""
        self.game: Game = start.game
        self.stand = stand
        self.advice = advice_for(self.game.id)
        self.line: list[Made] = []
        self._start = start
        self._match = self._dealt(start)

    def _dealt(self, start: Match) -> Match:
        """The match in a world that the onlooker cannot tell from the real one; or with all cards as they lay."""
        stand, r = self.stand, start.record
        rng = resumed(keyed("board", stand.at, stand.eyes, stand.deal))
        world = start.state.open_to(stand.eyes, rng) if stand.all_open else start.state.redeal(stand.eyes, rng)
        saved = start.dump() | {"state": world.dump(), "events": []}
        return Match(self.game, r.seats, r.options, "board", list(r.names), saved=saved)

    @property
    def state(self) -> State:
        return self._match.state

    @property
    def asked(self) -> list[int]:
        """Who may move now: several under a seal, and the onlooker first if he is one of them."""
        seats = [prompt.seat for prompt in self.state.prompts()]
        return sorted(seats, key=lambda seat: seat != self.stand.eyes)

    # -- the line ------------------------------------------------------------------------------------------------------

    def play(self, attempt: Attempt) -> Made:
        """Make a move; raises BadLine with the reason, and changes nothing, if it is not allowed."""
        made = _play(self._match, attempt, self.asked, len(self.line) + 1)
        self.line.append(made)
        return made

    def follow(self, line: list[Attempt]) -> None:
        """Make all of these moves; raises BadLine at the first that cannot be made. Those before it are made."""
        for attempt in line:
            self.play(attempt)

    def take_back(self) -> None:
        """The last move is not made any more."""
        line = [made.attempt() for made in self.line[:-1]]
        self.line = []
        self._match = self._dealt(self._start)
        self.follow(line)

    def lead_to(self, seat: int) -> None:
        """The others move, each as a bot from what its seat knows, until this seat is asked or the game is over."""
        bot = GreedyBot(self.game.id, "board")
        most = min(MOST_MOVES, len(self.line) + MOST_LED)
        while self.asked and seat not in self.asked and len(self.line) < most:
            mover = self.asked[0]
            move = bot.choose(knowledge(self.state, mover, self.stand.all_open))
            self.play(Attempt(self.game.moves.text(move), mover))

    # -- what is known and what it is worth ----------------------------------------------------------------------------

    def view(self, seat: int) -> Json:
        return self.state.view(seat)

    def chances(self) -> Chances:
        """The chance of every side to win, from what the onlooker knows here."""
        knows = knowledge(self.state, self.stand.eyes, self.stand.all_open)
        return chances(self.advice, knows, WORLDS, "board", self.stand.at, len(self.line))

    def best(self, seat: int, budget: int) -> Advised:
        """The best moves of a seat that is asked, from what it knows in this world."""
        knows = knowledge(self.state, seat, self.stand.all_open)
        return advised(self.advice, knows, budget, "board", self.stand.at, len(self.line))

    def odds(self, seat: int, move: int | None = None) -> Json | None:
        """The odds of dice about to be rolled, or that a move of this seat leads to, where the game has them."""
        return odds(self.game.id, knowledge(self.state, seat, self.stand.all_open), move)


def laid(game: Game, record: Record, stand: Stand, line: list[Attempt]) -> Board:
    """A position of a record with this line; raises BadRecord or BadLine."""
    board = Board(replay(game, record, stand.at), stand)
    board.follow(line)
    return board


def told(board: Board, seat: int, worth: Advised | None) -> dict[str, Any]:
    """The line, whose move it is, and what the position is worth to whom, as JSON-ready data."""
    return {
        "game": board.game.id,
        "at": board.stand.at,
        "seat": board.stand.eyes,
        "open": board.stand.all_open,
        "deal": board.stand.deal,
        "moves": written(board.line),
        "line": [
            {"seat": made.seat, "move": made.move, "roll": made.roll, "chance": made.chance} for made in board.line
        ],
        "asked": board.asked,
        "options": [board.game.moves.text(move) for move in board.state.options(seat)] if board.asked else [],
        "result": None if board.state.result is None else board.state.result.as_dict(),
        "odds": board.odds(seat) if board.asked else None,
        **worth_told(board, seat, worth),
    }


def worth_told(board: Board, seat: int, worth: Advised | None) -> dict[str, Any]:
    """What a position is worth to every side, and the best moves of the seat that is asked, best first."""
    found = board.chances()
    rows = [] if worth is None else list(zip(worth.tried, worth.reasons, strict=True))
    return {
        "chances": rounded(found.means),
        "errors": rounded(found.errors),
        "mover": seat if board.asked else SPECTATOR,
        "secret": worth is not None and worth.secret,
        "best": [_tried(board, seat, tried, reasons) for tried, reasons in rows],
    }


def _tried(board: Board, seat: int, tried: Tried, reasons: list[Reason]) -> Json:
    return {
        "move": board.game.moves.text(tried.move),
        "chance": round(tried.chance, DIGITS),
        "error": round(tried.error, DIGITS),
        "reasons": [{"key": key, "params": params} for key, params in reasons],
        "odds": board.odds(seat, tried.move),
    }


def played_on(start: Match, line: list[Attempt]) -> Match:
    """The real match with the moves of a line, where they are allowed: what a table can be played on from."""
    for number, attempt in enumerate(line, 1):
        _play(start, attempt, [prompt.seat for prompt in start.state.prompts()], number)
    return start


def _play(match: Match, attempt: Attempt, asked: list[int], number: int) -> Made:
    """Make a move of a line in this match, with the dice that its roll and its place in the match say."""
    if attempt.seat is not None:
        seat = attempt.seat
    else:
        seat = asked[0] if asked else 0
    match.record.seed = f"board {attempt.roll}"
    try:
        index = match.game.moves.parse(attempt.move)
        events = match.apply(seat, index)
    except UnknownMove as error:
        raise BadLine(number, error.text) from error
    except Refused as error:
        raise BadLine(number, attempt.move, error.refusal) from error
    drawn = bool(match.record.entries[-1].chance)
    return Made(seat, match.game.moves.text(index), attempt.roll, events, drawn)
