"""Compile the rules of this checkout into build/compiled/, if they changed since last time.

python tools/compile.py             fail if it cannot be done
python tools/compile.py --or-plain  then say so, and leave Asterism to run as plain Python
"""

import hashlib
import json
import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "asterism"
# Imported by path: `import asterism` would refuse the very build that is about to be renewed.
BUILD = runpy.run_path(str(PACKAGE / "_build.py"))


def wanted_stamp() -> dict[str, str]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["asterism"]
    recipe = (ROOT / "setup.py").read_text() + json.dumps(settings)
    return {
        "sources": BUILD["sources_digest"](PACKAGE),
        "python": BUILD["PLATFORM"],
        "mypy": version("mypy"),
        "recipe": hashlib.sha256(recipe.encode()).hexdigest(),
    }


def present_stamp(folder: Path) -> dict[str, str]:
    file = folder / BUILD["STAMP"]
    stamp: dict[str, str] = json.loads(file.read_text()) if file.exists() else {}
    return stamp


def has_compiler() -> bool:
    """Whether there is a C compiler to ask at all; mypyc would work a while before it is missed."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None


def compile_into(folder: Path) -> bool:
    """Run mypyc and the C compiler; whether both were content."""
    if not has_compiler():
        print("There is no C compiler (Debian and Ubuntu: apt install gcc libc6-dev).", flush=True)
        return False
    print("Compiling the rules (a minute or two, only when they changed) ...", flush=True)
    shutil.rmtree(folder, ignore_errors=True)
    command = [sys.executable, "setup.py", "-q", "build_ext", f"--build-lib={folder}"]
    command += ["--build-temp=build/objects", f"--parallel={os.cpu_count() or 1}"]
    environment = os.environ | {"ASTERISM_REQUIRE_COMPILED": "1", "ASTERISM_PURE": "0"}
    # Not where `make check` keeps its own, which may run at the same time with other options.
    environment["MYPY_CACHE_DIR"] = "build/mypy_cache"
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode == 0


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--or-plain"]):
        print(__doc__, file=sys.stderr)
        return 2
    folder: Path = BUILD["build_folder"](PACKAGE)
    stamp = wanted_stamp()
    if present_stamp(folder) == stamp:
        return 0

    started = time.monotonic()
    fresh = folder.with_suffix(".new")
    if not compile_into(fresh):
        if arguments:
            shutil.rmtree(folder, ignore_errors=True)
            print("Asterism runs as plain Python, several times slower.")
            return 0
        print("The rules could not be compiled; the messages above say why.", file=sys.stderr)
        return 1
    (fresh / BUILD["STAMP"]).write_text(json.dumps(stamp, indent=2) + "\n")
    shutil.rmtree(folder, ignore_errors=True)
    fresh.rename(folder)
    print(f"Compiled in {time.monotonic() - started:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
