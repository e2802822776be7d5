"""The powers of die faces: how a recorded result is applied. -- chapter 8

One path for every roll, choice and copy: mirrors choose first, then ``times_3`` multiplies, then the faces are applied
one after the other (DF-315). What a face sets off is finished before anything else goes on (DF-319).
"""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from theogony.games.diceforge.amendments import NAMED_THEN_ORDERED, ORDER_WHERE_IT_COUNTS
from theogony.games.diceforge.content import (
    BOAR,
    BOAR_CARD,
    BOX,
    CHOICE,
    COLOUR_OF,
    DEPENDENT,
    FACES,
    FROM_FEAT,
    GLORY,
    GOLD,
    GOLEM,
    KIND,
    MATCHES,
    MIRROR_FACE,
    MISFORTUNE,
    MISFORTUNE_FACES,
    NO_FACE,
    PLAIN,
    SHIP,
    TIMES_3,
    TO_LOYALTY,
    TO_REBELLION,
    ZONE,
    Gain,
    only,
    times,
)
from theogony.games.diceforge.moves import APPLY, COPY, TAKE, asks
from theogony.games.diceforge.reserves import (
    LOOKS,
    LOSS,
    NAMED,
    NOTED,
    OWN,
    QUIET,
    ChooseGain,
    Decision,
    bonus_of,
    given_bits,
    receive,
)
from theogony.games.diceforge.state import BOARS, MISFORTUNES, NOBODY, SIDES, Tournament
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import SeatStep, Step

# -- records -----------------------------------------------------------------------------------------------------------


@step
class Restore(Step[Tournament]):
    """The records that were in force before are in force again (DF-319)."""

    record: tuple[int, ...]
    given: int

    def run(self, s: Tournament) -> None:
        s.record = list(self.record)
        s.given = self.given


def open_record(s: Tournament) -> None:
    """What is recorded from now on counts until the effect that is pushed next is over (DF-314, DF-319)."""
    s.then(Restore(tuple(s.record), s.given))


# -- the order of two faces --------------------------------------------------------------------------------------------

_EITHER: Final = 0  # the order makes no difference
_ASK: Final = 1
_FIRST: Final = 2  # the first one comes first: the second looks at it
_SECOND: Final = 3
_TOGETHER: Final = 4  # Golems that fit
_NAME: Final = 5  # what the chosen one gives is named, and then it can make a difference


def _moves_token(face: int) -> bool:
    return bool(BOX.displayed[face][4] or BOX.displayed[face][5])


def _earns_bonus(face: int) -> bool:
    return bool(BOX.displayed[face][GOLD] or BOX.displayed[face][GLORY])


def _order(one: int, other: int) -> int:
    """Whether a player must be asked which of two faces comes first (DF-079, DF-080, DF-315)."""
    kinds = (KIND[one], KIND[other])
    if one == other and (kinds[0] == DEPENDENT or (_moves_token(one) and _earns_bonus(one))):
        return _FIRST  # equal, but the second one looks at the first, or at the zone into which that has led (DF-242)
    if one == other or kinds == (MISFORTUNE, MISFORTUNE):
        return _EITHER
    if kinds == (GOLEM, GOLEM):
        return _TOGETHER
    if kinds == (DEPENDENT, DEPENDENT):
        return _ASK
    if DEPENDENT in kinds and not _matters(one, other):
        return _SECOND if kinds[0] == DEPENDENT else _FIRST
    if DEPENDENT in kinds and (_is_chosen(one) or _is_chosen(other)):
        return _NAME
    return _ASK if _matters(one, other) else _EITHER


def _is_chosen(face: int) -> bool:
    """Whether what the face gives is not known before it is applied."""
    return KIND[face] in (CHOICE, BOAR, MISFORTUNE)


def _matters(one: int, other: int) -> bool:
    """Whether it can make a difference which of two different faces is applied first."""
    kinds = (KIND[one], KIND[other])
    if any(kind in (BOAR, MISFORTUNE, GOLEM) for kind in kinds):
        return True  # others choose in between, or anything may happen
    if SHIP in kinds:
        return bool(BOX.displayed[one][GOLD] or BOX.displayed[other][GOLD])  # DF-077
    return _zone_depends(one, other)


def _zone_depends(one: int, other: int) -> bool:
    """Whether the token moves for one face and the zone that it reaches or leaves matters for the other (DF-226)."""
    pairs = ((one, other), (other, one))
    return any(_moves_token(mover) and (_moves_token(rest) or _earns_bonus(rest)) for mover, rest in pairs)


_ORDER: Final[list[list[int]]] = [[_order(one, other) for other in range(len(FACES))] for one in range(len(FACES))]

# -- powers that other chapters add ------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    """What a face does that is no simple gain."""

    def apply(self, s: Tournament, seat: int, factor: int, flags: int) -> None:
        """The face is applied by this seat."""
        raise NotImplementedError

    def together(self, s: Tournament, seat: int, flags: int) -> None:
        """Two different faces of this kind are applied as a pair."""
        raise NotImplementedError

    def spends(self, s: Tournament, seat: int) -> bool:
        """Whether the face leads to something that what the other face gives could pay for, or to a throw."""
        return True


POWERS: Final[dict[int, Power]] = {}  # by kind of face: the ship is in forging.py, the Golems are in labyrinth.py


# -- from a record to the reserves -------------------------------------------------------------------------------------


def resolve(s: Tournament, seat: int, first: int, second: int, flags: int) -> None:
    """The seat applies one face, or a pair of a blessing (DF-315). Alone, ``second`` is NO_FACE."""
    if first == MIRROR_FACE or second == MIRROR_FACE:
        if reflections(s, seat):
            s.then(CopyFace(seat, first, second, flags))
            return
        first = NO_FACE if first == MIRROR_FACE else first  # nothing to copy: no effect (DF-074, DF-318)
        second = NO_FACE if second == MIRROR_FACE else second
    if first == TIMES_3 or second == TIMES_3:
        if first != second:
            other = second if first == TIMES_3 else first
            if other != NO_FACE:  # alone it does nothing (DF-070)
                apply_face(s, seat, other, s.box.factor, flags)
        return
    if second == NO_FACE or first == NO_FACE:
        face = first if second == NO_FACE else second
        if face != NO_FACE:
            apply_face(s, seat, face, 1, flags)
        return
    _apply_pair(s, seat, first, second, flags)


def _apply_pair(s: Tournament, seat: int, first: int, second: int, flags: int) -> None:
    order = _ORDER[first][second]
    if order == _EITHER:
        if KIND[first] == MISFORTUNE and not flags & QUIET:
            _apply_two_misfortunes(s, seat, first, second, flags)
            return
        if KIND[first] < SHIP:  # what the first one asks comes up first
            apply_face(s, seat, second, 1, flags)
        else:
            s.then(ApplyFace(seat, second, 1, flags))
        apply_face(s, seat, first, 1, flags)
    elif order == _ASK:
        if s.amended(ORDER_WHERE_IT_COUNTS) and not _counts(s, seat, first, second, flags):
            _apply_in_order(s, seat, first, second, flags)
        else:
            s.then(ChooseOrder(seat, first, second, flags))
    elif order == _NAME:
        chosen, looking = (second, first) if KIND[first] == DEPENDENT else (first, second)
        if s.amended(NAMED_THEN_ORDERED):
            s.then(NameGain(seat, s.box.face_menu[chosen], 1, flags, chosen, looking))
        else:
            _apply_in_order(s, seat, chosen, looking, flags)
    elif order == _TOGETHER:
        POWERS[GOLEM].together(s, seat, flags)
    elif order == _FIRST:
        _apply_in_order(s, seat, first, second, flags)
    else:
        _apply_in_order(s, seat, second, first, flags)


def _counts(s: Tournament, seat: int, first: int, second: int, flags: int) -> bool:
    """Whether the order of two faces makes a difference as things stand now (DF-332)."""
    for face, other in ((first, second), (second, first)):
        if KIND[face] == GOLEM and KIND[other] in (PLAIN, CHOICE):
            return not flags & LOSS and POWERS[GOLEM].spends(s, seat)
    if KIND[first] not in (PLAIN, CHOICE) or KIND[second] not in (PLAIN, CHOICE):
        return True
    for one in _possible(s, first):
        for other_gain in _possible(s, second):
            if _walk(s, seat, one, other_gain, flags) != _walk(s, seat, other_gain, one, flags):
                return True
    return False


def _possible(s: Tournament, face: int) -> list[Gain]:
    """What a face may give."""
    if KIND[face] == PLAIN:
        return [s.box.face_gain[face]]
    menu = s.box.face_menu[face]
    return [only(resource, menu[resource]) for resource in range(6) if menu[resource]]


def _walk(s: Tournament, seat: int, first: Gain, second: Gain, flags: int) -> tuple[int, int, int]:
    """Bonus of the zones in gold and in glory, and where the token stands, after two gains in this order."""
    at = s.allegiance[seat]
    if flags & LOSS or not s.rules.zones:
        return 0, 0, at  # what is lost moves no token (DF-228)
    gold = glory = 0
    for gain in (first, second):
        if flags & OWN:
            more_gold, more_glory = bonus_of(s, ZONE[at], gain)
            gold += more_gold
            glory += more_glory
        for _ in range(gain[4]):
            at = TO_REBELLION[at]
        for _ in range(gain[5]):
            at = TO_LOYALTY[at]
    return gold, glory, at


def _apply_in_order(s: Tournament, seat: int, first: int, second: int, flags: int) -> None:
    """One face, and when all of it is done the other; a Shield or Chaos looks at what the other one gives (DF-079).

    If it comes first, that is what the other one shows, or what was named of it (DF-315).
    """
    if KIND[second] == DEPENDENT:
        s.given = 0
        s.then(ApplyFace(seat, second, 1, flags | LOOKS))
        flags |= NOTED
    else:
        s.then(ApplyFace(seat, second, 1, flags))
        if KIND[first] == DEPENDENT:
            s.given = given_bits(_named(s, second, 1, flags) if flags >> NAMED else s.box.face_gain[second])
            flags |= LOOKS
    apply_face(s, seat, first, 1, flags)


def _named(s: Tournament, face: int, factor: int, flags: int) -> tuple[int, int, int, int, int, int]:
    """What was named of a face before the order was chosen."""
    resource = (flags >> NAMED) - 1
    return only(resource, s.box.face_menu[face][resource] * factor)


def _apply_two_misfortunes(s: Tournament, seat: int, first: int, second: int, flags: int) -> None:
    """The own gains for both come first; then the owners of the cards act in turn order (DF-268, DF-269, DF-320)."""
    s.then(
        ApplyFace(seat, first, 1, flags | QUIET),
        ApplyFace(seat, second, 1, flags | QUIET),
        *_owners_act(s, first, second),
    )


def _owners_act(s: Tournament, first: int, second: int) -> list[Step[Tournament]]:
    """The uses of two Misfortune cards, in turn order of their owners."""
    colours = (COLOUR_OF[first], COLOUR_OF[second])
    owned = [(owner, colour) for owner in s.in_turn_order() for colour in colours]
    return [UseMisfortune(colour) for owner, colour in owned if s.colour_owner[MISFORTUNES + colour] == owner]


def apply_face(s: Tournament, seat: int, face: int, factor: int, flags: int) -> None:
    """The seat applies the power of one face, with everything that it shows (DF-069, DF-085, DF-316, DF-317)."""
    kind = KIND[face]
    if kind == PLAIN:
        gain = s.box.face_gain[face]
        receive(s, seat, gain if factor == 1 else times(gain, factor), flags, face)
    elif kind == CHOICE:
        _choose_gain(s, seat, face, factor, flags)
    elif kind == DEPENDENT:
        receive(s, seat, times(_dependent_gain(s, face, flags), factor), flags, face)
    elif kind == BOAR:
        _apply_boar(s, seat, face, factor, flags)
    elif kind == MISFORTUNE:
        if not flags & QUIET and s.colour_owner[MISFORTUNES + COLOUR_OF[face]] != NOBODY:
            s.then(UseMisfortune(COLOUR_OF[face]))  # DF-266
        _choose_gain(s, seat, face, factor, flags)  # DF-265, DF-270
    else:
        POWERS[kind].apply(s, seat, factor, flags)


def _dependent_gain(s: Tournament, face: int, flags: int) -> tuple[int, int, int, int, int, int]:
    """Gain A if the other die gave the face's own resource, else gain B, never both (DF-078, DF-274 to DF-278).

    Alone, beside ``times_3`` or beside a face that gives no resource it is gain B (DF-072, DF-079).
    """
    if flags & LOOKS and s.given >> MATCHES[face] & 1:
        return s.box.gain_a[face]
    return s.box.gain_b[face]


def _apply_boar(s: Tournament, seat: int, face: int, factor: int, flags: int) -> None:
    """Who applies the face gains a shard, then the owner of the card of its colour gains too, both three-fold if it is
    multiplied (DF-082, DF-083, DF-106); without a card it has no owner (DF-084)."""
    owner = s.colour_owner[BOARS + COLOUR_OF[face]]
    if owner != NOBODY:
        s.then(ChooseGain(owner, s.box.boar_menu, factor, 0, FROM_FEAT + BOAR_CARD))
    _choose_gain(s, seat, face, factor, flags)


def _choose_gain(s: Tournament, seat: int, face: int, factor: int, flags: int) -> None:
    """One of the options that the face shows, unless it has been named already."""
    if flags >> NAMED:
        receive(s, seat, _named(s, face, factor, flags), flags, face)
    else:
        s.then(ChooseGain(seat, s.box.face_menu[face], factor, flags, face))


@step
class ApplyFace(SeatStep[Tournament]):
    """One face of a pair, after the other one (DF-316)."""

    face: int
    factor: int
    flags: int

    def run(self, s: Tournament) -> None:
        apply_face(s, self.seat, self.face, self.factor, self.flags)


@step
class Resolve(SeatStep[Tournament]):
    """A seat applies faces that are not, or not only, on its own dice."""

    first: int
    second: int
    flags: int

    def run(self, s: Tournament) -> None:
        resolve(s, self.seat, self.first, self.second, self.flags)


@step
class UseMisfortune(Step[Tournament]):
    """The owner of a Misfortune card applies both dice of the bearer for himself (DF-264, DF-267, DF-271, DF-322).

    As if he received a blessing: the dice are a pair, but not his own. Misfortune faces among them count as their own
    small gain and trigger nothing. Under the Minotaur it is a gain all the same (DF-323).
    """

    colour: int

    def run(self, s: Tournament) -> None:
        owner = s.colour_owner[MISFORTUNES + self.colour]
        bearer = s.dice.index(MISFORTUNE_FACES[self.colour]) // (2 * SIDES)
        s.tell("misfortune-used", "DF-264", seat=owner, of=bearer)
        open_record(s)
        resolve(s, owner, s.shown(2 * bearer), s.shown(2 * bearer + 1), QUIET)


# -- mirrors -----------------------------------------------------------------------------------------------------------


def reflections(s: Tournament, seat: int) -> list[int]:
    """The faces that a mirror of this seat can copy, ascending (DF-073, DF-074, DF-075).

    All that the opponents show; through the mirror of an opponent also what the own dice show; never a mirror.
    """
    found: set[int] = set()
    through = False
    for die in range(2 * s.seats):
        if die >> 1 != seat:
            face = s.shown(die)
            if face == MIRROR_FACE:
                through = True
            else:
                found.add(face)
    if through:
        found.add(s.shown(2 * seat))
        found.add(s.shown(2 * seat + 1))
        found.discard(MIRROR_FACE)
    return sorted(found)


@step
class CopyFace(Decision):
    """Each mirror chooses what it copies before anything is applied; from then on the copy counts (DF-073, DF-315).

    Two mirrors choose one after the other and may copy the same face (DF-318).
    """

    first: int
    second: int
    flags: int
    clause: ClassVar[str] = "DF-073"
    kinds: ClassVar[tuple[range, ...]] = asks("copy")

    def allows(self, s: Tournament, move: int) -> Refusal | None:
        face = move - COPY
        if face == MIRROR_FACE:
            return no("DF-074", "mirror-copies-no-mirror", remedy="choose-displayed", face=FACES[face])
        if face not in reflections(s, self.seat):
            return no("DF-073", "not-displayed-by-opponent", remedy="choose-displayed", face=FACES[face])
        return None

    def choices(self, s: Tournament) -> list[int]:
        return [COPY + face for face in reflections(s, self.seat)]

    def chosen(self, s: Tournament, move: int) -> None:
        face = move - COPY
        s.tell("copied", "DF-073", seat=self.seat, face=FACES[face])
        if self.first == MIRROR_FACE:
            resolve(s, self.seat, face, self.second, self.flags)
        else:
            resolve(s, self.seat, self.first, face, self.flags)


@step
class NameGain(ChooseGain):
    """What a face with a choice will give is named, so that its order with the Shield or Chaos beside it is free
    (DF-034, DF-079). The order is asked then, if it can make a difference."""

    second: int
    clause: ClassVar[str] = "DF-079"

    def is_in_vain(self, s: Tournament, resource: int) -> bool:
        """Never: the face beside it looks at what is named."""
        return False

    def chosen(self, s: Tournament, move: int) -> None:
        resource, face = move - TAKE, self.source
        flags = self.flags | resource + 1 << NAMED
        if KIND[face] == CHOICE and resource not in (GOLD, GLORY):  # no zone rewards it
            _apply_in_order(s, self.seat, face, self.second, flags)
        else:
            s.then(ChooseOrder(self.seat, face, self.second, flags))


@step
class ChooseOrder(Decision):
    """Two faces are applied in the order the player likes; asked where it can make a difference (DF-034, DF-080)."""

    first: int
    second: int
    flags: int
    clause: ClassVar[str] = "DF-034"
    kinds: ClassVar[tuple[range, ...]] = asks("apply")
    unlisted: ClassVar[tuple[str, str]] = ("not-your-result", "choose-of-result")

    def choices(self, s: Tournament) -> list[int]:
        return [APPLY + min(self.first, self.second), APPLY + max(self.first, self.second)]

    def chosen(self, s: Tournament, move: int) -> None:
        if move - APPLY == self.first:
            _apply_in_order(s, self.seat, self.first, self.second, self.flags)
        else:
            _apply_in_order(s, self.seat, self.second, self.first, self.flags)


@step
class ApplyShown(Decision):
    """Any face that somebody's dice show is applied, alone and as no blessing (DF-282, DF-286)."""

    source: int
    clause: ClassVar[str] = "DF-282"
    kinds: ClassVar[tuple[range, ...]] = asks("copy")
    unlisted: ClassVar[tuple[str, str]] = ("not-displayed", "choose-displayed")

    def choices(self, s: Tournament) -> list[int]:
        return sorted({COPY + s.shown(die) for die in range(2 * s.seats)})

    def chosen(self, s: Tournament, move: int) -> None:
        face = move - COPY
        s.tell("copied", self.clause, seat=self.seat, face=FACES[face])
        open_record(s)
        resolve(s, self.seat, face, NO_FACE, 0)


class ApplyLit(ApplyShown):
    """The same by The Light, for 3 gold (DF-163, DF-164)."""

    clause: ClassVar[str] = "DF-163"
