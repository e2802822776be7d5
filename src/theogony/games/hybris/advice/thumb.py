"""Rules of thumb: how good an option looks without looking ahead, prompt by prompt."""

from typing import Any, Final

from theogony.games.hybris import (
    activation,
    coliseum,
    combat,
    defeat,
    deploy,
    forge,
    hands,
    influence,
    moirai,
    moves as m,
    olympus,
    oracle,
    pillars,
    planning,
    primordials,
    turn,
    underworld,
    upgrades,
    uses,
    well,
)
from theogony.games.hybris.advice import fights
from theogony.games.hybris.advice.outlook import FALLEN_HERO, PIECE, Outlook, track
from theogony.games.hybris.advice.plans import arrogance_worth, pillar_worth, token_worth
from theogony.games.hybris.advice.visits import IMPOSSIBLE, Visits
from theogony.games.hybris.advice.worth import promise, tile_worth, upgrade_worth
from theogony.games.hybris.box import Enemy
from theogony.games.hybris.content import (
    AEGIS,
    CITY_OF,
    FOLLOWER,
    KINDNESS,
    OLYMPIAN,
    PIECES,
    PRAYER,
    PROPHET_TYPE,
    TILES,
    TOKENS,
    TYPE,
)
from theogony.games.hybris.duel import A_PLAYER, ATTACKER, DEFENDER, THE_GAME
from theogony.games.hybris.effects import choosing, combat as fighting, general
from theogony.games.hybris.moirai import can_meet, next_canto
from theogony.games.hybris.state import NOTHING, Hybris
from theogony.games.hybris.texts import CANTO, PREMONITION, REWARD, UPGRADE as UPGRADE_TEXT, texts
from theogony.games.hybris.zones import DESIGN
from theogony.kernel.advice import Rule
from theogony.kernel.step import Prompt

USES: Final = m.span("use")
USE_FIRST: Final = 6.0  # a text is used before a character acts
FUTILE: Final = -1.0  # an activation that comes to nothing as things stand, whatever step 0 may change (HY-436)
WAIT: Final = 0.3  # the Olympian can go anywhere, so it waits for the others
NEAR: Final = 0.8  # plans that differ by less are as good as each other
SIMILAR: Final = 0.8  # so are Technologies


# -- Pillars and plans ------------------------------------------------------------------------------------------------


def pillar(s: Hybris, prompt: pillars.TakePillar, options: list[int]) -> list[float]:
    outlook = Outlook(s, prompt.seat)
    return [pillar_worth(s, outlook, move - m.PILLAR) for move in options]


def marked(s: Hybris, prompt: pillars.MarkPillar, options: list[int]) -> list[float]:
    outlook = Outlook(s, prompt.seat)
    return [0.0 if move == m.PASS else arrogance_worth(s, outlook, move - m.PILLAR) for move in options]


def pillar_moment(s: Hybris, prompt: pillars.PillarMoment, options: list[int]) -> list[float]:
    """At the end, so that the action has changed what it counts; but help for a Combat or a price comes first."""
    return [0.2 if move == m.PASS else 0.0 for move in options]


def upper(s: Hybris, prompt: pillars.UseUpper, options: list[int]) -> list[float]:
    return [1.0 if move == m.UPPER else 0.0 for move in options]


def planned(s: Hybris, prompt: planning.Plan, options: list[int]) -> list[float]:
    """Everybody is sent: a token that is not used comes back. Fighters choose first: they may go anywhere."""
    return [-1.0 if move == m.READY else float(TYPE[move - m.SEND] != PROPHET_TYPE) for move in options]


def token(s: Hybris, prompt: planning.WhichToken, options: list[int]) -> list[float]:
    """Where there is most to do now; plans are mixed, so that nobody can count on them."""
    draft = s.desk(prompt.seat).draft
    plan = [kind for _, kind in planning.parts(draft[:-1])]
    visits = Visits(s, prompt.seat)
    character = draft[-1] - m.SEND
    last = m.TOKEN + len(TOKENS)
    worth = [
        token_worth(visits, character, move - m.TOKEN, plan) if m.TOKEN <= move < last else IMPOSSIBLE
        for move in options
    ]
    return fights.mixed(s, worth, NEAR)


# -- the turn ---------------------------------------------------------------------------------------------------------


def turn_taken(s: Hybris, prompt: turn.TakeTurn, options: list[int]) -> list[float]:
    """Whoever has most to do acts first; who would lose by it does not act."""
    visits = Visits(s, prompt.seat)
    under = s.players[prompt.seat].under
    scores: list[float] = []
    for move in options:
        if move == m.PASS:
            scores.append(0.0)
        elif move >= m.ACTIVATE:
            character = move - m.ACTIVATE
            if activation.going_refusal(s, prompt.seat, character) is not None:
                scores.append(FUTILE)
            elif character == OLYMPIAN:
                scores.append(best_anywhere(visits, character) + 1.0 - WAIT)
            else:
                price = activation.cheapest(s, prompt.seat, character) * visits.prices[AEGIS]
                scores.append(token_worth(visits, character, under[character], []) - price)
        else:
            scores.append(USE_FIRST)
    return scores


def best_anywhere(visits: Visits, character: int) -> float:
    last = 5 if TYPE[character] == PROPHET_TYPE else 7
    return max([visits.to_location(character, location) for location in range(last)])


def go(s: Hybris, prompt: activation.Go, options: list[int]) -> list[float]:
    visits = Visits(s, prompt.seat)
    return [visits.at(prompt.character, move - m.GO) for move in options]


def act(s: Hybris, prompt: activation.ActAt, options: list[int]) -> list[float]:
    visits = Visits(s, prompt.seat)
    city = activation.city_of(prompt.place)
    return [visits.action(move - m.ACT, city, prompt.character) if move >= m.ACT else IMPOSSIBLE for move in options]


def used(s: Hybris, prompt: Prompt[Any], options: list[int]) -> list[float]:
    """A text that may be used is used."""
    return [0.0 if move in (m.PASS, m.DONE, m.ACCEPT) else 1.0 for move in options]


def occasion(s: Hybris, prompt: uses.Occasion, options: list[int]) -> list[float]:
    """What costs nothing is used; what has a price, if it brings more."""
    outlook = Outlook(s, prompt.seat)
    scores: list[float] = []
    for move in options:
        script = uses.script_on(s, prompt.event, move - m.USE) if move != m.PASS else None
        scores.append(0.0 if script is None else 1.0 if not script.price else text_worth(s, outlook, script.operations))
    return scores


def chosen(s: Hybris, prompt: choosing.ChooseOption, options: list[int]) -> list[float]:
    """The list that brings most."""
    outlook = Outlook(s, prompt.seat)
    lists = texts(s).code[prompt.at].blocks
    return [text_worth(s, outlook, lists[move - m.CHOICE]) for move in options]


def text_worth(s: Hybris, outlook: Outlook, operations: list[Any]) -> float:
    """What operations bring now, their price paid; Force by what it changes in the Combat under way."""
    worth = 0.0
    force = 0.0
    for op in operations:
        if isinstance(op, (fighting.Force, fighting.EnemyForce)) and s.fights:
            force += fights.force_of(s, outlook.seat, op)
        elif isinstance(op, general.DoAction) and op.action == general.MARKED:
            worth += arrogance_worth(s, outlook, s.players[outlook.seat].marked)
        else:
            worth += outlook.brings(op)
    return worth + (fights.more_force(s, outlook.seat, force) if force else 0.0)


# -- Olympus and the Forge --------------------------------------------------------------------------------------------


def convert(s: Hybris, prompt: olympus.Convert, options: list[int]) -> list[float]:
    visits = Visits(s, prompt.seat)
    return [0.0 if move == m.DONE else visits.row(move - m.CONVERT) for move in options]


def design(s: Hybris, prompt: olympus.Design, options: list[int]) -> list[float]:
    """What a tile promises, and whether it can be paid for before long."""
    visits = Visits(s, prompt.seat)
    goods = s.players[prompt.seat].goods
    scores: list[float] = []
    for move in options:
        if move == m.DONE:
            scores.append(0.0)
        else:
            tile = move - m.DESIGN
            aegis, followers = s.box.cost[tile]
            short = max(0, aegis - goods[AEGIS]) + max(0, followers - goods[FOLLOWER])
            scores.append(tile_worth(s, visits.outlook, 0, tile) - 0.2 * max(0, short - 1))
    return fights.mixed(s, scores, SIMILAR)


def fabricate(s: Hybris, prompt: forge.Fabricate, options: list[int]) -> list[float]:
    visits = Visits(s, prompt.seat)
    return [0.0 if move == m.DONE else visits.fabricate(move - m.FABRICATE) for move in options]


def guided(s: Hybris, prompt: forge.Guide, options: list[int]) -> list[float]:
    """Straight into the Factory, at its full price."""
    visits = Visits(s, prompt.seat)
    return [
        0.0
        if move == m.DONE
        else tile_worth(s, visits.outlook, 3, move - m.FABRICATE) - visits.cost(move - m.FABRICATE, 0)
        for move in options
    ]


def spared(s: Hybris, prompt: forge.PayFabrication, options: list[int]) -> list[float]:
    """Reductions are used; the dearer resource is spared."""
    prices = Outlook(s, prompt.seat).prices
    dear = m.SPARE + int(prices[FOLLOWER] > prices[AEGIS])
    return [3.0 if move in USES else 2.0 if move == dear else 1.0 if move != m.ACCEPT else 0.0 for move in options]


def advanced(s: Hybris, prompt: forge.Advance, options: list[int]) -> list[float]:
    outlook = Outlook(s, prompt.seat)
    scores: list[float] = []
    for move in options:
        space = s.factory.index(move - m.FABRICATE)
        tile = move - m.FABRICATE
        scores.append(tile_worth(s, outlook, 4 + space, tile) - tile_worth(s, outlook, 3 + space, tile))
    return scores


def removed(s: Hybris, prompt: forge.RemoveTechnology, options: list[int]) -> list[float]:
    outlook = Outlook(s, prompt.seat)
    return [-promise(s, outlook, move - m.REMOVE) for move in options]


# -- pieces -----------------------------------------------------------------------------------------------------------


def taken_out(s: Hybris, prompt: upgrades.TakeOut, options: list[int]) -> list[float]:
    """The piece itself, and the Upgrade that it brings nearer: best the one that it unlocks."""
    outlook = Outlook(s, prompt.seat)
    player = s.players[prompt.seat]
    scores: list[float] = []
    for move in options:
        if move < m.TAKE_OUT:
            scores.append(0.0)
            continue
        kind, tile = divmod(move - m.TAKE_OUT, TILES)
        left = sum(player.pieces[len(PIECES) * tile : len(PIECES) * tile + len(PIECES)])
        upgrade = TILES * player.olympian + tile
        full = upgrade_worth(outlook, upgrade) + outlook.at_once(UPGRADE_TEXT + upgrade)
        scores.append(outlook.prices[PIECE + kind] + full * (1.0 if left == 1 else 0.3 if left == 2 else 0.15))
    return scores


def temple(s: Hybris, prompt: upgrades.PutTemple, options: list[int]) -> list[float]:
    """Where Technologies can still be deployed, and Influence is good."""
    visits = Visits(s, prompt.seat)
    scores: list[float] = []
    for move in options:
        city = move - m.TEMPLE
        free = sum([s.deployed[space] == NOTHING and CITY_OF[space] == city for space in range(len(CITY_OF))])
        scores.append(0.3 * free + 0.3 * visits.influence(city))
    return scores


def destroyed(s: Hybris, prompt: well.DestroyTemple, options: list[int]) -> list[float]:
    visits = Visits(s, prompt.seat)
    return [-visits.influence(move - m.DESTROY) for move in options]


# -- Cities -----------------------------------------------------------------------------------------------------------


def anywhere(s: Hybris, prompt: influence.InfluenceAnywhere, options: list[int]) -> list[float]:
    visits = Visits(s, prompt.seat)
    return [visits.influence(move - m.CITY) for move in options]


def service(s: Hybris, prompt: influence.FollowersOrService, options: list[int]) -> list[float]:
    """The better of the two; a Premonition is left for afterwards."""
    visits = Visits(s, prompt.seat)
    worth = {m.SERVICE: visits.service(prompt.city), m.FOLLOWERS: visits.followers(prompt.city)}
    return [worth.get(move, 0.0) for move in options]


def temple_extra(s: Hybris, prompt: influence.TempleExtra, options: list[int]) -> list[float]:
    prices = Outlook(s, prompt.seat).prices
    return [
        prices[FOLLOWER] if move == m.FOLLOWERS else prices[KINDNESS] if move == m.KINDNESS else -1.0
        for move in options
    ]


def premonition(s: Hybris, prompt: influence.PlayPremonitions, options: list[int]) -> list[float]:
    outlook = Outlook(s, prompt.seat)
    return [0.0 if move == m.DONE else outlook.at_once(PREMONITION + move - m.PREMONITION) - 0.5 for move in options]


def technology(s: Hybris, prompt: deploy.ChooseTechnology, options: list[int]) -> list[float]:
    visits = Visits(s, prompt.seat)
    spaces = [space for space in range(len(CITY_OF)) if CITY_OF[space] == prompt.city and s.deployed[space] == NOTHING]
    return [max([visits.placed(move - m.DEPLOY, space, prompt.city) for space in spaces]) for move in options]


def space(s: Hybris, prompt: deploy.ChooseSpace, options: list[int]) -> list[float]:
    visits = Visits(s, prompt.seat)
    return [visits.links(prompt.technology, move - m.SPACE) for move in options]


def contest(s: Hybris, prompt: deploy.MayContest, options: list[int]) -> list[float]:
    """The best of three rewards, for the chance to win it; a Hero would have had something to do."""
    visits = Visits(s, prompt.seat)
    under_way = s.deployment()
    prize = max(rewards(s, visits, under_way.seat)) + 1.0
    if TYPE[under_way.character] == PROPHET_TYPE:
        chance = 1.0
    else:
        force = visits.reach(ATTACKER, A_PLAYER, OLYMPIAN)
        chance = fights.odds(force - 0.5 - fights.unknown(s, under_way.seat, DEFENDER))
    under = s.players[prompt.seat].under
    scores: list[float] = []
    for move in options:
        if move == m.PASS:
            scores.append(0.0)
            continue
        character = move - m.CONTEST
        kept = 3.2 if character == OLYMPIAN else max(0.5, token_worth(visits, character, under[character], []) - 0.5)
        fall = (1.0 - chance) * fights.fall_cost(character, visits.prices, FALLEN_HERO)
        scores.append(chance * prize - fall - kept - (0.8 if chance < 1.0 else 0.0))
    return scores


def rewards(s: Hybris, visits: Visits, owner: int) -> list[float]:
    """What the three rewards of the Deploy under way are worth."""
    tile = s.deployment().tile
    prayers = min(s.box.tile_prayers[tile], s.well) * visits.prices[PRAYER]
    return [float(s.box.tile_vp[tile]), prayers, kindness_reward(s, owner)]


def kindness_reward(s: Hybris, owner: int) -> float:
    return track(s)[s.players[owner].goods[KINDNESS]]


def claimed(s: Hybris, prompt: deploy.Claim, options: list[int]) -> list[float]:
    visits = Visits(s, prompt.seat)
    worth = rewards(s, visits, s.deployment().seat)
    return [worth[move - m.REWARD] for move in options]


def temple_reward(s: Hybris, prompt: deploy.TempleReward, options: list[int]) -> list[float]:
    price = Outlook(s, prompt.seat).prices[PRAYER]
    return [1.0 if move == m.VP else price for move in options]


# -- fights and Quests ------------------------------------------------------------------------------------------------


def played(s: Hybris, prompt: combat.PlayOn, options: list[int]) -> list[float]:
    return fights.play_on(s, prompt.seat, options)


def went_on(s: Hybris, prompt: combat.GoOn, options: list[int]) -> list[float]:
    return fights.go_on(s, prompt.seat, options)


def challenge(s: Hybris, prompt: coliseum.Challenge, options: list[int]) -> list[float]:
    visits = Visits(s, prompt.seat)
    return [visits.champion(prompt.character, move - m.CHALLENGE) for move in options]


def quest(s: Hybris, prompt: moirai.Undertake, options: list[int]) -> list[float]:
    visits = Visits(s, prompt.seat)
    return [visits.quest(prompt.character, s.quests.index(move - m.QUEST)) for move in options]


def epic(s: Hybris, prompt: moirai.GoOnWithEpic, options: list[int]) -> list[float]:
    """On, with the weakest card that is not needed, if the next Canto can be met without it."""
    outlook = Outlook(s, prompt.seat)
    chosen = s.quests[prompt.zone]
    canto = next_canto(s, prompt.zone)
    task = s.box.cantos[chosen][canto]
    reward = outlook.at_once(CANTO + 4 * chosen + canto)
    if canto + 1 == len(s.box.cantos[chosen]):
        reward += outlook.at_once(REWARD + chosen)
    feasible = can_meet(s, prompt.seat, prompt.character, task)
    scores: list[float] = []
    for move in options:
        if move == m.DONE:
            scores.append(0.0)
            continue
        card = move - m.CARD
        held = [DESIGN[one] for one in s.hand(prompt.seat)]
        held.remove(card)
        enough = feasible and (not task.elements or moirai.coverable(s, held, task.elements))
        scores.append(reward - 0.6 - 0.1 * s.box.force[card] if enough else -3.0)
    return scores


def shown(s: Hybris, prompt: moirai.ShowCards, options: list[int]) -> list[float]:
    """The weakest card that does it."""
    return [-5.0 if move == m.PASS else -float(s.box.force[move - m.CARD]) for move in options]


def returned(s: Hybris, prompt: Prompt[Any], options: list[int]) -> list[float]:
    return [-1.0 if move == m.PASS else 0.0 for move in options]


def paid(s: Hybris, prompt: Prompt[Any], options: list[int]) -> list[float]:
    return [1.0 if move == m.ACCEPT else 0.0 for move in options]


def card_worth(s: Hybris, seat: int, card: int) -> float:
    """How good a Conflict card is in most Combats."""
    return s.box.force[card] + fights.extra(s, seat, card) + 0.4 * s.box.combo[card] - 0.4 * s.box.determination[card]


def discarded(s: Hybris, prompt: hands.Discard, options: list[int]) -> list[float]:
    return [-card_worth(s, prompt.seat, move - m.CARD) for move in options]


def recovered(s: Hybris, prompt: hands.Recover, options: list[int]) -> list[float]:
    return [card_worth(s, prompt.seat, move - m.CARD) for move in options]


def omen(s: Hybris, prompt: oracle.Omen, options: list[int]) -> list[float]:
    return [-card_worth(s, prompt.seat, move - m.OMEN) for move in options]


def fighter(s: Hybris, prompt: primordials.SendFighter, options: list[int]) -> list[float]:
    """The stronger the enemy, the less the Olympian: beaten, it lies for an Age and costs Greatness (HY-297)."""
    enemy = Enemy(prompt.base, prompt.drawn, prompt.elements)
    chance = fights.against_game(s, fights.reach(s, prompt.seat, ATTACKER, THE_GAME, OLYMPIAN), enemy)
    return [
        0.0 if move == m.PASS else 4.0 * chance - (3.0 if move == m.FIGHTER + OLYMPIAN else 1.5) * (1.0 - chance)
        for move in options
    ]


def victim(s: Hybris, prompt: defeat.DefeatHero, options: list[int]) -> list[float]:
    """One that has acted already, and no ally."""
    player = s.players[prompt.seat]
    scores: list[float] = []
    for move in options:
        character = move - m.CHARACTER
        ready = player.under[character] != NOTHING and not player.spent >> character & 1
        scores.append(-1.0 * ready - 0.3 * (character >= 7))
    return scores


def resurrected(s: Hybris, prompt: underworld.Resurrect, options: list[int]) -> list[float]:
    return [float(move - m.RESURRECT >= 7) if move != m.DONE else -1.0 for move in options]


RULES: Final[dict[type, Rule]] = {
    pillars.TakePillar: pillar,
    pillars.MarkPillar: marked,
    pillars.PillarMoment: pillar_moment,
    pillars.UseUpper: upper,
    planning.Plan: planned,
    planning.WhichToken: token,
    turn.TakeTurn: turn_taken,
    turn.AfterAction: used,
    activation.PayActivation: used,
    activation.Go: go,
    activation.ActAt: act,
    uses.Occasion: occasion,
    choosing.ChooseOption: chosen,
    uses.ResolvePowers: used,
    olympus.Convert: convert,
    olympus.PayConversion: used,
    olympus.Design: design,
    forge.Fabricate: fabricate,
    forge.Guide: guided,
    forge.PayFabrication: spared,
    forge.Advance: advanced,
    forge.RemoveTechnology: removed,
    upgrades.TakeOut: taken_out,
    upgrades.PutTemple: temple,
    well.DestroyTemple: destroyed,
    influence.InfluenceAnywhere: anywhere,
    influence.FollowersOrService: service,
    influence.TempleExtra: temple_extra,
    influence.PlayPremonitions: premonition,
    deploy.ChooseTechnology: technology,
    deploy.ChooseSpace: space,
    deploy.MayContest: contest,
    deploy.Claim: claimed,
    deploy.TempleReward: temple_reward,
    combat.PlayOn: played,
    combat.GoOn: went_on,
    coliseum.Challenge: challenge,
    moirai.Undertake: quest,
    moirai.GoOnWithEpic: epic,
    moirai.ShowCards: shown,
    moirai.DiscardOn: shown,
    moirai.ReturnCharacter: returned,
    moirai.PayCanto: paid,
    hands.Discard: discarded,
    hands.Recover: recovered,
    oracle.Omen: omen,
    primordials.SendFighter: fighter,
    defeat.DefeatHero: victim,
    underworld.Resurrect: resurrected,
}
ROUTINE: Final[frozenset[type]] = frozenset(
    {
        pillars.TakePillar, pillars.UseUpper, planning.Plan, planning.WhichToken, olympus.Design,
        turn.AfterAction, activation.PayActivation, uses.Occasion,
        uses.ResolvePowers, olympus.PayConversion, forge.PayFabrication, influence.TempleExtra,
        influence.PlayPremonitions, deploy.TempleReward, deploy.Claim, combat.PlayOn, moirai.ShowCards,
        moirai.DiscardOn, moirai.ReturnCharacter, moirai.PayCanto, hands.Discard, hands.Recover,
        defeat.DefeatHero, underworld.Resurrect, well.DestroyTemple,
    }
)  # fmt: skip
