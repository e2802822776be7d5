"""Positions of Godstorm with every kind of question and every choice on a card, gathered from games of many styles."""

from functools import cache

from tests.conformance.gallery import PER_KIND, gathered
from tests.games.godstorm.play import MODES, Mode, begin, walk
from theogony.games.godstorm.classic_cards import TradeSets
from theogony.games.godstorm.content import CARDS
from theogony.games.godstorm.miracles import Choice
from theogony.games.godstorm.state import World
from theogony.kernel.event import Event
from theogony.kernel.rng import Rng

STYLES = ("random", "bold", "devout", "ruthless")
GAMES = tuple((mode, style, seed) for mode in MODES for style in STYLES for seed in (1,)) + tuple(
    (mode, "devout", seed) for mode in MODES if "mode" not in mode[1] for seed in range(2, 6)
)
DERIVED = {"borders"}  # follows from what is sunk and where the maelstrom is
PER_CHOICE = 5  # positions of each choice on each card


def riches(mode: Mode, style: str) -> int:
    return 40 if style == "devout" and "mode" not in mode[1] else 0


@cache
def gallery() -> tuple[World, ...]:
    """Some positions of every kind of prompt, half-answered seals and finished games among them; never change one."""
    games = ((str(mode), walk(begin(mode, seed, riches(mode, style)), style, seed)) for mode, style, seed in GAMES)
    return gathered(games, _kind, lambda kind: PER_CHOICE if kind.startswith("Choice") else PER_KIND)


def _kind(state: World) -> str:
    if state.result is not None:
        return state.result.reason
    prompt = state.prompts()[0]
    if isinstance(prompt, Choice):
        return f"Choice {len(prompt.chosen)} on {CARDS[prompt.card]}"
    done = len(prompt.chosen) if isinstance(prompt, TradeSets) else sum(desk.ready for desk in state.desks)
    return f"{type(prompt).__name__} {min(done, 2)}"


def redealt(state: World, seat: int, seed: int | str) -> World:
    """Another position that the seat cannot tell from this one, dealt until it is a different one if that is easy."""
    new = state
    for attempt in range(4):
        new = state.redeal(seat, Rng(f"{seed} {attempt}"))
        if new.cards.content != state.cards.content:
            break
    return new


def learns(event: Event, seat: int) -> bool:
    """Whether the event tells this seat what was hidden from it: a reveal, a card drawn, a hand looked into.

    A stolen card is known to thief and victim before it is taken (the thief has just looked, it was the victim's).
    """
    return event.reveals or (seat in event.audience and event.kind != "card-stolen")
