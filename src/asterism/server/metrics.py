"""What the server counts, for Prometheus."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal, get_args

from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics

from asterism.table.refusal import STATUS

# At what a game failed; a command of a person is refused, and stops nothing.
What = Literal["bot", "clock", "command", "leaving", "reading", "telling"]

# From a disk that answers at once to a reader who has given up.
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.04, 0.08, 0.16, 0.5, 1.0, 2.5, 10.0)

# When each series began: nobody asks, and the page would have half as many lines again.
disable_created_metrics()  # type: ignore[no-untyped-call]


def seconds(name: str, what: str) -> Histogram:
    """How long something takes; in no registry, as several servers may run in one process."""
    return Histogram(f"asterism_{name}_seconds", what, buckets=BUCKETS, registry=None)


class Metrics:
    """What is counted as it happens; the rest is read when somebody asks."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commands = self._counter("commands", "Commands by their type.", "type")
        self.refusals = self._counter(
            "refusals", "Commands that were refused, by code.", "code", *STATUS
        )
        # begun, over, aborted, stopped
        self.games = self._counter("games", "Games that began or ended here.", "event")
        self.failures = self._counter(
            "game_failures", "What games failed at, and should not.", "what", *get_args(What)
        )
        self.move_seconds = seconds("move", "From a person's move to its acknowledgement.")
        self.registry.register(self.move_seconds)

    def _counter(self, name: str, what: str, label: str, *values: str) -> Counter:
        """Whoever looks for a rise must have seen the zero: values that alarm are there at once."""
        counter = Counter(f"asterism_{name}", what, [label], registry=self.registry)
        for value in values:
            counter.labels(value)
        return counter


def memory() -> int:
    """Bytes of memory that this process holds; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")
