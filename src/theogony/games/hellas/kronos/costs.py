"""What Kronos' Actions cost in Anger Points, and how they come back. -- LH-206, LH-210, LH-215, LH-218, LH-233"""

from typing import Final

from theogony.games.hellas.content import ANGER, KRONOS_ACTIONS, LAND, OMPHALOS, PLACES, REGIONS_OF
from theogony.games.hellas.state import NOBODY, Hellas
from theogony.games.hellas.zones import BROKEN, FIRST_CHAIN

MONSTER_MOVEMENT: Final = KRONOS_ACTIONS.index("monster_movement")
REGION_ATTACK: Final = KRONOS_ACTIONS.index("region_attack")
TERROR: Final = KRONOS_ACTIONS.index("terror")
DESTROY_TEMPLE: Final = KRONOS_ACTIONS.index("destroy_temple")
PLAY_ORDER: Final = KRONOS_ACTIONS.index("play_order")
KRONOS_MOVEMENT: Final = KRONOS_ACTIONS.index("kronos_movement")
KRONOS_CRUSHES: Final = KRONOS_ACTIONS.index("kronos_destroy_monument")
KRONOS_TERROR: Final = KRONOS_ACTIONS.index("kronos_terror")
MONSTER_CRUSHES: Final = KRONOS_ACTIONS.index("monster_destroy_monument")
LEAST: Final = 1
HOPLITES_A_POINT: Final = 2  # LH-218


def broken(s: Hellas) -> list[int]:
    """The Broken Chains that are still in the game (LH-254)."""
    return [card - FIRST_CHAIN for card in s.cards.content[BROKEN]]


def reduced(s: Hellas, action: int, price: int) -> int:
    """Reductions of different Chains add up, never below 1; what is 0 by itself stays 0 (LH-210)."""
    if not price:
        return 0
    for card in s.cards.content[BROKEN]:
        price -= s.box.chain_discount[card - FIRST_CHAIN][action]
    return max(LEAST, price)


def cost(s: Hellas, action: int) -> int:
    """Of an Action that costs the same wherever it is carried out."""
    return reduced(s, action, s.box.action_cost[action])


def order_cost(s: Hellas) -> int:
    """Nothing while the Quest of Omphalos is active (LH-233)."""
    return 0 if OMPHALOS in s.quests else cost(s, PLAY_ORDER)


def attack_cost(s: Hellas, monster: int) -> int:
    """By Monster (LH-215)."""
    return reduced(s, REGION_ATTACK, s.box.region_attack_cost[monster])


def terror_cost(s: Hellas, monster: int) -> int:
    """1, and 1 for every two Hoplites in the Land, all players' together (LH-218)."""
    number = 0
    hoplites = s.hoplites
    for region in REGIONS_OF[LAND[s.monster_at[monster]]]:
        for at in range(PLACES + region, PLACES * s.seats, PLACES):  # Kronos has none
            number += hoplites[at]
    return terror_against(s, number)


def terror_against(s: Hellas, hoplites: int) -> int:
    """The same for a Land with so many Hoplites."""
    return reduced(s, TERROR, s.box.action_cost[TERROR] + hoplites // HOPLITES_A_POINT)


def pay(s: Hellas, price: int) -> None:
    """Paid before the Action is carried out (LH-206)."""
    if price:
        s.titan().points -= price
        s.tell("anger-spent", "LH-206", number=price, left=s.titan().points)


def level(s: Hellas) -> int:
    """What the Anger track shows for the Regions that Heroes control (LH-236, LH-331)."""
    regions = PLACES - s.control.count(NOBODY)
    return min(s.box.anger_max, s.box.recovery[s.seats - 1][regions] + s.titan().attributes[ANGER] - 1)


def recover(s: Hellas, clause: str) -> None:
    """Up to that level, never down (LH-237)."""
    titan = s.titan()
    if level(s) > titan.points:
        titan.points = level(s)
        s.tell("anger-recovered", clause, number=titan.points)
