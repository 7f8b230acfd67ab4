"""Rooms and games over HTTP: the same commands and frames as over the socket."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from asterism.engine.message import Message
from asterism.server.http.dependencies import (
    EnteredRoom,
    FoundRoom,
    Guest,
    LinkedGame,
    PastGame,
    SeatQuery,
    TheNode,
    Wait,
    body,
)
from asterism.server.http.requests import (
    address_of,
    as_id,
    decode_command,
    gives,
    ready,
    refused,
    reply,
    takes,
)
from asterism.server.http.routes.people import base_url
from asterism.server.node import Node
from asterism.server.protocol import http_types
from asterism.server.protocol.commands import Ping
from asterism.server.protocol.mapping import room_wish
from asterism.server.protocol.messages import NewRoom
from asterism.server.storage.people import Person
from asterism.server.thinking.chores import AT_ONCE, log_of, shown
from asterism.table.frames import recent, table_frame, viewer
from asterism.table.live_game import LiveGame
from asterism.table.past import Past
from asterism.table.refusal import Refusal, unknown_room

rooms = APIRouter(tags=["rooms"])
games = APIRouter(tags=["games"])

MOST_LISTED = 100
After = Annotated[int, Query(ge=-1, le=1_000_000)]


@rooms.get("/rooms", responses=gives("Lobby"))
async def lobby(node: TheNode, guest: Guest) -> Response:
    """The listed rooms."""
    listed = await node.store.listed_rooms(MOST_LISTED)
    views = [await node.rooms.view_or_none(room) for room in listed]
    return reply(http_types.Lobby(rooms=[view for view in views if view is not None]))


@rooms.post(
    "/rooms", status_code=201, openapi_extra=takes("NewRoom"), responses=gives("RoomView", 201)
)
async def open_room(
    node: TheNode, guest: Guest, wish: Annotated[NewRoom, body(NewRoom)]
) -> Response:
    """Open a room."""
    room = await node.rooms.open(room_wish(wish), guest)
    return reply(await node.rooms.view(room), 201)


@rooms.get("/codes/{code}", responses=gives("Found"))
async def find(node: TheNode, guest: Guest, code: str) -> Response:
    """The room of a code."""
    wanted = code.upper().replace(" ", "").replace("-", "")
    room = await node.store.room_of_code(as_id(wanted)) if wanted else None
    # By person: whoever guesses keeps nobody else at the same address from finding a room.
    await node.rates.guess(guest.id, room is not None)
    if room is None:
        raise unknown_room()
    return reply(http_types.Found(room=room))


@rooms.get("/rooms/{room}", responses=gives("RoomView"))
async def show_room(
    node: TheNode, guest: Guest, found: FoundRoom, after: After = -1, wait: Wait = 0
) -> Response:
    """A room. With `after` and `wait`, respond once its version is newer."""
    if wait and found.version <= after:
        async with node.connections.watching(found.id) as change:
            found = await node.rooms.room(found.id)
            if found.version <= after:
                await node.connections.wait(change, wait)
        found = await node.rooms.room(found.id)
    node.rooms.may_enter(found, await node.rooms.table_of(found), guest)
    return reply(await node.rooms.view(found))


@rooms.get("/rooms/{room}/qr.svg", responses=gives(None, kind="image/svg+xml"))
async def qr_code(request: Request, found: FoundRoom) -> Response:
    """The room's link as a QR code."""
    import segno

    code = segno.make(f"{base_url(request)}/r/{found.id}", micro=False)
    svg = code.svg_inline(scale=4, border=4, light="white")
    shown = svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return Response(shown, media_type="image/svg+xml")


@rooms.post(
    "/rooms/{room}/commands",
    openapi_extra=takes("Command"),
    responses=gives("Answered"),
)
async def command(request: Request, node: TheNode, guest: Guest, room: str) -> Response:
    """Run any command of the protocol."""
    wish = decode_command(await request.body())
    try:
        done = await node.commands.carry_out(as_id(room), guest, wish)
        if not isinstance(wish, Ping):  # which need not name a room that there is
            node.connections.note_request(room, guest.id)
        return reply(done)
    except Refusal as refusal:
        return reply(refused(refusal, wish.ref, guest.language), refusal.status)


@rooms.get("/rooms/{room}/table", responses=gives("Table"))
async def table(
    node: TheNode,
    guest: Guest,
    found: FoundRoom,
    seat: SeatQuery = None,
    after: After = -1,
    wait: Wait = 0,
) -> Response:
    """The current game as you know it, with the events after entry `after`. With `wait`, respond
    once there is something newer.
    """
    node.connections.note_request(found.id, guest.id)
    current = await node.rooms.table_of(found)
    if current is not None:
        seat_for(guest, current, seat)
    if current is not None and wait and current.number <= after:
        async with node.connections.watching(found.id) as change:
            current = await node.rooms.table_of(found)
            if current is not None and current.number <= after:
                await node.connections.wait(change, wait)
        found = await node.rooms.room(found.id)
        current = await node.rooms.table_of(found)
    if current is None:
        raise Refusal("not-now", Message("server-no-game-yet"))
    node.rooms.may_enter(found, current, guest)
    own = seat_for(guest, current, seat)
    since = recent(current, min(after, current.number))
    return reply(table_frame(current, own, since, node.clock.now(), after >= 0))


def seat_for(person: Person, table: LiveGame, wanted: int | None) -> int | None:
    seat = viewer(table, person.id, wanted)
    if wanted is not None and seat != wanted:
        raise Refusal("forbidden", Message("server-not-your-seat"))
    return seat


@rooms.get("/rooms/{room}/chat", responses=gives("ChatLine", many=True))
async def chat(
    node: TheNode, guest: Guest, found: EnteredRoom, after: After = 0, wait: Wait = 0
) -> Response:
    """The chat lines after line `after`. With `wait`, respond once there is a new one."""
    lines = await node.talk.lines(found.id, guest, max(after, 0))
    if wait and not lines:
        async with node.connections.watching(found.id) as change:
            lines = await node.talk.lines(found.id, guest, max(after, 0))
            if not lines:
                await node.connections.wait(change, wait)
                lines = await node.talk.lines(found.id, guest, max(after, 0))
    return reply(lines)


# Looking back.


async def shown_to(
    request: Request, node: Node, past: Past, what: str, seat: int | None = None
) -> bytes:
    """A process goes through a long game, and nobody else waits for it."""
    if past.table.number < AT_ONCE:
        return shown(past, what, seat)
    log = log_of(past, await node.store.stored_entries(past.table.opening.id))
    question = {"chore": "show", **log, "what": what, "seat": seat}
    return await node.analyses.chores.answer(past.person or address_of(request), question)


@games.get("/games/{game}/record", responses=gives(None, kind="text/plain"))
async def record(request: Request, node: TheNode, past: LinkedGame) -> Response:
    """The record of a finished game, for everybody who has the link."""
    text = await shown_to(request, node, past, "record")
    return Response(text, media_type="text/plain; charset=utf-8")


@games.get("/games/{game}/record.json", responses=gives("RecordJson"))
async def record_json(request: Request, node: TheNode, past: LinkedGame) -> Response:
    """The same as JSON."""
    return ready(await shown_to(request, node, past, "record.json"))


@games.get("/games/{game}/events", responses=gives("GameEvents"))
async def events(
    request: Request, node: TheNode, past: PastGame, seat: SeatQuery = None
) -> Response:
    """All events that a seat saw: your own seat while the game runs, any seat once it is over."""
    return ready(await shown_to(request, node, past, "events", seat))


@games.get("/games/{game}/at/{ply}", responses=gives("PastPosition"))
async def at(past: PastGame, ply: int, seat: SeatQuery = None, open: bool = False) -> Response:
    """The game at an earlier ply: a seat's view or, once it is over, everything."""
    return reply(http_types.PastPosition(**past.at(min(max(ply, -1), 10**6), seat, open)))
