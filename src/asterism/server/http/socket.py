"""The socket: commands in, frames out, the same JSON as over plain HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from asterism.server import told
from asterism.server.failures import place_of
from asterism.server.http.requests import (
    address_of,
    as_id,
    decode_command,
    house_of,
    person_of,
    refused,
)
from asterism.server.live.connections import GOING_AWAY, Line
from asterism.server.node import House, log, viewer
from asterism.server.play.commands import Office
from asterism.server.play.games import not_stored
from asterism.server.play.people import Person
from asterism.server.protocol.messages import PROTOCOL, Notice, Welcome, You, dump
from asterism.server.storage.writer import StorageFailed
from asterism.table.refusal import Refusal, broken

REFUSED = 4000  # and the HTTP status of the refusal: 4404 = no such room
BAD_FRAMES = 20  # so many unreadable ones, and nobody listens any longer


async def in_a_room(socket: WebSocket, room: str, seat: int | None, game: str, since: int) -> None:
    """Everything that happens in a room, as it happens."""
    house, office = house_of(socket), socket.app.state.office
    assert isinstance(office, Office)
    try:
        person = await person_of(socket)
        house.rates["requests"].take(address_of(socket))
        line = Line(person, as_id(room), seat, house.settings.limits.queue)
        line.watching = "watch" in socket.query_params
        await enter(office, line, game, since)
    except Refusal as refusal:
        await turn_away(socket, refusal)
        return
    except StorageFailed as problem:
        await turn_away(socket, not_stored(problem))
        return
    except Exception as problem:  # the game cannot be shown
        log.error("room %s cannot be entered: %s", room, place_of(problem))
        await turn_away(socket, broken())
        return
    await talk(socket, office, line)


async def turn_away(socket: WebSocket, refusal: Refusal) -> None:
    """The door opens just for the reason. Whoever wanted too much waits before it: who is let in
    opens the next socket at once.
    """
    if refusal.code == "limit":
        await house_of(socket).slow_down()
    frame = refused(refusal, "", "en")
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.accept()
        await socket.send_text(dump(frame).decode())
        await socket.close(REFUSED + refusal.status, refusal.code)


async def enter(office: Office, line: Line, game: str, since: int) -> None:
    """The first frames: who you are, the room, and the table or what you have missed of it."""
    house, person, room = office.house, line.person, line.room
    assert room is not None
    found = await office.rooms.room(room)
    table = await office.rooms.table_of(found)
    office.rooms.may_enter(found, table, person)
    chat = await office.play.chat(room, person)
    await house.join(line)
    try:
        found = await office.rooms.room(room)
        view = await office.rooms.view(found)
        own = found.seats_of(person.id)
        table = await office.rooms.table_of(found)
    except BaseException:
        house.part(line)
        raise
    if table is not None and found.phase == "playing":
        own = table.seats_of(person.id)
    you = You(person=person.id, name=person.name, seats=own)
    # What was put into the queue meanwhile is older than what comes now.
    while not line.waiting.empty():
        line.waiting.get_nowait()
    line.send(dump(Welcome(protocol=PROTOCOL, you=you, room=view, chat=chat)))
    if table is not None:
        known = since if game == table.opening.id and since <= table.number else table.number
        seat = None if line.watching else viewer(table, person.id, line.seat)
        line.send(dump(told.table_frame(table, seat, known, house.clock.now())))
    house.hub.told[room].begin(
        found.version,
        *("", -1) if table is None else (table.opening.id, table.number),
        {said.number for said in chat},
    )
    if house.announcement:
        line.send(dump(Notice(kind="announcement", text=house.announcement)))


async def talk(socket: WebSocket, office: Office, line: Line) -> None:
    """Until one side has enough."""
    async with spoken(socket, office.house, line):
        await listen(socket, office, line)


@asynccontextmanager
async def spoken(socket: WebSocket, house: House, line: Line) -> AsyncIterator[None]:
    """The door is open, and what the line holds is written, as long as the block runs."""
    writing = None
    try:
        await socket.accept()
        writing = asyncio.create_task(write(socket, line))
        yield
    finally:
        house.part(line)
        line.close(1000)
        if writing is not None:
            with suppress(Exception):
                await asyncio.wait_for(writing, 5)


async def write(socket: WebSocket, line: Line) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        while (data := await line.waiting.get()) is not None:
            await socket.send_text(data.decode())
            del data  # nobody keeps the last frame of every socket
        if socket.application_state == WebSocketState.CONNECTED:
            await socket.close(line.close_code)


async def listen(socket: WebSocket, office: Office, line: Line) -> None:
    person, house = line.person, office.house
    assert line.room is not None
    unreadable = 0
    while True:
        raw = await receive(socket, house)
        if raw is None:
            return
        ref = ""
        try:
            command = decode_command(raw)
            ref = command.ref
            line.send(dump(await office.carry_out(line.room, person, command)))
        except Refusal as refusal:
            line.send(dump(refused(refusal, ref, person.language)))
            if refusal.code in ("bad", "limit"):
                unreadable += 1
                if unreadable >= BAD_FRAMES:
                    line.close(REFUSED + refusal.status)
                    return
                await house.slow_down()


async def receive(socket: WebSocket, house: House) -> str | bytes | None:
    """The next frame; None: they are gone."""
    try:
        message = await socket.receive()
    except (WebSocketDisconnect, RuntimeError):
        return None
    if message["type"] == "websocket.disconnect":
        return None
    raw: str | bytes | None = message.get("text")
    return raw if raw is not None else message.get("bytes", b"")


async def for_a_person(socket: WebSocket) -> None:
    """Notices for a person, whatever page is open."""
    house = house_of(socket)
    try:
        person: Person = await person_of(socket)
        line = Line(person, None, None, house.settings.limits.queue)
        await house.join(line)
    except Refusal as refusal:
        await turn_away(socket, refusal)
        return
    except StorageFailed as problem:
        await turn_away(socket, not_stored(problem))
        return
    if house.hub.closing:
        line.close(GOING_AWAY)
    async with spoken(socket, house, line):
        try:
            while await receive(socket, house) is not None:
                house.rates["commands"].take(person.id)
        except Refusal:
            line.close(4429)
