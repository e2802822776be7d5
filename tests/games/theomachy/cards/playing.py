"""Positions in which one card is under test: a sky that feeds it, and a spare card so that nobody's turn ends early."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.theomachy.table import Play, given
from theogony.games.theomachy.battle import BeginBattle
from theogony.games.theomachy.betting import BettingRound
from theogony.games.theomachy.closure import BeginClosure
from theogony.games.theomachy.zones import PRAYER_DECK

Position = dict[str, Any]  # what ``given`` takes, by name
SPARE = "power_water_order"  # it can be played, and feeds no card but those of Water


def sky_of(essence: str) -> list[str]:
    """A Constellation that meets every requirement of an Essence, the first three cards almost every one."""
    return [f"{essence} {orbs}" for orbs in ("chaos 3", "order 3", "chaos 2", "order 2", "chaos 1")]


def with_spare(hands: Mapping[int, Sequence[str]], seats: int) -> dict[int, list[str]]:
    return {seat: [*hands.get(seat, ()), SPARE] for seat in range(seats)}


def unprayed(t: Play) -> Play:
    """The Prayer Phase, if play gets so far, finds no card: nothing in it is left to chance."""
    return t.put(PRAYER_DECK, [])


def in_betting(*hand: str, essence: str, **position: Any) -> Play:
    """The first Betting turn of seat 0, who holds these cards."""
    position.setdefault("sky", sky_of(essence)[:3])
    position["hands"] = {0: [*hand, SPARE], **position.get("hands", {})}
    return unprayed(given(**position)).step(BettingRound(1))


def in_battle(*hand: str, essence: str, stakes: Mapping[int, tuple[int, int, int]] | None = None, **more: Any) -> Play:
    """The first Battle turn of seat 0, who holds these cards; everybody else holds the spare card."""
    position: Position = {"sky": sky_of(essence), "hidden": (), "round": 3, "seats": 2, **more}
    position["hands"] = with_spare({0: hand, **position.get("hands", {})}, position["seats"])
    position.setdefault("level", (1, 1, 4))
    t = given(stakes=stakes, **position)
    return unprayed(t).step(BeginBattle())


def in_closure(*hand: str, essence: str, fighters: int = 0b011, power: Sequence[int] = (0, 9, 0), **more: Any) -> Play:
    """Seat 0 is first asked in step 2 of Closure; seat 1 has won a Battle, seat 2 is out of the Hand."""
    position: Position = {"sky": sky_of(essence), "hidden": (), "round": 3, "rewards": "asked", **more}
    position["hands"] = {0: [*hand, SPARE], **position.get("hands", {})}
    t = unprayed(given(**position))
    t.s.deeds[2].folded = 1
    t.s.fighters = fighters
    t.give_each("power", *power)
    return t.step(BeginClosure())


def settled(*names: str, seat: int = 0, **position: Any) -> Play:
    """The seat has these Locations in play, in its own first Betting turn, with a spare card in hand."""
    position["hands"] = {seat: [SPARE], **position.get("hands", {})}
    return unprayed(given(locations={seat: names}, first=seat, **position)).step(BettingRound(1))
