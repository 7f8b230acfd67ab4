"""Known vulnerabilities in what is installed: pip-audit for Python, npm audit for the page.

Both ask databases on the internet. Where one cannot be reached, a sentence says so, and the rest
is audited. The exit status is 1 if something was found.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
OWN = ROOT / "build" / "audit"  # pip-audit is no part of the project's own environment
LOCKS = ("requirements.lock", "requirements-docs.lock")


def answer(command: Sequence[str], folder: Path = ROOT) -> Any:
    """The JSON that a program prints; None if it prints none."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        return json.loads(done.stdout)
    except (OSError, ValueError):
        return None


def python() -> list[str] | None:
    """What pip-audit finds in the lock files; None: it cannot ask."""
    program = OWN / "bin" / "pip-audit"
    if not program.exists():
        subprocess.run([sys.executable, "-m", "venv", OWN], check=True)
        pip = [str(OWN / "bin" / "python"), "-m", "pip", "install", "--quiet", "pip-audit"]
        if subprocess.run(pip, capture_output=True, check=False).returncode:
            return None
    found: list[str] = []
    for lock in LOCKS:
        command = [str(program), "--requirement", lock, "--disable-pip", "--format", "json"]
        told = answer([*command, "--progress-spinner", "off"])
        if not isinstance(told, dict) or "dependencies" not in told:
            return None
        found += vulnerable(told)
    return found


def vulnerable(told: dict[str, Any]) -> list[str]:
    """The findings in pip-audit's answer, one line each."""
    return [
        f"{one['name']} {one['version']}: {problem['id']}"
        for one in told["dependencies"]
        for problem in one.get("vulns", [])
    ]


def page() -> list[str] | None:
    """What npm audit finds in package-lock.json; None: it cannot ask."""
    told = answer(["npm", "audit", "--json"], ROOT / "web")
    if not isinstance(told, dict) or "vulnerabilities" not in told:
        return None
    found = told["vulnerabilities"].items()
    return [f"{name}: {one['severity']}" for name, one in sorted(found)]


def main() -> int:
    status = 0
    for what, found in (("pip-audit", python()), ("npm audit", page())):
        if found is None:
            print(f"{what} was left out: its database cannot be reached from here")
        elif found:
            print(f"{what} found:", *found, sep="\n  ")
            status = 1
        else:
            print(f"{what} found nothing")
    return status


if __name__ == "__main__":
    sys.exit(main())
