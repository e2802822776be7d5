"""What a text asks: one of several options, an Attribute, a Region, a Hero, a Monster, a card."""

from typing import ClassVar, Final

from theogony.games.hellas.content import (
    ATTRIBUTES,
    BLESSINGS,
    COMBAT,
    LANDS,
    MONSTERS,
    SPECIAL,
)
from theogony.games.hellas.hands import card_of, discard, draw, limit
from theogony.games.hellas.injuries import Injure
from theogony.games.hellas.kills import kill_in
from theogony.games.hellas.moves import (
    ATTRIBUTE,
    CARD,
    CHOICE,
    COVER,
    DISCARD_BLESSING,
    DONE,
    LAND,
    MONSTER,
    PLAYER,
    REGION,
    UNCOVER_ACTION,
    span,
)
from theogony.games.hellas.offers import discard_blessings, receive
from theogony.games.hellas.pieces import put_hero, raise_attribute, take_glory
from theogony.games.hellas.questions import ONE_REGION, OneOf
from theogony.games.hellas.state import Hellas
from theogony.games.hellas.texts import Resolve, texts
from theogony.games.hellas.walking import remember
from theogony.games.hellas.zones import DESIGN, DISCARD, FRESH, HAND
from theogony.kernel.effects.machine import go_to
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt

RAISE: Final = 0
SET: Final = 1
LEND: Final = 2


@step
class ChooseOption(Prompt[Hellas]):
    """Which option of the operation at ``at`` is carried out? ``own`` is 1 if it goes on with the running text, 0 if
    the seat is one of several who each carry out an option of their own (the operation is then the text's last)."""

    at: int
    own: int
    source: int
    region: int
    monster: int
    clause: ClassVar[str] = "LH-145"
    kinds: ClassVar[tuple[range, ...]] = (span("choice"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        from theogony.games.hellas.effects.general import Choose

        op = texts(s).code[self.at]
        assert isinstance(op, Choose)
        place = move - CHOICE
        if place >= len(op.options):
            return no("LH-145", "no-such-option", remedy="choose-offered")
        if not op.possible(s, self.seat, place) and any(
            op.possible(s, self.seat, other) for other in range(len(op.options))
        ):
            return no("LH-333", "no-target", remedy="choose-otherwise")
        return None

    def take(self, s: Hellas, move: int) -> None:
        from theogony.games.hellas.effects.general import Choose

        op = texts(s).code[self.at]
        assert isinstance(op, Choose)
        address = op.options[move - CHOICE]
        if self.own:
            go_to(s, address)
        else:
            s.then(Resolve(address, self.source, self.seat, -1, self.region, self.monster))


@step
class ChooseAttribute(Prompt[Hellas]):
    """Which Attribute rises for good (RAISE, ``left`` different ones), is set to a value (SET) or lent (LEND)?"""

    what: int
    left: int
    value: int
    taken: int  # bits
    clause: ClassVar[str] = "LH-049"
    kinds: ClassVar[tuple[range, ...]] = (span("attribute"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if self.taken >> move - ATTRIBUTE & 1:
            return no("LH-072", "different-attributes", remedy="choose-another", attribute=ATTRIBUTES[move - ATTRIBUTE])
        return None

    def take(self, s: Hellas, move: int) -> None:
        attribute = move - ATTRIBUTE
        at = 3 * self.seat + attribute
        if self.what == LEND:
            s.players[self.seat].raised = attribute
            s.tell("attribute-lent", "LH-046", seat=self.seat, attribute=ATTRIBUTES[attribute])
            return
        before = s.attributes[at]
        if self.what == SET:
            s.attributes[at] = max(before, self.value)
        else:
            raise_attribute(s, self.seat, attribute, 1)
        if s.attributes[at] != before:
            s.tell("attribute", "LH-049", seat=self.seat, attribute=ATTRIBUTES[attribute], number=s.attributes[at])
        if self.left > 1:
            s.then(ChooseAttribute(self.seat, self.what, self.left - 1, 0, self.taken | 1 << attribute))


@step
class KillWhere(OneOf):
    """In which of these Regions (bits) do so many Hoplites die?"""

    number: int
    clause: ClassVar[str] = "LH-092"
    kinds: ClassVar[tuple[range, ...]] = ONE_REGION

    def take(self, s: Hellas, move: int) -> None:
        remember(s, move - REGION + 1)  # the text may speak of the same Region (Hurled Rock)
        kill_in(s, self.seat, move - REGION, self.number)


class PutHero(Prompt[Hellas]):
    """In which Region does the seat put its Hero? (LH-372)"""

    clause: ClassVar[str] = "LH-372"
    kinds: ClassVar[tuple[range, ...]] = (span("region"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        return None

    def take(self, s: Hellas, move: int) -> None:
        put_hero(s, self.seat, move - REGION, "LH-372")


@step
class InjureHero(Prompt[Hellas]):
    """Whose Hero suffers so many Injuries? ``enemy`` 1: of an enemy only."""

    number: int
    enemy: int
    clause: ClassVar[str] = "LH-126"
    kinds: ClassVar[tuple[range, ...]] = (span("player"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        other = move - PLAYER
        if other >= s.seats or s.players[other].hero < 0:
            return no("LH-126", "no-hero", remedy="choose-another-player")
        if self.enemy and (other == self.seat or not s.rules.enemies(s, self.seat, other)):
            return no("LH-360", "no-enemy", remedy="choose-another-player", seat=other)
        return None

    def take(self, s: Hellas, move: int) -> None:
        s.then(Injure(move - PLAYER, self.number))


@step
class ChooseGlory(Prompt[Hellas]):
    """Which of these Glory Tokens (bits by Land) does the seat take?"""

    lands: int
    clause: ClassVar[str] = "LH-150"
    kinds: ClassVar[tuple[range, ...]] = (span("land"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if not self.lands >> move - LAND & 1:
            return no("LH-150", "glory-held", remedy="choose-another-land", land=LANDS[move - LAND])
        return None

    def take(self, s: Hellas, move: int) -> None:
        take_glory(s, self.seat, move - LAND, "LH-150")


class ClearAction(Prompt[Hellas]):
    """From which Special Action does the seat take back its token (Fame's Trumpet)?"""

    clause: ClassVar[str] = "LH-038"
    kinds: ClassVar[tuple[range, ...]] = (span("uncover-action"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        action = move - UNCOVER_ACTION
        if not s.players[self.seat].used >> action & 1:
            return no("LH-038", "not-covered", remedy="choose-another-action", action=SPECIAL[action])
        return None

    def take(self, s: Hellas, move: int) -> None:
        action = move - UNCOVER_ACTION
        s.players[self.seat].used &= ~(1 << action)
        s.tell("action-cleared", "LH-038", seat=self.seat, action=SPECIAL[action])


@step
class KeepCards(Prompt[Hellas]):
    """Which of the cards just drawn is kept? So many are, the others are discarded (Owl of Athena)."""

    keep: int
    clause: ClassVar[str] = "LH-045"
    kinds: ClassVar[tuple[range, ...]] = (span("card"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if move - CARD not in [DESIGN[card] for card in s.cards.content[FRESH + self.seat]]:
            return no("LH-045", "not-just-drawn", remedy="choose-drawn", card=COMBAT[move - CARD])
        return None

    def hides(self, s: Hellas) -> bool:
        return len(s.cards.content[FRESH + self.seat]) > self.keep

    def take(self, s: Hellas, move: int) -> None:
        fresh = FRESH + self.seat
        card = next(card for card in s.cards.content[fresh] if DESIGN[card] == move - CARD)
        s.cards.move(card, fresh, HAND + self.seat)
        if self.keep > 1 and s.cards.content[fresh]:
            s.then(KeepCards(self.seat, self.keep - 1))
            return
        if s.cards.content[fresh]:
            s.reveal("discarded", "LH-045", seat=self.seat, cards=[COMBAT[DESIGN[c]] for c in s.cards.content[fresh]])
            s.cards.move_all([fresh], DISCARD)
        limit(s, self.seat)


@step
class Exchange(Prompt[Hellas]):
    """Which Combat cards are discarded, one after another? As many are drawn in the end (Eye of Graeae)."""

    number: int  # discarded so far
    clause: ClassVar[str] = "LH-046"
    kinds: ClassVar[tuple[range, ...]] = (span("done"), span("card"))

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if move != DONE and card_of(s, self.seat, move - CARD) < 0:
            return no("LH-046", "not-in-hand", remedy="choose-own-card", card=COMBAT[move - CARD])
        return None

    def hides(self, s: Hellas) -> bool:
        return bool(s.hand(self.seat))

    def take(self, s: Hellas, move: int) -> None:
        if move == DONE:
            draw(s, self.seat, self.number, "LH-046")
        else:
            discard(s, self.seat, card_of(s, self.seat, move - CARD), "LH-046")
            s.then(Exchange(self.seat, self.number + 1))


class SwapFor(Prompt[Hellas]):
    """A Blessing was drawn: it, or one that the seat holds, is discarded (Orpheus' Lyre). Which?"""

    clause: ClassVar[str] = "LH-145"
    kinds: ClassVar[tuple[range, ...]] = (span("discard-blessing"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        number = move - DISCARD_BLESSING
        if number not in s.offered and not s.has_blessing(self.seat, number):
            return no("LH-145", "not-on-offer", remedy="choose-offered", blessing=BLESSINGS[number])
        return None

    def take(self, s: Hellas, move: int) -> None:
        number = move - DISCARD_BLESSING
        drawn = s.offered[0]
        s.offered = ()
        discard_blessings(s, (number,))
        s.tell("blessing-discarded", "LH-145", seat=self.seat, blessing=BLESSINGS[number])
        if number != drawn:
            s.players[self.seat].blessings &= ~(1 << number)
            receive(s, self.seat, drawn, "LH-145")


@step
class WoundMonster(Prompt[Hellas]):
    """Which of these Monsters (bits) takes the Wound of a text?"""

    monsters: int
    clause: ClassVar[str] = "LH-135"
    kinds: ClassVar[tuple[range, ...]] = (span("monster"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if not self.monsters >> move - MONSTER & 1:
            return no("LH-135", "not-this-monster", remedy="choose-another-monster", monster=MONSTERS[move - MONSTER])
        return None

    def take(self, s: Hellas, move: int) -> None:
        s.then(WoundSymbol(self.seat, move - MONSTER))


@step
class WoundSymbol(Prompt[Hellas]):
    """Which uncovered symbol does the Wound of a text cover? (LH-135)"""

    monster: int
    clause: ClassVar[str] = "LH-135"
    kinds: ClassVar[tuple[range, ...]] = (span("cover"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        from theogony.games.hellas.trays import symbols

        place = move - COVER
        if place >= len(symbols(s, self.monster)) or s.wounds[self.monster] >> place & 1:
            return no("LH-135", "no-open-symbol", remedy="choose-another-symbol", monster=MONSTERS[self.monster])
        return None

    def take(self, s: Hellas, move: int) -> None:
        from theogony.games.hellas.hunt import wound

        wound(s, self.seat, self.monster, move - COVER)
