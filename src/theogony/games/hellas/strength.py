"""Army Strength, Casualty symbols and the standing texts of a Battle. -- LH-104 to LH-108, LH-371, LH-387"""

from typing import Final

from theogony.games.hellas.conditions import holds
from theogony.games.hellas.content import CITY, LEADERSHIP, PLAIN_CITY, SPEED, STRENGTH
from theogony.games.hellas.state import Battle, Hellas
from theogony.games.hellas.texts import ALL, ALWAYS, PLAYED_CARD, Op, amount, moment, texts
from theogony.games.hellas.uses import holds_source
from theogony.games.hellas.zones import DESIGN, PLAYED

ATTACKER: Final = 0
DEFENDER: Final = 1
NO_LIMIT: Final = 100
IN_BATTLE: Final = moment("battle")
DEFENDING: Final = moment("battle_defender")
EACH_CARD: Final = moment("battle_card_played")
OF_LEADERSHIP: Final = amount("leadership")
OF_SPEED: Final = amount("speed")
LOWER_OF_TWO: Final = amount("min(speed,strength)")
HALF_THE_ARMY: Final = amount("floor(own_hoplites/2)")


def standing(s: Hellas, battle: Battle, side: int) -> list[Op]:
    """The operations of texts that hold for this side all through the Battle."""
    seat = battle.seat(side)
    found: list[Op] = []
    for when in (IN_BATTLE, DEFENDING) if side == DEFENDER else (IN_BATTLE,):
        for script in texts(s).on[when]:
            if holds_source(s, seat, script.source) and (
                script.condition == ALWAYS or holds(s, script.condition, seat, None)
            ):
                found.append(script.operation())
    return found


def measured(s: Hellas, number: int, seat: int) -> int:
    """An amount in a Battle: a number, or what a word counts (LH-106)."""
    if number < ALL:
        return number
    if number == OF_LEADERSHIP:
        return s.attribute(seat, LEADERSHIP)
    if number == OF_SPEED:
        return s.attribute(seat, SPEED)
    if number == LOWER_OF_TWO:
        return min(s.attribute(seat, SPEED), s.attribute(seat, STRENGTH))
    if number == HALF_THE_ARMY:
        return s.army(seat, s.battle().region) // 2
    raise RuntimeError(f"no number in a Battle: {number}")


def fortification(s: Hellas, seat: int, region: int) -> int:
    """+1 for a Fortified Hoplite in a City Region, +2 in Sparta (LH-063)."""
    if not s.fortified >> region & 1 or s.control[region] != seat or not CITY >> region & 1:
        return 0
    return s.box.fortified_in_city if PLAIN_CITY >> region & 1 else s.box.fortified_in_sparta


def strength(s: Hellas, battle: Battle, side: int) -> int:
    """Army Strength: Hoplites, cards, tactics, Fortification, and what the side holds (LH-105)."""
    from theogony.games.hellas.effects.battle import ArmyStrength

    seat = battle.seat(side)
    total = s.army(seat, battle.region) + battle.values[side] + battle.bonus[side]
    total += fortification(s, seat, battle.region)
    for op in standing(s, battle, side):
        if isinstance(op, ArmyStrength):
            total += measured(s, op.amount, seat)
    for script in texts(s).on[EACH_CARD]:  # Cunning Tactician
        if holds_source(s, seat, script.source):
            total += script.operation().amount * len(s.cards.content[PLAYED + side])
    return total


def casualties(s: Hellas, battle: Battle, side: int, design: int) -> int:
    """The Casualty symbols that count, with those of one more card of this design (-1: of none).

    No Attrition ignores those of the first card (LH-371)."""
    from theogony.games.hellas.effects.battle import IgnoreCasualties

    symbols = [s.box.casualties[DESIGN[card]] for card in s.cards.content[PLAYED + side]]
    if design >= 0:
        symbols.append(s.box.casualties[design])
    if symbols and any(isinstance(op, IgnoreCasualties) for op in standing(s, battle, side)):
        symbols[0] = 0
    return max(0, sum(symbols) + battle.more[side])


def most_cards(s: Hellas, battle: Battle, side: int) -> int:
    """How many cards the side may play: Restrictive Maneuver limits the attacker (LH-387)."""
    from theogony.games.hellas.effects.battle import LimitOpponentCards

    limits = [op.amount for op in standing(s, battle, 1 - side) if isinstance(op, LimitOpponentCards)]
    return min([NO_LIMIT, *limits])


def losses(s: Hellas, battle: Battle) -> int:
    """What the loser loses before it withdraws: 1 (LH-108), 3 by an Encirclement; several do not add up (LH-387)."""
    from theogony.games.hellas.effects.battle import LoserExtraLosses

    most = s.box.loser_loses
    for card in s.cards.content[PLAYED + battle.winner]:
        for script in texts(s).of[PLAYED_CARD + DESIGN[card]]:
            op = script.operation()
            if isinstance(op, LoserExtraLosses):
                most = max(most, op.amount)
    return most
