"""Conditions and counters of texts and Demands: what is true of a player now."""

from typing import Final

from theogony.games.theomachy.content import DESIGN, DISCIPLE, ESSENCE, PRIEST, PROPHET, WATER
from theogony.games.theomachy.state import Table
from theogony.games.theomachy.tokens import all_stake_tokens, stake_value

CONDITIONS: Final[list[str]] = [
    "always", "winner", "self_not_winner", "self_lost_battle", "won_battle", "no_battle", "self_was_in_battle",
    "not_folded", "sole_winner_of_battle", "self_is_first_player", "some_opponent_has_more_stake_tokens",
    "some_opponent_has_higher_stake_value", "own_attacks_min_1", "discarded_now", "location_played",
]  # fmt: skip
ALWAYS: Final = 0
WINNER: Final = 1
NOT_WINNER: Final = 2
LOST_BATTLE: Final = 3
WON_BATTLE: Final = 4
NO_BATTLE: Final = 5
WAS_IN_BATTLE: Final = 6
NOT_FOLDED: Final = 7
SOLE_WINNER_OF_BATTLE: Final = 8
IS_FIRST_PLAYER: Final = 9
OPPONENT_HAS_MORE_TOKENS: Final = 10
OPPONENT_HAS_HIGHER_VALUE: Final = 11
PLAYED_AN_ATTACK: Final = 12
DISCARDED_NOW: Final = 13
LOCATION_PLAYED: Final = 14

COUNTERS: Final[list[str]] = [
    "once", "own_stake_tokens", "own_stake_disciples", "own_stake_priests", "own_stake_priests_and_prophets",
    "own_locations", "constellation_water", "constellation_order_orbs", "own_attacks_played",
    "own_distinct_attack_essences", "own_distinct_attack_essences_beyond_first", "opponents_in_battle",
    "losers_in_battle", "discarded_now", "killed_by_this_card",
]  # fmt: skip
ONCE: Final = 0
STAKE_TOKENS: Final = 1
STAKE_DISCIPLES: Final = 2
STAKE_PRIESTS: Final = 3
STAKE_PRIESTS_AND_PROPHETS: Final = 4
OWN_LOCATIONS: Final = 5
SKY_WATER: Final = 6
SKY_ORDER: Final = 7
ATTACKS_PLAYED: Final = 8
ATTACK_ESSENCES: Final = 9
ATTACK_ESSENCES_BEYOND_FIRST: Final = 10
OPPONENTS_IN_BATTLE: Final = 11
LOSERS_IN_BATTLE: Final = 12
DISCARDED: Final = 13
KILLED_BY_CARD: Final = 14


def holds(s: Table, seat: int, condition: int) -> bool:
    """Whether a condition of a text is true of the seat now."""
    if condition == ALWAYS:
        return True
    if condition == WINNER:
        return s.won(seat)
    if condition == NOT_WINNER:
        return not s.won(seat)
    if condition == LOST_BATTLE:
        return s.in_battle(seat) and not s.won(seat)
    if condition == WON_BATTLE:
        return s.in_battle(seat) and s.won(seat)
    if condition == NO_BATTLE:
        return s.fighters == 0
    if condition == WAS_IN_BATTLE:
        return s.in_battle(seat)
    if condition == NOT_FOLDED:
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
