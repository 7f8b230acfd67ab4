"""What may take long for some input, as a process does it: reading records and packs, and going
through long games. JSON in, the bytes of an answer out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from asterism.engine.record import Record
from asterism.server.protocol import http_types, offer_types
from asterism.server.protocol.messages import dump
from asterism.server.storage.packing import pack, unpack
from asterism.server.storage.statements import stored_opening
from asterism.table import workshop
from asterism.table.live_game import PART, LiveGame
from asterism.table.opening import Opening
from asterism.table.pack_view import pack_view
from asterism.table.packs import read_pack
from asterism.table.past import Past
from asterism.table.room import known_game
from asterism.table.room_wishes import RoomWish
from asterism.table.what_if import recorded

Json = dict[str, Any]
AT_ONCE = PART  # a game with no more entries is gone through at once, in the server itself

_opening = msgspec.json.Decoder(Opening)


def do(question: Json) -> bytes:
    return CHORES[question["chore"]](question)


# Records.


class LoadedRecord(msgspec.Struct):
    """A record as the finished game that is stored."""

    name: str
    opening: str
    pack: Json | None
    entries: list[str]
    status: str
    outcome: Json | None


class Drawn:
    """Ids and secrets that the server has drawn."""

    def __init__(self, id: str, hex: str) -> None:
        self._id, self._hex = id, hex

    def id(self) -> str:
        return self._id

    def hex(self) -> str:
        return self._hex


def load(question: Json) -> bytes:
    dice = Drawn(question["id"], question["hex"])
    table, entries = recorded(
        question["text"], dice, question["at"], question["person"], question["seat"]
    )
    opening, outcome = table.opening, table.state.outcome
    return dump(
        LoadedRecord(
            name=table.game.name,
            opening=stored_opening(opening),
            pack=opening.options["pack"] if opening.pack else None,
            entries=[pack(entry) for entry in entries],
            status=table.status,
            outcome=None if outcome is None else outcome.to_json(),
        )
    )


# Past games.


def log_of(past: Past, entries: list[str]) -> Json:
    """Everything of a game, and who looks back on it, as a part of a question."""
    table = past.table
    return {
        "log": entries,
        "rules": table.game.name,
        "opening": msgspec.json.encode(table.opening).decode(),
        "person": past.person,
        "open": past.open,
    }


def past_of(question: Json) -> Past:
    entries = [unpack(entry) for entry in question["log"]]
    opening = _opening.decode(question["opening"])
    table = LiveGame.rebuilt(known_game(question["rules"]), opening, entries)
    return Past(table, question["person"], question["open"])


def record_of(question: Json) -> Record:
    return past_of(question).record()


def shown(past: Past, what: str, seat: int | None) -> bytes:
    """What somebody wants to see of a past game, as it is sent."""
    match what:
        case "record":
            return past.record().dumps().encode()
        case "record.json":
            return dump(http_types.RecordJson(**past.record_json()))
        case _:
            return dump(http_types.GameEvents(**past.events(seat)))


def show(question: Json) -> bytes:
    return shown(past_of(question), question["what"], question["seat"])


# Packs.


class LoadedPack(msgspec.Struct):
    """A pack as it is stored and as it is sent."""

    fingerprint: str
    text: str
    view: msgspec.Raw


class Trial(msgspec.Struct):
    """What a game begins with in which a pack is tried."""

    wish: RoomWish
    position: Json | None


def take(question: Json) -> bytes:
    found = read_pack(question["text"])
    view = msgspec.Raw(dump(offer_types.PackView(**pack_view(found))))
    return dump(LoadedPack(found.fingerprint, found.dumps(), view))


def check(question: Json) -> bytes:
    return dump(offer_types.PackChecked(**workshop.checked(question["text"])))


def try_out(question: Json) -> bytes:
    fields = ("game", "pack", "piece", "level", "pace", "seed")
    trial = workshop.Try(*(question[field] for field in fields))
    return dump(Trial(trial.wish, trial.position))


CHORES: dict[str, Callable[[Json], bytes]] = {
    "load": load,
    "show": show,
    "take": take,
    "check": check,
    "try": try_out,
}
