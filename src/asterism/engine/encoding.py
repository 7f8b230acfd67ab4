"""Encoders for reinforcement learning: every move is an integer, an observation is a row of bytes.

Each game has its own Encoder next to its view. An encoder contains no rules: the state lists the
legal moves, and the view defines what a seat may see. It can read the view or, in a batch, the
state itself. It takes the same fields from both, and a test compares the two in every game, so it
cannot read what the view does not show.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from asterism.engine.move import Move
    from asterism.engine.state import State
    from asterism.engine.view import View

MOST: Final = 255  # a byte holds no more; larger values are clipped
WAIT: Final = "wait"  # lets a partner act first


@final
class Field:
    """A run of bytes in the row: `shape` of them, each from 0 to `high`."""

    def __init__(self, name: str, shape: tuple[int, ...], high: int, meaning: str) -> None:
        self.name: Final = name
        self.shape: Final[tuple[int, ...]] = shape
        self.high: Final = high
        self.meaning: Final = meaning
        size = 1
        for length in shape:
            size *= length
        self.size: Final[int] = size
        self.at = 0  # where it begins in its encoder's row


@mypyc_attr(allow_interpreted_subclasses=True)
class Kept:
    """An encoder's cache of one game, to write only what has changed. This one is empty."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """The actions and observation fields of one game for a number of players. Seats are numbered
    relative to the observer: +0 is the observer, +1 the next seat clockwise.
    """

    def __init__(
        self, players: int, fields: list[Field], actions: list[str], outcomes: list[str]
    ) -> None:
        self.players: Final = players
        self.fields: Final = fields
        self.actions: Final = actions
        self.outcomes: Final = outcomes  # the outcomes of chance, for explicit chance nodes
        at = 0
        for field in fields:
            field.at = at
            at += field.size
        self.size: Final[int] = at
        self.count: Final[int] = len(actions)
        self.wait: Final[int] = actions.index(WAIT) if WAIT in actions else -1

    def place(self, name: str) -> int:
        """Where a field begins."""
        for field in self.fields:
            if field.name == name:
                return field.at
        raise KeyError(name)

    def longest(self) -> int:
        """No game has more decisions: so many as there are actions, if each is taken once."""
        return self.count

    # What each game says for itself.

    def action_of(self, state: State, seat: int, move: Move) -> int:
        """The action of a legal move; -1: it has none. `state` can be a view's table."""
        raise NotImplementedError

    def look(self, state: State, seat: int, kept: Kept) -> bytes:
        """The observation of a seat, read from the state. `kept`: the cache from `keep`, one for
        each game.
        """
        raise NotImplementedError

    def look_at_view(self, view: View) -> bytes:
        """The observation of a seat, read from its view: the same as `look`."""
        raise NotImplementedError

    def keep(self) -> Kept:
        """A cache for a game that will be encoded repeatedly."""
        return Kept()

    def table_of(self, view: View) -> State:
        """The state inside a view, which holds only what the view shows."""
        raise NotImplementedError

    def mark(self, state: State, seat: int, out: bytearray, at: int) -> None:
        """Write a 1 for each legal action of a seat to move into zeroed bytes."""
        for move in state.options_of(seat):
            action = self.action_of(state, seat, move)
            if action >= 0:
                out[at + action] = 1

    def move_of(self, state: State, seat: int, action: int) -> Move | None:
        """The legal move of an action, the last one if there are several; None if there is none."""
        found: Move | None = None
        for move in state.options_of(seat):
            if self.action_of(state, seat, move) == action:
                found = move
        return found


@final
class Sitting:
    """A game in which one seat moves at a time, as in reinforcement learning. If several may
    decide, the last one to move continues, else the first moves. Partners can let each other act
    first, until all have waited.
    """

    def __init__(self, encoder: Encoder, state: State) -> None:
        self.encoder: Final = encoder
        self.state = state
        self.waited = 0  # how many partners in a row have waited
        self.seat = -1  # the seat to move; -1: the game is over
        self.ask()

    def copy(self) -> Sitting:
        twin = Sitting(self.encoder, self.state.copy())
        twin.waited = self.waited
        twin.seat = self.seat
        return twin

    def ask(self) -> None:
        """Determine the seat to move, after any change."""
        waiting = self.state.waiting
        if not waiting:
            self.seat = -1
        elif len(waiting) == 1 or self.seat not in waiting:
            self.seat = waiting[0]

    def may_wait(self) -> bool:
        return self.encoder.wait >= 0 and self.waited < len(self.state.waiting) - 1

    def mark(self, out: bytearray, at: int) -> None:
        """Write a 1 for each legal action of the seat to move into zeroed bytes."""
        encoder = self.encoder
        encoder.mark(self.state, self.seat, out, at)
        if encoder.wait >= 0 and self.may_wait():
            out[at + encoder.wait] = 1

    def let_go_first(self) -> None:
        """The seat to move waits."""
        waiting = self.state.waiting
        self.waited += 1
        self.seat = waiting[(waiting.index(self.seat) + 1) % len(waiting)]

    def act(self, action: int) -> None:
        """Play an action of the seat to move; if illegal, a ValueError, and nothing has changed."""
        encoder = self.encoder
        if action == encoder.wait and action >= 0 and self.may_wait():
            self.let_go_first()
            return
        state = self.state
        move = encoder.move_of(state, self.seat, action) if self.seat >= 0 else None
        if move is None:
            known = 0 <= action < encoder.count
            name = encoder.actions[action] if known else "unknown"
            raise ValueError(f"action {action} ({name}) is not legal now")
        if state.log is None:
            move.apply(state, self.seat)
        else:
            state.play(move, self.seat)
        self.waited = 0
        self.ask()
