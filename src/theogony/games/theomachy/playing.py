"""Playing Power and Action cards from the hand. -- chapters 8 and 9"""

from typing import Final

from theogony.games.theomachy.amendments import PREREQUISITES_ALONE
from theogony.games.theomachy.content import (
    AS_REACTION,
    ATTACK,
    BOTH,
    DESIGN,
    DESIGNS,
    ESSENCE,
    IN_BATTLE,
    IN_BETTING,
    IN_CLOSURE,
    KINDS,
    LOCATION,
    LOCATION_TOKEN,
    ORDER,
    PLAYED_AT,
    POWER,
    TYPE,
    WHEN,
)
from theogony.games.theomachy.demands import check_now
from theogony.games.theomachy.moves import PLAY
from theogony.games.theomachy.naming import name_and_begin
from theogony.games.theomachy.piles import card_in
from theogony.games.theomachy.requirements import count_power, met, met_with_powers, unmet
from theogony.games.theomachy.running import begin
from theogony.games.theomachy.state import NOBODY, NOTHING, Table
from theogony.games.theomachy.targets import playable
from theogony.games.theomachy.texts import texts
from theogony.games.theomachy.zones import ATTACKS, CASTING, HAND, PLAYED_POWERS
from theogony.kernel.plan import among
from theogony.kernel.refusal import Refusal, no

_WRONG_TIME: Final = {
    IN_BETTING: no("TH-126", "only-in-betting", remedy="play-another"),
    IN_BATTLE: no("TH-066", "only-in-battle", remedy="wait-for-battle"),
    AS_REACTION: no("TH-133", "only-as-reaction", remedy="wait-for-event"),
    IN_CLOSURE: no("TH-126", "only-in-closure", remedy="wait-for-closure"),
}
_BATTLE_OVER: Final = no("TH-066", "battle-over", remedy="next-hand")
_WRONG_TIME_FOR_LOCATION: Final = no("TH-127", "only-in-betting", remedy="play-another")
_NOT_HELD: Final = no("TH-110", "not-in-hand", remedy="play-another")
_SPENT: Final = no("TH-250", "played-before", remedy="play-another")
_NOTHING: Final = no("TH-122", "nothing-happens", remedy="play-another")


def check_play(s: Table, seat: int, design: int, time: int) -> Refusal | None:
    """Why the seat may not play a card of this design at this time, or None if it may."""
    card = card_in(s.hand(seat), design, s.spent)
    if card < 0:
        return _NOT_HELD
    if card in s.spent:  # one copy once in a Hand
        return _SPENT
    if TYPE[design] == POWER:  # at any time in the own turn, and free (TH-110, TH-111)
        return None
    if WHEN[design] != time:
        if TYPE[design] == LOCATION:
            return _WRONG_TIME_FOR_LOCATION
        return _BATTLE_OVER if WHEN[design] == IN_BATTLE and time == IN_CLOSURE else _WRONG_TIME[WHEN[design]]
    return unmet(s, seat, design) or _check_text(s, seat, design)


def plays(s: Table, seat: int, time: int) -> list[int]:
    """The moves that ``check_play`` allows with the cards in hand, ascending, found without making Refusals."""
    found: list[int] = []
    now = PLAYED_AT[time]
    spent = s.spent
    for card in s.hand(seat):
        if not now[card] or (spent and among(spent, card)):
            continue
        design = DESIGN[card]
        if found and among(found, PLAY + design):
            continue
        if TYPE[design] == POWER or (met(s, seat, design) and _check_text(s, seat, design) is None):
            found.append(PLAY + design)
    if s.boxes == BOTH:  # the cards of one box lie in the order of their designs
        found.sort()
    return found


def _check_text(s: Table, seat: int, design: int) -> Refusal | None:
    """Whether a card whose requirement is met can be paid for; without amendment 1 it must do something, too."""
    if TYPE[design] == LOCATION:
        return check_token(s, seat, design)
    refusal = check_costs(s, seat, design, 1)
    if refusal is None and not s.amended(PREREQUISITES_ALONE) and not playable(s, seat, design):
        return _NOTHING
    return refusal


def check_token(s: Table, seat: int, design: int) -> Refusal | None:
    """A Location needs a token of its kind from the Cult, never from the Stake (TH-128, TH-129)."""
    kind = LOCATION_TOKEN[design]
    return None if s.cult[3 * seat + kind] else no("TH-128", "no-token", remedy="play-another", token=KINDS[kind])


def check_costs(s: Table, seat: int, source: int, cards: int) -> Refusal | None:
    """Whether the costs of a text can be paid from Cult and hand (TH-121); ``cards`` of the hand are in use."""
    for op in texts(s).costs[source]:
        refusal = op.unpaid(s, seat, cards)
        if refusal is not None:
            return refusal
    return None


def play(s: Table, seat: int, design: int) -> None:
    """A card leaves the hand for the table."""
    card = card_in(s.hand(seat), design, s.spent)
    kind = TYPE[design]
    table = PLAYED_POWERS + seat if kind == POWER else ATTACKS + seat if kind == ATTACK else CASTING
    s.cards.move(card, HAND + seat, table)
    s.frontier += 1  # a card that was hidden is seen: nobody takes it back
    s.spent.append(card)
    _count(s, seat, design)
    if s.events is not None:
        s.tell("played", "TH-110" if kind == POWER else "TH-252", seat=seat, card=DESIGNS[design])
    if kind == POWER:
        count_power(s, seat, design)
        check_now(s, seat)
        return
    if kind == ATTACK:
        s.deeds[seat].notes = (*s.deeds[seat].notes, 0)
        name_and_begin(s, seat, design, card)
        return
    if kind == LOCATION:  # its text works later
        begin(s, seat, design, card, NOBODY, NOTHING)
    else:
        name_and_begin(s, seat, design, card)


def _count(s: Table, seat: int, design: int) -> None:
    """What Demands ask about; a card counts as played even if it is cancelled (TH-254)."""
    s.deeds[seat].played += 1
    s.played_essence[4 * seat + ESSENCE[design]] += 1
    if TYPE[design] != POWER and s.box.need_orbs[design][ORDER]:
        s.deeds[seat].order_cards += 1


def power_leads_to(s: Table, seat: int, designs: list[int]) -> bool:
    """Whether the Power cards in hand make one of these cards playable: only then are they shown for it (TH-111)."""
    return any(
        among(designs, DESIGN[card]) and not among(s.spent, card) and met_with_powers(s, seat, DESIGN[card])
        for card in s.hand(seat)
    )
