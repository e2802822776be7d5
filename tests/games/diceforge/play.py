"""Players for tests of Dice Forge: seeded, quick, and bent on different things, so that rare positions come up too."""

from collections.abc import Iterator

from theogony.games.diceforge.content import STORED
from theogony.games.diceforge.game import GAME
from theogony.games.diceforge.moves import DONE, MOVES, PASS
from theogony.games.diceforge.setup import DRAFT, WAYS
from theogony.games.diceforge.state import Tournament
from theogony.kernel.rng import Rng
from theogony.kernel.state import State

Mode = tuple[int, dict[str, str]]

PLAYED: tuple[dict[str, str], ...] = (
    *[{"setup": way} for way in WAYS],
    {"setup": "random", "module": "goddess"},
    {"setup": "draft", "module": "titans", "ties": "broken"},
    {"setup": "base_alternative", "module": "titans", "f4": "minotaur"},
    {"setup": "goddess_discovery", "m5": "cerberus", "f6": "mirror_of_the_abyss", "f5": "triton", "m4": "wind"},
)
MODES: tuple[Mode, ...] = tuple(
    (seats, options) for options in PLAYED for seats in (2, 3, 4) if seats == 2 or "2021" not in options["setup"]
)
SHORT: tuple[Mode, ...] = tuple(
    (seats, options)
    for seats, options in MODES
    if options["setup"] in ("base_alternative", "goddess_discovery", "titans_discovery", "draft")
)
IDLE = frozenset((DONE, PASS))
_PERFORM = MOVES.of_kind("perform")


class Player:
    """Chooses at random: any move, or bent on feats and seldom idle."""

    def __init__(self, style: str, seed: int | str) -> None:
        self.style = style
        self.rng = Rng(f"{style} {seed}")

    def pick(self, moves: list[int]) -> int:
        return moves[self.rng.below(len(moves))]

    def choose(self, s: State, seat: int) -> int:
        options = s.options(seat)
        if self.style == "random":
            return self.pick(options)
        feats = [move for move in options if move in _PERFORM]
        if feats and self.rng.below(4):
            return self.pick(feats)
        busy = [move for move in options if move not in IDLE]
        return self.pick(busy) if busy and self.rng.below(8) else self.pick(options)


def players(style: str, seats: int, seed: int | str) -> list[Player]:
    """One player per seat."""
    return [Player(style, f"{seed} {seat}") for seat in range(seats)]


def begin(mode: Mode, seed: int | str, style: str) -> Tournament:
    """A new game; the ``rich`` start with full reserves, so that dear feats come into play."""
    state = GAME.new(mode[0], mode[1], seed)
    assert isinstance(state, Tournament)
    if style == "rich":
        while state.preset == DRAFT and state.active < 0:
            seat = state.prompts()[0].seat
            state.apply(seat, state.options(seat)[state.rng.below(len(state.options(seat)))])
        for seat in range(state.seats):
            state.have[STORED * seat : STORED * seat + 3] = [12, 6, 6]
        state._options = None
    return state


def walk(state: Tournament, style: str, seed: int | str) -> Iterator[Tournament]:
    """Play the state to its end, in place; yields it before every answer, and when it is over."""
    seated = players(style, state.seats, seed)
    while state.result is None:
        seat = state.prompts()[0].seat
        yield state
        if style == "rich" and state.active == seat and seated[seat].rng.below(12) == 0:
            state.have[STORED * seat + 1] = state.have[STORED * seat + 2] = 6  # a windfall
            state._options = None
        state.apply_trusted(seat, seated[seat].choose(state, seat))
    yield state
