"""What Hellas speaks with: its parameters and their kinds, its events, the arguments of its moves."""

from typing import Final

from theogony.games.hellas.box import BOX
from theogony.games.hellas.content import (
    ARTIFACTS,
    ATTACKS,
    ATTITUDES,
    ATTRIBUTES,
    BLESSINGS,
    CHAINS,
    COMBAT,
    DIE,
    EVOLUTIONS,
    HEROES,
    KRONOS_ACTIONS,
    LANDS,
    MONUMENTS,
    ORDERS,
    QUESTS,
    REGIONS,
    REGULAR,
    SPECIAL,
    SYMBOLS,
    TEMPLE_CARDS,
    TITAN_ATTRIBUTES,
    WITH_TEXTS,
)
from theogony.games.hellas.moves import PAYMENTS, TARGETS
from theogony.games.hellas.texts import SOURCE_IDS
from theogony.kernel.speech import DETAIL, HEAD, NUMBER, SEAT, TEXT, Kind, Speech, each, event, many

REGION: Final = Kind("region", REGIONS, ("regions",))
LAND: Final = Kind("land", LANDS, ("lands",))
HERO: Final = Kind("hero", HEROES, ("heroes",))
ATTRIBUTE: Final = Kind("attribute", ATTRIBUTES, ("attributes",))
MONUMENT: Final = Kind("monument", MONUMENTS, ("monuments",))
MONSTER: Final = Kind("monster", TARGETS, ("monsters",), key="monster")  # and Kronos, who is none
CARD: Final = Kind("card", COMBAT, ("combat_cards",))
SYMBOL: Final = Kind("symbol", SYMBOLS, ("combat_symbols",))
ATTACK: Final = Kind("attack", ATTACKS, ("monster_attack_cards",))
BLESSING: Final = Kind("blessing", BLESSINGS, ("blessings",))
ARTIFACT: Final = Kind("artifact", ARTIFACTS, ("artifacts",))
_KINDS_WITH_TEXTS: Final = tuple(dict.fromkeys(kind for kind, _, _ in WITH_TEXTS if kind != "kronos"))
SOURCE: Final = Kind("source", SOURCE_IDS, _KINDS_WITH_TEXTS)
QUEST: Final = Kind("quest", QUESTS, ("quests", "kronos_quests"))
ACTION: Final = Kind("action", [*SPECIAL, *KRONOS_ACTIONS], ("special_actions", "kronos_actions"))
REGULAR_ACTION: Final = Kind("regular", REGULAR, ("regular_actions",))
TEMPLES: Final = Kind("temples", TEMPLE_CARDS, ("temple_cards",))
FACE: Final = Kind("face", DIE, key="monster-die")
EVOLUTION: Final = Kind("evolution", EVOLUTIONS, key="evolution")
ORDER: Final = Kind("order", ORDERS, ("kronos_orders",))
CHAIN: Final = Kind("chain", CHAINS, ("kronos_chains",))
TITAN_ATTRIBUTE: Final = Kind("titan", TITAN_ATTRIBUTES, ("kronos.attributes",))
ATTITUDE: Final = Kind("attitude", ATTITUDES, ("attitudes",))
PAYMENT: Final = Kind("payment", PAYMENTS, key="payment")

SPEECH: Final = Speech(
    {
        **each(SEAT, "seat loser other winner"),
        **each(REGION, "region origin target"),
        **each(LAND, "land"),
        **each(HERO, "hero"),
        **each(ATTRIBUTE, "attribute"),
        **each(MONUMENT, "monument"),
        **each(MONSTER, "monster"),
        **each(CARD, "card"),
        **each(many(CARD), "cards"),
        **each(SYMBOL, "symbol"),
        **each(ATTACK, "attack"),
        **each(many(ATTACK), "attacks"),
        **each(BLESSING, "blessing"),
        **each(many(BLESSING), "blessings"),
        **each(ARTIFACT, "artifact"),
        **each(many(ARTIFACT), "artifacts"),
        **each(SOURCE, "source"),
        **each(QUEST, "quest"),
        **each(ACTION, "action"),
        **each(REGULAR_ACTION, "regular"),
        **each(TEMPLES, "temples"),
        **each(FACE, "face"),
        **each(EVOLUTION, "evolution"),
        **each(ORDER, "order"),
        **each(many(ORDER), "orders"),
        **each(CHAIN, "chain"),
        **each(TITAN_ATTRIBUTE, "titan"),
        **each(ATTITUDE, "attitude"),
        **each(PAYMENT, "payment"),
        **each(NUMBER, "against distance either event keep left most number open_to price step strength"),
        **each(NUMBER, "turns value what"),
        **each(TEXT, "side trophy way"),
    },
    [
        # set-up
        event("temple-card", "temples"),
        event("first-to-choose", "seat"),
        event("hero-chosen", "seat hero"),
        event("hero-placed", "seat region"),
        event("monster-placed", "monster region"),
        event("quest-placed", "quest region"),
        # the turn
        event("turn-begins", "seat", weight=HEAD),
        event("special-action", "seat action", weight=DETAIL),
        event("repeated", "seat action"),
        event("action-cleared", "seat action"),
        event("actions-cleared", "seat"),
        event("text-used", "seat source"),
        event("quest-card-spent", "seat quest"),
        # cards
        event("drew", "seat number", private="cards"),
        event("discarded", "seat cards"),
        event("combat-deck-shuffled", weight=DETAIL),
        event("blessings-drawn", "seat blessings"),
        event("blessing-taken", "seat blessing"),
        event("blessing-discarded", "seat blessing"),
        event("draft", "seat blessings"),
        event("artifacts-drawn", "seat artifacts"),
        event("artifact-gained", "seat artifact"),
        event("artifact-back", "artifact"),
        event("artifact-used", "seat artifact"),
        # the map
        event("control", "seat region loser"),
        event("recruited", "seat region number"),
        event("fortified", "seat region", weight=DETAIL),
        event("hoplites-moved", "seat origin region number"),
        event("hoplites-killed", "seat region number"),
        event("hoplites-saved", "seat region number"),
        event("chimera-burns", "seat region"),
        event("march-nobody", "seat"),
        event("usurped", "seat region"),
        event("temple-built", "seat region"),
        event("monument", "seat monument number"),
        event("reset"),
        # Battle
        event("battle-begins", "seat other region"),
        event("no-battle", "region"),
        event("card-played", "seat card"),
        event("battle-passed", "seat"),
        event("battle-decided", "winner loser region strength against"),
        event("gave-up", "seat region"),
        event("converted", "seat other region"),
        event("withdrew", "seat origin region number"),
        # Hunt
        event("hunt-begins", "seat monster region"),
        event("wounded", "seat monster symbol"),
        event("wound-gone", "monster"),
        event("monster-attacks", "seat attack value"),
        event("attack-suffered", "seat attack"),
        event("attack-defended", "seat attack value"),
        event("symbol-named", "seat symbol"),
        event("hunt-failed", "seat monster"),
        event("monster-slain", "seat monster"),
        # Quests
        event("quest-boarded", "seat quest step"),
        event("quest-advanced", "seat quest step"),
        event("quest-completed", "seat quest region"),
        # Heroes
        event("hero-moved", "seat origin region"),
        event("prayed", "seat monument attribute number"),
        event("attribute", "seat attribute number"),
        event("attribute-lent", "seat attribute"),
        event("injured", "seat attribute"),
        event("injury-ignored", "seat"),
        event("healed", "seat attribute"),
        event("priests-gained", "seat number"),
        event("priests-sacrificed", "seat number"),
        event("glory-taken", "seat land loser"),
        event("glory-returned", "seat land"),
        # Monsters and events
        event("monster-die", "seat monster face"),
        event("region-attack", "seat monster region"),
        event("monster-moved", "monster region"),
        event("evolved", "monster evolution"),
        event("event-of-slain", "monster"),
        event("quest-ignored", "quest"),
        # Kronos
        event("kronos-placed", "region"),
        event("chains-chosen", "number"),
        event("chain-broken", "chain"),
        event("chain-used", "chain"),
        event("chain-destroyed", "chain"),
        event("chains-restored"),
        event("final-actions"),
        event("anger-spent", "number left"),
        event("anger-recovered", "number"),
        event("anger-gone"),
        event("kronos-passes"),
        event("attitude", "land attitude"),
        event("glory-lost", "seat land"),
        event("terror", "monster region"),
        event("temple-destroyed", "region"),
        event("titan-attribute", "titan number"),
        event("attacks-seen", "seat", private="attacks"),
        event("orders-drawn", "number", private="orders"),
        event("order-played", "order"),
        event("order-discarded", "order"),
        event("order-gone", "order"),
        event("orders-looked-at", "seat number", private="orders"),
        event("order-at-the-bottom", "seat"),
        event("kronos-moves", "region"),
        event("kronos-terror", "region"),
        event("monument-crushed", "monument number"),
        event("petrified", "seat"),
        event("hand-shown", "seat cards"),
        # the end
        event("countdown-began", "seat number"),
        event("countdown", "seat number"),
        event("won", "seat", weight=HEAD),
        event("side-won", "side"),
        event("stopped", "turns", weight=HEAD),
    ],
    {
        "hero": "hero",
        **dict.fromkeys(("start", "region", "travel", "fortify", "temple", "destroy-temple", "kronos-to"), "region"),
        **dict.fromkeys(("number", "choice", "save", "cover", "uncover"), "number"),
        "player": "seat",
        **dict.fromkeys(("monster", "hunt", "roll", "region-attack", "terror"), "monster"),
        **dict.fromkeys(("card", "play", "defend", "shield"), "card"),
        "symbol": "symbol",
        "attribute": "attribute",
        "land": "land",
        **dict.fromkeys(("keep-blessing", "blessing", "discard-blessing"), "blessing"),
        **dict.fromkeys(("keep-artifact", "artifact"), "artifact"),
        "quest-card": "quest",
        **dict.fromkeys(("pray", "monument", "kronos-crushes", "monster-crushes"), "monument"),
        "board": "quest step",
        **dict.fromkeys(("step", "march"), "origin region"),
        **dict.fromkeys(("place", "place-fortified"), "region number"),
        "uncover-action": "action",
        "wound": "number payment",
        "attack": "attack",
        "trophy": "trophy",
        **dict.fromkeys(("chain", "use-chain"), "chain"),
        "shift": "monster region",
        **dict.fromkeys(("order", "discard-order", "bottom"), "order"),
        "raise": "titan",
    },
    BOX.components,
)
