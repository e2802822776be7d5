"""Victory and defeat against Chronos. -- chapter 18 (HY-375 to HY-378, HY-442)"""

from theogony.games.hybris.state import Hybris
from theogony.games.hybris.upgrades import ALL_UPGRADES
from theogony.kernel.result import Result


def chains_gone(s: Hybris) -> None:
    """Chronos wins as soon as the last Chain is off his board (HY-375)."""
    if not any(s.titan().chains):
        finish(s, False, "HY-375")


def upgrade_unlocked(s: Hybris) -> None:
    """The Olympians win as soon as every one of them has unlocked all his Upgrades; one alone ends nothing (HY-376,
    HY-378)."""
    if all(player.unlocked == ALL_UPGRADES for player in s.players):
        finish(s, True, "HY-376")


def last_age_over(s: Hybris) -> None:
    """Every Olympian must have more VP than Chronos (HY-375, HY-376); an equal one has not beaten him (HY-377)."""
    least, chronos = min([player.vp() for player in s.players]), s.titan().vp
    finish(s, least > chronos, "HY-376" if least > chronos else "HY-375" if least < chronos else "HY-377")


def finish(s: Hybris, won: bool, clause: str) -> None:
    """All Olympians win or lose together (HY-442); their score is that of the one who has the least."""
    if s.result is not None:
        return
    s.tell("side-won", clause, side="olympians" if won else "chronos")
    points = [player.vp() for player in s.players]
    s.finish(Result([1, 2] if won else [2, 1], [min(points), s.titan().vp], clause, points))
