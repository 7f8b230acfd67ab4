"""Other processes, to see whether they come to the same."""

import json
import os
import subprocess
import sys

from asterism._build import STAMP, build_folder, sources_digest
from tests.conformance.games import ROOT

PACKAGE = ROOT / "src" / "asterism"


def ask(module: str, question: object, **environment: str) -> object:
    """What a module of the tests answers in a fresh process."""
    done = subprocess.run(
        [sys.executable, "-m", module],
        input=json.dumps(question),
        env=os.environ | environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    answer: object = json.loads(done.stdout)
    return answer


def compiled_is_wanted() -> bool:
    """Is there a compiled build of these sources, or must there be one?"""
    if os.environ.get("ASTERISM_REQUIRE_COMPILED") == "1":
        return True
    folder = build_folder(PACKAGE)
    stamp = folder / STAMP if folder is not None else None
    if stamp is None or not stamp.exists():
        return False
    made_from: object = json.loads(stamp.read_text())["sources"]
    return made_from == sources_digest(PACKAGE)
