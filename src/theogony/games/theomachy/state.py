"""A position of Theomachy: Cults and Stakes, cards in all their places, the Hand and the Battle under way."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from theogony.games.theomachy.content import CARDS, CONSTELLATION, SEATS, TRACK
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.rng import Rng
from theogony.kernel.state import Json, State

NOBODY: Final = -1
NOTHING: Final = -1
EVERYBODY: Final = (1 << SEATS + 1) - 1  # all seats, and the spectators as one more

BASIC: Final = 0
ADVANCED: Final = 1
EPIC: Final = 2

SETUP: Final = 0
START: Final = 1
BETTING: Final = 2
BATTLE: Final = 3
CLOSURE: Final = 4
PRAYER: Final = 5
MYTH: Final = 6
PHASES: Final[list[str]] = ["setup", "start", "betting", "battle", "closure", "prayer", "myth"]

_ROUND: Final[list[list[list[int]]]] = [
    [[(start + step) % seats for step in range(seats)] for start in range(seats)] for seats in range(SEATS + 1)
]  # the seats of a table clockwise from each of them


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Table(State):
    """Tokens of a seat stand at ``3 * seat + kind``, Essences at ``4 * seat + essence``, Orbs at ``2 * seat + orb``.

    Lists of cards inside a list (hands, piles) are replaced, never changed: clones share them.
    """

    not_asked_clause: ClassVar[str] = "TH-068"
    steps: ClassVar[dict[str, type]] = {}
    data: ClassVar[tuple[str, ...]] = (
        "mode", "box", "drafted", "chosen_packs", "battle_scope", "face_to_face_from_start", "most_hands",
        "ask_rewards", "number", "first", "phase", "round", "ante", "alive", "folded", "out", "cult", "stake",
        "stand", "loan", "level", "paid", "last_stand", "to_act", "raises", "deck", "boxed", "gone", "track", "hand",
        "aside", "draw", "discard", "powers", "attacks", "notes", "lasting", "places", "damaged", "used", "spent",
        "casting", "packet", "picks", "dropped", "aware", "kin", "away", "sky", "shown", "heavens", "buried", "faded",
        "foreseen", "sky_essence", "sky_orbs", "own_essence", "own_orbs", "need_change", "burden", "named",
        "pantheon", "god", "miracles", "points", "myth_top", "myth_pool", "myth_buried", "myths", "hero", "blessed",
        "fighters", "passes", "turn_essence", "turn_free", "battle_essence", "limit", "quenched", "bonus", "penalty",
        "wards", "warded", "power", "cards_left", "winners", "kept", "kills", "discards", "paid_costs", "built",
        "order_cards", "played_essence", "played", "folds",
    )  # fmt: skip

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        # options of the game
        self.mode: int = BASIC
        self.box: int = 0
        self.drafted: int = 0
        self.chosen_packs: int = 0
        self.battle_scope: int = 0
        self.face_to_face_from_start: int = 0
        self.most_hands: int = 60
        self.ask_rewards: int = 0
        # the Hand
        self.number: int = 0
        self.first: int = 0
        self.phase: int = SETUP
        self.round: int = 0
        self.ante: int = 1
        self.alive: list[int] = [1 if seat < seats else 0 for seat in range(SEATS)]
        self.folded: list[int] = [0] * SEATS
        self.out: list[int] = [0] * SEATS  # 0 in the game, else the order of elimination
        # tokens
        self.cult: list[int] = [0] * (3 * SEATS)
        self.stake: list[int] = [0] * (3 * SEATS)
        self.stand: list[int] = [0] * (3 * SEATS)  # on the Last Stand card (TH-094)
        self.loan: list[int] = [0] * (3 * SEATS)  # in the Stake, never to reach a Cult (TH-251)
        self.level: list[int] = [0, 0, 0]
        self.paid: list[int] = [0] * (3 * SEATS)
        self.last_stand: list[int] = [0] * SEATS
        self.to_act: int = 0  # bits: who must still act in the Round (TH-085)
        self.raises: list[int] = []  # of this Round, in order: 3 * seat + kind
        # Prayer cards
        self.deck: list[int] = []
        self.boxed: list[int] = []  # returned to the box: a new deck when the old one is empty (TH-179)
        self.gone: list[int] = []  # left the game with an eliminated player
        self.track: list[int] = [NOTHING] * TRACK
        self.hand: list[list[int]] = [[] for _ in range(SEATS)]
        self.aside: list[list[int]] = [[] for _ in range(SEATS)]  # hands of folded players (TH-081)
        self.draw: list[list[int]] = [[] for _ in range(SEATS)]  # without order: the next card is drawn by chance
        self.discard: list[list[int]] = [[] for _ in range(SEATS)]  # the last one lies on top
        self.powers: list[list[int]] = [[] for _ in range(SEATS)]
        self.attacks: list[list[int]] = [[] for _ in range(SEATS)]
        self.notes: list[list[int]] = [[] for _ in range(SEATS)]  # what each Attack counted when it was played
        self.lasting: list[list[int]] = [[] for _ in range(SEATS)]  # continuous Effects
        self.places: list[list[int]] = [[] for _ in range(SEATS)]  # Locations
        self.damaged: list[int] = []
        self.used: list[int] = []  # sources used in this Hand: cards of Locations, then gods and Mythology
        self.spent: list[int] = []  # cards played in this Hand (TH-250)
        self.casting: list[int] = []  # cards on their way from hand to table
        self.packet: list[list[int]] = [[] for _ in range(SEATS)]
        self.picks: list[list[int]] = [[] for _ in range(SEATS)]
        self.dropped: list[int] = []  # the draft's discard pile (TH-036)
        self.aware: list[int] = [0] * CARDS  # bits: who knows in which place the card is
        self.kin: list[int] = [0] * CARDS  # bits: who knows whose card it is
        self.away: list[int] = [0] * CARDS  # bits: who knows that it is not in its owner's draw pile
        # Essence cards
        self.sky: list[int] = [NOTHING] * CONSTELLATION
        self.shown: int = 0
        self.heavens: list[int] = []  # the Essence deck, without order
        self.buried: list[int] = []  # put under it, in this order
        self.faded: list[int] = []  # its discard pile
        self.foreseen: list[int] = [0] * 24  # bits: who knows where the face-down or buried card is
        self.sky_essence: list[int] = [0] * 4
        self.sky_orbs: list[int] = [0] * 2
        self.own_essence: list[int] = [0] * (4 * SEATS)
        self.own_orbs: list[int] = [0] * (2 * SEATS)
        self.need_change: list[int] = [0] * (4 * SEATS)  # Order, Chaos for any card; Order, Chaos more for Effects
        self.burden: list[int] = [0] * SEATS  # Orbs more for Effects that need any
        self.named: list[int] = [NOTHING] * SEATS  # the Essence of Yggdrasil
        # gods
        self.pantheon: list[int] = [NOTHING] * SEATS
        self.god: list[int] = [NOTHING] * SEATS
        self.miracles: list[int] = [0] * SEATS
        self.points: list[int] = [0] * SEATS
        self.myth_top: list[int] = [NOTHING] * SEATS
        self.myth_pool: list[list[int]] = [[] for _ in range(SEATS)]
        self.myth_buried: list[list[int]] = [[] for _ in range(SEATS)]
        self.myths: list[list[int]] = [[] for _ in range(SEATS)]
        self.hero: list[int] = [NOTHING] * SEATS  # in the Stake
        self.blessed: int = 0  # bits: whose Demand has brought its Miracle in this Hand
        # the Battle
        self.fighters: int = 0
        self.passes: int = 0
        self.turn_essence: int = NOTHING
        self.turn_free: int = 0
        self.battle_essence: list[int] = [NOTHING] * SEATS
        self.limit: list[int] = [99] * SEATS
        self.quenched: list[int] = []
        self.bonus: list[int] = [0] * SEATS
        self.penalty: list[int] = [0] * SEATS
        self.wards: list[int] = [0] * SEATS  # shields for one event
        self.warded: int = 0  # bits: whose standing shield for one event is used up
        self.power: list[int] = [0] * SEATS
        self.cards_left: list[int] = [0] * SEATS  # in hand at the End of Battle
        self.winners: int = 0
        # what the Hand remembers
        self.kept: list[int] = [0] * SEATS  # cards that may be kept in step 9
        self.kills: list[int] = [0] * SEATS
        self.discards: list[int] = [0] * SEATS
        self.paid_costs: list[int] = [0] * (3 * SEATS)
        self.built: int = 0  # bits: who played a Location
        self.order_cards: list[int] = [0] * SEATS
        self.played_essence: list[int] = [0] * (4 * SEATS)
        self.played: list[int] = [0] * SEATS
        self.folds: list[int] = [0] * SEATS  # gains by folds of others

    def clone(self) -> "Table":
        new = Table.__new__(Table)
        new.seats = self.seats
        new.rng = self.rng.fork()
        new.events = None
        new.answers = []
        self._clone_kernel_into(new)
        new.mode = self.mode
        new.box = self.box
        new.drafted = self.drafted
        new.chosen_packs = self.chosen_packs
        new.battle_scope = self.battle_scope
        new.face_to_face_from_start = self.face_to_face_from_start
        new.most_hands = self.most_hands
        new.ask_rewards = self.ask_rewards
        new.number = self.number
        new.first = self.first
        new.phase = self.phase
        new.round = self.round
        new.ante = self.ante
        new.alive = self.alive.copy()
        new.folded = self.folded.copy()
        new.out = self.out.copy()
        new.cult = self.cult.copy()
        new.stake = self.stake.copy()
        new.stand = self.stand.copy()
        new.loan = self.loan.copy()
        new.level = self.level.copy()
        new.paid = self.paid.copy()
        new.last_stand = self.last_stand.copy()
        new.to_act = self.to_act
        new.raises = self.raises.copy()
        new.deck = self.deck.copy()
        new.boxed = self.boxed.copy()
        new.gone = self.gone.copy()
        new.track = self.track.copy()
        new.hand = self.hand.copy()
        new.aside = self.aside.copy()
        new.draw = self.draw.copy()
        new.discard = self.discard.copy()
        new.powers = self.powers.copy()
        new.attacks = self.attacks.copy()
        new.notes = self.notes.copy()
        new.lasting = self.lasting.copy()
        new.places = self.places.copy()
        new.damaged = self.damaged.copy()
        new.used = self.used.copy()
        new.spent = self.spent.copy()
        new.casting = self.casting.copy()
        new.packet = self.packet.copy()
        new.picks = self.picks.copy()
        new.dropped = self.dropped.copy()
        new.aware = self.aware.copy()
        new.kin = self.kin.copy()
        new.away = self.away.copy()
        new.sky = self.sky.copy()
        new.shown = self.shown
        new.heavens = self.heavens.copy()
        new.buried = self.buried.copy()
        new.faded = self.faded.copy()
        new.foreseen = self.foreseen.copy()
        new.sky_essence = self.sky_essence.copy()
        new.sky_orbs = self.sky_orbs.copy()
        new.own_essence = self.own_essence.copy()
        new.own_orbs = self.own_orbs.copy()
        new.need_change = self.need_change.copy()
        new.burden = self.burden.copy()
        new.named = self.named.copy()
        new.pantheon = self.pantheon.copy()
        new.god = self.god.copy()
        new.miracles = self.miracles.copy()
        new.points = self.points.copy()
        new.myth_top = self.myth_top.copy()
        new.myth_pool = self.myth_pool.copy()
        new.myth_buried = self.myth_buried.copy()
        new.myths = self.myths.copy()
        new.hero = self.hero.copy()
        new.blessed = self.blessed
        new.fighters = self.fighters
        new.passes = self.passes
        new.turn_essence = self.turn_essence
        new.turn_free = self.turn_free
        new.battle_essence = self.battle_essence.copy()
        new.limit = self.limit.copy()
        new.quenched = self.quenched.copy()
        new.bonus = self.bonus.copy()
        new.penalty = self.penalty.copy()
        new.wards = self.wards.copy()
        new.warded = self.warded
        new.power = self.power.copy()
        new.cards_left = self.cards_left.copy()
        new.winners = self.winners
        new.kept = self.kept.copy()
        new.kills = self.kills.copy()
        new.discards = self.discards.copy()
        new.paid_costs = self.paid_costs.copy()
        new.built = self.built
        new.order_cards = self.order_cards.copy()
        new.played_essence = self.played_essence.copy()
        new.played = self.played.copy()
        new.folds = self.folds.copy()
        return new

    def view(self, seat: int) -> Json:
        from theogony.games.theomachy.view import view

        return view(self, seat)

    def redeal(self, seat: int, rng: Rng) -> "Table":
        from theogony.games.theomachy.view import redeal

        return redeal(self, seat, rng)

    def refusal(self, seat: int, move: int) -> Refusal | None:
        """Who has left the game or this Hand is told so (TH-060, TH-080)."""
        if self.prompt(seat) is None and 0 <= seat < self.seats and self.result is None:
            if not self.alive[seat]:
                return no("TH-060", "eliminated", remedy="watch")
            if self.folded[seat] and self.phase in (BETTING, BATTLE):
                return no("TH-080", "folded", remedy="wait-for-closure")
        return super().refusal(seat, move)

    # -- words of the rulebook ---------------------------------------------------------------------------------------

    def in_hand(self, seat: int) -> bool:
        """Neither folded nor eliminated: the seat takes part in this Hand."""
        return self.alive[seat] == 1 and self.folded[seat] == 0

    def players_in_hand(self) -> int:
        """The seats in the Hand, as bits."""
        mask = 0
        for seat in range(self.seats):
            if self.alive[seat] and not self.folded[seat]:
                mask |= 1 << seat
        return mask

    def clockwise(self, start: int) -> list[int]:
        """The players still in the game, clockwise from a seat (TH-047, TH-048)."""
        alive = self.alive
        return [seat for seat in _ROUND[self.seats][start] if alive[seat]]

    def living(self) -> int:
        """How many players are still in the game."""
        return sum(self.alive)

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
