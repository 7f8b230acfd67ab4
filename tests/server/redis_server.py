"""A real Redis for the tests: on a free port, with nothing on disk, so that its end is a loss."""

from __future__ import annotations

import shutil
import subprocess
import time
from types import TracebackType

import redis

from tests.server.postgres import free_port

PROGRAMS = ("redis-server", "valkey-server")


class RedisServer:
    """A server that lives as long as the `with` block; it can be ended and started again."""

    def __init__(self) -> None:
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        program = next((found for name in PROGRAMS if (found := shutil.which(name))), None)
        if program is None:
            raise FileNotFoundError("redis-server is missing: run tools/services.sh")
        options = ("--bind", "127.0.0.1", "--save", "", "--loglevel", "warning")
        self.process = subprocess.Popen(
            [program, "--port", str(self.port), *options], stdout=subprocess.DEVNULL
        )
        with redis.Redis(port=self.port) as client:
            while True:
                try:
                    client.ping()
                    return
                except redis.ConnectionError:
                    assert self.process.poll() is None, "redis-server ended at once"
                    time.sleep(0.02)

    def end(self) -> None:
        """As a power cut would: everything in it is lost."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def __enter__(self) -> RedisServer:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        self.end()
