"""Make build/train: the environment in which programs that learn are tried, with PyTorch in it.

python tools/training.py   make it, if it is not there or requirements-train.txt changed

It sees what is installed beside the Python that runs this, and adds PyTorch. The package index has
only a build for graphics cards for some machines, gigabytes of it; whoever has a wheel for the CPU
tells pip where (PIP_FIND_LINKS), and pip prefers it.
"""

import json
import subprocess
import sysconfig
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WANTED = ROOT / "requirements-train.txt"
ENVIRONMENT = ROOT / "build" / "train"
PYTHON = ENVIRONMENT / "bin" / "python"
FOR_GRAPHICS_CARDS = ("nvidia-", "cuda-", "triton")


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


def make() -> None:
    ready = ENVIRONMENT / "ready"
    if ready.exists() and ready.read_text() == WANTED.read_text():
        return
    print("train: installing PyTorch into build/train ...", flush=True)
    venv.create(ENVIRONMENT, clear=True, with_pip=True)
    site = subprocess.run(
        [PYTHON, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    if any(name.startswith(FOR_GRAPHICS_CARDS) for name in planned()):
        print(
            "train: pip finds no PyTorch for the CPU alone; the one for graphics cards is several "
            "gigabytes. A wheel for the CPU in a folder named by PIP_FIND_LINKS avoids that.",
            flush=True,
        )
    pip("install", "--no-compile", "-r", WANTED)
    # Last, so that pip installed all that is needed here.
    (Path(site) / "beside.pth").write_text(sysconfig.get_path("purelib") + "\n")
    ready.write_text(WANTED.read_text())


if __name__ == "__main__":
    make()
