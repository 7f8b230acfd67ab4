"""The examples for researchers run."""

import subprocess
import sys

from tests.cli.conftest import ROOT, environment


def test_open_spiels_search_meets_ours() -> None:
    """On a small variant, where both have no time to think: every game goes to somebody."""
    flags = ["--variant", "last-turn", "--iterations", "5", "--games", "2"]
    done = subprocess.run(
        [sys.executable, "-W", "error", str(ROOT / "examples" / "openspiel_match.py"), *flags],
        capture_output=True,
        text=True,
        check=False,
        env=environment(),
    )
    assert done.returncode == 0, done.stderr
    rows = done.stdout.splitlines()[1:]
    assert [row[:8] for row in rows] == ["Asterism", "OpenSpie"]
    assert sum(float(row.split()[-2]) for row in rows) == 2
