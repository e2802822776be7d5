"""What Godstorm speaks with: its parameters and their kinds, its events, the arguments of its moves."""

from typing import Final

from theogony.games.godstorm.content import BOX, CARDS, CONTINENTS, DECKS, GODS, PANTHEONS, PLACES, TERRITORY_CARDS
from theogony.games.godstorm.moves import MOVES
from theogony.kernel.speech import DETAIL, HEAD, NUMBER, SEAT, TEXT, Kind, Speech, amounts, by_seat, each, event, many

PLACE: Final = Kind("place", [*PLACES, "heaven"], ("territories", "underworld.spaces"))
ARMIES_AT: Final = amounts(PLACE, "armies-at")
CONTINENT: Final = Kind("continent", CONTINENTS, ("continents",))
PANTHEON: Final = Kind("pantheon", PANTHEONS, ("pantheons",))
CARD: Final = Kind("card", [*CARDS, *TERRITORY_CARDS], ("miracle_cards", "territories"))
DECK: Final = Kind("deck", DECKS, key="deck")
CARDS_OF: Final = amounts(DECK, "cards")
GOD: Final = Kind("god", GODS, key="god-type")  # of the seat that is spoken of, by its type
ATTACKING_GOD: Final = Kind("attacking-god", GODS)  # of the player whose turn it is
DEFENDING_GOD: Final = Kind("defending-god", GODS)
GOD_TYPE: Final = Kind("god-type", GODS, key="god-type")
MOVE: Final = Kind("move", [MOVES.text(move) for move in range(len(MOVES))])

SPEECH: Final = Speech(
    {
        **each(SEAT, "seat attacker defender first heir loser of player victim"),
        **each(many(SEAT), "order winners"),
        **each(PLACE, "crypt origin place source target"),
        **each(ARMIES_AT, "arrivals losses"),
        **each(CARD, "card"),
        **each(many(CARD), "cards"),
        **each(DECK, "deck"),
        **each(CARDS_OF, "decks"),
        **each(GOD, "god kind"),
        **each(many(GOD), "gods"),
        **each(DEFENDING_GOD, "against"),
        **each(ATTACKING_GOD, "champion"),
        **each(GOD_TYPE, "godtype"),
        **each(PANTHEON, "pantheon"),
        **each(CONTINENT, "continent"),
        **each(MOVE, "move"),
        **each(by_seat(NUMBER), "bids"),
        **each(many(NUMBER), "attack before defence dice"),
        **each(NUMBER, "armies attack_lost attack_total continents defence_lost defence_total die epoch faith left"),
        **each(NUMBER, "lost marker number relics territories total underworld"),
        **each(TEXT, "change"),
    },
    [
        # setup and epochs
        event("pantheon-roll", "order"),
        event("pantheon-chosen", "seat pantheon"),
        event("claim-roll", "first"),
        event("claimed", "seat place"),
        event("god-placed", "seat god place"),
        event("temple-placed", "seat place"),
        event("rolled-off", "seat dice"),
        event("epoch-begins", "epoch", weight=HEAD),
        event("bids", "bids"),
        event("bid-raised", "seat card number"),
        event("marker-chosen", "seat marker"),
        event("time-stands-still", "epoch"),
        # the turn
        event("turn-begins", "seat", weight=HEAD),
        event("turn-ends", "seat", weight=DETAIL),
        event("income", "seat armies faith"),
        event("book-traded", "seat armies faith"),
        event("placed", "seat place"),
        event("temple-army", "seat place"),
        event("revived", "seat source place"),
        event("summoned", "seat god place"),
        event("banished", "seat god"),
        event("temple-built", "seat place"),
        event("temple-razed", "place"),
        event("fortified", "seat origin place armies"),
        # miracles and relics
        event("bought", "seat decks"),
        event("drew", "seat deck", private="card"),
        event("relic-entered", "seat card"),
        event("card-played", "seat card"),
        event("chosen", "seat card move", weight=DETAIL),
        event("card-cancelled", "seat card"),
        event("card-lost", "seat card"),
        event("card-stolen", "seat of deck", private="card"),
        event("armies-came", "seat total arrivals"),
        event("armies-lost", "total losses"),
        event("armies-moved", "seat origin place armies gods"),
        event("god-moved", "seat god place"),
        event("faith-gained", "seat faith"),
        event("temple-moved", "origin place"),
        event("hand-lost", "seat cards"),
        event("hand-seen", "seat of", private="cards"),
        event("cards-lost", "seat cards"),
        event("cards-taken", "seat of", private="cards"),
        event("relics-lost", "cards"),
        event("relics-taken", "seat of cards"),
        event("continent-rolled", "continent"),
        event("die-rolled", "die place change armies", weight=DETAIL),
        event("trojan-horse", "seat place die armies"),
        event("atlantis-sunk"),
        event("maelstrom", "origin place"),
        event("plague", "place lost"),
        event("plague-moved", "source place"),
        event("plague-lifted", "place"),
        # war
        event("invasion", "seat origin place armies gods defender"),
        event("underworld-invasion", "seat origin place"),
        event("invasion-ended", "seat", weight=DETAIL),
        event("godswar", "seat defender god against attack defence attack_total defence_total"),
        event("ones-rerolled", "seat before dice"),
        event("three-equal", "seat dice"),
        event("battle", "seat defender attack defence attack_lost defence_lost", weight=DETAIL),
        event("armies-kept", "seat place armies"),
        event("captured", "seat place loser"),
        event("moved-in", "seat origin place armies"),
        event("gods-followed", "seat place gods"),
        event("entered", "seat origin place armies"),
        event("embarked", "seat place"),
        event("eliminated", "seat heir"),
        # classic mode
        event("drew-territory", "seat", private="card"),
        event("set-traded", "seat cards armies"),
        event("shown-land", "seat place"),
        # the end
        event("scored", "seat territories continents underworld relics total"),
        event("game-over", "winners", weight=HEAD),
    ],
    {
        **each("pantheon", "pantheon"),
        **each("origin place", "attack enter route"),
        **each("god", "summon champion"),
        **each("godtype", "choose"),
        **each("gods", "with"),
        **each("deck", "buy deck"),
        **each("seat", "player"),
        **each("card", "play use relic card hand-in"),
        **each("number", "bid order move commit roll defend save"),
        **each("place", "claim place god temple revive target space fortify to embark"),
    },
    BOX.components,
)
