"""Events are the only thing that carries information: whoever hears a seat's events can say what
the seat's view must be.
"""

from asterism import State
from asterism.conformance.kit import Listener, Table
from asterism.conformance.play import Picker, canonical, choose, played, text
from asterism.conformance.stories import taking_back


def listeners(table: Table) -> dict[int | None, Listener]:
    return {
        viewer: Listener(table.kit.follower(table.game, table.case, viewer))
        for viewer in table.viewers
    }


def compare(ears: dict[int | None, Listener], state: State) -> None:
    for viewer, listener in ears.items():
        expected = listener.listen(state.events(viewer, listener.since))
        assert canonical(state.view(viewer).to_json()) == canonical(expected), f"seat {viewer}"


def test_the_events_of_a_seat_make_up_its_view(table: Table) -> None:
    ears = listeners(table)
    for state in played(table, 0):
        compare(ears, state)


def test_also_when_moves_are_taken_back(table: Table) -> None:
    for seed in range(2):
        ears = listeners(table)
        for state in taking_back(table, seed):
            compare(ears, state)
        assert any(entry.restored for entry in state.history().entries())


def test_also_when_a_seat_resigns(table: Table) -> None:
    for seat in range(table.players):
        ears, picker = listeners(table), Picker(seat)
        state = played(table, 0)[seat].copy()
        state.resign(seat)
        compare(ears, state)
        while state.seats:
            state.play(*choose(state, picker))
            if state.ply % 8 == 0 or not state.seats:
                compare(ears, state)


def test_events_since_an_entry_are_the_end_of_all_events(table: Table) -> None:
    last = played(table, 0)[-1]
    for viewer in table.viewers:
        told = last.events(viewer)
        for since in (0, 1, last.history().number):
            later = [event for event in told if int(str(event["number"])) >= since]
            assert text(last.events(viewer, since)) == text(later)
