"""The move table of Theomachy. The order is part of the ruleset: add at the end, never in between."""

from itertools import combinations
from typing import Final

from theogony.games.theomachy.content import (
    CONSTELLATION,
    DECK_SIZE,
    DESIGNS,
    ESSENCES,
    FIRE_ATTACKS,
    GODS,
    KINDS,
    MYTHS,
    PACK_NAMES,
    PANTHEONS,
    PICKS,
    SEATS,
    TRACK,
    VISITED,
)
from theogony.kernel.move import MoveTable, numbers

MOVES: Final = MoveTable()
span: Final = MOVES.of_kind  # all moves of a kind

# -- setup --
PANTHEON: Final = MOVES.add("pantheon", PANTHEONS)
PACK: Final = MOVES.add("pack", PACK_NAMES)
PICK: Final = MOVES.add("pick", DESIGNS)
DROPS: Final[list[tuple[int, ...]]] = list(combinations(range(PICKS), PICKS - DECK_SIZE))
DROP: Final = MOVES.add("drop", ["+".join(str(place + 1) for place in places) for places in DROPS])  # TH-038
GOD: Final = MOVES.add("god", GODS)

# -- cards, abilities, Mythology --
PLAY: Final = MOVES.add("play", DESIGNS)
INVOKE: Final = MOVES.add("invoke")  # the own god's Capacity
VISIT: Final = MOVES.add("visit", [DESIGNS[design] for design in VISITED])
MYTH: Final = MOVES.add("myth", MYTHS)

# -- betting --
PASS: Final = MOVES.add("pass")
FOLLOW: Final = MOVES.add("follow")
RAISE: Final = MOVES.add("raise", KINDS)
FOLD: Final = MOVES.add("fold")
LAST_STAND: Final = MOVES.add("last-stand")
HARBOUR: Final = MOVES.add("harbour", KINDS)  # a token of the debt comes from the Bank
END: Final = MOVES.add("end")

# -- choices --
PLAYER: Final = MOVES.add("player", numbers(1, SEATS))
ELEMENT: Final = MOVES.add("essence", ESSENCES)
TOKEN: Final = MOVES.add("token", KINDS)
NUMBER: Final = MOVES.add("number", numbers(0, 5))
SLOT: Final = MOVES.add("slot", numbers(1, CONSTELLATION))
QUENCH: Final = MOVES.add(
    "quench", [f"{seat}>{DESIGNS[design]}" for seat in numbers(1, SEATS) for design in FIRE_ATTACKS]
)
CARD: Final = MOVES.add("card", DESIGNS)
NONE: Final = MOVES.add("none")
DONE: Final = MOVES.add("done")

# -- closure, prayer, myth --
TAKE: Final = MOVES.add("take")
DECLINE: Final = MOVES.add("decline")
PLACE: Final = MOVES.add("place", numbers(1, TRACK))
DECK: Final = MOVES.add("deck")
BUY: Final = MOVES.add("buy")
BURY: Final = MOVES.add("bury")
LEAVE: Final = MOVES.add("leave")
