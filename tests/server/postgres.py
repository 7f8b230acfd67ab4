"""A real PostgreSQL for the tests: the system's binaries, on a free port, in a temporary folder."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from signal import SIGINT, SIGQUIT
from types import TracebackType

FOLDERS = "/usr/lib/postgresql"
# Where tools/services.sh puts the wheel that stands in for an installed PostgreSQL.
WHEEL = Path(__file__).parents[2] / "build" / "pgserver" / "pgserver" / "pginstall" / "bin"


def find(name: str) -> str:
    """A program of PostgreSQL, the newest there is."""
    installed = sorted(Path(FOLDERS).glob(f"*/bin/{name}"), key=lambda path: path.parts[-3])
    found = str(installed[-1]) if installed else shutil.which(name)
    if found is None and (WHEEL / name).is_file():
        found = str(WHEEL / name)
    if found is None:
        raise FileNotFoundError(
            f"{name} is missing: run tools/services.sh, or install PostgreSQL "
            "(Debian: apt-get install postgresql)"
        )
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def user() -> str | None:
    """PostgreSQL refuses to run as root; its own user is there where it is installed."""
    if os.getuid() != 0:
        return None
    return next(
        name for name in ("postgres", "nobody") if name in {u.pw_name for u in pwd.getpwall()}
    )


class Postgres:
    """A server that lives as long as the `with` block."""

    settings: tuple[str, ...] = ("fsync=off", "max_connections=60", "unix_socket_directories=")

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="asterism-pg-"))
        self.port = free_port()
        self.user = user()
        self.made = 0
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Postgres:
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        data = self.folder / "data"
        self._run("initdb", "-D", data, "-U", "asterism", "-A", "trust", "-E", "UTF8", "-N")
        self.start()
        return self

    def start(self) -> None:
        options = [part for setting in self.settings for part in ("-c", setting)]
        self.process = subprocess.Popen(
            [find("postgres"), "-D", str(self.folder / "data"), "-p", str(self.port), *options],
            user=self.user,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._run("pg_isready", "-h", "127.0.0.1", "-p", self.port, tries=100)

    def end(self) -> None:
        """Whoever is connected is thrown out."""
        assert self.process is not None
        self.process.send_signal(SIGINT)
        self.process.wait()

    def restart(self) -> None:
        self.end()
        self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        if self.process is not None:
            self.process.send_signal(SIGQUIT)  # nobody needs the data any more
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, name: str, *arguments: object, tries: int = 1) -> None:
        for attempt in range(tries):
            done = subprocess.run(
                [find(name), *map(str, arguments)],
                user=self.user,
                cwd=self.folder,
                capture_output=True,
                text=True,
            )
            if done.returncode == 0:
                return
            if attempt < tries - 1:
                # pg_isready waits by itself only for an answer, not for a server to come up.
                subprocess.run(["sleep", "0.1"], check=True)
        raise RuntimeError(f"{name} failed: {done.stderr}")

    def database(self) -> str:
        """The address of a new, empty database."""
        self.made += 1
        name = f"test{self.made}"
        self._run(
            "psql", "-h", "127.0.0.1", "-p", self.port, "-U", "asterism", "-d", "postgres",
            "-qc", f"CREATE DATABASE {name}",
        )  # fmt: skip
        return f"postgresql://asterism@127.0.0.1:{self.port}/{name}"
