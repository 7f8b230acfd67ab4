"""Games that do not begin with a new deal: continuations and copies."""

from __future__ import annotations

from dataclasses import replace

from asterism.engine.log import Log
from asterism.engine.message import Message
from asterism.table.entries import Entry, Kind
from asterism.table.live_game import LiveGame
from asterism.table.opening import NOTHING_COMMITTED, Opening
from asterism.table.origin import Origin
from asterism.table.refusal import Refusal


def went_on(source: LiveGame, id: str, at: float) -> tuple[Opening, list[Entry]]:
    """A new game from the last position of a stopped one. Neither counts. Clocks start full, and
    each seat keeps whoever plays it now.
    """
    old = source.opening
    if source.status != "stopped" or not source.state.seats:
        raise Refusal("not-now", Message("server-not-stopped"))
    if old.origin is not None and old.origin.kind == "daily":
        raise Refusal("not-now", Message("server-still-secret"))
    opening = replace(
        old,
        id=id,
        seats=list(source.seats),
        fairness=NOTHING_COMMITTED,
        conditions=replace(old.conditions, rated=False),
        origin=Origin(
            kind="went-on",
            game=old.id,
            ply=source.state.ply,
            seeded=old.origin is None or old.origin.seeded,
        ),
    )
    return opening, copied(source.state.history(), at)


KINDS: dict[str, Kind] = {"start": "start", "move": "move", "undo": "undo", "resign": "resign"}


def copied(log: Log, at: float) -> list[Entry]:
    """The log of a game up to that entry, as entries of a new game."""
    return [
        Entry(
            kind=KINDS[step.kind],
            seat=step.seat,
            move="" if step.move is None else step.move.text,
            outcomes=list(step.outcomes),
            ply=step.ply if step.kind == "undo" else 0,
            beyond=step.beyond,
            at=at,
        )
        for step in log.entries()
    ]
