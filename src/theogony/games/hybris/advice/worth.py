"""What a position is worth, term by term, in points of victory: a first reckoning, not yet measured."""

from typing import Final

from theogony.games.hybris.content import (
    AEGIS,
    CHARACTERS,
    FOLLOWER,
    HERO,
    KINDNESS,
    OLYMPIAN,
    PIECES,
    PRAYER,
    TILES,
)
from theogony.games.hybris.state import FALLEN, NOTHING, RESERVE, Hybris
from theogony.games.hybris.zones import PREMONITION_HAND

TERMS: Final = (
    "advice-points",
    "advice-greatness",
    "advice-upgrades",
    "advice-technologies",
    "advice-goods",
    "advice-characters",
    "advice-cards",
    "advice-chronos",
)
RANK: Final = 0.35  # a space of Greatness
PIECE: Final = 0.9  # out of an Upgrade
ALL_PIECES: Final = 13
ASCENT: Final = 12.0  # all of them
OPEN: Final = 0.8  # an unlocked Upgrade
TILE: Final[list[float]] = [0.25, 0.5, 0.75]  # of what it will bring: in the Workshop, in the Factory, stored
POWER: Final = 0.8  # a deployed one, beside the points that it has brought
RESOURCE: Final = 0.35  # Aegis or a Follower
PLENTY: Final = 6  # more of them than this is worth little
SURPLUS: Final = 0.1
PRAYER_WORTH: Final = 0.9
KINDNESS_WORTH: Final = 0.5
PERSON: Final = 1.0
DEAD: Final = 0.3
TO_ACT: Final = 0.7  # somebody who can still be activated in this Age
CARD: Final = 0.3
PREMONITION: Final = 0.6
CHAIN: Final = 0.9  # a broken one, for Chronos
STORED: Final = 0.25
ABROAD: Final = 0.8  # an Avatar in a City
SHACKLE: Final = 0.7


def ledgers(s: Hybris) -> list[list[float]]:
    """A row for each side; a side's worth is the mean of its seats, but that the least of their points counts most."""
    rows = [[0.0] * len(TERMS) for _ in s.sides.names]
    for seat in range(s.seats):
        row = rows[s.sides.of[seat]]
        share = 1.0 / len(s.sides.mates(seat))
        for term, worth in enumerate(_row(s, seat)):
            row[term] += share * worth
    if s.chronos:
        rows[0][0] = 0.3 * rows[0][0] + 0.7 * min([player.vp() for player in s.players])
        rows[1][0] = float(s.titan().vp)
        rows[1][-1] = _chronos(s)
    return rows


def _row(s: Hybris, seat: int) -> list[float]:
    player = s.players[seat]
    goods = player.goods
    return [
        float(player.vp()),
        RANK * (s.box.greatness_spaces - s.greatness[seat]),
        _upgrades(s, seat),
        _technologies(s, seat),
        _supply(goods[AEGIS])
        + _supply(goods[FOLLOWER])
        + PRAYER_WORTH * goods[PRAYER]
        + KINDNESS_WORTH * goods[KINDNESS],
        _characters(s, seat),
        CARD * min(8, len(s.hand(seat))) + PREMONITION * len(s.cards.content[PREMONITION_HAND + seat]),
        -SHACKLE * player.shackles,
    ]


def _supply(number: int) -> float:
    return RESOURCE * min(number, PLENTY) + SURPLUS * max(0, number - PLENTY)


def _upgrades(s: Hybris, seat: int) -> float:
    player = s.players[seat]
    if player.olympian == NOTHING:
        return 0.0
    out = ALL_PIECES - sum(player.pieces[: len(PIECES) * TILES])
    way = out / ALL_PIECES
    return PIECE * out + ASCENT * way * way * way * way * way + OPEN * player.unlocked.bit_count()


def _technologies(s: Hybris, seat: int) -> float:
    worth = POWER * s.players[seat].deployed.bit_count()
    for stage, tiles in enumerate((s.workshop, s.factory)):
        for place, tile in enumerate(tiles):
            if tile != NOTHING and s.owner[tile] == seat:
                worth += (TILE[stage] + 0.05 * place) * promise(s, tile)
    stored = s.players[seat].stored
    for tile in range(stored.bit_length()):
        if stored >> tile & 1:
            worth += TILE[2] * promise(s, tile)
    return worth


def promise(s: Hybris, tile: int) -> float:
    """What a Technology will bring when it is deployed."""
    return s.box.tile_vp[tile] + 0.7 * s.box.tile_prayers[tile] + POWER


def _characters(s: Hybris, seat: int) -> float:
    player = s.players[seat]
    worth = 0.0
    for character in range(HERO, len(CHARACTERS)):
        where = player.at[character]
        if where >= RESERVE:
            worth += PERSON
        elif where == FALLEN:
            worth += DEAD
        if where == RESERVE and player.under[character] != NOTHING and not player.spent >> character & 1:
            worth += TO_ACT
    if player.at[OLYMPIAN] == RESERVE and not player.spent >> OLYMPIAN & 1 and not player.passed:
        worth += TO_ACT
    return worth


def _chronos(s: Hybris) -> float:
    titan = s.titan()
    broken = s.rules.chains_broken(s)
    worth = CHAIN * broken + 0.02 * broken * broken + STORED * sum(titan.resources)
    return worth + ABROAD * sum([where != NOTHING for where in titan.avatar_at]) + 0.3 * s.blocked.bit_count()
