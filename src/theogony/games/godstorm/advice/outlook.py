"""What a place is worth to a seat, and what an attack on it promises."""

from typing import Final

from theogony.games.godstorm import godswar
from theogony.games.godstorm.advice.worth import FEAR, GOD_WORTH, SCORING_SPACES, turns_left
from theogony.games.godstorm.content import CONTINENT_LANDS, CONTINENT_OF, HEAVEN, LANDS, MAGIC, WAR
from theogony.games.godstorm.odds import SURE_FEET, TIES, WALLS, godswar as godswar_odds, scaled, table
from theogony.games.godstorm.state import NEUTRAL, NOBODY, NOWHERE, World

_FIRST_CONQUEST: Final[list[float]] = [0.0, 1.0]  # by mode: what the first one of a turn earns beside the land


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
        bonus = s.box.continent_bonus[continent]
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
        if space in SCORING_SPACES:
            return 1.0
        worth = 0.02
        for near in self.s.borders[space]:
            if near in SCORING_SPACES and self.s.owner[near] != self.seat:
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
        if s.conquered == 0:
            gain += _FIRST_CONQUEST[s.rules.number] * chance
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
