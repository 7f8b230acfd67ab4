"""What the server counts, in the text format that Prometheus reads."""

from __future__ import annotations

import os
import time
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

# From a disk that answers at once to a reader who has given up.
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.04, 0.08, 0.16, 0.5, 1.0, 2.5, 10.0)
KIND = "text/plain; version=0.0.4; charset=utf-8"


class Histogram:
    """How long something took, sorted into few classes."""

    def __init__(self, limits: tuple[float, ...] = SECONDS) -> None:
        self.limits = limits
        self.counts = [0] * (len(limits) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(self.limits, seconds)] += 1
        self.sum += seconds

    @contextmanager
    def timed(self) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            self.add(time.perf_counter() - began)


class Counter:
    """Counts, for each value of one label."""

    def __init__(self, label: str) -> None:
        self.label = label
        self.counts: dict[str, int] = {}

    def add(self, value: str, count: int = 1) -> None:
        self.counts[value] = self.counts.get(value, 0) + count


class Metrics:
    """What is counted as it happens; the rest is read when somebody asks."""

    def __init__(self) -> None:
        self.commands = Counter("type")
        self.refusals = Counter("code")
        self.games = Counter("event")  # begun, over, aborted, stopped
        self.move_seconds = Histogram()  # from a person's move to its acknowledgement


class Page:
    """A page of metrics as it is written."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def _head(self, name: str, kind: str, what: str) -> None:
        self.lines += [f"# HELP asterism_{name} {what}", f"# TYPE asterism_{name} {kind}"]

    def gauge(self, name: str, what: str, value: float) -> None:
        self._head(name, "gauge", what)
        self.lines.append(f"asterism_{name} {value:.10g}")

    def total(self, name: str, what: str, value: float) -> None:
        self._head(name, "counter", what)
        self.lines.append(f"asterism_{name} {value:.10g}")

    def counter(self, name: str, what: str, counter: Counter) -> None:
        self._head(name, "counter", what)
        for value, count in sorted(counter.counts.items()):
            self.lines.append(f'asterism_{name}{{{counter.label}="{value}"}} {count}')

    def histogram(self, name: str, what: str, histogram: Histogram) -> None:
        self._head(name, "histogram", what)
        below = 0
        for limit, count in zip(histogram.limits, histogram.counts, strict=False):
            below += count
            self.lines.append(f'asterism_{name}_bucket{{le="{limit:g}"}} {below}')
        below += histogram.counts[-1]
        self.lines.append(f'asterism_{name}_bucket{{le="+Inf"}} {below}')
        self.lines.append(f"asterism_{name}_sum {histogram.sum:.6f}")
        self.lines.append(f"asterism_{name}_count {below}")

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"


def memory() -> int:
    """Bytes of memory that this process holds; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")
