"""The packs of a device: those that came with it, and those that were brought."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from asterism.browser.device import Device
from asterism.engine.message import Message
from asterism.engine.pack import OPTION
from asterism.packs import Pack, loads
from asterism.table.pack_view import pack_info
from asterism.table.refusal import Refusal, bad
from asterism.table.room import known_game


class Packs:
    """Finds and keeps packs."""

    def __init__(self, device: Device, shelf: Iterable[Pack] = ()) -> None:
        self.device = device
        self.shelf = {pack.fingerprint: pack for pack in shelf}

    def offered(self, game: str) -> dict[str, Any]:
        packs = [pack for pack in self.shelf.values() if game in ("", pack.game)]
        return {"packs": [pack_info(pack) for pack in packs]}

    async def take(self, text: str) -> Pack:
        """A pack as TOML or JSON."""
        try:
            pack = loads(text, "pack")
        except (ValueError, TypeError, KeyError, RecursionError) as problem:
            raise bad(str(problem).removeprefix("pack: ")) from problem
        await self.device.write({f"pack {pack.fingerprint}": json.dumps(pack, ensure_ascii=False)})
        return pack

    async def find(self, fingerprint: str) -> Pack:
        if fingerprint in self.shelf:
            return self.shelf[fingerprint]
        text = await self.device.store.read(f"pack {fingerprint}")
        if text is None:
            raise Refusal("unknown", Message("server-no-such-pack"))
        return Pack(json.loads(text))

    async def looked_up(self, game: str, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options; a pack that is named by its fingerprint stands there in full."""
        wanted = options.get(OPTION)
        names = next((one.values for one in known_game(game).options if one.name == OPTION), None)
        if names is None or not isinstance(wanted, str) or wanted in names:
            return dict(options)
        return {**options, OPTION: await self.find(wanted)}
