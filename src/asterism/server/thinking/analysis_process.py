"""A process that thinks about games for people: hints, and reviews of finished games.

A question is a line of JSON. Answered are lines that say how far the work has come, and then one
with the answer, or with what went wrong.
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

POLITE = 5  # whoever plays comes first

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
        except Exception as problem:  # whatever it was, the process lives on
            tell(problem=f"{type(problem).__name__}: {problem}"[:300])


if __name__ == "__main__":
    with suppress(OSError):
        os.nice(POLITE)
    answers = sys.stdout
    sys.stdout = sys.stderr
    serve(sys.stdin, answers)
