"""Random games, the same in every run, on every Python."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import TypeVar

from msgspec import json

from asterism import IllegalMove, Move, Quick, State
from asterism.conformance.kit import Table

T = TypeVar("T")
TOO_LONG = 20_000


class Picker:
    """Picks from lists, by a seed."""

    def __init__(self, seed: int) -> None:
        self.quick = Quick(seed)

    def below(self, count: int) -> int:
        return self.quick.below(count)

    def one(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        left, mixed = list(items), []
        while left:
            mixed.append(left.pop(self.below(len(left))))
        return mixed


def tried(attempt: Callable[[int], int], seeds: int, enough: int) -> int:
    """How much the attempts with so many seeds found; with up to ten times as many while that is
    not enough, because a short game shows little.
    """
    found = seed = 0
    while seed < seeds or (found < enough and seed < 10 * seeds):
        found += attempt(seed)
        seed += 1
    return found


def text(data: object) -> str:
    """JSON as bytes would travel: what is equal in this is equal to the last comma."""
    return json.encode(data).decode()


def canonical(data: object) -> str:
    """JSON in which the order of the fields does not matter."""
    return json.encode(data, order="sorted").decode()


def choose(state: State, picker: Picker) -> tuple[Move, int]:
    """One of the seats that may decide, waited for or not, and one of its moves."""
    seat = picker.one(state.seats + state.aside)
    return picker.one(state.legal_moves(seat)), seat


def choose_all(state: State) -> Iterator[tuple[State, Move, int]]:
    """Every decision that can be made now, each with a copy to make it on."""
    for seat in state.seats + state.aside:
        for move in state.legal_moves(seat):
            yield state.copy(), move, seat


def play_out(state: State, picker: Picker) -> list[State]:
    """Play to the end; the position after every decision, as copies."""
    passed: list[State] = []
    while state.seats:
        assert len(passed) < TOO_LONG, "the game does not end"
        state.play(*choose(state, picker))
        passed.append(state.copy())
    return passed


@lru_cache(maxsize=64)
def played(table: Table, seed: int) -> tuple[State, ...]:
    """Every position of one random game, first to last. Shared: copy one before playing on."""
    state = table.start(seed)
    return (state.copy(), *play_out(state, Picker(seed + 1)))


def spread(items: Sequence[T], count: int) -> list[T]:
    """So many of the items, evenly spread, the first and the last among them."""
    if len(items) <= count:
        return list(items)
    if count == 1:
        return [items[-1]]
    last = len(items) - 1
    return [items[round(index * last / (count - 1))] for index in range(count)]


def refusal(state: State, move: Move, seat: int | None) -> IllegalMove:
    """How a move is refused. `pytest.raises` takes longer than the rules do, thousands of times."""
    try:
        state.play(move, seat)
    except IllegalMove as refused:
        return refused
    raise AssertionError(f"seat {seat} could play {move.text}")


def moves(state: State, seat: int) -> list[str]:
    return [move.text for move in state.legal_moves(seat)]


def everything(state: State) -> str:
    """All that can be asked of a played game, for "nothing has changed"."""
    seats = range(state.players)
    viewers = [None, *seats]
    return text(
        [
            state.to_json(),
            [moves(state, seat) for seat in seats],
            [state.events(viewer) for viewer in viewers],
            state.ply,
            state.outcome.to_json() if state.outcome else None,
        ]
    )
