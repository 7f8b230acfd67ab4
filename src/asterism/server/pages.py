"""The web page, as it was built into the package; without it, one sentence."""

from __future__ import annotations

from html import escape
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from asterism.engine.message import Message
from asterism.server.doors import language
from asterism.server.settings import Settings
from asterism.words import say

# Addresses that the page itself understands.
PAGES = ("/", "/r/{room}", "/g/{game}", "/recover", "/lobby", "/about")


def doors_page(document: dict[str, Any]) -> str:
    """The OpenAPI document for people: every door with what it does."""
    rows = [
        f"<tr><td><code>{method.upper()} {escape(path)}</code><td>{escape(door['description'])}"
        for path, doors in document["paths"].items()
        for method, door in doors.items()
    ]
    return (
        "<!doctype html><html lang=en><meta charset=utf-8><title>Asterism</title>"
        "<h1>Doors of this server</h1>"
        "<p>Described in full by <a href=openapi.json>openapi.json</a>; docs/protocol.md explains "
        f"commands, frames and the socket.</p><table>{''.join(rows)}</table></html>"
    )


def page_routes(settings: Settings) -> list[BaseRoute]:
    folder, base = settings.page_folder, settings.base_path
    index = folder / "index.html"

    async def show(request: Request) -> Response:
        if index.is_file():
            return FileResponse(index, headers={"cache-control": "no-cache"})
        sentence = say(Message("server-no-page"), language(request))
        return HTMLResponse(f"<!doctype html><title>Asterism</title><p>{sentence}</p>")

    routes: list[BaseRoute] = [Route(base + path, show, methods=["GET"]) for path in PAGES]
    if base:
        routes.append(Route(base, show, methods=["GET"]))
    if folder.is_dir():
        routes.append(Mount(base or "/", StaticFiles(directory=folder)))
    return routes
