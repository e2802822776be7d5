"""Positions for card tests: somebody in step 4 with cards in hand, or somebody attacked with Sky cards in hand."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.godstorm.table import Pause, Table, assert_no_army_is_lost, given
from theogony.games.godstorm.content import BOX, CARD_DECK, GODS, card
from theogony.games.godstorm.invade import Invade
from theogony.games.godstorm.miracles import PlayMiracles

Lands = Mapping[str, tuple[int, int]]


def god_of_card(name: str) -> str:
    return GODS[CARD_DECK[card(name)]]


def cost_of(name: str) -> int:
    return BOX.card_cost[card(name)]


def holding(
    *cards: str,
    lands: Lands,
    gods: Mapping[int, Mapping[str, str]] | None = None,
    but: Mapping[str, Any] | None = None,
    **position: Any,
) -> Table:
    """The first player is in step 4 with these cards; Thule (3 armies) holds their gods unless said otherwise.

    ``but`` names fields of the position that are otherwise.
    """
    home = {god_of_card(name): "thule" for name in cards}
    placed = {0: {**home, **(gods or {}).get(0, {})}, **{s: g for s, g in (gods or {}).items() if s}}
    hand = {**position.pop("hand", {}), 0: cards}
    position.setdefault("faith", (10, 10, 10))
    t = given(lands={"thule": (0, 3), **lands}, gods=placed, hand=hand, **position)
    for field, value in (but or {}).items():
        setattr(t.s, field, value)
    return t.step(PlayMiracles(0), Pause(0))


def attacked(
    *cards: str,
    lands: Lands,
    commit: int = 0,
    force: str = "",
    origin: str = "thule",
    target: str = "varangia",
    gods: Mapping[int, Mapping[str, str]] | None = None,
    **position: Any,
) -> Table:
    """The first player invades Varangia from Thule; the second holds these Sky cards, the sky god is in Kush."""
    placed = {**(gods or {}), 1: {"sky": "kush", **(gods or {}).get(1, {})}}
    hand = {**position.pop("hand", {}), 1: cards}
    position.setdefault("faith", (10, 10, 10))
    t = given(lands={"kush": (1, 1), **lands}, gods=placed, hand=hand, **position).step(Invade(0), Pause(0))
    t.plays(0, f"attack {origin}>{target}")
    if t.asked()[1] == "Commit":
        t.plays(0, f"commit {commit or t.at(origin)[1] - 1}")
    if t.asked()[1] == "BringGods":
        t.plays(0, f"with {force or 'none'}")
    return t


def cast(t: Table, seat: int, name: str, *choices: str) -> Table:
    """The card is played with these choices; its cost is paid and it leaves the game, and no army is lost or made."""
    faith, held, gone = t.s.faith[seat], t.hand(seat).count(name), t.removed().count(name)
    t.plays(seat, f"play {name}")
    assert t.removed().count(name) == gone + 1
    assert t.hand(seat).count(name) == held - 1 or not t.s.alive[seat]
    if name not in ("our_faith_is_our_strength",) and t.s.alive[seat]:
        assert t.s.faith[seat] == faith - cost_of(name)
    t.plays(seat, *choices)
    assert_no_army_is_lost(t)
    return t


def first_choices(t: Table, seat: int) -> Sequence[str]:
    """Answers every choice on the card just played with its first option; returns what was chosen."""
    chosen = []
    while t.asked() == (seat, "Choice"):
        chosen.append(t.options(seat)[0])
        t.plays(seat, chosen[-1])
    return chosen
