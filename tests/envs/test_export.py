"""A dataset holds the games as they were played: every game's moves replay to its outcome."""

import json
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from tests.cli.run import theogony
from tests.conformance.tables import GAMES
from theogony.envs.export import export
from theogony.games import get
from theogony.kernel.match import replay
from theogony.kernel.record import parse
from theogony.lab.arena import Plan

SHORT = {"godstorm": ("mode", "classic"), "hellas": ("turns", "100"), "theomachy": ("hands", "30")}


def test_what_is_written_is_what_was_played(tmp_path: Path) -> None:
    plan = Plan("diceforge", 3, 2, ("random", "plan", "random"), seed=5)
    total = export(plan, tmp_path, all_views=True)
    command = "theogony export diceforge --games 2 --players 3 --bots random,plan,random --seed 5 --all-views"
    assert f"\n    {command}\n" in (tmp_path / "README.md").read_text(encoding="utf-8")
    rows = pq.read_table(tmp_path / "decisions.parquet").to_pylist()
    games = pq.read_table(tmp_path / "games.parquet").to_pylist()
    assert len(rows) == total == sum(game["decisions"] for game in games) and len(games) == 2
    assert all(row["move"] in row["options"] for row in rows)
    for game in games:
        again = replay(get("diceforge"), parse(game["record"]))
        assert again.state.result is not None
        assert (again.state.result.ranks, again.state.result.reason) == (game["ranks"], game["reason"])
        mine = [row for row in rows if row["game"] == game["game"]]
        for entry, row in zip(again.record.entries, mine, strict=True):
            assert (entry.seat, entry.move) == (row["seat"], row["move"])
            assert get("diceforge").moves.text(row["move_index"]) == row["move"]
            assert json.loads(row["view"])["seat"] == row["seat"]
            assert [json.loads(seen)["seat"] for seen in row["views"]] == [0, 1, 2]
            assert row["views"][row["seat"]] == row["view"]


def test_what_others_read_is_what_was_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """pandas and polars read the files, Hugging Face datasets the folder by its card; all find the same rows."""
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    import datasets
    import pandas
    import polars

    export(Plan("diceforge", 2, 1, seed=5), tmp_path, all_views=True)
    for name in ("games", "decisions"):
        file = tmp_path / f"{name}.parquet"
        written = pq.read_table(file).to_pylist()
        of_cards = datasets.load_dataset(str(tmp_path), name, split="train", cache_dir=str(tmp_path / "cache"))
        assert of_cards.to_list() == written
        assert polars.read_parquet(file).to_dicts() == written
        rows = pandas.read_parquet(file).to_dict("records")
        assert [{key: plain(value) for key, value in row.items()} for row in rows] == written


def plain(value: Any) -> Any:
    """A list, where pandas has an array."""
    return value.tolist() if hasattr(value, "tolist") else value


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_written(game: str, tmp_path: Path) -> None:
    options = (SHORT[game],) if game in SHORT else ()
    plan = Plan(game, get(game).mode(dict(options)).players[0], 1, ("random",), options, seed=3)
    total = export(plan, tmp_path)
    table = pq.read_table(tmp_path / "decisions.parquet")
    assert table.num_rows == total > 0 and "views" not in table.column_names
    assert pq.read_schema(tmp_path / "games.parquet").metadata[b"ruleset"].decode() == get(game).ruleset
    card = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert all(f"| `{name}` |" in card for name in table.column_names)
    assert card.startswith("---\nlicense: mit\n") and get(game).ruleset in card


def test_the_command(tmp_path: Path) -> None:
    folder = tmp_path / "forged"
    words = ("export", "diceforge", "--games", "1", "--players", "2", "--out", folder)
    done = theogony(*words, "--json", home=tmp_path)
    assert done.exit_code == 0, done.output
    said = json.loads(done.stdout)
    assert said["decisions"] == pq.read_table(folder / "decisions.parquet").num_rows
    first = (folder / "decisions.parquet").read_bytes()
    assert "1 partie" in theogony(*words, "--lang", "fr", home=tmp_path).stdout
    assert (folder / "decisions.parquet").read_bytes() == first  # the same seed, the same bytes
    file = tmp_path / "file"
    file.write_text("")
    assert theogony(*words[:-1], file, home=tmp_path).exit_code == 1
