"""Players that are asked: `choose(view)` gives a move, and a view is all they ever see.

A bot is named by a spec, `name` or `name:arguments`. Ours are listed here; packages add their own
by the entry point `asterism.bots`. A bot is imported when it is asked for, not before.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import cast

from asterism.bots.bot import Bot, Forfeit

__all__ = ["Bot", "Forfeit", "make", "make_for_guest", "names"]

OWN = {
    "buyer": ("asterism.bots.buyer", "Buyer"),
    "exec": ("asterism.bots.external", "External"),
    "greedy": ("asterism.bots.greedy", "Greedy"),
    "ismcts": ("asterism.bots.ismcts", "Ismcts"),
    "level": ("asterism.bots.level", "Level"),
    "random": ("asterism.bots.random", "Random"),
}
ENTRY_POINT = "asterism.bots"
# Whoever names one of these has a program run; that is for those who sit at the machine.
ONLY_AT_HOME = frozenset({"exec"})

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


def make_for_guest(spec: str, seed: int = 0) -> Bot:
    """The same for a spec that came over a network: nothing that runs what the spec says."""
    if spec.partition(":")[0].strip() in ONLY_AT_HOME:
        raise ValueError(
            f"bot {spec[:60]!r} would run a program: it plays on the command line only"
        )
    return make(spec, seed)


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
