"""The end of the game and the final scores. -- chapter 26"""

from theogony.games.godstorm.content import ALTARS, CRYPTS, LANDS, MAGIC, RELIC_LAND
from theogony.games.godstorm.muster import continents_of
from theogony.games.godstorm.state import World
from theogony.kernel.result import Result, ranked
from theogony.kernel.step import Step


class Score:
    """Points by source."""

    __slots__ = ("continents", "relics", "territories", "underworld")

    def __init__(self, territories: int, continents: int, underworld: int, relics: int) -> None:
        self.territories = territories
        self.continents = continents
        self.underworld = underworld
        self.relics = relics

    def total(self) -> int:
        return self.territories + self.continents + self.underworld + self.relics


def score(s: World, seat: int) -> Score:
    """What the seat's board is worth now (GS-268): nothing else counts (GS-275). Example: GS-295."""
    owner = s.owner
    return Score(
        owner[:LANDS].count(seat),  # GS-269
        sum(s.box.continent_bonus[continent] for continent in continents_of(s, seat)),  # GS-270
        sum(1 for space in CRYPTS + ALTARS if owner[space] == seat),  # GS-271
        sum(1 for card in s.held(seat, MAGIC) if RELIC_LAND[card] >= 0 and owner[RELIC_LAND[card]] == seat),
    )  # GS-166, GS-272


class FinalScoring(Step[World]):
    """The highest total wins (GS-273); ties go to more territories, then more faith, then are shared (GS-274)."""

    def run(self, s: World) -> None:
        scores = [score(s, seat) for seat in range(s.seats)]
        totals = [points.total() for points in scores]
        for seat, points in enumerate(scores):
            s.tell(
                "scored",
                "GS-268",
                seat=seat,
                territories=points.territories,
                continents=points.continents,
                underworld=points.underworld,
                relics=points.relics,
                total=totals[seat],
            )
        keys: list[tuple[int, ...]] = [
            (totals[seat], scores[seat].territories, s.faith[seat]) for seat in range(s.seats)
        ]
        result = Result(ranked(keys), totals, s.rules.last_turn)
        s.tell("game-over", "GS-273", winners=result.winners())
        s.finish(result)
