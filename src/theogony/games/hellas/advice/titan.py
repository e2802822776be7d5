"""What Kronos should think of: how many of his turns five Hostile Lands or three fallen Monuments are away, and rules
of thumb for what he is asked."""

from collections.abc import Callable
from typing import Final

from theogony.games.hellas import moves as m
from theogony.games.hellas.advice.ways import armies, nearness
from theogony.games.hellas.content import (
    ANGER,
    AUTHORITY,
    CHAINS,
    DISTANCE,
    HOSTILE,
    LAND,
    LANDS,
    MIGHT,
    MONUMENT_AT,
    MONUMENT_REGION,
    ORDER_EVOLUTION,
    ORDER_MONSTER,
    PLACES,
    REGIONS_OF,
    RHEA,
    WRATH,
)
from theogony.games.hellas.effects import titan as texts
from theogony.games.hellas.kronos import chains, costs, orders, temples, turn
from theogony.games.hellas.state import NOBODY, OFF_MAP, Hellas, Titan
from theogony.games.hellas.trays import uncovered
from theogony.games.hellas.zones import INTACT, ORDER_HAND
from theogony.kernel.advice import Rule

TERMS: Final[tuple[str, ...]] = ("advice-terror", "advice-ruin", "advice-chains", "advice-beasts")

TO_LAND: Final[list[list[int]]] = [
    [min(DISTANCE[region][other] for other in REGIONS_OF[land]) for land in range(len(LANDS))]
    for region in range(PLACES)
]  # from a Region to the nearest one of a Land
NO_MONSTER: Final = 2  # Regions away, where none is on the map
NEVER: Final = 60.0
LEAST_AGAIN: Final = 3  # Anger Points that come back, even where few are reckoned with
ATTRIBUTE: Final = 0.45
SECOND: Final = 0.35  # of two, of which the third breaks a Chain
BROKEN: Final = 1.1
UNLOCKED: Final = 1.6
USABLE: Final = 0.35
MONSTER: Final = 0.55
EVOLVED: Final = 0.4
OPEN: Final = 0.08
ORDER: Final = 0.4
POINT: Final = 0.04
WAITS: Final = -1.0
ATTACKED: Final = 3  # Hoplites that a Region Attack kills, about; more where the Land is not Neutral


# -- the position -----------------------------------------------------------------------------------------------------


def row(s: Hellas) -> list[float]:
    """Term by term."""
    titan = s.titan()
    terror = nearness(terror_turns(s, armies(s)))
    ruin = nearness(ruin_turns(s)) if titan.unlocked else terror - 1.0
    return [terror, max(0.0, ruin - terror) + 0.1 * ruin, _freedom(s, titan), _beasts(s)]


def terror_turns(s: Hellas, armies: list[int]) -> float:
    """Until all Lands are Hostile: steps, ways of Monsters, and turns in which Anger comes back. What costs nearly all
    that comes back is dearer than its price: the Heroes recruit meanwhile. Or he frees himself first and goes there."""
    titan = s.titan()
    again = max(LEAST_AGAIN, costs.level(s))
    standing = [region for region in s.monster_at if region != OFF_MAP]
    bound = free = last = 0.0
    missing = 0
    for land in range(len(LANDS)):
        steps = HOSTILE - s.attitude[land] + (s.glory[land] != NOBODY)
        if steps:
            last = terror_price(s, land, armies)
            price = last / again
            way = min([TO_LAND[region][land] for region in standing], default=NO_MONSTER)
            took = steps * (1.0 + price * (1.0 + price)) + way * (1.0 + 1.0 / again)
            bound += took
            free += min(took, own_terror_turns(s, land, again))
            missing += steps + way
    free += freedom_turns(s, armies, again)
    turns = max(0.0, min(bound, free) - titan.points / again)
    if missing == 1:  # one Terror wins: can he pay for it?
        return 0.2 if int(last) <= titan.points else max(1.5, turns)
    return turns


def freedom_turns(s: Hellas, armies: list[int], again: int) -> float:
    """Until the last Chain is Broken: two Temples for each, by the Attributes that are nearest."""
    titan = s.titan()
    if titan.unlocked:
        return 0.0
    missing = sorted([s.box.chain_break_value - titan.attributes[a] for a in range(3) if not titan.broke_by >> a & 1])
    chains = len(s.cards.content[INTACT])
    raises = sum(missing[:chains])
    if chains > len(missing) or raises > s.temples.bit_count():
        return NEVER
    ready = sum(1 for region in s.monster_at if region != OFF_MAP and s.temples >> region & 1 and not armies[region])
    return raises * (1.6 + costs.cost(s, costs.DESTROY_TEMPLE) / again) - 0.6 * min(ready, raises)


def own_terror_turns(s: Hellas, land: int, again: int) -> float:
    """The same for one Land, if Kronos goes there himself."""
    way = TO_LAND[s.titan().region][land]
    price = way * costs.cost(s, costs.KRONOS_MOVEMENT) + costs.cost(s, costs.KRONOS_TERROR)
    return way + 1 + price / again


def terror_price(s: Hellas, land: int, armies: list[int]) -> float:
    """Of one Terror in this Land, as if a Monster were there; half a point for each Hoplite."""
    number = 0
    for region in REGIONS_OF[land]:
        number += armies[region]
    return costs.terror_against(s, number) + number % costs.HOPLITES_A_POINT / costs.HOPLITES_A_POINT


def ruin_turns(s: Hellas) -> float:
    """Until the last Monument has fallen: the way of Kronos from one to the next, and his blows there."""
    titan = s.titan()
    left = [MONUMENT_REGION[number] for number, level in enumerate(s.levels) if level]
    place = titan.region
    turns = 0
    price = 0
    for _ in range(len(left)):
        region = min(left, key=lambda other: DISTANCE[place][other])
        left.remove(region)
        way = max(0, DISTANCE[place][region] - 1)
        blows = -(-s.levels[MONUMENT_AT[region]] // turn.KRONOS_LEVELS)
        turns += way + blows
        price += way * costs.cost(s, costs.KRONOS_MOVEMENT) + blows * costs.cost(s, costs.KRONOS_CRUSHES)
        place = region
    return turns + max(0, price - titan.points) / max(4, costs.level(s))


def _freedom(s: Hellas, titan: Titan) -> float:
    """Attributes and Chains."""
    worth = POINT * titan.points
    for attribute, value in enumerate(titan.attributes):
        worth += ATTRIBUTE * (value - 1)
        if value == s.box.chain_break_value - 1 and not titan.broke_by >> attribute & 1:
            worth += SECOND
    found = costs.broken(s)
    worth += BROKEN * len(found) + UNLOCKED * titan.unlocked
    for chain in found:
        worth += USABLE * (not titan.turned >> chain & 1)
    return worth


def _beasts(s: Hellas) -> float:
    """Monsters on the map, what makes them hard to slay, Orders in hand."""
    worth = ORDER * len(s.cards.content[ORDER_HAND])
    for monster, region in enumerate(s.monster_at):
        if region != OFF_MAP:
            worth += MONSTER + OPEN * uncovered(s, monster) + EVOLVED * s.evolved[monster].bit_count()
    return worth


# -- rules of thumb: his turn -----------------------------------------------------------------------------------------


def acts(s: Hellas, prompt: turn.TitanActs, options: list[int]) -> list[float]:
    return [act_score(s, move) for move in options]


def act_score(s: Hellas, move: int) -> float:
    """In turns that it saves, less what it costs."""
    if move == m.DONE:
        return 0.0
    if move == m.PASS:
        return 0.22 * (costs.level(s) - s.titan().points) - 0.1
    if move < m.SHIFT:
        return chain_score(s, move - m.USE_CHAIN)
    return SCORES[m.TITANIC_OF[move]](s, move)


def chain_score(s: Hellas, chain: int) -> float:
    """Used as soon as it does something: it comes back with the next Monument."""
    if chain == WRATH:
        return 0.7 if s.titan().points >= 2 else -0.5
    return 0.6


def within(score: Callable[[int], float], options: list[int]) -> list[float]:
    """By this score, but a Chain can wait until the Action is over."""
    return [WAITS if move in chains.USES else score(move) for move in options]


def attack_score(s: Hellas, move: int) -> float:
    monster = move - m.REGION_ATTACK
    region = s.monster_at[monster]
    dead = min(ATTACKED + s.attitude[LAND[region]], s.hoplites_in(region))
    return 0.45 * dead - 0.15 * costs.attack_cost(s, monster)


def temple_score(s: Hellas, move: int) -> float:
    """Above all where the Attribute breaks a Chain; a full track can wait."""
    titan = s.titan()
    breaks = titan.attributes.count(s.box.chain_break_value - 1) > 0
    return 1.3 + 0.6 * breaks - 0.1 * titan.points / 4


def terror_score(s: Hellas, move: int) -> float:
    monster = move - m.TERROR
    land = LAND[s.monster_at[monster]]
    price = costs.terror_cost(s, monster)
    if s.attitude[land] == HOSTILE:
        bare = sum(s.control[region] != NOBODY and not s.hoplites_in(region) for region in REGIONS_OF[land])
        return 0.4 * bare - 0.25 * price - 0.3
    last = s.attitude[land] == HOSTILE - 1 and s.attitude.count(HOSTILE) == len(LANDS) - 1
    return 1.5 - 0.25 * price + 10.0 * last


def shift_score(s: Hellas, move: int) -> float:
    """To Lands that are not Hostile and have no Monster yet, and to Temples without Hoplites."""
    monster, region = divmod(move - m.SHIFT, PLACES)
    here = s.monster_at[monster]
    score = 0.3 * (_bare(s, region) - _bare(s, here))
    for land in range(len(LANDS)):
        if s.attitude[land] == HOSTILE:
            continue
        others = [TO_LAND[at][land] for other, at in enumerate(s.monster_at) if at != OFF_MAP and other != monster]
        before = min([TO_LAND[here][land], *others])
        after = min([TO_LAND[region][land], *others])
        score += 0.8 * (before - after)
    return score


def _bare(s: Hellas, region: int) -> int:
    """Whether a Temple there can be destroyed."""
    return int(s.temples >> region & 1 == 1 and not s.hoplites_in(region))


def order_score(s: Hellas, move: int) -> float:
    return ordered(s, move - m.ORDER)


def ordered(s: Hellas, order: int) -> float:
    """What an Order card is worth: a Monster that is not there yet, or its text."""
    if s.monster_at[ORDER_MONSTER[order]] == OFF_MAP:
        return 1.6 - 0.1 * costs.order_cost(s)
    return (0.4 if ORDER_EVOLUTION[order] else 0.6) - 0.2 * costs.order_cost(s)


def walk_score(s: Hellas, move: int) -> float:
    """Through armies and Temples, towards Monuments and Lands that are not Hostile."""
    region = move - m.KRONOS_TO
    here = s.titan().region
    score = 0.25 * s.hoplites_in(region) + 0.8 * (s.temples >> region & 1) - 0.6
    for number, level in enumerate(s.levels):
        if level:
            score += 0.3 * (DISTANCE[here][MONUMENT_REGION[number]] - DISTANCE[region][MONUMENT_REGION[number]])
    for land in range(len(LANDS)):
        if s.attitude[land] != HOSTILE:
            score += 0.4 * (TO_LAND[here][land] - TO_LAND[region][land])
    return score


def own_terror_score(s: Hellas, move: int) -> float:
    land = LAND[s.titan().region]
    return 0.7 * (HOSTILE - s.attitude[land] + (s.glory[land] != NOBODY)) - 0.2


def crush_score(s: Hellas, move: int) -> float:
    return _ruin(s.levels[move - m.KRONOS_CRUSHES], turn.KRONOS_LEVELS)


def gnaw_score(s: Hellas, move: int) -> float:
    """The same by a Monster."""
    return _ruin(s.levels[move - m.MONSTER_CRUSHES], turn.MONSTER_LEVELS)


def _ruin(level: int, blow: int) -> float:
    return 0.4 * min(blow, level) + 0.8 * (level <= blow)


def shift_more(s: Hellas, prompt: turn.ShiftMore, options: list[int]) -> list[float]:
    return within(lambda move: 0.0 if move == m.DONE else shift_score(s, move), options)


def extra_terror(s: Hellas, prompt: turn.ExtraTerror, options: list[int]) -> list[float]:
    """A Chain first, where it may make the Terror cheaper and that is dear."""
    scores: list[float] = []
    for move in options:
        if move in chains.USES:
            scores.append(chain_score(s, move - m.USE_CHAIN))
        else:
            scores.append(0.0 if move == m.PASS else terror_score(s, move))
    return scores


# -- rules of thumb: other questions ----------------------------------------------------------------------------------


def place_ordered(s: Hellas, prompt: orders.PlaceOrdered, options: list[int]) -> list[float]:
    """Where a Land is not Hostile and has no Monster, or a Temple stands bare."""

    def score(move: int) -> float:
        region = move - m.REGION
        land = LAND[region]
        held = any(LAND[at] == land for at in s.monster_at if at != OFF_MAP)
        return 1.0 * (s.attitude[land] != HOSTILE) - 0.7 * held + 0.3 * _bare(s, region)

    return within(score, options)


def raise_titan(s: Hellas, prompt: temples.RaiseTitan, options: list[int]) -> list[float]:
    """What breaks a Chain; else Anger, Authority, and Might once he can be hunted."""
    titan = s.titan()
    likes = {ANGER: 0.5, AUTHORITY: 0.3, MIGHT: 0.0 if RHEA in s.quests else 0.6}

    def score(move: int) -> float:
        attribute = move - m.RAISE
        near = titan.attributes[attribute] == s.box.chain_break_value - 1 and s.cards.content[INTACT]
        return likes[attribute] + (2.0 if near else 0.0) - 0.2 * (titan.attributes[attribute] > 2)

    return within(score, options)


def oracle_falls(s: Hellas, prompt: temples.OracleFalls, options: list[int]) -> list[float]:
    """Where Terror is dearest."""
    stand = armies(s)

    def score(move: int) -> float:
        return 0.0 if move == m.PASS else terror_price(s, move - m.LAND, stand) * _steps(s, move - m.LAND)

    return within(score, options)


def _steps(s: Hellas, land: int) -> int:
    """1 if its token can go down."""
    return int(s.attitude[land] != HOSTILE)


def break_chain(s: Hellas, prompt: chains.BreakChain, options: list[int]) -> list[float]:
    """A Chain is worth the Anger, unless a Terror that it would pay wins."""
    return within(lambda move: 0.0 if move == m.PASS else 1.0 + LIKED[move - m.CHAIN], options)


def discard_orders(s: Hellas, prompt: orders.DiscardOrders, options: list[int]) -> list[float]:
    return [-ordered(s, move - m.DISCARD_ORDER) for move in options]


def strike_land(s: Hellas, prompt: texts.StrikeLand, options: list[int]) -> list[float]:
    """Where most armies stand."""
    return [
        float(sum(s.hoplites_in(region) > 0 for region in REGIONS_OF[move - m.LAND])) + 0.2 * _steps(s, move - m.LAND)
        for move in options
    ]


def kill_up_to(s: Hellas, prompt: texts.KillUpTo, options: list[int]) -> list[float]:
    return [float(move) for move in options]


def erupt_near(s: Hellas, prompt: texts.EruptNear, options: list[int]) -> list[float]:
    return [float(s.hoplites_in(s.monster_at[move - m.MONSTER])) for move in options]


def erupt_at(s: Hellas, prompt: texts.EruptAt, options: list[int]) -> list[float]:
    return [float(min(prompt.number, s.hoplites_in(move - m.REGION))) for move in options]


SCORES: Final[dict[int, Callable[[Hellas, int], float]]] = {
    costs.MONSTER_MOVEMENT: shift_score,
    costs.REGION_ATTACK: attack_score,
    costs.TERROR: terror_score,
    costs.DESTROY_TEMPLE: temple_score,
    costs.PLAY_ORDER: order_score,
    costs.KRONOS_MOVEMENT: walk_score,
    costs.KRONOS_CRUSHES: crush_score,
    costs.KRONOS_TERROR: own_terror_score,
    costs.MONSTER_CRUSHES: gnaw_score,
}
LIKED: Final[list[float]] = [0.1 * (chain in ("plague", "famine")) for chain in CHAINS]
RULES: Final[dict[type, Rule]] = {
    turn.TitanActs: acts,
    turn.ShiftMore: shift_more,
    turn.ExtraTerror: extra_terror,
    orders.PlaceOrdered: place_ordered,
    orders.DiscardOrders: discard_orders,
    temples.RaiseTitan: raise_titan,
    temples.OracleFalls: oracle_falls,
    chains.BreakChain: break_chain,
    chains.MayBreakChain: break_chain,
    texts.StrikeLand: strike_land,
    texts.KillUpTo: kill_up_to,
    texts.EruptNear: erupt_near,
    texts.EruptAt: erupt_at,
}
