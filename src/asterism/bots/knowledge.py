"""What bots know about a game: the weights of its evaluation, and how to search it.

A file for each game, `weights/<game>.json`, says both, and which run of the tuner found them. It is
read strictly: a damaged file is an error that names the file and the field, never a weaker bot.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from json import JSONDecodeError, loads

from asterism.engine.evaluation import Evaluation
from asterism.engine.game import Game
from asterism.engine.reading import as_object, as_str, only, wrong
from asterism.search.settings import Settings

FOLDER: Traversable = files("asterism.bots") / "weights"
FIELDS = ("game", "weights", "search", "run")


@dataclass(frozen=True)
class Knowledge:
    """The content of a file."""

    weights: dict[str, float]
    search: dict[str, float]

    def settings(self, changed: dict[str, float], paranoid: bool = False) -> Settings:
        return Settings({**self.search, **changed}, paranoid)


NOTHING = Knowledge({}, {})


@cache
def known_about(game: Game) -> tuple[Knowledge, Evaluation]:
    """The file of a game, and the evaluation made from it. A game of another package has none."""
    file = FOLDER / f"{game.name}.json"
    if not file.is_file():
        return NOTHING, game.evaluation({})
    knowledge = read(file, game.name)
    return knowledge, evaluation_of(game, knowledge, file.name)


def evaluation_of(game: Game, knowledge: Knowledge, where: str) -> Evaluation:
    try:
        return game.evaluation(knowledge.weights)
    except ValueError as problem:
        raise ValueError(f"{where}: {problem}") from problem


def read(file: Traversable, name: str) -> Knowledge:
    """A file of weights; a ValueError says which file and field is damaged."""
    where = file.name
    try:
        data = loads(file.read_text(encoding="utf-8"))
    except (JSONDecodeError, UnicodeDecodeError) as problem:
        raise ValueError(f"{where}: not JSON: {problem}") from problem
    found = as_object(data, where)
    only(found, where, FIELDS)
    for field in FIELDS:
        if field not in found:
            raise ValueError(f"{where}: the field {field!r} is missing")
    if as_str(found["game"], f"{where}.game") != name:
        raise wrong(f"{where}.game", repr(name), found["game"])
    as_object(found["run"], f"{where}.run")
    knowledge = Knowledge(
        numbers(found["weights"], f"{where}.weights"), numbers(found["search"], f"{where}.search")
    )
    try:
        knowledge.settings({})
    except ValueError as problem:
        raise ValueError(f"{where}: {problem}") from problem
    return knowledge


def numbers(value: object, where: str) -> dict[str, float]:
    found: dict[str, float] = {}
    for name, number in as_object(value, where).items():
        if type(number) is not int and type(number) is not float:
            raise wrong(f"{where}.{name}", "a number", number)
        found[name] = float(number)
    return found
