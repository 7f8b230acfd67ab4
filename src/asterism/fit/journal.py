"""The journal of a run, so that a run that was stopped can go on: one line of JSON for each game.

The first line says what is learned, how, and with which weights it began. A line is written when
its game is over. If a run was killed in the middle of a line, that line is dropped and the game is
played again. The journal lies beside the weights that it will lead to, and goes when they are
written.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from asterism.arena.results import BadResults, dumped, line_of, lock, read_line
from asterism.arena.table import Played
from asterism.arena.tournament import Tournament
from asterism.fit.regression import Row
from asterism.fit.study import Lesson

KIND = "unfinished fit"
VERSION = 1
START = b'{"asterism":"unfinished fit"'
ENDING = ".part"
GAME, ENOUGH, MATCH, STOP = "game", "enough", "match", "stop"
# What may differ when a run goes on: it was settled when it began.
SETTLED = ("date", "old", "learned")

Json = dict[str, Any]


class BadJournal(ValueError):
    """Not a journal, damaged, being written, or of another run."""


class OtherRun(BadJournal):
    """The journal of a run with another option."""

    def __init__(self, file: Path, option: str, was: object, now: object) -> None:
        super().__init__(f"{file} is a run with another {option}: {was}, not {now}")
        self.file, self.option, self.was, self.now = file, option, was, now


def journal_of(weights: Path) -> Path:
    """Where the journal of a run lies that leads to these weights."""
    return weights.with_name(weights.name + ENDING)


class Journal:
    """What a run has done so far, and its file."""

    def __init__(self, file: Path, head: Json) -> None:
        """Begin a run, or go on with it."""
        self.path = file
        self.head = head
        self.lessons: dict[int, Lesson] = {}
        self.matches: list[bytes] = []  # the lines of the match
        self.enough: int | None = None  # so many games are learned from; None: not all are played
        self.stop: int | None = None  # so many games of the match count
        self.spent = {GAME: 0.0, MATCH: 0.0}  # seconds
        self.file: IO[bytes] = file.open("a+b")
        try:
            self._open()
        except BadResults as problem:
            self.file.close()
            raise BadJournal(str(problem)) from problem
        except BaseException:
            self.file.close()
            raise

    @property
    def is_new(self) -> bool:
        return not self.lessons

    def _open(self) -> None:
        lock(self.file, self.path)
        self.file.seek(0)
        data = self.file.read()
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if not lines and data and not data.startswith(START[: len(data)]):
            raise BadJournal(f"{self.path} is not an unfinished run")
        if lines:
            self.head = self._check(lines[0])
            self._read(lines[1:])
        if len(whole) < len(data):
            self.file.truncate(len(whole))
        if not lines:
            self._write(self.head)

    def _check(self, line: bytes) -> Json:
        try:
            head = json.loads(line)
        except ValueError:
            head = None
        if not isinstance(head, dict) or head.get("asterism") != KIND:
            raise BadJournal(f"{self.path} is not an unfinished run")
        for name, wanted in self.head.items():
            if name not in SETTLED and head.get(name) != wanted:
                raise OtherRun(self.path, name, head.get(name), wanted)
        return head

    def _read(self, lines: Iterable[bytes]) -> None:
        for number, line in enumerate(lines, 2):
            try:
                kind, *rest = json.loads(line)
                if kind == GAME:
                    game, spent, rows = rest
                    self.lessons[int(game)] = Lesson(int(game), [Row(*row) for row in rows])
                    self.spent[GAME] = max(self.spent[GAME], float(spent))
                elif kind == ENOUGH:
                    self.enough = int(rest[0])
                elif kind == MATCH:
                    spent, played = rest
                    self.matches.append(dumped(played))
                    self.spent[MATCH] = max(self.spent[MATCH], float(spent))
                elif kind == STOP:
                    self.stop = int(rest[0])
                else:
                    raise ValueError(f"{kind!r} is unknown")
            except (ValueError, TypeError, KeyError, IndexError) as problem:
                raise BadJournal(f"{self.path}, line {number}, is damaged: {problem}") from problem

    # Going on.

    def add_lesson(self, lesson: Lesson, spent: float) -> None:
        if lesson.number not in self.lessons:
            self.lessons[lesson.number] = lesson
            rows = [[row.places, row.values, row.came] for row in lesson.rows]
            self._write([GAME, lesson.number, round(spent, 3), rows])

    def learned_enough(self, games: int) -> None:
        """So many games are learned from, whatever else was played."""
        if self.enough is None:
            self.enough = games
            self._write([ENOUGH, games])

    def add_played(self, played: Played, spent: float) -> None:
        self._write([MATCH, round(spent, 3), json.loads(line_of(played))])

    def played(self, tournament: Tournament) -> dict[int, Played]:
        """The games of the match so far."""
        try:
            found = [read_line(line, tournament) for line in self.matches]
        except (ValueError, TypeError, KeyError, IndexError) as problem:
            raise BadJournal(f"{self.path} is damaged: {problem}") from problem
        return {played.number: played for played in found}

    def played_enough(self, games: int) -> None:
        if self.stop is None:
            self.stop = games
            self._write([STOP, games])

    def _write(self, value: object) -> None:
        self.file.write(dumped(value))
        self.file.flush()

    def close(self) -> None:
        self.file.close()

    def remove(self) -> None:
        """The run is over."""
        self.close()
        with suppress(FileNotFoundError):
            self.path.unlink()
