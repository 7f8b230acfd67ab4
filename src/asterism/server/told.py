"""What one viewer is told of a table: nothing but its view and the events as it saw them."""

from __future__ import annotations

from asterism.engine.message import Message
from asterism.engine.state import State
from asterism.engine.view import View
from asterism.server import taking_back
from asterism.server.protocol import messages
from asterism.server.protocol.messages import Favour, MoveOption, Say, TablePlayer, Told
from asterism.server.table import Table


def say(message: Message) -> Say:
    told = message.to_json()
    args = told["args"]
    assert isinstance(args, dict)
    return Say(id=message.id, args=args)


def events(table: Table, seat: int | None, since: int, upto: int | None = None) -> list[Told]:
    """What happened after entry `since`, as the seat saw it (None: a spectator)."""
    state = table.state
    view = state.view(seat)
    viewer = -1 if seat is None else seat
    found: list[Told] = []
    for number, log in table.entries_since(since):
        if upto is not None and number > upto:
            break
        for event in log.events:
            seen = event.as_seen_by(viewer, state.eyes(event.seat))
            seen["number"] = number
            found.append(Told(event=seen, says=_sentence(seen, view), ply=log.ply))
    return found


def _sentence(event: dict[str, object], view: View) -> Say | None:
    if event["type"] == "taken_back":
        return say(Message("engine-undone", player=event["seat"]))
    return say(view.game.event_message(event, view))


def players(table: Table) -> list[TablePlayer]:
    """Who plays, seat by seat."""
    return [
        TablePlayer(kind=p.kind, name=p.name, person=p.person, level=p.level) for p in table.seats
    ]


def legal(state: State, view: View) -> list[MoveOption]:
    """The legal moves of whoever has this view."""
    seat = view.seat
    if seat is None:
        return []
    return [
        MoveOption(
            text=move.text, move=move.to_json(), says=say(state.game.move_message(move, view))
        )
        for move in state.legal_moves(seat)
    ]


def wishes(state: State, view: View) -> dict[str, str]:
    if view.seat is None or view.seat not in state.seats:
        return {}
    said = state.game.wishes(view)
    return {wish: move.text for wish, move in said.items()}


# Why a game was stopped; an older log does not say.
STOPPED_IDS = {
    "closed": "server-stopped-closed",
    "rules": "server-stopped-rules",
    "failed": "server-stopped-failed",
}


def stopped(table: Table) -> Say | None:
    return say(Message(STOPPED_IDS[table.why])) if table.why else None


def favours(table: Table, view: View) -> dict[str, Favour]:
    return {
        name: Favour(seat=partner, name=name, move=move.text)
        for name, (partner, move) in table.favours(view).items()
    }


def table_frame(table: Table, seat: int | None, since: int, now: float) -> messages.Table:
    """Everything a client needs to draw the table from that seat, and what is new since then."""
    state, opening = table.state, table.opening
    view = state.view(seat)
    undo, further = None, None
    if seat is not None and not table.is_over:
        earliest = state.undo_to(seat)
        undo = earliest if earliest < state.ply else None
        further = taking_back.further(table, seat)
    return messages.Table(
        room=opening.room,
        game=opening.id,
        rules=table.game.name,
        number=table.number,
        ply=state.ply,
        seat=seat,
        view=view.to_json(),
        deciding=[] if table.is_over else list(state.seats),
        legal=[] if table.is_over else legal(state, view),
        wishes={} if table.is_over else wishes(state, view),
        favours=favours(table, view),
        prompt=None if table.is_over else say(table.game.prompt_message(view)),
        hints=seat is not None and table.hints_allowed(),
        undo=undo,
        undo_further=further,
        clocks=table.times.told(),
        at=table.times.at,
        now=now,
        players=players(table),
        commitment=opening.fairness.commitment,
        status=table.status,
        stopped=stopped(table),
        outcome=None if state.outcome is None else state.outcome.to_json(),
        since=since,
        events=events(table, seat, since),
    )
