"""Demands of the gods: how Miracle tokens are earned. -- chapter 16 (TH-206, TH-207, TH-258)"""

from collections.abc import Callable
from typing import Final

from theogony.games.theomachy.conditions import CONDITIONS, holds, opponents_in_battle
from theogony.games.theomachy.content import BOX, ESSENCES, FIRST_GOD, GODS, KINDS, CultBox
from theogony.games.theomachy.state import ROUND, Table
from theogony.games.theomachy.texts import BonusForKills, ops
from theogony.games.theomachy.tokens import cult_size
from theogony.kernel.effects.given import Given, index

# -- when a Demand is looked at --
AT_ONCE: Final = 0
AT_BATTLE_START: Final = 1
AT_BATTLE_END: Final = 2
AT_STEP_2: Final = 3
AT_STEP_3: Final = 4
AT_CLOSURE_END: Final = 5
AT_PRAYER: Final = 6
_TIMES: Final[dict[str, tuple[int, ...]]] = {
    "immediately": (AT_ONCE,),
    "immediately_or_closure_step2": (AT_ONCE, AT_STEP_2),
    "battle_start": (AT_BATTLE_START,),
    "battle_end": (AT_BATTLE_END,),
    "closure_step2": (AT_STEP_2,),
    "closure_step3": (AT_STEP_3,),
    "end_of_closure": (AT_CLOSURE_END,),
    "prayer_phase": (AT_PRAYER,),
}
TIMES: Final[list[tuple[int, ...]]] = [_TIMES[demand["check"]] for demand in BOX.demands]

_OF_KINDS: Final = ("opponent_folded_to_own_raise", "cost_paid_any", "losers_discarded_any", "track_card_paid")
_AMOUNTS: Final = {"own_stake_min": KINDS, "own_cult_min": KINDS, "cards_played_of_essence": ESSENCES}


class Wish:
    """One condition of a Demand: a word, a number, numbers by kind or Essence, and parts."""

    def __init__(self, written: object, place: str) -> None:
        self.word: str = ""  # or a condition, as texts have it
        self.number: int = 0
        self.numbers: list[int] = []
        self.parts: list[Wish] = []
        if not isinstance(written, dict):
            self.number = index(written, CONDITIONS, place)
            return
        given = Given(written, place)
        self.word = _WORDS[index(next(iter(written), ""), _WORDS, place)]
        if self.word in ("all", "any"):
            self.parts = [Wish(part, f"{place}.{self.word}[{i}]") for i, part in enumerate(given.value(self.word))]
        elif self.word in _OF_KINDS:
            kinds = given.several(self.word, KINDS)
            self.numbers = [int(kind in kinds) for kind in range(3)]
        elif self.word in _AMOUNTS:
            self.numbers = given.amounts(self.word, _AMOUNTS[self.word])
        else:
            self.number = given.number(self.word)
        given.done()


WISHES: Final[list[list[Wish]]] = []  # by the number of the box, and by god


def wishes(box: CultBox) -> list[Wish]:
    """The Demands of the gods of a box."""
    return [
        Wish(demand["condition"], f"gods.{god}.demand.condition") for god, demand in zip(GODS, box.demands, strict=True)
    ]


def check(s: Table, seat: int, time: int) -> None:
    """If the Demand of this time is fulfilled, its Miracle token is taken at once, one in a Hand (TH-206, TH-207)."""
    god = s.players[seat].god
    if god < 0 or s.blessed >> seat & 1 or time not in TIMES[god]:
        return
    if fulfilled(s, seat, WISHES[s.box.number][god]):
        bless(s, seat)


def bless(s: Table, seat: int) -> None:
    s.blessed |= 1 << seat
    s.players[seat].miracles += 1
    s.tell("demand", "TH-206", seat=seat, god=GODS[s.players[seat].god])


def check_now(s: Table, seat: int) -> None:
    """Demands that are looked at as soon as they may be true."""
    check(s, seat, AT_ONCE)


def check_all(s: Table, time: int) -> None:
    for seat in ROUND[s.seats][s.first]:
        if s.players[seat].alive:
            check(s, seat, time)


def tokens_were_killed(s: Table) -> None:
    """One card or ability has killed in a Stake: whose god feeds on it grows, as often as it happens (TH-204)."""
    for seat in range(s.seats):
        god = s.players[seat].god
        if god >= 0 and s.in_battle(seat):
            for op in ops(s, FIRST_GOD + god, BonusForKills):
                s.deeds[seat].bonus += op.amount


def somebody_folded(s: Table, folder: int) -> None:
    """The debt of the one who folds is looked at while it stands: a Raise of whom drove him out?"""
    for seat in range(s.seats):
        god = s.players[seat].god
        if god < 0 or seat == folder or not s.in_hand(seat) or s.blessed >> seat & 1:
            continue
        wish = WISHES[s.box.number][god]
        if wish.word == "opponent_folded_to_own_raise" and _owed_to(s, folder, seat, wish.numbers):
            bless(s, seat)


def _owed_to(s: Table, folder: int, raiser: int, kinds: list[int]) -> bool:
    """Whether the debt contains a token of these kinds that this player raised in the current Round."""
    for kind in range(3):
        owed = s.level[kind] - s.paid[3 * folder + kind]
        of_kind = [code // 3 for code in s.raises if code % 3 == kind]
        if kinds[kind] and owed > 0 and raiser in of_kind[-owed:]:
            return True
    return False


def paid_for_track(s: Table, seat: int, kind: int) -> None:
    """A token was paid for a card of the Track."""
    god = s.players[seat].god
    if god < 0 or s.blessed >> seat & 1:
        return
    wish = WISHES[s.box.number][god]
    if wish.word == "track_card_paid" and wish.numbers[kind]:
        bless(s, seat)


def _losers(s: Table, seat: int) -> list[int]:
    return [other for other in range(s.seats) if other != seat and s.players[other].alive and not s.won(other)]


def _beaten_by(s: Table, seat: int, margin: int) -> bool:
    """Whether all who lost the Battle did so by as much; in a tie of all there is nobody to be beaten."""
    beaten = [other for other in _losers(s, seat) if s.in_battle(other)]
    return bool(beaten) and all(s.deeds[seat].power - s.deeds[other].power >= margin for other in beaten)


_TRUE: Final[dict[str, Callable[[Table, int, Wish], bool]]] = {
    "all": lambda s, seat, wish: all(fulfilled(s, seat, part) for part in wish.parts),
    "any": lambda s, seat, wish: any(fulfilled(s, seat, part) for part in wish.parts),
    "attacks_played_min": lambda s, seat, wish: len(s.attacks(seat)) >= wish.number,
    "hand_size_min": lambda s, seat, wish: len(s.hand(seat)) >= wish.number,
    "own_stake_min": lambda s, seat, wish: all(s.stake_tokens(seat, kind) >= wish.numbers[kind] for kind in range(3)),
    "own_cult_min": lambda s, seat, wish: all(s.cult[3 * seat + kind] >= wish.numbers[kind] for kind in range(3)),
    "cards_played_of_essence": lambda s, seat, wish: all(
        s.played_essence[4 * seat + essence] >= wish.numbers[essence] for essence in range(4)
    ),
    "cards_played_min": lambda s, seat, wish: s.deeds[seat].played >= wish.number,
    "distinct_essences_played_min": lambda s, seat, wish: (
        sum(1 for essence in range(4) if s.played_essence[4 * seat + essence]) >= wish.number
    ),
    "order_cards_played_min": lambda s, seat, wish: s.deeds[seat].order_cards >= wish.number,
    "opponents_folded_min": lambda s, seat, wish: (
        sum(s.deeds[other].folded for other in range(s.seats) if other != seat) >= wish.number
    ),
    "opponent_tokens_killed_min": lambda s, seat, wish: s.deeds[seat].kills >= wish.number,
    "opponent_discards_caused_min": lambda s, seat, wish: s.deeds[seat].discards >= wish.number,
    "opponent_folded_to_own_raise": lambda s, seat, wish: False,  # looked at when it happens
    "cost_paid_any": lambda s, seat, wish: any(
        wish.numbers[kind] and s.paid_costs[3 * seat + kind] for kind in range(3)
    ),
    "some_opponent_hand_size_max": lambda s, seat, wish: any(
        s.deeds[other].cards_left <= wish.number for other in opponents_in_battle(s, seat)
    ),
    "own_locations_min": lambda s, seat, wish: len(s.locations(seat)) >= wish.number,
    "losers_tokens_discarded_min": lambda s, seat, wish: (
        sum(s.stake_tokens(other, kind) for other in _losers(s, seat) for kind in range(3)) >= wish.number
    ),
    "losers_discarded_any": lambda s, seat, wish: any(
        wish.numbers[kind] and s.stake_tokens(other, kind) for other in _losers(s, seat) for kind in range(3)
    ),
    "margin_min": lambda s, seat, wish: _beaten_by(s, seat, wish.number),
    "own_cult_count_rank": lambda s, seat, wish: all(
        cult_size(s, other) <= cult_size(s, seat) for other in range(s.seats) if s.players[other].alive
    ),
    "track_card_paid": lambda s, seat, wish: False,  # looked at when it happens
}
_WORDS: Final[list[str]] = list(_TRUE)


def fulfilled(s: Table, seat: int, wish: Wish) -> bool:
    """Whether a Demand, or a part of one, is true now."""
    return _TRUE[wish.word](s, seat, wish) if wish.word else holds(s, seat, wish.number)
