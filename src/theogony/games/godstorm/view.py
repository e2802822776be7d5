"""What a seat may know, built from nothing. -- chapter 2, GS-027 to GS-029"""

from typing import cast

from theogony.games.godstorm.content import (
    CARDS,
    DECKS,
    GODS,
    MAGIC,
    NO_ROUTE,
    PANTHEONS,
    PLACES,
    ROUTES,
    SKY,
    TERRITORY_CARDS,
    WAR,
    by_deck,
    gods_in,
)
from theogony.games.godstorm.moves import MOVES
from theogony.games.godstorm.scoring import total
from theogony.games.godstorm.shapes import GodstormView, Player, TurnState
from theogony.games.godstorm.speech import PLACE
from theogony.games.godstorm.state import NEUTRAL, NOWHERE, World
from theogony.games.godstorm.zones import DISCARDS, PILE, REMOVED, hand_zones
from theogony.kernel.state import SPECTATOR, Json
from theogony.kernel.view import name_of, own_answer, question


def public_view(s: World) -> Json:
    """The position as everybody knows it."""
    asked = question(s)
    seen: GodstormView = {
        "game": "godstorm",
        "seat": SPECTATOR,
        "seats": s.seats,
        "mode": s.rules.name,
        "epoch": s.epoch,
        "turn": s.turn,
        "board": {
            PLACES[place]: (s.owner[place], s.armies[place]) for place in range(len(PLACES)) if s.armies[place] > 0
        },
        "temples": [PLACES[land] for land, there in enumerate(s.temple) if there],
        "plague": [PLACES[land] for land, there in enumerate(s.plague) if there],
        "temples_left": s.temples_left,
        "spare_plague": s.spare_plague,
        "sunk": s.sunk,
        "maelstrom": [PLACES[end] for end in ROUTES[s.maelstrom]] if s.maelstrom != NO_ROUTE else [],
        "neutral": name_of(PANTHEONS, s.pantheon[NEUTRAL]),
        "decks": {DECKS[deck]: len(s.deck(deck)) for deck in range(len(DECKS))},
        "removed": sorted(CARDS[card] for card in s.cards.content[REMOVED]),
        "players": [_player(s, other) for other in range(s.seats)],
        "bids": [] if "seal" in asked else s.bids[: s.seats],
        "turn_state": _turn_state(s),
        "prompt": asked,
        "result": None if s.result is None else s.result.as_dict(),
    }
    s.rules.show(s, seen)
    return cast(Json, seen)


def show_classic(s: World, seen: GodstormView) -> None:
    seen["rounds"] = s.rounds
    seen["territory_pile"] = len(s.cards.content[PILE])
    seen["territory_discards"] = [TERRITORY_CARDS[card] for card in s.cards.content[DISCARDS]]
    seen["sets_traded"] = s.sets_traded


def _player(s: World, seat: int) -> Player:
    counts = [0 if deck == MAGIC else len(s.held(seat, deck)) for deck in range(len(DECKS))]
    return {
        "pantheon": name_of(PANTHEONS, s.pantheon[seat]),
        "alive": s.alive[seat],
        "faith": s.faith[seat],
        "heaven": s.heaven[seat],
        "reserve": s.reserve[seat],
        "muster": s.muster[seat],
        "marker": s.marker[seat],
        "gods": {GODS[kind]: PLACES[s.god(seat, kind)] for kind in range(4) if s.god(seat, kind) != NOWHERE},
        "relics": [CARDS[card] for card in s.held(seat, MAGIC)],
        "cards": by_deck(counts),
        "territory_cards": len(s.territory_hand(seat)),
        "points": total(s, seat),
    }


def _turn_state(s: World) -> TurnState:
    return {
        "raised": s.raised,
        "bought": by_deck(s.bought),
        "banished": gods_in(s.banished),
        "conquered": s.conquered,
        "labours": gods_in(s.sky_labour << SKY | s.war_labour << WAR),
        "fire": s.fire[: s.seats],
        "sacred": [PLACES[land] for land in s.sacred],
        "origin": name_of(PLACE.ids, s.origin),
        "target": name_of(PLACE.ids, s.target),
        "declared": s.declared,
        "force": gods_in(s.force),
        "dice": s.dice,
        "dice_cap": s.dice_cap,
        "attacked": s.attacked,
    }


def private_view(s: World, seat: int) -> Json:
    """The own hand, own sealed bid, and cards seen in other hands."""
    seen: Json = {
        "hand": [CARDS[card] for card in s.hand(seat)],
        "territory_hand": [TERRITORY_CARDS[card] for card in s.territory_hand(seat)],
        "known": {
            str(other): [CARDS[card] for card in known_cards(s, seat, other)]
            for other in range(s.seats)
            if other != seat
        },
    }
    return seen | own_answer(s, seat, MOVES)


def known_cards(s: World, viewer: int, holder: int) -> list[int]:
    """The cards that the viewer knows to be in the holder's hand."""
    return [card for zone in hand_zones(holder) for card in s.cards.seen(viewer, zone)]
