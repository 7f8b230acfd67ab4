"""The server under load: real sockets, scripted people, instant bots; everything on disk.

python -m benchmarks.server.load                     everything, about ten minutes
python -m benchmarks.server.load --only full,paced   some parts
python -m benchmarks.server.load --quick             a tenth of it, to see that it works
python -m benchmarks.server.load --write             and results/load.json, load.svg, the README

The server has one processor core for itself, the crowd another (with PostgreSQL and Redis beside
it). Two nodes share all cores with everything else. Every figure comes with the server's own
processor time and as a ratio to the calibration loop of `asterism bench`, so that machines and days
can be compared.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import platform
import sys
from collections.abc import Callable
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from asterism.cli.measure import Work, calibrate
from asterism.table.room import GAMES_KNOWN
from benchmarks.server import shown
from benchmarks.server.crowd import Crowd, share
from benchmarks.server.lean import Http, connect
from benchmarks.server.served import CROWD_CORE, SERVER_CORE, TICKS, Served, pin
from benchmarks.server.services import Services

Figures = dict[str, Any]
HERE = Path(__file__).parent
WARM_UP = 3.0  # seconds that are not counted
HEAD_START = 12.0  # seconds in which games come to different stages


class Bench:
    """How much of everything."""

    def __init__(self, quick: bool) -> None:
        self.games = 50 if quick else 500
        self.seconds = 3.0 if quick else 10.0
        self.paced_seconds = 8.0 if quick else 20.0
        self.idle = 500 if quick else 5_000
        self.held = 5.0 if quick else 42.0  # longer than two pings
        self.finished = 1_000 if quick else 10_000

    # The parts.

    def full(self) -> Figures:
        """Everybody moves at once, with each of the games."""
        return {
            rules: asyncio.run(self._speed([rules]))
            for rules in ("stellar", "star_realms", "sternenhimmel")
        }

    def bots(self) -> Figures:
        """One person and an instant bot at each table; the bot thinks in a process of its own."""
        return asyncio.run(self._speed(["stellar"], bot="random"))

    def paced(self) -> Figures:
        """Each person thinks about a second; and the memory of games in full swing."""
        return asyncio.run(self._paced())

    def idle_sockets(self) -> Figures:
        """Sockets that only wait, and whether anybody at a table notices them."""
        return asyncio.run(self._idle())

    def growth(self) -> Figures:
        """Thousands of games one after the other: does anything stay behind?"""
        return asyncio.run(self._growth())

    def postgres(self) -> Figures:
        """PostgreSQL (which syncs, too) and one node."""
        return self._with_services(1)

    def two_nodes(self) -> Figures:
        """PostgreSQL, Redis and two nodes; neighbours at a table come in at different nodes."""
        return self._with_services(2)

    def _with_services(self, nodes: int) -> Figures:
        pin(CROWD_CORE if nodes == 1 else None)  # PostgreSQL and Redis, too
        with Services() as services:
            return {
                "full": asyncio.run(self._speed(["stellar"], nodes, services)),
                "paced": asyncio.run(self._paced(nodes, services)),
            }

    # How they are done.

    async def _speed(
        self, rules: list[str], nodes: int = 1, services: Services | None = None, bot: str = ""
    ) -> Figures:
        with Nodes(nodes, services) as served:
            crowd = Crowd([node.port for node in served.nodes])
            await crowd.gather(self.games, rules, bot)
            crowd.begin()
            found = await counted(crowd, served, self.seconds)
            await crowd.pause()
            crowd.leave()
            return found

    async def _paced(self, nodes: int = 1, services: Services | None = None) -> Figures:
        with Nodes(nodes, services) as served:
            crowd = Crowd([node.port for node in served.nodes])
            # What the first games bring into memory is not theirs alone.
            early = await crowd.gather(self.games // 10, ["stellar"])
            crowd.begin()
            await asyncio.sleep(WARM_UP)
            await crowd.pause()
            before = served.memory()
            await crowd.gather(self.games - len(early) // 2, ["stellar"])
            begun = served.memory()
            # At all stages, ends and new beginnings among them, as on any evening.
            crowd.begin(think=1.0, spread=True)
            await asyncio.sleep(HEAD_START)
            found = await counted(crowd, served, self.paced_seconds)
            late = self.games - len(early) // 2
            found["kB_a_game_begun"] = round((begun - before) / late / 1000, 1)
            found["kB_a_game"] = round((served.memory() - before) / late / 1000, 1)
            await crowd.pause()
            crowd.leave()
            return found

    async def _idle(self) -> Figures:
        with Nodes(1) as served:
            crowd = Crowd([node.port for node in served.nodes])
            await crowd.gather(self.games // 10, ["stellar"])
            crowd.begin(think=1.0)
            alone = await counted(crowd, served, self.paced_seconds / 3)
            before, gone = served.memory(), 0

            def lost(code: int) -> None:
                nonlocal gone
                gone += 1

            async def come(http: Http, number: int) -> None:
                person = crowd.somebody()
                await person.arrive(http)
                socket = await connect(
                    crowd.ports[0],
                    "/api/me/socket",
                    person.headers,
                    hear=lambda data: None,
                    gone=lost,
                )
                waiting.append(socket)

            waiting: list[Any] = []
            await crowd.each(range(self.idle), come)
            memory = served.memory()
            beside = await counted(crowd, served, self.held)
            held = len(waiting) - gone
            await crowd.pause()
            for socket in waiting:
                socket.close()
            crowd.leave()
            return {
                "sockets": self.idle,
                "held": held,
                "seconds": self.held,
                "kB_a_socket": round((memory - before) / self.idle / 1000, 1),
                "p99_ms_of_players_before": alone["p99_ms"],
                "p99_ms_of_players_beside": beside["p99_ms"],
            }

    async def _growth(self) -> Figures:
        with Nodes(1) as served:
            crowd = Crowd([node.port for node in served.nodes])
            crowd.resign_after = 3
            # In the first half every room comes to know as many games as it ever will.
            await crowd.gather(max(1, self.finished // 2 // GAMES_KNOWN), ["stellar"])
            memory: list[list[float]] = []
            began, step, finished = perf_counter(), max(1, self.finished // 20), 0
            while finished < self.finished:
                crowd.begin()
                while crowd.tally.finished < step:
                    await asyncio.sleep(0.1)
                finished += crowd.tally.finished
                await crowd.pause()
                await asyncio.sleep(0.3)  # whatever is under way ends; the same games stay
                crowd.tally.clear()
                memory.append([finished, round(served.memory() / 1e6, 2), served.blocks()])
            seconds = perf_counter() - began
            crowd.leave()
            # The first half brings everything into memory that stays; then it is to be level. What
            # is there at one moment differs: so its third quarter with its last.
            middle, last = memory[len(memory) // 2 : -len(memory) // 4], memory[-len(memory) // 4 :]
            games = mean(last, 0) - mean(middle, 0)
            return {
                "finished": finished,
                "games_per_second": round(finished / seconds, 1),
                "games_MB_blocks": memory,
                "kB_a_game_in_the_second_half": round(
                    (mean(last, 1) - mean(middle, 1)) * 1000 / games, 2
                ),
                "blocks_a_game_in_the_second_half": round(
                    (mean(last, 2) - mean(middle, 2)) / games, 3
                ),
            }


def mean(samples: list[list[float]], column: int) -> float:
    return sum(sample[column] for sample in samples) / len(samples)


class Nodes:
    """One server with a core for itself, or several that share all cores with everything else; and
    what they use together.
    """

    def __init__(
        self, count: int, services: Services | None = None, folder: str | None = None
    ) -> None:
        core = SERVER_CORE if count == 1 else None
        self.services, flags = services, [] if services is None else services.flags()
        self.nodes = [Served(core, *flags, folder=folder) for _ in range(count)]
        pin(CROWD_CORE if count == 1 else None)

    def used(self) -> float:
        return sum(node.used() for node in self.nodes)

    def used_beside(self) -> float:
        """By PostgreSQL and Redis."""
        return 0.0 if self.services is None else self.services.used()

    def memory(self) -> int:
        return sum(node.memory() for node in self.nodes)

    def blocks(self) -> int:
        return sum(node.blocks() for node in self.nodes)

    def __enter__(self) -> Nodes:
        return self

    def __exit__(self, *problem: object) -> None:
        for node in self.nodes:
            if node.said():
                print(node.said()[:2000], file=sys.stderr)
            node.end()


async def counted(crowd: Crowd, served: Nodes, seconds: float) -> Figures:
    """What happens in so many seconds."""
    await asyncio.sleep(min(WARM_UP, seconds / 3))
    gc.collect()
    gc.disable()  # a pause of the crowd is not the server's
    crowd.tally.clear()
    began, used, own, all_used = perf_counter(), served.used(), process_time(), all_busy()
    beside = served.used_beside()
    await asyncio.sleep(seconds)
    took, used, own = perf_counter() - began, served.used() - used, process_time() - own
    beside = served.used_beside() - beside
    others = max(0.0, all_busy() - all_used - used - own - beside)
    gc.enable()
    tally = crowd.tally
    moves = len(tally.waits)
    return {
        "moves": moves,
        "moves_per_second": round(moves / took),
        "moves_per_processor_second": round(moves / used) if used else 0,
        "p50_ms": share(tally.waits, 0.5),
        "p99_ms": share(tally.waits, 0.99),
        "worst_ms": share(tally.waits, 1.0),
        "bytes_a_move": round(tally.bytes / moves) if moves else 0,
        "server_busy": round(used / took, 2),
        "crowd_busy": round(own / took, 2),
        "services_busy": round(beside / took, 2),
        "others_busy": round(others / took, 2),
        "refused": dict(tally.refused),
        "closed": dict(tally.closed),
    }


def all_busy() -> float:
    """Seconds that all cores together were not idle so far, or had been lent to somebody else."""
    user, nice, system, _, _, *rest = map(int, Path("/proc/stat").read_text().split()[1:9])
    return (user + nice + system + sum(rest)) / TICKS


def calibration() -> float:
    """Steps a second of the loop of `asterism bench`."""
    work = Work(lambda count: sum(calibrate() for _ in range(count)))
    for _ in range(3):
        work.run()
    return work.rate


def machine() -> Figures:
    with ExitStack() as files:
        model = next(
            (
                line.partition(":")[2].strip()
                for line in files.enter_context(open("/proc/cpuinfo"))
                if line.startswith("model name")
            ),
            platform.machine(),
        )
    return {
        "when": datetime.now(UTC).isoformat(timespec="minutes"),
        "python": platform.python_version(),
        "processor": model,
        "cores": os.cpu_count(),
        "load_before": round(os.getloadavg()[0], 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--quick", action="store_true", help="a tenth of everything")
    parser.add_argument("--only", default="", help="parts, with commas between them")
    parser.add_argument("--write", action="store_true", help="results, chart and table")
    parser.add_argument("--games", type=int, help="games at once (500)")
    arguments = parser.parse_args()
    bench = Bench(arguments.quick)
    bench.games = arguments.games or bench.games
    parts: dict[str, Callable[[], Figures]] = {
        "full": bench.full,
        "paced": bench.paced,
        "idle_sockets": bench.idle_sockets,
        "growth": bench.growth,
        "postgres": bench.postgres,
        "two_nodes": bench.two_nodes,
        "bots": bench.bots,
    }
    wanted = arguments.only.split(",") if arguments.only else list(parts)
    if unknown := set(wanted) - set(parts):
        parser.error(f"no such part: {', '.join(sorted(unknown))}; there are {', '.join(parts)}")
    file = HERE / "results" / "load.json"
    figures: Figures = json.loads(file.read_text()) if arguments.only and file.exists() else {}
    # Parts that were measured at another time keep what was true of the machine then.
    for name in set(parts) & set(figures):
        then = shown.moment(figures["machine"]) | {"games_at_once": figures["games_at_once"]}
        figures[name] = then | figures[name]
    figures |= {"machine": machine()}
    figures.setdefault("games_at_once", bench.games)
    for name in wanted:
        print(f"{name} ...", file=sys.stderr, flush=True)
        steps, now = calibration(), shown.moment(machine()) | {"games_at_once": bench.games}
        figures[name] = parts[name]() | {"calibration_steps_per_second": round(steps)} | now
        shown.with_ratios(figures[name], steps)
        print(json.dumps(figures[name]), file=sys.stderr, flush=True)
        if arguments.write:  # what is measured is kept, whatever comes next
            file.parent.mkdir(exist_ok=True)
            file.write_text(json.dumps(figures, indent=1) + "\n")
            (HERE / "load.svg").write_text(shown.chart(figures))
            shown.put_into_readme(HERE / "README.md", "load", shown.table(figures))
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
