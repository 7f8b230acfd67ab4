"""Make build/train: the environment in which programs that learn are tried, with PyTorch in it.

python tools/training.py         make it, if it is not there or requirements-train.txt changed
python tools/training.py --any   even if PyTorch comes with gigabytes for graphics cards

It sees what is installed beside the Python that runs this, and adds PyTorch. For some machines the
package index has only a build for graphics cards; nobody is made to download that for a test.
Whoever has a wheel for the CPU tells pip where (PIP_FIND_LINKS), and pip prefers it.
"""

import json
import subprocess
import sys
import sysconfig
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WANTED = ROOT / "requirements-train.txt"
ENVIRONMENT = ROOT / "build" / "train"
PYTHON = ENVIRONMENT / "bin" / "python"
READY = ENVIRONMENT / "ready"
FOR_GRAPHICS_CARDS = ("nvidia-", "cuda-", "triton")
ONLY_FOR_GRAPHICS_CARDS = (
    "pip finds no PyTorch for the CPU alone, only the one for graphics cards, several gigabytes. "
    "Name a folder with a wheel for the CPU in PIP_FIND_LINKS, or run `make train ANY=1`."
)


def pip(*arguments: str | Path) -> None:
    quiet = ("-m", "pip", "--quiet", "--disable-pip-version-check")
    subprocess.run([PYTHON, *quiet, *arguments], check=True)


def planned() -> list[str]:
    """The packages that pip would bring."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        pip("install", "--dry-run", "--report", report, "-r", WANTED)
        plan = json.loads(report.read_text())["install"]
    return [item["metadata"]["name"].lower() for item in plan]


def is_ready() -> bool:
    return READY.exists() and READY.read_text() == WANTED.read_text()


def make(whatever_it_takes: bool) -> None:
    if is_ready():
        return
    print("train: PyTorch, into build/train ...", flush=True)
    venv.create(ENVIRONMENT, clear=True, with_pip=True)
    site = subprocess.run(
        [PYTHON, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    if not whatever_it_takes and any(name.startswith(FOR_GRAPHICS_CARDS) for name in planned()):
        print(f"train: {ONLY_FOR_GRAPHICS_CARDS}", flush=True)
        return
    pip("install", "--no-compile", "-r", WANTED)
    # Last, so that pip installed all that is needed here.
    (Path(site) / "beside.pth").write_text(sysconfig.get_path("purelib") + "\n")
    READY.write_text(WANTED.read_text())


if __name__ == "__main__":
    make(sys.argv[1:] == ["--any"])
