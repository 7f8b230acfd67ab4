"""Packs from files: TOML, or JSON, and what bots learned for them. docs/packs.md describes both."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from os import PathLike, fspath
from pathlib import Path
from typing import Any

from asterism.bots import weights_file
from asterism.bots.learned import forget, use
from asterism.engine.game import Game
from asterism.engine.message import Message
from asterism.engine.pack import MOST_BYTES, OPTION, PackOption, canonical, fingerprint, text_in
from asterism.engine.reading import Unreadable
from asterism.engine.sealed import Sealed
from asterism.games import find, package_of

BOX = "box.json"  # beside the rules of a game: what the rulebook says of its box
# Python's TOML reader takes time in the square of a key's parts.
DEEP_KEY = re.compile(r"""(?<![\w-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){32}""")


class Pack(Sealed):
    """The contents of a box: a JSON object, in full and checked. Pass it to `game.start`. It cannot
    be changed; change a deep copy, and pass that.
    """

    def __init__(self, pack: dict[str, Any]) -> None:
        game = find(str(pack["game"]))
        option = option_of(game)
        assert option is not None
        sealed = option.seal(pack, game.players[0])
        super().__init__(sealed, option, sealed.contents)
        self._known = sealed  # whoever reads the same text gets the same contents

    @property
    def game(self) -> str:
        """The name of the game it is for."""
        return str(self["game"])

    @property
    def title(self) -> str:
        """Its name, in English if there are several."""
        return text_in(self["name"], "en")

    @property
    def fingerprint(self) -> str:
        """Sixteen letters that name the contents."""
        return fingerprint(self)

    @property
    def inferred(self) -> tuple[str, ...]:
        """The clauses of the rules that this box only infers."""
        clauses = self.get("inferred", [])
        assert isinstance(clauses, list)
        return tuple(str(clause) for clause in clauses)

    def dumps(self) -> str:
        """As it is stored: the same contents are the same text."""
        return canonical(self)


def load(path: str | PathLike[str]) -> Pack:
    """Read a pack from a file; a ValueError says what is wrong with it, and where. If there are
    weights beside it (`asterism fit`), bots use them in games with this pack.
    """
    pack = load_alone(path)
    use_weights_beside(pack, path)
    return pack


def load_alone(path: str | PathLike[str]) -> Pack:
    """The same without the weights."""
    file = Path(path)
    if file.stat().st_size > MOST_BYTES:
        raise ValueError(f"{fspath(path)}: a pack has at most {MOST_BYTES} bytes")
    return loads(file.read_text(encoding="utf-8"), fspath(path))


def use_weights_beside(pack: Pack, path: str | PathLike[str]) -> bool:
    """Let bots use the weights beside the file of a pack, if there are any; a ValueError says what
    is wrong with them.
    """
    file = weights_file.beside(Path(path))
    if not file.is_file():
        return False
    use(weights_file.read(file, find(pack.game), pack))
    return True


def learned(pack: Pack, weights: Mapping[str, float] | str | PathLike[str] | None) -> None:
    """Let bots use these weights in games with this pack: a file of `asterism fit`, or numbers by
    name. None: those of the game again. A ValueError says what is wrong with them.
    """
    game = find(pack.game)
    if weights is None:
        forget(pack.fingerprint)
    elif isinstance(weights, Mapping):
        use(weights_file.checked(game, pack, weights))
    else:
        use(weights_file.read(Path(weights), game, pack))


def loads(text: str, source: str = "pack") -> Pack:
    """Read a pack from its text; `source` names it in errors."""
    try:
        return read(parse(text))
    except (ValueError, RecursionError) as problem:
        raise ValueError(f"{source}: {problem}") from problem


def read(data: dict[str, Any]) -> Pack:
    """The pack that an object describes, for whichever game it is."""
    name = data.get("game")
    if not isinstance(name, str):
        raise Unreadable("pack.game", Message("engine-pack-which-game"))
    try:
        game = find(name)
    except KeyError as problem:
        raise Unreadable("pack.game", Message("engine-pack-no-game", name=repr(name))) from problem
    if option_of(game) is None:
        raise Unreadable("pack.game", Message("engine-pack-takes-none", name=name))
    return Pack(data)


def parse(text: str) -> dict[str, Any]:
    """The object that a text holds: JSON if it begins with a brace, TOML otherwise."""
    try:
        if text.lstrip().startswith("{"):
            found: dict[str, Any] = json.loads(text)
            return found
        if DEEP_KEY.search(text):
            raise Unreadable("", Message("engine-pack-long-key"))
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise Unreadable("", Message("engine-pack-not-toml", problem=str(problem))) from problem
    except json.JSONDecodeError as problem:
        where = {"line": str(problem.lineno), "column": str(problem.colno)}
        said = Message("engine-pack-not-json", problem=problem.msg, **where)
        raise Unreadable("", said) from problem
    except RecursionError as problem:
        raise Unreadable("", Message("engine-pack-too-deep")) from problem


def option_of(game: Game) -> PackOption | None:
    """The option by which a game takes packs; None: it takes none."""
    option = next((option for option in game.options if option.name == OPTION), None)
    return option if isinstance(option, PackOption) else None


@cache
def rulebook(name: str) -> Pack | None:
    """The box of a game as its rulebook describes it; None: the game takes no packs, or brings no
    such box.
    """
    game = find(name)
    option, package = option_of(game), package_of(name)
    file = files(package) / BOX if package else None
    if option is None or file is None or not file.is_file():
        return None
    return Pack(json.loads(file.read_text(encoding="utf-8")))
