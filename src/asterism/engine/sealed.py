"""A pack that was read and checked, and cannot be changed any more.

So it is read once, however many games are played with it. These classes are not compiled: a
compiled class cannot be a dict.
"""

from __future__ import annotations

from typing import Any, NoReturn


def _refuse(*_: object, **__: object) -> NoReturn:
    raise TypeError("a pack that was read cannot be changed: change a deep copy of it")


class SealedDict(dict[str, Any]):
    """An object of JSON that cannot be changed."""

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __deepcopy__(self, _: object) -> dict[str, Any]:
        return {key: plain(value) for key, value in self.items()}

    def __reduce__(self) -> tuple[type, tuple[dict[str, Any]]]:
        return dict, (self.__deepcopy__(None),)


class SealedList(list[Any]):
    """A list of JSON that cannot be changed."""

    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse
    append = clear = extend = insert = pop = remove = reverse = sort = _refuse

    def __deepcopy__(self, _: object) -> list[Any]:
        return [plain(value) for value in self]

    def __reduce__(self) -> tuple[type, tuple[list[Any]]]:
        return list, (self.__deepcopy__(None),)


class Sealed(SealedDict):
    """A pack in full. `contents`: what the game of `option` has made of it."""

    def __init__(self, pack: dict[str, Any], option: object, contents: object) -> None:
        super().__init__({key: seal(value) for key, value in pack.items()})
        self.option, self.contents = option, contents


def seal(value: object) -> object:
    if isinstance(value, dict):
        return SealedDict({key: seal(item) for key, item in value.items()})
    return SealedList([seal(item) for item in value]) if isinstance(value, list) else value


def plain(value: object) -> object:
    """A copy that may be changed."""
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    return [plain(item) for item in value] if isinstance(value, list) else value
