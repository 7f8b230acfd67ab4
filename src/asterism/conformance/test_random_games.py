"""Any game comes to an end, whoever decides first."""

import pytest

from asterism import IllegalMove
from asterism.conformance.kit import Table
from asterism.conformance.play import Picker, choose, played, refusal, text

SEEDS = range(5)


def test_a_random_game_ends_with_an_outcome(table: Table) -> None:
    for seed in SEEDS:
        last = played(table, seed)[-1]
        outcome = last.outcome
        assert outcome is not None
        assert len(outcome.scores) == table.players
        assert set(outcome.winners) <= set(range(table.players))
        assert list(outcome.winners) == sorted(set(outcome.winners))
        assert last.scores() == outcome.scores


def test_there_is_an_outcome_exactly_when_nobody_may_decide(table: Table) -> None:
    for state in played(table, 0):
        assert (state.outcome is None) == bool(state.seats)
        assert state.seat == (state.seats[0] if state.seats else None)
        assert list(state.seats) == sorted(set(state.seats))
        assert all(state.legal_moves(seat) for seat in state.seats + state.aside)
        assert not set(state.seats) & set(state.aside)
        assert state.seats or not state.aside
        others = set(range(table.players)) - set(state.seats + state.aside)
        assert all(state.legal_moves(seat) == [] for seat in others)
        assert state.legal_moves() == (state.legal_moves(state.seats[0]) if state.seats else [])


def test_every_decision_is_one_ply(table: Table) -> None:
    for ply, state in enumerate(played(table, 1)):
        assert state.ply == ply
        assert state.history().number == ply


def test_other_seeds_give_other_games(table: Table) -> None:
    starts = {text(played(table, seed)[0].to_json()) for seed in SEEDS}
    assert len(starts) == len(SEEDS)


def test_after_the_end_nothing_can_be_decided(table: Table) -> None:
    last = played(table, 0)[-1].copy()
    before = text(last.to_json())
    for seat in range(table.players):
        if last.is_out(seat):
            last.resign(seat)
        else:
            with pytest.raises(IllegalMove) as refused:
                last.resign(seat)
            assert refused.value.clause == table.game.end_clause
        for move in last.universe():
            for who in (seat, None):
                assert refusal(last, move, who).clause == table.game.end_clause
    assert text(last.to_json()) == before


def test_a_game_that_nobody_watches_takes_the_same_course(table: Table) -> None:
    """Without log, events and knowledge, and hence without views."""
    watched, picker = table.start(3), Picker(3)
    alone = table.start(3, observed=False)
    while watched.seats:
        move, seat = choose(watched, picker)
        watched.play(move, seat)
        alone.play(move, seat)
        positions = [watched.to_json(), alone.to_json()]
        for position in positions:
            position.pop("known", None)
        assert text(positions[0]) == text(positions[1])
    assert alone.outcome == watched.outcome
    assert alone.log is None
    for ask in (alone.history, lambda: alone.events(0), lambda: alone.view(0)):
        with pytest.raises(ValueError, match="this position"):
            ask()


def test_a_seat_that_resigns_does_not_win_alone(table: Table) -> None:
    for at in (0, len(played(table, 2)) // 2):
        for seat in range(table.players):
            state = played(table, 2)[at].copy()
            state.resign(seat)
            assert seat not in state.seats
            if table.players == 2:
                assert state.outcome is not None
                assert state.outcome.winners == (1 - seat,)
                assert state.outcome.reason == "resignation"
            while state.seats:
                state.play(*choose(state, Picker(at)))
            assert state.outcome is not None
            assert state.outcome.winners != (seat,)
