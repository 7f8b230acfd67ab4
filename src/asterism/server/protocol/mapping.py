"""Maps between wire structs and the types of the table layer."""

from __future__ import annotations

import msgspec

from asterism.server.protocol import commands, messages
from asterism.table.clocks import ClockRule
from asterism.table.origin import Origin
from asterism.table.room_wishes import RoomChange, RoomWish, SeatWish


def clock_rule(sent: messages.ClockRule) -> ClockRule:
    return ClockRule(sent.kind, sent.seconds, sent.increment, sent.days)


def sent_clock(rule: ClockRule) -> messages.ClockRule:
    return messages.ClockRule(rule.kind, rule.seconds, rule.increment, rule.days)


def sent_origin(origin: Origin | None) -> messages.Origin | None:
    if origin is None:
        return None
    return messages.Origin(
        kind=origin.kind, game=origin.game, ply=origin.ply, day=origin.day, seeded=origin.seeded
    )


def room_wish(sent: messages.NewRoom) -> RoomWish:
    given = msgspec.structs.asdict(sent)
    seats = None
    if sent.seats is not None:
        seats = [SeatWish(kind=seat.kind, level=seat.level) for seat in sent.seats]
    return RoomWish(**{**given, "clock": clock_rule(sent.clock), "seats": seats})


def room_change(sent: commands.Change) -> RoomChange:
    given = msgspec.structs.asdict(sent)
    del given["ref"]
    clock = None if sent.clock is None else clock_rule(sent.clock)
    return RoomChange(**{**given, "clock": clock})
