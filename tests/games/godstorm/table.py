"""A small language for rule tests: given this position, when this is played, then that is so, or it is refused.

    t = given(lands={"thule": (0, 5), "rus": (1, 3)}, gods={0: {"war": "thule"}})
    t.step(Invade(0))
    t.plays(0, "attack thule>varangia")
    t.refuses(0, "attack rus>scythia", "GS-173")

Places that are not given are unoccupied. A seat without a place gets 1 army in a far corner, so that it is alive.
Dice are rigged with ``rolls``; an unrigged die is an error, so that no test depends on luck.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Self

from tests.games.godstorm.wording import WORDING
from tests.games.table import (
    Pausing,
    Position,
    agrees as agrees,
    begun,
    card_test as card_test,
    covers as covers,
    play_to as play_to,
    told as told,
)
from theogony.games.godstorm.content import CARD_DECK, CARDS, GODS, MAGIC, PLACES, card, place
from theogony.games.godstorm.elimination import TurnOver
from theogony.games.godstorm.epochs import NextTurn
from theogony.games.godstorm.game import GAME, make
from theogony.games.godstorm.modes import MODES, Godstorm
from theogony.games.godstorm.moves import span
from theogony.games.godstorm.state import NEUTRAL, World
from theogony.games.godstorm.zones import DECK, REMOVED, held
from theogony.kernel.event import Event
from theogony.kernel.rng import Rng, Script

FAR_CORNERS = ("corsica", "kush", "tritonis", "galicia", "parthia")


class Rigged(Rng):
    """Chance by order: dice come from a list; a draw from a pile of one card needs no chance."""

    def __init__(self) -> None:
        super().__init__(0)
        self.dice: list[int] = []
        self.picks: list[int] = []

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if self.picks:
            return self.picks.pop(0)
        outcome, faces = 0, 1
        while faces < n:
            assert self.dice, f"a die is rolled (1 of {n}) that the test has not rigged"
            outcome = outcome * 6 + self.dice.pop(0) - 1
            faces *= 6
        assert faces == n, f"chance of 1 in {n} is no throw of dice: rig it with picks()"
        return outcome


class Table(Position[World, Rigged]):
    """A position under test."""

    def __init__(self, state: World) -> None:
        super().__init__(state, Rigged(), WORDING)

    # -- given -----------------------------------------------------------------------------------------------------

    def rolls(self, *dice: int) -> Self:
        """The next dice, in the order in which they are rolled (attacker before defender)."""
        self.rng.dice.extend(dice)
        return self

    def picks(self, *outcomes: int) -> Self:
        """The next raw chance outcomes, whatever they decide (used before any dice)."""
        self.rng.picks.extend(outcomes)
        return self

    def pile(self, deck: str, *cards: str) -> Self:
        """The cards left in a deck; with a single one, the draw is certain."""
        self.s.cards.place(DECK + GODS.index(deck), [card(name) for name in cards])
        return self

    # -- then ------------------------------------------------------------------------------------------------------

    def at(self, name: str) -> tuple[int, int]:
        """Owner and armies of a place."""
        return self.s.owner[place(name)], self.s.armies[place(name)]

    def god(self, seat: int, kind: str) -> str:
        """Where the god stands, or '' on its pantheon card."""
        land = self.s.god(seat, GODS.index(kind))
        return PLACES[land] if land >= 0 else ""

    def hand(self, seat: int) -> list[str]:
        return [CARDS[number] for number in self.s.hand(seat)]

    def relics(self, seat: int) -> list[str]:
        return [CARDS[number] for number in self.s.held(seat, MAGIC)]

    def removed(self) -> list[str]:
        return [CARDS[number] for number in self.s.cards.content[REMOVED]]

    def events(self, kind: str) -> list[Event]:
        return [event for event in self.s.events or [] if event.kind == kind]


def given(
    lands: Mapping[str, tuple[int, int]] | None = None,
    seats: int = 3,
    turn: int = 0,
    epoch: int = 2,
    gods: Mapping[int, Mapping[str, str]] | None = None,
    temples: Sequence[str] = (),
    plague: Sequence[str] = (),
    faith: Sequence[int] = (),
    hand: Mapping[int, Sequence[str]] | None = None,
    relics: Mapping[str, int] | None = None,
    heaven: Mapping[int, int] | None = None,
    **options: str,
) -> Table:
    """A position in the middle of a turn. ``lands`` maps places of both worlds to (owner, armies); 5 is neutral."""
    settled = GAME.settle(seats, options)
    s = World(seats, Rng(0), rules_of(settled))
    s.most_dice = int(settled["defence"] == "most")
    s.chosen_setup = int(settled["setup"] == "chosen")
    s.home_first = int(settled["home"] == "yes")
    s.epoch, s.turn = epoch, turn
    occupied = dict(lands or {})
    corners = [name for name in FAR_CORNERS if name not in occupied]
    for seat in range(seats):
        s.pantheon[seat] = seat
        s.marker[seat] = seat + 1
        if not any(owner == seat and place(name) < 42 for name, (owner, _) in occupied.items()):
            occupied[corners.pop()] = (seat, 1)
    for name, (owner, armies) in occupied.items():
        s.owner[place(name)] = owner
        s.armies[place(name)] = armies
        s.reserve[owner] -= armies
    if any(owner == NEUTRAL for owner, _ in occupied.values()):
        s.pantheon[NEUTRAL] = 4
    for seat, placed in (gods or {}).items():
        for kind, land in placed.items():
            s.gods[4 * seat + GODS.index(kind)] = place(land)
    for land in temples:
        s.temple[place(land)] = 1
        s.temples_left -= 1
    for land in plague:
        s.plague[place(land)] = 1
    for seat, amount in enumerate(faith):
        s.faith[seat] = amount
    for seat, names in (hand or {}).items():
        for name in names:
            deal(s, seat, name)
    for name, owner in (relics or {}).items():
        deal(s, owner, name)
    for seat, dead in (heaven or {}).items():
        s.heaven[seat] = dead
        s.reserve[seat] -= dead
    s.then(TurnOver(), NextTurn(turn + 1))
    return Table(s)


def deal(s: World, seat: int, name: str) -> None:
    """The card goes from its deck to the hand, a relic into play."""
    deck = CARD_DECK[card(name)]
    s.cards.move(card(name), DECK + deck, held(seat, deck))


# -- real games --------------------------------------------------------------------------------------------------------


def rules_of(options: Mapping[str, str]) -> Godstorm:
    return next(mode for mode in MODES if mode.name == options["mode"])


IN_ORDER = tuple(range(41, 0, -1))  # raw outcomes of a shuffle that leaves the 42 territory cards as they lie


def opened(seats: int, seed: int = 0, chance: Sequence[int] | None = None, **options: str) -> Table:
    """A real game at its first prompt, with all its events; ``chance`` gives raw outcomes instead of the seed."""
    rng = Rng(seed) if chance is None else Script(list(chance))
    settled = GAME.settle(seats, options)
    return Table(begun(make(seats, settled, rng, rules_of(settled)), GAME))


def wander(seats: int, seed: int) -> Iterator[tuple[World, World, str]]:
    """A real game played at random: the position before and after each move, and the prompt that was answered."""
    state = opened(seats, seed).s
    chooser = Rng(seed + 1)
    while state.result is None:
        prompt = state.prompts()[0]
        moves = state.options(prompt.seat)
        before = state.clone()
        state.apply_trusted(prompt.seat, moves[chooser.below(len(moves))])
        yield before, state, type(prompt).__name__


def board(t: Table) -> dict[str, tuple[int, int]]:
    """Owner and armies of every place where armies stand, in both worlds."""
    return {name: t.at(name) for name in PLACES if t.s.armies[place(name)] or t.s.owner[place(name)] >= 0}


def changes(t: Table, before: Mapping[str, tuple[int, int]]) -> dict[str, tuple[int, int]]:
    """Owner and armies of the places that are not as they were."""
    return {name: t.at(name) for name in PLACES if t.at(name) != before.get(name, (-1, 0))}


def assert_no_army_is_lost(t: Table) -> None:
    """Every army stands on a board, waits in a heaven or lies in a reserve (GS-017, GS-296)."""
    for owner in [*range(t.s.seats), NEUTRAL]:
        standing = sum(n for n, who in zip(t.s.armies, t.s.owner, strict=True) if who == owner)
        assert standing + t.s.heaven[owner] + t.s.reserve[owner] == 110, f"armies of {owner} are lost or made up"


class Pause(Pausing[World]):
    """The play stops here: what follows the steps under test does not happen."""

    clause: ClassVar[str] = "GS-282"
    kinds: ClassVar[tuple[range, ...]] = (span("done"),)
