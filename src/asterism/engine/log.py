"""The log of a game: immutable entries, each linked to the one before.

A state holds the newest entry, so a copy copies one pointer. Entries are never removed: an undo
adds an entry. `number` counts all entries, `ply` only those that stand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from asterism.engine.event import Event
from asterism.engine.move import Move

if TYPE_CHECKING:
    from asterism.engine.state import State

START: Final = "start"
MOVE: Final = "move"
UNDO: Final = "undo"
RESIGN: Final = "resign"

# Whom an undo keeps from going back further: a seat is everybody but that one.
NOBODY: Final = -1
EVERYBODY: Final = -2


@final
class Setup:
    """How a game started: the version of the rules, and players, options and seed, or a given
    position.
    """

    def __init__(
        self,
        players: int,
        options: dict[str, object],
        seed: int | None = None,
        position: dict[str, object] | None = None,
        *,
        rules: int,
    ) -> None:
        self.rules: Final = rules
        self.players: Final = players
        self.options: Final = options
        self.seed: Final = seed  # None: secret (a running game's record)
        self.position: Final = position

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Setup)
            and self.rules == other.rules
            and self.players == other.players
            and self.options == other.options
            and self.seed == other.seed
            and self.position == other.position
        )

    def __hash__(self) -> int:
        return hash((self.players, self.seed))


@final
class Log:
    """One entry: the decision, the outcomes of chance, and the events."""

    def __init__(
        self,
        before: Log | None,
        kind: str,
        seat: int,
        move: Move | None,
        outcomes: list[str],
        events: list[Event],
        restored: Log | None = None,
        beyond: bool = False,
        setup: Setup | None = None,
    ) -> None:
        self.before: Final = before
        self.kind: Final = kind
        self.seat: Final = seat
        self.move: Final = move
        self.outcomes: Final = outcomes
        self.events: Final = events
        self.restored: Final = restored  # of an undo: the entry whose position was restored
        self.beyond: Final = beyond  # of an undo: it went beyond a barrier
        self.setup: Final[Setup | None] = setup if before is None else before.setup
        self.number: Final[int] = 0 if before is None else before.number + 1
        # A copy of the position, without a log: of some entries, so that looking back need not
        # begin at the start; and of undos, so that the next one to the same ply begins there. A
        # replay takes as long as the log, however often somebody changes their mind.
        self.kept: State | None = None
        # Of an undo: where a row of undos to the same ply began, and whom they keep from going
        # back further.
        self.root: Final[Log | None] = None if restored is None else restored.root or restored
        if restored is not None:
            self.ply: int = restored.ply
            self.stops: int = both(restored.stops, self._stops())
        else:
            self.ply = 0 if before is None else before.ply + 1
            self.stops = NOBODY

    def _stops(self) -> int:
        if self.beyond:
            return EVERYBODY
        return NOBODY if all(step.is_sealed() for step in self.undone()) else self.seat

    def is_barrier(self) -> bool:
        """Did it reveal something that the deciding seat did not decide itself?"""
        if self.outcomes or self.kind != MOVE:
            return True
        return any(event.type.reveals for event in self.events)

    def is_sealed(self) -> bool:
        """Did the others, who decide too, learn only that the seat has decided?"""
        if self.outcomes or self.kind != MOVE or not self.events:
            return False
        return all(event.type.sealed for event in self.events)

    def entries(self) -> list[Log]:
        """All entries from the start to this one, including undone ones."""
        found: list[Log] = []
        entry: Log | None = self
        while entry is not None:
            found.append(entry)
            entry = entry.before
        found.reverse()
        return found

    def standing(self) -> list[Log]:
        """The entries that make up the position: those that stand. An undo stands for what it
        restored.
        """
        found: list[Log] = []
        entry: Log | None = self
        while entry is not None:
            found.append(entry)
            entry = entry.before if entry.restored is None else entry.restored
        found.reverse()
        return found

    def since(self, ply: int) -> list[Log]:
        """The entries after a ply that stand, newest first; no undos."""
        found: list[Log] = []
        entry: Log | None = self
        while entry is not None and entry.ply > ply:
            if entry.root is not None:
                entry = entry.root
            found.append(entry)
            entry = entry.before
        return found

    def undone(self) -> list[Log]:
        """Of an undo: the moves since the entry that it restored, oldest first, including those
        undone before, because others saw them.
        """
        taken: list[Log] = []
        entry = self.before
        while entry is not None and entry is not self.restored:
            if entry.kind != UNDO:
                taken.append(entry)
            entry = entry.before
        taken.reverse()
        return taken

    def keep(self, copy: State) -> None:
        copy.log = None
        self.kept = copy

    def drop_kept(self, ply: int) -> None:
        """Drop the copies from a ply on: they no longer stand, and nobody returns to them."""
        entry: Log | None = self
        while entry is not None and entry.ply > ply:
            entry.kept = None
            entry = entry.before if entry.restored is None else entry.restored
        if entry is not None:
            entry.kept = None

    def at(self, ply: int) -> Log:
        """The entry at a ply."""
        entry: Log | None = self
        while entry is not None and entry.ply > ply:
            entry = entry.before if entry.restored is None else entry.restored
        if entry is None or entry.ply != ply or ply < 0:
            raise ValueError(f"ply {ply} does not exist: this game has 0 to {self.ply}")
        return entry

    def undo_ply(self, seat: int) -> int:
        """The earliest ply that the seat may return to: it may undo its own decisions since the
        last barrier. Sealed choices of others reveal nothing, so they do not block it.
        """
        found = self.ply
        entry = self
        before = entry.before
        while before is not None:
            if entry.root is not None:
                if entry.stops != NOBODY and entry.stops != seat:
                    break
                entry = entry.root
            elif entry.seat == seat and not entry.is_barrier():
                entry = before
                found = entry.ply
            elif entry.seat != seat and entry.is_sealed():
                entry = before
            else:
                break
            before = entry.before
        return found

    def ply_before_last_of(self, seat: int) -> int:
        """The ply before the seat's latest decision that stands; -1 if there is none."""
        entry: Log | None = self
        while entry is not None:
            if entry.root is not None:
                entry = entry.root
            if entry.seat == seat:
                return entry.ply - 1
            entry = entry.before
        return -1


def both(one: int, other: int) -> int:
    """Whom two undos keep from going back further."""
    if one in (NOBODY, other):
        return other
    return one if other == NOBODY else EVERYBODY
