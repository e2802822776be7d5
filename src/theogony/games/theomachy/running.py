"""A text begins, what it remembers, what an answer does to it, and its end. -- chapter 9 (TH-122, TH-252)"""

from typing import Final

from theogony.games.theomachy.content import ATTACK, DESIGN, DESIGNS, KINDS, LASTING, LOCATION, LOCATION_TOKEN, TYPE
from theogony.games.theomachy.demands import check_now, tokens_were_killed
from theogony.games.theomachy.piles import put_on_discards
from theogony.games.theomachy.requirements import recount_own
from theogony.games.theomachy.state import BATTLE, Table
from theogony.games.theomachy.texts import SETTLING, Resolve, texts
from theogony.games.theomachy.tokens import leave_cult
from theogony.games.theomachy.zones import CASTING, LASTING_EFFECTS, LOCATIONS
from theogony.kernel.effects.machine import Operation, place_of_text

# marks of a running text: bits, one per seat where seats are meant
STAKE_SPARED: Final = 0
HAND_SPARED: Final = 8
HAND_ASKED: Final = 16
TOKENS_KILLED: Final = 1 << 24  # in a Stake
EARTH_DISCARDED: Final = 1 << 25


def begin(s: Table, seat: int, source: int, card: int, target: int, choice: int) -> None:
    """Everything is named: costs, answers and the text follow."""
    settles = card >= 0 and TYPE[source] == LOCATION
    s.then(Resolve(texts(s).start[SETTLING if settles else source], source, card, seat, target, choice, 0, 0))


def _text_at(s: Table, place: int) -> Resolve:
    text = s.agenda[place]
    assert isinstance(text, Resolve)
    return text


def running(s: Table) -> Resolve:
    """The text that is being carried out."""
    return _text_at(s, place_of_text(s, len(s.agenda)))


def remember(s: Table, memo: int, marks: int) -> None:
    """The running text counts so much more and marks these bits."""
    place = place_of_text(s, len(s.agenda))
    s.agenda[place] = _text_at(s, place).remembering(memo, marks)


def spare_in_parent(s: Table, what: int, seat: int) -> Resolve:
    """The text that is answered by the running one no longer touches the seat's Stake or hand."""
    place = place_of_text(s, place_of_text(s, len(s.agenda)))
    parent = _text_at(s, place)
    s.agenda[place] = parent.remembering(0, 1 << what + seat)
    return parent


def cancel_parent(s: Table) -> None:
    """The card that is answered by the running one has no effect and is discarded (TH-136)."""
    own = place_of_text(s, len(s.agenda))
    place = place_of_text(s, own)
    parent = _text_at(s, place)
    del s.agenda[place:own]
    put_on_discards(s, CASTING, parent.seat, parent.card)
    s.tell("cancelled", "TH-136", seat=parent.seat, card=DESIGNS[parent.source])
    check_now(s, parent.seat)  # it was played all the same (TH-254)


class Finish(Operation[Table, Resolve]):
    """The end of every text: its card goes where it belongs."""

    def do(self, s: Table, text: Resolve) -> None:
        if text.marks & TOKENS_KILLED and s.phase == BATTLE:
            tokens_were_killed(s)
        if text.card >= 0:
            _put_away(s, text)
        check_now(s, text.seat)


def _put_away(s: Table, text: Resolve) -> None:
    seat, card = text.seat, text.card
    kind = TYPE[text.source]
    if kind == ATTACK:  # on the table already, until step 9 (TH-149)
        s.deeds[seat].notes = (*s.deeds[seat].notes[:-1], text.memo)
        return
    if kind == LOCATION:
        _settle(s, seat, card)
    elif LASTING[text.source]:  # TH-125
        s.cards.move(card, CASTING, LASTING_EFFECTS + seat)
    else:  # TH-124
        put_on_discards(s, CASTING, seat, card)


def _settle(s: Table, seat: int, card: int) -> None:
    """A Location comes into play with its token from the Cult, and works from now on (TH-127 to TH-130)."""
    kind = LOCATION_TOKEN[DESIGN[card]]
    s.paid_costs[3 * seat + kind] += 1
    leave_cult(s, seat, kind)  # from the Cult, never from the Stake
    s.cards.move(card, CASTING, LOCATIONS + seat)
    s.built |= 1 << seat
    recount_own(s, seat)
    s.tell("settled", "TH-127", seat=seat, card=DESIGNS[DESIGN[card]], token=KINDS[kind])
