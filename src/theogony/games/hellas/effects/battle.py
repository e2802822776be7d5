"""Operations that work in a Battle. -- chapter 9"""

from typing import ClassVar, Final

from theogony.games.hellas.army import meet_chimera
from theogony.games.hellas.content import NEIGHBOURS, PAIRS, REGIONS
from theogony.games.hellas.kills import Lose
from theogony.games.hellas.moves import ACCEPT, DONE, MARCH, NUMBER, PAIR, span
from theogony.games.hellas.pieces import free_hoplites, put_hoplites, shift_hoplites, take_hoplites
from theogony.games.hellas.questions import YES_OR_NO, YesOrNo
from theogony.games.hellas.state import Hellas
from theogony.games.hellas.strength import measured
from theogony.games.hellas.texts import ANY, ORIGINS, Act, Resolve, Standing, Stop
from theogony.kernel.effects.machine import Written
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt

ONE_NEIGHBOUR: Final = ORIGINS.index("one_neighbor")
MOST: Final = 15


class KillOpponent(Stop):
    """Hoplites of the opponent in this Battle die; Aegis may save them (LH-367)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        s.then(Lose(text.other, text.region, self.amount))


def recruit_into_battle(s: Hellas, text: Resolve, number: int) -> None:
    """Hoplites of the supply join the Battle (Local Support)."""
    number = put_hoplites(s, text.seat, text.region, number)
    if number:
        s.tell("recruited", "LH-100", seat=text.seat, region=REGIONS[text.region], number=number)


# -- Hoplites that join -- LH-366 --------------------------------------------------------------------------------------


def bring_into_battle(s: Hellas, text: Resolve, origin: int, number: int) -> None:
    """Hoplites move into the Battle from one neighbouring Region, or from any; ``number`` is the most, or any."""
    most = MOST if number == ANY else measured(s, number, text.seat)
    s.then(Reinforce(text.seat, text.region, most, int(origin != ONE_NEIGHBOUR)))


@step
class Reinforce(Prompt[Hellas]):
    """From which neighbouring Region do Hoplites join the Battle, if any? Fortified ones stay (LH-366)."""

    region: int
    most: int
    again: int  # 1: from other Regions too
    clause: ClassVar[str] = "LH-366"
    kinds: ClassVar[tuple[range, ...]] = (span("done"), span("march"))

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if move == DONE:
            return None
        origin, destination = PAIRS[move - MARCH]
        if destination != self.region:
            return no("LH-366", "not-adjacent", remedy="choose-neighbour", region=REGIONS[origin])
        if not free_hoplites(s, self.seat, origin):
            return no("LH-366", "nobody-to-move", remedy="choose-own-army", region=REGIONS[origin])
        return None

    def options(self, s: Hellas) -> list[int]:
        near = [region for region in NEIGHBOURS[self.region] if free_hoplites(s, self.seat, region)]
        return [DONE, *sorted([MARCH + PAIR[region][self.region] for region in near])]

    def take(self, s: Hellas, move: int) -> None:
        if move != DONE:
            s.then(ReinforceWith(self.seat, PAIRS[move - MARCH][0], self.region, self.most, self.again))


@step
class ReinforceWith(Prompt[Hellas]):
    """How many Hoplites join?"""

    origin: int
    region: int
    most: int
    again: int
    clause: ClassVar[str] = "LH-366"
    kinds: ClassVar[tuple[range, ...]] = (span("number"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        most = min(self.most, free_hoplites(s, self.seat, self.origin))
        if not 1 <= move - NUMBER <= most:
            return no("LH-366", "so-many-can-go", remedy="choose-number", number=most)
        return None

    def take(self, s: Hellas, move: int) -> None:
        number = move - NUMBER
        shift_hoplites(s, self.seat, self.origin, self.region, number)
        origin, region = REGIONS[self.origin], REGIONS[self.region]
        s.tell("hoplites-moved", "LH-366", seat=self.seat, origin=origin, region=region, number=number)
        if self.again:
            s.then(Reinforce(self.seat, self.region, self.most, 1))
        meet_chimera(s, self.seat, 1 << self.region)  # they enter (LH-364)


# -- Army Strength, values, Casualties ---------------------------------------------------------------------------------


class CardValue(Act):
    """Adds to the value of the cards just used: in a Battle, or for defence in a Hunt (LH-388)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        if s.hunts:
            s.hunt().defence += measured(s, self.amount, text.seat)
        else:
            battle = s.battle()
            battle.values[battle.side(text.seat)] += self.amount


class SetValue(Act):
    """The card just played has this value (Sudden Strike), whatever is printed or cancelled (LH-387)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        from theogony.games.hellas.battle import printed_value

        battle = s.battle()
        side = battle.side(text.seat)
        battle.values[side] += self.amount - printed_value(s, battle, side)


class OwnCasualties(Act):
    """Changes the number of own Casualty symbols (Medusa's Blood)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        battle = s.battle()
        battle.more[battle.side(text.seat)] += self.amount


class EnemyCasualties(Act):
    """Changes the number of the opponent's Casualty symbols (Medusa's Blood)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        battle = s.battle()
        battle.more[battle.side(text.other)] += self.amount


class PlayExtraCard(Standing):
    """One more card when both have passed (Bluff)."""


# -- how a Battle ends -------------------------------------------------------------------------------------------------


class EndCardPlay(Act):
    """Both sides stop playing cards (Final Charge, LH-387)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        s.battle().closed = 1


class WithdrawWithoutLosses(Stop):
    """The Battle ends as a loss without losing a Hoplite (Tactical Withdrawal)."""

    def read(self, given: Written) -> None:
        self.optional = given.flag("optional")

    def do(self, s: Hellas, text: Resolve) -> None:
        if self.optional:
            s.then(Flee(text.seat))
        else:
            flee(s, text.seat)


def flee(s: Hellas, seat: int) -> None:
    """The side gives the Battle up."""
    battle = s.battle()
    battle.fled = battle.side(seat)
    battle.winner = 1 - battle.fled
    battle.closed = 1
    s.tell("gave-up", "LH-103", seat=seat, region=REGIONS[battle.region])


class Flee(YesOrNo):
    """Does the side give the Battle up, and withdraw without losing a Hoplite?"""

    clause: ClassVar[str] = "LH-103"
    kinds: ClassVar[tuple[range, ...]] = YES_OR_NO

    def take(self, s: Hellas, move: int) -> None:
        if move == ACCEPT:
            flee(s, self.seat)


class OpponentWithdraws(Act):
    """The winner withdraws instead of the loser (Palladium, LH-368)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        s.battle().repelled = 1


class ConvertHoplite(Act):
    """An enemy Hoplite is replaced by one of the own supply (Helen). It is not killed: Aegis does not answer."""

    def can(self, s: Hellas, seat: int) -> bool:
        return s.players[seat].supply > 0

    def do(self, s: Hellas, text: Resolve) -> None:
        if take_hoplites(s, text.other, text.region, 1):
            put_hoplites(s, text.seat, text.region, 1)
            s.tell("converted", "LH-102", seat=text.seat, other=text.other, region=REGIONS[text.region])


class SaveHoplites(Standing):
    """Of Hoplites about to be killed so many stay (Aegis: kills.py)."""
