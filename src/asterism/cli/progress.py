"""How far long work has come, for whoever watches."""

import sys
from time import monotonic

from asterism import Message
from asterism.cli.talk import Talk


class Progress:
    """A line on stderr that renews itself; nothing at all if stderr is no terminal."""

    def __init__(self, talk: Talk, total: int) -> None:
        self.talk = talk
        self.total = total
        self.done = 0
        self.shown = 0.0
        self.watched = sys.stderr.isatty()

    def step(self) -> None:
        self.done += 1
        if self.watched and monotonic() - self.shown > 0.1:
            self.shown = monotonic()
            line = self.talk.say(Message("cli-progress", done=self.done, count=self.total))
            print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Leave no trace."""
        if self.watched and self.shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
