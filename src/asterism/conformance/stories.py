"""Games in which everything happens that can stand in a record."""

import json
from collections.abc import Iterator
from functools import lru_cache

from asterism import State
from asterism.conformance.kit import Table
from asterism.conformance.play import Picker, choose, played


@lru_cache(maxsize=32)
def kinds(table: Table) -> dict[str, State]:
    """A game of every kind."""
    whole = played(table, 0)
    return {
        "finished": whole[-1],
        "begun": whole[0],
        "running": whole[len(whole) // 2],
        "undo": with_undo(table, 4),
        "undo-beyond": beyond_a_barrier(table),
        "resigned": resigned(table),
        "laid-out": laid_out(table),
    }


def stories(table: Table) -> tuple[State, ...]:
    return tuple(kinds(table).values())


def with_undo(table: Table, seed: int) -> State:
    """The end of a game in which seats take moves back."""
    *_, end = taking_back(table, seed)
    return end


def taking_back(table: Table, seed: int) -> Iterator[State]:
    """Seats take moves back: the first that they can, because in a short game there may be no
    other, then one time out of three. The game after each of these, and at its end.
    """
    state, picker, taken_back = table.start(seed), Picker(seed), False
    while state.seats:
        state.play(*choose(state, picker))
        able = [seat for seat in range(table.players) if state.undo_to(seat) < state.ply]
        if able and (picker.below(3) == 0 or not taken_back):
            seat = picker.one(able)
            state = state.undo(seat, picker.one([None, state.undo_to(seat)]))
            taken_back = True
            yield state
    yield state


def beyond_a_barrier(table: Table) -> State:
    """Somebody went back to the middle of the game, and on from there."""
    state, picker = played(table, 1)[-1], Picker(8)
    state = state.undo(0, state.ply // 2, beyond=True)
    for _ in range(4):
        if state.seats:
            state.play(*choose(state, picker))
    return state


def resigned(table: Table) -> State:
    whole = played(table, 2)
    state = whole[len(whole) // 3].copy()
    state.resign(table.players - 1)
    return state


def laid_out(table: Table) -> State:
    whole = played(table, 3)
    position = json.loads(json.dumps(whole[len(whole) // 2].to_json()))
    state, picker = table.game.resume(position), Picker(3)
    while state.seats:
        state.play(*choose(state, picker))
    return state
