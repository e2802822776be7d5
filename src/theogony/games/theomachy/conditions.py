"""Conditions and counters of texts and Demands: what is true of a player now."""

from theogony.games.theomachy.content import DESIGN, DISCIPLE, ESSENCE, PRIEST, PROPHET, WATER
from theogony.games.theomachy.programs import (
    ALWAYS,
    ATTACK_ESSENCES,
    ATTACK_ESSENCES_BEYOND_FIRST,
    ATTACKS_PLAYED,
    DISCARDED,
    IS_FIRST_PLAYER,
    KILLED_BY_CARD,
    LOCATION_PLAYED,
    LOSERS_IN_BATTLE,
    NO_BATTLE,
    NOT_FOLDED,
    OPPONENT_HAS_HIGHER_VALUE,
    OPPONENT_HAS_MORE_TOKENS,
    OPPONENTS_IN_BATTLE,
    OWN_LOCATIONS,
    PLAYED_AN_ATTACK,
    SELF_LOST_BATTLE,
    SELF_NOT_FOLDED,
    SELF_NOT_WINNER,
    SELF_WINNER,
    SKY_ORDER,
    SKY_WATER,
    SOLE_WINNER_OF_BATTLE,
    STAKE_DISCIPLES,
    STAKE_PRIESTS,
    STAKE_PRIESTS_AND_PROPHETS,
    STAKE_TOKENS,
    WAS_IN_BATTLE,
    WINNER,
    WON_BATTLE,
)
from theogony.games.theomachy.state import Table
from theogony.games.theomachy.tokens import all_stake_tokens, stake_value


def holds(s: Table, seat: int, condition: int) -> bool:
    """Whether a condition of a text is true of the seat now."""
    if condition == ALWAYS:
        return True
    if condition in (SELF_WINNER, WINNER):
        return s.won(seat)
    if condition == SELF_NOT_WINNER:
        return not s.won(seat)
    if condition == SELF_LOST_BATTLE:
        return s.in_battle(seat) and not s.won(seat)
    if condition == WON_BATTLE:
        return s.in_battle(seat) and s.won(seat)
    if condition == NO_BATTLE:
        return s.fighters == 0
    if condition == WAS_IN_BATTLE:
        return s.in_battle(seat)
    if condition in (NOT_FOLDED, SELF_NOT_FOLDED):
        return not s.folded[seat]
    if condition == SOLE_WINNER_OF_BATTLE:
        return s.fighters != 0 and s.winners == 1 << seat
    if condition == LOCATION_PLAYED:
        return s.built >> seat & 1 == 1
    return _holds_in_battle(s, seat, condition)


def _holds_in_battle(s: Table, seat: int, condition: int) -> bool:
    if condition == IS_FIRST_PLAYER:
        return s.first == seat
    if condition == PLAYED_AN_ATTACK:
        return bool(s.attacks[seat])
    rivals = opponents_in_battle(s, seat)
    if condition == OPPONENT_HAS_MORE_TOKENS:
        own = all_stake_tokens(s, seat)
        return any(all_stake_tokens(s, other) > own for other in rivals)
    if condition == OPPONENT_HAS_HIGHER_VALUE:
        own = stake_value(s, seat)
        return any(stake_value(s, other) > own for other in rivals)
    raise RuntimeError(f"condition {condition} belongs to the running text")


def opponents_in_battle(s: Table, seat: int) -> list[int]:
    return [other for other in range(s.seats) if other != seat and s.in_battle(other)]


def counted(s: Table, seat: int, per: int, memo: int) -> int:
    """The value of a counter for the seat; ``memo`` is what the running text has counted itself."""
    if per in (DISCARDED, KILLED_BY_CARD):
        return memo
    if per == STAKE_TOKENS:
        return all_stake_tokens(s, seat)
    if per == STAKE_DISCIPLES:
        return s.stake_tokens(seat, DISCIPLE)
    if per == STAKE_PRIESTS:
        return s.stake_tokens(seat, PRIEST)
    if per == STAKE_PRIESTS_AND_PROPHETS:
        return s.stake_tokens(seat, PRIEST) + s.stake_tokens(seat, PROPHET)
    if per == OWN_LOCATIONS:
        return len(s.places[seat])
    if per == SKY_WATER:
        return s.sky_essence[WATER]
    if per == SKY_ORDER:
        return s.sky_orbs[0]
    if per == OPPONENTS_IN_BATTLE:
        return len(opponents_in_battle(s, seat))
    if per == LOSERS_IN_BATTLE:
        return sum(1 for other in opponents_in_battle(s, seat) if not s.won(other))
    return _counted_attacks(s, seat, per)


def _counted_attacks(s: Table, seat: int, per: int) -> int:
    if per == ATTACKS_PLAYED:
        return len(s.attacks[seat])
    essences = len({ESSENCE[DESIGN[card]] for card in s.attacks[seat]})
    if per == ATTACK_ESSENCES:
        return essences
    if per == ATTACK_ESSENCES_BEYOND_FIRST:
        return max(0, essences - 1)
    raise RuntimeError(f"counter {per} is not of this kind")
