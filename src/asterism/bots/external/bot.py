"""`exec:COMMAND`: a bot that runs as a separate program."""

from __future__ import annotations

import shlex
import shutil
from time import perf_counter

from asterism.bots.bot import Bot, Forfeit
from asterism.bots.external.program import PROTOCOL, QUOTED, Json, Program
from asterism.engine.move import Move
from asterism.engine.view import View

MOVE_SECONDS = 10.0
GAME_SECONDS = 600.0
HANDSHAKE_SECONDS = 30.0  # some languages start slowly
MOST_SECONDS = 86_400.0
LIMITS = ("move", "game")


class External(Bot):
    """`exec:./mybot --flag`, optionally with time limits: `exec:move=2:game=60:./mybot`. The
    program is started at the first question, plays one game, and gets a message at the end. Every
    question is complete, so it need not remember anything.
    """

    def __init__(self, spec: str, seed: int = 0) -> None:
        super().__init__(spec, seed)
        limits, command = split_limits(spec, self.arguments)
        self.move_seconds = limits.get("move", MOVE_SECONDS)
        self.game_seconds = limits.get("game", GAME_SECONDS)
        self.command = split_command(spec, command)
        self.program: Program | None = None
        self.spent = 0.0
        self._said = ""
        self.reason = ""  # the reason of its forfeit, if any

    def choose(self, view: View) -> Move:
        if self.reason:
            raise Forfeit(self.reason)
        began = perf_counter()
        try:
            return self._choose(view)
        except Forfeit as forfeit:
            self.reason = str(forfeit)
            self.close()
            raise
        finally:
            self.spent += perf_counter() - began

    def _choose(self, view: View) -> Move:
        moves = view.legal_moves()
        if not moves:
            raise ValueError("this seat has nothing to decide")
        if self.program is None:
            self.program = Program(self.command)
            self._shake_hands(self.program, view)
        left = self.game_seconds - self.spent
        if left <= 0:
            raise self.program.failure(f"it used up its {self.game_seconds:.3g} s for the game")
        seconds = min(self.move_seconds, left)
        question: Json = {
            "type": "choose",
            "game": view.game.name,
            "seat": view.seat,
            "seed": self.seed,
            "budget": {"move_seconds": seconds, "game_seconds": left},
            "view": view.to_json(),
            "moves": [{"text": move.text, **move.to_json()} for move in moves],
        }
        answer = self.program.ask(question, seconds, "a question")
        return self._move(self.program, answer.get("move"), moves)

    def _shake_hands(self, program: Program, view: View) -> None:
        hello: Json = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": view.game.name,
            "rules": view.game.rules_version,
        }
        answer = program.ask(hello, HANDSHAKE_SECONDS, "the greeting")
        spoken = answer.get("protocol")
        if spoken != PROTOCOL or isinstance(spoken, bool):
            raise program.failure(
                f"it speaks version {str(spoken)[:QUOTED]} of the protocol, not {PROTOCOL}"
            )

    def _move(self, program: Program, chosen: object, moves: list[Move]) -> Move:
        """The legal move in an answer: its text, or the object that was offered."""
        if isinstance(chosen, dict):
            chosen = chosen.get("text")
        for move in moves:
            if chosen == move.text:
                return move
        shown = repr(chosen)
        shown = shown if len(shown) <= QUOTED else f"{shown[:QUOTED]}..."
        raise program.failure(f"it chose {shown}, which is not one of its {len(moves)} legal moves")

    @property
    def said(self) -> str:
        return self._said if self.program is None else self.program.notes.text

    def close(self) -> None:
        if self.program is not None:
            self.program.close()
            self._said = self.program.notes.text
            self.program = None
        self.spent = 0.0


def split_limits(spec: str, text: str) -> tuple[dict[str, float], str]:
    """The limits before the command, and the command."""
    limits: dict[str, float] = {}
    while True:
        name, equals, rest = text.partition("=")
        value, colon, after = rest.partition(":")
        if name not in LIMITS or not equals or not colon:
            return limits, text
        if name in limits:
            raise ValueError(f"bot {spec!r}: the limit {name} was given twice")
        limits[name] = seconds_of(spec, name, value)
        text = after


def seconds_of(spec: str, name: str, text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= MOST_SECONDS:
        raise ValueError(
            f"bot {spec!r}: the limit {name} is a number of seconds up to {MOST_SECONDS:.0f}"
        )
    return seconds


def split_command(spec: str, text: str) -> list[str]:
    """The words of a command, as a shell would split them; no shell runs it."""
    try:
        words = shlex.split(text)
    except ValueError as problem:
        raise ValueError(f"bot {spec!r}: {problem}") from problem
    if not words:
        raise ValueError(f"bot {spec!r}: exec needs a command, as in exec:./mybot --flag")
    if shutil.which(words[0]) is None:
        raise ValueError(f"bot {spec!r}: there is no program {words[0]!r} that can be run")
    return words
