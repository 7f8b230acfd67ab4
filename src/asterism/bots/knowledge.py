"""What bots know about a game: the weights of its evaluation, and how to search it.

The game brings a file that says both, and which run of the tuner found them. It is read strictly: a
damaged file is an error that names the file and the field, never a weaker bot.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from json import JSONDecodeError, loads

from asterism.engine.evaluation import Evaluation
from asterism.engine.game import Game
from asterism.engine.reading import as_object, as_str, only, wrong
from asterism.search.settings import Settings

FIELDS = ("game", "weights", "search", "run")


@dataclass(frozen=True)
class Knowledge:
    """The contents of a weights file."""

    weights: dict[str, float]
    search: dict[str, float]

    def settings(self, changed: dict[str, float], paranoid: bool = False) -> Settings:
        return Settings({**self.search, **changed}, paranoid)


NOTHING = Knowledge({}, {})


@cache
def known_about(game: Game) -> tuple[Knowledge, Evaluation]:
    """The file of a game, and the evaluation made from it; a game may have none."""
    content = game.weights()
    knowledge = read(content, game.name) if content else NOTHING
    return knowledge, evaluation_of(game, knowledge)


def evaluation_of(game: Game, knowledge: Knowledge) -> Evaluation:
    try:
        return game.evaluation(knowledge.weights)
    except ValueError as problem:
        raise ValueError(f"{file_of(game.name)}: {problem}") from problem


def file_of(name: str) -> str:
    """How errors call the weights of a game."""
    return f"{name}/weights.json"


def read(content: bytes, name: str) -> Knowledge:
    """A file of weights; a ValueError says which file and field is damaged."""
    where = file_of(name)
    try:
        data = loads(content.decode("utf-8"))
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
        try:
            found[name] = float(number)
        except OverflowError:
            raise wrong(f"{where}.{name}", "a finite number", number) from None
    return found
