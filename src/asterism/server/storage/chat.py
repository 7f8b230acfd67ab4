"""Chat lines, numbered in their room."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Executable, Row, delete, func, insert, literal, select

from asterism.server.protocol.messages import ChatLine
from asterism.server.storage import schema
from asterism.server.storage.problems import Conflict
from asterism.server.storage.store import Store

LINES = 50  # for people who join, or missed some
ATTEMPTS = 5


async def add(
    store: Store, room: str, person: str, name: str, text: str, at: float, ref: str
) -> tuple[ChatLine, bool]:
    """The line, and whether it is new: one with the same `ref` is written once."""
    for _ in range(ATTEMPTS):
        said = await _said(store, room, person, ref) if ref else None
        if said is not None:
            return _line(said), False
        try:
            await store.write(_added(room, person, name, text, at, ref))
        except Conflict:
            continue  # another line has this number, or the same command came twice
        line = schema.chat.c
        own = select(schema.chat).where(line.room == room, line.person == person, line.at == at)
        row = await store.row(own.order_by(line.number.desc()).limit(1))
        assert row is not None
        return _line(row), True
    raise Conflict()


async def _said(store: Store, room: str, person: str, ref: str) -> Row[Any] | None:
    line = schema.chat.c
    return await store.row(
        select(schema.chat).where(line.room == room, line.person == person, line.ref == ref)
    )


def _added(room: str, person: str, name: str, text: str, at: float, ref: str) -> Executable:
    line = schema.chat.c
    newest = select(func.coalesce(func.max(line.line), 0)).where(line.room == room)
    values: dict[str, Any] = {
        "room": literal(room),
        "person": literal(person),
        "name": literal(name),
        "text": literal(text),
        "at": literal(at),
        "line": newest.scalar_subquery() + 1,
    }
    if ref:
        values["ref"] = literal(ref)
    return insert(schema.chat).from_select([*values], select(*values.values()))


def _line(row: Row[Any]) -> ChatLine:
    return ChatLine(number=row.line, person=row.person, name=row.name, text=row.text, at=row.at)


async def lines(store: Store, room: str, after: int, most: int) -> list[ChatLine]:
    """The newest lines after that one, oldest first."""
    line = schema.chat.c
    rows = await store.rows(
        select(schema.chat)
        .where(line.room == room, line.line > after)
        .order_by(line.line.desc())
        .limit(most)
    )
    return [_line(row) for row in reversed(rows)]


def room_gone(room: str) -> Executable:
    return delete(schema.chat).where(schema.chat.c.room == room)
