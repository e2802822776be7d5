"""Battle: dice against dice, in both worlds. -- chapter 18"""

from typing import ClassVar, Final

from theogony.games.godstorm.checks import within
from theogony.games.godstorm.content import DEATH, HEAVEN, LANDS, MAGIC, WAR
from theogony.games.godstorm.dice import throw
from theogony.games.godstorm.labours import Trinity, tell_reroll
from theogony.games.godstorm.moves import DEFEND, ROLL, SAVE, STOP, span
from theogony.games.godstorm.pieces import destroy, has_relic, name, pay
from theogony.games.godstorm.relics import TREE_OF_LIFE
from theogony.games.godstorm.state import NEUTRAL, NOWHERE, World
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt

WINDS: Final = "the_winds_turn"  # the only card that limits the dice of an attack


def spare_armies(s: World, seat: int) -> int:
    """The armies that may fight: all but one of the origin (GS-204), all of them from heaven (GS-246)."""
    return s.heaven[seat] if s.origin == HEAVEN else s.armies[s.origin] - 1


def most_attack_dice(s: World, seat: int) -> int:
    """Up to three, fewer with few armies or a low declaration (GS-178, GS-204); gods roll none (GS-114)."""
    return min(s.dice_cap, s.declared, spare_armies(s, seat))


class Assault(Prompt[World]):
    """The attacker announces 1 to 3 dice (GS-203, GS-204), or stops after at least one attack (GS-183, GS-187)."""

    clause: ClassVar[str] = "GS-203"
    kinds: ClassVar[tuple[range, ...]] = (span("roll"), span("stop"))

    def check(self, s: World, move: int) -> Refusal | None:
        if move == STOP:
            return must_attack_once(s)
        return self._too_many_dice(s, move - ROLL + 1)

    def _too_many_dice(self, s: World, dice: int) -> Refusal | None:
        """The first cause: armies in the origin (GS-204), those declared (GS-178), The Winds Turn (GS-037)."""
        spare, cap = spare_armies(s, self.seat), s.dice_cap
        if dice > spare:
            return within(dice, 1, min(spare, s.declared, cap), "GS-204")
        if dice > s.declared:
            return within(dice, 1, min(s.declared, cap), "GS-178")
        if dice > cap:
            return no("GS-037", "card-caps-dice", remedy="choose-between", card=WINDS, most=cap, low=1, high=cap)
        return None

    def options(self, s: World) -> list[int]:
        found = [ROLL + more for more in range(most_attack_dice(s, self.seat))]
        if s.attacked:
            found.append(STOP)
        return found

    def take(self, s: World, move: int) -> None:
        if move == STOP:
            s.stopped = 1
            return
        s.attacked = 1  # GS-184
        s.dice = move - ROLL + 1
        if s.owner[s.target] == NEUTRAL or s.most_dice:  # GS-075, GS-212
            fight(s, self.seat, min(2, s.armies[s.target]))
        else:
            s.then(Defend(s.owner[s.target], self.seat))


def must_attack_once(s: World) -> Refusal | None:
    """A declared invasion makes at least one attack before it is called off (GS-183)."""
    if not s.attacked:
        return no("GS-183", "attack-once-first", remedy="attack-now")
    return None


@step
class Defend(Prompt[World]):
    """The defender announces 1 or 2 dice, 2 only with two armies (GS-203, GS-205, GS-212)."""

    attacker: int
    clause: ClassVar[str] = "GS-205"
    kinds: ClassVar[tuple[range, ...]] = (span("defend"),)

    def check(self, s: World, move: int) -> Refusal | None:
        return within(move - DEFEND + 1, 1, min(2, s.armies[s.target]), "GS-205")

    def options(self, s: World) -> list[int]:
        return [DEFEND, DEFEND + 1] if s.armies[s.target] > 1 else [DEFEND]

    def take(self, s: World, move: int) -> None:
        fight(s, self.attacker, move - DEFEND + 1)


def fight(s: World, seat: int, defence_dice: int) -> None:
    """Both sides roll together; each lower die costs its side an army (GS-203, GS-207).

    Gods of the force and in the target lend their powers (GS-121): magic on both sides, death and war to the attacker
    only, sky to nobody (GS-122).
    """
    target = s.target
    defender = s.owner[target]
    in_world = target < LANDS
    attack = throw(s, s.dice)
    defence = throw(s, defence_dice)
    if s.gods[4 * seat + MAGIC] != NOWHERE:
        attack = throw_of_magic(s, seat, attack)
    if in_world and defence[-1] == 1 and defender_rerolls(s, defender, target):
        defence = without_ones(s, defender, defence)
    lost_attackers, lost_defenders = compare(attack, defence, s.force >> WAR & 1)
    if s.events is not None:
        s.tell(
            "battle",
            "GS-207",
            seat=seat,
            defender=defender,
            attack=list(attack),
            defence=list(defence),
            attack_lost=lost_attackers,
            defence_lost=lost_defenders,
        )
    if lost_attackers:
        lose_attackers(s, seat, lost_attackers)
    if lost_defenders == 0:
        return
    if in_world and defender != NEUTRAL and has_relic(s, defender, TREE_OF_LIFE) and s.faith[defender] > 0:
        s.then(KeepArmies(defender, lost_defenders))
    else:
        lose_defenders(s, lost_defenders)


def compare(attack: tuple[int, ...], defence: tuple[int, ...], attacker_wins_ties: int) -> tuple[int, int]:
    """Losses of both sides: highest dice first, then second highest (GS-207, GS-291); ties by GS-208 and GS-119."""
    lost_attackers = lost_defenders = 0
    for i in range(min(len(attack), len(defence))):
        if attack[i] > defence[i] or (attacker_wins_ties and attack[i] == defence[i]):
            lost_defenders += 1
        else:
            lost_attackers += 1
    return lost_attackers, lost_defenders


def throw_of_magic(s: World, seat: int, attack: tuple[int, ...]) -> tuple[int, ...]:
    """The goddess is in play: three equal dice earn a relic (GS-126); in the force she re-rolls 1s (GS-117, GS-123).

    The labour is done in both worlds (GS-139); in the Underworld there is no force.
    """
    throw_made = Trinity(seat, list(attack))
    throw_made.earn(s)
    if s.force >> MAGIC & 1:
        while throw_made.reroll_ones(s):
            throw_made.earn(s)
    return tuple(sorted(throw_made.dice, reverse=True))


def defender_rerolls(s: World, defender: int, target: int) -> bool:
    """A temple, or the goddess of magic right there (GS-206, GS-123); the neutral pantheon has neither (GS-075)."""
    return defender != NEUTRAL and (s.temple[target] != 0 or s.gods[4 * defender + MAGIC] == target)


def without_ones(s: World, defender: int, defence: tuple[int, ...]) -> tuple[int, ...]:
    """Roll the 1s again until every die shows 2 or more (GS-206). Two dice never earn a relic (GS-126)."""
    dice = list(defence)
    while 1 in dice:
        dice[dice.index(1)] = s.rng.die()
    tell_reroll(s, defender, list(defence), dice)
    return tuple(sorted(dice, reverse=True))


def lose_attackers(s: World, seat: int, number: int) -> None:
    """Attackers die: to heaven in the Ancient World (GS-209), to the reserve in the Underworld (GS-248)."""
    s.declared -= number  # GS-178
    if s.origin == HEAVEN:
        s.heaven[seat] -= number
        s.reserve[seat] += number
    else:
        destroy(s, s.origin, number, to_heaven=s.rules.to_heaven)


def lose_defenders(s: World, number: int) -> None:
    """Defenders die: to heaven, or to the reserve if the god of death is in the invading force (GS-116, GS-209)."""
    destroy(s, s.target, number, to_heaven=s.rules.to_heaven and not s.force >> DEATH & 1)


@step
class KeepArmies(Prompt[World]):
    """The Tree of Life: pay 1 faith for each defending army that stays alive (GS-210, GS-283)."""

    lost: int
    clause: ClassVar[str] = "GS-210"
    kinds: ClassVar[tuple[range, ...]] = (span("save"),)

    def check(self, s: World, move: int) -> Refusal | None:
        return within(move - SAVE, 0, min(self.lost, s.faith[self.seat]), "GS-210")

    def take(self, s: World, move: int) -> None:
        kept = move - SAVE
        pay(s, self.seat, kept)
        if kept:
            s.tell("armies-kept", "GS-210", seat=self.seat, armies=kept, place=name(s.target))
        lose_defenders(s, self.lost - kept)
