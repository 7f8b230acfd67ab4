"""From `asterism serve` to its first answer: the best of some starts, on a new and on a used
database, in seconds; and how long that is in rounds of a plain loop on the same machine.

python benchmarks/server/startup.py [--json]
"""

import json
import os
import signal
import subprocess
import sys
import tempfile
import urllib.request
from time import perf_counter, process_time

STARTS = 5
GOAL = 2.5  # seconds, on a quiet machine


def calibration() -> float:
    """Seconds of processor time for a loop that everybody can repeat."""
    began, total = process_time(), 0
    for number in range(5_000_000):
        total += number & 7
    return process_time() - began


def started(folder: str) -> tuple[float, float]:
    """Seconds until the first answer, and the server's own processor time until then."""
    began = perf_counter()
    server = subprocess.Popen(
        [sys.executable, "-m", "asterism.cli", "serve", "--port", "0"],
        cwd=folder,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "LC_ALL": "C"},
    )
    assert server.stdout is not None
    url = next(word for word in server.stdout.readline().split() if word.startswith("http"))
    with urllib.request.urlopen(f"{url}api/server") as answer:
        json.load(answer)
    seconds = perf_counter() - began
    with open(f"/proc/{server.pid}/stat") as stat:
        user, system = stat.read().rpartition(")")[2].split()[11:13]
    server.send_signal(signal.SIGTERM)
    server.wait()
    server.stdout.close()
    return seconds, (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def measured() -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        new, _ = started(folder)
        again = [started(folder) for _ in range(STARTS)]
    loop = calibration()
    best = min(seconds for seconds, _ in again)
    return {
        "new_database_seconds": round(new, 2),
        "seconds": round(best, 2),
        "processor_seconds": round(min(used for _, used in again), 2),
        "goal_seconds": GOAL,
        "calibration_seconds": round(loop, 3),
        "ratio": round(best / loop, 1),
    }


if __name__ == "__main__":
    figures = measured()
    if "--json" in sys.argv[1:]:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:22} {value}")
