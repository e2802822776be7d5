"""What a Hero can hope for: the Hunts within reach, and their chances."""

from typing import Final

from theogony.games.hellas.content import DISTANCE, QUEST_REGION, SPEED, STRENGTH
from theogony.games.hellas.hunt import refusal
from theogony.games.hellas.quests import LAST_STEP
from theogony.games.hellas.state import NOTHING, OFF_MAP, Hellas
from theogony.games.hellas.trays import uncovered

CHANCE: Final[list[float]] = [0.02, 0.04, 0.09, 0.18, 0.35, 0.57, 0.76, 0.88, 0.95, 0.98]
"""To slay in one Hunt, by cards (in hand and drawn for Strength) less open symbols, from -3 on: fitted to 3,000 Hunts
played by these rules of thumb, with every Monster, 0 to 4 cards, Strength 1 to 5 and up to two Wounds and Injuries."""
TURNS: Final[list[float]] = [1.0, 0.8, 0.6, 0.45, 0.35, 0.25]  # what is so many turns away


def chance(s: Hellas, seat: int, monster: int) -> float:
    """To slay this Monster in one Hunt, once the Hero is there."""
    return _chance(len(s.hand(seat)) + s.attribute(seat, STRENGTH), uncovered(s, monster))


def _chance(cards: int, symbols: int) -> float:
    return CHANCE[max(0, min(cards - symbols + 3, len(CHANCE) - 1))]


def hope(s: Hellas, seat: int) -> float:
    """The best Hunt within reach: its chance, less the further away it is."""
    player = s.players[seat]
    region, wait = player.region, 0
    if player.quest != NOTHING:
        region, wait = QUEST_REGION[player.quest], LAST_STEP - player.step
    if region == OFF_MAP:
        return 0.0
    speed = s.attribute(seat, SPEED)
    cards = len(s.hand(seat)) + s.attribute(seat, STRENGTH)
    best = 0.0
    for monster, where in enumerate(s.monster_at):
        if where != OFF_MAP:
            turns = wait + -(-DISTANCE[region][where] // speed)
            best = max(best, _chance(cards, uncovered(s, monster)) * TURNS[min(turns, 5)])
    return best


def huntable(s: Hellas, seat: int) -> float:
    """The chance of the best Hunt that could begin at once."""
    here = s.players[seat].region
    best = 0.0
    if here != OFF_MAP:
        for monster, where in enumerate(s.monster_at):
            if where == here and (not s.evolved[monster] or refusal(s, seat, monster) is None):
                best = max(best, chance(s, seat, monster))
    return best
