"""The Hunt: Wounds for cards, then the Monster attacks, and so on. -- chapter 10 (LH-115 to LH-125, LH-346 to LH-349,
LH-369, LH-388, LH-389)

What the end of a Hunt brings is in ``trophies.py``; Kronos, who is hunted like a Monster, has his symbols from
``s.rules``.
"""

from typing import ClassVar, Final

from theogony.games.hellas import moves as m
from theogony.games.hellas.content import (
    ATTACKS,
    CARD_SYMBOL,
    COMBAT,
    KRONOS,
    MONSTERS,
    REGIONS,
    SHIELD,
    SICKLE,
    SPEED,
    STRENGTH,
    SYMBOLS,
    artifact,
)
from theogony.games.hellas.hands import card_of, designs, discard, draw_cards
from theogony.games.hellas.injuries import Injure, injuries
from theogony.games.hellas.moves import DEFEND, DONE, END_HUNT, HUNT, PASS, PAYMENTS, SUFFER, WOUND, span
from theogony.games.hellas.pieces import discharge, on_map
from theogony.games.hellas.quarry import FAILED, SLAIN, all_covered, attack_value, cover, covered, evolution, symbols
from theogony.games.hellas.requirements import meets
from theogony.games.hellas.state import NOTHING, OFF_MAP, Hellas, Hunt
from theogony.games.hellas.texts import ABILITY, ARTIFACT, ATTACK_CARD, BLESSING, Script, moment, run_source, texts
from theogony.games.hellas.trophies import FinishHunt
from theogony.games.hellas.uses import holds_source, unusable, use
from theogony.games.hellas.zones import (
    ATTACK_DECK,
    ATTACK_DESIGN,
    ATTACK_PLAYED,
    DESIGN,
    DRAWN,
    FIRST_ATTACK,
    HAND,
    OF_SYMBOL,
    UNPLAYED,
)
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step
from theogony.kernel.window import Answer, Window

HUNT_START: Final = moment("hunt_start")
BEFORE_HUNT: Final = moment("before_battle_or_hunt")
ANY_TIME: Final = moment("any_time")
IN_HUNT: Final = moment("in_hunt")
IN_BATTLE_OR_HUNT: Final = moment("in_battle_or_hunt")
DEFEND_ONCE: Final = moment("hunt_defend_once")
CARD_USED: Final = moment("combat_card_played")
STAFF: Final = artifact("staff_of_tiresias")

START: Final = 0  # stages
ATTACK: Final = 1
CHOICE: Final = 2
DEFENCE: Final = 3

# what pays for a Wound (LH-118), by the order of PAYMENTS: a card with the symbol itself, or these for any symbol
_ANY: Final[list[int]] = [-1, SICKLE, *[SYMBOLS.index(name) for name in ("sword", "mace", "torch", "bow")]]
WAYS: Final = len(PAYMENTS)


def refusal(s: Hellas, seat: int, target: int) -> Refusal | None:
    """Why the seat cannot hunt this Monster (KRONOS: the Titan): LH-081, LH-136, LH-271."""
    if target == KRONOS:
        return s.rules.titan_refusal(s, seat)
    if not on_map(s, seat) or s.monster_at[target] != s.players[seat].region:
        return no("LH-081", "no-monster-here", remedy="go-to-a-monster", monster=MONSTERS[target])
    change = evolution(s, target)
    if change is not None and not meets(s, seat, change.hunt_requires):
        return no("LH-136", "hunt-requires-more", remedy="meet-requirement", monster=MONSTERS[target])
    return None


def options(s: Hellas, seat: int) -> list[int]:
    """The moves of kind ``hunt`` that are allowed, ascending."""
    here = s.players[seat].region
    found: list[int] = []
    if here != OFF_MAP:
        for monster, region in enumerate(s.monster_at):
            if region == here and refusal(s, seat, monster) is None:
                found.append(HUNT + monster)
        if s.titans and s.rules.titan_refusal(s, seat) is None:
            found.append(HUNT + KRONOS)
    return found


def begin(s: Hellas, seat: int, target: int, special: bool) -> None:
    """Pushes a Hunt; ``special`` if it is the Special Action (LH-369: Wild Hunt is none)."""
    hunt = Hunt()
    hunt.hunter = seat
    hunt.monster = target
    hunt.special = int(special)
    s.hunts = [hunt]
    region = REGIONS[s.players[seat].region]
    s.tell("hunt-begins", "LH-116", seat=seat, monster=m.TARGETS[target], region=region)
    s.cards.move_all([ATTACK_PLAYED, UNPLAYED], ATTACK_DECK)  # shuffled with its discards (LH-116)
    change = evolution(s, target)
    attribute = change.hunt_draw_attribute if change is not None and change.hunt_draw_attribute >= 0 else STRENGTH
    draw_cards(s, seat, s.attribute(seat, attribute), "LH-116")
    s.then(HuntWindow(START, seat, 0, (seat,)), Strike())


# -- texts of the hunter ----------------------------------------------------------------------------------------------


def move_of(script: Script) -> int:
    """The move by which a text is used."""
    if script.source < BLESSING:
        return m.ARTIFACT + script.source - ARTIFACT
    return m.BLESSING + script.source - BLESSING if script.source < ABILITY else m.ABILITY


def openings(s: Hellas, seat: int) -> list[Script]:
    """Texts for the start of a Hunt, each at most once in it (LH-346)."""
    hunt = s.hunt()
    return [
        script
        for when in (HUNT_START, BEFORE_HUNT)
        for script in texts(s).on[when]
        if holds_source(s, seat, script.source)
        and not hunt.used >> script.source - ARTIFACT & 1
        and s.rules.works_in_hunt(s, script)
        and unusable(s, seat, script) is None
    ]


class HuntWindow(Window[Hellas]):
    """At the start the hunter uses texts in the order he likes (LH-346)."""

    again: ClassVar[bool] = True

    def might_answer(self, s: Hellas, seat: int) -> bool:
        return not s.hunt().ended and bool(openings(s, seat))

    def question(self, s: Hellas, seat: int) -> "OpenHunt":
        return OpenHunt(seat)


class OpenHunt(Answer[Hellas]):
    """Which text does the hunter use before the first step, if any?"""

    clause: ClassVar[str] = "LH-346"
    kinds: ClassVar[tuple[range, ...]] = (span("pass"), span("artifact"), span("blessing"), span("ability"))
    passing: ClassVar[int] = PASS

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if move == PASS or move in [move_of(script) for script in openings(s, self.seat)]:
            return None
        return no("LH-346", "no-such-text", remedy="use-another")

    def options(self, s: Hellas) -> list[int]:
        return [PASS, *sorted([move_of(script) for script in openings(s, self.seat)])]

    def answer(self, s: Hellas, move: int) -> None:
        for script in openings(s, self.seat):
            if move_of(script) == move:
                hunt = s.hunt()
                hunt.used |= 1 << script.source - ARTIFACT
                use(s, self.seat, script, self.seat, s.players[self.seat].region, hunt.monster)
                return


def asides(s: Hellas, seat: int) -> list[Script]:
    """Texts that can be used before each step and each defence: Battle Prayer as often as it can be paid (LH-352), the
    Eye, Sacrifice of Flesh once each time (LH-389)."""
    hunt = s.hunt()
    return [
        script
        for when in (ANY_TIME, IN_HUNT, IN_BATTLE_OR_HUNT)
        for script in texts(s).on[when]
        if holds_source(s, seat, script.source)
        and (when == ANY_TIME or not hunt.asided >> script.source - ARTIFACT & 1)
        and unusable(s, seat, script) is None
    ]


def use_aside(s: Hellas, seat: int, move: int) -> None:
    for script in asides(s, seat):
        if move_of(script) == move:
            s.hunt().asided |= 1 << script.source - ARTIFACT
            use(s, seat, script, seat, s.players[seat].region, s.hunt().monster)
            return


# -- step 1: the Hero attacks -- LH-117 to LH-119, LH-347 --------------------------------------------------------------


class Strike(Step[Hellas]):
    """A new step 1, unless the Hunt is over."""

    def run(self, s: Hellas) -> None:
        hunt = s.hunt()
        if hunt.ended:
            s.then(FinishHunt())
            return
        hunt.stage = ATTACK
        hunt.dealt = hunt.asided = 0
        s.then(DealWounds(hunt.hunter))


class StrikeOn(Step[Hellas]):
    """After a Wound the same step goes on, unless the Monster is slain."""

    def run(self, s: Hellas) -> None:
        s.then(FinishHunt() if s.hunt().ended else DealWounds(s.hunt().hunter))


def symbol_paid(s: Hellas, place: int, way: int) -> int:
    """The symbol of the cards that pay for a Wound there in this way."""
    return symbols(s, s.hunt().monster)[place] if way == 0 else _ANY[way]


def price(s: Hellas, way: int) -> int:
    """How many cards that takes (LH-118)."""
    return s.box.cards_for_any[_ANY[way]] if way else 1


def held(s: Hellas, seat: int) -> list[int]:
    """How many cards the seat holds, by symbol."""
    found = [0] * len(SYMBOLS)
    for card in s.hand(seat):
        found[CARD_SYMBOL[DESIGN[card]]] += 1
    return found


class DealWounds(Prompt[Hellas]):
    """Which Wound does the hunter deal next, and how does he pay? (LH-117, LH-118)"""

    clause: ClassVar[str] = "LH-117"
    kinds: ClassVar[tuple[range, ...]] = (
        span("done"),
        span("artifact"),
        span("blessing"),
        span("wound"),
        span("end-hunt"),
    )

    def check(self, s: Hellas, move: int) -> Refusal | None:
        hunt = s.hunt()
        if move == END_HUNT:
            return None if not hunt.dealt else no("LH-125", "step-has-begun", remedy="end-the-step")
        if move == DONE:
            return None if hunt.dealt else no("LH-117", "no-wound-dealt", remedy="wound-or-end")
        if move >= WOUND:
            return self._wound(s, *divmod(move - WOUND, WAYS))
        if hunt.dealt or move not in [move_of(script) for script in asides(s, self.seat)]:
            return no("LH-352", "no-such-text", remedy="use-another")
        return None

    def _wound(self, s: Hellas, place: int, way: int) -> Refusal | None:
        monster = s.hunt().monster
        if place >= len(symbols(s, monster)) or covered(s, monster) >> place & 1:
            return no("LH-117", "no-open-symbol", remedy="choose-another-symbol", monster=m.TARGETS[monster])
        if held(s, self.seat)[symbol_paid(s, place, way)] < price(s, way):
            return no("LH-118", "cannot-pay-wound", remedy="choose-another-payment")
        return None

    def hides(self, s: Hellas) -> bool:
        return bool(s.hand(self.seat))

    def options(self, s: Hellas) -> list[int]:
        hunt = s.hunt()
        found = [DONE] if hunt.dealt else sorted([move_of(script) for script in asides(s, self.seat)])
        have = held(s, self.seat)
        shut = covered(s, hunt.monster)
        for place, symbol in enumerate(symbols(s, hunt.monster)):
            if not shut >> place & 1:
                for way in range(WAYS):
                    if have[_ANY[way] if way else symbol] >= price(s, way):
                        found.append(WOUND + WAYS * place + way)
        return found if hunt.dealt else [*found, END_HUNT]

    def take(self, s: Hellas, move: int) -> None:
        if move == END_HUNT:
            s.hunt().ended = FAILED
            s.then(FinishHunt())
        elif move == DONE:
            s.then(MonsterAttacks())
        elif move >= WOUND:
            place, way = divmod(move - WOUND, WAYS)
            everybody = s.cards.plan.everybody  # all see that he can pay
            kind = OF_SYMBOL[symbol_paid(s, place, way)]
            s.cards.counted(HAND + self.seat, kind, price(s, way), len(s.hand(self.seat)), everybody)
            s.then(PayWound(self.seat, symbol_paid(s, place, way), price(s, way)), CoverSymbol(place, 1), StrikeOn())
        else:
            s.then(self)
            use_aside(s, self.seat, move)


@step
class PayWound(Prompt[Hellas]):
    """Which card with this symbol pays? Each card pays for one Wound (LH-347)."""

    symbol: int
    number: int
    clause: ClassVar[str] = "LH-347"
    kinds: ClassVar[tuple[range, ...]] = (span("card"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        design = move - m.CARD
        if card_of(s, self.seat, design) < 0 or CARD_SYMBOL[design] != self.symbol:
            return no("LH-347", "wrong-symbol", remedy="choose-symbol", card=COMBAT[design])
        return None

    def hides(self, s: Hellas) -> bool:
        return len(s.hand(self.seat)) > self.number

    def options(self, s: Hellas) -> list[int]:
        return [m.CARD + design for design in designs(s, self.seat) if CARD_SYMBOL[design] == self.symbol]

    def take(self, s: Hellas, move: int) -> None:
        discard(s, self.seat, card_of(s, self.seat, move - m.CARD), "LH-118")
        if self.number > 1:
            s.then(PayWound(self.seat, self.symbol, self.number - 1))


@step
class CoverSymbol(Step[Hellas]):
    """A Wound marker; a mark counts as covered in this Hunt; the last one slays (LH-119). ``dealt`` is 0 for a Wound
    of a text, which does not fulfil the minimum of the step (LH-346)."""

    place: int
    dealt: int

    def run(self, s: Hellas) -> None:
        hunt = s.hunt()
        hunt.dealt += self.dealt
        hunt.marks |= cover(s, hunt.hunter, hunt.monster, self.place)
        if all_covered(s, hunt.monster):
            hunt.ended = SLAIN


# -- step 2: the Monster attacks -- LH-120, LH-341 ---------------------------------------------------------------------


def draw_attacks(s: Hellas, seat: int, number: int) -> None:
    """Monster Attack cards for this seat's eyes; when the deck runs out its discards are shuffled (LH-349)."""
    cards = s.cards
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
    found: list[Script] = []
    if hunt.defenders:
        for when in (DEFEND_ONCE, CARD_USED):
            for script in texts(s).on[when]:
                if not holds_source(s, seat, script.source) or unusable(s, seat, script) is not None:
                    continue
                if when == DEFEND_ONCE and hunt.used >> script.source - ARTIFACT & 1:
                    continue
                if when == CARD_USED and hunt.plans >= hunt.defenders:
                    continue
                found.append(script)
    return found


def in_reach(s: Hellas, seat: int) -> bool:
    """Whether the sum can still be reached with all cards and all that raises it."""
    hunt = s.hunt()
    value = s.box.combat_value
    hand = s.hand(seat)
    total = hunt.defence + sum([value[DESIGN[card]] for card in hand])
    if total >= hunt.value:
        return True
    cards = hunt.defenders + len(hand)
    for script in texts(s).on[DEFEND_ONCE]:
        if holds_source(s, seat, script.source) and not hunt.used >> script.source - ARTIFACT & 1:
            total += s.attribute(seat, SPEED)
    for script in texts(s).on[CARD_USED]:
        if holds_source(s, seat, script.source):
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
        if move not in [move_of(script) for script in self._texts(s)]:
            return no("LH-388", "no-such-text", remedy="use-another")
        return None

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
        found = sorted([move_of(script) for script in self._texts(s)])
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
        for script in raisers(s, self.seat):
            if move_of(script) == move:
                if script.moment == DEFEND_ONCE:
                    s.hunt().used |= 1 << script.source - ARTIFACT
                else:
                    s.hunt().plans += 1
                use(s, self.seat, script, self.seat, s.players[self.seat].region, s.hunt().monster)
                return


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


# -- Wounds by texts -- LH-133, LH-135 ---------------------------------------------------------------------------------


def wound(s: Hellas, seat: int, monster: int, place: int) -> None:
    """A Wound by a text outside a Hunt covers this symbol; the last one slays the Monster. Marks give nothing."""
    cover(s, seat, monster, place)
    if all_covered(s, monster):
        s.rules.slain(s, seat, monster, 0, False)
