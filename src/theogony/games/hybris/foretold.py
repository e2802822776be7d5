"""What Concept cards, Avatars and Pillars would do now, for whoever decides about them: the rules themselves carry them
out on a copy, and the numbers that everybody sees are compared. -- HY-073, HY-074, HY-095, HY-111, HY-116, HY-135,
HY-299, HY-337, HY-342 to HY-345"""

from collections.abc import Callable
from typing import Final, cast

from theogony.games.hybris import shapes
from theogony.games.hybris.activation import going_refusal
from theogony.games.hybris.amendments import STEP_ZERO_FIRST, UNPAID_STAYS
from theogony.games.hybris.chronos.phases import ChooseFocus, Damn, face_up, put_focus
from theogony.games.hybris.chronos.turn import (
    ChooseEvil,
    PassAtConcept,
    PayForAll,
    ResolveConcept,
    card_at_focus,
    may_resolve,
    payable,
    script_of,
)
from theogony.games.hybris.content import (
    CHAINED,
    CONCEPT_CARDS,
    CONCEPTS,
    COUNTED,
    GOODS,
    PIECES,
    PILLARS,
    RESOURCES,
    UPGRADE_CONCEPTS,
    VP,
)
from theogony.games.hybris.effects.general import Pay, Remove
from theogony.games.hybris.moves import ACCEPT, ACTIVATE, AVATAR, FOCUS, LOWER, MAIN, PASS, PILLAR, UPPER, span
from theogony.games.hybris.pillars import PillarMoment, TakePillar, UseUpper, resolve_unused, unresolved
from theogony.games.hybris.state import NOTHING, Hybris
from theogony.games.hybris.texts import UPPER as UPPER_TEXT, run_text, texts
from theogony.games.hybris.turn import TakeTurn, pass_turn
from theogony.games.hybris.upgrades import left_of
from theogony.games.hybris.zones import COLISEUM_DECK, PREMONITION_DECK
from theogony.kernel.foretelling import Foretelling
from theogony.kernel.step import Prompt

Foretold = dict[int, shapes.ForetoldView]  # by move
Thing = Callable[[Hybris], None]  # what is carried out: it acts, or pushes steps
Number = tuple[str, int, str]  # what, whose, of which Concept
TITAN: Final = -1  # whose Chronos' numbers are, and nobody's
TABLE: Final = ("well", "oracle", "coliseum")  # numbers of no board
MOST_WAYS: Final = 200  # so many different answers are tried; where there are more, nothing is told


# -- a thing is carried out on a copy ---------------------------------------------------------------------------------


def changes(s: Hybris, thing: Thing) -> list[shapes.ChangeView]:
    """The numbers that it changes whatever is answered, until it is done, or a Combat begins: there is chance."""
    return _common(s, _ends(s, thing))


def changes_at_once(s: Hybris, thing: Thing) -> list[shapes.ChangeView]:
    """The numbers that it changes before anything is asked."""
    copy = _begun(s, thing)
    _is_over(copy, len(s.fights))
    return _common(s, [numbers(copy)])


def _common(s: Hybris, ends: list[dict[Number, int]]) -> list[shapes.ChangeView]:
    """What has changed alike at all ends."""
    if not ends:
        return []
    before = numbers(s)
    first, *others = ends
    return [
        {"what": what, "seat": seat, "concept": concept, "before": number, "after": first[what, seat, concept]}
        for (what, seat, concept), number in before.items()
        if first[what, seat, concept] != number
        and all(end[what, seat, concept] == first[what, seat, concept] for end in others)
    ]


def numbers(s: Hybris) -> dict[Number, int]:
    """The numbers on the table, as everybody sees them."""
    found: dict[Number, int] = {}
    for seat, player in enumerate(s.players):
        for good in range(COUNTED):
            found[GOODS[good], seat, ""] = player.goods[good]
        found["greatness", seat, ""] = s.greatness[seat]
        found["shackle", seat, ""] = player.shackles
        found["cards", seat, ""] = len(s.hand(seat))
    found["well", TITAN, ""] = s.well
    found["oracle", TITAN, ""] = len(s.cards.content[PREMONITION_DECK])
    found["coliseum", TITAN, ""] = len(s.cards.content[COLISEUM_DECK])
    for titan in s.chronos:
        found[GOODS[VP], TITAN, ""] = titan.vp
        for place, concept in enumerate(CHAINED):
            if RESOURCES[place] != VP:
                found[GOODS[RESOURCES[place]], TITAN, ""] = titan.resources[place]
            found["chains", TITAN, CONCEPTS[concept]] = titan.chains[place]
        for tile, concept in enumerate(UPGRADE_CONCEPTS):
            found["intensity", TITAN, CONCEPTS[concept]] = titan.intensity[tile]
    return found


def _begun(s: Hybris, thing: Thing) -> Hybris:
    copy = s.clone()
    copy.agenda = []
    thing(copy)
    return copy


def _ends(s: Hybris, thing: Thing) -> list[dict[Number, int]]:
    """The numbers where the thing may end, by all that may be answered; none where that is too much. Answers after
    which the numbers and what is still to come are the same are one: whichever card is discarded, it is one less."""
    waiting, ends = [_begun(s, thing)], []
    known: set[tuple[object, ...]] = set()
    while waiting:
        at = waiting.pop()
        if _is_over(at, len(s.fights)):
            ends.append(numbers(at))
            continue
        if len(known) >= MOST_WAYS:
            return []
        asked = at.agenda[-1]
        assert isinstance(asked, Prompt)
        for move in asked.options(at):
            after = at.clone()
            after.agenda.pop()
            asked.take(after, move)
            over = _is_over(after, len(s.fights))
            mark = (*numbers(after).values(), over, *after.agenda)
            if mark not in known:
                known.add(mark)
                waiting.append(after)
    return ends


def _is_over(s: Hybris, fights: int) -> bool:
    """Runs on to the next question; true if there is none, or a Combat comes first."""
    while s.agenda and s.result is None and len(s.fights) == fights:
        if s.agenda[-1].comes_up(s):
            return False
    return True


# -- Concept cards and Avatars ----------------------------------------------------------------------------------------


def _main(s: Hybris, concept: int, thing: Thing) -> shapes.ForetoldView:
    """The main effect of the card that lies face up at a Concept, its price first (HY-345)."""
    card = face_up(s, CHAINED.index(concept))
    price = {GOODS[op.what]: op.n for op in script_of(s, card).price if isinstance(op, Pay)}
    return {"card": CONCEPT_CARDS[card], "price": price, "changes": changes(s, thing)}


def _turn(s: Hybris, prompt: TakeTurn) -> Foretold:
    """The card of the own Concept comes first with the characters on its bar, or may (HY-095); and when the seat
    passes."""
    seat = prompt.seat
    place, card = card_at_focus(s, seat) if s.chronos else (NOTHING, NOTHING)
    if card == NOTHING:
        return {}
    found = _passing(s, seat, CHAINED[place])
    if payable(s, card, seat):
        first = _main(s, CHAINED[place], PassAtConcept(seat).run)
        for move in prompt.options(s):
            if move in span("activate") and may_resolve(s, seat, move - ACTIVATE):
                found[move] = {**first, "may": 1} if _may_leave(s, seat, card, move - ACTIVATE) else first
    return found


def _may_leave(s: Hybris, seat: int, card: int, character: int) -> bool:
    """A card without a bar is resolved by choice, unless the character could not go otherwise (HY-095, HY-436)."""
    must = s.amended(STEP_ZERO_FIRST) and going_refusal(s, seat, character) is not None
    return not s.box.bar[card] and not must


def _passing(s: Hybris, seat: int, concept: int) -> Foretold:
    """The lower half of a Pillar that is not resolved comes before the card, and may take what that costs (HY-132,
    HY-135); where it cannot be paid for it stays (HY-345)."""

    def lower_halves(new: Hybris) -> None:
        new.players[seat].passed = 1
        resolve_unused(new, seat)

    told = _main(s, concept, lambda new: pass_turn(new, seat))
    left = unresolved(s, seat)
    if left:
        told["pillars"] = [PILLARS[pillar] for pillar in range(len(PILLARS)) if left >> pillar & 1]
    paid = [
        all(end[what, seat, ""] >= number for what, number in told["price"].items()) for end in _ends(s, lower_halves)
    ]
    if paid and all(paid):
        return {PASS: told}
    return {PASS: {**told, "unpaid": 1}} if s.amended(UNPAID_STAYS) and not any(paid) else {}


def _evil(s: Hybris, prompt: ChooseEvil) -> Foretold:
    """The main effect; and what the Avatar would do in a City if the Age ended now (HY-299, HY-342)."""
    found: Foretold = {}
    for move in prompt.options(s):
        if move == MAIN:
            found[move] = _main(s, prompt.concept, lambda new: prompt.take(new, MAIN))
        elif move != ACCEPT:
            found[move] = {"later": "age", "changes": changes(s, Damn(move - AVATAR).run)}
    return found


def _for_all(s: Hybris, prompt: PayForAll) -> Foretold:
    return {ACCEPT: _main(s, prompt.concept, lambda new: prompt.take(new, ACCEPT))}


def _own(s: Hybris, prompt: ResolveConcept) -> Foretold:
    if ACCEPT not in prompt.options(s):
        return {}
    return {ACCEPT: _main(s, CHAINED[prompt.deck], lambda new: prompt.take(new, ACCEPT))}


# -- Pillars ----------------------------------------------------------------------------------------------------------


def _to_chronos(s: Hybris, thing: Thing) -> list[shapes.ChangeView]:
    """What it changes on his board."""
    return [one for one in changes(s, thing) if one["seat"] == TITAN and one["what"] not in TABLE] if s.chronos else []


def _pillar(s: Hybris, seat: int, pillar: int, thing: Thing) -> shapes.ForetoldView:
    """What the upper half brings the seat before anything is asked, the pieces that it could take out, and what else
    happens to Chronos."""
    (upper,) = texts(s).of[UPPER_TEXT + pillar]
    found: shapes.ForetoldView = {
        "upper": changes_at_once(s, lambda new: run_text(new, upper, seat)),
        "changes": _to_chronos(s, thing),
    }
    kinds = [
        kind
        for op in upper.operations
        if isinstance(op, Remove)
        for kind in range(len(PIECES))
        if op.pieces >> kind & 1
    ]
    if kinds:
        found["pieces"] = sum([left_of(s.players[seat], kind) for kind in kinds])
    return found


def _taken(s: Hybris, prompt: TakePillar) -> Foretold:
    """Taking one does something to its Concept (HY-073, HY-074)."""
    return {
        move: _pillar(s, prompt.seat, move - PILLAR, _taking(prompt.seat, move - PILLAR)) for move in prompt.options(s)
    }


def _taking(seat: int, pillar: int) -> Thing:
    return lambda new: new.rules.pillar_taken(new, seat, pillar)


def _lower(seat: int, pillar: int) -> Thing:
    return lambda new: new.rules.lower_half(new, seat, pillar)


def _using(prompt: UseUpper, move: int) -> Thing:
    """The upper half, where it is used, comes before the lower one, and may change what that does."""
    return lambda new: prompt.take(new, move)


def _resolved(s: Hybris, prompt: PillarMoment) -> Foretold:
    """With the upper half or without it; the lower one follows in any case, alone the Focus in its place (HY-112,
    HY-116)."""
    found: Foretold = {}
    for move in prompt.options(s):
        if move != PASS:
            half = UseUpper(prompt.seat, move - PILLAR)
            found[move] = _pillar(s, prompt.seat, move - PILLAR, _either(half))
    return found


def _either(half: UseUpper) -> Thing:
    return lambda new: new.then(half)


def _half(s: Hybris, prompt: UseUpper) -> Foretold:
    return {
        UPPER: _pillar(s, prompt.seat, prompt.pillar, _using(prompt, UPPER)),
        LOWER: {"changes": _to_chronos(s, _using(prompt, LOWER))},
    }


def _focus(s: Hybris, prompt: ChooseFocus) -> Foretold:
    """What the first Pillar that is resolved would bring Chronos with the token there, by its lower half (HY-116)."""
    found: Foretold = {}
    for move in prompt.options(s):
        new = s.clone()
        put_focus(new, prompt.seat, move - FOCUS)
        found[move] = {"later": "pillar", "changes": _to_chronos(new, _lower(prompt.seat, move - FOCUS))}
    return found


FORETOLD: Final[dict[str, Foretelling]] = cast(
    "dict[str, Foretelling]",
    {
        "TakeTurn": _turn,
        "ResolveConcept": _own,
        "ChooseEvil": _evil,
        "PayForAll": _for_all,
        "TakePillar": _taken,
        "ChooseFocus": _focus,
        "PillarMoment": _resolved,
        "UseUpper": _half,
    },
)
