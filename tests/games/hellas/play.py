"""Whole games of Hellas by chance, or by players who are bent on something: what the laws of this game are tried on."""

from tests.games.play import seated
from theogony.games.hellas.game import GAME
from theogony.games.hellas.moves import MOVES
from theogony.games.hellas.state import Hellas
from theogony.kernel.rng import Rng
from theogony.kernel.state import State

Options = dict[str, str]
TABLES: tuple[tuple[int, Options], ...] = (
    (2, {}),
    (3, {"heroes": "all"}),
    (4, {"heroes": "all", "cards": "all"}),
    (4, {}),
    (3, {"mode": "kronos"}),
    (4, {"mode": "kronos", "cards": "all", "hands": "closed"}),
)

# what players of a style like, the best first, and what they do not do if there is anything else
STYLES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "random": ((), ()),
    "hunter": (("advance", "board", "wound", "cover", "hunt", "defend", "shield"), ("end-hunt", "suffer", "pass")),
    "warrior": (("place", "recruit", "march", "step", "region"), ("done", "monument", "pass")),
    "conqueror": (("place", "recruit", "step", "play"), ("done", "pass", "temple", "hunt", "monument")),
    "breaker": (
        ("kronos-crushes", "monster-crushes", "destroy-temple", "chain", "order", "kronos-to"),
        ("terror", "kronos-terror", "region-attack"),
    ),
    "patient": (("order",), ("terror", "kronos-terror", "region-attack")),
    "idle": (("pass", "done"), ("terror",)),
}


class Player:
    """Chooses at random; ``style`` says what it is bent on."""

    def __init__(self, style: str, seed: int | str) -> None:
        self.likes, self.dislikes = STYLES[style]
        self.rng = Rng(f"{style} {seed}")

    def choose(self, s: State, seat: int) -> int:
        options = s.options(seat)
        for kind in self.likes:
            liked = [move for move in options if MOVES[move].kind == kind]
            if liked and self.rng.below(8):
                return self._pick(liked)
        return self._pick([move for move in options if MOVES[move].kind not in self.dislikes] or options)

    def _pick(self, moves: list[int]) -> int:
        return moves[self.rng.below(len(moves))]


def players(styles: str, seats: int, seed: int | str) -> list[Player]:
    return seated(Player, styles, seats, seed)


def begin(seats: int, options: Options, seed: int) -> Hellas:
    """A game at its first prompt; it ends after 100 turns at the latest."""
    state = GAME.new(seats, {"turns": "100", **options}, seed=seed)
    assert isinstance(state, Hellas)
    return state


def endow(s: Hellas, gifts: int, seed: int) -> Hellas:
    """Every Hero has so many Blessings and Artifacts, Priests, and strong Attributes: rare questions come up."""
    if not gifts:
        return s
    rng = Rng(seed)
    for seat, player in enumerate(s.players):
        if s.titans and seat == 0:
            continue
        for _ in range(gifts):
            if s.blessing_deck:
                player.blessings |= 1 << _taken(s, rng, "blessing_deck")
            if s.artifact_deck:
                artifact = 1 << _taken(s, rng, "artifact_deck")
                player.artifacts |= artifact
                player.charged |= artifact
        player.pool = 2
        player.kept = 0b101 if not s.titans and seat == 0 else 0
        s.attributes[3 * seat : 3 * seat + 3] = [3, 4, 3]
    return s


def _taken(s: Hellas, rng: Rng, deck: str) -> int:
    cards: tuple[int, ...] = getattr(s, deck)
    card = cards[rng.below(len(cards))]
    setattr(s, deck, tuple(other for other in cards if other != card))
    return card
