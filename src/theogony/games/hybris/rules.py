"""Where the modes part: each method as it is in the base game; ``chronos/rules.py`` overrides them."""

from theogony.games.hybris import activation, age, deploy, ending, pillars, setup, turn, upgrades
from theogony.games.hybris.shapes import ChronosView
from theogony.games.hybris.state import NOBODY, Hybris
from theogony.kernel.mode import Mode
from theogony.kernel.refusal import Refusal


class Rules(Mode):
    """The base game: two to four players, everyone against everyone (HY-002)."""

    step_zero: bool = False  # an activation has a step 0, before it is paid for (HY-095)
    bars_cities: bool = False  # a City may be closed to somebody although nobody holds it (HY-363)

    # -- the set-up --------------------------------------------------------------------------------------------------

    def read_options(self, s: Hybris, options: dict[str, str]) -> None:
        """Those that no other mode has."""

    def set_up(self, s: Hybris) -> None:
        """Pushes the steps of the set-up, up to the first Age (chapter 3)."""
        setup.set_up(s)

    def place_greatness(self, s: Hybris) -> None:
        """Where the markers of Greatness start (HY-033)."""
        setup.place_greatness(s)

    def has_power(self, s: Hybris, power: int) -> bool:
        """Whether a starting power exists in this mode (HY-313)."""
        return True

    # -- the course of an Age ----------------------------------------------------------------------------------------

    def phase_begins(self, s: Hybris, phase: int) -> None:
        """What happens before anything else in a phase."""

    def before_pillars(self, s: Hybris) -> None:
        """Pushes step 1.0 (HY-066, HY-067)."""

    def take_pillars(self, s: Hybris, seat: int) -> None:
        """Pushes the question which Pillar the seat takes (HY-068)."""
        age.take_pillar(s, seat)

    def pillar_taken(self, s: Hybris, seat: int, pillar: int) -> None:
        """What taking a Pillar sets off."""

    def pillars_chosen(self, s: Hybris) -> None:
        """Pushes what follows when all have chosen (HY-071, HY-396)."""
        s.then(pillars.LayPrayers(), pillars.LayArrogance())

    def first_turn(self, s: Hybris) -> None:
        """Pushes the first turn of the Action phase, and so all others (HY-087)."""
        s.then(turn.NextTurn(NOBODY))

    def turn_order(self, s: Hybris) -> list[int]:
        """The seats in the order of their turns (HY-087)."""
        return turn.by_pillar(s)

    def passing(self, s: Hybris, seat: int) -> None:
        """Pushes what passing sets off after the Pillar (HY-135)."""

    def after_fear(self, s: Hybris) -> None:
        """Pushes 4.8 to 4.10 of the end of an Age (HY-298 to HY-300)."""

    def age_passes(self, s: Hybris) -> None:
        """The Age marker moves on (HY-302)."""

    # -- a turn ------------------------------------------------------------------------------------------------------

    def before_paying(self, s: Hybris, seat: int, character: int) -> None:
        """Step 0 of an activation (HY-095)."""

    def resolves_first(self, s: Hybris, seat: int, character: int) -> bool:
        """Whether step 0 may change what the payment and the move ask for (HY-436)."""
        return False

    def aegis_before_paying(self, s: Hybris, seat: int, character: int) -> int:
        """What step 0 will give the player for the payment (HY-436)."""
        return 0

    def city_refusal(self, s: Hybris, character: int, city: int) -> Refusal | None:
        """Why a character cannot be sent to a City that no player holds (HY-363)."""
        return None

    def fought_for(self, s: Hybris, seat: int, character: int, city: int) -> bool:
        """Begins the Combat for a City, if somebody holds it (HY-204)."""
        return activation.fight_for_city(s, seat, character, city)

    def lower_half(self, s: Hybris, seat: int, pillar: int) -> None:
        """The lower half of a resolved Pillar (HY-112)."""
        pillars.give_lower_half(s, seat, pillar)

    def acted_in_underworld(self, s: Hybris, seat: int) -> None:
        """An action was done in the Underworld: an event for all others (HY-428)."""
        activation.tell_underworld(s, seat)

    def drained(self, s: Hybris, seat: int) -> None:
        """Drain was done (HY-195)."""

    def combat_over(self, s: Hybris) -> None:
        """A Combat is over: what had to wait for that (HY-370, HY-434)."""

    def contest(self, s: Hybris, seat: int, city: int) -> None:
        """Pushes the Contest of a Deploy of this seat (HY-223)."""
        deploy.ask_contest(s, seat)

    def contest_won(self, s: Hybris, contester: int) -> None:
        """The Contester has won: how the rewards are shared (HY-231)."""
        s.then(deploy.Claim(contester))

    # -- pieces and decks --------------------------------------------------------------------------------------------

    def take_piece(self, s: Hybris, seat: int, tile: int, kind: int) -> None:
        """A piece leaves an Upgrade (HY-058)."""
        upgrades.take_piece(s, seat, tile, kind)

    def deck_emptied(self, s: Hybris, deck: int) -> None:
        """A common deck is empty (HY-335)."""

    def chains_broken(self, s: Hybris) -> int:
        """Chains missing from the Chronos board."""
        return 0

    # -- the end -----------------------------------------------------------------------------------------------------

    def upgrade_unlocked(self, s: Hybris, seat: int) -> None:
        """Somebody has unlocked an Upgrade: the game may be over (HY-304)."""
        ending.upgrade_unlocked(s, seat)

    def last_age_over(self, s: Hybris) -> None:
        """The last Age is over (HY-305)."""
        ending.last_age_over(s)

    # -- what is seen ------------------------------------------------------------------------------------------------

    def sheet(self, s: Hybris) -> ChronosView | None:
        """The Chronos board, as everybody sees it."""
        return None
