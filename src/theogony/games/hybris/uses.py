"""Which texts are in force, and who may use them now. -- chapter 10 (HY-243 to HY-245, HY-426, HY-431, HY-432)"""

from typing import ClassVar

from theogony.games.hybris.conditions import holds
from theogony.games.hybris.content import ALLY, LOCATION_OF, POWERS_OF, TILES
from theogony.games.hybris.duel import narrows
from theogony.games.hybris.moves import PASS, USE, span
from theogony.games.hybris.state import NOBODY, NOTHING, Hybris
from theogony.games.hybris.texts import (
    ANY,
    CHAMPION,
    LOADED,
    NO_LIMIT,
    SOURCE_IDS,
    TECHNOLOGY,
    TEXTED,
    UPGRADE,
    Holders,
    Modify,
    Script,
    run_text,
    texts,
)
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt


def in_force(s: Hybris, seat: int, source: int) -> bool:
    """Whether the seat has this source: a power of its Olympian, an unlocked Upgrade, a deployed Technology (HY-244),
    an ally."""
    player = s.players[seat]
    if source < UPGRADE:
        return source in POWERS_OF[player.olympian] and s.rules.has_power(s, source)
    if source < TECHNOLOGY:
        olympian, tile = divmod(source - UPGRADE, TILES)
        return olympian == player.olympian and player.unlocked >> tile & 1 == 1
    if source < CHAMPION:
        return player.deployed >> source - TECHNOLOGY & 1 == 1
    return source < TEXTED and s.champions[source - CHAMPION] == seat


def holds_one(s: Hybris, seat: int, holders: Holders) -> bool:
    """Whether the seat may have one of the sources: if not, none of them is in force."""
    player = s.players[seat]
    olympian = player.olympian
    if holders.powers[olympian] or player.unlocked & holders.tiles[olympian] or player.deployed & holders.technologies:
        return True
    for champion in holders.champions:
        if s.champions[champion] == seat:
            return True
    return False


def sources_of(s: Hybris, seat: int, what: int) -> list[tuple[int, Modify]]:
    """What changes this number or rule for the seat, always (HY-426), with the source of each text; those with a limit
    are in ``limited``."""
    book = LOADED[s.box.number]
    if not holds_one(s, seat, book.holders_of[what]):
        return []
    return [
        (script.source, op)
        for script, op in book.modifiers[what]
        if op.limit == NO_LIMIT and in_force(s, seat, script.source)
    ]


def modifiers(s: Hybris, seat: int, what: int) -> list[Modify]:
    """The same without their sources."""
    if not holds_one(s, seat, LOADED[s.box.number].holders_of[what]):
        return []
    return [op for _, op in sources_of(s, seat, what)]


def modified(s: Hybris, seat: int, what: int) -> int:
    """The sum of the modifiers without filters."""
    if not holds_one(s, seat, LOADED[s.box.number].holders_of[what]):
        return 0
    number = 0
    for _, op in sources_of(s, seat, what):
        number += op.n
    return number


def limited(s: Hybris, seat: int, what: int) -> list[tuple[Script, Modify]]:
    """Modifiers that the seat may use once in this Age and has not used yet (HY-426)."""
    book = LOADED[s.box.number]
    if not holds_one(s, seat, book.holders_of[what]):
        return []
    once = s.players[seat].once
    return [
        (script, op)
        for script, op in book.modifiers[what]
        if op.limit != NO_LIMIT and not once >> script.number & 1 and in_force(s, seat, script.source)
    ]


def use_up(s: Hybris, seat: int, script: Script) -> None:
    """A text with a limit has been used (HY-391)."""
    s.players[seat].once |= 1 << script.number


# -- an event occurs --------------------------------------------------------------------------------------------------


def occur(s: Hybris, seat: int, event: int, other: int = NOBODY, city: int = NOTHING, character: int = NOTHING) -> None:
    """Something has happened to the seat: it may use its texts for that, in the order it likes (HY-245)."""
    book = LOADED[s.box.number]
    if not holds_one(s, seat, book.holders_on[event]):
        return
    for script in book.on[event]:
        if in_force(s, seat, script.source):
            s.then(Occasion(seat, event, other, city, character, 0))
            return


def occur_to_all(s: Hybris, event: int) -> None:
    """Something has happened that everybody's texts may answer: the active player first, then in Greatness order."""
    seats = s.others(s.turn) if s.turn != NOBODY else s.in_greatness_order()
    for seat in reversed(seats):
        occur(s, seat, event)
    if s.turn != NOBODY:
        occur(s, s.turn, event)


def usable(s: Hybris, seat: int, script: Script, city: int, character: int) -> Refusal | None:
    """Why the seat cannot use this text now although its event has occurred, or None."""
    if not in_force(s, seat, script.source) or not _fits(s, seat, script, character):
        return no("HY-244", "text-not-in-force", remedy="use-another")
    if script.limit != NO_LIMIT and s.players[seat].once >> script.number & 1:
        return no("HY-391", "text-used-in-this-age", remedy="wait-for-next-age")
    for one in script.conditions:
        if not holds(s, one, seat, city):
            return no("HY-392", "condition-not-met", remedy="wait-for-condition")
    for op in script.price:
        if not op.can(s, seat):
            return no("HY-390", "cannot-pay", remedy="gather-price")
    return None


def _fits(s: Hybris, seat: int, script: Script, character: int) -> bool:
    """Whether the event is one of those to which the text narrows itself (HY-392)."""
    if script.source >= CHAMPION and script.source - CHAMPION + ALLY != character:
        return False
    if script.location != ANY and LOCATION_OF[s.activation().place] != script.location:
        return False
    if script.role == ANY and script.vs == ANY and script.fighter == ANY:
        return True
    return narrows(s.fight(), s.fight().side(seat), script.role, script.vs, script.fighter)


def use(s: Hybris, seat: int, script: Script, other: int, city: int) -> None:
    """The text is carried out, its price first; a limit is used up."""
    if script.limit != NO_LIMIT:
        use_up(s, seat, script)
    s.tell("text-used", "HY-245", seat=seat, source=SOURCE_IDS[script.source])
    run_text(s, script, seat, other, city)


def script_on(s: Hybris, event: int, source: int) -> Script | None:
    """The text of a source for this event."""
    for script in texts(s).on[event]:
        if script.source == source:
            return script
    return None


@step
class Occasion(Prompt[Hybris]):
    """Which text of the seat does it use, now that an event has occurred? Each once, or none, but for one that is a
    loss (HY-245, HY-381)."""

    event: int
    other: int
    city: int
    character: int
    used: int  # bits: scripts used on this occasion
    clause: ClassVar[str] = "HY-245"
    kinds: ClassVar[tuple[range, ...]] = (span("pass"), span("use"))
    passing: ClassVar[int] = PASS

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if move == PASS:
            left = any(script.binding for script in self._scripts(s))
            return no("HY-381", "loss-left", remedy="use-another") if left else None
        script = script_on(s, self.event, move - USE)
        if script is None or self.used >> script.number & 1:
            return no("HY-245", "text-not-for-this", remedy="use-another")
        return usable(s, self.seat, script, self.city, self.character)

    def options(self, s: Hybris) -> list[int]:
        scripts = self._scripts(s)
        passing = [] if any(script.binding for script in scripts) else [PASS]
        return passing + sorted([USE + script.source for script in scripts])

    def _scripts(self, s: Hybris) -> list[Script]:
        return [
            script
            for script in texts(s).on[self.event]
            if not self.used >> script.number & 1 and usable(s, self.seat, script, self.city, self.character) is None
        ]

    def take(self, s: Hybris, move: int) -> None:
        if move == PASS:
            return
        script = script_on(s, self.event, move - USE)
        assert script is not None
        s.then(Occasion(self.seat, self.event, self.other, self.city, self.character, self.used | 1 << script.number))
        use(s, self.seat, script, self.other, self.city)


# -- Start of Age, End of Age, End of Game ----------------------------------------------------------------------------


@step
class ResolvePowers(Prompt[Hybris]):
    """Which of its texts for this moment does the seat resolve next? All of them, in the order it likes (HY-065,
    HY-301)."""

    moment: int
    used: int  # bits: scripts resolved
    clause: ClassVar[str] = "HY-065"
    kinds: ClassVar[tuple[range, ...]] = (span("done"), span("use"))

    def _left(self, s: Hybris) -> list[Script]:
        return [
            script
            for script in texts(s).on[self.moment]
            if not self.used >> script.number & 1 and in_force(s, self.seat, script.source)
        ]

    def check(self, s: Hybris, move: int) -> Refusal | None:
        left = self._left(s)
        if move not in span("use"):
            return no("HY-065", "powers-left", remedy="use-another") if left else None
        if move - USE not in [script.source for script in left]:
            return no("HY-065", "text-not-for-this", remedy="use-another")
        return None

    def options(self, s: Hybris) -> list[int]:
        left = self._left(s)
        return sorted([USE + script.source for script in left]) if left else [span("done").start]

    def take(self, s: Hybris, move: int) -> None:
        for script in self._left(s):
            if script.source == move - USE:
                s.then(ResolvePowers(self.seat, self.moment, self.used | 1 << script.number))
                s.tell("text-used", "HY-243", seat=self.seat, source=SOURCE_IDS[script.source])
                run_text(s, script, self.seat)


def resolve_all(s: Hybris, moment: int) -> None:
    """Every player, in Greatness order, resolves his texts for this moment (HY-065, HY-301, HY-306)."""
    book = LOADED[s.box.number]
    for seat in reversed(s.in_greatness_order()):
        if not holds_one(s, seat, book.holders_on[moment]):
            continue
        for script in book.on[moment]:
            if in_force(s, seat, script.source):
                s.then(ResolvePowers(seat, moment, 0))
                break
