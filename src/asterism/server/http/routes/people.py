"""Registering as a guest, your own data and games, and being forgotten."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from asterism.engine.message import Message
from asterism.server.http.dependencies import Guest, TheNode, Visitor, body, limited
from asterism.server.http.requests import (
    address_of,
    as_id,
    device_of,
    gives,
    node_of,
    person_of,
    reply,
    set_cookie,
    takes,
    token_of,
)
from asterism.server.node import Node
from asterism.server.play.history import games_of
from asterism.server.play.privacy import exported, forget, rename
from asterism.server.protocol import http_types
from asterism.server.storage.people import Person
from asterism.table.names import clean
from asterism.table.refusal import Refusal

people = APIRouter(tags=["people"])


def me_of(person: Person) -> http_types.Me:
    return msgspec.convert(
        {"id": person.id, "name": person.name, "language": person.language}, http_types.Me
    )


async def check_password(node: Node, address: str, given: str) -> bool:
    if not node.settings.password:
        return True
    if not await node.rates.guess(address, node.people.knows_password(given)):
        raise Refusal("stranger", Message("server-password"))
    return True


@people.post(
    "/people", status_code=201, openapi_extra=takes("NewPerson"), responses=gives("Me", 201)
)
async def arrive(
    request: Request,
    node: TheNode,
    wish: Annotated[http_types.NewPerson, body(http_types.NewPerson)],
    _: Annotated[None, limited("people")],
) -> Response:
    """Register as a guest. The response sets the session cookie."""
    admitted = await check_password(node, address_of(request), wish.password)
    person, token = await node.people.welcome(
        wish.name, wish.language, admitted, device=device_of(request)
    )
    response = reply(me_of(person), 201)
    set_cookie(request, response, token)
    return response


@people.get("/me", responses=gives("Me", optional=True))
async def me(request: Request, node: TheNode, visitor: Visitor) -> Response:
    """Who you are; `null` if the server does not know you, which is no error."""
    if visitor is None:
        node.rates.take_of_address("requests", address_of(request))
        return reply(None)
    return reply(me_of(await person_of(request)))


@people.patch("/me", openapi_extra=takes("MeChange"), responses=gives("Me"))
async def change_me(
    request: Request,
    node: TheNode,
    wish: Annotated[http_types.MeChange, body(http_types.MeChange)],
    visitor: Visitor,
) -> Response:
    """Change your name or language, or give the club's password."""
    if visitor is None:
        raise Refusal("stranger", Message("server-stranger"))
    if wish.password is not None and not visitor.admitted:
        await check_password(node, address_of(request), wish.password)
        await node.people.change(visitor, admitted=True)
    person = await person_of(request)
    if wish.name is not None:
        await node.rates.take("renames", person.id)
        await rename(node.rooms, node.people, person, clean(wish.name))
    if wish.language is not None:
        await node.people.change(person, language=wish.language)
    return reply(me_of(person))


@people.post("/me/recovery", responses=gives("Recovery"))
async def recovery(request: Request, node: TheNode, guest: Guest) -> Response:
    """A link that signs you in on another device."""
    token = await node.people.recovery(guest)
    # After the hash, so it never reaches a log.
    link = f"{base_url(request)}/recover#{token}"
    return reply(http_types.Recovery(token=token, link=link))


def base_url(request: Request) -> str:
    """The public address of this server."""
    settings = node_of(request).settings
    if settings.public_url:
        return settings.public_url.rstrip("/")
    return f"{request.url.scheme}://{request.url.netloc}{settings.base_path}"


@people.post("/recover", openapi_extra=takes("Recover"), responses=gives("Me"))
async def recover(
    request: Request, node: TheNode, wish: Annotated[http_types.Recover, body(http_types.Recover)]
) -> Response:
    """Sign this device in with a recovery link's token."""
    person = await node.people.of_recovery(wish.token)
    await node.rates.guess(address_of(request), person is not None)
    if person is None:
        raise Refusal("forbidden", Message("server-recovery-over"))
    token = await node.people.recover(person, wish.token, device_of(request))
    response = reply(me_of(person))
    set_cookie(request, response, token)
    return response


@people.get("/me/devices", responses=gives("Devices"))
async def devices(request: Request, node: TheNode, guest: Guest) -> Response:
    """The devices that you have signed in on, newest first."""
    found = await node.people.devices(guest, token_of(request))
    return reply(http_types.Devices(devices=[http_types.Device(**vars(one)) for one in found]))


@people.delete("/me/devices/{device}", responses=gives("Done"))
async def sign_out(node: TheNode, guest: Guest, device: str) -> Response:
    """Sign a device out, at once. Recovery links that nobody has used are signed out, too."""
    if not await node.people.sign_out(guest, as_id(device)):
        raise Refusal("unknown", Message("server-no-such-device"))
    return reply(http_types.Done())


@people.get("/me/games", responses=gives("MyGames"))
async def my_games(node: TheNode, guest: Guest) -> Response:
    """Your games, those that wait for you first."""
    return reply(await games_of(node.games, guest))


@people.get("/me/export", responses=gives("Export"))
async def export(node: TheNode, guest: Guest) -> Response:
    """Everything the server stores about you."""
    return reply(await exported(node.rooms, guest))


@people.delete("/me", responses=gives("Done"))
async def delete_me(node: TheNode, guest: Guest) -> Response:
    """Forget me: your running games are resigned, and nothing stored names you any more."""
    await forget(node.rooms, node.people, guest)
    response = reply(http_types.Done())
    response.delete_cookie("asterism", path=node.settings.base_path or "/")
    return response
