"""The six Ages and their four phases. -- HY-001, HY-065, HY-068 to HY-071, HY-302, HY-303"""

from typing import Final

from theogony.games.hybris import end_of_age
from theogony.games.hybris.content import SEATS
from theogony.games.hybris.pillars import TakePillar
from theogony.games.hybris.planning import Planning
from theogony.games.hybris.state import ACTION_PHASE, END_PHASE, NOBODY, NOTHING, PILLAR_PHASE, PLANNING, Hybris
from theogony.games.hybris.texts import END_OF_AGE, END_OF_GAME, START_OF_AGE
from theogony.games.hybris.uses import resolve_all
from theogony.kernel.fields import step
from theogony.kernel.step import Step


class Age(Step[Hybris]):
    """An Age: Divine Pillar, Planning, Action, End of Age (HY-001)."""

    def run(self, s: Hybris) -> None:
        s.tell("age-begins", "HY-001", age=s.age)
        s.agenda.extend(_AN_AGE)


@step
class Phase(Step[Hybris]):
    """A phase begins."""

    phase: int

    def run(self, s: Hybris) -> None:
        s.phase = self.phase
        s.rules.phase_begins(s, self.phase)


@step
class AllResolve(Step[Hybris]):
    """Everybody resolves his texts for this moment (HY-065, HY-301, HY-306)."""

    moment: int

    def run(self, s: Hybris) -> None:
        resolve_all(s, self.moment)


class BeforePillars(Step[Hybris]):
    """Step 1.0, with Chronos (HY-066)."""

    def run(self, s: Hybris) -> None:
        s.rules.before_pillars(s)


class TakePillars(Step[Hybris]):
    """In Greatness order everybody takes a Pillar (HY-068), whatever that order is in this Age (HY-069)."""

    def run(self, s: Hybris) -> None:
        s.rules.pillars_chosen(s)
        for seat in reversed(s.in_greatness_order()):
            s.rules.take_pillars(s, seat)


class ActionPhase(Step[Hybris]):
    """Turns, until all have passed."""

    def run(self, s: Hybris) -> None:
        s.then(EndOfActions())
        s.rules.first_turn(s)


class EndOfActions(Step[Hybris]):
    """What lasts as long as the Action phase is over (HY-115)."""

    def run(self, s: Hybris) -> None:
        s.turn = NOBODY
        for player in s.players:
            player.boost = 0


class AgeOver(Step[Hybris]):
    """After the last Age the game ends (HY-302); else limits are reset (HY-303) and the next one begins."""

    def run(self, s: Hybris) -> None:
        if s.age >= s.box.ages:
            s.then(AllResolve(END_OF_GAME), GameOver())
            return
        s.age += 1
        s.hit = 0
        for player in s.players:
            player.spent = 0
            player.recruits = 0
            player.once = 0
            player.won = 0
            player.marked = NOTHING
        s.rules.age_passes(s)
        s.then(Age())


class GameOver(Step[Hybris]):
    """The end of the last Age (HY-305)."""

    def run(self, s: Hybris) -> None:
        s.rules.last_age_over(s)


# steps are never changed, and all Ages share these: what comes in an Age, the last one first
_AN_AGE: Final[list[Step[Hybris]]] = [
    AgeOver(), AllResolve(END_OF_AGE), end_of_age.EndOfAge(), Phase(END_PHASE), ActionPhase(), Phase(ACTION_PHASE),
    Planning(), Phase(PLANNING), TakePillars(), BeforePillars(), AllResolve(START_OF_AGE), Phase(PILLAR_PHASE),
]  # fmt: skip
# and by seat
_TAKE_PILLAR: Final[list[TakePillar]] = [TakePillar(seat) for seat in range(SEATS)]


def take_pillar(s: Hybris, seat: int) -> None:
    s.agenda.append(_TAKE_PILLAR[seat])
