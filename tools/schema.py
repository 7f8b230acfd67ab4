"""Make docs/schema.json, the JSON Schema of everything that leaves the rules as JSON.

python tools/schema.py           write it anew
python tools/schema.py --check   fail if the committed one is not what the types say

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
from asterism.games import OWN

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "docs" / "schema.json"


def server_messages() -> dict[str, Schema]:
    """What the server takes and gives (docs/protocol.md)."""
    from asterism.server.http.app import components

    return {f"Server{name}": part for name, part in components("#/$defs/Server{name}").items()}


def own_shapes() -> dict[str, ModuleType]:
    """The shapes of our own games."""
    return {name: import_module(f"asterism.games.{name}.shapes") for name in OWN}


def whole() -> Schema:
    return schema_of(own_shapes(), server_messages())


def written() -> str:
    return json.dumps(whole(), indent=2) + "\n"


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        if FILE.exists() and FILE.read_text() == written():
            return 0
        print("docs/schema.json is not what the types say: run tools/schema.py", file=sys.stderr)
        return 1
    if arguments:
        print(__doc__, file=sys.stderr)
        return 2
    FILE.write_text(written())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
