"""The entry for sockets: straight from the guard to the room.

The layers of HTTP routes (routing, dependencies, error pages) would stay in memory as long as a
socket is open, and every frame would pass through them.
"""

from __future__ import annotations

import re
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from asterism.engine.message import Message
from asterism.server.http.arriving import HERE
from asterism.server.http.requests import address_of, node_of
from asterism.server.http.socket import person_socket, reject, room_socket
from asterism.server.live.addresses import OpenFrom
from asterism.server.live.queue import MessageQueue
from asterism.table.refusal import Refusal

NO_ROUTE, BAD_QUERY = 4404, 4422
ROOM = re.compile(r"/api/rooms/([^/]+)/socket")
READ_AHEAD = 4  # waiting messages of one socket until reading pauses
FLOOD = 32  # waiting messages until the socket is closed: the client ignores the answers
PIECE = 1024  # bytes parsed before the number of waiting messages is checked
TOO_FAST = 4429
MOST_SEAT, MOST_NUMBER, LONGEST_ID = 9, 1_000_000, 40


class SocketGate:
    """Handles sockets; passes everything else on to the routes."""

    def __init__(self, app: ASGIApp, base: str) -> None:
        self.app, self.base = app, base
        self.open_from: OpenFrom | None = None  # sockets per address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
            return
        socket = WebSocket(scope, receive, send)
        address = address_of(socket)
        if address in HERE:
            await self._let_in(socket)
            return
        if self.open_from is None:
            self.open_from = OpenFrom(node_of(socket).settings.limits.sockets_of_address)
        if self.open_from.is_full(address):
            await reject(socket, Refusal("limit", Message("server-too-many-connections")))
            return
        self.open_from.add(address)
        try:
            await self._let_in(socket)
        finally:
            self.open_from.remove(address)

    async def _let_in(self, socket: WebSocket) -> None:
        path = str(socket.scope["path"]).removeprefix(self.base)
        room = ROOM.fullmatch(path)
        if room is not None:
            try:
                seat, game, since = asked(socket)
            except ValueError:
                await socket.close(BAD_QUERY)
                return
            await room_socket(socket, room[1], seat, game, since)
        elif path == "/api/me/socket":
            await person_socket(socket)
        else:
            await socket.close(NO_ROUTE)


def asked(socket: WebSocket) -> tuple[int | None, str, int]:
    """Seat, game and number of the query; a ValueError if they are malformed."""
    query = socket.query_params
    seat = int(query["seat"]) if "seat" in query else None
    game, since = query.get("game", ""), int(query.get("since", "-1"))
    if seat is not None and not 0 <= seat <= MOST_SEAT:
        raise ValueError("no such seat")
    if len(game) > LONGEST_ID or not -1 <= since <= MOST_NUMBER:
        raise ValueError("no such game or number")
    return seat, game, since


class Reading(WebSocketsSansIOProtocol):
    """Pauses reading when several messages wait, not after each one. So a client that sends one
    message and waits for its answer costs no calls to pause and resume.

    While a socket is paused, the network buffers what is sent. Thousands of small messages fit in
    there, and parsing all of them at once would block everybody else.

    uvicorn would log a line for each refusal over plain HTTP, and a flood of requests would fill
    the disk.
    """

    def __init__(self, *how: Any, **more: Any) -> None:
        super().__init__(*how, **more)
        self.inner, self.app = self.app, self._answered
        self.queue = MessageQueue()  # type: ignore[assignment]

    async def _answered(self, scope: Any, receive: Any, send: Any) -> None:
        await self.inner(scope, receive, send)
        self.handshake_complete |= self.initial_response is not None

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.queue.qsize() >= FLOOD:
                self._hang_up()
                return
            super().data_received(data[start : start + PIECE])

    def _hang_up(self) -> None:
        if not self.transport.is_closing():
            self.conn.fail(TOO_FAST, "limit")
            self.close_sent = True
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        if self.read_paused or self.queue.qsize() >= READ_AHEAD:
            super().send_receive_event_to_app()
            return
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False
