"""The README opens with a picture of every table, in both themes, small enough to be there at once."""

from pathlib import Path

from theogony import games

ROOT = Path(__file__).resolve().parent.parent


def test_every_game_is_shown_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in games.names():
        for theme in ("vase", "marble"):
            path = f"docs/pictures/{name}-{theme}.jpg"
            assert f'"{path}"' in readme, f"README does not show {path}: take it with make pictures"
            assert 20_000 < (ROOT / path).stat().st_size < 200_000
    assert readme.count("<picture>") == len(games.names())
