"""Taking back: what is free, what the others are asked about, and what stands for good."""

from __future__ import annotations

from typing import Literal

from asterism.engine.message import Message
from asterism.table.live_game import LiveGame
from asterism.table.refusal import Refusal

Further = Literal["free", "ask"]


def behind(table: LiveGame, seat: int, ply: int | None) -> int | None:
    """The ply (not given: the one before the seat's latest decision), if going back to it goes
    behind what came to light; else None.
    """
    if table.is_over:
        raise Refusal("not-now", Message("engine-game-over"), table.game.end_clause)
    log = table.state.history()
    target = log.ply_before_last_of(seat) if ply is None else ply
    if not 0 <= target < log.ply:
        raise Refusal("not-now", Message("server-cannot-undo"))
    return target if target < log.undo_ply(seat) else None


def consent(table: LiveGame) -> Further | None:
    """How one goes behind what came to light: with bots alone one simply does, people are asked.
    Where results are compared nobody does.
    """
    if table.is_compared:
        return None
    return "ask" if len(table.persons()) > 1 else "free"


def further(table: LiveGame, seat: int) -> Further | None:
    """How the seat takes back what it decided before anything came to light; None if there is
    nothing, or it stands for good.
    """
    log = table.state.history()
    if log.at(log.undo_ply(seat)).ply_before_last_of(seat) < 0:
        return None
    return consent(table)
