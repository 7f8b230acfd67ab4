"""Checks before all routes: origin and size of requests; and security headers of responses."""

from __future__ import annotations

from collections.abc import Iterable

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from asterism.engine.message import Message as Sentence
from asterism.server.http.arriving import HERE
from asterism.server.http.requests import refused, unreadable
from asterism.server.node import Node
from asterism.server.protocol.messages import dump
from asterism.table.refusal import Refusal

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
READING = ("GET", "HEAD", "OPTIONS")
# Routes for uploads of whole games and packs, with a larger limit.
UPLOADS = ("/api/records", "/api/packs", "/api/packs/check", "/api/packs/try")
STRICT_TRANSPORT = "max-age=31536000"


class Guard:
    """ASGI middleware in front of all routes."""

    def __init__(self, app: ASGIApp, node: Node) -> None:
        self.app, self.node, settings = app, node, node.settings
        self.most = settings.limits.message_bytes
        self.most_of_uploads = settings.limits.record_bytes
        self.origins = {origin.rstrip("/").lower() for origin in settings.origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and self._is_too_fast(scope):
            # A client that waits for its refusal sends no other request meanwhile.
            await self.node.rates.pause(self.node.settings.limits.too_fast_seconds)
            await _too_fast(scope, send)
        elif scope["type"] == "websocket":
            if self._is_foreign(scope):
                await send({"type": "websocket.close", "code": 4403, "reason": "origin"})
                return
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def _is_too_fast(self, scope: Scope) -> bool:
        client = scope.get("client")
        if not client or client[0] in HERE:
            return False
        try:
            self.node.rates.take_of_address("addresses", client[0])
        except Refusal:
            return True
        return False

    def _is_foreign(self, scope: Scope) -> bool:
        """Does a page of another site send this? It must not act for its visitor."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None:
            return False  # not a browser
        host = headers.get("host", "")
        same = {f"http://{host}".lower(), f"https://{host}".lower()}
        return origin.lower() not in same | self.origins

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        secure = scope.get("scheme") == "https"
        is_page = not scope["path"].startswith("/api") and "/api/" not in scope["path"]

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if not is_page:
                    headers.setdefault("cache-control", "no-store")
                if secure:
                    headers.setdefault("strict-transport-security", STRICT_TRANSPORT)
            await send(message)

        if b"%00" in scope["query_string"]:
            refusal = refused(unreadable(ValueError("NUL")), "", "en")
            await _plain(guarded, 422, dump(refusal))
            return
        if scope["method"] not in READING and self._is_foreign(scope):
            await _plain(guarded, 403, b'{"code":"forbidden","reason":"foreign origin"}')
            return
        most = self.most_of_uploads if scope["path"].endswith(UPLOADS) else self.most
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdecimal() or int(length) > most:
            await _plain(guarded, 413, b'{"code":"limit","reason":"too large"}')
            return
        if not Headers(scope=scope).get("transfer-encoding"):
            await self.app(scope, receive, guarded)
            return
        body = await _read(receive, most)
        if body is None:
            await _plain(guarded, 413, b'{"code":"limit","reason":"too large"}')
            return
        await self.app(scope, _replayed(body, receive), guarded)


async def _read(receive: Receive, most: int) -> bytes | None:
    """A body of unknown length; None if it does not arrive in time."""
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return b"".join(parts)
        part = message.get("body", b"")
        size += len(part)
        if size > most:
            return None
        parts.append(part)
        if not message.get("more_body", False):
            return b"".join(parts)


def _replayed(body: bytes, receive: Receive) -> Receive:
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return waiting.pop() if waiting else await receive()

    return again


async def _plain(send: Send, status: int, body: bytes) -> None:
    headers: Iterable[tuple[bytes, bytes]] = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    await send({"type": "http.response.start", "status": status, "headers": list(headers)})
    await send({"type": "http.response.body", "body": body})


async def _too_fast(scope: Scope, send: Send) -> None:
    """A plain HTTP response, to a socket too: it is not open yet."""
    body = dump(refused(Refusal("limit", Sentence("server-too-fast")), "", "en"))
    if scope["type"] == "http":
        await _plain(send, 429, body)
        return
    kind = "websocket.http.response"
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"10")]
    await send({"type": f"{kind}.start", "status": 429, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
