"""Other processes, to see whether they come to the same."""

import json
import os
import subprocess
import sys
from pathlib import Path

import asterism
from asterism._build import STAMP, build_folder, sources_digest
from asterism.conformance.games import asked_for, examine_only

PACKAGE = Path(asterism.__file__).parent


def ask(module: str, question: object, **environment: str) -> object:
    """What a module answers in a fresh process, which finds the same packages and games."""
    path = os.pathsep.join(entry for entry in sys.path if entry)
    done = subprocess.run(
        [sys.executable, "-m", module],
        input=json.dumps({"games": asked_for(), "question": question}),
        env=os.environ | {"PYTHONPATH": path} | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    answer: object = json.loads(done.stdout)
    return answer


def asked() -> object:
    """The question, in the fresh process."""
    told = json.load(sys.stdin)
    examine_only(told["games"])
    question: object = told["question"]
    return question


def compiled_is_wanted() -> bool:
    """Is there a compiled build of these sources, or must there be one?"""
    if os.environ.get("ASTERISM_REQUIRE_COMPILED") == "1":
        return True
    folder = build_folder(PACKAGE)
    if folder is None:
        return asterism.is_compiled()
    stamp = folder / STAMP
    if not stamp.exists():
        return False
    made_from: object = json.loads(stamp.read_text())["sources"]
    return made_from == sources_digest(PACKAGE)
