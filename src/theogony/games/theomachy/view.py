"""What a seat may know, built from nothing. -- chapter 18 (TH-226 to TH-229)"""

from typing import cast

from theogony.games.theomachy.content import (
    BOXES,
    CONSTELLATION,
    DESIGN,
    DESIGNS,
    ESSENCE_CARDS,
    ESSENCES,
    GODS,
    MYTHS,
    PANTHEONS,
    TRACK,
)
from theogony.games.theomachy.moves import MOVES
from theogony.games.theomachy.piles import names
from theogony.games.theomachy.power import battle_power
from theogony.games.theomachy.requirements import missing
from theogony.games.theomachy.shapes import Location, Player, TheomachyView
from theogony.games.theomachy.sky import essence_left, next_ante
from theogony.games.theomachy.state import NOTHING, PHASES, SETUP, Table
from theogony.games.theomachy.tokens import cult_value, debt
from theogony.games.theomachy.zones import ASIDE, CASTING, FADED, HAND, PRAYER_DECK, RETURNED, SLOT, deck_of
from theogony.kernel.plan import Cards
from theogony.kernel.state import SPECTATOR, Json
from theogony.kernel.view import name_of, own_answer, question

HIDDEN = ""


def public_view(s: Table) -> Json:
    """The position as everybody knows it."""
    seen: TheomachyView = {
        "game": "theomachy",
        "seat": SPECTATOR,
        "seats": s.seats,
        "mode": s.rules.name,
        "box": "both" if s.boxes == len(BOXES) else BOXES[s.boxes],
        "hand_number": s.number,
        "most_hands": s.most_hands,
        "phase": PHASES[s.phase],
        "round": s.round,
        "first": s.first,
        "ante": s.ante,
        "next_ante": next_ante(s),
        "level": s.level.copy(),
        "to_act": [other for other in range(s.seats) if s.to_act >> other & 1],
        "constellation": _constellation(s, SPECTATOR),
        "shown": s.shown,
        "essence_left": essence_left(s),
        "essence_discards": [ESSENCE_CARDS[card] for card in s.essences.content[FADED]],
        "track": [DESIGNS[DESIGN[card]] if card != NOTHING else HIDDEN for card in map(s.track, range(TRACK))],
        "deck": len(s.cards.content[PRAYER_DECK]),
        "boxed": _alike(s.cards.content[RETURNED]),
        "casting": names(s.cards.content[CASTING]),
        "fighters": [other for other in range(s.seats) if s.in_battle(other)],
        "winners": [other for other in range(s.seats) if s.won(other)],
        "face_to_face": int(s.phase != SETUP and s.rules.face_to_face(s)),
        "players": [_player(s, other) for other in range(s.seats)],
        "prompt": question(s),
        "result": None if s.result is None else s.result.as_dict(),
    }
    return cast(Json, seen)


def _constellation(s: Table, seat: int) -> list[str]:
    """Face-up cards, and face-down ones the seat has looked at."""
    seen = [s.essences.seen(s.observer(seat), SLOT + slot) for slot in range(CONSTELLATION)]
    return [ESSENCE_CARDS[cards[0]] if cards else HIDDEN for cards in seen]


def _player(s: Table, seat: int) -> Player:
    at = 3 * seat
    return {
        "alive": s.players[seat].alive,
        "folded": s.deeds[seat].folded,
        "last_stand": s.deeds[seat].last_stand,
        "cult": s.cult[at : at + 3],
        "cult_value": cult_value(s, seat),
        "stake": s.stake[at : at + 3],
        "stand": s.stand[at : at + 3],
        "loan": s.loan[at : at + 3],
        "debt": list(debt(s, seat)) if s.in_hand(seat) else [0, 0, 0],
        "power": battle_power(s, seat) if s.in_hand(seat) else 0,
        "hand": len(s.hand(seat)),
        "aside": len(s.aside(seat)),
        "draw": len(s.draw_pile(seat)),
        "discard": len(s.discard_pile(seat)),
        "top": DESIGNS[DESIGN[s.discard_pile(seat)[-1]]] if s.discard_pile(seat) else HIDDEN,
        "powers": _alike(s.powers(seat)),
        "attacks": names(s.attacks(seat)),
        "quenched": names([card for card in s.attacks(seat) if card in s.quenched]),
        "lasting": _alike(s.lasting(seat)),
        "locations": _locations(s, seat),
        "essence": [s.sky_essence[e] + s.own_essence[4 * seat + e] for e in range(len(ESSENCES))],
        "orbs": [s.sky_orbs[orb] + s.own_orbs[2 * seat + orb] for orb in range(2)],
        "packet": len(s.packet(seat)),
        "picks": len(s.picks(seat)),
        "pantheon": name_of(PANTHEONS, s.players[seat].pantheon),
        "god": name_of(GODS, s.players[seat].god),
        "miracles": s.players[seat].miracles,
        "points": s.players[seat].points,
        "standing": s.rules.standing(s, seat) if s.result is None else s.rules.score(s, seat),
        "blessed": s.blessed >> seat & 1,
        "myth_top": name_of(MYTHS, s.players[seat].myth_top),
        "myth_deck": len(s.players[seat].myth_pool) + len(s.players[seat].myth_buried),
        "myths": [MYTHS[myth] for myth in s.players[seat].myths],
        "hero": name_of(MYTHS, s.players[seat].hero),
    }


def _alike(cards: Cards) -> list[str]:
    """The cards in the order of their designs: which copy of a design it is nobody can see."""
    return _known([DESIGN[card] for card in cards])


def _known(designs: list[int]) -> list[str]:
    return [DESIGNS[design] for design in sorted(designs)]


def _locations(s: Table, seat: int) -> list[Location]:
    found = sorted((DESIGN[card], int(card in s.damaged), int(card in s.used)) for card in s.locations(seat))
    return [{"card": DESIGNS[design], "damaged": damaged, "used": used} for design, damaged, used in found]


def private_view(s: Table, seat: int) -> Json:
    """The own cards, what was seen of others, and the own sealed answer."""
    hand = s.hand(seat)
    others = [other for other in range(s.seats) if other != seat]
    seen: Json = {
        "constellation": _constellation(s, seat),
        "hand": names(hand),
        "spent": names([card for card in hand if card in s.spent]),
        "missing": [missing(s, seat, DESIGN[card]) for card in hand],
        "aside": names(s.aside(seat)),
        "discards": names(s.discard_pile(seat)),
        "draw": names(s.draw_pile(seat)),
        "packet": names(s.packet(seat)),
        "picks": names(s.picks(seat)),
        "known_hands": {
            str(other): _known(s.cards.seen(seat, HAND + other) + s.cards.seen(seat, ASIDE + other)) for other in others
        },
        "known_decks": {
            str(other): sorted(DESIGNS[design] for design in s.cards.seen_in_area(seat, deck_of(other)))
            for other in others
        },
    }
    return seen | own_answer(s, seat, MOVES)
