"""The modes with Chronos, where they part from the base game. -- chapters 14 to 18"""

from theogony.games.hybris import shapes
from theogony.games.hybris.activation import OTHER_IN_UNDERWORLD
from theogony.games.hybris.amendments import COMBATS_FOLLOW, OLYMPIAN_USED, STEP_ZERO_FIRST
from theogony.games.hybris.chronos import avatars, board, chains, ending, phases, setup, turn
from theogony.games.hybris.content import CHAINED, CONCEPTS, PIECES, PILLARS, SPARK
from theogony.games.hybris.pillars import ARROGANCE, RECEIVED
from theogony.games.hybris.rules import Rules
from theogony.games.hybris.state import NOBODY, PLANNING, Hybris
from theogony.games.hybris.uses import occur
from theogony.games.hybris.zones import OPEN_PLANS
from theogony.kernel.refusal import Refusal
from theogony.kernel.sides import Sides, against
from theogony.kernel.zones import Zones


class Together(Rules):
    """Two to four Olympians against Chronos, who is played by the rules (HY-003, HY-336, HY-442). Combats between
    players for a City remain possible (HY-379)."""

    step_zero: bool = True
    bars_cities: bool = True

    # -- the set-up --------------------------------------------------------------------------------------------------

    def sides(self, seats: int) -> Sides:
        return against((("olympians", seats), ("chronos", 0)))

    def read_options(self, s: Hybris, options: dict[str, str]) -> None:
        s.open_hands = int(options["hands"] == "open")  # HY-008
        if s.open_hands:
            s.cards = Zones(OPEN_PLANS[s.seats])

    def set_up(self, s: Hybris) -> None:
        setup.set_up(s)

    def has_power(self, s: Hybris, power: int) -> bool:
        return power != ARROGANCE  # HY-313

    # -- the course of an Age ----------------------------------------------------------------------------------------

    def phase_begins(self, s: Hybris, phase: int) -> None:
        if phase == PLANNING:
            phases.reveal_concepts(s)

    def before_pillars(self, s: Hybris) -> None:
        phases.before_pillars(s)

    def pillar_taken(self, s: Hybris, seat: int, pillar: int) -> None:
        phases.put_focus(s, seat, pillar)
        phases.pillar_effect(s, pillar)

    def pillars_chosen(self, s: Hybris) -> None:
        """No Prayers are laid on the other Pillars (HY-071), and Hermes lays no token (HY-313)."""

    def first_turn(self, s: Hybris) -> None:
        s.then(turn.ConceptTurn(0))

    def turn_order(self, s: Hybris) -> list[int]:
        return turn.by_concept(s)

    def passing(self, s: Hybris, seat: int) -> None:
        s.then(turn.PassAtConcept(seat))

    def after_fear(self, s: Hybris) -> None:
        phases.after_fear(s)

    def age_passes(self, s: Hybris) -> None:
        """The players take back their Focus tokens (HY-302)."""
        s.titan().focus = [NOBODY] * len(s.titan().focus)
        s.titan().weakened = 0

    # -- a turn ------------------------------------------------------------------------------------------------------

    def before_paying(self, s: Hybris, seat: int, character: int) -> None:
        turn.before_paying(s, seat, character)

    def resolves_first(self, s: Hybris, seat: int, character: int) -> bool:
        return s.amended(STEP_ZERO_FIRST) and turn.may_resolve(s, seat, character)

    def aegis_before_paying(self, s: Hybris, seat: int, character: int) -> int:
        return turn.aegis_before_paying(s, seat, character)

    def city_refusal(self, s: Hybris, character: int, city: int) -> Refusal | None:
        return avatars.city_refusal(s, character, city)

    def fought_for(self, s: Hybris, seat: int, character: int, city: int) -> bool:
        return avatars.fight_for_city(s, seat, character, city) or super().fought_for(s, seat, character, city)

    def drained(self, s: Hybris, seat: int) -> None:
        if not s.titan().weakened and any(chains.can_add(s, place) for place in range(len(CHAINED))):
            s.then(chains.Weaken(seat))

    def combat_over(self, s: Hybris) -> None:
        if s.turn == NOBODY or s.amended(COMBATS_FOLLOW):
            s.then(avatars.WaitingAvatars())
        chains.turn_waiting(s)

    def contest(self, s: Hybris, seat: int, city: int) -> None:
        avatars.contest(s, self.protectors(s, seat))

    def protectors(self, s: Hybris, seat: int) -> list[int]:
        """Who may discard cards against the Contest of a Deploy of this seat (HY-357)."""
        return s.others(seat)

    def contest_won(self, s: Hybris, contester: int) -> None:
        avatars.rewards_of_lost_contest(s)

    # -- pieces and decks --------------------------------------------------------------------------------------------

    def take_piece(self, s: Hybris, seat: int, tile: int, kind: int) -> None:
        """A Shackle is discarded instead of a Spark; what was paid is spent (HY-327)."""
        player = s.players[seat]
        if kind == SPARK and player.shackles:
            player.shackles -= 1
            s.tell("shackle-discarded", "HY-327", seat=seat, piece=PIECES[kind])
        else:
            super().take_piece(s, seat, tile, kind)

    def deck_emptied(self, s: Hybris, deck: int) -> None:
        chains.deck_emptied(s, deck)

    def chains_broken(self, s: Hybris) -> int:
        return s.box.chains * len(CHAINED) - sum(s.titan().chains)

    # -- the end -----------------------------------------------------------------------------------------------------

    def upgrade_unlocked(self, s: Hybris, seat: int) -> None:
        ending.upgrade_unlocked(s)

    def last_age_over(self, s: Hybris) -> None:
        ending.last_age_over(s)

    def sheet(self, s: Hybris) -> shapes.ChronosView | None:
        return board.sheet(s)


class Alone(Together):
    """One Olympian against Chronos: two Pillars with one Focus, another lower half, own cards against a Contest
    (HY-347)."""

    def place_greatness(self, s: Hybris) -> None:
        setup.place_greatness(s)

    def take_pillars(self, s: Hybris, seat: int) -> None:
        phases.take_two(s, seat)

    def pillar_taken(self, s: Hybris, seat: int, pillar: int) -> None:
        phases.pillar_effect(s, pillar)

    def lower_half(self, s: Hybris, seat: int, pillar: int) -> None:
        """Instead, once for each Pillar: the Intensity of the Concept with the Focus, or a resource of it (HY-116,
        HY-117); powers take it for a lower half (HY-428). Nothing, if only passing turns the Pillar (HY-419)."""
        if s.players[seat].passed and s.amended(OLYMPIAN_USED):
            return
        concept = turn.focus_of(s, seat)
        s.tell("focus-instead", "HY-116", seat=seat, pillar=PILLARS[pillar], concept=CONCEPTS[concept])
        occur(s, seat, RECEIVED)
        if concept in CHAINED:
            chains.gain_of_concept(s, concept, "HY-116")
        else:
            chains.adjust(s, concept)

    def acted_in_underworld(self, s: Hybris, seat: int) -> None:
        occur(s, seat, OTHER_IN_UNDERWORLD)  # HY-428

    def protectors(self, s: Hybris, seat: int) -> list[int]:
        return [seat]  # HY-358
