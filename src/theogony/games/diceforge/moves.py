"""The move table of Dice Forge. The order is part of the ruleset: add at the end, never in between.

Equal faces are equal moves: who copies, buys or replaces a face names its kind, and on the own dice also the die.
Tokens stand last, so that a prompt can add them to any other choice.
"""

from typing import Final

from theogony.games.diceforge.content import BOX, FACES, FEATS, ISLANDS, RESOURCES, SPACES, TREASURES
from theogony.kernel.move import MoveTable, numbers

MOST_GOLD: Final = 60  # no player can gain or own as much at once: 8 dice of 6 gold, 28 in the reserve and 24 on cards
DICE: Final[list[str]] = ["light", "dark"]  # DF-009
MEMORIES: Final[list[str]] = ["rebellion", "loyalty"]  # the two sides of a Memory token (DF-255)
MOST_CARDS: Final = 4

MOVES: Final = MoveTable()
span: Final = MOVES.of_kind  # all moves of a kind

_SIDES: Final[list[str]] = [f"{die}>{face}" for die in DICE for face in FACES]

# -- set-up --
SET: Final = MOVES.add("set", FEATS)

# -- blessings and faces --
TAKE: Final = MOVES.add("take", RESOURCES)
COPY: Final = MOVES.add("copy", FACES)
APPLY: Final = MOVES.add("apply", FACES)
PUZZLE: Final = MOVES.add("puzzle", ["first", "last"])
PICK: Final = MOVES.add("pick", FACES)
SHOW: Final = MOVES.add("show", _SIDES)
DIE: Final = MOVES.add("die", DICE)
REROLL: Final = MOVES.add("reroll", [*DICE, "celestial"])
REPEAT: Final = MOVES.add("repeat")
REFUSE: Final = MOVES.add("refuse")
ACCEPT: Final = MOVES.add("accept")

# -- reserves and payments --
STORE: Final = MOVES.add("store", numbers(0, MOST_GOLD))
SPEND: Final = MOVES.add("spend", numbers(0, MOST_GOLD))
SCEPTER_AS: Final = MOVES.add("scepter", ["none", "sun", "moon"])
ANCIENTS: Final = MOVES.add("ancient", numbers(0, 6))

# -- the turn --
USE: Final = MOVES.add("use", FEATS)
ADVANCE: Final = MOVES.add("advance", numbers(1, MOST_CARDS))
MERCHANTS: Final = MOVES.add("merchants", numbers(0, MOST_CARDS))
BUY: Final = MOVES.add("buy", FACES)
PERFORM: Final = MOVES.add("perform", FEATS)
EXTRA: Final = MOVES.add("extra")

# -- forging --
FORGE: Final = MOVES.add("forge", FACES)
REPLACE: Final = MOVES.add("replace", _SIDES)
UPGRADE: Final = MOVES.add("upgrade", _SIDES)

# -- feats and modules --
PLAYER: Final = MOVES.add("player", numbers(1, MOST_CARDS))
GO: Final = MOVES.add("go", SPACES)
TREASURE: Final = MOVES.add("treasure", TREASURES)
EXCHANGE: Final = MOVES.add("exchange")
REMEMBER: Final = MOVES.add("remember", [f"{island}>{side}" for island in ISLANDS for side in MEMORIES])
RECALL: Final = MOVES.add("recall", MEMORIES)

# -- to decline, and to come to an end --
PASS: Final = MOVES.add("pass")
DONE: Final = MOVES.add("done")

# -- tokens that work at any time of the own turn --
TRITON: Final = MOVES.add("triton", [name for name, amount in zip(RESOURCES, BOX.triton_menu, strict=True) if amount])
CASH: Final = MOVES.add("cash", numbers(1, MOST_CARDS))

CELESTIAL_DIE: Final = REROLL + len(DICE)
FACE_COUNT: Final = len(FACES)
TRITON_RESOURCES: Final[list[int]] = [i for i, amount in enumerate(BOX.triton_menu) if amount]


def asks(*kinds: str) -> tuple[range, ...]:
    """The spans of a prompt: its own kinds, and the tokens that may be used meanwhile (DF-056)."""
    return tuple([span(kind) for kind in (*kinds, "triton", "cash")])
