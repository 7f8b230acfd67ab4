"""Games in which everything happens that can stand in a record."""

import json
from functools import lru_cache

from asterism import State
from tests.conformance.kit import Table
from tests.conformance.play import Picker, choose, played


@lru_cache(maxsize=32)
def stories(table: Table) -> tuple[State, ...]:
    """Finished, just begun, with moves taken back, beyond barriers too, resigned, and begun at a
    position.
    """
    whole = played(table, 0)
    return (
        whole[-1],
        whole[0],
        whole[len(whole) // 2],
        with_undo(table, 4),
        beyond_a_barrier(table),
        resigned(table),
        laid_out(table),
    )


def with_undo(table: Table, seed: int) -> State:
    """A game in which seats take moves back whenever they can, one time out of three."""
    state, picker = table.start(seed), Picker(seed)
    while state.seats:
        state.play(*choose(state, picker))
        able = [seat for seat in range(table.players) if state.undo_to(seat) < state.ply]
        if able and picker.below(3) == 0:
            seat = picker.one(able)
            state = state.undo(seat, picker.one([None, state.undo_to(seat)]))
    return state


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
