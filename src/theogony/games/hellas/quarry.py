"""Who is hunted: Wound symbols, Wounds, evolutions, the value of attacks. -- LH-115, LH-119, LH-124, LH-273, LH-277"""

from typing import Final

from theogony.games.hellas import trays
from theogony.games.hellas.amendments import ALL_SYMBOLS_COUNT
from theogony.games.hellas.conditions import THREE_WOUNDS, WOUNDS_3
from theogony.games.hellas.content import AS_TEXT, KRONOS, NO_MARK, SYMBOLS
from theogony.games.hellas.held import Modify
from theogony.games.hellas.moves import TARGETS
from theogony.games.hellas.state import Hellas, Hunt
from theogony.games.hellas.texts import EVOLUTION, texts

FAILED: Final = 1  # how a Hunt has ended
SLAIN: Final = 2


def symbols(s: Hellas, target: int) -> list[int]:
    """All Wound symbols, in the order of the moves; of Kronos those of his sheet and of Broken Chains (LH-273)."""
    return s.rules.titan_symbols(s) if target == KRONOS else trays.symbols(s, target)


def covered(s: Hellas, target: int) -> int:
    """Bits of those that are covered."""
    return s.rules.titan_wounds(s) if target == KRONOS else s.wounds[target]


def cover(s: Hellas, seat: int, target: int, place: int) -> int:
    """A Wound marker on this symbol; says the mark that it covers, as a bit, or 0."""
    symbol = symbols(s, target)[place]
    s.tell("wounded", "LH-117", seat=seat, monster=TARGETS[target], symbol=SYMBOLS[symbol])
    if target == KRONOS:
        s.rules.wound_titan(s, place)
        return 0  # his symbols carry no marks (LH-279)
    s.wounds[target] |= 1 << place
    mark = trays.mark(s, target, place)
    return 1 << mark if mark != NO_MARK else 0


def all_covered(s: Hellas, target: int) -> bool:
    return covered(s, target).bit_count() == len(symbols(s, target))


def evolution(s: Hellas, target: int) -> Modify | None:
    """What the text of an evolved Monster changes in a Hunt; the Chimera's changes nothing there."""
    if target != KRONOS and s.evolved[target] & AS_TEXT:
        for script in texts(s).of[EVOLUTION + target]:
            op = script.operation()
            if isinstance(op, Modify):
                return op
    return None


def attack_value(s: Hellas, hunt: Hunt) -> int:
    """The value of the Monster Attack card that has just been played (LH-124)."""
    base, each, per_covered, per_open, per_card = s.box.attack_value[hunt.card]
    number, wounds = counted(s, hunt.monster)
    value = base + each * number + per_covered * wounds + per_open * (number - wounds)
    return value + per_card * len(s.hand(hunt.hunter)) + attack_bonus(s, hunt)


def counted(s: Hellas, target: int) -> tuple[int, int]:
    """How many Wound symbols attack cards count, and how many of them are covered: all there are (LH-124, LH-277)."""
    if target == KRONOS and not s.amended(ALL_SYMBOLS_COUNT):
        return s.rules.titan_sheet(s)
    return len(symbols(s, target)), covered(s, target).bit_count()


def attack_bonus(s: Hellas, hunt: Hunt) -> int:
    """What an evolution, or Might, adds."""
    if hunt.monster == KRONOS:
        return s.rules.might(s)
    change = evolution(s, hunt.monster)
    if change is None:
        return 0
    bonus = change.first_attack_bonus if hunt.exchanges == 1 else 0
    if change.condition != WOUNDS_3 or s.wounds[hunt.monster].bit_count() >= THREE_WOUNDS:  # Hydra
        bonus += change.attack_bonus
    return bonus
