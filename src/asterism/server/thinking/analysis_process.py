"""A process that computes hints and reviews and does chores: one JSON line per question on stdin.

For each question it writes progress lines, then one line with the result, the refusal or the error.
The result of a chore follows as bytes: the server passes them on without reading them.
"""

from __future__ import annotations

import json
import os
import resource
import sys
from contextlib import suppress
from typing import BinaryIO, TextIO

from asterism.bots.learned import hear_json
from asterism.server.thinking.chores import do, record_of
from asterism.server.thinking.process import LEARNED
from asterism.table.refusal import Refusal
from asterism.table.thinking import analyse

POLITE = 5  # running games come first
MOST_MEMORY = 2**30  # bytes


def serve(questions: TextIO, answers: BinaryIO) -> None:
    def tell(raw: bytes = b"", **fields: object) -> None:
        answers.write(json.dumps(fields).encode() + b"\n" + raw)
        answers.flush()

    for line in questions:
        try:
            question = json.loads(line)
            if LEARNED in question:
                hear_json(question[LEARNED])
            elif "chore" in question:
                body = do(question)
                tell(body, body=len(body))
            else:
                if "log" in question:
                    question["record"] = record_of(question).dumps()
                tell(answer=analyse(question, lambda done, of: tell(done=done, total=of)))
        except Refusal as refusal:
            tell(refused=[refusal.code, refusal.clause, refusal.message.to_json()])
        except Exception as problem:  # the process must survive any error
            tell(problem=f"{type(problem).__name__}: {problem}"[:300])


if __name__ == "__main__":
    with suppress(OSError):
        os.nice(POLITE)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr
    serve(sys.stdin, answers)
