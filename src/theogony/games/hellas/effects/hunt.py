"""Operations that work in a Hunt. -- chapter 10

Of the texts of attack cards and trays ``text.seat`` is the player who attacks, ``text.other`` the hunter.
"""

from typing import ClassVar, Final

from theogony.games.hellas.content import ATTRIBUTES, CARD_SYMBOL, KRONOS, NEIGHBOURS, REGIONS, SPEED, SYMBOLS
from theogony.games.hellas.effects.choosing import InjureHero
from theogony.games.hellas.hands import Discard, discard, discard_some
from theogony.games.hellas.hunt import CoverSymbol
from theogony.games.hellas.injuries import Injure
from theogony.games.hellas.kills import Lose
from theogony.games.hellas.moves import ATTRIBUTE, COVER, PASS, REGION, SYMBOL, TARGETS, UNCOVER, span
from theogony.games.hellas.pieces import put_hero
from theogony.games.hellas.quarry import FAILED, covered, symbols
from theogony.games.hellas.questions import ONE_REGION, OneOf
from theogony.games.hellas.state import NOTHING, Hellas
from theogony.games.hellas.texts import ALL, SPECIAL_ATTACK, Act, Resolve, Standing, Stop, amount, run_source
from theogony.games.hellas.zones import DESIGN
from theogony.kernel.effects.machine import Written, go_to
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt

HALF_THE_HAND: Final = amount("ceil(hand/2)")
INJURED: Final[list[str]] = ["none", "enemy_hero", "any_hero"]
ENEMY_HERO: Final = 1


class HunterDiscards(Stop):
    """The hunter discards Combat cards, at random or of his choice."""

    def read(self, given: Written) -> None:
        self.random = given.flag("random")

    def do(self, s: Hellas, text: Resolve) -> None:
        hunter = text.other
        held = len(s.hand(hunter))
        number = (held + 1) // 2 if self.amount == HALF_THE_HAND else self.amount
        if not self.random:
            discard_some(s, hunter, number, "LH-123")
            return
        for _ in range(min(number, held)):
            discard(s, hunter, s.hand(hunter)[s.rng.below(len(s.hand(hunter)))], "LH-123")


class Injury(Stop):
    """The hunter suffers Injuries; with a target a Hero whom the owner chooses."""

    def read(self, given: Written) -> None:
        self.target = given.word("target", INJURED, "none")

    def can(self, s: Hellas, seat: int) -> bool:
        return self.target == 0 or any(s.rules.enemies(s, seat, o) for o in s.clockwise(seat) if o != seat)

    def do(self, s: Hellas, text: Resolve) -> None:
        if self.target:
            s.then(InjureHero(text.seat, self.amount, int(self.target == ENEMY_HERO)))
            return
        if text.source == SPECIAL_ATTACK + KRONOS:
            s.hunt().spared = 1  # this is the Injury of the unsuccessful Hunt (LH-276)
        s.then(Injure(text.other, self.amount))


class KillHunter(Stop):
    """The hunter loses Hoplites in the Region or next to it, where he likes; if he has none there, what is written
    as ``else`` (Chimera)."""

    def read(self, given: Written) -> None:
        self.otherwise = given.block("else")

    def do(self, s: Hellas, text: Resolve) -> None:
        near = [region for region in [text.region, *NEIGHBOURS[text.region]] if s.army(text.other, region)]
        if near:
            s.then(LoseNear(text.other, sum([1 << region for region in near]), self.amount))
        else:
            go_to(s, self.otherwise)


@step
class LoseNear(OneOf):
    """Where does the hunter lose Hoplites?"""

    number: int
    clause: ClassVar[str] = "LH-115"
    kinds: ClassVar[tuple[range, ...]] = ONE_REGION

    def take(self, s: Hellas, move: int) -> None:
        s.then(Lose(self.seat, move - REGION, self.number))


def place_hunter(s: Hellas, text: Resolve, anywhere: bool, optional: bool) -> None:
    """The attacking player puts the hunter's Hero in a Region, a neighbouring one if not ``anywhere`` (LH-372)."""
    s.then(PlaceHunter(text.seat, text.other, int(anywhere), int(optional)))


@step
class PlaceHunter(Prompt[Hellas]):
    """Where does the hunter's Hero go? The player named in the text says it (LH-334, LH-394)."""

    hunter: int
    anywhere: int
    optional: int
    clause: ClassVar[str] = "LH-372"
    kinds: ClassVar[tuple[range, ...]] = (span("pass"), span("region"))
    passing: ClassVar[int] = PASS

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if move == PASS:
            return None if self.optional else no("LH-372", "hero-must-go", remedy="choose-another-region")
        if not self.anywhere and move - REGION not in NEIGHBOURS[s.players[self.hunter].region]:
            return no("LH-372", "not-adjacent", remedy="choose-neighbour", region=REGIONS[move - REGION])
        return None

    def take(self, s: Hellas, move: int) -> None:
        if move != PASS:
            put_hero(s, self.hunter, move - REGION, "LH-372")


def wound_hunted(s: Hellas, text: Resolve) -> None:
    """The hunter covers a symbol of the hunted Monster by a text (LH-346)."""
    s.then(CoverByText(text.seat))


class CoverByText(Prompt[Hellas]):
    """Which uncovered symbol does it cover?"""

    clause: ClassVar[str] = "LH-346"
    kinds: ClassVar[tuple[range, ...]] = (span("cover"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        place, monster = move - COVER, s.hunt().monster
        if place >= len(symbols(s, monster)) or covered(s, monster) >> place & 1:
            return no("LH-346", "no-open-symbol", remedy="choose-another-symbol", monster=TARGETS[monster])
        return None

    def take(self, s: Hellas, move: int) -> None:
        s.then(CoverSymbol(move - COVER, 0))


class EndHunt(Act):
    """The Hunt ends at once, unsuccessfully."""

    def do(self, s: Hellas, text: Resolve) -> None:
        s.hunt().ended = FAILED


class SpecialAttack(Stop):
    """The Special Attack of the tray, or of Kronos."""

    def do(self, s: Hellas, text: Resolve) -> None:
        run_source(s, SPECIAL_ATTACK + text.monster, text.seat, text.other, text.region, text.monster)


class ExtraAttack(Act):
    """One more Monster Attack card from the top, without choice (LH-349)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        s.hunt().extra_attacks += self.amount


class SkipDraw(Act):
    """No Combat card is drawn at the end of this exchange (Medusa)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        s.hunt().no_draw = 1


class LowerHighestAttribute(Stop):
    """The highest Attribute, by its real value, is lowered for good, to 1 at least; the owner picks a tie."""

    def do(self, s: Hellas, text: Resolve) -> None:
        s.then(LowerHighest(text.other))


class LowerHighest(Prompt[Hellas]):
    """Which of the highest Attributes is lowered?"""

    clause: ClassVar[str] = "LH-126"
    kinds: ClassVar[tuple[range, ...]] = (span("attribute"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        own = s.attributes[3 * self.seat : 3 * self.seat + 3]
        if own[move - ATTRIBUTE] < max(own):
            return no("LH-126", "not-the-highest", remedy="choose-another", attribute=ATTRIBUTES[move - ATTRIBUTE])
        return None

    def take(self, s: Hellas, move: int) -> None:
        at = 3 * self.seat + move - ATTRIBUTE
        s.attributes[at] = max(1, s.attributes[at] - 1)
        s.tell("attribute", "LH-126", seat=self.seat, attribute=ATTRIBUTES[move - ATTRIBUTE], number=s.attributes[at])


class DiscardDownTo(Stop):
    """Combat cards are discarded until as many are left as the Hero's Speed (Quick Attack)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        hunter = text.other
        too_many = len(s.hand(hunter)) - s.attribute(hunter, SPEED)
        if too_many > 0:
            s.then(Discard(hunter, too_many))


class NameSymbol(Stop):
    """The attacking player names a combat symbol (Sphinx)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        s.then(PickSymbol(text.seat))


class PickSymbol(Prompt[Hellas]):
    """Which symbol?"""

    clause: ClassVar[str] = "LH-115"
    kinds: ClassVar[tuple[range, ...]] = (span("symbol"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        return None

    def take(self, s: Hellas, move: int) -> None:
        s.hunt().named = move - SYMBOL
        s.tell("symbol-named", "LH-115", seat=self.seat, symbol=SYMBOLS[move - SYMBOL])


class DiscardAllWithSymbol(Stop):
    """All cards with the named symbol are discarded; ``else`` if there is none."""

    def read(self, given: Written) -> None:
        self.otherwise = given.block("else")

    def do(self, s: Hellas, text: Resolve) -> None:
        hunt = s.hunt()
        found = [card for card in s.hand(text.other) if CARD_SYMBOL[DESIGN[card]] == hunt.named]
        hunt.named = NOTHING
        for card in found:
            discard(s, text.other, card, "LH-115")
        if not found:
            go_to(s, self.otherwise)


class Unwound(Stop):
    """Wound markers are taken off the Monster, as the attacking player chooses (Hydra)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        if self.amount == ALL:
            s.wounds[text.monster] = 0
            s.tell("wound-gone", "LH-231", monster=TARGETS[text.monster])
        elif s.wounds[text.monster]:
            s.then(TakeWound(text.seat, text.monster))


@step
class TakeWound(Prompt[Hellas]):
    """Which Wound marker goes?"""

    monster: int
    clause: ClassVar[str] = "LH-115"
    kinds: ClassVar[tuple[range, ...]] = (span("uncover"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if not s.wounds[self.monster] >> move - UNCOVER & 1:
            return no("LH-115", "no-wound-there", remedy="choose-another-symbol", monster=TARGETS[self.monster])
        return None

    def take(self, s: Hellas, move: int) -> None:
        s.wounds[self.monster] &= ~(1 << move - UNCOVER)
        s.tell("wound-gone", "LH-115", monster=TARGETS[self.monster])


class IgnoreInjury(Standing):
    """An Injury about to be suffered is not (Achilles' token: injuries.py)."""


class ChooseAttackCard(Standing):
    """You choose which of the two Monster Attack cards is played (Staff of Tiresias: monster_attack.py)."""
