"""Make build/train: the environment in which programs that learn are tried, with PyTorch in it.

python tools/training.py   make it, if it is not there or requirements-train.txt changed

It sees what is installed beside the Python that runs this, and adds PyTorch for the CPU. Where pip
would bring the build for graphics cards, gigabytes of it, uv is asked for the other one.
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
    print("train: installing PyTorch for the CPU into build/train (a minute) ...", flush=True)
    venv.create(ENVIRONMENT, clear=True, with_pip=True)
    site = subprocess.run(
        [PYTHON, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    if any(name.startswith(FOR_GRAPHICS_CARDS) for name in planned()):
        pip("install", "uv")
        uv = (ENVIRONMENT / "bin" / "uv", "pip", "install", "--quiet", "--python", PYTHON)
        subprocess.run([*uv, "--torch-backend", "cpu", "-r", WANTED], check=True)
    else:
        pip("install", "-r", WANTED)
    # Last, so that pip and uv installed all that is needed here.
    (Path(site) / "beside.pth").write_text(sysconfig.get_path("purelib") + "\n")
    ready.write_text(WANTED.read_text())


if __name__ == "__main__":
    make()
