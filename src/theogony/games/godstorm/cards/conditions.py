"""Conditions and choices that several cards share. Each names its clause."""

from typing import ClassVar

from theogony.games.godstorm.cards.miracle import PLAYER_SEAT, Choices, Miracle
from theogony.games.godstorm.content import CARDS, GODS, LANDS, MAGIC, RELICS
from theogony.games.godstorm.moves import MOVE, PICK_RELIC, PLAYER, TARGET
from theogony.games.godstorm.pieces import is_sunk, name
from theogony.games.godstorm.state import NOBODY, NOWHERE, World
from theogony.kernel.refusal import Refusal, no


def unmet(condition: str, **params: str | int) -> Refusal:
    """The card's own condition is not met (GS-151)."""
    return no("GS-151", condition, "wait-for-condition", **params)


def land_of(move: int) -> int:
    return move - TARGET


def number_of(move: int) -> int:
    return move - MOVE


def owns_temple(s: World, seat: int) -> Refusal | None:
    return None if s.temples_of(seat) else unmet("needs-own-temple")


def relic_in_play(s: World, seat: int) -> Refusal | None:
    held = any(s.held(other, MAGIC) for other in range(s.seats))
    return None if held else unmet("needs-relic-in-play")


def plague_on_board(s: World, seat: int) -> Refusal | None:
    return None if 1 in s.plague else unmet("needs-plague")


def occupied(s: World, land: int) -> Refusal | None:
    if s.owner[land] == NOBODY:
        return no("GS-151", "unoccupied", remedy="choose-occupied", place=name(land))
    return None


def with_plague(s: World, land: int) -> Refusal | None:
    if not s.plague[land]:
        return no("GS-151", "no-plague-there", remedy="choose-plague", place=name(land))
    return None


def relic_that_is_in_play(s: World, move: int) -> Refusal | None:
    relic = move - PICK_RELIC
    if s.owner_of_relic(relic) == NOWHERE:
        return no("GS-151", "relic-not-in-play", remedy="choose-relic-in-play", card=CARDS[RELICS[relic]])
    return None


def god_of(s: World, seat: int, kind: int, land: int) -> Refusal | None:
    if s.god(seat, kind) != land:
        return no("GS-151", "god-not-there", remedy="choose-gods-there", godtype=GODS[kind], place=name(land))
    return None


def lands_without_temple(s: World, seat: int) -> list[int]:
    return [land for land in s.lands_of(seat) if not s.temple[land]]


def territory_card(s: World) -> int:
    """Turn over the top territory card, put it back and shuffle (GS-042); sunk Atlantis is passed over (GS-044).

    The wild cards are not in the deck (GS-024).
    """
    while True:
        land = s.rng.below(LANDS)
        if not is_sunk(s, land):
            return land


class OfAnotherHand(Miracle):
    """A card for the hand of another player, who holds at least one card."""

    choices: ClassVar[Choices] = (PLAYER_SEAT,)

    def playable(self, s: World, seat: int) -> Refusal | None:
        held = any(s.hand(other) for other in range(s.seats) if other != seat)
        return None if held else unmet("needs-another-hand")

    def check(self, s: World, seat: int, chosen: tuple[int, ...], move: int) -> Refusal | None:
        other = move - PLAYER
        if other == seat or other >= s.seats or not s.alive[other]:
            return no("GS-151", "not-another-player", remedy="choose-another-player", player=other)
        if not s.hand(other):
            return no("GS-151", "hand-empty", remedy="choose-another-player", player=other)
        return None
