"""Routes for the admin. Without an admin token they do not exist."""

from __future__ import annotations

from hmac import compare_digest
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from asterism.engine.message import Message
from asterism.server.http.dependencies import TheNode, body
from asterism.server.http.requests import address_of, as_id, gives, reply, takes
from asterism.server.protocol import http_types
from asterism.table.refusal import Refusal

MOST_ROOMS = 1000


async def check_admin(request: Request, node: TheNode) -> None:
    """Require the admin token."""
    wanted = node.settings.admin_token
    if not wanted:
        raise Refusal("unknown", Message("server-no-door"))
    _, _, given = request.headers.get("authorization", "").partition(" ")
    is_right = compare_digest(given.encode(), wanted.encode())
    if not await node.rates.guess(f"admin {address_of(request)}", is_right, 0.1):
        raise Refusal("stranger", Message("server-stranger"))


admin = APIRouter(prefix="/admin", tags=["admin"], dependencies=[Depends(check_admin)])


@admin.get("/rooms", responses=gives("AdminRooms"))
async def rooms(node: TheNode) -> Response:
    """All rooms that are not closed."""
    found = [
        http_types.AdminRoom(
            id=room.id,
            code=room.code,
            phase=room.phase,
            game=room.game,
            people=[str(seat.person) for seat in room.seats if seat.person],
            touched=touched,
        )
        for room, touched in await node.store.unclosed_rooms(MOST_ROOMS)
    ]
    return reply(http_types.AdminRooms(rooms=found))


@admin.delete("/rooms/{room}", responses=gives("Done"))
async def close(node: TheNode, room: str) -> Response:
    """Close a room; a running game is stopped."""
    await node.rooms.close(as_id(room))
    return reply(http_types.Done())


@admin.patch("/people/{person}", openapi_extra=takes("AdminPerson"), responses=gives("Done"))
async def treat(
    node: TheNode,
    person: str,
    wish: Annotated[http_types.AdminPerson, body(http_types.AdminPerson)],
) -> Response:
    """Kick, mute or ban a person."""
    found = await node.people.find(as_id(person))
    if found is None:
        raise Refusal("unknown", Message("server-no-such-person"))
    if wish.banned is not None:
        await node.people.ban(found, wish.banned)
    if wish.muted is not None:
        await node.people.change(found, muted=wish.muted)
    if wish.kick or wish.banned:
        node.connections.disconnect(found.id)
    return reply(http_types.Done())


@admin.put("/announcement", openapi_extra=takes("Announcement"), responses=gives("Done"))
async def announce(
    node: TheNode, wish: Annotated[http_types.Announcement, body(http_types.Announcement)]
) -> Response:
    """Show a line to everybody."""
    await node.announcements.announce(wish.text)
    return reply(http_types.Done())


@admin.post("/tidy", openapi_extra=takes("Tidy"), responses=gives("Tidied"))
async def tidy(node: TheNode, wish: Annotated[http_types.Tidy, body(http_types.Tidy)]) -> Response:
    """Close rooms without activity for this many days."""
    return reply(http_types.Tidied(closed=await node.tidying.tidy(wish.days)))
