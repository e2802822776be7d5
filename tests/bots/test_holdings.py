"""What bots imagine of hidden cards comes true as often as they imagine it."""

import pytest

from benchmarks.holdings import Row, played, predictions, table
from tests.conformance.tables import stops


def hidden_cards(game: str) -> list[Row]:
    return [row for seed in range(4) for pile, row in played(game, 3, {}, seed, "greedy") if not pile]


@pytest.mark.parametrize("game", ["theomachy", "godstorm", "hellas", "hybris"])
def test_predicted_holdings_come_true(game: str) -> None:
    rows = hidden_cards(game)
    assert len(rows) > 300
    for low, high in ((0.0, 0.25), (0.25, 0.75), (0.75, 1.0)):
        said, came = zip(*[row for row in rows if low <= row[0] < high], strict=True)
        assert abs(sum(said) - sum(came)) / len(said) < 0.08


@pytest.mark.parametrize("seat", range(2))
def test_what_is_looked_at_does_not_hang_on_what_is_true(seat: int) -> None:
    state = stops("theomachy", 90)[0]
    told = [(pile, share) for pile, (share, _) in predictions(state, seat, 1)]
    assert any(not pile for pile, _ in told), "the rival's hand is unknown, whoever asks"
    for world in range(3):
        other = state.redeal(seat, state.clone().rng)
        assert [(pile, share) for pile, (share, _) in predictions(other, seat, 1)] == told, world


def test_of_each_tenth_is_told_what_was_predicted_and_what_came(capsys: pytest.CaptureFixture[str]) -> None:
    table("hands", [(0.25, False), (0.25, True), (0.25, False), (0.25, False), (0.5, True)])
    assert capsys.readouterr().out.splitlines() == [
        "  hands: 5 predictions",
        "    predicted  25.0 %, true  25.0 %  (4)",
        "    predicted  50.0 %, true 100.0 %  (1)",
    ]
