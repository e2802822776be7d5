"""A Battle under test: seat 0 attacks from Attica, seat 1 defends Boeotia, unless a test says otherwise."""

from typing import Any

from tests.games.hellas.table import Play, given, region, told
from theogony.games.hellas.battle import fight


def battle(
    attackers: int,
    defenders: int,
    where: str = "boeotia",
    origins: tuple[str, ...] = ("attica",),
    **more: Any,
) -> Play:
    """A Battle at its first question."""
    hoplites = {where: [(0, attackers), (1, defenders)], **more.pop("hoplites", {})}
    control = {where: 1, **dict.fromkeys(origins, 0), **more.pop("control", {})}
    t = given(hoplites=hoplites, control=control, **more)
    fight(t.s, 0, 1, region(where), sum(1 << region(name) for name in origins))
    t.s.run()
    return t


def decided(t: Play) -> tuple[object, object, object]:
    """Who won the last Battle, and the two Army Strengths."""
    told_last = told(t, "battle-decided")[-1]
    return told_last["winner"], told_last["strength"], told_last["against"]
