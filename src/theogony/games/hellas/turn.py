"""The turn: Regular Actions in any order, each once at most, then a Special Action. -- chapter 5 (LH-036 to LH-040)"""

from typing import ClassVar, Final

from theogony.games.hellas import artifacts, hero_movement, hoplite_movement, march, moves as m, prayer, specials
from theogony.games.hellas.content import (
    AID_TO_ATLAS,
    BLESSINGS,
    HERO_MOVEMENT,
    HOPLITE_MOVEMENT,
    LEADERSHIP,
    PRAYER,
    QUESTS,
    REGULAR,
    SEATS,
    USE_ARTIFACTS,
    artifact,
)
from theogony.games.hellas.ending import stop
from theogony.games.hellas.held import own_scripts
from theogony.games.hellas.moves import span
from theogony.games.hellas.pieces import discharge
from theogony.games.hellas.quests import spend
from theogony.games.hellas.special_action import (
    EXHAUST,
    EXHAUSTED_FIGHT,
    MURDER,
    SPECIAL_BLESSINGS,
    SPECIAL_TEXTS,
    begin_special,
    begin_text,
    exhausted_refusal,
    murder_refusal,
    special_texts,
)
from theogony.games.hellas.state import NOTHING, Hellas
from theogony.games.hellas.texts import (
    ARTIFACT as ARTIFACT_TEXT,
    BEFORE_ARTIFACTS,
    BLESSING,
    IN_TURN,
    INSTEAD_OF_HERO,
    INSTEAD_OF_HOPLITES,
    ONCE_A_TURN,
    OWN_TURN,
    TURN_START,
    Script,
    run_text,
    texts,
)
from theogony.games.hellas.uses import by_move, can_use, unusable, use
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step

OWN_HERO: Final = len(BLESSINGS)  # bit of ``once``: the own Hero's text was used
GOLDEN_GOBLET: Final = artifact("golden_goblet")
_GOBLET: Final[int] = 1 << GOLDEN_GOBLET  # the same as a bit


@step
class Turn(Step[Hellas]):
    """A player's turn begins."""

    seat: int

    def run(self, s: Hellas) -> None:
        begin(s, self.seat)


def begin(s: Hellas, seat: int) -> None:
    """Pushes what a turn consists of."""
    s.turn = seat
    s.turns += 1
    s.acted = s.once = s.started = s.extras = 0
    if s.events is not None:
        s.tell("turn-begins", "LH-036", seat=seat)
    s.agenda.extend(_TURNS[seat])


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
        found = self._texts(s)
        if player.kept >> AID_TO_ATLAS & 1:
            found.append(m.QUEST_CARD + AID_TO_ATLAS)
        if not acted >> PRAYER & 1:
            found += prayer.options(s, seat)
        if not acted >> HERO_MOVEMENT & 1:
            found += hero_movement.options(s, seat)
        if not acted >> HOPLITE_MOVEMENT & 1:
            found += hoplite_movement.options(s, seat, s.attribute(seat, LEADERSHIP))
        found += specials.options(s, seat, s.rules.specials & ~player.used)
        return found

    def _texts(self, s: Hellas) -> list[int]:
        """Artifacts, then Blessings, then the own Hero's text."""
        seat = self.seat
        found: list[int] = []
        for script in own_scripts(s, seat, OWN_TURN if s.acted >> USE_ARTIFACTS & 1 else BEFORE_ARTIFACTS):
            if self._out_of_time(s, script) is None and can_use(s, seat, script):
                found.append(script.move)
        player = s.players[seat]
        if player.charged & _GOBLET or player.blessings & SPECIAL_BLESSINGS:
            if player.charged & _GOBLET:
                found.append(m.ARTIFACT + GOLDEN_GOBLET)
            found += special_texts(s, seat)
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
        s.agenda.append(self)
        if move >= m.PRAY:
            s.started = 1
        if move >= m.STEP:
            hoplite_movement.begin(s, seat, move)
        elif move >= m.TRAVEL:
            hero_movement.begin(s, seat, move)
        elif move >= m.PRAY:
            prayer.begin(s, seat, move - m.PRAY)
        elif move >= m.QUEST_CARD:
            spend(s, seat, move - m.QUEST_CARD)
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


# by seat, the last step first: steps are never changed, and all turns share these
_TURNS: Final[list[list[Step[Hellas]]]] = [[EndTurn(seat), TakeTurn(seat)] for seat in range(SEATS)]
