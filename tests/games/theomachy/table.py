"""A small language for rule tests: given this position, when this is played, then that is so, or it is refused.

    t = given(cults={0: (1, 1, 1)}, hands={0: ["gale"]}, sky=["air order 1", "fire chaos 2", "water order 3"])
    t.step(BettingRound(1))
    t.plays(0, "raise disciple", "end")
    t.refuses(1, "pass", "TH-072")

Seats that are not given have the starting Cult and no cards. Chance is rigged with ``picks``; a draw from several
cards that the test has not rigged is an error, so that no test depends on luck.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Self

from tests.games.table import (
    Pausing,
    Picked,
    agrees as agrees,
    begun,
    card_test as card_test,
    covers as covers,
    play_to as play_to,
    told as told,
)
from tests.games.theomachy.wording import WORDING
from theogony.games.theomachy.content import (
    BOX,
    CONSTELLATION,
    DESIGN,
    DESIGNS,
    ESSENCE_CARDS,
    GOD_PANTHEON,
    GODS,
    MYTH_PANTHEON,
    MYTHS,
    cards_of_box,
)
from theogony.games.theomachy.game import GAME, make
from theogony.games.theomachy.modes import MODES, Basic
from theogony.games.theomachy.moves import span
from theogony.games.theomachy.mythology import myth_window
from theogony.games.theomachy.power import battle_power
from theogony.games.theomachy.requirements import recount_own
from theogony.games.theomachy.sky import recount
from theogony.games.theomachy.state import BETTING, Player, Table
from theogony.games.theomachy.zones import (
    DISCARD,
    DRAW,
    FADED,
    HAND,
    HEAVENS,
    LASTING_EFFECTS,
    LOCATIONS,
    PLAYED_POWERS,
    PRAYER_DECK,
    SLOT,
    TRACK_PLACE,
)
from theogony.kernel.event import Event
from theogony.kernel.rng import Rng
from theogony.kernel.state import Part
from theogony.kernel.step import Step

TRACK = ("gale", "rockslide", "ice_shards", "hatred", "fertility", "curse")  # a Prayer Track to stop at
FLOP = ("air order 1", "earth chaos 1", "fire order 1")  # what lies in the sky if a test does not say
HIDDEN = ("water order 1", "water chaos 1", "earth order 1", "fire chaos 1", "air order 3")


class Play(Picked[Table]):
    """A position under test."""

    def __init__(self, state: Table) -> None:
        super().__init__(state, WORDING)

    # -- given -----------------------------------------------------------------------------------------------------

    def put(self, zone: int, cards: Sequence[int]) -> Self:
        """These Prayer cards lie in the zone and no others; nobody has seen them."""
        self.s.cards.place(zone, list(cards))
        return self

    def put_essences(self, left: Sequence[int], gone: Sequence[int]) -> Self:
        """So the Essence deck and its discard pile are divided."""
        self.s.essences.place(HEAVENS, list(left))
        self.s.essences.place(FADED, list(gone))
        return self

    def no_sky(self) -> Self:
        """The Constellation has not been laid out."""
        for slot in range(CONSTELLATION):
            self.s.essences.place(SLOT + slot, [])
        return self

    def give_each(self, name: str, *values: int) -> Self:
        """The players have these numbers of something, the first one first."""
        for part, value in zip(self._parts(name), values, strict=False):
            setattr(part, name, value)
        return self

    # -- when ------------------------------------------------------------------------------------------------------

    def window(self, when: int, *steps: Step[Table]) -> Self:
        """The window for Mythology of this time comes next, and then these steps."""
        return self.step(myth_window(self.s, when), *steps)

    def nobody_reacts(self) -> Self:
        """Everybody who is asked for a reaction now passes."""
        while self.s.result is None and self.asked()[1] == "React":
            self.plays(self.asked()[0], "pass")
        return self

    def the_battle_ends(self) -> Self:
        """Everybody passes, or ends the turn he has begun, until no Battle turn is left."""
        while self.s.result is None and self.asked()[1] == "BattleTurn":
            seat = self.asked()[0]
            self.plays(seat, "pass" if "pass" in self.options(seat) else "end")
        return self

    # -- then ------------------------------------------------------------------------------------------------------

    def each(self, name: str) -> list[int]:
        """What every player has of something."""
        return [getattr(part, name) for part in self._parts(name)]

    def _parts(self, name: str) -> Sequence[Part]:
        return self.s.players if name in Player.data else self.s.deeds

    def cult(self, seat: int) -> tuple[int, ...]:
        """Prophets, Priests, Disciples."""
        return tuple(self.s.cult[3 * seat : 3 * seat + 3])

    def stake(self, seat: int) -> tuple[int, ...]:
        """The tokens of the Stake, of the Last Stand card and loaned ones included."""
        return tuple(self.s.stake_tokens(seat, kind) for kind in range(3))

    def power(self, seat: int) -> int:
        """What the seat would have if the Battle ended now."""
        return battle_power(self.s, seat)

    def hand(self, seat: int) -> list[str]:
        return [DESIGNS[DESIGN[card]] for card in self.s.hand(seat)]

    def sky(self) -> list[int]:
        """The cards of the Constellation, none before it is laid out."""
        return sky(self.s)

    def track(self) -> list[int]:
        return [self.s.track(place) for place in range(len(TRACK))]

    def discards(self, seat: int) -> list[str]:
        """The discard pile, its top card last."""
        return [DESIGNS[DESIGN[card]] for card in self.s.discard_pile(seat)]

    def locations(self, seat: int) -> list[str]:
        return [DESIGNS[DESIGN[card]] for card in self.s.locations(seat)]

    def events(self, kind: str) -> list[Event]:
        return [event for event in self.s.events or [] if event.kind == kind]


def sky(s: Table) -> list[int]:
    """The cards of the Constellation, none before it is laid out."""
    return [card for slot in range(CONSTELLATION) for card in s.essences.content[SLOT + slot]]


def given(
    seats: int = 3,
    first: int = 0,
    cults: Mapping[int, tuple[int, int, int]] | None = None,
    stakes: Mapping[int, tuple[int, int, int]] | None = None,
    level: tuple[int, int, int] = (0, 0, 1),
    hands: Mapping[int, Sequence[str]] | None = None,
    draws: Mapping[int, Sequence[str]] | None = None,
    discards: Mapping[int, Sequence[str]] | None = None,
    powers: Mapping[int, Sequence[str]] | None = None,
    lasting: Mapping[int, Sequence[str]] | None = None,
    locations: Mapping[int, Sequence[str]] | None = None,
    gods: Mapping[int, str] | None = None,
    myths: Mapping[int, Sequence[str]] | None = None,
    track: Sequence[str] = (),
    sky: Sequence[str] = FLOP,
    hidden: Sequence[str] | None = None,
    round: int = 1,
    number: int = 1,
    version: int = GAME.version,
    **options: str,
) -> Play:
    """A position in the middle of a Hand, everybody having paid the Level. Cards are named, Essence cards as
    ``air order 2``; whatever is not given lies in the Prayer or Essence deck. A pause ends what is under test."""
    if (gods or myths) and "mode" not in options:
        options["mode"] = "advanced"
    settled = GAME.settle(seats, {"box": "both", **options})
    s = make(seats, settled, Rng(0), rules_of(settled))
    s.agenda = []
    s.version = version
    s.cards.place(PRAYER_DECK, cards_of_box(s.boxes))
    s.first, s.round, s.number, s.phase = first, round, number, BETTING
    s.essences.place(HEAVENS, list(range(len(ESSENCE_CARDS))))
    for slot, name in enumerate((*sky, *(_face_down(sky) if hidden is None else hidden))):
        s.essences.move(ESSENCE_CARDS.index("essence_" + name.replace(" ", "_")), HEAVENS, SLOT + slot)
        if slot < len(sky):
            s.essences.look(SLOT + slot, s.essences.plan.everybody)
    s.shown = len(sky)
    recount(s)
    s.level = list(level)
    for place, name in enumerate(track):
        _take(s, TRACK_PLACE + place, [name])
    for seat in range(seats):
        s.cult[3 * seat : 3 * seat + 3] = (cults or {}).get(seat, tuple(BOX.start_cult))
        s.stake[3 * seat : 3 * seat + 3] = (stakes or {}).get(seat, level)
        s.paid[3 * seat : 3 * seat + 3] = level
        if gods and seat in gods:
            _god(s, seat, gods[seat])
        for name in (myths or {}).get(seat, ()):
            _in_play(s, seat, MYTHS.index(name))
        for zone, given_cards in (
            (LOCATIONS, locations),
            (PLAYED_POWERS, powers),
            (LASTING_EFFECTS, lasting),
            (HAND, hands),
            (DRAW, draws),
            (DISCARD, discards),
        ):
            _take(s, zone + seat, (given_cards or {}).get(seat, ()))
        if s.discard_pile(seat):
            s.cards.show_at(len(s.discard_pile(seat)) - 1, DISCARD + seat, s.cards.plan.everybody)
    for seat in range(seats):  # last, because Mythology changes what others need
        recount_own(s, seat)
    s.then(Pause(first))
    return Play(s)


def _face_down(sky: Sequence[str]) -> list[str]:
    """Turn and River if a test does not say."""
    return [name for name in HIDDEN if name not in sky][:2]


def _god(s: Table, seat: int, name: str) -> None:
    god = GODS.index(name)
    s.players[seat].god = god
    s.players[seat].pantheon = GOD_PANTHEON[god]
    deck = [myth for myth in range(len(MYTHS)) if MYTH_PANTHEON[myth] == GOD_PANTHEON[god]]
    s.players[seat].myth_top, s.players[seat].myth_pool = deck[0], tuple(deck[1:])


def _in_play(s: Table, seat: int, myth: int) -> None:
    """A Mythology card lies before the player, no longer in his deck."""
    player = s.players[seat]
    player.myths = tuple(sorted([*player.myths, myth]))
    player.myth_pool = tuple(other for other in player.myth_pool if other != myth)
    if player.myth_top == myth:
        player.myth_top, *others = player.myth_pool
        player.myth_pool = tuple(others)


def _take(s: Table, zone: int, names: Sequence[str]) -> None:
    """Copies of these cards come out of the Prayer deck, unseen."""
    for name in names:
        card = next(card for card in s.cards.content[PRAYER_DECK] if DESIGN[card] == DESIGNS.index(name))
        s.cards.move(card, PRAYER_DECK, zone)


def rules_of(options: Mapping[str, str]) -> Basic:
    return next(mode for mode in MODES if mode.name == options["mode"])


def opened(seats: int, seed: int = 0, **options: str) -> Play:
    """A real game at its first prompt, with all its events."""
    settled = GAME.settle(seats, options)
    return Play(begun(make(seats, settled, Rng(seed), rules_of(settled)), GAME))


class Pause(Pausing[Table]):
    """The play stops here: what follows the steps under test does not happen."""

    clause: ClassVar[str] = "TH-068"
    kinds: ClassVar[tuple[range, ...]] = (span("done"),)


Table.steps["Pause"] = Pause
