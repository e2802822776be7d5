"""The Sky cards: answers to a declared invasion. The attacker is the turn player. One class per kind."""

from typing import ClassVar, Final

from theogony.games.godstorm.cards.conditions import god_of, land_of, number_of, unmet
from theogony.games.godstorm.cards.miracle import GOD, NUMBER, TERRITORY, Choices, Miracle
from theogony.games.godstorm.checks import controlled, within
from theogony.games.godstorm.content import GODS
from theogony.games.godstorm.gods import build, temple_left, with_temple, without_temple
from theogony.games.godstorm.moves import PICK_GOD
from theogony.games.godstorm.pieces import banish, bring, destroy, name, put_god, strike, transfer
from theogony.games.godstorm.state import World
from theogony.kernel.refusal import Refusal, no

CONVERTS: Final = 2
FOG_LIMIT: Final = 4
FIRE_BONUS: Final = 4
WARRIORS: Final = 3
WINDS_DICE: Final = 2


def attacking_gods(s: World) -> int:
    """The gods in the origin of the attack, taking part or not."""
    return s.gods_at(s.turn, s.origin)


class EnemiesConvert(Miracle):
    """Two attackers leave for their reserve and as many defenders appear."""

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        number = strike(s, [(s.origin, CONVERTS)], False, "GS-180")
        bring(s, seat, [s.target], number, "GS-180")


class YourIdolIsFalse(Miracle):
    """A god in the attacking territory is banished."""

    choices: ClassVar[Choices] = (GOD,)

    def playable(self, s: World, seat: int) -> Refusal | None:
        return None if attacking_gods(s) else unmet("needs-attacking-god")

    def check(self, s: World, seat: int, chosen: tuple[int, ...], move: int) -> Refusal | None:
        return god_of(s, s.turn, move - PICK_GOD, s.origin)

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        banish(s, s.turn, chosen[0] - PICK_GOD, "GS-035")


class TheFogLifts(Miracle):
    """Up to 4 armies of one other own territory, at any distance, join the defenders; 1 stays (GS-043)."""

    choices: ClassVar[Choices] = (TERRITORY, NUMBER)

    def playable(self, s: World, seat: int) -> Refusal | None:
        movable = any(s.armies[land] >= 2 for land in s.lands_of(seat) if land != s.target)
        return None if movable else unmet("needs-armies-elsewhere")

    def check(self, s: World, seat: int, chosen: tuple[int, ...], move: int) -> Refusal | None:
        if chosen:
            return within(number_of(move), 1, min(FOG_LIMIT, s.armies[land_of(chosen[0])] - 1), "GS-043")
        land = land_of(move)
        if land == s.target:
            return no("GS-151", "same-territory", remedy="choose-another", place=name(land))
        refusal = controlled(s, seat, land, "GS-151")
        if refusal is None and s.armies[land] < 2:
            return no("GS-043", "last-army-stays", remedy="two-armies", place=name(land))
        return refusal

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        transfer(s, seat, land_of(chosen[0]), s.target, number_of(chosen[1]), 0, "GS-180")


class TheMightyTurnMeek(Miracle):
    """A god of the attacker leaves for one of the attacker's temples elsewhere."""

    choices: ClassVar[Choices] = (GOD, TERRITORY)

    def playable(self, s: World, seat: int) -> Refusal | None:
        if not attacking_gods(s):
            return unmet("needs-attacking-god")
        elsewhere = any(land != s.origin for land in s.temples_of(s.turn))
        return None if elsewhere else unmet("needs-attackers-temple")

    def check(self, s: World, seat: int, chosen: tuple[int, ...], move: int) -> Refusal | None:
        if not chosen:
            return god_of(s, s.turn, move - PICK_GOD, s.origin)
        land = land_of(move)
        if s.owner[land] != s.turn:
            return no("GS-151", "not-the-attackers", remedy="choose-attackers-temple", place=name(land))
        if land == s.origin:
            return no("GS-151", "same-territory", remedy="choose-another", place=name(land))
        return with_temple(s, land, "GS-151")

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        god, land = chosen[0] - PICK_GOD, land_of(chosen[1])
        s.tell("god-moved", "GS-180", seat=s.turn, god=GODS[god], place=name(land))
        put_god(s, s.turn, god, land)


class FireSearsTheSky(Miracle):
    """Four more in every godswar of this turn; two copies add up (GS-267)."""

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        s.fire[seat] += FIRE_BONUS


class SwordsBecomePlowshares(Miracle):
    """As many attackers as a die shows leave for their reserve."""

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        die = s.rng.die()
        lost = destroy(s, s.origin, die, to_heaven=False)
        s.tell("die-rolled", "GS-180", die=die, place=name(s.origin), change="lost", armies=lost)


class ThousandWorkersAmass(Miracle):
    """A temple rises where the invasion strikes, and helps at once."""

    def playable(self, s: World, seat: int) -> Refusal | None:
        return without_temple(s, s.target) or temple_left(s)

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        build(s, seat, s.target, "GS-180")


class MenBecomeWarriors(Miracle):
    """Three new armies join the defenders."""

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        bring(s, seat, [s.target], WARRIORS, "GS-180")


class LavaErupts(Miracle):
    """A die for the origin and one for each of its neighbours: so many armies die there, friend or foe (GS-303)."""

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        for land in [s.origin, *s.borders[s.origin]]:
            die = s.rng.die()
            lost = destroy(s, land, die, to_heaven=True)
            if lost:  # where nobody stood there is nothing to tell
                s.tell("die-rolled", "GS-303", die=die, place=name(land), change="lost", armies=lost)


class ThisGroundIsSacred(Miracle):
    """The invasion is over, and nobody attacks or enters that territory for the rest of the turn (GS-266)."""

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        s.stopped = 1
        s.sacred.append(s.target)


class TheWindsTurn(Miracle):
    """The attacker rolls at most 2 dice in the battles of this invasion."""

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        s.dice_cap = WINDS_DICE
