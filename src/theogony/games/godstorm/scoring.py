"""The end of the game and the final scores. -- chapter 26"""

from theogony.games.godstorm.content import ALTARS, CRYPTS, LANDS, MAGIC, RELIC_LAND
from theogony.games.godstorm.muster import continents_of
from theogony.games.godstorm.pieces import spaces_of
from theogony.games.godstorm.state import World
from theogony.kernel.result import Result, ranked
from theogony.kernel.step import Step


def score(s: World, seat: int) -> dict[str, int]:
    """What the seat's board is worth now, by source (GS-268): nothing else counts (GS-275). Example: GS-295."""
    owner = s.owner
    relic_lands = [RELIC_LAND[card] for card in s.held(seat, MAGIC) if RELIC_LAND[card] >= 0]
    return {
        "territories": owner[:LANDS].count(seat),  # GS-269
        "continents": sum(s.box.continent_bonus[continent] for continent in continents_of(s, seat)),  # GS-270
        "underworld": spaces_of(s, seat, CRYPTS + ALTARS),  # GS-271
        "relics": sum(1 for land in relic_lands if owner[land] == seat),  # GS-166, GS-272
    }


def total(s: World, seat: int) -> int:
    return sum(score(s, seat).values())


class FinalScoring(Step[World]):
    """The highest total wins (GS-273); ties go to more territories, then more faith, then are shared (GS-274)."""

    def run(self, s: World) -> None:
        totals = [total(s, seat) for seat in range(s.seats)]
        keys: list[tuple[int, ...]] = []
        for seat in range(s.seats):
            points = score(s, seat)
            s.tell(
                "scored",
                "GS-268",
                seat=seat,
                territories=points["territories"],
                continents=points["continents"],
                underworld=points["underworld"],
                relics=points["relics"],
                total=totals[seat],
            )
            keys.append((totals[seat], points["territories"], s.faith[seat]))
        result = Result(ranked(keys), totals, s.rules.last_turn)
        s.tell("game-over", "GS-273", winners=result.winners())
        s.finish(result)
