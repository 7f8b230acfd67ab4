"""A real PostgreSQL that syncs every commit, and a real Redis, for as long as a benchmark runs."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from benchmarks.server.served import TICKS
from tests.server.postgres import Postgres, free_port


class Synced(Postgres):
    """As a host would run it: committed means on disk."""

    settings = ("fsync=on", "max_connections=100", "unix_socket_directories=")


class Services:
    """Both, on free ports, in temporary folders."""

    def __init__(self) -> None:
        self.postgres = Synced()
        self.folder = tempfile.mkdtemp(prefix="asterism-redis-")
        self.port = free_port()
        self.redis: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Services:
        self.postgres.__enter__()
        self.redis = subprocess.Popen(
            [
                *("redis-server", "--bind", "127.0.0.1", "--port", str(self.port)),
                *("--save", "", "--dir", self.folder),
            ],
            stdout=subprocess.DEVNULL,
        )
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        if self.redis is not None:
            self.redis.terminate()
            self.redis.wait()
        self.postgres.__exit__(kind, problem, where)
        shutil.rmtree(self.folder, ignore_errors=True)

    def used(self) -> float:
        """Seconds of processor time of both so far, PostgreSQL's children too."""
        assert self.postgres.process is not None and self.redis is not None
        own = {self.postgres.process.pid, self.redis.pid}
        ticks = 0
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):  # it has just ended
                words = (folder / "stat").read_text().rpartition(")")[2].split()
                if int(folder.name) in own or int(words[1]) in own:
                    ticks += int(words[11]) + int(words[12])
        return ticks / TICKS

    def flags(self) -> list[str]:
        """The flags of a node, with a database that is new."""
        redis = f"redis://127.0.0.1:{self.port}"
        return ["--database", self.postgres.database(), "--redis", redis]
