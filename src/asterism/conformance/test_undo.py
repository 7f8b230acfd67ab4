"""A seat may take back its own decisions until something comes to light, and no further; chance is
not asked again, and what others saw stays known to them.
"""

import pytest

from asterism import Log, State
from asterism.conformance.kit import Kit, Table
from asterism.conformance.play import Picker, canonical, choose, played, spread, text
from asterism.conformance.stories import with_undo


def some_games(table: Table) -> list[State]:
    return [state for seed in (0, 1) for state in spread(played(table, seed), 30)]


def position(state: State) -> str:
    """Everything but what the seats know of each other."""
    data = state.to_json()
    data.pop("known", None)
    return text(data)


def test_nothing_that_came_to_light_can_be_taken_back(table: Table) -> None:
    for state in some_games(table):
        for seat in range(table.players):
            earliest = state.undo_to(seat)
            assert 0 <= earliest <= state.ply
            for entry in state.history().standing():
                if entry.ply > earliest:
                    assert entry.outcomes == []
                    assert not any(event.type.reveals for event in entry.events)
                    assert entry.seat == seat or entry.is_sealed()


def test_everything_else_can_be_taken_back(table: Table) -> None:
    """What stops the seat is the start, something that came to light, or somebody else."""
    for state in some_games(table):
        for seat in range(table.players):
            stop = state.history().at(state.undo_to(seat))
            while stop.before is not None and stop.seat != seat and stop.is_sealed():
                stop = stop.before
            assert stop.before is None or stop.seat != seat or is_news(stop)


def is_news(entry: Log) -> bool:
    return bool(entry.outcomes) or any(event.type.reveals for event in entry.events)


def test_some_moves_can_be_taken_back_and_some_cannot(table: Table) -> None:
    depths = {
        state.ply - state.undo_to(seat)
        for state in played(table, 0)
        for seat in range(table.players)
    }
    assert 0 in depths
    assert max(depths) > 0


def undone_games(table: Table) -> list[tuple[State, State, int]]:
    """Before, after, and the seat that took its last decision back."""
    found = []
    for state in some_games(table):
        for seat in range(table.players):
            if state.undo_to(seat) < state.ply:
                found.append((state, state.undo(seat), seat))
    assert found
    return found


def test_taking_back_gives_the_earlier_position(table: Table) -> None:
    for before, after, seat in undone_games(table):
        entry = after.history()
        while entry.restored is None:  # sealed choices of others that were made again
            assert entry.seat != seat
            assert entry.before is not None
            entry = entry.before
        earlier = before.at(entry.ply)
        if after.ply == entry.ply:
            assert position(after) == position(earlier)
        assert seat in after.seats + after.aside
        assert [move.text for move in after.legal_moves(seat)] == [
            move.text for move in earlier.legal_moves(seat)
        ]


def test_taking_back_leaves_the_game_as_it_was(table: Table) -> None:
    """The undone state is a new one; the log goes on, and everybody hears of it."""
    for before, after, seat in undone_games(table):
        assert before.history().kind != "undo"
        assert after.history().number > before.history().number
        for viewer in table.viewers:
            heard = before.events(viewer)
            told = after.events(viewer)
            assert text(told[: len(heard)]) == text(heard)
            assert told[len(heard)]["type"] == "taken_back"
            assert told[len(heard)]["seat"] == seat


def test_chance_is_not_asked_again(table: Table) -> None:
    """Whoever goes back, even behind what came to light, finds the same cards there."""
    for seed in (0, 1):
        last = played(table, seed)[-1]
        for ply in (0, last.ply // 2):
            again = last.undo(0, ply, beyond=True)
            for entry in last.history().standing():
                if entry.ply > ply:
                    again.play(entry.move or "", entry.seat)
            assert position(again) == position(last)
            assert again.history().at(ply).beyond


def test_going_beyond_has_to_be_asked_for(table: Table) -> None:
    last = played(table, 0)[-1]
    for seat in range(table.players):
        earliest = last.undo_to(seat)
        for ply in {-1, last.ply, last.ply + 1, earliest - 1}:
            with pytest.raises(ValueError, match=f"seat {seat} "):
                last.undo(seat, ply)


def test_the_game_at_any_ply_is_the_game_that_was(table: Table) -> None:
    positions = played(table, 0)
    for then in spread(positions, 12):
        at = positions[-1].at(then.ply)
        assert text(at.to_json()) == text(then.to_json())
        for viewer in table.viewers:
            assert text(at.view(viewer).to_json()) == text(then.view(viewer).to_json())
            assert text(at.events(viewer)) == text(then.events(viewer))
    for ply in (-1, len(positions)):
        with pytest.raises(ValueError, match="does not exist"):
            positions[-1].at(ply)


def test_after_taking_back_every_ply_that_stands_can_be_visited(table: Table) -> None:
    last = with_undo(table, 4)
    assert any(entry.restored for entry in last.history().entries())
    again = table.start(4)
    for entry in last.history().standing():
        if entry.move is not None:
            again.play(entry.move, entry.seat)
            assert position(last.at(entry.ply)) == position(again)
    assert again.outcome == last.outcome


def test_nobody_knows_less_after_somebody_took_moves_back(kit: Kit) -> None:
    """In small positions: whatever is possible afterwards was possible before the moves."""
    for small in kit.small:
        start, picker = small.state(), Picker(1)
        possible = deals(kit, start, small.seat)
        for _ in range(5):
            state = start.copy()
            while state.seats:
                move, seat = choose(state, picker)
                state.play(move, seat)
                if state.undo_to(seat) == state.ply:
                    break
                back = state.undo(seat, state.undo_to(seat))
                if back.ply == start.ply:
                    assert deals(kit, back, small.seat) <= possible


def deals(kit: Kit, state: State, seat: int | None) -> set[str]:
    view = state.view(seat)
    return {canonical(kit.pieces(view.sample(seed).to_json())) for seed in range(300)}
