"""A Special Action is taken: by its move or by a Blessing, repeated, or one more in addition; and what follows it.
-- LH-038, LH-069, LH-088, LH-351, LH-369, LH-370, LH-381, LH-399
"""

from typing import ClassVar, Final

from theogony.games.hellas import hunt, march, moves as m, specials
from theogony.games.hellas.content import AUGEAN_STABLES, BUILD_MONUMENT, HUNT, MARCH, QUESTS, SPECIAL, blessing
from theogony.games.hellas.ending import TWO_PLAYERS
from theogony.games.hellas.held import own_scripts
from theogony.games.hellas.moves import PASS, SPECIAL_OF, span
from theogony.games.hellas.quests import spend
from theogony.games.hellas.state import NOTHING, Hellas
from theogony.games.hellas.texts import ANY_TIME, BLESSING, Script, moment, texts
from theogony.games.hellas.uses import by_move, moves_of, pay, payable, unusable, usable, use
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step

EXHAUSTED_FIGHT: Final = blessing("exhausted_fight")
SPECIAL_ACTION: Final = moment("special_action")
MURDER: Final = m.BLESSING + march.MURDEROUS_MARCH
EXHAUST: Final = m.BLESSING + EXHAUSTED_FIGHT
SPECIAL_TEXTS: Final = (MURDER, EXHAUST)  # moves that are Special Actions
SPECIAL_BLESSINGS: Final[int] = 1 << march.MURDEROUS_MARCH | 1 << EXHAUSTED_FIGHT  # bits: by which they are taken


# -- by a Blessing -- LH-069, LH-351, LH-399 ---------------------------------------------------------------------------


def murder_refusal(s: Hellas, seat: int, allowed: int) -> Refusal | None:
    """Murderous March is a March (LH-069), where March is one of the Special Actions that are ``allowed`` (bits)."""
    if not allowed >> MARCH & 1:
        return no("LH-038", "covered", remedy="choose-another-action", action=SPECIAL[MARCH])
    if not march.can_murder(s, seat):
        return no("LH-069", "no-survivor", remedy="gather-an-army")
    return None


def exhausted_fight(s: Hellas) -> Script:
    """The text of Exhausted Fight: Hunt although it is covered, for a price."""
    script = texts(s).find(BLESSING + EXHAUSTED_FIGHT, SPECIAL_ACTION)
    assert script is not None
    return script


def exhausted_refusal(s: Hellas, seat: int) -> Refusal | None:
    """Why the seat cannot hunt by Exhausted Fight."""
    player = s.players[seat]
    script = exhausted_fight(s)
    if not player.used >> HUNT & 1:
        return no("LH-145", "hunt-is-open", remedy="hunt-plainly")
    if script.once_per_round and player.tired:
        return no("LH-145", "used-this-round", remedy="wait-for-monument")
    if not payable(s, seat, script.costs):
        return no("LH-351", "cannot-pay", remedy="heal-first")
    if not hunt.options(s, seat):
        return no("LH-081", "no-target", remedy="go-to-a-monster")
    return None


def special_texts(s: Hellas, seat: int) -> list[int]:
    """The Blessings by which the seat can take a Special Action now, the turn's or one in addition (LH-399)."""
    blessings = s.players[seat].blessings
    found: list[int] = []
    if blessings >> march.MURDEROUS_MARCH & 1 and murder_refusal(s, seat, specials.uncovered(s, seat)) is None:
        found.append(MURDER)
    if blessings >> EXHAUSTED_FIGHT & 1 and exhausted_refusal(s, seat) is None:
        found.append(EXHAUST)
    return found


def begin_text(s: Hellas, seat: int, move: int) -> None:
    """A Special Action by a Blessing, and what follows it."""
    action = MARCH if move == MURDER else HUNT
    s.tell("special-action", "LH-036", seat=seat, action=SPECIAL[action])
    s.then(SpecialDone(seat, action, int(s.king == seat)))
    if move == MURDER:
        march.murderous(s, seat)
    else:
        s.players[seat].tired = 1
        s.then(ChooseHunt(seat, 1))


# -- by its move ------------------------------------------------------------------------------------------------------


def begin_special(s: Hellas, seat: int, move: int) -> None:
    """A Special Action, and what follows it."""
    action = SPECIAL_OF[move]
    if s.events is not None:
        s.tell("special-action", "LH-036", seat=seat, action=SPECIAL[action])
    s.then(SpecialDone(seat, action, int(s.king == seat)))
    if action == BUILD_MONUMENT and s.seats == TWO_PLAYERS:
        s.then(Build(seat, move))
        s.then(RepeatSpecial(seat))
    else:
        specials.begin(s, seat, move)


@step
class Build(Step[Hellas]):
    """The Monument is raised after the repeated action and what it set off (LH-370)."""

    seat: int
    move: int

    def run(self, s: Hellas) -> None:
        specials.begin(s, self.seat, self.move)


class RepeatSpecial(Prompt[Hellas]):
    """With two players: which covered Special Action is repeated before the Monument is raised? (LH-088) A March may
    be a Murderous one; Exhausted Fight is of no use, as Hunt may be covered here (LH-399)."""

    clause: ClassVar[str] = "LH-088"
    kinds: ClassVar[tuple[range, ...]] = (span("pass"), span("blessing"), *specials.KINDS)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        covered = s.players[self.seat].used
        if move == PASS:
            if specials.options(s, self.seat, covered):
                return no("LH-088", "must-repeat", remedy="repeat-an-action")
            return None
        if move < m.ABILITY:
            if move != MURDER or not s.has_blessing(self.seat, march.MURDEROUS_MARCH):
                return no("LH-399", "no-such-text", remedy="use-another")
            return murder_refusal(s, self.seat, covered)
        return specials.refusal(s, self.seat, move, covered)

    def options(self, s: Hellas) -> list[int]:
        covered = s.players[self.seat].used
        plain = specials.options(s, self.seat, covered)
        if s.has_blessing(self.seat, march.MURDEROUS_MARCH) and murder_refusal(s, self.seat, covered) is None:
            return [MURDER, *plain]
        return plain or [PASS]

    def take(self, s: Hellas, move: int) -> None:
        if move == PASS:
            return
        action = MARCH if move == MURDER else SPECIAL_OF[move]
        s.tell("repeated", "LH-088", seat=self.seat, action=SPECIAL[action])
        s.then(GrantedBefore(self.seat))
        if move == MURDER:
            march.murderous(s, self.seat)
        else:
            specials.begin(s, self.seat, move)


@step
class GrantedBefore(Step[Hellas]):
    """What the repeated action has granted in addition follows at once, before the Monument rises (LH-370)."""

    seat: int

    def run(self, s: Hellas) -> None:
        if s.extras:
            s.then(ExtraSpecial(self.seat))


@step
class SpecialDone(Step[Hellas]):
    """The Special Action is complete: it is covered (LH-038), a countdown token goes (LH-381), another may follow."""

    seat: int
    action: int
    counts: int  # 1: the seat had the Monument Activation card when it began

    def run(self, s: Hellas) -> None:
        player = s.players[self.seat]
        player.raised = NOTHING
        if self.action != BUILD_MONUMENT:
            player.used |= 1 << self.action
        if self.counts:
            s.rules.special_action_done(s, self.seat)
        if s.extras or player.kept >> AUGEAN_STABLES & 1:
            s.then(ExtraSpecial(self.seat))


class ExtraSpecial(Prompt[Hellas]):
    """One more Special Action at once, or none: granted by a text, or by spending the Augean Stables (LH-370)."""

    clause: ClassVar[str] = "LH-370"
    kinds: ClassVar[tuple[range, ...]] = (span("pass"), span("blessing"), span("quest-card"), *specials.KINDS)
    passing: ClassVar[int] = PASS

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if move == PASS:
            return None
        if move < m.ABILITY:
            return self._text(s, move)
        if move < m.RECRUIT:
            if move - m.QUEST_CARD != AUGEAN_STABLES or not s.players[self.seat].kept >> AUGEAN_STABLES & 1:
                quest = QUESTS[move - m.QUEST_CARD]
                return no("LH-370", "quest-card-not-now", remedy="wait-for-moment", quest=quest)
            return None
        if not s.extras:
            return no("LH-037", "special-action-done", remedy="end-the-turn")
        return specials.refusal(s, self.seat, move, specials.uncovered(s, self.seat))

    def _text(self, s: Hellas, move: int) -> Refusal | None:
        """Before each Special Action (LH-352), or one by which it is taken (LH-399)."""
        if move in SPECIAL_TEXTS and s.has_blessing(self.seat, move - m.BLESSING):
            if not s.extras:
                return no("LH-037", "special-action-done", remedy="end-the-turn")
            uncovered = specials.uncovered(s, self.seat)
            return murder_refusal(s, self.seat, uncovered) if move == MURDER else exhausted_refusal(s, self.seat)
        script = by_move(own_scripts(s, self.seat, ANY_TIME), move)
        if script is None:
            return no("LH-145", "no-such-text", remedy="use-another")
        return unusable(s, self.seat, script)

    def options(self, s: Hellas) -> list[int]:
        found = moves_of(usable(s, self.seat, (ANY_TIME,)))
        if s.extras:
            found += special_texts(s, self.seat)
        found = [PASS, *sorted(found)]
        if s.players[self.seat].kept >> AUGEAN_STABLES & 1:
            found.append(m.QUEST_CARD + AUGEAN_STABLES)
        if s.extras:
            found += specials.options(s, self.seat, specials.uncovered(s, self.seat))
        return found

    def take(self, s: Hellas, move: int) -> None:
        if move == PASS:
            return
        if move in SPECIAL_TEXTS:
            s.extras -= 1
            begin_text(s, self.seat, move)
            return
        if move < m.ABILITY:
            s.then(self)
            script = by_move(own_scripts(s, self.seat, ANY_TIME), move)
            assert script is not None
            use(s, self.seat, script)
            return
        if move < m.RECRUIT:
            s.then(self)
            spend(s, self.seat, AUGEAN_STABLES)
            return
        s.extras -= 1
        begin_special(s, self.seat, move)


@step
class ChooseHunt(Prompt[Hellas]):
    """Which Monster is hunted by a text: Wild Hunt (no Special Action, LH-369), Exhausted Fight?"""

    special: int
    clause: ClassVar[str] = "LH-369"
    kinds: ClassVar[tuple[range, ...]] = (span("hunt"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        return hunt.refusal(s, self.seat, move - m.HUNT)

    def options(self, s: Hellas) -> list[int]:
        return hunt.options(s, self.seat)

    def take(self, s: Hellas, move: int) -> None:
        if self.special:  # Exhausted Fight: who is hunted is chosen before the Injury that it costs
            s.then(StartHunt(self.seat, move - m.HUNT))
            pay(s, self.seat, exhausted_fight(s).costs)
        else:
            hunt.begin(s, self.seat, move - m.HUNT)


@step
class StartHunt(Step[Hellas]):
    """The Hunt that was chosen and paid for begins."""

    seat: int
    target: int

    def run(self, s: Hellas) -> None:
        hunt.begin(s, self.seat, self.target)
