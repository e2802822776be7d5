"""What a position is worth: points, and what will become points, term by term."""

from typing import Final

from theogony.games.godstorm import invade
from theogony.games.godstorm.content import (
    ALL_PLACES,
    ALTARS,
    CONTINENT_LANDS,
    CRYPTS,
    DEATH,
    LANDS,
    MAGIC,
    RELIC_LAND,
    SKY,
    WAR,
)
from theogony.games.godstorm.odds import WALLS, scaled, table
from theogony.games.godstorm.pieces import has_relic
from theogony.games.godstorm.relics import TABLETS_BONUS, TABLETS_OF_DESTINY
from theogony.games.godstorm.state import NOBODY, NOWHERE, World
from theogony.kernel.advice import softmax

TERMS: Final = (
    "advice-lands",
    "advice-continents",
    "advice-progress",
    "advice-underworld",
    "advice-relics",
    "advice-armies",
    "advice-front",
    "advice-dead",
    "advice-faith",
    "advice-gods",
    "advice-temples",
    "advice-cards",
    "advice-main-army",
    "advice-turns",
    "advice-last-word",
)
REASONS: Final = (*(f"{term}-{way}" for term in TERMS for way in ("more", "less")), "advice-odds")
LANDS_TERM: Final = 0
CONTINENTS_TERM: Final = 1
PROGRESS_TERM: Final = 2
UNDERWORLD_TERM: Final = 3
RELICS_TERM: Final = 4
ARMIES_TERM: Final = 5
FRONT_TERM: Final = 6
DEAD_TERM: Final = 7
FAITH_TERM: Final = 8
GODS_TERM: Final = 9
TEMPLES_TERM: Final = 10
CARDS_TERM: Final = 11
MAIN_TERM: Final = 12
TURNS_TERM: Final = 13
LAST_WORD_TERM: Final = 14

# Points per unit of each term, by the turns that a seat still has: fitted to games, then smoothed.
_BY_TURNS: Final = (
    # 0     1     2     3     4     5 turns left
    (1.00, 0.80, 0.50, 0.40, 0.35, 0.35),  # lands
    (0.90, 0.75, 0.75, 0.80, 0.90, 0.90),  # continents
    (0.00, 0.20, 0.27, 0.27, 0.40, 0.50),  # progress
    (0.90, 0.50, 0.20, 0.15, 0.10, 0.10),  # underworld
    (0.90, 0.40, 0.10, 0.10, 0.10, 0.10),  # relics
    (0.02, 0.15, 0.10, 0.08, 0.08, 0.08),  # armies
    (0.00, 0.18, 0.12, 0.14, 0.20, 0.17),  # front
    (0.02, 0.06, 0.09, 0.09, 0.08, 0.06),  # dead
    (0.00, 0.06, 0.08, 0.10, 0.10, 0.10),  # faith
    (0.00, 0.30, 0.45, 0.45, 0.45, 0.45),  # gods
    (0.00, 0.80, 1.15, 1.20, 1.15, 1.00),  # temples
    (0.00, 0.30, 0.30, 0.20, 0.20, 0.20),  # cards
    (0.00, 0.15, 0.15, 0.30, 0.30, 0.20),  # main army
    (0.00, 9.00, 18.0, 26.0, 32.0, 38.0),  # turns
    (3.50, 3.50, 3.50, 3.50, 3.50, 3.50),  # last word
)
WEIGHTS: Final = [[row[turns] for row in _BY_TURNS] for turns in range(6)]
MARGIN: Final = 2.0  # points that make a clear difference at the end
FEAR: Final = 0.75  # how likely an enemy who could take a land does
GOD_WORTH: Final = [0.6, 1.2, 0.7, 1.5]  # death, magic, sky, war
CARD_WORTH: Final = [0.7, 0.0, 0.8, 1.0]
RELIC_WORTH: Final = 1.2


def turns_left(s: World, seat: int) -> int:
    """How many turns the seat will still begin; the one under way is not counted."""
    if s.result is not None:
        return 0
    return _TURNS_LEFT[s.rules.number](s, seat)


def _by_epochs(s: World, seat: int) -> int:
    later = s.box.epochs - s.epoch
    if s.turn == NOBODY or (s.turn != seat and s.marker[seat] > s.marker[s.turn]):
        later += 1
    return min(later, 5)


def _by_rounds(s: World, seat: int) -> int:
    return 5 if s.round_limit == 0 or s.rounds < s.round_limit - 1 else 0


_TURNS_LEFT: Final = (_by_epochs, _by_rounds)  # by mode


def strikes_left(s: World, seat: int) -> int:
    """How many times the seat will still come to step 6; the turn under way counts until its invasions are over."""
    later = turns_left(s, seat)
    if s.turn == seat and later < 5:
        for step in s.agenda:
            if isinstance(step, invade.Invade):
                return later + 1
    return later


def features(s: World) -> list[list[float]]:
    """The terms of every seat before they are weighted."""
    seats = s.seats
    owner, armies, temple, borders = s.owner, s.armies, s.temple, s.borders
    rows = [[0.0] * len(TERMS) for _ in range(seats)]
    dangerous = [seat < seats and s.alive[seat] != 0 and strikes_left(s, seat) > 0 for seat in range(5)]
    dangerous.append(False)  # the neutral pantheon never attacks
    plain, walled = table(0).wins, table(WALLS).wins
    safety = [1.0] * LANDS
    for land in range(LANDS):
        seat = owner[land]
        if seat < 0 or seat >= seats:
            continue
        held = armies[land]
        wins = walled if temple[land] else plain
        danger = 0.0
        enemies = 0
        for near in borders[land]:
            other = owner[near]
            if other != seat:
                enemies += 1
                if other >= 0 and dangerous[other]:
                    force = armies[near] - 1
                    if force > 0:
                        if force > 40 or held > 40:
                            a, d = scaled(force, held)
                            chance = wins[a][d]
                        else:
                            chance = wins[force][held]
                        if chance > danger:
                            danger = chance
        row = rows[seat]
        safe = 1.0 - FEAR * danger
        safety[land] = safe
        row[LANDS_TERM] += safe
        row[ARMIES_TERM] += held
        if enemies:
            row[FRONT_TERM] += held - 1
            if held > row[MAIN_TERM]:
                row[MAIN_TERM] = held
        if temple[land]:
            row[TEMPLES_TERM] += safe
    _add_continents(s, rows, safety)
    _add_pieces(s, rows)
    _add_last_word(s, rows)
    return rows


def _add_continents(s: World, rows: list[list[float]], safety: list[float]) -> None:
    owner = s.owner
    for continent, lands in enumerate(CONTINENT_LANDS):
        counts = [0] * 7
        safe = 1.0
        for land in lands:
            counts[owner[land]] += 1
            safe *= safety[land]
        bonus = s.box.continent_bonus[continent]
        for seat in range(s.seats):
            count = counts[seat]
            if count == len(lands):
                rows[seat][CONTINENTS_TERM] += bonus * (0.15 + 0.85 * safe)
            elif count:
                part = count / len(lands)
                rows[seat][PROGRESS_TERM] += bonus * part * part


def _add_pieces(s: World, rows: list[list[float]]) -> None:
    owner, armies = s.owner, s.armies
    for place in range(LANDS, ALL_PLACES):
        seat = owner[place]
        if seat >= 0:
            rows[seat][DEAD_TERM] += armies[place]
    for place in SCORING_SPACES:
        seat = owner[place]
        if seat >= 0:
            rows[seat][UNDERWORLD_TERM] += 1.0
    if s.turn >= 0:
        rows[s.turn][ARMIES_TERM] += s.raised
    for seat in range(s.seats):
        row = rows[seat]
        row[TURNS_TERM] = 1.0
        row[DEAD_TERM] += s.heaven[seat]
        row[FAITH_TERM] += _useful(s.faith[seat])
        for kind in range(4):
            if s.gods[4 * seat + kind] != NOWHERE:
                row[GODS_TERM] += GOD_WORTH[kind]
        for relic in s.held(seat, MAGIC):
            land = RELIC_LAND[relic]
            row[RELICS_TERM] += 1.0 if land >= 0 and owner[land] == seat else 0.0
            row[CARDS_TERM] += RELIC_WORTH
        for deck in (DEATH, SKY, WAR):
            row[CARDS_TERM] += CARD_WORTH[deck] * len(s.held(seat, deck))
        row[CARDS_TERM] += 2.0 * len(s.territory_hand(seat))


def _add_last_word(s: World, rows: list[list[float]]) -> None:
    """Who will bid most for the last turn of the game, which has no reply: mostly whoever owns most faith by then."""
    if s.epoch != s.box.epochs - 1:  # never in the classic mode, which has one without end
        return
    purses = []
    for seat in range(s.seats):
        purse = float(s.faith[seat]) if s.alive[seat] else -60.0
        if has_relic(s, seat, TABLETS_OF_DESTINY):
            purse += TABLETS_BONUS
        if s.turn != seat and turns_left(s, seat) == 2:
            purse += 2.0  # an income is still to come, most of which is spent
        purses.append(purse)
    for seat, chance in enumerate(softmax(purses, 2.0)):
        rows[seat][LAST_WORD_TERM] = chance


def _useful(faith: int) -> float:
    """Much faith is worth less a piece than a little."""
    return float(faith) if faith <= 12 else 12.0 + 0.5 * (faith - 12)


SCORING_SPACES: Final = sorted(CRYPTS + ALTARS)
