"""Kronos' sheet, as everybody sees it."""

from typing import Final

from theogony.games.hellas import shapes
from theogony.games.hellas.content import (
    ANGER,
    AUTHORITY,
    CHAINS,
    FINAL,
    HOSTILE,
    KRONOS_ACTIONS,
    LANDS,
    MIGHT,
    MONSTERS,
    MONUMENTS,
    ORDER_MONSTER,
    ORDERS,
    QUESTS,
    REGIONS,
    SYMBOLS,
)
from theogony.games.hellas.kronos import costs, ending, hunted, orders
from theogony.games.hellas.state import OFF_MAP, Hellas
from theogony.games.hellas.zones import (
    BOXED,
    CHAIN_FACE,
    CHAINS_GONE,
    FIRST_CHAIN,
    FIRST_ORDER,
    INTACT,
    ORDER_BOTTOM,
    ORDER_DISCARD,
    ORDER_FACE,
    ORDER_GONE,
    ORDER_HAND,
    ORDER_TOP,
)
from theogony.kernel.state import Json

LOCKED: Final = -1


def wounds(symbols: list[int], covered: int, source: str) -> list[shapes.Wound]:
    return [
        {"symbol": SYMBOLS[symbol], "mark": "none", "covered": covered >> place & 1, "source": source}
        for place, symbol in enumerate(symbols)
    ]


def hunted_wounds(s: Hellas) -> list[shapes.Wound]:
    """All that a hunter of Kronos can cover, in the order of the moves."""
    found = wounds(s.box.sheet, s.titan().wounds, "sheet")
    for chain in costs.broken(s):
        found += wounds(s.box.chain_symbols[chain], s.titan().chain_wounds[chain], CHAINS[chain])
    return found


def sheet(s: Hellas) -> shapes.KronosView:
    titan = s.titan()
    content = s.cards.content
    standing = s.roaming()
    return {
        "region": REGIONS[titan.region] if titan.region != OFF_MAP else "",
        "anger": titan.points,
        "recovery": max(titan.points, costs.level(s)),
        "might": titan.attributes[MIGHT],
        "anger_value": titan.attributes[ANGER],
        "authority": titan.attributes[AUTHORITY],
        "wounds": wounds(s.box.sheet, titan.wounds, "sheet"),
        "chains": [
            *[_broken(s, chain) for chain in costs.broken(s)],
            *[_face_down() for _ in content[INTACT]],
        ],
        "chains_gone": [CHAINS[card - FIRST_CHAIN] for card in content[CHAINS_GONE]],
        "unlocked": titan.unlocked,
        "closest": _closest(s),
        "orders": len(content[ORDER_HAND]),
        "order_deck": orders.deck_size(s),
        "order_discards": [ORDERS[card - FIRST_ORDER] for card in content[ORDER_DISCARD]],
        "orders_gone": [
            ORDERS[card - FIRST_ORDER]
            for card in content[ORDER_GONE]
            if s.slain >> ORDER_MONSTER[card - FIRST_ORDER] & 1  # others lie at their trays as evolutions
        ],
        "costs": {name: _cost(s, action) for action, name in enumerate(KRONOS_ACTIONS)},
        "region_attack": {MONSTERS[monster]: costs.attack_cost(s, monster) for monster in standing},
        "terror": {MONSTERS[monster]: costs.terror_cost(s, monster) for monster in standing},
        "quests": [QUESTS[quest] for quest in s.quests],
    }


def own_sheet(s: Hellas, seat: int) -> Json:
    """What the seat knows of Orders and Chains that are not open: the Titan his own, Cassandra what she has seen."""
    return {
        "known_orders": {"top": _orders(s, seat, ORDER_TOP), "bottom": _orders(s, seat, ORDER_BOTTOM)},
        "orders": _orders(s, seat, ORDER_HAND),
        "chains": [CHAINS[face - CHAIN_FACE] for face in s.cards.seen(seat, INTACT)],
        "boxed_chains": [CHAINS[face - CHAIN_FACE] for face in s.cards.seen(seat, BOXED)],
    }


def _orders(s: Hellas, seat: int, zone: int) -> list[str]:
    return [ORDERS[face - ORDER_FACE] for face in s.cards.seen(seat, zone)]


def _closest(s: Hellas) -> list[shapes.Closest]:
    """How far both sides are on their ways to win (LH-164, LH-165, LH-167, LH-168)."""
    symbols = hunted.symbols(s)
    return [
        {"way": "hostile", "have": s.attitude.count(HOSTILE), "need": len(LANDS)},
        {"way": "monuments", "have": s.levels.count(0), "need": len(MONUMENTS)},
        {"way": "lands", "have": ending.held_lands(s), "need": s.box.kronos_lands_to_win},
        {"way": "kronos", "have": hunted.wounds(s).bit_count(), "need": len(symbols)},
    ]


def _cost(s: Hellas, action: int) -> int:
    if FINAL[action] and not s.titan().unlocked:
        return LOCKED
    return costs.order_cost(s) if action == costs.PLAY_ORDER else costs.cost(s, action)


def _broken(s: Hellas, chain: int) -> shapes.ChainView:
    titan = s.titan()
    return {
        "id": CHAINS[chain],
        "broken": 1,
        "turned": titan.turned >> chain & 1,
        "wounds": wounds(s.box.chain_symbols[chain], titan.chain_wounds[chain], CHAINS[chain]),
    }


def _face_down() -> shapes.ChainView:
    return {"id": "", "broken": 0, "turned": 0, "wounds": []}
