"""Everything of a device in one file, and back: for another browser, or to be safe.

A file only adds. What is here stays as it is, and a game that went on differently here and there
becomes two games.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from hashlib import sha256
from typing import Any

from asterism.bots import weights_file
from asterism.browser.as_json import read
from asterism.browser.device import Device, Kept, Me, text_of
from asterism.browser.store import stale
from asterism.engine.message import Message
from asterism.games import OWN
from asterism.packs import Pack
from asterism.table.entries import Entry
from asterism.table.refusal import Refusal
from asterism.table.room import Room, known_game

VERSION = 2
WITHOUT_WEIGHTS = 1  # which older versions read, too
REFUSED_IDS = {
    "foreign": "server-file-foreign",
    "newer": "server-file-newer",
    "damaged": "server-file-damaged",
}
KINDS = ("me", "room", "game", "entry", "pack", "weights", "review", "daily")
Json = dict[str, Any]
Texts = dict[str, str]


@dataclass
class Bundle:
    """What a file holds. `settings`: those of the page."""

    texts: Texts
    settings: Texts = field(default_factory=dict)

    @classmethod
    def read(cls, text: str) -> Bundle:
        """Refuses a file that is not ours, too new, or damaged."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as problem:
            raise _refused("foreign") from problem
        version = data.get("asterism") if isinstance(data, dict) else None
        if type(version) is not int or "texts" not in data:
            raise _refused("foreign")
        if version > VERSION:
            raise _refused("newer")
        texts, settings = data["texts"], data.get("settings", {})
        if not (_are_texts(texts) and _are_texts(settings) and data.get("sum") == checksum(texts)):
            raise _refused("damaged")
        if any(key.partition(" ")[0] not in KINDS for key in texts):
            raise _refused("damaged")
        return cls(texts, settings)

    def to_json(self) -> Json:
        version = VERSION if self.of("weights ") else WITHOUT_WEIGHTS
        return {"asterism": version, "sum": checksum(self.texts), "texts": self.texts}

    def of(self, prefix: str) -> Texts:
        return {key: text for key, text in sorted(self.texts.items()) if key.startswith(prefix)}


def checksum(texts: Texts) -> str:
    return sha256(json.dumps(texts, sort_keys=True).encode()).hexdigest()


def _are_texts(found: object) -> bool:
    return isinstance(found, dict) and all(isinstance(text, str) for text in found.values())


def _refused(why: str) -> Refusal:
    return Refusal("bad", Message(REFUSED_IDS[why]))


async def everything(device: Device) -> Json:
    return Bundle(await device.store.find("")).to_json()


async def taken(device: Device, text: str) -> Json:
    """Add what a file holds: all of it, or nothing. How much it was, and the page's settings."""
    bundle = Bundle.read(text)
    adding = Adding(device, bundle, await device.store.find(""))
    adding.add()
    if not await device.write(
        {**adding.changes}, {key: adding.here.get(key) for key in adding.changes}
    ):
        raise stale()
    if device.me is None and adding.me is not None:
        device.me = adding.me
    return {
        "added": adding.added,
        "known": adding.known,
        "unreadable": adding.unreadable,
        "settings": bundle.settings,
    }


class Adding:
    """Finds out what a file adds to what is here."""

    def __init__(self, device: Device, bundle: Bundle, here: Texts) -> None:
        self.device, self.bundle, self.here = device, bundle, here
        self.changes: Texts = {}
        self.added = self.known = self.unreadable = 0  # games
        self.me: Me | None = None

    def add(self) -> None:
        self._be_one_person()
        for key in self.bundle.of("game "):
            self._game(key.removeprefix("game "))
        for key, text in self.bundle.of("pack ").items():
            if _is_pack(key, text):
                self._if_new(key, text)
        for key, text in self.bundle.of("weights ").items():
            name = key.replace("weights", "pack", 1)
            if _are_weights({**self.bundle.texts, **self.here}.get(name), text):
                self._if_new(key, text)
        for key, text in self.bundle.of("room ").items():
            if _can_be_read(Room, text):
                self._if_new(key, text)
        for key, text in self.bundle.of("daily ").items():
            if _is_daily(key) and f"room {text}" in {**self.here, **self.changes}:
                self._if_new(key, text)

    def _be_one_person(self) -> None:
        """Whoever played there is who plays here."""
        text = self.bundle.texts.get("me")
        if text is None or not _can_be_read(Me, text):
            return
        self.me = read(Me, json.loads(text), "me")
        if self.device.me is None:
            self.changes["me"] = text_of(self.me)
        else:
            self._rename(self.bundle.texts, {self.me.id: self.device.me.id})

    def _rename(self, texts: Texts, names: Mapping[str, str]) -> None:
        """Ids are long and random: as a whole string they mean nothing else."""
        for key, text in texts.items():
            for old, new in names.items():
                text = text.replace(json.dumps(old), json.dumps(new))
            texts[key] = text

    def _game(self, id: str) -> None:
        game, entries = self.bundle.texts[f"game {id}"], self.bundle.of(f"entry {id} ")
        if not _can_be_read(Kept, game) or not all(
            _can_be_read(Entry, one) for one in entries.values()
        ):
            self.unreadable += 1
            return
        own = {key: text for key, text in self.here.items() if key.startswith(f"entry {id} ")}
        is_here = f"game {id}" in self.here
        agrees = all(own.get(key, text) == text for key, text in entries.items())
        if is_here and agrees and len(entries) <= len(own):
            self.known += 1
            return
        brought = {f"game {id}": game, **entries, **self.bundle.of(f"review {id} ")}
        if is_here and not agrees:
            brought = self._another(id, brought)
        self.added += 1
        self.changes |= brought

    def _another(self, id: str, brought: Texts) -> Texts:
        """The same beginning, and another game since: with a table of its own."""
        kept = read(Kept, json.loads(brought[f"game {id}"]), "game")
        names = {id: self.device.dice.id()}
        room = self.bundle.texts.get(f"room {kept.opening.room}")
        if room is not None and _can_be_read(Room, room):
            names[kept.opening.room] = self.device.dice.id()
            brought[f"room {kept.opening.room}"] = room
        self._rename(brought, names)
        return {_renamed(key, names): text for key, text in brought.items()}

    def _if_new(self, key: str, text: str) -> None:
        if key not in self.here:
            self.changes[key] = text


def _renamed(key: str, names: Mapping[str, str]) -> str:
    return " ".join(names.get(word, word) for word in key.split(" "))


def _can_be_read(kind: type[object], text: str) -> bool:
    try:
        read(kind, json.loads(text), "file")
    except (ValueError, TypeError, RecursionError):
        return False
    return True


def _are_weights(pack: str | None, text: str) -> bool:
    """Weights are for the pack beside them."""
    try:
        found = Pack(json.loads(pack or "null"))
        weights_file.read_text(text, known_game(found.game), found)
    except (Refusal, ValueError, TypeError, KeyError, RecursionError):
        return False
    return True


def _is_daily(key: str) -> bool:
    """A date, and a game: its text is the room where that deal is played."""
    day, _, rules = key.removeprefix("daily ").partition(" ")
    try:
        return date.fromisoformat(day).isoformat() == day and rules in OWN
    except ValueError:
        return False


def _is_pack(key: str, text: str) -> bool:
    """A pack is what its name says."""
    try:
        return f"pack {Pack(json.loads(text)).fingerprint}" == key
    except (ValueError, TypeError, KeyError, RecursionError):
        return False
