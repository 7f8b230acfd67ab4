"""A game as text that a person can read and a program can play again (docs/notation.md has the
grammar).

The record is kept apart from the state: it holds what was written down, and `replay` makes a game
of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from asterism.engine.errors import IllegalMove
from asterism.engine.log import MOVE, RESIGN, START, UNDO, Log, Setup
from asterism.engine.outcome import Outcome
from asterism.engine.registry import find
from asterism.engine.script import ScriptError

if TYPE_CHECKING:
    from asterism.engine.state import State

VERSION: Final = 1


class RecordError(ValueError):
    """What is wrong with a record, and where. Lines and columns count from 1; line 0: not from a
    text.
    """

    def __init__(self, line: int, column: int, problem: str) -> None:
        super().__init__(line, column, problem)
        self.line: Final = line
        self.column: Final = column
        self.problem: Final = problem

    def __str__(self) -> str:
        if self.line == 0:
            return self.problem
        return f"line {self.line}, column {self.column}: {self.problem}"

    def __reduce__(self) -> tuple[object, ...]:
        return (RecordError, (self.line, self.column, self.problem))


@final
class Entry:
    """One line of the record: who did what, and what chance did then."""

    def __init__(
        self,
        kind: str,
        seat: int,
        text: str = "",
        outcomes: tuple[str, ...] = (),
        ply: int = 0,
        beyond: bool = False,
        line: int = 0,
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.text: Final = text  # of a move
        self.outcomes: Final = outcomes
        self.ply: Final = ply  # of an undo: where it went back to
        self.beyond: Final = beyond
        self.line: Final = line

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[str, int, str, tuple[str, ...], int, bool]:
        return (self.kind, self.seat, self.text, self.outcomes, self.ply, self.beyond)


@final
class Record:
    """A game as it is written down."""

    def __init__(
        self,
        game: str,
        rules: int,
        setup: Setup,
        entries: list[Entry],
        headers: dict[str, str] | None = None,
        outcome: Outcome | None = None,
    ) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.setup: Final = setup
        self.entries: Final = entries  # the first is the start, with what chance did there
        self.headers: Final[dict[str, str]] = {} if headers is None else headers
        self.outcome: Final = outcome

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Record)
            and self.game == other.game
            and self.rules == other.rules
            and self.setup == other.setup
            and self.entries == other.entries
            and self.headers == other.headers
            and self.outcome == other.outcome
        )

    def __hash__(self) -> int:
        return hash((self.game, len(self.entries)))

    @staticmethod
    def of(state: State, headers: dict[str, str] | None = None, hide_seed: bool = False) -> Record:
        """The record of a played game so far. `hide_seed`: for a game that still runs."""
        log = state.history()
        setup = log.setup
        assert setup is not None
        if hide_seed:
            setup = Setup(setup.players, setup.options, None, setup.position)
        entries = [_entry(step) for step in log.entries()]
        return Record(
            state.game.name, state.game.rules_version, setup, entries, headers, state.outcome
        )

    def dumps(self) -> str:
        """The record as text."""
        from asterism.engine.record_text import dump

        return dump(self)

    @staticmethod
    def loads(text: str) -> Record:
        """The record that a text holds; RecordError says where and what was expected."""
        from asterism.engine.record_text import load

        return load(text)

    def replay(self, upto: int | None = None, verify: bool = False) -> State:
        """Play the game again, following what chance did, up to entry number `upto` (not given: to
        the end).

        `verify`: what chance did must also follow from the seed, and the end must be the one
        written down.
        """
        game = find(self.game)
        if verify and self.setup.seed is None and self.setup.position is None:
            raise RecordError(0, 0, "nothing to verify with: the record does not tell its seed")
        if verify and self.rules != game.rules_version:
            raise RecordError(
                0,
                0,
                f"cannot verify: it was played by version {self.rules} of the rules, "
                f"this is version {game.rules_version}",
            )
        last = len(self.entries) - 1 if upto is None else upto
        if not 0 <= last < len(self.entries):
            raise RecordError(
                0, 0, f"there is no entry {upto}: the record has 0 to {len(self.entries) - 1}"
            )
        state = self._start(verify)
        for entry in self.entries[1 : last + 1]:
            try:
                state = _play(state, entry, verify)
            except (IllegalMove, ValueError) as problem:
                raise RecordError(entry.line, 1, str(problem)) from problem
        if verify and upto is None and state.outcome != self.outcome:
            raise RecordError(0, 0, f"the game ends with {state.outcome}, not {self.outcome}")
        return state

    def _start(self, verify: bool) -> State:
        game = find(self.game)
        first = self.entries[0]
        setup = self.setup
        try:
            if setup.position is not None:
                return game.resume(setup.position)
            game.settle(setup.players, setup.options)
            if verify:
                state = game.start(setup.players, setup.seed or 0, setup.options)
                given = state.history().outcomes
                if tuple(given) != first.outcomes:
                    raise ScriptError(f"the seed gives {' '.join(given)} at the start")
            log = Log(None, START, -1, None, list(first.outcomes), [], setup=setup)
            return game.restart(log, tell=True)
        except ValueError as problem:
            raise RecordError(first.line, 1, str(problem)) from problem


def _entry(step: Log) -> Entry:
    text = "" if step.move is None else step.move.text
    ply = step.ply if step.kind == UNDO else 0
    return Entry(step.kind, step.seat, text, tuple(step.outcomes), ply, step.beyond)


def _play(state: State, entry: Entry, strict: bool) -> State:
    """Play one line of a record on a logged state."""
    if entry.kind == UNDO:
        return state.take_back(entry.seat, entry.ply, entry.beyond)
    if entry.kind == RESIGN:
        state.scripted(list(entry.outcomes), strict, None, entry.seat)
    else:
        assert entry.kind == MOVE
        state.scripted(list(entry.outcomes), strict, state.game.move(entry.text), entry.seat)
    return state
