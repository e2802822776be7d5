"""Both ways to win the base game. -- chapter 13 (HY-005, HY-063, HY-304, HY-305, HY-307)"""

from theogony.games.hybris.state import NOBODY, Hybris
from theogony.games.hybris.upgrades import ALL_UPGRADES
from theogony.kernel.result import Result, ranked


def upgrade_unlocked(s: Hybris, seat: int) -> None:
    """Whoever unlocks his last Upgrade wins at once (HY-063, HY-304). Effects of several players come one after
    another, so there is always a first one."""
    if s.players[seat].unlocked == ALL_UPGRADES:
        s.tell("ascended", "HY-304", seat=seat)
        finish(s, seat, "HY-304")


def last_age_over(s: Hybris) -> None:
    """The most VP win; on a tie the higher in Greatness (HY-305)."""
    finish(s, NOBODY, "HY-305")
    assert s.result is not None
    s.tell("won", "HY-305", seat=s.result.ranks.index(1))


def finish(s: Hybris, ascended: int, clause: str) -> None:
    """The game is over; an Olympian who has ascended is first, the others by VP and Greatness."""
    keys: list[tuple[int, ...]] = [
        (int(seat == ascended), s.players[seat].vp(), -s.greatness[seat]) for seat in range(s.seats)
    ]
    s.finish(Result(ranked(keys), [player.vp() for player in s.players], clause))
