"""Conditions and counters of texts and Demands: what is true of a player now, by the words of the content."""

from collections.abc import Callable
from typing import Final

from theogony.games.theomachy.content import DESIGN, DISCIPLE, ESSENCE, PRIEST, PROPHET, WATER
from theogony.games.theomachy.state import Table
from theogony.games.theomachy.tokens import all_stake_tokens, stake_value


def opponents_in_battle(s: Table, seat: int) -> list[int]:
    return [other for other in range(s.seats) if other != seat and s.in_battle(other)]


def _outnumbered(s: Table, seat: int) -> bool:
    own = all_stake_tokens(s, seat)
    return any(all_stake_tokens(s, other) > own for other in opponents_in_battle(s, seat))


def _outvalued(s: Table, seat: int) -> bool:
    own = stake_value(s, seat)
    return any(stake_value(s, other) > own for other in opponents_in_battle(s, seat))


def _known_to_the_text(s: Table, seat: int) -> bool:
    raise RuntimeError("only the running text knows what it has made to be discarded")


_TRUE: Final[dict[str, Callable[[Table, int], bool]]] = {
    "always": lambda s, seat: True,
    "winner": lambda s, seat: s.won(seat),
    "self_not_winner": lambda s, seat: not s.won(seat),
    "self_lost_battle": lambda s, seat: s.in_battle(seat) and not s.won(seat),
    "won_battle": lambda s, seat: s.in_battle(seat) and s.won(seat),
    "no_battle": lambda s, seat: s.fighters == 0,
    "self_was_in_battle": lambda s, seat: s.in_battle(seat),
    "not_folded": lambda s, seat: not s.deeds[seat].folded,
    "sole_winner_of_battle": lambda s, seat: s.fighters != 0 and s.winners == 1 << seat,
    "self_is_first_player": lambda s, seat: s.first == seat,
    "some_opponent_has_more_stake_tokens": _outnumbered,
    "some_opponent_has_higher_stake_value": _outvalued,
    "own_attacks_min_1": lambda s, seat: bool(s.attacks(seat)),
    "location_played": lambda s, seat: s.built >> seat & 1 == 1,
    "discarded_now": _known_to_the_text,
}
CONDITIONS: Final[list[str]] = list(_TRUE)
ALWAYS: Final = 0
DISCARDED_NOW: Final[int] = CONDITIONS.index("discarded_now")
_TESTS: Final = list(_TRUE.values())


def holds(s: Table, seat: int, condition: int) -> bool:
    """Whether a condition of a text is true of the seat now."""
    return _TESTS[condition](s, seat)


def _attack_essences(s: Table, seat: int) -> int:
    return len({ESSENCE[DESIGN[card]] for card in s.attacks(seat)})


_NUMBER: Final[dict[str, Callable[[Table, int, int], int]]] = {
    "once": lambda s, seat, memo: 1,
    "own_stake_tokens": lambda s, seat, memo: all_stake_tokens(s, seat),
    "own_stake_disciples": lambda s, seat, memo: s.stake_tokens(seat, DISCIPLE),
    "own_stake_priests": lambda s, seat, memo: s.stake_tokens(seat, PRIEST),
    "own_stake_priests_and_prophets": lambda s, seat, memo: (
        s.stake_tokens(seat, PRIEST) + s.stake_tokens(seat, PROPHET)
    ),
    "own_locations": lambda s, seat, memo: len(s.locations(seat)),
    "constellation_water": lambda s, seat, memo: s.sky_essence[WATER],
    "constellation_order_orbs": lambda s, seat, memo: s.sky_orbs[0],
    "own_attacks_played": lambda s, seat, memo: len(s.attacks(seat)),
    "own_distinct_attack_essences": lambda s, seat, memo: _attack_essences(s, seat),
    "own_distinct_attack_essences_beyond_first": lambda s, seat, memo: max(0, _attack_essences(s, seat) - 1),
    "opponents_in_battle": lambda s, seat, memo: len(opponents_in_battle(s, seat)),
    "losers_in_battle": lambda s, seat, memo: sum(1 for other in opponents_in_battle(s, seat) if not s.won(other)),
    "discarded_now": lambda s, seat, memo: memo,
    "killed_by_this_card": lambda s, seat, memo: memo,
}
COUNTERS: Final[list[str]] = list(_NUMBER)
ONCE: Final = 0
_COUNTS: Final = list(_NUMBER.values())


def counted(s: Table, seat: int, per: int, memo: int) -> int:
    """The value of a counter for the seat; ``memo`` is what the running text has counted itself."""
    return _COUNTS[per](s, seat, memo)
