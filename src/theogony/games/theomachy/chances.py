"""The chance to win the Hand, as the one who bets can judge it. -- chapter 6"""

from theogony.games.theomachy.advice.strength import winning_chance
from theogony.games.theomachy.betting import BettingTurn
from theogony.games.theomachy.state import Table
from theogony.kernel.state import Json, State


def chances(state: State) -> Json | None:
    """The own cards against typical ones of the others, as bots reckon; None where nobody bets."""
    top = state.agenda[-1] if state.agenda else None
    if not isinstance(state, Table) or not isinstance(top, BettingTurn):
        return None
    return {"kind": "hand", "seat": top.seat, "win": winning_chance(state, top.seat)}
