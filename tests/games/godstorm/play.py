"""Players for tests: seeded, quick, and bent on different things, so that rare positions come up too."""

from collections.abc import Iterator

from tests.games.play import seated, walked
from theogony.games.godstorm.content import HEAVEN, LANDS
from theogony.games.godstorm.game import GAME
from theogony.games.godstorm.moves import DONE, MOVES, PAIR_OF, PAIRS, PASS, STOP
from theogony.games.godstorm.state import NEUTRAL, World
from theogony.kernel.rng import Rng

Mode = tuple[int, dict[str, str]]

SETUPS: tuple[dict[str, str], ...] = (
    {},
    {"setup": "chosen", "defence": "most"},
    {"setup": "chosen", "home": "yes"},
    {"mode": "classic"},
    {"mode": "classic", "setup": "chosen", "defence": "most", "rounds": "40"},
)
MODES: tuple[Mode, ...] = tuple((seats, options) for options in SETUPS for seats in (2, 3, 4, 5))

IDLE = frozenset((DONE, PASS, STOP))
_ATTACKS = MOVES.of_kind("attack")
_BIDS = MOVES.of_kind("bid")


class Player:
    """Chooses at random; ``style`` says what it is bent on."""

    def __init__(self, style: str, seed: int | str) -> None:
        self.choose = {
            "random": self.random,
            "bold": self.bold,
            "devout": self.devout,
            "ruthless": self.ruthless,
            "meek": self.meek,
        }[style]
        self.rng = Rng(f"{style} {seed}")

    def pick(self, moves: list[int]) -> int:
        return moves[self.rng.below(len(moves))]

    def random(self, s: World, seat: int) -> int:
        """Any move."""
        return self.pick(s.options(seat))

    def bold(self, s: World, seat: int) -> int:
        """Seldom idle."""
        busy = [move for move in s.options(seat) if move not in IDLE]
        return self.pick(busy) if busy and self.rng.below(10) else self.random(s, seat)

    def meek(self, s: World, seat: int) -> int:
        """Idle whenever it may be."""
        options = s.options(seat)
        idle = [move for move in options if move in IDLE]
        return idle[0] if idle else options[0]

    def devout(self, s: World, seat: int) -> int:
        """Keeps its faith for gods and cards, and uses them; takes gods along wherever it goes."""
        options = s.options(seat)
        if options[0] in _BIDS:
            return options[0]
        for kind in ("summon", "buy", "play", "champion"):
            busy = [move for move in options if move in MOVES.of_kind(kind)]
            if busy and self.rng.below(8):
                return self.pick(busy)
        if options[-1] in MOVES.of_kind("with"):
            return options[-1]
        return self.bold(s, seat)

    def ruthless(self, s: World, seat: int) -> int:
        """One great army that strikes wherever it stands strongest, and rolls on with all it has."""
        options = s.options(seat)
        kind = MOVES[options[0]].kind
        if kind in ("place", "god"):
            return max(options, key=lambda move: self._promise(s, seat, move - MOVES.of_kind(kind).start))
        attacks = [move for move in options if move in _ATTACKS and self._pays(s, move)]
        if attacks:
            return max(attacks, key=lambda move: self._worth(s, move))
        if kind in ("roll", "commit", "move", "with"):
            return max(move for move in options if move not in IDLE)
        return options[0] if options[0] in IDLE else self.bold(s, seat)

    def _promise(self, s: World, seat: int, land: int) -> int:
        """Where reinforcements help: beside the enemy, in the largest army."""
        near = any(s.owner[other] not in (seat, NEUTRAL, -1) for other in s.borders[land])
        return s.armies[land] + 100 * near

    def _pays(self, s: World, move: int) -> bool:
        origin, target = PAIR_OF[(move - _ATTACKS.start) % PAIRS]
        return origin == HEAVEN or s.armies[origin] > s.armies[target] + 1

    def _worth(self, s: World, move: int) -> int:
        """The weakest player first: whoever has fewest territories left."""
        origin, target = PAIR_OF[(move - _ATTACKS.start) % PAIRS]
        victim = s.owner[target]
        lands = 50 if victim == NEUTRAL else s.owner[:LANDS].count(victim)
        return (0 if origin == HEAVEN else s.armies[origin]) - s.armies[target] - 10 * lands


def begin(mode: Mode, seed: int | str, riches: int = 0) -> World:
    """A new game; with riches, everybody has more faith than the rules give, so that all cards come into play."""
    state = GAME.new(mode[0], mode[1], seed)
    assert isinstance(state, World)
    if riches:
        while any(state.muster):
            seat = state.prompts()[0].seat
            state.apply(seat, state.options(seat)[-1])
        while not state.desks:
            seat = state.prompts()[0].seat
            state.apply(seat, state.options(seat)[state.rng.below(len(state.options(seat)))])
        for seat in range(state.seats):
            state.faith[seat] += riches
    return state


def players(styles: str, seats: int, seed: int | str) -> list[Player]:
    return seated(Player, styles, seats, seed)


def walk(state: World, styles: str, seed: int | str) -> Iterator[World]:
    """Players of these styles play the state to its end, in place; yields it before every answer and at the end."""
    return walked(state, players(styles, state.seats, seed))
