"""The socket: commands in, frames out, the same JSON as over plain HTTP."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from asterism.server.http.requests import (
    address_of,
    as_id,
    decode_command,
    node_of,
    person_of,
    refused,
)
from asterism.server.live.connections import GOING_AWAY, Connection
from asterism.server.node import Node
from asterism.server.play.failures import place_of
from asterism.server.protocol.messages import PROTOCOL, Notice, Welcome, You, dump
from asterism.table.frames import recent, table_frame, viewer
from asterism.table.refusal import Refusal, broken

log = logging.getLogger("asterism.server")
REFUSED = 4000  # plus the HTTP status of the refusal: 4404 = no such room
BAD_FRAMES = 20  # malformed messages until the socket is closed


async def room_socket(
    socket: WebSocket, room: str, seat: int | None, game: str, since: int
) -> None:
    """The socket of a room: commands in, frames out."""
    node = node_of(socket)
    try:
        person = await person_of(socket)
        node.rates.take_of_address("requests", address_of(socket))
        connection = Connection(person, as_id(room), seat, node.settings.limits.queue)
        connection.watching = "watch" in socket.query_params
        await enter(node, connection, game, since)
    except Refusal as refusal:
        await reject(socket, refusal)
        return
    except Exception as problem:  # the game cannot be shown
        log.error("room %s cannot be entered: %s", room, place_of(problem))
        await reject(socket, broken())
        return
    await talk(socket, node, connection)


async def reject(socket: WebSocket, refusal: Refusal) -> None:
    """Accept the socket only to send the reason. Over a limit, wait first: a client that is
    accepted opens the next socket at once.
    """
    if refusal.code == "limit":
        await node_of(socket).rates.pause()
    frame = refused(refusal, "", "en")
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.accept()
        await socket.send_text(dump(frame).decode())
        await socket.close(REFUSED + refusal.status, refusal.code)


async def enter(node: Node, connection: Connection, game: str, since: int) -> None:
    """The first frames: who you are, the room, and the table or what you missed of it."""
    person, room = connection.person, connection.room
    assert room is not None
    found = await node.rooms.room(room)
    table = await node.rooms.table_of(found)
    node.rooms.may_enter(found, table, person)
    chat = await node.talk.lines(room, person)
    await node.connections.join(connection)
    try:
        found = await node.rooms.room(room)
        view = await node.rooms.view(found)
        own = found.seats_of(person.id)
        table = await node.rooms.table_of(found)
    except BaseException:
        node.connections.part(connection)
        raise
    if table is not None and found.phase == "playing":
        own = table.seats_of(person.id)
    you = You(person=person.id, name=person.name, seats=own)
    # Frames queued meanwhile are older than the ones sent now.
    while not connection.waiting.empty():
        connection.waiting.get_nowait()
    connection.send(dump(Welcome(protocol=PROTOCOL, you=you, room=view, chat=chat)))
    if table is not None:
        resumes = game == table.opening.id and since <= table.number
        known = recent(table, since) if resumes else table.number
        seat = None if connection.watching else viewer(table, person.id, connection.seat)
        connection.send(dump(table_frame(table, seat, known, node.clock.now(), resumes)))
    node.connections.sent[room].begin(
        found.version,
        *("", -1) if table is None else (table.opening.id, table.number),
        {said.number for said in chat},
    )
    if node.announcements.text:
        connection.send(dump(Notice(kind="announcement", text=node.announcements.text)))


async def talk(socket: WebSocket, node: Node, connection: Connection) -> None:
    """Read commands and write frames until one side closes."""
    async with accepted(socket, node, connection):
        await listen(socket, node, connection)


@asynccontextmanager
async def accepted(socket: WebSocket, node: Node, connection: Connection) -> AsyncIterator[None]:
    """Accept the socket, and write the connection's frames while the block runs."""
    writing = None
    try:
        await socket.accept()
        writing = asyncio.create_task(write(socket, connection))
        yield
    finally:
        node.connections.part(connection)
        connection.close(1000)
        if writing is not None:
            with suppress(Exception):
                await asyncio.wait_for(writing, 5)


async def write(socket: WebSocket, connection: Connection) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        while (data := await connection.waiting.get()) is not None:
            await socket.send_text(data.decode())
            del data  # do not keep the last frame of every socket alive
        if socket.application_state == WebSocketState.CONNECTED:
            await socket.close(connection.close_code)


async def listen(socket: WebSocket, node: Node, connection: Connection) -> None:
    person = connection.person
    assert connection.room is not None
    unreadable = 0
    while True:
        raw = await receive(socket)
        if raw is None:
            return
        ref = ""
        try:
            command = decode_command(raw)
            ref = command.ref
            connection.send(dump(await node.commands.carry_out(connection.room, person, command)))
        except Refusal as refusal:
            connection.send(dump(refused(refusal, ref, person.language)))
            if refusal.code in ("bad", "limit"):
                unreadable += 1
                if unreadable >= BAD_FRAMES:
                    connection.close(REFUSED + refusal.status)
                    return
                await node.rates.pause()


async def receive(socket: WebSocket) -> str | bytes | None:
    """The next message; None: the client is gone."""
    try:
        message = await socket.receive()
    except (WebSocketDisconnect, RuntimeError):
        return None
    if message["type"] == "websocket.disconnect":
        return None
    raw: str | bytes | None = message.get("text")
    return raw if raw is not None else message.get("bytes", b"")


async def person_socket(socket: WebSocket) -> None:
    """The socket for notices to a person, on any page."""
    node = node_of(socket)
    try:
        person = await person_of(socket)
        connection = Connection(person, None, None, node.settings.limits.queue)
        await node.connections.join(connection)
    except Refusal as refusal:
        await reject(socket, refusal)
        return
    if node.connections.closing:
        connection.close(GOING_AWAY)
    async with accepted(socket, node, connection):
        try:
            while await receive(socket) is not None:
                node.rates.take_here("commands", person.id)
        except Refusal:
            connection.close(4429)
