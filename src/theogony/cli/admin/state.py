"""``theogony admin health`` and ``thinking``."""

import time
from typing import TYPE_CHECKING, Annotated, Any

import typer

from theogony.cli.admin.common import Db, house, show, store_at
from theogony.cli.common import Json, Lang, print_json, speak

if TYPE_CHECKING:
    from theogony.i18n import Texts

SPREAD = ("moves", "median", "p95", "longest", "total")


def health(
    redis: Annotated[str, typer.Option("--redis")] = "",
    server: Annotated[list[str] | None, typer.Option("--server")] = None,
    wait: Annotated[float, typer.Option("--wait", min=0)] = 0,
    db: Db = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Whether all is well: the database, its disk, Redis, servers. The exit status is 1 if something is not.

    Examples:

        theogony admin health

        theogony admin health --server http://127.0.0.1:8000 --wait 60

        theogony admin health --redis redis://127.0.0.1:6379/0 --json
    """
    texts = speak(lang)
    with house(texts):
        from theogony.server.admin.health import health as looked
        from theogony.server.config import from_environment

        end = time.monotonic() + wait
        while not _well(found := looked(store_at(db), from_environment(redis=redis).redis, server or [])):
            if time.monotonic() >= end:
                break
            time.sleep(0.5)
    if as_json:
        print_json({"well": _well(found), "checks": found})
    else:
        for each in found:
            print(_sentence(each, texts))
    if not _well(found):
        raise typer.Exit(1)


def _well(found: list[dict[str, Any]]) -> bool:
    return all(each["well"] for each in found)


def _sentence(found: dict[str, Any], texts: "Texts") -> str:
    what = texts(f"admin-health-{found['what']}")
    if not found["well"]:
        return texts("admin-unwell", what=what, trouble=texts(f"admin-{found['trouble']}", **found))
    for size in ("file_bytes", "free_bytes"):
        if size in found:
            found = {**found, size: f"{found[size] / 1e9:.2f}"}
    return texts("admin-well", what=what, detail=texts(f"admin-well-{found['what']}", **found))


def thinking(
    hours: Annotated[float, typer.Option("--hours", min=0)] = 24,
    table: Annotated[str, typer.Option("--table")] = "",
    db: Db = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Who thinks how long: bots by strength, people, and for whose tables bots think.

    Examples:

        theogony admin thinking

        theogony admin thinking --hours 1 --table k3v7mqx2abcdef --json
    """
    texts = speak(lang)
    with house(texts):
        from theogony.server.admin import health as found_health

        with store_at(db).reading() as connection:
            found = found_health.thinking(connection, hours, table)
    if as_json:
        print_json(found)
        return
    for part, columns in (("bots", ("strength",)), ("people", ("id", "name")), ("hosts", ("id", "name"))):
        print(texts(f"admin-thinking-{part}"))
        show((*columns, *SPREAD), [[row[name] for name in (*columns, *SPREAD)] for row in found[part]], texts)
