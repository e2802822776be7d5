"""What a visit promises: the bonus of a place, and the best action that can be done there."""

from typing import Final

from theogony.games.hybris import actions
from theogony.games.hybris.advice import fights
from theogony.games.hybris.advice.outlook import (
    ACTION,
    CARD,
    FALLEN_HERO,
    Outlook,
    aegis_worth,
    at_top,
    character_worth,
    contesters,
    deploy_chance,
    follower_worth,
    track,
)
from theogony.games.hybris.advice.worth import STORED, premonition_worth, tile_worth
from theogony.games.hybris.box import DISCARD, PLAY_ELEMENTS
from theogony.games.hybris.chronos.avatars import needed
from theogony.games.hybris.conditions import holds
from theogony.games.hybris.content import (
    ACTIONS_AT,
    AEGIS,
    AFFINITY,
    CANTOS,
    CITIES,
    CITY,
    CONVERSIONS,
    CONVERT,
    DEPLOY,
    DESIGN,
    DRAIN,
    EPIC,
    FABRICATE,
    FACING,
    FIGHT,
    FOLLOWER,
    ILLUSTRATION,
    INFLUENCE,
    KINDNESS,
    LOCATION_OF,
    MORTAL_WORLD,
    NOWHERE,
    OLYMPIAN,
    OMEN,
    PERCEIVE,
    PLACES_OF,
    PRAYER,
    PRODUCE,
    PROPHET_TYPE,
    RANKS,
    RESURRECT,
    SPACES_OF,
    TECHNOLOGY_KIND,
    TRAIN,
    TYPE,
)
from theogony.games.hybris.duel import A_PLAYER, ATTACKER, DEFENDER, THE_GAME
from theogony.games.hybris.forge import affordable
from theogony.games.hybris.locations import taken
from theogony.games.hybris.moirai import can_meet, next_canto
from theogony.games.hybris.oracle import protected
from theogony.games.hybris.state import NOBODY, NOTHING, Hybris
from theogony.games.hybris.texts import (
    CANTO,
    CHAMPION,
    CONVERSION,
    PREMONITION,
    REWARD,
    SERVICE,
    SLOT,
    TECHNOLOGY,
    texts,
)
from theogony.games.hybris.underworld import value as drained
from theogony.games.hybris.zones import DESIGN as DESIGN_OF, FIRST_PREMONITION, PREMONITION_HAND

THING_PRODUCE: Final = ACTION + PRODUCE
THING_DESIGN: Final = ACTION + DESIGN
DESIGNED: Final = 2.5  # a Technology in the Workshop
CONTESTED: Final = 4.0  # what a lost Contest costs
IMPOSSIBLE: Final = -9.0
HOSTILE: Final = 0.15  # what it is worth that another loses something


class Visits:
    """What a seat could do with its characters, reckoned once for a position."""

    def __init__(self, s: Hybris, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.outlook = Outlook(s, seat)
        self.prices = self.outlook.prices
        self.force = -1.0  # found when it is asked for
        self.known: dict[int, float] = {}  # worth of actions outside Cities, by type of character and action

    def reach(self, role: int, vs: int, character: int) -> float:
        if self.force < 0.0:
            self.force = fights.in_hand(self.s, self.seat)
        return self.force + fights.beside(self.s, self.seat, role, vs, character)

    # -- places ------------------------------------------------------------------------------------------------------

    def at(self, character: int, place: int) -> float:
        """What it brings to go to this place."""
        if place >= CITY:
            return self.in_city(character, place - CITY)
        return self.bonus(place) + self.best_action(character, LOCATION_OF[place])

    def to_location(self, character: int, location: int) -> float:
        """What a token for a Location promises, before anybody has moved."""
        if location == MORTAL_WORLD:
            return max([self.in_city(character, city) for city in range(len(CITIES))])
        slots = [self.bonus(place) for place in PLACES_OF[location] if place < ILLUSTRATION and self._free(place)]
        return (max(slots) if slots else -0.7) + self.best_action(character, location)

    def _free(self, slot: int) -> bool:
        return not self.s.blocked >> slot & 1 and not taken(self.s, slot)

    def bonus(self, place: int) -> float:
        """The bonus of a slot; the price of an illustration."""
        if place < ILLUSTRATION:
            return self.outlook.at_once(SLOT + place)
        what, number = self.s.box.malus[LOCATION_OF[place]]
        return -number * self.prices[what]

    def best_action(self, character: int, location: int) -> float:
        key = location * len(CITIES) + TYPE[character]
        if key not in self.known:
            aegis = self.s.players[self.seat].goods[AEGIS]
            can = [a for a in ACTIONS_AT[location] if actions.can(self.s, self.seat, a, NOWHERE, aegis)]
            self.known[key] = max([self.action(a, NOWHERE, character) for a in can], default=-1.0)
        return self.known[key]

    def in_city(self, character: int, city: int) -> float:
        """Prayers for the Well, then the better of Influence and Deploy; an occupied City is fought for first."""
        s = self.s
        if s.blocked >> CITY + city & 1:
            return IMPOSSIBLE
        chance = self.entry(character, city)
        if chance <= 0.0:
            return IMPOSSIBLE
        worth = max(self.action(INFLUENCE, city, character), self.action(DEPLOY, city, character))
        worth += self.well(s.box.city_prayers[city])
        if chance >= 1.0:
            return worth
        return chance * (worth + 1.0) - (1.0 - chance) * fights.fall_cost(character, self.prices, FALLEN_HERO) - 0.6

    def entry(self, character: int, city: int) -> float:
        """The chance to come into a City."""
        s = self.s
        if s.chronos and city in s.titan().avatar_at:
            avatar = s.titan().avatar_at.index(city)
            if TYPE[character] == PROPHET_TYPE:
                return 0.0
            return fights.against_avatar(s, self.reach(ATTACKER, A_PLAYER, character), avatar)
        for other, its in s.occupants(CITY + city):
            if other == self.seat or TYPE[character] == PROPHET_TYPE or s.chronos:
                return 0.0
            if TYPE[its] == PROPHET_TYPE:
                return 1.0
            return fights.odds(self.reach(ATTACKER, A_PLAYER, character) - 0.5 - fights.unknown(s, other, DEFENDER))
        return 1.0

    def well(self, prayers: int) -> float:
        """Prayers in the Well serve who deploys next; too many cost a Follower or a Temple."""
        s = self.s
        full = s.well + prayers
        if prayers and full >= s.box.well_overflows:
            return -2.0 if at_top(s) == self.seat else 0.5 if at_top(s) != NOBODY else 0.0
        lost = self.prices[FOLLOWER] + 0.2 if prayers and full >= s.box.well_warns else 0.0
        return (0.1 if s.players[self.seat].stored else 0.02) * prayers - lost

    # -- actions -----------------------------------------------------------------------------------------------------

    def action(self, action: int, city: int, character: int) -> float:
        """What an action brings; ``city`` is where, or NOWHERE."""
        s, outlook = self.s, self.outlook
        if action == INFLUENCE:
            return self.influence(city)
        if action == DEPLOY:
            return self.deploy(city, character)
        if action == CONVERT:
            return self.convert()
        if action == DESIGN:
            own = sum([tile != NOTHING and s.owner[tile] == self.seat for tile in s.workshop])
            return DESIGNED * min(1.0, outlook.horizon / 3.0) * [1.0, 0.7, 0.35, 0.1][own]
        if action == FABRICATE:
            return max([self.fabricate(tile) for tile in s.workshop if tile != NOTHING], default=IMPOSSIBLE)
        if action == PRODUCE:
            return self.produce()
        if action == PERCEIVE:
            return 1.0 + self.prices[CARD + 2]
        if action == OMEN:
            return self.omen()
        if action == TRAIN:
            return self.prices[CARD + 1]
        if action == FIGHT:
            open_to = [hero for hero, owner in enumerate(s.champions) if owner == NOBODY]
            return max([self.champion(character, hero) for hero in open_to], default=IMPOSSIBLE)
        if action == RESURRECT:
            return 0.5 - self.prices[FALLEN_HERO]
        if action == DRAIN:
            return self.drain()
        return max([self.quest(character, zone) for zone in range(len(s.quests))])

    def convert(self) -> float:
        """The best row, as often as there are Prayers for it."""
        s, prayers = self.s, self.s.players[self.seat].goods[PRAYER]
        best = IMPOSSIBLE
        for row in range(len(CONVERSIONS)):
            price = s.box.conversions[row]
            if prayers >= price:
                times = prayers // price if row == 0 else min(3, prayers // price)
                best = max(best, times * self.row(row))
        return best

    def row(self, row: int) -> float:
        """What one Conversion brings, its Prayers paid: in the last Age they are lost otherwise."""
        held = 0.8 if self.outlook.left else 0.1
        return self.outlook.at_once(CONVERSION + row) - held * self.s.box.conversions[row]

    def fabricate(self, tile: int) -> float:
        """A tile of the Workshop comes into the Factory, paid for."""
        s, outlook = self.s, self.outlook
        place = s.workshop.index(tile)
        discount = s.box.discounts[place]
        if s.owner[tile] != self.seat or not affordable(
            s, self.seat, tile, discount, s.players[self.seat].goods[AEGIS]
        ):
            return IMPOSSIBLE
        gained = tile_worth(s, outlook, 3, tile) - tile_worth(s, outlook, place, tile)
        return gained - self.cost(tile, discount)

    def cost(self, tile: int, discount: int) -> float:
        """What the price of a Technology is worth to the seat."""
        goods = self.s.players[self.seat].goods
        aegis, followers = self.s.box.cost[tile]
        spared = min(discount, aegis)
        aegis, followers = aegis - spared, max(0, followers - (discount - spared))
        lost = aegis_worth(goods[AEGIS], self.outlook) - aegis_worth(max(0, goods[AEGIS] - aegis), self.outlook)
        kept = follower_worth(max(0, goods[FOLLOWER] - followers), self.outlook)
        return lost + follower_worth(goods[FOLLOWER], self.outlook) - kept

    def produce(self) -> float:
        """All tiles of the Factory move on."""
        s, outlook = self.s, self.outlook
        worth = 0.0
        for space, tile in enumerate(s.factory):
            if tile == NOTHING:
                continue
            if s.owner[tile] == self.seat:
                worth += tile_worth(s, outlook, 4 + space, tile) - tile_worth(s, outlook, 3 + space, tile)
            else:
                worth += 1.0 if space + 1 == len(s.factory) else -0.1
        return worth

    def omen(self) -> float:
        """Protection from the Wrath that comes at the end of this Age, or of the next."""
        s = self.s
        if protected(s, self.seat):
            return -0.5
        rank = s.next_rank()
        soon = s.box.primordial_ages[rank] == s.age and rank < len(RANKS)
        return (1.9 if soon else 1.2) - self.prices[FOLLOWER] - self.prices[CARD]

    def drain(self) -> float:
        """Aegis, and with Chronos a Chain once in an Age."""
        goods = self.s.players[self.seat].goods
        gained = aegis_worth(goods[AEGIS] + drained(self.s), self.outlook) - aegis_worth(goods[AEGIS], self.outlook)
        return gained + (1.0 if self.s.chronos and not self.s.titan().weakened else 0.0)

    def champion(self, character: int, hero: int) -> float:
        """A Coliseum Hero is one more who acts, from the next Age on."""
        outlook = self.outlook
        force = self.reach(ATTACKER, THE_GAME, character)
        chance = fights.against_game(self.s, force, self.s.box.champions[hero])
        more = character_worth(outlook.actors + 1, outlook.left) - character_worth(outlook.actors, outlook.left)
        worth = more + outlook.lasting(CHAMPION + hero) * (outlook.left > 0)
        return chance * worth - (1.0 - chance) * fights.fall_cost(character, self.prices, FALLEN_HERO) - 0.6

    # -- Quests ------------------------------------------------------------------------------------------------------

    def quest(self, character: int, zone: int) -> float:
        """Its reward, by the chance to fulfil it."""
        s = self.s
        quest = s.quests[zone]
        if quest == NOTHING:
            return IMPOSSIBLE
        fall = fights.fall_cost(character, self.prices, FALLEN_HERO)
        if EPIC[quest]:
            return self.epic(character, zone, quest, fall)
        conditions = s.box.conditions[quest]
        if not all(can_meet(s, self.seat, character, task) for task in conditions):
            return -fall
        for task in conditions:
            if task.task == PLAY_ELEMENTS and not self._held(task.elements):
                return -fall
        chance = fights.against_game(s, self.reach(ATTACKER, THE_GAME, character), s.box.confrontations[quest])
        return chance * self.outlook.at_once(REWARD + quest) - (1.0 - chance) * fall - 0.8

    def _held(self, elements: tuple[int, ...]) -> bool:
        """Whether the hand shows these Elements."""
        shown = [e for card in self.s.hand(self.seat) for e in self.s.box.elements[DESIGN_OF[card]]]
        return all(element in shown for element in elements)

    def epic(self, character: int, zone: int, quest: int, fall: float) -> float:
        """Canto by Canto, as far as the hand goes."""
        s = self.s
        worth = 0.0
        cantos = s.box.cantos[quest]
        first = next_canto(s, zone)
        cards = len(s.hand(self.seat))
        for canto in range(first, len(cantos)):
            cards -= (canto > first) + (len(cantos[canto].elements) if cantos[canto].task == DISCARD else 0)
            if not can_meet(s, self.seat, character, cantos[canto]) or cards < 0:
                return worth if canto > first else -fall
            spent = (canto > first) + (1.0 if cantos[canto].task == DISCARD else 0.0)
            gained = self.outlook.at_once(CANTO + CANTOS * quest + canto) - spent * self.prices[CARD]
            if canto + 1 == len(cantos):
                gained += self.outlook.at_once(REWARD + quest)
            worth += gained
        return worth

    # -- Cities ------------------------------------------------------------------------------------------------------

    def influence(self, city: int) -> float:
        """Kindness, Followers or the Service, a Temple's extra, and Premonitions."""
        s, outlook = self.s, self.outlook
        player = s.players[self.seat]
        steps = track(s)
        level = player.goods[KINDNESS]
        kind = steps[min(level + s.box.city_kindness[city], len(steps) - 1)] - steps[level]
        worth = kind * deploy_chance(s, outlook) + max(self.followers(city), self.service(city))
        if player.temples[city]:
            worth += max(self.prices[FOLLOWER], self.prices[KINDNESS])
        for card in s.cards.content[PREMONITION_HAND + self.seat]:
            premonition = card - FIRST_PREMONITION
            if all(holds(s, one, self.seat, city) for one in texts(s).prerequisites[premonition]):
                worth += outlook.at_once(PREMONITION + premonition) - premonition_worth(outlook, premonition)
        return worth

    def followers(self, city: int) -> float:
        goods = self.s.players[self.seat].goods
        more = follower_worth(goods[FOLLOWER] + self.s.box.city_followers[city], self.outlook)
        return more - follower_worth(goods[FOLLOWER], self.outlook)

    def service(self, city: int) -> float:
        """By what the Service really brings now."""
        worth = 0.0
        for what, number in self.outlook.known[SERVICE + city]:
            if what == THING_PRODUCE:
                worth += self.produce()
            elif what == THING_DESIGN:
                worth += self.action(DESIGN, NOWHERE, OLYMPIAN)
            else:
                worth += number * self.prices[what]
        return worth

    def deploy(self, city: int, character: int) -> float:
        """The best stored Technology on the best space."""
        stored = self.s.players[self.seat].stored
        best = IMPOSSIBLE
        for tile in range(stored.bit_length()):
            if stored >> tile & 1:
                for space in SPACES_OF[city]:
                    if self.s.deployed[space] == NOTHING:
                        best = max(best, self.placed(tile, space, city))
        return best - self.risk(character) if best > IMPOSSIBLE else best

    def placed(self, tile: int, space: int, city: int) -> float:
        """All that a Technology brings here, but what it is worth in store."""
        s, outlook = self.s, self.outlook
        player = s.players[self.seat]
        worth = s.box.tile_vp[tile] + self.prices[PRAYER] * min(s.box.tile_prayers[tile], s.well)
        worth += (1.0 - deploy_chance(s, outlook)) * track(s)[player.goods[KINDNESS]]
        worth += (TECHNOLOGY_KIND[tile] == AFFINITY[city]) + min(1, player.temples[city]) + self.links(tile, space)
        worth += outlook.at_once(TECHNOLOGY + tile) + outlook.lasting(TECHNOLOGY + tile) + 0.35 * outlook.left
        return worth - tile_worth(s, outlook, STORED, tile)

    def links(self, tile: int, space: int) -> float:
        """A point for each connected tile, one more for an own one; its owner's point is a little lost."""
        s = self.s
        worth = 0.0
        for edge, other, its_edge in FACING[space]:
            its = s.deployed[other]
            if its != NOTHING and s.box.links[tile] >> edge & s.box.links[its] >> its_edge & 1:
                mate = s.chronos or s.owner[its] == self.seat
                worth += 2.0 if mate else 1.0 - HOSTILE
            elif its == NOTHING and s.box.links[tile] >> edge & 1:
                worth += 0.15
        return worth

    def risk(self, character: int) -> float:
        """What a Contest is likely to cost."""
        s = self.s
        if s.chronos:
            return self.risk_by_avatar(character)
        rivals = contesters(s, self.seat)
        if TYPE[character] == PROPHET_TYPE:
            return CONTESTED * min(0.75, 0.45 * rivals)
        if not rivals:
            return 0.0
        rival = max([fights.unknown(s, other, ATTACKER) for other in range(s.seats) if other != self.seat])
        lost = 1.0 - fights.odds(self.reach(DEFENDER, A_PLAYER, character) - rival)
        return CONTESTED * min(0.6, 0.35 * rivals) * lost

    def risk_by_avatar(self, character: int) -> float:
        """An Avatar contests unless the others can prevent it (HY-357)."""
        s = self.s
        others = [other for other in range(s.seats) if other != self.seat] or [self.seat]
        cards = sum([s.box.force[DESIGN_OF[card]] for other in others for card in s.hand(other)])
        price = needed(s)
        if cards >= price:
            return 0.3 * price
        chance = 0.0
        if TYPE[character] != PROPHET_TYPE:
            chance = fights.against_contest(s, self.reach(DEFENDER, A_PLAYER, character))
        return (1.0 - chance) * (2.0 * CONTESTED + fights.fall_cost(character, self.prices, FALLEN_HERO))
