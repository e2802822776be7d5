"""The turn: Regular Actions in any order, each once at most, then a Special Action. -- chapter 5 (LH-036 to LH-040)"""

from typing import ClassVar, Final

from theogony.games.hellas import artifacts, hero_movement, hoplite_movement, hunt, march, moves as m, prayer, specials
from theogony.games.hellas.content import (
    AID_TO_ATLAS,
    AUGEAN_STABLES,
    BLESSINGS,
    BUILD_MONUMENT,
    HERO_MOVEMENT,
    HOPLITE_MOVEMENT,
    HUNT,
    LEADERSHIP,
    MARCH,
    PRAYER,
    QUESTS,
    REGULAR,
    SPECIAL,
    USE_ARTIFACTS,
    artifact,
    blessing,
)
from theogony.games.hellas.ending import TWO_PLAYERS, stop
from theogony.games.hellas.held import holds_source, own_scripts
from theogony.games.hellas.moves import PASS, span
from theogony.games.hellas.pieces import discharge
from theogony.games.hellas.state import NOTHING, Hellas
from theogony.games.hellas.texts import (
    ABILITY,
    ANY_TIME,
    ARTIFACT as ARTIFACT_TEXT,
    BLESSING,
    IN_TURN,
    INSTEAD_OF_HERO,
    INSTEAD_OF_HOPLITES,
    ONCE_A_TURN,
    REWARD,
    TOKEN,
    TURN_START,
    Script,
    moment,
    run_source,
    run_text,
    texts,
)
from theogony.games.hellas.uses import by_move, move_of, moves_of, pay, payable, unusable, usable, use
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step

OWN_HERO: Final = len(BLESSINGS)  # bit of ``once``: the own Hero's text was used
EXHAUSTED_FIGHT: Final = blessing("exhausted_fight")
SPECIAL_ACTION: Final = moment("special_action")
GOLDEN_GOBLET: Final = artifact("golden_goblet")
MURDER: Final = m.BLESSING + march.MURDEROUS_MARCH
EXHAUST: Final = m.BLESSING + EXHAUSTED_FIGHT
SPECIAL_TEXTS: Final = (MURDER, EXHAUST)  # moves that are Special Actions


@step
class Turn(Step[Hellas]):
    """A player's turn begins."""

    seat: int

    def run(self, s: Hellas) -> None:
        s.turn = self.seat
        s.turns += 1
        s.acted = s.once = s.started = s.extras = 0
        s.tell("turn-begins", "LH-036", seat=self.seat)
        s.then(TakeTurn(self.seat), EndTurn(self.seat))


@step
class EndTurn(Step[Hellas]):
    """The turn is over; perhaps the game too (LH-362)."""

    seat: int

    def run(self, s: Hellas) -> None:
        player = s.players[self.seat]
        player.petrified = 0
        player.raised = NOTHING
        if s.turn_limit and s.turns >= s.turn_limit:
            stop(s)
        else:
            s.rules.next_turn(s, self.seat)


class TakeTurn(Prompt[Hellas]):
    """What does the player do next? A Regular Action, a text, or the Special Action that ends the turn (LH-036)."""

    clause: ClassVar[str] = "LH-036"
    kinds: ClassVar[tuple[range, ...]] = (
        span("artifact"),
        span("blessing"),
        span("ability"),
        span("quest-card"),
        span("pray"),
        span("travel"),
        span("advance"),
        span("step"),
        span("fortify"),
        *specials.KINDS,
    )

    # -- what is allowed ---------------------------------------------------------------------------------------------

    def check(self, s: Hellas, move: int) -> Refusal | None:
        seat = self.seat
        if move >= m.RECRUIT:
            return specials.refusal(s, seat, move, specials.uncovered(s, seat))
        if move >= m.STEP:
            return done_already(s, HOPLITE_MOVEMENT) or hoplite_movement.refusal(
                s, seat, move, s.attribute(seat, LEADERSHIP)
            )
        if move >= m.TRAVEL:
            return done_already(s, HERO_MOVEMENT) or hero_movement.refusal(s, seat, move)
        if move >= m.PRAY:
            return done_already(s, PRAYER) or prayer.refusal(s, seat, move - m.PRAY)
        if move >= m.QUEST_CARD:
            return self._quest_card(s, move - m.QUEST_CARD)
        if move >= m.BLESSING:
            return self._text(s, move)
        if move - m.ARTIFACT == GOLDEN_GOBLET and s.has_charged(seat, GOLDEN_GOBLET):
            return None
        return done_already(s, USE_ARTIFACTS) or artifacts.refusal(s, seat, move - m.ARTIFACT)

    def _quest_card(self, s: Hellas, quest: int) -> Refusal | None:
        """Aid to Atlas is spent on the own turn; the Stables at their moment (LH-370)."""
        if quest != AID_TO_ATLAS or not s.players[self.seat].kept >> quest & 1:
            return no("LH-370", "quest-card-not-now", remedy="wait-for-moment", quest=QUESTS[quest])
        return None

    def _text(self, s: Hellas, move: int) -> Refusal | None:
        if move == MURDER and s.has_blessing(self.seat, march.MURDEROUS_MARCH):
            return murder_refusal(s, self.seat, specials.uncovered(s, self.seat))
        if move == EXHAUST and s.has_blessing(self.seat, EXHAUSTED_FIGHT):
            return exhausted_refusal(s, self.seat)
        script = script_of(s, self.seat, move)
        if script is None:
            return no("LH-145", "no-such-text", remedy="use-another")
        return self._out_of_time(s, script) or unusable(s, self.seat, script)

    def _out_of_time(self, s: Hellas, script: Script) -> Refusal | None:
        """Texts without a moment of their own once per turn (LH-145, LH-389); others use up an action (LH-149)."""
        when = script.moment
        if when == INSTEAD_OF_HERO:
            if s.players[self.seat].petrified:
                return no("LH-377", "petrified", remedy="act-otherwise")
            return done_already(s, HERO_MOVEMENT)
        if when == INSTEAD_OF_HOPLITES:
            return done_already(s, HOPLITE_MOVEMENT)
        if when == ONCE_A_TURN and s.once >> script.source - BLESSING & 1:
            return no("LH-146", "used-this-turn", remedy="wait-for-next-turn")
        if when == TURN_START and (s.started or s.once >> OWN_HERO & 1):
            return no("LH-145", "turn-has-begun", remedy="wait-for-next-turn")
        return None

    # -- all that is allowed, faster ---------------------------------------------------------------------------------

    def options(self, s: Hellas) -> list[int]:
        seat = self.seat
        acted = s.acted
        player = s.players[seat]
        found: list[int] = []
        if player.charged:
            if not acted >> USE_ARTIFACTS & 1:
                found = artifacts.options(s, seat)
            if player.charged >> GOLDEN_GOBLET & 1:
                found = sorted([*found, m.ARTIFACT + GOLDEN_GOBLET])
        found += self._texts(s)
        if player.kept >> AID_TO_ATLAS & 1:
            found.append(m.QUEST_CARD + AID_TO_ATLAS)
        if not acted >> PRAYER & 1:
            found += prayer.options(s, seat)
        if not acted >> HERO_MOVEMENT & 1:
            found += hero_movement.options(s, seat)
        if not acted >> HOPLITE_MOVEMENT & 1:
            found += hoplite_movement.options(s, seat, s.attribute(seat, LEADERSHIP))
        return found + specials.options(s, seat, specials.uncovered(s, seat))

    def _texts(self, s: Hellas) -> list[int]:
        """Blessings, then the own Hero's text."""
        seat, player, known = self.seat, s.players[self.seat], texts(s)
        found = special_texts(s, seat) if player.blessings else []
        hero = player.hero + (TOKEN - ABILITY if s.rules.tokens else 0)
        if (
            player.blessings & known.blessings_in_turn
            or known.heroes_in_turn >> hero & 1
            or player.charged & known.artifacts_in_turn
        ):
            for script in known.in_turn:
                if not holds_source(s, seat, script.source) or self._out_of_time(s, script) is not None:
                    continue
                if unusable(s, seat, script) is None:
                    found.append(move_of(script))
        found.sort()
        return found

    # -- what it does ------------------------------------------------------------------------------------------------

    def take(self, s: Hellas, move: int) -> None:
        seat = self.seat
        if move >= m.RECRUIT:
            begin_special(s, seat, move)
            return
        if move in SPECIAL_TEXTS:
            begin_text(s, seat, move)
            return
        s.then(self)
        if move >= m.PRAY:
            s.started = 1
        if move >= m.STEP:
            hoplite_movement.begin(s, seat, move)
        elif move >= m.TRAVEL:
            hero_movement.begin(s, seat, move)
        elif move >= m.PRAY:
            prayer.begin(s, seat, move - m.PRAY)
        elif move >= m.QUEST_CARD:
            spend_quest_card(s, seat, move - m.QUEST_CARD)
        elif move >= m.BLESSING:
            self._use_text(s, move)
        elif move - m.ARTIFACT == GOLDEN_GOBLET:
            discharge(s, seat, GOLDEN_GOBLET)
            script = texts(s).find(ARTIFACT_TEXT + GOLDEN_GOBLET, artifacts.BEFORE_ACTION)
            assert script is not None
            run_text(s, script, seat)
        else:
            s.started = 1
            artifacts.begin(s, seat, move - m.ARTIFACT)

    def _use_text(self, s: Hellas, move: int) -> None:
        script = script_of(s, self.seat, move)
        assert script is not None
        if script.moment == INSTEAD_OF_HERO:
            s.acted |= 1 << HERO_MOVEMENT
            s.started = 1
        elif script.moment == INSTEAD_OF_HOPLITES:
            s.acted |= 1 << HOPLITE_MOVEMENT
            s.started = 1
        elif script.moment == ONCE_A_TURN:
            s.once |= 1 << script.source - BLESSING
        elif script.moment == TURN_START:
            s.once |= 1 << OWN_HERO
        use(s, self.seat, script)


def done_already(s: Hellas, action: int) -> Refusal | None:
    """Each Regular Action at most once (LH-036)."""
    if s.acted >> action & 1:
        return no("LH-036", "action-done", remedy="choose-another-action", regular=REGULAR[action])
    return None


def script_of(s: Hellas, seat: int, move: int) -> Script | None:
    """The text that a move uses on the own turn, if the seat holds it."""
    return by_move([script for when in IN_TURN for script in own_scripts(s, seat, when)], move)


def spend_quest_card(s: Hellas, seat: int, quest: int) -> None:
    """A kept Quest card is spent for its reward."""
    s.players[seat].kept &= ~(1 << quest)
    s.tell("quest-card-spent", "LH-370", seat=seat, quest=QUESTS[quest])
    run_source(s, REWARD + quest, seat)


# -- Special Actions by a Blessing -- LH-069, LH-351, LH-399 ----------------------------------------------------------


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


# -- Special Actions --------------------------------------------------------------------------------------------------


def begin_special(s: Hellas, seat: int, move: int) -> None:
    """A Special Action, and what follows it."""
    action = specials.action_of(move)
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
        action = MARCH if move == MURDER else specials.action_of(move)
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
        s.players[self.seat].raised = NOTHING
        if self.action != BUILD_MONUMENT:
            s.players[self.seat].used |= 1 << self.action
        if self.counts:
            s.rules.special_action_done(s, self.seat)
        if s.extras or s.players[self.seat].kept >> AUGEAN_STABLES & 1:
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
            spend_quest_card(s, self.seat, AUGEAN_STABLES)
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
