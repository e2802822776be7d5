"""Whole games of Hybris by chance, or by a bot that knows what it wants: what the laws of this game are tried on."""

from tests.games.play import seated
from theogony.bots import make
from theogony.games.hybris.content import CITIES, HERO, JOINING, PIECES, TECHNOLOGIES, TILES
from theogony.games.hybris.game import GAME
from theogony.games.hybris.state import ABSENT, FALLEN, NOTHING, RESERVE, Hybris, Player
from theogony.kernel.rng import Rng
from theogony.kernel.state import State, exchanged

Options = dict[str, str]
TABLES: tuple[tuple[int, Options], ...] = (
    (2, {}),
    (3, {"olympians": "drawn"}),
    (4, {"olympians": "drawn"}),
    (1, {"mode": "chronos_solo"}),
    (2, {"mode": "chronos_coop", "olympians": "drawn", "hands": "open"}),
    (3, {"mode": "chronos_coop", "olympians": "drawn"}),
    (4, {"mode": "chronos_coop", "olympians": "drawn"}),
)


class AtTable:
    """A bot of the house at a table of tests: ``style`` is its name."""

    def __init__(self, style: str, seed: int | str) -> None:
        self.bot = make(style, GAME.id, seed)

    def choose(self, s: State, seat: int) -> int:
        return self.bot.choose(s.knowledge(seat))


def players(styles: str, seats: int, seed: int | str) -> list[AtTable]:
    return seated(AtTable, styles, seats, seed)


def begin(seats: int, options: Options, seed: int) -> Hybris:
    """A game at its first prompt."""
    state = GAME.new(seats, options, seed=seed)
    assert isinstance(state, Hybris)
    return state


def endow(s: Hybris, gifts: int, seed: int) -> Hybris:
    """Every player is rich: so many Upgrades unlocked, Technologies stored, deployed and in the Factory, Temples and
    fallen Heroes; rare questions come up."""
    if not gifts:
        return s
    rng = Rng(seed)
    for seat, player in enumerate(s.players):
        player.goods[1:4] = [8, 8, 6]
        player.goods[4] = 4
        for tile in range(gifts):
            _unlock(player, (tile + seed) % TILES, rng)
        for _ in range(2):
            player.stored |= 1 << _technology(s, seat, rng)
        empty = [space for space, tile in enumerate(s.deployed) if tile == NOTHING]
        for space in (empty[rng.below(len(empty) // 2)], empty[len(empty) // 2 + rng.below(len(empty) // 2)]):
            s.deployed = exchanged(s.deployed, space, _technology(s, seat, rng))
            player.deployed |= 1 << s.deployed[space]
        if s.factory[seat % 3] == NOTHING:
            s.factory = exchanged(s.factory, seat % 3, _technology(s, seat, rng))
        if s.workshop[seat % 3] == NOTHING:
            s.workshop = exchanged(s.workshop, seat % 3, _technology(s, seat, rng))
        player.at[HERO + 2] = FALLEN
    s._options = None
    return s


def _unlock(player: Player, tile: int, rng: Rng) -> None:
    """An Upgrade is empty, its pieces where they belong."""
    at = len(PIECES) * tile
    sparks, temples, *people = player.pieces[at : at + len(PIECES)]
    player.pieces = (*player.pieces[:at], *[0] * len(PIECES), *player.pieces[at + len(PIECES) :])
    player.unlocked |= 1 << tile
    player.sparks += sparks
    for _ in range(temples):
        city = rng.below(len(CITIES))
        player.temples = exchanged(player.temples, city, player.temples[city] + 1)
    for kind, number in enumerate(people):
        for character in [one for one in JOINING[kind] if player.at[one] == ABSENT][:number]:
            player.at[character] = RESERVE


def _technology(s: Hybris, seat: int, rng: Rng) -> int:
    """A tile leaves Olympus; the token of the seat lies on it."""
    tiles = [tile for tile in range(len(TECHNOLOGIES)) if s.olympus >> tile & 1]
    tile = tiles[rng.below(len(tiles))]
    s.olympus &= ~(1 << tile)
    s.owner = exchanged(s.owner, tile, seat)
    return tile
