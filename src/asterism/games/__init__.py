"""The games there are: our own, and those that installed packages offer by the entry point
`asterism.games`.

A game is imported when it is asked for, not before.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from asterism.engine.game import Game

OWN = ("star_realms", "stellar", "sternenhimmel")
ENTRY_POINT = "asterism.games"


def names() -> tuple[str, ...]:
    """The names of all games, ours and installed ones."""
    return tuple(sorted({*OWN, *entry_points(group=ENTRY_POINT).names}))


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
