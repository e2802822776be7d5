"""The set-up of Kronos mode. -- chapter 16 (LH-173 to LH-199, LH-353, LH-390)"""

from typing import ClassVar

from theogony.games.hellas.content import (
    BASE_QUESTS,
    BLESSINGS,
    CHAINS,
    HOSTILE,
    KRONOS_STARTS,
    LAND,
    NOT_IN_KRONOS,
    ORDERS,
    QUESTS,
    REGIONS,
    SHRINE,
    WRATH,
)
from theogony.games.hellas.hands import draw_cards
from theogony.games.hellas.kronos import orders
from theogony.games.hellas.kronos.attitude import put
from theogony.games.hellas.kronos.chains import ChooseChains
from theogony.games.hellas.kronos.turn import KronosTurn
from theogony.games.hellas.moves import START, span
from theogony.games.hellas.setup import PickHero, shuffle_decks
from theogony.games.hellas.state import Hellas, Titan
from theogony.games.hellas.zones import BOXED, BROKEN, FIRST_CHAIN, FIRST_ORDER, KRONOS_SEAT, ORDER_DECK
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step, Unseen


def set_up(s: Hellas) -> None:
    """Everything on the table; then Chains, Kronos' Region, his Orders (LH-390); the Heroes in turn order (LH-196);
    Kronos has the first turn (LH-200)."""
    lay_out(s)
    heroes = range(1, s.seats)
    for seat in heroes:
        s.players[seat].supply = s.box.hoplites
        draw_cards(s, seat, s.box.starting_cards, "LH-197")
    s.first = 1  # the player on the left of Kronos (LH-199)
    steps: list[Step[Hellas]] = [PickHero(seat) for seat in heroes]
    s.then(Unseen((ChooseChains(KRONOS_SEAT, ()),)), PlaceKronos(KRONOS_SEAT), FirstOrders(), *steps, KronosTurn())


def lay_out(s: Hellas) -> None:
    """Decks, Temples, Quests, Kronos' sheet, and his Wrath, Broken from the start (LH-175 to LH-185); no Artifact but
    those of the Gods (LH-318)."""
    shuffle_decks(s)
    s.blessing_deck = tuple([b for b in range(len(BLESSINGS)) if not NOT_IN_KRONOS[b]])  # LH-176
    s.temples = SHRINE  # all of them, with the Oracle (LH-178)
    # open to the Heroes from the beginning, each with a power, with Steps as in the base game (LH-314, LH-315, LH-317)
    s.quests = list(range(BASE_QUESTS, len(QUESTS)))  # LH-180
    titan = Titan()
    titan.attributes = s.box.titan_start.copy()  # LH-183
    titan.points = s.box.kronos_anger[s.seats - 1]  # LH-184
    s.titans = [titan]
    s.cards.place(ORDER_DECK, list(range(FIRST_ORDER, FIRST_ORDER + len(ORDERS))))
    s.cards.place(BOXED, [FIRST_CHAIN + chain for chain in range(len(CHAINS)) if chain != WRATH])
    s.cards.place(BROKEN, [FIRST_CHAIN + WRATH])


class PlaceKronos(Prompt[Hellas]):
    """Where does Kronos stand? That Land is Hostile (LH-187, LH-188); nothing is destroyed by it (LH-189)."""

    clause: ClassVar[str] = "LH-187"
    kinds: ClassVar[tuple[range, ...]] = (span("start"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if move - START not in KRONOS_STARTS:
            return no("LH-187", "not-for-kronos", remedy="choose-another-region", region=REGIONS[move - START])
        return None

    def take(self, s: Hellas, move: int) -> None:
        s.titan().region = move - START
        s.tell("kronos-placed", "LH-187", region=REGIONS[move - START])
        put(s, LAND[move - START], HOSTILE, "LH-188")


class FirstOrders(Step[Hellas]):
    """Kronos draws his first Order cards (LH-190)."""

    def run(self, s: Hellas) -> None:
        orders.draw(s, s.box.order_hand_start)
