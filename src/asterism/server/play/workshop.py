"""The workshop of a server: packs are checked and tried. A process does it: a large pack takes a
moment, and nobody else should wait for it.
"""

from __future__ import annotations

import msgspec

from asterism.engine.pack import OPTION
from asterism.server.play.rooms import Rooms
from asterism.server.protocol.offer_types import PackTry
from asterism.server.storage.people import Person
from asterism.server.thinking.chores import Trial
from asterism.table.room import Room, known_game
from asterism.table.workshop import laid_out

_trial = msgspec.json.Decoder(Trial)


async def check(rooms: Rooms, text: str, person: str) -> bytes:
    """`PackChecked`: what is to be said about a pack, or why it is none."""
    await rooms.rates.take("checks", person)
    return await rooms.analyses.chores.answer(person, {"chore": "check", "text": text})


async def try_out(rooms: Rooms, person: Person, wish: PackTry) -> Room:
    """The room of a game with the piece at hand."""
    given = (await rooms.packs.looked_up(wish.game, {OPTION: wish.pack})).get(OPTION)
    seed = int(rooms.core.dice.hex(), 16)
    question = {
        "chore": "try",
        "game": wish.game,
        "pack": given,
        "piece": wish.piece,
        "level": wish.level,
        "pace": wish.pace,
        "seed": seed,
    }
    trial = _trial.decode(await rooms.analyses.chores.answer(person.id, question))
    game = known_game(wish.game)
    return await rooms.open_at_once(
        trial.wish,
        person,
        lambda _, own: laid_out(game, trial.position, own, seed, rooms.core.now()),
    )
