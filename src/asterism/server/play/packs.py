"""Packs: those that the host offers, and those that people upload and share by a link.

An uploaded pack is listed nowhere. Its fingerprint is its address: whoever has the link gets it.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from asterism.bots import weights_file
from asterism.packs import Pack, load_alone, use_weights_beside
from asterism.server.core import Core
from asterism.server.live.rate_limits import RateLimits
from asterism.server.storage import packs
from asterism.server.storage.problems import Conflict
from asterism.server.storage.store import Store
from asterism.server.thinking.analyses import Analyses
from asterism.server.thinking.chores import LoadedPack
from asterism.table import packs as table

log = logging.getLogger("asterism.server")
_loaded = msgspec.json.Decoder(LoadedPack)
DAY = 86_400.0
FORGOTTEN_AFTER = 60 * DAY
TIDY_EVERY = 3600.0


class Packs(table.Packs):
    """The packs of a server."""

    def __init__(self, core: Core, store: Store, rates: RateLimits, analyses: Analyses) -> None:
        super().__init__(read_shelf(core.settings.packs))
        self.core, self.store, self.rates, self.analyses = core, store, rates, analyses
        self.tidied_at = -TIDY_EVERY

    async def take(self, text: str, person: str) -> bytes:
        """Somebody uploads a pack as TOML or JSON; returns its `PackView`. A process reads it: a
        large file takes a moment, and nobody else should wait for it.
        """
        await self.rates.take("packs", person)
        answer = await self.analyses.chores.answer(person, {"chore": "take", "text": text})
        found = _loaded.decode(answer)
        with suppress(Conflict):  # another node has just stored it
            await self.store.write(*packs.kept_text(found.fingerprint, found.text, self.core.now()))
        return bytes(found.view)

    async def brought(self, fingerprint: str) -> dict[str, Any] | None:
        return await self.store.find_pack(fingerprint)

    async def asked_for(self, fingerprint: str) -> Pack:
        """The same, and it is kept a while longer."""
        pack, now = await self.find(fingerprint), self.core.now()
        row = await self.store.row(packs.found(fingerprint))
        if row is not None and row.used < now - DAY:
            await self.store.write(packs.used(fingerprint, now))
        return pack

    async def tidy(self) -> None:
        """Delete what nobody has used for a long time."""
        now = self.core.now()
        if now - self.tidied_at >= TIDY_EVERY:
            self.tidied_at = now
            await self.store.write(packs.forgotten(now - FORGOTTEN_AFTER))


def read_shelf(places: Iterable[Path | Pack]) -> list[Pack]:
    """These packs, and those in these folders, with the weights beside them. What is wrong is
    reported to the host, and the server starts without it.
    """
    found: list[Pack] = []
    for place in places:
        if isinstance(place, Pack):
            found.append(place)
            continue
        for file in sorted(place.iterdir()):
            if file.suffix not in (".toml", ".json") or file.name.endswith(weights_file.ENDING):
                continue
            try:
                pack = load_alone(file)
            except (OSError, ValueError) as problem:
                log.warning("cannot offer a pack: %s", problem)
                continue
            found.append(pack)
            try:
                use_weights_beside(pack, file)
            except (OSError, ValueError) as problem:
                log.warning("a pack is offered without its weights: %s", problem)
    return found
