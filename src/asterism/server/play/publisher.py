"""Publishes what has happened in a game, to each viewer only what they may know."""

from __future__ import annotations

from collections.abc import Iterable

from asterism.server.core import Core
from asterism.server.live.bus import Bus, News, person_channel, room_channel
from asterism.server.live.connections import Connections
from asterism.server.play.failures import Failures
from asterism.server.play.push import Push
from asterism.server.play.turn_hooks import Hooks
from asterism.server.protocol.messages import Notice, dump
from asterism.server.tasks import guarded
from asterism.table.frames import Favour, table_frame, viewer
from asterism.table.live_game import LiveGame


class Publisher:
    """Reaches connections here, other nodes, and people whose page is closed."""

    def __init__(
        self,
        core: Core,
        connections: Connections,
        bus: Bus,
        push: Push,
        hooks: Hooks,
        failures: Failures,
    ) -> None:
        self.core, self.connections, self.bus = core, connections, bus
        self.push, self.hooks, self.failures = push, hooks, failures
        # Games that repeatedly could not be shown; `Games` stops them.
        self.broken: set[str] = set()

    async def publish(self, table: LiveGame, since: int, turns: Iterable[int]) -> None:
        """The entries after `since` are on disk, and it has become the turn of these seats."""
        self.tell_table(table, since)
        for seat in turns:
            player = table.seats[seat]
            if player.kind == "person" and player.person:
                await guarded(self._your_turn(table, player.person, player.name))
        self.notify_nodes(table)

    def tell_table(self, table: LiveGame, since: int) -> None:
        """Send the table to the people here who look at it. They have seen it before, unless the
        game is new (`since` is -1).
        """
        room, now = table.opening.room, self.core.now()
        ready: dict[int | None, bytes] = {}
        broken: dict[int | None, Exception] = {}
        for connection in [*self.connections.rooms.get(room, ())]:
            seat = None
            if not connection.watching:
                seat = viewer(table, connection.person.id, connection.seat)
            if seat not in ready and seat not in broken:
                try:
                    ready[seat] = dump(table_frame(table, seat, since, now, since >= 0))
                except Exception as problem:  # the others still get their table
                    broken[seat] = problem
            if seat in ready:
                connection.send(ready[seat])
        for cause in broken.values():
            if self.failures.failed(table.opening.id, "telling", cause):
                self.broken.add(table.opening.id)
        self.connections.changed(room)
        sent = self.connections.sent.get(room)
        if sent is not None:
            sent.game, sent.number = table.opening.id, table.number

    def catch_up(self, table: LiveGame) -> None:
        """Send people here what other nodes have added to their game."""
        sent = self.connections.sent.get(table.opening.room)
        if sent is not None and sent.game == table.opening.id and sent.number < table.number:
            self.tell_table(table, sent.number)

    def notify_nodes(self, table: LiveGame) -> None:
        """Tell the other nodes to look at a game."""
        room, game = table.opening.room, table.opening.id
        news = News(kind="game", room=room, game=game, number=table.number)
        self.bus.publish(room_channel(room), news)

    # Wherever somebody is.

    async def _your_turn(self, table: LiveGame, person: str, name: str) -> None:
        room, game = table.opening.room, table.opening.id
        notice = Notice(kind="turn", room=room, game=game)
        self.connections.notify(person, notice, but_in=room)
        news = News(kind="turn", person=person, room=room, game=game)
        self.bus.publish(person_channel(person), news)
        if self.push.key is not None and person not in await self.connections.present(room):
            # A notification says whose turn it is and where, and nothing about the cards.
            push_notice = {"kind": "turn", "room": room, "game": game, "rules": table.game.name}
            self.push.notify(person, push_notice, room)
        if table.times.rule.kind == "days":
            self.hooks.turn(person, name, table)

    def tell_favour(self, table: LiveGame, person: str, favour: Favour) -> None:
        """A partner asks a person for a favour."""
        room, game = table.opening.room, table.opening.id
        notice = Notice(kind="favour", room=room, game=game, favour=favour)
        self.connections.notify(person, notice)
        news = News(kind="favour", person=person, room=room, game=game, favour=favour)
        self.bus.publish(person_channel(person), news)
