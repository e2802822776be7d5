"""The learned value: a sum over the advice's terms, with the advice's own value where there are no weights."""

import json
import logging
import math
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conformance.tables import GAMES, stops
from theogony import games
from theogony.bots import value
from theogony.bots.bot import advice_for
from theogony.bots.value import Value, Weights, family_of, logarithm, weights_of
from theogony.kernel.advice import softmax
from theogony.kernel.rng import Rng
from tools.value_fit import Position, fit


@pytest.fixture
def forgotten() -> Iterator[None]:
    """What was read, and said once, is read and said again."""
    weights_of.cache_clear()
    value._say_missing.cache_clear()
    yield
    weights_of.cache_clear()
    value._say_missing.cache_clear()


def test_a_logarithm_of_plain_arithmetic() -> None:
    for x in (1e-4, 0.2, 0.5, 0.999, 1.0, 1.7, 30.0):
        assert abs(logarithm(x) - math.log(x)) < 1e-10


@pytest.mark.parametrize("game", GAMES)
def test_shares_are_those_of_the_terms_where_there_are_weights(game: str) -> None:
    worth, advice = Value(game), advice_for(game)
    for state in stops(game, 157):
        shares = worth(state)
        assert len(shares) == len(state.sides.names) and abs(sum(shares) - 1.0) < 1e-9
        found = worth.weights.get(family_of(state))
        if not worth.knows(state):
            assert shares == advice.value(state)
        elif found is not None and not found.share:
            sums = [sum(row) for row in worth.ledgers(state)]
            own = found.own or [0.0] * len(sums)
            again = softmax([a + b for a, b in zip(sums, own, strict=True)], 1.0)
            assert all(abs(a - b) < 1e-9 for a, b in zip(shares, again, strict=True)), "a hint could say why"


def test_the_weights_that_ship_fit_the_advice() -> None:
    """Small files, of the very terms that the advice has: no game ships weights that nobody can use."""
    for file in sorted((Path(value.__file__).parent / "values").glob("*.json")):
        assert file.stat().st_size < 100_000
        assert weights_of(file.stem, advice_for(file.stem).terms), file.stem


def test_without_weights_the_advice_holds_and_the_log_says_so_once(
    forgotten: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("importlib.resources.files", lambda package: tmp_path)
    state = games.get("diceforge").new(2, {}, 1)
    with caplog.at_level(logging.INFO, logger="theogony.bots"):
        for _ in range(3):
            assert Value("diceforge")(state) == advice_for("diceforge").value(state)
    assert [record.message for record in caplog.records] == [
        "no learned value for diceforge, none/duel with 2 seats: the advice's own value holds"
    ]


def test_weights_of_other_terms_are_left_out(
    forgotten: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "values").mkdir()
    (tmp_path / "values" / "diceforge.json").write_text(json.dumps({"terms": ["advice-luck"], "families": {}}))
    monkeypatch.setattr("importlib.resources.files", lambda package: tmp_path)
    assert weights_of("diceforge", advice_for("diceforge").terms) == {}
    assert "other terms" in caplog.text
    with pytest.raises(ValueError, match="more terms"):
        Weights({"length": {}, "share": [], "early": [1.0, 2.0], "later": [0.0, 0.0], "own": []}, 1)


def test_fitting_finds_what_decides() -> None:
    """Of two terms that the advice counts alike, games are decided by the first: the weights learn it."""
    rng = Rng("fitting")
    played = []
    for _ in range(200):
        rows = [[rng.below(100) / 25.0 - 2.0, rng.below(100) / 25.0 - 2.0] for _ in range(2)]
        chance = 1.0 / (1.0 + math.exp(2.0 * (rows[1][0] - rows[0][0])))
        won = float(rng.below(1000) < 1000 * chance)
        shares = softmax([sum(row) for row in rows], 1.0)
        played.append([Position(at, 100, 2, rows, shares, [won, 1.0 - won]) for at in (20, 80)])
    found = fit(played, 1.0)
    assert found is not None and found.better() and fit(played[:30], 1.0) is None
    assert found.losses["learned"] < found.losses["sharpened"] < found.losses["even"]
    early, later = found.weights["early"], found.weights["later"]
    assert isinstance(early, list) and isinstance(later, list) and found.weights["share"] == []
    assert early[0] + 0.5 * later[0] > 1.2 and abs(early[1] + 0.5 * later[1]) < 0.5
