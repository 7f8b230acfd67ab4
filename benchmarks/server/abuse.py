"""Attacks on a server, and how they affect the other players: their p99 with and without each.

python -m benchmarks.server.abuse [--quick] [--write]

The load generator plays at a player's pace. One attack follows the other, several times, with calm
windows between them. Everything is measured twice: with the database on disk and in memory, where
nobody waits for a disk. A shared disk has slow moments of its own, so a separate process measures
how long a small sync takes in every window.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import sys
from pathlib import Path
from statistics import median

from benchmarks.server import shown
from benchmarks.server.attackers import ATTACKS, attack
from benchmarks.server.bystander import Bystander
from benchmarks.server.crowd import Crowd
from benchmarks.server.load import HEAD_START, Figures, Nodes, calibration, counted, machine

HERE = Path(__file__).parent
MEMORY = "/dev/shm"
STORAGES: dict[str, str | None] = {"disk": None, "memory": MEMORY}


async def measured(games: int, seconds: float, rounds: int, folder: str | None) -> Figures:
    """The windows of each attack, and (`calm`) those before, between and after them."""
    spawn = multiprocessing.get_context("spawn")
    windows: dict[str, list[Figures]] = {name: [] for name in ("calm", *ATTACKS)}
    with Nodes(1, folder=folder) as served, Bystander(served.nodes[0].folder) as bystander:
        crowd = Crowd([served.nodes[0].port])
        await crowd.gather(games, ["stellar"])
        # Otherwise all games would end within the same few seconds, beside one of the attacks.
        crowd.begin(think=1.0, spread=True)
        await asyncio.sleep(HEAD_START)

        async def window(name: str) -> Figures:
            bystander.clear()
            found = await counted(crowd, served, seconds)
            found["sync_p99_ms"] = bystander.p99_ms()
            windows[name].append(found)
            return found

        await window("calm")
        for name in ATTACKS * rounds:
            answers = spawn.Queue()
            process = spawn.Process(
                target=attack, args=(name, crowd.ports[0], seconds + 4, answers)
            )
            process.start()
            found = await window(name)
            loop = asyncio.get_running_loop()
            found["answers"] = await loop.run_in_executor(None, answers.get, True, 60)
            process.join()
            await asyncio.sleep(2)
            calm = await window("calm")
            told = f"{found['p99_ms']} ms (sync {found['sync_p99_ms']})"
            after = f"{calm['p99_ms']} ms (sync {calm['sync_p99_ms']})"
            print(f"{name}: {told}, calm {after}", file=sys.stderr, flush=True)
        await crowd.pause()
        crowd.leave()
    return {name: summary(found) for name, found in windows.items()}


def summary(windows: list[Figures]) -> Figures:
    """The middle one of its windows, and the p99 of each."""
    middle = {
        what: median(found[what] for found in windows)
        for what in ("p50_ms", "p99_ms", "sync_p99_ms", "server_busy", "others_busy")
    }
    each = [[found["p99_ms"], found["sync_p99_ms"]] for found in windows]
    return middle | {"p99_and_sync_ms": each, "answers": windows[-1].get("answers", {})}


def times_normal(found: Figures, name: str) -> float:
    """The middle p99 beside an attack in terms of the middle calm one."""
    return float(found[name]["p99_ms"] / found["calm"]["p99_ms"])


def table(figures: Figures) -> str:
    disk, memory = (figures[where] for where in STORAGES)
    when, others = figures["machine"]["when"][:10], shown.others(disk["calm"])
    lines = [
        f"Measured {when}, {figures['games']} games, {figures['rounds']} windows of "
        f"{figures['seconds']:g} seconds each; other programs used {others}.\n",
        "| attack | p99 on disk | times normal | sync of another process | p99 in memory "
        "| times normal | server's core | how it was answered |",
        "|---|---:|---:|---:|---:|---:|---:|---|",
    ]
    for name in ("calm", *ATTACKS):
        most = sorted(memory[name]["answers"].items(), key=lambda item: -item[1])[:4]
        cells = [
            "none" if name == "calm" else name.replace("_", " "),
            *_waits(disk, name),
            f"{disk[name]['sync_p99_ms']:.1f} ms",
            *_waits(memory, name),
            f"{memory[name]['server_busy']:.0%}",
            ", ".join(f"{what}: {count:,}" for what, count in most),
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def _waits(found: Figures, name: str) -> tuple[str, str]:
    times = "" if name == "calm" else f"{times_normal(found, name):.2f}"
    return f"{found[name]['p99_ms']:.1f} ms", times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    games, seconds, rounds = (20, 4.0, 1) if arguments.quick else (200, 10.0, 3)
    figures: Figures = {"machine": machine(), "games": games, "seconds": seconds, "rounds": rounds}
    figures["calibration_steps_per_second"] = round(calibration())
    for where, folder in STORAGES.items():
        print(f"database: {where}", file=sys.stderr, flush=True)
        figures[where] = asyncio.run(measured(games, seconds, rounds, folder))
    if arguments.write:
        (HERE / "results").mkdir(exist_ok=True)
        (HERE / "results" / "abuse.json").write_text(json.dumps(figures, indent=1) + "\n")
        shown.put_into_readme(HERE / "README.md", "abuse", table(figures))
    print(table(figures))


if __name__ == "__main__":
    main()
