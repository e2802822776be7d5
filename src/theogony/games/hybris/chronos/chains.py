"""Chains, resources, Intensity and tiles of Chronos. -- chapter 15 (HY-316 to HY-327, HY-333 to HY-335, HY-434)"""

from typing import ClassVar

from theogony.games.hybris.chronos.ending import chains_gone
from theogony.games.hybris.content import (
    CHAINED,
    CHRONOS_TILES,
    CONCEPTS,
    CONFLICT,
    GOODS,
    PREMONITIONS,
    RESOURCES,
    TILE_DECKS,
    UPGRADE_CONCEPTS,
    VP,
)
from theogony.games.hybris.hands import DECKS, PREMONITION, renew_coliseum, renew_premonitions
from theogony.games.hybris.moves import CHAIN, PASS, span
from theogony.games.hybris.state import NOBODY, Hybris
from theogony.games.hybris.texts import UNLOCKED, run_source
from theogony.games.hybris.zones import (
    COLISEUM_DECK,
    COLISEUM_DISCARD,
    DESIGN,
    FIRST_PREMONITION,
    PREMONITION_DECK,
    PREMONITION_DISCARD,
)
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step


def decider(s: Hybris) -> int:
    """Who chooses for the players: the active one, else the highest in Greatness (HY-315, HY-344)."""
    return s.turn if s.turn != NOBODY else s.highest()


# -- Chains -----------------------------------------------------------------------------------------------------------


def break_chain(s: Hybris, concept: int) -> None:
    """The next Chain of the track goes to the supply; with none left Chronos gains the number of the Pillar
    (HY-318)."""
    titan = s.titan()
    place = CHAINED.index(concept)
    if titan.chains[place]:
        titan.chains[place] -= 1
        s.tell("chain-broken", "HY-318", concept=CONCEPTS[concept], number=titan.chains[place])
        chains_gone(s)
    else:
        gain_vp(s, concept + 1, "HY-318")


def can_add(s: Hybris, place: int) -> bool:
    """Beside another Chain, and on an empty space (HY-319)."""
    return 0 < s.titan().chains[place] < s.box.chains


def add_chain(s: Hybris, concept: int) -> None:
    """A Chain of the supply is put back, where that is possible (HY-319)."""
    place = CHAINED.index(concept)
    if can_add(s, place):
        s.titan().chains[place] += 1
        s.tell("chain-added", "HY-319", concept=CONCEPTS[concept], number=s.titan().chains[place])


class ChooseChain(Prompt[Hybris]):
    """On which track is a Chain broken? On one of the players' choice (HY-331)."""

    clause: ClassVar[str] = "HY-331"
    kinds: ClassVar[tuple[range, ...]] = (span("chain"),)

    def check(self, s: Hybris, move: int) -> Refusal | None:
        return None

    def take(self, s: Hybris, move: int) -> None:
        break_chain(s, CHAINED[move - CHAIN])


class Weaken(Prompt[Hybris]):
    """Does the player who has drained add a Chain, and on which track? Once in an Age (HY-195, HY-320)."""

    clause: ClassVar[str] = "HY-195"
    kinds: ClassVar[tuple[range, ...]] = (span("pass"), span("chain"))
    passing: ClassVar[int] = PASS

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if move == PASS:
            return None
        if s.titan().weakened:
            return no("HY-195", "weakened-in-this-age", remedy="go-on")
        if not can_add(s, move - CHAIN):
            return no(
                "HY-319", "no-room-for-chain", remedy="choose-another-track", concept=CONCEPTS[CHAINED[move - CHAIN]]
            )
        return None

    def take(self, s: Hybris, move: int) -> None:
        if move != PASS:
            s.titan().weakened = 1
            add_chain(s, CHAINED[move - CHAIN])


# -- what Chronos gains -----------------------------------------------------------------------------------------------


def gain_vp(s: Hybris, number: int, clause: str) -> None:
    s.titan().vp += number
    if number:
        s.tell("chronos-gained", clause, amounts={GOODS[VP]: number})


def gain_resource(s: Hybris, what: int, number: int, clause: str) -> None:
    """One by one; a fourth is not placed: the three are discarded and a Chain breaks (HY-321, HY-322)."""
    if what == VP:
        gain_vp(s, number, clause)
        return
    place = RESOURCES.index(what)
    titan = s.titan()
    for _ in range(number):
        if is_full(s, CHAINED[place]):
            s.tell("chronos-discarded", "HY-322", amounts={GOODS[what]: titan.resources[place]})
            titan.resources[place] = 0
            break_chain(s, CHAINED[place])
        else:
            titan.resources[place] += 1
            s.tell("chronos-gained", clause, amounts={GOODS[what]: 1})


def of_concept(s: Hybris, concept: int) -> tuple[int, int]:
    """What Chronos gains by a Chained Concept, and how much: 1 resource of it, on Temnein 2 VP (HY-116, HY-342)."""
    what = RESOURCES[CHAINED.index(concept)]
    return what, s.box.chronos_gain_vp if what == VP else 1


def gain_of_concept(s: Hybris, concept: int, clause: str) -> None:
    what, number = of_concept(s, concept)
    gain_resource(s, what, number, clause)


def is_full(s: Hybris, concept: int) -> bool:
    """Whether the next resource of the Concept breaks a Chain (HY-322); VP have no spaces."""
    place = CHAINED.index(concept)
    return RESOURCES[place] != VP and s.titan().resources[place] == s.box.chronos_spaces


# -- Intensity and tiles ----------------------------------------------------------------------------------------------


def change_intensity(s: Hybris, concept: int, number: int) -> None:
    """Never below 0 (HY-325)."""
    tile = UPGRADE_CONCEPTS.index(concept)
    titan = s.titan()
    titan.intensity[tile] = max(0, titan.intensity[tile] + number)
    s.tell("intensity", "HY-325", concept=CONCEPTS[concept], number=titan.intensity[tile])


def adjust(s: Hybris, concept: int) -> None:
    """By the modifier of the tile, as long as it is face up (HY-073, HY-324)."""
    tile = UPGRADE_CONCEPTS.index(concept)
    if not s.titan().turned >> tile & 1:
        change_intensity(s, concept, s.box.modifier[tile])


def deck_emptied(s: Hybris, deck: int) -> None:
    """The first time that a common deck is empty its tile turns: the Oracle's is Ananke, the Coliseum's Kratos (HY-335,
    HY-407). In a Combat its power waits (HY-434)."""
    tile = TILE_DECKS.index(DECKS[deck])
    titan = s.titan()
    if titan.turned >> tile & 1:
        return
    titan.turned |= 1 << tile
    s.tell("tile-turned", "HY-335", tile=CHRONOS_TILES[tile])
    if s.fights:
        titan.waiting |= 1 << tile
    else:
        s.then(TileTurned(tile))


@step
class TileTurned(Step[Hybris]):
    """The Immediate power of a turned tile (HY-323)."""

    tile: int

    def run(self, s: Hybris) -> None:
        run_source(s, UNLOCKED + self.tile, decider(s))


def turn_waiting(s: Hybris) -> None:
    """A Combat is over: the tiles that turned in it (HY-434)."""
    titan = s.titan()
    for tile in range(len(CHRONOS_TILES) - 1, -1, -1):
        if titan.waiting >> tile & 1:
            s.then(TileTurned(tile))
    titan.waiting = 0


def mill(s: Hybris, deck: int, number: int) -> None:
    """Cards are discarded one by one until the deck is empty; then it is renewed (HY-333, HY-334)."""
    start, end = (PREMONITION_DECK, PREMONITION_DISCARD) if deck == PREMONITION else (COLISEUM_DECK, COLISEUM_DISCARD)
    cards = s.cards.draw(start, end, number, s.rng)
    if not cards:
        return
    if deck == PREMONITION:
        s.reveal("milled-oracle", "HY-333", premonitions=[PREMONITIONS[card - FIRST_PREMONITION] for card in cards])
        renew_premonitions(s)
    else:
        s.reveal("milled-coliseum", "HY-333", cards=[CONFLICT[DESIGN[card]] for card in cards])
        renew_coliseum(s)
