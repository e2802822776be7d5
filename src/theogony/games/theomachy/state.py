"""A position of Theomachy: Cults and Stakes, cards in all their places, the Hand and the Battle under way."""

from typing import TYPE_CHECKING, ClassVar, Final

from theogony.games.theomachy.content import BOX, SEATS, CultBox
from theogony.games.theomachy.zones import (
    ASIDE,
    ATTACKS,
    DISCARD,
    DRAW,
    ESSENCE_PLANS,
    HAND,
    LASTING_EFFECTS,
    LOCATIONS,
    PLAYED_POWERS,
    PRAYER_PLANS,
    SLOT,
    TRACK_PLACE,
    drafted,
    plan_again,
)
from theogony.kernel.fields import Derived, part, position
from theogony.kernel.plan import Cards
from theogony.kernel.redeal import redealt
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.rng import Rng
from theogony.kernel.state import Json, Part, State
from theogony.kernel.zones import Zones

if TYPE_CHECKING:
    from theogony.games.theomachy.modes import Basic

NOBODY: Final = -1
NOTHING: Final = -1

SETUP: Final = 0
START: Final = 1
BETTING: Final = 2
BATTLE: Final = 3
CLOSURE: Final = 4
PRAYER: Final = 5
MYTH: Final = 6
PHASES: Final[list[str]] = ["setup", "start", "betting", "battle", "closure", "prayer", "myth"]

ROUND: Final[list[list[list[int]]]] = [
    [[(start + step) % seats for step in range(seats)] for start in range(seats)] for seats in range(SEATS + 1)
]  # the seats of a table clockwise from each of them


@part
class Player(Part):
    """What a player has in the game."""

    def __init__(self) -> None:
        self.alive: int = 1
        self.eliminated: int = 0  # 0 in the game, else the order of elimination
        self.pantheon: int = NOTHING
        self.god: int = NOTHING
        self.miracles: int = 0
        self.points: int = 0
        self.myths: tuple[int, ...] = ()  # Mythology cards in play, sorted
        self.myth_top: int = NOTHING  # face up on the deck
        self.myth_pool: tuple[int, ...] = ()  # the deck below it, without order
        self.myth_buried: tuple[int, ...] = ()  # put under the deck, in this order
        self.hero: int = NOTHING  # in the Stake
        self.more_orbs: int = 0  # for Effects that need any
        self.named_essence: int = NOTHING  # by Yggdrasil


@part
class Deeds(Part):
    """What a player has done and suffered in this Hand; the next one begins with new ones."""

    def __init__(self) -> None:
        self.folded: int = 0
        self.last_stand: int = 0
        self.battle_essence: int = NOTHING
        self.most_attacks: int = 99
        self.notes: tuple[int, ...] = ()  # what each Attack counted when it was played
        self.bonus: int = 0
        self.penalty: int = 0
        self.shields: int = 0  # for one event
        self.power: int = 0
        self.cards_left: int = 0  # in hand at the End of Battle
        self.may_keep: int = 0  # cards, in step 9
        self.kills: int = 0
        self.discards: int = 0
        self.order_cards: int = 0
        self.played: int = 0
        self.gained_by_folds: int = 0


@position
class Table(State):
    """Tokens of a seat stand at ``3 * seat + kind``, Essences at ``4 * seat + essence``, Orbs at ``2 * seat + orb``."""

    not_asked_clause: ClassVar[str] = "TH-068"
    steps: ClassVar[dict[str, type]] = {}

    def __init__(self, seats: int, rng: Rng, rules: "Basic", box: CultBox = BOX) -> None:
        super().__init__(seats, rng)
        self.box: Derived[CultBox] = box
        self.rules: Derived[Basic] = rules
        # options of the game
        self.boxes: int = 0  # which of the two are played with
        self.drafted: int = 0
        self.chosen_packs: int = 0
        self.battle_scope: int = 0
        self.face_to_face_from_start: int = 0
        self.most_hands: int = 60  # 0: as many as it takes (TH-236)
        self.ask_rewards: int = 0
        # the Hand
        self.number: int = 0
        self.first: int = 0
        self.phase: int = SETUP
        self.round: int = 0
        self.ante: int = 1
        self.players: list[Player] = [Player() for _ in range(seats)]
        # tokens
        self.cult: list[int] = [0] * (3 * seats)
        self.stake: list[int] = [0] * (3 * seats)
        self.stand: list[int] = [0] * (3 * seats)  # on the Last Stand card (TH-094)
        self.loan: list[int] = [0] * (3 * seats)  # in the Stake, never to reach a Cult (TH-251)
        self.level: list[int] = [0, 0, 0]
        self.paid: list[int] = [0] * (3 * seats)
        self.to_act: int = 0  # bits: who must still act in the Round (TH-085)
        self.raises: list[int] = []  # of this Round, in order: 3 * seat + kind
        # cards
        self.cards: Zones = Zones(PRAYER_PLANS[seats])
        self.essences: Zones = Zones(ESSENCE_PLANS[seats])
        self.draft_round: int = 0  # while packets go around (TH-031)
        self.draft_pick: int = 0
        self.damaged: tuple[int, ...] = ()
        self.used: list[int] = []  # sources used in this Hand: cards of Locations, then gods and Mythology
        self.spent: list[int] = []  # cards played in this Hand (TH-250)
        self.shown: int = 0
        self.sky_essence: tuple[int, ...] = (0,) * 4
        self.sky_orbs: tuple[int, ...] = (0,) * 2
        self.own_essence: list[int] = [0] * (4 * seats)
        self.own_orbs: list[int] = [0] * (2 * seats)
        self.need_change: list[int] = [0] * (4 * seats)  # Order, Chaos for any card; Order, Chaos more for Effects
        # gods
        self.blessed: int = 0  # bits: whose Demand has brought its Miracle in this Hand
        # the Battle
        self.fighters: int = 0
        self.passes: int = 0
        self.turn_essence: int = NOTHING
        self.turn_free: int = 0
        self.quenched: tuple[int, ...] = ()
        self.warded: int = 0  # bits: whose standing shield for one event is used up
        self.winners: int = 0
        # what the Hand remembers
        self.deeds: list[Deeds] = [Deeds() for _ in range(seats)]
        self.paid_costs: list[int] = [0] * (3 * seats)
        self.built: int = 0  # bits: who played a Location
        self.played_essence: list[int] = [0] * (4 * seats)

    def public_view(self) -> Json:
        from theogony.games.theomachy.view import public_view

        return public_view(self)

    def private_view(self, seat: int) -> Json:
        from theogony.games.theomachy.view import private_view

        return private_view(self, seat)

    def load(self, saved: Json) -> None:
        cards = saved["cards"]
        assert isinstance(cards, list)
        plan_again(str(cards[0]))
        super().load(saved)

    def deal_unseen(self, seat: int, rng: Rng) -> None:
        self.cards = redealt(self.cards, self.observer(seat), rng)
        self.essences = redealt(self.essences, self.observer(seat), rng)

    def refusal(self, seat: int, move: int) -> Refusal | None:
        """Who has left the game or this Hand is told so (TH-060, TH-080)."""
        if self.prompt(seat) is None and 0 <= seat < self.seats and self.result is None:
            if not self.players[seat].alive:
                return no("TH-060", "eliminated", remedy="watch")
            if self.deeds[seat].folded and self.phase in (BETTING, BATTLE):
                return no("TH-080", "folded", remedy="wait-for-closure")
        return super().refusal(seat, move)

    # -- cards -------------------------------------------------------------------------------------------------------

    def hand(self, seat: int) -> Cards:
        return self.cards.content[HAND + seat]

    def aside(self, seat: int) -> Cards:
        return self.cards.content[ASIDE + seat]

    def draw_pile(self, seat: int) -> Cards:
        return self.cards.content[DRAW + seat]

    def discard_pile(self, seat: int) -> Cards:
        return self.cards.content[DISCARD + seat]

    def powers(self, seat: int) -> Cards:
        return self.cards.content[PLAYED_POWERS + seat]

    def attacks(self, seat: int) -> Cards:
        return self.cards.content[ATTACKS + seat]

    def lasting(self, seat: int) -> Cards:
        return self.cards.content[LASTING_EFFECTS + seat]

    def locations(self, seat: int) -> Cards:
        return self.cards.content[LOCATIONS + seat]

    def packet_zone(self, seat: int) -> int:
        """The packet of the draft that the seat holds: it was another one's before (TH-034)."""
        packet = (seat - self.draft_pick) % self.seats
        return drafted(
            self.seats, self.box.draft_cards[self.seats], self.draft_round, packet, self.box.draft_cards[self.seats] - 1
        )

    def packet(self, seat: int) -> Cards:
        """The cards to pick from; the last one is put aside (TH-036)."""
        picking = self.draft_round and self.draft_pick < self.box.draft_cards[self.seats] - 1
        return self.cards.content[self.packet_zone(seat)] if picking else ()

    def pick_zones(self, seat: int) -> list[int]:
        """Where the picks of the seat lie."""
        return [
            drafted(self.seats, self.box.draft_cards[self.seats], round, (seat - pick) % self.seats, pick)
            for round in range(1, self.draft_round + 1)
            for pick in range(self.box.draft_cards[self.seats] - 1)
            if round < self.draft_round or pick <= self.draft_pick
        ]

    def picks(self, seat: int) -> Cards:
        return tuple(sorted([card for zone in self.pick_zones(seat) for card in self.cards.content[zone]]))

    def track(self, place: int) -> int:
        """The card at a place of the Prayer Track, or NOTHING."""
        cards = self.cards.content[TRACK_PLACE + place]
        return cards[0] if cards else NOTHING

    def sky(self, slot: int) -> int:
        """The card of the Constellation in this slot."""
        return self.essences.content[SLOT + slot][0]

    # -- words of the rulebook ---------------------------------------------------------------------------------------

    def in_hand(self, seat: int) -> bool:
        """Neither folded nor eliminated: the seat takes part in this Hand."""
        return self.players[seat].alive == 1 and self.deeds[seat].folded == 0

    def players_in_hand(self) -> int:
        """The seats in the Hand, as bits."""
        mask = 0
        for seat, player in enumerate(self.players):
            if player.alive and not self.deeds[seat].folded:
                mask |= 1 << seat
        return mask

    def clockwise(self, start: int) -> list[int]:
        """The players still in the game, clockwise from a seat (TH-047, TH-048)."""
        everybody = ROUND[self.seats][start]
        for player in self.players:
            if not player.alive:
                return [seat for seat in everybody if self.players[seat].alive]
        return everybody

    def living(self) -> int:
        """How many players are still in the game."""
        return sum(player.alive for player in self.players)

    def in_battle(self, seat: int) -> bool:
        """Takes or took part in the Battle of this Hand."""
        return self.fighters >> seat & 1 == 1

    def won(self, seat: int) -> bool:
        """A winner of the Hand, ties included."""
        return self.winners >> seat & 1 == 1

    def stake_tokens(self, seat: int, kind: int) -> int:
        """The followers of a kind in the Stake: own, on the Last Stand card, and loaned (TH-094, TH-251)."""
        at = 3 * seat + kind
        return self.stake[at] + self.stand[at] + self.loan[at]
