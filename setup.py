"""Compiles the rules with mypyc and builds the page while a wheel is made; everything else is in
pyproject.toml.

The plain files are always part of the wheel. Without a working C compiler, or with
ASTERISM_PURE=1, they are all of it, and the install succeeds all the same. With
ASTERISM_REQUIRE_COMPILED=1 a failure is a failure. Without node the wheel has no page, and the
server says so. An sdist always has the page: whoever builds from it needs no node.
"""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

PURE = os.environ.get("ASTERISM_PURE", "0") not in ("", "0")
REQUIRED = os.environ.get("ASTERISM_REQUIRE_COMPILED", "0") not in ("", "0")
# The tests that install a wheel care for its shape, not for its speed.
OPT_LEVEL = os.environ.get("ASTERISM_OPT_LEVEL", "3")
PACKAGE = Path("src/asterism")
PAGE = PACKAGE / "server" / "page" / "index.html"
PAGE_BUILDER = Path("tools/page.py")
# What is compiled must not depend on the floors above or on what else is installed.
MYPY_OPTIONS = ["--follow-imports=silent", "--no-site-packages"]


# A product and a sum rounded as one would give other numbers on machines that can do that.
SAME_NUMBERS = [] if sys.platform == "win32" else ["-ffp-contract=off"]


def modules_to_compile() -> list[str]:
    """The modules of engine, search and games, but those that pyproject.toml keeps plain."""
    plain = tomllib.loads(Path("pyproject.toml").read_text())["tool"]["asterism"]["plain"]
    return sorted(
        path.as_posix()
        for part in ("engine", "search", "games")
        for path in (PACKAGE / part).rglob("*.py")
        if path.name not in plain and path.relative_to(PACKAGE).as_posix() not in plain
    )


def extensions() -> list[Extension]:
    # An editable install, an sdist and plain metadata compile nothing.
    if PURE or not {"build_ext", "bdist_wheel"} & set(sys.argv):
        return []
    from mypyc.build import mypycify

    try:
        found = mypycify(
            [*MYPY_OPTIONS, *modules_to_compile()],
            group_name="asterism",
            opt_level=OPT_LEVEL,
            debug_level="0",
            target_dir="build/mypyc",
        )
        for extension in found:
            extension.extra_compile_args += SAME_NUMBERS
        return found
    except SystemExit:
        if REQUIRED:
            raise
        return plain_instead("mypyc refused the sources")


def plain_instead(reason: str) -> list[Extension]:
    print(f"asterism: {reason}; it is installed as plain Python.", file=sys.stderr)
    return []


class BuildAllOrNothing(build_ext):
    """Extension modules share one library, so a part of them is worse than none."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if REQUIRED:
                raise
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = plain_instead(f"the C compiler failed ({error})")


class BuildWithPage(build_py):
    """A wheel has the page; a checkout builds it when it is wanted."""

    def run(self) -> None:
        if not self.editable_mode and not PAGE.is_file() and PAGE_BUILDER.is_file():
            if subprocess.run([sys.executable, str(PAGE_BUILDER)], check=False).returncode:
                print("asterism: the page is not part of this build.", file=sys.stderr)
            self.data_files = self._get_data_files()
        super().run()


class SdistWithPage(sdist):
    """An sdist from a checkout gets the page as it is now."""

    def run(self) -> None:
        if PAGE_BUILDER.is_file() and (Path(".git").exists() or not PAGE.is_file()):
            subprocess.run([sys.executable, str(PAGE_BUILDER)], check=True)
        super().run()


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildAllOrNothing, "build_py": BuildWithPage, "sdist": SdistWithPage},
)
