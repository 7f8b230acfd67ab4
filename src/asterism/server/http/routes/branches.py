"""Branching off an open game, uploading a record, and the deal of the day."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from asterism.server.http.dependencies import Guest, PastGame, TheNode, body
from asterism.server.http.requests import as_id, gives, reply, takes, text_of
from asterism.server.http.routes.catalogue import catalogue
from asterism.server.play import branches, daily
from asterism.server.play.history import summary_of
from asterism.server.protocol import http_types
from asterism.table.refusal import unknown_game

whatif = APIRouter(tags=["games"])


@whatif.get("/games/{game}", responses=gives("GameSummary"))
async def summary(node: TheNode, guest: Guest, game: str) -> Response:
    """Who played a game, and its status."""
    row = await node.store.game_row(as_id(game))
    if row is None:
        raise unknown_game()
    table = await node.games.look(game)
    await node.rooms.may_look_back(row, table, guest)
    found = summary_of(row, table.seats_of(guest.id))
    return reply(msgspec.convert(found, http_types.GameSummary))


@whatif.post(
    "/games/{game}/branch",
    status_code=201,
    openapi_extra=takes("Branch"),
    responses=gives("RoomView", 201),
)
async def branch(
    node: TheNode,
    guest: Guest,
    wish: Annotated[http_types.Branch, body(http_types.Branch)],
    past: PastGame,
) -> Response:
    """What if? Continue an open game from a ply against bots; from ply 0: the same deal again."""
    room = await branches.branch(node.rooms, past, guest, wish)
    return reply(await node.rooms.view(room), 201)


@whatif.post("/records", status_code=201, responses=gives("Loaded", 201))
async def bring(
    request: Request,
    node: TheNode,
    guest: Guest,
    seat: Annotated[int | None, Query(ge=0, le=99)] = None,
) -> Response:
    """Upload a record as text; it becomes a finished game. `?seat=S`: which seat you played."""
    game = await branches.load(node.rooms, guest, text_of(await request.body()), seat)
    return reply(http_types.Loaded(game=game), 201)


@whatif.get("/daily", responses=gives("Daily"))
async def deals(node: TheNode, guest: Guest, day: str = "") -> Response:
    """The deals of today, or of `?day=2030-12-31`, and people's results."""
    return reply(await daily.shown(node.rooms, guest, day[:10], catalogue()))


@whatif.post(
    "/daily/{game}",
    status_code=201,
    openapi_extra=takes("DailyWish"),
    responses=gives("RoomView", 201),
)
async def play(
    node: TheNode,
    guest: Guest,
    game: str,
    wish: Annotated[http_types.DailyWish, body(http_types.DailyWish)],
) -> Response:
    """Play today's deal of a game; one try."""
    room = await daily.play(node.rooms, guest, game, wish.pace)
    return reply(await node.rooms.view(room), 201)
