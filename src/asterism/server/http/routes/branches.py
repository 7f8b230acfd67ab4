"""Going on from an open game, bringing a record, and the deal of the day."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from asterism.server.http.requests import (
    as_id,
    body,
    gives,
    house_of,
    office_of,
    person_of,
    reply,
    takes,
    unreadable,
)
from asterism.server.http.routes.catalogue import catalogue
from asterism.server.play import branches, daily
from asterism.server.play.history import Past, summary_of
from asterism.server.protocol import http_types
from asterism.table.refusal import unknown_game

whatif = APIRouter(tags=["games"])


@whatif.get("/games/{game}", responses=gives("GameSummary"))
async def summary(request: Request, game: str) -> Response:
    """Who played a game, and how it stands."""
    person = await person_of(request)
    house = house_of(request)
    row = await house.store.game_row(as_id(game))
    if row is None:
        raise unknown_game()
    table = await house.look(game)
    return reply(summary_of(row, table.seats_of(person.id)))


@whatif.post(
    "/games/{game}/branch",
    status_code=201,
    openapi_extra=takes("Branch"),
    responses=gives("RoomView", 201),
)
async def branch(request: Request, game: str) -> Response:
    """What if? Go on from a ply of an open game against bots; from ply 0: the same deal again."""
    person, office = await person_of(request), office_of(request)
    wish = await body(request, http_types.Branch)
    past = await Past.of(office.house, as_id(game), person)
    room = await branches.branch(office.house, past, person, wish)
    return reply(await office.rooms.view(room), 201)


@whatif.post("/records", status_code=201, responses=gives("Loaded", 201))
async def bring(request: Request) -> Response:
    """Bring a record, as text: it becomes a game that can be looked at like any other."""
    person = await person_of(request)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError as problem:
        raise unreadable(problem) from problem
    game = await branches.load(house_of(request), person, text)
    return reply(http_types.Loaded(game=game), 201)


@whatif.get("/daily", responses=gives("Daily"))
async def deals(request: Request, day: str = "") -> Response:
    """The deals of today, or of `?day=2030-12-31`, and what people made of them."""
    person = await person_of(request)
    return reply(await daily.shown(house_of(request), person, day[:10], catalogue()))


@whatif.post(
    "/daily/{game}",
    status_code=201,
    openapi_extra=takes("DailyWish"),
    responses=gives("RoomView", 201),
)
async def play(request: Request, game: str) -> Response:
    """Play today's deal of a game: once."""
    person, office = await person_of(request), office_of(request)
    wish = await body(request, http_types.DailyWish)
    room = await daily.play(office.house, person, game, wish.pace)
    return reply(await office.rooms.view(room), 201)
