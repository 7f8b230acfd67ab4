"""A process that computes hints and reviews.

It reads one JSON line per question. It answers with lines of progress, and then a line with the
result or the error.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TextIO

from asterism.analysis import Budget, hint, review
from asterism.engine.record import Record
from asterism.games import find as find_game

POLITE = 5  # running games come first

Json = dict[str, Any]
Progress = Callable[[int, int], None]


def answer(question: Json, progress: Progress) -> object:
    budget = Budget(**question["budget"])
    if "record" in question:
        end = Record.loads(question["record"]).replay()
        return review(end, question["seat"], budget, progress).to_json()
    view = find_game(question["game"]).view_from_json(question["view"])
    return [found.to_json() for found in hint(view, budget)]


def serve(questions: TextIO, answers: TextIO) -> None:
    def tell(**fields: object) -> None:
        print(json.dumps(fields), file=answers, flush=True)

    for line in questions:
        try:
            tell(answer=answer(json.loads(line), lambda done, of: tell(done=done, total=of)))
        except Exception as problem:  # the process must survive any error
            tell(problem=f"{type(problem).__name__}: {problem}"[:300])


if __name__ == "__main__":
    with suppress(OSError):
        os.nice(POLITE)
    answers = sys.stdout
    sys.stdout = sys.stderr
    serve(sys.stdin, answers)
