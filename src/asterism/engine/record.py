"""Records: a game as text that people can read and programs can replay (grammar: docs/notation.md).

A record is separate from the state: it holds what was written, and `replay` makes a game of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from asterism.engine.errors import IllegalMove
from asterism.engine.log import MOVE, RESIGN, START, UNDO, Log, Setup
from asterism.engine.outcome import Outcome
from asterism.engine.registry import find
from asterism.engine.script import ScriptError

if TYPE_CHECKING:
    from asterism.engine.game import Game
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
    """One entry of the record: the decision, and the outcomes of chance."""

    def __init__(
        self,
        kind: str,
        seat: int,
        text: str = "",
        outcomes: tuple[str, ...] = (),
        ply: int = 0,
        beyond: bool = False,
        line: int = 0,
        column: int = 1,
        drawn: int = 1,
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.text: Final = text  # of a move
        self.outcomes: Final = outcomes
        self.ply: Final = ply  # of an undo: the ply it returned to
        self.beyond: Final = beyond
        # Where it was read: the line, and the columns of the decision and of the outcomes.
        self.line: Final = line
        self.column: Final = column
        self.drawn: Final = drawn

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
        setup: Setup,
        entries: list[Entry],
        headers: dict[str, str] | None = None,
        outcome: Outcome | None = None,
        places: dict[str, tuple[int, int]] | None = None,
    ) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.entries: Final = entries  # the first is the start, with its outcomes of chance
        self.headers: Final[dict[str, str]] = {} if headers is None else headers
        self.outcome: Final = outcome
        # Where it was read: line and column of what stands behind each name of the head.
        self.places: Final[dict[str, tuple[int, int]]] = {} if places is None else places

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Record)
            and self.game == other.game
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
            if setup.position is not None:
                raise ValueError("this game began at a position, and that shows everything")
            setup = Setup(setup.players, setup.options, None, rules=setup.rules)
        entries = [_entry(step) for step in log.entries()]
        return Record(state.game.name, setup, entries, headers, state.outcome)

    @property
    def rules(self) -> int:
        """The version of the rules that the game uses."""
        return self.setup.rules

    def dumps(self) -> str:
        """The record as text."""
        from asterism.engine.record_text import dump

        return dump(self)

    @staticmethod
    def loads(text: str) -> Record:
        """Parse a record; RecordError says where and what was expected."""
        from asterism.engine.record_text import load

        return load(text)

    def replay(self, upto: int | None = None, verify: bool = False) -> State:
        """Replay the game with its recorded outcomes, up to entry `upto` (default: to the end).
        `verify`: the outcomes must also follow from the seed, and the result must match.
        """
        game = self._game()
        if verify and self.setup.seed is None and self.setup.position is None:
            raise RecordError(0, 0, "nothing to verify with: the record does not tell its seed")
        last = len(self.entries) - 1 if upto is None else upto
        if not 0 <= last < len(self.entries):
            raise RecordError(
                0, 0, f"there is no entry {upto}: the record has 0 to {len(self.entries) - 1}"
            )
        state = self._start(game, verify)
        for entry in self.entries[1 : last + 1]:
            try:
                state = _play(state, entry, verify)
            except ScriptError as unlike:
                raise RecordError(entry.line, entry.drawn, str(unlike)) from unlike
            except (IllegalMove, ValueError) as problem:
                raise RecordError(entry.line, entry.column, str(problem)) from problem
        found = state.outcome
        same = self.outcome is None if found is None else found.fits(self.outcome)
        if verify and upto is None and not same:
            raise self._wrong("result", f"the game ends with {state.outcome}, not {self.outcome}")
        return state

    def _wrong(self, name: str, problem: str) -> RecordError:
        """An error in the head of the record."""
        line, column = self.places.get(name, (0, 0))
        return RecordError(line, column, problem)

    def _blamed(self, problem: str) -> str:
        """The line of the head that an error in the setup is about."""
        for name in self.setup.options:
            if f"option {name} " in problem or f"option {name!r}" in problem:
                return f"option {name}"
        return "players"

    def _game(self) -> Game:
        try:
            game = find(self.game)
        except KeyError as problem:
            raise self._wrong("game", str(problem.args[0])) from problem
        if not 1 <= self.rules <= game.rules_version:
            raise self._wrong(
                "rules",
                f"version {self.rules} of the rules of {self.game} is unknown: "
                f"this program knows 1 to {game.rules_version}",
            )
        return game

    def _start(self, game: Game, verify: bool) -> State:
        first = self.entries[0]
        setup = self.setup
        if setup.position is not None:
            try:
                return game.restart(Log(None, START, -1, None, [], [], setup=setup))
            except ValueError as problem:
                raise self._wrong("position", str(problem)) from problem
        try:
            game.settle(setup.players, setup.options)
        except ValueError as problem:
            raise self._wrong(self._blamed(str(problem)), str(problem)) from problem
        try:
            if verify:
                state = game.start(setup.players, setup.seed or 0, setup.options)
                given = state.history().outcomes
                if tuple(given) != first.outcomes:
                    raise ScriptError(f"the seed gives {' '.join(given)} at the start")
            log = Log(None, START, -1, None, list(first.outcomes), [], setup=setup)
            return game.restart(log, tell=True)
        except ValueError as problem:
            raise RecordError(first.line, first.drawn, str(problem)) from problem


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
        state.scripted(list(entry.outcomes), strict, state.read_move(entry.text), entry.seat)
    return state
