"""`asterism dataset`: the same from the same seed, however often it was stopped."""

import json
from pathlib import Path

import pyarrow.parquet as parquet
import pytest

import asterism
from asterism import Record
from asterism.research import dataset
from tests.cli.conftest import Run

FLAGS = ["--bots", "random", "--seed", "5", "--json"]


def contents(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


@pytest.mark.parametrize("game", asterism.games())
def test_positions_and_results_are_those_of_the_records(
    run: Run, game: str, tmp_path: Path
) -> None:
    limit = ["--option", "turn_limit=8"] if game == "star_realms" else []
    folder = tmp_path / "data"
    said = run("dataset", game, "--games", "2", "--out", str(folder), *limit, *FLAGS)
    assert said.status == 0, said.err
    assert json.loads(said.out) == {"games": 2, "kept": 0, "folder": str(folder)}
    games = parquet.read_table(folder / "games").to_pylist()
    rows = parquet.read_table(folder / "positions").to_pylist()
    assert [row["seed"] for row in games] == [5, 6]
    for summary in games:
        name = f"{game}-{summary['seed']}.record"
        end = Record.loads((folder / "records" / name).read_text("utf-8")).replay(verify=True)
        assert end.outcome is not None
        assert tuple(summary["scores"]) == end.outcome.scores
        steps = [step for step in end.history().standing() if step.move is not None]
        own = [row for row in rows if row["seed"] == summary["seed"]]
        assert len(own) == summary["decisions"] == len(steps)
        setting = asterism.game(game)
        encoder = setting.encoder(end.players, dict(end.history().setup.options))  # type: ignore[union-attr]
        for row, step in zip(own, steps, strict=True):
            assert step.move is not None
            assert (row["seat"], row["move"]) == (step.seat, step.move.text)
            assert row["score"] == end.outcome.scores[step.seat]
        for row in own[:: max(1, len(own) // 4)]:
            before = end.at(row["ply"])
            assert row["observation"] == encoder.look_at_view(before.view(row["seat"]))
            assert row["legal"] == len(before.legal_moves(row["seat"]))
            if row["action"] is not None:
                move = encoder.move_of(before, row["seat"], row["action"])
                assert move is not None


def test_a_stopped_run_goes_on_and_makes_the_same_files(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "PART", 2)
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    flags = ["dataset", "stellar", "--games", "4", *FLAGS]
    assert run(*flags, "--out", str(whole)).status == 0
    assert run(*flags, "--out", str(stopped)).status == 0
    (stopped / "games" / "part-00001.parquet").unlink()
    (stopped / "positions" / "part-00001.parquet").write_bytes(b"half of it")
    assert json.loads(run(*flags, "--out", str(stopped)).out)["kept"] == 2
    assert contents(stopped) == contents(whole)


def test_another_dataset_is_never_written_over(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    flags = ["dataset", "stellar", "--bots", "random", "--out", str(folder)]
    assert run(*flags, "--games", "1").status == 0
    before = contents(folder)
    assert run(*flags, "--games", "2").complaint.startswith(f"The folder {folder} holds something")
    assert contents(folder) == before
    assert run("dataset", "stellar").complaint.startswith("Name the folder")
