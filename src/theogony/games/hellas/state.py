"""A position of Hellas: the map, the players and their Heroes, cards, and the turn, Battle and Hunt under way."""

from typing import TYPE_CHECKING, ClassVar, Final

from theogony.games.hellas.box import BOX, HellasBox
from theogony.games.hellas.content import LANDS, MONSTERS, MONUMENTS, PLACES
from theogony.games.hellas.zones import BASE_PLANS, DISCARD, HAND
from theogony.kernel.fields import Derived, part, position
from theogony.kernel.plan import Cards
from theogony.kernel.redeal import redealt
from theogony.kernel.rng import Rng
from theogony.kernel.state import Json, Part, State
from theogony.kernel.zones import Zones

if TYPE_CHECKING:
    from theogony.games.hellas.rules import Rules

NOBODY: Final = -1
NOTHING: Final = -1
OFF_MAP: Final = -1  # of a Hero: not placed yet, or on a Quest; of a Monster: waiting, or slain


@part
class Player(Part):
    """What a player has. The seat of Kronos has one too, and its Hero is NOTHING."""

    def __init__(self) -> None:
        self.hero: int = NOTHING
        self.region: int = OFF_MAP
        self.quest: int = NOTHING
        self.step: int = 0  # on the Quest, 1 to 3
        self.injuries: int = 0  # bits: flipped Attribute tokens (LH-126)
        self.raised: int = NOTHING  # an Attribute that is 1 higher for one action (Golden Goblet)
        self.supply: int = 0  # Hoplites that are not on the map (LH-066)
        self.pool: int = 0  # Priests; those at Monuments are in ``praying``
        self.blessings: int = 0  # bits
        self.artifacts: int = 0  # bits
        self.charged: int = 0  # bits of these
        self.used: int = 0  # bits: covered Special Actions (LH-038)
        self.tired: int = 0  # 1: a Used Action Token lies on Exhausted Fight
        self.trophies: int = 0  # bits: slain Monsters
        self.kept: int = 0  # bits: Quest cards that were kept
        self.petrified: int = 0  # Gaze of Stone: 1 until its next turn has ended


@part
class Battle(Part):
    """A Battle under way (chapter 9). The attacker is side 0, the defender side 1."""

    def __init__(self) -> None:
        self.region: int = 0
        self.attacker: int = 0
        self.defender: int = 0
        self.origins: int = 0  # bits: Regions to which the attacker may go back (LH-109, LH-110, LH-343)
        self.stage: int = 0
        self.turn: int = 1  # the side that plays or passes
        self.passed: int = 0  # bits by side
        self.bonus: list[int] = [0, 0]  # Army Strength by texts that were carried out
        self.values: list[int] = [0, 0]  # sum of the values of played cards
        self.more: list[int] = [0, 0]  # Casualty symbols added (Medusa's Blood)
        self.used: list[int] = [0, 0]  # bits by source, from the Artifacts on: texts used in this Battle
        self.closed: int = 0  # no card is played any more (Final Charge)
        self.winner: int = NOBODY  # side
        self.fled: int = NOBODY  # the side that has withdrawn without losses (Tactical Withdrawal)
        self.repelled: int = 0  # the winner withdraws instead of the loser (Palladium, LH-368)

    def seat(self, side: int) -> int:
        return self.defender if side else self.attacker

    def side(self, seat: int) -> int:
        return int(seat == self.defender)

    def foe(self, seat: int) -> int:
        return self.attacker if seat == self.defender else self.defender


@part
class Hunt(Part):
    """A Hunt under way (chapter 10)."""

    def __init__(self) -> None:
        self.hunter: int = 0
        self.monster: int = 0  # KRONOS is no Monster, but hunted like one
        self.stage: int = 0
        self.dealt: int = 0  # Wounds in this step (LH-117)
        self.marks: int = 0  # bits: kinds of marks covered in this Hunt (LH-130)
        self.chooser: int = NOBODY  # who plays the Monster Attack cards now
        self.card: int = NOTHING  # the attack that is being defended, by design
        self.value: int = 0  # its value
        self.defence: int = 0  # sum of the cards discarded against it
        self.defenders: int = 0  # how many these are
        self.plans: int = 0  # Master Plans among them
        self.exchanges: int = 0  # attack cards played so far
        self.used: int = 0  # bits by source, from the Artifacts on: texts used once in this Hunt
        self.asided: int = 0  # the same, for texts used once before each step and each defence (LH-389)
        self.injured_before: int = 0  # before this attack (Fury)
        self.no_draw: int = 0  # Medusa
        self.extra_attacks: int = 0  # Cerberus (LH-349)
        self.named: int = NOTHING  # a symbol (Sphinx)
        self.ended: int = 0
        self.ignored: int = 0  # 1: Achilles has ignored an Injury of it (LH-361)
        self.spared: int = 0  # the Injury of an unsuccessful Hunt is not taken (LH-276)


@part
class Titan(Part):
    """Kronos: his sheet and his place on the map (chapters 15 to 21)."""

    def __init__(self) -> None:
        self.region: int = OFF_MAP
        self.points: int = 0  # Anger Points
        self.attributes: list[int] = [1, 1, 1]  # Might, Anger, Authority
        self.wounds: int = 0  # bits: covered symbols of the sheet
        self.chain_wounds: list[int] = [0] * 7  # bits by Chain
        self.turned: int = 0  # bits: Chains whose active part is used (LH-261)
        self.broke_by: int = 0  # bits: Attributes that have broken their Chain (LH-256)
        self.unlocked: int = 0  # the Final Actions (LH-259)
        self.actions: int = 0  # taken in this turn
        self.allowed: int = 1  # so many in this turn: one more by his Wrath (LH-205)
        self.passed: int = 0  # in this turn (LH-208)
        self.guard: int = 0  # Hoplites that Leonidas may still save from the attack or Order under way (LH-361)
        self.phocis_drawn: int = 0  # the Blessing of Phocis (LH-286)


@position
class Hellas(State):
    """A Hero is numbered as its seat; in Kronos mode seat 0 is the Titan and has none.

    Hoplites stand at ``PLACES * seat + region``, Attributes at ``3 * seat + attribute``, Priests that pray at
    ``3 * seat + monument``. Sets of Regions, Blessings and so on are bits.
    """

    not_asked_clause: ClassVar[str] = "LH-036"
    steps: ClassVar[dict[str, type]] = {}

    def __init__(self, seats: int, rng: Rng, rules: "Rules", box: HellasBox = BOX) -> None:
        super().__init__(seats, rng)
        self.box: Derived[HellasBox] = box
        self.rules: Derived[Rules] = rules
        # options of the game
        self.all_heroes: int = 0  # LH-011
        self.optional_cards: int = 0
        self.open_hands: int = 0  # LH-383
        self.turn_limit: int = 0  # 0: none (LH-362)
        # the map
        self.hoplites: list[int] = [0] * (PLACES * seats)
        self.control: list[int] = [NOBODY] * PLACES
        self.fortified: int = 0  # bits: Regions where one Hoplite of the controller is Fortified (LH-058, LH-064)
        self.temples: int = 0  # bits; in Phocis it is the Oracle
        self.glory: list[int] = [NOBODY] * len(LANDS)  # who holds the token
        self.attitude: list[int] = [0] * len(LANDS)  # Kronos mode (LH-319)
        self.monster_at: list[int] = [OFF_MAP] * len(MONSTERS)
        self.slain: int = 0  # bits: Monsters out of the game
        self.wounds: list[int] = [0] * len(MONSTERS)  # bits: covered symbols of the tray, then of the hardening
        self.evolved: list[int] = [0] * len(MONSTERS)  # bits: AS_TEXT, AS_HARDENING
        self.levels: list[int] = [1] * len(MONUMENTS)  # 0 is destroyed
        self.praying: list[int] = [0] * (3 * seats)
        self.quests: list[int] = []  # in the slots
        # the players
        self.players: list[Player] = [Player() for _ in range(seats)]
        self.attributes: list[int] = [box.attribute_start] * (3 * seats)  # real values
        # cards
        self.cards: Zones = Zones(BASE_PLANS[seats])
        self.event_deck: tuple[int, ...] = ()
        self.event_discards: tuple[int, ...] = ()
        self.blessing_deck: tuple[int, ...] = ()
        self.blessing_discards: tuple[int, ...] = ()
        self.artifact_deck: tuple[int, ...] = ()  # Neutral Artifacts
        self.offered: tuple[int, ...] = ()  # Blessings or Artifacts of which somebody chooses now (LH-382)
        self.temple_card: int = NOTHING
        self.emptied: int = 0  # slots of it
        # the turn
        self.first: int = 0
        self.turn: int = NOBODY
        self.turns: int = 0
        self.acted: int = 0  # bits: Regular Actions done
        self.once: int = 0  # bits: Blessings used that can be used once per turn (LH-145)
        self.started: int = 0  # 1: something was done in this turn; texts of its start are over
        self.extras: int = 0  # Special Actions granted in addition (LH-370)
        self.saves: int = 0  # Hoplites that Aegis may still save from the effect under way (LH-367)
        # a movement of Hoplites under way
        self.entered: list[int] = [0] * PLACES  # own Hoplites that moved in during this action (LH-057)
        self.came_from: list[int] = [0] * PLACES  # bits: from where (LH-110)
        self.burnt: int = 0  # bits: players from whom the Chimera has taken a Hoplite in this action (LH-364)
        # King of Kings
        self.king: int = NOBODY
        self.king_monument: int = NOTHING
        self.countdown: int = NOTHING
        # under way: none or one of each
        self.battles: list[Battle] = []
        self.hunts: list[Hunt] = []
        self.titans: list[Titan] = []  # one in Kronos mode

    def public_view(self) -> Json:
        from theogony.games.hellas.view import public_view

        return public_view(self)

    def private_view(self, seat: int) -> Json:
        from theogony.games.hellas.view import private_view

        return private_view(self, seat)

    def deal_unseen(self, seat: int, rng: Rng) -> None:
        self.cards = redealt(self.cards, self.observer(seat), rng)

    # -- under way ---------------------------------------------------------------------------------------------------

    def battle(self) -> Battle:
        return self.battles[0]

    def hunt(self) -> Hunt:
        return self.hunts[0]

    def titan(self) -> Titan:
        return self.titans[0]

    # -- cards -------------------------------------------------------------------------------------------------------

    def hand(self, seat: int) -> Cards:
        return self.cards.content[HAND + seat]

    def discards(self) -> Cards:
        return self.cards.content[DISCARD]

    # -- words of the rulebook ---------------------------------------------------------------------------------------

    def army(self, seat: int, region: int) -> int:
        """How many Hoplites of the seat stand there."""
        return self.hoplites[PLACES * seat + region]

    def hoplites_in(self, region: int) -> int:
        """Of all players together."""
        return sum(self.hoplites[region::PLACES])

    def roaming(self) -> list[int]:
        """The Monsters on the map."""
        return [monster for monster, region in enumerate(self.monster_at) if region != OFF_MAP]

    def attribute(self, seat: int, attribute: int) -> int:
        """As it counts: 1 while it is injured (LH-126); 1 more for the action of the Goblet, at most 5."""
        player = self.players[seat]
        if player.injuries >> attribute & 1:
            value = 1
        else:
            value = self.attributes[3 * seat + attribute]
        if player.raised == attribute:
            return min(value + 1, self.box.attribute_max)
        return value

    def has_blessing(self, seat: int, blessing: int) -> bool:
        return self.players[seat].blessings >> blessing & 1 == 1

    def has_charged(self, seat: int, artifact: int) -> bool:
        return self.players[seat].charged >> artifact & 1 == 1

    def praying_of(self, seat: int) -> int:
        """Priests of the seat at all Monuments."""
        at = 3 * seat
        return self.praying[at] + self.praying[at + 1] + self.praying[at + 2]

    def priests_left(self, seat: int) -> int:
        """In the supply (LH-074)."""
        return self.box.priests - self.players[seat].pool - self.praying_of(seat)

    def foe_in(self, seat: int, region: int) -> bool:
        """Whether enemy Hoplites stand there."""
        hoplites = self.hoplites
        for other in range(self.seats):
            if hoplites[PLACES * other + region] and other != seat and self.rules.enemies(self, seat, other):
                return True
        return False

    def clockwise(self, start: int) -> list[int]:
        """All seats with a Hero, clockwise from this one."""
        seats = [seat % self.seats for seat in range(start, start + self.seats)]
        return [seat for seat in seats if self.players[seat].hero >= 0]
