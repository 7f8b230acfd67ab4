"""A real `asterism serve` on one processor core, and what it used: processor time and memory."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from types import TracebackType

SERVER_CORE, CROWD_CORE = 0, 1
TICKS = os.sysconf("SC_CLK_TCK")
# Before anything is pinned: what a pinned process starts would see its own core only.
CORES = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()
TOKEN = "who-measures"
BLOCKS = "asterism_memory_blocks "


class Served:
    """A server in a process of its own, on `core`; everybody seems to come from elsewhere.

    All settings are those that a host gets, so the limits of one person hold here, too. Its
    database is in `folder`, or where temporary files are.
    """

    def __init__(
        self, core: int | None = SERVER_CORE, *flags: str, folder: str | None = None
    ) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="asterism-load-", dir=folder))
        command = [sys.executable, "-m", "asterism.cli", "serve", "--port", "0"]
        command += ["--trusted-proxies", "127.0.0.1", *flags]
        if "--database" not in flags:
            command += ["--database", f"sqlite:///{self.folder}/asterism.db"]
        self.errors = (self.folder / "errors").open("w")
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            env={**os.environ, "LC_ALL": "C", "ASTERISM_ADMIN_TOKEN": TOKEN},
            preexec_fn=lambda: pin(core),
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        url = next(word for word in line.split() if word.startswith("http"))
        self.port = int(url.rstrip("/").rpartition(":")[2])
        with urllib.request.urlopen(f"{url}api/server") as answer:
            answer.read()

    @property
    def pid(self) -> int:
        return self.process.pid

    def used(self) -> float:
        """Seconds of processor time so far."""
        user, system = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / TICKS

    def memory(self) -> int:
        """Bytes that are its own."""
        for line in Path(f"/proc/{self.pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) * 1024
        raise OSError("no Pss")

    def blocks(self) -> int:
        """Blocks of memory that Python has in use: unlike bytes, the same for the same content."""
        wish = urllib.request.Request(f"http://127.0.0.1:{self.port}/metrics")
        wish.add_header("Authorization", f"Bearer {TOKEN}")
        with urllib.request.urlopen(wish) as answer:
            page = answer.read().decode()
        found = next(line for line in page.splitlines() if line.startswith(BLOCKS))
        return int(float(found.split()[1]))

    def said(self) -> str:
        """What it complained about."""
        self.errors.flush()
        return (self.folder / "errors").read_text()

    def end(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(60)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.errors.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> Served:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        self.end()


def pin(core: int | None) -> None:
    """This process and whatever it starts: on one core, or (None) on all that there are."""
    if CORES:
        os.sched_setaffinity(0, {core} if core in CORES else CORES)
