"""What Dice Forge speaks with: its parameters and their kinds, its events, the arguments of its moves."""

from typing import Final

from theogony.games.diceforge.content import (
    BOX,
    CELESTIAL,
    FACES,
    FEATS,
    ISLANDS,
    RESOURCES,
    SLOTS,
    SOURCES,
    SPACES,
    TRACK,
    TREASURES,
)
from theogony.games.diceforge.moves import DICE, MEMORIES
from theogony.kernel.speech import DETAIL, HEAD, NUMBER, SEAT, TEXT, Kind, Speech, amounts, each, event, many

RESOURCE: Final = Kind("resource", RESOURCES, key="resource")
AMOUNTS: Final = amounts(RESOURCE, "amount")
FACE: Final = Kind("face", FACES, ("die_faces",))
FEAT: Final = Kind("feat", FEATS, ("feats",))
SLOT: Final = Kind("slot", SLOTS)
DIE: Final = Kind("die", [*DICE, "celestial"], key="word")
SIDE: Final = Kind("celestial", CELESTIAL, ("celestial_die",))
ISLAND: Final = Kind("island", ISLANDS, ("islands",))
SPACE: Final = Kind("space", SPACES, ("labyrinth.spaces",))
TREASURE: Final = Kind("treasure", TREASURES, ("treasures",))
ALLEGIANCE: Final = Kind("allegiance", TRACK, ("titans_board.spaces",))
MEMORY: Final = Kind("memory", MEMORIES, key="memory")
SOURCE: Final = Kind(
    "source",
    SOURCES,
    ("die_faces", "feats", "celestial_die", "labyrinth.spaces", "treasures", "titans_board.zones"),
)  # whatever gives something

SPEECH: Final = Speech(
    {
        **each(SEAT, "seat by of on"),
        **each(many(SEAT), "winners"),
        **each(FACE, "face first old second"),
        **each(many(FACE), "faces"),
        **each(FEAT, "feat"),
        **each(SLOT, "slot"),
        **each(DIE, "die which"),
        **each(many(DIE), "dice"),
        **each(SIDE, "celestial"),
        **each(ISLAND, "island"),
        **each(SPACE, "space"),
        **each(TREASURE, "treasure"),
        **each(ALLEGIANCE, "allegiance"),
        **each(MEMORY, "memory"),
        **each(SOURCE, "source"),
        **each(RESOURCE, "resource"),
        **each(AMOUNTS, "gains menu"),
        **each(NUMBER, "alone amount back bonus cards discount extra factor glory gold levels moon number place price"),
        **each(NUMBER, "round side stage sun total"),
        **each(many(NUMBER), "sides"),
        **each(TEXT, "when"),
    },
    [
        event("set-chosen", "seat feat slot"),
        event("game-begins", "seat", weight=HEAD),
        event("turn-begins", "seat round alone", weight=HEAD),
        event("extra-action", "seat"),
        # dice
        event("rolled", "seat faces sides"),
        event("die-rolled", "seat die face side"),
        event("celestial-rolled", "seat celestial"),
        event("face-shown", "seat die face side"),
        event("repeated", "seat"),
        event("copied", "seat face"),
        event("misfortune-used", "seat of"),
        # reserves
        event("gained", "seat gains source"),
        event("lost", "seat gains source"),
        event("overflowed", "seat gains", weight=DETAIL),
        event("refused", "seat gains glory"),
        event("gold-stored", "seat gold feat", weight=DETAIL),
        event("hammer-filled", "seat number"),
        event("gold-paid", "seat gold", weight=DETAIL),
        event("scepter-emptied", "seat resource"),
        # forging
        event("bought", "seat face price"),
        event("forged", "seat face old die side"),
        event("imposed", "seat on face"),
        # feats
        event("feat-performed", "seat feat"),
        event("ousted", "seat by island"),
        event("reinforced", "seat feat"),
        event("companion-advanced", "seat number"),
        event("companion-cashed", "seat number"),
        # the Goddess and the Titans
        event("golem-moved", "seat space", weight=DETAIL),
        event("treasure-found", "seat treasure space"),
        event("allegiance-moved", "seat allegiance", weight=DETAIL),
        event("memory-placed", "seat island memory"),
        # the end
        event("scored", "seat glory cards bonus total", weight=DETAIL),
        event("game-over", "winners", weight=HEAD),
    ],
    {
        **each("seat", "player"),
        **each("space", "go"),
        **each("treasure", "treasure"),
        **each("island memory", "remember"),
        **each("memory", "recall"),
        **each("feat", "set use perform"),
        **each("resource", "take triton"),
        **each("face", "copy apply pick forge buy"),
        **each("die face", "show replace upgrade"),
        **each("die", "die reroll"),
        **each("when", "puzzle scepter"),
        **each("number", "store spend ancient advance merchants cash"),
    },
    BOX.components,
)
