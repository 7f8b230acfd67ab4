"""What the commands cost before they begin: the best of ten starts each, in milliseconds."""

import subprocess
import sys
from time import perf_counter

COMMANDS = {
    "python": ["-c", ""],
    "import asterism": ["-c", "import asterism"],
    "asterism --version": ["-m", "asterism.cli", "--version"],
    "asterism --help": ["-m", "asterism.cli", "--help"],
    "asterism simulate stellar --help": ["-m", "asterism.cli", "simulate", "stellar", "--help"],
}


def started(arguments: list[str]) -> float:
    began = perf_counter()
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
    return perf_counter() - began


if __name__ == "__main__":
    for name, arguments in COMMANDS.items():
        print(f"{1000 * min(started(arguments) for _ in range(10)):6.0f}  {name}")
