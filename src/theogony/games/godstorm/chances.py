"""The chances of a battle about to be rolled, from what lies open on the board. -- chapter 18"""

from theogony.games.godstorm import odds
from theogony.games.godstorm.battle import Assault, Defend, defender_rerolls, most_attack_dice, spare_armies
from theogony.games.godstorm.content import LANDS, MAGIC, WAR
from theogony.games.godstorm.state import World
from theogony.kernel.state import Json, State

FULL_DICE = 3  # with fewer allowed dice the tables of a fight to the end do not hold


def chances(state: State) -> Json | None:
    """For each number of dice that may be rolled now: what it may cost whom. None if no dice are about to roll.

    ``capture`` is the chance to take the place by fighting on to the end with as many dice as allowed, or None.
    """
    if not isinstance(state, World) or not state.agenda:
        return None
    top = state.agenda[-1]
    if isinstance(top, Assault):
        return _battle(state, top.seat, list(range(1, most_attack_dice(state, top.seat) + 1)))
    if isinstance(top, Defend):
        return _battle(state, top.attacker, [state.dice])
    return None


def _battle(s: World, seat: int, attack_dice: list[int]) -> Json:
    defenders = s.armies[s.target]
    attackers = min(s.declared, spare_armies(s, seat))
    mods = modifiers(s)
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
        for defence in range(1, min(2, defenders) + 1)
    ]
    whole = s.dice_cap >= FULL_DICE
    return {
        "kind": "battle",
        "seat": seat,
        "defender": s.owner[s.target],
        "attackers": attackers,
        "defenders": defenders,
        "rounds": rounds,
        "capture": round(odds.capture(attackers, defenders, mods), 4) if whole else None,
    }


def modifiers(s: World) -> int:
    """The powers at work: gods of the force (GS-117, GS-119), and what guards the place (GS-206)."""
    mods = 0
    if s.force >> WAR & 1:
        mods |= odds.TIES
    if s.force >> MAGIC & 1:
        mods |= odds.SURE_FEET
    if s.target < LANDS and defender_rerolls(s, s.owner[s.target], s.target):
        mods |= odds.WALLS
    return mods
