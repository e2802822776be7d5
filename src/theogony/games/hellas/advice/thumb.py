"""Rules of thumb: how good an option looks without looking ahead, prompt by prompt."""

from typing import Any, Final

from theogony.games.hellas import (
    army,
    battle,
    hands,
    hero_movement,
    hoplite_movement,
    hunt,
    injuries,
    kills,
    monster_attack,
    monster_phase,
    moves as m,
    prepare,
    recruit,
    setup,
    turn,
    withdrawal,
)
from theogony.games.hellas.advice import hunting
from theogony.games.hellas.advice.prospects import chance, huntable
from theogony.games.hellas.advice.worth import ATTRIBUTE, INJURY, slaying
from theogony.games.hellas.content import (
    CITY,
    GOD_ATTRIBUTE,
    HEROES,
    KRONOS,
    LAND,
    MONUMENT_REGION,
    NEIGHBOURS,
    PAIRS,
    PLACES,
    QUEST_REGION,
    SHRINE,
)
from theogony.games.hellas.control import controlled, population
from theogony.games.hellas.pieces import free_hoplites, monsters_in
from theogony.games.hellas.quests import LAST_STEP
from theogony.games.hellas.state import NOBODY, Hellas
from theogony.games.hellas.strength import strength
from theogony.kernel.advice import Rule
from theogony.kernel.step import Prompt

FIRST: Final = 5.0
LEAST: Final = 0.05
STRONGEST: Final = HEROES.index("heracles")  # in the base game, where every Hero is as likely to be chosen


# -- the map ----------------------------------------------------------------------------------------------------------


def foes(s: Hellas, seat: int, region: int) -> int:
    """Enemy Hoplites there."""
    return sum(
        s.hoplites[PLACES * other + region]
        for other in range(s.seats)
        if other != seat and s.rules.enemies(s, seat, other)
    )


def worth_of(s: Hellas, seat: int, region: int) -> float:
    """What control of a Region brings."""
    worth = 1.0 + 0.8 * (CITY >> region & 1) + 0.8 * (SHRINE >> region & 1) + 1.2 * (s.temples >> region & 1)
    if region in MONUMENT_REGION:
        worth += 1.0
    return worth + 0.4 * sum(s.control[other] == seat and LAND[other] == LAND[region] for other in range(PLACES))


def arrival(s: Hellas, seat: int, region: int, number: int) -> float:
    """What so many Hoplites bring that enter a Region."""
    enemy = foes(s, seat, region)
    if enemy:
        odds = number + 0.8 * len(s.hand(seat)) - 1.3 * enemy - 0.7
        return worth_of(s, seat, region) + 0.5 * enemy if odds > 0 else -1.5 * number
    owner = s.control[region]
    if owner == seat:
        return 0.1 if s.army(seat, region) == 0 else 0.0
    if owner != NOBODY and s.rules.takes_over(s, seat, region):
        return 1.5 + worth_of(s, seat, region)
    if owner == NOBODY:
        after = s.army(seat, region) + number
        need = population(s, seat, region)
        return worth_of(s, seat, region) if after >= need else 0.5 * after / need
    return 0.0


def departure(s: Hellas, seat: int, region: int, number: int) -> float:
    """What is lost where they leave."""
    left = s.army(seat, region) - number
    if s.control[region] != seat:
        need = population(s, seat, region)
        return 0.3 if s.army(seat, region) < need else 0.0
    if left:
        return 0.0
    near = any(foes(s, seat, other) for other in NEIGHBOURS[region])
    return 1.2 if near else 0.35


def step_score(s: Hellas, seat: int, pair: int, number: int) -> float:
    origin, target = PAIRS[pair]
    return arrival(s, seat, target, number) - departure(s, seat, origin, number)


# -- the turn ---------------------------------------------------------------------------------------------------------


def take_turn(s: Hellas, prompt: turn.TakeTurn, options: list[int]) -> list[float]:
    return [in_order(move, turn_score(s, prompt.seat, move)) for move in options]


def in_order(move: int, score: float) -> float:
    """Regular Actions that help come first: the Special Action ends the turn. Those that do not help are left out."""
    if move >= m.RECRUIT:
        return score
    return score + (FIRST if score > LEAST else -FIRST)


def turn_score(s: Hellas, seat: int, move: int) -> float:
    if m.STEP <= move < m.FORTIFY:
        return step_score(s, seat, move - m.STEP, 1)
    if m.TRAVEL <= move < m.ADVANCE:
        here = s.players[seat].region
        return travel_score(s, seat, move - m.TRAVEL) - (travel_score(s, seat, here) if here >= 0 else 0.0)
    if move == m.ADVANCE:
        return 3.0
    if m.PRAY <= move < m.TRAVEL:
        return pray_score(s, seat, move - m.PRAY)
    if m.FORTIFY <= move < m.RECRUIT:
        return 0.2
    if move < m.PRAY:
        return 1.0
    return special_score(s, seat, move)


def pray_score(s: Hellas, seat: int, monument: int) -> float:
    """The God whose Attribute counts most, and whose Power is great."""
    attribute = GOD_ATTRIBUTE[monument]
    gain = ATTRIBUTE[attribute] if s.attributes[3 * seat + attribute] < s.box.attribute_max else 0.0
    return 1.5 + gain + 0.3 * s.box.power_amount[monument][s.levels[monument]]


def travel_score(s: Hellas, seat: int, region: int) -> float:
    """Where a Monster can be slain, a Quest begins, or a Region can be usurped."""
    worth = 0.0
    for monster in monsters_in(s, region):
        worth = max(worth, 0.3 + 3.0 * chance(s, seat, monster))
    if any(QUEST_REGION[quest] == region for quest in s.quests):
        worth += 0.8
    if s.glory[LAND[region]] == seat and s.control[region] != seat:
        worth += 1.5
    return worth


def special_score(s: Hellas, seat: int, move: int) -> float:
    if move == m.RECRUIT:
        return 0.3 * min(s.players[seat].supply, s.box.recruits_in_city * (controlled(s, seat) & CITY).bit_count())
    if m.MARCH <= move < m.MARCH_NOBODY:
        return 0.6 * step_score(s, seat, move - m.MARCH, free_hoplites(s, seat, PAIRS[move - m.MARCH][0]))
    if m.TEMPLE <= move < m.PREPARE:
        return 3.0
    if move == m.PREPARE:
        return 0.7 + 0.3 * s.players[seat].injuries.bit_count()
    if move == m.USURP:
        region = s.players[seat].region
        return 1.0 if s.control[region] == seat else 2.5 + 0.3 * foes(s, seat, region)
    if m.HUNT <= move < m.MONUMENT:
        return hunt_score(s, seat, move - m.HUNT)
    if m.MONUMENT <= move < m.PLACE:
        temples = (controlled(s, seat) & s.temples).bit_count()
        level = s.levels[move - m.MONUMENT]
        own = s.control[MONUMENT_REGION[move - m.MONUMENT]] == seat
        return 0.2 + 0.35 * s.players[seat].used.bit_count() + 0.5 * temples + (0.1 * level if own else -0.1 * level)
    return 0.0


def hunt_score(s: Hellas, seat: int, monster: int) -> float:
    if monster == KRONOS:
        return 1.0
    odds = chance(s, seat, monster)
    return odds * slaying(s, seat) - (1 - odds) * INJURY


# -- small questions --------------------------------------------------------------------------------------------------


def move_hoplites(s: Hellas, prompt: hoplite_movement.MoveHoplites, options: list[int]) -> list[float]:
    return [0.0 if move == m.DONE else turn_score(s, prompt.seat, move) for move in options]


def army_step(s: Hellas, prompt: army.ArmyStep, options: list[int]) -> list[float]:
    seat = prompt.seat
    return [
        0.0 if move == m.DONE else step_score(s, seat, move - m.MARCH, free_hoplites(s, seat, PAIRS[move - m.MARCH][0]))
        for move in options
    ]


def army_size(s: Hellas, prompt: army.ArmySize, options: list[int]) -> list[float]:
    seat = prompt.seat
    return [
        arrival(s, seat, prompt.target, move - m.NUMBER)
        - departure(s, seat, prompt.origin, move - m.NUMBER)
        + 0.01 * (move - m.NUMBER)
        for move in options
    ]


def go_on(s: Hellas, prompt: army.GoOn, options: list[int]) -> list[float]:
    number = prompt.number(s)
    return [
        0.0
        if move == m.DONE
        else arrival(s, prompt.seat, move - m.REGION, number) - departure(s, prompt.seat, prompt.region, number)
        for move in options
    ]


def place(s: Hellas, prompt: recruit.Place, options: list[int]) -> list[float]:
    """As many as possible, where enemies are near or control is missing; one Fortified."""
    scores: list[float] = []
    for move in options:
        if move == m.DONE:
            scores.append(-1.0)
            continue
        fortified = move >= m.PLACE_FORTIFIED
        region, number = divmod(move - (m.PLACE_FORTIFIED if fortified else m.PLACE), m.MOST_RECRUITS)
        near = sum(foes(s, prompt.seat, other) for other in NEIGHBOURS[region])
        scores.append(number + 1 + 0.3 * near + 0.2 * fortified)
    return scores


def discard(s: Hellas, prompt: hands.Discard, options: list[int]) -> list[float]:
    return [-float(s.box.combat_value[move - m.CARD]) for move in options]


def save(s: Hellas, prompt: kills.UseAegis, options: list[int]) -> list[float]:
    return [float(move - m.SAVE) for move in options]


def distribute(s: Hellas, prompt: kills.Distribute, options: list[int]) -> list[float]:
    return [-1.0 if move - m.PLAYER == prompt.seat else 0.0 for move in options]


def play_or_pass(s: Hellas, prompt: battle.PlayOrPass, options: list[int]) -> list[float]:
    """A card if it can turn a Battle that is being lost; otherwise cards are kept."""
    now = s.battle()
    side = now.side(prompt.seat)
    behind = strength(s, now, 1 - side) - strength(s, now, side) + 1 - side  # a tie is the defender's
    scores: list[float] = []
    for move in options:
        if move == m.PASS:
            scores.append(1.0 if behind <= 0 else 0.0)
        elif move >= m.PLAY:
            design = move - m.PLAY
            value = s.box.combat_value[design] - 0.6 * s.box.casualties[design]
            scores.append(0.5 if behind <= 0 else 0.9 + 0.1 * value if behind <= 8 else -1.0)
        else:
            scores.append(0.2)
    return scores


def text_or_pass(s: Hellas, prompt: Prompt[Any], options: list[int]) -> list[float]:
    """A text that can be used helps, as a rule."""
    return [0.0 if move == m.PASS else 1.0 for move in options]


def after_travel(s: Hellas, prompt: hero_movement.AfterTravel, options: list[int]) -> list[float]:
    """A Quest as far up as it goes, but not where a Monster can be slain."""
    here = huntable(s, prompt.seat)
    scores: list[float] = []
    for move in options:
        if move >= m.BOARD:
            scores.append(0.6 + 0.4 * ((move - m.BOARD) % LAST_STEP) - 3.0 * here)
        else:
            scores.append(0.0 if move == m.PASS else 0.3)
    return scores


def flip(s: Hellas, prompt: injuries.Flip, options: list[int]) -> list[float]:
    """What is low anyway."""
    return [-float(s.attributes[3 * prompt.seat + move - m.ATTRIBUTE]) for move in options]


def heal(s: Hellas, prompt: injuries.Heal, options: list[int]) -> list[float]:
    return [float(s.attributes[3 * prompt.seat + move - m.ATTRIBUTE]) for move in options]


def prepare_choice(s: Hellas, prompt: prepare.PrepareChoice, options: list[int]) -> list[float]:
    """Cards up to the limit of the hand, Injuries that count, then Hoplites."""
    player = s.players[prompt.seat]
    full = len(s.hand(prompt.seat)) >= s.box.hand_limit
    strong = any(
        player.injuries >> attribute & 1 and s.attributes[3 * prompt.seat + attribute] > 1 for attribute in range(3)
    )
    return [
        (0.0 if full else 1.0) if move == m.DRAW else (1.2 if strong else 0.4) if move == m.HEAL else 0.7
        for move in options
    ]


def refuge(s: Hellas, prompt: withdrawal.ChooseRefuge, options: list[int]) -> list[float]:
    """Where control is won or defended."""
    number = s.army(prompt.seat, prompt.origin)
    return [arrival(s, prompt.seat, move - m.REGION, number) for move in options]


def move_monster(s: Hellas, prompt: monster_phase.MoveMonster, options: list[int]) -> list[float]:
    seat = prompt.seat
    here = s.monster_at[prompt.monster]
    scores: list[float] = []
    for move in options:
        region = here if move == m.STRIKE else move - m.REGION
        harm = foes(s, seat, region) - 1.5 * s.army(seat, region)
        scores.append(harm if move == m.STRIKE else 0.5 * harm)
    return scores


def pick_hero(s: Hellas, prompt: setup.PickHero, options: list[int]) -> list[float]:
    """Whoever chooses first begins last, and makes up for it by the Hero who wins most; the others are alike."""
    return [float(move == m.HERO + STRONGEST) for move in options]


def start_at(s: Hellas, prompt: setup.StartAt, options: list[int]) -> list[float]:
    scores: list[float] = []
    for move in options:
        region = move - m.START
        settled = s.box.population[region] <= prompt.number
        worth = worth_of(s, prompt.seat, region) if settled else 0.0
        easy = sum(s.box.population[other] == 2 for other in NEIGHBOURS[region])
        scores.append(worth + 0.2 * easy)
    return scores


RULES: Final[dict[type, Rule]] = {
    turn.TakeTurn: take_turn,
    hoplite_movement.MoveHoplites: move_hoplites,
    army.ArmyStep: army_step,
    army.ArmySize: army_size,
    army.GoOn: go_on,
    recruit.Place: place,
    hands.Discard: discard,
    kills.UseAegis: save,
    kills.Distribute: distribute,
    battle.PlayOrPass: play_or_pass,
    monster_phase.MoveMonster: move_monster,
    setup.StartAt: start_at,
    hero_movement.AfterTravel: after_travel,
    injuries.Flip: flip,
    injuries.Heal: heal,
    prepare.PrepareChoice: prepare_choice,
    prepare.OwnAbility: text_or_pass,
    battle.UseInBattle: text_or_pass,
    withdrawal.ChooseRefuge: refuge,
    hunt.OpenHunt: text_or_pass,
    hunt.DealWounds: hunting.deal_wounds,
    hunt.PayWound: hunting.pay_wound,
    monster_attack.ChooseAttack: hunting.choose_attack,
    monster_attack.Defend: hunting.defend,
}
