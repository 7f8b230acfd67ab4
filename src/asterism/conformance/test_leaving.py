"""Whoever sits at the table may leave it at any moment: asked or not, on turn or not, defeated or
not, once or again. Somebody can decide afterwards, or the game is over.
"""

import json

from asterism import Record, State
from asterism.conformance.kit import Table
from asterism.conformance.play import Picker, choose, everything, moves, played, spread, text
from asterism.conformance.test_events import compare, listeners

SEEDS = range(6)
MOMENTS = 12


def leaving(table: Table, seed: int) -> list[State]:
    """A random game in which seats resign at random; the position after every such moment. Few
    leave in one game and most in another.
    """
    state, picker = table.start(seed), Picker(seed)
    patience = picker.one([4, 12, 40])
    found: list[State] = []
    while state.seats:
        if picker.below(patience) == 0:
            state.resign(picker.below(table.players))
            found.append(state.copy())
        else:
            state.play(*choose(state, picker))
    return [*found, state.copy()]


def test_the_game_can_go_on_or_is_over_whoever_leaves_when(table: Table) -> None:
    for seed in SEEDS:
        for state in leaving(table, seed):
            assert (state.outcome is None) == bool(state.seats)
            assert all(state.legal_moves(seat) for seat in state.seats + state.aside)
            assert not any(state.is_out(seat) for seat in state.seats)


def test_any_seat_may_leave_at_any_moment(table: Table) -> None:
    for before in spread(played(table, 5)[:-1], MOMENTS):
        for seat in range(table.players):
            state = before.copy()
            state.resign(seat)
            assert seat not in state.seats + state.aside
            assert state.outcome is not None or all(map(state.legal_moves, state.seats))
            while state.seats:
                state.play(*choose(state, Picker(seat)))


def test_leaving_again_does_nothing(table: Table) -> None:
    for before in spread(played(table, 6)[:-1], MOMENTS):
        for seat in range(table.players):
            state = before.copy()
            state.resign(seat)
            after = everything(state)
            number = state.history().number
            state.resign(seat)
            assert everything(state) == after
            assert state.history().number == number


def test_positions_that_somebody_has_left_read_back(table: Table) -> None:
    for seed in SEEDS:
        for state in spread(leaving(table, seed), MOMENTS):
            twin = table.game.from_json(json.loads(json.dumps(state.to_json())))
            assert text(twin.to_json()) == text(state.to_json())
            assert (twin.seats, twin.aside) == (state.seats, state.aside)
            for seat in range(table.players):
                assert moves(twin, seat) == moves(state, seat)
                assert twin.is_out(seat) == state.is_out(seat)
                assert text(twin.view(seat).to_json()) == text(state.view(seat).to_json())
                view = table.game.view_from_json(json.loads(text(state.view(seat).to_json())))
                assert text(view.to_json()) == text(state.view(seat).to_json())
                assert [move.text for move in view.legal_moves()] == moves(state, seat)


def test_games_that_somebody_has_left_replay_and_verify(table: Table) -> None:
    for seed in SEEDS:
        for state in spread(leaving(table, seed), 3):
            record = Record.loads(Record.of(state).dumps())
            again = record.replay(verify=True)
            assert text(again.to_json()) == text(state.to_json())
            assert [again.events(seat) for seat in table.viewers] == [
                state.events(seat) for seat in table.viewers
            ]


def test_what_a_seat_is_told_of_leaving_makes_its_view(table: Table) -> None:
    for seed in SEEDS:
        for state in spread(leaving(table, seed), 3):
            compare(listeners(table), state)
