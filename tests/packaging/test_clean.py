"""An installed wheel works with what it asks for and nothing else."""

import re
import subprocess
import venv
from importlib.metadata import Distribution, distribution
from pathlib import Path

from tests.packaging.checkout import copy_of_the_project, run
from tests.packaging.test_wheel import OFFLINE, PIP, wheel_of

WORDS = re.compile(r"^([A-Za-z0-9_.-]+)(?:\[([^\]]*)\])?(.*)$")


def wanted_by(found: Distribution, extras: set[str]) -> list[tuple[str, set[str]]]:
    """The requirements that hold here: all but those of extras that nobody asked for."""
    wanted: list[tuple[str, set[str]]] = []
    for requirement in found.requires or []:
        words = WORDS.match(requirement)
        assert words is not None
        name, more, rest = words.groups()
        asked = re.findall(r"extra == ['\"]([^'\"]+)['\"]", rest)
        if not asked or extras & set(asked):
            wanted.append((name, set(filter(None, (more or "").split(",")))))
    return wanted


def link_requirements(wheel: Path, python: Path, site: Path) -> set[str]:
    """Put what the wheel asks for beside it, as links to what is installed here; their names."""
    (folder,) = site.glob("asterism-*.dist-info")
    waiting = wanted_by(Distribution.at(folder), set())
    done: set[str] = set()
    while waiting:
        name, extras = waiting.pop()
        try:
            found = distribution(name)
        except ModuleNotFoundError:
            continue  # for another system or another Python
        if found.name in done and not extras:
            continue
        done.add(found.name)
        waiting += [one for one in wanted_by(found, extras) if one[0] not in done]
        for top in {file.parts[0] for file in found.files or [] if file.parts[0] != ".."}:
            target, here = site / top, Path(str(found.locate_file(top)))
            if here.exists() and not target.exists():
                target.symlink_to(here)
    return done


def test_a_wheel_works_in_a_clean_environment(tmp_path: Path) -> None:
    wheel = wheel_of(copy_of_the_project(tmp_path / "project"), ASTERISM_PURE="1")
    venv.create(tmp_path / "clean", with_pip=False)
    python = tmp_path / "clean" / "bin" / "python"
    (site,) = (tmp_path / "clean" / "lib").glob("python*/site-packages")
    run(*PIP, "install", *OFFLINE, "--target", site, wheel, cwd=tmp_path)
    brought = {name.lower() for name in link_requirements(wheel, python, site)}
    assert "fastapi" in brought
    assert not brought & {"numpy", "pytest", "mypy", "gymnasium", "pyarrow", "open_spiel"}

    def asterism(*words: str) -> str:
        done = subprocess.run(
            [python, "-I", "-m", "asterism.cli", *words],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert "--database" in asterism("serve", "--help")
    assert "random" in asterism("simulate", "stellar", "--bots", "random", "--games", "1")
    asterism("doctor")
    everything = "import asterism.server.http.app, asterism.cli.terminal.screen, asterism.analysis"
    subprocess.run([python, "-I", "-c", everything], cwd=tmp_path, check=True)
