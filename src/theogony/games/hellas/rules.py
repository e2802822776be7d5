"""Where the two modes part: each method as it is in the base game; ``kronos/rules.py`` overrides them."""

from typing import Final

from theogony.games.hellas import ending, setup
from theogony.games.hellas.content import BUILD_MONUMENT
from theogony.games.hellas.event_phase import EventPhase
from theogony.games.hellas.kills import armies_in
from theogony.games.hellas.monster_phase import MonsterPhase
from theogony.games.hellas.shapes import KronosView
from theogony.games.hellas.state import Hellas
from theogony.games.hellas.turn import Turn
from theogony.kernel.mode import Mode
from theogony.kernel.refusal import Refusal

ALL_SPECIALS: Final = (1 << BUILD_MONUMENT + 1) - 1


class Rules(Mode):
    """The base game: two to four players, everyone against everyone."""

    starting_bonuses: bool = True  # LH-193
    tokens: bool = False  # whether Heroes have the abilities of their tokens (LH-192)
    specials: int = ALL_SPECIALS  # bits: the Special Actions that exist (LH-280)

    # -- who is against whom -----------------------------------------------------------------------------------------

    def enemies(self, s: Hellas, seat: int, other: int) -> bool:
        """Whether these two players are enemies."""
        return True

    def killable(self, s: Hellas, seat: int, region: int) -> bool:
        """Whether a text of the seat that kills Hoplites finds any there (LH-360)."""
        return bool(armies_in(s, region))

    def takes_over(self, s: Hellas, seat: int, region: int) -> bool:
        """Whether a single Hoplite of the seat takes a Region that another controls (LH-030)."""
        return True

    def closed(self, s: Hellas, region: int) -> bool:
        """Whether no Hoplite may enter this Region: that of Kronos (LH-266)."""
        return False

    def usurp_refusal(self, s: Hellas, seat: int, region: int) -> Refusal | None:
        """What else forbids Usurp there."""
        return None

    # -- the course of the game --------------------------------------------------------------------------------------

    def read_options(self, s: Hellas, options: dict[str, str]) -> None:
        """Those that no other mode has."""

    def set_up(self, s: Hellas) -> None:
        """Pushes the steps of the set-up, up to the first turn (chapter 3)."""
        setup.set_up(s)

    def start_refusal(self, s: Hellas, seat: int, region: int) -> Refusal | None:
        """Why a Hero cannot start in this Region (LH-025)."""
        return setup.start_refusal(s, seat, region)

    def next_turn(self, s: Hellas, seat: int) -> None:
        """Pushes the turn after that of this seat (LH-028)."""
        s.then(Turn((seat + 1) % s.seats))

    def after_monument(self, s: Hellas, seat: int) -> None:
        """Pushes what follows the reset of a Build Monument (LH-086)."""
        s.then(MonsterPhase(seat, 0), EventPhase(seat))

    def sheet(self, s: Hellas) -> KronosView | None:
        """Kronos' sheet, as everybody sees it."""
        return None

    # -- Hunts -------------------------------------------------------------------------------------------------------

    def attack_chooser(self, s: Hellas, hunter: int) -> int:
        """Who plays the Monster Attack cards: the player on the hunter's left (LH-120)."""
        return (hunter + 1) % s.seats

    # -- the end -----------------------------------------------------------------------------------------------------

    def control_changed(self, s: Hellas, region: int, before: int, after: int) -> None:
        """A Control Token was put down, swapped or taken off."""

    def monument_completed(self, s: Hellas, seat: int, monument: int) -> None:
        """A Monument has reached its highest level (LH-156)."""
        ending.monument_completed(s, seat, monument)

    def special_action_done(self, s: Hellas, seat: int) -> None:
        """A Special Action of the player who has the Monument Activation card is complete (LH-381)."""
        ending.special_action_done(s, seat)

    def check_end(self, s: Hellas) -> None:
        """Ends the game if somebody has won (chapter 13); called after every change of control, trophies, levels."""
        ending.check_end(s)
