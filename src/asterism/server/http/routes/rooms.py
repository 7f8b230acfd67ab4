"""Rooms and games by plain HTTP: the same commands and frames as over the socket."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from asterism.engine.message import Message
from asterism.server import told
from asterism.server.http.requests import (
    address_of,
    as_id,
    body,
    decode_command,
    gives,
    house_of,
    office_of,
    person_of,
    refused,
    reply,
    takes,
    visitor,
)
from asterism.server.http.routes.people import base_url
from asterism.server.node import viewer
from asterism.server.play.history import Past
from asterism.server.play.people import Person
from asterism.server.protocol import http_types
from asterism.server.protocol.messages import NewRoom
from asterism.server.table import Table
from asterism.table.refusal import Refusal, unknown_room

rooms = APIRouter(tags=["rooms"])
games = APIRouter(tags=["games"])

Wait = Annotated[float, Query(ge=0, le=25, description="seconds to wait for something newer")]
After = Annotated[int, Query(ge=-1, le=1_000_000)]
SeatQuery = Annotated[int | None, Query(ge=0, le=9)]


@rooms.get("/rooms", responses=gives("Lobby"))
async def lobby(request: Request) -> Response:
    """Rooms that anybody may join."""
    await person_of(request)
    office = office_of(request)
    listed = await office.house.store.listed_rooms(100)
    views = [await office.rooms.view_or_none(room) for room in listed]
    return reply(http_types.Lobby(rooms=[view for view in views if view is not None]))


@rooms.post(
    "/rooms", status_code=201, openapi_extra=takes("NewRoom"), responses=gives("RoomView", 201)
)
async def open_room(request: Request) -> Response:
    """Open a room."""
    person = await person_of(request)
    office = office_of(request)
    room = await office.rooms.open_room(await body(request, NewRoom), person)
    return reply(await office.rooms.view(room), 201)


@rooms.get("/codes/{code}", responses=gives("Found"))
async def find(request: Request, code: str) -> Response:
    """The room that a short code stands for."""
    house = house_of(request)
    await person_of(request)
    await house.take("guesses", address_of(request))
    wanted = code.upper().replace(" ", "").replace("-", "")
    room = await house.store.room_of_code(as_id(wanted)) if wanted else None
    if room is None:
        raise unknown_room()
    return reply(http_types.Found(room=room))


@rooms.get("/rooms/{room}", responses=gives("RoomView"))
async def show_room(request: Request, room: str, after: After = -1, wait: Wait = 0) -> Response:
    """A room; with `after` and `wait`, as soon as its version is newer than that."""
    person = await person_of(request)
    office = office_of(request)
    found = await office.rooms.room(as_id(room))
    if wait and found.version <= after:
        async with office.house.hub.heeding(found.id) as bell:
            found = await office.rooms.room(room)
            if found.version <= after:
                await office.house.hub.wait(bell, wait)
        found = await office.rooms.room(room)
    office.rooms.may_enter(found, await office.rooms.table_of(found), person)
    return reply(await office.rooms.view(found))


@rooms.get("/rooms/{room}/qr.svg", responses=gives(None, kind="image/svg+xml"))
async def qr_code(request: Request, room: str) -> Response:
    """The link to the room, to be scanned."""
    import segno

    office = office_of(request)
    await person_of(request)
    found = await office.rooms.room(as_id(room))
    code = segno.make(f"{base_url(request)}/r/{found.id}", micro=False)
    svg = code.svg_inline(scale=4, border=4, light="white")
    body = svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return Response(body, media_type="image/svg+xml")


@rooms.post(
    "/rooms/{room}/commands",
    openapi_extra=takes("Command"),
    responses=gives("Answered"),
)
async def command(request: Request, room: str) -> Response:
    """Do something: any command of the protocol."""
    person = await person_of(request)
    wish = decode_command(await request.body())
    house_of(request).hub.saw(room, person.id)
    try:
        return reply(await office_of(request).carry_out(as_id(room), person, wish))
    except Refusal as refusal:
        return reply(refused(refusal, wish.ref, person.language), refusal.status)


@rooms.get("/rooms/{room}/table", responses=gives("Table"))
async def table(
    request: Request,
    room: str,
    seat: SeatQuery = None,
    after: After = -1,
    wait: Wait = 0,
) -> Response:
    """The current game as you may know it, with what happened after entry `after`; with `wait`,
    as soon as there is something newer.
    """
    person = await person_of(request)
    office = office_of(request)
    found = await office.rooms.room(as_id(room))
    office.house.hub.saw(found.id, person.id)
    current = await office.rooms.table_of(found)
    if current is not None:
        seat_for(person, current, seat)
    if current is not None and wait and current.number <= after:
        async with office.house.hub.heeding(found.id) as bell:
            current = await office.rooms.table_of(found)
            if current is not None and current.number <= after:
                await office.house.hub.wait(bell, wait)
        found = await office.rooms.room(room)
        current = await office.rooms.table_of(found)
    if current is None:
        raise Refusal("not-now", Message("server-no-game-yet"))
    office.rooms.may_enter(found, current, person)
    own = seat_for(person, current, seat)
    since = min(after, current.number)
    return reply(told.table_frame(current, own, since, office.house.clock.now()))


def seat_for(person: Person, table: Table, wanted: int | None) -> int | None:
    seat = viewer(table, person.id, wanted)
    if wanted is not None and seat != wanted:
        raise Refusal("forbidden", Message("server-not-your-seat"))
    return seat


@rooms.get("/rooms/{room}/chat", responses=gives("ChatLine", many=True))
async def chat(request: Request, room: str, after: After = 0, wait: Wait = 0) -> Response:
    """What was said after line `after`; with `wait`, as soon as there is something newer."""
    person = await person_of(request)
    office = office_of(request)
    found = await office.rooms.room(as_id(room))
    office.rooms.may_enter(found, await office.rooms.table_of(found), person)
    lines = await office.play.chat(found.id, person, max(after, 0))
    if wait and not lines:
        async with office.house.hub.heeding(found.id) as bell:
            lines = await office.play.chat(found.id, person, max(after, 0))
            if not lines:
                await office.house.hub.wait(bell, wait)
                lines = await office.play.chat(found.id, person, max(after, 0))
    return reply(lines)


# Looking back.


async def past_of(request: Request, game: str) -> Past:
    return await Past.of(house_of(request), as_id(game), await person_of(request))


@games.get("/games/{game}/record", responses=gives(None, kind="text/plain"))
async def record(request: Request, game: str) -> Response:
    """The record of a finished game. Whoever has the link may read it."""
    past = await Past.of(house_of(request), as_id(game), await visitor(request))
    return Response(past.record().dumps(), media_type="text/plain; charset=utf-8")


@games.get("/games/{game}/record.json", responses=gives("RecordJson"))
async def record_json(request: Request, game: str) -> Response:
    """The same as JSON."""
    past = await Past.of(house_of(request), as_id(game), await visitor(request))
    return reply(past.record_json())


@games.get("/games/{game}/events", responses=gives("GameEvents"))
async def events(request: Request, game: str, seat: SeatQuery = None) -> Response:
    """All that a seat saw: one's own while the game runs, any seat's when it is over."""
    return reply((await past_of(request, game)).events(seat))


@games.get("/games/{game}/at/{ply}", responses=gives("PastPosition"))
async def at(
    request: Request, game: str, ply: int, seat: SeatQuery = None, open: bool = False
) -> Response:
    """The game at an earlier ply, from a seat's knowledge, or all of it when it is over."""
    past = await past_of(request, game)
    return reply(past.at(min(max(ply, -1), 10**6), seat, open))
