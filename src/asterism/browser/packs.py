"""The packs of a device: those that came with it, and those that were brought, with what bots
learned for them.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable
from typing import Any

from asterism.bots import weights_file
from asterism.bots.learned import Learned
from asterism.browser.device import Device
from asterism.engine.message import Message
from asterism.packs import Pack
from asterism.table import packs
from asterism.table.refusal import Refusal, bad
from asterism.table.room import known_game

log = logging.getLogger("asterism.browser")
Json = dict[str, Any]


class Packs(packs.Packs):
    """Finds and keeps packs."""

    def __init__(self, device: Device, shelf: Iterable[Pack] = ()) -> None:
        super().__init__(shelf)
        self.device = device
        # The weights that were read, and from which text.
        self.known: dict[str, tuple[str, Learned | None]] = {}

    async def take(self, text: str) -> Pack:
        """A pack as TOML or JSON."""
        pack = packs.read_pack(text)
        await self.device.write({f"pack {pack.fingerprint}": json.dumps(pack, ensure_ascii=False)})
        return pack

    async def brought(self, fingerprint: str) -> dict[str, Any] | None:
        text = await self.device.store.read(f"pack {fingerprint}")
        found: dict[str, Any] | None = None if text is None else json.loads(text)
        return found

    # What bots learned.

    async def take_weights(self, fingerprint: str, text: str) -> Json:
        """The file of `asterism fit`, for a pack that is here."""
        pack = await self.find(fingerprint)
        if len(text.encode()) > weights_file.MOST_BYTES:
            raise bad(f"weights have at most {weights_file.MOST_BYTES} bytes")
        try:
            weights_file.read_text(text, known_game(pack.game), pack)
        except weights_file.OtherPack as problem:
            raise Refusal("bad", Message("server-weights-other-pack")) from problem
        except (ValueError, TypeError, KeyError, RecursionError) as problem:
            raise bad(problem) from problem
        # A pack of the shelf may be gone one day.
        own = json.dumps(pack, ensure_ascii=False)
        await self.device.write({f"pack {fingerprint}": own, f"weights {fingerprint}": text})
        return await self.weights(fingerprint)

    async def drop_weights(self, fingerprint: str) -> Json:
        await self.device.write({f"weights {fingerprint}": None})
        return await self.weights(fingerprint)

    async def weights(self, fingerprint: str) -> Json:
        """Whether bots know this pack, and from how many games."""
        learned = await self.learned(fingerprint)
        if learned is None:
            return {"learned": False, "games": None}
        run = json.loads(self.known[fingerprint][0])["run"]
        games = run.get("games")
        return {"learned": True, "games": games if type(games) is int else None}

    async def learned(self, fingerprint: str) -> Learned | None:
        """Read again whenever another tab, or a file of everything, brought others."""
        text = await self.device.store.read(f"weights {fingerprint}")
        if text is None:
            return None
        known = self.known.get(fingerprint)
        if known is None or known[0] != text:
            known = text, await self._read(fingerprint, text)
            self.known[fingerprint] = known
        return known[1]

    async def _read(self, fingerprint: str, text: str) -> Learned | None:
        try:
            pack = await self.find(fingerprint)
            return weights_file.read_text(text, known_game(pack.game), pack)
        except (Refusal, ValueError, TypeError, KeyError, RecursionError) as problem:
            log.warning("the weights for the pack %s are not used: %r", fingerprint, problem)
            return None

    async def told(self, fingerprint: str) -> Json:
        """What a question about a game with that pack brings along."""
        learned = await self.learned(fingerprint) if fingerprint else None
        return {} if learned is None else {"learned": learned.to_json()}
