"""The database as the administration opens it: plain connections, one transaction for each deed."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, delete, event, insert, make_url, text

from theogony.server.config import database_url
from theogony.server.store.engine import alembic_config
from theogony.server.store.models import NoticeRow
from theogony.server.store.sqlite import BUSY_SECONDS

# Files are named after these: a database may have been restored from a file that somebody else has made.
ID = re.compile(r"[a-z0-9]{1,24}")  # of guests and tables
MARK = re.compile(r"[0-9a-f]{1,16}")  # of boxes

NOTICES_KEPT = timedelta(days=1)  # workers look once a second


class Trouble(Exception):
    """It cannot be done; ``key`` and ``params`` make the sentence that says why and what to do."""

    def __init__(self, key: str, **params: object) -> None:
        super().__init__(key)
        self.key = key
        self.params = params


class Store:
    """A database, SQLite or PostgreSQL."""

    def __init__(self, db: str) -> None:
        self.url = make_url(database_url(db))
        self.sqlite = self.url.get_backend_name() == "sqlite"

    @property
    def shown(self) -> str:
        """Its address without a password."""
        return (self.url.database or "") if self.sqlite else self.url.render_as_string(hide_password=True)

    @property
    def file(self) -> Path | None:
        return Path(self.url.database) if self.sqlite and self.url.database else None

    @contextmanager
    def reading(self, of_any_version: bool = False) -> Iterator[Connection]:
        """One look at everything as it is at this moment, whoever plays meanwhile."""
        with self._open("BEGIN") as engine, engine.connect() as connection:
            if not self.sqlite:
                connection = connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            if not of_any_version:
                check_schema(connection)
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """All that is written in here, or nothing of it."""
        with self._open("BEGIN IMMEDIATE") as engine, engine.begin() as connection:
            check_schema(connection)
            yield connection

    @contextmanager
    def _open(self, begin: str) -> Iterator[Engine]:
        if self.file is not None and not self.file.exists():
            raise Trouble("no-database", db=self.shown)
        engine = self.engine(begin)
        try:
            yield engine
        finally:
            engine.dispose()

    def engine(self, begin: str = "BEGIN IMMEDIATE") -> Engine:
        if not self.sqlite:
            return create_engine(self.url, connect_args={"connect_timeout": 5, "application_name": "theogony admin"})
        engine = create_engine(self.url.set(drivername="sqlite"), connect_args={"timeout": BUSY_SECONDS})

        def prepare(connection: object, _record: object) -> None:
            connection.isolation_level = None  # type: ignore[attr-defined]  # the driver must not begin by itself
            connection.execute("PRAGMA foreign_keys=ON")  # type: ignore[attr-defined]

        event.listen(engine, "connect", prepare)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
        return engine


def revision_of(connection: Connection) -> str | None:
    """The schema that the database has; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def known_revisions(connection: Connection) -> list[str]:
    """All schemas that this version knows, the newest first."""
    return [found.revision for found in ScriptDirectory.from_config(alembic_config(connection)).walk_revisions()]


def check_schema(connection: Connection) -> None:
    """Raises unless the database has the schema of this version."""
    found, head = revision_of(connection), known_revisions(connection)[0]
    if found != head:
        raise Trouble("schema-differs", found=found or "-", head=head)


def give_notice(connection: Connection, *notices: tuple[str, str]) -> None:
    """Running servers learn within a second or two what has changed. Call it last in a transaction."""
    if connection.dialect.name == "postgresql":  # whoever writes next gets the higher number
        connection.execute(text("LOCK TABLE notices IN EXCLUSIVE MODE"))
    moment = now()
    connection.execute(delete(NoticeRow).where(NoticeRow.at < moment - NOTICES_KEPT))
    connection.execute(insert(NoticeRow), [{"kind": kind, "what": what, "at": moment} for kind, what in notices])


def now() -> datetime:
    return datetime.now(UTC)
