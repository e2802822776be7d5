"""The turn: ten steps in fixed order. -- chapter 7"""

from theogony.games.godstorm.content import FIRST_RELIC, MAGIC
from theogony.games.godstorm.end_of_turn import EndTurn
from theogony.games.godstorm.fortify import Fortify
from theogony.games.godstorm.gods import SummonAndBuild
from theogony.games.godstorm.invade import Invade
from theogony.games.godstorm.miracles import PlayMiracles
from theogony.games.godstorm.muster import CollectIncome
from theogony.games.godstorm.obtain import BuyMiracles
from theogony.games.godstorm.plague import SufferPlague
from theogony.games.godstorm.start_of_turn import StartOfTurn
from theogony.games.godstorm.state import World
from theogony.games.godstorm.underworld import Embark, InvadeUnderworld
from theogony.kernel.step import SeatStep


class Turn(SeatStep[World]):
    """The steps come in this order and never again (GS-091, GS-092); start-of-turn relics first (GS-093)."""

    def run(self, s: World) -> None:
        seat = self.seat
        s.turn = seat
        s.banished = 0
        s.conquered = 0
        s.war_labour = 0
        s.sky_labour = 0
        s.tell("turn-begins", "GS-091", seat=seat)
        s.then(
            StartOfTurn(seat, tuple([card - FIRST_RELIC for card in s.held(seat, MAGIC)])),
            CollectIncome(seat),
            SummonAndBuild(seat),
            BuyMiracles(seat),
            PlayMiracles(seat),
            SufferPlague(seat),
            Invade(seat),
            Fortify(seat),
            Embark(seat),
            InvadeUnderworld(seat),
            EndTurn(seat),
        )
