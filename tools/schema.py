"""Make docs/schema.json, the JSON Schema of everything that leaves the rules as JSON, and
docs/pack-schema.json, that of packs.

python tools/schema.py           write them anew
python tools/schema.py --check   fail if the committed ones are not what the code says

The server's messages are its msgspec structs, under names that begin with `Server`. All other
types are the TypedDicts of `engine/shapes.py` and of each game's `shapes.py`
(asterism/conformance/schema.py).
"""

import json
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

from asterism.conformance.schema import Schema, schema_of
from asterism.games import OWN, find

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "docs" / "schema.json"
PACKS = ROOT / "docs" / "pack-schema.json"


def server_messages() -> dict[str, Schema]:
    """What the server takes and gives (docs/protocol.md)."""
    from asterism.server.http.app import components

    return {f"Server{name}": part for name, part in components("#/$defs/Server{name}").items()}


def own_shapes() -> dict[str, ModuleType]:
    """The shapes of our own games."""
    return {name: import_module(f"asterism.games.{name}.shapes") for name in OWN}


def whole() -> Schema:
    return schema_of(own_shapes(), server_messages())


def packs() -> Schema:
    """The packs of all our games; each says for which one it is."""
    parts: Schema = {}
    for name in OWN:
        own = dict(find(name).pack_schema())
        shared = own.pop("$defs", {})
        assert isinstance(shared, dict)
        parts |= {name: own, **shared}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Asterism: packs",
        "oneOf": [{"$ref": f"#/$defs/{name}"} for name in OWN],
        "$defs": parts,
    }


def written() -> dict[Path, str]:
    """The files, and what is in them."""
    return {
        FILE: json.dumps(whole(), indent=2) + "\n",
        PACKS: json.dumps(packs(), indent=2) + "\n",
    }


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        wrong = [file for file, text in written().items() if _old(file) != text]
        for file in wrong:
            print(f"{file.relative_to(ROOT)} is old: run tools/schema.py", file=sys.stderr)
        return 1 if wrong else 0
    if arguments:
        print(__doc__, file=sys.stderr)
        return 2
    for file, text in written().items():
        file.write_text(text)
    return 0


def _old(file: Path) -> str:
    return file.read_text() if file.exists() else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
