"""Whole games, told to everybody at the table in every language."""

from pathlib import Path
from random import Random

import pytest

import asterism
from asterism import State, words

GAMES = Path(words.__file__).parents[1] / "games"
NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Finn"]


def play(name: str, language: str, seed: int) -> State:
    """A random game in which every question and every answer on offer is said."""
    game, chooser = asterism.game(name), Random(seed)
    state = game.start(seed=seed)
    while state.seat is not None:
        seat = chooser.choice(state.seats)
        for viewer in (*range(state.players), None):
            prompt = game.prompt_message(state.view(viewer))
            assert words.say(prompt, language, names=NAMES, you=viewer)
        moves = state.legal_moves(seat)
        phrases = [words.say(game.move_message(move, state.view(seat)), language) for move in moves]
        assert len(set(phrases)) == len(moves)
        state.play(chooser.choice(moves), seat)
    return state


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("name", [name for name in asterism.games() if (GAMES / name).is_dir()])
def test_a_whole_game_can_be_told(name: str, language: str) -> None:
    game = asterism.game(name)
    state = play(name, language, 0)
    for viewer in (*range(state.players), None):
        view = state.view(viewer)
        for event in state.events(viewer):
            told = words.say(game.event_message(event, view), language, names=NAMES, you=viewer)
            assert told[-1] in ".:", told
    lines = game.sheet_messages(game.score(state.to_json()))
    sheet = [words.say(line, language, names=NAMES) for line in lines]
    assert state.outcome is not None
    for seat, score in enumerate(state.outcome.scores):
        assert any(NAMES[seat] in line for line in sheet)
        assert any(str(score) in line for line in sheet)
