"""Feats that cost moon shards. -- chapters 9, 10, 11.1 and 12.5"""

from functools import partial
from typing import ClassVar, Final

from theogony.games.diceforge.blessings import BLESSING, ChooseDie, roll
from theogony.games.diceforge.celestial import RollCelestial
from theogony.games.diceforge.content import (
    BOAR_FACES,
    FACES,
    FROM_FEAT,
    GLORY,
    GOLD,
    LOYALTY,
    MOON,
    NO_FACE,
    RESOURCES,
    SANCTUARY,
    STORED,
    SUN,
    feat,
    only,
)
from theogony.games.diceforge.faces import open_record, resolve
from theogony.games.diceforge.feats.effect import Effect, nothing
from theogony.games.diceforge.feats.shared import bless_twice, forge_from, impose
from theogony.games.diceforge.forging import BLESS_IT, offer_faces
from theogony.games.diceforge.labyrinth import MoveGolem
from theogony.games.diceforge.moves import PICK, SPEND, TAKE, asks
from theogony.games.diceforge.payments import pay_gold
from theogony.games.diceforge.reserves import REFUSE_SHARDS, Decision, Receive, gain_glory, lose_up_to, receive
from theogony.games.diceforge.smith import gold_of
from theogony.games.diceforge.state import BOARS, Tournament
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no


def chest(s: Tournament, seat: int, colour: int) -> None:
    """The limits rise: by 4 gold, 3 sun and 3 moon; chests add up (DF-028, DF-088)."""
    for resource in (GOLD, SUN, MOON):
        s.limit[3 * seat + resource] += s.box.chest_bonus[resource]


# -- Satyrs ------------------------------------------------------------------------------------------------------------


def satyrs(s: Tournament, seat: int, colour: int) -> None:
    """All others roll and display without applying; two of their dice are applied as a pair (DF-090, DF-091)."""
    open_record(s)
    for other in s.others(seat):
        roll(s, other)
    dice = [die for die in range(2 * s.seats) if die // 2 != seat]
    if len(dice) == 2:
        resolve(s, seat, s.shown(dice[0]), s.shown(dice[1]), 0)
    else:
        s.then(PickDice(seat, tuple(dice), NO_FACE))


@step
class PickDice(Decision):
    """One die after the other, two different ones, named by what they show (DF-090)."""

    others: tuple[int, ...]
    picked: int
    clause: ClassVar[str] = "DF-090"
    kinds: ClassVar[tuple[range, ...]] = asks("pick")
    unlisted: ClassVar[tuple[str, str]] = ("not-displayed-by-opponent", "choose-displayed")

    def choices(self, s: Tournament) -> list[int]:
        return sorted({PICK + s.shown(die) for die in self.others})

    def chosen(self, s: Tournament, move: int) -> None:
        face = move - PICK
        s.tell("copied", "DF-090", seat=self.seat, face=FACES[face])
        if self.picked != NO_FACE:
            resolve(s, self.seat, self.picked, face, 0)
            return
        die = next(die for die in self.others if s.shown(die) == face)
        s.then(PickDice(self.seat, tuple([other for other in self.others if other != die]), face))


def cerberus_token(s: Tournament, seat: int, colour: int) -> None:
    """A token that repeats a blessing (DF-108)."""
    s.cerberus[seat] += 1


def celestial_die(s: Tournament, seat: int, colour: int) -> None:
    """One roll of the Celestial die (DF-139)."""
    s.then(RollCelestial(seat))


def mists(s: Tournament, seat: int, colour: int) -> None:
    """Whoever has least gold in the Inventory loses 5 glory to the player of the card (DF-140 to DF-143).

    Nothing happens if that player alone has the least. Scepter gold is not counted (DF-136).
    """
    gold = [s.have[STORED * other + GOLD] for other in range(s.seats)]
    poorest = [other for other in range(s.seats) if gold[other] == min(gold)]
    if poorest == [seat]:
        return
    source = FROM_FEAT + feat("mists")
    lost = 0
    for other in poorest:
        lost += lose_up_to(s, other, GLORY, s.box.mists_loss, source)
    gain_glory(s, seat, lost, source)


# -- Right Hand --------------------------------------------------------------------------------------------------------


def right_hand(s: Tournament, seat: int, colour: int) -> None:
    """Any amount of gold is turned into glory (DF-144)."""
    s.then(SpendGold(seat))


class SpendGold(Decision):
    """How much gold, from the Inventory and all Scepters; 1 glory for each (DF-136, DF-144)."""

    clause: ClassVar[str] = "DF-144"
    kinds: ClassVar[tuple[range, ...]] = asks("spend")

    def allows(self, s: Tournament, move: int) -> Refusal | None:
        gold = gold_of(s, self.seat)
        if move - SPEND > gold:
            return no("DF-144", "too-little-gold", remedy="choose-at-most", price=move - SPEND, gold=gold, most=gold)
        return None

    def choices(self, s: Tournament) -> list[int]:
        return [SPEND + gold for gold in range(gold_of(s, self.seat) + 1)]

    def chosen(self, s: Tournament, move: int) -> None:
        gold = move - SPEND
        if gold:
            s.then(Receive(self.seat, (0, 0, 0, gold, 0, 0), FROM_FEAT + feat("right_hand")))
            pay_gold(s, self.seat, gold)


# -- Wind --------------------------------------------------------------------------------------------------------------


def wind(s: Tournament, seat: int, colour: int) -> None:
    """All roll and display, nobody applies; one type of what is shown is gained, if anything is (DF-145, DF-325)."""
    open_record(s)
    for other in s.in_turn_order():
        roll(s, other)
    if any(blown(s, resource) for resource in range(LOYALTY + 1)):
        s.then(NameResource(seat))


def blown(s: Tournament, resource: int) -> int:
    """How much of a resource all dice show together (DF-146, DF-147, DF-148)."""
    return sum(s.box.displayed[s.shown(die)][resource] for die in range(2 * s.seats))


class NameResource(Decision):
    """One type among those displayed; all of it is gained (DF-145)."""

    clause: ClassVar[str] = "DF-145"
    kinds: ClassVar[tuple[range, ...]] = asks("take")

    def allows(self, s: Tournament, move: int) -> Refusal | None:
        if not blown(s, move - TAKE):
            return no("DF-145", "not-shown", remedy="choose-shown", resource=RESOURCES[move - TAKE])
        return None

    def chosen(self, s: Tournament, move: int) -> None:
        resource = move - TAKE
        receive(s, self.seat, only(resource, blown(s, resource)), 0, FROM_FEAT + feat("wind"))


def ancestor(s: Tournament, seat: int, colour: int) -> None:
    """The cheapest Sanctuary face with glory that is left is forged, and its die blessed (DF-149, DF-150, DF-307).

    If there is none, a die of the player's choice is blessed (DF-151).
    """
    glorious = [face for face in SANCTUARY if s.box.shows_glory[face] and s.left[face]]
    if glorious:
        cheapest = min(s.box.face_cost[face] for face in glorious)
        offer_faces(s, seat, [face for face in glorious if s.box.face_cost[face] == cheapest], BLESS_IT)
    else:
        s.then(ChooseDie(seat, 1, BLESSING))


def eternal_night(s: Tournament, seat: int, colour: int) -> None:
    """Every other player loses a moon and a sun, if he has them; all that was lost is gained (DF-152)."""
    source = FROM_FEAT + feat("eternal_night")
    sun = moon = 0
    for other in s.others(seat):
        sun += lose_up_to(s, other, SUN, s.box.night_loss[SUN], source)
        moon += lose_up_to(s, other, MOON, s.box.night_loss[MOON], source)
    if sun or moon:
        receive(s, seat, (0, sun, moon, 0, 0, 0), 0, source)


def great_golem(s: Tournament, seat: int, colour: int) -> None:
    """Two spaces forward (DF-212)."""
    s.then(MoveGolem(seat, 2, 0))


MOON_FEATS: Final[dict[str, Effect]] = {
    "blacksmiths_hammer": nothing,  # works by being owned: smith.py
    "twins": nothing,  # blessings.py
    "blacksmiths_scepter": nothing,  # smith.py, payments.py
    "blacksmiths_chest": chest,
    "companion": nothing,  # its token starts on 0: reserves.py, reinforcements.py
    "silver_hind": nothing,  # reinforcements.py
    "great_bear": nothing,  # ousting.py
    "moon_golem": partial(forge_from, "f_golem_moon"),  # DF-211
    "satyrs": satyrs,
    "tenacious_boar": partial(impose, BOARS, BOAR_FACES),
    "celestial_die_card": celestial_die,
    "wind": wind,
    "ferryman": nothing,  # DF-092
    "cerberus": cerberus_token,
    "mists": mists,
    "ancestor": ancestor,
    "helmet_of_invisibility": partial(forge_from, "g_times_3"),  # DF-093
    "great_golem": great_golem,
    "cancer": partial(bless_twice, 0),
    "sentinel": partial(bless_twice, REFUSE_SHARDS),
    "right_hand": right_hand,
    "eternal_night": eternal_night,
}
