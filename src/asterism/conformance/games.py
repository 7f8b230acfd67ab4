"""Which games there are to examine, and what their cases say."""

import os
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

import asterism
from asterism import Game, words
from asterism.conformance.kit import Kit, Table
from asterism.engine.registry import find_games_with
from asterism.games import OWN, package_of
from asterism.words.rules import clauses_of, rules_in, rules_of
from asterism.words.sources import folder_in

CASES = "cases"
NEEDED = ("CASES", "PIECES", "FOLLOWER", "SMALL")

# Games by name, each with the module of its cases (empty: `cases` in its package).
_asked: dict[str, str] = {}  # for on the command line
_known: dict[str, str] = {}  # to whoever runs the suite


def examine(games: Mapping[str, str]) -> None:
    """Examine these games, unless the command line names others; for a conftest."""
    _replace(_known, games)


def examine_only(games: Mapping[str, str]) -> None:
    """Examine these games and no others."""
    _replace(_asked, games)


def _replace(old: dict[str, str], games: Mapping[str, str]) -> None:
    old.clear()
    old.update(games)
    for remembered in (find, kits, kit_of):
        remembered.cache_clear()


def asked_for() -> dict[str, str]:
    """The games to examine, for another process."""
    return {name: cases_name(name) for name in names()}


def names() -> list[str]:
    """The games to examine: those that were asked for, or all that bring cases."""
    chosen = _asked or _known
    if chosen:
        return list(chosen)
    return [name for name in asterism.games() if name not in OWN and brings(name)]


def brings(name: str) -> bool:
    """Does the package of a game hold its cases?"""
    package = package_of(name)
    return bool(package) and find_spec(f"{package}.{CASES}") is not None


@cache
def find(name: str) -> Game:
    """An installed game, or one that is in no package's entry points yet: then its cases have it
    as `GAME`.
    """
    try:
        return asterism.game(name)
    except KeyError:
        named = name in _asked or name in _known
        own = getattr(cases_module(name), "GAME", None) if named else None
        if not isinstance(own, Game):
            raise
        text = folder_in(own_package(name), "text")
        if text is not None:
            words.register(text)
        return own


find_games_with(find)


@cache
def kits() -> dict[str, Kit]:
    """Every game that can be examined; `test_cases` says what the others lack."""
    found: dict[str, Kit] = {}
    for name in names():
        with suppress(Exception):
            found[name] = kit_of(name)
    return found


@cache
def kit_of(name: str) -> Kit:
    module = cases_module(name)
    game = find(name)
    page = rules_of(name, words.ENGLISH) or rules_in(own_package(name), words.ENGLISH) or ""
    return Kit(
        game,
        module.CASES,
        module.PIECES,
        module.FOLLOWER,
        module.SMALL,
        clauses_of(page),
        getattr(module, "SHARED", ()),
        getattr(module, "GOLDEN", module.CASES[:1]),
        own_package(name),
    )


def own_package(name: str) -> str:
    """The package of a game; of one that is not installed, that of its cases."""
    return package_of(name) or cases_name(name).rpartition(".")[0]


def cases_name(name: str) -> str:
    return _asked.get(name) or _known.get(name) or f"{package_of(name)}.{CASES}"


def cases_module(name: str) -> ModuleType:
    where = cases_name(name)
    try:
        module = import_module(where)
    except ModuleNotFoundError as problem:
        raise LookupError(
            f"{name} cannot be examined: there is no module {where} (docs/adding-a-game.md)"
        ) from problem
    missing = [name for name in NEEDED if not hasattr(module, name)]
    if missing:
        raise LookupError(f"{name} cannot be examined: {where} lacks {', '.join(missing)}")
    return module


def tables() -> list[Table]:
    """Every game in every setup."""
    return [Table(kit, case) for kit in kits().values() for case in kit.cases]


def examined() -> list[Table]:
    """The tables that the checks are asked of: compiled, all of them. Plain Python is ten times
    slower, and `test_determinism` holds it to the same course in every setup, so there it is one
    setup of each game; ASTERISM_ALL_SETUPS=1 asks for all.
    """
    if asterism.is_compiled() or os.environ.get("ASTERISM_ALL_SETUPS") == "1":
        return tables()
    return [Table(kit, kit.golden[0]) for kit in kits().values()]


def written_in_full() -> list[Table]:
    """The tables with a golden playthrough: one for each way to play."""
    return [Table(kit, case) for kit in kits().values() for case in kit.golden]


def table_named(name: str) -> Table:
    every = [Table(kit, case) for kit in kits().values() for case in (*kit.cases, *kit.golden)]
    return next(table for table in every if table.name == name)
