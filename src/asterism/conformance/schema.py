"""JSON Schema from the types of `shapes` modules: what leaves the rules as JSON.

A game's `shapes.py` names its Position, View, Event, Move, Sheet and Preview: TypedDicts or unions
of them. Docstrings become descriptions.
"""

import inspect
from collections.abc import Mapping
from importlib import import_module
from types import ModuleType, NoneType, UnionType
from typing import Literal, NotRequired, Required, Union, get_args, get_origin, get_type_hints
from typing import is_typeddict as is_shape

ENGINE = "asterism.engine.shapes"
BASE = "Event"  # what the engine's and every game's events have in common; none is only that
NAMED = ("Position", "View", "Event", "Move", "Sheet", "Preview")
PLAIN: dict[object, str] = {str: "string", int: "integer", float: "number", bool: "boolean"}

Schema = dict[str, object]


class Definitions:
    """The named parts of a schema, collected from the types that need them."""

    def __init__(self) -> None:
        self.found: dict[str, Schema] = {}
        self.prefixes = {ENGINE: ""}

    def add_engine(self) -> None:
        module = import_module(ENGINE)
        for value in vars(module).values():
            if is_shape(value) and value.__module__ == ENGINE and value.__name__ != BASE:
                self.of(value)

    def add_game(self, name: str, module: ModuleType) -> None:
        """A game's named types. Moves can be taken back in any game: the engine tells it."""
        prefix = camel(name)
        self.prefixes[module.__name__] = prefix
        taken_back = self.of(vars(import_module(ENGINE))["TakenBack"])
        for kind in NAMED:
            if not hasattr(module, kind):
                raise LookupError(f"{module.__name__} does not define {kind}")
            schema = self.of(getattr(module, kind))
            if kind == "Event":
                parts = schema.get("anyOf", [schema])
                assert isinstance(parts, list)
                schema = {"anyOf": [*parts, taken_back]}
            if schema != reference(f"{prefix}{kind}"):
                self.found[f"{prefix}{kind}"] = schema

    def of(self, kind: object) -> Schema:
        """The schema of a type; TypedDicts are defined once and referred to by name."""
        origin, arguments = get_origin(kind), get_args(kind)
        if is_shape(kind):
            return self._shape(kind)
        if kind is object:
            return {}
        if kind is NoneType:
            return {"type": "null"}
        if kind in PLAIN:
            return {"type": PLAIN[kind]}
        if origin in (NotRequired, Required):
            return self.of(arguments[0])
        if origin is Literal:
            return {"const": arguments[0]} if len(arguments) == 1 else {"enum": list(arguments)}
        if origin is list:
            return {"type": "array", "items": self.of(arguments[0])}
        if origin is tuple:
            items = [self.of(item) for item in arguments]
            return {"type": "array", "prefixItems": items, "items": False, "minItems": len(items)}
        if origin is dict and arguments[0] is str:
            return {"type": "object", "additionalProperties": self.of(arguments[1])}
        if origin in (Union, UnionType):
            return {"anyOf": [self.of(part) for part in arguments]}
        raise TypeError(f"{kind!r} has no counterpart in JSON")

    def _shape(self, shape: object) -> Schema:
        assert isinstance(shape, type)
        name = self.prefixes[shape.__module__] + shape.__name__
        if name not in self.found:
            self.found[name] = {}  # a shape may hold itself
            described = {"description": inspect.cleandoc(shape.__doc__)} if shape.__doc__ else {}
            hints = get_type_hints(shape, include_extras=True)
            self.found[name] = {
                **described,
                "type": "object",
                "properties": {field: self.of(kind) for field, kind in hints.items()},
                "required": sorted(vars(shape)["__required_keys__"]),
                "additionalProperties": False,
            }
        return reference(name)


def reference(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


def schema_of(games: Mapping[str, ModuleType], more: Mapping[str, Schema] | None = None) -> Schema:
    """One schema for the engine and these games (name: its `shapes` module), and other parts."""
    definitions = Definitions()
    definitions.add_engine()
    for name, module in games.items():
        definitions.add_game(name, module)
    definitions.found.update(more or {})
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Asterism: positions, views, events, moves and score sheets",
        "$defs": dict(sorted(definitions.found.items())),
    }
