"""The odds of the fight that a prompt is about: of the godswar, if there is one first, and of the place."""

from typing import Final

from theogony.games.godstorm import odds
from theogony.games.godstorm.content import LANDS, MAGIC, WAR
from theogony.games.godstorm.godswar import godswar_dice
from theogony.games.godstorm.invade import BringGods, Commit
from theogony.games.godstorm.state import NEUTRAL, World
from theogony.kernel.state import State

_FIGHTS: Final = frozenset(
    ("Commit", "BringGods", "Assault", "Defend", "AnswerWithSky", "ChooseAttackingGod", "ChooseDefendingGod")
)


def chances(state: State) -> dict[str, float] | None:
    """The chance to win each part of the invasion under way, fought to the end without cards; None without one."""
    assert isinstance(state, World)
    prompts = state.prompts()
    if len(prompts) != 1 or type(prompts[0]).__name__ not in _FIGHTS or state.owner[state.target] < 0:
        return None
    attacker = state.turn
    force = state.gods_at(attacker, state.origin) if isinstance(prompts[0], Commit | BringGods) else state.force
    armies = state.armies[state.origin] - 1 if isinstance(prompts[0], Commit) else state.declared
    found = {"win": round(odds.capture(armies, state.armies[state.target], _powers(state, force)), 4)}
    guards = _guards(state)
    if force and guards:
        found["godswar"] = round(_godswar(state, attacker, force, guards, armies), 4)
    return found


def _guards(s: World) -> int:
    """The gods that defend the target; neutral pantheons have none."""
    defender = s.owner[s.target]
    return 0 if defender == NEUTRAL or s.target >= LANDS else s.gods_at(defender, s.target)


def _powers(s: World, force: int) -> int:
    mods = (odds.TIES if force >> WAR & 1 else 0) | (odds.SURE_FEET if force >> MAGIC & 1 else 0)
    walls = s.target < LANDS and (s.temple[s.target] or _guards(s) >> MAGIC & 1)
    return mods | (odds.WALLS if walls else 0)


def _godswar(s: World, attacker: int, force: int, guards: int, armies: int) -> float:
    defender = s.owner[s.target]
    lead = armies + s.fire[attacker] - s.armies[s.target] - s.fire[defender]
    return odds.godswar(godswar_dice(s, attacker, force), godswar_dice(s, defender, guards), _powers(s, force), lead)
