"""Legality has one definition: what is listed applies, what is not listed is refused with a clause of the ledger."""

import re
from pathlib import Path
from typing import Any

from tests.properties.positions import gallery, prompt_classes
from theogony.games.godstorm.game import GAME
from theogony.games.godstorm.state import World
from theogony.kernel.refusal import Refused
from theogony.kernel.step import Prompt, Step

LEDGER = Path(__file__).parents[2] / "docs" / "rules" / "godstorm.md"
CLAUSES = set(re.findall(r"^- \*\*(GS-\d+)\*\*", LEDGER.read_text(encoding="utf-8"), re.MULTILINE))


def asked() -> list[tuple[World, Prompt[World]]]:
    return [(state, prompt) for state in gallery() for prompt in state.prompts()]


def test_the_gallery_shows_every_kind_of_prompt() -> None:
    assert {type(prompt) for _, prompt in asked()} == prompt_classes()


def test_quick_options_agree_with_the_checks() -> None:
    for state, prompt in asked():
        quick = prompt.options(state)
        assert quick == Prompt.options(prompt, state), prompt
        assert quick == sorted(set(quick)), prompt
        assert quick == state.options(prompt.seat)


def test_every_option_applies_and_changes_the_position() -> None:
    for state, prompt in asked():
        before = state.hash()
        options = state.options(prompt.seat)
        for move in options[:: max(1, len(options) // 12)]:
            played = state.clone()
            played.apply(prompt.seat, move)
            assert played.hash() != before, f"{prompt} {GAME.moves.text(move)}"
        assert state.hash() == before


def test_every_other_move_is_refused_with_a_clause_and_changes_nothing() -> None:
    for state, prompt in asked():
        allowed = set(state.options(prompt.seat))
        before = state.dump()
        for move in range(len(GAME.moves)):
            refusal = state.refusal(prompt.seat, move)
            assert (refusal is None) == (move in allowed), f"{prompt} {GAME.moves.text(move)}: {refusal}"
            if refusal is not None:
                assert refusal.clause in CLAUSES and refusal.key, f"{prompt} {GAME.moves.text(move)}: {refusal}"
        assert state.dump() == before


def test_refused_moves_change_nothing() -> None:
    for number, (state, prompt) in enumerate(asked()):
        before = state.dump()
        for move in range(number % 41, len(GAME.moves), 41):
            for seat in range(-1, state.seats):
                if move not in state.options(seat):
                    try:
                        state.apply(seat, move)
                    except Refused as refused:
                        assert refused.refusal.clause in CLAUSES
                    else:
                        raise AssertionError(f"{prompt}: {seat} {GAME.moves.text(move)}")
        assert state.dump() == before


def test_clauses_of_prompts_are_in_the_ledger() -> None:
    assert {cls.clause for cls in prompt_classes() if issubclass(cls, Prompt)} <= CLAUSES


def test_every_step_can_be_loaded() -> None:
    """All steps and prompts of the game are registered under their names, and nothing else is."""
    assert set(World.steps.values()) == _all_steps(Step)
    assert all(step.__name__ == name for name, step in World.steps.items())


def _all_steps(base: type[Any]) -> set[type[Any]]:
    found = {cls for cls in base.__subclasses__() if cls.__module__.startswith("theogony.games.godstorm")}
    return found.union(*(_all_steps(cls) for cls in base.__subclasses__()))
