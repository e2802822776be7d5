"""Build Monument. -- 7.7 (LH-082 to LH-088, LH-306)"""

from typing import Final

from theogony.games.hellas.content import MONUMENTS, blessing
from theogony.games.hellas.control import controlled
from theogony.games.hellas.injuries import Heal
from theogony.games.hellas.moves import MONUMENT
from theogony.games.hellas.pieces import gain_priests
from theogony.games.hellas.state import Hellas
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Step

GODS_STRENGTH: Final = blessing("gods_strength")
_ALL: Final[list[int]] = [MONUMENT + monument for monument in range(len(MONUMENTS))]


def can_rise(s: Hellas, monument: int) -> bool:
    """Below level 5 and not destroyed."""
    return 0 < s.levels[monument] < s.box.monument_levels


def refusal(s: Hellas, monument: int) -> Refusal | None:
    """Any Monument below level 5 (LH-082); if none can rise, the action adds no level (LH-039, LH-312)."""
    if can_rise(s, monument):
        return None
    if not any(can_rise(s, other) for other in range(len(MONUMENTS))):
        return None
    if not s.levels[monument]:
        return no("LH-312", "monument-destroyed", remedy="choose-another-monument", monument=MONUMENTS[monument])
    return no("LH-082", "monument-complete", remedy="choose-another-monument", monument=MONUMENTS[monument])


def options(s: Hellas) -> list[int]:
    """The moves of kind ``monument`` that are allowed; shared: nobody changes the list."""
    highest = s.box.monument_levels
    if s.levels.count(0) + s.levels.count(highest) in (0, len(MONUMENTS)):  # all can rise, or none (LH-039)
        return _ALL
    return [MONUMENT + monument for monument, level in enumerate(s.levels) if 0 < level < highest]


@step
class BuildMonument(Step[Hellas]):
    """One level more, then the reset of all players, then what the mode adds (LH-086, LH-306)."""

    seat: int
    monument: int

    def run(self, s: Hellas) -> None:
        seat, monument = self.seat, self.monument
        if can_rise(s, monument):
            s.levels[monument] += 1
            s.tell("monument", "LH-082", seat=seat, monument=MONUMENTS[monument], number=s.levels[monument])
            if s.levels[monument] == s.box.monument_levels:
                s.rules.monument_completed(s, seat, monument)
        s.praying = [0] * len(s.praying)  # to the supplies (LH-083)
        gain_priests(s, seat, (controlled(s, seat) & s.temples).bit_count(), "LH-084")
        blessings = 0
        for player in s.players:  # LH-085
            player.used = player.tired = 0
            player.charged = player.artifacts
            blessings |= player.blessings
        s.tell("reset", "LH-085")
        s.rules.after_monument(s, seat)
        if blessings >> GODS_STRENGTH & 1:
            for other in s.clockwise(seat)[::-1]:
                if s.has_blessing(other, GODS_STRENGTH) and s.players[other].injuries:
                    s.then(Heal(other))
