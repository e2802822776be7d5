"""The move table of Hybris, for all modes. The order is part of the ruleset: add at the end, never in between."""

from typing import Final

from theogony.games.hybris.content import (
    ACTIONS,
    AVATARS,
    CHAINED,
    CHAMPIONS,
    CHARACTERS,
    CITIES,
    CONCEPTS,
    CONFLICT,
    CONVERSIONS,
    FIRST_AVATAR_CARD,
    OLYMPIANS,
    PIECES,
    PILLARS,
    PLACES,
    POWERS,
    PREMONITIONS,
    QUESTS,
    SEATS,
    SPACES,
    TECHNOLOGIES,
    TILES,
    TOKENS,
    UPGRADES,
)
from theogony.kernel.move import MoveTable, numbers

MOVES: Final = MoveTable()
span: Final = MOVES.of_kind  # all moves of a kind
CARDS: Final[list[str]] = CONFLICT[:FIRST_AVATAR_CARD]  # Conflict cards that a player can hold
TEXTED: Final[list[str]] = [*POWERS, *UPGRADES, *TECHNOLOGIES, *CHAMPIONS]  # whose texts a player uses


# -- set-up --
OLYMPIAN: Final = MOVES.add("olympian", OLYMPIANS)

# -- general answers --
PASS: Final = MOVES.add("pass")
DONE: Final = MOVES.add("done")
ACCEPT: Final = MOVES.add("accept")
CHOICE: Final = MOVES.add("choice", numbers(1, 4))  # of several options of a text
PLAYER: Final = MOVES.add("player", numbers(1, SEATS))
CITY: Final = MOVES.add("city", CITIES)
CARD: Final = MOVES.add("card", CARDS)  # a Conflict card that is discarded, shown, offered or taken up
USE: Final = MOVES.add("use", TEXTED)
CHARACTER: Final = MOVES.add("character", CHARACTERS)
SPARE: Final = MOVES.add("spare", ["aegis", "follower"])  # what a reduction spares (HY-415)

# -- the Divine Pillar --
PILLAR: Final = MOVES.add("pillar", PILLARS)
FOCUS: Final = MOVES.add("focus", CONCEPTS)  # solo (HY-075)

# -- Planning --
SEND: Final = MOVES.add("send", CHARACTERS)
TOKEN: Final = MOVES.add("token", TOKENS)
NO_TOKEN: Final = MOVES.add("no-token")
CLEAR: Final = MOVES.add("clear")
READY: Final = MOVES.add("ready")
REVISE: Final = MOVES.add("revise")

# -- the turn --
ACTIVATE: Final = MOVES.add("activate", CHARACTERS)
GO: Final = MOVES.add("go", PLACES)
ACT: Final = MOVES.add("act", ACTIONS)
UPPER: Final = MOVES.add("upper")  # half of the Pillar (HY-111)
LOWER: Final = MOVES.add("lower")  # without using it

# -- Locations --
CONVERT: Final = MOVES.add("convert", CONVERSIONS)
DESIGN: Final = MOVES.add("design", TECHNOLOGIES)
FABRICATE: Final = MOVES.add("fabricate", TECHNOLOGIES)
REMOVE: Final = MOVES.add("remove-technology", TECHNOLOGIES)  # one of three leaves the game (HY-152)
TAKE_OUT: Final = MOVES.add("take-out", [f"{kind}>{tile}" for kind in PIECES for tile in range(1, TILES + 1)])
TEMPLE: Final = MOVES.add("temple", CITIES)
DESTROY: Final = MOVES.add("destroy", CITIES)
SERVICE: Final = MOVES.add("service")  # instead of the Followers of a City (HY-212)
FOLLOWERS: Final = MOVES.add("followers")
KINDNESS: Final = MOVES.add("kindness")
PREMONITION: Final = MOVES.add("premonition", PREMONITIONS)
OMEN: Final = MOVES.add("omen", CARDS)
QUEST: Final = MOVES.add("quest", QUESTS)
CHALLENGE: Final = MOVES.add("challenge", CHAMPIONS)
RESURRECT: Final = MOVES.add("resurrect", CHARACTERS)
DEPLOY: Final = MOVES.add("deploy", TECHNOLOGIES)
SPACE: Final = MOVES.add("space", SPACES)
CONTEST: Final = MOVES.add("contest", CHARACTERS)
REWARDS: Final[list[str]] = ["vp", "prayers", "kindness"]  # HY-232
REWARD: Final = MOVES.add("reward", REWARDS)
VP: Final = MOVES.add("vp")
PRAYER: Final = MOVES.add("prayer")

# -- Combat --
PLAY: Final = MOVES.add("play", CARDS)
STOP: Final = MOVES.add("stop")
FIGHTER: Final = MOVES.add("fighter", CHARACTERS)

# -- Chronos --
CHAIN: Final = MOVES.add("chain", [CONCEPTS[concept] for concept in CHAINED])
AVATAR: Final = MOVES.add("avatar", AVATARS)
MAIN: Final = MOVES.add("main")  # the main effect of the Concept card (HY-342)
BLOCK: Final = MOVES.add("block", PLACES)
UNBLOCK: Final = MOVES.add("unblock", PLACES)
ANCIENT: Final = MOVES.add("ancient", TECHNOLOGIES)
