"""Classic mode: plain conquest on this map. -- chapter 27"""

from theogony.games.godstorm.classic_cards import draw_territory_card, offer_trade
from theogony.games.godstorm.content import LANDS, TERRITORY_CARDS
from theogony.games.godstorm.elimination import TurnOver
from theogony.games.godstorm.fortify import Fortify
from theogony.games.godstorm.invade import Invade
from theogony.games.godstorm.muster import PlaceRaised, continents_of
from theogony.games.godstorm.scoring import FinalScoring
from theogony.games.godstorm.state import World
from theogony.games.godstorm.zones import PILE
from theogony.kernel.fields import step
from theogony.kernel.step import SeatStep, Step


class BeginClassic(Step[World]):
    """All 44 territory cards, the wild ones too, form the deck (GS-276); who placed first begins (GS-306)."""

    def run(self, s: World) -> None:
        s.cards.place(PILE, list(range(len(TERRITORY_CARDS))))
        s.then(ClassicTurn(s.turn, s.turn))


@step
class ClassicTurn(SeatStep[World]):
    """Reinforce, attack, fortify once; a capture earns a territory card (GS-278)."""

    first: int

    def run(self, s: World) -> None:
        seat = self.seat
        s.turn = seat
        s.conquered = 0
        s.tell("turn-begins", "GS-278", seat=seat)
        armies = s.box.income[s.owner[:LANDS].count(seat)]
        armies += sum(s.box.continent_bonus[continent] for continent in continents_of(s, seat))
        s.raised = min(armies, s.reserve[seat])
        s.tell("income", "GS-278", seat=seat, armies=s.raised, faith=0)
        s.then(
            PlaceRaised(seat),
            Invade(seat),
            Fortify(seat),
            EndClassicTurn(seat),
            TurnOver(),
            NextClassicTurn(seat, self.first),
        )
        offer_trade(s, seat, 0)


class EndClassicTurn(SeatStep[World]):
    """One territory card for at least one captured territory (GS-278)."""

    def run(self, s: World) -> None:
        if s.conquered:
            draw_territory_card(s, self.seat)
        s.tell("turn-ends", "GS-278", seat=self.seat)


@step
class NextClassicTurn(SeatStep[World]):
    """Turns go clockwise; who is out is skipped (GS-306). After the agreed rounds the game is scored (GS-307)."""

    first: int

    def run(self, s: World) -> None:
        seat = self.seat
        while True:
            seat = (seat + 1) % s.seats
            if seat == self.first:
                s.rounds += 1
            if s.alive[seat]:
                break
        if s.round_limit and s.rounds == s.round_limit:
            s.then(FinalScoring())
        else:
            s.then(ClassicTurn(seat, self.first))
