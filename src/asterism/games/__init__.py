"""The games there are: our own, one for each folder here, and those that installed packages offer
by the entry point `asterism.games`.

A game is imported when it is asked for, not before.

What a game brings besides its rules lies where it can be found without being named: `part_of`.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType

from asterism.engine.game import Game

OWN = tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))
ENTRY_POINT = "asterism.games"
_packages: dict[str, str] = {}  # of games: entry points are read from the disk, so once


def names() -> tuple[str, ...]:
    """The names of all games, ours and installed ones."""
    return tuple(sorted({*OWN, *entry_points(group=ENTRY_POINT).names}))


def in_order() -> list[Game]:
    """All games that load, in the order of lists."""
    found: list[Game] = []
    for name in names():
        try:
            found.append(find(name))
        except Exception:
            continue  # a broken package is its own affair: whoever asks for its game hears about it
    return sorted(found, key=lambda game: (game.order(), game.name))


def package_of(name: str) -> str:
    """The package that a game lies in, which is not imported; empty: there is none."""
    if name in OWN:
        return f"{__name__}.{name}"
    if name in _packages:
        return _packages[name]
    for entry in entry_points(group=ENTRY_POINT, name=name):
        try:
            spec = find_spec(entry.module)
        except Exception:
            continue  # a broken package is reported when its game is used
        if spec is not None:
            is_package = spec.submodule_search_locations is not None
            _packages[name] = spec.name if is_package else spec.parent or ""
            return _packages[name]
    return ""


def part_of(name: str, layer: str, part: str) -> ModuleType | None:
    """What a game brings for a layer above the rules; None: nothing. Ours is a module of that
    layer, named after the game, because rules import nothing that stands on them. Other packages
    keep it in their own, in the module `part`.
    """
    package = package_of(name)
    if not package:
        return None
    module = f"{layer}.{name}" if name in OWN else f"{package}.{part}"
    return import_module(module) if find_spec(module) is not None else None


@cache
def find(name: str) -> Game:
    """The game of that name; an unknown one: KeyError that lists the names."""
    if name in OWN:
        game: object = import_module(f"asterism.games.{name}").GAME
    else:
        found = entry_points(group=ENTRY_POINT, name=name)
        if not found:
            raise KeyError(f"no game {name!r}: there are {', '.join(names())}")
        game = next(iter(found)).load()
    if not isinstance(game, Game):
        raise TypeError(f"the game {name!r} is no asterism.Game but {type(game).__name__}")
    if game.name != name:
        # Records and other processes find it by the name that it has itself.
        raise ValueError(f"the game {name!r} calls itself {game.name!r}: use one name for both")
    return game
