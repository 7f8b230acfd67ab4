"""Saying who one is, one's own games, and leaving for good."""

from __future__ import annotations

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from asterism.engine.message import Message
from asterism.server.http.requests import (
    address_of,
    body,
    gives,
    house_of,
    office_of,
    person_of,
    reply,
    set_cookie,
    takes,
    visitor,
)
from asterism.server.play.history import games_of
from asterism.server.play.people import Person, clean
from asterism.server.play.privacy import exported, forget, rename
from asterism.server.protocol import http_types
from asterism.table.refusal import Refusal

people = APIRouter(tags=["people"])


def me_of(person: Person) -> http_types.Me:
    return msgspec.convert(
        {"id": person.id, "name": person.name, "language": person.language}, http_types.Me
    )


async def check_password(request: Request, given: str) -> bool:
    house = house_of(request)
    if not house.settings.password:
        return True
    await house.take("guesses", address_of(request))
    if not house.people.knows_password(given):
        raise Refusal("stranger", Message("server-password"))
    return True


@people.post(
    "/people", status_code=201, openapi_extra=takes("NewPerson"), responses=gives("Me", 201)
)
async def arrive(request: Request) -> Response:
    """Say who you are. The answer sets a cookie that proves it from now on."""
    house = house_of(request)
    wish = await body(request, http_types.NewPerson)
    await house.take("people", address_of(request))
    admitted = await check_password(request, wish.password)
    person, token = await house.people.welcome(wish.name, wish.language, admitted)
    response = reply(me_of(person), 201)
    set_cookie(request, response, token)
    return response


@people.get("/me", responses=gives("Me", optional=True))
async def me(request: Request) -> Response:
    """Who does the server think you are? `null`: it does not know you, which is no error."""
    if await visitor(request) is None:
        house_of(request).rates["requests"].take(address_of(request))
        return reply(None)
    return reply(me_of(await person_of(request)))


@people.patch("/me", openapi_extra=takes("MeChange"), responses=gives("Me"))
async def change_me(request: Request) -> Response:
    """Another name or language; or the club's password, if it was missing."""
    house = house_of(request)
    wish = await body(request, http_types.MeChange)
    person = await visitor(request)
    if person is None:
        raise Refusal("stranger", Message("server-stranger"))
    if wish.password is not None and await check_password(request, wish.password):
        await house.people.change(person, admitted=True)
    person = await person_of(request)
    if wish.name is not None:
        await house.take("renames", person.id)
        await rename(office_of(request), person, clean(wish.name))
    if wish.language is not None:
        await house.people.change(person, language=wish.language)
    return reply(me_of(person))


@people.post("/me/recovery", responses=gives("Recovery"))
async def recovery(request: Request) -> Response:
    """A link for another device."""
    house = house_of(request)
    person = await person_of(request)
    token = await house.people.recovery(person)
    # After the hash: it never reaches a log.
    link = f"{base_url(request)}/recover#{token}"
    return reply(http_types.Recovery(token=token, link=link))


def base_url(request: Request) -> str:
    """How people reach this server."""
    settings = house_of(request).settings
    if settings.public_url:
        return settings.public_url.rstrip("/")
    return f"{request.url.scheme}://{request.url.netloc}{settings.base_path}"


@people.post("/recover", openapi_extra=takes("Recover"), responses=gives("Me"))
async def recover(request: Request) -> Response:
    """This device belongs to whoever made the link."""
    house = house_of(request)
    await house.take("guesses", address_of(request))
    wish = await body(request, http_types.Recover)
    person, token = await house.people.recover(wish.token)
    response = reply(me_of(person))
    set_cookie(request, response, token)
    return response


@people.get("/me/games", responses=gives("MyGames"))
async def my_games(request: Request) -> Response:
    """One's own games, those that wait for oneself first."""
    return reply(await games_of(house_of(request), await person_of(request)))


@people.get("/me/export", responses=gives("Export"))
async def export(request: Request) -> Response:
    """All that the server knows about you."""
    return reply(await exported(office_of(request), await person_of(request)))


@people.delete("/me", responses=gives("Done"))
async def delete_me(request: Request) -> Response:
    """Forget me: games are resigned, and nothing that is kept names me any more."""
    house = house_of(request)
    person = await person_of(request)
    await forget(office_of(request), person)
    response = reply(http_types.Done())
    response.delete_cookie("asterism", path=house.settings.base_path or "/")
    return response
