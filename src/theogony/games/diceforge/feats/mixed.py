"""Feats that cost sun and moon shards. -- chapters 9, 10 and 11.3"""

from typing import ClassVar, Final

from theogony.games.diceforge.blessings import bless_with_chosen_faces
from theogony.games.diceforge.content import CHEAP_SLOTS, FEAT_SLOT, FEATS, FROM_FEAT, feat
from theogony.games.diceforge.feats.effect import Effect, nothing
from theogony.games.diceforge.feats.perform import TakeCard, card_refusal
from theogony.games.diceforge.forging import forged
from theogony.games.diceforge.moves import PERFORM, asks
from theogony.games.diceforge.reserves import Decision, gain_glory
from theogony.games.diceforge.state import Tournament
from theogony.kernel.refusal import Refusal, no


def typhon(s: Tournament, seat: int, colour: int) -> None:
    """1 glory for each face forged since the start of the game (DF-116)."""
    gain_glory(s, seat, s.box.typhon_glory * forged(s, seat), FROM_FEAT + feat("typhon"))


def first_titan(s: Tournament, seat: int, colour: int) -> None:
    """A feat that costs 1 sun or 1 moon is performed too, unless no such card is left (DF-177, DF-178)."""
    if any(s.stack[slot] for slot in CHEAP_SLOTS):
        s.then(ChooseFreeFeat(seat))


class ChooseFreeFeat(Decision):
    """Which one: it costs nothing, the pawn stays, and everything else is as usual (DF-177, DF-179)."""

    clause: ClassVar[str] = "DF-177"
    kinds: ClassVar[tuple[range, ...]] = asks("perform")

    def allows(self, s: Tournament, move: int) -> Refusal | None:
        if FEAT_SLOT[move - PERFORM] not in CHEAP_SLOTS:
            return no("DF-177", "costs-more-than-one", remedy="choose-cheap-feat", feat=FEATS[move - PERFORM])
        return card_refusal(s, move - PERFORM)

    def choices(self, s: Tournament) -> list[int]:
        return [PERFORM + s.slots[slot] for slot in CHEAP_SLOTS if s.stack[slot]]

    def chosen(self, s: Tournament, move: int) -> None:
        s.then(TakeCard(self.seat, move - PERFORM))


def goddess_card(s: Tournament, seat: int, colour: int) -> None:
    """One face of each die is chosen, and both are applied as a blessing (DF-180)."""
    bless_with_chosen_faces(s, seat)


MIXED_FEATS: Final[dict[str, Effect]] = {
    "hydra": nothing,  # DF-095
    "typhon": typhon,
    "first_titan": first_titan,
    "goddess_card": goddess_card,
}
