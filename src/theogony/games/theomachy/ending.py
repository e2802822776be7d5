"""Elimination and the end of the game. -- chapters 5 (TH-059 to TH-062) and 20"""

from theogony.games.theomachy.requirements import recount_own
from theogony.games.theomachy.state import Table
from theogony.games.theomachy.tokens import cult_value
from theogony.games.theomachy.zones import ATTACKS, GONE, LASTING_EFFECTS, LOCATIONS, PLAYED_POWERS, deck_of
from theogony.kernel.result import Result, ranked


def eliminate(s: Table, seats: list[int], clause: str) -> None:
    """These players leave the game together, with all that is theirs (TH-060)."""
    place = max([player.eliminated for player in s.players]) + 1  # later is better, together is equal (TH-236)
    for seat in seats:
        s.players[seat].alive = 0
        s.players[seat].eliminated = place
        s.tell("eliminated", clause, seat=seat)
    for seat in seats:
        _clear(s, seat)
    for seat in range(s.seats):
        recount_own(s, seat)  # what their Mythology demanded of others is demanded no more


def leave_after_last_stand(s: Table, fallen: list[int]) -> bool:
    """Who has lost it is out (TH-098); True if that ends the game (TH-165)."""
    if fallen:
        eliminate(s, fallen, "TH-098")
    return bool(fallen) and last_one_wins(s)


def hand_on_first(s: Table) -> None:
    """Of an eliminated First Player the next one clockwise takes over at once, outside Closure (TH-060).

    In Closure his seat keeps the marker up to step 8, which names the new First Player anyway (TH-160).
    """
    s.first = s.clockwise(s.first)[0]


def _clear(s: Table, seat: int) -> None:
    """Tokens go to the Bank; cards, Locations and Mythology leave the game."""
    for pile in (s.cult, s.stake, s.stand, s.loan):
        pile[3 * seat : 3 * seat + 3] = [0, 0, 0]
    s.damaged = tuple([card for card in s.damaged if card not in s.locations(seat)])
    on_the_table = [PLAYED_POWERS + seat, ATTACKS + seat, LASTING_EFFECTS + seat, LOCATIONS + seat]
    s.cards.move_all([*deck_of(seat), *on_the_table], GONE)
    s.deeds[seat].notes = ()
    s.players[seat].myths = ()
    s.players[seat].myth_pool = ()
    s.players[seat].myth_buried = ()
    s.players[seat].myth_top = -1
    s.players[seat].hero = -1


def last_one_wins(s: Table) -> bool:
    """If only one player is left in the game, he wins at once (TH-061, TH-234)."""
    if s.living() != 1:
        return False
    finish(s, "TH-061")
    return True


def only_one_cult_left(s: Table) -> bool:
    """After Closure, if exactly one player has followers in his Cult, the game ends at once (TH-247)."""
    believers = [seat for seat in range(s.seats) if s.players[seat].alive and cult_value(s, seat)]
    if len(believers) != 1:
        return False
    finish(s, "TH-247")
    return True


def finish(s: Table, reason: str) -> None:
    """Those still in the game rank by points in Epic, then by the value of their Cults; the others by how late
    they went out, equal if together (TH-062, TH-193, TH-236)."""
    keys = []
    for seat in range(s.seats):
        value = cult_value(s, seat)
        if reason == "TH-193":
            value = 0  # equal totals share the victory
        keys.append((1, s.players[seat].points, value) if s.players[seat].alive else (0, s.players[seat].eliminated, 0))
    scores = [s.rules.score(s, seat) for seat in range(s.seats)]
    result = Result(ranked([tuple(key) for key in keys]), scores, reason)
    s.tell("game-over", reason, winners=result.winners())
    s.finish(result)
