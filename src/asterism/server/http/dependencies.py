"""What routes depend on, as FastAPI's `Depends`: the node, the person, the room, the body, the
rate limit.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

from fastapi import Depends, Query, Request

from asterism.server.http.requests import address_of, as_id, decode, node_of, person_of, visitor
from asterism.server.node import Node
from asterism.server.play.history import past_of
from asterism.server.storage.people import Person
from asterism.table.past import Past
from asterism.table.room import Room

T = TypeVar("T")

TheNode = Annotated[Node, Depends(node_of)]
# The person who asks, if registered; and a registered one who knows the club's password.
Visitor = Annotated[Person | None, Depends(visitor)]
Guest = Annotated[Person, Depends(person_of)]

# Query parameters.
Wait = Annotated[float, Query(ge=0, le=25, description="seconds to wait for something newer")]
SeatQuery = Annotated[int | None, Query(ge=0, le=9)]


async def _room(room: str, node: TheNode, guest: Guest) -> Room:
    return await node.rooms.room(as_id(room))


async def _entered(room: Annotated[Room, Depends(_room)], node: TheNode, guest: Guest) -> Room:
    node.rooms.may_enter(room, await node.rooms.table_of(room), guest)
    return room


async def _past(game: str, node: TheNode, guest: Guest) -> Past:
    return await past_of(node.rooms, as_id(game), guest, guest.id)


async def _link(request: Request, game: str, node: TheNode, visitor: Visitor) -> Past:
    payer = address_of(request) if visitor is None else visitor.id
    return await past_of(node.rooms, as_id(game), visitor, payer)


FoundRoom = Annotated[Room, Depends(_room)]
EnteredRoom = Annotated[Room, Depends(_entered)]  # a room that the guest may enter
PastGame = Annotated[Past, Depends(_past)]
LinkedGame = Annotated[Past, Depends(_link)]  # for everybody who has the link


def body(kind: type[T]) -> Any:
    """The decoded JSON body."""

    async def read(request: Request) -> T:
        return decode(await request.body(), kind)

    return Depends(read)


def limited(rate: str) -> Any:
    """A rate limit per address, across all nodes."""

    async def take(request: Request, node: TheNode) -> None:
        await node.rates.take(rate, address_of(request))

    return Depends(take)


async def _asked(request: Request, node: TheNode, visitor: Visitor) -> None:
    if visitor is not None:
        node.rates.take_here("requests", visitor.id)
    else:
        node.rates.take_of_address("requests", address_of(request))


Asked = Depends(_asked)  # for routes that strangers may use
