"""The chances of an invasion and of a battle about to be rolled, from what lies open. -- chapters 17 and 18"""

from typing import Final

from theogony.games.godstorm import odds
from theogony.games.godstorm.battle import Assault, Defend, most_attack_dice, spare_armies
from theogony.games.godstorm.content import GODS, LANDS, MAGIC, WAR
from theogony.games.godstorm.godswar import ChooseAttackingGod, ChooseDefendingGod, bonus, godswar_dice
from theogony.games.godstorm.invade import AnswerWithSky, BringGods, Commit, FightOn, OpenSkies, guardians
from theogony.games.godstorm.pieces import has_relic, name
from theogony.games.godstorm.relics import GUNGNIR, TREE_OF_LIFE
from theogony.games.godstorm.state import NEUTRAL, NOBODY, World
from theogony.kernel.state import Json, State
from theogony.kernel.step import Step

# An invasion is declared and no dice have been rolled yet: a question, or a step that a declaration leads to.
DECLARED: Final = (Commit, BringGods, OpenSkies, AnswerWithSky, FightOn, ChooseAttackingGod, ChooseDefendingGod)


def chances(state: State) -> Json | None:
    """For each number of dice that may be rolled now: what it may cost whom. None if no dice are about to roll.

    ``capture`` is the chance to take the place by fighting on to the end with as many dice as allowed: through every
    godswar that comes first, and against the Tree of Life. ``cost`` is how many attacking armies that takes on average;
    none where a godswar comes first, or a card or relic changes the dice.
    """
    if not isinstance(state, World) or not state.agenda:
        return None
    top = state.agenda[-1]
    if isinstance(top, Assault):
        return _battle(state, top.seat, list(range(1, most_attack_dice(state, top.seat) + 1)))
    if isinstance(top, Defend):
        return _battle(state, top.attacker, [state.dice])
    if isinstance(top, DECLARED):
        return _invasion(state, top)
    return None


def _invasion(s: World, step: Step[World]) -> Json:
    """What a declared invasion promises: its next godswar, if there is one, and the place, fought for to the end.

    As long as the attacker has not said otherwise, all armies but one and all gods of the origin take part (GS-177).
    """
    force = s.gods_at(s.turn, s.origin) if isinstance(step, Commit | BringGods) else s.force
    guards = guardians(s)
    godswar = round(_godswar(s, force, guards), 4) if force and guards else None
    return {"kind": "invasion", "godswar": godswar, **_promise(s, s.turn, force)}


def _promise(s: World, seat: int, force: int) -> Json:
    """Who fights for what with how many, and the chance and the cost of taking it."""
    attackers = min(s.declared, spare_armies(s, seat))
    guards = guardians(s)
    return {
        "seat": seat,
        "place": name(s.target),
        "defender": s.owner[s.target],
        "attackers": attackers,
        "defenders": s.armies[s.target],
        "capture": exact(_Siege(s, attackers).falls(force, guards)),
        "cost": None if force and guards else _cost(s, attackers, modifiers(s, force, guards)),
    }


def _cost(s: World, attackers: int, mods: int) -> float | None:
    defender, defenders = s.owner[s.target], s.armies[s.target]
    tree = defender not in (NEUTRAL, NOBODY) and has_relic(s, defender, TREE_OF_LIFE) and s.faith[defender]
    if s.dice_cap < odds.FULL_DICE or tree or max(attackers, defenders) > odds.MOST:
        return None
    return round(attackers - odds.table(mods).left[attackers][defenders], 1)


def exact(chance: float) -> float:
    """Four digits, but what is not certain never becomes 0 or 1."""
    return chance if chance in (0.0, 1.0) else min(0.9999, max(0.0001, round(chance, 4)))


class _Siege:
    """A place fought for to the end: gods first, while both sides have some (GS-115), then the armies.

    Which god loses is settled by who chooses best: the attacker names a champion, then the defender (GS-189). How a
    godswar goes depends on all gods of both sides, not on the champions (GS-120); it costs no army (GS-201).
    """

    def __init__(self, s: World, attackers: int) -> None:
        self.s = s
        self.attackers = attackers
        defender = s.owner[s.target]
        tree = s.target < LANDS and defender != NEUTRAL and has_relic(s, defender, TREE_OF_LIFE)
        self.faith = s.faith[defender] if tree else 0
        self.known: dict[tuple[int, int], float] = {}
        self.battles: dict[int, float] = {}  # by the powers at work: of the gods that remain nothing else matters

    def falls(self, force: int, guards: int) -> float:
        chance = self.known.get((force, guards))
        if chance is None:
            chance = self._godswars(force, guards) if force and guards else self._battle(force, guards)
            self.known[force, guards] = chance
        return chance

    def _godswars(self, force: int, guards: int) -> float:
        won = _godswar(self.s, force, guards)
        beaten = min(self.falls(force, guards & ~(1 << god)) for god in range(len(GODS)) if guards >> god & 1)
        lost = max(self.falls(force & ~(1 << god), guards) for god in range(len(GODS)) if force >> god & 1)
        return won * beaten + (1.0 - won) * lost

    def _battle(self, force: int, guards: int) -> float:
        s = self.s
        mods = modifiers(s, force, guards)
        chance = self.battles.get(mods)
        if chance is None:
            chance = odds.falls(self.attackers, s.armies[s.target], mods, s.dice_cap, self.faith)
            self.battles[mods] = chance
        return chance


def _godswar(s: World, force: int, guards: int) -> float:
    """The chance of the attacking god: dice, armies, Mjolnir and Fire Sears the Sky (GS-190 to GS-197)."""
    seat, defender = s.turn, s.owner[s.target]
    lead = s.declared + bonus(s, seat) - s.armies[s.target] - bonus(s, defender)
    mods = odds.TIES if force >> WAR & 1 else 0
    if force >> MAGIC & 1 or has_relic(s, seat, GUNGNIR):
        mods |= odds.SURE_FEET
    if s.temple[s.target] or guards >> MAGIC & 1 or has_relic(s, defender, GUNGNIR):
        mods |= odds.WALLS
    return odds.godswar(godswar_dice(s, seat, force), godswar_dice(s, defender, guards), mods, lead)


def _battle(s: World, seat: int, attack_dice: list[int]) -> Json:
    mods = modifiers(s, s.force, guardians(s))
    rounds: list[Json] = [
        {
            "attack": attack,
            "defence": defence,
            "outcomes": [
                {"chance": round(chance, 4), "attack_lost": lost, "defence_lost": won}
                for chance, lost, won in odds.one_round(attack, defence, mods)
            ],
        }
        for attack in attack_dice
        for defence in range(1, min(2, s.armies[s.target]) + 1)
    ]
    return {"kind": "battle", "rounds": rounds, **_promise(s, seat, s.force)}


def modifiers(s: World, force: int, guards: int) -> int:
    """The powers at work: gods of the force (GS-117, GS-119), and what guards the place (GS-206)."""
    mods = 0
    if force >> WAR & 1:
        mods |= odds.TIES
    if force >> MAGIC & 1:
        mods |= odds.SURE_FEET
    if s.target < LANDS and s.owner[s.target] != NEUTRAL and (s.temple[s.target] or guards >> MAGIC & 1):
        mods |= odds.WALLS
    return mods
