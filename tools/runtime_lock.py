"""The part of requirements.lock that a server needs: what the package depends on, with hashes.

python tools/runtime_lock.py > FILE   for the container image

The lock file says for each requirement who needs it, so no registry is asked.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OWN = "asterism (pyproject.toml)"


def parts(text: str) -> dict[str, str]:
    """The requirements of a lock file with their lines, by name."""
    found = re.split(r"^(?=[A-Za-z0-9])", text, flags=re.MULTILINE)[1:]
    return {re.split(r"[=\[ ]", part, maxsplit=1)[0]: part for part in found}


def needed_by(part: str) -> set[str]:
    """Who needs a requirement: names, or the package itself."""
    comment = part.partition("    # via")[2]
    names = [line.strip(" #") for line in comment.splitlines()]
    return {re.sub(r"\[.*\]", "", name) for name in names if name}


def runtime(text: str) -> list[str]:
    """The requirements that the package needs, directly or not."""
    every = parts(text)
    needed = {OWN}
    while more := {n for n in every if n not in needed and needed_by(every[n]) & needed}:
        needed |= more
    return [every[name] for name in every if name in needed]


if __name__ == "__main__":
    sys.stdout.write("".join(runtime((ROOT / "requirements.lock").read_text(encoding="utf-8"))))
