"""The files of weights: read strictly, and a damaged one is told by file and field."""

import json

import pytest

import asterism
from asterism import View
from asterism.bots import knowledge
from asterism.bots.budget import budget_for
from asterism.engine.mind import Budget, Budgets
from tests.tiny.game import CometsGame

GAMES = asterism.games()


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_file_that_says_where_it_comes_from(name: str) -> None:
    content = asterism.game(name).weights()
    assert json.loads(content)["run"]
    found = knowledge.read(content, name)
    evaluation = asterism.game(name).evaluation(found.weights)
    assert evaluation.weights == [found.weights[term] for term in evaluation.names]


def damaged(change: dict[str, object], drop: str = "") -> bytes:
    data = json.loads(asterism.game("stellar").weights()) | change
    data.pop(drop, None)
    return json.dumps(data).encode()


@pytest.mark.parametrize(
    ("change", "drop", "problem"),
    [
        ({}, "weights", "weights.json: the field 'weights' is missing"),
        ({}, "run", "weights.json: the field 'run' is missing"),
        ({"weights": 3}, "", "weights.json.weights: expected an object, found 3"),
        (
            {"weights": {"points": "1"}},
            "",
            "weights.json.weights.points: expected a number",
        ),
        (
            {"weights": {"points": True}},
            "",
            "weights.json.weights.points: expected a number",
        ),
        ({"search": {"speed": 1}}, "", "weights.json: search: there is no setting 'speed'"),
        ({"search": {"depth": -1}}, "", "weights.json: search: depth is -1.0"),
        ({"game": "chess"}, "", "weights.json.game: expected 'stellar'"),
        ({"wieghts": {}}, "", "weights.json: unknown field 'wieghts'"),
    ],
)
def test_a_damaged_file_is_told_by_file_and_field(
    change: dict[str, object], drop: str, problem: str
) -> None:
    with pytest.raises(ValueError, match=f"stellar/{problem}"):
        knowledge.read(damaged(change, drop), "stellar")


@pytest.mark.parametrize("content", [b"{", b"\xff\xfe", b"[]", b""])
def test_what_is_not_json_is_told(content: bytes) -> None:
    with pytest.raises(ValueError, match=r"stellar/weights\.json: "):
        knowledge.read(content, "stellar")


class Badly(CometsGame):
    """A game whose weights do not fit its evaluation."""

    def weights(self) -> bytes:
        return b'{"game": "comets", "weights": {"points": 1}, "search": {}, "run": {}}'


class Well(CometsGame):
    """A game that brings weights and levels."""

    def weights(self) -> bytes:
        return b'{"game": "comets", "weights": {}, "search": {"depth": 3}, "run": {}}'

    def levels(self, view: View) -> Budgets:
        return (Budget(1), Budget(2), Budget(3), Budget(4), Budget(5))


def test_a_bot_with_damaged_weights_does_not_play_on_without_them() -> None:
    views = [Badly().start(seed=seed).view(0) for seed in range(9)]
    view = next(view for view in views if len(view.legal_moves()) > 1)
    with pytest.raises(ValueError, match=r"comets/weights\.json: weights: there is no term"):
        asterism.bot("level:novice").choose(view)


def test_a_game_of_another_package_brings_its_weights_and_levels() -> None:
    game = Well()
    assert knowledge.known_about(game)[0].search == {"depth": 3}
    assert budget_for(game.start(seed=1).view(0), "expert").iterations == 4
