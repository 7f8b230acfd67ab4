"""Packs by their fingerprints. A pack never changes, so it is stored once and kept in memory."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Executable, Float, String, Text, delete, exists, insert, literal, select
from sqlalchemy import update as change
from sqlalchemy.sql import Select

from asterism.engine.pack import canonical
from asterism.server.storage import schema

Json = dict[str, Any]
MOST_KNOWN = 32  # packs in memory: a large one takes a megabyte
DAY = 86_400.0


class Known:
    """The packs that were read last."""

    def __init__(self) -> None:
        self.packs: dict[str, Json] = {}

    def get(self, fingerprint: str) -> Json | None:
        return self.packs.get(fingerprint)

    def read(self, fingerprint: str, data: str) -> Json:
        found: Json = msgspec.json.decode(data)
        if len(self.packs) >= MOST_KNOWN:
            del self.packs[next(iter(self.packs))]
        self.packs[fingerprint] = found
        return found


def found(fingerprint: str) -> Select[Any]:
    return select(schema.pack.c.data, schema.pack.c.used).where(
        schema.pack.c.fingerprint == fingerprint
    )


def kept(fingerprint: str, pack: Json, now: float) -> list[Executable]:
    return kept_text(fingerprint, canonical(pack), now)


def kept_text(fingerprint: str, text: str, now: float) -> list[Executable]:
    """Store a pack, unless it is there already. Of two nodes that do so at once, one gets a
    conflict.
    """
    table = schema.pack
    row = (
        literal(fingerprint, String),
        literal(text, Text),
        literal(now, Float),
    )
    is_there = exists().where(table.c.fingerprint == fingerprint)
    names = ["fingerprint", "data", "used"]
    return [used(fingerprint, now), insert(table).from_select(names, select(*row).where(~is_there))]


def used(fingerprint: str, now: float) -> Executable:
    """Somebody asks for it. That is noted to the day."""
    table = schema.pack
    return (
        change(table)
        .where(table.c.fingerprint == fingerprint, table.c.used < now - DAY)
        .values(used=now)
    )


def forgotten(before: float) -> Executable:
    """Delete what nobody has asked for since then, and no game and no open room is played with."""
    table, game, room = schema.pack, schema.game, schema.room
    of_game = exists().where(game.c.pack == table.c.fingerprint)
    of_room = exists().where(room.c.pack == table.c.fingerprint, room.c.phase != "closed")
    return delete(table).where(table.c.used < before, ~of_game, ~of_room)
