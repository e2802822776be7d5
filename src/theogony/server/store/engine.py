"""Opens the database and brings it to the newest schema."""

import asyncio
from pathlib import Path

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection, event, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from theogony.server.store.sqlite import BUSY_SECONDS, make_private, prepare

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x7E06_0417  # any number, the same for all workers

# A server that does not answer must not hold us for ever; our own patience in the repo comes on top of these.
POSTGRES = {
    "application_name": "theogony",
    "connect_timeout": 5,
    "options": "-c statement_timeout=10000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=30000",
    "keepalives_idle": 20,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15000,
}


def open_engine(url: str) -> AsyncEngine:
    """An engine for the URL; a SQLite file and its folder are made when missing, unless it is named by an address."""
    where = make_url(url)
    if where.get_backend_name() != "sqlite":
        return create_async_engine(
            where, pool_size=10, max_overflow=10, pool_pre_ping=True, pool_timeout=5, connect_args=POSTGRES
        )
    if where.database and where.database != ":memory:" and "uri" not in where.query:
        Path(where.database).parent.mkdir(parents=True, exist_ok=True)
        make_private(where.database)
    engine = create_async_engine(where, connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine.sync_engine, "connect", prepare)
    return engine


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema to its newest version; workers that start together wait for each other."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
    command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection) -> AlembicConfig:
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def migrate_now(url: str) -> None:
    """Like ``migrate``, for a command line."""

    async def run() -> None:
        engine = open_engine(url)
        try:
            await migrate(engine)
        finally:
            await engine.dispose()

    asyncio.run(run())
