"""A child process that speaks JSON lines, with time limits.

Every failure (it cannot be started, crashes, times out, sends invalid data) becomes a Forfeit with
a sentence. Its standard error is kept.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
from contextlib import suppress
from pathlib import Path
from threading import Lock, Thread, Timer
from uuid import uuid4
from weakref import finalize

from asterism.bots.bot import Forfeit

PROTOCOL = 1
LONGEST_LINE = 1_000_000  # characters of an answer
KEPT = 65_536  # bytes of standard error, the last ones
MARK = "ASTERISM_BOT_PROCESS"
ROUNDS = 20
GRACE = 1.0  # seconds to exit by itself after the last message
QUOTED = 120  # characters of an answer that an error quotes

Json = dict[str, object]


class Program:
    """One child process, from its start to its end."""

    def __init__(self, command: list[str]) -> None:
        try:
            # A new session: its own child processes can be killed together with it, and
            # Ctrl-C is for us.
            # They inherit the mark, whatever session they begin themselves.
            self.mark = f"{MARK}={uuid4().hex}"
            name, _, value = self.mark.partition("=")
            self.process = subprocess.Popen(
                command,
                env={**os.environ, name: value},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError) as problem:
            told = getattr(problem, "strerror", None) or str(problem)
            raise Forfeit(f"it cannot be started: {told}") from problem
        self.stalled = False
        self.notes = Notes(self.process)
        # A bot that is never closed must not leave its process behind.
        self.finalizer = finalize(self, let_go, self.process, self.notes, self.mark)

    def ask(self, message: Json, seconds: float, about: str) -> Json:
        """Send a line and wait for the answer, with a time limit."""
        clock = Timer(seconds, self._stall)
        clock.daemon = True
        clock.start()
        try:
            line = self._exchange(message)
        finally:
            clock.cancel()
        if self.stalled:
            raise self.failure(f"it stalled: no answer to {about} within {seconds:.3g} s")
        if not line.endswith(b"\n"):
            raise self.failure(self._ending(line, about))
        return self._understand(line, about)

    def close(self) -> None:
        """Send the end message, wait a moment, then kill the process."""
        if self.finalizer.alive:
            with suppress(OSError, ValueError):
                self._send({"type": "end"})
            with suppress(OSError, ValueError):
                assert self.process.stdin is not None
                self.process.stdin.close()
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(GRACE)
            self.finalizer()

    def failure(self, reason: str) -> Forfeit:
        """Kill the process; the Forfeit quotes the last line of its standard error."""
        self.finalizer()
        last = self.notes.text.strip().rpartition("\n")[2].strip()
        return Forfeit(one_line(f"{reason} (stderr: {last})" if last else reason))

    def _stall(self) -> None:
        self.stalled = True
        kill(self.process, self.mark)  # which unblocks the threads that read and write

    def _send(self, message: Json) -> None:
        assert self.process.stdin is not None
        data = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
        self.process.stdin.write(data.encode() + b"\n")
        self.process.stdin.flush()

    def _exchange(self, message: Json) -> bytes:
        assert self.process.stdout is not None
        with suppress(OSError):  # it has exited; its last line still counts
            self._send(message)
        return self.process.stdout.readline(LONGEST_LINE)

    def _ending(self, line: bytes, about: str) -> str:
        if len(line) >= LONGEST_LINE:
            return f"its answer to {about} is longer than {LONGEST_LINE} letters"
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        status = self.process.returncode
        if status is None:
            return f"it closed its output instead of answering {about}"
        if status < 0:
            return f"it was ended by signal {-status} instead of answering {about}"
        return f"it ended with status {status} instead of answering {about}"

    def _understand(self, line: bytes, about: str) -> Json:
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            shown = line.decode("utf-8", "replace").strip()[:QUOTED]
            raise self.failure(f"its answer to {about} is not a JSON object: {shown!r}")
        return answer


class Notes:
    """Reads the standard error of a process and keeps the end of it."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.kept = bytearray()
        self.lock = Lock()
        self.thread = Thread(target=self._read, args=(process,), daemon=True)
        self.thread.start()

    def _read(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stderr is not None
        with suppress(OSError, ValueError):
            while piece := os.read(process.stderr.fileno(), 4096):
                with self.lock:
                    self.kept += piece
                    del self.kept[:-KEPT]

    @property
    def text(self) -> str:
        with self.lock:
            return self.kept.decode("utf-8", "replace")

    def finish(self) -> None:
        """Wait until everything is read."""
        self.thread.join(GRACE)


def kill(process: subprocess.Popen[bytes], mark: str) -> None:
    """Kill a process and all processes that it has started."""
    with suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()
    # One may start another while we look, so look until there is none.
    for _ in range(ROUNDS):
        if not kill_marked(mark.encode()):
            return


def kill_marked(mark: bytes) -> int:
    """Kill the processes with this mark in their environment, where the system tells; how many."""
    killed = 0
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, AttributeError):  # gone, somebody else's, or another system
            handle = os.pidfd_open(int(folder.name))  # so that the number is not another's by then
            try:
                if mark in (folder / "environ").read_bytes().split(b"\0"):
                    signal.pidfd_send_signal(handle, signal.SIGKILL)
                    killed += 1
            finally:
                os.close(handle)
    return killed


def let_go(process: subprocess.Popen[bytes], notes: Notes, mark: str) -> None:
    """Kill a process, and read what is left."""
    kill(process, mark)
    notes.finish()
    for pipe in (process.stdin, process.stdout, process.stderr):
        with suppress(OSError):  # nobody reads what was still to be written
            assert pipe is not None
            pipe.close()


def one_line(text: str) -> str:
    """A reason fit for a record: one line, no control characters, limited length."""
    words = " ".join(text.split())
    plain = "".join(letter if letter.isprintable() else "?" for letter in words)
    return plain if len(plain) <= 400 else f"{plain[:397]}..."
