"""The shape of the views of Hybris, by name, for all modes; the client's types are made from this file."""

from typing import NotRequired, TypedDict

from theogony.kernel.view import Seat, View

Location = str  # "" is none
Place = str  # a slot, an illustration or a City; "" is none
City = str
Token = str  # a kind of Location token
Character = str  # of a seat
Olympian = str
Upgrade = str
Pillar = str
Technology = str  # "" is none
Space = str
Card = str  # a Conflict card by its design
Champion = str
Premonition = str
Quest = str  # "" is none
Primordial = str  # "" is none, or hidden
Rank = str
Concept = str
ConceptCard = str
Avatar = str
Tile = str


class CharacterView(TypedDict):
    """A character that is in the game."""

    id: Character
    place: Place  # "" is beside the board, or in the Underworld
    fallen: int  # a Hero in the Underworld, a wounded Olympian
    spent: int  # cannot be activated any more in this Age
    planned: int  # a Location token lies under it
    free: int  # in the reserve: in the Planning phase a Location token may go under it


class UpgradeView(TypedDict):
    """An Upgrade of an Olympian board."""

    id: Upgrade
    unlocked: int
    pieces: dict[str, int]  # still on it, by kind


class Player(TypedDict):
    """The public side of a player."""

    olympian: Olympian
    vp: int
    aegis: int
    followers: int
    prayers: int
    kindness: int
    determination: int
    greatness: int  # the space of the marker, from 1
    sparks: int
    shackles: int
    upgrades: list[UpgradeView]
    temples: list[City]
    stored: list[Technology]
    deployed: list[Technology]
    characters: list[CharacterView]
    tokens: int  # Location tokens in the reserve
    used: list[Token]
    unavailable: list[Token]
    pillars: list[Pillar]
    turned: list[Pillar]  # of these: resolved
    passed: int
    hand: int  # Conflict cards, those of the Coliseum included
    coliseum_cards: int  # of these
    premonitions: int
    deck: int
    discards: list[Card]
    omens: list[Card]
    boost: int
    marked: Pillar  # by the Arrogance token
    drain: int  # Aegis that Drain would bring
    exempt: int  # pays no malus beside the name of a Location


class CityView(TypedDict):
    """A City: Temples, Technologies."""

    id: City
    temples: list[Seat]  # their owners, one for each Temple
    spaces: dict[Space, Technology]
    blocked: int


class QuestView(TypedDict):
    """A zone of the Moirai board."""

    id: Quest
    cantos: list[Seat]  # whose token; -1 is nobody's


class ForceView(TypedDict):
    """One summand of a Total Force."""

    of: str  # base, revealed, element; card, combo, text; used, boost, power; enemy
    id: str  # the card, image, Element or text; "" is none
    place: int  # of the card in its row, from 0; -1 is none
    n: int


class SideView(TypedDict):
    """One side of a Combat."""

    seat: Seat  # -1 is the game
    character: Character
    cards: list[Card]
    cancelled: list[int]  # by card
    parts: list[ForceView]  # their sum is the Force, unless it would be less than 0
    force: int
    determination: int  # spent
    ceiling: int  # of Determination; -1 is none
    stopped: int  # plays no more card


class OutcomeView(TypedDict):
    """Something that follows the outcome of a Combat."""

    what: str
    seat: Seat  # whom it concerns; -1 is Chronos
    id: str  # the character, Quest, Coliseum Hero, Primordial, Technology, City or Avatar
    n: int


class CombatView(TypedDict):
    """A Combat under way."""

    kind: str
    about: str  # the Quest, Coliseum Hero, Primordial, Avatar or City
    city: City  # "" is none
    technology: Technology  # of a Deploy that is contested
    attacker: SideView
    defender: SideView
    revealed: list[Card]
    round: int
    most: int  # cards that may be played; -1 is any
    needed: list[str]  # Elements that the cards played must show
    leads: str  # attacker or defender: who wins if no more card is played
    ties: str  # who wins a tie
    follows: list[list[OutcomeView]]  # if the attacker wins, if the defender wins


class ProspectView(TypedDict):
    """What an own card would bring if it were turned up now."""

    force: int
    against: int
    combo: int
    determination: int  # spent then
    asks: int  # its text asks something before it counts
    wins: int  # it would win


class ConditionView(TypedDict):
    """A condition on the track of a Chained Concept."""

    what: str
    need: int  # with what was asked before of the same kind
    have: int  # all players together
    met: int  # there is enough
    broken: int  # its Chain is
    counts: int


class ConceptView(TypedDict):
    """A Concept of the Chronos board; the rest is there for Chained ones only."""

    id: Concept
    focus: Seat
    chains: NotRequired[int]
    resources: NotRequired[int]
    conditions: NotRequired[list[ConditionView]]
    holds: NotRequired[int]  # all that counts is met
    gain: NotRequired[dict[str, int]]  # what Chronos would gain here
    breaks: NotRequired[int]  # it has no room for it: a Chain would break instead
    deck: NotRequired[int]
    card: NotRequired[ConceptCard]  # face up
    gone: NotRequired[list[ConceptCard]]


class TileView(TypedDict):
    """A Chronos Upgrade tile."""

    id: Tile
    intensity: int
    turned: int
    waiting: int  # turned in the Combat under way: its power comes after it


class ChronosView(TypedDict):
    """The Chronos board."""

    vp: int
    concepts: list[ConceptView]
    tiles: list[TileView]
    avatars: dict[Avatar, City]  # "" is his board
    waiting_avatars: list[Avatar]  # of these: will fight who is in their City, in this order
    avatar_deck: int
    avatar_discards: list[Card]
    ancient: list[Technology]
    weakened: int
    together: list[ConditionView]  # of each kind what counts most on any track
    lacking: list[int]  # by seat: VP that are missing to be above Chronos; 0 is above
    decider: Seat  # who chooses for all players now
    turn: Concept


class ChangeView(TypedDict):
    """A number on the table that a move would change."""

    what: str  # a good; greatness, the space; shackle; cards in the hand; chains, intensity; well, oracle, coliseum
    seat: Seat  # whose; -1 is Chronos', or nobody's
    concept: Concept  # of Chains and Intensity; "" is none
    before: int
    after: int


class ForetoldView(TypedDict):
    """What an answer sets off beyond its words, as far as it is certain: told with the answer, in no view."""

    changes: list[ChangeView]  # by a card (a pass: after the lower half), an Avatar; of a Pillar on Chronos' board
    later: NotRequired[str]  # not now: "age", at the end of the Age; "pillar", when a Pillar is resolved
    card: NotRequired[ConceptCard]  # whose main effect it is
    pillars: NotRequired[list[Pillar]]  # whose lower halves come before the card
    may: NotRequired[int]  # the card may be left
    price: NotRequired[dict[str, int]]  # that it asks for
    unpaid: NotRequired[int]  # it cannot be paid: the card stays
    upper: NotRequired[list[ChangeView]]  # by the upper half of a Pillar, before it asks anything
    pieces: NotRequired[int]  # that the upper half could take out of the Upgrades


class HybrisView(View):
    """What a seat, or a spectator, sees."""

    mode: str
    age: int
    phase: str
    turn: Seat
    order: list[Seat]  # of turns, by Pillars or Concepts; before they are taken that of Greatness
    players: list[Player]
    cities: list[CityView]
    connected: list[list[Space]]  # pairs of spaces whose Technologies are connected
    blocked: list[Place]
    well: int
    bonus_locations: int  # in the supply
    prayers_on: list[Pillar]
    olympus: list[Technology]
    workshop: list[Technology]  # A, B, C
    factory: list[Technology]  # 1, 2, 3
    owners: dict[Technology, Seat]
    champions: dict[Champion, Seat]  # -1 is nobody's ally
    quests: list[QuestView]
    quest_deck: int
    coliseum_deck: int
    coliseum_discards: list[Card]
    premonition_deck: int
    premonition_discards: list[Premonition]
    primordials: dict[Rank, Primordial]  # revealed ones
    underworld: Primordial  # "" is Chronos
    underworld_value: int
    combat: CombatView | None
    chronos: ChronosView | None
    # the seat's own
    hand: NotRequired[list[Card]]
    own_premonitions: NotRequired[list[Premonition]]
    own_tokens: NotRequired[list[Token]]  # in the reserve
    plan: NotRequired[dict[Character, Token]]  # under its characters, or on its desk
    mates_plans: NotRequired[dict[str, dict[Character, Token]]]  # with open hands
    known_hands: NotRequired[dict[str, list[Card]]]
    known_premonitions: NotRequired[dict[str, list[Premonition]]]
    known_primordials: NotRequired[dict[Rank, Primordial]]
    prospects: NotRequired[dict[Card, ProspectView]]  # in an own Combat
