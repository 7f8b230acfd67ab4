"""The base class of all bots."""

from hashlib import sha256

from asterism.engine.chance import Quick
from asterism.engine.move import Move
from asterism.engine.view import View


class Forfeit(Exception):
    """Raised by an external bot that cannot continue: it resigns its game for this reason."""


class Bot:
    """Chooses a move from what one seat knows: the same move for the same spec, seed and view.

    A bot keeps no state between two choices, and takes all randomness from `chance`.
    """

    def __init__(self, spec: str, seed: int = 0) -> None:
        if seed < 0:
            raise ValueError(f"a seed is a whole number from 0 up, not {seed}")
        self.spec = spec
        self.seed = seed
        self.name, colon, self.arguments = spec.partition(":")
        if colon and not self.arguments:
            raise ValueError(f"bot {spec!r}: nothing stands after the colon")

    def __repr__(self) -> str:
        return f"<bot {self.spec} seed {self.seed}>"

    def choose(self, view: View) -> Move:
        """One of the view's legal moves."""
        raise NotImplementedError

    @property
    def said(self) -> str:
        """What an external bot wrote to stderr."""
        return ""

    def close(self) -> None:
        """Release resources at the end of a game, such as a child process."""

    def chance(self, view: View) -> Quick:
        """A random generator that depends only on spec, seed and view."""
        text = f"{self.spec} {self.seed} {view.fingerprint()}"
        return Quick(int.from_bytes(sha256(text.encode()).digest()[:7], "big"))

    def no_arguments(self) -> None:
        """Refuse arguments, for bots that take none."""
        if self.arguments:
            raise ValueError(f"bot {self.spec!r}: {self.name} takes no arguments")

    def count(self, default: int, most: int) -> int:
        """The argument as a whole number, for bots with only that argument."""
        text = self.arguments
        if not text:
            return default
        is_number = text.isascii() and text.isdecimal() and len(text) < 10
        if not is_number or not 1 <= int(text) <= most:
            raise ValueError(
                f"bot {self.spec!r}: {self.name} takes a whole number from 1 to {most}"
            )
        return int(text)
