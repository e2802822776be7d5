"""Whole games of Hellas by chance: what the laws of this game are tried on."""

from collections.abc import Iterator

from theogony.games.hellas.game import GAME
from theogony.games.hellas.state import Hellas
from theogony.kernel.rng import Rng

Options = dict[str, str]
TABLES: tuple[tuple[int, Options], ...] = (
    (2, {}),
    (3, {"heroes": "all"}),
    (4, {"heroes": "all", "cards": "all"}),
    (4, {}),
)


def begin(seats: int, options: Options, seed: int) -> Hellas:
    """A game at its first prompt; it ends after 100 turns at the latest."""
    state = GAME.new(seats, {"turns": "100", **options}, seed=seed)
    assert isinstance(state, Hellas)
    return state


def walk(s: Hellas, seed: int) -> Iterator[Hellas]:
    """The position at every prompt of a game by chance, and at its end; the same object each time."""
    rng = Rng(seed)
    while s.result is None:
        yield s
        seat = s.prompts()[0].seat
        options = s.onward(seat)
        s.apply_trusted(seat, options[rng.below(len(options))])
    yield s


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
