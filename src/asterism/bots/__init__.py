"""Players that are asked: `choose(view)` gives a move, and a view is all they ever see.

A bot is named by a spec, `name` or `name:arguments`. Ours are listed here; packages add their own
by the entry point `asterism.bots`. A bot is imported when it is asked for, not before.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import cast

from asterism.bots.bot import Bot

__all__ = ["Bot", "make", "names"]

OWN = {
    "buyer": ("asterism.bots.buyer", "Buyer"),
    "greedy": ("asterism.bots.greedy", "Greedy"),
    "ismcts": ("asterism.bots.ismcts", "Ismcts"),
    "random": ("asterism.bots.random", "Random"),
}
ENTRY_POINT = "asterism.bots"

Maker = Callable[[str, int], Bot]


def names() -> tuple[str, ...]:
    """The names of all bots, ours and installed ones."""
    return tuple(sorted({*OWN, *entry_points(group=ENTRY_POINT).names}))


def make(spec: str, seed: int = 0) -> Bot:
    """The bot that a spec names; a ValueError tells what is wrong with it, or which bots exist."""
    bot = find(spec.partition(":")[0])(spec, seed)
    if not isinstance(bot, Bot):
        raise TypeError(f"the bot {spec!r} is no asterism.Bot but {type(bot).__name__}")
    return bot


@cache
def find(name: str) -> Maker:
    """What makes the bots of that name."""
    if name in OWN:
        module, kind = OWN[name]
        return cast(Maker, getattr(import_module(module), kind))
    found = entry_points(group=ENTRY_POINT, name=name)
    if not found:
        raise ValueError(f"no bot {name!r}: there are {', '.join(names())}")
    return cast(Maker, next(iter(found)).load())
