"""The same games on Ray, whoever dies there."""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray

from asterism.arena import BotFailed, Tournament, WorkersDied, play_some
from asterism.arena.cluster import NoCluster, begin, play_on_cluster
from asterism.cli import main
from tests.arena.test_processes import GAMES, deaths, murderer, result, tournament


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    """One for all tests: it takes seconds to begin."""
    begin(2)
    assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"
    yield
    ray.shutdown()


def test_a_cluster_plays_the_same_games_though_a_worker_is_killed(tmp_path: Path) -> None:
    found = tournament("random", murderer(tmp_path, times=1))
    told = [result(played) for played in play_on_cluster(found, range(GAMES), jobs=2)]
    assert deaths(tmp_path) == 1
    assert sorted(told) == sorted(result(p) for p in play_some(found, range(GAMES)))
    assert ray.is_initialized()  # it was not begun for this run


def test_the_first_failure_is_told() -> None:
    found = Tournament("stellar", 2, ("random", "buyer:random"), 4, 3)
    with pytest.raises(BotFailed, match="bot buyer:random failed in the game with seed 3 at ply "):
        list(play_on_cluster(found, range(4), jobs=2))


def test_a_game_that_ends_every_worker_is_named(tmp_path: Path) -> None:
    found = tournament("random", murderer(tmp_path, times=1000))
    with pytest.raises(WorkersDied, match="game number 0 ended 3 processes that tried"):
        list(play_on_cluster(found, range(1), jobs=2))
    assert deaths(tmp_path) == 3


def test_the_command_plays_the_same_tournament_on_a_cluster(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["arena", "star_realms", "--option", "turn_limit=6", "--bots", "buyer:dearest,random"]
    told = []
    for more in ([], ["--cluster"]):
        assert main([*words, "--games", "8", "--json", *more]) == 0
        told.append(json.loads(capsys.readouterr().out))
    for document in told:
        del document["speed"]
    assert told[0] == told[1]


# The last one: it ends the cluster of the others.
def test_a_cluster_that_does_not_answer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    ray.shutdown()
    monkeypatch.setenv("RAY_ADDRESS", "no such address")
    with pytest.raises(NoCluster, match="Ray does not answer"):
        begin(1)
