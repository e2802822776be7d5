"""Against Chronos: which evil is the least, what is paid for, and how the others help a Deploy. The players act as
one."""

from typing import Final

from theogony.games.hybris import moves as m
from theogony.games.hybris.advice import fights
from theogony.games.hybris.advice.outlook import AVATAR, CHAIN, FALLEN_HERO, TITAN, TITAN_VP, Outlook
from theogony.games.hybris.advice.plans import focus_worth
from theogony.games.hybris.advice.visits import CONTESTED
from theogony.games.hybris.advice.worth import promise
from theogony.games.hybris.chronos import ancient, avatars, blocking, chains, phases, turn
from theogony.games.hybris.content import (
    CHAINED,
    CITY,
    PROPHET_TYPE,
    SPACES_OF,
    TEMNEIN,
    TYPE,
)
from theogony.games.hybris.duel import A_PLAYER, DEFENDER
from theogony.games.hybris.state import NOTHING, Hybris
from theogony.games.hybris.texts import DESOLATION, MAIN, SLOT
from theogony.kernel.advice import Rule

GONE: Final = 0.8  # a Concept card that does no more evil in this Age
TWICE: Final = 2.0  # a Technology that an Avatar takes is lost to the players and won by Chronos


def main_worth(outlook: Outlook, card: int) -> float:
    """The main effect of a Concept card; with it the card is gone, and so is its Desolation."""
    spared = outlook.at_once(DESOLATION + card) if outlook.left else 0.0
    return outlook.at_once(MAIN + card) - spared


def evil(s: Hybris, prompt: turn.ChooseEvil, options: list[int]) -> list[float]:
    """The main effect ends it for this Age; a resource is little, until it breaks a Chain."""
    outlook = Outlook(s, prompt.seat)
    place = CHAINED.index(prompt.concept)
    scores: list[float] = []
    for move in options:
        if move == m.MAIN:
            scores.append(main_worth(outlook, phases.face_up(s, place)) + GONE)
        elif move != m.ACCEPT:
            scores.append(outlook.prices[AVATAR])
        elif prompt.concept == TEMNEIN:
            scores.append(s.box.chronos_gain_vp * outlook.prices[TITAN_VP])
        else:
            full = s.titan().resources[place] >= s.box.chronos_spaces
            scores.append(outlook.prices[CHAIN] if full else outlook.prices[TITAN])
    return scores


def paid_main(s: Hybris, prompt: turn.ResolveConcept, options: list[int]) -> list[float]:
    worth = main_worth(Outlook(s, prompt.seat), phases.face_up(s, prompt.deck))
    return [worth if move == m.ACCEPT else 0.0 for move in options]


def payer(s: Hybris, prompt: turn.PayForAll, options: list[int]) -> list[float]:
    """As if it were the own turn: the card would be gone too."""
    worth = main_worth(Outlook(s, prompt.seat), phases.face_up(s, CHAINED.index(prompt.concept))) + GONE
    return [worth if move == m.ACCEPT else 0.0 for move in options]


def focus(s: Hybris, prompt: phases.ChooseFocus, options: list[int]) -> list[float]:
    return [focus_worth(s, move - m.FOCUS) for move in options]


# -- Avatars ----------------------------------------------------------------------------------------------------------


def sent(s: Hybris, prompt: avatars.SendAvatar, options: list[int]) -> list[float]:
    """Where nobody stands, and little is to be done."""
    scores: list[float] = []
    for move in options:
        city = move - m.CITY
        free = sum([s.deployed[space] == NOTHING for space in SPACES_OF[city]])
        standing = sum([2.0 if TYPE[its] != PROPHET_TYPE else 0.5 for _, its in s.occupants(CITY + city)])
        scores.append(-standing - 0.3 * free - 0.2 * s.box.city_kindness[city])
    return scores


def offered(s: Hybris, prompt: avatars.Offer, options: list[int]) -> list[float]:
    """The smallest card that is enough, or else the largest, if the Contest is likely to be lost."""
    under_way = s.deployment()
    rest = avatars.needed(s) - prompt.force
    chance = 0.0
    if TYPE[under_way.character] != PROPHET_TYPE:
        own = fights.reach(s, under_way.seat, DEFENDER, A_PLAYER, under_way.character)
        chance = fights.against_avatar(s, own, prompt.avatar)
    prices = Outlook(s, under_way.seat).prices
    saved = TWICE * s.box.tile_vp[under_way.tile] + fights.fall_cost(under_way.character, prices, FALLEN_HERO)
    stake = (1.0 - chance) * max(saved, CONTESTED) - 0.4 * rest
    scores: list[float] = []
    for move in options:
        if move == m.PASS:
            scores.append(0.0)
        elif move == m.ACCEPT:
            scores.append(stake)
        else:
            force = s.box.force[move - m.CARD]
            scores.append(stake - 0.1 * abs(force - rest) if force else -1.0)
    return scores


# -- slots and Chains -------------------------------------------------------------------------------------------------


def blocked(s: Hybris, prompt: blocking.BlockSlot, options: list[int]) -> list[float]:
    """What is missed least."""
    return [-_slot_worth(s, prompt.seat, move - m.BLOCK) for move in options]


def freed(s: Hybris, prompt: blocking.Unblock, options: list[int]) -> list[float]:
    return [_slot_worth(s, prompt.seat, move - m.UNBLOCK) for move in options]


def _slot_worth(s: Hybris, seat: int, place: int) -> float:
    worth = 1.5 if s.occupied(place) else 0.0
    if place < CITY:
        return worth + Outlook(s, seat).at_once(SLOT + place)
    free = sum([s.deployed[space] == NOTHING for space in SPACES_OF[place - CITY]])
    return worth + 0.7 + 0.3 * free + 0.3 * s.box.city_kindness[place - CITY]


def broken(s: Hybris, prompt: chains.ChooseChain, options: list[int]) -> list[float]:
    """On the longest track: an empty one gives Chronos points."""
    return [float(s.titan().chains[move - m.CHAIN]) for move in options]


def weakened(s: Hybris, prompt: chains.Weaken, options: list[int]) -> list[float]:
    """On the shortest track whose conditions are not fulfilled."""
    return [
        0.0
        if move == m.PASS
        else 6.0 - s.titan().chains[move - m.CHAIN] + 3.0 * (not turn.fulfilled(s, CHAINED[move - m.CHAIN]))
        for move in options
    ]


# -- Ancient Technologies ---------------------------------------------------------------------------------------------


def taken(s: Hybris, prompt: ancient.TakeAncient, options: list[int]) -> list[float]:
    outlook = Outlook(s, prompt.seat)
    return [promise(s, outlook, move - m.ANCIENT) for move in options]


def given(s: Hybris, prompt: ancient.GiveAncient, options: list[int]) -> list[float]:
    """Who has the fewest points."""
    return [-float(s.players[move - m.PLAYER].vp()) for move in options]


RULES: Final[dict[type, Rule]] = {
    turn.ChooseEvil: evil,
    turn.ResolveConcept: paid_main,
    turn.PayForAll: payer,
    phases.ChooseFocus: focus,
    avatars.SendAvatar: sent,
    avatars.Offer: offered,
    blocking.BlockSlot: blocked,
    blocking.Unblock: freed,
    chains.ChooseChain: broken,
    chains.Weaken: weakened,
    ancient.TakeAncient: taken,
    ancient.GiveAncient: given,
}
