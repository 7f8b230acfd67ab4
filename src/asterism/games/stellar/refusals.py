"""Why a move is refused: the clause it breaks, and a message."""

from __future__ import annotations

from typing import TYPE_CHECKING

from asterism.engine.errors import IllegalMove
from asterism.engine.message import Message
from asterism.engine.move import Move
from asterism.games.stellar.moves import RENEW_OR_KEEP, Last, Place, Play, Start, Take

if TYPE_CHECKING:
    from asterism.games.stellar.state import StellarState


def refuse(state: StellarState, move: Move, seat: int) -> IllegalMove:
    """Why the seat, which may decide now, may not decide this."""
    if isinstance(move, Start):
        if state.step != "starters":
            return _wrong_step(state, "ST-2.1")
        if move.card not in state.hands[seat]:
            return IllegalMove("ST-2.1", Message("stellar-not-a-starter", card=move.card.code))
    elif isinstance(move, Take):
        return _wrong_step(state, "ST-3.1")
    elif isinstance(move, Play):
        if state.step != "play" or state.placing is not None:
            return _wrong_step(state, "ST-3.2")
        return IllegalMove("ST-3.2", Message("stellar-not-in-hand", card=move.card.code))
    elif isinstance(move, Place):
        return _refuse_place(state, move, seat)
    elif isinstance(move, Last):
        if state.step != "last":
            return _wrong_step(state, "ST-6.1")
        return IllegalMove("ST-6.1", Message("stellar-not-in-hand", card=move.card.code))
    elif state.step == "take":
        if _last_move(state) in RENEW_OR_KEEP:
            return IllegalMove("ST-3.0", Message("stellar-renewal-decided"))
        return IllegalMove("ST-3.0", Message("stellar-no-renewal-right"))
    return _wrong_step(state, "ST-3.0")


def _refuse_place(state: StellarState, move: Place, seat: int) -> IllegalMove:
    card = state.placing
    if card is None:
        return _wrong_step(state, "ST-3.2")
    if state.telescopes[seat].free >> move.slot & 1:
        return IllegalMove(
            "ST-4.3", Message("stellar-not-next-to-its-type", card=card.code, slot=move.slot)
        )
    if move.face_down:
        clause = "ST-4.5"
    elif card.is_satellite:
        clause = "ST-4.6"
    else:
        clause = "ST-4.3" if state.telescopes[seat].shown[card.type] else "ST-4.4"
    return IllegalMove(clause, Message("stellar-place-taken", slot=move.slot))


def _last_move(state: StellarState) -> Move | None:
    """What was decided last and stands; None if nobody wrote it down."""
    entry = state.log
    while entry is not None and entry.restored is not None:
        entry = entry.restored
    return None if entry is None else entry.move


def _wrong_step(state: StellarState, clause: str) -> IllegalMove:
    return IllegalMove(clause, Message("stellar-wrong-step", step=asked(state)))


def asked(state: StellarState) -> str:
    """What is to be decided, for people: the step, or `place` for the second half of step 2."""
    return "place" if state.step == "play" and state.placing is not None else state.step
