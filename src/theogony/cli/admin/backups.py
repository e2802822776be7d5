"""``theogony admin backup`` and ``restore``."""

from pathlib import Path
from typing import Annotated

import typer

from theogony.cli.admin.common import Db, Yes, bar, confirmed, house, store_at
from theogony.cli.common import Json, Lang, fail, print_json, speak


def backup(
    to: Path,
    keep: Annotated[int | None, typer.Option("--keep", min=1)] = None,
    db: Db = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Everything of one moment into one file, while people play.

    Examples:

        theogony admin backup tables.backup.gz

        theogony admin backup /var/backups/theogony --keep 14

        theogony admin backup tables.backup.gz --db postgresql://theogony@127.0.0.1/theogony
    """
    texts = speak(lang)
    with house(texts):
        from theogony.server.admin import backup as backups

        file = backups.dated(to) if to.is_dir() else to
        if keep is not None and not to.is_dir():
            fail(texts("admin-keep-needs-folder", path=str(to)))
        with bar(texts("admin-backing-up"), as_json) as told:
            head = backups.backup(store_at(db), file, told)
        gone = backups.drop_old(to, keep, file) if keep is not None else []
    found = {"file": str(file), "bytes": file.stat().st_size, **head, "dropped": [str(old) for old in gone]}
    if as_json:
        print_json(found)
        return
    rows = head["rows"]
    print(
        texts(
            "admin-backed-up", path=str(file), size=_size(found["bytes"]), tables=rows["tables"], guests=rows["guests"]
        )
    )
    if gone:
        print(texts("admin-dropped", number=len(gone)))


def restore(
    file: Path,
    replace: Annotated[bool, typer.Option("--replace")] = False,
    yes: Yes = False,
    db: Db = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """A backup back into a database, this one or another. The server must not run.

    Examples:

        theogony admin restore tables.backup.gz --db try.db

        theogony admin restore tables.backup.gz --replace

        theogony admin restore tables.backup.gz --db postgresql://theogony@127.0.0.1/theogony
    """
    texts = speak(lang)
    with house(texts):
        from theogony.server.admin import backup as backups

        store = store_at(db)
        head = backups.check(file)
        if replace:
            confirmed(texts("admin-restore-question", db=store.shown, at=head["at"]), yes, texts)
        with bar(texts("admin-restoring"), as_json) as told:
            backups.restore(store, file, replace, told)
    if as_json:
        print_json({"db": store.shown, **head})
        return
    counts = {name: head["rows"][name] for name in ("tables", "guests")}
    print(texts("admin-restored", db=store.shown, at=head["at"], **counts))


def _size(size: int) -> str:
    """Bytes as people say them, in a unit that is the same in both languages."""
    return f"{size / 1e3:.1f} k" if size < 1e6 else f"{size / 1e6:.1f} M"
