"""The conditions of texts (``effect_language.conditions``)."""

from typing import Final

from theogony.games.hellas.content import CITY, LAND, LEADERSHIP, NEXT_TO, PLAIN_CITY, SHRINE
from theogony.games.hellas.control import controlled
from theogony.games.hellas.pieces import monsters_in, on_map
from theogony.games.hellas.state import NOBODY, Battle, Hellas
from theogony.games.hellas.texts import ALWAYS, Resolve, condition
from theogony.games.hellas.zones import PLAYED

ATTACKER: Final = condition("attacker")
DEFENDER_IN_CITY: Final = condition("defender_in_city_or_sparta")
MORE_HOPLITES: Final = condition("more_hoplites")
FEWER_HOPLITES: Final = condition("fewer_hoplites")
HIGHER_LEADERSHIP: Final = condition("higher_leadership")
HOLDS_GLORY: Final = condition("holds_glory_of_land")
FIRST_CARD: Final = condition("first_card_of_battle")
SHRINE_OR_TEMPLE: Final = condition("region_shrine_or_temple")
FORTIFIED_IN_REGION: Final = condition("fortified_in_region")
OWN_FORTIFIED: Final = condition("own_fortified")
HERO_IN_REGION: Final = condition("hero_in_region")
BATTLE_NEXT_TO_HERO: Final = condition("battle_next_to_hero")
HERO_IN_NEUTRAL: Final = condition("hero_in_neutral_region")
HERO_AT_TEMPLE: Final = condition("hero_in_temple_region")
ENEMY_CITY: Final = condition("enemy_city_max_1_hoplite")
DESTINATION_HAS_MONSTER: Final = condition("destination_has_monster")
CONTROLS_TEMPLE: Final = condition("controls_temple_region")
HAND_EMPTY: Final = condition("hand_empty")
INJURED_BEFORE: Final = condition("hero_had_injury_before")
MOVED: Final = condition("moved")
WOUNDS_3: Final = condition("wounds>=3")
THREE_WOUNDS: Final = 3


def holds(s: Hellas, condition: int, seat: int, text: Resolve | None) -> bool:
    """Whether it holds now for the owner of a text; ``text`` is given where one is being carried out."""
    if condition == MOVED:
        return text is not None and text.memo != 0
    if condition == WOUNDS_3:
        return text is not None and s.wounds[text.monster].bit_count() >= THREE_WOUNDS
    if condition == INJURED_BEFORE:
        return s.hunt().injured_before > 0
    if condition == HAND_EMPTY:
        return not s.hand(seat)
    if condition == CONTROLS_TEMPLE:
        return controlled(s, seat) & s.temples != 0
    if condition == HERO_IN_NEUTRAL:
        return on_map(s, seat) and s.control[s.players[seat].region] == NOBODY
    if condition == HERO_AT_TEMPLE:
        return on_map(s, seat) and s.temples >> s.players[seat].region & 1 == 1
    if condition == ENEMY_CITY:
        return on_map(s, seat) and enemy_city(s, seat, s.players[seat].region)
    if condition == DESTINATION_HAS_MONSTER:
        return holds_at(s, condition, seat, s.players[seat].region)
    return in_battle(s, s.battle(), condition, seat)


def holds_at(s: Hellas, condition: int, seat: int, region: int) -> bool:
    """Conditions on the Region that a text is about: where the Hero would end, where Hoplites die."""
    if condition == DESTINATION_HAS_MONSTER:
        return bool(monsters_in(s, region))
    if condition == HERO_IN_REGION:
        return s.players[seat].region == region
    if condition == ALWAYS:
        return True
    raise RuntimeError(f"no condition on a Region: {condition}")


def enemy_city(s: Hellas, seat: int, region: int) -> bool:
    """A City of an enemy with exactly 1 Hoplite in the Region (Odysseus)."""
    owner = s.control[region]
    if not PLAIN_CITY >> region & 1 or owner in (NOBODY, seat) or not s.rules.enemies(s, seat, owner):
        return False
    return s.hoplites_in(region) == 1


def in_battle(s: Hellas, battle: Battle, condition: int, seat: int) -> bool:
    """Conditions on the Battle under way, for one of its sides (LH-106)."""
    region = battle.region
    defends = seat == battle.defender
    foe = battle.attacker if defends else battle.defender
    if condition == ATTACKER:
        return not defends
    if condition == DEFENDER_IN_CITY:
        return defends and CITY >> region & 1 == 1
    if condition == MORE_HOPLITES:
        return s.army(seat, region) > s.army(foe, region)
    if condition == FEWER_HOPLITES:
        return s.army(seat, region) < s.army(foe, region)
    if condition == HIGHER_LEADERSHIP:
        return s.attribute(seat, LEADERSHIP) > s.attribute(foe, LEADERSHIP)
    if condition == HOLDS_GLORY:
        return s.glory[LAND[region]] == seat
    if condition == FIRST_CARD:
        return len(s.cards.content[PLAYED]) + len(s.cards.content[PLAYED + 1]) == 1
    if condition == SHRINE_OR_TEMPLE:
        return (SHRINE | s.temples) >> region & 1 == 1
    if condition in (FORTIFIED_IN_REGION, OWN_FORTIFIED):
        return s.control[region] == seat and s.fortified >> region & 1 == 1
    if condition == HERO_IN_REGION:
        return holds_at(s, condition, seat, region)
    if condition == BATTLE_NEXT_TO_HERO:
        return on_map(s, seat) and NEXT_TO[region] >> s.players[seat].region & 1 == 1
    raise RuntimeError(f"no such condition: {condition}")
