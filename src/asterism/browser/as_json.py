"""Dataclasses as JSON and back, checked by their types."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

T = TypeVar("T")


def to_json(value: object) -> object:
    """Dataclasses as objects, without the fields that have their default."""
    if is_dataclass(value):
        found = {}
        for one in fields(value):
            kept = getattr(value, one.name)
            if not _is_default(one, kept):
                found[one.name] = to_json(kept)
        return found
    if isinstance(value, dict):
        return {str(key): to_json(item) for key, item in value.items()}
    if isinstance(value, list):
        return [to_json(item) for item in value]
    return value


def _is_default(one: Field[Any], value: object) -> bool:
    if one.default is not MISSING:
        return type(value) is type(one.default) and value == one.default
    return one.default_factory is not MISSING and value == one.default_factory()


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def read(kind: type[T], data: object, where: str) -> T:
    """The dataclass that an object describes; a ValueError says what is wrong with it."""
    if not isinstance(data, dict):
        raise ValueError(f"{where}: expected an object")
    known = {one.name: one for one in fields(cast(Any, kind))}
    for name in data:
        if name not in known:
            raise ValueError(f"{where}: there is no field {name!r}")
    found = {}
    for name, one in known.items():
        if name in data:
            found[name] = _read(_hints(cast(Any, kind))[name], data[name], f"{where}.{name}")
        elif one.default is MISSING and one.default_factory is MISSING:
            raise ValueError(f"{where}.{name}: it is missing")
    return kind(**found)


def _read(wanted: Any, value: object, where: str) -> Any:
    origin, inner = get_origin(wanted), get_args(wanted)
    if wanted is Any:
        return value
    if origin in (Union, UnionType):
        return _read_union(inner, value, where)
    if origin is Literal:
        if value in inner and isinstance(value, str):
            return value
        raise ValueError(f"{where}: expected one of {', '.join(map(str, inner))}")
    if origin is list and isinstance(value, list):
        return [_read(inner[0], item, f"{where}[{place}]") for place, item in enumerate(value)]
    if origin in (dict, Mapping) and isinstance(value, dict):
        key = int if inner[0] is int else str
        return {key(name): _read(inner[1], item, where) for name, item in value.items()}
    if is_dataclass(wanted):
        return read(cast(type, wanted), value, where)
    if wanted is float and type(value) is int:
        return float(value)
    if isinstance(wanted, type) and type(value) is wanted:
        return value
    raise ValueError(f"{where}: expected {getattr(wanted, '__name__', wanted)}")


def _read_union(kinds: tuple[Any, ...], value: object, where: str) -> Any:
    if value is None and NoneType in kinds:
        return None
    problem: ValueError | None = None
    for kind in kinds:
        if kind is NoneType:
            continue
        try:
            return _read(kind, value, where)
        except ValueError as found:
            problem = found
    raise problem or ValueError(f"{where}: expected nothing")
