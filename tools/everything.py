"""Run the parts of `make test` one after the other, and say how long each of them took.

python tools/everything.py BEGUN   BEGUN: the second in which `make test` began, as `date +%s`

Compiling keeps one core busy for minutes. The checks, the page and the tests of the plain rules run
beside it. What the compiler says is held back until it is done. The first part that fails ends
everything, and so does one that takes far longer than its share: something in it waits for ever.
"""

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BESIDE = "build"
# What to make in this order, and how many minutes it may take on two quiet cores: whoever outgrows
# a share makes something else shorter. Together 25.
FIRST = ("page", "check", "test-page", "train", "docs", "test-plain")
PREPARATION, PREPARES = 6.0, "set-up, build, page, plain"
THEN = {
    "test-compiled": 2.5,
    "test-others": 3.5,
    "test-train": 0.5,
    "test-server": 4.5,
    "test-browser": 8.0,
}
# The part that is left out where `make train` found no PyTorch that is small enough, and says so.
LEARNS, PYTORCH = "test-train", ROOT / "build" / "train" / "ready"
# How many times its share a part may take on a busy machine, before it is ended.
PATIENCE = 8
MAKE = ("make", "--no-print-directory")


def make(target: str, share: float) -> None:
    """Make one thing, in a session of its own, so that all it started can be ended with it."""
    making = subprocess.Popen([*MAKE, target], cwd=ROOT, start_new_session=True)
    try:
        failed = making.wait(timeout=60 * share * PATIENCE)
    except BaseException as problem:
        os.killpg(making.pid, signal.SIGTERM)
        making.wait()
        if isinstance(problem, subprocess.TimeoutExpired):
            sys.exit(f"make {target} took {PATIENCE} times its {share} minutes and was ended.")
        raise
    if failed:
        sys.exit(f"make {target} failed: nothing after it was run.")


@contextmanager
def beside(target: str) -> Iterator[None]:
    """Make something while the block runs; it is ended if the block fails."""
    with tempfile.TemporaryFile("w+") as said:
        making = subprocess.Popen(
            [*MAKE, target],
            cwd=ROOT,
            stdout=said,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            yield
            failed = making.wait()
        except BaseException:
            if making.poll() is None:
                os.killpg(making.pid, signal.SIGTERM)
                making.wait()
            raise
        said.seek(0)
        print(said.read(), end="", flush=True)
    if failed:
        sys.exit(f"make {target} failed: nothing after it was run.")


def main(arguments: list[str]) -> None:
    begun = float(arguments[0]) if arguments else time.time()
    # Whoever ends this ends what it has started.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended from outside"))
    with beside(BESIDE):
        for target in FIRST:
            make(target, PREPARATION)
    took = {PREPARES: time.time() - begun}
    shares = {PREPARES: PREPARATION} | THEN
    for target, share in THEN.items():
        if target == LEARNS and not PYTORCH.exists():
            continue
        started = time.time()
        make(target, share)
        took[target] = time.time() - started
    print("\nAll passed. Minutes, and the share of each part on two quiet cores:")
    for name, seconds in {**took, "all": time.time() - begun}.items():
        share = shares.get(name, sum(shares.values()))
        longer = "  longer than its share" if seconds > 60 * share else ""
        print(f"  {name:28} {seconds / 60:5.1f} of {share:4.1f}{longer}")
    if LEARNS not in took:
        print(f"NOT RUN: {LEARNS}, a network that learns. `make train` says what it lacks.")


if __name__ == "__main__":
    main(sys.argv[1:])
