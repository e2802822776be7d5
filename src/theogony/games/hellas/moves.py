"""The move table of Hellas, for both modes. The order is part of the ruleset: add at the end, never in between."""

from typing import Final

from theogony.games.hellas.content import (
    ARTIFACTS,
    ATTACKS,
    ATTRIBUTES,
    BLESSINGS,
    CHAINS,
    COMBAT,
    HEROES,
    LANDS,
    MONSTERS,
    MONUMENTS,
    ORDERS,
    PAIRS,
    PLACES,
    QUESTS,
    REGIONS,
    SEATS,
    SPECIAL,
    SYMBOLS,
    TITAN_ATTRIBUTES,
    entries,
)
from theogony.kernel.move import MoveTable, numbers

MOVES: Final = MoveTable()
span: Final = MOVES.of_kind  # all moves of a kind
TARGETS: Final[list[str]] = [*MONSTERS, "kronos"]
# the most of what the table has moves for; a box that goes beyond is refused (``box.py``, ``effects``)
WOUNDS: Final = 17  # symbols: 4 of Kronos' sheet, 4 of his Wrath, 3 of each of three Chains
MOST_RECRUITS: Final = 4  # in one Region, by one text
MOST_NUMBER: Final = 15
MOST_CHOICES: Final = 4
MOST_SAVED: Final = 2
_RECRUITS: Final[list[str]] = [f"{region}>{n}" for region in REGIONS for n in range(1, MOST_RECRUITS + 1)]
PAYMENTS: Final[list[str]] = ["same", "sickle", "swords", "maces", "torches", "bows"]  # LH-118


# -- set-up --
HERO: Final = MOVES.add("hero", HEROES)
START: Final = MOVES.add("start", REGIONS)

# -- general answers --
PASS: Final = MOVES.add("pass")
DONE: Final = MOVES.add("done")
ACCEPT: Final = MOVES.add("accept")
NUMBER: Final = MOVES.add("number", numbers(0, MOST_NUMBER))
CHOICE: Final = MOVES.add("choice", numbers(1, MOST_CHOICES))  # of several options of a text
PLAYER: Final = MOVES.add("player", numbers(1, SEATS))
REGION: Final = MOVES.add("region", REGIONS)
MONSTER: Final = MOVES.add("monster", MONSTERS)
CARD: Final = MOVES.add("card", COMBAT)  # a Combat card as a price, or to be discarded
SYMBOL: Final = MOVES.add("symbol", SYMBOLS)
ATTRIBUTE: Final = MOVES.add("attribute", ATTRIBUTES)
LAND: Final = MOVES.add("land", LANDS)
KEEP_BLESSING: Final = MOVES.add("keep-blessing", BLESSINGS)
KEEP_ARTIFACT: Final = MOVES.add("keep-artifact", ARTIFACTS)

# -- texts that are used --
ARTIFACT: Final = MOVES.add("artifact", ARTIFACTS)
BLESSING: Final = MOVES.add("blessing", BLESSINGS)
ABILITY: Final = MOVES.add("ability")  # of the own Hero
QUEST_CARD: Final = MOVES.add("quest-card", QUESTS)

# -- Regular Actions --
PRAY: Final = MOVES.add("pray", MONUMENTS)
TRAVEL: Final = MOVES.add("travel", REGIONS)  # the Hero's movement, by where it ends
ADVANCE: Final = MOVES.add("advance")  # one Step up the Quest
BOARD: Final = MOVES.add("board", [f"{quest}>{step}" for quest in QUESTS for step in (1, 2, 3)])
STEP: Final = MOVES.add("step", [f"{REGIONS[a]}>{REGIONS[b]}" for a, b in PAIRS])  # one Hoplite
FORTIFY: Final = MOVES.add("fortify", REGIONS)

# -- Special Actions --
RECRUIT: Final = MOVES.add("recruit")
MARCH: Final = MOVES.add("march", [f"{REGIONS[a]}>{REGIONS[b]}" for a, b in PAIRS])
MARCH_NOBODY: Final = MOVES.add("march-nobody")  # LH-040
TEMPLE: Final = MOVES.add("temple", REGIONS)
PREPARE: Final = MOVES.add("prepare")
USURP: Final = MOVES.add("usurp")
HUNT: Final = MOVES.add("hunt", TARGETS)
MONUMENT: Final = MOVES.add("monument", MONUMENTS)
PLACE: Final = MOVES.add("place", _RECRUITS)
PLACE_FORTIFIED: Final = MOVES.add("place-fortified", _RECRUITS)  # one of them
UNCOVER_ACTION: Final = MOVES.add("uncover-action", SPECIAL)
HEAL: Final = MOVES.add("heal")
DRAW: Final = MOVES.add("draw")

# -- the Monster Phase --
ROLL: Final = MOVES.add("roll", MONSTERS)
STRIKE: Final = MOVES.add("strike")  # the Region Attack, where the die lets choose

# -- Battle --
PLAY: Final = MOVES.add("play", COMBAT)
SAVE: Final = MOVES.add("save", numbers(0, MOST_SAVED))  # Aegis

# -- Hunt --
WOUND: Final = MOVES.add("wound", [f"{n}>{payment}" for n in range(1, WOUNDS + 1) for payment in PAYMENTS])
COVER: Final = MOVES.add("cover", numbers(1, WOUNDS))  # a symbol, by the text of a card
UNCOVER: Final = MOVES.add("uncover", numbers(1, WOUNDS))
ATTACK: Final = MOVES.add("attack", ATTACKS)
DEFEND: Final = MOVES.add("defend", COMBAT)  # with this card, and more until it is enough
SHIELD: Final = MOVES.add("shield", COMBAT)
SUFFER: Final = MOVES.add("suffer")
END_HUNT: Final = MOVES.add("end-hunt")
TROPHY: Final = MOVES.add("trophy", ["artifact", "priest-mark", "artifact-mark"])

# -- Kronos --
CHAIN: Final = MOVES.add("chain", CHAINS)  # chosen, or Broken
USE_CHAIN: Final = MOVES.add("use-chain", CHAINS)
SHIFT: Final = MOVES.add("shift", [f"{monster}>{region}" for monster in MONSTERS for region in REGIONS])
REGION_ATTACK: Final = MOVES.add("region-attack", MONSTERS)
TERROR: Final = MOVES.add("terror", MONSTERS)
DESTROY_TEMPLE: Final = MOVES.add("destroy-temple", REGIONS)
ORDER: Final = MOVES.add("order", ORDERS)
DISCARD_ORDER: Final = MOVES.add("discard-order", ORDERS)
BOTTOM: Final = MOVES.add("bottom", ORDERS)  # Cassandra puts it there
KRONOS_TO: Final = MOVES.add("kronos-to", REGIONS)
KRONOS_CRUSHES: Final = MOVES.add("kronos-crushes", MONUMENTS)
KRONOS_TERROR: Final = MOVES.add("kronos-terror")
MONSTER_CRUSHES: Final = MOVES.add("monster-crushes", MONUMENTS)
RAISE: Final = MOVES.add("raise", TITAN_ATTRIBUTES)
TAKE_GLORY: Final = MOVES.add("take-glory")
DISCARD_BLESSING: Final = MOVES.add("discard-blessing", BLESSINGS)


def _pairnumbers() -> list[list[int]]:
    table = [[-1] * PLACES for _ in range(PLACES)]
    for number, (a, b) in enumerate(PAIRS):
        table[a][b] = number
    return table


PAIR: Final[list[list[int]]] = _pairnumbers()  # PAIR[origin][target]: the pair's number, of STEP + i and MARCH + i
NO_ACTION: Final = -1


def _actions(section: str) -> list[int]:
    """By move the number of the action that it stands for; NO_ACTION for all other moves."""
    table = [NO_ACTION] * len(MOVES)
    for number, entry in enumerate(entries(section)):
        for kind in entry["moves"]:
            for move in span(kind):
                table[move] = number
    return table


SPECIAL_OF: Final[list[int]] = _actions("special_actions")
TITANIC_OF: Final[list[int]] = _actions("kronos_actions")
