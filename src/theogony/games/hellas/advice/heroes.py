"""What the Heroes should think of against Kronos, as one side: three Lands, the Titan, the gates of Tartarus; and rules
of thumb for a Hero's turn."""

from typing import Final

from theogony.games.hellas import hero_movement, moves as m, prepare, recruit, setup, turn
from theogony.games.hellas.advice import thumb
from theogony.games.hellas.advice.prospects import chance
from theogony.games.hellas.advice.ways import armies, nearness
from theogony.games.hellas.advice.worth import acts
from theogony.games.hellas.content import (
    CITY,
    DISTANCE,
    HOSTILE,
    HUNT,
    KRONOS,
    LAND,
    NEUTRAL,
    OMPHALOS,
    PAIRS,
    PLACES,
    PRIEST_MARK,
    QUEST_REGION,
    REGIONS_OF,
    RHEA,
    SPEED,
    STRENGTH,
    TARTARUS,
)
from theogony.games.hellas.control import controlled
from theogony.games.hellas.kronos import attitude, trophies
from theogony.games.hellas.pieces import free_hoplites, monsters_in
from theogony.games.hellas.quests import LAST_STEP
from theogony.games.hellas.requirements import meets
from theogony.games.hellas.state import NOBODY, NOTHING, OFF_MAP, Hellas
from theogony.games.hellas.trays import uncovered
from theogony.kernel.advice import Rule, best

TERMS: Final[tuple[str, ...]] = ("advice-hellas", "advice-titan", "advice-gates")
LANDS_HELD: Final = 1.0  # how much each way counts
WOUNDED: Final = 0.8
GATES: Final = 0.6
MEANS: Final[tuple[str, ...]] = ("advice-army", "advice-hero", "advice-cards", "advice-turn")  # of the base game too
HOPLITE: Final = 0.12
ATTRIBUTE: Final[list[float]] = [0.7, 0.9, 0.8]
INJURY: Final = 0.8
PRIEST: Final = 0.6
GLORY: Final = 0.5
CARD: Final = 0.4
BLESSING: Final = 1.0
ARTIFACT: Final = 0.8
COVERED: Final = 0.3
TURN: Final = 1.4  # the Special Action is still to come
TEMPLE: Final = 0.35
PREY: Final = 0.5
GUARD: Final = 0.7  # where recruits of the Hero hold Terror off
SLAIN: Final = 3.5
ALLIED: Final = 1.0
QUEST: Final = 5.5  # turns that a Quest takes for which nobody is ready
BY_HUNT: Final = 2.2  # Wounds
ORDERS_COST: Final = 1.2  # once Omphalos is discovered
BUILDING: Final = -0.8  # a Monument: Kronos draws Orders and his Anger comes back
UNCOVERED: Final = 0.35
UPHILL: Final = 1.0
QUIET: Final = 2.0


def row(s: Hellas) -> list[float]:
    """Term by term; each way is worth more the nearer it is."""
    gates = GATES * nearness(gates_turns(s)) + ORDERS_COST * (OMPHALOS not in s.quests)
    return [LANDS_HELD * nearness(lands_turns(s, armies(s))), WOUNDED * nearness(titan_turns(s)), gates]


def means(s: Hellas, seat: int) -> list[float]:
    """What a Hero has: army, the Hero itself, cards, the turn."""
    player = s.players[seat]
    held = controlled(s, seat)
    army = HOPLITE * sum(s.hoplites[PLACES * seat : PLACES * (seat + 1)]) + TEMPLE * (held & s.temples).bit_count()
    hero = PRIEST * player.pool - INJURY * player.injuries.bit_count() + GLORY * s.glory.count(seat) + prey(s, seat)
    if player.region != OFF_MAP and s.attitude[LAND[player.region]] != HOSTILE:
        hero += GUARD
    for attribute, weight in enumerate(ATTRIBUTE):
        hero += weight * s.attributes[3 * seat + attribute]
    cards = CARD * min(len(s.hand(seat)), s.box.hand_limit) - COVERED * player.used.bit_count()
    cards += BLESSING * player.blessings.bit_count() + ARTIFACT * player.artifacts.bit_count()
    cards += 0.2 * player.charged.bit_count()
    return [army, hero, cards, TURN if acts(s, seat) else 0.0]


def prey(s: Hellas, seat: int) -> float:
    """How good a Hunt is in reach: of a Monster, or of Kronos."""
    player = s.players[seat]
    if player.region == OFF_MAP:
        return 0.0
    speed = s.attribute(seat, SPEED)
    places = [*s.monster_at, s.titan().region if RHEA not in s.quests else OFF_MAP]
    best = 0.0
    for target, region in enumerate(places):
        if region != OFF_MAP:
            best = max(best, hunt_score(s, seat, target) / (1.0 + DISTANCE[player.region][region] / speed))
    return PREY * best * (0.5 if player.used >> HUNT & 1 else 1.0)


def lands_turns(s: Hellas, armies: list[int]) -> float:
    """Until three Lands are held, the nearest ones: a Region takes as long as Hoplites are missing."""
    away = s.titan().region
    beset = {LAND[region] for region in s.monster_at if region != OFF_MAP}
    found: list[float] = []
    for land, regions in enumerate(REGIONS_OF):
        turns = 0.0
        for region in regions:
            if region == away:
                continue
            if s.control[region] == NOBODY:
                most = max(s.hoplites[PLACES + region :: PLACES]) if armies[region] else 0
                turns += 0.9 + 0.45 * max(0, s.box.population[region] - most)
            elif not armies[region]:
                turns += 0.3 if land in beset else 0.12
        found.append(turns)
    found.sort()
    return sum(found[: s.box.kronos_lands_to_win])


def quest_turns(s: Hellas, quest: int, attribute: int) -> float:
    """Until the Quest is completed, by the Hero who is nearest."""
    if quest not in s.quests:
        return 0.0
    best = QUEST + 1.0
    for seat in range(1, s.seats):
        player = s.players[seat]
        if player.quest == quest:
            best = min(best, LAST_STEP - player.step)
        elif player.quest == NOTHING and player.region != OFF_MAP:
            if s.attribute(seat, attribute) < s.box.quest_steps[quest][0][attribute]:
                best = min(best, QUEST)  # first a prayer: no need to go there yet
            else:
                way = (DISTANCE[player.region][QUEST_REGION[quest]] - 1) / s.attribute(seat, SPEED)
                best = min(best, LAST_STEP - 0.2 + max(0.0, way))
    return best


def titan_turns(s: Hellas) -> float:
    """Until Kronos is killed."""
    return quest_turns(s, RHEA, SPEED) + 1.4 * titan_wounds(s) / BY_HUNT


def titan_wounds(s: Hellas) -> int:
    """His symbols that are open."""
    return len(s.rules.titan_symbols(s)) - s.rules.titan_wounds(s).bit_count()


def gates_turns(s: Hellas) -> float:
    """Until the last Monster on the map is slain and the gates are closed."""
    turns = quest_turns(s, TARTARUS, STRENGTH) + 2.0
    standing = 0
    for monster, region in enumerate(s.monster_at):
        if region != OFF_MAP:
            standing += 1
            turns += 0.8 + 0.35 * uncovered(s, monster)
    return turns if standing else turns + 2.0


# -- rules of thumb ---------------------------------------------------------------------------------------------------


def take_turn(s: Hellas, prompt: turn.TakeTurn, options: list[int]) -> list[float]:
    return [turn_score(s, prompt.seat, move) for move in options]


def turn_score(s: Hellas, seat: int, move: int) -> float:
    if m.TRAVEL <= move < m.ADVANCE:
        return travel_score(s, seat, move - m.TRAVEL)
    if m.HUNT <= move < m.MONUMENT:
        return hunt_score(s, seat, move - m.HUNT)
    if m.MARCH <= move < m.MARCH_NOBODY:
        origin = PAIRS[move - m.MARCH][0]
        return 0.6 * thumb.step_score(s, seat, move - m.MARCH, free_hoplites(s, seat, origin))
    if move == m.USURP and s.control[s.players[seat].region] != NOBODY:
        return ALLIED  # the side gains no Region by it, only a Hoplite
    return thumb.turn_score(s, seat, move)


def search_turn(s: Hellas, prompt: turn.TakeTurn, options: list[int]) -> list[float]:
    """What is worth a look: Regular Actions, Recruit and Prepare, which look small and are often best, and one of the
    Monuments."""
    seat = prompt.seat
    staying = worth_of_staying(s, seat)
    sites = [move for move in options if m.MONUMENT <= move < m.PLACE]
    site = sites[best([turn_score(s, seat, move) for move in sites])] if sites else NOTHING
    scores: list[float] = []
    for move in options:
        score = purpose(s, seat, move, staying)
        if move in (m.RECRUIT, m.PREPARE):
            score += QUIET
        elif move == site:
            score += UPHILL
        elif move in sites:
            score = -thumb.FIRST
        scores.append(score)
    return scores


def worth_of_staying(s: Hellas, seat: int) -> float:
    here = s.players[seat].region
    return travel_score(s, seat, here) if here != OFF_MAP else 0.0


def purpose(s: Hellas, seat: int, move: int, staying: float) -> float:
    """As ``turn_score``, but a way counts by what is better than here, and a Monument, which feeds Kronos too, only
    when many actions are covered."""
    if m.TRAVEL <= move < m.ADVANCE:
        return travel_score(s, seat, move - m.TRAVEL) - staying
    if m.MONUMENT <= move < m.PLACE:
        return BUILDING + UNCOVERED * s.players[seat].used.bit_count()
    return turn_score(s, seat, move)


def hunt_score(s: Hellas, seat: int, target: int) -> float:
    """The chance to slay; of Kronos, whose Wounds stay, what cards there are."""
    if target == KRONOS:
        power = len(s.hand(seat)) + s.attribute(seat, STRENGTH) - 0.7 * s.players[seat].injuries.bit_count()
        return 1.0 + 0.5 * power - 0.2 * titan_wounds(s)
    return SLAIN * chance(s, seat, target)


def travel_score(s: Hellas, seat: int, region: int) -> float:
    """To a Quest that can be begun, to a Monster that can be slain, to Kronos once he can be hunted."""
    score = 0.0
    for quest in s.quests:
        if QUEST_REGION[quest] == region and meets(s, seat, s.box.quest_steps[quest][0]):
            score += 2.0
    for monster in monsters_in(s, region):
        score = max(score, 0.3 + hunt_score(s, seat, monster))
    if region == s.titan().region and RHEA not in s.quests:
        score = max(score, 1.5 + hunt_score(s, seat, KRONOS))
    if s.glory[LAND[region]] == seat and s.control[region] == NOBODY:
        score += 1.2
    return score


def start_at(s: Hellas, prompt: setup.StartAt, options: list[int]) -> list[float]:
    """A City that is held at once, beside allies, in a Land that is not Hostile: Terror is dear where armies are."""
    scores: list[float] = []
    for move in options:
        region = move - m.START
        regions = REGIONS_OF[LAND[region]]
        held = s.box.population[region] <= prompt.number and s.control[region] == NOBODY
        allies = sum(s.hoplites_in(other) for other in regions)
        easy = sum(s.box.population[other] <= prompt.number for other in regions)
        score = 0.6 * held + 0.8 * held * (CITY >> region & 1) + 0.5 * allies + 0.2 * easy
        scores.append(score - (s.attitude[LAND[region]] != NEUTRAL))
    return scores


def after_travel(s: Hellas, prompt: hero_movement.AfterTravel, options: list[int]) -> list[float]:
    """The highest Step that can be boarded."""
    return [0.0 if move == m.PASS else 1.0 + 0.5 * ((move - m.BOARD) % LAST_STEP) for move in options]


def place(s: Hellas, prompt: recruit.Place, options: list[int]) -> list[float]:
    """As many as possible, first where control is missing or a Land would fall to Terror."""
    scores: list[float] = []
    for move in options:
        if move == m.DONE:
            scores.append(-1.0)
            continue
        fortified = move >= m.PLACE_FORTIFIED
        region, number = divmod(move - (m.PLACE_FORTIFIED if fortified else m.PLACE), m.MOST_RECRUITS)
        bare = not s.hoplites_in(region)
        scores.append(number + 1 + 0.3 * bare + 0.2 * fortified + 0.1 * (s.attitude[LAND[region]] < HOSTILE))
    return scores


def prepare_choice(s: Hellas, prompt: prepare.PrepareChoice, options: list[int]) -> list[float]:
    """Injuries first, then cards while there is room, then Hoplites."""
    seat = prompt.seat
    room = s.box.hand_limit - len(s.hand(seat))
    hurt = s.players[seat].injuries
    scores: list[float] = []
    for move in options:
        if move == m.HEAL:
            scores.append(1.2 + 0.3 * (hurt >> STRENGTH & 1))
        elif move == m.DRAW:
            scores.append(1.0 if room > 0 else 0.1)
        else:
            scores.append(0.6 + 0.1 * (move >= m.PLACE_FORTIFIED))
    return scores


def mark_trophy(s: Hellas, prompt: trophies.MarkTrophy, options: list[int]) -> list[float]:
    """A Land that is not Neutral needs its step more."""
    low = s.attitude[prompt.land]
    return [1.0 if move - m.TROPHY == PRIEST_MARK else 0.8 + 0.6 * low for move in options]


RULES: Final[dict[type, Rule]] = {
    turn.TakeTurn: take_turn,
    setup.StartAt: start_at,
    hero_movement.AfterTravel: after_travel,
    recruit.Place: place,
    prepare.PrepareChoice: prepare_choice,
    attitude.TakeToken: thumb.text_or_pass,
    trophies.LiftLand: thumb.text_or_pass,
    trophies.TrophyBlessing: thumb.text_or_pass,
    trophies.MarkTrophy: mark_trophy,
}
