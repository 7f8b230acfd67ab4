"""For whoever runs the server. Without an admin token these doors do not exist."""

from __future__ import annotations

from hmac import compare_digest

import msgspec
from fastapi import APIRouter, Request
from sqlalchemy import select
from starlette.responses import Response

from asterism.engine.message import Message
from asterism.server.http.requests import address_of, as_id, body, gives, house_of, reply, takes
from asterism.server.node import House
from asterism.server.play.commands import Office
from asterism.server.protocol import http_types
from asterism.server.room import Room
from asterism.server.storage import schema
from asterism.table.refusal import Refusal

admin = APIRouter(prefix="/admin", tags=["admin"])
_room = msgspec.json.Decoder(Room)


async def check(request: Request) -> House:
    house = house_of(request)
    wanted = house.settings.admin_token
    if not wanted:
        raise Refusal("unknown", Message("server-no-door"))
    await house.take("guesses", f"admin {address_of(request)}", 0.1)
    _, _, given = request.headers.get("authorization", "").partition(" ")
    if not compare_digest(given.encode(), wanted.encode()):
        raise Refusal("stranger", Message("server-stranger"))
    return house


@admin.get("/rooms", responses=gives("AdminRooms"))
async def rooms(request: Request) -> Response:
    """All rooms that are not closed."""
    house = await check(request)
    table = schema.room
    rows = await house.store.rows(
        select(table).where(table.c.phase != "closed").order_by(table.c.touched.desc()).limit(1000)
    )
    found = []
    for row in rows:
        room = _room.decode(row.state)
        people = [str(seat.person) for seat in room.seats if seat.person]
        found.append(
            http_types.AdminRoom(
                id=row.id,
                code=row.code,
                phase=row.phase,
                game=room.game,
                people=people,
                touched=row.touched,
            )
        )
    return reply(http_types.AdminRooms(rooms=found))


@admin.delete("/rooms/{room}", responses=gives("Done"))
async def close(request: Request, room: str) -> Response:
    """Close a room; a running game stops as it is."""
    await check(request)
    office: Office = request.app.state.office
    await office.rooms.close(as_id(room))
    return reply(http_types.Done())


@admin.patch("/people/{person}", openapi_extra=takes("AdminPerson"), responses=gives("Done"))
async def treat(request: Request, person: str) -> Response:
    """Kick, mute or ban somebody."""
    house = await check(request)
    wish = await body(request, http_types.AdminPerson)
    found = await house.people.find(as_id(person))
    if found is None:
        raise Refusal("unknown", Message("server-no-such-person"))
    if wish.banned is not None:
        await house.people.change(found, banned=wish.banned)
    if wish.muted is not None:
        await house.people.change(found, muted=wish.muted)
    if wish.kick or wish.banned:
        house.hang_up(found.id)
    return reply(http_types.Done())


@admin.put("/announcement", openapi_extra=takes("Announcement"), responses=gives("Done"))
async def announce(request: Request) -> Response:
    """A line for everybody who is here or comes."""
    house = await check(request)
    wish = await body(request, http_types.Announcement)
    await house.announce(wish.text)
    return reply(http_types.Done())


@admin.post("/tidy", openapi_extra=takes("Tidy"), responses=gives("Tidied"))
async def tidy(request: Request) -> Response:
    """Close rooms in which nothing has happened for so many days."""
    await check(request)
    wish = await body(request, http_types.Tidy)
    return reply(http_types.Tidied(closed=await request.app.state.office.tidy(wish.days)))
