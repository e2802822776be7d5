"""Whole games of chance against Kronos under the eyes of a referee, who reckons by himself from the words of the rules:
prices, what Terror does, what must not stand where, what must have ended the game."""

from typing import Final

import pytest

from theogony.bots.bot import advice_for
from theogony.games.hellas.content import (
    GOD_ARTIFACT,
    HOSTILE,
    KRONOS_ACTIONS,
    LAND,
    LANDS,
    MONSTERS,
    MONUMENT_REGION,
    PLACES,
    QUESTS,
    REGIONS_OF,
)
from theogony.games.hellas.game import GAME
from theogony.games.hellas.kronos.turn import TitanActs
from theogony.games.hellas.state import NOBODY, Hellas
from theogony.games.hellas.turn import TakeTurn
from theogony.games.hellas.zones import BROKEN, FIRST_CHAIN, FIRST_ORDER, INTACT, ORDER_HAND
from theogony.kernel.rng import Rng

ACTIONS: Final = {  # by kind of move: the Action and its price
    "shift": ("monster_movement", 1),
    "destroy-temple": ("destroy_temple", 4),
    "kronos-to": ("kronos_movement", 4),
    "kronos-crushes": ("kronos_destroy_monument", 4),
    "kronos-terror": ("kronos_terror", 4),
    "monster-crushes": ("monster_destroy_monument", 4),
}
CHEAP: Final = ("medusa", "sphinx", "cyclops")
RECOVERY: Final = {  # by Heroes: the level from so many Regions on, the highest first (LH-236)
    2: ((16, 10), (14, 9), (12, 8), (9, 6), (7, 5), (5, 4), (0, 3)),
    3: ((18, 10), (16, 9), (14, 8), (11, 6), (8, 5), (6, 4), (0, 3)),
}


def over(s: Hellas) -> bool:
    return s.result is not None


def hoplites(s: Hellas, region: int) -> int:
    return sum(s.hoplites[PLACES * seat + region] for seat in range(1, s.seats))


def price(s: Hellas, kind: str, target: str) -> int | None:
    """What the move of Kronos costs in this position; None if it costs nothing by itself."""
    if kind == "region-attack":
        action, asked = "region_attack", 2 if target in CHEAP else 3
    elif kind == "terror":
        land = LAND[s.monster_at[MONSTERS.index(target)]]
        action, asked = "terror", 1 + sum(hoplites(s, region) for region in REGIONS_OF[land]) // 2
    elif kind == "order":
        action, asked = "play_order", 0 if QUESTS.index("omphalos") in s.quests else 2
    elif kind in ACTIONS:
        action, asked = ACTIONS[kind]
    else:
        return None
    off = sum(
        s.box.chain_discount[card - FIRST_CHAIN][KRONOS_ACTIONS.index(action)] for card in s.cards.content[BROKEN]
    )
    return max(1, asked - off) if asked else 0


def level(s: Hellas) -> int:
    """What a Pass brings the marker to, if it stands lower."""
    regions = sum(owner != NOBODY for owner in s.control)
    base = next(points for least, points in RECOVERY[s.seats - 1] if regions >= least)
    return max(s.titan().points, base + s.titan().attributes[1] - 1)


def look_at_the_table(s: Hellas) -> None:
    """Between two Actions."""
    titan = s.titan()
    for seat in range(1, s.seats):
        player = s.players[seat]
        assert sum(s.hoplites[PLACES * seat : PLACES * (seat + 1)]) + player.supply == 15
        assert 0 <= player.pool + s.praying_of(seat) <= 4
    assert s.control[titan.region] == NOBODY and not hoplites(s, titan.region)  # LH-266, LH-269
    for monument, region in enumerate(MONUMENT_REGION):  # LH-035, LH-245, LH-285
        owners = [seat for seat in range(s.seats) if s.players[seat].artifacts >> GOD_ARTIFACT[monument] & 1]
        assert owners == ([s.control[region]] if s.levels[monument] and s.control[region] != NOBODY else [])
    assert all(not s.attitude[land] for land in range(len(LANDS)) if s.glory[land] != NOBODY)  # LH-320
    assert sum(titan.attributes) - 3 == 9 - s.temples.bit_count()  # LH-223
    assert bool(titan.unlocked) == (not s.cards.content[INTACT])  # LH-259
    assert len(s.cards.content[ORDER_HAND]) <= 5  # LH-190
    orders = range(FIRST_ORDER, FIRST_ORDER + 21)
    assert sorted(card for zone in s.cards.content for card in zone if card in orders) == list(orders)
    assert s.attitude.count(HOSTILE) < 5 and any(s.levels)  # LH-164, LH-165
    held = [all(s.control[r] != NOBODY for r in land if r != titan.region) for land in REGIONS_OF]
    assert sum(held) < 3  # LH-168


def look_at_the_move(before: Hellas, s: Hellas, kind: str, target: str) -> None:
    """One of Kronos in his turn."""
    asked = price(before, kind, target)
    if asked is not None:
        assert before.titan().points - s.titan().points == asked, (kind, target)
    elif kind == "pass":
        assert s.titan().points == level(before)
    if kind == "terror":
        land = LAND[before.monster_at[MONSTERS.index(target)]]
        down = 0 if before.glory[land] != NOBODY else min(HOSTILE, before.attitude[land] + 1)
        assert (s.attitude[land], s.glory[land]) == (down, NOBODY)  # LH-217, LH-221
        for region in REGIONS_OF[land]:  # LH-219
            assert s.control[region] == (before.control[region] if hoplites(before, region) else NOBODY)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_a_game_of_chance_keeps_to_the_words_of_the_rules(seats: int, seed: int) -> None:
    s, rng, advice = (
        GAME.new(seats, {"mode": "kronos", "turns": "100"}, f"referee {seed}"),
        Rng(seed),
        advice_for("hellas"),
    )
    assert isinstance(s, Hellas)
    turns: list[int] = []
    while not over(s):
        prompt = s.prompts()[0]
        if isinstance(prompt, (TakeTurn, TitanActs)):
            look_at_the_table(s)
        if s.turns > len(turns):
            turns.append(s.turn)
        options = s.onward(prompt.seat)
        sensible = len(options) > 1 and seed and rng.below(2)
        move = advice.quick(s, prompt, options, s.rng) if sensible else options[rng.below(len(options))]
        before = s.clone()
        s.apply_trusted(prompt.seat, move)
        if isinstance(prompt, TitanActs) and not over(s) and s.turns - before.turns < 2:
            kind, _, target = GAME.moves.text(move).partition(" ")
            look_at_the_move(before, s, kind, target)
    assert turns == [(0, 1 + place // 2 % (seats - 1))[place % 2] for place in range(len(turns))]  # LH-201
