"""Workers die; no game is lost, and none counts twice."""

import os
import shlex
import signal
import sys
from multiprocessing import active_children
from pathlib import Path

import pytest

from asterism.arena import Played, Tournament, WorkersDied, play_some

GAMES = 8

# An external bot that takes the process with it that asks it: so often, then it behaves.
MURDERER = """\
import json, os, sys
parent = os.getppid()
for line in sys.stdin:
    question = json.loads(line)
    if question["type"] == "hello":
        print('{"protocol": 1}', flush=True)
    elif question["type"] == "choose":
        for number in range(TIMES):
            try:
                os.close(os.open(f"FOLDER/{number}", os.O_CREAT | os.O_EXCL))
            except FileExistsError:
                continue
            os.kill(parent, 9)
            sys.exit()
        print(json.dumps({"move": question["moves"][0]["text"]}), flush=True)
"""


def murderer(folder: Path, times: int) -> str:
    file = folder / "murderer.py"
    deeds = folder / "deeds"
    deeds.mkdir(exist_ok=True)
    text = MURDERER.replace("FOLDER", str(deeds)).replace("TIMES", str(times))
    file.write_text(text, encoding="utf-8")
    return f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(file))}"


def deaths(folder: Path) -> int:
    return len(list((folder / "deeds").iterdir()))


def result(played: Played) -> tuple[object, ...]:
    return (played.number, played.seed, played.entrants, played.scores, played.decisions)


def tournament(*bots: str) -> Tournament:
    return Tournament("star_realms", 2, bots, GAMES, 3, {"turn_limit": 6})


def test_a_worker_that_is_killed_is_replaced() -> None:
    found = tournament("random", "buyer:random")
    expected = [result(found.play(number)) for number in range(GAMES)]
    told: list[Played] = []
    for played in play_some(found, range(GAMES), jobs=2):
        if not told:
            victim = active_children()[0]
            assert victim.pid is not None
            os.kill(victim.pid, signal.SIGKILL)
        told.append(played)
    assert sorted(map(result, told)) == expected
    assert active_children() == []


def test_the_game_it_died_over_is_played_again(tmp_path: Path) -> None:
    found = tournament("random", murderer(tmp_path, times=2))
    told = [result(played) for played in play_some(found, range(GAMES), jobs=2)]
    assert deaths(tmp_path) == 2
    assert sorted(told) == [result(found.play(number)) for number in range(GAMES)]


def test_a_game_that_ends_every_worker_is_named(tmp_path: Path) -> None:
    found = tournament("random", murderer(tmp_path, times=1000))
    with pytest.raises(WorkersDied, match=r"game number \d ended 3 processes that tried"):
        list(play_some(found, range(GAMES), jobs=2))
    assert active_children() == []


def test_whoever_stops_listening_leaves_nobody_behind() -> None:
    games = play_some(tournament("random", "buyer:random"), range(GAMES), jobs=2)
    next(games)
    assert active_children() != []
    games.close()
    assert active_children() == []
