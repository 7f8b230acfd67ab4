"""A room as everybody in it sees it."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import asdict
from typing import Any

from asterism.engine.pack import OPTION
from asterism.table.entries import Player
from asterism.table.live_game import LiveGame
from asterism.table.opening import with_pack
from asterism.table.room import Room
from asterism.table.room_parts import Seat


def room_view(
    room: Room, table: LiveGame | None, present: Set[str], link: str, commitment: str
) -> dict[str, Any]:
    """`RoomView` of docs/schema.json. `table`: its current game. `present`: who is connected."""
    plays = room.phase == "playing" and table is not None
    if room.phase == "playing" and table is not None:
        seats = [_playing(player, present) for player in table.seats]
    else:
        seats = [_waiting(seat, present) for seat in room.seats]
    is_over = table is not None and table.is_over
    origin = table.opening.origin if plays and table is not None else None
    asks = [] if table is None or is_over else room.asks
    return {
        "id": room.id,
        "code": room.code,
        "link": link,
        "version": room.version,
        "phase": "over" if plays and is_over else room.phase,
        "host": room.host,
        "game": room.game,
        "players": room.players,
        "options": with_pack(room.options, room.pack) if room.pack else room.options,
        "pack": pack_name(room),
        "seats": seats,
        "clock": asdict(room.clock),
        "at_zero": room.at_zero,
        "stand_in": room.stand_in,
        "pace": room.pace,
        "listed": room.listed,
        "rated": room.rated,
        "pair": room.pair,
        "hot_seat": room.hot_seat,
        "watchers": room.watchers,
        "memory_aid": room.memory_aid,
        "screen": room.screen,
        "origin": None if origin is None else asdict(origin),
        "hints": room.hints,
        "commitment": commitment,
        "playing": room.playing,
        "games": room.games,
        "asks": [asdict(ask) for ask in asks if table and ask.number == table.number],
        "watching": len(present - {seat["person"] for seat in seats}),
    }


def pack_name(room: Room) -> dict[str, Any] | None:
    """The pack in short: what everybody in a room reads first."""
    if not room.pack:
        return None
    return {"fingerprint": room.pack, "name": room.options[OPTION]["name"]}


def _playing(player: Player, present: Set[str]) -> dict[str, Any]:
    return {
        "kind": player.kind,
        "person": player.person,
        "name": player.name,
        "level": player.level,
        "ready": True,
        "present": player.kind == "bot" or player.person in present,
        "replaced": player.owner,
    }


def _waiting(seat: Seat, present: Set[str]) -> dict[str, Any]:
    return {
        "kind": seat.kind,
        "person": seat.person,
        "name": seat.name,
        "level": seat.level,
        "ready": seat.ready or seat.kind in ("bot", "remote"),
        "present": seat.kind == "bot" or seat.person in present,
        "replaced": None,
    }
