"""Operations of Chains, Orders and tokens in Kronos mode. -- chapters 18 to 22

Of Chains and Orders ``text.seat`` is Kronos; ``text.memo`` is the Hero, or the Region, that he has named.
"""

from typing import TYPE_CHECKING, ClassVar

from theogony.games.hellas.content import COMBAT, LAND_BITS, NEIGHBOURS, NEXT_TO, PLACES, REGIONS
from theogony.games.hellas.hands import card_of, designs, discard, discard_some
from theogony.games.hellas.injuries import Injure
from theogony.games.hellas.kills import Lose, armies_in, kill_in
from theogony.games.hellas.monster_phase import absent, put_monster
from theogony.games.hellas.moves import ACCEPT, CARD, LAND, MONSTER, NUMBER, PLAYER, REGION, span
from theogony.games.hellas.pieces import on_map, sacrifice_priests
from theogony.games.hellas.questions import ONE_REGION, YES_OR_NO, OneOf, YesOrNo
from theogony.games.hellas.state import Hellas
from theogony.games.hellas.texts import Act, Resolve, Stop
from theogony.games.hellas.walking import remember
from theogony.games.hellas.zones import DESIGN, HAND, ORDER_HAND
from theogony.kernel.effects.machine import Written, go_to
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt

if TYPE_CHECKING:
    from theogony.games.hellas.effects.general import Choose


# -- Hoplites ---------------------------------------------------------------------------------------------------------


class Starve(Stop):
    """The player loses Hoplites where he likes (Famine)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        held = sum([1 << region for region in range(PLACES) if s.army(text.seat, region)])
        if held:
            s.then(LoseAnywhere(text.seat, held, self.amount))


@step
class LoseAnywhere(OneOf):
    """Where does the player lose Hoplites? (Famine)"""

    number: int
    clause: ClassVar[str] = "LH-261"
    kinds: ClassVar[tuple[range, ...]] = ONE_REGION

    def take(self, s: Hellas, move: int) -> None:
        s.then(Lose(self.seat, move - REGION, self.number))


class Drown(Stop):
    """Kronos kills up to so many Hoplites in each of these Regions (Flood)."""

    def read(self, given: Written) -> None:
        self.regions: list[int] = given.several("regions", REGIONS)

    def do(self, s: Hellas, text: Resolve) -> None:
        for region in self.regions[::-1]:
            if armies_in(s, region):
                s.then(KillUpTo(text.seat, region, self.amount))


@step
class KillUpTo(Prompt[Hellas]):
    """How many Hoplites does Kronos kill there? (Flood)"""

    region: int
    most: int
    clause: ClassVar[str] = "LH-261"
    kinds: ClassVar[tuple[range, ...]] = (span("number"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        most = min(self.most, s.hoplites_in(self.region))
        if move - NUMBER > most:
            return no("LH-261", "so-many-can-die", remedy="choose-number", number=most)
        return None

    def take(self, s: Hellas, move: int) -> None:
        if move != NUMBER:
            kill_in(s, self.seat, self.region, move - NUMBER)


class Quake(Stop):
    """Hoplites die in every Region of a Land (Earthquake)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        s.then(StrikeLand(text.seat, self.amount))


@step
class StrikeLand(Prompt[Hellas]):
    """In which Land do Hoplites die, so many in each Region? (Earthquake)"""

    number: int
    clause: ClassVar[str] = "LH-261"
    kinds: ClassVar[tuple[range, ...]] = (span("land"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        return None

    def take(self, s: Hellas, move: int) -> None:
        for region in range(PLACES - 1, -1, -1):
            if LAND_BITS[move - LAND] >> region & 1:
                kill_in(s, self.seat, region, self.number)


class Erupt(Stop):
    """Hoplites die where a Monster stands, or next to it (Eruption)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        if s.roaming():
            s.then(EruptNear(text.seat, self.amount))


@step
class EruptNear(Prompt[Hellas]):
    """Around which Monster? (Eruption)"""

    number: int
    clause: ClassVar[str] = "LH-261"
    kinds: ClassVar[tuple[range, ...]] = (span("monster"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        return absent(s, move - MONSTER, "LH-261")

    def take(self, s: Hellas, move: int) -> None:
        region = s.monster_at[move - MONSTER]
        s.then(EruptAt(self.seat, NEXT_TO[region] | 1 << region, self.number))


@step
class EruptAt(OneOf):
    """In its Region, or in a neighbouring one?"""

    number: int
    clause: ClassVar[str] = "LH-261"
    kinds: ClassVar[tuple[range, ...]] = ONE_REGION

    def take(self, s: Hellas, move: int) -> None:
        kill_in(s, self.seat, move - REGION, self.number)


class SacrificePriest(Stop):
    """Each Hero loses a Priest of its Pool; ``else`` without one (Famine)."""

    def read(self, given: Written) -> None:
        self.otherwise = given.block("else")

    def do(self, s: Hellas, text: Resolve) -> None:
        for seat in s.rules.in_turn(s, text.seat)[::-1]:
            if s.players[seat].pool >= self.amount:
                sacrifice_priests(s, seat, self.amount, "LH-261")
            else:
                s.then(Resolve(self.otherwise, text.source, seat, -1, -1, -1))


# -- Heroes -----------------------------------------------------------------------------------------------------------


class AskRiddle(Stop):
    """A Hero player shows his hand, and Kronos chooses what he discards; ``else`` if he has too few cards (Riddle of
    the Sphinx)."""

    def read(self, given: Written) -> None:
        self.otherwise = given.block("else")

    def do(self, s: Hellas, text: Resolve) -> None:
        s.then(Riddle(text.seat, self.amount, self.otherwise))


@step
class Riddle(Prompt[Hellas]):
    """Which Hero player must show his hand? One on a Quest too (LH-377)."""

    number: int
    otherwise: int  # what is carried out, if he has fewer cards
    clause: ClassVar[str] = "LH-378"
    kinds: ClassVar[tuple[range, ...]] = (span("player"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if move - PLAYER not in s.clockwise(1):
            return no("LH-378", "no-hero", remedy="choose-another-player")
        return None

    def take(self, s: Hellas, move: int) -> None:
        hero = move - PLAYER
        s.cards.look(HAND + hero, (1 << s.seats + 1) - 1)  # they stay known to all who saw them (LH-378)
        s.reveal("hand-shown", "LH-378", seat=hero, cards=[COMBAT[DESIGN[card]] for card in s.hand(hero)])
        if len(s.hand(hero)) < self.number:
            discard_some(s, hero, len(s.hand(hero)), "LH-377")
            remember(s, hero)
            go_to(s, self.otherwise)
        else:
            s.then(TakeCard(self.seat, hero, self.number))


@step
class TakeCard(Prompt[Hellas]):
    """Which card of the shown hand does Kronos make him discard?"""

    other: int
    number: int
    clause: ClassVar[str] = "LH-378"
    kinds: ClassVar[tuple[range, ...]] = (span("card"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if card_of(s, self.other, move - CARD) < 0:
            return no("LH-378", "not-in-hand", remedy="choose-shown-card", card=COMBAT[move - CARD])
        return None

    def options(self, s: Hellas) -> list[int]:
        return [CARD + design for design in designs(s, self.other)]

    def take(self, s: Hellas, move: int) -> None:
        discard(s, self.other, card_of(s, self.other, move - CARD), "LH-377")
        if self.number > 1 and s.hand(self.other):
            s.then(TakeCard(self.seat, self.other, self.number - 1))


class PlaceMonster(Stop):
    """The Monster is put in the Region of a Hero, or next to it (Hound of Hades)."""

    def read(self, given: Written) -> None:
        given.word("target", ["hero_region_or_neighbor"])

    def do(self, s: Hellas, text: Resolve) -> None:
        remember(s, -1)
        if any(on_map(s, seat) for seat in s.clockwise(1)):
            s.then(Chase(text.seat, text.monster))


@step
class Chase(Prompt[Hellas]):
    """Which Hero, that is on no Quest, does the Monster chase? (LH-377)"""

    monster: int
    clause: ClassVar[str] = "LH-377"
    kinds: ClassVar[tuple[range, ...]] = (span("player"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        hero = move - PLAYER
        if hero not in s.clockwise(1) or not on_map(s, hero):
            return no("LH-377", "no-hero-on-map", remedy="choose-another-player")
        return None

    def take(self, s: Hellas, move: int) -> None:
        remember(s, move - PLAYER)
        s.then(ChaseTo(self.seat, self.monster, move - PLAYER))


@step
class ChaseTo(Prompt[Hellas]):
    """Into the Hero's Region, or next to it?"""

    monster: int
    other: int
    clause: ClassVar[str] = "LH-377"
    kinds: ClassVar[tuple[range, ...]] = (span("region"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        region = s.players[self.other].region
        if move - REGION != region and move - REGION not in NEIGHBOURS[region]:
            return no("LH-377", "not-adjacent", remedy="choose-neighbour", region=REGIONS[move - REGION])
        return None

    def take(self, s: Hellas, move: int) -> None:
        put_monster(s, self.monster, move - REGION, "LH-377")


class InjureNamed(Stop):
    """The Hero that was named suffers Injuries, unless he discards so many cards (Riddle, Hound of Hades)."""

    def read(self, given: Written) -> None:
        self.unless: int = given.amounts("unless", ["discard_combat"])[0] if given.has("unless") else 0

    def do(self, s: Hellas, text: Resolve) -> None:
        hero = text.memo
        if hero < 0:
            return
        if self.unless and len(s.hand(hero)) >= self.unless:
            s.then(BuyOff(hero, self.amount, self.unless))
        else:
            s.then(Injure(hero, self.amount))


@step
class BuyOff(YesOrNo):
    """Does the Hero's player discard so many cards instead of the Injury? (LH-377)"""

    number: int
    price: int
    clause: ClassVar[str] = "LH-377"
    kinds: ClassVar[tuple[range, ...]] = YES_OR_NO

    def take(self, s: Hellas, move: int) -> None:
        if move == ACCEPT:
            discard_some(s, self.seat, self.price, "LH-377")
        else:
            s.then(Injure(self.seat, self.number))


class SkipHeroMovement(Stop):
    """No Hero Movement on that Hero's next turn (Gaze of Stone)."""

    def read(self, given: Written) -> None:
        given.word("target", ["hero_in_region_or_neighbor"])

    def do(self, s: Hellas, text: Resolve) -> None:
        near = [seat for seat in s.clockwise(1) if is_near(s, seat, text.region)]
        if near:
            s.then(Petrify(text.seat, text.region))


def is_near(s: Hellas, seat: int, region: int) -> bool:
    """Whether the Hero is in this Region or next to it; one on a Quest is in none (LH-377)."""
    return on_map(s, seat) and (NEXT_TO[region] | 1 << region) >> s.players[seat].region & 1 == 1


@step
class Petrify(Prompt[Hellas]):
    """Which Hero near her does Medusa look at?"""

    region: int
    clause: ClassVar[str] = "LH-377"
    kinds: ClassVar[tuple[range, ...]] = (span("player"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        hero = move - PLAYER
        if hero not in s.clockwise(1) or not is_near(s, hero, self.region):
            return no("LH-377", "hero-not-near", remedy="choose-another-player")
        return None

    def take(self, s: Hellas, move: int) -> None:
        s.players[move - PLAYER].petrified = 1
        s.tell("petrified", "LH-377", seat=move - PLAYER)


def another_chooses(s: Hellas, text: Resolve, op: "Choose") -> None:
    """Another Hero, whom the owner names, chooses one of the options (Helen's token, LH-361)."""
    s.then(NameHero(text.seat, op.at, text.source))


@step
class NameHero(Prompt[Hellas]):
    """Which other Hero heals an Injury or draws a card?"""

    at: int
    source: int
    clause: ClassVar[str] = "LH-361"
    kinds: ClassVar[tuple[range, ...]] = (span("player"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if move - PLAYER == self.seat or move - PLAYER not in s.clockwise(1):
            return no("LH-361", "another-hero", remedy="choose-another-player")
        return None

    def take(self, s: Hellas, move: int) -> None:
        from theogony.games.hellas.effects.choosing import ChooseOption

        s.then(ChooseOption(move - PLAYER, self.at, 0, self.source, -1, -1))


# -- Kronos -----------------------------------------------------------------------------------------------------------


class RegionAttack(Stop):
    """The Region Attack of the Monster, with the kills of LH-214 (Stampede)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        from theogony.games.hellas.kronos.actions import attack

        attack(s, text.monster)


class DrawOrder(Stop):
    """Order cards are drawn, hand limit 5 (Eclipse)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        from theogony.games.hellas.kronos.orders import draw

        draw(s, self.amount)


class DiscardOrderRandom(Act):
    """A random card of the Order hand is discarded (Odysseus' token)."""

    def can(self, s: Hellas, seat: int) -> bool:
        return bool(s.cards.content[ORDER_HAND])  # LH-361

    def do(self, s: Hellas, text: Resolve) -> None:
        from theogony.games.hellas.kronos.orders import discard as discard_order, hand

        held = hand(s)
        if held:
            discard_order(s, held[s.rng.below(len(held))])


class ScryOrders(Stop):
    """Looks at the top Order cards and puts any of them at the bottom (Cassandra's token: kronos/orders.py)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        from theogony.games.hellas.kronos.orders import look

        look(s, text.seat, self.amount)


class ExtraAction(Act):
    """One more Action of Kronos in this turn (his Wrath)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        s.titan().allowed += self.amount
