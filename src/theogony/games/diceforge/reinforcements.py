"""Step 2: reinforcement cards. -- DF-050, DF-051, and the cards with a gear"""

from collections.abc import Callable
from typing import ClassVar, Final

from theogony.games.diceforge.allegiance import move_to_rebellion
from theogony.games.diceforge.blessings import BLESSING, ChooseDie
from theogony.games.diceforge.content import (
    COMPANION,
    COMPANION_END,
    FEAT_SLOT,
    FEATS,
    FROM_FEAT,
    GOLD,
    SLOT_COUNT,
    STORED,
    feat,
)
from theogony.games.diceforge.faces import ApplyLit
from theogony.games.diceforge.forging import ChooseUpgrade, can_upgrade
from theogony.games.diceforge.moves import ADVANCE, DONE, MERCHANTS, USE, asks
from theogony.games.diceforge.payments import pay_gold, too_little_gold
from theogony.games.diceforge.reserves import ORACLE, ChooseGain, Decision, Receive, gain_glory, receive
from theogony.games.diceforge.state import RETIRED, Tournament
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import SeatStep

TREE_GOLD: Final = 8  # DF-153


def silver_hind(s: Tournament, seat: int, source: int) -> None:
    """A minor blessing (DF-089)."""
    s.then(ChooseDie(seat, 1, BLESSING))


def elder(s: Tournament, seat: int, source: int) -> None:
    """3 gold for 4 glory (DF-103)."""
    s.then(Receive(seat, s.box.elder_gain, source))
    pay_gold(s, seat, s.box.elder_price)


def owl(s: Tournament, seat: int, source: int) -> None:
    """1 gold, 1 sun or 1 moon (DF-101)."""
    s.then(ChooseGain(seat, s.box.owl_menu, 1, 0, source))


def guardian(s: Tournament, seat: int, source: int) -> None:
    """1 ancient shard or 1 loyalty (DF-262)."""
    s.then(ChooseGain(seat, s.box.guardian_menu, 1, 0, source))


def tree(s: Tournament, seat: int, source: int) -> None:
    """With 8 gold in the Inventory 2 glory and nothing else, otherwise 3 gold and 1 glory; each Tree looks for itself
    (DF-153). Gold on Scepters does not count (DF-136)."""
    rich = s.have[STORED * seat + GOLD] >= TREE_GOLD
    receive(s, seat, s.box.tree_then if rich else s.box.tree_otherwise, 0, source)


def light(s: Tournament, seat: int, source: int) -> None:
    """3 gold to apply any displayed face (DF-163)."""
    s.then(ApplyLit(seat, source))
    pay_gold(s, seat, s.box.light_price)


def oracle(s: Tournament, seat: int, source: int) -> None:
    """A minor blessing; if it gives ancient shards or loyalty, the others step towards Rebellion (DF-259)."""
    s.then(ChooseDie(seat, 1, BLESSING | ORACLE), ConsultOracle(seat))


class ConsultOracle(SeatStep[Tournament]):
    """Looked at once, after the blessing and a possible Cerberus; the others gain no shards (DF-259, DF-330)."""

    def run(self, s: Tournament) -> None:
        if s.fealty:
            s.fealty = 0
            for other in s.others(self.seat):
                move_to_rebellion(s, other, 1, "DF-259")


def merchants(s: Tournament, seat: int, source: int) -> None:
    """All of them are decided together: some for one upgrade, others for 2 glory each (DF-156, DF-161, DF-162)."""
    s.then(SendMerchants(seat))


class SendMerchants(Decision):
    """How many Merchants upgrade a face: it rises by as many levels at once (DF-161)."""

    clause: ClassVar[str] = "DF-161"
    kinds: ClassVar[tuple[range, ...]] = asks("merchants")

    def allows(self, s: Tournament, move: int) -> Refusal | None:
        cards = s.owned(self.seat, _MERCHANT)
        if move - MERCHANTS > cards:
            return no("DF-161", "too-few-merchants", remedy="choose-at-most", most=cards)
        if move != MERCHANTS and not can_upgrade(s, self.seat, move - MERCHANTS):
            return no("DF-160", "nothing-to-upgrade")
        return None

    def chosen(self, s: Tournament, move: int) -> None:
        levels = move - MERCHANTS
        if levels:
            s.then(ChooseUpgrade(self.seat, levels))
        glory = s.box.merchant_glory * (s.owned(self.seat, _MERCHANT) - levels)
        gain_glory(s, self.seat, glory, FROM_FEAT + _MERCHANT)


_MERCHANT: Final = feat("merchant")
_ELDER: Final = feat("elder")
_LIGHT: Final = feat("light")
REINFORCEMENTS: Final[dict[int, Callable[[Tournament, int, int], None]]] = {
    feat("silver_hind"): silver_hind,
    feat("oracle"): oracle,
    _ELDER: elder,
    feat("tree"): tree,
    _MERCHANT: merchants,
    feat("guardians_owl"): owl,
    feat("guardian"): guardian,
    _LIGHT: light,
}  # what a card with a gear does when a seat uses it; it is the source of what it gives
_COMPANION_SLOT: Final = FEAT_SLOT[COMPANION]


class Reinforce(Decision):
    """Each reinforcement card may be used once per turn, in any order (DF-050).

    The step comes before the action, so a card gained in this turn has to wait for the next one (DF-051).
    """

    clause: ClassVar[str] = "DF-050"
    kinds: ClassVar[tuple[range, ...]] = asks("use", "advance", "done")
    planned: ClassVar[bool] = True

    def allows(self, s: Tournament, move: int) -> Refusal | None:
        if move == DONE:
            return None
        return _use_refusal(s, self.seat, move - USE) if move < ADVANCE else _advance_refusal(s, self.seat, move)

    def choices(self, s: Tournament) -> list[int]:
        seat, slots = self.seat, s.slots
        found: list[int] = []
        for slot in range(SLOT_COUNT):
            if s.taken[SLOT_COUNT * seat + slot] and slots[slot] in REINFORCEMENTS:
                if _use_refusal(s, seat, slots[slot]) is None:
                    found.append(USE + slots[slot])
        for number in range(s.owned(seat, COMPANION)):
            if _advance_refusal(s, seat, ADVANCE + number) is None:
                found.append(ADVANCE + number)
        found.append(DONE)
        return found

    def tempting(self, s: Tournament) -> list[int]:
        return [USE + number for number in REINFORCEMENTS if s.owned(self.seat, number)]

    def chosen(self, s: Tournament, move: int) -> None:
        if move == DONE:
            return
        s.then(self)
        if move < ADVANCE:
            _use(s, self.seat, move - USE)
        else:
            _advance(s, self.seat, move - ADVANCE)


def _use_refusal(s: Tournament, seat: int, number: int) -> Refusal | None:
    """The card must be owned, have a gear, and be unused in this turn; its own price must be at hand."""
    cards = s.owned(seat, number)
    if number not in REINFORCEMENTS or not cards:
        return no("DF-050", "no-such-reinforcement", remedy="choose-owned-card", feat=FEATS[number])
    if s.used[FEAT_SLOT[number]].bit_count() >= cards:
        return no("DF-050", "used-already", remedy="choose-another-card", feat=FEATS[number])
    if number == _ELDER:
        return too_little_gold(s, seat, s.box.elder_price, "DF-103")
    return too_little_gold(s, seat, s.box.light_price, "DF-163") if number == _LIGHT else None


def _use(s: Tournament, seat: int, number: int) -> None:
    slot = FEAT_SLOT[number]
    s.used[slot] = (1 << s.owned(seat, number)) - 1 if number == _MERCHANT else s.used[slot] * 2 + 1
    s.tell("reinforced", "DF-050", seat=seat, feat=FEATS[number])
    REINFORCEMENTS[number](s, seat, FROM_FEAT + number)


def _advance_refusal(s: Tournament, seat: int, move: int) -> Refusal | None:
    """A Companion that is not cashed in yet, not at its last space, and not used in this turn (DF-137)."""
    number = move - ADVANCE
    if number >= s.owned(seat, COMPANION) or s.companion[4 * seat + number] == RETIRED:
        return no("DF-137", "no-such-companion", remedy="perform-companion", number=number + 1)
    if s.companion[4 * seat + number] == COMPANION_END:
        return no("DF-137", "companion-at-the-end", remedy="cash-companion")
    if s.used[_COMPANION_SLOT] >> number & 1:
        return no("DF-050", "used-already", remedy="choose-another-card", feat=FEATS[COMPANION])
    return None


def _advance(s: Tournament, seat: int, number: int) -> None:
    """The token of this Companion moves one space on (DF-137)."""
    s.used[_COMPANION_SLOT] |= 1 << number
    s.companion[4 * seat + number] += 1
    s.tell("companion-advanced", "DF-137", seat=seat, number=s.companion[4 * seat + number])
