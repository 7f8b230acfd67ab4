"""Where a device keeps its rooms and games: texts by their keys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from asterism.engine.message import Message
from asterism.table.refusal import Refusal


class Store(Protocol):
    """What is written is on disk before `write` returns. Several tabs may share it."""

    async def read(self, key: str) -> str | None:
        """The text; None: there is none."""

    async def find(self, prefix: str) -> dict[str, str]:
        """All texts whose keys begin so, in the order of the keys."""

    async def write(
        self, changes: Mapping[str, str | None], expected: Mapping[str, str | None]
    ) -> bool:
        """All of it, or nothing: False if something is not as expected any more. None: no such
        text. An OSError says that there is no room, or that the device refuses.
        """


class Memory:
    """A store that lasts as long as the program."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    async def read(self, key: str) -> str | None:
        return self.texts.get(key)

    async def find(self, prefix: str) -> dict[str, str]:
        return {key: self.texts[key] for key in sorted(self.texts) if key.startswith(prefix)}

    async def write(
        self, changes: Mapping[str, str | None], expected: Mapping[str, str | None]
    ) -> bool:
        if any(self.texts.get(key) != text for key, text in expected.items()):
            return False
        for key, text in changes.items():
            if text is None:
                self.texts.pop(key, None)
            else:
                self.texts[key] = text
        return True


def not_stored() -> Refusal:
    return Refusal("storage", Message("server-device-storage"))


def stale() -> Refusal:
    return Refusal("stale", Message("server-stale"))
