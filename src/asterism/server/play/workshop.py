"""The workshop of a server: packs are checked and tried."""

from __future__ import annotations

import asyncio

from asterism.engine.pack import OPTION
from asterism.server.play.rooms import Rooms
from asterism.server.protocol.offer_types import PackChecked, PackTry
from asterism.server.storage.people import Person
from asterism.table import workshop
from asterism.table.room import Room


async def check(rooms: Rooms, text: str, person: str) -> PackChecked:
    """What is to be said about a pack, or why it is none."""
    await rooms.rates.take("checks", person)
    # A large pack takes a moment, and nobody else should wait for it.
    return PackChecked(**await asyncio.to_thread(workshop.checked, text))


async def try_out(rooms: Rooms, person: Person, wish: PackTry) -> Room:
    """The room of a game with the piece at hand."""
    given = (await rooms.packs.looked_up(wish.game, {OPTION: wish.pack})).get(OPTION)
    seed = int(rooms.core.dice.hex(), 16)
    trial = await asyncio.to_thread(
        workshop.Try, wish.game, given, wish.piece, wish.level, wish.pace, seed
    )
    return await rooms.open_at_once(
        trial.wish, person, lambda _, own: trial.begun(own, rooms.core.now())
    )
