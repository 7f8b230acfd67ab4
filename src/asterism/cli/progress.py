"""A progress line for long work."""

import sys
from time import monotonic

from asterism import Message
from asterism.cli.talk import Talk


class Progress:
    """A progress line on stderr; nothing if stderr is not a terminal."""

    def __init__(self, talk: Talk, total: int, done: int = 0) -> None:
        self.talk = talk
        self.total = total
        self.before = done  # resumed work does not count for the speed
        self.done = done
        self.began = monotonic()
        self.shown = 0.0
        self.watched = sys.stderr.isatty()

    def step(self) -> None:
        self.done += 1
        if self.watched and monotonic() - self.shown > 0.1:
            self.shown = monotonic()
            print(f"\r\033[K{self.talk.say(self.message())}", end="", file=sys.stderr, flush=True)

    def message(self) -> Message:
        passed = monotonic() - self.began
        left = passed / (self.done - self.before) * max(0, self.total - self.done)
        return Message("cli-progress", done=self.done, count=self.total, time=clock(left))

    def end(self) -> None:
        """Erase the line."""
        if self.watched and self.shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def clock(seconds: float) -> str:
    """0:07, 12:30, 2:05:00."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
