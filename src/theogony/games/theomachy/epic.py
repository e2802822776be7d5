"""Epic mode: a race for victory points without elimination. -- chapter 14"""

from theogony.games.theomachy.ending import finish
from theogony.games.theomachy.sky import next_ante
from theogony.games.theomachy.state import Table
from theogony.games.theomachy.tokens import can_pay_ante


def score_hand(s: Table, fallen: list[int]) -> bool:
    """Right after step 3: a point for each winner, and for every lost Last Stand three more (TH-188 to TH-191)."""
    for seat in range(s.seats):
        if s.won(seat):
            _add(s, seat, s.box.points_per_hand, "TH-188")
    _score_fallen(s, fallen)
    return _won_the_race(s)


def ante_test(s: Table) -> bool:
    """After step 8: who cannot pay the coming ante is eliminated, for points, and begins anew (TH-191)."""
    ante = next_ante(s)
    return fall(s, [seat for seat in range(s.seats) if not can_pay_ante(s, seat, ante)])


def fall(s: Table, fallen: list[int]) -> bool:
    """Who became unable to pay later is treated the same way when the ante is due (TH-192)."""
    _score_fallen(s, fallen)
    return _won_the_race(s)


def _score_fallen(s: Table, fallen: list[int]) -> None:
    """Each winner of the Hand scores for each of them, never for himself; they form new Cults.

    Clauses TH-189 and TH-190; an example is TH-246.
    """
    for loser in fallen:
        s.tell("fallen", "TH-190", seat=loser)
        for seat in range(s.seats):
            if s.won(seat) and seat != loser:
                _add(s, seat, s.box.points_per_elimination, "TH-189")
    for loser in fallen:
        s.cult[3 * loser : 3 * loser + 3] = s.box.new_cult


def _add(s: Table, seat: int, points: int, clause: str) -> None:
    """Points are counted, so that markers are never a limit (TH-194)."""
    s.players[seat].points += points
    s.tell("points", clause, seat=seat, points=points, total=s.players[seat].points)


def _won_the_race(s: Table) -> bool:
    """Ten points end the game; the highest total wins, equals share it (TH-187, TH-193, TH-235)."""
    if max([player.points for player in s.players]) < s.box.points_to_win:
        return False
    finish(s, "TH-193")
    return True
