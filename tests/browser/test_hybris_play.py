"""Whole games of Hybris on the page: by clicking, against Chronos together and alone, with keys, on a phone, in French.

They are found here in a moment, by chance and with some haste, and then played move by move.
"""

from __future__ import annotations

import random
import re
from functools import cache

from tests.browser.axe import clean
from tests.browser.house import PHONE, Device, House, Look, is_over
from tests.browser.keys import COUNT_POINTERS, SEEN
from tests.browser.scripted import KeyHand, replayed
from tests.browser.staged import game_named
from theogony.games.hybris.state import Hybris
from theogony.kernel.match import Match

HASTE = ("pass", "ready", "done", "stop", "lower")
AGES = 6


@cache
def played(mode: str, seats: int, haste: float, seed: int = 0) -> Match:
    """A match that is over; it is only read."""
    match = Match(game_named("hybris"), seats, {"mode": mode}, seed)
    rng = random.Random(seed)
    while match.state.result is None:
        seat = match.state.prompts()[0].seat
        texts = [match.game.moves.text(move) for move in match.state.onward(seat)]
        hasty = [text for text in texts if text.startswith(HASTE)]
        match.apply(seat, rng.choice(hasty if hasty and rng.random() < haste else texts))
    return match


def last_age(match: Match) -> int:
    """How many moves there are before the last Age."""
    new = Match(match.game, match.record.seats, match.record.options, match.record.seed)
    for number, entry in enumerate(match.record.entries):
        s = new.state
        assert isinstance(s, Hybris)
        if s.age == AGES:
            return number
        new.apply(entry.seat, entry.move)
    raise AssertionError("there is no last Age")


def ended(me: Device, match: Match, by: str) -> None:
    """The last page says who has won, and everybody's points."""
    assert is_over(me.look())
    assert by in me.text(".end .hero h2"), me.text(".end")
    assert me.errors == []
    s = match.state
    assert isinstance(s, Hybris)
    for seat, player in enumerate(s.players):
        assert points(me, seat) == player.vp()
    me.picture("end")


def points(me: Device, seat: int) -> int:
    """As they stand in the row of the seat."""
    shown = re.match(r"-?\d+", me.text(f".end li[data-seat='{seat}'] .tt"))
    assert shown is not None
    return int(shown[0])


def winner(match: Match) -> str:
    assert match.state.result is not None
    ranks = match.state.result.ranks
    return ("Ada", "Bruno")[ranks.index(1)]


def test_a_whole_base_game_by_clicking(house: House) -> None:
    seen: set[str | None] = set()
    match = played("base", 2, 0.3)
    me = replayed(house, match, 0, at=lambda _, look: seen.add(look.kind))
    assert {"TakeOlympian", "TakePillar", "Plan", "WhichToken", "TakeTurn", "Go", "ActAt"} <= seen
    ended(me, match, winner(match))


def test_a_whole_game_together_against_chronos_by_clicking(house: House) -> None:
    seen: set[str | None] = set()
    match = played("chronos_coop", 2, 0.5, 1)
    me = replayed(house, match, 0, at=lambda _, look: seen.add(look.kind))
    assert {"TakePillar", "TakeTurn", "ChooseEvil"} <= seen
    ended(me, match, "Chronos")


def test_a_whole_game_alone_against_chronos(house: House) -> None:
    seen: set[str | None] = set()
    match = played("chronos_solo", 1, 0.8)
    me = replayed(house, match, 0, at=lambda _, look: seen.add(look.kind), theme="marble")
    assert {"TakePillar", "ChooseFocus", "ChooseEvil"} <= seen
    ended(me, match, "Chronos")


def test_a_whole_hasty_game_with_keys_alone(house: House) -> None:
    def at(me: Device, look: Look) -> None:
        assert me.page.evaluate(SEEN) == ""

    def counting(me: Device) -> KeyHand:
        me.context.add_init_script(COUNT_POINTERS)
        me.page.reload()
        return KeyHand(me)

    match = played("base", 2, 0.9)
    me = replayed(house, match, 0, hand=counting, at=at)
    assert me.page.evaluate("window.pointers") == 0
    ended(me, match, winner(match))


def test_the_last_age_on_a_phone(house: House) -> None:
    match = played("chronos_coop", 2, 0.5, 1)
    me = replayed(house, match, 0, last_age(match), size=PHONE)
    ended(me, match, "Chronos")
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    clean(me, "end-phone")


def test_the_last_age_in_french(house: House) -> None:
    match = played("base", 2, 0.3)
    me = replayed(house, match, 0, last_age(match), lang="fr", theme="marble")
    ended(me, match, winner(match))
    assert "PV" in me.text(".end")
