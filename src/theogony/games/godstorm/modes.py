"""Godstorm, and plain conquest on its map (GS-276). -- chapter 27"""

from typing import Final

from theogony.games.godstorm import classic, classic_cards, elimination, labours, setup, view
from theogony.games.godstorm.shapes import GodstormView
from theogony.games.godstorm.state import World
from theogony.kernel.mode import Mode


class Godstorm(Mode):
    """Gods, miracles and plague, the Underworld, and an end after the last epoch."""

    number: int = 0
    foreseen: bool = True  # whether its end can be foreseen: a learned value has something to look forward to
    commits: bool = True  # whether an attacker says how many armies come along (GS-178)
    to_heaven: bool = True  # where the dead of the Ancient World go (GS-209)
    last_player: str = "GS-230"  # why the last player left has won
    last_turn: str = "GS-088"  # why the game ends with a scoring

    def saved(self) -> tuple[str, str | int]:
        return "classic", self.number

    def lay_out(self, s: World) -> None:
        setup.place_plague(s)

    def placing_begins(self, s: World, seat: int) -> None:
        """The seat will place the first army."""

    def batch(self, s: World) -> int:
        return 1 if s.chosen_setup else s.box.batch  # GS-055, GS-065

    def armies_placed(self, s: World, seat: int) -> None:
        setup.place_gods_and_temples(s, seat)

    def land_conquered(self, s: World, seat: int) -> None:
        labours.war_labour(s, seat)

    def inherit(self, s: World, seat: int, heir: int) -> None:
        elimination.inherit_miracles(s, seat, heir)

    def show(self, s: World, seen: GodstormView) -> None:
        """What everybody sees beside the usual."""


class Classic(Godstorm):
    """Only armies and territory cards; the dead go back to the reserve (GS-276, GS-277)."""

    number: int = 1
    foreseen: bool = False
    commits: bool = False
    to_heaven: bool = False
    last_player: str = "GS-280"
    last_turn: str = "GS-307"

    def lay_out(self, s: World) -> None:
        pass

    def placing_begins(self, s: World, seat: int) -> None:
        s.turn = seat  # GS-306: who places first also begins

    def batch(self, s: World) -> int:
        return 1  # GS-277

    def armies_placed(self, s: World, seat: int) -> None:
        s.then(classic.BeginClassic())

    def land_conquered(self, s: World, seat: int) -> None:
        s.then(classic_cards.TradeSpoils(seat))

    def inherit(self, s: World, seat: int, heir: int) -> None:
        elimination.inherit_territory_cards(s, seat, heir)

    def show(self, s: World, seen: GodstormView) -> None:
        view.show_classic(s, seen)


PLAYERS: Final = (2, 5)  # GS-001
MODES: Final = (Godstorm("godstorm", PLAYERS), Classic("classic", PLAYERS))
