"""What a seat may know, built from nothing: everything but the dice to come (DF-011)."""

from typing import Final, cast

from theogony.games.diceforge.content import (
    ANCIENT,
    CELESTIAL,
    COLOURS,
    COMPANION,
    FACES,
    FEATS,
    GLORY,
    GOLD,
    ISLANDS,
    MOON,
    POOL_FACES,
    POOLS,
    ROOMS,
    SLOT_COUNT,
    SLOTS,
    SPACES,
    STORED,
    SUN,
    TRACK,
    TREASURES,
)
from theogony.games.diceforge.moves import MEMORIES
from theogony.games.diceforge.scoring import score
from theogony.games.diceforge.setup import WAYS
from theogony.games.diceforge.shapes import DiceForgeView, Die, Memory, Player
from theogony.games.diceforge.smith import scepters
from theogony.games.diceforge.speech import SPEECH
from theogony.games.diceforge.state import BOARS, MEMORY_CARDS, MISFORTUNES, NOT_PLACED, SIDES, Tournament
from theogony.kernel.state import SPECTATOR, Json
from theogony.kernel.view import name_of, question

KINDS: Final = {pool: sorted(set(faces)) for pool, faces in zip(POOLS, POOL_FACES, strict=True)}  # of faces


def public_view(s: Tournament) -> Json:
    """The position; nobody knows more."""
    seen: DiceForgeView = {
        "game": "diceforge",
        "seat": SPECTATOR,
        "seats": s.seats,
        "setup": WAYS[s.preset],
        "module": s.rules.name,
        "round": s.round,
        "rounds": s.rounds,
        "first": s.first,
        "turn": s.active,
        "slots": {
            name: {"feat": name_of(FEATS, s.slots[slot]), "cards": s.stack[slot]} for slot, name in enumerate(SLOTS)
        },
        "pools": {pool: [(FACES[face], s.left[face]) for face in kinds] for pool, kinds in KINDS.items()},
        "out": [FACES[face] for face in s.out],
        "players": [_player(s, other) for other in range(s.seats)],
        "celestial": CELESTIAL[s.celestial],
        "treasures": {SPACES[ROOMS[room]]: name_of(TREASURES, there) for room, there in enumerate(s.room)},
        "memories": [_memory(s, token) for token in range(len(s.memory)) if s.memory[token] != NOT_PLACED],
        "used": {FEATS[s.slots[slot]]: bits for slot, bits in enumerate(s.used) if bits},
        "prompt": question(s, SPEECH),
        "result": None if s.result is None else s.result.as_dict(),
    }
    return cast(Json, seen)


def _player(s: Tournament, seat: int) -> Player:
    at = STORED * seat
    points = score(s, seat)
    return {
        "dice": (_die(s, 2 * seat), _die(s, 2 * seat + 1)),
        "gold": s.have[at + GOLD],
        "sun": s.have[at + SUN],
        "moon": s.have[at + MOON],
        "glory": s.have[at + GLORY],
        "ancient": s.have[at + ANCIENT],
        "limits": s.limit[3 * seat : 3 * seat + 3],
        "removed": [FACES[face] for face in s.removed[seat]],
        "feats": {
            FEATS[s.slots[slot]]: s.taken[SLOT_COUNT * seat + slot]
            for slot in range(SLOT_COUNT)
            if s.taken[SLOT_COUNT * seat + slot]
        },
        "boars": _colours(s, BOARS, seat),
        "memories": _colours(s, MEMORY_CARDS, seat),
        "misfortunes": _colours(s, MISFORTUNES, seat),
        "hammer": s.hammer[seat],
        "scepters": s.scepter[4 * seat : 4 * seat + scepters(s, seat)],
        "companions": s.companion[4 * seat : 4 * seat + s.owned(seat, COMPANION)],
        "cerberus": s.cerberus[seat],
        "triton": s.triton[seat],
        "island": name_of(ISLANDS, s.pawn[seat]),
        "golem": SPACES[s.golem[seat]],
        "allegiance": TRACK[s.allegiance[seat]],
        "points": sum(points.values()),
        "points_of": (points["glory"], points["cards"], points["bonus"]),
    }


def _colours(s: Tournament, cards: int, seat: int) -> list[str]:
    """The colours of the seat's cards of a coloured set."""
    return [colour for number, colour in enumerate(COLOURS) if s.colour_owner[cards + number] == seat]


def _die(s: Tournament, die: int) -> Die:
    faces = s.dice[SIDES * die : SIDES * die + SIDES]
    return {
        "faces": [name_of(FACES, face) for face in faces],
        "up": s.up[die],
        "record": name_of(FACES, s.record[die]),
    }


def _memory(s: Tournament, token: int) -> Memory:
    island, side = divmod(s.memory[token], 2)
    return {
        "seat": s.colour_owner[MEMORY_CARDS + token // 2],
        "colour": COLOURS[token // 2],
        "island": ISLANDS[island],
        "side": MEMORIES[side],
    }
