"""The Death cards: costly and devastating. One class per kind, in the order of the card list."""

from typing import ClassVar, Final

from theogony.games.godstorm.cards.conditions import (
    OfAnotherHand,
    land_of,
    number_of,
    plague_on_board,
    relic_in_play,
    territory_card,
    unmet,
    with_plague,
)
from theogony.games.godstorm.cards.miracle import (
    NOTHING,
    NUMBER,
    ROUTE,
    TERRITORY,
    UNDERWORLD_SPACE,
    Choices,
    Conditions,
    Miracle,
)
from theogony.games.godstorm.checks import controlled, within
from theogony.games.godstorm.content import (
    ALL_PLACES,
    ALTARS,
    ATLANTIS,
    CARDS,
    CONTINENT_BY_DIE,
    CONTINENT_LANDS,
    CONTINENTS,
    CRYPTS,
    LANDS,
    MAGIC,
    NO_ROUTE,
    ROUTES,
    SKY,
    WAR,
    borders,
)
from theogony.games.godstorm.gods import raze, with_temple, without_temple
from theogony.games.godstorm.moves import PICK_ROUTE, PLAYER, SPACE
from theogony.games.godstorm.pieces import banish, destroy, half, is_sunk, name, raise_armies, strike, transfer
from theogony.games.godstorm.plague import lift_plague, plague_strikes
from theogony.games.godstorm.state import NEUTRAL, NOBODY, NOWHERE, World
from theogony.games.godstorm.zones import REMOVED, hand_zones, held
from theogony.kernel.refusal import Refusal, no

DEAD_WALK_LIMIT: Final = 6
MIGHTY: Final = 3


def random_continent(s: World) -> int:
    """Roll for a continent; again for sunk Atlantis (GS-263)."""
    while True:
        continent = CONTINENT_BY_DIE[s.rng.die()]
        if not (s.sunk and continent == ATLANTIS):
            s.tell("continent-rolled", "GS-263", continent=CONTINENTS[continent])
            return continent


class CropsWither(OfAnotherHand):
    """Another player's whole hand is lost, face up."""

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        victim = chosen[0] - PLAYER
        hand = s.hand(victim)
        s.cards.move_all(hand_zones(victim), REMOVED)
        s.reveal("hand-lost", "GS-026", seat=victim, cards=[CARDS[card] for card in hand])


class TheDeadWalk(Miracle):
    """Up to 6 armies return from an own Underworld space to an own temple; 1 stays."""

    choices: ClassVar[Choices] = (UNDERWORLD_SPACE, TERRITORY, NUMBER)

    def playable(self, s: World, seat: int) -> Refusal | None:
        if not s.temples_of(seat):
            return unmet("needs-own-temple")
        movable = any(s.owner[space] == seat and s.armies[space] >= 2 for space in range(LANDS, ALL_PLACES))
        return None if movable else unmet("needs-own-space")

    def check(self, s: World, seat: int, chosen: tuple[int, ...], move: int) -> Refusal | None:
        if len(chosen) == 0:
            space = LANDS + move - SPACE
            if s.owner[space] == seat and s.armies[space] < 2:
                return no("GS-043", "last-army-stays", remedy="two-armies", place=name(space))
            return controlled(s, seat, space, "GS-151")
        if len(chosen) == 1:
            return controlled(s, seat, land_of(move), "GS-151") or with_temple(s, land_of(move), "GS-151")
        space = LANDS + chosen[0] - SPACE
        return within(number_of(move), 1, min(DEAD_WALK_LIMIT, s.armies[space] - 1), "GS-043")

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        transfer(s, seat, LANDS + chosen[0] - SPACE, land_of(chosen[1]), number_of(chosen[2]), 0, "GS-148")


class RagnarokCometh(Miracle):
    """All war gods and sky gods are banished."""

    def playable(self, s: World, seat: int) -> Refusal | None:
        there = any(s.god(owner, kind) != NOWHERE for owner in range(s.seats) for kind in (SKY, WAR))
        return None if there else unmet("needs-war-or-sky-god")

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        for owner in range(s.seats):
            for kind in (SKY, WAR):
                if s.god(owner, kind) != NOWHERE:
                    banish(s, owner, kind, "GS-035")


class TheYoungGrowOld(Miracle):
    """Every territory with at least 2 armies loses 1."""

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        strike(s, [(land, 1) for land in range(LANDS) if s.armies[land] >= 2], True, "GS-148")


class DeathsDoorCloses(Miracle):
    """Every crypt and altar loses half of its armies to the reserve (GS-038: the card says so)."""

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        strike(s, [(space, half(s.armies[space])) for space in CRYPTS + ALTARS], False, "GS-148")


class BloodCoatsTheLand(Miracle):
    """Every territory of a random continent loses 1 army, even its last."""

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        strike(s, [(land, 1) for land in CONTINENT_LANDS[random_continent(s)]], True, "GS-148")


class TheGroundShakes(Miracle):
    """Every territory of a random continent loses half of its armies."""

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        lands = CONTINENT_LANDS[random_continent(s)]
        strike(s, [(land, half(s.armies[land])) for land in lands], True, "GS-148")


class TheSeaIsYourTomb(Miracle):
    """Atlantis sinks (GS-259, GS-260)."""

    def playable(self, s: World, seat: int) -> Refusal | None:
        return unmet("atlantis-sunk") if s.sunk else None

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        strike(s, [(land, s.armies[land]) for land in CONTINENT_LANDS[ATLANTIS]], True, "GS-259")
        for land in CONTINENT_LANDS[ATLANTIS]:
            if s.temple[land]:
                raze(s, land, "GS-259")
            if s.plague[land]:
                lift_plague(s, land, "GS-260")
        s.sunk = 1
        s.borders = borders(1, s.maelstrom)
        s.tell("atlantis-sunk", "GS-259")


class TheMightyHaveFallen(Miracle):
    """The three largest armies are halved; the player of the card breaks ties (GS-264)."""

    def asks(self, s: World, seat: int, chosen: tuple[int, ...]) -> tuple[range, ...]:
        occupied = sum(1 for land in range(LANDS) if s.owner[land] != NOBODY)
        return TERRITORY if len(chosen) < min(MIGHTY, occupied) else NOTHING

    def check(self, s: World, seat: int, chosen: tuple[int, ...], move: int) -> Refusal | None:
        taken = [land_of(earlier) for earlier in chosen]
        land = land_of(move)
        if land in taken:
            return no("GS-264", "already-chosen", remedy="choose-another", place=name(land))
        largest = max(s.armies[other] for other in range(LANDS) if other not in taken)
        if s.armies[land] < largest:
            return no("GS-264", "not-the-largest", remedy="choose-largest", place=name(land), armies=largest)
        return None

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        strike(s, [(land_of(move), half(s.armies[land_of(move)])) for move in chosen], True, "GS-148")


class DiamondsTurnToRust(Miracle):
    """All relics leave the game."""

    conditions: ClassVar[Conditions] = (relic_in_play,)

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        relics = [CARDS[card] for owner in range(s.seats) for card in s.held(owner, MAGIC)]
        s.cards.move_all([held(owner, MAGIC) for owner in range(s.seats)], REMOVED)
        s.tell("relics-lost", "GS-158", cards=relics)


class FireRainsDown(Miracle):
    """A temple is destroyed; its territory and every neighbour lose 1 army."""

    choices: ClassVar[Choices] = (TERRITORY,)

    def playable(self, s: World, seat: int) -> Refusal | None:
        return None if 1 in s.temple else unmet("needs-temple")

    def check(self, s: World, seat: int, chosen: tuple[int, ...], move: int) -> Refusal | None:
        return with_temple(s, land_of(move), "GS-151")

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        land = land_of(chosen[0])
        raze(s, land, "GS-148")
        strike(s, [(struck, 1) for struck in [land, *s.borders[land]]], True, "GS-148")


class TheGodsForsakeUs(Miracle):
    """The spare plague marker comes into play (GS-021) and strikes at once."""

    choices: ClassVar[Choices] = (TERRITORY,)

    def playable(self, s: World, seat: int) -> Refusal | None:
        if not s.spare_plague:
            return unmet("spare-plague-used")
        return None if self.finds_a_land(s, seat) else unmet("needs-healthy-land")

    def check(self, s: World, seat: int, chosen: tuple[int, ...], move: int) -> Refusal | None:
        land = land_of(move)
        if is_sunk(s, land):
            return no("GS-260", "sunk", remedy="choose-another", place=name(land))
        if s.plague[land]:
            return no("GS-151", "plague-there", remedy="choose-without-plague", place=name(land))
        return without_temple(s, land)

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        land = land_of(chosen[0])
        s.spare_plague = 0
        s.plague[land] = 1
        plague_strikes(s, land, "GS-021")


class ParadiseIsLost(Miracle):
    """A plague marker moves to a random land; it strikes there only from step 5 on."""

    choices: ClassVar[Choices] = (TERRITORY,)
    conditions: ClassVar[Conditions] = (plague_on_board,)

    def check(self, s: World, seat: int, chosen: tuple[int, ...], move: int) -> Refusal | None:
        return with_plague(s, land_of(move))

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        old = land_of(chosen[0])
        new = territory_card(s)
        while s.plague[new]:
            new = territory_card(s)
        s.plague[old] = 0
        s.plague[new] = 1
        s.tell("plague-moved", "GS-042", source=name(old), place=name(new))


class TheTrojanHorseIsRevealed(Miracle):
    """A lone enemy army falls, and as many own armies as a die shows take its place; no conquest (GS-154)."""

    choices: ClassVar[Choices] = (TERRITORY,)

    def playable(self, s: World, seat: int) -> Refusal | None:
        return None if self.finds_a_land(s, seat) else unmet("needs-lone-army")

    def check(self, s: World, seat: int, chosen: tuple[int, ...], move: int) -> Refusal | None:
        land = land_of(move)
        if s.owner[land] in (NOBODY, seat, NEUTRAL):  # GS-076: the neutral pantheon is not a player
            return no("GS-151", "not-another-players", remedy="choose-another-player", place=name(land))
        if s.armies[land] != 1:
            return no("GS-151", "not-a-lone-army", remedy="choose-lone-army", place=name(land), armies=s.armies[land])
        return None

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        land = land_of(chosen[0])
        destroy(s, land, 1, to_heaven=True)
        number = s.rng.die()
        s.owner[land] = seat
        gained = raise_armies(s, seat, land, number)
        s.tell("trojan-horse", "GS-154", seat=seat, place=name(land), die=number, armies=gained)


class TheWatersBoil(Miracle):
    """The maelstrom covers a water connection for the rest of the game (GS-008, GS-261, GS-262)."""

    choices: ClassVar[Choices] = (ROUTE,)

    def playable(self, s: World, seat: int) -> Refusal | None:
        return None if s.maelstrom == NO_ROUTE else unmet("maelstrom-placed")

    def check(self, s: World, seat: int, chosen: tuple[int, ...], move: int) -> Refusal | None:
        one, other = ROUTES[move - PICK_ROUTE]
        if other not in s.borders[one]:
            return no("GS-260", "connection-cut", remedy="choose-another", origin=name(one), place=name(other))
        return None

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        s.maelstrom = chosen[0] - PICK_ROUTE
        s.borders = borders(s.sunk, s.maelstrom)
        one, other = ROUTES[s.maelstrom]
        s.tell("maelstrom", "GS-261", origin=name(one), place=name(other))
