"""A position of Hybris: the boards, the players and their characters, cards, and what is under way in a turn."""

from typing import TYPE_CHECKING, ClassVar, Final

from theogony.games.hybris.box import BOX, HybrisBox
from theogony.games.hybris.content import (
    AEGIS,
    AVATARS,
    CANTOS,
    CHAINED,
    CHAMPIONS,
    CHARACTERS,
    CITIES,
    CONCEPTS,
    COUNTED,
    FACTORY,
    OLYMPIAN,
    OLYMPIANS,
    PIECES,
    QUEST_ZONES,
    RANKS,
    SPACES,
    TECHNOLOGIES,
    TILES,
    TOKENS,
    UPGRADE_CONCEPTS,
    VP,
    WORKSHOP,
)
from theogony.games.hybris.zones import ARENA_HAND, CLOSED_PLANS, HAND
from theogony.kernel.fields import Derived, part, position
from theogony.kernel.plan import Cards
from theogony.kernel.rng import Rng
from theogony.kernel.state import Json, Part, State
from theogony.kernel.zones import Zones

if TYPE_CHECKING:
    from theogony.games.hybris.rules import Rules

NOBODY: Final = -1
NOTHING: Final = -1
# where a character is that stands on no place (content.PLACES)
RESERVE: Final = -1  # beside the board of its owner
FALLEN: Final = -2  # a Hero in the Underworld, an Olympian lying beside its board (HY-278, HY-280)
ABSENT: Final = -3  # still on an Upgrade; a Coliseum Hero that is no ally of this player

# phases of an Age (HY-001); before the first one the Olympians are taken
SETTING_UP: Final = 0
PILLAR_PHASE: Final = 1
PLANNING: Final = 2
ACTION_PHASE: Final = 3
END_PHASE: Final = 4
PHASES: Final[list[str]] = ["set_up", "divine_pillar", "planning", "action", "end_of_age"]

# of a new player
_NO_PIECES: Final[tuple[int, ...]] = (0,) * (len(PIECES) * TILES)
_NO_TEMPLES: Final[tuple[int, ...]] = (0,) * len(CITIES)
_NO_TOKENS: Final[tuple[int, ...]] = (0,) * len(TOKENS)
_NOTHING_UNDER: Final[tuple[int, ...]] = (NOTHING,) * len(CHARACTERS)

# by their spaces of Greatness, for good: for each seat the order of all others, then that of all
_ORDERS: Final[dict[int, list[list[int]]]] = {}


@part
class Player(Part):
    """What a player has on and beside his board (HY-018). A character is numbered as in ``content.CHARACTERS``, an
    Upgrade by its place on the board."""

    def __init__(self) -> None:
        self.olympian: int = NOTHING
        self.goods: list[int] = [0] * COUNTED  # VP, Aegis, Followers, Prayers, Kindness, Determination
        self.sparks: int = 0  # on the Spark track (HY-057)
        self.shackles: int = 0  # HY-326
        self.pieces: tuple[int, ...] = _NO_PIECES  # at len(PIECES) * tile + kind (HY-010)
        self.unlocked: int = 0  # bits: Upgrades
        self.temples: tuple[int, ...] = _NO_TEMPLES  # how many of his stand in each City (HY-059)
        self.stored: int = 0  # bits: Technologies on his board (HY-152)
        self.deployed: int = 0  # bits: Technologies in Cities (HY-242)
        # characters
        self.at: list[int] = [ABSENT] * len(CHARACTERS)
        self.spent: int = 0  # bits: activated in this Age, or used up otherwise (HY-093)
        self.recruits: int = 0  # bits: allies won in this Age (HY-187)
        # Location tokens by kind; what lies under characters is secret until it is revealed (HY-007)
        self.reserve: tuple[int, ...] = _NO_TOKENS
        self.under: tuple[int, ...] = _NOTHING_UNDER  # the kind under each character
        self.used: tuple[int, ...] = _NO_TOKENS
        self.unavailable: tuple[int, ...] = _NO_TOKENS
        # this Age
        self.pillars: int = 0  # bits: taken; two in solo
        self.turned: int = 0  # bits of these: resolved (HY-113)
        self.passed: int = 0
        self.boost: int = 0  # Force in all Combats of this Action phase (HY-115)
        self.won: int = 0  # Combats won in this Age
        self.once: int = 0  # bits: scripts used that can be used once per Age (HY-391)
        self.marked: int = NOTHING  # a Pillar with the Arrogance token (HY-396)

    def aegis(self) -> int:
        return self.goods[AEGIS]

    def vp(self) -> int:
        return self.goods[VP]

    def standing(self) -> int:
        """The places (bits) on which his characters stand: who was not activated in this Age stands nowhere."""
        bits = 0
        at = self.at
        for character in range(self.spent.bit_length()):
            place = at[character]
            if place >= 0:
                bits |= 1 << place
        return bits

    def holds_token(self) -> bool:
        """Whether there is a token under any of the characters."""
        return self.under != _NOTHING_UNDER


@part
class Activation(Part):
    """A character being activated (8.1)."""

    def __init__(self) -> None:
        self.seat: int = NOBODY
        self.character: int = OLYMPIAN
        self.token: int = NOTHING  # revealed (HY-098); NOTHING for an Olympian
        self.redirected: int = 0  # it may go anywhere (Eye of the Eagle)
        self.place: int = NOTHING  # where it went
        self.over: int = 0  # the turn ends: what was still to come does not happen (HY-277)


@part
class Deployment(Part):
    """A Deploy action under way (9.10)."""

    def __init__(self) -> None:
        self.seat: int = NOBODY
        self.character: int = NOTHING  # who deploys
        self.tile: int = NOTHING
        self.space: int = NOTHING
        self.contester: int = NOBODY
        self.lost: int = 0  # the Contester has won (HY-231)


@part
class Fight(Part):
    """A Combat under way (chapter 11). The Attacker is side 0, the Defender side 1; the game is NOBODY."""

    def __init__(self) -> None:
        self.kind: int = 0  # what it is about: a number of ``strength.KINDS``
        self.about: int = NOTHING  # the Quest, Coliseum Hero, Avatar or City; of a Primordial NOWHERE
        self.seats: list[int] = [NOBODY, NOBODY]
        self.characters: list[int] = [NOTHING, NOTHING]
        self.rows: list[Cards] = [(), ()]  # Combat Zones in order, by design
        self.made: list[Cards] = [(), ()]  # by side: Force that the text of each card has given its player
        self.dealt: list[Cards] = [(), ()]  # by side: what the text of each card has done to the enemy's Force
        self.resolving: list[int] = [0, 0]  # by side: the place of the card whose text is being resolved
        self.cancelled: list[int] = [0, 0]  # bits by place in the row (HY-422)
        self.bonus: list[int] = [0, 0]  # by side: Force by texts that are no cards
        self.malus: list[int] = [0, 0]  # by side: changes of its Force by such texts of the enemy
        self.base: int = 0  # of an enemy of the game: all of its Force (HY-255)
        self.elements: tuple[int, ...] = ()  # whose symbols count for it (HY-257)
        self.most: int = NOTHING  # cards that may be played at most (Medusa)
        self.needed: Cards = ()  # Elements that the cards played must show (HY-180)
        self.round: int = 0
        self.went_on: int = 0  # bits by side: Continue in this round (HY-266)
        self.winner: int = NOBODY  # side
        self.seduced: int = 0  # HY-398
        self.fled: int = 0  # the Defender was a Prophet: no Combat takes place (HY-208)

    def side(self, seat: int) -> int:
        return int(self.seats[1] == seat)

    def won(self, seat: int) -> bool:
        return self.winner == self.side(seat)


@part
class Chronos(Part):
    """Chronos: his board (chapters 14 to 18)."""

    def __init__(self) -> None:
        self.vp: int = 0
        self.chains: list[int] = [0] * len(CHAINED)  # left on each track (HY-317)
        self.resources: list[int] = [0] * len(CHAINED)  # by Concept: Followers, Aegis, Prayers; Temnein has none
        self.intensity: list[int] = [0] * len(UPGRADE_CONCEPTS)  # HY-325
        self.turned: int = 0  # bits: his tiles (HY-323)
        self.waiting: int = 0  # bits: tiles turned in a Combat, whose power waits for its end (HY-434)
        self.waiting_avatars: tuple[int, ...] = ()  # that came to a City in a Combat, whose own waits (HY-370)
        self.avatar_at: list[int] = [NOTHING] * len(AVATARS)  # a City; NOTHING is his board
        self.focus: list[int] = [NOBODY] * len(CONCEPTS)  # whose token (HY-072)
        self.weakened: int = 0  # in this Age (HY-195)
        self.concept: int = NOTHING  # whose turn it is (HY-090)


@position
class Hybris(State):
    """Everything on the table. Sets of Cities, Technologies, Pillars and so on are bits."""

    not_asked_clause: ClassVar[str] = "HY-087"
    steps: ClassVar[dict[str, type]] = {}

    def __init__(self, seats: int, rng: Rng, rules: "Rules", box: HybrisBox = BOX) -> None:
        super().__init__(seats, rng)
        self.box: Derived[HybrisBox] = box
        self.rules: Derived[Rules] = rules
        # options of the game
        self.drawn: int = 0  # Olympians are drawn, not taken (HY-028)
        self.open_hands: int = 0  # HY-008
        # the course of the game
        self.age: int = 1  # the marker on the track (HY-020)
        self.phase: int = SETTING_UP
        self.turn: int = NOBODY  # the active player
        # the boards
        self.players: list[Player] = [Player() for _ in range(seats)]
        self.greatness: list[int] = [0] * seats  # the space of each marker, from 1 (HY-019)
        self.well: int = 0
        self.bonus_tokens: int = box.bonus_locations  # in the supply (HY-016)
        self.offerings: int = 0  # bits: Pillars with a Prayer (HY-071)
        self.olympus: int = 0  # bits: Technologies in the piles (HY-035)
        self.ancient: int = 0  # bits: Ancient Technologies under the Chronos board (HY-311)
        self.workshop: tuple[int, ...] = (NOTHING,) * len(WORKSHOP)
        self.factory: tuple[int, ...] = (NOTHING,) * len(FACTORY)
        # whose token lies on a Technology (HY-015), or on whose board it lies
        self.owner: tuple[int, ...] = (NOBODY,) * len(TECHNOLOGIES)
        self.deployed: tuple[int, ...] = (NOTHING,) * len(SPACES)
        self.champions: tuple[int, ...] = (NOBODY,) * len(CHAMPIONS)  # whose ally
        self.quests: tuple[int, ...] = (NOTHING,) * QUEST_ZONES  # the last zone is the rightmost
        self.cantos: tuple[int, ...] = (NOBODY,) * (CANTOS * QUEST_ZONES)  # tokens, at CANTOS * zone + canto
        self.quest_deck: tuple[int, ...] = ()
        self.underworld: int = NOTHING  # the Primordial on top; NOTHING is Chronos (HY-040)
        self.blocked: int = 0  # bits: places (HY-328)
        self.cards: Zones = Zones(CLOSED_PLANS[seats])
        self.hit: int = 0  # bits: to whom Wrath I was applied
        # under way: none or one of each
        self.activations: list[Activation] = []
        self.deployments: list[Deployment] = []
        self.fights: list[Fight] = []
        self.chronos: list[Chronos] = []  # one in his modes

    def public_view(self) -> Json:
        from theogony.games.hybris.view import public_view

        return public_view(self)

    def signs(self) -> list[str]:
        return [OLYMPIANS[player.olympian] if player.olympian != NOTHING else "" for player in self.players]

    def private_view(self, seat: int) -> Json:
        from theogony.games.hybris.view import private_view

        return private_view(self, seat)

    def deal_unseen(self, seat: int, rng: Rng) -> None:
        from theogony.games.hybris.view import deal_unseen

        deal_unseen(self, seat, rng)

    # -- under way ---------------------------------------------------------------------------------------------------

    def activation(self) -> Activation:
        return self.activations[0]

    def deployment(self) -> Deployment:
        return self.deployments[0]

    def fight(self) -> Fight:
        return self.fights[0]

    def titan(self) -> Chronos:
        return self.chronos[0]

    # -- cards -------------------------------------------------------------------------------------------------------

    def hand(self, seat: int) -> Cards:
        """The Conflict cards of a hand: own ones, then those of the Coliseum."""
        return self.cards.content[HAND + seat] + self.cards.content[ARENA_HAND + seat]

    # -- words of the rulebook ---------------------------------------------------------------------------------------

    def in_greatness_order(self) -> list[int]:
        """All seats, from the leftmost space to the rightmost (HY-052). Shared: nobody changes it."""
        return self._orders()[-1]

    def _orders(self) -> list[list[int]]:
        spaces = self.seats  # and the space of each, as digits of one number
        for space in self.greatness:
            spaces = spaces << 8 | space
        orders = _ORDERS.get(spaces)
        if orders is None:
            order = sorted(range(self.seats), key=self.greatness.__getitem__)
            orders = [[other for other in order if other != seat] for seat in range(self.seats)]
            orders.append(order)
            _ORDERS[spaces] = orders
        return orders

    def highest(self) -> int:
        """The seat highest in Greatness."""
        return self.in_greatness_order()[0]

    def others(self, seat: int) -> list[int]:
        """All other seats, in Greatness order (HY-382). Shared: nobody changes it."""
        return self._orders()[seat]

    def held(self) -> int:
        """The places (bits) on which anybody stands."""
        bits = 0
        for player in self.players:
            if player.spent:
                bits |= player.standing()
        return bits

    def occupied(self, place: int) -> bool:
        """Whether anybody stands on a place."""
        return self.held() >> place & 1 == 1

    def occupants(self, place: int) -> list[tuple[int, int]]:
        """Who stands on a place: seats and characters."""
        found: list[tuple[int, int]] = []
        for seat, player in enumerate(self.players):
            if player.spent and player.standing() >> place & 1:
                found += [(seat, character) for character, where in enumerate(player.at) if where == place]
        return found

    def next_rank(self) -> int:
        """The rank of the next Primordial to be revealed (HY-021, HY-159)."""
        for rank in range(len(RANKS)):
            if self.age <= self.box.primordial_ages[rank]:
                return rank
        return len(RANKS) - 1
