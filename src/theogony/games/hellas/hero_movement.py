"""Hero Movement: up to Speed Regions, then a Quest may begin. -- 6.3 (LH-054 to LH-056, LH-350)"""

from typing import ClassVar, Final

from theogony.games.hellas import quests
from theogony.games.hellas.conditions import holds_at
from theogony.games.hellas.content import DISTANCE, HERO_MOVEMENT, PLACES, REGIONS, SPEED
from theogony.games.hellas.held import HERO_DISTANCE, changes, holds_any, own_scripts
from theogony.games.hellas.moves import ADVANCE, BOARD, PASS, TRAVEL, span
from theogony.games.hellas.pieces import on_map
from theogony.games.hellas.state import NOTHING, Hellas
from theogony.games.hellas.texts import (
    Script,
    moment,
)
from theogony.games.hellas.uses import by_move, moves_of, unusable, usable, use
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt

AFTER_MOVEMENT: Final = moment("after_hero_movement")
MOVING: Final = moment("hero_movement")
FURTHEST: Final[int] = max([max(row) for row in DISTANCE])
_WITHIN: Final[list[list[list[int]]]] = [
    [[TRAVEL + region for region in range(PLACES) if DISTANCE[start][region] <= speed] for speed in range(FURTHEST + 1)]
    for start in range(PLACES)
]  # the moves to the Regions within a distance


def refusal(s: Hellas, seat: int, move: int) -> Refusal | None:
    """Why the Hero cannot travel there, or advance on its Quest."""
    player = s.players[seat]
    if player.petrified:
        return no("LH-377", "petrified", remedy="act-otherwise")
    if move == ADVANCE:
        return None if player.quest != NOTHING else no("LH-055", "not-on-a-quest", remedy="travel-instead")
    if not on_map(s, seat):
        return no("LH-140", "on-a-quest", remedy="advance-instead")
    region = move - TRAVEL
    if DISTANCE[player.region][region] > reach(s, seat, region):
        return no("LH-054", "too-far", remedy="choose-nearer", region=REGIONS[region], number=s.attribute(seat, SPEED))
    return None


def reach(s: Hellas, seat: int, region: int) -> int:
    """How far the Hero can go, if that is where it ends; some go further than their Speed (Perseus' token)."""
    speed = s.attribute(seat, SPEED)
    for script in own_scripts(s, seat, MOVING):
        longer = changes(script, HERO_DISTANCE)
        if longer is not None and holds_at(s, script.condition, seat, region):
            speed += longer.numbers[HERO_DISTANCE]
    return speed


def options(s: Hellas, seat: int) -> list[int]:
    player = s.players[seat]
    if player.petrified:
        return []
    if player.quest != NOTHING:
        return [ADVANCE]
    if holds_any(s, seat, MOVING):
        far = DISTANCE[player.region]
        return [TRAVEL + region for region in range(PLACES) if far[region] <= reach(s, seat, region)]
    return _WITHIN[player.region][min(s.attribute(seat, SPEED), FURTHEST)]  # the caller copies it


def begin(s: Hellas, seat: int, move: int) -> None:
    """The Hero goes, or advances on its Quest instead (LH-055)."""
    s.acted |= 1 << HERO_MOVEMENT
    s.players[seat].raised = NOTHING
    if move == ADVANCE:
        quests.advance(s, seat)
        return
    region = move - TRAVEL
    if region != s.players[seat].region:
        origin = s.players[seat].region
        s.players[seat].region = region
        if s.events is not None:
            s.tell("hero-moved", "LH-054", seat=seat, origin=REGIONS[origin], region=REGIONS[region])
    if quests.begins_at(s, region) or holds_any(s, seat, AFTER_MOVEMENT):  # else nothing could be asked
        s.then(AfterTravel(seat, 0))


@step
class AfterTravel(Prompt[Hellas]):
    """Where the Hero has ended: texts for this moment (Hero's Wrath, Odysseus), and a Quest that begins (LH-055)."""

    used: int  # 1: a text was used
    clause: ClassVar[str] = "LH-055"
    kinds: ClassVar[tuple[range, ...]] = (span("pass"), span("blessing"), span("ability"), span("board"))
    passing: ClassVar[int] = PASS

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if move == PASS:
            return None
        if move >= BOARD:
            return quests.boarding_refusal(s, self.seat, move)
        script = self._script(s, move)
        if script is None or self.used:
            return no("LH-145", "no-such-text", remedy="use-another")
        return unusable(s, self.seat, script)

    def _script(self, s: Hellas, move: int) -> Script | None:
        return by_move(own_scripts(s, self.seat, AFTER_MOVEMENT), move)

    def options(self, s: Hellas) -> list[int]:
        found = [PASS]
        if not self.used and holds_any(s, self.seat, AFTER_MOVEMENT):
            found += moves_of(usable(s, self.seat, (AFTER_MOVEMENT,)))
        return found + quests.boarding_options(s, self.seat)

    def hides(self, s: Hellas) -> bool:
        """Prices in cards depend on the hand, but everybody sees how many cards it holds."""
        return False

    def take(self, s: Hellas, move: int) -> None:
        if move == PASS:
            return
        if move >= BOARD:
            quests.board(s, self.seat, move)
            return
        s.then(AfterTravel(self.seat, 1))
        script = self._script(s, move)
        assert script is not None
        use(s, self.seat, script)
