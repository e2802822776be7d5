"""Where the two modes part: each method as it is in the base game; ``kronos/rules.py`` overrides them."""

from typing import Final

from theogony.games.hellas import ending, quests, setup, trophies, turn
from theogony.games.hellas.content import BUILD_MONUMENT
from theogony.games.hellas.event_phase import EventPhase
from theogony.games.hellas.monster_phase import first_rolls
from theogony.games.hellas.shapes import Closest, KronosView, Wound
from theogony.games.hellas.state import Hellas
from theogony.games.hellas.texts import PRINTED, Script
from theogony.kernel.mode import Mode
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.state import Json

ALL_SPECIALS: Final = (1 << BUILD_MONUMENT + 1) - 1
NO_REGION: Final = -2  # neither on the map nor OFF_MAP


class Rules(Mode):
    """The base game: two to four players, everyone against everyone."""

    number: int = 0  # bots' opinions are tables by it
    starting_bonuses: bool = True  # LH-193
    heroes: list[int] = PRINTED  # which of its texts each Hero has (LH-192)
    specials: int = ALL_SPECIALS  # bits: the Special Actions that exist (LH-280)
    each_for_himself: bool = True  # LH-152

    # -- who is against whom -----------------------------------------------------------------------------------------

    def enemies(self, s: Hellas, seat: int, other: int) -> bool:
        """Whether these two players are enemies."""
        return True

    def in_turn(self, s: Hellas, seat: int) -> list[int]:
        """Who chooses one after another where a text of the seat makes every player choose (LH-336)."""
        return s.clockwise((seat + 1) % s.seats)

    def killable(self, s: Hellas, seat: int, region: int) -> bool:
        """Whether a text of the seat that kills Hoplites finds any there (LH-360)."""
        return s.hoplites_in(region) > 0

    def guarded(self, s: Hellas, region: int, number: int) -> int:
        """How many of so many Hoplites about to be killed there are saved by the mode's own rules (LH-361)."""
        return 0

    def takes_over(self, s: Hellas, seat: int, region: int) -> bool:
        """Whether a single Hoplite of the seat takes a Region that another controls (LH-030)."""
        return True

    def closed(self, s: Hellas) -> int:
        """The Region that no Hoplite may enter, that of Kronos (LH-266), or NO_REGION."""
        return NO_REGION

    def enterable(self, s: Hellas, moves: list[int], first: int) -> list[int]:
        """Those of the moves of a kind, which begins with ``first``, that do not lead into it."""
        return moves

    def usurp_refusal(self, s: Hellas, seat: int, region: int) -> Refusal | None:
        """What else forbids Usurp there."""
        return None

    # -- the course of the game --------------------------------------------------------------------------------------

    def read_options(self, s: Hellas, options: dict[str, str]) -> None:
        """Those that no other mode has."""

    def set_up(self, s: Hellas) -> None:
        """Pushes the steps of the set-up, up to the first turn (chapter 3)."""
        setup.set_up(s)

    def hero_taken(self, s: Hellas, seat: int) -> None:
        """A Hero was chosen: its starting bonus, and its Region (LH-025)."""
        setup.begin_hero(s, seat)

    def start_refusal(self, s: Hellas, seat: int, region: int) -> Refusal | None:
        """Why a Hero cannot start in this Region (LH-025)."""
        return setup.start_refusal(s, seat, region)

    def next_turn(self, s: Hellas, seat: int) -> None:
        """The turn after that of this seat begins (LH-028)."""
        turn.begin(s, (seat + 1) % s.seats)

    def after_monument(self, s: Hellas, seat: int) -> None:
        """Pushes what follows the reset of a Build Monument (LH-086)."""
        s.then(first_rolls(seat), EventPhase(seat))

    # -- what is seen of it --

    def sheet(self, s: Hellas) -> KronosView | None:
        """Kronos' sheet, as everybody sees it."""
        return None

    def own_sheet(self, s: Hellas, seat: int) -> Json:
        """What the seat alone knows of his cards (LH-014, LH-378)."""
        return {}

    def attitude(self, s: Hellas, land: int) -> str:
        """Of the people of a Land, where they have one (LH-319)."""
        return ""

    def closest(self, s: Hellas, seat: int) -> list[Closest]:
        """How far the seat is on each way to win of its own."""
        return ending.closest(s, seat)

    # -- Hunts -------------------------------------------------------------------------------------------------------

    def attack_chooser(self, s: Hellas, hunter: int) -> int:
        """Who plays the Monster Attack cards: the player on the hunter's left (LH-120)."""
        return (hunter + 1) % s.seats

    def works_in_hunt(self, s: Hellas, script: Script) -> bool:
        """Whether this text of the hunter works against the one who is hunted (LH-359)."""
        return True

    def may_ignore_injury(self, s: Hellas, seat: int) -> bool:
        """Whether the hunter has the token of Achilles and has not used it in this Hunt (LH-361)."""
        return False

    def slain(self, s: Hellas, seat: int, monster: int, marks: int, in_hunt: bool) -> None:
        """A Monster (or Kronos) dies by the hand of the seat (LH-130)."""
        trophies.slain(s, seat, monster, marks, in_hunt)

    def hunt_failed(self, s: Hellas, seat: int, monster: int, marks: int) -> None:
        """What an unsuccessful Hunt brings all the same (LH-132)."""
        trophies.mark_reward(s, seat, monster, marks)

    def quest_completed(self, s: Hellas, seat: int, quest: int) -> None:
        """What a completed Quest brings (LH-142)."""
        quests.reward(s, seat, quest)

    # -- Kronos as the one who is hunted: only where he plays --

    def titan_refusal(self, s: Hellas, seat: int) -> Refusal | None:
        """Why the seat cannot hunt Kronos."""
        return no("LH-271", "cannot-hunt-kronos", remedy="choose-otherwise")

    def titan_symbols(self, s: Hellas) -> list[int]:
        """His Wound symbols: the sheet, then Broken Chains (LH-272, LH-273)."""
        raise NotImplementedError

    def titan_wounds(self, s: Hellas) -> int:
        """Bits of those that are covered."""
        raise NotImplementedError

    def wound_titan(self, s: Hellas, place: int) -> None:
        """One of them is covered; a Chain whose symbols are all covered leaves the game (LH-358)."""
        raise NotImplementedError

    def titan_sheet(self, s: Hellas) -> tuple[int, int]:
        """How many symbols his sheet has, and how many of them are covered: all that counted once (LH-277)."""
        raise NotImplementedError

    def titan_view(self, s: Hellas) -> list[Wound]:
        """All his symbols, as everybody sees them."""
        raise NotImplementedError

    def might(self, s: Hellas) -> int:
        """Added to the value of his attacks (LH-274)."""
        raise NotImplementedError

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
