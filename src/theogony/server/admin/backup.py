"""Backups: everything that counts, of one moment, in one file, whichever database it came from or goes to.

    {"theogony backup": 1, "schema": "0006", "version": "0.1.0", "at": "2026-11-18T03:00:00+00:00", "rows": {...}}
    {"table": "guests", "columns": ["id", "name", ...]}
    ["k3v...", "Ada", ...]
    ...
    {"end": 4711, "sha256": "..."}

Lines of JSON, compressed. What is a cache, or news for running servers, is left out. The last line proves that the file
is whole and unaltered: it is looked at before anything is restored.
"""

import gzip
import hashlib
import json
import os
import re
import tempfile
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any

from alembic import command
from sqlalchemy import Boolean, Connection, DateTime, MetaData, Table, func, insert, select, text

import theogony
from theogony.server.admin.store import ID, MARK, Store, Trouble, known_revisions, now, revision_of
from theogony.server.store.engine import alembic_config
from theogony.server.store.sqlite import make_private

FORMAT = 1
LEFT_OUT = ("alembic_version", "snapshots", "notices", "pulse")
FORMS = {"guests": {"id": ID}, "tables": {"id": ID}, "contents": {"mark": MARK}}  # by table and column
AT_ONCE = 500
MOST_LINE = 1 << 26  # bytes: more than any row that a server writes, and less than a machine has
STEM = "theogony-"
ENDING = ".backup.gz"
DATED = re.compile(rf"{re.escape(STEM)}\d{{8}}-\d{{6}}{re.escape(ENDING)}")

Told = Callable[[int, int], None]  # rows done, of so many
Rows = list[Any]


# -- taking one ----------------------------------------------------------------------------------------------------


def backup(store: Store, path: Path, told: Told) -> dict[str, Any]:
    """The file holds the database as it was at one moment; servers may run. Its head."""
    with store.reading(of_any_version=True) as connection:
        if not store.sqlite:
            connection.execute(text("SET LOCAL statement_timeout = 0"))
        tables = _tables(connection)
        counts = {table.name: connection.scalar(select(func.count()).select_from(table)) or 0 for table in tables}
        head = {
            "theogony backup": FORMAT,
            "schema": revision_of(connection),
            "version": theogony.__version__,
            "at": now().isoformat(timespec="seconds"),
            "rows": counts,
        }
        _write(path, _lines(connection, head, tables, told))
    return head


def dated(folder: Path) -> Path:
    """A file in the folder, named after this moment."""
    return folder / f"{STEM}{now():%Y%m%d-%H%M%S}{ENDING}"


def drop_old(folder: Path, keep: int, new: Path) -> list[Path]:
    """Of the dated backups in the folder the newest stay, the one just made whatever the clock says; those that went.

    Files with other names are somebody's own.
    """
    others = sorted(file for file in folder.iterdir() if DATED.fullmatch(file.name) and file != new)
    old = others[: max(0, len(others) - (keep - 1))]
    for file in old:
        file.unlink()
    return old


def _tables(connection: Connection) -> list[Table]:
    """Those of the database itself, whichever version made it; parents before children."""
    found = MetaData()
    found.reflect(connection)
    tables = [table for table in found.sorted_tables if table.name not in LEFT_OUT]
    if not tables:
        raise Trouble("no-database", db=connection.engine.url.render_as_string(hide_password=True))
    return tables


def _lines(connection: Connection, head: dict[str, Any], tables: list[Table], told: Told) -> Iterator[object]:
    done, whole = 0, sum(head["rows"].values())
    yield head
    for table in tables:
        yield {"table": table.name, "columns": [column.name for column in table.columns]}
        read = connection.execution_options(yield_per=AT_ONCE).execute(select(table))
        for rows in read.partitions():
            yield from ([_plain(value) for value in row] for row in rows)
            done += len(rows)
            told(done, whole)
    yield {"end": done}


def _plain(value: Any) -> Any:
    if isinstance(value, datetime):
        return (value if value.tzinfo else value.replace(tzinfo=UTC)).astimezone(UTC).isoformat()
    return value


def _write(path: Path, lines: Iterator[object]) -> None:
    """To the disk beside it, and only then in its place; for the owner's eyes, since it holds every secret."""
    digest = hashlib.sha256()
    try:
        handle, partial = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise Trouble("cannot-write", path=str(path), reason=error.strerror or str(error)) from error
    try:
        with open(handle, "wb") as file:
            with gzip.GzipFile(fileobj=file, mode="wb", compresslevel=6, filename="") as packed:
                for line in lines:
                    if isinstance(line, dict) and "end" in line:
                        line["sha256"] = digest.hexdigest()
                    written = json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
                    digest.update(written)
                    packed.write(written)
            file.flush()
            os.fsync(file.fileno())
        os.replace(partial, path)
    except BaseException as error:
        Path(partial).unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise Trouble("cannot-write", path=str(path), reason=error.strerror or str(error)) from error
        raise


# -- reading one ---------------------------------------------------------------------------------------------------


def check(path: Path) -> dict[str, Any]:
    """The head of a backup that is whole; raises otherwise."""
    digest = hashlib.sha256()
    head: Any = None
    end: dict[str, Any] = {}
    try:
        with gzip.open(path, "rb") as file:
            for number, line in enumerate(_read(file)):
                if number == 0:
                    head = json.loads(line)
                if line.startswith(b'{"end"'):
                    end = json.loads(line)
                    break
                digest.update(line)
    except (OSError, EOFError, ValueError, RecursionError) as error:
        if isinstance(error, FileNotFoundError | PermissionError | IsADirectoryError):
            raise Trouble("cannot-read", path=str(path), reason=error.strerror or str(error)) from error
        raise Trouble("not-a-backup", path=str(path)) from error
    if not isinstance(head, dict) or "theogony backup" not in head:
        raise Trouble("not-a-backup", path=str(path))
    if head["theogony backup"] != FORMAT:
        raise Trouble("backup-too-new", version=str(head.get("version")))
    if end.get("sha256") != digest.hexdigest() or not _is_head(head):
        raise Trouble("backup-damaged", path=str(path))
    found: dict[str, Any] = head
    return found


def _is_head(head: dict[str, Any]) -> bool:
    """Whoever can write a file can also write a sum under it: nothing in it is taken on trust."""
    rows = head.get("rows")
    counted = isinstance(rows, dict) and all(isinstance(number, int) for number in rows.values())
    return counted and {"tables", "guests"} <= set(rows or ()) and {"schema", "version", "at"} <= set(head)


def _read(file: "IO[bytes] | gzip.GzipFile") -> Iterator[bytes]:
    """Lines one after the other; raises where one is longer than a machine can bear."""
    while line := file.readline(MOST_LINE + 1):
        if len(line) > MOST_LINE:
            raise ValueError("a line is too long")
        yield line


def restore(store: Store, path: Path, replace: bool, told: Told) -> dict[str, Any]:
    """The database holds what the backup holds and nothing else, in the schema of this version; the backup's head.

    The backup is checked first, all is written in one transaction, and nobody else may have the database open.
    """
    head = check(path)
    if store.file is not None:
        store.file.parent.mkdir(parents=True, exist_ok=True)
        make_private(str(store.file))
        _leave_alone(store)
    engine = store.engine()
    try:
        with engine.begin() as connection:
            _check_alone(connection)
            known = known_revisions(connection)
            if head["schema"] not in known:
                raise Trouble("backup-too-new", version=str(head["version"]))
            _empty(connection, replace)
            config = alembic_config(connection)
            command.upgrade(config, head["schema"])
            try:
                _fill(connection, path, sum(head["rows"].values()), told)
            except (KeyError, ValueError, TypeError, AttributeError, RecursionError) as error:
                raise Trouble("backup-damaged", path=str(path)) from error
            command.upgrade(config, "head")
    finally:
        engine.dispose()
    return head


def _leave_alone(store: Store) -> None:
    """SQLite changes its journal for who is alone with the file, and for nobody else."""
    engine = store.engine("")
    connection = engine.raw_connection()
    try:
        connection.cursor().execute("PRAGMA busy_timeout=0")
        connection.cursor().execute("PRAGMA journal_mode=DELETE")
    except Exception as error:
        raise Trouble("database-in-use", db=store.shown) from error
    finally:
        connection.close()
        engine.dispose()


def _check_alone(connection: Connection) -> None:
    if connection.dialect.name != "postgresql":
        return
    others = text(
        "SELECT count(*) FROM pg_stat_activity"
        " WHERE datname = current_database() AND application_name = 'theogony' AND pid <> pg_backend_pid()"
    )
    if connection.scalar(others):
        raise Trouble("database-in-use", db=connection.engine.url.render_as_string(hide_password=True))


def _empty(connection: Connection, replace: bool) -> None:
    """Nothing is left of what stood there; raises if there is something and it was not said to be replaced."""
    found = MetaData()
    found.reflect(connection)
    guests = found.tables.get("guests")
    if guests is not None and connection.scalar(select(func.count()).select_from(guests)) and not replace:
        raise Trouble("database-not-empty", db=connection.engine.url.render_as_string(hide_password=True))
    found.drop_all(connection)


def _fill(connection: Connection, path: Path, whole: int, told: Told) -> None:
    found = MetaData()
    found.reflect(connection)
    done = 0
    with gzip.open(path, "rb") as file:
        file.readline()
        for name, columns, rows in _batches(file):
            if name in LEFT_OUT:
                raise ValueError(f"{name} is in no backup")
            table = found.tables[name]
            made = [_typed(table, columns, row, connection.dialect.name) for row in rows]
            connection.execute(insert(table), made)
            done += len(rows)
            told(done, whole)
    if connection.dialect.name == "postgresql":  # the next line of talk has the next number
        connection.execute(
            text("SELECT setval(pg_get_serial_sequence('chat', 'id'), max(id)) FROM chat HAVING max(id) > 0")
        )


def _batches(file: "IO[bytes] | gzip.GzipFile") -> Iterator[tuple[str, list[str], Rows]]:
    """Rows of one table at a time, not too many at once."""
    name = ""
    columns: list[str] = []
    rows: Rows = []
    size = 0
    for line in _read(file):
        found = json.loads(line)
        if isinstance(found, dict) or len(rows) == AT_ONCE or size > MOST_LINE:
            if rows:
                yield name, columns, rows
            rows, size = [], 0
        if isinstance(found, list):
            rows.append(found)
            size += len(line)
        elif "end" in found:
            return
        else:
            name, columns = found["table"], found["columns"]


def _typed(table: Table, columns: list[str], row: Rows, dialect: str) -> dict[str, Any]:
    made = {name: _value(table.columns[name].type, value, dialect) for name, value in zip(columns, row, strict=True)}
    for name, form in FORMS.get(table.name, {}).items():
        if not form.fullmatch(made[name]):
            raise ValueError(f"{name} of {table.name}")
    return made


def _value(kind: object, value: Any, dialect: str) -> Any:
    if value is None:
        return None
    if isinstance(kind, DateTime):
        moment = datetime.fromisoformat(value)
        return moment.replace(tzinfo=None) if dialect == "sqlite" else moment
    return bool(value) if isinstance(kind, Boolean) else value
