"""Games that are known beforehand, those of Lords of Hellas found here in a moment: played move by move on the page.

One seat is a person with a browser, all others are one person with a socket. Chance is keyed by the seed of the table
and the number of the move, so the page comes to the very same positions, however long each answer takes.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from tests.browser import aims
from tests.browser.house import DESKTOP, PHONE, Device, House, Look
from tests.browser.keys import Keys
from tests.browser.staged import game_named, lay
from tests.server.harness import Player
from theogony.games.hellas.content import entries
from theogony.games.hellas.state import Hellas
from theogony.kernel.match import Match

SEEDS = 40
MOVES = 3000


@dataclass(frozen=True)
class Story:
    """Who wants what, and how it ends."""

    ends: str
    """The clause of the ending."""
    wants: tuple[str, ...]
    """By seat the name of an aim; "chance" and "rest" are two of them."""
    mine: int = 0
    mode: str = "base"
    most: int = 1000
    """So many answers on the page at most."""


@cache
def told(story: Story) -> Match:
    """A match that is over; it is only read."""
    for seed in range(SEEDS):
        match = _played(story, seed)
        if match is not None:
            return match
    raise AssertionError(f"{story} never comes so in {SEEDS} games")


def _played(story: Story, seed: int) -> Match | None:
    match = Match(game_named("hellas"), len(story.wants), {"mode": story.mode}, seed)
    rng, own = random.Random(seed), 0
    while match.state.result is None:
        s = match.state
        assert isinstance(s, Hellas)
        seat = s.prompts()[0].seat
        own += seat == story.mine
        if own > story.most or len(match.record.entries) > MOVES:
            return None
        match.apply(seat, aims.move(s, seat, story.wants[seat], rng))
    return match if match.state.result.reason == story.ends else None


def up_to(match: Match, number: int) -> Match:
    """The same match after its first moves."""
    new = Match(match.game, match.record.seats, match.record.options, match.record.seed)
    for entry in match.record.entries[:number]:
        new.apply(entry.seat, entry.move)
    return new


def last_turn(story: Story) -> int:
    """How many moves there are before the last turn of the one with the browser."""
    match = told(story)
    new = Match(match.game, match.record.seats, match.record.options, match.record.seed)
    begun = turn = 0
    for number, entry in enumerate(match.record.entries):
        s = new.state
        assert isinstance(s, Hellas)
        if entry.seat == story.mine and s.turn == story.mine and s.turns != turn:
            begun, turn = number, s.turns
        new.apply(entry.seat, entry.move)
    return begun


# -- on the page ------------------------------------------------------------------------------------------------------

ACTIONS = [entry for kind in ("regular_actions", "special_actions", "kronos_actions") for entry in entries(kind)]
DEEDS = {kind: entry["id"] for entry in ACTIONS for kind in entry["moves"]}


class Hand:
    """Makes a move on the page, by pointer."""

    def __init__(self, device: Device) -> None:
        self.device = device

    def press_row(self, number: int, look: Look) -> None:
        self.device.press(self.device.find("#actions .opt:not(.closed)").nth(number))

    def count_to(self, wanted: int) -> None:
        while (now := self._value()) != wanted:
            self.device.press(f"#actions .stepper button:{'last' if wanted > now else 'first'}-child")

    def _value(self) -> int:
        return int(self.device.find("#actions [role=spinbutton]").get_attribute("aria-valuenow") or 0)

    def send(self) -> None:
        self.device.send()

    def make(self, look: Look, move: str) -> None:
        """A deed, then an origin, then the move itself, as far as they are asked for; then it is sent."""
        kind, _, rest = move.partition(" ")
        ways = (DEEDS.get(kind, ""), rest.partition(">")[0])
        now = look
        while now.key == look.key and move not in now.moves:
            origins = [row["origin"] for row in now.rows]
            found = next((origins.index(way) for way in ways if way in origins), None)
            if found is None:
                break
            self.press_row(found, now)
            now = self.device.chosen(now, origins[found])
        if move in now.moves:
            self.press_row([row["move"] for row in now.rows].index(move), now)
        else:
            assert self.device.find("#actions [role=spinbutton]").count(), f"{move} is not offered: {now}"
            self.count_to(int(rest))
        if self.device.chosen(look, None).key == look.key:  # a pass needs no second press
            self.send()


class KeyHand(Hand):
    """Makes a move on the page with keys alone."""

    def __init__(self, device: Device) -> None:
        super().__init__(device)
        self.keys = Keys(device)

    def press_row(self, number: int, look: Look) -> None:
        self.keys.row(number, look)

    def count_to(self, wanted: int) -> None:
        self.keys.board.press("a")  # the focus goes to the first control
        while (now := self._value()) != wanted:
            self.keys.board.press("ArrowUp" if wanted > now else "ArrowDown")

    def send(self) -> None:
        self.keys.send()


def enacted(
    house: House,
    story: Story,
    first: int = 0,
    hand: Callable[[Device], Hand] = Hand,
    size: tuple[int, int] = DESKTOP,
    at: Callable[[Device, Look], None] = lambda me, look: None,
    **prefers: Any,
) -> Device:
    """A browser at the end of the story, played from this move on. `at`: what is looked at before each answer."""
    return replayed(house, told(story), story.mine, first, hand, size, at, **prefers)


def replayed(
    house: House,
    match: Match,
    own: int,
    first: int = 0,
    hand: Callable[[Device], Hand] = Hand,
    size: tuple[int, int] = DESKTOP,
    at: Callable[[Device, Look], None] = lambda me, look: None,
    **prefers: Any,
) -> Device:
    """The same with a match of any game that is over."""
    ada, others = Player(house.address, "Ada"), Player(house.address, "Bruno")
    table = lay(house, ada, up_to(match, first), own, others)
    me = house.device(size, as_=ada, touch=size == PHONE, answer=False, **prefers).go(f"/t/{table}")
    mine, was = hand(me), ""
    with others.sit(table) as socket:
        for entry in match.record.entries[first:]:
            if entry.seat != own:
                socket.answer(entry.move)
                continue
            look = me.until_asked(was)
            assert look.screen == "ask", f"{entry.move} should be asked for: {look}"
            at(me, look)
            mine.make(look, entry.move)
            was = look.key
        me.until_asked(was)
    return me
