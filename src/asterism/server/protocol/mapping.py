"""What travels, as what the table layer keeps, and back."""

from __future__ import annotations

from asterism.server.protocol import messages
from asterism.table.clocks import ClockRule
from asterism.table.origin import Origin


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
