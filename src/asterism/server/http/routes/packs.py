"""Packs: the host's shelf, uploads, links to them, and the workshop."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request
from starlette.responses import Response

from asterism.packs import Pack
from asterism.server.http.dependencies import Asked, Guest, TheNode, body
from asterism.server.http.requests import as_id, gives, ready, reply, takes, text_of
from asterism.server.play import workshop
from asterism.server.protocol import offer_types
from asterism.table.pack_view import pack_view
from asterism.table.workshop import box_of

packs = APIRouter(tags=["offers"])


@packs.get("/packs", responses=gives("PackShelf"), dependencies=[Asked])
async def shelf(node: TheNode, game: str = "") -> Response:
    """The packs that the host offers, with `?game=NAME` for one game."""
    offered = [offer_types.PackInfo(**one) for one in node.rooms.packs.offered(game)]
    return reply(offer_types.PackShelf(packs=offered))


@packs.post("/packs", status_code=201, responses=gives("PackView", 201))
async def take(request: Request, node: TheNode, guest: Guest) -> Response:
    """Upload a pack as TOML or JSON. Only whoever has its fingerprint finds it."""
    return ready(await node.rooms.packs.take(await _text(request), guest.id), 201)


def _view(pack: Pack) -> offer_types.PackView:
    return offer_types.PackView(**pack_view(pack))


async def _text(request: Request) -> str:
    return text_of(await request.body())


@packs.post("/packs/check", responses=gives("PackChecked"))
async def check(request: Request, node: TheNode, guest: Guest) -> Response:
    """Check a pack while it is being written, as TOML or JSON. Nothing is stored."""
    return ready(await workshop.check(node.rooms, await _text(request), guest.id))


@packs.post(
    "/packs/try",
    status_code=201,
    openapi_extra=takes("PackTry"),
    responses=gives("RoomView", 201),
)
async def try_out(
    node: TheNode,
    guest: Guest,
    wish: Annotated[offer_types.PackTry, body(offer_types.PackTry)],
) -> Response:
    """Try a pack against bots, with one of its pieces at hand."""
    room = await workshop.try_out(node.rooms, guest, wish)
    return reply(await node.rooms.view(room), 201)


@packs.get("/boxes/{game}", responses=gives("GameBox"), dependencies=[Asked])
async def box(game: str) -> Response:
    """The box of a game's rulebook, and the format of its packs."""
    return reply(offer_types.GameBox(**box_of(game)))


@packs.get("/packs/{fingerprint}", responses=gives("PackView"), dependencies=[Asked])
async def show(node: TheNode, fingerprint: str) -> Response:
    """A pack in full, and what differs from the rulebook."""
    return reply(_view(await node.rooms.packs.asked_for(as_id(fingerprint))))
