"""The host's announcement to everybody."""

from __future__ import annotations

from asterism.server.live.bus import ALL, Bus, News
from asterism.server.live.connections import Connections
from asterism.server.protocol.messages import Notice
from asterism.server.storage import statements
from asterism.server.storage.store import Store

NOTE = "announcement"


class Announcements:
    """At most one at a time."""

    def __init__(self, store: Store, bus: Bus, connections: Connections) -> None:
        self.store, self.bus, self.connections = store, bus, connections
        self.text: str | None = None

    async def read(self) -> None:
        self.text = await self.store.note(NOTE)

    async def announce(self, text: str) -> None:
        """Replace the announcement; an empty one removes it."""
        if text:
            await self.store.write(*statements.noted(NOTE, text))
            self.connections.tell_all(Notice(kind="announcement", text=text))
        else:
            await self.store.write(statements.note_gone(NOTE))
        self.text = text or None
        self.bus.publish(ALL, News(kind="announcement"))

    async def refresh(self) -> None:
        """Another node has changed the announcement."""
        text = await self.store.note(NOTE)
        if text and text != self.text:
            self.connections.tell_all(Notice(kind="announcement", text=text))
        self.text = text
