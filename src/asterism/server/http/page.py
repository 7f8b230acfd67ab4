"""The built web page in the package; without it, one sentence.

The page is a single document with its own addresses (`/r/abc`). It is built with relative
addresses. The server puts its base path in front of them, so it works under any path.

`offline.html` is the same page for the time without a connection: it plays on the device. A browser
keeps the files that `files.json` lists (docs/static.md).
"""

from __future__ import annotations

import asyncio
import json
import mimetypes
import re
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from asterism.engine.message import Message
from asterism.server.http.edition import HASHED, LICENCES, LIST, Edition, NoPage, below, make
from asterism.server.http.guard import POLICY
from asterism.server.http.requests import language
from asterism.server.settings import Settings
from asterism.words import say

# The page's addresses; for any other the page says that there is nothing. Its router reads the
# same file.
ADDRESSES: dict[str, str] = json.loads((Path(__file__).parent / "addresses.json").read_text())
KNOWN = re.compile("|".join(re.sub(r"{\w+}", "[^/]+", path) for path in ADDRESSES.values()))
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
OFFLINE = "offline.html"
MADE = (OFFLINE, LIST, LICENCES)  # and what lies in this folder
MADE_FOLDER = "device/"
# Python runs in workers of the page and nowhere else.
WORKERS = re.compile(r"assets/\w+\.worker-[^/]+\.js")
FOR_WORKERS = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
# Compressed versions beside a file, preferred first.
COMPRESSED = (("br", ".br"), ("gzip", ".gz"))

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("font/woff2", ".woff2")


def routes_page(document: dict[str, Any]) -> str:
    """The OpenAPI document as a page: every route with its description."""
    rows = [
        f"<tr><td><code>{method.upper()} {escape(path)}</code><td>{escape(route['description'])}"
        for path, routes in document["paths"].items()
        for method, route in routes.items()
    ]
    return (
        "<!doctype html><html lang=en><meta charset=utf-8><title>Asterism</title>"
        "<h1>Routes of this server</h1>"
        "<p>Described in full by <a href=openapi.json>openapi.json</a>; docs/protocol.md explains "
        f"commands, frames and the socket.</p><table>{''.join(rows)}</table></html>"
    )


class Page:
    """A folder with the built page."""

    def __init__(self, settings: Settings) -> None:
        self.folder, self.base = settings.page_folder.resolve(), settings.base_path
        self.kept: tuple[float, bytes] | None = None  # index.html with its modification time
        self.made: tuple[float, Edition] | None = None  # for devices; made when it is asked for
        self.making = asyncio.Lock()

    async def show(self, request: Request) -> Response:
        """A file of the page, or the page itself."""
        path: str = request.path_params.get("path", "")
        if path in MADE or path.startswith(MADE_FOLDER):
            return await self._for_devices(request, path)
        file = self._file(path)
        if file is not None:
            return self._answer(request, file, path)
        known = KNOWN.fullmatch(path.removesuffix("/")) is not None
        is_file = "." in path.rpartition("/")[2] or path.startswith(HASHED)
        return self._index(request, 200 if known else 404, is_file)

    def _file(self, path: str) -> Path | None:
        if path in ("", "index.html") or "\0" in path:
            return None
        try:
            file = (self.folder / path).resolve()
            return file if file.is_relative_to(self.folder) and file.is_file() else None
        except OSError:
            return None  # longer than a path can be

    def _answer(self, request: Request, file: Path, path: str) -> Response:
        headers = {"cache-control": cached(path), "vary": "accept-encoding"}
        if WORKERS.fullmatch(path):
            headers["content-security-policy"] = FOR_WORKERS
        kind = kind_of(path)
        accepted = request.headers.get("accept-encoding", "")
        for encoding, ending in COMPRESSED:
            smaller = file.with_name(file.name + ending)
            if encoding in accepted and smaller.is_file():
                headers["content-encoding"] = encoding
                return FileResponse(smaller, headers=headers, media_type=kind)
        return FileResponse(file, headers=headers, media_type=kind)

    async def _for_devices(self, request: Request, path: str) -> Response:
        """A file that is made here, not built."""
        try:
            made = (self.folder / "index.html").stat().st_mtime
            async with self.making:
                if self.made is None or self.made[0] != made:
                    edition = await asyncio.to_thread(make, self.folder, OFFLINE, self.base)
                    self.made = (made, edition)
        except (FileNotFoundError, NoPage):
            return self._index(request, 404, True)
        edition = self.made[1]
        content = edition.list if path == LIST else edition.files.get(path)
        if not isinstance(content, bytes):
            return self._index(request, 404, True)
        return Response(content, headers={"cache-control": cached(path)}, media_type=kind_of(path))

    def _index(self, request: Request, status: int, is_file: bool) -> Response:
        document = self._document()
        if document is None or is_file:
            lang = language(request)
            sentence = Message("server-no-door") if is_file else Message("server-no-page")
            text = (
                f"<!doctype html><html lang={lang}><meta charset=utf-8><title>Asterism</title>"
                f"<p>{escape(say(sentence, lang))}</p></html>"
            )
            return HTMLResponse(text, 404 if is_file else status)
        tag = f'"{sha256(document).hexdigest()[:20]}"'
        headers = {"cache-control": ASK_AGAIN, "etag": tag}
        if status == 200 and request.headers.get("if-none-match") == tag:
            return Response(None, 304, headers)
        return HTMLResponse(document, status, headers)

    def _document(self) -> bytes | None:
        """index.html with this server's base path in front of relative addresses."""
        file = self.folder / "index.html"
        try:
            made = file.stat().st_mtime
            if self.kept is None or self.kept[0] != made:
                text = file.read_text(encoding="utf-8")
                self.kept = (made, below(text, self.base).encode())
        except FileNotFoundError:
            return None
        return self.kept[1]


def cached(path: str) -> str:
    return FOREVER if path.startswith(HASHED) else ASK_AGAIN


def kind_of(path: str) -> str:
    return mimetypes.guess_type(path)[0] or "application/octet-stream"


def page_routes(settings: Settings) -> list[BaseRoute]:
    """Every path that is no route of the API."""
    page, base = Page(settings), settings.base_path
    routes: list[BaseRoute] = [Route(base + "/{path:path}", page.show, methods=["GET"])]
    if base:
        routes.append(Route(base, page.show, methods=["GET"]))
    return routes
