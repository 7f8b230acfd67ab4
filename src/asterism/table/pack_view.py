"""A pack, as people who choose one see it."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from asterism.pack_differences import differences
from asterism.packs import Pack
from asterism.table.room import known_game


def pack_info(pack: Pack) -> dict[str, Any]:
    """`PackInfo` of docs/schema.json."""
    return {**_header(pack), "changes": len(differences(pack))}


def pack_view(pack: Pack) -> dict[str, Any]:
    """`PackView`: everything there is to know about it."""
    found = differences(pack)
    return {
        **_header(pack),
        "changes": len(found),
        "changed": [asdict(one) for one in found],
        "inferred": list(pack.inferred),
        "pack": dict(pack),
        "pieces": known_game(pack.game).pieces(pack),
    }


def _header(pack: Pack) -> dict[str, Any]:
    names = ("name", "author", "version", "about")
    return {
        "fingerprint": pack.fingerprint,
        "game": pack.game,
        **{name: pack.get(name) for name in names},
    }
