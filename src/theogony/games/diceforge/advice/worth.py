"""What resources, faces, cards and positions are worth, in glory, by the turns that are left."""

from typing import Final

from theogony.games.diceforge.content import (
    ANCIENT,
    BOAR,
    CHOICE,
    COMPANION,
    COMPANION_END,
    DEPENDENT,
    GOAL,
    GOLD,
    GOLEM,
    HAMMER,
    KIND,
    MIRROR,
    MISFORTUNE,
    MOON,
    ONWARD,
    PLAIN,
    SHIP,
    SLOT_COUNT,
    SPACES,
    START_SPACE,
    STORED,
    SUN,
    TIMES,
    Gain,
    feat,
)
from theogony.games.diceforge.scoring import total
from theogony.games.diceforge.smith import scepters
from theogony.games.diceforge.state import BOARS, RETIRED, SIDES, Tournament

TERMS: Final = ("advice-glory", "advice-shards", "advice-gold", "advice-dice", "advice-tools", "advice-journey")
REASONS: Final = tuple(f"{term}-{way}" for term in TERMS for way in ("more", "less"))

# The price of one unit in glory, by the own turns in which it can still be spent.
_GOLD: Final[list[float]] = [0.0, 0.15, 0.28, 0.36, 0.42, 0.46]
_SHARD: Final[list[float]] = [0.0, 1.5, 1.9, 2.0, 2.0, 2.0]
_MOON: Final[list[float]] = [0.0, 1.4, 1.75, 1.85, 1.85, 1.85]
_ANCIENT: Final[list[float]] = [0.0, 0.9, 1.3, 1.5, 1.5, 1.5]
_LOYALTY: Final[list[float]] = [0.0, 0.0, 0.8]  # by module
_GOLEM_FACE: Final[list[float]] = [0.2, 3.4, 0.2]
_USES: Final[dict[int, float]] = {
    feat("silver_hind"): 2.0,
    feat("oracle"): 1.8,
    feat("elder"): 2.4,
    feat("tree"): 1.9,
    feat("merchant"): 2.0,
    feat("guardians_owl"): 2.0,
    feat("guardian"): 1.3,
    feat("light"): 2.2,
    COMPANION: 1.9,
}  # what a card brings in each later turn
_STEPS_LEFT: Final[list[int]] = [0] * len(SPACES)


def _measure_labyrinth() -> None:
    for _ in SPACES:
        for space in range(len(SPACES)):
            if space != GOAL and ONWARD[space]:
                _STEPS_LEFT[space] = 1 + min(_STEPS_LEFT[way] for way in ONWARD[space])


_measure_labyrinth()


# -- time -------------------------------------------------------------------------------------------------------------


def turns_left(s: Tournament, seat: int) -> int:
    """The own turns after the one under way, if it is the own."""
    later = s.rounds - s.round
    if s.active < 0:
        return later + 1
    place = (seat - s.first) % s.seats
    return later + (place > (s.active - s.first) % s.seats)


def blessings_left(s: Tournament) -> int:
    """The blessings of step 1 that are still to come for everybody."""
    done = 0 if s.active < 0 else (s.active - s.first) % s.seats + 1
    turns = (s.rounds - s.round + 1) * s.seats - done
    return turns * s.box.blessings_in_step_1[s.seats]


class Prices:
    """What a unit of each resource is worth to a seat now."""

    __slots__ = ("units",)

    def __init__(self, s: Tournament, seat: int, turns: int) -> None:
        t = min(5, max(0, turns))
        gold = _GOLD[t]
        if hammer_room(s, seat) > 0:
            gold = max(gold, 0.62)
        self.units = [gold, _SHARD[t], _MOON[t], 1.0, _ANCIENT[t], _LOYALTY[s.rules.number]]

    def of(self, gain: Gain) -> float:
        units = self.units
        total = 0.0
        for resource in range(6):
            if gain[resource]:
                total += gain[resource] * units[resource]
        return total

    def best(self, menu: Gain) -> float:
        units = self.units
        return max((menu[resource] * units[resource] for resource in range(6)), default=0.0)


def hammer_room(s: Tournament, seat: int) -> int:
    return s.box.hammer_length * s.owned(seat, HAMMER) - s.hammer[seat]


# -- faces ------------------------------------------------------------------------------------------------------------


def face_worth(s: Tournament, seat: int, face: int, prices: Prices) -> float:
    """What a face brings when it comes up."""
    kind = KIND[face]
    if kind == PLAIN:
        return prices.of(s.box.face_gain[face])
    if kind == CHOICE:
        return prices.best(s.box.face_menu[face])
    if kind == DEPENDENT:
        return 0.25 * prices.of(s.box.gain_a[face]) + 0.75 * prices.of(s.box.gain_b[face])
    if kind == MIRROR:
        return 3.2
    if kind == TIMES:
        return 3.6
    if kind == SHIP:
        return 2.2
    if kind == GOLEM:
        return _GOLEM_FACE[s.rules.number] if s.golem[seat] != GOAL else 0.2
    if kind == MISFORTUNE:
        return -0.5
    return 0.3 if kind == BOAR else 0.0


def dice_worth(s: Tournament, seat: int, prices: Prices) -> float:
    """What a blessing brings on average."""
    first = 2 * SIDES * seat
    return sum(face_worth(s, seat, face, prices) for face in s.dice[first : first + 2 * SIDES]) / SIDES


def poorest_face(s: Tournament, seat: int, prices: Prices) -> float:
    """The worth of the face that would be replaced next."""
    first = 2 * SIDES * seat
    return min(
        face_worth(s, seat, face, prices)
        for face in s.dice[first : first + 2 * SIDES]
        if KIND[face] not in (BOAR, MISFORTUNE)
    )


# -- positions --------------------------------------------------------------------------------------------------------


def ledgers(s: Tournament) -> list[list[float]]:
    """Glory, shards, gold, dice, tools, journey; a row for each seat."""
    coming = blessings_left(s)
    return [_ledger(s, seat, coming) for seat in range(s.seats)]


def _ledger(s: Tournament, seat: int, coming: int) -> list[float]:
    turns = turns_left(s, seat)
    acting = turns + (1 if s.active == seat else 0)
    now = Prices(s, seat, acting)
    later = Prices(s, seat, (turns + 1) // 2 + 1 if turns else 0)
    at = STORED * seat
    have = s.have
    shards = _useful(have[at + SUN], acting) * now.units[SUN] + _useful(have[at + MOON], acting) * now.units[MOON]
    shards += have[at + ANCIENT] * now.units[ANCIENT]
    gold = have[at + GOLD] + sum(s.scepter[4 * seat + i] for i in range(scepters(s, seat)))
    return [
        float(total(s, seat)),
        shards,
        gold * (_GOLD[min(5, max(0, acting))]) + _hammer_progress(s, seat, coming),
        coming * dice_worth(s, seat, later) * 0.92,
        _tools(s, seat, turns, coming, now),
        _journey(s, seat),
    ]


def _useful(shards: int, turns: int) -> float:
    """A turn spends five or six at most."""
    most = 6 * turns
    return float(shards) if shards <= most else most + 0.2 * (shards - most)


def _hammer_progress(s: Tournament, seat: int, coming: int) -> float:
    """Steps towards the next reward, if there is time to get there."""
    if hammer_room(s, seat) <= 0:
        return 0.0
    steps = s.hammer[seat] % s.box.hammer_spaces
    reward = s.box.hammer_rewards[s.hammer[seat] // s.box.hammer_spaces % len(s.box.hammer_rewards)]
    likely = 0.9 if coming * 2 >= s.box.hammer_spaces - steps else 0.3
    return likely * reward * steps / s.box.hammer_spaces + (2.0 if coming > 6 else 0.0)


def _tools(s: Tournament, seat: int, turns: int, coming: int, prices: Prices) -> float:
    """Cards that are used each turn, tokens, and faces that others bear for this player."""
    total = 0.0
    for slot in range(SLOT_COUNT):
        cards = s.taken[SLOT_COUNT * seat + slot]
        if cards and s.slots[slot] in _USES:
            total += cards * turns * _USES[s.slots[slot]]
    if s.owned(seat, COMPANION):
        for card in range(s.owned(seat, COMPANION)):
            space = s.companion[4 * seat + card]
            if space != RETIRED and space:
                total += prices.of(s.box.companion_gain[min(space, COMPANION_END)])
    total += s.cerberus[seat] * (4.0 if coming else 0.0) + s.triton[seat] * 2.0 * prices.units[SUN]
    for colour in range(4):
        if s.colour_owner[BOARS + colour] == seat:
            total += coming * 2.0 / SIDES
    return total


def _journey(s: Tournament, seat: int) -> float:
    """The Golem's way to the Goddess; without her it stands where it began."""
    return 0.5 * (_STEPS_LEFT[START_SPACE] - _STEPS_LEFT[s.golem[seat]]) if s.golem[seat] != GOAL else 0.0
