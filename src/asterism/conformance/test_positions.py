"""A position goes through JSON and nothing that can still matter is lost, in the middle of a turn
too.
"""

import json

from asterism import State
from asterism.conformance.kit import Table
from asterism.conformance.play import Picker, choose, moves, played, spread, text


def through_json(table: Table, state: State) -> State:
    return table.game.from_json(json.loads(json.dumps(state.to_json())))


def some_positions(table: Table) -> list[State]:
    return [state for seed in (0, 1) for state in spread(played(table, seed), 25)]


def test_a_position_reads_back_as_it_was(table: Table) -> None:
    for state in some_positions(table):
        twin = through_json(table, state)
        assert text(twin.to_json()) == text(state.to_json())
        assert twin.seats == state.seats
        assert twin.outcome == state.outcome
        assert twin.scores() == state.scores()
        for seat in range(table.players):
            assert moves(twin, seat) == moves(state, seat)


def test_a_position_keeps_what_everybody_knows(table: Table) -> None:
    for state in some_positions(table):
        twin = through_json(table, state)
        for viewer in table.viewers:
            assert text(twin.view(viewer).to_json()) == text(state.view(viewer).to_json())


def test_a_position_goes_on_in_the_same_way(table: Table) -> None:
    for state in spread(some_positions(table), 10):
        played_on, twin, picker = state.copy(), through_json(table, state), Picker(5)
        while played_on.seats:
            move, seat = choose(played_on, picker)
            played_on.play(move, seat)
            twin.play(move, seat)
            assert text(twin.to_json()) == text(played_on.to_json())
        assert twin.outcome == played_on.outcome


def test_writing_a_position_down_changes_nothing(table: Table) -> None:
    for state in spread(some_positions(table), 6):
        written = state.to_json()
        before = text(written)
        disturb(written)
        assert text(state.to_json()) == before


def disturb(data: object) -> None:
    """Change everything inside, as a careless caller might."""
    if isinstance(data, dict):
        for value in data.values():
            disturb(value)
        data["disturbed"] = True
    elif isinstance(data, list):
        for value in data:
            disturb(value)
        data.append("disturbed")


def test_a_laid_out_position_can_be_played_with_a_log(table: Table) -> None:
    middle = played(table, 0)[len(played(table, 0)) // 2]
    state = table.game.resume(json.loads(json.dumps(middle.to_json())))
    assert state.ply == 0
    picker = Picker(9)
    while state.seats:
        state.play(*choose(state, picker))
    assert state.outcome is not None
    assert text(state.at(0).to_json()) == text(middle.to_json())
