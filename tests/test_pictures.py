"""The README opens with a picture of every table, in both themes, small enough to be there at once."""

from pathlib import Path

from theogony import games
from theogony.i18n import LANGUAGES
from theogony.i18n.rulebook import drawing, guide

ROOT = Path(__file__).resolve().parent.parent


def test_every_game_is_shown_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in games.names():
        for theme in ("vase", "marble"):
            path = f"docs/pictures/{name}-{theme}.jpg"
            assert f'"{path}"' in readme, f"README does not show {path}: take it with make pictures"
            assert 20_000 < (ROOT / path).stat().st_size < 200_000
    assert readme.count("<picture>") == len(games.names())


def test_every_game_is_drawn_where_it_is_explained() -> None:
    for lang in LANGUAGES:
        shown: set[str] = set()
        for name in games.names():
            parts = guide(name, lang)
            drawings = [one for part in parts for one in part.drawings]
            assert 2 <= len(drawings) <= 4, name
            assert not any("![" in paragraph for part in parts for paragraph in part.paragraphs), name
            for file, said in drawings:
                path = drawing(file)
                assert path is not None, f"{file} is missing: take it with tools/drawings.py"
                assert 10_000 < path.stat().st_size < 150_000 and len(said) > 40, file
                shown.add(file)
        kept = {file.name for file in (ROOT / "docs/rules/drawings").glob(f"*.{lang}.jpg")}
        assert kept == shown, "every drawing is shown"
    assert drawing("../godstorm.md") is None and drawing("nothing.en.jpg") is None
