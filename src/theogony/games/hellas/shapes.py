"""The shape of the views of Hellas, by name, for both modes; the client's types are made from this file."""

from typing import NotRequired, TypedDict

from theogony.kernel.view import Seat, View

Region = str  # "" is no Region: a Hero on a Quest, a Monster off the map
Land = str
Hero = str
Monster = str  # "kronos" where Kronos is hunted
Monument = str  # by its God
Quest = str
Card = str  # a Combat card by its design; "" is hidden, or none
Attack = str  # a Monster Attack card
Blessing = str
Artifact = str
Order = str
Chain = str
Symbol = str
Attribute = str
Action = str  # a Special Action, or an Action of Kronos
Attitude = str


class RegionView(TypedDict):
    """What stands in a Region. Regions come in the order of the content."""

    id: Region
    control: Seat  # whose Control Token; -1 is neutral
    hoplites: list[int]  # by seat
    fortified: int  # 1: one Hoplite of the controller is Fortified
    temple: int  # a Temple, or the Oracle in Phocis
    population: list[int]  # Population Strength, by seat: Local Support lowers it
    attack: list[int]  # by seat: what its Hoplites here would count, were they attackers, before any card
    defence: list[int]  # by seat: what they would count, were they attacked


class Wound(TypedDict):
    """A Wound symbol of a tray, of a hardened Monster, of Kronos' sheet or of a Broken Chain."""

    symbol: Symbol
    mark: str  # "none", "priest", "artifact"
    covered: int
    source: str  # "tray", "hardening", "sheet", or the Chain


class MonsterView(TypedDict):
    """A Monster: on the map, waiting beside it, or slain."""

    id: Monster
    region: Region
    slain: int  # out of the game
    slayer: Seat  # who has the figure; -1 is nobody
    wounds: list[Wound]  # of the tray and, if hardened, of that card
    evolved: list[str]  # "text", "hardening"


class MonumentView(TypedDict):
    """A Monument and who prays at it."""

    id: Monument
    region: Region
    level: int  # 0 is destroyed
    power: int  # of a Prayer now: cards, Hoplites or Regions
    priests: list[int]  # by seat
    spots: int  # free ones


class QuestView(TypedDict):
    """A Quest in a slot."""

    id: Quest
    region: Region
    heroes: list[int]  # by seat: the Step where its Hero is, 0 elsewhere
    meets: list[list[int]]  # by Step, then by seat: 1 if it has now what the Step asks for (LH-137)


class LandView(TypedDict):
    """A Land: its Glory Token, and in Kronos mode the Attitude of its people."""

    id: Land
    glory: Seat  # who holds the token; -1 is nobody
    control: Seat  # who controls every Region; -1 is nobody
    attitude: Attitude  # "" in base mode
    counts: int  # 1: for the Warlord of Hellas; 0 where it does not at this table (LH-153)
    regions_held: list[int]  # by seat
    hoplites: int  # of all players: the price of Terror goes by them


class AttributeView(TypedDict):
    """An Attribute of a Hero."""

    value: int  # as it counts now: 1 while it is injured
    real: int
    injured: int


class Closest(TypedDict):
    """How far a player is on a way to win (LH-153 to LH-156), or one of the two sides (LH-164 to LH-168)."""

    way: str  # "lands", "temples", "monsters", "king"; against Kronos "hostile", "monuments", "lands", "kronos"
    have: int
    need: int  # 0: this way does not exist at this table


class Player(TypedDict):
    """The public side of a player with a Hero. Kronos' seat has one too, with no Hero."""

    hero: Hero
    region: Region
    quest: Quest
    step: int  # on the Quest, 1 to 3
    attributes: dict[Attribute, AttributeView]
    hoplites_left: int  # in the supply
    priests: int  # in the Pool
    praying: int
    priests_left: int  # in the supply
    tokens_left: int  # Control Tokens
    hand: int
    hand_limit: int
    blessings: list[Blessing]
    artifacts: list[Artifact]
    charged: list[Artifact]
    used: list[Action]  # covered Special Actions
    tired: int  # Exhausted Fight carries a token
    glory: list[Land]
    trophies: list[Monster]
    kept_quests: list[Quest]  # whose card is kept: Atlas, the Stables
    regions: int  # controlled
    closest: list[Closest]  # in base mode
    enemies: list[Seat]  # whose Hoplites it would fight (LH-287)
    petrified: int  # no Hero Movement in the next turn (Gaze of Stone)


class Part(TypedDict):
    """What counts for an Army Strength (LH-105)."""

    source: str  # "hoplites", "fortified", "cards", "tactics", or the text that adds it
    number: int


class Side(TypedDict):
    """One side of a Battle."""

    seat: Seat
    hoplites: int
    cards: list[Card]  # played, in order
    strength: int  # as it would be compared now
    parts: list[Part]  # their sum is the strength
    casualties: int  # symbols that count
    beats: int  # Hoplites that the other side loses more if this one wins
    passed: int
    used: list[str]  # Blessings, Artifacts and abilities used in this Battle


class Outcome(TypedDict):
    """How the Battle would end if no more cards were played and no texts used."""

    winner: Seat
    strength: int  # of the winner
    against: int
    losses: list[int]  # Hoplites that fall: the attacker's, the defender's
    withdraws: int  # 1: somebody is left who can go
    holds: Seat  # who controls the Region then; -1 is nobody


class Worth(TypedDict):
    """What a Combat card would add to the own side of a Battle as soon as it is played."""

    strength: int  # its value, and what its text adds
    casualties: int
    beats: int  # what the other side would then lose more if this one won
    outcome: Outcome  # if this were the last card


class BattleView(TypedDict):
    """The Battle under way (chapter 9)."""

    region: Region
    origins: list[Region]  # where the attackers have come from; none if they were recruited into it
    attacker: Side
    defender: Side
    turn: Seat  # who plays or passes now
    stage: str  # "before", "cards", "after", "losses", "withdrawal"
    outcome: Outcome | None  # as it stands; none once Hoplites have fallen


class HuntView(TypedDict):
    """The Hunt under way (chapter 10)."""

    hunter: Seat
    monster: Monster
    region: Region
    stage: str  # "start", "attack", "choice", "defence"
    wounds: list[Wound]  # all that can be covered, in the order of the moves
    dealt: int  # Wounds in this step
    marks: list[str]  # of symbols covered in this Hunt
    chooser: Seat  # who plays the Monster Attack cards
    card: Attack  # the one just played; "" if none lies open
    value: int  # of that attack now
    defence: int  # values put against it so far
    exchanges: int


class ChainView(TypedDict):
    """A Chain beside the sheet; an Intact one shows nothing to the Heroes."""

    id: Chain  # "" is face down
    broken: int
    turned: int  # its active part is used
    wounds: list[Wound]


class KronosView(TypedDict):
    """The Titan's sheet (chapters 15 to 21)."""

    region: Region
    anger: int  # Anger Points
    recovery: int  # what a Pass would bring them to
    might: int
    anger_value: int
    authority: int
    wounds: list[Wound]  # of the sheet
    chains: list[ChainView]  # Intact, Broken; not those that have left the game
    chains_gone: list[Chain]  # destroyed by Heroes
    unlocked: int  # the Final Actions
    closest: list[Closest]  # the ways to win of both sides
    orders: int  # cards in hand
    order_deck: int
    order_discards: list[Order]
    orders_gone: list[Order]
    costs: dict[Action, int]  # of each Action now; -1 is locked. Of Region Attack and Terror: see the two lists below
    region_attack: dict[Monster, int]  # price for each Monster on the map
    terror: dict[Monster, int]
    quests: list[Quest]  # still active: their powers hold


class HellasView(View):
    """The position as a seat knows it; the last parts are its own secrets."""

    mode: str  # "base", "kronos"
    turn: Seat
    turns: int  # so far
    acted: list[str]  # Regular Actions done in this turn
    specials: list[Action]  # the Special Actions that exist (LH-280)
    first: Seat  # who began; in Kronos mode the Hero with the Current Player token
    regions: list[RegionView]
    lands: list[LandView]
    monsters: list[MonsterView]
    monuments: list[MonumentView]
    quests: list[QuestView]
    players: list[Player]
    temple_card: str  # "" in Kronos mode
    temples_left: int  # on the card
    next_draft: int  # 1: the next Temple causes a Blessing Draft
    countdown: int  # tokens on the Monument Activation card; -1 before it is taken
    king: Seat  # who took it
    king_monument: Monument
    combat_deck: int
    combat_discards: list[Card]
    attack_deck: int
    attack_discards: list[Attack]  # played; those discarded unplayed are face down
    attack_unplayed: int
    event_deck: int
    event_discards: list[str]
    blessing_deck: int
    blessing_discards: list[Blessing]
    artifact_deck: int  # Neutral Artifacts
    offered: list[str]  # Blessings or Artifacts of which somebody chooses now: all see them (LH-382)
    battle: BattleView | None
    hunt: HuntView | None
    kronos: KronosView | None
    hand: NotRequired[list[Card]]
    fresh: NotRequired[list[Card]]  # just drawn: of these some are kept
    worth: NotRequired[dict[Card, Worth]]  # in an own Battle: what each card of the hand would add now
    known_hands: NotRequired[dict[str, list[Card]]]  # by seat: shown ones, and those of allies (LH-378, LH-383)
    drawn: NotRequired[list[Attack]]  # Monster Attack cards to choose from
    known_unplayed: NotRequired[list[Attack]]  # those this seat put face down
    orders: NotRequired[list[Order]]  # the Order hand: Kronos alone
    known_orders: NotRequired[dict[str, list[Order]]]  # "top" and "bottom" of the deck: Cassandra (LH-378)
    chains: NotRequired[list[Chain]]  # Intact ones: Kronos alone
    boxed_chains: NotRequired[list[Chain]]  # those he did not choose
