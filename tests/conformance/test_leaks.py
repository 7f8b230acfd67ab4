"""A view depends on nothing but the events that its seat saw: where those are equal byte for byte,
so is everything that the seat, or a bot in its place, can find out.
"""

import asterism
from asterism import Record, State
from asterism.engine.log import Setup
from tests.conformance.kit import Table
from tests.conformance.pairs import Pair
from tests.conformance.play import text

SAMPLES = 3
MANY_SAMPLES = 20
BOTS = ("random", "greedy", "ismcts:6")


def all_that_a_seat_can_find_out(state: State, seat: int | None, samples: int) -> str:
    view = state.view(seat)
    found: list[object] = [
        view.to_json(),
        list(view.seats),
        [move.text for move in view.legal_moves()],
        view.fingerprint(),
    ]
    if seat is not None:
        found.append([move.text for move in state.legal_moves(seat)])
        found.append(state.undo_to(seat))
        found.append([view.preview(move) for move in view.legal_moves()])
        found.append([view.sample(seed).to_json() for seed in range(samples)])
    return text(found)


def choices_of_bots(state: State, seat: int | None) -> list[str]:
    if seat not in state.seats:
        return []
    return [asterism.bot(spec, 3).choose(state.view(seat)).text for spec in BOTS]


def test_what_a_seat_cannot_see_changes_nothing_for_it(table: Table) -> None:
    for seat in table.viewers:
        elsewhere = 0
        for seed in range(5):
            for step, pair in enumerate(Pair(table, seat, seed).steps()):
                elsewhere += pair.differs()
                samples = SAMPLES if step % 16 else MANY_SAMPLES
                real = all_that_a_seat_can_find_out(pair.real, seat, samples)
                assert all_that_a_seat_can_find_out(pair.other, seat, samples) == real
        assert elsewhere > 8, "the pairs hardly differ: nothing was tried"


def test_what_a_seat_cannot_see_changes_no_choice_of_a_bot(table: Table) -> None:
    asked = 0
    for seat in range(table.players):
        for step, pair in enumerate(Pair(table, seat, 7).steps()):
            if step % 5 == 0:
                chosen = choices_of_bots(pair.real, seat)
                assert choices_of_bots(pair.other, seat) == chosen
                asked += bool(chosen)
    assert asked > 0


def test_the_seed_changes_nothing_for_anybody(table: Table) -> None:
    """The same draws from another seed: the decks differ, and nobody can know."""
    real = table.start(0)
    written = Record.of(real)
    setup = Setup(table.players, table.options, 77)
    other = Record(written.game, written.rules, setup, written.entries).replay()
    assert text(real.to_json()) != text(other.to_json())
    for seat in table.viewers:
        found = all_that_a_seat_can_find_out(real, seat, SAMPLES)
        assert all_that_a_seat_can_find_out(other, seat, SAMPLES) == found
