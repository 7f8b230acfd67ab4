"""Chat lines."""

from __future__ import annotations

from sqlalchemy import Executable, delete, func, insert, select

from asterism.server.protocol.messages import ChatLine
from asterism.server.storage import schema
from asterism.server.storage.store import Store

LINES = 50  # for people who join, or missed some


async def add(store: Store, room: str, person: str, name: str, text: str, at: float) -> ChatLine:
    await store.write(
        insert(schema.chat).values(room=room, person=person, name=name, text=text, at=at)
    )
    line = schema.chat.c
    row = await store.row(
        select(func.max(line.number)).where(
            line.room == room, line.person == person, line.at == at, line.text == text
        )
    )
    number = 0 if row is None else int(row[0] or 0)
    return ChatLine(number=number, person=person, name=name, text=text, at=at)


async def lines(store: Store, room: str, after: int, most: int) -> list[ChatLine]:
    """The newest lines after that one, oldest first."""
    line = schema.chat.c
    rows = await store.rows(
        select(schema.chat)
        .where(line.room == room, line.number > after)
        .order_by(line.number.desc())
        .limit(most)
    )
    return [
        ChatLine(number=row.number, person=row.person, name=row.name, text=row.text, at=row.at)
        for row in reversed(rows)
    ]


def room_gone(room: str) -> Executable:
    return delete(schema.chat).where(schema.chat.c.room == room)
