"""Habits: the same thoughts in microseconds, for playouts."""

from collections.abc import Callable
from typing import Final

from theogony.games.godstorm import battle, capture, fortify, invade, miracles, muster, setup, underworld
from theogony.games.godstorm.advice.worth import SCORING_SPACES
from theogony.games.godstorm.content import CARDS, CONTINENT_LANDS, CONTINENT_OF, HEAVEN, LANDS, WAR
from theogony.games.godstorm.moves import ATTACK, DONE, EMBARK, ENTER, FORTIFY, PAIR_OF, PAIRS, PLACE, STOP, TARGET, TO
from theogony.games.godstorm.odds import MOST, TIES, WALLS, scaled, table
from theogony.games.godstorm.state import NOBODY, World

Habit = Callable[[World, int, list[int]], int]


def _faces(s: World, seat: int, place: int) -> int:
    """How many neighbours are not the seat's."""
    owner = s.owner
    count = 0
    for near in s.borders[place]:
        if owner[near] != seat:
            count += 1
    return count


def _own_counts(s: World, seat: int) -> list[int]:
    """Own territories by continent."""
    counts = [0] * 6
    owner = s.owner
    for land in range(LANDS):
        if owner[land] == seat:
            counts[CONTINENT_OF[land]] += 1
    return counts


def _quick_worth(s: World, counts: list[int], land: int, final: bool) -> float:
    continent = CONTINENT_OF[land]
    missing = _SIZES[continent] - counts[continent]
    if missing == 1:
        return 1.0 + s.box.continent_bonus[continent] * 0.8
    if final:
        return 1.0
    return 0.65 + s.box.continent_bonus[continent] * 0.3 * (1.0 - missing / _SIZES[continent]) ** 2


_SIZES: Final = [len(lands) for lands in CONTINENT_LANDS]


def _army_cost(s: World, seat: int) -> float:
    if s.epoch < s.box.epochs:
        return 0.27
    return 0.05 if s.turn != NOBODY and s.marker[s.turn] < sum(s.alive) else 0.004


def _quick_place(s: World, seat: int, options: list[int]) -> int:
    """The front where an attack would pay most, the larger army first."""
    if options[0] == DONE:
        return DONE
    owner, armies, borders = s.owner, s.armies, s.borders
    counts = _own_counts(s, seat)
    final = s.epoch >= s.box.epochs
    found, top = options[0], -1.0
    for move in options:
        land = move - PLACE
        held = armies[land]
        score = 0.0
        for near in borders[land]:
            if owner[near] != seat:
                lead = held - armies[near]
                worth = _quick_worth(s, counts, near, final)
                score += worth * (1.0 if lead > 0 else 0.5 if lead > -3 else 0.1)
        if score > 0.0:
            score += 0.25 * min(held, 12)
            if s.plague[land]:
                score *= 0.3
        if score > top:
            found, top = move, score
    return found


def _quick_invade(s: World, seat: int, options: list[int]) -> int:
    armies = s.armies
    counts = _own_counts(s, seat)
    final = s.epoch >= s.box.epochs
    cost = _army_cost(s, seat)
    war = s.gods[4 * seat + WAR]
    found, top = DONE, 0.03
    for move in options:
        if move == DONE:
            continue
        origin, target = PAIR_OF[(move - ATTACK) % PAIRS]
        if move >= ENTER:
            score = _quick_worth(s, counts, target, final)
        else:
            force, held = armies[origin] - 1, armies[target]
            if force > MOST or held > MOST:
                force, held = scaled(force, held)
            known = table((TIES if war == origin else 0) | (WALLS if s.temple[target] else 0))
            chance = known.wins[force][held]
            score = chance * _quick_worth(s, counts, target, final) - (force - known.left[force][held]) * cost
        if score > top:
            found, top = move, score
    return found


def _quick_assault(s: World, seat: int, options: list[int]) -> int:
    """All dice while the attack pays, else stop."""
    if options[-1] != STOP:
        return options[-1]
    force = min(s.declared, s.heaven[seat] if s.origin == HEAVEN else s.armies[s.origin] - 1)
    force, held = scaled(force, s.armies[s.target])
    known = table(TIES if s.force >> WAR & 1 else 0)
    cost = 0.06 if s.target >= LANDS else _army_cost(s, seat)
    gain = known.wins[force][held] - (force - known.left[force][held]) * cost
    return options[-2] if gain > 0.0 else STOP


def _quick_march(s: World, seat: int, options: list[int]) -> int:
    """All go on if there is more to do over there, else as few as allowed."""
    if s.origin == HEAVEN or _faces(s, seat, s.target) >= _faces(s, seat, s.origin):
        return options[-1]
    return options[0]


def _quick_fortify(s: World, seat: int, options: list[int]) -> int:
    found, top = DONE, 1
    for move in options:
        if move != DONE:
            land = move - FORTIFY
            idle = s.armies[land] - 1
            if idle > top and _faces(s, seat, land) == 0:
                found, top = move, idle
    return found


def _quick_fortify_to(s: World, seat: int, options: list[int]) -> int:
    found, top = options[0], -1.0
    for move in options:
        land = move - TO
        faces = _faces(s, seat, land)
        if faces:
            score = s.armies[land] + faces - 5.0 * s.plague[land]
            if score > top:
                found, top = move, score
    return found


def _quick_follow(s: World, seat: int, options: list[int]) -> int:
    """Gods go with the larger army, never into plague."""
    if s.plague[s.target] or s.armies[s.target] < s.armies[s.origin]:
        return options[0]
    return options[-1]


def _quick_embark(s: World, seat: int, options: list[int]) -> int:
    owner = s.owner
    found, top = DONE, -1.0
    for move in options:
        if move != DONE:
            space = LANDS + move - EMBARK
            score = 0.5 if space in SCORING_SPACES else 0.0
            for near in s.borders[space]:
                if owner[near] != seat:
                    score += 1.0 if near in SCORING_SPACES else 0.3
            score -= 0.2 * s.armies[space]
            if score > top or found == DONE:
                found, top = move, score
    return found


def _quick_descend(s: World, seat: int, options: list[int]) -> int:
    """Into empty spaces first, scoring ones above all; attacks with a lead."""
    found, top = DONE, 0.0
    for move in options:
        if move == DONE:
            continue
        origin, target = PAIR_OF[(move - ATTACK) % PAIRS]
        worth = 1.0 if target in SCORING_SPACES else 0.2
        if move < ENTER:
            force = s.heaven[seat] if origin == HEAVEN else s.armies[origin] - 1
            force, held = scaled(force, s.armies[target])
            known = table(0)
            worth = worth * known.wins[force][held] - 0.06 * (force - known.left[force][held])
        if worth > top:
            found, top = move, worth
    return found


def quick_target(s: World, prompt: miracles.Choice, options: list[int]) -> int:
    """Harm goes to the strongest enemy army, help to the own one; numbers as large as allowed."""
    if not TARGET <= options[0] < TARGET + LANDS:
        return options[-1]
    seat = prompt.seat
    harm = CARDS[prompt.card] in _HARM
    found, top = options[0], -1
    for move in options:
        land = move - TARGET
        if (s.owner[land] == seat) != harm and s.armies[land] > top:
            found, top = move, s.armies[land]
    return found


_HARM: Final = frozenset(
    {
        "storms_rage",
        "the_siren_calls",
        "the_land_is_purged",
        "the_temple_falls",
        "the_mighty_have_fallen",
        "fire_rains_down",
        "the_gods_forsake_us",
        "the_trojan_horse_is_revealed",
    }
)


def _quick_done(s: World, seat: int, options: list[int]) -> int:
    return options[-1]


HABITS: Final[dict[type, Habit]] = {
    muster.PlaceRaised: _quick_place,
    setup.PlaceStart: _quick_place,
    invade.Invade: _quick_invade,
    battle.Assault: _quick_assault,
    capture.MoveMore: _quick_march,
    capture.EnterWith: _quick_march,
    capture.GodsFollow: _quick_follow,
    fortify.Fortify: _quick_fortify,
    fortify.FortifyTo: _quick_fortify_to,
    fortify.FortifyArmies: _quick_done,
    fortify.FortifyGods: _quick_follow,
    underworld.Embark: _quick_embark,
    underworld.InvadeUnderworld: _quick_descend,
    miracles.PlayMiracles: _quick_done,
    miracles.OfferAegis: _quick_done,
}
