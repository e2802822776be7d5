"""Games stepped together go on as they would alone."""

import pytest

from tests.conformance.tables import Setup
from tests.envs.ways import WAYS, name_of
from theogony.games import get
from theogony.kernel.refusal import Refused
from theogony.kernel.rng import Rng
from theogony.kernel.vector import VectorMatch


@pytest.mark.parametrize(("game", "way"), WAYS, ids=name_of)
def test_every_game_goes_on_as_it_would_alone(game: str, way: Setup) -> None:
    many = VectorMatch(get(game), *way, number=3, seed=7)
    alone = [get(game).new(*way, f"7/{place}/0") for place in range(3)]
    rng, rounds = Rng(7), [0, 0, 0]
    for _ in range(30):
        assert many.asked() == [state.prompts()[0].seat for state in alone]
        options = many.moves()
        moves = [found[rng.below(len(found))] for found in options]
        for state, seat, move in zip(alone, many.asked(), moves, strict=True):
            state.apply(seat, move)
        over = [place for place, state in enumerate(alone) if state.result is not None]
        assert many.step(moves) == over
        for place in over:
            rounds[place] += 1
            alone[place] = get(game).new(*way, f"7/{place}/{rounds[place]}")
        assert [state.hash() for state in many.states] == [state.hash() for state in alone]


@pytest.mark.parametrize(("game", "way"), WAYS, ids=name_of)
def test_moves_in_a_row_are_the_same_moves(game: str, way: Setup) -> None:
    """However the moves at random are parted, each game makes the same ones."""
    row, one_by_one = (VectorMatch(get(game), *way, number=2, seed=3) for _ in range(2))
    row.step_at_random(40)
    row.step_at_random(5)
    for _ in range(45):
        one_by_one.step_at_random()
    assert [state.hash() for state in row.states] == [state.hash() for state in one_by_one.states]
    assert row.states[0].hash() != row.states[1].hash(), "each game has chance and moves of its own"


def test_a_game_that_is_over_begins_anew() -> None:
    many = VectorMatch(get("diceforge"), 2, {}, number=2, seed=1)
    ended: list[int] = []
    while not ended:
        ended = many.step_at_random()
    place = ended[0]
    result = many.results[place]
    assert result is not None and min(result.ranks) == 1
    assert many.rounds[place] == 1 and many.states[place].result is None
    assert many.states[place].hash() == get("diceforge").new(2, {}, f"1/{place}/1").hash()
    before = list(many.rounds)
    ended = many.step_at_random(500)
    assert [before[place] + ended.count(place) for place in range(2)] == many.rounds
    assert ended.count(0) > 1, "a place is told as often as a game has ended there"


def test_a_move_that_is_not_allowed_is_refused() -> None:
    many = VectorMatch(get("diceforge"), 2, {}, number=2, seed=1)
    before = [state.hash() for state in many.states]
    wrong = next(move for move in range(len(get("diceforge").moves)) if move not in many.moves()[0])
    with pytest.raises(Refused):
        many.step([wrong, many.moves()[1][0]])
    with pytest.raises(ValueError, match="1 moves for 2 games"):
        many.step([many.moves()[0][0]])
    assert [state.hash() for state in many.states] == before
