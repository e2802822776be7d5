"""What is read from files and never changes while the server runs: games, content, rulebooks and texts."""

import hashlib
import re
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import orjson

import theogony
from theogony import games
from theogony.i18n.rulebook import guide
from theogony.i18n.typography import typeset
from theogony.kernel.mode import Mode
from theogony.lessons import lessons
from theogony.server import maps
from theogony.server.config import STRENGTHS
from theogony.server.contents import UnknownRuleset, game_under
from theogony.server.errors import not_found
from theogony.server.maps import MapFile

CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* \[(.*?)\] (.*)$")
LANGUAGES = ("en", "fr")
PARTS = ("", "names-", "advice-", "lessons-", "oracle-")  # the files of a game in a language


def game_infos() -> list[dict[str, Any]]:
    return [_game_info(name) for name in games.names()]


@cache
def _game_info(game_id: str) -> dict[str, Any]:
    game = games.get(game_id)
    return {
        "id": game.id,
        "title": game.title,
        "players": list(game.players),
        "modes": {name: _mode(mode) for name, mode in game.modes.items()},
        "ruleset": game.ruleset,
        "options": [
            {
                "name": o.name,
                "values": list(o.values),
                "default": o.people,
                "help_key": o.help_key,
                "rare": o.rare,
                "needs": o.needs,
                "brings": [list(pair) for pair in o.brings],
            }
            for o in game.options
        ],
        "bots": list(STRENGTHS),
        "lessons": [
            {"id": each.id, "mode": each.mode, "chapters": len(each.chapters), "minutes": each.minutes}
            for each in lessons().values()
            if each.game.id == game_id
        ],
    }


def lesson_info(name: str) -> dict[str, Any] | None:
    """The lesson and the chapter that a table has (``diceforge/forge``), with what the guide has to say."""
    id, _, chapter = name.partition("/")
    lesson = lessons().get(id)
    found = [(number, each) for number, each in enumerate(lesson.chapters) if each.id == chapter] if lesson else []
    if lesson is None or not found:
        return None
    number, given = found[0]
    return {
        "id": lesson.id,
        "chapter": number,
        "chapters": [each.id for each in lesson.chapters],
        "goals": [{"id": goal.id, "clause": goal.clause} for goal in given.goals],
        "minutes": lesson.minutes,
    }


def _mode(mode: Mode) -> dict[str, Any]:
    low, high = mode.players
    return {
        "players": [low, high],
        "sides": {str(seats): mode.sides(seats).as_dict() for seats in range(low, high + 1)},
    }


@cache
def content(ruleset: str) -> tuple[bytes, str]:
    """What a table under this ruleset is played with, as JSON, and its tag for caches."""
    try:
        game = game_under(ruleset)
    except UnknownRuleset:
        raise not_found() from None
    box, drawn = game.box, map_of(game.id)
    found = {
        "components": {} if box is None else box.components,
        "map": {} if drawn is None else drawn.model_dump(exclude_unset=True),
    }
    body = orjson.dumps(found, option=orjson.OPT_NON_STR_KEYS)
    return body, f'"{hashlib.sha256(body).hexdigest()[:20]}"'


@cache
def map_of(game_id: str) -> MapFile | None:
    """What the game's boards look like, where it has a map. Raises BadMap."""
    file = games.get(game_id).folder / "content" / "map.yaml"
    return maps.read(file) if file.is_file() else None


def check_maps() -> None:
    """Raises BadMap if a game's map cannot be drawn: rather when the server starts than at a table."""
    for name in games.names():
        map_of(name)


@cache
def rules(game_id: str, lang: str) -> dict[str, Any]:
    """How the game is played, and its ledger by chapter, in this language or in English."""
    found = _ledger(game_id, lang)
    if found is None:
        found, lang = _ledger(game_id, "en"), "en"
    if found is None:
        raise not_found()
    parts = [
        {
            "title": part.title,
            "paragraphs": part.paragraphs,
            "drawings": [{"file": file, "said": said} for file, said in part.drawings],
        }
        for part in guide(game_id, lang)
    ]
    return {"lang": lang, "guide": parts, "chapters": _chapters(lang, found)}


def _ledger(game_id: str, lang: str) -> str | None:
    name = f"{game_id}.md" if lang == "en" else f"{game_id}.{lang}.md"
    package = Path(theogony.__file__).parent
    for folder in (package / "rulebooks", package.parent.parent / "docs" / "rules"):
        if (folder / name).is_file():
            return (folder / name).read_text(encoding="utf-8")
    return None


def _chapters(lang: str, ledger: str) -> list[dict[str, Any]]:
    chapters: list[dict[str, Any]] = []
    for line in ledger.splitlines():
        if line.startswith("## "):
            chapters.append({"title": typeset(lang, line[3:].strip()), "clauses": []})
        elif chapters and (found := CLAUSE.match(line)):
            tags = [tag.strip() for tag in found[2].split(";") if tag.strip()]
            chapters[-1]["clauses"].append({"id": found[1], "tags": tags, "text": typeset(lang, found[3])})
    return [chapter for chapter in chapters if chapter["clauses"]]


@cache
def texts(lang: str, game_id: str = "") -> str:
    """The Fluent files of a language that belong to no game, or those of one game: games share keys."""
    folder = resources.files("theogony.i18n") / lang
    if lang not in LANGUAGES or not folder.is_dir():
        raise not_found()
    ours = {f"{part}{name}.ftl" for name in games.present() for part in PARTS}
    own = {f"{part}{game_id}.ftl" for part in PARTS}
    wanted = own if game_id else {file.name for file in folder.iterdir()} - ours - {"admin.ftl"}
    files = [file for file in sorted(folder.iterdir(), key=lambda file: file.name) if file.name in wanted]
    return "\n".join(typeset(lang, file.read_text(encoding="utf-8")) for file in files if file.name.endswith(".ftl"))
