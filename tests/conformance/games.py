"""Which games there are to examine: the tiny one of the tests, and every folder under
`asterism/games`.
"""

import os
import re
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

import asterism
from asterism import Game, words
from asterism.engine.registry import find_games_with
from tests import tiny
from tests.conformance.kit import Kit, Table

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "asterism" / "games"
NEEDED = ("CASES", "PIECES", "FOLLOWER", "SMALL")

# How the pages of the rules mark a clause: an anchor of its name, and the name.
ANCHOR = re.compile(r'<a id="([a-z0-9-]+)"></a>\s*\*\*([A-Z]{2}-[0-9][0-9.]*[a-z]?)\*\*')
TINY_CLAUSE = re.compile(r"^- (CO-\d+)", re.MULTILINE)


def own_games() -> list[str]:
    """The games whose folders hold a game."""
    return sorted(folder.parent.name for folder in GAMES.glob("*/game.py"))


def find(name: str) -> Game:
    return tiny.GAME if name == tiny.GAME.name else asterism.game(name)


# The tiny game is in no package's entry points: here the engine and the words learn of it.
find_games_with(find)
words.register(Path(tiny.__file__).parent / "text")


def names() -> list[str]:
    """The games to examine."""
    return [tiny.GAME.name, *own_games()]


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
    is_tiny = name == tiny.GAME.name
    module = cases_module(name, "tests.tiny.cases" if is_tiny else f"tests.games.{name}.cases")
    clauses = tiny_clauses() if is_tiny else page_clauses(name)
    return Kit(
        find(name),
        module.CASES,
        module.PIECES,
        module.FOLLOWER,
        module.SMALL,
        clauses,
        getattr(module, "SHARED", ()),
        getattr(module, "GOLDEN", module.CASES[:1]),
    )


def cases_module(game: str, module_name: str) -> ModuleType:
    path = module_name.replace(".", "/") + ".py"
    if not (ROOT / path).exists():
        raise LookupError(f"{game} cannot be examined: {path} is missing (docs/adding-a-game.md)")
    module = import_module(module_name)
    missing = [name for name in NEEDED if not hasattr(module, name)]
    if missing:
        raise LookupError(f"{game} cannot be examined: {path} lacks {', '.join(missing)}")
    return module


def tiny_clauses() -> frozenset[str]:
    assert tiny.__doc__ is not None
    return frozenset(TINY_CLAUSE.findall(tiny.__doc__))


def page_clauses(name: str) -> frozenset[str]:
    """The clauses that the English page of the rules explains."""
    page = ROOT / "docs" / "rules" / f"{name}.en.md"
    text = page.read_text() if page.exists() else ""
    found = ANCHOR.findall(text)
    return frozenset(name for anchor, name in found if anchor == name.lower().replace(".", "-"))


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
