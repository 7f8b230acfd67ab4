"""What an installed Asterism consists of, with a C compiler and without."""

import shutil
import zipfile
from pathlib import Path

from tests.packaging.checkout import ROOT, copy_of_the_project, run, tiny_checkout

PIP = ("-m", "pip", "--quiet", "--disable-pip-version-check")
OFFLINE = ("--no-index", "--no-deps", "--no-build-isolation")
WHICH = "import asterism; print(asterism.__file__, asterism.is_compiled())"


def wheel_of(project: Path, **changes: str) -> Path:
    folder = project.parent
    run(*PIP, "wheel", *OFFLINE, "-w", folder, project, cwd=folder, env=changes)
    (wheel,) = folder.glob("*.whl")
    return wheel


def installed(wheel: Path) -> Path:
    site = wheel.parent / "site"
    run(*PIP, "install", *OFFLINE, "--target", site, wheel, cwd=wheel.parent)
    return site


def which(site: Path, **changes: str) -> str:
    """What the installed package, not this checkout, says is running."""
    said = run("-c", WHICH, cwd=site.parent, env=changes | {"PYTHONPATH": str(site)}).stdout
    file, compiled = said.split()
    assert Path(file).is_relative_to(site)
    return compiled


def names_in(wheel: Path) -> set[str]:
    return set(zipfile.ZipFile(wheel).namelist())


def test_a_wheel_holds_every_module_word_and_table(tmp_path: Path) -> None:
    wheel = wheel_of(copy_of_the_project(tmp_path / "project"), ASTERISM_PURE="1")
    package = ROOT / "src" / "asterism"
    wanted = {
        path.relative_to(ROOT / "src").as_posix()
        for pattern in ("*.py", "*.ftl", "*.json", "py.typed")
        for path in package.rglob(pattern)
    }
    names = names_in(wheel)
    assert {Path(name).suffix for name in wanted} >= {".py", ".ftl", ".typed"}
    assert not wanted - names
    assert not [name for name in names if name.endswith((".so", ".c"))]
    assert wheel.name.endswith("-py3-none-any.whl"), "it must fit every machine"
    assert which(installed(wheel)) == "False"


def test_a_wheel_holds_the_page_that_was_built(tmp_path: Path) -> None:
    project = copy_of_the_project(tmp_path / "project")
    page = project / "src" / "asterism" / "server" / "page"
    shutil.rmtree(page, ignore_errors=True)
    (page / "assets").mkdir(parents=True)
    for name in ("index.html", "assets/page.js", "assets/page.js.br"):
        (page / name).write_text(name)
    names = names_in(wheel_of(project, ASTERISM_PURE="1"))
    assert {name for name in names if "/page/" in name} == {
        f"asterism/server/page/{name}"
        for name in ("index.html", "assets/page.js", "assets/page.js.br")
    }


def test_a_wheel_builds_the_page_itself_and_without_node_does_without(tmp_path: Path) -> None:
    project = copy_of_the_project(tmp_path / "project")
    shutil.rmtree(project / "src" / "asterism" / "server" / "page", ignore_errors=True)
    builder = project / "tools" / "page.py"
    builder.parent.mkdir()
    builder.write_text("import sys; sys.exit('no node')")
    wheel = wheel_of(project, ASTERISM_PURE="1")
    assert not [name for name in names_in(wheel) if "/page/" in name]
    wheel.unlink()
    builder.write_text(
        "from pathlib import Path; page = Path('src/asterism/server/page'); page.mkdir();"
        "(page / 'index.html').write_text('made')"
    )
    assert "asterism/server/page/index.html" in names_in(wheel_of(project, ASTERISM_PURE="1"))


def test_without_a_c_compiler_the_install_succeeds_as_plain_python(tmp_path: Path) -> None:
    wheel = wheel_of(tiny_checkout(tmp_path / "project"), CC="/bin/false")
    assert not [name for name in names_in(wheel) if name.endswith(".so")]
    assert which(installed(wheel)) == "False"


def test_one_module_that_does_not_compile_leaves_all_plain(tmp_path: Path) -> None:
    compiler = tmp_path / "cc"
    compiler.write_text('#!/bin/sh\ncase "$*" in *dice*) exit 1;; esac\nexec cc "$@"\n')
    compiler.chmod(0o755)
    wheel = wheel_of(tiny_checkout(tmp_path / "project"), CC=str(compiler))
    assert not [name for name in names_in(wheel) if name.endswith(".so")]
    assert which(installed(wheel)) == "False"


def test_with_a_c_compiler_the_wheel_holds_both_and_pure_still_chooses(tmp_path: Path) -> None:
    """With an engine of one module; that the real ones compile, the build here has shown."""
    strict = {"ASTERISM_REQUIRE_COMPILED": "1", "ASTERISM_OPT_LEVEL": "0"}
    wheel = wheel_of(tiny_checkout(tmp_path / "project"), **strict)
    names = names_in(wheel)
    compiled = {name.partition(".")[0] for name in names if name.endswith(".so")}
    plain = {name.removesuffix(".py") for name in names if name.endswith(".py")}
    assert compiled - plain == {"asterism__mypyc"}
    assert "asterism/engine/dice" in compiled
    site = installed(wheel)
    assert which(site) == "True"
    assert which(site, ASTERISM_PURE="1") == "False"
