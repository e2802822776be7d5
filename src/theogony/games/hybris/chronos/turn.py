"""Turns in the order of the Concepts; the turn of Chronos. -- HY-090 to HY-092, HY-095, HY-135, chapter 16 (HY-336 to
HY-346)"""

from typing import ClassVar, Final

from theogony.games.hybris.activation import going_refusal
from theogony.games.hybris.amendments import STEP_ZERO_FIRST, UNPAID_STAYS
from theogony.games.hybris.box import TRACK
from theogony.games.hybris.chronos import avatars
from theogony.games.hybris.chronos.avatars import WaitingAvatars
from theogony.games.hybris.chronos.chains import decider, gain_of_concept
from theogony.games.hybris.chronos.phases import Obliterate, face_up
from theogony.games.hybris.content import (
    AEGIS,
    AVATAR_OF,
    AVATARS,
    CHAINED,
    CHARACTERS,
    CONCEPT_CARDS,
    CONCEPTS,
    FOLLOWER,
    HERO,
    PRAYER,
    TYPE,
)
from theogony.games.hybris.effects.general import Gain
from theogony.games.hybris.moves import ACCEPT, AVATAR, MAIN, PASS, span
from theogony.games.hybris.state import NOBODY, NOTHING, RESERVE, Hybris
from theogony.games.hybris.texts import MAIN as MAIN_TEXT, NAMED, Script, run_text, texts
from theogony.games.hybris.turn import TakeTurn
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step

# what the tracks ask for
GOODS_ASKED: Final[dict[int, int]] = {
    TRACK.index("follower"): FOLLOWER,
    TRACK.index("aegis"): AEGIS,
    TRACK.index("prayer"): PRAYER,
}
TEMPLES: Final = TRACK.index("temple")
TECHNOLOGIES: Final = TRACK.index("tech")
STANDING: Final = TRACK.index("character")
DEPLOYED: Final = TRACK.index("deployed")
UPGRADES: Final = TRACK.index("upgrade")
ABOVE_CHRONOS: Final = TRACK.index("each_vp_above_chronos")

# -- whose turn it is -------------------------------------------------------------------------------------------------


def by_concept(s: Hybris) -> list[int]:
    """The seats in the order of the Concepts with their Focus tokens (HY-090); who has taken his back comes last."""
    order = [seat for seat in s.titan().focus if seat != NOBODY]
    return order + [seat for seat in s.in_greatness_order() if seat not in order]


@step
class ConceptTurn(Step[Hybris]):
    """The turn at a Concept: of the player whose token is there, or of Chronos (HY-090, HY-091). Who has passed is
    skipped (HY-092); when all have, the phase ends at once."""

    concept: int

    def run(self, s: Hybris) -> None:
        titan = s.titan()
        titan.concept = NOTHING
        if all(player.passed for player in s.players):
            return
        titan.concept = self.concept
        s.then(ConceptTurn((self.concept + 1) % len(CONCEPTS)))
        seat = titan.focus[self.concept]
        if seat == NOBODY:
            s.then(ChronosTurn(self.concept))
        elif not s.players[seat].passed:
            s.turn = seat
            s.then(TakeTurn(seat), TurnOver())


class TurnOver(Step[Hybris]):
    """A player's turn is over: Combats with Avatars that have waited for that, before amendment 5 (HY-370)."""

    def run(self, s: Hybris) -> None:
        s.turn = NOBODY
        s.then(WaitingAvatars())


# -- the main effect of a Concept card --------------------------------------------------------------------------------


def script_of(s: Hybris, card: int) -> Script:
    return texts(s).of[MAIN_TEXT + card][0]


def payable(s: Hybris, card: int, seat: int) -> bool:
    """Whether the seat can pay what the card asks for (HY-345)."""
    return all(op.can(s, seat) for op in script_of(s, card).price)


def resolve_main(s: Hybris, place: int, seat: int) -> None:
    """The main effect, its price first, what it says of Olympians by name, if they are in play, and the card is
    Obliterated (HY-095, HY-337)."""
    card = face_up(s, place)
    s.tell("main-effect", "HY-095", concept_card=CONCEPT_CARDS[card])
    s.then(Obliterate(place))
    for script in texts(s).of[NAMED + card][::-1]:
        for other, player in enumerate(s.players):
            if player.olympian == script.olympian:
                run_text(s, script, other)
    run_text(s, script_of(s, card), seat)


def focus_of(s: Hybris, seat: int) -> int:
    """The Concept with the token of the seat (HY-409)."""
    return s.titan().focus.index(seat)


def card_at_focus(s: Hybris, seat: int) -> tuple[int, int]:
    """The place and the face-up card of the seat's own Chained Concept; NOTHING where there is none."""
    concept = focus_of(s, seat)
    if concept not in CHAINED:
        return NOTHING, NOTHING
    place = CHAINED.index(concept)
    return place, face_up(s, place)


def before_paying(s: Hybris, seat: int, character: int) -> None:
    """Step 0: with the type of the character on its bar the main effect is mandatory, with another bar it is ignored,
    without a bar it may be resolved (HY-095)."""
    place, card = card_at_focus(s, seat)
    if card == NOTHING:
        return
    bar = s.box.bar[card]
    if bar >> TYPE[character] & 1:
        resolve_main(s, place, seat)
    elif not bar:
        s.then(ResolveConcept(seat, place))


def may_resolve(s: Hybris, seat: int, character: int) -> bool:
    """Whether a main effect is resolved at step 0, or may be, if the seat activates this character (HY-436)."""
    _, card = card_at_focus(s, seat)
    if card == NOTHING:
        return False
    bar = s.box.bar[card]
    return bar >> TYPE[character] & 1 == 1 if bar else payable(s, card, seat)


def aegis_before_paying(s: Hybris, seat: int, character: int) -> int:
    """The Aegis that a mandatory main effect, or what it says of the own Olympian, will give the seat (HY-436)."""
    _, card = card_at_focus(s, seat)
    if card == NOTHING or not s.box.bar[card] >> TYPE[character] & 1:
        return 0
    named = [script for script in texts(s).of[NAMED + card] if script.olympian == s.players[seat].olympian]
    given = [op for script in (script_of(s, card), *named) for op in script.operations]
    return sum([op.n for op in given if isinstance(op, Gain) and op.what == AEGIS])


@step
class PassAtConcept(Step[Hybris]):
    """Who passes resolves the card of his Concept, whatever its bar; if he cannot pay for it, it stays (HY-135,
    HY-345)."""

    seat: int

    def run(self, s: Hybris) -> None:
        place, card = card_at_focus(s, self.seat)
        if card == NOTHING:
            return
        if payable(s, card, self.seat):
            resolve_main(s, place, self.seat)
        elif s.amended(UNPAID_STAYS):
            s.tell("main-effect-unpaid", "HY-345", seat=self.seat, concept_card=CONCEPT_CARDS[card])
        else:
            s.then(Obliterate(place))


@step
class ResolveConcept(Prompt[Hybris]):
    """Does the seat pay for the main effect of the card at its Focus? (HY-095, HY-345) It must, where the character it
    activates could not be paid for or act otherwise (HY-436)."""

    deck: int  # of a Chained Concept
    clause: ClassVar[str] = "HY-345"
    kinds: ClassVar[tuple[range, ...]] = (span("pass"), span("accept"))
    passing: ClassVar[int] = PASS

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if not payable(s, face_up(s, self.deck), self.seat):
            return no("HY-345", "cannot-pay", remedy="go-on") if move == ACCEPT else None
        if move == PASS and s.amended(STEP_ZERO_FIRST):
            character = s.activation().character
            if going_refusal(s, self.seat, character) is not None:
                return no("HY-436", "chosen-for-concept", remedy="pay-for-concept", character=CHARACTERS[character])
        return None

    def hides(self, s: Hybris) -> bool:
        """Whether it may be left depends on where a token leads."""
        return s.amended(STEP_ZERO_FIRST) and payable(s, face_up(s, self.deck), self.seat)

    def take(self, s: Hybris, move: int) -> None:
        if move == ACCEPT:
            resolve_main(s, self.deck, self.seat)


# -- the turn of Chronos -- HY-338 to HY-343 --------------------------------------------------------------------------


@step
class ChronosTurn(Step[Hybris]):
    """At an Upgrade Concept, without a face-up card, or with all conditions fulfilled nothing happens (HY-338,
    HY-341)."""

    concept: int

    def run(self, s: Hybris) -> None:
        if self.concept not in CHAINED:
            return
        place = CHAINED.index(self.concept)
        if face_up(s, place) == NOTHING:
            return
        if fulfilled(s, self.concept):
            s.tell("conditions-fulfilled", "HY-341", concept=CONCEPTS[self.concept])
            tell_conditions(s, self.concept)
        else:
            s.tell("conditions-not-fulfilled", "HY-342", concept=CONCEPTS[self.concept])
            tell_conditions(s, self.concept)
            s.then(ChooseEvil(decider(s), self.concept, 0))


class Condition:
    """A line of a Chain track: what is asked for, how much of it, whether its Chain is broken, whether it counts."""

    __slots__ = ("broken", "counts", "need", "what")

    def __init__(self, what: int, need: int, broken: bool, counts: bool) -> None:
        self.what = what
        self.need = need
        self.broken = broken
        self.counts = counts


def conditions(s: Hybris, concept: int) -> list[Condition]:
    """The track of a Chained Concept, under its Chains too. A "+" adds to what was asked before of the same kind
    (HY-339); those with broken Chains count (HY-317), on Temnein only the last of them (HY-340)."""
    broken = s.box.chains - s.titan().chains[CHAINED.index(concept)]
    first = broken - 1 if s.box.only_last[concept] else 0
    asked: dict[int, int] = {}
    found: list[Condition] = []
    for place, (what, number, per_player, plus) in enumerate(s.box.track[concept]):
        need = number * s.seats if per_player else number
        asked[what] = asked.get(what, 0) + need if plus else need
        found.append(Condition(what, asked[what], place < broken, first <= place < broken))
    return found


def wanted(s: Hybris, concept: int) -> dict[int, int]:
    """What counts now, the last number of each kind (HY-339)."""
    return {one.what: one.need for one in conditions(s, concept) if one.counts}


def fulfilled(s: Hybris, concept: int) -> bool:
    """Whether the players together have all that is asked for (HY-339)."""
    return all(together(s, what) >= number for what, number in wanted(s, concept).items())


def tell_conditions(s: Hybris, concept: int) -> None:
    """Why Chronos acts, or does not: what was asked for and what the players have."""
    for what, number in wanted(s, concept).items():
        if what == ABOVE_CHRONOS:
            s.tell("all-above-chronos", "HY-339", number=together(s, what))
        else:
            s.tell("condition", "HY-339", asked=TRACK[what], number=together(s, what), needed=number)


def together(s: Hybris, what: int) -> int:
    """How much the players have together of what a Chain track asks for."""
    if what == ABOVE_CHRONOS:
        return int(all(lacking(s, seat) == 0 for seat in range(s.seats)))
    return sum([_has(s, seat, what) for seat in range(s.seats)])


def _has(s: Hybris, seat: int, what: int) -> int:
    player = s.players[seat]
    if what in GOODS_ASKED:
        return player.goods[GOODS_ASKED[what]]
    if what == TEMPLES:
        return sum(player.temples)
    if what == DEPLOYED:
        return player.deployed.bit_count()
    if what == TECHNOLOGIES:
        return (player.stored | player.deployed).bit_count()
    if what == UPGRADES:
        return player.unlocked.bit_count()
    assert what == STANDING
    return standing(s, seat)


def lacking(s: Hybris, seat: int) -> int:
    """The VP that a seat misses to be above Chronos; an equal one is not (HY-377)."""
    return max(0, s.titan().vp + 1 - s.players[seat].vp())


def standing(s: Hybris, seat: int) -> int:
    """Undefeated Heroes, allies and Prophets out of the Upgrades."""
    at = s.players[seat].at
    return sum([at[character] >= RESERVE for character in range(HERO, len(CHARACTERS))])


@step
class ChooseEvil(Prompt[Hybris]):
    """The conditions are not fulfilled: the main effect, a resource for Chronos, or his Avatar? (HY-342, HY-343)"""

    concept: int
    unpaid: int  # 1: nobody pays for the main effect
    clause: ClassVar[str] = "HY-342"
    kinds: ClassVar[tuple[range, ...]] = (span("accept"), span("avatar"), span("main"))

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if move == ACCEPT:
            return None
        if move == MAIN:
            if self.unpaid or not payers(s, self.concept):
                return no("HY-345", "nobody-pays", remedy="choose-otherwise")
            return None
        avatar = AVATAR_OF[self.concept]
        if move - AVATAR != avatar:
            return no("HY-343", "another-avatar", remedy="choose-otherwise", avatar=AVATARS[move - AVATAR])
        if not avatars.at_home(s, avatar) or not avatars.open_cities(s):
            return no("HY-343", "avatar-cannot-move", remedy="choose-otherwise", avatar=AVATARS[avatar])
        return None

    def take(self, s: Hybris, move: int) -> None:
        place = CHAINED.index(self.concept)
        if move == ACCEPT:
            gain_of_concept(s, self.concept, "HY-342")
        elif move != MAIN:
            s.then(avatars.SendAvatar(self.seat, move - AVATAR))
        elif not script_of(s, face_up(s, place)).price or payers(s, self.concept) == [self.seat]:
            resolve_main(s, place, self.seat)
        else:
            s.then(AskPayers(self.concept, tuple(payers(s, self.concept))))


def payers(s: Hybris, concept: int) -> list[int]:
    """Who could pay for the main effect, in Greatness order (HY-345)."""
    card = face_up(s, CHAINED.index(concept))
    return [seat for seat in s.in_greatness_order() if payable(s, card, seat)]


@step
class AskPayers(Step[Hybris]):
    """Who can pay is asked, one after the other, until one does; if nobody does, the players choose again (HY-345)."""

    concept: int
    seats: tuple[int, ...]

    def run(self, s: Hybris) -> None:
        if self.seats:
            s.then(PayForAll(self.seats[0], self.concept, self.seats[1:]))
        else:
            s.then(ChooseEvil(decider(s), self.concept, 1))


@step
class PayForAll(Prompt[Hybris]):
    """Does the seat pay for the main effect that the players have chosen? It then concerns the seat (HY-344,
    HY-345)."""

    concept: int
    seats: tuple[int, ...]  # asked after this one
    clause: ClassVar[str] = "HY-345"
    kinds: ClassVar[tuple[range, ...]] = (span("pass"), span("accept"))
    passing: ClassVar[int] = PASS

    def check(self, s: Hybris, move: int) -> Refusal | None:
        return None

    def take(self, s: Hybris, move: int) -> None:
        if move == ACCEPT:
            resolve_main(s, CHAINED.index(self.concept), self.seat)
        else:
            s.then(AskPayers(self.concept, self.seats))
