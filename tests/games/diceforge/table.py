"""A small language for rule tests: given this position, when this is played, then that is so, or it is refused.

    t = given(shows={0: "mirror times_3", 1: "gold_6 moon_1"}, gold=[3])
    t.step(Bless(0, BLESSING))
    t.plays(0, "copy gold_6")
    assert t.has(0) == "12 gold"

``shows`` puts faces on the first side of a player's light and dark die; the other sides are the starting faces. Dice
fall on their first side unless ``rolls`` says otherwise, so no test depends on luck. Sets that a test names lie in
their slots; the others are those of the introductory game, or of the discovery set-up of the module. When the steps of
a test are done the table pauses: nothing else happens.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Self

from tests.games.diceforge.wording import WORDING
from tests.games.table import (
    Pausing,
    Position,
    begun,
    card_test,
    covers as covers,
    told,
)
from theogony.games.diceforge.content import (
    ANCIENT,
    CELESTIAL,
    FACES,
    FEAT_SLOT,
    FEATS,
    GLORY,
    ISLANDS,
    MODULES,
    PRESET_SETS,
    PRESETS,
    RESOURCES,
    SLOT_COUNT,
    SLOTS,
    SPACES,
    STORED,
    TRACK,
    face,
    feat,
)
from theogony.games.diceforge.feats.perform import TakeCard
from theogony.games.diceforge.game import GAME, make
from theogony.games.diceforge.modes import MODES
from theogony.games.diceforge.moves import DICE, span
from theogony.games.diceforge.setup import LayOut, module_of
from theogony.games.diceforge.state import BOARS, MEMORY_CARDS, MISFORTUNES, SIDES, Tournament
from theogony.kernel.rng import Rng, Script
from theogony.kernel.step import Prompt

DEFAULTS = {"none": "base_introductory", "goddess": "goddess_discovery", "titans": "titans_discovery"}
COLOURED = {"tenacious_boar": BOARS, "memory": MEMORY_CARDS, "mirror_of_misfortune": MISFORTUNES}
about = card_test  # what a test is about is a face as often as a card


class Rigged(Rng):
    """Chance by order: dice come from a list, and fall on their first side when it is empty."""

    def __init__(self) -> None:
        super().__init__(0)
        self.sides: list[int] = []

    def below(self, n: int) -> int:
        outcome, faces = 0, 1
        while faces < n:
            outcome = outcome * SIDES + (self.sides.pop(0) - 1 if self.sides else 0)
            faces *= SIDES
        assert faces == n, f"chance of 1 in {n} is no throw of dice"
        return outcome


class Pause(Pausing[Tournament]):
    """The play stops here: what follows the steps under test does not happen."""

    clause: ClassVar[str] = "DF-055"
    kinds: ClassVar[tuple[range, ...]] = (span("done"),)


class Table(Position[Tournament, Rigged]):
    """A position under test."""

    def __init__(self, state: Tournament) -> None:
        super().__init__(state, Rigged(), WORDING)

    # -- given -----------------------------------------------------------------------------------------------------

    def asks(self, prompt: Prompt[Tournament]) -> Self:
        """The prompt is open, even if it has only one answer and would take it by itself."""
        self.s.then(prompt)
        self.wording.assert_askable(self.s)
        return self

    def performs(self, seat: int, name: str) -> Self:
        """The seat takes a card of this set, with all that follows: no price, no portal."""
        return self.step(TakeCard(seat, feat(name)))

    def rolls(self, *sides: int | str) -> Self:
        """The next dice: sides from 1 to 6 in the order in which they are rolled, or faces of the Celestial die."""
        for side in sides:
            self.rng.sides.append(CELESTIAL.index(side) + 1 if isinstance(side, str) else side)
        return self

    # -- then ------------------------------------------------------------------------------------------------------

    def done(self) -> bool:
        """Whether all that the test has begun is over."""
        return self.asked()[1] == "Pause"

    def has(self, seat: int) -> str:
        """The reserves of a seat in words, empty ones left out: '3 gold, 1 sun'."""
        have = self.s.have[STORED * seat : STORED * (seat + 1)]
        return ", ".join(f"{amount} {RESOURCES[i]}" for i, amount in enumerate(have) if amount) or "nothing"

    def glory(self, seat: int) -> int:
        return self.s.have[STORED * seat + GLORY]

    def ancient(self, seat: int) -> int:
        return self.s.have[STORED * seat + ANCIENT]

    def shows(self, seat: int) -> str:
        """The faces on top of the seat's dice."""
        return f"{FACES[self.s.displayed(2 * seat)]} {FACES[self.s.displayed(2 * seat + 1)]}"

    def die(self, seat: int, name: str) -> list[str]:
        """All faces of a die."""
        at = SIDES * (2 * seat + DICE.index(name))
        return [FACES[number] for number in self.s.dice[at : at + SIDES]]

    def left(self, name: str) -> int:
        """How many such faces are left in their pool."""
        return self.s.left[face(name)]

    def golem(self, seat: int) -> str:
        return SPACES[self.s.golem[seat]]

    def allegiance(self, seat: int) -> str:
        return TRACK[self.s.allegiance[seat]]

    def island(self, seat: int) -> str:
        return ISLANDS[self.s.pawn[seat]] if self.s.pawn[seat] >= 0 else "home"

    def events(self, kind: str) -> list[dict[str, object]]:
        """The events of this kind so far, as everybody saw them."""
        return told(self, kind)


def given(
    sets: str = "",
    seats: int = 3,
    module: str = "none",
    active: int = 0,
    shows: Mapping[int, str] | None = None,
    feats: Mapping[int, str] | None = None,
    gold: Sequence[int] = (),
    sun: Sequence[int] = (),
    moon: Sequence[int] = (),
    glory: Sequence[int] = (),
    ancient: Sequence[int] = (),
    pawns: Mapping[int, str] | None = None,
    golems: Mapping[int, str] | None = None,
    allegiance: Mapping[int, str] | None = None,
    version: int = GAME.version,
) -> Table:
    """A position in the middle of a turn of ``active``. ``feats`` are cards that a seat has taken already.

    An older ``version`` of the rules does not know the amendments that came after it.
    """
    s = Tournament(seats, Rng(0), MODES[MODULES.index(module)])
    s.version = version
    s.slots = PRESET_SETS[PRESETS.index(DEFAULTS[module])].copy()
    for name in [*sets.split(), *" ".join((feats or {}).values()).split()]:
        s.slots[FEAT_SLOT[feat(name)]] = feat(name)
    lay_out(s)
    s.active = active
    for seat, names in (shows or {}).items():
        for which, name in enumerate(names.split()):
            s.dice[SIDES * (2 * seat + which)] = face(name)
    for resource, amounts in enumerate((gold, sun, moon, glory, ancient)):
        for seat in range(seats):
            s.have[STORED * seat + resource] = amounts[seat] if seat < len(amounts) else 0
    for seat, island in (pawns or {}).items():
        s.pawn[seat] = ISLANDS.index(island)
    for seat, space in (golems or {}).items():
        s.golem[seat] = SPACES.index(space)
    for seat, space in (allegiance or {}).items():
        s.allegiance[seat] = TRACK.index(space)
    for seat, names in (feats or {}).items():
        for name in names.split():
            own(s, seat, name)
    s.then(Pause(active))
    return Table(s)


def lay_out(s: Tournament) -> None:
    """Supplies and dice as the set-up lays them out, with four faces in every pool; no turn follows."""
    seats, s.seats = s.seats, 4
    LayOut().run(s)
    s.agenda.clear()
    s.seats = seats
    s.stack = [seats] * SLOT_COUNT


def own(s: Tournament, seat: int, name: str) -> None:
    """The seat has performed this feat before: its card is taken, its instant effect has not happened."""
    slot = FEAT_SLOT[feat(name)]
    if name in COLOURED:
        s.colour_owner[COLOURED[name] + s.seats - s.stack[slot]] = seat
    s.stack[slot] -= 1
    s.taken[SLOT_COUNT * seat + slot] += 1


# -- real games --------------------------------------------------------------------------------------------------------


def opened(seats: int, seed: int = 0, chance: Sequence[int] | None = None, **options: str) -> Table:
    """A real game at its first prompt, with all its events; ``chance`` gives raw outcomes instead of the seed."""
    rng = Rng(seed) if chance is None else Script(list(chance))
    settled = GAME.settle(seats, options)
    return Table(begun(make(seats, settled, rng, MODES[module_of(settled)]), GAME))


def wander(seats: int, seed: int, **options: str) -> Iterator[Tournament]:
    """A real game played at random: the position before each move."""
    state = opened(seats, seed, None, **options).s
    chooser = Rng(seed + 1)
    while state.result is None:
        prompt = state.prompts()[0]
        yield state
        moves = state.options(prompt.seat)
        state.apply_trusted(prompt.seat, moves[chooser.below(len(moves))])
    yield state


def sets_in_game(t: Table) -> dict[str, str]:
    """The set in each slot."""
    return {SLOTS[slot]: FEATS[number] for slot, number in enumerate(t.s.slots)}
