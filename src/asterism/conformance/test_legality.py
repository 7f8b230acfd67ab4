"""What is listed is what can be played; everything else is refused with a clause, and changes
nothing.
"""

import pytest

from asterism import Move, State
from asterism.conformance.kit import Kit, Table
from asterism.conformance.play import everything, moves, played, refusal, spread, text


def some_positions(table: Table) -> list[State]:
    return [state for seed in (0, 1) for state in spread(played(table, seed), 12)]


def test_every_listed_move_can_be_played(table: Table) -> None:
    for state in some_positions(table):
        for seat in state.seats:
            for move in state.legal_moves(seat):
                twin = state.copy()
                twin.play(move, seat)
                assert twin.ply == state.ply + 1
                assert twin.history().move is move


def test_a_move_is_listed_once_and_in_the_same_order(table: Table) -> None:
    for state in some_positions(table):
        for seat in state.seats:
            listed = moves(state, seat)
            assert len(set(listed)) == len(listed)
            assert moves(state.copy(), seat) == listed


def test_every_move_of_the_universe_that_is_not_listed_is_refused(table: Table) -> None:
    refusals = 0
    for state in spread(some_positions(table), 14):
        before = everything(state)
        for seat in state.seats:
            listed = set(moves(state, seat))
            for move in state.universe():
                if move.text not in listed:
                    check_clause(table, state, move, seat)
                    refusals += 1
        assert everything(state) == before
    assert refusals > 0


def check_refused(table: Table, state: State, move: Move, seat: int | None) -> None:
    before = text(state.to_json())
    check_clause(table, state, move, seat)
    assert text(state.to_json()) == before


def check_clause(table: Table, state: State, move: Move, seat: int | None) -> None:
    """`test_words` sees to it that there is a sentence, too."""
    entry = state.log
    clause = refusal(state, move, seat).clause
    assert clause in table.kit.clauses, f"{move.text}: {clause}"
    assert state.log is entry


def test_a_seat_that_may_not_decide_is_refused(table: Table) -> None:
    for state in some_positions(table):
        for seat in set(range(table.players)) - set(state.seats):
            for move in state.universe()[:5]:
                check_refused(table, state, move, seat)


def test_while_several_may_decide_the_seat_must_be_named(table: Table) -> None:
    for state in some_positions(table):
        if len(state.seats) > 1:
            check_refused(table, state, state.legal_moves()[0], None)


def test_the_text_of_a_move_plays_it(table: Table) -> None:
    for state in some_positions(table):
        for seat in state.seats:
            for move in state.legal_moves(seat):
                by_object, by_text = state.copy(), state.copy()
                by_object.play(move, seat)
                by_text.play(move.text, seat)
                assert text(by_text.to_json()) == text(by_object.to_json())


def test_the_universe_holds_every_move_that_was_ever_listed(table: Table) -> None:
    """Nobody can list the moves with what players bring along."""
    data = [option.name for option in table.game.options if option.kind == "data"]
    if set(data) & set(table.options):
        return
    universe = {move.text for move in table.game.universe()}
    for seed in range(3):
        for state in played(table, seed):
            for seat in state.seats:
                assert set(moves(state, seat)) <= universe


def test_a_move_is_its_text_and_its_json(kit: Kit) -> None:
    universe = kit.game.universe()
    assert len({move.text for move in universe}) == len(universe)
    for move in universe:
        assert kit.game.move(move.text) is move
        assert kit.game.move_from_json(move.to_json()) is move
        assert isinstance(move.to_json()["type"], str)


def test_there_is_no_seat_beyond_the_table(table: Table) -> None:
    state = played(table, 0)[0].copy()
    for seat in (-1, table.players):
        for ask in (state.legal_moves, state.view, state.events, state.resign, state.undo_to):
            with pytest.raises(ValueError, match=f"no seat {seat}"):
                ask(seat)
        with pytest.raises(ValueError, match=f"no seat {seat}"):
            state.play(state.legal_moves()[0], seat)
