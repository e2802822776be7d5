"""How the Battle under way would end, as far as anybody can tell. -- LH-105, LH-107 to LH-109, LH-112, LH-345"""

from typing import Final

from theogony.games.hellas.content import PLACES
from theogony.games.hellas.control import settle
from theogony.games.hellas.shapes import Outcome
from theogony.games.hellas.state import NOBODY, Battle, Hellas
from theogony.games.hellas.strength import (
    ATTACKER,
    DEFENDER,
    Effect,
    casualties,
    effect,
    fortification,
    losses,
    strength,
)
from theogony.games.hellas.withdrawal import refuges

NO_CARD: Final = -1


def outcome(s: Hellas, battle: Battle, side: int, design: int) -> Outcome:
    """If nobody plays another card or uses a text, but for one card of this design that the side plays (NO_CARD:
    none). What a card lets somebody choose is not foreseen."""
    brings = effect(s, battle, side, design) if design != NO_CARD else Effect()
    armies, strengths = _with(s, battle, side, brings)
    winner = ATTACKER if strengths[ATTACKER] > strengths[DEFENDER] else DEFENDER  # a tie is the defender's (LH-105)
    if battle.winner != NOBODY:
        winner = battle.winner
    leaver = winner if battle.repelled else 1 - winner
    fallen = [0, 0]
    for one in (ATTACKER, DEFENDER):
        if one != battle.fled:
            fallen[one] = casualties(s, battle, one, design if one == side else NO_CARD)  # LH-107
    if not battle.repelled and leaver != battle.fled:
        fallen[leaver] += losses(s, winner, design if winner == side else NO_CARD)  # LH-108
    fallen = [min(fallen[one], armies[one]) for one in (ATTACKER, DEFENDER)]  # LH-345
    withdraws = fallen[leaver] < armies[leaver] and _can_withdraw(s, battle, leaver)
    if not withdraws:
        fallen[leaver] = armies[leaver]  # LH-109
    return {
        "winner": battle.seat(winner),
        "strength": strengths[winner],
        "against": strengths[1 - winner],
        "losses": fallen,
        "withdraws": int(withdraws),
        "holds": _holder(s, battle, 1 - leaver, armies[1 - leaver] - fallen[1 - leaver]),
    }


def _with(s: Hellas, battle: Battle, side: int, brings: Effect) -> tuple[list[int], list[int]]:
    """Hoplites and Army Strengths of both sides, with what a card brings."""
    armies = [s.army(battle.seat(one), battle.region) for one in (ATTACKER, DEFENDER)]
    strengths = [strength(s, battle, one) for one in (ATTACKER, DEFENDER)]
    foe = 1 - side
    killed = min(brings.kills, armies[foe])
    armies[side] += brings.recruits
    armies[foe] -= killed
    strengths[side] += brings.strength
    strengths[foe] -= killed
    if killed and not armies[foe]:
        strengths[foe] -= fortification(s, battle.seat(foe), battle.region)
    return armies, strengths


def _can_withdraw(s: Hellas, battle: Battle, side: int) -> bool:
    if side == ATTACKER and not battle.origins:
        return False  # recruited into the Battle (LH-342)
    return refuges(s, battle.seat(side), battle.region, battle.origins if side == ATTACKER else 0) != 0


def _holder(s: Hellas, battle: Battle, side: int, left: int) -> int:
    """Who controls the Region when only this side is left there, with so many Hoplites (LH-112)."""
    after = s.clone()
    after.battles = []
    for one in (ATTACKER, DEFENDER):
        after.hoplites[PLACES * battle.seat(one) + battle.region] = left if one == side else 0
    settle(after, battle.region)
    return after.control[battle.region]
