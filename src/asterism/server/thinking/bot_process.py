"""A process that thinks for bots: one question a line on stdin, one answer a line on stdout.

It gets a spec, a seed, a view as JSON and a budget, and gives a move's text. Nothing else reaches
it: a bot that plays in another process cannot look at anybody's cards.
"""

import json
import sys
from typing import TextIO

from asterism.bots import make_for_guest as make_bot
from asterism.games import find as find_game


def answer(question: dict[str, object]) -> dict[str, object]:
    """The move that the bot chooses, or what went wrong."""
    try:
        game = find_game(str(question["game"]))
        seed = question["seed"]
        assert isinstance(seed, int)
        bot = make_bot(str(question["spec"]), seed)
        return {"move": bot.choose(game.view_from_json(question["view"])).text}
    except Exception as problem:  # whatever a bot does, the process lives on
        return {"problem": f"{type(problem).__name__}: {problem}"[:300]}


def serve(questions: TextIO, answers: TextIO) -> None:
    print(json.dumps({"ready": True}), file=answers, flush=True)
    for line in questions:
        print(json.dumps(answer(json.loads(line))), file=answers, flush=True)


if __name__ == "__main__":
    answers = sys.stdout
    sys.stdout = sys.stderr  # a bot that prints does not spoil an answer
    serve(sys.stdin, answers)
