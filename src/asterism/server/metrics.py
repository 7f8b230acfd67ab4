"""Metrics for Prometheus."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal, get_args

from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics

from asterism.table.refusal import STATUS

# What failed in a game. A failed command is only refused and stops nothing.
What = Literal["bot", "clock", "command", "leaving", "reading", "telling"]

# Buckets from a fast disk to a client that has given up.
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.04, 0.08, 0.16, 0.5, 1.0, 2.5, 10.0)

# Leave out `_created` series: nobody uses them, and they add half as many lines again.
disable_created_metrics()  # type: ignore[no-untyped-call]


def seconds(name: str, what: str) -> Histogram:
    """A histogram of durations. It is in no registry, because several servers may run in one
    process.
    """
    return Histogram(f"asterism_{name}_seconds", what, buckets=BUCKETS, registry=None)


class Metrics:
    """Counters that are updated as things happen. Gauges are read on request."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._commands: dict[type, Counter] = {}
        self.commands = self._counter("commands", "Commands by type.", "type")
        self.refusals = self._counter("refusals", "Refused commands by code.", "code", *STATUS)
        # begun, over, aborted, stopped
        self.games = self._counter("games", "Games that began or ended here.", "event")
        self.failures = self._counter(
            "game_failures",
            "Unexpected failures of games, by what failed.",
            "what",
            *get_args(What),
        )
        self.move_seconds = seconds("move", "From a move to its acknowledgement.")
        self.registry.register(self.move_seconds)
        self.loop_held_seconds = seconds("loop_held", "How late the event loop was, sampled.")
        self.registry.register(self.loop_held_seconds)

    def command(self, kind: type) -> Counter:
        """The counter of a type of command; looking it up by its label costs more than counting."""
        found = self._commands.get(kind)
        if found is None:
            found = self._commands[kind] = self.commands.labels(kind.__name__.lower())
        return found

    def _counter(self, name: str, what: str, label: str, *values: str) -> Counter:
        """An alert on a rise needs to have seen the zero, so labels that raise alerts exist from
        the start.
        """
        counter = Counter(f"asterism_{name}", what, [label], registry=self.registry)
        for value in values:
            counter.labels(value)
        return counter


def memory() -> int:
    """Memory of this process in bytes; 0 if the system does not report it."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")
