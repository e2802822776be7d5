"""The end of the game and the final scores. -- chapter 15"""

from theogony.games.diceforge.content import GLORY, GOLD, MOON, SLOT_COUNT, STORED, SUN
from theogony.games.diceforge.state import NO_SET, Tournament
from theogony.kernel.result import Result, ranked
from theogony.kernel.step import Step


def score(s: Tournament, seat: int) -> dict[str, int]:
    """What the seat has now, by source: its track, its cards, its allegiance (DF-254, DF-288).

    Resources, tokens and unfinished tracks of cards are worth nothing (DF-030, DF-291).
    """
    feats = 0
    for slot in range(SLOT_COUNT):
        cards = s.taken[SLOT_COUNT * seat + slot]
        if cards and s.slots[slot] != NO_SET:
            feats += cards * s.box.feat_glory[s.slots[slot]]
    return {"glory": s.have[STORED * seat + GLORY], "cards": feats, "bonus": s.rules.bonus(s, seat)}


def total(s: Tournament, seat: int) -> int:
    return sum(score(s, seat).values())


class FinalScoring(Step[Tournament]):
    """Most glory wins (DF-289). Ties are shared (DF-290), or broken if the players agreed so (DF-297)."""

    def run(self, s: Tournament) -> None:
        totals = [total(s, seat) for seat in range(s.seats)]
        keys: list[tuple[int, ...]] = []
        for seat in range(s.seats):
            glory, cards, bonus = score(s, seat).values()
            s.tell("scored", "DF-288", seat=seat, glory=glory, cards=cards, bonus=bonus, total=totals[seat])
            keys.append((totals[seat], *_tie_break(s, seat)) if s.break_ties else (totals[seat],))
        result = Result(ranked(keys), totals, "DF-288")
        s.tell("game-over", "DF-289", winners=result.winners())
        s.finish(result)


def _tie_break(s: Tournament, seat: int) -> tuple[int, int, int, int]:
    """More faces forged, then more feats, then more gold and shards left, then earlier in turn order (DF-297)."""
    at = STORED * seat
    left = s.have[at + GOLD] + s.have[at + SUN] + s.have[at + MOON]
    feats = sum(s.taken[SLOT_COUNT * seat : SLOT_COUNT * (seat + 1)])
    return len(s.removed[seat]), feats, left, -((seat - s.first) % s.seats)
