"""Observations are made from the view alone, by the declared shape, and say where everything lies."""

from itertools import pairwise

import numpy as np
import pytest

from tests.conformance.gallery import redeal
from tests.envs.ways import GAMES, positions, ways
from theogony.envs import observe
from theogony.envs.core import Table
from theogony.envs.observe import encoder
from theogony.games import get
from theogony.kernel.state import State
from theogony.kernel.tensor import UNDECLARED

each_game = pytest.mark.parametrize("game", GAMES)


def some_positions(game: str) -> list[State]:
    return [state for way in range(len(ways(game))) for state in positions(game, way)]


@each_game
def test_what_a_seat_cannot_tell_apart_gives_the_same_observation(game: str) -> None:
    differ = 0
    for number, state in enumerate(some_positions(game)):
        for seat in range(state.seats):
            other = redeal(game)(state, seat, number)
            here, there = state.knowledge(seat), other.knowledge(seat)
            made = encoder(get(game), state.seats)
            assert np.array_equal(made.tensor(here), made.tensor(there))
            assert observe.text(here) == observe.text(there)
            assert observe.tokens(get(game), here) == observe.tokens(get(game), there)
            differ += other.hash() != state.hash()
    hides = type(some_positions(game)[0]).deal_unseen is not State.deal_unseen
    assert differ or not hides


@each_game
def test_what_differs_in_a_view_differs_in_text_and_tokens(game: str) -> None:
    for state in some_positions(game)[::3]:
        seen = [state.knowledge(seat) for seat in range(state.seats)]
        assert len({observe.text(one) for one in seen}) == state.seats
        assert len({str(observe.tokens(get(game), one)) for one in seen}) == state.seats


@each_game
def test_tensors_follow_the_game(game: str) -> None:
    """Positions of one game one after the other are told apart by their tensors too."""
    found = positions(game, 0)
    tensors = {encoder(get(game), state.seats).tensor(state.knowledge(0)).tobytes() for state in found}
    assert len(tensors) == len(found)


@each_game
def test_slices_cover_the_tensor_and_say_what_lies_there(game: str) -> None:
    state = next(state for state in reversed(positions(game, 0)) if state.result is None)
    made = encoder(get(game), state.seats)
    slices = made.slices()
    whole = sorted((part.start, part.stop) for name, part in slices.items() if "." not in name)
    assert whole[0][0] == 0 and whole[-1][1] == made.size
    assert all(one[1] == other[0] for one, other in pairwise(whole))
    for seat in range(state.seats):
        tensor = made.tensor(state.knowledge(seat))
        assert tensor[slices["seat"]].tolist()[:-1] == [float(seat == other) for other in range(state.seats)]
        kind = state.view(seat)["prompt"]["kind"]  # type: ignore[index]
        assert tensor[slices[f"prompt.kind.{kind}"]] == 1
        assert tensor[slices["prompt.kind"]].sum() == 1


@each_game
def test_ids_are_of_the_kinds_that_are_declared(game: str) -> None:
    """No id lands in the place of those that nobody declared; a seat may, where a neutral one plays along."""
    for state in some_positions(game):
        made = encoder(get(game), state.seats)
        tensor, slices = made.tensor(state.knowledge(0)), made.slices()
        strange = [name.removesuffix(UNDECLARED) for name in slices if name.endswith(f".{UNDECLARED}")]
        assert strange and not [
            name for name in strange if tensor[slices[name + UNDECLARED]].any() and f"{name}0" not in slices
        ]


def test_numbers_lie_where_they_are_said_to_lie() -> None:
    state = get("godstorm").new(3, {}, 7)
    made = encoder(get("godstorm"), 3)
    view = state.view(1)
    tensor, slices = made.tensor(state.knowledge(1)), made.slices()
    for seat, player in enumerate(view["players"]):  # type: ignore[arg-type, var-annotated]
        assert tensor[slices[f"players.{seat}.faith"]] == player["faith"]
    for place, (holder, armies) in view["board"].items():  # type: ignore[attr-defined]
        assert tensor[slices[f"board.{place}.1"]] == armies
        assert holder < 0 or tensor[slices[f"board.{place}.0.{holder}"]] == 1
    hand = tensor[slices["hand"]]
    assert hand[0] == 1 and hand[1:].sum() == len(view["hand"])  # type: ignore[arg-type]


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("toy", ["draft", "hunt", "plans", "siege", "spells", "tug"])
def test_a_game_that_declares_no_shape_is_observed_too(toy: str) -> None:
    table = Table(toy)
    state, made = table.new(1), table.encoder
    before = made.tensor(state.knowledge(0))
    assert before[made.slices()["rest"]].any()
    while state.result is None:
        seat = state.prompts()[0].seat
        state.apply(seat, state.onward(seat)[0])
    assert not np.array_equal(before, made.tensor(state.knowledge(0)))
