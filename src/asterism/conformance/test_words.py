"""Everything that a game has to say can be said in every language."""

from collections.abc import Iterator
from importlib.resources import as_file

import pytest

from asterism import Message, State, words
from asterism.conformance.kit import Kit, Table
from asterism.conformance.play import played, refusal, spread
from asterism.words import lint
from asterism.words.sources import folder_in, prefix_of


@pytest.fixture(autouse=True)
def _no_makeshift() -> Iterator[None]:
    words.be_strict()
    yield
    words.be_strict(False)


def test_the_texts_say_the_same_in_every_language(kit: Kit) -> None:
    """The same messages, parts and arguments, under ids that begin with the name of the game."""
    folder = folder_in(kit.package, "text")
    assert folder is not None
    with as_file(folder) as texts:
        assert lint.check_game(texts, prefix_of(kit.name)) == []


def names(table: Table) -> list[str]:
    return [f"Player{seat}" for seat in range(table.players)]


def check(table: Table, message: Message, you: int | None) -> None:
    for language in words.languages():
        said = words.say(message, language, names=names(table), you=you)
        assert said.strip() == said != ""
        assert "{" not in said


def some_positions(table: Table) -> list[State]:
    return spread(played(table, 0), 8)


def test_events_can_be_told(table: Table) -> None:
    for viewer in table.viewers:
        state = played(table, 0)[-1]
        view = state.view(viewer)
        for event in state.events(viewer):
            check(table, table.game.event_message(event, view), viewer)


def test_moves_and_questions_can_be_told(table: Table) -> None:
    for state in some_positions(table):
        for viewer in table.viewers:
            view = state.view(viewer)
            if state.seats:
                check(table, table.game.prompt_message(view), viewer)
            for move in view.legal_moves():
                check(table, table.game.move_message(move, view), viewer)


def test_the_score_sheet_can_be_told(table: Table) -> None:
    for state in some_positions(table):
        for line in table.game.sheet_messages(table.game.score(state.to_json())):
            check(table, line, None)


def test_refusals_can_be_told(table: Table) -> None:
    """Every different one once: most moves are refused for the same reason."""
    said: dict[tuple[str, int], Message] = {}
    for state in some_positions(table)[:-1]:
        for seat in state.seats:
            listed = state.legal_moves(seat)
            for move in state.universe():
                if move not in listed:
                    message = refusal(state, move, seat).message
                    said[repr(message), seat] = message
    assert said
    for (_, seat), message in said.items():
        check(table, message, seat)


def test_options_have_names_and_explanations(table: Table) -> None:
    for option in table.game.options:
        for language in words.languages():
            assert words.say(Message(option.message), language)
            assert words.say(Message(option.message), language, part="help")
