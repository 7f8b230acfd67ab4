"""The web page, as it was built into the package; without it, one sentence."""

from __future__ import annotations

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
