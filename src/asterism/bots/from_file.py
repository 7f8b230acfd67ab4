"""Bots from a Python file: `./my_bots.py:Careful` is the class `Careful` in that file."""

import re
import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from asterism.bots.bot import Bot

# A path may contain colons (C:\bots.py), a class and its arguments follow the suffix.
SPEC: Final = re.compile(r"(?P<path>.+?\.py)(?::(?P<kind>\w*)(?P<arguments>:.*)?)?", re.DOTALL)


def names_file(spec: str) -> bool:
    """Would making this bot run a file? Asked after the names of bots, `exec:./bot.py` is one."""
    return SPEC.fullmatch(spec) is not None


def make(spec: str, seed: int) -> Bot:
    """The bot, created as `Careful("Careful:arguments", seed)` and known by its whole spec."""
    found = SPEC.fullmatch(spec)
    assert found is not None
    path, name = Path(found["path"]), found["kind"] or ""
    if not path.is_file():
        raise ValueError(f"bot {spec!r}: there is no file {str(path)!r}")
    module = load(path.resolve())
    kind = getattr(module, name, None)
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        there = ", ".join(classes(module)) or "none"
        raise ValueError(f"bot {spec!r}: name a bot class of the file; it has {there}")
    bot = kind(name + (found["arguments"] or ""), seed)
    bot.spec = spec
    return bot


@cache
def load(path: Path) -> ModuleType:
    """The file as a module, run once in each process."""
    name = f"asterism_bots_in_{path.stem}_{len(sys.modules)}"
    described = spec_from_file_location(name, path)
    assert described is not None
    assert described.loader is not None
    module = module_from_spec(described)
    sys.modules[name] = module  # dataclasses look their module up there
    described.loader.exec_module(module)
    return module


def classes(module: ModuleType) -> list[str]:
    """The bots that the file defines itself."""
    return [
        name
        for name, kind in vars(module).items()
        if isinstance(kind, type) and issubclass(kind, Bot) and kind.__module__ == module.__name__
    ]
