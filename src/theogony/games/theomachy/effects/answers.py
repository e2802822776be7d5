"""The pause in which others may react, and what their reactions cancel. -- TH-135, TH-136, TH-256"""

from theogony.games.theomachy.content import ATTACK, CARD_PLAYED, EFFECT, LOCATION, SOURCES, STAKE_HIT, TYPE
from theogony.games.theomachy.effects.tokens import Strike
from theogony.games.theomachy.reactions import ask_for_reactions
from theogony.games.theomachy.running import HAND_SPARED, STAKE_SPARED, cancel_parent, spare_in_parent
from theogony.games.theomachy.state import BETTING, Table
from theogony.games.theomachy.texts import Resolve, Stop, texts
from theogony.games.theomachy.vocabulary import CANCELS, STAKE_LOSS, TRIGGERING_CARD
from theogony.kernel.effects.machine import Operation, Written


class MayBeAnswered(Operation[Table, Resolve]):
    """Others may react before the text is carried out; a reaction is an Effect too and can be answered (TH-135)."""

    def read(self, given: Written) -> None:
        self.stops = True

    def due(self, s: Table, text: Resolve) -> bool:
        return text.card >= 0

    def do(self, s: Table, text: Resolve) -> None:
        kind = TYPE[text.source]
        if kind in (EFFECT, LOCATION) and s.phase == BETTING:
            others = s.players_in_hand() & ~(1 << text.seat)
            ask_for_reactions(s, CARD_PLAYED, text.seat, others, text.source)
        elif kind == ATTACK:
            hit = _hit(s, text)
            if hit:
                ask_for_reactions(s, STAKE_HIT, text.seat, hit, text.source)


def _hit(s: Table, text: Resolve) -> int:
    """Whose Stakes the Attack is about to touch."""
    hit = 0
    for op in texts(s).operations[text.source]:
        if isinstance(op, Strike):
            hit |= op.struck(s, text)
    return hit


class Cancel(Stop):
    """What is answered loses its effect: wholly, or for the reacting player's Stake or hand."""

    def read(self, given: Written) -> None:
        self.what = given.word("what", CANCELS)

    def do(self, s: Table, text: Resolve) -> None:
        if self.what == TRIGGERING_CARD:
            cancel_parent(s)
            return
        parent = spare_in_parent(s, STAKE_SPARED if self.what == STAKE_LOSS else HAND_SPARED, text.seat)
        s.tell("averted", "TH-241", seat=text.seat, source=SOURCES[parent.source])
