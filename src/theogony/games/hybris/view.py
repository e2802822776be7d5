"""What a seat may know, built from nothing; and states it cannot tell apart. -- chapter 1 (HY-006 to HY-008, HY-433,
HY-438)"""

from collections.abc import Iterable
from typing import cast

from theogony.games.hybris import shapes
from theogony.games.hybris.activation import PayActivation
from theogony.games.hybris.combat_view import combat_view, prospects
from theogony.games.hybris.content import (
    AEGIS,
    CHAMPIONS,
    CHARACTERS,
    CITIES,
    CITY,
    CONFLICT,
    DETERMINATION,
    FOLLOWER,
    KINDNESS,
    OLYMPIANS,
    PIECES,
    PILLARS,
    PLACES,
    PRAYER,
    PREMONITIONS,
    PRIMORDIALS,
    PROPHET_TYPE,
    QUESTS,
    RANKS,
    SPACES,
    SPACES_OF,
    TECHNOLOGIES,
    TILES,
    TOKENS,
    TYPE,
    UPGRADES,
    VP,
)
from theogony.games.hybris.hands import deck_size, discards
from theogony.games.hybris.links import connected
from theogony.games.hybris.locations import is_exempt
from theogony.games.hybris.planning import available, is_planning, parts, token_refusal
from theogony.games.hybris.speech import SPEECH
from theogony.games.hybris.state import ABSENT, ACTION_PHASE, END_PHASE, FALLEN, NOTHING, PHASES, Hybris
from theogony.games.hybris.underworld import drained, value
from theogony.games.hybris.zones import (
    ARENA_HAND,
    ARENA_OMENS,
    COLISEUM_DECK,
    COLISEUM_DISCARD,
    DESIGN,
    FEARED,
    FIRST_PREMONITION,
    HAND,
    OMENS,
    PREMONITION_DECK,
    PREMONITION_DISCARD,
    PREMONITION_FACE,
    PREMONITION_HAND,
    PRIMORDIAL,
    PRIMORDIAL_FACE,
)
from theogony.kernel.redeal import redealt
from theogony.kernel.rng import Rng
from theogony.kernel.state import SPECTATOR, Json, exchanged
from theogony.kernel.view import name_of, named, plan, question


def public_view(s: Hybris) -> Json:
    """The position as everybody knows it (HY-006)."""
    seen: shapes.HybrisView = {
        "game": "hybris",
        "seat": SPECTATOR,
        "seats": s.seats,
        "mode": s.rules.name,
        "age": s.age,
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "order": _order(s),
        "players": [_player(s, seat) for seat in range(s.seats)],
        "cities": [_city(s, city) for city in range(len(CITIES))],
        "connected": _connected(s),
        "blocked": named(PLACES, s.blocked),
        "well": s.well,
        "bonus_locations": s.bonus_tokens,
        "prayers_on": named(PILLARS, s.offerings),
        "olympus": named(TECHNOLOGIES, s.olympus),
        "workshop": [name_of(TECHNOLOGIES, tile) for tile in s.workshop],
        "factory": [name_of(TECHNOLOGIES, tile) for tile in s.factory],
        "owners": {TECHNOLOGIES[tile]: owner for tile, owner in enumerate(s.owner) if owner >= 0},
        "champions": {name: s.champions[number] for number, name in enumerate(CHAMPIONS)},
        "quests": [_quest(s, zone) for zone in range(len(s.quests))],
        "quest_deck": len(s.quest_deck),
        "coliseum_deck": len(s.cards.content[COLISEUM_DECK]),
        "coliseum_discards": _conflict(s.cards.content[COLISEUM_DISCARD]),
        "premonition_deck": len(s.cards.content[PREMONITION_DECK]),
        "premonition_discards": _premonitions(s.cards.content[PREMONITION_DISCARD]),
        "primordials": {name: _primordial(s, s.seats, FEARED + rank) for rank, name in enumerate(RANKS)},
        "underworld": name_of(PRIMORDIALS, s.underworld),
        "underworld_value": value(s),
        "combat": combat_view(s, s.fights[0]) if s.fights else None,
        "chronos": s.rules.sheet(s),
        "prompt": question(s, SPEECH),
        "result": None if s.result is None else s.result.as_dict(),
    }
    return cast(Json, seen)


def _order(s: Hybris) -> list[int]:
    """The order of turns, as soon as the Pillars are taken."""
    return s.rules.turn_order(s) if s.phase in (ACTION_PHASE, END_PHASE) else s.in_greatness_order()


def _conflict(cards: tuple[int, ...] | list[int]) -> list[str]:
    return [CONFLICT[design] for design in sorted([DESIGN[card] for card in cards])]


def _premonitions(cards: tuple[int, ...]) -> list[str]:
    return [PREMONITIONS[card - FIRST_PREMONITION] for card in cards]


def _primordial(s: Hybris, observer: int, zone: int) -> str:
    """The Primordial of a zone, as far as the observer knows it."""
    faces = s.cards.seen(observer, zone)
    return PRIMORDIALS[faces[0] - PRIMORDIAL_FACE] if faces else ""


def _tokens(counts: Iterable[int]) -> list[str]:
    return [TOKENS[token] for token, number in enumerate(counts) for _ in range(number)]


def _player(s: Hybris, seat: int) -> shapes.Player:
    player = s.players[seat]
    own = [*s.cards.content[OMENS + seat], *s.cards.content[ARENA_OMENS + seat]]
    return {
        "olympian": name_of(OLYMPIANS, player.olympian),
        "vp": player.goods[VP],
        "aegis": player.goods[AEGIS],
        "followers": player.goods[FOLLOWER],
        "prayers": player.goods[PRAYER],
        "kindness": player.goods[KINDNESS],
        "determination": player.goods[DETERMINATION],
        "greatness": s.greatness[seat],
        "sparks": player.sparks,
        "shackles": player.shackles,
        "upgrades": [_upgrade(s, seat, tile) for tile in range(TILES)] if player.olympian != NOTHING else [],
        "temples": [name for city, name in enumerate(CITIES) for _ in range(player.temples[city])],
        "stored": named(TECHNOLOGIES, player.stored),
        "deployed": named(TECHNOLOGIES, player.deployed),
        "characters": [
            _character(s, seat, character) for character in range(len(CHARACTERS)) if player.at[character] != ABSENT
        ],
        "tokens": sum(player.reserve),
        "used": _tokens(player.used),
        "unavailable": _tokens(player.unavailable),
        "pillars": named(PILLARS, player.pillars),
        "turned": named(PILLARS, player.turned),
        "passed": player.passed,
        "hand": len(s.hand(seat)),
        "coliseum_cards": len(s.cards.content[ARENA_HAND + seat]),
        "premonitions": len(s.cards.content[PREMONITION_HAND + seat]),
        "deck": deck_size(s, seat),
        "discards": _conflict(discards(s, seat)),
        "omens": _conflict(own),
        "boost": player.boost,
        "marked": name_of(PILLARS, player.marked),
        "drain": drained(s, seat) if player.olympian != NOTHING else 0,
        "exempt": int(player.olympian != NOTHING and is_exempt(s, seat)),
    }


def _character(s: Hybris, seat: int, character: int) -> shapes.CharacterView:
    player = s.players[seat]
    place = player.at[character]
    return {
        "id": CHARACTERS[character],
        "place": name_of(PLACES, place),
        "fallen": int(place == FALLEN),
        "spent": player.spent >> character & 1,
        "planned": int(player.under[character] != NOTHING),
        "free": available(s, seat) >> character & 1,
    }


def _upgrade(s: Hybris, seat: int, tile: int) -> shapes.UpgradeView:
    player = s.players[seat]
    at = len(PIECES) * tile
    return {
        "id": UPGRADES[TILES * player.olympian + tile],
        "unlocked": player.unlocked >> tile & 1,
        "pieces": {name: player.pieces[at + kind] for kind, name in enumerate(PIECES) if player.pieces[at + kind]},
    }


def _city(s: Hybris, city: int) -> shapes.CityView:
    return {
        "id": CITIES[city],
        "temples": [seat for seat, player in enumerate(s.players) for _ in range(player.temples[city])],
        "spaces": {SPACES[space]: name_of(TECHNOLOGIES, s.deployed[space]) for space in SPACES_OF[city]},
        "blocked": s.blocked >> CITY + city & 1,
    }


def _connected(s: Hybris) -> list[list[str]]:
    """Pairs of spaces whose Technologies are connected, each once (HY-237)."""
    pairs = [(space, other) for space in range(len(SPACES)) for other in connected(s, space) if space < other]
    return [[SPACES[space], SPACES[other]] for space, other in pairs]


def _quest(s: Hybris, zone: int) -> shapes.QuestView:
    quest = s.quests[zone]
    cantos = len(s.box.cantos[quest]) if quest != NOTHING else 0
    at = len(s.cantos) // len(s.quests) * zone
    return {"id": name_of(QUESTS, quest), "cantos": list(s.cantos[at : at + cantos])}


# -- the seat's own ---------------------------------------------------------------------------------------------------


def private_view(s: Hybris, seat: int) -> Json:
    """The own cards and plan, and what was seen of others (HY-007); with open hands those of the mates (HY-008,
    HY-433)."""
    others = [other for other in range(s.seats) if other != seat]
    known: dict[str, list[str]] = {}
    foreseen: dict[str, list[str]] = {}
    for other in others:
        faces = s.cards.seen(seat, HAND + other) + s.cards.seen(seat, ARENA_HAND + other)
        known[str(other)] = [CONFLICT[face] for face in sorted(faces)]
        foreseen[str(other)] = [
            PREMONITIONS[face - PREMONITION_FACE] for face in s.cards.seen(seat, PREMONITION_HAND + other)
        ]
    seen: Json = {
        "hand": _conflict(s.hand(seat)),
        "own_premonitions": _premonitions(s.cards.content[PREMONITION_HAND + seat]),
        "own_tokens": _tokens(s.players[seat].reserve),
        "plan": _drafted(s, seat) if is_planning(s, seat) else _planned(s, seat),
        "known_hands": known,
        "known_premonitions": foreseen,
        "known_primordials": {name: _primordial(s, seat, PRIMORDIAL + rank) for rank, name in enumerate(RANKS)},
    }
    if s.fights and seat in s.fight().seats:
        seen["prospects"] = cast(Json, prospects(s, seat))
    if s.open_hands:
        seen["mates_plans"] = {str(other): _planned(s, other) for other in others}
    return seen


def _planned(s: Hybris, seat: int) -> dict[str, str]:
    under = s.players[seat].under
    return {CHARACTERS[c]: TOKENS[token] for c, token in enumerate(under) if token != NOTHING}


def _drafted(s: Hybris, seat: int) -> dict[str, str]:
    """What lies on the own desk."""
    return {CHARACTERS[c]: TOKENS[token] for c, token in parts(plan(s, seat))}


# -- states that look the same ----------------------------------------------------------------------------------------


def deal_unseen(s: Hybris, seat: int, rng: Rng) -> None:
    """Cards that the seat has not seen, and the plans of others."""
    s.cards = redealt(s.cards, s.observer(seat), rng)
    for other in range(s.seats):
        if other != seat and not (s.open_hands and 0 <= seat < s.seats):
            _plan_anew(s, other, rng)
            while not _leads_on(s, other):
                _plan_anew(s, other, rng)


def _leads_on(s: Hybris, seat: int) -> bool:
    """Whoever pays for an activation has a token that leads somewhere."""
    top = s.agenda[-1] if s.agenda else None
    return not isinstance(top, PayActivation) or top.seat != seat or top.possible(s)


def _plan_anew(s: Hybris, seat: int, rng: Rng) -> None:
    """Tokens under the characters of a seat are exchanged among each other and those of its reserve. Prophets first:
    they cannot have every token, everybody else can, so all fitting plans are equally likely (HY-081)."""
    player = s.players[seat]
    planned = [character for character in range(len(CHARACTERS)) if player.under[character] != NOTHING]
    if not planned:
        return
    tokens = list(player.reserve)
    for character in planned:
        tokens[player.under[character]] += 1
    for prophets in (True, False):
        for character in planned:
            if (TYPE[character] == PROPHET_TYPE) == prophets:
                token = _any_of(tokens, character, rng)
                tokens[token] -= 1
                player.under = exchanged(player.under, character, token)
    player.reserve = tuple(tokens)


def _any_of(tokens: list[int], character: int, rng: Rng) -> int:
    """The kind of a token that may lie under the character, each piece equally likely."""
    open_to = [number if token_refusal(character, kind) is None else 0 for kind, number in enumerate(tokens)]
    place = rng.below(sum(open_to))
    for kind, number in enumerate(open_to):
        if place < number:
            return kind
        place -= number
    raise AssertionError("a token that is not there")
