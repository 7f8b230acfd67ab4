"""A process that runs bots: one JSON line per question on stdin, one per answer on stdout.

It gets a spec, a seed, a view as JSON and a budget, and returns a move's text. Nothing else reaches
it but, before the first question, the weights that were learned for packs. So a bot cannot look at
anybody's cards.
"""

import json
import sys
from typing import TextIO

from asterism.bots.learned import hear_json
from asterism.server.thinking.process import LEARNED
from asterism.table.thinking import choose


def answer(question: dict[str, object]) -> dict[str, object]:
    """The move that the bot chooses, or the error."""
    try:
        return {"move": choose(question)}
    except Exception as problem:  # the process must survive any bot
        return {"problem": f"{type(problem).__name__}: {problem}"[:300]}


def serve(questions: TextIO, answers: TextIO) -> None:
    print(json.dumps({"ready": True}), file=answers, flush=True)
    for line in questions:
        question = json.loads(line)
        if LEARNED in question:
            hear_json(question[LEARNED])
            continue
        print(json.dumps(answer(question)), file=answers, flush=True)


if __name__ == "__main__":
    answers = sys.stdout
    sys.stdout = sys.stderr  # a bot's prints must not mix with the answers
    serve(sys.stdin, answers)
