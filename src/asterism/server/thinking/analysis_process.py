"""A process that computes hints and reviews.

It reads one JSON line per question. It answers with lines of progress, and then a line with the
result or the error.
"""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from typing import TextIO

from asterism.bots.learned import hear_json
from asterism.server.thinking.process import LEARNED
from asterism.table.thinking import analyse

POLITE = 5  # running games come first


def serve(questions: TextIO, answers: TextIO) -> None:
    def tell(**fields: object) -> None:
        print(json.dumps(fields), file=answers, flush=True)

    for line in questions:
        try:
            question = json.loads(line)
            if LEARNED in question:
                hear_json(question[LEARNED])
                continue
            tell(answer=analyse(question, lambda done, of: tell(done=done, total=of)))
        except Exception as problem:  # the process must survive any error
            tell(problem=f"{type(problem).__name__}: {problem}"[:300])


if __name__ == "__main__":
    with suppress(OSError):
        os.nice(POLITE)
    answers = sys.stdout
    sys.stdout = sys.stderr
    serve(sys.stdin, answers)
