"""The frames that one viewer gets: its view, and the events as it saw them. Nothing else.

Frames are plain dicts, typed as TypedDicts, so a host encodes them as they are. docs/schema.json
lists them under these names.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict, cast

from asterism.engine.message import Message
from asterism.engine.state import State
from asterism.engine.view import View
from asterism.table import taking_back
from asterism.table.entries import SeatKind
from asterism.table.live_game import LiveGame
from asterism.table.opening import Opening, with_pack

Json = dict[str, Any]


class Say(TypedDict):
    """A sentence in no language yet: a Fluent id and its arguments."""

    id: str
    args: Json


class MoveOption(TypedDict):
    """A legal move: its text, its JSON, and a short label for a button."""

    text: str
    move: Json
    says: Say


class Favour(TypedDict):
    """A favour between partners: `seat` is the other partner, `move` the move that grants it."""

    seat: int
    name: str
    move: str


class TableEvent(TypedDict):
    """An event as the viewer saw it (`number`: its log entry), and the sentence for it. `ply`: how
    many decisions stood then; `at/{ply}` shows that position.
    """

    event: Json
    says: Say | None
    ply: int


class TablePlayer(TypedDict):
    """Who plays a seat of a game."""

    kind: SeatKind
    name: str | None
    person: str | None
    level: str | None


class Table(TypedDict):
    """The game as one seat knows it, and the events after log entry `since`."""

    type: Literal["table"]
    room: str
    game: str
    rules: str  # the game's name
    number: int
    ply: int
    seat: int | None
    view: Json
    pack: str | None  # the fingerprint of the game's pack
    deciding: list[int]
    legal: list[MoveOption]
    wishes: dict[str, str]  # shortcuts: the text of the next move that each makes
    favours: dict[str, Favour]  # what you may ask partners for, by name
    prompt: Say | None
    hints: bool  # may you ask for a hint at this table?
    undo: int | None  # the earliest ply to which the seat may undo freely; null: none
    # How to take back earlier decisions: freely, or with everybody's consent; null: not at all.
    undo_further: Literal["free", "ask"] | None
    clocks: list[float] | None  # seconds left to each seat at time `at`
    at: float
    now: float
    players: list[TablePlayer]
    commitment: str
    status: Literal["playing", "over", "aborted", "stopped"]
    stopped: Say | None  # the reason, if it was
    outcome: Json | None
    since: int
    events: list[TableEvent]


SHAPES = (Say, MoveOption, Favour, TableEvent, TablePlayer, Table)


MOST_ENTRIES = 500  # whose events one frame has


def say(message: Message) -> Say:
    return cast(Say, message.to_json())


def events(table: LiveGame, view: View, since: int) -> list[TableEvent]:
    """The events after entry `since`, as the seat of the view saw them."""
    state = table.state
    viewer = -1 if view.seat is None else view.seat
    found: list[TableEvent] = []
    for number, log in table.entries_since(since):
        for event in log.events:
            seen = event.as_seen_by(viewer, state.eyes(event.seat))
            seen["number"] = number
            found.append({"event": seen, "says": _sentence(seen, view), "ply": log.ply})
    return found


def _sentence(event: dict[str, object], view: View) -> Say | None:
    if event["type"] == "taken_back":
        return say(Message("engine-undone", player=event["seat"]))
    return say(view.game.event_message(event, view))


def players(table: LiveGame) -> list[TablePlayer]:
    """Who plays, by seat."""
    return [
        {"kind": p.kind, "name": p.name, "person": p.person, "level": p.level} for p in table.seats
    ]


def legal(state: State, view: View) -> list[MoveOption]:
    """The legal moves of the seat that has this view."""
    seat = view.seat
    if seat is None:
        return []
    return [
        {
            "text": move.text,
            "move": move.to_json(),
            "says": say(state.game.move_message(move, view)),
        }
        for move in state.legal_moves(seat)
    ]


def wishes(state: State, view: View) -> dict[str, str]:
    if view.seat is None or view.seat not in state.seats:
        return {}
    said = state.game.wishes(view)
    return {wish: move.text for wish, move in said.items()}


# Older logs give no reason for a stop.
STOPPED_IDS = {
    "closed": "server-stopped-closed",
    "rules": "server-stopped-rules",
    "failed": "server-stopped-failed",
}


def stopped(table: LiveGame) -> Say | None:
    return say(Message(STOPPED_IDS[table.why])) if table.why else None


def favours(table: LiveGame, view: View) -> dict[str, Favour]:
    return {
        name: {"seat": partner, "name": name, "move": move.text}
        for name, (partner, move) in table.favours(view).items()
    }


def sent_view(whole: Json, opening: Opening, knows_pack: bool) -> Json:
    """A view or position as it is sent. Whoever knows the game's pack gets its fingerprint: a pack
    may have 200 kB, and a frame is sent after every decision.
    """
    if not (knows_pack and opening.pack and "options" in whole):
        return whole
    return {**whole, "options": with_pack(whole["options"], opening.pack)}


def table_frame(
    table: LiveGame, seat: int | None, since: int, now: float, knows_pack: bool = False
) -> Table:
    """Everything a client needs to draw the table from that seat, and what is new."""
    state, opening = table.state, table.opening
    view = state.view(seat)
    undo, further = None, None
    if seat is not None and not table.is_over:
        earliest = state.undo_to(seat)
        undo = earliest if earliest < state.ply else None
        further = taking_back.further(table, seat)
    return {
        "type": "table",
        "room": opening.room,
        "game": opening.id,
        "rules": table.game.name,
        "number": table.number,
        "ply": state.ply,
        "seat": seat,
        "view": sent_view(view.to_json(), opening, knows_pack),
        "pack": opening.pack or None,
        "deciding": [] if table.is_over else list(state.seats),
        "legal": [] if table.is_over else legal(state, view),
        "wishes": {} if table.is_over else wishes(state, view),
        "favours": favours(table, view),
        "prompt": None if table.is_over else say(table.game.prompt_message(view)),
        "hints": seat is not None and table.hints_allowed(),
        "undo": undo,
        "undo_further": further,
        "clocks": table.times.shown(),
        "at": table.times.at,
        "now": now,
        "players": players(table),
        "commitment": opening.fairness.commitment,
        "status": table.status,
        "stopped": stopped(table),
        "outcome": None if state.outcome is None else state.outcome.to_json(),
        "since": since,
        "events": events(table, view, since),
    }


def recent(table: LiveGame, since: int) -> int:
    """The entry after which a frame has the events for somebody who has seen `since`. Whoever has
    missed more gets the newest: all of a long game takes too long for one frame.
    """
    return max(since, table.number - MOST_ENTRIES)


def viewer(table: LiveGame, person: str, wanted: int | None) -> int | None:
    """The seat from which a person sees the table; None: a spectator.

    A person whom a bot stands in for keeps the view of their seat.
    """
    own = [
        seat for seat, player in enumerate(table.seats) if person in (player.person, player.owner)
    ]
    if wanted is not None and wanted in own:
        return wanted
    return own[0] if own else None
