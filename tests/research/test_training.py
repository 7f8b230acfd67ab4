"""What the environments are for: a policy learns, with PyTorch, in an environment of its own."""

import subprocess

from tests.cli.conftest import ROOT, environment
from tools.training import PYTHON, make

UPDATES = 40  # about twenty seconds on a quiet core


def test_a_small_policy_gets_better_at_stellar() -> None:
    make()
    example = ROOT / "examples" / "train_stellar.py"
    flags = ["--updates", str(UPDATES), "--every", str(UPDATES)]
    done = subprocess.run(
        [PYTHON, "-W", "error", example, *flags, "--against", "random", "--games", "4"],
        capture_output=True,
        text=True,
        check=False,
        env=environment(),
    )
    assert done.returncode == 0, done.stderr
    _, before, after, match = done.stdout.splitlines()
    lead_before, lead_after = float(before.split()[-1]), float(after.split()[-1])
    assert lead_after > lead_before + 10, done.stdout
    assert match.startswith("against random: ")
