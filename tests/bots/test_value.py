"""The learned value: a network over a game's features, with the advice's own value where there is none."""

import json
import logging
import math
from pathlib import Path

import pytest

from tests.conformance.tables import GAMES, stops
from theogony import games
from theogony.bots import value
from theogony.bots.bot import advice_for
from theogony.bots.value import Value, network_of
from theogony.kernel.network import Network, logarithm
from theogony.kernel.rng import Rng

SHIPPED = sorted((Path(value.__file__).parent / "values").glob("*.json"))
FEATURED = [game for game in GAMES if games.part(game, "features")]  # a game may do without
LARGEST = 100_000  # bytes of weights


def random_network(width: int, seed: str) -> Network:
    rng = Rng(seed)

    def some(number: int) -> list[float]:
        return [rng.below(200) / 100.0 - 1.0 for _ in range(number)]

    return Network([some(10) for _ in range(width)], some(5), some(5), 0.5)


def test_a_logarithm_of_plain_arithmetic() -> None:
    for x in (1e-4, 0.2, 0.5, 0.999, 1.0, 1.7, 30.0):
        assert abs(logarithm(x) - math.log(x)) < 1e-10


def test_an_empty_network_is_the_advice() -> None:
    network = Network([[0.0, 0.0]], [0.0], [1.0], 1.0)
    assert network.logits([[3.0], [5.0]], [0.2, 0.8]) == [logarithm(0.2), logarithm(0.8)]


def test_a_network_by_hand() -> None:
    """One unit: twice the own feature less the mean of the others', and nothing below zero."""
    network = Network([[2.0, -1.0]], [0.5], [10.0], 0.0)
    found = network.logits([[1.0], [2.0], [6.0]], [0.3, 0.3, 0.4])
    assert found == [0.0, 10.0 * (0.5 + 4.0 - 3.5), 10.0 * (0.5 + 12.0 - 1.5)]


def test_the_order_of_sides_does_not_matter() -> None:
    network, rng = random_network(4, "sides"), Rng("rows")
    rows = [[rng.below(9) / 4.0 for _ in range(4)] for _ in range(3)]
    found = network.logits(rows, [0.2, 0.3, 0.5])
    turned = network.logits([rows[2], rows[0], rows[1]], [0.5, 0.2, 0.3])
    assert all(abs(a - b) < 1e-12 for a, b in zip([*found[2:], *found[:2]], turned, strict=True))


def test_layers_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="do not fit"):
        Network([[1.0, 2.0, 3.0]], [0.0], [1.0], 1.0)
    with pytest.raises(ValueError, match="do not fit"):
        Network([[1.0, 2.0]], [0.0], [1.0, 1.0], 1.0)


@pytest.mark.parametrize("game", FEATURED)
def test_every_position_has_features_of_the_declared_width_or_none(game: str) -> None:
    own = games.part(game, "features")
    assert own is not None
    worth = Value(game, network=random_network(own.WIDTH, game))
    some = False
    for state in stops(game, 97):
        rows = own.features(state)
        shares = worth(state)
        assert len(shares) == len(state.sides.names) and abs(sum(shares) - 1.0) < 1e-9
        if state.result is not None or not rows:
            assert shares == worth.advice.value(state)
            continue
        some = True
        assert [len(row) for row in rows] == [own.WIDTH] * len(state.sides.names)
        assert all(isinstance(x, float) and abs(x) < 50.0 for row in rows for x in row), "of a size a network can take"
    assert some


@pytest.mark.parametrize("game", FEATURED)
def test_features_change_nothing_and_are_the_same_again(game: str) -> None:
    own = games.part(game, "features")
    assert own is not None
    for state in stops(game, 211):
        before = state.hash()
        assert own.features(state) == own.features(state.clone()) and state.hash() == before


def test_the_weights_that_ship_are_small_and_fit_the_features() -> None:
    """No game ships weights that nobody can use, and each has its card."""
    assert SHIPPED
    for file in SHIPPED:
        assert file.stat().st_size < LARGEST and network_of(file.stem), file.stem
        assert (Path(__file__).parents[2] / "docs" / "models" / f"{file.stem}.md").is_file()


def test_without_weights_the_advice_holds_and_the_log_says_so_once(
    forgotten: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("importlib.resources.files", lambda package: tmp_path)
    state = games.get("diceforge").new(2, {}, 1)
    with caplog.at_level(logging.INFO, logger="theogony.bots"):
        for _ in range(3):
            assert Value("diceforge")(state) == advice_for("diceforge").value(state)
    assert [record.message for record in caplog.records] == [
        "no learned value for diceforge: the advice's own value holds"
    ]


def test_a_mode_without_features_is_valued_by_the_advice(forgotten: None, caplog: pytest.LogCaptureFixture) -> None:
    state = games.get("hellas").new(3, {"mode": "kronos"}, 1)
    worth = Value("hellas")
    with caplog.at_level(logging.INFO, logger="theogony.bots"):
        assert worth(state) == worth.advice.value(state) and not worth.knows(state)
        assert worth(state, 0) == worth.advice.outlook(state, 0)
    assert "no learned value for hellas in this mode" in caplog.text


def test_weights_for_other_features_are_left_out(
    forgotten: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "values").mkdir()
    (tmp_path / "values" / "hellas.json").write_text(json.dumps({"first": [[1.0, 2.0]]}))
    monkeypatch.setattr("importlib.resources.files", lambda package: tmp_path)
    assert network_of("hellas") is None
    assert "other features" in caplog.text
