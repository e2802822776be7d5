"""A Hunt under test: seat 0 hunts the Cyclops in Euboea (mace, torch, bow with a Priest mark, bow), unless a test says
otherwise; seat 1, on its left, plays the attacks."""

from typing import Any

from tests.games.hellas.table import Play, given
from theogony.games.hellas.content import ATTACKS, MONSTERS
from theogony.games.hellas.hunt import begin
from theogony.games.hellas.moves import TARGETS
from theogony.games.hellas.zones import ATTACK_DECK, ATTACK_DESIGN, FIRST_ATTACK

MACES = ["trap_mace_1", "wild_attack_mace_3"]


def hunt(
    monster: str = "cyclops", where: str = "euboea", drawn: tuple[str, ...] = ("trap_sword_1",), **more: Any
) -> Play:
    """A Hunt at its first question; ``drawn`` are the cards for Strength 1 (all Attributes are 1 unless given)."""
    more.setdefault("names", {0: "cleito"})
    t = given(heroes={0: where}, monsters={monster: where, **more.pop("monsters", {})}, **more)
    t.draws(*drawn)
    begin(t.s, 0, TARGETS.index(monster))
    t.s.run()
    return t


def attacks(t: Play, played: str, other: str = "recall_4") -> Play:
    """The hunter ends his step; seat 1 draws these two cards and plays the first."""
    deck = [ATTACKS[ATTACK_DESIGN[card - FIRST_ATTACK]] for card in t.s.cards.content[ATTACK_DECK]]
    for name in (played, other):
        at = deck.index(name)
        t.picks(at)
        deck.pop(at)
    t.plays(0, "done")
    return t.plays(1, f"attack {played}")


def wounds(t: Play, monster: str = "cyclops") -> int:
    return t.s.wounds[MONSTERS.index(monster)]


def struck(name: str, hands: tuple[str, ...] = ("trap_mace_1",), monster: str = "cyclops", **more: Any) -> Play:
    """The Monster has attacked with this card after a Wound on the first symbol."""
    where = {"cyclops": "euboea", "chimera": "arcadia"}.get(monster, more.pop("where", "crete"))
    t = hunt(monster, where, hands={0: list(hands)}, **more)
    t.plays(0, next(move for move in t.options(0) if move.startswith("wound")))
    while t.asked()[1] == "PayWound":
        t.plays(0, t.options(0)[0])
    return attacks(t, name, "recall_3" if name != "recall_3" else "recall_4")
