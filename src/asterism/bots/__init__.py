"""Bots: `choose(view)` returns a move, and a view is all a bot ever sees.

A spec names a bot: `name`, `name:arguments`, or a class in a Python file, `./my_bots.py:Careful`.
The built-in names are listed here; packages add more with the entry point `asterism.bots`, and a
game brings those that play nothing else. A bot is imported on first use.
"""

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.metadata import entry_points
from typing import cast

from asterism import games
from asterism.bots import from_file
from asterism.bots.bot import Bot, Forfeit
from asterism.bots.by_habit import ByHabit
from asterism.bots.from_file import names_file

__all__ = ["Bot", "Forfeit", "is_known", "make", "make_for_guest", "names"]

OWN = {
    "exec": ("asterism.bots.external", "External"),
    "greedy": ("asterism.bots.greedy", "Greedy"),
    "ismcts": ("asterism.bots.ismcts", "Ismcts"),
    "level": ("asterism.bots.level", "Level"),
    "random": ("asterism.bots.random", "Random"),
}
ENTRY_POINT = "asterism.bots"
# These run a program that the spec names, so only the command line and Python code may use them.
LOCAL_ONLY = frozenset({"exec"})

Maker = Callable[[str, int], Bot]


def names() -> tuple[str, ...]:
    """The names of all bots: built-in, installed, and of a single game."""
    return tuple(sorted({*OWN, *entry_points(group=ENTRY_POINT).names, *of_games()}))


def make(spec: str, seed: int = 0) -> Bot:
    """Create a bot; a ValueError says what is wrong with the spec, or which bots exist."""
    if _is_file(spec):
        return from_file.make(spec, seed)
    bot = find(spec.partition(":")[0])(spec, seed)
    if not isinstance(bot, Bot):
        raise TypeError(f"the bot {spec!r} is no asterism.Bot but {type(bot).__name__}")
    return bot


def is_known(spec: str) -> bool:
    """Is there a bot of that name, or does the spec name a file?"""
    return spec.partition(":")[0] in names() or names_file(spec)


def _is_file(spec: str) -> bool:
    return names_file(spec) and spec.partition(":")[0] not in names()


def make_for_guest(spec: str, seed: int = 0) -> Bot:
    """The same for a spec from the network: it must not run a program that the spec names."""
    if spec.partition(":")[0].strip() in LOCAL_ONLY or names_file(spec.strip()):
        raise ValueError(
            f"bot {spec[:60]!r} would run a program: it plays on the command line only"
        )
    return make(spec, seed)


@cache
def find(name: str) -> Maker:
    """The class or function that creates the bots of that name."""
    if name in OWN:
        module, kind = OWN[name]
        return cast(Maker, getattr(import_module(module), kind))
    found = entry_points(group=ENTRY_POINT, name=name)
    if found:
        return cast(Maker, next(iter(found)).load())
    if name not in of_games():
        raise ValueError(f"no bot {name!r}: there are {', '.join(names())}")
    return of_games()[name]


def of_games() -> dict[str, Maker]:
    """The bots that the games bring along, by name."""
    found: dict[str, Maker] = {}
    for game in games.in_order():
        for habit in game.habits():
            found[habit.name] = partial(ByHabit, game, habit)
    return found
