"""Stores log entries as JSON, without default values."""

from dataclasses import MISSING, fields
from typing import Any

import msgspec

from asterism.table.entries import Entry

_decoder = msgspec.json.Decoder(Entry)
_encoder = msgspec.json.Encoder()
_NEVER: Any = object()


def _defaults() -> list[tuple[str, Any]]:
    """The default of each field of an entry; defaults are not stored."""
    found: list[tuple[str, Any]] = []
    for one in fields(Entry):
        if one.default_factory is not MISSING:
            found.append((one.name, one.default_factory()))
        else:
            found.append((one.name, _NEVER if one.default is MISSING else one.default))
    return found


_DEFAULTS = _defaults()


def pack(entry: Entry) -> str:
    stored = {
        name: value for name, default in _DEFAULTS if (value := getattr(entry, name)) != default
    }
    return _encoder.encode(stored).decode()


def unpack(text: str) -> Entry:
    return _decoder.decode(text)
