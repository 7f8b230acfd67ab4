"""A search thinks for each seat along what that seat sees of the moves, so it must not be told
more than the seat is.
"""

from asterism import Move
from asterism.conformance.kit import Table
from asterism.conformance.play import played, spread, text
from asterism.search.ismcts import Search


def test_moves_that_look_the_same_to_a_seat_are_one_to_a_search(table: Table) -> None:
    for state in spread(played(table, 3), 25):
        since = state.history().number + 1
        for seat in state.seats:
            looks: dict[tuple[int, str], Move] = {}
            for move in state.legal_moves(seat):
                twin = state.copy()
                twin.play(move, seat)
                for viewer in range(table.players):
                    told = text(twin.events(viewer, since))
                    look = state.as_seen(move, seat, viewer)
                    assert looks.setdefault((viewer, told), look) is look
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
