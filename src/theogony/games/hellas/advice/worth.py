"""What a position is worth to each player, term by term: the four ways to win, and the means to them."""

from typing import Final

from theogony.games.hellas.advice.prospects import hope, huntable
from theogony.games.hellas.content import (
    BUILD_TEMPLE,
    CITY,
    HUNT,
    LAND,
    LAND_BITS,
    LANDS,
    MARCH,
    MONUMENT_AT,
    MONUMENT_REGION,
    NEIGHBOURS,
    PLACES,
    PREPARE,
    RECRUIT,
    REGIONS_OF,
    SHRINE,
    SPARTA,
    USURP,
    WARLORD_OF_THREE,
)
from theogony.games.hellas.control import controlled, population
from theogony.games.hellas.ending import THREE_PLAYERS, TWO_PLAYERS
from theogony.games.hellas.specials import uncovered
from theogony.games.hellas.state import NOBODY, NOTHING, OFF_MAP, Hellas
from theogony.games.hellas.temples import temples_left
from theogony.games.hellas.turn import TakeTurn

TERMS: Final[tuple[str, ...]] = (
    "advice-lands",
    "advice-temples",
    "advice-monsters",
    "advice-king",
    "advice-army",
    "advice-hero",
    "advice-cards",
    "advice-turn",
)
REGION: Final = 0.45
NEAR: Final[list[float]] = [0.0, 0.5, 1.6, 4.0, 8.5]  # a Land, by Regions held; the last for all of a large one
BOTH: Final = 0.5  # the second Land counts so much more once the first is whole
GATHERED: Final = 0.4
TEMPLE: Final[list[float]] = [0.0, 1.3, 3.0, 5.5, 9.0, 30.0]
SITE: Final = 0.3  # a Shrine where a Temple can be built
TROPHY: Final[list[float]] = [0.0, 3.5, 9.0, 30.0]
SPOILS: Final = 1.7  # what a slain Monster brings besides: a Glory Token, an Artifact
HOPE: Final = 0.5  # how much of it counts before the Hunt
LEVEL: Final[list[float]] = [0.0, 0.0, 0.4, 1.1, 2.6, 0.0]  # control of a Monument, by its level, before a King
KING: Final = 7.0
COUNTDOWN: Final = 3.5  # each token that is gone
HOPLITE: Final = 0.32
ATTRIBUTE: Final[list[float]] = [0.9, 0.8, 0.5]
INJURY: Final = 0.5
GLORY: Final = 0.8
QUEST: Final[list[float]] = [0.0, 0.6, 1.3, 0.0]  # by Step
PRIEST: Final = 0.7
CARD: Final = 0.35
BLESSING: Final = 1.3
ARTIFACT: Final = 0.9
COVERED: Final = 0.12
DRAFT: Final = 0.2  # being the first to choose a Blessing, now and then
TURN: Final = 0.8  # the Special Action of this turn is still to come, with all that it can bring
LATER: Final = 0.4  # what it can bring in the next one
EXPOSED: Final = 0.4  # of a Region that an enemy can simply enter
OUTNUMBERED: Final = 0.15  # of a Region beside a larger Army


def ledgers(s: Hellas) -> list[list[float]]:
    """A row for each side; a side's worth is that of its seats."""
    rows = [[0.0] * len(TERMS) for _ in s.sides.names]
    for seat in range(s.seats):
        if s.players[seat].hero >= 0:
            row = rows[s.sides.of[seat]]
            for term, worth in enumerate(_row(s, seat)):
                row[term] += worth
    return rows


def _row(s: Hellas, seat: int) -> list[float]:
    held = controlled(s, seat)
    temples = (held & s.temples).bit_count()
    prize = slaying(s, seat)
    return [
        _lands(s, seat, held),
        TEMPLE[min(temples, 5)] + SITE * (held & SHRINE & ~s.temples).bit_count(),
        TROPHY[min(s.players[seat].trophies.bit_count(), 3)] + HOPE * prize * hope(s, seat),
        _king(s, seat, held),
        _army(s, seat, held),
        _hero(s, seat),
        _cards(s, seat),
        TURN + special(s, seat, held) if acts(s, seat) else LATER * special(s, seat, held),
    ]


def acts(s: Hellas, seat: int) -> bool:
    """Whether the seat is choosing what to do in its turn."""
    return s.turn == seat and bool(s.agenda) and isinstance(s.agenda[-1], TakeTurn)


def slaying(s: Hellas, seat: int) -> float:
    """What the next slain Monster brings."""
    trophies = min(s.players[seat].trophies.bit_count(), 2)
    return TROPHY[trophies + 1] - TROPHY[trophies] + SPOILS


def special(s: Hellas, seat: int, held: int) -> float:
    """What the best open Special Action can bring; Build Monument always is."""
    player = s.players[seat]
    allowed = uncovered(s, seat)
    temples = (held & s.temples).bit_count()
    best = PRIEST * min(temples, s.box.priests - player.pool) + COVERED * player.used.bit_count()
    if allowed >> RECRUIT & 1:
        recruits = s.box.recruits_in_city * (held & CITY & ~(1 << SPARTA)).bit_count()
        recruits += s.box.recruits_in_sparta * (held >> SPARTA & 1)
        best = max(best, HOPLITE * min(player.supply, recruits))
    if allowed >> BUILD_TEMPLE & 1 and held & SHRINE & ~s.temples and temples_left(s):
        best = max(best, TEMPLE[min(temples + 1, 5)] - TEMPLE[min(temples, 5)] - SITE + PRIEST + DRAFT)
    if allowed >> PREPARE & 1:
        best = max(best, s.box.prepare_choices * CARD)
    if allowed >> HUNT & 1:
        chance = huntable(s, seat)
        if chance:
            best = max(best, (1 - HOPE) * chance * slaying(s, seat) - (1 - chance) * INJURY)
    if allowed >> USURP & 1 and player.region != OFF_MAP and s.glory[LAND[player.region]] == seat:
        best = max(best, HOPLITE if held >> player.region & 1 else 2.0)
    if allowed >> MARCH & 1:
        best = max(best, 2 * HOPLITE)
    return best


def _lands(s: Hellas, seat: int, held: int) -> float:
    """The Lands nearest to be whole count, as many as are needed; every Region counts a little, and so do Hoplites that
    gather where more are needed for control."""
    found: list[float] = []
    gathered = 0.0
    for land in range(len(LANDS)):
        if s.seats == THREE_PLAYERS and not WARLORD_OF_THREE[land]:
            continue
        bits = held & LAND_BITS[land]
        place = bits.bit_count() + 4 - len(REGIONS_OF[land])
        found.append(NEAR[place] if bits else 0.0)
        for region in REGIONS_OF[land]:
            number = s.hoplites[PLACES * seat + region]
            if number and s.control[region] == NOBODY:
                gathered += (NEAR[place + 1] - NEAR[place]) * number / population(s, seat, region)
    found.sort(reverse=True)
    worth = REGION * held.bit_count() + sum(found[: s.box.lands_to_win[s.seats]]) + GATHERED * gathered
    return worth + BOTH * found[1] if found[0] == NEAR[-1] else worth


def _king(s: Hellas, seat: int, held: int) -> float:
    """Whoever controls the Monument of the King wins when the countdown is over; before, high Monuments promise it."""
    if s.king_monument != NOTHING:
        return (held >> MONUMENT_REGION[s.king_monument] & 1) * (KING + COUNTDOWN * (s.box.countdown - s.countdown))
    if s.seats == TWO_PLAYERS:
        return 0.0
    worth = 0.0
    for monument, region in enumerate(MONUMENT_REGION):
        if held >> region & 1:
            worth += LEVEL[s.levels[monument]]
    return worth


def _army(s: Hellas, seat: int, held: int) -> float:
    """Hoplites on the map, and how safe Regions are beside those of enemies."""
    at = PLACES * seat
    worth = 0.0
    for region in range(PLACES):
        number = s.hoplites[at + region]
        if number:
            worth += HOPLITE * min(number, 6)
        if held >> region & 1 and number < 5:
            threat = _threat(s, seat, region)
            if threat > number:
                prize = 1.0 + 1.2 * (s.temples >> region & 1) + (MONUMENT_AT[region] != NOTHING)
                worth -= prize * (OUTNUMBERED if number else EXPOSED)
    return worth


def _threat(s: Hellas, seat: int, region: int) -> int:
    """The largest enemy Army next to it."""
    found = 0
    hoplites = s.hoplites
    for other in range(s.seats):
        if other != seat:
            at = PLACES * other
            for near in NEIGHBOURS[region]:
                found = max(found, hoplites[at + near])
    return found


def _hero(s: Hellas, seat: int) -> float:
    player = s.players[seat]
    worth = PRIEST * player.pool - INJURY * player.injuries.bit_count() + GLORY * s.glory.count(seat)
    for attribute, weight in enumerate(ATTRIBUTE):
        value = s.attributes[3 * seat + attribute]
        worth += weight * ((value + 1) / 2 if player.injuries >> attribute & 1 else value)
    return worth + QUEST[player.step]


def _cards(s: Hellas, seat: int) -> float:
    player = s.players[seat]
    return (
        CARD * len(s.hand(seat))
        + BLESSING * player.blessings.bit_count()
        + ARTIFACT * player.artifacts.bit_count()
        + 0.2 * player.charged.bit_count()
        + 0.8 * player.kept.bit_count()
        - COVERED * player.used.bit_count()
    )
