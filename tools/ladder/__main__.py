"""`make ladder`: measure how strong the levels are; what was measured before is not played again.

Cheap steps come first. It can be stopped at any time, and goes on where it was.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic

from asterism import is_compiled
from asterism.arena import BotFailed, Played, Results, WorkersDied, play_some
from asterism.arena.processes import Games
from asterism.arena.running import finish
from asterism.cli.progress import clock
from tools.ladder.confirm import confirm
from tools.ladder.measured import TEST, file_of, measured
from tools.ladder.pace import time_levels
from tools.ladder.steps import STEPS, Step
from tools.ladder.summary import write_summary

AGAIN = 3  # games that show whether half a measurement may go on
FOLDER = Path(__file__).resolve().parents[2] / "benchmarks" / "ladder"


def main() -> int:
    parser = argparse.ArgumentParser(prog="make ladder", description=__doc__)
    parser.add_argument("--only", default="", help="steps whose names contain one of these words")
    parser.add_argument("--minutes", type=float, default=0, help="stop after so long; 0: never")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0: one on every core")
    parser.add_argument("--fresh", action="store_true", help="measure again what older code played")
    parser.add_argument(
        "--confirm", type=int, default=0, help="play so many games of what older code played again"
    )
    parser.add_argument("--list", action="store_true", help="list the steps and stop")
    parser.add_argument("--pace", action="store_true", help="only time how long the levels think")
    parser.add_argument("--summary", action="store_true", help="only write the summary anew")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the results are kept")
    arguments = parser.parse_args()
    words = arguments.only.replace(",", " ").split()
    steps = [step for step in STEPS if not words or any(word in step.name for word in words)]
    if not steps:
        print(f"ladder: no step is called like {arguments.only!r}; see --list", file=sys.stderr)
        return 2
    folder = arguments.folder / "results"
    folder.mkdir(parents=True, exist_ok=True)
    if arguments.list:
        for step in steps:
            print(step.name)
        return 0
    if arguments.pace:
        time_levels(folder)
    elif arguments.confirm:
        confirm_all(steps, folder, arguments.confirm, arguments.jobs or os.cpu_count() or 1)
    elif not arguments.summary:
        if not is_compiled():
            print("ladder: the rules are not compiled; it will take ten times as long")
        until = monotonic() + 60 * arguments.minutes if arguments.minutes else None
        jobs = arguments.jobs or os.cpu_count() or 1
        try:
            measure(sorted(steps, key=lambda step: step.cost), folder, jobs, until, arguments.fresh)
        except KeyboardInterrupt:
            print("\nladder: stopped; the next run goes on from here")
    print(f"ladder: {write_summary(arguments.folder)}")
    return 0


def confirm_all(steps: Sequence[Step], folder: Path, games: int, jobs: int) -> None:
    """Which of the measurements by older code hold for this one."""
    for step in sorted(steps, key=lambda step: step.cost):
        found = confirm(folder, step, games, jobs)
        if found is not None:
            print(f"{step.name}: {found.games} games played again: {found.found}", flush=True)


def measure(
    steps: Sequence[Step], folder: Path, jobs: int, until: float | None, fresh: bool
) -> None:
    for step in steps:
        if until is not None and monotonic() > until:
            print("ladder: the time is up; the next run goes on from here")
            return
        known = measured(folder, step)
        if known is not None and known.done and (known.is_current or not fresh):
            continue
        try:
            if known is not None and not known.is_current:
                # Half a measurement by other code is worth nothing beside games of this one,
                # unless this one plays the same.
                found = None if fresh else confirm(folder, step, AGAIN, jobs)
                if found is None or not found.same:
                    file_of(folder, step).unlink()
            play(step, folder, jobs, until)
        except (BotFailed, WorkersDied, ValueError, KeyError) as problem:
            print(f"ladder: {step.name}: {problem}", file=sys.stderr)


def play(step: Step, folder: Path, jobs: int, until: float | None) -> None:
    tournament = step.tournament()
    results = Results(tournament, file_of(folder, step))
    began, before = monotonic(), len(results.counted())

    def way(games: Games, numbers: Sequence[int]) -> Iterator[Played]:
        for played in play_some(games, numbers, jobs):
            yield played
            if until is not None and monotonic() > until:
                return

    def show(played: Played) -> None:
        if sys.stderr.isatty():
            done, passed = len(results.counted()), monotonic() - began
            left = passed / (done - before) * (tournament.total - done)
            line = f"{step.name}: {done} of {tournament.total}, {clock(left)} left"
            print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)

    try:
        finish(results, way, TEST if step.tested else None, show)
    finally:
        if sys.stderr.isatty():
            print("\r\033[K", end="", file=sys.stderr, flush=True)
        results.close()
    known = measured(folder, step)
    if known is not None:
        count = known.count
        low, high = count.interval
        print(
            f"{step.name}: {count.share:.1%} of {count.games} games "
            f"({low:.1%} to {high:.1%}), wanted {step.wanted:.1%}"
            + ("" if known.done else ", not finished")
        )


if __name__ == "__main__":
    sys.exit(main())
