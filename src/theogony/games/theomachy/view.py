"""What a seat may know, built from nothing; and states it cannot tell apart. -- chapter 18 (TH-226 to TH-229)"""

from typing import cast

from theogony.games.theomachy.closure import face_to_face
from theogony.games.theomachy.content import (
    BOXES,
    DESIGN,
    DESIGNS,
    ESSENCE_CARDS,
    ESSENCES,
    GODS,
    MYTHS,
    PANTHEONS,
)
from theogony.games.theomachy.moves import MOVES
from theogony.games.theomachy.piles import names, nobody_knows
from theogony.games.theomachy.power import battle_power
from theogony.games.theomachy.requirements import missing
from theogony.games.theomachy.shapes import Location, Player, TheomachyView
from theogony.games.theomachy.sky import essence_left, next_ante
from theogony.games.theomachy.state import EPIC, NOTHING, PHASES, SETUP, Table
from theogony.games.theomachy.tokens import cult_value, debt, stake_value
from theogony.kernel.rng import Rng
from theogony.kernel.state import SPECTATOR, Json
from theogony.kernel.step import Prompt
from theogony.kernel.view import question, sealed

MODES = ["basic", "advanced", "epic"]
HIDDEN = ""
TRIES = 400  # redeals until whoever is asked can answer; almost always one is enough


def public_view(s: Table) -> Json:
    """The position as everybody knows it."""
    seen: TheomachyView = {
        "game": "theomachy",
        "seat": SPECTATOR,
        "seats": s.seats,
        "mode": MODES[s.mode],
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
        "constellation": _constellation(s, 0),
        "shown": s.shown,
        "essence_left": essence_left(s),
        "essence_discards": [ESSENCE_CARDS[card] for card in s.faded],
        "track": [DESIGNS[DESIGN[card]] if card != NOTHING else HIDDEN for card in s.track],
        "deck": len(s.deck),
        "boxed": _alike(s.boxed),
        "casting": names(s.casting),
        "fighters": [other for other in range(s.seats) if s.in_battle(other)],
        "winners": [other for other in range(s.seats) if s.won(other)],
        "face_to_face": int(s.phase != SETUP and face_to_face(s)),
        "players": [_player(s, other) for other in range(s.seats)],
        "prompt": question(s),
        "result": None if s.result is None else s.result.saved(),
    }
    return cast(Json, seen)


def _constellation(s: Table, bit: int) -> list[str]:
    """Face-up cards, and face-down ones the seat of this bit has looked at."""
    return [
        ESSENCE_CARDS[card] if card != NOTHING and (slot < s.shown or s.foreseen[card] & bit) else HIDDEN
        for slot, card in enumerate(s.sky)
    ]


def _player(s: Table, seat: int) -> Player:
    at = 3 * seat
    return {
        "alive": s.alive[seat],
        "folded": s.folded[seat],
        "last_stand": s.last_stand[seat],
        "cult": s.cult[at : at + 3],
        "cult_value": cult_value(s, seat),
        "stake": s.stake[at : at + 3],
        "stand": s.stand[at : at + 3],
        "loan": s.loan[at : at + 3],
        "debt": debt(s, seat) if s.in_hand(seat) else [0, 0, 0],
        "power": battle_power(s, seat) if s.in_hand(seat) else 0,
        "hand": len(s.hand[seat]),
        "aside": len(s.aside[seat]),
        "draw": len(s.draw[seat]),
        "discard": len(s.discard[seat]),
        "top": DESIGNS[DESIGN[s.discard[seat][-1]]] if s.discard[seat] else HIDDEN,
        "powers": _alike(s.powers[seat]),
        "attacks": names(s.attacks[seat]),
        "quenched": names([card for card in s.attacks[seat] if card in s.quenched]),
        "lasting": _alike(s.lasting[seat]),
        "locations": _locations(s, seat),
        "essence": [s.sky_essence[e] + s.own_essence[4 * seat + e] for e in range(len(ESSENCES))],
        "orbs": [s.sky_orbs[orb] + s.own_orbs[2 * seat + orb] for orb in range(2)],
        "packet": len(s.packet[seat]),
        "picks": len(s.picks[seat]),
        "pantheon": PANTHEONS[s.pantheon[seat]] if s.pantheon[seat] != NOTHING else HIDDEN,
        "god": GODS[s.god[seat]] if s.god[seat] != NOTHING else HIDDEN,
        "miracles": s.miracles[seat],
        "points": s.points[seat],
        "standing": s.points[seat] if s.mode == EPIC else cult_value(s, seat) + stake_value(s, seat),
        "blessed": s.blessed >> seat & 1,
        "myth_top": MYTHS[s.myth_top[seat]] if s.myth_top[seat] != NOTHING else HIDDEN,
        "myth_deck": len(s.myth_pool[seat]) + len(s.myth_buried[seat]),
        "myths": [MYTHS[myth] for myth in s.myths[seat]],
        "hero": MYTHS[s.hero[seat]] if s.hero[seat] != NOTHING else HIDDEN,
    }


def _alike(cards: list[int]) -> list[str]:
    """The cards in the order of their designs: which copy of a design it is nobody can see."""
    return names(sorted(cards, key=lambda card: DESIGN[card]))


def _locations(s: Table, seat: int) -> list[Location]:
    found = sorted((DESIGN[card], int(card in s.damaged), int(card in s.used)) for card in s.places[seat])
    return [{"card": DESIGNS[design], "damaged": damaged, "used": used} for design, damaged, used in found]


def private_view(s: Table, seat: int) -> Json:
    """The own cards, what was seen of others, and the own sealed answer."""
    hand = s.hand[seat]
    others = [other for other in range(s.seats) if other != seat]
    bit = 1 << seat
    seen: Json = {
        "constellation": _constellation(s, bit),
        "hand": names(hand),
        "spent": names([card for card in hand if card in s.spent]),
        "missing": [missing(s, seat, DESIGN[card]) for card in hand],
        "aside": names(s.aside[seat]),
        "discards": names(s.discard[seat]),
        "draw": names(s.draw[seat]),
        "packet": names(s.packet[seat]),
        "picks": names(s.picks[seat]),
        "known_hands": {
            str(other): _alike([card for card in s.hand[other] + s.aside[other] if s.aware[card] & bit])
            for other in others
        },
        "known_decks": {str(other): sorted(names(_known_deck(s, seat, other))) for other in others},
    }
    answer = sealed(s, seat)
    if answer >= 0:
        seen["sealed"] = MOVES.text(answer)
    return seen


def _known_deck(s: Table, seat: int, other: int) -> list[int]:
    """The cards in hand and piles of another player that the seat knows to be his."""
    return [card for pile in _hidden_piles(s, other) for card in pile if s.kin[card] >> seat & 1]


def _hidden_piles(s: Table, seat: int) -> list[list[int]]:
    return [s.hand[seat], s.aside[seat], s.draw[seat], s.discard[seat]]


# -- states that look the same ----------------------------------------------------------------------------------------


def redeal(s: Table, seat: int, rng: Rng) -> Table:
    """A state the seat cannot tell from this one, in which whoever is asked can answer."""
    new = _redealt(s, seat, rng)
    for _ in range(TRIES):
        if _can_answer(new):
            break
        new = _redealt(s, seat, rng)
    return new


def _can_answer(new: Table) -> bool:
    """Some questions tell everybody that the asked player holds a card for an answer: then he does."""
    top = new.agenda[-1] if new.agenda else None
    return not isinstance(top, Prompt) or bool(new.options(top.seat))


def _redealt(s: Table, seat: int, rng: Rng) -> Table:
    """A state with the same places and the same things known to the seat.

    What it has seen stays: cards it knows to lie in a hand or pile, the cards it knows to be somebody's, the
    face-down Essence cards it has looked at. All else is dealt anew, from cards put in order first, so the outcome
    depends on the rng and on what the seat knows, and on nothing else.
    """
    new = s.clone()
    new.rng = rng.fork()
    new.rng.state = new.rng.state ^ 0x5DEECE66D or 1
    new._reopen_seal(seat)
    bit = 1 << seat if seat >= 0 else 1 << 8
    _redeal_cards(new, seat, bit, rng)
    _redeal_draft(new, seat, bit, rng)
    _redeal_sky(new, bit, rng)
    if seat < 0 or s.prompt(seat) is None:
        new._options = None
    return new


def _redeal_cards(new: Table, seat: int, bit: int, rng: Rng) -> None:
    others = [other for other in range(new.seats) if other != seat]
    strangers = [card for card in new.deck if not new.aware[card] & bit]  # cards that may be anybody's
    deck = [card for card in new.deck if new.aware[card] & bit]
    gone = [card for card in new.gone if not new.kin[card] & bit]
    strangers.extend(gone)
    known: list[list[int]] = []
    unknown: list[int] = []
    for other in others:
        hidden = [card for pile in _hidden_piles(new, other) for card in pile if not new.aware[card] & bit]
        known.append([card for card in hidden if new.kin[card] & bit])
        for card in known[-1]:
            new.away[card] &= bit
        unknown.append(len(hidden) - len(known[-1]))
        strangers.extend(card for card in hidden if not new.kin[card] & bit)
    strangers.sort()
    for card in strangers:
        new.away[card] = 0
    for other, kept, number in zip(others, known, unknown, strict=True):
        dealt = [strangers.pop(rng.below(len(strangers))) for _ in range(number)]
        _fill(new, other, bit, sorted(kept + dealt), rng)
        for card in dealt:
            new.kin[card] = 1 << other
    left = [card for card in new.gone if new.kin[card] & bit]
    unseen = [strangers.pop(rng.below(len(strangers))) for _ in gone]
    nobody_knows(new, unseen)
    new.gone = sorted(left + unseen)
    nobody_knows(new, strangers)
    new.deck = sorted(deck + strangers)


def _fill(new: Table, other: int, bit: int, cards: list[int], rng: Rng) -> None:
    """Hidden places of hand and piles get these cards, by chance; the draw pile none that is known to be away."""
    away = [card for card in cards if new.away[card] & bit]
    loose = [card for card in cards if not new.away[card] & bit]
    new.draw[other] = _filled(new, new.draw[other], bit, loose, rng)
    loose = sorted(loose + away)
    for piles in (new.hand, new.aside, new.discard):
        piles[other] = _filled(new, piles[other], bit, loose, rng)
    for piles in (new.hand, new.aside, new.draw, new.discard):
        for card in piles[other]:
            if not new.aware[card] & bit:
                new.aware[card] = 1 << other
    for piles in (new.hand, new.aside, new.draw):
        piles[other] = sorted(piles[other])


def _filled(new: Table, pile: list[int], bit: int, cards: list[int], rng: Rng) -> list[int]:
    """The pile with other cards in its hidden places."""
    return [card if new.aware[card] & bit else cards.pop(rng.below(len(cards))) for card in pile]


def _redeal_draft(new: Table, seat: int, bit: int, rng: Rng) -> None:
    """Packets and picks of the others and the draft's discard pile; the own ones stay, and so does what is known.

    A packet the seat has just passed on is where it went, and what it dropped itself is dropped. All else that it
    passed on is with those who came after, or dropped by them; the rest may be anywhere.
    """
    if new.phase != SETUP:
        return
    others = [other for other in range(new.seats) if other != seat]
    piles = [*(new.packet[other] for other in others), *(new.picks[other] for other in others), new.dropped, new.deck]
    unknown = [card for pile in piles for card in pile if not new.aware[card] & bit]
    passed = sorted(card for card in unknown if new.kin[card] & bit)
    strangers = sorted(card for card in unknown if not new.kin[card] & bit)
    dealt = [_dealt_pile(new, pile, bit, passed, strangers, rng) for pile in piles]
    for pile in dealt:
        _forget(new, pile, bit)
    new.dropped, new.deck = dealt[-2], dealt[-1]
    for place, other in enumerate(others):
        new.packet[other], new.picks[other] = dealt[place], dealt[len(others) + place]
        for card in dealt[place] + dealt[len(others) + place]:
            new.aware[card] |= 1 << other
            new.kin[card] |= 1 << other


def _dealt_pile(new: Table, pile: list[int], bit: int, passed: list[int], strangers: list[int], rng: Rng) -> list[int]:
    """The pile with the cards known to be in it, and as many passed ones and strangers as it has now."""
    dealt = [card for card in pile if new.aware[card] & bit]
    unknown = [card for card in pile if not new.aware[card] & bit]
    seen = sum(1 for card in unknown if new.kin[card] & bit)
    for pool, number in ((passed, seen), (strangers, len(unknown) - seen)):
        dealt.extend(pool.pop(rng.below(len(pool))) for _ in range(number))
    return sorted(dealt)


def _forget(new: Table, cards: list[int], bit: int) -> None:
    """What anybody but the seat knows of these cards is forgotten."""
    for card in cards:
        new.aware[card] &= bit
        new.kin[card] &= bit


def _redeal_sky(new: Table, bit: int, rng: Rng) -> None:
    """Face-down and buried Essence cards that the seat has not seen."""
    pool = new.heavens.copy()
    slots = [slot for slot in range(new.shown, len(new.sky)) if new.sky[slot] >= 0 and not _foreseen(new, slot, bit)]
    places = [place for place, card in enumerate(new.buried) if not new.foreseen[card] & bit]
    pool.extend(new.sky[slot] for slot in slots)
    pool.extend(new.buried[place] for place in places)
    pool.sort()
    for card in pool:
        new.foreseen[card] = 0
    for slot in slots:
        new.sky[slot] = pool.pop(rng.below(len(pool)))
    for place in places:
        new.buried[place] = pool.pop(rng.below(len(pool)))
    new.heavens = pool


def _foreseen(s: Table, slot: int, bit: int) -> bool:
    return s.foreseen[s.sky[slot]] & bit != 0
