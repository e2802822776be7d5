"""Kronos is hunted: his Wound symbols lie on his sheet and on Broken Chains. -- LH-271 to LH-279, LH-358"""

from theogony.games.hellas.content import CHAINS, RHEA
from theogony.games.hellas.kronos.costs import broken
from theogony.games.hellas.pieces import on_map
from theogony.games.hellas.state import Hellas
from theogony.games.hellas.zones import BROKEN, CHAINS_GONE, FIRST_CHAIN
from theogony.kernel.refusal import Refusal, no


def refusal(s: Hellas, seat: int) -> Refusal | None:
    """Only after the Blessing of Rhea (LH-271), where he stands (LH-081)."""
    if not on_map(s, seat) or s.players[seat].region != s.titan().region:
        return no("LH-081", "no-kronos-here", remedy="go-to-kronos")
    if RHEA in s.quests:
        return no("LH-271", "cannot-hunt-kronos", remedy="complete-rhea")
    return None


def symbols(s: Hellas) -> list[int]:
    """Those of the sheet, then of each Broken Chain (LH-260, LH-272, LH-273)."""
    found = s.box.sheet.copy()
    for chain in broken(s):
        found += s.box.chain_symbols[chain]
    return found


def wounds(s: Hellas) -> int:
    """Bits of those that are covered, in that order."""
    titan = s.titan()
    found = titan.wounds
    at = len(s.box.sheet)
    for chain in broken(s):
        found |= titan.chain_wounds[chain] << at
        at += len(s.box.chain_symbols[chain])
    return found


def wound(s: Hellas, place: int) -> None:
    """A symbol is covered; a Chain whose symbols are all covered leaves the game with its powers (LH-264, LH-358)."""
    titan = s.titan()
    at = len(s.box.sheet)
    if place < at:
        titan.wounds |= 1 << place
        return
    for chain in broken(s):
        number = len(s.box.chain_symbols[chain])
        if place < at + number:
            titan.chain_wounds[chain] |= 1 << place - at
            if titan.chain_wounds[chain].bit_count() == number:
                s.cards.move(FIRST_CHAIN + chain, BROKEN, CHAINS_GONE)
                s.tell("chain-destroyed", "LH-264", chain=CHAINS[chain])
            return
        at += number
