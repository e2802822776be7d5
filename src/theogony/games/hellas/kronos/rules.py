"""Kronos mode, where it parts from the base game. -- chapters 15 to 23

ENTRY POINTS for whoever writes Kronos: the methods that raise NotImplementedError.
"""

from collections.abc import Mapping

from theogony.games.hellas.content import BUILD_TEMPLE, REGIONS
from theogony.games.hellas.rules import ALL_SPECIALS, Rules
from theogony.games.hellas.state import NOBODY, Hellas
from theogony.games.hellas.zones import KRONOS_PLANS, KRONOS_SEAT
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.sides import Sides, against
from theogony.kernel.zones import Zones


class Kronos(Rules):
    """Seat 0 is the Titan; the others are Heroes, one side (LH-379)."""

    starting_bonuses: bool = False  # LH-193
    tokens: bool = True  # LH-192
    specials: int = ALL_SPECIALS & ~(1 << BUILD_TEMPLE)  # LH-280

    def sides(self, seats: int) -> Sides:
        return against((("kronos", 1), ("heroes", seats - 1)))

    def fits(self, seats: int, options: dict[str, str], given: Mapping[str, str]) -> None:
        """All nine Heroes are there unless the table says otherwise (LH-011)."""
        if "heroes" not in given:
            options["heroes"] = "all"

    def read_options(self, s: Hellas, options: dict[str, str]) -> None:
        s.open_hands = int(options["hands"] == "open")  # LH-383
        s.cards = Zones(KRONOS_PLANS[s.open_hands][s.seats])

    # -- who is against whom -----------------------------------------------------------------------------------------

    def enemies(self, s: Hellas, seat: int, other: int) -> bool:
        """Allies are not enemies, and Kronos has no Hoplites (LH-287, LH-360)."""
        return seat == KRONOS_SEAT or other == KRONOS_SEAT

    def killable(self, s: Hellas, seat: int, region: int) -> bool:
        return False  # LH-360

    def takes_over(self, s: Hellas, seat: int, region: int) -> bool:
        return s.control[region] == NOBODY  # LH-289

    def closed(self, s: Hellas, region: int) -> bool:
        return s.titan().region == region  # LH-266

    def usurp_refusal(self, s: Hellas, seat: int, region: int) -> Refusal | None:
        """Neither where Kronos is (LH-375) nor in an ally's Region (LH-289)."""
        if self.closed(s, region):
            return no("LH-375", "region-of-kronos", remedy="choose-otherwise", region=REGIONS[region])
        if s.control[region] not in (NOBODY, seat):
            return no("LH-289", "ally-controls", remedy="choose-otherwise", region=REGIONS[region])
        return None

    # -- the course of the game --------------------------------------------------------------------------------------

    def set_up(self, s: Hellas) -> None:
        """Chapter 16: kronos/setup.py."""
        raise NotImplementedError("chapter 16")

    def start_refusal(self, s: Hellas, seat: int, region: int) -> Refusal | None:
        """Two Heroes may start in the same Region, none where Kronos is (LH-196)."""
        if self.closed(s, region):
            return no("LH-196", "region-of-kronos", remedy="choose-another-region", region=REGIONS[region])
        return None

    def next_turn(self, s: Hellas, seat: int) -> None:
        """Kronos has one turn between any two Hero turns (LH-201)."""
        raise NotImplementedError("chapter 17")

    def after_monument(self, s: Hellas, seat: int) -> None:
        """Recovery, a Chain, Orders, Chains restored, Cassandra's look (LH-307 to LH-309, LH-380)."""
        raise NotImplementedError("chapter 22")

    def attack_chooser(self, s: Hellas, hunter: int) -> int:
        return KRONOS_SEAT  # LH-292

    # -- the end -----------------------------------------------------------------------------------------------------

    def control_changed(self, s: Hellas, region: int, before: int, after: int) -> None:
        """The Blessing of Phocis (LH-282)."""
        raise NotImplementedError("chapter 22")

    def monument_completed(self, s: Hellas, seat: int, monument: int) -> None:
        """King of Kings does not exist (LH-311)."""

    def special_action_done(self, s: Hellas, seat: int) -> None:
        """Nor its countdown."""

    def check_end(self, s: Hellas) -> None:
        """Chapter 15: kronos/ending.py."""
        raise NotImplementedError("chapter 15")
