"""`asterism fit`: weights for a pack, found by self-play, in runs that can be stopped."""

from __future__ import annotations

import json
import signal
import subprocess
import time
from pathlib import Path
from shutil import copy

import pytest

import asterism
from asterism.bots.learned import hear, told
from asterism.bots.weights_file import beside
from asterism.fit.way import way_of
from tests.cli.conftest import COMMAND, ROOT, Run, environment, hears_ctrl_c, run_apart

PACKS = ROOT / "examples" / "packs"
FILES = {
    "stellar": "clear_night.toml",
    "sternenhimmel": "southern_sky.toml",
    "star_realms": "twelve_ships.toml",
}
# Fast, and still by the weights.
BOTS = {"stellar": "greedy:1", "sternenhimmel": "greedy:1", "star_realms": "level:novice:/4"}
GAMES = 4


def pack_in(folder: Path, name: str) -> Path:
    return Path(copy(PACKS / FILES[name], folder))


def spoil(file: Path) -> None:
    """Weights beside a pack by which all moves are equally good: almost any others are better."""
    pack = asterism.packs.load_alone(file)
    bad = dict.fromkeys(way_of(pack.game, pack).usual(), 0.0)
    content = {"format": 1, "game": pack.game, "rules": 1, "pack": pack.fingerprint}
    beside(file).write_text(json.dumps({**content, "weights": bad, "run": {}}), encoding="utf-8")


def asked(file: Path, games: int = GAMES, *more: str) -> list[str]:
    name = asterism.packs.load_alone(file).game
    return ["fit", str(file), "--games", str(games), "--bot", BOTS[name], *more]


@pytest.mark.parametrize("name", ["stellar", "sternenhimmel"])
def test_better_weights_are_written_beside_the_pack_and_used(
    name: str, run: Run, tmp_path: Path
) -> None:
    file = pack_in(tmp_path, name)
    spoil(file)
    before = json.loads(beside(file).read_text())["weights"]
    found = json.loads(run(*asked(file), "--json").out)
    assert found["written"] and found["match"]["win_share"] > found["match"]["fair_share"]
    low, high = found["match"]["interval"]
    assert low < found["match"]["win_share"] <= high
    kept = json.loads(beside(file).read_text())
    pack = asterism.packs.load_alone(file)
    assert (kept["format"], kept["game"], kept["pack"]) == (1, name, pack.fingerprint)
    assert kept["rules"] == asterism.game(name).rules_version
    assert kept["weights"] == found["weights"] != before
    assert set(kept["weights"]) == set(before)
    assert kept["run"]["games"] == GAMES and kept["run"]["bot"] == BOTS[name]
    assert kept["run"]["seed"] == 1 and kept["run"]["date"]
    assert kept["run"]["after"] == found["after"] and kept["run"]["before"] == found["before"]
    assert asterism.pack(file) == pack
    assert [learned.weights for learned in told()] == [kept["weights"]]
    assert sorted(one.name for one in tmp_path.iterdir()) == [file.name, beside(file).name]


def test_star_realms_learns_what_every_card_of_the_pack_is_worth(run: Run, tmp_path: Path) -> None:
    """Four duels decide little about the match: it says itself whether they were written."""
    file = pack_in(tmp_path, "star_realms")
    found = json.loads(run(*asked(file), "--json").out)
    weights = found["weights"]
    pack = asterism.packs.load_alone(file)
    usual = way_of("star_realms", pack).usual()
    assert set(weights) == set(usual)
    assert {"star-barge.early", "star-barge.late", "auction-hall.standing"} < set(weights)
    assert weights["scout.early"] != usual["scout.early"], "everybody has Scouts"
    assert weights["floor.early"] == usual["floor.early"], "this is not learned"
    assert 0 < found["after"] < 2 and found["positions"] > GAMES
    assert found["written"] is (found["match"]["win_share"] > found["match"]["fair_share"])
    assert beside(file).exists() is found["written"]
    asterism.learned(pack, weights)


def test_people_read_how_much_better_they_are(run: Run, tmp_path: Path) -> None:
    file = pack_in(tmp_path, "sternenhimmel")
    spoil(file)
    said = run(*asked(file, 10))
    lines = said.out.splitlines()
    assert lines[0].startswith("The southern sky: learned from 10 games. Positions: ")
    assert lines[1].startswith("Error of the predicted lead, in games it did not learn from: ")
    assert lines[2].startswith("Against the old weights, the new ones won ")
    assert "of 16 games (95% interval " in lines[2] and "even would be 50.0%" in lines[2]
    assert lines[3].startswith(f"The new weights are in {beside(file)}. Bots use them ")
    heard = said.err.splitlines()
    assert heard[0] == "Learning from 10 games that “greedy:1” plays against itself."
    assert heard[1].startswith("1 of 10, ") and heard[10].startswith("10 of 10, ")
    german = run(*asked(file, 2), "--lang", "de", "--bot", "random")
    assert "Die neuen Gewichte sind nicht besser" in german.out


def test_weights_that_are_not_better_are_not_written(run: Run, tmp_path: Path) -> None:
    """Players by chance use no weights: the match is even."""
    file = pack_in(tmp_path, "sternenhimmel")
    said = run("fit", file, "--games", "2", "--bot", "random")
    assert said.status == 0
    assert said.out.splitlines()[-1] == (
        "The new weights are not better: the old ones stay, and nothing was written."
    )
    assert [one.name for one in tmp_path.iterdir()] == [file.name]
    spoil(file)
    before = beside(file).read_bytes()
    run("fit", file, "--games", "2", "--bot", "random")
    assert beside(file).read_bytes() == before
    file.write_text(file.read_text().replace('version = "1"', 'version = "2"'))
    said = run("fit", file, "--games", "2", "--bot", "random")
    assert said.out.splitlines()[-1].endswith("are for another pack; delete them.")
    assert beside(file).read_bytes() == before


def test_weights_of_the_pack_as_it_was_are_replaced(run: Run, tmp_path: Path) -> None:
    """Whoever changes a pack learns anew, from the weights of the game."""
    file = pack_in(tmp_path, "stellar")
    spoil(file)
    file.write_text(file.read_text().replace('version = "1"', 'version = "2"'))
    play = ("simulate", "stellar", "--pack", file, "--bots", "random", "--games", "1")
    assert "these weights are for the pack" in run(*play).complaint
    assert "asterism fit" in run(*play).complaint
    found = json.loads(run("fit", file, "--games", "4", "--bot", "greedy:1", "--json").out)
    assert found["written"], "greedy is much better with an evaluation"
    assert run(*play).status == 0


@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_run_that_was_killed_goes_on_and_ends_the_same(
    processes: str, run: Run, tmp_path: Path
) -> None:
    """Killed twice: among the games, and in the match."""
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    for folder in (whole, killed):
        folder.mkdir()
        spoil(pack_in(folder, "sternenhimmel"))
    name = FILES["sternenhimmel"]
    assert run(*asked(whole / name, 20)).status == 0
    file = killed / name
    wish = [*asked(file, 20), "--processes", processes]
    part = killed / (beside(file).name + ".part")
    for kind, count in ((b'["game"', 3), (b'["match"', 2)):
        kill_after(wish, part, kind, count)
        assert part.is_file(), "it ended before it was killed"
        with part.open("ab") as journal:
            journal.write(b'["game", 99, 0.1, [[')  # in the middle of a line
    said = run_apart(*wish)
    assert said.status == 0, said.err
    assert "Going on after " in said.err and "Learning from" not in said.err
    assert beside(file).read_bytes() == beside(whole / name).read_bytes()
    assert not part.exists()


def kill_after(wish: list[str], part: Path, kind: bytes, count: int) -> None:
    """Begin a run, and kill it when so many lines of a kind are in its journal."""
    with subprocess.Popen([*COMMAND, *wish], env=environment(), stderr=subprocess.PIPE) as process:
        while process.poll() is None:
            data = part.read_bytes() if part.is_file() else b""
            if data.count(b"\n" + kind) >= count:
                process.send_signal(signal.SIGKILL)
                break
            time.sleep(0.005)
        process.communicate()


def test_ctrl_c_says_how_to_go_on(tmp_path: Path) -> None:
    file = pack_in(tmp_path, "stellar")
    part = tmp_path / (beside(file).name + ".part")
    wish = [*COMMAND, *asked(file, 1000)]
    with subprocess.Popen(
        wish, env=environment(), stderr=subprocess.PIPE, text=True, preexec_fn=hears_ctrl_c
    ) as process:
        while not (part.is_file() and b'\n["game"' in part.read_bytes()):
            assert process.poll() is None
            time.sleep(0.005)
        process.send_signal(signal.SIGINT)
        _, heard = process.communicate(timeout=60)
    assert process.returncode == 130
    assert f"The games so far are in {part}; the same command goes on from there." in heard
    assert "Traceback" not in heard


def test_a_run_with_other_options_is_not_mixed_up(run: Run, tmp_path: Path) -> None:
    file = pack_in(tmp_path, "stellar")
    kill_after(asked(file, 1000), tmp_path / (beside(file).name + ".part"), b'["game"', 1)
    complaint = run(*asked(file, 1000), "--seed", "2").complaint
    assert "is a run that was stopped, with another “seed”: 1, not 2." in complaint
    part = tmp_path / (beside(file).name + ".part")
    part.write_text('{"notes": 1}\n')
    assert "is not an unfinished run" in run(*asked(file)).complaint
    assert part.read_text() == '{"notes": 1}\n'


def test_the_time_can_be_limited(run: Run, tmp_path: Path) -> None:
    """As many games are learned from as there was time for; that many give the same again."""
    file = pack_in(tmp_path, "sternenhimmel")
    wish = ("fit", file, "--bot", "random", "--json")
    found = json.loads(run(*wish, "--minutes", "0.02", "--games", "100000").out)
    assert 2 <= found["games"] < 100_000
    assert found["match"]["games"] % 8 == 0, "whole deals"
    again = json.loads(run(*wish, "--games", str(found["games"])).out)
    assert again["weights"] == found["weights"]


def test_another_file_can_be_named(run: Run, tmp_path: Path) -> None:
    file = pack_in(tmp_path, "stellar")
    out = tmp_path / "elsewhere.json"
    wish = ("fit", file, "--games", "4", "--bot", "greedy:1", "--out", out)
    assert run(*wish).out.splitlines()[-1].startswith(f"The new weights are in {out}.")
    assert not beside(file).exists()
    pack = asterism.pack(file)
    assert told() == []
    asterism.learned(pack, out)
    assert told()[0].weights == json.loads(out.read_text())["weights"]


def test_bad_input_is_told_in_one_line(run: Run, tmp_path: Path) -> None:
    file = pack_in(tmp_path, "stellar")
    notes = tmp_path / "notes.json"
    notes.write_text('{"dear": "diary"}')
    for wish, problem in (
        (("fit",), "Missing: PACK"),
        (("fit", tmp_path / "no.toml"), "cannot be read"),
        (("fit", notes), "pack.game: which game is it for?"),
        (("fit", file, "--games", "1"), "--games is a whole number from 2"),
        (("fit", file, "--bot", "nobody"), "There is no bot “nobody”"),
        (("fit", file, "--bot", "habit"), "There is no bot “habit”"),
        (("fit", file, "--bot", "ismcts:x"), "a whole number from 1"),
        (("fit", file, "--bot", "greedy,random"), "Too many bots"),
        (("fit", file, "--minutes", "0"), "--minutes is a number from 0.01"),
        (("fit", file, "--out", notes), "unknown field 'dear'"),
        (("fit", file, "--out", file), "not JSON"),
        (("fit", file, "--out", tmp_path), "cannot be read"),
        (("fit", "-"), "Name the file for the weights with --out."),
    ):
        assert problem in run(*wish).complaint, wish
    assert notes.read_text() == '{"dear": "diary"}'
    said = run("fit", file, "--out", tmp_path / "no" / "a.json", "--games", "2")
    assert said.status == 1 and "cannot be written" in said.err


def test_the_weights_beside_a_pack_change_what_bots_play(run: Run, tmp_path: Path) -> None:
    """With --pack, in this process and in others."""
    file = pack_in(tmp_path, "sternenhimmel")
    wish = ("simulate", "sternenhimmel", "--pack", file, "--bots", "greedy:1", "--games", "3")

    def scores(*more: str) -> list[float]:
        found = json.loads(run(*wish, "--json", *more).out)
        return [seat["mean_score"] for seat in found["seats"]]

    usual = scores()
    spoil(file)
    spoiled = scores()
    assert spoiled != usual and scores("--jobs", "2") == spoiled
    results = tmp_path / "results.jsonl"
    arena = (
        "arena",
        "sternenhimmel",
        "--pack",
        file,
        "--bots",
        "greedy:1,random",
        "--games",
        "1",
        "--results",
        results,
    )
    assert run(*arena).status == 0
    hear([])
    beside(file).unlink()
    assert "belongs to another tournament: its learned is" in run(*arena).complaint


def test_a_review_judges_by_the_weights_beside_the_pack(run: Run, tmp_path: Path) -> None:
    file = pack_in(tmp_path, "sternenhimmel")
    folder = tmp_path / "records"
    play = ("simulate", "sternenhimmel", "--bots", "random", "--games", "1", "--record", folder)
    assert run(*play, "--pack", file).status == 0
    (record,) = folder.iterdir()
    spoil(file)
    wish = ("review", record, "--seat", "0", "--iterations", "4", "--deals", "4", "--json")
    plain = run(*wish).out
    assert run(*wish, "--pack", file).out != plain
    complaint = run(*wish, "--pack", PACKS / FILES["stellar"]).complaint
    assert "was not played with the pack" in complaint
