"""Rules of thumb, prompt by prompt: what a sensible player would do, and how much it matters."""

from typing import Final

from theogony.games.godstorm import (
    battle,
    capture,
    classic_cards,
    epochs,
    fortify,
    gods,
    godswar,
    invade,
    muster,
    obtain,
    setup,
    underworld,
)
from theogony.games.godstorm.advice.outlook import Outlook, godswar_chance
from theogony.games.godstorm.advice.worth import GOD_WORTH, turns_left
from theogony.games.godstorm.content import CARDS, CONTINENT_LANDS, CONTINENT_OF, HEAVEN, LANDS, MAGIC, SKY, WAR
from theogony.games.godstorm.moves import (
    ATTACK,
    BID,
    BUY,
    CHAMPION,
    CLAIM,
    DONE,
    EMBARK,
    ENTER,
    FORTIFY,
    GOD_AT,
    KEEP,
    MOVE,
    ORDER,
    PAIR_OF,
    PAIRS,
    PASS,
    PLACE,
    PLAY,
    REVIVE,
    STOP,
    SUMMON,
    TEMPLE,
    TO,
    WITH,
)
from theogony.games.godstorm.odds import SURE_FEET, TIES, WALLS, capture as capture_odds
from theogony.games.godstorm.state import NEUTRAL, NOBODY, World
from theogony.kernel.advice import Rule
from theogony.kernel.step import Prompt


def _claim(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """Small continents, near own territories, without plague."""
    seat = prompt.seat
    outlook = Outlook(s, seat)
    scores = []
    for move in options:
        land = move - CLAIM
        continent = CONTINENT_OF[land]
        size = len(CONTINENT_LANDS[continent])
        others = sum(1 for near in CONTINENT_LANDS[continent] if s.owner[near] not in (NOBODY, seat))
        score = s.box.continent_bonus[continent] / size + 2.0 * outlook.counts[continent] / size - 0.7 * others / size
        score += 0.2 * sum(1 for near in s.borders[land] if s.owner[near] == seat)
        scores.append(score - 0.5 * s.plague[land])
    return scores


def _place(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """An army where it adds most: to an attack that pays, or to a land that would fall."""
    if options[0] == DONE:
        return [0.0] * len(options)
    outlook = Outlook(s, prompt.seat)
    return [_reinforce(outlook, move - PLACE) for move in options]


def _reinforce(outlook: Outlook, land: int) -> float:
    s = outlook.s
    held = s.armies[land]
    gain = outlook.front(land, held + 1) - outlook.front(land, held) + 0.01 * min(held, 20)
    if s.plague[land]:
        gain -= 0.15
    return gain


def _god_at(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """Gods stand with the largest army that has somebody to attack."""
    outlook = Outlook(s, prompt.seat)
    return [_stack(outlook, move - GOD_AT) for move in options]


def _stack(outlook: Outlook, land: int) -> float:
    s = outlook.s
    faces = sum(1 for near in s.borders[land] if s.owner[near] != outlook.seat)
    return 0.2 * s.armies[land] + (0.5 if faces else 0.0) + 0.05 * faces - outlook.danger(land, s.armies[land])


def _temple_at(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    outlook = Outlook(s, prompt.seat)
    return [_temple_site(outlook, move - TEMPLE) for move in options]


def _temple_site(outlook: Outlook, land: int) -> float:
    """Where it will not be lost, and where its armies are of use."""
    s = outlook.s
    faces = 1.0 if any(s.owner[near] != outlook.seat for near in s.borders[land]) else 0.0
    return 1.0 - outlook.danger(land, s.armies[land]) + 0.1 * faces - 0.5 * s.plague[land]


def _bid(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """Little before the last epoch; then all, because the last turn has no reply and faith itself does not score."""
    faith = s.faith[prompt.seat]
    wanted = faith if s.epoch >= s.box.epochs else min(faith, 1)
    return [-0.1 * abs(move - BID - wanted) for move in options]


def _marker(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """The last turn of the game has no reply; before that, a late turn and then an early one are two in a row."""
    sign = (0.0, -0.1, 0.1, 0.1, -0.1, 0.5)[min(s.epoch, s.box.epochs)]
    return [sign * (move - ORDER) for move in options]


def _book(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    poor = s.faith[prompt.seat] < 3 and turns_left(s, prompt.seat) >= 2
    return [0.0 if move == KEEP else (0.1 if poor else -0.1) for move in options]


def _revive(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    return [0.0 if move == DONE else 0.1 * (s.armies[LANDS + move - REVIVE] - 2) for move in options]


def _land(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """Armies come to one of these territories."""
    outlook = Outlook(s, prompt.seat)
    return [_reinforce(outlook, move - prompt.kinds[0].start) for move in options]


def _summon(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """Gods that will fight, then temples that will pay; in the last turn only what helps now."""
    seat = prompt.seat
    outlook = Outlook(s, seat)
    turns = outlook.turns
    scores = []
    for move in options:
        if move == DONE:
            scores.append(0.0)
        elif move >= SUMMON:
            kind = move - SUMMON
            scores.append(_SUMMON_NOW[kind] if turns == 0 else GOD_WORTH[kind] * (0.25 + 0.12 * turns) - 0.35)
        else:
            scores.append(-1.0 if turns < 1 else 0.8 + 0.5 * _temple_site(outlook, move - TEMPLE))
    return scores


_SUMMON_NOW: Final = [-0.2, 0.3, -0.1, 0.9]


def _buy(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """Cards from faith that is left over; the last bid needs some."""
    seat = prompt.seat
    turns = turns_left(s, seat)
    spent = 2 * sum(s.bought)
    spare = s.faith[seat] - spent - (3 if turns == 1 else 0)
    scores = []
    for move in options:
        if move == DONE:
            scores.append(0.0)
            continue
        deck = move - BUY
        if turns == 0 and deck == SKY:
            scores.append(-0.5)
            continue
        worth = (0.5, 1.2, 0.5, 0.7)[deck] - 0.15 * s.bought[deck] - 0.12 * len(s.held(seat, deck))
        scores.append(worth - 0.7 + 0.08 * min(spare - 2, 8))
    return scores


def _invade(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """Attacks that pay; empty lands are entered; with nothing worth it, enough."""
    outlook = Outlook(s, prompt.seat)
    scores = []
    for move in options:
        if move == DONE:
            scores.append(0.0)
            continue
        origin, target = PAIR_OF[(move - ATTACK) % PAIRS]
        if move >= ENTER:
            scores.append(outlook.place(target) - 0.5 * outlook.army)
        else:
            scores.append(outlook.attack(origin, target) - (0.05 if target < LANDS else 0.02))
    return scores


def _most(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """The more the better."""
    top = options[-1]
    return [0.2 * (move - top) for move in options]


def _bring(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """All gods, unless they would lose a godswar."""
    seat, target = prompt.seat, s.target
    defender = s.owner[target]
    if defender < NEUTRAL and s.gods_at(defender, target):
        force = s.gods_at(seat, s.origin)
        if godswar_chance(s, seat, force, target, s.declared) < 0.4 and turns_left(s, seat) > 0:
            return [1.0 if move == WITH else 0.0 for move in options]
    return [0.3 * (move - WITH).bit_count() for move in options]


def _champion(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """The god whose loss hurts least fights; with bad odds the invasion is called off."""
    seat = prompt.seat
    chance = godswar_chance(s, seat, s.force, s.target, s.declared)
    return [1.5 - 4.0 * chance if move == STOP else 0.5 - 0.3 * GOD_WORTH[move - CHAMPION] for move in options]


def _defending_champion(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    return [-GOD_WORTH[move - CHAMPION] for move in options]


def _assault(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """All dice while the attack pays, else stop."""
    seat = prompt.seat
    most = options[-2] if options[-1] == STOP else options[-1]
    scores = [0.3 * (move - most) for move in options]
    if options[-1] == STOP:
        outlook = Outlook(s, seat)
        force = min(s.declared, s.heaven[seat] if s.origin == HEAVEN else s.armies[s.origin] - 1)
        mods = (TIES if s.force >> WAR & 1 else 0) | (SURE_FEET if s.force >> MAGIC & 1 else 0)
        scores[-1] = -outlook.assault(s.origin, s.target, force, mods)
    return scores


def _march(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """Armies go where they are worth most: the captured place, or the one they came from."""
    outlook = Outlook(s, prompt.seat)
    moved = prompt.moved if isinstance(prompt, capture.MoveMore) else 0
    there = s.armies[s.target] - moved
    from_heaven = s.origin == HEAVEN
    here = (s.heaven[prompt.seat] if from_heaven else s.armies[s.origin]) + moved
    owner = s.owner[s.target]
    s.owner[s.target] = prompt.seat  # an empty place is looked at as if it were entered already
    scores = [-9.0] * len(options)
    for i in _spread(len(options)):
        number = options[i] - MOVE
        scores[i] = outlook.front(s.target, max(1, there + number))
        if not from_heaven:
            scores[i] += outlook.front(s.origin, here - number)
        scores[i] += 0.002 * number
    s.owner[s.target] = owner
    return scores


def _spread(number: int) -> list[int]:
    """A few positions from first to last, so that long lists of numbers stay cheap."""
    if number <= 4:
        return list(range(number))
    return [0, 1, number // 2, number - 2, number - 1]


def _follow(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """Gods go with the larger army, never into plague."""
    sign = -1.0 if s.plague[s.target] else (0.3 if s.armies[s.target] >= s.armies[s.origin] else -0.3)
    return [sign * (move - WITH).bit_count() for move in options]


def _fortify(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """Idle armies behind the front move up."""
    outlook = Outlook(s, prompt.seat)
    scores = []
    for move in options:
        if move == DONE:
            scores.append(0.0)
            continue
        land = move - FORTIFY
        faces = any(s.owner[near] != prompt.seat for near in s.borders[land])
        idle = s.armies[land] - 1
        if faces:
            scores.append(0.02 * idle * outlook.danger(land, s.armies[land]) - 0.15)
        else:
            scores.append(0.1 * idle - 0.05)
    return scores


def _fortify_to(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    outlook = Outlook(s, prompt.seat)
    idle = s.armies[s.origin] - 1
    lands = [move - TO for move in options]
    return [outlook.front(land, s.armies[land] + idle) - outlook.front(land, s.armies[land]) for land in lands]


def _embark(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """The dead go where they take or hold crypts and altars."""
    seat = prompt.seat
    outlook = Outlook(s, seat)
    scores = []
    for move in options:
        if move == DONE:
            scores.append(0.0)
            continue
        space = LANDS + move - EMBARK
        held = s.armies[space]
        before = outlook.front(space, held) if s.owner[space] == seat else 0.0
        owner = s.owner[space]
        s.owner[space] = seat
        scores.append(outlook.front(space, held + 1) - before + 0.001)
        s.owner[space] = owner
    return scores


def _trade_sets(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    return [0.0 if move == DONE else 1.0 for move in options]


def _sky(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """A Sky card answers an attack that would probably succeed on something worth keeping."""
    seat = prompt.seat
    outlook = Outlook(s, seat)
    worth = outlook.land(s.target)
    danger = outlook_of_attack(s)
    price = 0.4 if turns_left(s, seat) > 0 else 0.05
    return [
        0.0 if move == PASS else _SKY_POWER.get(CARDS[move - PLAY], 0.5) * worth * danger - price for move in options
    ]


def outlook_of_attack(s: World) -> float:
    """How likely the declared invasion takes its target."""
    mods = (TIES if s.force >> WAR & 1 else 0) | (SURE_FEET if s.force >> MAGIC & 1 else 0)
    if s.target < LANDS and s.temple[s.target]:
        mods |= WALLS
    force = s.heaven[s.turn] if s.origin == HEAVEN else s.armies[s.origin] - 1
    return capture_odds(min(s.declared, force), s.armies[s.target], mods)


_SKY_POWER: Final = {
    "enemies_convert": 1.0,
    "your_idol_is_false": 0.5,
    "the_fog_lifts": 0.8,
    "the_mighty_turn_meek": 0.4,
    "fire_sears_the_sky": 0.3,
    "swords_become_plowshares": 1.0,
    "thousand_workers_amass": 0.7,
    "men_become_warriors": 0.9,
    "lava_erupts": 0.7,
    "this_ground_is_sacred": 1.3,
    "the_winds_turn": 0.5,
}


# -- what pays only turns later: for those who search; who looks at the next position does not see it -----------------


def _start_together(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """One great army takes its part of the map in the first turn; many small ones are taken."""
    return [
        score + _TOGETHER * min(s.armies[move - PLACE], 20)
        for score, move in zip(_place(s, prompt, options), options, strict=True)
    ]


def _march_on(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """An army that stays together takes the next land too."""
    return [score + _ONWARD * (move - MOVE) for score, move in zip(_march(s, prompt, options), options, strict=True)]


def _harvest(s: World) -> bool:
    """Whether the last turn of the epoch reaps what the others have fought each other for: in the first one all begin
    with the same armies. Two players have nobody else to wear out."""
    return s.epoch == 1 and sum(s.alive) > 2


def _bid_for_harvest(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    """One more than most would bid."""
    if not _harvest(s):
        return _bid(s, prompt, options)
    wanted = min(s.faith[prompt.seat], 2)
    return [-0.1 * abs(move - BID - wanted) for move in options]


def _marker_of_harvest(s: World, prompt: Prompt[World], options: list[int]) -> list[float]:
    return [0.1 * (move - ORDER) for move in options] if _harvest(s) else _marker(s, prompt, options)


_TOGETHER: Final = 0.15
_ONWARD: Final = 0.1

FORESIGHT: Final[dict[type, Rule]] = {
    setup.PlaceStart: _start_together,
    epochs.Bid: _bid_for_harvest,
    epochs.ChooseMarker: _marker_of_harvest,
    capture.MoveMore: _march_on,
    capture.EnterWith: _march_on,
}

RULES: Final[dict[type, Rule]] = {
    setup.ClaimLand: _claim,
    setup.PlaceStart: _place,
    setup.PlaceWarGod: _god_at,
    setup.PlaceTemple: _temple_at,
    epochs.Bid: _bid,
    epochs.ChooseMarker: _marker,
    muster.OfferBook: _book,
    muster.PlaceRaised: _place,
    muster.Revive: _revive,
    muster.ReviveTo: _land,
    gods.SummonAndBuild: _summon,
    gods.SummonTo: _god_at,
    obtain.BuyMiracles: _buy,
    invade.Invade: _invade,
    invade.Commit: _most,
    invade.BringGods: _bring,
    invade.AnswerWithSky: _sky,
    godswar.ChooseAttackingGod: _champion,
    godswar.ChooseDefendingGod: _defending_champion,
    battle.Assault: _assault,
    battle.Defend: _most,
    battle.KeepArmies: _most,
    capture.MoveMore: _march,
    capture.EnterWith: _march,
    capture.GodsFollow: _follow,
    fortify.Fortify: _fortify,
    fortify.FortifyTo: _fortify_to,
    fortify.FortifyArmies: _march,
    fortify.FortifyGods: _follow,
    underworld.Embark: _embark,
    underworld.InvadeUnderworld: _invade,
    classic_cards.TradeSets: _trade_sets,
    classic_cards.ShownLand: _land,
}
