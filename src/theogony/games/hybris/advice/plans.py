"""Which Pillar, and which Location for whom: what an Age is planned by."""

from typing import Any, Final

from theogony.games.hybris.advice.outlook import PIECE, Outlook
from theogony.games.hybris.advice.visits import Visits
from theogony.games.hybris.advice.worth import tile_worth
from theogony.games.hybris.chronos.turn import fulfilled
from theogony.games.hybris.conditions import count
from theogony.games.hybris.content import (
    AEGIS,
    BONUS,
    CHAINED,
    LOCATIONS,
    MORTAL_WORLD,
    PIECES,
    PRAYER,
    PROPHET_TYPE,
    PROPHETS_GO,
    TYPE,
    UPGRADE_CONCEPTS,
)
from theogony.games.hybris.effects import general
from theogony.games.hybris.forge import affordable
from theogony.games.hybris.state import Hybris
from theogony.games.hybris.texts import LOWER, UPPER, texts
from theogony.games.hybris.upgrades import left_of

AGAIN: Final = 0.7  # a second character to the same Location
GIVEN: Final = 0.35  # what the others gain counts against it
WATCH: Final = 1.0  # a Focus on a Concept whose conditions are not fulfilled
CHAIN: Final = 1.3
INTENSITY: Final = 0.4


def token_worth(visits: Visits, character: int, token: int, plan: list[int]) -> float:
    """What a Location token promises for a character, beside what is planned already."""
    if token == BONUS:
        open_to = [place for place in range(len(LOCATIONS)) if PROPHETS_GO[place] or TYPE[character] != PROPHET_TYPE]
        return max([visits.to_location(character, place) for place in open_to]) - 0.4
    worth = visits.to_location(character, token)
    return worth * AGAIN if token in plan and token == MORTAL_WORLD else worth


def pillar_worth(s: Hybris, outlook: Outlook, pillar: int) -> float:
    """What its upper half brings, less what the lower gives others; a Prayer on it; with Chronos, what it costs."""
    worth = upper_worth(s, outlook, pillar)
    if s.offerings >> pillar & 1:
        worth += outlook.prices[PRAYER]
    if s.chronos:
        return worth + focus_worth(s, pillar)
    return worth - GIVEN * outlook.at_once(LOWER + pillar)


def upper_worth(s: Hybris, outlook: Outlook, pillar: int) -> float:
    """What the upper half brings now."""
    return sum([_brings(s, outlook, op) for script in texts(s).of[UPPER + pillar] for op in script.operations])


def _brings(s: Hybris, outlook: Outlook, op: Any) -> float:
    """What an operation of an upper half brings, counted on the table."""
    if isinstance(op, general.Gain):
        return min(op.most, op.n * count(s, op.per, outlook.seat)) * outlook.prices[op.what]
    if isinstance(op, general.Remove):
        player = s.players[outlook.seat]
        kinds = [kind for kind in range(len(PIECES)) if op.pieces >> kind & 1 and left_of(player, kind)]
        return op.n * max([outlook.prices[PIECE + kind] for kind in kinds], default=0.0)
    if isinstance(op, general.DoAction) and op.from_olympus:
        return _guidance(s, outlook)
    return outlook.brings(op)


def _guidance(s: Hybris, outlook: Outlook) -> float:
    """The best Technology that can be paid for comes into the Factory."""
    goods = s.players[outlook.seat].goods
    best = 0.0
    for tile in range(s.olympus.bit_length()):
        if s.olympus >> tile & 1 and affordable(s, outlook.seat, tile, 0, goods[AEGIS]):
            best = max(best, tile_worth(s, outlook, 3, tile) - 0.5 * sum(s.box.cost[tile]))
    return best


def arrogance_worth(s: Hybris, outlook: Outlook, pillar: int) -> float:
    """What it brings to use the upper half of another's Pillar instead of the lower (HY-396), its price not counted."""
    return upper_worth(s, outlook, pillar) - outlook.at_once(LOWER + pillar)


def focus_worth(s: Hybris, pillar: int) -> float:
    """A Pillar with Chronos: its Chain or its Intensity, and that he does not act at its Concept."""
    if pillar in UPGRADE_CONCEPTS:
        tile = UPGRADE_CONCEPTS.index(pillar)
        return -INTENSITY * s.box.modifier[tile] if not s.titan().turned >> tile & 1 else 0.0
    left = s.titan().chains[CHAINED.index(pillar)]
    broken = CHAIN if left else float(pillar + 1)
    return (WATCH if not fulfilled(s, pillar) else 0.0) - broken
