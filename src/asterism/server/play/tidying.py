"""Closing idle rooms."""

from __future__ import annotations

import logging

from asterism.server.core import Core
from asterism.server.play.failures import place_of
from asterism.server.play.rooms import Rooms
from asterism.server.storage import chat
from asterism.server.storage.store import Store
from asterism.table.refusal import Refusal

log = logging.getLogger("asterism.server")
DAY = 86_400.0
TIDY_EVERY = 3600.0
AT_ONCE = 10_000


class Tidying:
    """On request, or automatically."""

    def __init__(self, core: Core, store: Store, rooms: Rooms) -> None:
        self.core, self.store, self.rooms = core, store, rooms
        self.tidied_at = -TIDY_EVERY

    async def tidy_by_itself(self) -> None:
        days, now = self.core.settings.close_after_days, self.core.now()
        if days and now - self.tidied_at >= TIDY_EVERY:
            self.tidied_at = now
            await self.tidy(days)

    async def tidy(self, days: float) -> int:
        """Close rooms without activity for this many days; returns how many."""
        before = self.core.now() - days * DAY
        closed = 0
        for room in await self.store.idle_rooms(before, AT_ONCE):
            try:
                if await self._is_played(room, before):
                    continue
                await self.rooms.close(room)
                await self.store.write(chat.room_gone(room))
            except Exception as problem:  # go on with the other rooms
                log.warning("room %s cannot be closed: %s", room, place_of(problem))
                continue
            closed += 1
        return closed

    async def _is_played(self, id: str, before: float) -> bool:
        """Has its game changed since? A correspondence game changes its log but not its room. A
        game that cannot be read does not count.
        """
        room = await self.rooms.room(id)
        try:
            current = await self.rooms.table_of(room)
        except Refusal as problem:
            if problem.code == "storage":
                raise
            return False
        return current is not None and not current.is_over and current.last_at >= before
