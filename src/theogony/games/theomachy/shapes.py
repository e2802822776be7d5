"""The shape of Theomachy's views, by name; the client's types are made from this file."""

from typing import NotRequired, TypedDict

from theogony.kernel.view import Seat, View

Card = str  # a prayer card by its design, or an Essence card; "" is no card, or one that is hidden
God = str
Myth = str
Pantheon = str
Tokens = list[int]  # Prophets, Priests, Disciples


class Location(TypedDict):
    """A Location before its player."""

    card: Card
    damaged: int
    used: int  # in this Hand


class Player(TypedDict):
    """The public side of a player (TH-228)."""

    alive: int
    folded: int
    last_stand: int
    cult: Tokens
    cult_value: int
    stake: Tokens
    stand: Tokens  # on the Last Stand card
    loan: Tokens  # lent by the Bank
    debt: Tokens
    power: int
    hand: int
    aside: int
    draw: int
    discard: int
    top: Card
    powers: list[Card]
    attacks: list[Card]
    quenched: list[Card]
    lasting: list[Card]
    locations: list[Location]
    essence: list[int]  # Air, Earth, Fire, Water
    orbs: list[int]  # Order, Chaos
    packet: int
    picks: int
    pantheon: Pantheon
    god: God
    miracles: int
    points: int
    standing: int  # victory points in the Epic game, else the worth of Cult and Stake; the score when it is over
    blessed: int
    myth_top: Myth
    myth_deck: int
    myths: list[Myth]
    hero: Myth


class TheomachyView(View):
    """The position as a seat knows it; the last parts are its own secrets."""

    mode: str
    box: str
    hand_number: int
    most_hands: int
    phase: str
    round: int
    first: Seat
    ante: int
    next_ante: int
    level: Tokens
    to_act: list[Seat]
    constellation: list[Card]  # with the face-down cards that the seat has looked at
    shown: int
    essence_left: int
    essence_discards: list[Card]
    track: list[Card]
    deck: int
    boxed: list[Card]
    casting: list[Card]
    fighters: list[Seat]
    winners: list[Seat]
    face_to_face: int
    players: list[Player]
    hand: NotRequired[list[Card]]
    spent: NotRequired[list[Card]]
    missing: NotRequired[list[list[int]]]  # Essence, Order and Chaos that each card of the hand still needs
    aside: NotRequired[list[Card]]
    discards: NotRequired[list[Card]]
    draw: NotRequired[list[Card]]
    packet: NotRequired[list[Card]]
    picks: NotRequired[list[Card]]
    known_hands: NotRequired[dict[str, list[Card]]]  # by seat
    known_decks: NotRequired[dict[str, list[Card]]]
