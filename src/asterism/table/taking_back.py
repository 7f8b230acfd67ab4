"""Undo: what is free, what needs consent, and what is final."""

from __future__ import annotations

from typing import Literal

from asterism.engine.message import Message
from asterism.table.live_game import LiveGame
from asterism.table.refusal import Refusal

Further = Literal["free", "ask"]


def behind(table: LiveGame, seat: int, ply: int | None) -> int | None:
    """The ply (default: before the seat's latest decision) if an undo to it crosses a barrier; else
    None.
    """
    if table.is_over:
        raise Refusal("not-now", Message("engine-game-over"), table.game.end_clause)
    log = table.state.history()
    target = log.ply_before_last_of(seat) if ply is None else ply
    if not 0 <= target < log.ply:
        raise Refusal("not-now", Message("server-cannot-undo"))
    return target if target < log.undo_ply(seat) else None


def consent(table: LiveGame) -> Further | None:
    """How to undo past a barrier: alone if only bots play, otherwise with everybody's consent.
    Never where results are compared.
    """
    if table.is_compared:
        return None
    return "ask" if len(table.persons()) > 1 else "free"


def further(table: LiveGame, seat: int) -> Further | None:
    """How the seat can take back decisions before a barrier; None: there are none, or they are
    final.
    """
    how = consent(table)
    if how is None:
        return None
    log = table.state.history()
    return how if log.at(log.undo_ply(seat)).ply_before_last_of(seat) >= 0 else None
