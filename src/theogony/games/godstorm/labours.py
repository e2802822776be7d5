"""Labours: how the gods are pleased and pay with miracle cards. -- chapter 11

A card is bought (obtain.py) or earned here, in both cases only while its god is in play (GS-124).
"""

from theogony.games.godstorm.content import CRYPTS, DEATH, MAGIC, SKY, WAR
from theogony.games.godstorm.pieces import draw, spaces_of
from theogony.games.godstorm.state import NOWHERE, World


def death_labour(s: World, seat: int) -> None:
    """A crypt and the death god at the end of the own turn: one Death card (GS-125). No other labour waits (GS-129)."""
    if s.god(seat, DEATH) != NOWHERE and spaces_of(s, seat, CRYPTS) > 0:
        draw(s, seat, DEATH, 1, "GS-125")


def sky_labour(s: World, seat: int) -> None:
    """A god banished in a godswar won as attacker, with the sky god in play: one Sky card a turn (GS-127, GS-132).

    Gods whose armies die are banished elsewhere (pieces.banish) and please nobody (GS-133).
    """
    if not s.sky_labour and s.god(seat, SKY) != NOWHERE:
        s.sky_labour = 1
        draw(s, seat, SKY, 1, "GS-127")


def war_labour(s: World, seat: int) -> None:
    """Three territories conquered in the own turn, with the war god in play: one War card a turn (GS-128, GS-132)."""
    if s.conquered >= 3 and not s.war_labour and s.god(seat, WAR) != NOWHERE:
        s.war_labour = 1
        draw(s, seat, WAR, 1, "GS-128")


class Trinity:
    """One side's throw, watched for three equal dice (GS-126, GS-136 to GS-138; example: GS-293)."""

    __slots__ = ("dice", "seat", "used")

    def __init__(self, seat: int, dice: list[int]) -> None:
        self.seat = seat
        self.dice = dice
        self.used: list[int] = []

    def earn(self, s: World) -> None:
        """Draw a relic for three of a kind that have earned none yet; at most one per roll (GS-138).

        What an earlier roll has left standing is used up, so that only new dice can complete new ones.
        """
        if len(self.dice) < 3 or s.god(self.seat, MAGIC) == NOWHERE:  # GS-300: in play at the moment of the throw
            return
        dice = self.dice
        won = [value for value in set(dice) if dice.count(value) >= 3 and (value == 1 or value not in self.used)]
        if won:
            self.used.extend(won)
            if s.events is not None and s.deck(MAGIC):
                s.tell("three-equal", "GS-126", seat=self.seat, dice=sorted(dice, reverse=True))
            draw(s, self.seat, MAGIC, 1, "GS-126")

    def reroll_ones(self, s: World) -> bool:
        """Roll the 1s again, once; whether there were any."""
        ones = [i for i, die in enumerate(self.dice) if die == 1]
        if ones:
            before = self.dice.copy()
            for i in ones:
                self.dice[i] = s.rng.die()
            tell_reroll(s, self.seat, before, self.dice)
        return bool(ones)


def tell_reroll(s: World, seat: int, before: list[int], dice: list[int]) -> None:
    """What the dice showed before their 1s were rolled again, and what they show now (GS-206)."""
    if s.events is not None:
        s.tell(
            "ones-rerolled", "GS-206", seat=seat, before=sorted(before, reverse=True), dice=sorted(dice, reverse=True)
        )
