"""The games there are: our own, one for each folder here, and those that installed packages offer
by the entry point `asterism.games`.

A game is imported when it is asked for, not before.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from asterism.engine.game import Game

OWN = tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))
ENTRY_POINT = "asterism.games"


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
    return game
