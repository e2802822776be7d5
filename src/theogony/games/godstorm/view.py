"""What a seat may know, built from nothing; and states it cannot tell apart. -- chapter 2, GS-027 to GS-029"""

from typing import cast

from theogony.games.godstorm.classic_cards import DISCARDS, FIRST_HAND, PILE, TradeSets
from theogony.games.godstorm.content import (
    CARD_DECK,
    CARDS,
    DECKS,
    GODS,
    NO_ROUTE,
    PANTHEONS,
    PLACES,
    RELICS,
    ROUTES,
    SKY,
    TERRITORY_CARDS,
    WAR,
    by_deck,
    gods_in,
)
from theogony.games.godstorm.moves import MOVES
from theogony.games.godstorm.pieces import known_cards
from theogony.games.godstorm.scoring import score
from theogony.games.godstorm.shapes import GodstormView, Player, TurnState
from theogony.games.godstorm.speech import PLACE
from theogony.games.godstorm.state import NEUTRAL, NOWHERE, World
from theogony.kernel.rng import Rng
from theogony.kernel.state import SPECTATOR, Json
from theogony.kernel.step import Seal
from theogony.kernel.view import question, sealed


def public_view(s: World) -> Json:
    """The position as everybody knows it."""
    seen: GodstormView = {
        "game": "godstorm",
        "seat": SPECTATOR,
        "seats": s.seats,
        "mode": "classic" if s.classic else "godstorm",
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
        "neutral": PANTHEONS[s.pantheon[NEUTRAL]] if s.pantheon[NEUTRAL] != NOWHERE else "",
        "decks": {DECKS[deck]: len(pool) for deck, pool in enumerate(s.pool)},
        "removed": sorted(CARDS[card] for card in s.removed),
        "players": [_player(s, other) for other in range(s.seats)],
        "bids": [] if isinstance(s.agenda[-1] if s.agenda else None, Seal) else s.bids[: s.seats],
        "turn_state": _turn_state(s),
        "prompt": question(s),
        "result": None if s.result is None else s.result.saved(),
    }
    if s.classic:
        seen["rounds"] = s.rounds
        seen["territory_pile"] = len(s.territory_cards[PILE]) if s.territory_cards else 0
        seen["territory_discards"] = _territory_cards(s, DISCARDS)
        seen["sets_traded"] = s.sets_traded
    return cast(Json, seen)


def _territory_cards(s: World, stack: int) -> list[str]:
    return [TERRITORY_CARDS[card] for card in s.territory_cards[stack]] if s.territory_cards else []


def _player(s: World, seat: int) -> Player:
    counts = [0, 0, 0, 0]
    for card in s.hand[seat]:
        counts[CARD_DECK[card]] += 1
    return {
        "pantheon": PANTHEONS[s.pantheon[seat]] if s.pantheon[seat] != NOWHERE else "",
        "alive": s.alive[seat],
        "faith": s.faith[seat],
        "heaven": s.heaven[seat],
        "reserve": s.reserve[seat],
        "muster": s.muster[seat],
        "marker": s.marker[seat],
        "gods": {GODS[kind]: PLACES[s.god(seat, kind)] for kind in range(4) if s.god(seat, kind) != NOWHERE},
        "relics": [CARDS[RELICS[relic]] for relic, owner in enumerate(s.relic) if owner == seat],
        "cards": by_deck(counts),
        "territory_cards": len(s.territory_cards[FIRST_HAND + seat]) if s.territory_cards else 0,
        "points": score(s, seat).total(),
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
        "origin": _place(s.origin),
        "target": _place(s.target),
        "declared": s.declared,
        "force": gods_in(s.force),
        "dice": s.dice,
        "dice_cap": s.dice_cap,
        "attacked": s.attacked,
    }


def _place(place: int) -> str:
    return "" if place == NOWHERE else PLACE.ids[place]


def private_view(s: World, seat: int) -> Json:
    """The own hand, own sealed bid, and cards seen in other hands."""
    seen: Json = {
        "hand": [CARDS[card] for card in s.hand[seat]],
        "territory_hand": _territory_cards(s, FIRST_HAND + seat),
        "known": {
            str(other): [CARDS[card] for card in known_cards(s, seat, other)]
            for other in range(s.seats)
            if other != seat
        },
    }
    answer = sealed(s, seat)
    if answer >= 0:
        seen["sealed"] = MOVES.text(answer)
    return seen


def redeal(s: World, seat: int, rng: Rng) -> World:
    """A state the seat cannot tell from this one: unknown hand cards are dealt anew, sealed answers reopened.

    Unknown cards are put into the order of the card list before they are drawn, so the outcome depends on the rng
    and on what the seat knows, and on nothing else.
    """
    new = s.clone()
    new.rng = rng.fork()
    new.rng.state = new.rng.state ^ 0x5DEECE66D or 1
    new._reopen_seal(seat)
    others = [other for other in range(s.seats) if other != seat]
    kept = [known_cards(s, seat, other) if seat >= 0 else [] for other in range(s.seats)]
    new.pool = [pool.copy() for pool in s.pool]
    for other in others:
        for card in _unknown(s.hand[other], kept[other]):
            new.pool[CARD_DECK[card]].append(card)
    for pool in new.pool:
        pool.sort()
    for other in others:
        counts = [0, 0, 0, 0]
        for card in _unknown(s.hand[other], kept[other]):
            counts[CARD_DECK[card]] += 1
        hand = list(kept[other])
        for deck in range(4):
            pool = new.pool[deck]
            for _ in range(counts[deck]):
                hand.append(pool.pop(rng.below(len(pool))))
        hand.sort()
        new.hand[other] = hand
    if s.territory_cards:
        _redeal_territory_cards(new, others, rng)
        _take_back_secret_picks(new, seat)
    if seat < 0 or s.prompt(seat) is None:
        new._options = None
    new.seen = _redealt_knowledge(new, seat)
    return new


def _unknown(hand: list[int], known: list[int]) -> list[int]:
    rest = list(hand)
    for card in known:
        rest.remove(card)
    return rest


def _redeal_territory_cards(new: World, others: list[int], rng: Rng) -> None:
    pile = new.territory_cards[PILE]
    for other in others:
        pile.extend(new.territory_cards[FIRST_HAND + other])
    pile.sort()
    for other in others:
        number = len(new.territory_cards[FIRST_HAND + other])
        new.territory_cards[FIRST_HAND + other] = sorted(pile.pop(rng.below(len(pile))) for _ in range(number))


def _take_back_secret_picks(new: World, seat: int) -> None:
    """Cards of a set that another player has not yet completed are still hidden in that hand (GS-028)."""
    top = new.agenda[-1] if new.agenda else None
    if isinstance(top, TradeSets) and top.seat != seat:
        new.agenda[-1] = TradeSets(top.seat, (), top.spoils)


def _redealt_knowledge(new: World, seat: int) -> list[int]:
    """What the others know of hands, as far as this seat can tell: what they know of its own, and it of theirs."""
    cards = len(CARDS)
    return [code for code in new.seen if seat in (code // cards // 5, code // cards % 5)]
