"""Somebody who syncs a few bytes now and then, in the folder where the server has its database:
how long the disk takes, whatever the server does.
"""

from __future__ import annotations

import multiprocessing
import os
from multiprocessing.connection import Connection
from pathlib import Path
from time import perf_counter, sleep

from benchmarks.server.crowd import share
from benchmarks.server.served import CROWD_CORE, pin

APART = 0.02  # seconds
PAGE = b"." * 4096  # as SQLite writes


def sync_again_and_again(file: Path, times: Connection) -> None:
    pin(CROWD_CORE)
    disk = os.open(file, os.O_CREAT | os.O_WRONLY | os.O_APPEND)
    while True:
        os.write(disk, PAGE)
        began = perf_counter()
        os.fdatasync(disk)
        times.send(perf_counter() - began)
        sleep(APART)


class Bystander:
    """A process of its own; what it waited for since `clear`."""

    def __init__(self, folder: Path) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.times, theirs = spawn.Pipe(duplex=False)
        self.process = spawn.Process(
            target=sync_again_and_again, args=(folder / "bystander", theirs), daemon=True
        )

    def __enter__(self) -> Bystander:
        self.process.start()
        return self

    def __exit__(self, *problem: object) -> None:
        self.process.terminate()
        self.process.join()

    def _waits(self) -> list[float]:
        found = []
        while self.times.poll():
            found.append(self.times.recv())
        return found

    def clear(self) -> None:
        self._waits()

    def p99_ms(self) -> float:
        return share(self._waits(), 0.99)
