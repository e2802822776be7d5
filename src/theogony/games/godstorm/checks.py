"""Checks that several chapters share. Each names its clause and can explain itself."""

from theogony.games.godstorm.pieces import name
from theogony.games.godstorm.state import World
from theogony.kernel.refusal import Refusal, no


def controlled(s: World, seat: int, place: int, clause: str) -> Refusal | None:
    """At least one own army must stand there (GS-032, GS-033)."""
    if s.owner[place] != seat:
        return no(clause, "not-under-your-control", remedy="choose-your-own", place=name(place))
    return None


def affordable(s: World, seat: int, price: int, clause: str) -> Refusal | None:
    """The faith must be there before anything is paid (GS-284)."""
    if s.faith[seat] < price:
        return no(clause, "too-little-faith", remedy="collect-faith", price=price, faith=s.faith[seat])
    return None


def within(number: int, low: int, high: int, clause: str) -> Refusal | None:
    """A number between two bounds."""
    if not low <= number <= high:
        return no(clause, "number-out-of-range", remedy="choose-between", low=low, high=high, number=number)
    return None


def subset(mask: int, allowed: int, clause: str) -> Refusal | None:
    """Only gods that stand there."""
    if mask & ~allowed:
        return no(clause, "gods-not-there", remedy="choose-gods-there")
    return None
