"""The file of weights beside a pack: `my_box.toml` has `my_box.weights.json`.

It is data from anywhere, so it is read strictly: whatever is unknown, missing or no number is an
error that names the file and the place.
"""

from __future__ import annotations

from collections.abc import Mapping
from json import JSONDecodeError, loads
from math import isfinite
from pathlib import Path
from typing import NoReturn

from asterism.bots.knowledge import numbers
from asterism.bots.learned import Learned
from asterism.engine.game import Game
from asterism.engine.pack import fingerprint
from asterism.engine.reading import as_int, as_object, as_str, only

FORMAT = 1
FIELDS = ("format", "game", "rules", "pack", "weights", "run")
MOST_BYTES = 200_000
ENDING = ".weights.json"


class OtherPack(ValueError):
    """The weights were learned for another pack."""


def beside(pack: Path) -> Path:
    """Where the weights of a pack are."""
    return pack.with_name(pack.stem + ENDING)


def read(file: Path, game: Game, pack: dict[str, object]) -> Learned:
    """The weights in a file, for that pack; a ValueError says what is wrong, and where."""
    with file.open("rb") as opened:
        content = opened.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise ValueError(f"{file}: weights have at most {MOST_BYTES} bytes")
    try:
        return read_text(content.decode("utf-8"), game, pack)
    except UnicodeDecodeError as problem:
        raise ValueError(f"{file}: not JSON: {problem}") from problem
    except OtherPack as problem:
        raise OtherPack(f"{file}: {problem}") from problem
    except (ValueError, RecursionError) as problem:
        raise ValueError(f"{file}: {problem}") from problem


def read_text(text: str, game: Game, pack: dict[str, object]) -> Learned:
    """The same from the text of such a file."""
    try:
        return parse(loads(text, parse_constant=_no_number), game, pack)
    except JSONDecodeError as problem:
        raise ValueError(f"not JSON: {problem}") from problem


def parse(data: object, game: Game, pack: dict[str, object]) -> Learned:
    found = as_object(data, "weights file")
    only(found, "weights file", FIELDS)
    for field in FIELDS:
        if field not in found:
            raise ValueError(f"the field {field!r} is missing")
    as_int(found["format"], "format", FORMAT, FORMAT)
    as_int(found["rules"], "rules", 1, 10**6)
    as_object(found["run"], "run")
    weights = numbers(found["weights"], "weights")
    if as_str(found["game"], "game") != game.name:
        raise OtherPack(f"game: these weights are for {found['game']!r}, the pack for {game.name}")
    name = fingerprint(pack)
    if as_str(found["pack"], "pack") != name:
        raise OtherPack(
            f"pack: these weights are for the pack {found['pack']!r}, and this one is {name!r}. "
            "Learn new ones with “asterism fit”, or delete the file"
        )
    return checked(game, pack, weights)


def checked(game: Game, pack: dict[str, object], weights: Mapping[str, float]) -> Learned:
    """The weights for a pack; a ValueError names one that is missing, unknown or no number."""
    for name, weight in weights.items():
        if isinstance(weight, bool) or not isinstance(weight, int | float) or not isfinite(weight):
            raise ValueError(f"weights: {name} is {weight!r}, which is not a finite number")
    learned = Learned(
        game.name, fingerprint(pack), {name: float(weight) for name, weight in weights.items()}
    )
    learned.known(game, pack)
    return learned


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text} is not a finite number")
