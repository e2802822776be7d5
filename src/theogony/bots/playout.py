"""Playing on from a position without searching: the moves of a playout come from the game's advice."""

from typing import Any, Final

from theogony.kernel.advice import Advice
from theogony.kernel.state import State

_MOST_NESTED: Final = 40  # decisions inside one compound choice, so that no advice can loop for ever


def play_one(advice: Advice[Any], s: State) -> None:
    """Answer every open prompt once; under a seal nobody sees another seat's desk, and nobody takes anything back."""
    for prompt in s.prompts():
        seat = prompt.seat
        options = s.onward(seat)
        move = options[0] if len(options) == 1 else advice.quick(s, prompt, options, s.rng)
        s.apply_trusted(seat, move)


def settle(advice: Advice[Any], s: State) -> None:
    """Finish the compound choice under way, so that the standing can be read."""
    for _ in range(_MOST_NESTED):
        if s.result is not None or advice.settled(s):
            return
        play_one(advice, s)
