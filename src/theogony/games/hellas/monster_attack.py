"""The Monster attacks, and the hunter defends. -- chapter 10, step 2 (LH-120 to LH-124, LH-341, LH-349, LH-388)"""

from typing import ClassVar, Final

from theogony.games.hellas import moves as m
from theogony.games.hellas.content import (
    ATTACKS,
    CARD_SYMBOL,
    COMBAT,
    SHIELD,
    SPEED,
    artifact,
)
from theogony.games.hellas.hands import card_of, designs, discard, draw_cards
from theogony.games.hellas.held import own_scripts
from theogony.games.hellas.hunt import CHOICE, DEFENCE, Strike, asides, use_aside
from theogony.games.hellas.injuries import Injure, injuries
from theogony.games.hellas.moves import DEFEND, PASS, SUFFER, span
from theogony.games.hellas.pieces import discharge
from theogony.games.hellas.quarry import FAILED, attack_value, evolution
from theogony.games.hellas.state import NOTHING, Hellas
from theogony.games.hellas.texts import ARTIFACT, ATTACK_CARD, Script, moment, run_source
from theogony.games.hellas.trophies import FinishHunt
from theogony.games.hellas.uses import by_move, moves_of, usable, use
from theogony.games.hellas.zones import (
    ATTACK_DECK,
    ATTACK_DESIGN,
    ATTACK_PLAYED,
    DESIGN,
    DRAWN,
    FIRST_ATTACK,
    UNPLAYED,
)
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step

DEFEND_ONCE: Final = moment("hunt_defend_once")
CARD_USED: Final = moment("combat_card_played")
STAFF: Final = artifact("staff_of_tiresias")


# -- step 2: the Monster attacks -- LH-120, LH-341 ---------------------------------------------------------------------


def draw_attacks(s: Hellas, seat: int, number: int) -> None:
    """Monster Attack cards for this seat's eyes; when the deck runs out its discards are shuffled (LH-349)."""
    cards = s.cards
    s.frontier += 1  # also where no chance is needed: what has been seen is not taken back
    drawn = cards.draw(ATTACK_DECK, DRAWN + seat, number, s.rng)
    if len(drawn) < number:
        cards.move_all([ATTACK_PLAYED, UNPLAYED], ATTACK_DECK)
        cards.draw(ATTACK_DECK, DRAWN + seat, number - len(drawn), s.rng)


class MonsterAttacks(Step[Hellas]):
    """Two cards are drawn; one of them is played, as a rule by the player on the hunter's left (LH-120)."""

    def run(self, s: Hellas) -> None:
        hunt = s.hunt()
        hunt.stage = CHOICE
        hunt.chooser = s.rules.attack_chooser(s, hunt.hunter)
        draw_attacks(s, hunt.chooser, s.box.attack_cards_drawn)
        for seat in s.clockwise(max(s.turn, 0)):
            if seat != hunt.chooser and s.has_charged(seat, STAFF):
                s.then(UseStaff(seat), PlayAttack())
                return
        s.then(PlayAttack())


class UseStaff(Prompt[Hellas]):
    """Does the Staff of Tiresias let its holder choose the attack? (LH-046)"""

    clause: ClassVar[str] = "LH-046"
    kinds: ClassVar[tuple[range, ...]] = (span("pass"), span("artifact"))
    passing: ClassVar[int] = PASS

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if move in (PASS, m.ARTIFACT + STAFF):
            return None
        return no("LH-046", "no-such-text", remedy="use-another")

    def take(self, s: Hellas, move: int) -> None:
        if move == PASS:
            return
        discharge(s, self.seat, STAFF)
        hunt = s.hunt()
        s.cards.move_all([DRAWN + hunt.chooser], DRAWN + self.seat)
        if s.events is not None:
            names = [ATTACKS[ATTACK_DESIGN[card - FIRST_ATTACK]] for card in s.cards.content[DRAWN + self.seat]]
            s.whisper((self.seat,), {"attacks": list(names)}, "attacks-seen", "LH-046", seat=self.seat)
        hunt.chooser = self.seat


class PlayAttack(Step[Hellas]):
    """Whoever looks at the cards chooses."""

    def run(self, s: Hellas) -> None:
        s.then(ChooseAttack(s.hunt().chooser))


class ChooseAttack(Prompt[Hellas]):
    """Which of the two Monster Attack cards is played? The other lies face down, unseen by the hunter (LH-015)."""

    clause: ClassVar[str] = "LH-120"
    kinds: ClassVar[tuple[range, ...]] = (span("attack"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if drawn_card(s, self.seat, move - m.ATTACK) < 0:
            return no("LH-120", "not-drawn", remedy="choose-drawn-card", attack=ATTACKS[move - m.ATTACK])
        return None

    def options(self, s: Hellas) -> list[int]:
        drawn = s.cards.content[DRAWN + self.seat]
        return [m.ATTACK + design for design in sorted({ATTACK_DESIGN[card - FIRST_ATTACK] for card in drawn})]

    def hides(self, s: Hellas) -> bool:
        return True

    def take(self, s: Hellas, move: int) -> None:
        s.cards.move(drawn_card(s, self.seat, move - m.ATTACK), DRAWN + self.seat, ATTACK_PLAYED)
        s.cards.move_all([DRAWN + self.seat], UNPLAYED)
        attack(s, move - m.ATTACK)


def drawn_card(s: Hellas, seat: int, design: int) -> int:
    """A drawn Monster Attack card of this design, or -1."""
    for card in s.cards.content[DRAWN + seat]:
        if ATTACK_DESIGN[card - FIRST_ATTACK] == design:
            return card
    return -1


def attack(s: Hellas, design: int) -> None:
    """The card is shown, its value counted, and the hunter defends."""
    hunt = s.hunt()
    hunt.card = design
    hunt.exchanges += 1
    hunt.injured_before = injuries(s, hunt.hunter)
    hunt.value = attack_value(s, hunt)
    hunt.stage = DEFENCE
    hunt.defence = hunt.defenders = hunt.plans = hunt.asided = 0
    s.reveal("monster-attacks", "LH-120", seat=hunt.chooser, attack=ATTACKS[design], value=hunt.value)
    s.then(Defend(hunt.hunter))


# -- the defence -- LH-121 to LH-123, LH-388 --------------------------------------------------------------------------


def raisers(s: Hellas, seat: int) -> list[Script]:
    """Texts that raise the sum of a defence under way: Advanced Dodge once per Hunt, Master Plan once per card."""
    hunt = s.hunt()
    if not hunt.defenders:
        return []
    found = usable(s, seat, (DEFEND_ONCE,), hunt.used)
    return found + usable(s, seat, (CARD_USED,)) if hunt.plans < hunt.defenders else found


def in_reach(s: Hellas, seat: int) -> bool:
    """Whether the sum can still be reached with all cards and all that raises it."""
    hunt = s.hunt()
    value = s.box.combat_value
    hand = s.hand(seat)
    total = hunt.defence + sum([value[DESIGN[card]] for card in hand])
    if total >= hunt.value:
        return True
    cards = hunt.defenders + len(hand)
    for script in own_scripts(s, seat, DEFEND_ONCE):
        if not hunt.used >> script.source - ARTIFACT & 1:
            total += s.attribute(seat, SPEED)
    for script in own_scripts(s, seat, CARD_USED):
        total += script.operation().amount * min(s.players[seat].pool, cards - hunt.plans)
    return total >= hunt.value


class Defend(Prompt[Hellas]):
    """Does the hunter defend, card by card until it is enough, use a shield, or suffer the attack?"""

    clause: ClassVar[str] = "LH-121"
    kinds: ClassVar[tuple[range, ...]] = (
        span("artifact"),
        span("blessing"),
        span("defend"),
        span("shield"),
        span("suffer"),
    )

    def check(self, s: Hellas, move: int) -> Refusal | None:
        begun = s.hunt().defenders > 0
        if move == SUFFER:
            return no("LH-121", "defence-has-begun", remedy="defend-on") if begun else None
        if move >= m.SHIELD:
            return self._shield(s, move - m.SHIELD, begun)
        if move >= DEFEND:
            return self._card(s, move - DEFEND)
        if by_move(self._texts(s), move) is None:
            return no("LH-388", "no-such-text", remedy="use-another")
        return None

    def tempting(self, s: Hellas) -> list[int]:
        return [DEFEND + design for design in designs(s, self.seat)]

    def _texts(self, s: Hellas) -> list[Script]:
        return raisers(s, self.seat) if s.hunt().defenders else asides(s, self.seat)

    def _card(self, s: Hellas, design: int) -> Refusal | None:
        if card_of(s, self.seat, design) < 0:
            return no("LH-121", "not-in-hand", remedy="choose-own-card", card=COMBAT[design])
        if not in_reach(s, self.seat):
            return no("LH-121", "not-enough-value", remedy="suffer-or-shield", number=s.hunt().value)
        return None

    def _shield(self, s: Hellas, design: int, begun: bool) -> Refusal | None:
        if card_of(s, self.seat, design) < 0 or CARD_SYMBOL[design] != SHIELD:
            return no("LH-122", "no-shield", remedy="choose-own-card", card=COMBAT[design])
        if begun:
            return no("LH-388", "defence-has-begun", remedy="defend-on")
        return None

    def hides(self, s: Hellas) -> bool:
        return bool(s.hand(self.seat))

    def options(self, s: Hellas) -> list[int]:
        found = moves_of(self._texts(s))
        own = designs(s, self.seat)
        if own and in_reach(s, self.seat):
            found += [DEFEND + design for design in own]
        if s.hunt().defenders:
            return found
        return [*found, *[m.SHIELD + design for design in own if CARD_SYMBOL[design] == SHIELD], SUFFER]

    def take(self, s: Hellas, move: int) -> None:
        hunt = s.hunt()
        seat = self.seat
        if move == SUFFER:
            s.tell("attack-suffered", "LH-123", seat=seat, attack=ATTACKS[hunt.card])
            s.then(Exchanged(0, s.box.draw_after_attack))
            run_source(s, ATTACK_CARD + hunt.card, hunt.chooser, seat, s.players[seat].region, hunt.monster)
        elif move >= m.SHIELD:
            discard(s, seat, card_of(s, seat, move - m.SHIELD), "LH-122")
            s.then(Injure(seat, 1), Exchanged(1, s.box.draw_after_attack))
        elif move >= DEFEND:
            discard(s, seat, card_of(s, seat, move - DEFEND), "LH-121")
            hunt.defence += s.box.combat_value[move - DEFEND]
            hunt.defenders += 1
            s.then(DefendOn(seat))
        elif hunt.defenders:
            s.then(DefendOn(seat))
            self._raise(s, move)
        else:
            s.then(self)
            use_aside(s, seat, move)

    def _raise(self, s: Hellas, move: int) -> None:
        script = by_move(raisers(s, self.seat), move)
        assert script is not None
        if script.moment == DEFEND_ONCE:
            s.hunt().used |= 1 << script.source - ARTIFACT
        else:
            s.hunt().plans += 1
        use(s, self.seat, script, self.seat, s.players[self.seat].region, s.hunt().monster)


@step
class DefendOn(Step[Hellas]):
    """The defence holds once the sum is reached (LH-121)."""

    seat: int

    def run(self, s: Hellas) -> None:
        hunt = s.hunt()
        if hunt.defence < hunt.value:
            s.then(Defend(self.seat))
        else:
            s.tell("attack-defended", "LH-121", seat=self.seat, attack=ATTACKS[hunt.card], value=hunt.defence)
            s.then(Exchanged(1, s.box.draw_after_defence))


@step
class Exchanged(Step[Hellas]):
    """After an attack: perhaps another one at once (LH-349), else the hunter draws and strikes again (LH-123)."""

    defended: int
    cards: int

    def run(self, s: Hellas) -> None:
        hunt = s.hunt()
        if not self.defended and hunt.exchanges == 1:
            change = evolution(s, hunt.monster)
            if change is not None and change.ends_hunt:  # Cerberus
                hunt.ended = hunt.ended or FAILED
        if hunt.ended:
            s.then(FinishHunt())
        elif hunt.extra_attacks:
            hunt.extra_attacks -= 1
            draw_attacks(s, hunt.chooser, 1)
            card = s.cards.content[DRAWN + hunt.chooser][0]
            s.cards.move(card, DRAWN + hunt.chooser, ATTACK_PLAYED)
            attack(s, ATTACK_DESIGN[card - FIRST_ATTACK])
        else:
            if not hunt.no_draw:
                draw_cards(s, hunt.hunter, self.cards, "LH-123")
            hunt.no_draw = 0
            hunt.card = NOTHING
            s.then(Strike())
