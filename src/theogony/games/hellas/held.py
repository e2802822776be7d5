"""Which texts a seat holds: of its Hero, its Blessings and its charged Artifacts. -- LH-045, LH-145, LH-192

Most are used (``uses.py``). Some are never carried out, but change a number as long as they are held: ``modify``.
"""

from typing import Final

from theogony.games.hellas.box import REQUIREMENTS
from theogony.games.hellas.content import ATTRIBUTES
from theogony.games.hellas.state import Hellas
from theogony.games.hellas.texts import LOADED, Script, Standing, moment
from theogony.kernel.effects.machine import Written

AS_LONG_AS_HELD: Final = moment("standing")
_NONE: Final[list[Script]] = []


def own_scripts(s: Hellas, seat: int, when: int) -> list[Script]:
    """The texts for this moment that the seat holds: charged, if they stand on an Artifact. Shared: nobody changes the
    list."""
    known = LOADED[s.box.number]
    player = s.players[seat]
    artifacts, blessings, heroes = known.holders[when]
    artifacts &= player.charged
    blessings &= player.blessings
    heroes &= s.rules.heroes[player.hero]
    if artifacts or blessings or heroes:
        return known.held(when, artifacts, blessings, heroes)
    return _NONE


def holds_any(s: Hellas, seat: int, when: int) -> bool:
    """Whether the seat holds a text for this moment; quicker than looking for it."""
    player = s.players[seat]
    artifacts, blessings, heroes = LOADED[s.box.number].holders[when]
    return artifacts & player.charged | blessings & player.blessings | heroes & s.rules.heroes[player.hero] != 0


# -- numbers that are changed -----------------------------------------------------------------------------------------

NUMBERS: Final[list[str]] = ["population_strength", "hand_limit", "march_distance", "distance", "kills"]
POPULATION: Final = 0
HAND_LIMIT: Final = 1
MARCH_DISTANCE: Final = 2
HERO_DISTANCE: Final = 3
KILLS: Final = 4


class Modify(Standing):
    """A number or rule is changed as long as the card is held or, of an evolved Monster, in force (``quarry.py``)."""

    def read(self, given: Written) -> None:
        self.numbers: list[int] = [given.number(name, 0) for name in NUMBERS]  # 0: not by this text
        self.minimum = given.number("minimum", 0)
        self.hunt_draw_attribute: int = (
            given.word("hunt_draw_attribute", ATTRIBUTES) if given.has("hunt_draw_attribute") else -1
        )
        self.hunt_requires: list[int] = (
            given.amounts("hunt_requires", REQUIREMENTS) if given.has("hunt_requires") else [0] * len(REQUIREMENTS)
        )
        self.attack_bonus = given.number("attack_bonus", 0)
        self.first_attack_bonus = given.number("first_attack_bonus", 0)
        self.ends_hunt = given.has("undefended_first_attack") and (
            given.word("undefended_first_attack", ["end_hunt"]) == 0
        )


def changes(script: Script, number: int) -> Modify | None:
    """The change that a text makes to this number, if it does."""
    op = script.operation()
    return op if isinstance(op, Modify) and op.numbers[number] else None


def change(s: Hellas, seat: int, when: int, number: int) -> Modify | None:
    """The change to this number that the seat holds for this moment; as a rule there is none."""
    for script in own_scripts(s, seat, when):
        found = changes(script, number)
        if found is not None:
            return found
    return None


def changed(s: Hellas, seat: int, when: int, number: int, usual: int) -> int:
    """The number that a held text puts in the place of the usual one."""
    found = change(s, seat, when, number)
    return found.numbers[number] if found is not None else usual
