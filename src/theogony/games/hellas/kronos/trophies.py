"""What Hunts and Quests bring against Kronos. -- LH-294 to LH-305, LH-316, LH-376, LH-396, LH-397"""

from typing import ClassVar, Final

from theogony.games.hellas.amendments import TROPHIES_ARE_TAKEN
from theogony.games.hellas.content import (
    ARTIFACT_MARK,
    BLESSINGS,
    KRONOS,
    LAND,
    MONSTERS,
    ORDER_MONSTER,
    ORDERS,
    PRIEST_MARK,
    QUEST_REGION,
    TARTARUS,
)
from theogony.games.hellas.kronos import ending
from theogony.games.hellas.kronos.attitude import lift
from theogony.games.hellas.moves import ACCEPT, KEEP_BLESSING, PASS, TROPHY, span
from theogony.games.hellas.offers import KeepBlessing, discard_blessings, draw_blessings, offer_blessings, receive
from theogony.games.hellas.pieces import gain_priests
from theogony.games.hellas.questions import YES_OR_NO, YesOrNo
from theogony.games.hellas.state import OFF_MAP, Hellas
from theogony.games.hellas.texts import TOKEN, moment, texts
from theogony.games.hellas.zones import FIRST_ORDER, ORDER_DISCARD, ORDER_GONE, ORDER_HAND
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step

WHEN_DRAWN: Final = moment("draw_blessing")


def slain(s: Hellas, seat: int, monster: int, in_hunt: bool) -> None:
    """Kronos is killed, and the Heroes have won (LH-167); or a Monster is: the Attitude of its Land rises, and in a
    Hunt a Blessing is drawn (LH-294, LH-297, LH-301). Marks give nothing (LH-300)."""
    if monster == KRONOS:
        ending.win(s, ending.HEROES_SIDE, "LH-167")
        return
    land = LAND[s.monster_at[monster]]  # where it stands when it dies (LH-396)
    s.tell("monster-slain", "LH-294", seat=seat, monster=MONSTERS[monster])
    s.monster_at[monster] = OFF_MAP
    s.wounds[monster] = s.evolved[monster] = 0
    _orders_of(s, monster)
    ending.monster_killed(s)
    if s.result is not None:
        return
    if in_hunt:
        s.then(DrawTrophy(seat) if s.amended(TROPHIES_ARE_TAKEN) else TrophyBlessing(seat))
    lift(s, seat, land, "LH-294")


def _orders_of(s: Hellas, monster: int) -> None:
    """While the gates of Tartarus are open the Monster can come back, and its evolutions are discarded; once they are
    closed it leaves the game with its Orders (LH-303 to LH-305)."""
    cards = s.cards
    attached = [card for card in cards.content[ORDER_GONE] if ORDER_MONSTER[card - FIRST_ORDER] == monster]
    if TARTARUS in s.quests:
        for card in attached:
            cards.move(card, ORDER_GONE, ORDER_DISCARD)
        return
    s.slain |= 1 << monster
    for card in [card for card in cards.content[ORDER_HAND] if ORDER_MONSTER[card - FIRST_ORDER] == monster]:
        cards.move(card, ORDER_HAND, ORDER_GONE)
        s.tell("order-gone", "LH-304", order=ORDERS[card - FIRST_ORDER])


def hunt_failed(s: Hellas, seat: int, monster: int, marks: int) -> None:
    """One trophy among the marks covered in this Hunt (LH-300): one must be chosen, and is taken (LH-397)."""
    if marks:
        s.then(MarkTrophy(seat, LAND[s.monster_at[monster]], marks))


@step
class MarkTrophy(Prompt[Hellas]):
    """Which mark: a Blessing for the Priest (LH-298), a step of the Attitude for the Artifact (LH-299)?"""

    land: int
    marks: int
    clause: ClassVar[str] = "LH-300"
    kinds: ClassVar[tuple[range, ...]] = (span("trophy"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if not self.marks >> move - TROPHY & 1:
            return no("LH-300", "no-such-trophy", remedy="choose-offered")
        return None

    def take(self, s: Hellas, move: int) -> None:
        taken = s.amended(TROPHIES_ARE_TAKEN)
        if move - TROPHY == PRIEST_MARK:
            s.then(DrawTrophy(self.seat) if taken else TrophyBlessing(self.seat))
            return
        assert move - TROPHY == ARTIFACT_MARK
        if taken:
            lift(s, self.seat, self.land, "LH-299")
        else:
            s.then(LiftLand(self.seat, self.land))


@step
class LiftLand(YesOrNo):
    """Does the Land's Glory Token go one space up? Asked at tables of older rules (LH-299, LH-397)."""

    land: int
    clause: ClassVar[str] = "LH-299"
    kinds: ClassVar[tuple[range, ...]] = YES_OR_NO

    def take(self, s: Hellas, move: int) -> None:
        if move == ACCEPT:
            lift(s, self.seat, self.land, "LH-299")


def blessings_drawn(s: Hellas, seat: int) -> int:
    """One; by the token of Cassandra two, of which she keeps one (LH-361, LH-376)."""
    script = texts(s).find(TOKEN + s.players[seat].hero, WHEN_DRAWN)
    return script.operation().amount if script is not None else 1


@step
class DrawTrophy(Step[Hellas]):
    """The hunter draws a Blessing (LH-297, LH-298); then he keeps it, or takes a Priest for it."""

    seat: int

    def run(self, s: Hellas) -> None:
        s.offered = draw_blessings(s, blessings_drawn(s, self.seat))
        if s.offered:
            s.tell("blessings-drawn", "LH-297", seat=self.seat, blessings=[BLESSINGS[b] for b in s.offered])
            s.then(KeepTrophy(self.seat))


class TrophyBlessing(YesOrNo):
    """Does the hunter draw a Blessing? Asked at tables of older rules (LH-297, LH-397)."""

    clause: ClassVar[str] = "LH-297"
    kinds: ClassVar[tuple[range, ...]] = YES_OR_NO

    def take(self, s: Hellas, move: int) -> None:
        if move != PASS:
            s.then(DrawTrophy(self.seat))


class KeepTrophy(KeepBlessing):
    """Which of two does Cassandra keep? Then it is received, or discarded for a Priest (LH-376)."""

    clause: ClassVar[str] = "LH-376"

    def take(self, s: Hellas, move: int) -> None:
        kept = move - KEEP_BLESSING
        discard_blessings(s, tuple([b for b in s.offered if b != kept]))
        s.offered = (kept,)
        s.then(BlessingOrPriest(self.seat))


class BlessingOrPriest(Prompt[Hellas]):
    """Is the Blessing received, or discarded for a Priest, if one is in the supply? (LH-297, LH-376)"""

    clause: ClassVar[str] = "LH-297"
    kinds: ClassVar[tuple[range, ...]] = (span("keep-blessing"), span("trophy"))

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if move < TROPHY:
            if move - KEEP_BLESSING in s.offered:
                return None
            return no("LH-297", "not-on-offer", remedy="choose-offered")
        if move != TROPHY + PRIEST_MARK:
            return no("LH-297", "no-such-trophy", remedy="choose-offered")
        if not s.priests_left(self.seat):
            return no("LH-376", "no-priest-left", remedy="keep-the-blessing")
        return None

    def take(self, s: Hellas, move: int) -> None:
        number = s.offered[0]
        s.offered = ()
        if move < TROPHY:
            receive(s, self.seat, number, "LH-297")
            return
        discard_blessings(s, (number,))
        s.tell("blessing-discarded", "LH-297", seat=self.seat, blessing=BLESSINGS[number])
        gain_priests(s, self.seat, 1, "LH-297")


def phocis_controlled(s: Hellas, seat: int) -> None:
    """The first Hero of the game to control Phocis draws a Blessing, never exchanged (LH-282, LH-286, LH-376)."""
    s.titan().phocis_drawn = 1
    offer_blessings(s, seat, blessings_drawn(s, seat), 1, "LH-282")


def quest_completed(s: Hellas, seat: int, quest: int) -> None:
    """Its power is lost with the card; the Attitude of its Land rises (LH-316)."""
    lift(s, seat, LAND[QUEST_REGION[quest]], "LH-316")
