"""The War cards: cheap and for every purpose. One class per kind, in the order of the card list."""

from typing import ClassVar, Final

from theogony.games.godstorm.cards.conditions import (
    OfAnotherHand,
    land_of,
    lands_without_temple,
    number_of,
    occupied,
    owns_temple,
    plague_on_board,
    relic_in_play,
    relic_that_is_in_play,
    unmet,
    with_plague,
)
from theogony.games.godstorm.cards.miracle import (
    DECK,
    GODS_ALONG,
    NOTHING,
    NUMBER,
    RELIC,
    TERRITORY,
    Choices,
    Conditions,
    Miracle,
)
from theogony.games.godstorm.checks import controlled, subset, within
from theogony.games.godstorm.content import CARD_DECK, CARDS, DECKS, LANDS, MAGIC, RELICS
from theogony.games.godstorm.gods import build, temple_left, with_temple, without_temple
from theogony.games.godstorm.moves import PICK_CARD, PICK_DECK, PICK_RELIC, PLAYER, WITH, span
from theogony.games.godstorm.pieces import (
    bring,
    destroy,
    draw,
    half,
    has_relic,
    lose_relic,
    move_gods,
    name,
    raise_armies,
    strike,
    tell_move,
    transfer,
)
from theogony.games.godstorm.plague import lift_plague
from theogony.games.godstorm.state import NEUTRAL, NOBODY, NOWHERE, World
from theogony.games.godstorm.zones import hand_zones, held
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt

FAITH_CARDS: Final = 2
GATHER_ARMIES: Final = 2
HEROES: Final = 3
FAITH_PER_TEMPLE: Final = 2


class VisionsBecomeReal(OfAnotherHand):
    """Look at another player's hand and take one card from it."""

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        victim = chosen[0] - PLAYER
        s.frontier += 1
        for zone in hand_zones(victim):
            s.cards.look(zone, 1 << seat)
        cards = [CARDS[card] for card in s.hand(victim)]
        s.whisper((seat,), {"cards": cards}, "hand-seen", "GS-302", seat=seat, of=victim)
        s.then(TakeCard(seat, victim))


@step
class TakeCard(Prompt[World]):
    """The card is picked from the hand now seen (GS-302); others learn only its type (GS-028)."""

    victim: int
    clause: ClassVar[str] = "GS-302"
    kinds: ClassVar[tuple[range, ...]] = (span("card"),)

    def hides(self, s: World) -> bool:
        return True

    def check(self, s: World, move: int) -> Refusal | None:
        if move - PICK_CARD not in s.hand(self.victim):
            return no("GS-302", "card-not-in-that-hand", remedy="choose-from-hand", card=CARDS[move - PICK_CARD])
        return None

    def take(self, s: World, move: int) -> None:
        card = move - PICK_CARD
        deck = CARD_DECK[card]
        s.cards.move(card, held(self.victim, deck), held(self.seat, deck))
        s.frontier += 1
        s.whisper(
            (self.seat, self.victim),
            {"card": CARDS[card]},
            "card-stolen",
            "GS-302",
            seat=self.seat,
            of=self.victim,
            deck=DECKS[deck],
        )


class EaglesTakeWing(Miracle):
    """Armies and gods fly between two own territories, at any distance; 1 army stays (GS-043)."""

    def playable(self, s: World, seat: int) -> Refusal | None:
        lands = s.lands_of(seat)
        movable = any(s.armies[land] >= 2 or s.gods_at(seat, land) for land in lands)
        return None if movable and len(lands) >= 2 else unmet("needs-two-lands")

    def asks(self, s: World, seat: int, chosen: tuple[int, ...]) -> tuple[range, ...]:
        if len(chosen) == 3:
            return GODS_ALONG if s.gods_at(seat, land_of(chosen[0])) else NOTHING
        return (TERRITORY, TERRITORY, NUMBER, NOTHING, NOTHING)[len(chosen)]

    def check(self, s: World, seat: int, chosen: tuple[int, ...], move: int) -> Refusal | None:
        if len(chosen) < 2:
            return self._check_land(s, seat, chosen, land_of(move))
        origin = land_of(chosen[0])
        gods = s.gods_at(seat, origin)
        if len(chosen) == 2:
            return within(number_of(move), 0 if gods else 1, s.armies[origin] - 1, "GS-043")
        if move == WITH and number_of(chosen[2]) == 0:
            return no("GS-151", "move-something", remedy="choose-gods-there")
        return subset(move - WITH, gods, "GS-151")

    def _check_land(self, s: World, seat: int, chosen: tuple[int, ...], land: int) -> Refusal | None:
        refusal = controlled(s, seat, land, "GS-151")
        if refusal is not None:
            return refusal
        if chosen:
            same = land == land_of(chosen[0])
            return no("GS-151", "same-territory", remedy="choose-another", place=name(land)) if same else None
        if s.armies[land] < 2 and not s.gods_at(seat, land):
            return no("GS-043", "nothing-to-move", remedy="two-armies", place=name(land))
        return None

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        gods = chosen[3] - WITH if len(chosen) > 3 else 0
        transfer(s, seat, land_of(chosen[0]), land_of(chosen[1]), number_of(chosen[2]), gods, "GS-148")


class FaithShallDeliver(Miracle):
    """The top 2 cards of one deck, without its god and beside the limit of four (GS-163)."""

    choices: ClassVar[Choices] = (DECK,)

    def playable(self, s: World, seat: int) -> Refusal | None:
        return None if any(s.deck(deck) for deck in range(len(DECKS))) else unmet("all-decks-empty")

    def check(self, s: World, seat: int, chosen: tuple[int, ...], move: int) -> Refusal | None:
        if not s.deck(move - PICK_DECK):
            return no("GS-135", "deck-exhausted", remedy="choose-another-deck", deck=DECKS[move - PICK_DECK])
        return None

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        draw(s, seat, chosen[0] - PICK_DECK, FAITH_CARDS, "GS-163")


class TheSirenCalls(Miracle):
    """All armies and gods of two territories of one other player change places."""

    choices: ClassVar[Choices] = (TERRITORY, TERRITORY)

    def playable(self, s: World, seat: int) -> Refusal | None:
        return None if self.finds_a_land(s, seat) else unmet("needs-two-lands-of-another")

    def check(self, s: World, seat: int, chosen: tuple[int, ...], move: int) -> Refusal | None:
        land = land_of(move)
        owner = s.owner[land]
        if owner in (NOBODY, seat, NEUTRAL):  # GS-076
            return no("GS-151", "not-another-players", remedy="choose-another-player", place=name(land))
        if not chosen:
            if len(s.lands_of(owner)) < 2:
                return no("GS-151", "only-one-land", remedy="choose-another-player", place=name(land))
            return None
        first = land_of(chosen[0])
        if owner != s.owner[first] or land == first:
            return no("GS-151", "same-controller-needed", remedy="choose-another", place=name(land))
        return None

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        one, other = land_of(chosen[0]), land_of(chosen[1])
        owner = s.owner[one]
        at_one, at_other = s.gods_at(owner, one), s.gods_at(owner, other)
        tell_move(s, owner, one, other, s.armies[one], at_one, "GS-148")
        tell_move(s, owner, other, one, s.armies[other], at_other, "GS-148")
        s.armies[one], s.armies[other] = s.armies[other], s.armies[one]
        move_gods(s, owner, at_one, other)
        move_gods(s, owner, at_other, one)


class PrayersAreAnswered(Miracle):
    """An own temple territory receives as many armies as a die shows."""

    choices: ClassVar[Choices] = (TERRITORY,)
    conditions: ClassVar[Conditions] = (owns_temple,)

    def check(self, s: World, seat: int, chosen: tuple[int, ...], move: int) -> Refusal | None:
        return controlled(s, seat, land_of(move), "GS-151") or with_temple(s, land_of(move), "GS-151")

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        die = s.rng.die()
        gained = raise_armies(s, seat, land_of(chosen[0]), die)
        s.tell("die-rolled", "GS-148", die=die, place=name(land_of(chosen[0])), change="gained", armies=gained)


class TheFaithfulGather(Miracle):
    """Two armies in each own temple territory."""

    conditions: ClassVar[Conditions] = (owns_temple,)

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        bring(s, seat, s.temples_of(seat), GATHER_ARMIES, "GS-148")


class AnEmpireIsBorn(Miracle):
    """A temple without paying, by the normal placement rules (GS-110, GS-111)."""

    choices: ClassVar[Choices] = (TERRITORY,)

    def playable(self, s: World, seat: int) -> Refusal | None:
        some = lands_without_temple(s, seat)
        return temple_left(s) or (None if some else unmet("needs-land-without-temple"))

    def check(self, s: World, seat: int, chosen: tuple[int, ...], move: int) -> Refusal | None:
        return controlled(s, seat, land_of(move), "GS-151") or without_temple(s, land_of(move))

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        build(s, seat, land_of(chosen[0]), "GS-110")


class HeroesAreBorn(Miracle):
    """Three armies in an own territory (GS-265)."""

    choices: ClassVar[Choices] = (TERRITORY,)

    def check(self, s: World, seat: int, chosen: tuple[int, ...], move: int) -> Refusal | None:
        return controlled(s, seat, land_of(move), "GS-265")

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        bring(s, seat, [land_of(chosen[0])], HEROES, "GS-265")


class OurFaithIsOurStrength(Miracle):
    """Two faith for each own temple."""

    conditions: ClassVar[Conditions] = (owns_temple,)

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        gained = FAITH_PER_TEMPLE * len(s.temples_of(seat))
        s.faith[seat] += gained
        s.tell("faith-gained", "GS-148", seat=seat, faith=gained)


class TheSunGrowsCold(Miracle):
    """Wherever gods stand, one army dies per god."""

    def playable(self, s: World, seat: int) -> Refusal | None:
        return None if any(land != NOWHERE for land in s.gods) else unmet("needs-god-in-play")

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        strike(s, [(land, s.gods.count(land)) for land in range(LANDS)], True, "GS-148")


class StormsRage(Miracle):
    """As many armies as a die shows die in any occupied territory."""

    choices: ClassVar[Choices] = (TERRITORY,)

    def check(self, s: World, seat: int, chosen: tuple[int, ...], move: int) -> Refusal | None:
        return occupied(s, land_of(move))

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        die = s.rng.die()
        lost = destroy(s, land_of(chosen[0]), die, to_heaven=True)
        s.tell("die-rolled", "GS-148", die=die, place=name(land_of(chosen[0])), change="lost", armies=lost)


class ChampionsArise(Miracle):
    """Half as many armies as own faith, rounded down; no faith is spent on it (GS-030)."""

    choices: ClassVar[Choices] = (TERRITORY,)

    def playable(self, s: World, seat: int) -> Refusal | None:
        return None if s.faith[seat] >= 2 else unmet("needs-two-faith")

    def check(self, s: World, seat: int, chosen: tuple[int, ...], move: int) -> Refusal | None:
        return controlled(s, seat, land_of(move), "GS-151")

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        bring(s, seat, [land_of(chosen[0])], half(s.faith[seat]), "GS-148")


class TimeStandsStill(Miracle):
    """The epoch marker goes back by one: one epoch more will be played (GS-089)."""

    def playable(self, s: World, seat: int) -> Refusal | None:
        return None if s.epoch > 1 else unmet("first-epoch")

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        s.epoch -= 1
        s.tell("time-stands-still", "GS-089", epoch=s.epoch)


class TheLandIsPurged(Miracle):
    """A plague marker leaves the game, and every army there dies; the temple stays (GS-040)."""

    choices: ClassVar[Choices] = (TERRITORY,)
    conditions: ClassVar[Conditions] = (plague_on_board,)

    def check(self, s: World, seat: int, chosen: tuple[int, ...], move: int) -> Refusal | None:
        return with_plague(s, land_of(move))

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        land = land_of(chosen[0])
        lift_plague(s, land, "GS-148")
        strike(s, [(land, s.armies[land])], True, "GS-148")


class TheTempleFalls(Miracle):
    """A temple of any player moves to another territory of that player."""

    choices: ClassVar[Choices] = (TERRITORY, TERRITORY)

    def playable(self, s: World, seat: int) -> Refusal | None:
        return None if self.finds_a_land(s, seat) else unmet("needs-temple-to-move")

    def check(self, s: World, seat: int, chosen: tuple[int, ...], move: int) -> Refusal | None:
        land = land_of(move)
        owner = s.owner[land]
        if chosen:
            if owner != s.owner[land_of(chosen[0])]:
                return no("GS-151", "same-controller-needed", remedy="choose-another", place=name(land))
            return without_temple(s, land)
        if owner in (NOBODY, NEUTRAL):
            return no("GS-151", "not-a-players", remedy="choose-another-player", place=name(land))
        if not lands_without_temple(s, owner):
            return unmet("needs-land-without-temple")
        return with_temple(s, land, "GS-151")

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        origin, goal = land_of(chosen[0]), land_of(chosen[1])
        s.temple[origin] = 0
        s.temple[goal] = 1
        s.tell("temple-moved", "GS-148", origin=name(origin), place=name(goal))


class AShrineIsPlundered(Miracle):
    """A relic of another player is yours now."""

    choices: ClassVar[Choices] = (RELIC,)

    def playable(self, s: World, seat: int) -> Refusal | None:
        held = any(s.held(other, MAGIC) for other in range(s.seats) if other != seat)
        return None if held else unmet("needs-relic-of-another")

    def check(self, s: World, seat: int, chosen: tuple[int, ...], move: int) -> Refusal | None:
        refusal = relic_that_is_in_play(s, move)
        if refusal is None and has_relic(s, seat, move - PICK_RELIC):
            return no("GS-151", "relic-already-yours", remedy="choose-another", card=CARDS[RELICS[move - PICK_RELIC]])
        return refusal

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        card = RELICS[chosen[0] - PICK_RELIC]
        victim = s.owner_of_relic(chosen[0] - PICK_RELIC)
        s.cards.move(card, held(victim, MAGIC), held(seat, MAGIC))
        s.tell("relics-taken", "GS-148", seat=seat, of=victim, cards=[CARDS[card]])


class OnlyAshRemains(Miracle):
    """A relic leaves the game."""

    choices: ClassVar[Choices] = (RELIC,)
    conditions: ClassVar[Conditions] = (relic_in_play,)

    def check(self, s: World, seat: int, chosen: tuple[int, ...], move: int) -> Refusal | None:
        return relic_that_is_in_play(s, move)

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        lose_relic(s, chosen[0] - PICK_RELIC)
        s.tell("relics-lost", "GS-158", cards=[CARDS[RELICS[chosen[0] - PICK_RELIC]]])
