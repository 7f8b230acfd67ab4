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

MOST: Final = 255  # a byte holds no more; what is larger is shown as this
WAIT: Final = "wait"  # let a partner, who may decide too, go first


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
    """What an encoder keeps of one game between two looks at it, so as to write only what has
    changed; this one keeps nothing.
    """


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """The fixed tables of one game for a number of players: actions by name, fields by place.

    Seats are told from whoever looks: +0 is the seat itself, +1 the next one clockwise.
    """

    def __init__(
        self, players: int, fields: list[Field], actions: list[str], outcomes: list[str]
    ) -> None:
        self.players: Final = players
        self.fields: Final = fields
        self.actions: Final = actions
        self.outcomes: Final = outcomes  # what chance can do, where it is a player of its own
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
        """The action of a legal move; -1: none stands for it. `state` can be a view's table."""
        raise NotImplementedError

    def look(self, state: State, seat: int, kept: Kept) -> bytes:
        """What the seat sees of a state. `kept`: from `keep`, one for each game."""
        raise NotImplementedError

    def look_at_view(self, view: View) -> bytes:
        """What a seat's view shows: the same as `look`."""
        raise NotImplementedError

    def keep(self) -> Kept:
        """For a game that will be looked at again and again."""
        return Kept()

    def table_of(self, view: View) -> State:
        """The table that a view keeps, on which lies only what it shows."""
        raise NotImplementedError

    def mark(self, state: State, seat: int, out: bytearray, at: int) -> None:
        """Write a 1 for each legal action of a seat that may decide into blank bytes."""
        for move in state.options_of(seat):
            action = self.action_of(state, seat, move)
            if action >= 0:
                out[at + action] = 1

    def move_of(self, state: State, seat: int, action: int) -> Move | None:
        """The legal move that an action stands for: of several the last one listed; None: there
        is none.
        """
        found: Move | None = None
        for move in state.options_of(seat):
            if self.action_of(state, seat, move) == action:
                found = move
        return found


@final
class Sitting:
    """A game in which one seat at a time is asked, as programs that learn want it.

    Where several may decide, the one who decided last goes on, else the first; partners can let
    each other go first, as long as somebody does something.
    """

    def __init__(self, encoder: Encoder, state: State) -> None:
        self.encoder: Final = encoder
        self.state = state
        self.waited = 0  # how many partners have just let another go first
        self.seat = -1  # the seat that is asked; -1: the game is over
        self.ask()

    def copy(self) -> Sitting:
        twin = Sitting(self.encoder, self.state.copy())
        twin.waited = self.waited
        twin.seat = self.seat
        return twin

    def ask(self) -> None:
        """Settle who is asked, after something has happened."""
        waiting = self.state.waiting
        if not waiting:
            self.seat = -1
        elif len(waiting) == 1 or self.seat not in waiting:
            self.seat = waiting[0]

    def may_wait(self) -> bool:
        return self.encoder.wait >= 0 and self.waited < len(self.state.waiting) - 1

    def mark(self, out: bytearray, at: int) -> None:
        """Write a 1 for each legal action of the seat that is asked into blank bytes."""
        encoder = self.encoder
        encoder.mark(self.state, self.seat, out, at)
        if encoder.wait >= 0 and self.may_wait():
            out[at + encoder.wait] = 1

    def let_go_first(self) -> None:
        """The seat that is asked waits."""
        waiting = self.state.waiting
        self.waited += 1
        self.seat = waiting[(waiting.index(self.seat) + 1) % len(waiting)]

    def act(self, action: int) -> None:
        """Carry out a legal action of the seat that is asked; else a ValueError, and nothing has
        changed.
        """
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
