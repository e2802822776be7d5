"""A small language for rule tests: given this position, when this is played, then that is so, or it is refused.

    t = given(lands={"thule": (0, 5), "rus": (1, 3)}, gods={0: {"war": "thule"}})
    t.step(Invade(0))
    t.plays(0, "attack thule>varangia")
    t.refuses(0, "attack rus>scythia", "GS-173")

Places that are not given are unoccupied. A seat without a place gets 1 army in a far corner, so that it is alive.
Dice are rigged with ``rolls``; an unrigged die is an error, so that no test depends on luck.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from tests.games.godstorm.wording import assert_sayable, assert_tellable
from theogony.games.godstorm.content import CARDS, GODS, PLACES, RELICS, card, place
from theogony.games.godstorm.elimination import TurnOver
from theogony.games.godstorm.epochs import NextTurn
from theogony.games.godstorm.game import GAME, make
from theogony.games.godstorm.moves import MOVES, span
from theogony.games.godstorm.state import NEUTRAL, World
from theogony.kernel.event import Event
from theogony.kernel.refusal import Refusal, Refused
from theogony.kernel.rng import Rng, Script
from theogony.kernel.state import SPECTATOR
from theogony.kernel.step import Prompt, Step

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


class Table:
    """A position under test."""

    def __init__(self, state: World) -> None:
        self.s = state
        self.rng = Rigged()
        state.rng = self.rng
        state.events = []

    # -- given -----------------------------------------------------------------------------------------------------

    def step(self, *steps: Step[World]) -> "Table":
        """These steps come next, in this order; the agenda runs to the first prompt."""
        self.s.then(*steps)
        self.s.run()
        return self

    def rolls(self, *dice: int) -> "Table":
        """The next dice, in the order in which they are rolled (attacker before defender)."""
        self.rng.dice.extend(dice)
        return self

    def picks(self, *outcomes: int) -> "Table":
        """The next raw chance outcomes, whatever they decide (used before any dice)."""
        self.rng.picks.extend(outcomes)
        return self

    def pile(self, deck: str, *cards: str) -> "Table":
        """The cards left in a deck; with a single one, the draw is certain."""
        self.s.pool[GODS.index(deck)] = sorted(card(name) for name in cards)
        return self

    # -- when ------------------------------------------------------------------------------------------------------

    def plays(self, seat: int, *moves: str) -> "Table":
        """The seat makes these moves; each must be allowed."""
        for move in moves:
            told = len(self.s.events or [])
            self.s.apply(seat, MOVES.parse(move))
            assert_tellable(self.s, (self.s.events or [])[told:])
        return self

    # -- then ------------------------------------------------------------------------------------------------------

    def refuses(self, seat: int, move: str, clause: str) -> Refusal:
        """The move is refused for this very clause, and nothing has changed."""
        before = self.s.hash()
        try:
            self.s.apply(seat, MOVES.parse(move))
        except Refused as refused:
            assert refused.refusal.clause == clause, f"{move}: refused for {refused.refusal}, not for {clause}"
            assert self.s.hash() == before, f"{move}: refused, but the position has changed"
            assert_sayable(self.s, refused.refusal)
            return refused.refusal
        raise AssertionError(f"{move} is allowed, but {clause} forbids it")

    def options(self, seat: int) -> list[str]:
        """The texts of the seat's legal moves."""
        return [MOVES.text(move) for move in self.s.options(seat)]

    def asked(self) -> tuple[int, str]:
        """Who is asked, and by which prompt."""
        prompt = self.s.prompts()[0]
        return prompt.seat, type(prompt).__name__

    def at(self, name: str) -> tuple[int, int]:
        """Owner and armies of a place."""
        return self.s.owner[place(name)], self.s.armies[place(name)]

    def god(self, seat: int, kind: str) -> str:
        """Where the god stands, or '' on its pantheon card."""
        land = self.s.god(seat, GODS.index(kind))
        return PLACES[land] if land >= 0 else ""

    def hand(self, seat: int) -> list[str]:
        return [CARDS[number] for number in self.s.hand[seat]]

    def relics(self, seat: int) -> list[str]:
        return [CARDS[RELICS[i]] for i, owner in enumerate(self.s.relic) if owner == seat]

    def removed(self) -> list[str]:
        return [CARDS[number] for number in self.s.removed]

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
    s = World(seats, Rng(0))
    settled = GAME.settle(seats, options)
    s.classic = int(settled["mode"] == "classic")
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
            s.pool[_deck(name)].remove(card(name))
            s.hand[seat] = sorted([*s.hand[seat], card(name)])
    for name, owner in (relics or {}).items():
        s.pool[_deck(name)].remove(card(name))
        s.relic[card(name) - RELICS[0]] = owner
    for seat, dead in (heaven or {}).items():
        s.heaven[seat] = dead
        s.reserve[seat] -= dead
    s.then(TurnOver(), NextTurn(turn + 1))
    return Table(s)


def _deck(name: str) -> int:
    from theogony.games.godstorm.content import CARD_DECK

    return CARD_DECK[card(name)]


def covers(*ids: str) -> Any:
    """Says which ledger clauses a test covers."""
    import pytest

    return pytest.mark.covers(*ids)


def told(t: Table, *kinds: str) -> list[dict[str, object]]:
    """The events of these kinds so far, as everybody saw them: kind, clause and public parts."""
    return [event.seen_by(SPECTATOR) for event in t.s.events or [] if event.kind in kinds]


# -- real games --------------------------------------------------------------------------------------------------------

IN_ORDER = tuple(range(41, 0, -1))  # raw outcomes of a shuffle that leaves the 42 territory cards as they lie


def opened(seats: int, seed: int = 0, chance: Sequence[int] | None = None, **options: str) -> Table:
    """A real game at its first prompt, with all its events; ``chance`` gives raw outcomes instead of the seed."""
    rng = Rng(seed) if chance is None else Script(list(chance))
    state = make(seats, GAME.settle(seats, options), rng)
    events: list[Event] = []
    state.events = events
    state.run()
    table = Table(state)
    state.rng, state.events = rng, events
    return table


def play_to(t: Table, kind: str) -> Table:
    """Whoever is asked takes the first option, until a prompt of this kind (or the end of the game)."""
    while t.s.result is None and t.asked()[1] != kind:
        prompt = t.s.prompts()[0]
        t.s.apply(prompt.seat, t.s.options(prompt.seat)[0])
    return t


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


def card_test(*names: str) -> Any:
    """Says which cards a test is about; a meta-test asks for every card of the box."""
    import pytest

    return pytest.mark.card(*names)


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


class Pause(Prompt[World]):
    """The play stops here: what follows the steps under test does not happen."""

    clause: ClassVar[str] = "GS-282"
    kinds: ClassVar[tuple[range, ...]] = (span("done"),)

    def check(self, s: World, move: int) -> Refusal | None:
        return None

    def hides(self, s: World) -> bool:
        return True

    def take(self, s: World, move: int) -> None:
        """The rest of the agenda goes on."""


def agrees(t: Table, prompt: Prompt[World]) -> bool:
    """Whether the prompt's quick list of options is the one that its checks give."""
    return prompt.options(t.s) == [move for move in prompt.candidates() if prompt.check(t.s, move) is None]
