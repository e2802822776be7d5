"""Players for tests: seeded, quick, and bent on different things, so that rare positions come up too."""

from collections.abc import Iterator

from tests.games.play import seated, walked
from theogony.games.theomachy.game import GAME
from theogony.games.theomachy.moves import DECLINE, DONE, END, FOLD, LAST_STAND, LEAVE, MOVES, NONE, PASS
from theogony.games.theomachy.state import SETUP, Table
from theogony.kernel.rng import Rng
from theogony.kernel.state import State

Mode = tuple[int, dict[str, str]]

MODES: tuple[Mode, ...] = (
    (2, {}),
    (2, {"box": "warriors", "face-to-face": "start", "attacks": "battle"}),
    (3, {"box": "warriors", "packs": "chosen"}),
    (4, {"box": "both", "decks": "draft", "rewards": "asked"}),
    (6, {"packs": "chosen", "hands": "30"}),
    (8, {}),
    (2, {"mode": "advanced"}),
    (3, {"mode": "advanced", "box": "warriors", "rewards": "asked"}),
    (4, {"mode": "advanced", "box": "both", "attacks": "battle"}),
    (5, {"mode": "advanced"}),
    (7, {"mode": "advanced", "hands": "30"}),
    (2, {"mode": "epic", "box": "warriors"}),
    (3, {"mode": "epic", "hands": "120"}),
    (4, {"mode": "epic", "box": "both", "rewards": "asked"}),
    (8, {"mode": "epic", "hands": "30"}),
)
IDLE = frozenset((PASS, END, NONE, DONE, DECLINE, LEAVE))
QUITTING = frozenset((FOLD, LAST_STAND))
LIVELY = ("play", "invoke", "myth", "visit", "harbour", "buy", "quench", "card", "place")


class Player:
    """Chooses at random; ``style`` says what it is bent on."""

    def __init__(self, style: str, seed: int | str) -> None:
        self.choose = {"random": self.random, "bold": self.bold, "steady": self.steady, "meek": self.meek}[style]
        self.rng = Rng(f"{style} {seed}")

    def pick(self, moves: list[int]) -> int:
        return moves[self.rng.below(len(moves))]

    def random(self, s: State, seat: int) -> int:
        """Any move."""
        return self.pick(s.options(seat))

    def bold(self, s: State, seat: int) -> int:
        """Plays what it can, buys what it can, and seldom gives up."""
        options = s.options(seat)
        lively = [move for move in options if MOVES[move].kind in LIVELY]
        if lively and self.rng.below(8):
            return self.pick(lively)
        return self.steady(s, seat)

    def steady(self, s: State, seat: int) -> int:
        """Stays in the Hand for little: the Battle is worth waiting for."""
        options = s.options(seat)
        staying = [move for move in options if move not in QUITTING and MOVES[move].kind != "raise"]
        return self.pick(staying) if staying and self.rng.below(12) else self.random(s, seat)

    def meek(self, s: State, seat: int) -> int:
        """Idle whenever it may be, and folds to every raise."""
        options = s.options(seat)
        idle = [move for move in options if move in IDLE or move == FOLD]
        return idle[0] if idle else options[0]


def begin(mode: Mode, seed: int | str, riches: int = 0) -> Table:
    """A new game; with riches, everybody has Miracles and a Cult that the rules do not give, so that all cards,
    gods and Mythology come into play."""
    state = GAME.new(mode[0], mode[1], seed)
    assert isinstance(state, Table)
    player = Player("random", f"setup {seed}")
    while riches and state.phase == SETUP:
        for prompt in state.prompts():
            state.apply_trusted(prompt.seat, player.random(state, prompt.seat))
    if riches:
        for seat in range(state.seats):
            state.players[seat].miracles += riches * (state.rules.number > 0)
            state.cult[3 * seat + 2] += 3 * riches
            state.cult[3 * seat + 1] += 2 * riches
    return state


def players(styles: str, seats: int, seed: int | str) -> list[Player]:
    return seated(Player, styles, seats, seed)


def walk(state: Table, styles: str, seed: int | str) -> Iterator[Table]:
    """Players of these styles play the state to its end, in place; yields it before every answer and at the end."""
    return walked(state, players(styles, state.seats, seed))
