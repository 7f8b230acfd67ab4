"""Packs: the host's shelf, uploads, and links to them."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from asterism.server.http.dependencies import Asked, Guest, TheNode
from asterism.server.http.requests import gives, reply, unreadable
from asterism.server.play.packs import pack_view
from asterism.server.protocol import offer_types

packs = APIRouter(tags=["offers"])


@packs.get("/packs", responses=gives("PackShelf"), dependencies=[Asked])
async def shelf(node: TheNode, game: str = "") -> Response:
    """The packs that the host offers, with `?game=NAME` for one game."""
    return reply(offer_types.PackShelf(packs=node.rooms.packs.offered(game)))


@packs.post("/packs", status_code=201, responses=gives("PackView", 201))
async def take(request: Request, node: TheNode, guest: Guest) -> Response:
    """Upload a pack as TOML or JSON. Only whoever has its fingerprint finds it."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError as problem:
        raise unreadable(problem) from problem
    return reply(pack_view(await node.rooms.packs.take(text, guest.id)), 201)


@packs.get("/packs/{fingerprint}", responses=gives("PackView"), dependencies=[Asked])
async def show(node: TheNode, fingerprint: str) -> Response:
    """A pack in full, and what differs from the rulebook."""
    return reply(pack_view(await node.rooms.packs.asked_for(fingerprint)))
