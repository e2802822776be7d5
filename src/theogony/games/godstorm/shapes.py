"""The shape of Godstorm's views, by name; the client's types are made from this file."""

from typing import NotRequired, TypedDict

from theogony.kernel.view import Seat, View

Place = str  # a territory, a space of the Underworld, or "heaven": the own one
Card = str  # a miracle, a relic, or a territory card by its land
Pantheon = str
God = str  # by type: death, magic, sky, war
Deck = str


class Player(TypedDict):
    """The public side of a player: faith (GS-027), cards by type (GS-028), gods, relics, heaven (GS-029)."""

    pantheon: Pantheon  # "" until it is chosen
    alive: int
    faith: int
    heaven: int
    reserve: int
    muster: int
    marker: int  # place in the turn order of the epoch, 0 before the bids are shown
    gods: dict[God, Place]  # those in play
    relics: list[Card]
    cards: dict[Deck, int]
    territory_cards: int
    points: int


class TurnState(TypedDict):
    """The turn and the invasion under way; all of it happens in the open."""

    raised: int
    bought: dict[Deck, int]
    banished: list[God]
    conquered: int
    labours: list[God]  # which labours of gods the turn has seen
    fire: list[int]  # by seat
    sacred: list[Place]
    origin: Place  # "" if nothing is under way
    target: Place
    declared: int
    force: list[God]
    dice: int
    dice_cap: int
    attacked: int


class GodstormView(View):
    """The position as a seat knows it; the last parts are its own secrets."""

    mode: str
    epoch: int
    turn: Seat
    board: dict[Place, tuple[Seat, int]]  # who holds it, with how many armies
    temples: list[Place]
    plague: list[Place]
    temples_left: int
    spare_plague: int
    sunk: int
    maelstrom: list[Place]  # both ends of the closed connection
    neutral: Pantheon
    decks: dict[Deck, int]
    removed: list[Card]
    players: list[Player]
    bids: list[int]  # by seat
    turn_state: TurnState
    rounds: NotRequired[int]  # of the classic mode, like the three that follow
    territory_pile: NotRequired[int]
    territory_discards: NotRequired[list[Card]]
    sets_traded: NotRequired[int]
    hand: NotRequired[list[Card]]
    territory_hand: NotRequired[list[Card]]
    known: NotRequired[dict[str, list[Card]]]  # cards seen in other hands, by seat
