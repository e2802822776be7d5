"""What a position is worth, term by term, in points of victory: what is there, and what is likely to come of it."""

from typing import Final

from theogony.games.hybris.advice.outlook import (
    ACT,
    Outlook,
    aegis_worth,
    ascent,
    character_worth,
    deploy_chance,
    follower_worth,
    prayer_price,
    track,
)
from theogony.games.hybris.content import (
    AEGIS,
    AVATARS,
    CHAINED,
    FOLLOWER,
    KINDNESS,
    OLYMPIAN,
    PIECES,
    PRAYER,
    TILES,
)
from theogony.games.hybris.oracle import protected
from theogony.games.hybris.state import NOTHING, RESERVE, Hybris
from theogony.games.hybris.texts import TECHNOLOGY, UPGRADE
from theogony.games.hybris.zones import FIRST_PREMONITION, PREMONITION_HAND

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
RANK: Final = 0.45  # a space of Greatness
TAKEN: Final[list[float]] = [0.5, 0.6, 0.4, 0.4]  # a piece out of its Upgrade, beside what it does where it goes
AGES_NEEDED: Final[list[float]] = [2.6, 2.4, 2.3, 1.9, 1.3, 0.8, 0.3]  # until it can be deployed, by stage
ON_THE_WAY: Final[list[float]] = [0.62, 0.69, 0.76]  # in the Factory, of what it will bring
HELD: Final[list[float]] = [0.4, 0.75, 0.85]  # a stored one may stay there: by the Ages that are left
TO_DEPLOY: Final = 2.2  # the action that a stored one still needs, and what a Contest may take
TO_FABRICATE: Final = 1.0  # the action that a designed one needs, and some of its price
FACTORY: Final = 3
STORED: Final = 6
PRICE: Final = 0.28  # a resource that a Technology costs
SHACKLE: Final = 1.2
LINKED: Final = 1.4  # Affinity, Temple and Links of a tile, on average
CHAIN: Final = 0.7  # a broken one, for Chronos
CHAINS: Final = 16.0  # all of them
RESOURCE: Final = 0.25
ABROAD: Final[list[float]] = [0.2, 0.2, -0.4]  # an Avatar in a City and not on the Chronos board, for each Age


def ledgers(s: Hybris) -> list[list[float]]:
    """A row for each side."""
    rows = [row_of(s, seat) for seat in range(s.seats)]
    if not s.chronos:
        return rows
    titan = [0.0] * len(TERMS)
    titan[0], titan[-1] = float(s.titan().vp), _chronos(s)
    return [together(rows), titan]


def together(rows: list[list[float]]) -> list[float]:
    """What the players have together: they win only if all of them do (HY-376), so who stands worse counts more, in
    points as in what may become points."""
    rows = sorted(rows, key=sum, reverse=True)
    weights = sum(range(1, len(rows) + 1))
    return [sum([(1 + rank) * row[term] for rank, row in enumerate(rows)]) / weights for term in range(len(TERMS))]


def row_of(s: Hybris, seat: int) -> list[float]:
    """What one player has."""
    player = s.players[seat]
    if player.olympian == NOTHING:
        return [0.0] * len(TERMS)
    outlook = Outlook(s, seat)
    goods = player.goods
    return [
        float(player.vp()),
        RANK * (s.box.greatness_spaces - s.greatness[seat]) * min(1.0, outlook.horizon),
        _upgrades(s, outlook),
        _technologies(s, outlook),
        aegis_worth(goods[AEGIS], outlook)
        + follower_worth(goods[FOLLOWER], outlook)
        + prayer_price(s, seat, outlook.left) * goods[PRAYER]
        + track(s)[goods[KINDNESS]] * deploy_chance(s, outlook),
        _characters(s, outlook),
        _cards(s, outlook),
        -SHACKLE * player.shackles,
    ]


# -- Upgrades ---------------------------------------------------------------------------------------------------------


def _upgrades(s: Hybris, outlook: Outlook) -> float:
    """Pieces that are out, Upgrades that work, and how near the last one is."""
    player = s.players[outlook.seat]
    worth = 0.0
    out = 0
    for tile in range(TILES):
        upgrade = TILES * player.olympian + tile
        full = s.box.pieces[upgrade]
        gone = 0
        for kind in range(len(PIECES)):
            number = full[kind] - player.pieces[len(PIECES) * tile + kind]
            gone += number
            worth += TAKEN[kind] * number
        out += gone
        worth += upgrade_worth(outlook, upgrade) * (1.0 if player.unlocked >> tile & 1 else 0.5 * gone / sum(full))
    worth += 0.2 * outlook.left * sum(player.temples)
    return worth + (ascent(out, outlook.horizon) if not s.chronos else 0.0)


def upgrade_worth(outlook: Outlook, upgrade: int) -> float:
    """What an Upgrade brings from the moment that it is unlocked; what it brings at once is there then anyway."""
    return outlook.lasting(UPGRADE + upgrade)


# -- Technologies -----------------------------------------------------------------------------------------------------


def _technologies(s: Hybris, outlook: Outlook) -> float:
    """Deployed ones work, and Ascension counts them; the others are on their way."""
    seat = outlook.seat
    player = s.players[seat]
    worth = 0.35 * outlook.left * player.deployed.bit_count()
    for tile in range(player.deployed.bit_length()):
        if player.deployed >> tile & 1:
            worth += outlook.lasting(TECHNOLOGY + tile)
    for place, tile in enumerate([*s.workshop, *s.factory]):
        if tile != NOTHING and s.owner[tile] == seat:
            worth += tile_worth(s, outlook, place, tile)
    for tile in range(player.stored.bit_length()):
        if player.stored >> tile & 1:
            worth += tile_worth(s, outlook, STORED, tile)
    return worth


def tile_worth(s: Hybris, outlook: Outlook, place: int, tile: int) -> float:
    """What a Technology is worth here, in the Workshop, in the Factory or stored: its promise, less what is still to be
    done for it; nothing if it comes too late."""
    time = min(1.0, outlook.horizon / AGES_NEEDED[place])
    worth = max(1.0, promise(s, outlook, tile) - TO_DEPLOY)
    if place == STORED:
        return worth * HELD[min(outlook.left, 2)] * time
    if place >= FACTORY:
        return worth * ON_THE_WAY[place - FACTORY] * time * time
    price = PRICE * max(0, sum(s.box.cost[tile]) - s.box.discounts[place])
    return max(0.3, worth * ON_THE_WAY[0] - TO_FABRICATE - price) * time * time


def promise(s: Hybris, outlook: Outlook, tile: int) -> float:
    """What a Technology will bring when it is deployed."""
    worth = s.box.tile_vp[tile] + 0.9 * s.box.tile_prayers[tile] + LINKED
    return worth + outlook.at_once(TECHNOLOGY + tile) + 0.5 * outlook.lasting(TECHNOLOGY + tile)


# -- characters and cards ---------------------------------------------------------------------------------------------


def _characters(s: Hybris, outlook: Outlook) -> float:
    """Who can still act in this Age, and who will in the next ones."""
    player = s.players[outlook.seat]
    worth = character_worth(outlook.actors, outlook.left)
    worth += ACT * min(outlook.to_act, player.goods[AEGIS] + 1)
    if player.at[OLYMPIAN] == RESERVE and not player.spent & 1 and not player.passed and outlook.horizon > outlook.left:
        worth += ACT + 1.0
    return worth


def _cards(s: Hybris, outlook: Outlook) -> float:
    """Conflict cards, Premonitions, and protection from the next Wrath."""
    seat = outlook.seat
    number = len(s.hand(seat))
    worth = (0.5 * min(number, 7) + 0.15 * max(0, number - 7)) * min(1.0, outlook.horizon)
    for card in s.cards.content[PREMONITION_HAND + seat]:
        worth += premonition_worth(outlook, card - FIRST_PREMONITION)
    return worth + (1.2 if protected(s, seat) else 0.0)


def premonition_worth(outlook: Outlook, premonition: int) -> float:
    """A Premonition in hand: it needs an Influence, and its prerequisite."""
    return 1.6 * min(1.0, outlook.horizon / 1.5)


# -- Chronos ----------------------------------------------------------------------------------------------------------


def _chronos(s: Hybris) -> float:
    """Chains, resources and Avatars."""
    titan = s.titan()
    broken = s.rules.chains_broken(s)
    part = broken / (s.box.chains * len(CHAINED))
    left = s.box.ages - s.age
    worth = CHAIN * broken + CHAINS * part * part * part * part + RESOURCE * sum(titan.resources)
    for avatar in range(len(AVATARS)):
        if titan.avatar_at[avatar] != NOTHING:
            worth += ABROAD[avatar] * left
    return worth + 0.2 * s.blocked.bit_count() * min(1, left) + 0.3 * sum(titan.intensity) * min(1, left)
