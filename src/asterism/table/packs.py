"""The packs of a host: those on its shelf, and those that somebody brought."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from asterism.engine.message import Message
from asterism.engine.pack import OPTION
from asterism.packs import Pack, loads
from asterism.table.pack_view import pack_info
from asterism.table.refusal import Refusal, bad
from asterism.table.room import known_game


class Packs:
    """Finds packs. Each host says where it keeps those that were brought."""

    def __init__(self, shelf: Iterable[Pack] = ()) -> None:
        self.shelf = {pack.fingerprint: pack for pack in shelf}

    async def brought(self, fingerprint: str) -> dict[str, Any] | None:
        """A pack that is not on the shelf; None: nobody brought it."""
        raise NotImplementedError

    def offered(self, game: str) -> list[dict[str, Any]]:
        """`PackInfo` of what is on the shelf for a game; without a name, for all of them."""
        packs = [pack for pack in self.shelf.values() if game in ("", pack.game)]
        return [pack_info(pack) for pack in packs]

    async def find(self, fingerprint: str) -> Pack:
        """The pack of a link."""
        if fingerprint in self.shelf:
            return self.shelf[fingerprint]
        pack = await self.brought(fingerprint)
        if pack is None:
            raise Refusal("unknown", Message("server-no-such-pack"))
        return Pack(pack)

    async def looked_up(self, game: str, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options; a pack that is named by its fingerprint stands there in full."""
        wanted = options.get(OPTION)
        names = next((one.values for one in known_game(game).options if one.name == OPTION), None)
        if names is None or not isinstance(wanted, str) or wanted in names:
            return dict(options)
        return {**options, OPTION: await self.find(wanted)}


def read_pack(text: str) -> Pack:
    """A pack as TOML or JSON, of a game that is played here."""
    try:
        pack = loads(text, "pack")
    except (ValueError, TypeError, KeyError, RecursionError) as problem:
        raise bad(problem) from problem
    known_game(pack.game)
    return pack
