"""How to play Godstorm well: what a position is worth, and rules of thumb for every prompt.

The worth is additive, in points of the final score, so that a bot can decide by it and a person can read it. Weights
change with the turns a seat has left: early on armies, faith and gods count, in the end only what scores.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from theogony.games.godstorm import (
    battle,
    capture,
    classic_cards,
    epochs,
    fortify,
    gods,
    godswar,
    invade,
    miracles,
    muster,
    obtain,
    setup,
    underworld,
)
from theogony.games.godstorm.content import (
    ALL_PLACES,
    ALTARS,
    CARD_DECK,
    CARDS,
    CONTINENT_BONUS,
    CONTINENT_LANDS,
    CONTINENT_OF,
    CRYPTS,
    EPOCHS,
    HEAVEN,
    LANDS,
    MAGIC,
    RELIC_LAND,
    SKY,
    WAR,
)
from theogony.games.godstorm.moves import (
    ATTACK,
    BID,
    BUY,
    CHAMPION,
    CLAIM,
    DONE,
    EMBARK,
    ENTER,
    FORTIFY,
    GOD_AT,
    KEEP,
    MOVE,
    ORDER,
    PAIR_OF,
    PAIRS,
    PASS,
    PLACE,
    PLAY,
    REVIVE,
    STOP,
    SUMMON,
    TARGET,
    TEMPLE,
    TO,
    WITH,
)
from theogony.games.godstorm.odds import MOST, SURE_FEET, TIES, WALLS, scaled, table
from theogony.games.godstorm.odds import capture as capture_odds
from theogony.games.godstorm.odds import godswar as godswar_odds
from theogony.games.godstorm.state import NEUTRAL, NOBODY, NOWHERE, World
from theogony.kernel.advice import Advice, best, softmax
from theogony.kernel.rng import Rng
from theogony.kernel.state import State
from theogony.kernel.step import Prompt, Seal

# -- what a position is worth ------------------------------------------------------------------------------------------

TERMS: Final = (
    "advice-lands",
    "advice-continents",
    "advice-progress",
    "advice-underworld",
    "advice-relics",
    "advice-armies",
    "advice-front",
    "advice-dead",
    "advice-faith",
    "advice-gods",
    "advice-temples",
    "advice-cards",
    "advice-main-army",
    "advice-turns",
)
REASONS: Final = (*(f"{term}-{way}" for term in TERMS for way in ("more", "less")), "advice-odds")
LANDS_TERM: Final = 0
CONTINENTS_TERM: Final = 1
PROGRESS_TERM: Final = 2
UNDERWORLD_TERM: Final = 3
RELICS_TERM: Final = 4
ARMIES_TERM: Final = 5
FRONT_TERM: Final = 6
DEAD_TERM: Final = 7
FAITH_TERM: Final = 8
GODS_TERM: Final = 9
TEMPLES_TERM: Final = 10
CARDS_TERM: Final = 11
MAIN_TERM: Final = 12
TURNS_TERM: Final = 13

# Points per unit of each term, by the turns that a seat still has: fitted to games, then smoothed.
_BY_TURNS: Final = (
    # 0     1     2     3     4     5 turns left
    (1.00, 0.80, 0.50, 0.40, 0.35, 0.35),  # lands
    (0.90, 0.75, 0.75, 0.80, 0.90, 0.90),  # continents
    (0.00, 0.20, 0.27, 0.27, 0.40, 0.50),  # progress
    (0.90, 0.50, 0.20, 0.15, 0.10, 0.10),  # underworld
    (0.90, 0.40, 0.10, 0.10, 0.10, 0.10),  # relics
    (0.02, 0.15, 0.10, 0.08, 0.08, 0.08),  # armies
    (0.00, 0.18, 0.12, 0.14, 0.20, 0.17),  # front
    (0.02, 0.06, 0.09, 0.09, 0.08, 0.06),  # dead
    (0.00, 0.06, 0.08, 0.10, 0.10, 0.10),  # faith
    (0.00, 0.30, 0.45, 0.45, 0.45, 0.45),  # gods
    (0.00, 0.80, 1.15, 1.20, 1.15, 1.00),  # temples
    (0.00, 0.30, 0.30, 0.20, 0.20, 0.20),  # cards
    (0.00, 0.15, 0.15, 0.30, 0.30, 0.20),  # main army
    (0.00, 9.00, 18.0, 26.0, 32.0, 38.0),  # turns
)
WEIGHTS: Final = [[row[turns] for row in _BY_TURNS] for turns in range(6)]
MARGIN: Final = 2.0  # points that make a clear difference at the end
FEAR: Final = 0.75  # how likely an enemy who could take a land does
GOD_WORTH: Final = [0.6, 1.2, 0.7, 1.5]  # death, magic, sky, war
CARD_WORTH: Final = [0.7, 0.0, 0.8, 1.0]
RELIC_WORTH: Final = 1.2


def turns_left(s: World, seat: int) -> int:
    """How many turns the seat will still begin; the one under way is not counted."""
    if s.result is not None:
        return 0
    if s.classic:
        return 5 if s.round_limit == 0 or s.rounds < s.round_limit - 1 else 0
    later = EPOCHS - s.epoch
    if s.turn == NOBODY or (s.turn != seat and s.marker[seat] > s.marker[s.turn]):
        later += 1
    return min(later, 5)


def strikes_left(s: World, seat: int) -> int:
    """How many times the seat will still come to step 6; the turn under way counts until its invasions are over."""
    later = turns_left(s, seat)
    if s.turn == seat and later < 5:
        for step in s.agenda:
            if isinstance(step, invade.Invade):
                return later + 1
    return later


def features(s: World) -> list[list[float]]:
    """The terms of every seat before they are weighted."""
    seats = s.seats
    owner, armies, temple, borders = s.owner, s.armies, s.temple, s.borders
    rows = [[0.0] * len(TERMS) for _ in range(seats)]
    dangerous = [seat < seats and s.alive[seat] != 0 and strikes_left(s, seat) > 0 for seat in range(5)]
    dangerous.append(False)  # the neutral pantheon never attacks
    plain, walled = table(0).wins, table(WALLS).wins
    safety = [1.0] * LANDS
    for land in range(LANDS):
        seat = owner[land]
        if seat < 0 or seat >= seats:
            continue
        held = armies[land]
        wins = walled if temple[land] else plain
        danger = 0.0
        enemies = 0
        for near in borders[land]:
            other = owner[near]
            if other != seat:
                enemies += 1
                if other >= 0 and dangerous[other]:
                    force = armies[near] - 1
                    if force > 0:
                        if force > 40 or held > 40:
                            a, d = scaled(force, held)
                            chance = wins[a][d]
                        else:
                            chance = wins[force][held]
                        if chance > danger:
                            danger = chance
        row = rows[seat]
        safe = 1.0 - FEAR * danger
        safety[land] = safe
        row[LANDS_TERM] += safe
        row[ARMIES_TERM] += held
        if enemies:
            row[FRONT_TERM] += held - 1
            if held > row[MAIN_TERM]:
                row[MAIN_TERM] = held
        if temple[land]:
            row[TEMPLES_TERM] += safe
    _add_continents(s, rows, safety)
    _add_pieces(s, rows)
    return rows


def _add_continents(s: World, rows: list[list[float]], safety: list[float]) -> None:
    owner = s.owner
    for continent, lands in enumerate(CONTINENT_LANDS):
        counts = [0] * 7
        safe = 1.0
        for land in lands:
            counts[owner[land]] += 1
            safe *= safety[land]
        bonus = CONTINENT_BONUS[continent]
        for seat in range(s.seats):
            count = counts[seat]
            if count == len(lands):
                rows[seat][CONTINENTS_TERM] += bonus * (0.15 + 0.85 * safe)
            elif count:
                part = count / len(lands)
                rows[seat][PROGRESS_TERM] += bonus * part * part


def _add_pieces(s: World, rows: list[list[float]]) -> None:
    owner, armies = s.owner, s.armies
    for place in range(LANDS, ALL_PLACES):
        seat = owner[place]
        if seat >= 0:
            rows[seat][DEAD_TERM] += armies[place]
    for place in _SCORING_SPACES:
        seat = owner[place]
        if seat >= 0:
            rows[seat][UNDERWORLD_TERM] += 1.0
    for relic, seat in enumerate(s.relic):
        if seat >= 0:
            land = RELIC_LAND[relic]
            rows[seat][RELICS_TERM] += 1.0 if land >= 0 and owner[land] == seat else 0.0
            rows[seat][CARDS_TERM] += RELIC_WORTH
    if s.turn >= 0:
        rows[s.turn][ARMIES_TERM] += s.raised
    for seat in range(s.seats):
        row = rows[seat]
        row[TURNS_TERM] = 1.0
        row[DEAD_TERM] += s.heaven[seat]
        row[FAITH_TERM] += _useful(s.faith[seat])
        for kind in range(4):
            if s.gods[4 * seat + kind] != NOWHERE:
                row[GODS_TERM] += GOD_WORTH[kind]
        for card in s.hand[seat]:
            row[CARDS_TERM] += CARD_WORTH[CARD_DECK[card]]
        if s.territory_cards:
            row[CARDS_TERM] += 2.0 * len(classic_cards.hand_of(s, seat))


def _useful(faith: int) -> float:
    """Much faith is worth less a piece than a little."""
    return float(faith) if faith <= 12 else 12.0 + 0.5 * (faith - 12)


_SCORING_SPACES: Final = sorted(CRYPTS + ALTARS)


# -- what a place is worth to a seat -----------------------------------------------------------------------------------


class Outlook:
    """What one seat sees on the map: worth of places, cost of armies, what enemies may do. Made per decision."""

    __slots__ = ("army", "counts", "final", "holders", "replies", "s", "seat", "turns")

    def __init__(self, s: World, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.turns = turns_left(s, seat)
        self.final = self.turns == 0
        owner = s.owner
        self.counts = [0] * 6
        self.holders = [NOBODY] * 6
        for continent, lands in enumerate(CONTINENT_LANDS):
            first = owner[lands[0]]
            same = True
            count = 0
            for land in lands:
                o = owner[land]
                if o == seat:
                    count += 1
                if o != first:
                    same = False
            self.counts[continent] = count
            if same:
                self.holders[continent] = first
        self.replies = 0
        for other in range(s.seats):
            if other != seat and s.alive[other] and turns_left(s, other) > 0:
                self.replies += 1
        if not self.final:
            self.army = 0.27
        else:
            self.army = 0.05 if self.replies else 0.004

    def land(self, land: int) -> float:
        """What it is worth to hold this territory (for an own one: not to lose it)."""
        s, seat = self.s, self.seat
        continent = CONTINENT_OF[land]
        bonus = CONTINENT_BONUS[continent]
        size = len(CONTINENT_LANDS[continent])
        mine = self.counts[continent]
        owner = s.owner[land]
        if owner == seat:
            mine -= 1
        worth = 1.0 if self.final else 0.65
        if mine == size - 1:
            worth += bonus * (0.9 if self.final else 0.8)
        elif not self.final:
            part = mine / size
            worth += bonus * 0.3 * part * part
        if owner != seat and self.holders[continent] == owner and 0 <= owner < NEUTRAL:
            worth += bonus * 0.45
        if s.temple[land]:
            worth += 0.15 * self.turns
        if s.plague[land]:
            worth -= 0.25
        if owner != seat and 0 <= owner < NEUTRAL:
            for kind in range(4):
                if s.gods[4 * owner + kind] == land:
                    worth += 0.2 * GOD_WORTH[kind] * min(1, turns_left(s, owner))
            worth += 0.06
        return worth

    def space(self, space: int) -> float:
        """What an Underworld space is worth: crypts and altars score, the way to them helps."""
        if space in _SCORING_SPACES:
            return 1.0
        worth = 0.02
        for near in self.s.borders[space]:
            if near in _SCORING_SPACES and self.s.owner[near] != self.seat:
                worth += 0.2
        return worth

    def place(self, place: int) -> float:
        return self.land(place) if place < LANDS else self.space(place)

    def danger(self, place: int, held: int) -> float:
        """How likely an enemy who still has a turn takes this place from so many armies."""
        s, seat = self.s, self.seat
        owner, armies = s.owner, s.armies
        worst = 0.0
        wins = table(WALLS if place < LANDS and s.temple[place] else 0).wins
        for near in s.borders[place]:
            other = owner[near]
            if other != seat and 0 <= other < NEUTRAL and (self.turns > 0 or turns_left(s, other) > 0):
                a, d = scaled(armies[near] - 1, held)
                if wins[a][d] > worst:
                    worst = wins[a][d]
        return FEAR * worst

    def front(self, place: int, held: int) -> float:
        """What so many own armies are worth at this place: attacks from here, and holding it."""
        s, seat = self.s, self.seat
        owner, armies = s.owner, s.armies
        targets = []
        for near in s.borders[place]:
            if owner[near] != seat and near not in s.sacred:
                targets.append(near)
        worth = self.place(place)
        if not targets:
            return worth - 0.03 * (held - 1)
        value = worth * (1.0 - self.danger(place, held))
        force = held - 1
        mods = self.mods(place)
        wins, left = table(mods).wins, table(mods).left
        if len(targets) > 1:
            targets.sort(key=lambda t: armies[t])
        for target in targets:
            if force <= 0:
                break
            a, d = scaled(force, armies[target])
            chance = wins[a][d]
            value += chance * self.place(target) * (0.9 if self.final else 0.7)
            force = int(left[a][d]) - 1 if a == force else force - armies[target] - 1
        if force > 0:
            value += 0.12 * min(force, 15)
        return value

    def mods(self, origin: int) -> int:
        """The powers of the own gods at the origin of an attack."""
        if origin >= LANDS:
            return 0
        s, first = self.s, 4 * self.seat
        mods = 0
        if s.gods[first + WAR] == origin:
            mods = TIES
        if s.gods[first + MAGIC] == origin:
            mods |= SURE_FEET
        return mods

    def attack(self, origin: int, target: int) -> float:
        """What an invasion is worth on average, in points, if it is fought to the end while it pays."""
        s, seat = self.s, self.seat
        force = s.heaven[seat] if origin == HEAVEN else s.armies[origin] - 1
        return self.assault(origin, target, force, self.mods(origin) if origin != HEAVEN else 0)

    def assault(self, origin: int, target: int, force: int, mods: int) -> float:
        s = self.s
        held = s.armies[target]
        defender = s.owner[target]
        risk = 0.0
        if target < LANDS:
            if s.temple[target] or (defender < NEUTRAL and s.gods[4 * defender + MAGIC] == target):
                mods |= WALLS
            if defender < NEUTRAL and mods | s.gods_at(self.seat, origin) and s.gods_at(defender, target):
                risk = self._godswar_risk(origin, target, force)
        a, d = scaled(force, held)
        known = table(mods)
        chance = known.wins[a][d]
        lost = (a - known.left[a][d]) * force / max(1, a)
        worth = self.place(target)
        cost = self.army if target < LANDS else 0.06
        gain = chance * worth - lost * cost - risk
        if target < LANDS:
            gain += self._spoils(defender, target, chance)
            if s.plague[target]:
                gain -= self.army
        return gain

    def _spoils(self, defender: int, target: int, chance: float) -> float:
        """Armies that die over there, the War labour, and an enemy out of the game."""
        s, seat = self.s, self.seat
        gain = 0.0
        if defender < NEUTRAL:
            gain += 0.25 * self.army * chance * s.armies[target]
            if s.owner.count(defender) == 1:
                gain += 1.5 * chance
        if self.turns > 0 and s.conquered < 3 and not s.war_labour and s.gods[4 * seat + WAR] != NOWHERE:
            gain += 0.12 * chance
        if s.classic and s.conquered == 0:
            gain += 1.0 * chance
        return gain

    def _godswar_risk(self, origin: int, target: int, force: int) -> float:
        """What the gods of the invasion stand to lose, less what the gods over there do."""
        s = self.s
        chance = godswar_chance(s, self.seat, s.gods_at(self.seat, origin), target, force)
        stake = 0.35 * min(2, self.turns)
        return stake * (1.0 - 2.0 * chance)


def godswar_chance(s: World, seat: int, force: int, target: int, armies: int) -> float:
    """How likely the attacker wins one round of godswar."""
    defender = s.owner[target]
    there = s.gods_at(defender, target)
    mods = 0
    if force >> WAR & 1:
        mods = TIES
    if force >> MAGIC & 1:
        mods |= SURE_FEET
    if s.temple[target] or there >> MAGIC & 1:
        mods |= WALLS
    return godswar_odds(
        godswar.godswar_dice(s, seat, force),
        godswar.godswar_dice(s, defender, there),
        mods,
        armies + s.fire[seat] - s.armies[target] - s.fire[defender],
    )


# -- rules of thumb, prompt by prompt ----------------------------------------------------------------------------------

Rule = Callable[[World, Any, list[int]], list[float]]


def _indifferent(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    return [0.0] * len(options)


def _claim(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """Small continents, near own territories, without plague."""
    seat = prompt.seat
    outlook = Outlook(s, seat)
    scores = []
    for move in options:
        land = move - CLAIM
        continent = CONTINENT_OF[land]
        size = len(CONTINENT_LANDS[continent])
        others = sum(1 for near in CONTINENT_LANDS[continent] if s.owner[near] not in (NOBODY, seat))
        score = CONTINENT_BONUS[continent] / size + 2.0 * outlook.counts[continent] / size - 0.7 * others / size
        score += 0.2 * sum(1 for near in s.borders[land] if s.owner[near] == seat)
        scores.append(score - 0.5 * s.plague[land])
    return scores


def _place(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """An army where it adds most: to an attack that pays, or to a land that would fall."""
    if options[0] == DONE:
        return [0.0] * len(options)
    outlook = Outlook(s, prompt.seat)
    return [_reinforce(outlook, move - PLACE) for move in options]


def _reinforce(outlook: Outlook, land: int) -> float:
    s = outlook.s
    held = s.armies[land]
    gain = outlook.front(land, held + 1) - outlook.front(land, held) + 0.01 * min(held, 20)
    if s.plague[land]:
        gain -= 0.15
    return gain


def _god_at(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """Gods stand with the largest army that has somebody to attack."""
    outlook = Outlook(s, prompt.seat)
    return [_stack(outlook, move - GOD_AT) for move in options]


def _stack(outlook: Outlook, land: int) -> float:
    s = outlook.s
    faces = sum(1 for near in s.borders[land] if s.owner[near] != outlook.seat)
    return 0.2 * s.armies[land] + (0.5 if faces else 0.0) + 0.05 * faces - outlook.danger(land, s.armies[land])


def _temple_at(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    outlook = Outlook(s, prompt.seat)
    return [_temple_site(outlook, move - TEMPLE) for move in options]


def _temple_site(outlook: Outlook, land: int) -> float:
    """Where it will not be lost, and where its armies are of use."""
    s = outlook.s
    faces = 1.0 if any(s.owner[near] != outlook.seat for near in s.borders[land]) else 0.0
    return 1.0 - outlook.danger(land, s.armies[land]) + 0.1 * faces - 0.5 * s.plague[land]


def _bid(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """Little before the last epoch; then most of it, because the last turn has no reply."""
    faith = s.faith[prompt.seat]
    wanted = int(0.8 * faith) if s.epoch >= EPOCHS else min(faith, 1)
    return [-0.1 * abs(move - BID - wanted) for move in options]


def _marker(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """The last turn of the game has no reply; before that, a late turn and then an early one are two in a row."""
    sign = (0.0, -0.1, 0.1, 0.1, -0.1, 0.5)[min(s.epoch, EPOCHS)]
    return [sign * (move - ORDER) for move in options]


def _book(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    poor = s.faith[prompt.seat] < 3 and turns_left(s, prompt.seat) >= 2
    return [0.0 if move == KEEP else (0.1 if poor else -0.1) for move in options]


def _revive(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    return [0.0 if move == DONE else 0.1 * (s.armies[LANDS + move - REVIVE] - 2) for move in options]


def _revive_to(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    outlook = Outlook(s, prompt.seat)
    return [_reinforce(outlook, move - TO) for move in options]


def _summon(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """Gods that will fight, then temples that will pay; in the last turn only what helps now."""
    seat = prompt.seat
    outlook = Outlook(s, seat)
    turns = outlook.turns
    scores = []
    for move in options:
        if move == DONE:
            scores.append(0.0)
        elif move >= SUMMON:
            kind = move - SUMMON
            scores.append(_SUMMON_NOW[kind] if turns == 0 else GOD_WORTH[kind] * (0.25 + 0.12 * turns) - 0.35)
        else:
            scores.append(-1.0 if turns < 1 else 0.8 + 0.5 * _temple_site(outlook, move - TEMPLE))
    return scores


_SUMMON_NOW: Final = [-0.2, 0.3, -0.1, 0.9]


def _buy(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """Cards from faith that is left over; the last bid needs some."""
    seat = prompt.seat
    turns = turns_left(s, seat)
    spent = 2 * sum(s.bought)
    spare = s.faith[seat] - spent - (3 if turns == 1 else 0)
    scores = []
    for move in options:
        if move == DONE:
            scores.append(0.0)
            continue
        deck = move - BUY
        if turns == 0 and deck == SKY:
            scores.append(-0.5)
            continue
        worth = (0.5, 1.2, 0.5, 0.7)[deck] - 0.15 * s.bought[deck] - 0.12 * s.cards_of_deck(seat, deck)
        scores.append(worth - 0.7 + 0.08 * min(spare - 2, 8))
    return scores


def _invade(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """Attacks that pay; empty lands are entered; with nothing worth it, enough."""
    outlook = Outlook(s, prompt.seat)
    scores = []
    for move in options:
        if move == DONE:
            scores.append(0.0)
            continue
        origin, target = PAIR_OF[(move - ATTACK) % PAIRS]
        if move >= ENTER:
            scores.append(outlook.place(target) - 0.5 * outlook.army)
        else:
            scores.append(outlook.attack(origin, target) - (0.05 if target < LANDS else 0.02))
    return scores


def _most(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """The more the better."""
    top = options[-1]
    return [0.2 * (move - top) for move in options]


def _bring(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """All gods, unless they would lose a godswar."""
    seat, target = prompt.seat, s.target
    defender = s.owner[target]
    if defender < NEUTRAL and s.gods_at(defender, target):
        force = s.gods_at(seat, s.origin)
        if godswar_chance(s, seat, force, target, s.declared) < 0.4 and turns_left(s, seat) > 0:
            return [1.0 if move == WITH else 0.0 for move in options]
    return [0.3 * (move - WITH).bit_count() for move in options]


def _champion(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """The god whose loss hurts least fights; with bad odds the invasion is called off."""
    seat = prompt.seat
    chance = godswar_chance(s, seat, s.force, s.target, s.declared)
    scores = []
    for move in options:
        if move == STOP:
            scores.append(1.5 - 4.0 * chance)
        else:
            scores.append(0.5 - 0.3 * GOD_WORTH[move - CHAMPION])
    return scores


def _defending_champion(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    return [-GOD_WORTH[move - CHAMPION] for move in options]


def _assault(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """All dice while the attack pays, else stop."""
    seat = prompt.seat
    most = options[-2] if options[-1] == STOP else options[-1]
    scores = [0.3 * (move - most) for move in options]
    if options[-1] == STOP:
        outlook = Outlook(s, seat)
        force = min(s.declared, s.heaven[seat] if s.origin == HEAVEN else s.armies[s.origin] - 1)
        mods = (TIES if s.force >> WAR & 1 else 0) | (SURE_FEET if s.force >> MAGIC & 1 else 0)
        scores[-1] = -outlook.assault(s.origin, s.target, force, mods)
    return scores


def _march(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """Armies go where they are worth most: the captured place, or the one they came from."""
    outlook = Outlook(s, prompt.seat)
    moved = prompt.moved if isinstance(prompt, capture.MoveMore) else 0
    there = s.armies[s.target] - moved
    from_heaven = s.origin == HEAVEN
    here = (s.heaven[prompt.seat] if from_heaven else s.armies[s.origin]) + moved
    owner = s.owner[s.target]
    s.owner[s.target] = prompt.seat  # an empty place is looked at as if it were entered already
    scores = [-9.0] * len(options)
    for i in _spread(len(options)):
        number = options[i] - MOVE
        scores[i] = outlook.front(s.target, max(1, there + number))
        if not from_heaven:
            scores[i] += outlook.front(s.origin, here - number)
        scores[i] += 0.002 * number
    s.owner[s.target] = owner
    return scores


def _spread(number: int) -> list[int]:
    """A few positions from first to last, so that long lists of numbers stay cheap."""
    if number <= 4:
        return list(range(number))
    return [0, 1, number // 2, number - 2, number - 1]


def _follow(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """Gods go with the larger army, never into plague."""
    sign = -1.0 if s.plague[s.target] else (0.3 if s.armies[s.target] >= s.armies[s.origin] else -0.3)
    return [sign * (move - WITH).bit_count() for move in options]


def _fortify(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """Idle armies behind the front move up."""
    outlook = Outlook(s, prompt.seat)
    scores = []
    for move in options:
        if move == DONE:
            scores.append(0.0)
            continue
        land = move - FORTIFY
        faces = any(s.owner[near] != prompt.seat for near in s.borders[land])
        idle = s.armies[land] - 1
        if faces:
            scores.append(0.02 * idle * outlook.danger(land, s.armies[land]) - 0.15)
        else:
            scores.append(0.1 * idle - 0.05)
    return scores


def _fortify_to(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    outlook = Outlook(s, prompt.seat)
    idle = s.armies[s.origin] - 1
    scores = []
    for move in options:
        land = move - TO
        scores.append(outlook.front(land, s.armies[land] + idle) - outlook.front(land, s.armies[land]))
    return scores


def _fortify_gods(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    return _follow(s, prompt, options)


def _embark(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """The dead go where they take or hold crypts and altars."""
    seat = prompt.seat
    outlook = Outlook(s, seat)
    scores = []
    for move in options:
        if move == DONE:
            scores.append(0.0)
            continue
        space = LANDS + move - EMBARK
        held = s.armies[space]
        before = outlook.front(space, held) if s.owner[space] == seat else 0.0
        owner = s.owner[space]
        s.owner[space] = seat
        scores.append(outlook.front(space, held + 1) - before + 0.001)
        s.owner[space] = owner
    return scores


def _trade_sets(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    return [0.0 if move == DONE else 1.0 for move in options]


def _shown_land(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    outlook = Outlook(s, prompt.seat)
    return [_reinforce(outlook, move - TARGET) for move in options]


def _sky(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """A Sky card answers an attack that would probably succeed on something worth keeping."""
    seat = prompt.seat
    outlook = Outlook(s, seat)
    worth = outlook.land(s.target)
    danger = outlook_of_attack(s)
    scores = []
    for move in options:
        if move == PASS:
            scores.append(0.0)
        else:
            power = _SKY_POWER.get(CARDS[move - PLAY], 0.5)
            scores.append(power * worth * danger - (0.4 if turns_left(s, seat) > 0 else 0.05))
    return scores


def outlook_of_attack(s: World) -> float:
    """How likely the declared invasion takes its target."""
    mods = (TIES if s.force >> WAR & 1 else 0) | (SURE_FEET if s.force >> MAGIC & 1 else 0)
    if s.target < LANDS and s.temple[s.target]:
        mods |= WALLS
    force = s.heaven[s.turn] if s.origin == HEAVEN else s.armies[s.origin] - 1
    return capture_odds(min(s.declared, force), s.armies[s.target], mods)


_SKY_POWER: Final = {
    "enemies_convert": 1.0,
    "your_idol_is_false": 0.5,
    "the_fog_lifts": 0.8,
    "the_mighty_turn_meek": 0.4,
    "fire_sears_the_sky": 0.3,
    "swords_become_plowshares": 1.0,
    "thousand_workers_amass": 0.7,
    "men_become_warriors": 0.9,
    "lava_erupts": 0.7,
    "this_ground_is_sacred": 1.3,
    "the_winds_turn": 0.5,
}

RULES: Final[dict[type, Rule]] = {
    setup.ChoosePantheon: _indifferent,
    setup.ClaimLand: _claim,
    setup.PlaceStart: _place,
    setup.PlaceWarGod: _god_at,
    setup.PlaceTemple: _temple_at,
    epochs.Bid: _bid,
    epochs.ChooseMarker: _marker,
    muster.OfferBook: _book,
    muster.PlaceRaised: _place,
    muster.Revive: _revive,
    muster.ReviveTo: _revive_to,
    gods.SummonAndBuild: _summon,
    gods.SummonTo: _god_at,
    obtain.BuyMiracles: _buy,
    invade.Invade: _invade,
    invade.Commit: _most,
    invade.BringGods: _bring,
    invade.AnswerWithSky: _sky,
    godswar.ChooseAttackingGod: _champion,
    godswar.ChooseDefendingGod: _defending_champion,
    battle.Assault: _assault,
    battle.Defend: _most,
    battle.KeepArmies: _most,
    capture.MoveMore: _march,
    capture.EnterWith: _march,
    capture.GodsFollow: _follow,
    fortify.Fortify: _fortify,
    fortify.FortifyTo: _fortify_to,
    fortify.FortifyArmies: _march,
    fortify.FortifyGods: _fortify_gods,
    underworld.Embark: _embark,
    underworld.InvadeUnderworld: _invade,
    classic_cards.TradeSets: _trade_sets,
    classic_cards.ShownLand: _shown_land,
}

# -- habits: the same thoughts in microseconds, for playouts -----------------------------------------------------------

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


def _quick_worth(counts: list[int], land: int, final: bool) -> float:
    continent = CONTINENT_OF[land]
    missing = _SIZES[continent] - counts[continent]
    if missing == 1:
        return 1.0 + CONTINENT_BONUS[continent] * 0.8
    if final:
        return 1.0
    return 0.65 + CONTINENT_BONUS[continent] * 0.3 * (1.0 - missing / _SIZES[continent]) ** 2


_SIZES: Final = [len(lands) for lands in CONTINENT_LANDS]


def _army_cost(s: World, seat: int) -> float:
    if s.classic or s.epoch < EPOCHS:
        return 0.27
    return 0.05 if s.turn != NOBODY and s.marker[s.turn] < sum(s.alive) else 0.004


def _quick_place(s: World, seat: int, options: list[int]) -> int:
    """The front where an attack would pay most, the larger army first."""
    if options[0] == DONE:
        return DONE
    owner, armies, borders = s.owner, s.armies, s.borders
    counts = _own_counts(s, seat)
    final = not s.classic and s.epoch >= EPOCHS
    found, top = options[0], -1.0
    for move in options:
        land = (move - PLACE) % LANDS
        held = armies[land]
        score = 0.0
        for near in borders[land]:
            if owner[near] != seat:
                lead = held - armies[near]
                worth = _quick_worth(counts, near, final)
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
    final = not s.classic and s.epoch >= EPOCHS
    cost = _army_cost(s, seat)
    war = s.gods[4 * seat + WAR]
    found, top = DONE, 0.03
    for move in options:
        if move == DONE:
            continue
        origin, target = PAIR_OF[(move - ATTACK) % PAIRS]
        if move >= ENTER:
            score = _quick_worth(counts, target, final)
        else:
            force, held = armies[origin] - 1, armies[target]
            if force > MOST or held > MOST:
                force, held = scaled(force, held)
            known = table((TIES if war == origin else 0) | (WALLS if s.temple[target] else 0))
            chance = known.wins[force][held]
            score = chance * _quick_worth(counts, target, final) - (force - known.left[force][held]) * cost
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
            score = 0.5 if space in _SCORING_SPACES else 0.0
            for near in s.borders[space]:
                if owner[near] != seat:
                    score += 1.0 if near in _SCORING_SPACES else 0.3
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
        worth = 1.0 if target in _SCORING_SPACES else 0.2
        if move < ENTER:
            force = s.heaven[seat] if origin == HEAVEN else s.armies[origin] - 1
            force, held = scaled(force, s.armies[target])
            known = table(0)
            worth = worth * known.wins[force][held] - 0.06 * (force - known.left[force][held])
        if worth > top:
            found, top = move, worth
    return found


def _quick_target(s: World, prompt: miracles.Choice, options: list[int]) -> int:
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

OBVIOUS: Final[frozenset[type]] = frozenset(
    {setup.ChoosePantheon, invade.Commit, battle.Defend, battle.KeepArmies, classic_cards.TradeSets}
)
ROUTINE: Final[frozenset[type]] = frozenset(
    {
        setup.PlaceStart,
        setup.PlaceWarGod,
        setup.PlaceTemple,
        muster.ReviveTo,
        godswar.ChooseDefendingGod,
        capture.GodsFollow,
        fortify.FortifyArmies,
        fortify.FortifyGods,
        underworld.Embark,
    }
)
BEFORE: Final[frozenset[type]] = frozenset({epochs.Bid, epochs.ChooseMarker})  # searched in the last epoch only
LEAD: Final[dict[type, float]] = {
    battle.Assault: 0.25,
    underworld.InvadeUnderworld: 0.3,
    capture.MoveMore: 0.5,
    capture.EnterWith: 0.5,
    invade.BringGods: 0.25,
    invade.Invade: 1.5,
}
TRIED: Final[frozenset[type]] = frozenset({miracles.PlayMiracles, miracles.Choice, miracles.OfferAegis})
MOST_TRIED: Final = 6
MOST_NESTED: Final = 8


class GodstormAdvice(Advice):
    """The advice of this game."""

    terms: ClassVar[tuple[str, ...]] = TERMS
    temperature: float = 3.3

    def ledgers(self, s: State) -> list[list[float]]:
        assert isinstance(s, World)
        rows = features(s)
        for seat in range(s.seats):
            weights = WEIGHTS[strikes_left(s, seat)]
            row = rows[seat]
            for i in range(len(row)):
                row[i] *= weights[i]
            if not s.alive[seat]:
                row[LANDS_TERM] = -20.0
        return rows

    def scores(self, s: State, prompt: Prompt[Any], options: list[int]) -> list[float]:
        assert isinstance(s, World)
        rule = RULES.get(type(prompt))
        if rule is not None:
            return rule(s, prompt, options)
        if type(prompt) in TRIED:
            return self._tried(s, prompt, options)
        return [0.0] * len(options)

    def _tried(self, s: World, prompt: Prompt[Any], options: list[int]) -> list[float]:
        """Cards are too many for rules of thumb: their effects are tried out and weighed."""
        seat = prompt.seat
        scores = [-9.0] * len(options)
        for i in self._worth_trying(s, seat, options):
            trial = s.clone()
            trial.apply_trusted(seat, options[i])
            self._finish_card(trial)
            scores[i] = self._lead(trial, seat)
            if options[i] >= PLAY and options[i] < TARGET:
                scores[i] -= 0.3  # a card kept is worth something too
        return scores

    def _worth_trying(self, s: World, seat: int, options: list[int]) -> list[int]:
        """Of many territories, those where most stands."""
        if len(options) <= MOST_TRIED:
            return list(range(len(options)))
        if TARGET <= options[0] < TARGET + LANDS:
            order = sorted(range(len(options)), key=lambda i: (-s.armies[options[i] - TARGET], i))
            mine = [i for i in order if s.owner[options[i] - TARGET] == seat]
            others = [i for i in order if s.owner[options[i] - TARGET] != seat]
            return sorted(mine[: MOST_TRIED // 2] + others[: MOST_TRIED - MOST_TRIED // 2])
        step = len(options) / MOST_TRIED
        return sorted({int(i * step) for i in range(MOST_TRIED - 1)} | {len(options) - 1})

    def _finish_card(self, s: World) -> None:
        for _ in range(MOST_NESTED):
            if s.result is not None or self.settled(s):
                return
            prompt = s.prompts()[0]
            options = s.options(prompt.seat)
            s.apply_trusted(prompt.seat, self.quick(s, prompt, options, s.rng))

    def _lead(self, s: World, seat: int) -> float:
        """The seat's standing above the others', in points; the strongest of them counts most."""
        if s.result is not None:
            return 50.0 * s.result.share(seat)
        standings = self.standings(s)
        mine = standings[seat]
        rest = [standing for other, standing in enumerate(standings) if other != seat]
        return mine - 0.5 * max(rest) - 0.5 * sum(rest) / len(rest)

    def quick(self, s: State, prompt: Prompt[Any], options: list[int], rng: Rng) -> int:
        assert isinstance(s, World)
        kind = type(prompt)
        if kind in OBVIOUS:
            return options[-1]
        habit = HABITS.get(kind)
        if habit is not None:
            return habit(s, prompt.seat, options)
        if kind is epochs.Bid:
            return _mixed_bid(s, prompt.seat, rng)
        if kind is miracles.Choice:
            assert isinstance(prompt, miracles.Choice)
            return _quick_target(s, prompt, options)
        return options[best(self.scores(s, prompt, options))]

    def sure(self, s: State, prompt: Prompt[Any], options: list[int], scores: list[float]) -> bool:
        """Habits that search does not better, and moves that stand far above the others."""
        kind = type(prompt)
        if kind in OBVIOUS or kind in ROUTINE:
            return True
        if kind in BEFORE and not (isinstance(s, World) and s.epoch >= EPOCHS):
            return True
        top = best(scores)
        lead = LEAD.get(kind, 3.0)
        for i in range(len(scores)):
            if i != top and scores[i] > scores[top] - lead:
                return False
        return True

    def weighs(self, s: State, prompt: Prompt[Any]) -> bool:
        return type(prompt) in WEIGHED

    def settled(self, s: State) -> bool:
        top = s.agenda[-1]
        if isinstance(top, Seal):
            return True
        return not isinstance(top, NESTED)

    def moment(self, s: State) -> int:
        assert isinstance(s, World)
        return s.rounds * 8 + s.turn

    def horizon(self, s: State, seat: int) -> int:
        """To the end of the turn; in the last epoch to the end of the game, which is near enough to see."""
        assert isinstance(s, World)
        if s.classic or s.epoch < EPOCHS:
            return 1
        return s.seats + 2

    def details(self, s: State, prompt: Prompt[Any], move: int) -> list[tuple[str, dict[str, str | int]]]:
        """The odds of an attack."""
        assert isinstance(s, World)
        if isinstance(prompt, invade.Invade) and ATTACK <= move < ENTER:
            origin, target = PAIR_OF[move - ATTACK]
            mods = Outlook(s, prompt.seat).mods(origin) | (WALLS if s.temple[target] else 0)
            chance = capture_odds(s.armies[origin] - 1, s.armies[target], mods)
        elif isinstance(prompt, battle.Assault) and move != STOP:
            chance = outlook_of_attack(s)
        else:
            return []
        return [("advice-odds", {"percent": round(100 * chance)})]

    def value(self, s: State) -> list[float]:
        """A finished game counts as won or lost, and by its margin: a narrow win is less certain to come true."""
        result = s.result
        if result is None:
            return softmax(self.standings(s), self.temperature)
        margins = softmax([float(score) for score in result.scores], MARGIN)
        return [0.5 * result.share(seat) + 0.5 * margins[seat] for seat in range(s.seats)]


WEIGHED: Final[frozenset[type]] = frozenset({muster.PlaceRaised, muster.ReviveTo, muster.OfferBook})
NESTED: Final = (
    miracles.Choice,
    miracles.OfferAegis,
    fortify.FortifyTo,
    fortify.FortifyArmies,
    fortify.FortifyGods,
    capture.MoveMore,
    capture.EnterWith,
    capture.GodsFollow,
)


def _mixed_bid(s: World, seat: int, rng: Rng) -> int:
    """Not always the same, or others would bid one more."""
    faith = s.faith[seat]
    if s.epoch >= EPOCHS:
        return BID + faith * (5 + rng.below(6)) // 10
    return BID + min(faith, rng.below(3))


ADVICE: Final = GodstormAdvice()
