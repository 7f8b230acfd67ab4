"""What a view answers, here or in another process: `python -m asterism.conformance.answers` reads
views from standard input and writes their answers.
"""

import json
import sys
from typing import Any, cast

import asterism
from asterism import View
from asterism.conformance.elsewhere import asked
from asterism.conformance.games import find
from asterism.conformance.play import text

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
    views = cast(list[dict[str, Any]], asked())
    json.dump([answers(find(view["game"]).view_from_json(view)) for view in views], sys.stdout)


if __name__ == "__main__":
    main()
