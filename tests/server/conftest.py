"""A server in this process, on real databases, with time that tests decide."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from asterism.table.room import announced
from tests.examined import ROOT
from tests.server.guests import Server
from tests.server.postgres import Postgres
from tests.server.redis_server import RedisServer

COMETS = "[asterism.games]\ncomets = tests.tiny:GAME\n"


@pytest.fixture(scope="session")
def with_comets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that makes the tiny game an installed one, for this process and its children."""
    folder = tmp_path_factory.mktemp("packages")
    info = folder / "comets-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: comets\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(COMETS)
    return folder


@pytest.fixture(autouse=True)
def comets(with_comets: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(with_comets)
    announced.cache_clear()
    path = [str(with_comets), str(ROOT), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    with RedisServer() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'asterism.db'}"
    running: Postgres = request.getfixturevalue("postgres")
    return running.database()


@pytest.fixture
async def server(database: str) -> AsyncIterator[Server]:
    async with Server(database) as running:
        yield running


@pytest.fixture
async def quick(tmp_path: Path) -> AsyncIterator[Server]:
    """For what does not depend on the kind of database."""
    async with Server(f"sqlite:///{tmp_path / 'quick.db'}") as running:
        yield running
