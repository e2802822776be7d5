"""A position of Godstorm: both boards, the players' holdings, and the turn and invasion under way."""

from typing import TYPE_CHECKING, ClassVar, Final

from theogony.games.godstorm.content import (
    ALL_PLACES,
    BOX,
    DEATH,
    LANDS,
    MAGIC,
    NO_ROUTE,
    PANTHEONS,
    RELICS,
    SKY,
    WAR,
    StormBox,
    borders,
)
from theogony.games.godstorm.zones import DECK, box_cards, held, territory_hand
from theogony.kernel.fields import Derived, position
from theogony.kernel.plan import Cards
from theogony.kernel.redeal import redealt
from theogony.kernel.rng import Rng
from theogony.kernel.state import Json, State
from theogony.kernel.zones import Zones

if TYPE_CHECKING:
    from theogony.games.godstorm.modes import Godstorm

NOBODY: Final = -1
NEUTRAL: Final = 5  # the neutral pantheon of a two-player game: no seat, so it only defends (GS-068, GS-074)
OWNERS: Final = 6
NOWHERE: Final = -1  # of a god: on its pantheon card (GS-035); of a relic: not in play


@position
class World(State):
    """Places are numbered: 42 territories, then 13 Underworld spaces. Gods of a seat: ``gods[4 * seat + type]``."""

    not_asked_clause: ClassVar[str] = "GS-282"
    steps: ClassVar[dict[str, type]] = {}

    def __init__(self, seats: int, rng: Rng, rules: "Godstorm", box: StormBox = BOX) -> None:
        super().__init__(seats, rng)
        self.box: Derived[StormBox] = box
        self.rules: Derived[Godstorm] = rules
        # options of the game
        self.chosen_setup: int = 0
        self.home_first: int = 0
        self.most_dice: int = 0
        self.round_limit: int = 0  # of the classic mode; 0: none (GS-307)
        # the boards
        self.owner: list[int] = [NOBODY] * ALL_PLACES
        self.armies: list[int] = [0] * ALL_PLACES  # one number: soldiers and elephants are drawn (GS-015, GS-016)
        self.heaven: list[int] = [0] * OWNERS
        self.reserve: list[int] = [box.army_limit] * OWNERS  # what stands on no board and in no heaven (GS-296)
        self.temple: list[int] = [0] * LANDS
        self.plague: list[int] = [0] * LANDS
        self.temples_left: int = box.temples
        self.spare_plague: int = 1
        self.sunk: int = 0
        self.maelstrom: int = NO_ROUTE
        self.borders: Derived[list[list[int]]] = borders(0, NO_ROUTE)
        # the players
        self.gods: list[int] = [NOWHERE] * 20
        self.faith: list[int] = [0] * 5  # one number, from a bank without end (GS-018)
        self.cards: Zones = box_cards(box, seats)
        self.pantheon: list[int] = [NOWHERE] * OWNERS
        self.alive: list[int] = [1 if seat < seats else 0 for seat in range(5)]
        # setup and epochs
        self.muster: list[int] = [0] * 5  # starting armies still to be placed
        self.epoch: int = 1
        self.rounds: int = 0
        self.bids: list[int] = [0] * 5
        self.marker: list[int] = [0] * 5
        # the turn
        self.turn: int = NOBODY
        self.banished: int = 0  # bits: gods of the turn player banished in this turn (GS-299)
        self.raised: int = 0
        self.bought: list[int] = [0, 0, 0, 0]
        self.conquered: int = 0
        self.war_labour: int = 0
        self.sky_labour: int = 0
        self.fire: list[int] = [0] * 5  # what Fire Sears the Sky adds to godswars in this turn
        self.sacred: list[int] = []  # territories protected in this turn
        # the invasion
        self.origin: int = NOBODY
        self.target: int = NOBODY
        self.declared: int = 0
        self.force: int = 0  # bits: gods in the invading force
        self.dice: int = 0  # attacker's dice in the last roll
        self.dice_cap: int = 3
        self.attacked: int = 0
        self.stopped: int = 0
        # classic mode
        self.sets_traded: int = 0

    def load(self, saved: Json) -> None:
        super().load(saved)
        self.borders = borders(self.sunk, self.maelstrom)

    def public_view(self) -> Json:
        from theogony.games.godstorm.view import public_view

        return public_view(self)

    def signs(self) -> list[str]:
        return [PANTHEONS[one] if one != NOWHERE else "" for one in self.pantheon[: self.seats]]

    def private_view(self, seat: int) -> Json:
        from theogony.games.godstorm.view import private_view

        return private_view(self, seat)

    def deal_unseen(self, seat: int, rng: Rng) -> None:
        self.cards = redealt(self.cards, self.observer(seat), rng)

    # -- words of the rulebook ---------------------------------------------------------------------------------------

    def god(self, seat: int, kind: int) -> int:
        """Where the seat's god of this kind stands; anywhere but NOWHERE it is in play (GS-036)."""
        return self.gods[4 * seat + kind]

    def gods_at(self, seat: int, land: int) -> int:
        """The seat's gods in a territory, as bits."""
        gods = self.gods
        first = 4 * seat
        mask = 0
        if gods[first] == land:
            mask = 1
        if gods[first + 1] == land:
            mask |= 2
        if gods[first + 2] == land:
            mask |= 4
        if gods[first + 3] == land:
            mask |= 8
        return mask

    def lands_of(self, seat: int) -> list[int]:
        """The territories the seat controls (GS-032)."""
        owner = self.owner
        return [land for land in range(LANDS) if owner[land] == seat]

    def temples_of(self, seat: int) -> list[int]:
        """The territories where the seat controls a temple (GS-112)."""
        owner = self.owner
        temple = self.temple
        return [land for land in range(LANDS) if temple[land] and owner[land] == seat]

    # -- where the cards lie -----------------------------------------------------------------------------------------

    def deck(self, deck: int) -> Cards:
        """What is left of a deck."""
        return self.cards.content[DECK + deck]

    def held(self, seat: int, deck: int) -> Cards:
        """The cards of a deck in a hand, or the relics in play of a player; how many is public (GS-028)."""
        return self.cards.content[held(seat, deck)]

    def hand(self, seat: int) -> Cards:
        """All miracle cards in a hand, in the order of the card list. It has no limit (GS-146)."""
        return self.held(seat, DEATH) + self.held(seat, SKY) + self.held(seat, WAR)

    def owner_of_relic(self, relic: int) -> int:
        """The seat before which it lies open, or NOWHERE."""
        for seat in range(self.seats):
            if RELICS[relic] in self.held(seat, MAGIC):
                return seat
        return NOWHERE

    def territory_hand(self, seat: int) -> Cards:
        """Territory cards of the classic mode."""
        return self.cards.content[territory_hand(seat)]
