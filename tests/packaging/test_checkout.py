"""In a checkout the compiled modules are used exactly as long as they fit the sources."""

import json
import shutil
from pathlib import Path

import pytest

from tests.packaging.checkout import run, tiny_checkout

SRC = {"PYTHONPATH": "src"}
WHICH = "import asterism; print(asterism.is_compiled())"
IN_A_CHILD = """
import multiprocessing, asterism
if __name__ == "__main__":
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        print(pool.apply(asterism.is_compiled))
"""
THE_WAY_OUT = "run `make build`, or set ASTERISM_PURE=1 to use the plain Python files"


def which(checkout: Path, **changes: str) -> str:
    """What `import asterism` in this checkout says is running."""
    return run("-c", WHICH, cwd=checkout, env=SRC | changes).stdout.strip()


@pytest.fixture(scope="module")
def compiled_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    checkout = tiny_checkout(tmp_path_factory.mktemp("once") / "checkout")
    run("tools/compile.py", cwd=checkout)
    return checkout


@pytest.fixture
def checkout(compiled_once: Path, tmp_path: Path) -> Path:
    return shutil.copytree(compiled_once, tmp_path / "checkout")


def refusal(checkout: Path) -> str:
    done = run("-c", WHICH, cwd=checkout, check=False, env=SRC)
    assert done.returncode != 0, "a stale build was used"
    return done.stderr


def test_without_a_build_it_is_plain_python(tmp_path: Path) -> None:
    assert which(tiny_checkout(tmp_path / "checkout")) == "False"


def test_with_a_build_that_fits_it_is_compiled(checkout: Path) -> None:
    assert which(checkout) == "True"
    assert not list((checkout / "src").rglob("*.so")), "an extension module beside its source"


def test_a_child_process_runs_what_its_parent_runs(checkout: Path) -> None:
    (checkout / "child.py").write_text(IN_A_CHILD)
    assert run("child.py", cwd=checkout, env=SRC).stdout.strip() == "True"
    plain = run("child.py", cwd=checkout, env=SRC | {"ASTERISM_PURE": "1"})
    assert plain.stdout.strip() == "False"


def test_pure_turns_the_compiled_modules_off(checkout: Path) -> None:
    assert which(checkout, ASTERISM_PURE="1") == "False"
    assert which(checkout, ASTERISM_PURE="0") == "True"


def test_a_build_of_other_sources_is_refused(checkout: Path) -> None:
    dice = checkout / "src/asterism/engine/dice.py"
    dice.write_text(dice.read_text().replace("7", "8"))
    assert THE_WAY_OUT in refusal(checkout)
    assert which(checkout, ASTERISM_PURE="1") == "False"


def test_a_new_or_a_lost_module_makes_the_build_stale(checkout: Path) -> None:
    new = checkout / "src/asterism/games/new.py"
    new.touch()
    assert THE_WAY_OUT in refusal(checkout)
    new.unlink()
    assert which(checkout) == "True"
    (checkout / "src/asterism/search/__init__.py").unlink()
    assert THE_WAY_OUT in refusal(checkout)


def test_compiling_again_mends_a_stale_build(checkout: Path) -> None:
    dice = checkout / "src/asterism/engine/dice.py"
    dice.write_text(dice.read_text().replace("7", "8"))
    run("tools/compile.py", cwd=checkout)
    seven = "from asterism.engine.dice import seven; print(seven())"
    assert run("-c", seven, cwd=checkout, env=SRC).stdout.strip() == "8"
    assert which(checkout) == "True"


def test_nothing_is_compiled_twice(checkout: Path) -> None:
    assert run("tools/compile.py", cwd=checkout, env={"CC": "/bin/false"}).stdout == ""


def test_another_compiler_version_compiles_anew(checkout: Path) -> None:
    (stamp,) = (checkout / "build").rglob("stamp.json")
    stamp.write_text(json.dumps(json.loads(stamp.read_text()) | {"mypy": "0.1"}))
    assert "Compiled in" in run("tools/compile.py", cwd=checkout).stdout


@pytest.mark.parametrize("compiler", ["/bin/false", "/nowhere/cc"])
def test_a_failed_compile_fails_unless_plain_python_will_do(checkout: Path, compiler: str) -> None:
    (checkout / "src/asterism/engine/new.py").touch()
    strict = run("tools/compile.py", cwd=checkout, check=False, env={"CC": compiler})
    assert strict.returncode == 1
    assert "could not be compiled" in strict.stderr
    lenient = run("tools/compile.py", "--or-plain", cwd=checkout, env={"CC": compiler})
    assert "runs as plain Python" in lenient.stdout
    assert which(checkout) == "False"
