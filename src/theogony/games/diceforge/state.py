"""A position of Dice Forge: dice and supplies, the heroes' inventories, the boards of the modules, the turn.

Everything lies open on the table (DF-011); only the dice are random.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from theogony.games.diceforge.content import (
    BOX,
    FACES,
    FEAT_SLOT,
    NO_FACE,
    SLOT_COUNT,
    START_SPACE,
    STORED,
    TRACK_START,
    ForgeBox,
)
from theogony.kernel.fields import Derived, position
from theogony.kernel.rng import Rng
from theogony.kernel.state import Json, State

if TYPE_CHECKING:
    from theogony.games.diceforge.modes import Rules

NOBODY: Final = -1
HOME: Final = -1  # of a pawn: on its own original portal, where nobody can oust it (DF-042)
NO_SET: Final = -1
NOT_PLACED: Final = -1
RETIRED: Final = -1
SEATS: Final = 4
SIDES: Final = 6

# Owners of cards of one colour: BOARS + colour and so on, in ``colour_owner``.
BOARS: Final = 0
MEMORY_CARDS: Final = 4
MISFORTUNES: Final = 8


@position
class Tournament(State):
    """Dice are numbered 2 * seat (light) and 2 * seat + 1 (dark); die ``d`` has its faces at ``dice[6 * d]``."""

    not_asked_clause: ClassVar[str] = "DF-032"
    steps: ClassVar[dict[str, type]] = {}

    def __init__(self, seats: int, rng: Rng, rules: "Rules", box: ForgeBox = BOX) -> None:
        super().__init__(seats, rng)
        self.box: Derived[ForgeBox] = box
        self.rules: Derived[Rules] = rules  # the module
        # options of the game
        self.preset: int = 0  # of the set-up: a preset, or one of the ways in setup.py
        self.break_ties: int = 0
        self.handicap: int = 0
        # the table
        self.slots: list[int] = [NO_SET] * SLOT_COUNT  # the set in each slot (DF-020)
        self.rounds: int = box.rounds[seats]
        self.round: int = 1
        self.first: int = 0
        self.active: int = NOBODY  # whose turn it is (DF-007)
        self.left: list[int] = [0] * len(FACES)  # in the pools, by kind of face
        self.out: list[int] = []  # faces taken out of the game by the set-up
        self.stack: list[int] = [box.cards_per_stack[seats]] * SLOT_COUNT
        # the heroes
        self.dice: list[int] = [NO_FACE] * (SEATS * 2 * SIDES)
        self.up: list[int] = [0] * (SEATS * 2)  # the side that each die displays
        self.removed: list[tuple[int, ...]] = [() for _ in range(SEATS)]
        self.have: list[int] = [0] * (SEATS * STORED)
        self.limit: list[int] = box.limits * SEATS  # gold, sun and moon
        self.taken: list[int] = [0] * (SEATS * SLOT_COUNT)  # cards of each slot's set
        self.colour_owner: list[int] = [NOBODY] * 12
        self.hammer: list[int] = [0] * SEATS  # spaces walked on all Hammer cards together
        self.scepter: list[int] = [0] * (SEATS * 4)  # gold on each Scepter
        self.companion: list[int] = [0] * (SEATS * 4)  # space of each Companion's token
        self.cerberus: list[int] = [0] * SEATS
        self.triton: list[int] = [0] * SEATS
        self.pawn: list[int] = [HOME] * SEATS  # an island, or HOME (DF-022)
        # the turn
        self.used: list[int] = [0] * SLOT_COUNT  # bits: reinforcement cards used in this turn (DF-050)
        self.fire: int = 0  # an Eternal Fire waits for the end of the action
        # what is being resolved
        self.record: list[int] = [NO_FACE] * (SEATS * 2)  # the recorded results in force (DF-314)
        self.given: int = 0  # bits: resources that the first face of the pair gave
        self.celestial: int = 0  # the face that the Celestial die shows
        self.fealty: int = 0  # whether the Oracle's blessing gave ancient shards or loyalty
        # the modules
        self.golem: list[int] = [START_SPACE] * SEATS  # DF-183
        self.room: list[int] = [NOT_PLACED] * 3  # the treasure in each treasure room
        self.reached: int = 0  # how many Golems have reached the Goddess
        self.allegiance: list[int] = [TRACK_START] * SEATS  # DF-219
        self.memory: list[int] = [NOT_PLACED] * 8  # 2 * colour + token: island * 2 + side

    def public_view(self) -> Json:
        from theogony.games.diceforge.view import public_view

        return public_view(self)

    # -- words of the rulebook ---------------------------------------------------------------------------------------

    def displayed(self, die: int) -> int:
        """The face that lies on top of a die (DF-036)."""
        return self.dice[SIDES * die + self.up[die]]

    def shown(self, die: int) -> int:
        """What a die counts as: its recorded result while one is in force, else the face on top (DF-036, DF-314)."""
        face = self.record[die]
        return face if face != NO_FACE else self.dice[SIDES * die + self.up[die]]

    def owned(self, seat: int, feat: int) -> int:
        """How many cards of a set the seat has taken; none of a set that is not in this game."""
        slot = FEAT_SLOT[feat]
        return self.taken[SLOT_COUNT * seat + slot] if self.slots[slot] == feat else 0

    def others(self, seat: int) -> list[int]:
        """The other seats, in turn order from the next one (DF-025)."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    def in_turn_order(self) -> list[int]:
        """All seats, from the active player on (DF-032)."""
        return [(self.active + i) % self.seats for i in range(self.seats)]
