"""Feats that cost sun shards. -- chapters 9, 10, 11.2 and 12.5"""

from functools import partial
from typing import ClassVar, Final

from theogony.games.diceforge.amendments import TWINS_OF_THE_LEFT_HAND, WOOD_NYMPH_ORDERS
from theogony.games.diceforge.blessings import BLESSING, BOTH_DICE, ResolveRoll, offer_twins, roll
from theogony.games.diceforge.content import (
    FACES,
    FEAT_SLOT,
    FEATS,
    FROM_FEAT,
    GARDENS,
    GOLD,
    POOL_FEAT,
    POOL_OF,
    SANCTUARY,
    SLOT_COUNT,
    STORED,
    feat,
)
from theogony.games.diceforge.faces import Resolve, open_record
from theogony.games.diceforge.feats.effect import Effect, nothing
from theogony.games.diceforge.feats.shared import bless_one_die, forge_from
from theogony.games.diceforge.forging import BuyFace, MustBuyFace, TakeFace, faces_left
from theogony.games.diceforge.labyrinth import MoveGolem
from theogony.games.diceforge.moves import FORGE
from theogony.games.diceforge.ousting import growl, send_home
from theogony.games.diceforge.reserves import LOSS, REFUSE_GOLD, gain_glory, receive
from theogony.games.diceforge.state import HOME, SIDES, Tournament
from theogony.kernel.refusal import Refusal, no


def wild_spirits(s: Tournament, seat: int, colour: int) -> None:
    """3 gold and 3 moon (DF-102)."""
    receive(s, seat, s.box.spirits_gain, 0, FROM_FEAT + feat("wild_spirits"))


def wood_nymph(s: Tournament, seat: int, colour: int) -> None:
    """4 gold, then a face is bought if that can be done (DF-154, DF-155)."""
    s.then(MustBuyFace(seat, 0) if s.amended(WOOD_NYMPH_ORDERS) else BuyFace(seat, 0))
    receive(s, seat, s.box.nymph_gain, 0, FROM_FEAT + feat("wood_nymph"))


def minotaur(s: Tournament, seat: int, colour: int) -> None:
    """All others roll, and when all have rolled they lose what they would gain, in turn order (DF-099, DF-100)."""
    open_record(s)
    others = s.others(seat)
    for other in others:
        roll(s, other)
    s.then(*[ResolveRoll(other, BOTH_DICE, LOSS) for other in others])


def triton_token(s: Tournament, seat: int, colour: int) -> None:
    """A token for 2 sun, 2 moon or 6 gold at any time of the own turn (DF-114)."""
    s.triton[seat] += 1


def goldsmith(s: Tournament, seat: int, colour: int) -> None:
    """2 glory for each different feat performed so far, this one included (DF-165, DF-166)."""
    taken = s.taken[SLOT_COUNT * seat : SLOT_COUNT * (seat + 1)]
    feats = sum(1 for cards in taken if cards)
    gain_glory(s, seat, s.box.goldsmith_glory * feats, FROM_FEAT + feat("goldsmith"))


def omniscient(s: Tournament, seat: int, colour: int) -> None:
    """2 glory for each face of the own dice that shows glory (DF-167, DF-168)."""
    faces = s.dice[2 * SIDES * seat : 2 * SIDES * (seat + 1)]
    glorious = sum(s.box.shows_glory[face] for face in faces)
    gain_glory(s, seat, s.box.omniscient_glory * glorious, FROM_FEAT + feat("omniscient"))


def abyssal_trident(s: Tournament, seat: int, colour: int) -> None:
    """All gold of the Inventory, even none, for a face of the Temple that no set of this game gives (DF-169 to DF-171).

    Scepter gold stays (DF-136), and the gold is spent even if there is nothing to take.
    """
    gold = s.have[STORED * seat + GOLD]
    s.have[STORED * seat + GOLD] = 0
    if gold and s.events is not None:
        s.tell("gold-paid", "DF-169", seat=seat, gold=gold)
    left = faces_left(s, SANCTUARY + [face for face in GARDENS if not _given_by_a_feat(s, face)])
    if left:
        s.then(TakeFromTemple(seat, left, 0))


class TakeFromTemple(TakeFace):
    """A face of the Sanctuary, or of the Gardens where no set of this game gives it (DF-169, DF-170)."""

    clause: ClassVar[str] = "DF-169"

    def allows(self, s: Tournament, move: int) -> Refusal | None:
        face = move - FORGE
        if face in self.faces:
            return None
        if face in GARDENS and _given_by_a_feat(s, face):
            feat = FEATS[POOL_FEAT[POOL_OF[face]]]
            return no("DF-170", "given-by-a-feat", remedy="choose-offered-face", face=FACES[face], feat=feat)
        if face not in SANCTUARY + GARDENS:
            clause = "DF-170" if POOL_OF[face] >= 0 else "DF-169"  # of the Forest, or of no supply at all
            return no(clause, "not-in-temple", remedy="choose-offered-face", face=FACES[face])
        return no("DF-117", "none-left", remedy="choose-offered-face", face=FACES[face])


def _given_by_a_feat(s: Tournament, face: int) -> bool:
    """Whether the feat that gives faces of this pool is in the game (DF-170)."""
    number = POOL_FEAT[POOL_OF[face]]
    return s.slots[FEAT_SLOT[number]] == number


def eternal_fire(s: Tournament, seat: int, colour: int) -> None:
    """When this feat is over the turn ends, and a new one begins for the same player (DF-172, DF-173)."""
    s.fire = 1


def left_hand(s: Tournament, seat: int, colour: int) -> None:
    """All pawns on islands are ousted, the own one too; their owners roll, but the player of the card applies each
    result as if it were his own blessing, in turn order from himself (DF-174, DF-175).

    The own dice are the own dice: zones, Cerberus and Twins work for them alone (DF-109, DF-129, DF-248).
    """
    ousted = [other for other in [seat, *s.others(seat)] if s.pawn[other] != HOME]
    others = [other for other in ousted if other != seat]
    for other in ousted:
        send_home(s, other, seat)
    if others:
        growl(s, seat)  # once, whatever the number (DF-176)
        for other in others:
            growl(s, other)
    open_record(s)
    for other in ousted:
        roll(s, other)
    for other in reversed(ousted):
        if other == seat:
            s.then(ResolveRoll(seat, BOTH_DICE, BLESSING))
        else:
            s.then(Resolve(seat, s.record[2 * other], s.record[2 * other + 1], 0))
    if seat in ousted and s.amended(TWINS_OF_THE_LEFT_HAND):
        offer_twins(s, seat, BOTH_DICE)


def time_golem(s: Tournament, seat: int, colour: int) -> None:
    """Two spaces backward (DF-214)."""
    s.then(MoveGolem(seat, 2, 1))


SUN_FEATS: Final[dict[str, Effect]] = {
    "elder": nothing,  # reinforcements.py, as Tree, Merchant, Owl and Light
    "tree": nothing,
    "merchant": nothing,
    "wild_spirits": wild_spirits,
    "wood_nymph": wood_nymph,
    "guardians_owl": nothing,
    "celestial_ship": partial(forge_from, "g_ship"),  # DF-112
    "sun_golem": partial(forge_from, "f_golem_sun"),  # DF-213
    "minotaur": minotaur,
    "guardians_shield": partial(forge_from, "g_shield"),  # DF-113
    "light": nothing,
    "time_golem": time_golem,
    "gorgon": nothing,  # DF-098
    "triton": triton_token,
    "goldsmith": goldsmith,
    "omniscient": omniscient,
    "mirror_of_the_abyss": partial(forge_from, "g_mirror"),  # DF-097
    "abyssal_trident": abyssal_trident,
    "sphinx": partial(bless_one_die, 0),
    "cyclops": partial(bless_one_die, REFUSE_GOLD),
    "eternal_fire": eternal_fire,
    "left_hand": left_hand,
}
