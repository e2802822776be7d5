"""The conditions and counters of texts (``effect_language``). -- chapter 20 (HY-392, HY-393)"""

from typing import Final

from theogony.games.hybris.content import AEGIS, ELEMENTS, FOLLOWER, HERO_TYPE, KINDNESS, KINDS, TECHNOLOGY_KIND, TYPE
from theogony.games.hybris.duel import against, others_in_row
from theogony.games.hybris.links import own_links
from theogony.games.hybris.state import FALLEN, NOTHING, Hybris
from theogony.games.hybris.texts import condition, counter
from theogony.kernel.effects.given import Condition

HAS_AEGIS: Final = condition("aegis")
ALLIES: Final = condition("allies")
IN_CITY: Final = condition("city")
WON: Final = condition("combat_won_this_age")
DEPLOYED: Final = condition("deployed")
DEPLOYED_KIND: Final = condition("deployed_kind")
FOLLOWERS: Final = condition("followers")
HAND: Final = condition("hand")
UNDERWORLD: Final = condition("heroes_underworld")
IN_FACTORY: Final = condition("in_factory")
HAS_KINDNESS: Final = condition("kindness")
LINKS: Final = condition("links")
RANK_AT_LEAST: Final = condition("rank_at_least")
RANK_AT_MOST: Final = condition("rank_at_most")
ROLE: Final = condition("role")
SPARKS: Final = condition("sparks")
TEMPLE_HERE: Final = condition("temple_here")
TEMPLES: Final = condition("temples")
UPGRADES: Final = condition("upgrades")
VERSUS: Final = condition("vs")
WELL: Final = condition("well")
ZONE_CARDS: Final = condition("zone_cards")
ZONE_ELEMENT: Final = condition("zone_element")


def holds(s: Hybris, asked: Condition, seat: int, city: int) -> bool:
    """Whether the condition holds now for the owner of a text; ``city`` is where it happens."""
    word, value = asked.word, asked.value
    player = s.players[seat]
    if word == IN_CITY:
        return city == value
    if word == TEMPLE_HERE:
        return city != NOTHING and player.temples[city] > 0
    if word == WON:
        return player.won > 0
    if word == DEPLOYED_KIND:
        return any(TECHNOLOGY_KIND[tile] == value for tile in deployed(s, seat))
    if word == RANK_AT_MOST:
        return s.greatness[seat] <= value
    if word in (ROLE, VERSUS, ZONE_CARDS, ZONE_ELEMENT):
        return _in_combat(s, asked, seat)
    return _number(s, word, seat) >= value


def _number(s: Hybris, word: int, seat: int) -> int:
    """How much the seat has of what a condition asks for at least."""
    player = s.players[seat]
    if word == HAS_AEGIS:
        return player.goods[AEGIS]
    if word == FOLLOWERS:
        return player.goods[FOLLOWER]
    if word == HAS_KINDNESS:
        return player.goods[KINDNESS]
    if word == ALLIES:
        return s.champions.count(seat)
    if word == DEPLOYED:
        return player.deployed.bit_count()
    if word == HAND:
        return len(s.hand(seat))
    if word == UNDERWORLD:
        return fallen_heroes(s, seat)
    if word == IN_FACTORY:
        return sum([tile != NOTHING and s.owner[tile] == seat for tile in s.factory])
    if word == LINKS:
        return own_links(s, seat)
    if word == RANK_AT_LEAST:
        return s.greatness[seat]
    if word == SPARKS:
        return player.sparks
    if word == TEMPLES:
        return sum(player.temples)
    if word == UPGRADES:
        return player.unlocked.bit_count()
    if word == WELL:
        return s.well
    raise RuntimeError(f"no such condition: {word}")


def _in_combat(s: Hybris, asked: Condition, seat: int) -> bool:
    """Conditions on the Combat under way; without one they do not hold."""
    if not s.fights:
        return False
    fight = s.fight()
    side = fight.side(seat)
    if asked.word == ROLE:
        return side == asked.value
    if asked.word == VERSUS:
        return against(fight, side) == asked.value
    if asked.word == ZONE_CARDS:
        return len(fight.rows[side]) >= asked.value
    return any(asked.value in s.box.elements[design] for design in others_in_row(fight, side))


def fallen_heroes(s: Hybris, seat: int) -> int:
    """Heroes and allies of the seat in the Underworld."""
    number = 0
    for character, where in enumerate(s.players[seat].at):
        if where == FALLEN and TYPE[character] == HERO_TYPE:
            number += 1
    return number


def deployed(s: Hybris, seat: int) -> list[int]:
    """The Technologies that the seat has in Cities."""
    return [tile for tile in s.deployed if tile != NOTHING and s.owner[tile] == seat]


# -- counters ---------------------------------------------------------------------------------------------------------

ONE: Final = 0
PER_ALLY: Final = counter("allies")
PER_CARD_IN_ZONE: Final = counter("cards_in_zone")
PER_CHAIN_BROKEN: Final = counter("chains_broken")
PER_FIRE_IN_ZONE: Final = counter("fire_in_zone")
PER_HERO_IN_UNDERWORLD: Final = counter("heroes_underworld_all")
PER_KIND_DEPLOYED: Final = counter("kinds_deployed")
PER_OPPONENT_CARD: Final = counter("opponent_cards")
PER_OTHER_PLAYER: Final = counter("other_players")
PER_OTHER_HIT: Final = counter("others_hit_by_wrath1")
PER_OWN_CULTURE: Final = counter("own_culture")
PER_OWN_DEPLOYED: Final = counter("own_deployed")
PER_OWN_FALLEN: Final = counter("own_heroes_underworld")
PER_OWN_LINK: Final = counter("own_links")
PER_OWN_TEMPLE: Final = counter("own_temples")
CULTURE: Final = KINDS.index("culture")
FIRE: Final = ELEMENTS.index("fire")


def count(s: Hybris, per: int, seat: int) -> int:
    """What a counter says now, for the owner of a text (HY-393)."""
    player = s.players[seat]
    if per == ONE:
        return 1
    if per == PER_ALLY:
        return s.champions.count(seat)
    if per == PER_HERO_IN_UNDERWORLD:
        return sum([fallen_heroes(s, other) for other in range(s.seats)])
    if per == PER_KIND_DEPLOYED:
        return len({TECHNOLOGY_KIND[tile] for tile in deployed(s, seat)})
    if per == PER_OTHER_PLAYER:
        return s.seats - 1
    if per == PER_OTHER_HIT:
        return (s.hit & ~(1 << seat)).bit_count()
    if per == PER_OWN_CULTURE:
        return sum([TECHNOLOGY_KIND[tile] == CULTURE for tile in deployed(s, seat)])
    if per == PER_OWN_DEPLOYED:
        return player.deployed.bit_count()
    if per == PER_OWN_FALLEN:
        return fallen_heroes(s, seat)
    if per == PER_OWN_LINK:
        return own_links(s, seat)
    if per == PER_OWN_TEMPLE:
        return sum(player.temples)
    if per == PER_CHAIN_BROKEN:
        return s.rules.chains_broken(s)
    return count_in_zone(s, per, seat)


def count_in_zone(s: Hybris, per: int, seat: int) -> int:
    """Counters of cards in Combat Zones; without a Combat they are 0."""
    if not s.fights:
        return 0
    fight = s.fight()
    side = fight.side(seat)
    if per == PER_CARD_IN_ZONE:
        return len(others_in_row(fight, side))
    if per == PER_FIRE_IN_ZONE:
        return sum([s.box.elements[design].count(FIRE) for design in others_in_row(fight, side)])
    if per == PER_OPPONENT_CARD:
        return len(fight.rows[1 - side])  # the cards revealed for an enemy of the game are no Zone (HY-427)
    raise RuntimeError(f"no such counter: {per}")
