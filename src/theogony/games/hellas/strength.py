"""Army Strength, Casualty symbols and the standing texts of a Battle. -- LH-104 to LH-108, LH-371, LH-387"""

from typing import Final

from theogony.games.hellas.conditions import FIRST_CARD, in_battle
from theogony.games.hellas.content import CITY, LEADERSHIP, PLACES, PLAIN_CITY, SPEED, STRENGTH
from theogony.games.hellas.held import own_scripts
from theogony.games.hellas.state import Battle, Hellas
from theogony.games.hellas.texts import (
    ALL,
    ALWAYS,
    PLAYED_CARD,
    SOURCE_IDS,
    Act,
    Op,
    Resolve,
    Script,
    Standing,
    amount,
    moment,
    texts,
)
from theogony.games.hellas.zones import DESIGN, PLAYED

ATTACKER: Final = 0
DEFENDER: Final = 1
NO_LIMIT: Final = 100
IN_BATTLE: Final = moment("battle")
DEFENDING: Final = moment("battle_defender")
EACH_CARD: Final = moment("battle_card_played")
PLAYED_TEXT: Final = moment("played")
OF_LEADERSHIP: Final = amount("leadership")
OF_SPEED: Final = amount("speed")
LOWER_OF_TWO: Final = amount("min(speed,strength)")
HALF_THE_ARMY: Final = amount("floor(own_hoplites/2)")


# -- what a text adds or changes for a whole Battle -------------------------------------------------------------------


class ArmyStrength(Act):
    """Adds to the own Army Strength; of texts for a whole Battle it is looked up (``strength.py``)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        battle = s.battle()
        battle.bonus[battle.side(text.seat)] += measured(s, self.amount, text.seat)


class CancelFirstCardValue(Standing):
    """The first Combat card of the opponent has value 0 (Leonidas)."""


class IgnoreCasualties(Standing):
    """The Casualty symbols of the first card do not count (No Attrition)."""


class LoserExtraLosses(Standing):
    """The loser loses so many Hoplites instead of 1 (Encirclement)."""


class LimitOpponentCards(Standing):
    """The opponent plays at most so many cards (Restrictive Maneuver)."""


# -- which of them hold ------------------------------------------------------------------------------------------------


def standing(s: Hellas, battle: Battle, side: int) -> list[Op]:
    """The operations of texts that hold for this side all through the Battle."""
    seat = battle.seat(side)
    return [script.operation() for script in _held(s, seat, side) if _holds(s, battle, script, seat)]


def _held(s: Hellas, seat: int, side: int) -> list[Script]:
    """The texts for whole Battles that the seat has."""
    found = own_scripts(s, seat, IN_BATTLE)
    return found + own_scripts(s, seat, DEFENDING) if side == DEFENDER else found


def _holds(s: Hellas, battle: Battle, script: Script, seat: int) -> bool:
    return script.condition == ALWAYS or in_battle(s, battle, script.condition, seat)


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
    return sum([number for _, number in parts(s, battle, side)])


def parts(s: Hellas, battle: Battle, side: int) -> list[tuple[str, int]]:
    """What an Army Strength is made of: the Hoplites, then what else counts, by its name."""
    seat = battle.seat(side)
    found = [("hoplites", s.army(seat, battle.region)), ("fortified", fortification(s, seat, battle.region))]
    for script in _held(s, seat, side):
        op = script.operation()
        if isinstance(op, ArmyStrength) and _holds(s, battle, script, seat):
            found.append((SOURCE_IDS[script.source], measured(s, op.amount, seat)))
    for script in _with_each_card(s, seat):
        found.append((SOURCE_IDS[script.source], script.operation().amount * len(s.cards.content[PLAYED + side])))
    found += [("cards", battle.values[side]), ("tactics", battle.bonus[side])]
    return [part for part in found if part[1] or part[0] == "hoplites"]


def _with_each_card(s: Hellas, seat: int) -> list[Script]:
    """Cunning Tactician."""
    return own_scripts(s, seat, EACH_CARD)


def before_cards(s: Hellas, seat: int, side: int) -> list[int]:
    """By Region: the Army Strength of the seat's Hoplites there, if a Battle began with them on this side."""
    battle = Battle()
    battle.attacker, battle.defender = seat, seat
    found = s.hoplites[PLACES * seat : PLACES * seat + PLACES]
    for region in range(PLACES):
        if s.fortified >> region & 1:
            found[region] += fortification(s, seat, region)
    for script in _held(s, seat, side):
        op = script.operation()
        if isinstance(op, ArmyStrength):
            for region in range(PLACES):
                battle.region = region
                if _holds(s, battle, script, seat):
                    found[region] += measured(s, op.amount, seat)
    return found


class Effect:
    """What a card brings as soon as it is played."""

    def __init__(self) -> None:
        self.strength: int = 0  # own Army Strength: its value, and what its text adds
        self.recruits: int = 0  # own Hoplites, counted in the strength
        self.kills: int = 0  # Hoplites of the opponent


def effect(s: Hellas, battle: Battle, side: int, design: int) -> Effect:
    """What a card of this design brings to the side, with its text (LH-105, LH-106)."""
    from theogony.games.hellas.effects.battle import KillOpponent, SetValue
    from theogony.games.hellas.effects.general import Recruit

    seat = battle.seat(side)
    first = not s.cards.content[PLAYED + side]
    cancelled = first and any(isinstance(op, CancelFirstCardValue) for op in standing(s, battle, 1 - side))
    found = Effect()
    found.strength = 0 if cancelled else s.box.combat_value[design]
    found.strength += sum([script.operation().amount for script in _with_each_card(s, seat)])
    for script in texts(s).of[PLAYED_CARD + design]:
        if script.moment != PLAYED_TEXT or not _will_hold(s, battle, script, seat):
            continue
        op = script.operation()
        if isinstance(op, ArmyStrength):
            found.strength += measured(s, op.amount, seat)
        elif isinstance(op, SetValue):
            found.strength += op.amount - (0 if cancelled else s.box.combat_value[design])
        elif isinstance(op, Recruit):
            found.recruits = min(op.amount, s.players[seat].supply)
            found.strength += found.recruits
        elif isinstance(op, KillOpponent):
            found.kills = op.amount
    return found


def _will_hold(s: Hellas, battle: Battle, script: Script, seat: int) -> bool:
    """Whether the condition of a card's text will hold once the card lies there."""
    if script.condition == FIRST_CARD:
        return not s.cards.content[PLAYED] and not s.cards.content[PLAYED + 1]
    return _holds(s, battle, script, seat)


def casualties(s: Hellas, battle: Battle, side: int, design: int) -> int:
    """The Casualty symbols that count, with those of one more card of this design (-1: of none)."""
    so_far, next_counts = counted(s, battle, side)
    return max(0, so_far + s.box.casualties[design] if design >= 0 and next_counts else so_far)


def counted(s: Hellas, battle: Battle, side: int) -> tuple[int, bool]:
    """How many Casualty symbols count so far, and whether those of one more card would.

    No Attrition ignores those of the first card (LH-371)."""
    so_far, ignored = battle.more[side], ignores_first(s, battle, side)
    for place, card in enumerate(s.cards.content[PLAYED + side]):
        if place or not ignored:
            so_far += s.box.casualties[DESIGN[card]]
    return so_far, not ignored or len(s.cards.content[PLAYED + side]) > 0


def ignores_first(s: Hellas, battle: Battle, side: int) -> bool:
    """Whether a text of the side ignores the symbols of its first card."""
    for op in standing(s, battle, side):
        if isinstance(op, IgnoreCasualties):
            return True
    return False


def most_cards(s: Hellas, battle: Battle, side: int) -> int:
    """How many cards the side may play: Restrictive Maneuver limits the attacker (LH-387)."""
    limits = [op.amount for op in standing(s, battle, 1 - side) if isinstance(op, LimitOpponentCards)]
    return min([NO_LIMIT, *limits])


def losses(s: Hellas, winner: int, design: int) -> int:
    """What the loser loses before it withdraws: 1 (LH-108), 3 by an Encirclement; several do not add up (LH-387).

    With one more card of this design on the winner's side (-1: none)."""
    most = s.box.loser_loses
    played = [DESIGN[card] for card in s.cards.content[PLAYED + winner]]
    for card in [*played, design] if design >= 0 else played:
        for script in texts(s).of[PLAYED_CARD + card]:
            op = script.operation()
            if isinstance(op, LoserExtraLosses):
                most = max(most, op.amount)
    return most
