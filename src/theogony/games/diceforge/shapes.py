"""The shape of Dice Forge's views, by name; the client's types are made from this file."""

from typing import TypedDict

from theogony.kernel.view import Seat, View

Face = str  # "" is none
Feat = str
Island = str
Space = str  # of the labyrinth
Allegiance = str  # a space of the Titans' track
Colour = str


class Die(TypedDict):
    """All six faces, the side on top, and the recorded result while one is in force."""

    faces: list[Face]
    up: int
    record: Face


class Player(TypedDict):
    """One hero: dice, reserves, cards, tokens, places on the boards."""

    dice: tuple[Die, Die]  # light, dark
    gold: int
    sun: int
    moon: int
    glory: int
    ancient: int
    limits: list[int]  # most gold, sun and moon that the reserves hold
    removed: list[Face]
    feats: dict[Feat, int]
    boars: list[Colour]
    memories: list[Colour]
    misfortunes: list[Colour]
    hammer: int
    scepters: list[int]
    companions: list[int]  # the space of each, below 0 once it is cashed in
    cerberus: int
    triton: int
    island: Island  # "" is the own portal
    golem: Space
    allegiance: Allegiance
    points: int
    points_of: tuple[int, int, int]  # track, feats, allegiance


class Slot(TypedDict):
    """A set of feats on an island, and the cards left of it; no set yet while it is drafted."""

    feat: Feat
    cards: int


class Memory(TypedDict):
    """A Memory token on an island."""

    seat: Seat
    colour: Colour
    island: Island
    side: str


class DiceForgeView(View):
    """The position: nothing in it is hidden (DF-011)."""

    setup: str
    module: str
    round: int
    rounds: int
    first: Seat
    turn: Seat
    slots: dict[str, Slot]
    pools: dict[str, list[tuple[Face, int]]]  # the kinds of faces in each, with the number left
    out: list[Face]
    players: list[Player]
    celestial: str
    treasures: dict[Space, str]
    memories: list[Memory]
    used: dict[Feat, int]  # bits: which cards of the set were used in this turn
