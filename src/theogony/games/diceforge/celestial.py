"""The Celestial die. -- chapter 14"""

from theogony.games.diceforge.blessings import (
    BOTH_DICE,
    CELESTIAL_BIT,
    Result,
    ShowFace,
    offer_twins,
    reward_afterwards,
    roll_celestial,
)
from theogony.games.diceforge.content import CELESTIAL_DOES, FROM_CELESTIAL, NOTHING
from theogony.games.diceforge.faces import ApplyShown
from theogony.games.diceforge.forging import ChooseUpgrade, can_upgrade
from theogony.games.diceforge.reserves import ChooseGain, receive
from theogony.games.diceforge.state import Tournament
from theogony.kernel.fields import step
from theogony.kernel.step import SeatStep


class RollCelestial(SeatStep[Tournament]):
    """The die is rolled once; the Twins may re-roll it (DF-126, DF-286), then it is applied."""

    def run(self, s: Tournament) -> None:
        roll_celestial(s, self.seat, "DF-139")
        s.then(ResolveCelestial(self.seat))
        offer_twins(s, self.seat, CELESTIAL_BIT)


@step
class ResolveCelestial(Result):
    """What the Celestial die shows is applied (DF-279 to DF-287). It is no blessing; a face it gives stands alone."""

    rewards: int = 0

    def rewarded(self) -> Result:
        return ResolveCelestial(self.seat, self.rewards + 1)

    def run(self, s: Tournament) -> None:
        seat = self.seat
        reward_afterwards(s, seat, self.rewards)
        side = s.celestial
        does = CELESTIAL_DOES[side]
        if does == "apply_displayed_face":
            s.then(ApplyShown(seat, FROM_CELESTIAL + side))
        elif does == "apply_chosen_own_face":
            s.then(ShowFace(seat, BOTH_DICE, 1))
        elif does == "upgrade_face":
            if can_upgrade(s, seat, s.box.celestial_levels):
                s.then(ChooseUpgrade(seat, s.box.celestial_levels))
        else:
            if s.box.celestial_menu[side] != NOTHING:
                s.then(ChooseGain(seat, s.box.celestial_menu[side], 1, 0, FROM_CELESTIAL + side))
            receive(s, seat, s.box.celestial_gain[side], 0, FROM_CELESTIAL + side)
