"""A bot in a program of its own: asterism simulate stellar --bots "exec:python3 examples/bot.py"

It answers one line of JSON with another; docs/external-bots.md has the protocol. This one takes the
move with the longest name, and lets the seed decide between equals.
"""

import json
import sys
from random import Random
from typing import Any


def choose(question: dict[str, Any]) -> str:
    moves: list[str] = [move["text"] for move in question["moves"]]
    longest = max(len(move) for move in moves)
    return Random(question["seed"]).choice([move for move in moves if len(move) == longest])


for line in sys.stdin:
    question = json.loads(line)
    if question["type"] == "end":
        break
    answer = {"protocol": 1} if question["type"] == "hello" else {"move": choose(question)}
    print(json.dumps(answer), flush=True)
