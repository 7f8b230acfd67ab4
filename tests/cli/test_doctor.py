"""`asterism doctor`"""

import json
import platform
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import asterism
from asterism.words.sources import installed_sources
from tests.cli.conftest import Run, install


def test_the_findings_are_one_json_document(run: Run) -> None:
    said = run("doctor", "--json")
    assert (said.status, said.err) == (0, "")
    found = json.loads(said.out)
    assert found["asterism"] == asterism.__version__
    assert found["python"] == platform.python_version()
    assert found["compiled"] is asterism.is_compiled()
    assert set(found["games"]) == set(asterism.games())
    assert found["games"]["stellar"] is None
    assert found["bots"] == dict.fromkeys(asterism.bots())
    assert set(found["parts"]) == {"redis", "postgresql", "chromium", "node"}
    assert found["terminal"]["language"] == "en"


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["game stellar ready", "bot greedy ready", "language en"]),
        ("fr", ["jeu stellar prêt", "robot greedy prêt", "langue fr"]),
        ("de", ["Spiel stellar bereit", "Bot greedy bereit", "Sprache de"]),
    ],
)
def test_people_get_a_table(run: Run, language: str, lines: list[str]) -> None:
    said = run("doctor", "--lang", language)
    assert (said.status, said.err) == (0, "")
    told = [" ".join(line.split()) for line in said.out.splitlines()]
    assert set(lines) <= set(told)
    assert any(line.startswith(f"Python {platform.python_version()} (") for line in told)


def test_what_is_missing_comes_with_the_command_that_gets_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CC", "no-such-compiler")
    said = run("doctor").out
    assert "not found; apt install gcc libc6-dev python3-dev" in said
    assert "not found; apt install nodejs npm" in said


def test_what_is_found_comes_with_its_place(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    node = tmp_path / "node"
    node.touch(mode=0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CC", sys.executable)
    found = json.loads(run("doctor", "--json").out)
    assert found["parts"]["node"] == str(node)
    assert found["c_compiler"] == sys.executable


def test_packages_that_do_not_load_are_named(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    install(tmp_path, "gone", "[asterism.bots]\ngone = no_such_module:Bot\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert "does not load: ModuleNotFoundError: No module named 'no_such_m" in run("doctor").out
    assert json.loads(run("doctor", "--json").out)["bots"]["gone"].startswith("ModuleNotFound")


@pytest.mark.parametrize("source", ['raise RuntimeError("out of order")', "def ("])
def test_a_game_whose_package_fails_in_any_way_stops_nothing(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, source: str
) -> None:
    """Every sentence needs the texts of all packages, so this one was no game's affair alone."""
    install(tmp_path, "faulty", "[asterism.games]\nfaulty = faulty_package.game:GAME\n")
    (tmp_path / "faulty_package").mkdir()
    (tmp_path / "faulty_package" / "__init__.py").write_text(source)
    monkeypatch.syspath_prepend(tmp_path)
    assert [source for source in installed_sources() if source.prefix == "faulty-"] == []
    assert json.loads(run("doctor", "--json").out)["games"]["faulty"] is not None


def test_a_package_whose_files_cannot_be_listed_stops_nothing(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A package without `__init__.py` may have no folder at all, as in an archive."""
    install(tmp_path, "folderless", "[asterism.games]\nfolderless = in_archive.game:GAME\n")
    with ZipFile(tmp_path / "packages.zip", "w") as archive:
        archive.writestr("in_archive/", "")
        archive.writestr("in_archive/game.py", "GAME = 1")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.syspath_prepend(tmp_path / "packages.zip")
    assert [source for source in installed_sources() if source.prefix == "folderless-"] == []
    assert json.loads(run("doctor", "--json").out)["games"]["folderless"].startswith("TypeError")


def test_a_game_with_another_name_than_its_entry_point_is_named(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    install(tmp_path, "meteors", "[asterism.games]\nmeteors = tests.tiny:GAME\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert "the game 'meteors' calls itself 'comets'" in run("doctor").out


def test_plain_python_on_wish_is_told_as_such(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ASTERISM_PURE", "1")
    why = json.loads(run("doctor", "--json").out)["why"]
    assert why == ("compiled" if asterism.is_compiled() else "asked")
    monkeypatch.delenv("ASTERISM_PURE")
    why = json.loads(run("doctor", "--json").out)["why"]
    assert why in (("compiled",) if asterism.is_compiled() else ("checkout", "installed"))
