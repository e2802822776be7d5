"""What Hybris speaks with: its parameters and their kinds, its events, the arguments of its moves."""

from typing import Final

from theogony.games.hybris.box import BOX, TRACK
from theogony.games.hybris.content import (
    ACTIONS,
    AVATARS,
    CHAMPIONS,
    CHARACTERS,
    CHRONOS_TILES,
    CITIES,
    CONCEPT_CARDS,
    CONCEPTS,
    CONFLICT,
    CONVERSIONS,
    ELEMENTS,
    GOODS,
    LOCATIONS,
    OLYMPIANS,
    PIECES,
    PILLARS,
    PLACES,
    PREMONITIONS,
    PRIMORDIALS,
    QUESTS,
    RANKS,
    SPACES,
    TECHNOLOGIES,
    TOKENS,
    UPGRADES,
)
from theogony.games.hybris.duel import KINDS
from theogony.games.hybris.moves import REWARDS, TEXTED
from theogony.games.hybris.strength import (
    PARTS,
)
from theogony.games.hybris.texts import SOURCE_IDS
from theogony.kernel.speech import DETAIL, HEAD, NUMBER, SEAT, TEXT, Kind, Speech, amounts, each, event, many

GOOD: Final = Kind("goods", GOODS, key="goods")
LOCATION: Final = Kind("location", LOCATIONS, ("locations",))
PLACE: Final = Kind("place", PLACES, key="place")
CITY: Final = Kind("city", CITIES, ("cities",))
TOKEN: Final = Kind("token", TOKENS, key="token")
CHARACTER: Final = Kind("character", CHARACTERS, key="character")
OLYMPIAN: Final = Kind("olympian", OLYMPIANS, ("olympians",))
UPGRADE: Final = Kind("upgrade", UPGRADES, ("upgrades",))
PIECE: Final = Kind("piece", PIECES, key="piece")
PILLAR: Final = Kind("pillar", PILLARS, ("pillars",))
ACTION: Final = Kind("action", ACTIONS, key="action")
ROW: Final = Kind("row", CONVERSIONS, ("conversions",))
TECHNOLOGY: Final = Kind("technology", TECHNOLOGIES, ("technologies",))
SPACE: Final = Kind("space", SPACES, key="space")
CARD: Final = Kind("card", CONFLICT, ("conflict_cards",))
ELEMENT: Final = Kind("element", ELEMENTS, ("elements",))
CHAMPION: Final = Kind("champion", CHAMPIONS, ("coliseum_heroes",))
PREMONITION: Final = Kind("premonition", PREMONITIONS, ("premonitions",))
QUEST: Final = Kind("quest", QUESTS, ("quests",))
PRIMORDIAL: Final = Kind("primordial", PRIMORDIALS, ("primordials",))
RANK: Final = Kind("rank", RANKS, key="rank")
REWARD: Final = Kind("reward", REWARDS, key="reward")
COMBAT: Final = Kind("combat", KINDS, key="combat")
PART: Final = Kind("part", PARTS, key="part")
CONCEPT: Final = Kind("concept", CONCEPTS, ("concepts",))
CONCEPT_CARD: Final = Kind("concept_card", CONCEPT_CARDS, ("concept_cards",))
AVATAR: Final = Kind("avatar", AVATARS, ("avatars",))
TILE: Final = Kind("tile", CHRONOS_TILES, ("chronos_tiles",))
ASKED: Final = Kind("asked", TRACK, key="asked")
_WITH_TEXTS: Final = (
    "powers", "upgrades", "technologies", "coliseum_heroes", "pillars", "slots", "cities", "conversions",
    "kindness_track", "spark_track", "conflict_cards", "premonitions", "quests", "primordials", "concept_cards",
    "chronos_tiles", "avatars",
)  # fmt: skip
SOURCE: Final = Kind("source", SOURCE_IDS, _WITH_TEXTS)
OWN_TEXT: Final = Kind("own_text", TEXTED, ("powers", "upgrades", "technologies", "coliseum_heroes"))

SPEECH: Final = Speech(
    {
        **each(SEAT, "seat other winner giver"),
        **each(GOOD, "goods"),
        **each(amounts(GOOD, "counted"), "amounts"),
        **each(LOCATION, "location"),
        **each(PLACE, "place"),
        **each(CITY, "city"),
        **each(TOKEN, "token"),
        **each(CHARACTER, "character"),
        **each(many(CHARACTER), "characters"),
        **each(OLYMPIAN, "olympian"),
        **each(UPGRADE, "upgrade"),
        **each(PIECE, "piece"),
        **each(many(PIECE), "pieces"),
        **each(PILLAR, "pillar"),
        **each(many(PILLAR), "pillars"),
        **each(ACTION, "action"),
        **each(ROW, "row"),
        **each(TECHNOLOGY, "technology"),
        **each(SPACE, "space"),
        **each(CARD, "card"),
        **each(many(CARD), "cards"),
        **each(many(ELEMENT), "elements"),
        **each(CHAMPION, "champion"),
        **each(PREMONITION, "premonition"),
        **each(many(PREMONITION), "premonitions"),
        **each(QUEST, "quest"),
        **each(PRIMORDIAL, "primordial"),
        **each(RANK, "rank"),
        **each(REWARD, "reward"),
        **each(COMBAT, "combat"),
        **each(amounts(PART, "force-from"), "parts"),
        **each(CONCEPT, "concept"),
        **each(CONCEPT_CARD, "concept_card"),
        **each(AVATAR, "avatar"),
        **each(TILE, "tile"),
        **each(ASKED, "asked"),
        **each(SOURCE, "source about"),
        **each(OWN_TEXT, "text"),
        **each(NUMBER, "number aegis against age discards followers force less needed prayers slot spared well"),
        **each(many(SEAT), "order"),
        **each(TEXT, "side"),
    },
    [
        # the course of the game
        event("greatness-placed", "order"),
        event("olympian-taken", "seat olympian"),
        event("age-begins", "age", weight=HEAD),
        event("age-ends", "age", weight=HEAD),
        event("pillar-taken", "seat pillar"),
        event("pillar-marked", "seat pillar"),
        event("prayers-laid", "pillars"),
        event("upper-half", "seat pillar"),
        event("lower-half", "seat pillar"),
        event("focus-instead", "seat pillar concept"),
        event("planned", "seat characters"),
        event("passed", "seat"),
        # goods
        event("gained", "seat amounts", weight=DETAIL),
        event("paid", "seat amounts"),
        event("lost", "seat amounts source", weight=DETAIL),
        event("stolen", "seat other amounts"),
        event("greatness", "seat number", weight=DETAIL),
        event("greatness-lost", "seat number source", weight=DETAIL),
        event("vp-for-greatness", "seat"),
        event("vp-lost-for-greatness", "seat number source"),
        event("boosted", "seat number"),
        event("text-used", "seat source"),
        event("generated", "seat number well", weight=DETAIL),
        event("well-warns", "seat"),
        event("well-overflows", "well"),
        # cards
        event("drew", "seat number", private="cards"),
        event("drew-coliseum", "seat number", private="cards"),
        event("foresaw", "seat number", private="premonitions"),
        event("discarded", "seat cards"),
        event("recovered", "seat card"),
        event("shown", "seat cards"),
        event("upgraded-card", "seat card"),
        event("looked-at-hand", "seat other", private="cards"),
        event("deck-shuffled", "seat", weight=DETAIL),
        event("coliseum-shuffled", weight=DETAIL),
        event("premonitions-shuffled", weight=DETAIL),
        # pieces
        event("piece-taken", "seat piece upgrade"),
        event("unlocked", "seat upgrade"),
        event("joined", "seat character"),
        event("temple-built", "seat city"),
        event("temple-destroyed", "seat city"),
        # turns
        event("activated", "seat character"),
        event("came-to-nothing", "seat character"),
        event("token-revealed", "seat character token"),
        event("went", "seat character place"),
        event("action", "seat action", weight=DETAIL),
        event("city-taken", "seat city", weight=DETAIL),
        # Locations
        event("converted", "seat row"),
        event("designed", "seat technology"),
        event("fabricated", "seat technology"),
        event("produced", "seat technology"),
        event("technology-removed", "seat technology"),
        event("omen", "seat card"),
        event("looked-at-primordial", "seat rank", private="primordial"),
        event("influenced", "seat city"),
        event("premonition-played", "seat premonition"),
        event("resurrected", "seat character"),
        event("ally-won", "seat champion"),
        # Quests
        event("quest-drawn", "quest"),
        event("quest-tried", "seat quest"),
        event("quest-failed", "seat"),
        event("canto-done", "seat quest number"),
        event("quest-fulfilled", "seat quest"),
        event("quest-gone", "quest"),
        event("returned", "seat character"),
        # Deploy
        event("deployed", "seat technology city"),
        event("contested", "seat character"),
        event("reward-claimed", "seat reward"),
        event("kindness-back", "seat"),
        # Combat
        event("combat-begins", "seat combat about"),
        event("combat-between", "seat other combat about"),
        event("enemy-force", "cards force"),
        event("card-played", "seat card"),
        event("stopped", "seat"),
        event("cancelled", "seat"),
        event("fought", "seat character source cards parts less force"),
        event("combat-decided", "winner force against"),
        event("defeated", "seat character"),
        event("fled", "seat character"),
        # Chronos
        event("chain-broken", "concept number"),
        event("chain-added", "concept number"),
        event("chronos-gained", "amounts", weight=DETAIL),
        event("chronos-discarded", "amounts"),
        event("intensity", "concept number"),
        event("tile-turned", "tile"),
        event("milled-coliseum", "cards"),
        event("milled-oracle", "premonitions"),
        event("blocked", "place", weight=DETAIL),
        event("sent-home", "seat character"),
        event("unblocked", "place"),
        event("shackled", "seat number"),
        event("unshackled", "seat number"),
        event("shackle-discarded", "seat piece"),
        event("concept-revealed", "concept_card"),
        event("desolation", "concept_card"),
        event("income", "avatar"),
        event("damnation", "avatar"),
        event("fatality", "tile"),
        event("main-effect", "concept_card", weight=DETAIL),
        event("main-effect-unpaid", "seat concept_card"),
        event("obliterated", "concept_card"),
        event("focus", "seat concept"),
        event("conditions-fulfilled", "concept"),
        event("conditions-not-fulfilled", "concept"),
        event("condition", "asked number needed", weight=DETAIL),
        event("all-above-chronos", "number", weight=DETAIL),
        event("avatar-moved", "avatar city"),
        event("avatar-row", "avatar cards"),
        event("avatar-cards-shuffled", weight=DETAIL),
        event("avatar-contests", "avatar"),
        event("offered", "seat card"),
        event("contest-cancelled", "avatar"),
        event("ancient-gained", "seat technology"),
        event("side-won", "side", weight=HEAD),
        # the end of an Age, and of the game
        event("primordial-revealed", "primordial rank", weight=HEAD),
        event("wrath-ignored", "seat"),
        event("fight-declined", "seat"),
        event("ascended", "seat", weight=HEAD),
        event("won", "seat", weight=HEAD),
    ],
    {
        "olympian": "olympian",
        "choice": "number",
        "player": "seat",
        **dict.fromkeys(("city", "temple", "destroy"), "city"),
        **dict.fromkeys(("card", "omen", "play"), "card"),
        "use": "text",
        **dict.fromkeys(("character", "send", "activate", "resurrect", "contest", "fighter"), "character"),
        "spare": "goods",
        "pillar": "pillar",
        **dict.fromkeys(("focus", "chain"), "concept"),
        "token": "token",
        **dict.fromkeys(("go", "block", "unblock"), "place"),
        "act": "action",
        "convert": "row",
        **dict.fromkeys(("design", "fabricate", "remove-technology", "deploy", "ancient"), "technology"),
        "take-out": "piece slot",
        "premonition": "premonition",
        "quest": "quest",
        "challenge": "champion",
        "space": "space",
        "reward": "reward",
        "avatar": "avatar",
    },
    BOX.components,
)
