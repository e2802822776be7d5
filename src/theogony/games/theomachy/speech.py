"""What Theomachy speaks with: its parameters and their kinds, its events, the arguments of its moves."""

from typing import Final

from theogony.games.theomachy.content import (
    BOX,
    DESIGN,
    DESIGNS,
    ESSENCE_CARDS,
    ESSENCES,
    GODS,
    KINDS,
    MYTHS,
    PACK_NAMES,
    PANTHEONS,
    SOURCES,
)
from theogony.kernel.speech import DETAIL, HEAD, NUMBER, SEAT, Kind, Speech, amounts, each, event, many

CARD: Final = Kind("card", [*(DESIGNS[design] for design in DESIGN), *ESSENCE_CARDS], ("prayer_cards", "essence_cards"))
SOURCE: Final = Kind("source", SOURCES, ("prayer_cards", "gods", "mythology"))  # whatever has an effect
GOD: Final = Kind("god", GODS, ("gods",))
MYTH: Final = Kind("myth", MYTHS, ("mythology",))
PANTHEON: Final = Kind("pantheon", PANTHEONS, ("pantheons",))
PACK: Final = Kind("pack", PACK_NAMES)
ESSENCE: Final = Kind("essence", ESSENCES, ("elements",))
ORB: Final = Kind("orb", ["order", "chaos"], ("orbs",))
TOKEN: Final = Kind("token", KINDS, key="token")
TOKENS: Final = amounts(TOKEN, "tokens")

SPEECH: Final = Speech(
    {
        **each(SEAT, "seat actor first owner target victim"),
        **each(many(SEAT), "seats winners"),
        **each(CARD, "card old top"),
        **each(many(CARD), "cards"),
        **each(SOURCE, "source"),
        **each(GOD, "god"),
        **each(MYTH, "myth"),
        **each(PANTHEON, "pantheon"),
        **each(PACK, "pack"),
        **each(ESSENCE, "essence"),
        **each(ORB, "orb"),
        **each(TOKEN, "token kind gave got"),
        **each(TOKENS, "tokens"),
        **each(NUMBER, "acted ante committed event found free harboured left loan number place points power round"),
        **each(NUMBER, "slot total window"),
        **each(many(NUMBER), "picks"),
    },
    [
        # setup and draft
        event("choice-order", "seats"),
        event("pantheon", "seat pantheon"),
        event("pack", "seat pack cards"),
        event("draft-round", "round"),
        event("packet", "seat", private="cards", weight=DETAIL),
        event("picked", "seat", private="card"),
        event("deck-built", "seat", private="cards"),
        event("god", "seat god"),
        event("started-with", "seat myth"),
        event("first-player", "seat"),
        # the Hand begins
        event("hand-begins", "number first", weight=HEAD),
        event("drew", "seat number", private="cards"),
        event("reshuffled", "seat", weight=DETAIL),
        event("essence-reshuffled", "ante"),
        event("constellation", "cards"),
        event("ante", "seat tokens"),
        event("track", "cards", weight=DETAIL),
        # betting
        event("round", "round", weight=HEAD),
        event("passed", "seat"),
        event("followed", "seat"),
        event("raised", "seat token"),
        event("folded", "seat"),
        event("last-stand", "seat"),
        event("harboured", "seat token"),
        event("exchanged", "seat gave got", weight=DETAIL),
        event("revealed", "slot card"),
        # cards, Capacities, Mythology
        event("played", "seat card"),
        event("visited", "seat card"),
        event("invoked", "seat god"),
        event("myth", "seat myth"),
        event("aimed", "seat source target", weight=DETAIL),
        event("essence-named", "seat essence"),
        event("essence-asked", "seat essence found"),
        event("power-asked", "seat found"),
        event("settled", "seat card token"),
        event("cancelled", "seat card"),
        event("averted", "seat source"),
        event("shielded", "seat source"),
        event("hand-guarded", "seat source"),
        event("sacrificed", "seat tokens"),
        event("killed", "seat tokens source"),
        event("driven-back", "seat tokens source"),
        event("gained", "seat tokens"),
        event("reinforced", "seat tokens loan"),
        event("stolen", "seat victim tokens"),
        event("traded", "seat gave tokens"),
        event("rescued", "seat tokens"),
        event("limited", "seat number"),
        event("quenched", "seat card"),
        event("discarded", "seat card"),
        event("block-discarded", "seat number top", private="cards"),
        event("reclaimed", "seat top", private="card"),
        event("looked", "seat target", private="cards"),
        event("foresaw", "seat number", private="cards"),
        event("replaced", "seat slot card old"),
        event("replaced-hidden", "seat slot"),
        event("damaged", "seat card"),
        event("destroyed", "seat card"),
        # battle and closure
        event("battle", "seats", weight=HEAD),
        event("power", "seat power"),
        event("winners", "seats"),
        event("demand", "seat god"),
        event("stake-lost", "seat"),
        event("stake-returned", "seat", weight=DETAIL),
        event("hero-died", "seat myth"),
        event("declined", "seat token"),
        event("kept", "seat number"),
        event("hand-discarded", "seat top", weight=DETAIL),
        event("faded", "cards", weight=DETAIL),
        # prayer and myth
        event("prayer", "seat place card"),
        event("prayer-from-deck", "seat card"),
        event("myth-shown", "seat myth", weight=DETAIL),
        event("myth-bought", "seat myth"),
        event("myth-buried", "seat myth"),
        event("myth-left", "seat"),
        # the end
        event("fallen", "seat"),
        event("points", "seat points total"),
        event("eliminated", "seat"),
        event("game-over", "winners", weight=HEAD),
    ],
    {
        **{name: name for name in ("pantheon", "pack", "god", "myth", "essence", "number", "place", "slot")},
        **each("seat", "player"),
        **each("picks", "drop"),
        **each("seat card", "quench"),
        **each("card", "pick play card visit"),
        **each("token", "raise token harbour"),
    },
    BOX.components,
)
