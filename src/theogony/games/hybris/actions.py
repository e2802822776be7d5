"""The actions of the Locations: what each needs, and where each is done. -- chapter 9 (HY-108, HY-418)

They are done by a character at its Location, or at once without being there (a Pillar, a Service, ``do_action``).
"""

from typing import Final

from theogony.games.hybris import coliseum, deploy, forge, influence, moirai, olympus, oracle, underworld
from theogony.games.hybris.content import (
    ACTIONS,
    CONVERT,
    DEPLOY,
    DESIGN,
    DRAIN,
    FABRICATE,
    FIGHT,
    INFLUENCE,
    NOWHERE,
    OMEN,
    PERCEIVE,
    PRODUCE,
    RESURRECT,
    TRAIN,
    UNDERTAKE,
)
from theogony.games.hybris.state import Hybris

ALWAYS: Final = 1 << PERCEIVE | 1 << DRAIN | 1 << INFLUENCE  # bits: actions that need nothing


def can(s: Hybris, seat: int, action: int, city: int, aegis: int) -> bool:
    """Whether the seat is able to do the action, with so much Aegis at hand (HY-418)."""
    if ALWAYS >> action & 1:
        return True
    if action == CONVERT:
        return olympus.can_convert(s, seat)
    if action == DESIGN:
        return olympus.can_design(s)
    if action == FABRICATE:
        return forge.can_fabricate(s, seat, aegis)
    if action == PRODUCE:
        return forge.can_produce(s, 0)
    if action == OMEN:
        return oracle.can_omen(s, seat)
    if action == UNDERTAKE:
        return moirai.can_undertake(s)
    if action == TRAIN:
        return coliseum.can_train(s)
    if action == FIGHT:
        return coliseum.can_fight(s)
    if action == RESURRECT:
        return underworld.can_resurrect(s, seat)
    if action == DEPLOY:
        return city != NOWHERE and deploy.can_deploy(s, seat, city)
    raise RuntimeError(f"no such action: {action}")


def begin(s: Hybris, seat: int, action: int, city: int, character: int) -> None:
    """Pushes the action; it is possible. ``character`` does it, or NOTHING where nobody is there."""
    if s.events is not None:
        s.tell("action", "HY-108", seat=seat, action=ACTIONS[action])
    if action == CONVERT:
        olympus.convert(s, seat)
    elif action == DESIGN:
        olympus.design(s, seat)
    elif action == FABRICATE:
        forge.fabricate(s, seat)
    elif action == PRODUCE:
        forge.produce(s, seat)
    elif action == PERCEIVE:
        oracle.perceive(s, seat)
    elif action == OMEN:
        oracle.omen(s, seat)
    elif action == UNDERTAKE:
        moirai.undertake(s, seat, character)
    elif action == TRAIN:
        coliseum.train(s, seat)
    elif action == FIGHT:
        coliseum.fight(s, seat, character)
    elif action == RESURRECT:
        underworld.resurrect(s, seat)
    elif action == DRAIN:
        underworld.drain(s, seat)
    elif action == INFLUENCE:
        influence.influence(s, seat, city, character)
    else:
        deploy.deploy(s, seat, city, character)
