"""Godswar: god against god, before the armies meet. -- chapter 17"""

from typing import ClassVar, Final

from theogony.games.godstorm.battle import must_attack_once
from theogony.games.godstorm.content import ALTARS, GODS, MAGIC, SKY, WAR
from theogony.games.godstorm.labours import Trinity, sky_labour
from theogony.games.godstorm.moves import CHAMPION, STOP, span
from theogony.games.godstorm.pieces import banish, has_relic, spaces_of
from theogony.games.godstorm.relics import GUNGNIR, MJOLNIR, MJOLNIR_BONUS
from theogony.games.godstorm.state import World
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt

GODSWAR_DICE: Final = 3  # GS-190


class ChooseAttackingGod(Prompt[World]):
    """The attacker chooses a god of the force to fight (GS-189), or stops after at least one attack (GS-199)."""

    clause: ClassVar[str] = "GS-189"
    kinds: ClassVar[tuple[range, ...]] = (span("champion"), span("stop"))

    def check(self, s: World, move: int) -> Refusal | None:
        if move == STOP:
            return must_attack_once(s)
        return _in_the_fight(s.force, move - CHAMPION)

    def take(self, s: World, move: int) -> None:
        if move == STOP:
            s.stopped = 1
            return
        s.attacked = 1  # GS-184
        s.then(ChooseDefendingGod(s.owner[s.target], self.seat, move - CHAMPION))


@step
class ChooseDefendingGod(Prompt[World]):
    """Then the defender chooses one of the gods in the territory (GS-189, GS-283)."""

    attacker: int
    champion: int
    clause: ClassVar[str] = "GS-189"
    kinds: ClassVar[tuple[range, ...]] = (span("champion"),)

    def check(self, s: World, move: int) -> Refusal | None:
        return _in_the_fight(s.gods_at(self.seat, s.target), move - CHAMPION)

    def take(self, s: World, move: int) -> None:
        godswar(s, self.attacker, self.champion, self.seat, move - CHAMPION)


def _in_the_fight(gods: int, kind: int) -> Refusal | None:
    if not gods >> kind & 1:
        return no("GS-189", "god-not-in-fight", remedy="choose-gods-there", godtype=GODS[kind])
    return None


class _Side:
    """One side of a godswar: who, with which gods, and what it throws."""

    __slots__ = ("gods", "seat", "temple", "throw")

    def __init__(self, s: World, seat: int, gods: int, temple: bool) -> None:
        self.seat = seat
        self.gods = gods  # GS-120: the powers of all gods of the side apply, of no others (GS-123)
        self.temple = temple
        self.throw = Trinity(seat, [s.rng.die() for _ in range(godswar_dice(s, seat, gods))])

    def rerolls(self, s: World) -> bool:
        """Temple of the defender, goddess of magic in the fight, or Gungnir (GS-194, GS-195, GS-196, GS-159)."""
        return self.temple or bool(self.gods >> MAGIC & 1) or has_relic(s, self.seat, GUNGNIR)

    def total(self, s: World, armies: int) -> int:
        """Dice, the armies with the god (GS-190, GS-191), and what the seat adds."""
        return sum(self.throw.dice) + armies + bonus(s, self.seat)


def bonus(s: World, seat: int) -> int:
    """Mjolnir and Fire Sears the Sky (GS-197, GS-267)."""
    return s.fire[seat] + (MJOLNIR_BONUS if has_relic(s, seat, MJOLNIR) else 0)


def godswar_dice(s: World, seat: int, gods: int) -> int:
    """Three, one more for the sky god in the fight (GS-118, GS-192) and for each altar (GS-193, GS-253)."""
    return GODSWAR_DICE + (gods >> SKY & 1) + spaces_of(s, seat, ALTARS)


def godswar(s: World, attacker: int, champion: int, defender: int, opponent: int) -> None:
    """One round of godswar: the losing god is banished (GS-198), no army is lost (GS-201); see GS-292."""
    target = s.target
    attack = _Side(s, attacker, s.force, False)
    defence = _Side(s, defender, s.gods_at(defender, target), s.temple[target] != 0)
    throw_out(s, attack, defence)
    attack_total = attack.total(s, s.declared)
    defence_total = defence.total(s, s.armies[target])
    ties_for_attacker = s.force >> WAR & 1  # GS-119, GS-202: also when another god fights
    won = attack_total > defence_total or (attack_total == defence_total and ties_for_attacker != 0)
    s.tell(
        "godswar",
        "GS-198",
        seat=attacker,
        defender=defender,
        god=GODS[champion],
        against=GODS[opponent],
        attack=attack.throw.dice,
        defence=defence.throw.dice,
        attack_total=attack_total,
        defence_total=defence_total,
    )
    if won:
        banish(s, defender, opponent, "GS-198")
        sky_labour(s, attacker)
    else:
        banish(s, attacker, champion, "GS-198")
        s.force &= ~(1 << champion)


def throw_out(s: World, attack: _Side, defence: _Side) -> None:
    """Both throws are watched for three equal dice, attacker first (GS-300), again after every re-roll (GS-137)."""
    attack.throw.earn(s)
    defence.throw.earn(s)
    rolling = True
    while rolling:
        rolling = False
        for side in (attack, defence):
            if side.rerolls(s) and side.throw.reroll_ones(s):
                side.throw.earn(s)
                rolling = True
