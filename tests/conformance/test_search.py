"""A search thinks for each seat along what that seat sees of the moves, so it must not be told
more than the seat is.
"""

from asterism import Move, State
from asterism.search.ismcts import Search
from tests.conformance.kit import Table
from tests.conformance.play import played, spread, text


def seen_after(state: State, move: Move, seat: int, viewer: int) -> str:
    """What the viewer is told when the seat makes the move."""
    before = len(state.events(viewer))
    twin = state.copy()
    twin.play(move, seat)
    return text(twin.events(viewer)[before:])


def test_moves_that_look_the_same_to_a_seat_are_one_to_a_search(table: Table) -> None:
    for state in spread(played(table, 3), 25):
        for seat in state.seats:
            for viewer in range(table.players):
                looks: dict[str, Move] = {}
                for move in state.legal_moves(seat):
                    told = seen_after(state, move, seat, viewer)
                    look = state.as_seen(move, seat, viewer)
                    assert looks.setdefault(told, look) is look
                    assert viewer != seat or look is move


def test_a_search_spends_its_iterations_and_returns_a_legal_move(table: Table) -> None:
    for state in spread(played(table, 4)[:-1], 4):
        for seat in state.seats:
            search = Search(state.view(seat), seed=1)
            search.run(12)
            assert search.best() in state.legal_moves(seat)
            if len(search.moves) > 1:
                assert sum(search.visits()) == 12
            again = Search(state.view(seat), seed=1)
            again.run(12)
            assert again.visits() == search.visits()
