"""What a view answers, here or in another process: `python -m tests.conformance.answers` reads
views from standard input and writes their answers.
"""

import json
import sys

import asterism
from asterism import View
from tests.conformance.games import find
from tests.conformance.play import text

SAMPLES = 5
BOTS = ("random", "greedy", "ismcts:6")


def answers(view: View) -> str:
    """Moves, samples, fingerprint, previews and bots' choices."""
    legal = view.legal_moves()
    found: list[object] = [
        view.to_json(),
        view.seat,
        list(view.seats),
        [move.text for move in legal],
        view.fingerprint(),
        [view.preview(move) for move in legal],
    ]
    if view.seat is not None:
        found.append([view.sample(seed).to_json() for seed in range(SAMPLES)])
    if legal:
        found.append([asterism.bot(spec, 5).choose(view).text for spec in BOTS])
    return text(found)


def main() -> None:
    asked = json.load(sys.stdin)
    json.dump([answers(find(view["game"]).view_from_json(view)) for view in asked], sys.stdout)


if __name__ == "__main__":
    main()
