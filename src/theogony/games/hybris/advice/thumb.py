"""Rules of thumb: how good an option looks without looking ahead, for plans and the questions of a turn."""

from collections.abc import Callable
from typing import Any, Final

from theogony.games.hybris import combat, planning, turn
from theogony.games.hybris.content import (
    AEGIS,
    BONUS,
    COLISEUM,
    FOLLOWER,
    FORGE,
    MOIRAI,
    MORTAL_WORLD,
    NOWHERE,
    OLYMPUS,
    ORACLE,
    TOKENS,
    UNDERWORLD,
)
from theogony.games.hybris.forge import can_fabricate
from theogony.games.hybris.moves import ACTIVATE, PASS, PLAY, READY, STOP, TOKEN
from theogony.games.hybris.olympus import can_convert
from theogony.games.hybris.state import NOTHING, Hybris
from theogony.games.hybris.strength import total
from theogony.kernel.step import Prompt

Rule = Callable[[Hybris, Any, list[int]], list[float]]


def planned(s: Hybris, prompt: Prompt[Any], options: list[int]) -> list[float]:
    """Everybody who can be paid for is sent."""
    sent = len(planning.parts(s.desk(prompt.seat).draft))
    enough = s.players[prompt.seat].goods[AEGIS] + 1 > sent
    return [(1.0 if enough else -1.0) if move != READY else 0.0 for move in options]


def token(s: Hybris, prompt: Prompt[Any], options: list[int]) -> list[float]:
    """Where there is most to do now."""
    wishes = [location(s, prompt.seat, kind) for kind in range(len(TOKENS))]
    return [wishes[move - TOKEN] if TOKEN <= move < TOKEN + len(TOKENS) else NOWHERE for move in options]


def location(s: Hybris, seat: int, kind: int) -> float:
    """How much a visit promises."""
    player = s.players[seat]
    own = [tile for tile in [*s.workshop, *s.factory] if tile != NOTHING and s.owner[tile] == seat]
    if kind == MORTAL_WORLD:
        return 3.0 + 3.0 * (player.stored != 0) - 0.2 * player.goods[FOLLOWER]
    if kind == FORGE:
        return 4.0 if can_fabricate(s, seat, player.goods[AEGIS]) else 2.0 * (own != [])
    if kind == OLYMPUS:
        return (2.5 if not own else 1.0) + 1.5 * can_convert(s, seat)
    if kind == UNDERWORLD:
        return 3.5 - 0.5 * player.goods[AEGIS]
    if kind == ORACLE:
        return 2.2
    if kind == COLISEUM:
        return 1.5 + 0.1 * len(s.hand(seat))
    if kind == MOIRAI:
        return 0.4 * len(s.hand(seat))
    return 2.6 if kind == BONUS else 0.0


def turn_taken(s: Hybris, prompt: Prompt[Any], options: list[int]) -> list[float]:
    """Acting is better than passing; Olympians wait."""
    return [0.0 if move == PASS else 1.0 if move == ACTIVATE else 2.0 for move in options]


def card_played(s: Hybris, prompt: Prompt[Any], options: list[int]) -> list[float]:
    """Enough Force, and no more; without a chance none."""
    fight = s.fight()
    side = fight.side(prompt.seat)
    lead = total(s, fight, side) - total(s, fight, 1 - side)
    hope = lead + 3 * len(options)
    return [
        (0.5 if lead > 0 or hope < 0 else -1.0) if move == STOP else s.box.force[move - PLAY] - 0.3 * (lead > 0)
        for move in options
    ]


RULES: Final[dict[type, Rule]] = {
    planning.Plan: planned,
    planning.WhichToken: token,
    turn.TakeTurn: turn_taken,
    combat.PlayOn: card_played,
    combat.GoOn: card_played,
}
