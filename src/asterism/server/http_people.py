"""Saying who one is, one's own games, and leaving for good."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import APIRouter, Request
from sqlalchemy import delete, select, update
from starlette.responses import Response

import asterism
from asterism.engine.message import Message
from asterism.server import answers, schema
from asterism.server.doors import (
    address_of,
    body,
    gives,
    house_of,
    person_of,
    reply,
    set_cookie,
    takes,
    visitor,
)
from asterism.server.history import games_of, ratings_of
from asterism.server.house import House
from asterism.server.messages import PROTOCOL
from asterism.server.people import Person, clean
from asterism.server.refusal import Refusal
from asterism.server.room import known_game
from asterism.server.table import Opening
from asterism.words import languages

people = APIRouter(tags=["people"])


def me_of(person: Person) -> answers.Me:
    return msgspec.convert(
        {"id": person.id, "name": person.name, "language": person.language}, answers.Me
    )


@people.get("/server", responses=gives("ServerInfo"))
async def server(request: Request) -> Response:
    """What this server offers."""
    house = house_of(request)
    texts = {"legal": house.settings.legal, "privacy": house.settings.privacy}
    info = answers.ServerInfo(
        name="asterism",
        version=asterism.__version__,
        protocol=PROTOCOL,
        games=[info for info in map(game_info, asterism.games()) if info is not None],
        bots=list(asterism.bots()),
        languages=list(languages()),
        password=bool(house.settings.password),
        announcement=house.announcement,
        texts=[name for name, file in texts.items() if file is not None],
    )
    return reply(info)


def game_info(name: str) -> answers.GameInfo | None:
    try:
        game = known_game(name)
    except Refusal:
        return None
    return answers.GameInfo(
        name=name,
        players=list(game.players),
        rules=game.rules_version,
        options=[msgspec.convert(o.to_json(), answers.OptionInfo) for o in game.options],
    )


@people.get("/texts/{name}", responses=gives(None, kind="text/plain"))
async def text(request: Request, name: str) -> Response:
    """The host's legal notice or privacy text."""
    settings = house_of(request).settings
    file = {"legal": settings.legal, "privacy": settings.privacy}.get(name)
    if file is None:
        raise Refusal("unknown", Message("server-no-text"))
    return Response(file.read_text(encoding="utf-8"), media_type="text/plain; charset=utf-8")


def check_password(request: Request, given: str) -> bool:
    house = house_of(request)
    if not house.settings.password:
        return True
    house.rates["guesses"].take(address_of(request))
    if not house.people.knows_password(given):
        raise Refusal("stranger", Message("server-password"))
    return True


@people.post(
    "/people", status_code=201, openapi_extra=takes("NewPerson"), responses=gives("Me", 201)
)
async def arrive(request: Request) -> Response:
    """Say who you are. The answer sets a cookie that proves it from now on."""
    house = house_of(request)
    wish = await body(request, answers.NewPerson)
    house.rates["people"].take(address_of(request))
    admitted = check_password(request, wish.password)
    person, token = await house.people.welcome(wish.name, wish.language, admitted)
    response = reply(me_of(person), 201)
    set_cookie(request, response, token)
    return response


@people.get("/me", responses=gives("Me"))
async def me(request: Request) -> Response:
    """Who does the server think you are?"""
    return reply(me_of(await person_of(request)))


@people.patch("/me", openapi_extra=takes("MeChange"), responses=gives("Me"))
async def change_me(request: Request) -> Response:
    """Another name or language; or the club's password, if it was missing."""
    house = house_of(request)
    wish = await body(request, answers.MeChange)
    person = await visitor(request)
    if person is None:
        raise Refusal("stranger", Message("server-stranger"))
    if wish.password is not None and check_password(request, wish.password):
        await house.people.change(person, admitted=True)
    person = await person_of(request)
    if wish.name is not None:
        await house.people.change(person, name=clean(wish.name))
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
    return reply(answers.Recovery(token=token, link=link))


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
    house.rates["guesses"].take(address_of(request))
    wish = await body(request, answers.Recover)
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
    house = house_of(request)
    person = await person_of(request)
    row = await house.store.row(select(schema.person).where(schema.person.c.id == person.id))
    assert row is not None
    chat = await house.store.rows(select(schema.chat).where(schema.chat.c.person == person.id))
    seats = await house.store.rows(select(schema.seat).where(schema.seat.c.person == person.id))
    told = answers.Export(
        person=dict(row._mapping),
        games=[{"game": seat.game, "seat": seat.seat} for seat in seats],
        chat=[{"room": line.room, "at": line.at, "text": line.text} for line in chat],
        ratings=await ratings_of(house, person.id),
    )
    return reply(told)


@people.delete("/me", responses=gives("Done"))
async def delete_me(request: Request) -> Response:
    """Forget me: games are resigned, and no finished game, rating or chat names me any more."""
    house = house_of(request)
    person = await person_of(request)
    await forget(house, person)
    response = reply(answers.Done())
    response.delete_cookie("asterism", path=house.settings.base_path or "/")
    return response


async def forget(house: House, person: Person) -> None:
    seat = schema.seat
    rows = await house.store.rows(select(seat.c.game).where(seat.c.person == person.id))
    statements: list[Any] = []
    for id in {row.game for row in rows}:
        table = await house.look(id)
        if not table.is_over:
            for own in table.seats_of(person.id):
                await house.resign(id, own)
        opening = nameless(table.opening, person.id)
        statements.append(
            update(schema.game)
            .where(schema.game.c.id == id)
            .values(opening=msgspec.json.encode(opening).decode())
        )
        house.tables.boxes.pop(id, None)
    for table_ in (schema.seat, schema.session, schema.chat, schema.rating):
        statements.append(delete(table_).where(table_.c.person == person.id))
    statements.append(delete(schema.person).where(schema.person.c.id == person.id))
    await house.store.write(*statements)
    await house.people.forget(person.id)
    house.hub.hang_up(person.id)


def nameless(opening: Opening, person: str) -> Opening:
    """The game without that person's name."""
    seats = [
        msgspec.structs.replace(player, name="–", person=None)
        if player.person == person
        else player
        for player in opening.seats
    ]
    return msgspec.structs.replace(opening, seats=seats)
