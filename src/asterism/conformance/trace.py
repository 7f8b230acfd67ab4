"""A game's whole course as one hash: `python -m asterism.conformance.trace` reads names of tables
from standard input and writes the hash of each.
"""

import json
import sys
from functools import cache
from hashlib import sha256
from typing import cast

import asterism
from asterism import Record
from asterism.conformance.elsewhere import asked
from asterism.conformance.games import table_named
from asterism.conformance.kit import Table
from asterism.conformance.play import moves, played, text

SEED = 11


@cache
def trace(table: Table) -> str:
    """Every position, event, legal move, view and some samples of one random game."""
    digest = sha256()
    positions = played(table, SEED)
    for at, state in enumerate(positions):
        lines: list[object] = [state.to_json(), list(state.scores())]
        for seat in range(table.players):
            lines.append(moves(state, seat))
            view = state.view(seat)
            lines.append(view.to_json())
            if at % 4 == 0:
                lines.append(view.sample(at).to_json())
                lines.append([view.preview(move) for move in view.legal_moves()])
        digest.update(text(lines).encode())
    last = positions[-1]
    for viewer in table.viewers:
        digest.update(text(last.events(viewer)).encode())
    digest.update(Record.of(last).dumps().encode())
    return digest.hexdigest()


def main() -> None:
    names = cast(list[str], asked())
    traces = {name: trace(table_named(name)) for name in names}
    json.dump({"compiled": asterism.is_compiled(), "traces": traces}, sys.stdout)


if __name__ == "__main__":
    main()
