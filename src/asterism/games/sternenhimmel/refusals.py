"""Why a move is refused: the clause it breaks, and a message."""

from __future__ import annotations

from typing import TYPE_CHECKING

from asterism.engine.errors import IllegalMove
from asterism.engine.message import Message
from asterism.engine.move import Move
from asterism.games.sternenhimmel.moves import Put

if TYPE_CHECKING:
    from asterism.games.sternenhimmel.state import SternenhimmelState


def refuse(state: SternenhimmelState, move: Move) -> IllegalMove:
    """Why the seat whose turn it is may not decide this."""
    if not isinstance(move, Put):
        return IllegalMove("SH-2.3", Message("engine-unknown-move", text=move.text))
    star = move.star
    board = state.rules.boards.find(star.board)
    number = -1 if board is None else board.number_of(star)
    if not state.rules.tokens.copies[move.token.index]:
        return IllegalMove("SH-1.1", Message("sternenhimmel-no-such-token", token=move.token.code))
    if board is None or number < 0:
        return IllegalMove("SH-1.2", Message("sternenhimmel-no-such-star", star=star.name))
    place = state.place_of(star)
    if place < 0:
        waits = board in state.pile
        return IllegalMove(
            "SH-2.1" if waits else "SH-5.1",
            Message("sternenhimmel-not-in-play", board=board.label, waits=waits),
        )
    chart = state.sky[place]
    assert chart is not None
    if chart.lying[number] is not None:
        return IllegalMove(
            "SH-2.3",
            Message("sternenhimmel-star-taken", star=board.names[number], board=board.label),
        )
    return IllegalMove("SH-2.3", Message("sternenhimmel-not-in-hand", token=move.token.code))
