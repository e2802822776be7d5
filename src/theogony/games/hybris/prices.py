"""Reductions of a price that may be used once in an Age. -- HY-393, HY-426"""

from theogony.games.hybris.moves import USE
from theogony.games.hybris.state import Hybris
from theogony.games.hybris.texts import ANY, Modify, Script
from theogony.games.hybris.uses import limited, use_up
from theogony.kernel.refusal import Refusal, no


def reductions(s: Hybris, seat: int, what: int, character: int = ANY) -> list[tuple[Script, Modify]]:
    """Those that the seat may still use in this Age, for a character of this type."""
    found = limited(s, seat, what)
    return [(script, op) for script, op in found if op.character in (ANY, character)] if found else found


def spared(s: Hybris, seat: int, what: int, character: int = ANY) -> int:
    """What all of them together take off a price."""
    number = 0
    for _, op in limited(s, seat, what):
        if op.character in (ANY, character):
            number -= op.n
    return number


def use_reduction(s: Hybris, seat: int, what: int, source: int, character: int = ANY) -> int:
    """The seat uses one of them up; what it takes off the price."""
    script, op = next((script, op) for script, op in reductions(s, seat, what, character) if script.source == source)
    use_up(s, seat, script)
    return -op.n


def uses_of(s: Hybris, seat: int, what: int, price: int, character: int = ANY) -> list[int]:
    """The moves that use them, as long as there is something to pay."""
    usable = reductions(s, seat, what, character) if price > 0 else []
    return sorted([USE + script.source for script, _ in usable]) if usable else []


def reduction_refusal(s: Hybris, seat: int, what: int, source: int, price: int, character: int = ANY) -> Refusal | None:
    """Why the seat cannot use this reduction now, or None."""
    if price <= 0:
        return no("HY-393", "nothing-to-pay", remedy="go-on")
    if source not in [script.source for script, _ in reductions(s, seat, what, character)]:
        return no("HY-426", "no-such-reduction", remedy="pay-in-full")
    return None
