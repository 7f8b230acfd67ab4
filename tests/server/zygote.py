"""Starts servers quickly, to be killed: imports everything once, then forks for each of them.

It reads `{"database": ..., "port": ..., "base_path": ..., "file_size": ..., "die": ...,
"after": ...}` a line and answers with `{"pid": ..., "port": ...}`. `die` names a moment in the
writing of a move, and `after` how many times it comes until the process kills itself there, as a
power cut would. Started with the word `many`, it keeps several at once, nodes and workers (`"role":
"worker"`), and ends one when it reads `{"end": pid}`.
"""

import asyncio
import json
import os
import resource
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import event

from asterism.analysis import Budget
from asterism.server.run import serve
from asterism.server.settings import Limits, Settings
from asterism.server.storage.writer import Change, Writer

FREELY = Limits(commands=(1e9, 0), requests=(1e9, 0), people=(1e9, 0), rooms_made=(1e9, 0))
QUICKLY = Budget(iterations=8, deals=6)


def die_when_writing(moment: str, after: int) -> None:
    """Between receiving and writing, between writing and committing, or between committing and
    acknowledging.
    """
    left, within, heard = after, False, False
    original = Writer._try

    def pass_by(here: str) -> None:
        nonlocal left
        if here == moment:
            left -= 1
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)

    def committing(_: object) -> None:
        if within:
            pass_by("written")

    async def watched(self: Writer, changes: list[Change]) -> Exception | None:
        nonlocal within, heard
        within = any(change.entries for change in changes)
        if not within:
            return await original(self, changes)
        if not heard:
            # Said by the driver just before it commits.
            listen: Callable[..., object] = event.listen
            listen(self.transactions.engine, "commit", committing)
            heard = True
        pass_by("received")
        problem = await original(self, changes)
        if problem is None:
            pass_by("committed")
        within = False
        return problem

    Writer._try = watched  # type: ignore[method-assign]


def child(wish: dict[str, object], tell: int) -> None:
    size = wish.get("file_size")
    if isinstance(size, int):
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
    if "die" in wish:
        die_when_writing(str(wish["die"]), int(str(wish["after"])))
    port = wish.get("port", 0)
    assert isinstance(port, int)
    settings = Settings(
        database=str(wish["database"]),
        redis=str(wish.get("redis", "")),
        port=port,
        base_path=str(wish.get("base_path", "")),
        packs=(Path(str(wish["packs"])),) if "packs" in wish else (),
        limits=FREELY,
        hint_budget=QUICKLY,
        review_budget=QUICKLY,
    )

    def ready(port: int = 0) -> None:
        os.write(tell, f"{port}\n".encode())

    if wish.get("role") == "worker":
        from asterism.server.worker import work

        asyncio.run(work(settings, ready))
    else:
        asyncio.run(serve(settings, ready))


def born(line: str) -> int:
    """A new process; its pid is told when it is ready."""
    heard, tell = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(heard)
        try:
            child(json.loads(line), tell)
        finally:
            os._exit(0)
    os.close(tell)
    with os.fdopen(heard) as told:
        port = int(told.readline() or 0)
    print(json.dumps({"pid": pid, "port": port}), flush=True)
    return pid


def main() -> None:
    for line in sys.stdin:
        pid = born(line)
        # Whoever was killed is not to be left behind.
        os.waitpid(pid, 0)
        print(json.dumps({"ended": pid}), flush=True)


def keep_many() -> None:
    alive: set[int] = set()
    for line in sys.stdin:
        end = json.loads(line).get("end")
        if end is None:
            alive.add(born(line))
        else:
            os.kill(end, signal.SIGKILL)
            os.waitpid(end, 0)
            alive.remove(end)
            print(json.dumps({"ended": end}), flush=True)
    for pid in alive:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)


if __name__ == "__main__":
    if sys.argv[1:] == ["many"]:
        import asyncpg  # noqa: F401
        import redis.asyncio  # before the forks, once for all

        assert redis.asyncio
        keep_many()
    else:
        main()
