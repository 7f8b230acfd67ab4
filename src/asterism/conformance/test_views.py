"""A view is closed: its JSON holds all that its seat knows, and nothing that the state knows
besides.
"""

import json

import pytest

import asterism
from asterism import IllegalMove, Record, View
from asterism.conformance.answers import answers
from asterism.conformance.elsewhere import ask, compiled_is_wanted
from asterism.conformance.games import examined, written_in_full
from asterism.conformance.kit import Kit, Table
from asterism.conformance.play import played, spread, text


def views_of(table: Table, count: int) -> list[View]:
    return [
        state.view(viewer) for state in spread(played(table, 0), count) for viewer in table.viewers
    ]


def test_a_view_reads_back_as_it_was(table: Table) -> None:
    for view in views_of(table, 30):
        again = table.game.view_from_json(json.loads(json.dumps(view.to_json())))
        assert again.seat == view.seat
        assert text(again.to_json()) == text(view.to_json())
        assert again.fingerprint() == view.fingerprint()


def test_a_view_answers_the_same_in_a_fresh_process(kit: Kit) -> None:
    """All setups of a game in one process, because starting one takes longer than the answers.
    Compiled rules are asked by a compiled process, plain ones by a compiled process too if there
    is one: bots choose the same in both.
    """
    tables = examined() if asterism.is_compiled() else written_in_full()
    views = [view for table in tables if table.kit is kit for view in views_of(table, 5)]
    assert views
    plain = "0" if compiled_is_wanted() else "1"
    there = ask("asterism.conformance.answers", [v.to_json() for v in views], ASTERISM_PURE=plain)
    assert there == [answers(view) for view in views]


def test_a_view_of_the_one_who_decides_lists_the_legal_moves(table: Table) -> None:
    for state in spread(played(table, 1), 30):
        for viewer in table.viewers:
            view = state.view(viewer)
            legal = [] if viewer is None else state.legal_moves(viewer)
            assert view.legal_moves() == legal


def test_looking_changes_nothing(table: Table) -> None:
    for state in spread(played(table, 1), 8):
        before = text(state.to_json())
        for viewer in table.viewers:
            view = state.view(viewer)
            shown = text(view.to_json())
            view.to_json().clear()
            view.legal_moves().clear()
            if viewer is not None:
                view.sample(1)
                for move in view.legal_moves():
                    view.preview(move)
            assert text(view.to_json()) == shown
        assert text(state.to_json()) == before


def test_a_view_does_not_follow_the_game(table: Table) -> None:
    state = table.start(4)
    views = {viewer: state.view(viewer) for viewer in table.viewers}
    shown = {viewer: text(view.to_json()) for viewer, view in views.items()}
    for seat in state.seats:
        state.play(state.legal_moves(seat)[0], seat)
    assert {viewer: text(view.to_json()) for viewer, view in views.items()} == shown


def test_a_preview_is_asked_for_a_legal_move(table: Table) -> None:
    for state in spread(played(table, 2), 6):
        for viewer in table.viewers:
            view = state.view(viewer)
            legal = view.legal_moves()
            for move in legal:
                assert text(view.preview(move.text)) == text(view.preview(move))
            stranger = next(move for move in state.universe() if move not in legal)
            with pytest.raises((IllegalMove, ValueError)):
                view.preview(stranger)


def test_the_view_of_a_replayed_game_is_the_view_of_the_game(table: Table) -> None:
    state = played(table, 2)[-1]
    replayed = Record.of(state).replay()
    for viewer in table.viewers:
        assert answers(replayed.view(viewer)) == answers(state.view(viewer))


@pytest.mark.parametrize("data", [None, [], "view", {}, {"game": "chess"}, {"seat": 0}])
def test_what_is_no_view_is_refused(kit: Kit, data: object) -> None:
    with pytest.raises(ValueError, match="view"):
        kit.game.view_from_json(data)
