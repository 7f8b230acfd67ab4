"""Which Asterism runs: the modules that mypyc compiled, or the same files as plain Python.

An installed package simply uses what lies beside it. In a checkout the compiled modules live
outside `src/`, in `build/compiled/<platform>/`, because an old extension module beside an
edited source file would still win the import. `make build` puts them there with a stamp of
the sources they were made from; a build whose stamp does not fit is refused, never used.

`ASTERISM_PURE=1` asks for plain Python everywhere: in a checkout, in an installed package and
in the child processes of both.
"""

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

COMPILED_PACKAGES = ("engine", "search", "games")
STAMP = "stamp.json"

# ".cpython-311-x86_64-linux-gnu.so" here: names the Python version and the platform.
SUFFIX = EXTENSION_SUFFIXES[0]
PLATFORM = SUFFIX.split(".")[1]


class StaleBuild(ImportError):
    """The compiled modules of this checkout were made from other sources."""


def pure_wanted() -> bool:
    """Whether the person asked for plain Python."""
    return os.environ.get("ASTERISM_PURE", "0") not in ("", "0")


def build_folder(package: Path) -> Path | None:
    """Where a checkout keeps its compiled modules; None if `package` is installed."""
    if package.parent.name != "src":
        return None
    return package.parent.parent / "build" / "compiled" / PLATFORM


def sources_digest(package: Path) -> str:
    """A hash over every file that can change what the compiler makes."""
    digest = hashlib.sha256()
    for part in COMPILED_PACKAGES:
        for path in sorted((package / part).rglob("*.py")):
            content = path.read_bytes()
            digest.update(f"{path.relative_to(package).as_posix()} {len(content)}\n".encode())
            digest.update(content)
    return digest.hexdigest()


class CompiledFinder:
    """Finds a module in the build folder first, and with it the library that all share."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] not in ("asterism", "asterism__mypyc"):
            return None
        file = self.folder.joinpath(*fullname.split(".")).with_suffix(SUFFIX)
        return spec_from_file_location(fullname, file) if file.exists() else None


class PlainFinder:
    """Finds source files only, also where an extension module of the same name lies beside."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("asterism."):
            return None
        for folder in path or ():
            finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            if spec := finder.find_spec(fullname):
                return spec
        return None


def activate(package: Path) -> None:
    """Decide, before the first import of a module that may be compiled."""
    if pure_wanted():
        sys.meta_path.insert(0, PlainFinder())
        return
    folder = build_folder(package)
    if folder is None or not folder.is_dir():
        return
    if json.loads((folder / STAMP).read_text())["sources"] != sources_digest(package):
        raise StaleBuild(
            "the compiled modules are older than the sources: run `make build`, "
            "or set ASTERISM_PURE=1 to use the plain Python files"
        )
    sys.meta_path.insert(0, CompiledFinder(folder))


def is_compiled() -> bool:
    """Whether the rules that run in this process are the compiled ones."""
    files = (
        getattr(module, "__file__", None) or ""
        for name, module in list(sys.modules.items())
        if name.startswith("asterism.engine.")
    )
    return any(file.endswith(SUFFIX) for file in files)


# The build tools load this file by its path and only want the functions above.
if __name__ == "asterism._build":
    activate(Path(__file__).resolve().parent)
