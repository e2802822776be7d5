"""The modes with Chronos, where they part from the base game. -- chapters 14 to 18

Set-up and what is seen are there; from the first Pillar phase on the chapters are missing (see UNFINISHED).
"""

from theogony.games.hybris import shapes
from theogony.games.hybris.chronos import board, setup
from theogony.games.hybris.content import CHAINED
from theogony.games.hybris.pillars import ARROGANCE
from theogony.games.hybris.rules import Rules
from theogony.games.hybris.state import Hybris
from theogony.games.hybris.zones import OPEN_PLANS
from theogony.kernel.sides import Sides, against
from theogony.kernel.zones import Zones


class Together(Rules):
    """Two to four Olympians against Chronos, who is played by the rules (HY-003, HY-442)."""

    def sides(self, seats: int) -> Sides:
        return against((("olympians", seats), ("chronos", 0)))

    def read_options(self, s: Hybris, options: dict[str, str]) -> None:
        s.open_hands = int(options["hands"] == "open")  # HY-008
        if s.open_hands:
            s.cards = Zones(OPEN_PLANS[s.seats])

    def set_up(self, s: Hybris) -> None:
        setup.set_up(s)

    def start_goods(self, s: Hybris, seat: int) -> None:
        setup.start_goods(s, seat)

    def has_power(self, s: Hybris, power: int) -> bool:
        return power != ARROGANCE  # HY-313

    def pillars_chosen(self, s: Hybris) -> None:
        """No Prayers are laid on the other Pillars (HY-071)."""

    def pillar_taken(self, s: Hybris, seat: int, pillar: int) -> None:
        raise NotImplementedError("HY-072 to HY-074")

    def chains_broken(self, s: Hybris) -> int:
        return s.box.chains * len(CHAINED) - sum(s.titan().chains)

    def sheet(self, s: Hybris) -> shapes.ChronosView | None:
        return board.sheet(s)


class Alone(Together):
    """One Olympian against Chronos (HY-347)."""

    def place_greatness(self, s: Hybris) -> None:
        setup.place_greatness(s)
