"""What bots imagine of hidden cards comes true as often as they imagine it."""

import pytest

from benchmarks.holdings import Row, played, predictions
from theogony import games
from theogony.kernel.state import State


def hidden_cards(game: str) -> list[Row]:
    return [row for seed in range(4) for pile, row in played(game, 3, {}, seed, "greedy") if not pile]


@pytest.mark.parametrize("game", ["theomachy", "godstorm", "hellas", "hybris"])
def test_predicted_holdings_come_true(game: str) -> None:
    rows = hidden_cards(game)
    assert len(rows) > 300
    for low, high in ((0.0, 0.25), (0.25, 0.75), (0.75, 1.0)):
        said, came = zip(*[row for row in rows if low <= row[0] < high], strict=True)
        assert abs(sum(said) - sum(came)) / len(said) < 0.08


def test_what_is_looked_at_does_not_hang_on_what_is_true() -> None:
    state: State = games.get("theomachy").new(3, {}, seed=3)
    seat = state.prompts()[0].seat
    for world in range(3):
        other = state.redeal(seat, state.clone().rng)
        assert [(pile, share) for pile, (share, _) in predictions(other, seat, 1)] == [
            (pile, share) for pile, (share, _) in predictions(state, seat, 1)
        ], world
