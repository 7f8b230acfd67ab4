"""The results file: one line of JSON for each game, so that a long tournament can be resumed.

The first line describes the tournament; a file is resumed only if it matches. A line is written
when its game is over. If a run was killed in the middle of a line, that line is dropped and the
game is played again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import UTC, datetime
from os import cpu_count
from pathlib import Path
from platform import machine, python_version, system
from typing import IO

from asterism import game, is_compiled
from asterism.arena.code import code_of
from asterism.arena.table import Played
from asterism.arena.tournament import Tournament
from asterism.bots.learned import mark
from asterism.engine.pack import OPTION as PACK

VERSION = 1
KIND = "arena results"
START = b'{"asterism":"arena results"'  # the start of every file
COLUMNS = ["game", "scores", "winners", "reason", "decisions", "ms", "forfeits"]

Json = dict[str, object]


class BadResults(ValueError):
    """Not a results file, damaged, or of another tournament."""


def setup_of(tournament: Tournament) -> Json:
    """Everything that the games depend on, except their number: a file may grow."""
    rules = game(tournament.game)
    settled = rules.settle(tournament.players, tournament.options)
    return {
        "game": tournament.game,
        "rules": rules.rules_version,
        "players": tournament.players,
        "options": tournament.options,
        "bots": list(tournament.bots),
        "together": tournament.together,
        "reverse": tournament.reverse,
        "seed": tournament.seed,
        "code": code_of(tournament.game),
        "learned": mark(settled.get(PACK)),
    }


class Results:
    """The games so far, and their file."""

    def __init__(
        self, tournament: Tournament, path: Path | None = None, read_only: bool = False
    ) -> None:
        """`read_only`: accept results of any code and any rules, for reading only."""
        self.tournament = tournament
        self.path = path
        self.read_only = read_only
        self.head: Json = {}
        self.played: dict[int, Played] = {}
        self.file: IO[bytes] | None = None
        if path is not None:
            self._open(path)

    def add(self, played: Played) -> None:
        """Keep a game; a second result for the same number changes nothing."""
        if played.number in self.played:
            return
        self.played[played.number] = played
        if self.file is not None:
            self.file.write(line_of(played))
            self.file.flush()

    def missing(self) -> list[int]:
        return [number for number in range(self.tournament.total) if number not in self.played]

    def counted(self) -> list[Played]:
        """The games of this tournament, in their order; the file may hold more."""
        total = self.tournament.total
        return [self.played[number] for number in sorted(self.played) if number < total]

    def close(self) -> None:
        if self.file is not None:
            self.file.close()

    def _open(self, path: Path) -> None:
        if self.read_only:
            self._read(path.read_bytes(), path)
            return
        file = path.open("a+b")
        try:
            lock(file, path)
            file.seek(0)
            data = file.read()
            whole = self._read(data, path)
            if whole < len(data):
                file.truncate(whole)
            if not whole:
                head = head_of(self.tournament)
                self.head = json.loads(head)
                file.write(head)
                file.flush()
        except BaseException:
            file.close()
            raise
        self.file = file

    def _read(self, data: bytes, path: Path) -> int:
        """Read the complete lines; returns where they end."""
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if lines:
            self.head = check_head(lines[0], self.tournament, path, not self.read_only)
            self._read_games(lines[1:], path)
        elif data and not data.startswith(START[: len(data)]):
            raise BadResults(f"{path} does not hold results of the arena")
        return len(whole)

    def _read_games(self, lines: Iterable[bytes], path: Path) -> None:
        for number, line in enumerate(lines, 2):
            try:
                played = read_line(line, self.tournament)
            except (ValueError, TypeError, KeyError, IndexError) as problem:
                raise BadResults(f"{path}, line {number}, is not a game: {problem}") from problem
            if played.number in self.played:
                raise BadResults(f"{path}, line {number}: game {played.number} stands there twice")
            self.played[played.number] = played


def lock(file: IO[bytes], path: Path) -> None:
    """Two runs must not write the same file."""
    try:
        from fcntl import LOCK_EX, LOCK_NB, flock
    except ImportError:  # Windows
        return
    try:
        flock(file, LOCK_EX | LOCK_NB)
    except OSError as problem:
        raise BadResults(f"{path} is being written by another run") from problem


def head_of(tournament: Tournament) -> bytes:
    made = {
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "machine": f"{system()} {machine()}, {cpu_count()} cores",
        "python": python_version(),
        "compiled": is_compiled(),
    }
    setup = setup_of(tournament)
    head = {"asterism": KIND, "version": VERSION, **setup, "made": made, "columns": COLUMNS}
    return dumped(head)


def check_head(line: bytes, tournament: Tournament, path: Path, same_code: bool = True) -> Json:
    """Check that these games may be appended to a file with this first line."""
    try:
        head = json.loads(line)
    except ValueError:
        head = None
    if not isinstance(head, dict) or head.get("asterism") != KIND:
        raise BadResults(f"{path} does not hold results of the arena")
    if head.get("version") != VERSION:
        raise BadResults(
            f"{path} has version {head.get('version')} of the format; this program reads {VERSION}"
        )
    for name, wanted in setup_of(tournament).items():
        if name in ("code", "rules", "learned") and not same_code:
            continue
        # Older files without this field always played the reverse too.
        held = head.get(name, True) if name == "reverse" else head.get(name)
        if held != wanted:
            raise BadResults(
                f"{path} belongs to another tournament: its {name} is {json.dumps(held)}, "
                f"not {json.dumps(wanted)}"
            )
    return head


def line_of(played: Played) -> bytes:
    cells: list[object] = [
        played.number,
        played.scores,
        played.winners,
        played.reason,
        played.decisions,
        [round(1000 * seconds, 1) for seconds in played.seconds],
    ]
    if played.forfeits:
        cells.append({str(seat): reason for seat, reason in played.forfeits.items()})
    return dumped(cells)


def read_line(line: bytes, tournament: Tournament) -> Played:
    number, scores, winners, reason, decisions, ms, *rest = json.loads(line)
    if type(number) is not int or number < 0:
        raise ValueError(f"{number!r} is not the number of a game")
    seats = range(tournament.players)
    by_seat = (scores, decisions, ms)
    if not all(isinstance(row, list) and len(row) == len(seats) for row in by_seat):
        raise ValueError(f"it is not about {len(seats)} seats")
    if not all(isinstance(cell, int | float) for row in by_seat for cell in row):
        raise ValueError("scores, decisions and times are numbers")
    if not all(seat in seats for seat in winners):
        raise ValueError(f"{winners} are not seats")
    return Played(
        number,
        tournament.seed_of(number),
        tournament.entrants_of(number),
        tuple(scores),
        tuple(winners),
        str(reason),
        decisions,
        [cell / 1000 for cell in ms],
        "",
        {int(seat): str(why) for seat, why in (rest[0] if rest else {}).items()},
    )


def dumped(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
