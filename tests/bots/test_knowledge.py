"""The files of weights: read strictly, and a damaged one is told by file and field."""

import json
from pathlib import Path

import pytest

import asterism
from asterism.bots import knowledge

GAMES = asterism.games()


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_file_that_says_where_it_comes_from(name: str) -> None:
    file = knowledge.FOLDER / f"{name}.json"
    data = json.loads(file.read_text(encoding="utf-8"))
    assert data["run"]
    found = knowledge.read(file, name)
    evaluation = asterism.game(name).evaluation(found.weights)
    assert evaluation.weights == [found.weights[term] for term in evaluation.names]


def damaged(tmp_path: Path, change: object, drop: str = "") -> Path:
    data = json.loads((knowledge.FOLDER / "stellar.json").read_text(encoding="utf-8"))
    if isinstance(change, dict):
        data |= change
    data.pop(drop, None)
    file = tmp_path / "stellar.json"
    file.write_text(json.dumps(data))
    return file


@pytest.mark.parametrize(
    ("change", "drop", "problem"),
    [
        ({}, "weights", "stellar.json: the field 'weights' is missing"),
        ({}, "run", "stellar.json: the field 'run' is missing"),
        ({"weights": 3}, "", "stellar.json.weights: expected an object, found 3"),
        ({"weights": {"points": "1"}}, "", "stellar.json.weights.points: expected a number"),
        ({"weights": {"points": True}}, "", "stellar.json.weights.points: expected a number"),
        ({"search": {"speed": 1}}, "", "stellar.json: search: there is no setting 'speed'"),
        ({"search": {"depth": -1}}, "", "stellar.json: search: depth is -1.0"),
        ({"game": "chess"}, "", "stellar.json.game: expected 'stellar'"),
        ({"wieghts": {}}, "", "stellar.json: unknown field 'wieghts'"),
    ],
)
def test_a_damaged_file_is_told_by_file_and_field(
    tmp_path: Path, change: object, drop: str, problem: str
) -> None:
    with pytest.raises(ValueError, match=problem):
        knowledge.read(damaged(tmp_path, change, drop), "stellar")


@pytest.mark.parametrize("content", [b"{", b"\xff\xfe", b"[]", b""])
def test_what_is_not_json_is_told(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "stellar.json"
    file.write_bytes(content)
    with pytest.raises(ValueError, match=r"stellar\.json: "):
        knowledge.read(file, "stellar")


def test_a_bot_with_damaged_weights_does_not_play_on_without_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    damaged(tmp_path, {"weights": {"points": 1.0}})
    monkeypatch.setattr(knowledge, "FOLDER", tmp_path)
    knowledge.known_about.cache_clear()
    try:
        view = asterism.game("stellar").start(seed=1).view(0)
        with pytest.raises(ValueError, match=r"stellar\.json: weights: the term 'runs' has no"):
            asterism.bot("level:novice").choose(view)
    finally:
        knowledge.known_about.cache_clear()
