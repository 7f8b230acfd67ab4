"""Who may import whom, and what the rules may not touch (the house of docs and design)."""

import ast
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "asterism"

# From the top of the house to its ground. The conformance suite is above all: whatever imported it
# would need pytest. `asterism` itself, the door that bot writers and
# scripts use, stands above what it hands out.
FLOORS = [
    *(
        "conformance",
        "cli",
        "server",
        "browser",
        "table",
        "lessons",
        "research",
        "analysis",
        "fit",
        "arena",
    ),
    "asterism",
    *("bots", "words", "search", "games", "engine"),
]
RULES = ("search", "games", "engine")

# No clock, no files, no processes, no global chance: what is not listed is not for rules.
FOR_RULES = {
    "__future__", "abc", "bisect", "collections", "dataclasses", "enum", "functools", "hashlib",
    "heapq", "itertools", "json", "math", "mypy_extensions", "operator", "re", "string", "types",
    "typing", "weakref",
}  # fmt: skip
SHARES_WORDS = "sys.intern"  # nothing else of that module: it is the world's
NOT_FOR_RULES = {"open", "print", "input", "exec", "eval", "breakpoint", "__import__"}
# Card and board tables are package data; one module of a game may read them, another the weights.
WEIGHTS = "mind.weights"
PACKAGE_DATA = "importlib.resources"
# The list of games imports the one that is asked for, ours or an installed package's.
LIST_OF_GAMES = "asterism.games"
FOR_THE_LIST = {
    "importlib.import_module",
    "importlib.metadata.entry_points",
    "importlib.util.find_spec",
    "pkgutil.iter_modules",
}


def module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(path: Path) -> Iterator[str]:
    """Full names of all that a module imports, at its top or inside a function."""
    package = module_name(path).split(".")
    if path.name != "__init__.py":
        package.pop()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*above, *([node.module] if node.module else [])])
            # `from asterism import words` and `from asterism.games import stellar` name modules.
            yield from (f"{source}.{alias.name}" for alias in node.names)


def floor_of(name: str) -> str:
    """`asterism.words.talk` lives on the floor `words`; `asterism.game` is the door."""
    part = name.split(".")[1] if name.startswith("asterism.") else "asterism"
    return part if part in FLOORS else "asterism"


def game_of(name: str) -> str | None:
    parts = name.split(".")
    if parts[:2] != ["asterism", "games"] or len(parts) < 3:
        return None
    return parts[2] if (PACKAGE / "games" / parts[2]).is_dir() else None


MODULES = {module_name(path): path for path in sorted(PACKAGE.rglob("*.py"))}
RULE_MODULES = {name: path for name, path in MODULES.items() if floor_of(name) in RULES}
each_module = pytest.mark.parametrize("name", MODULES)
each_rule_module = pytest.mark.parametrize("name", RULE_MODULES)


@each_module
def test_imports_point_downwards(name: str) -> None:
    own = FLOORS.index(floor_of(name))
    upwards = [
        other
        for other in imports_of(MODULES[name])
        if other.split(".")[0] == "asterism" and FLOORS.index(floor_of(other)) < own
    ]
    assert upwards == []


# The server has floors of its own. What is in no folder and not named here is its ground.
SERVER = "asterism.server"
SERVER_FLOORS = [
    *("run", "worker", "http", "node"),
    *("play", "thinking", "live", "storage", "protocol", "ground"),
]
SERVER_MODULES = {name: path for name, path in MODULES.items() if name.startswith(SERVER + ".")}
TABLE_MODULES = {name: path for name, path in MODULES.items() if floor_of(name) == "table"}
# Where SQL lives.
STORAGE, SQL = f"{SERVER}.storage", ("sqlalchemy", "alembic", "aiosqlite", "asyncpg")
# What a table may use besides the standard library: nothing. And of that, nothing that waits, reads
# or writes.
NOT_FOR_TABLES = {"asyncio", "threading", "socket", "subprocess", "os", "pathlib", "time", "io"}


def server_floor_of(name: str) -> int:
    part = name.removeprefix(f"{SERVER}.").split(".")[0]
    return SERVER_FLOORS.index(part if part in SERVER_FLOORS else "ground")


@pytest.mark.parametrize("name", SERVER_MODULES)
def test_imports_of_the_server_point_downwards(name: str) -> None:
    own = server_floor_of(name)
    upwards = [
        other
        for other in imports_of(SERVER_MODULES[name])
        if other.startswith(f"{SERVER}.") and server_floor_of(other) < own
    ]
    assert upwards == []


def test_no_module_of_the_server_imports_itself_by_way_of_others() -> None:
    """Not even for type checkers."""
    imports = {
        name: {module_of(other) for other in imports_of(path)} & SERVER_MODULES.keys()
        for name, path in SERVER_MODULES.items()
    }
    # Whoever imports nothing that is left is in no circle.
    while free := {name for name, others in imports.items() if not others & imports.keys()}:
        imports = {name: others for name, others in imports.items() if name not in free}
    assert imports == {}


def module_of(name: str) -> str:
    """`asterism.server.node.Node` is in `asterism.server.node`."""
    return name if name in MODULES else name.rpartition(".")[0]


@pytest.mark.parametrize("name", SERVER_MODULES)
def test_sql_is_spoken_in_storage_only(name: str) -> None:
    spoken = {other.split(".")[0] for other in imports_of(SERVER_MODULES[name])} & {*SQL}
    assert spoken == set() or name.startswith(STORAGE)


@pytest.mark.parametrize("name", TABLE_MODULES)
def test_a_table_needs_nothing_but_rules_and_the_standard_library(name: str) -> None:
    tops = {other.split(".")[0] for other in imports_of(TABLE_MODULES[name])}
    assert tops <= sys.stdlib_module_names | {"asterism"}
    assert tops & NOT_FOR_TABLES == set()


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.endswith("__")


def members_of_imports(path: Path) -> Iterator[str]:
    """`store.rows`, `Table.rebuilt`: what a module uses of ours that it imported."""
    ours: set[str] = set()
    for node in ast.walk(tree := ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("asterism"):
            ours |= {alias.asname or alias.name for alias in node.names}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value).split(".")[0] in ours:
            yield ast.unparse(node)


@each_module
def test_what_is_private_stays_in_its_module(name: str) -> None:
    """But for modules that are private to the package, such as `asterism._build`."""
    path = MODULES[name]
    imported = [other for other in imports_of(path) if other.startswith("asterism.")]
    used = [*(other for other in imported if other not in MODULES), *members_of_imports(path)]
    assert [other for other in used if is_private(other.split(".")[-1])] == []


@each_rule_module
def test_one_game_never_imports_another(name: str) -> None:
    own = game_of(name)
    others = {game_of(other) for other in imports_of(RULE_MODULES[name])} - {None, own}
    assert own is None or others == set()


@each_rule_module
def test_search_knows_the_engine_only(name: str) -> None:
    floors = {floor_of(o) for o in imports_of(RULE_MODULES[name]) if o.startswith("asterism.")}
    assert floor_of(name) != "search" or floors <= {"search", "engine"}


@each_rule_module
def test_rules_import_nothing_that_touches_the_world(name: str) -> None:
    strangers = {
        other
        for other in imports_of(RULE_MODULES[name])
        if other.split(".")[0] not in FOR_RULES | {"asterism"}
        and not other.startswith(PACKAGE_DATA)
        and other != SHARES_WORDS
    }
    assert strangers - (FOR_THE_LIST if name == LIST_OF_GAMES else set()) == set()


@each_rule_module
def test_rules_call_nothing_that_touches_the_world(name: str) -> None:
    called = {
        node.func.id
        for node in ast.walk(ast.parse(RULE_MODULES[name].read_text()))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert called & NOT_FOR_RULES == set()


def test_package_data_is_read_in_one_module_of_a_game_at_most() -> None:
    readers = [
        name
        for name, path in RULE_MODULES.items()
        if any(other.startswith(PACKAGE_DATA) for other in imports_of(path))
        and not name.endswith(WEIGHTS)
    ]
    games = [game_of(name) for name in readers]
    assert None not in games
    assert len(games) == len(set(games)), readers


@pytest.mark.parametrize(("folder", "most"), [("src", 400), ("tests", 500), ("tools", 400)])
def test_a_module_holds_one_idea(folder: str, most: int) -> None:
    assert longer(most, (ROOT / folder).rglob("*.py")) == {}


def test_a_module_of_the_page_holds_one_idea() -> None:
    """But for the types of all messages, which are generated."""
    page = ROOT / "web" / "src"
    modules = {*page.rglob("*.ts"), *page.rglob("*.svelte")} - {page / "types" / "schema.ts"}
    assert longer(400, modules) == {}


def longer(most: int, paths: Iterable[Path]) -> dict[str, int]:
    lines = {str(path.relative_to(ROOT)): len(path.read_text().splitlines()) for path in paths}
    return {name: count for name, count in lines.items() if count > most}
