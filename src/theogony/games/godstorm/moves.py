"""The move table of Godstorm. The order is part of the ruleset: add at the end, never in between.

What players agree on binds nobody, and no move gives anything away (GS-025).
"""

from typing import Final

from theogony.games.godstorm.content import (
    ALL_PLACES,
    CARDS,
    DECKS,
    GATES,
    GODS,
    HEAVEN,
    LANDS,
    PANTHEONS,
    PLACES,
    PRINTED_BORDERS,
    RELICS,
    ROUTES,
    SPACES,
    TERRITORIES,
    TERRITORY_CARDS,
)
from theogony.kernel.move import MoveTable, numbers

MOST_FAITH: Final = 500  # no player can ever own as much: six turns of the largest income stay below
MOST_ARMIES: Final = 110  # GS-017

MOVES: Final = MoveTable()
span: Final = MOVES.of_kind  # all moves of a kind

# -- setup and epochs --
PANTHEON: Final = MOVES.add("pantheon", PANTHEONS)
CLAIM: Final = MOVES.add("claim", TERRITORIES)
PLACE: Final = MOVES.add("place", TERRITORIES)
GOD_AT: Final = MOVES.add("god", TERRITORIES)
TEMPLE: Final = MOVES.add("temple", TERRITORIES)
BID: Final = MOVES.add("bid", numbers(0, MOST_FAITH))
ORDER: Final = MOVES.add("order", numbers(1, 5))

# -- steps 1 to 4 --
USE_RELIC: Final = MOVES.add("use", [CARDS[card] for card in RELICS])
TRADE: Final = MOVES.add("trade")
KEEP: Final = MOVES.add("keep")
REVIVE: Final = MOVES.add("revive", SPACES)
SUMMON: Final = MOVES.add("summon", GODS)
BUY: Final = MOVES.add("buy", DECKS)
PLAY: Final = MOVES.add("play", CARDS)

# -- choices on cards, and moves of pieces --
TARGET: Final = MOVES.add("target", TERRITORIES)
SPACE: Final = MOVES.add("space", SPACES)
PLAYER: Final = MOVES.add("player", numbers(1, 5))
PICK_GOD: Final = MOVES.add("choose", GODS)
PICK_RELIC: Final = MOVES.add("relic", [CARDS[card] for card in RELICS])
PICK_DECK: Final = MOVES.add("deck", DECKS)
PICK_ROUTE: Final = MOVES.add("route", [f"{PLACES[a]}>{PLACES[b]}" for a, b in ROUTES])
PICK_CARD: Final = MOVES.add("card", CARDS)
MOVE: Final = MOVES.add("move", numbers(0, MOST_ARMIES))
CANCEL: Final = MOVES.add("cancel")
PASS: Final = MOVES.add("pass")
DONE: Final = MOVES.add("done")

# -- steps 6 to 9 --
# Only neighbours are pairs: no move crosses mountains or flames, and none leads into a heaven (GS-007, GS-247).
_PAIRS: Final[list[tuple[int, int]]] = [(a, b) for a in range(ALL_PLACES) for b in PRINTED_BORDERS[a]] + [
    (HEAVEN, gate) for gate in GATES
]
_NAMES: Final[list[str]] = [*PLACES, "heaven"]
ATTACK: Final = MOVES.add("attack", [f"{_NAMES[a]}>{_NAMES[b]}" for a, b in _PAIRS])
ENTER: Final = MOVES.add("enter", [f"{_NAMES[a]}>{_NAMES[b]}" for a, b in _PAIRS])
COMMIT: Final = MOVES.add("commit", numbers(1, MOST_ARMIES))
WITH: Final = MOVES.add(
    "with", ["none"] + ["+".join(god for i, god in enumerate(GODS) if mask >> i & 1) for mask in range(1, 16)]
)
CHAMPION: Final = MOVES.add("champion", GODS)
ROLL: Final = MOVES.add("roll", numbers(1, 3))
STOP: Final = MOVES.add("stop")
DEFEND: Final = MOVES.add("defend", numbers(1, 2))
SAVE: Final = MOVES.add("save", numbers(0, 2))
FORTIFY: Final = MOVES.add("fortify", TERRITORIES)
TO: Final = MOVES.add("to", TERRITORIES)
EMBARK: Final = MOVES.add("embark", SPACES)

# -- classic mode --
HAND_IN: Final = MOVES.add("hand-in", TERRITORY_CARDS)

PAIR_OF: Final = _PAIRS  # (origin, target) of ATTACK + i and of ENTER + i
PAIRS: Final = len(_PAIRS)
FIRST_UNDERWORLD_PAIR: Final = sum(1 for a, _ in _PAIRS if a < LANDS)


_NUMBERS: Final = {pair: number for number, pair in enumerate(_PAIRS)}
PAIR: Final[list[list[int]]] = [
    [_NUMBERS.get((origin, target), -1) for target in range(ALL_PLACES)] for origin in range(ALL_PLACES + 1)
]  # PAIR[origin][target]: the pair's number
