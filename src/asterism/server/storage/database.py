"""Opens the database, SQLite or PostgreSQL; creates or migrates its tables."""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.engine import URL, Connection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from asterism.server.storage.schema import HEAD, metadata

VERSION = "alembic_version"
PATIENCE = 5.0  # seconds to connect to PostgreSQL
# Advisory lock: of several nodes that start at once, one creates the tables. Any number will do.
ONE_AT_A_TIME = 0x617374


def url_of(given: str) -> URL:
    """The address with our driver; a ValueError for any other database."""
    try:
        url = make_url(given)
    except Exception as problem:
        raise ValueError(f"{given!r} is no address of a database") from problem
    kind = url.get_backend_name()
    if kind == "sqlite":
        if not url.database or url.database == ":memory:":
            raise ValueError("the database needs a file: sqlite:///FILE")
        return url.set(drivername="sqlite+aiosqlite")
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    raise ValueError(f"the database is sqlite:///FILE or postgresql://..., not {kind}://")


def check_file(url: URL) -> None:
    """Can the file be opened and written? The driver's thread would report it too late. Nobody else
    may read a new one; SQLite gives the files beside it the same mode.
    """
    if url.get_backend_name() != "sqlite" or not url.database:
        return
    with suppress(OSError):  # SQLite says better what is wrong
        os.close(os.open(url.database, os.O_CREAT | os.O_RDWR, 0o600))
    connection = sqlite3.connect(url.database)
    try:
        connection.execute("BEGIN IMMEDIATE").execute("ROLLBACK")
    finally:
        connection.close()


def connect(url: URL, connections: int = 5) -> AsyncEngine:
    is_sqlite = url.get_backend_name() == "sqlite"
    # Hide parameters: errors are logged, and parameters contain hidden cards. No pre-ping: it would
    # cost three more round trips per query, and a query on a dead connection is retried anyway.
    engine = create_async_engine(
        url,
        hide_parameters=True,
        pool_size=connections,
        max_overflow=0,
        connect_args={} if is_sqlite else {"timeout": PATIENCE},
    )
    if is_sqlite:
        _set_up_sqlite(engine.sync_engine)
    return engine


def connect_plainly(url: URL) -> Engine:
    """A SQLite connection for a thread that may block."""
    engine = create_engine(url.set(drivername="sqlite+pysqlite"), hide_parameters=True)
    _set_up_sqlite(engine)
    return engine


def _set_up_sqlite(engine: Engine) -> None:
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Acknowledged means on disk: the write-ahead log is synced at every commit."""
    connection.isolation_level = None  # we send BEGIN ourselves
    cursor = connection.cursor()
    for setting in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=5000",
        "foreign_keys=ON",
        "wal_autocheckpoint=2000",
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


async def prepare(engine: AsyncEngine) -> None:
    """Create the tables, or migrate older ones."""
    async with engine.begin() as connection:
        await connection.run_sync(_prepare)


def _prepare(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
    tables = inspect(connection).get_table_names()
    if VERSION not in tables:
        if metadata.tables.keys() & set(tables):
            raise ValueError("the database has other tables with the same names")
        metadata.create_all(connection)
        connection.execute(text(f"CREATE TABLE {VERSION} (version_num VARCHAR(32) PRIMARY KEY)"))
        connection.execute(text(f"INSERT INTO {VERSION} VALUES (:head)"), {"head": HEAD})
        return
    found = connection.execute(text(f"SELECT version_num FROM {VERSION}")).scalar()
    if found != HEAD:
        upgrade(connection)


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run the migrations. Alembic is imported only if there is something to do."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
