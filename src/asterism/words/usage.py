"""Which messages the source code speaks: what it says to `Message`, and its tables of ids.

The id is written out where the message is made, `Message("game-place-taken", slot=3)`, or
comes from a constant of a module or class whose name ends in `_ID` (one id) or `_IDS` (a tuple,
list or set of ids, or a dict whose values are ids). Hence every id of the code can be listed.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

MESSAGE: Final = "Message"
SUFFIXES: Final = ("_ID", "_IDS")

Ids = tuple[str, ...]


@dataclass(frozen=True)
class Use:
    """A message that the code makes. `arguments`: their names; None: they cannot be read off."""

    where: str
    ids: Ids  # several: the message comes from a table
    arguments: frozenset[str] | None


@dataclass
class Usage:
    """The messages in some source files, and places where the id cannot be read."""

    uses: list[Use] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, root: Path, files: Iterable[Path]) -> Usage:
        """Read the files; places are relative to the root."""
        usage = cls()
        trees = {
            file.relative_to(root).as_posix(): ast.parse(file.read_text(encoding="utf-8"))
            for file in sorted(files)
        }
        tables = {file: dict(usage._tables(file, tree.body)) for file, tree in trees.items()}
        everywhere = {name: ids for own in tables.values() for name, ids in own.items()}
        for file, tree in trees.items():
            known = everywhere | tables[file]
            known |= _loop_variables(tree, known)
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and _name(node.func) == MESSAGE:
                    usage._message(f"{file}:{node.lineno}", node, known)
        return usage

    def _tables(self, file: str, body: list[ast.stmt]) -> Iterator[tuple[str, Ids]]:
        for statement in body:
            if isinstance(statement, ast.ClassDef):
                yield from self._tables(file, statement.body)
            elif isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value is not None:
                targets = (
                    statement.targets if isinstance(statement, ast.Assign) else [statement.target]
                )
                for name in [_name(target) for target in targets]:
                    if name.endswith(SUFFIXES):
                        where = f"{file}:{statement.lineno}"
                        ids = tuple(self._ids(where, statement.value))
                        self.uses += [Use(where, (id,), None) for id in ids]
                        yield name, ids

    def _ids(self, where: str, value: ast.expr) -> Iterator[str]:
        """The ids in a table, which is written out in full."""
        match value:
            case ast.Constant(value=str(id)):
                yield id
            case ast.Dict(values=values):
                for item in values:
                    yield from self._ids(where, item)
            case ast.Tuple(elts=items) | ast.List(elts=items) | ast.Set(elts=items):
                for item in items:
                    yield from self._ids(where, item)
            case ast.Call(args=items):  # frozenset({...}), MappingProxyType({...})
                for item in items:
                    yield from self._ids(where, item)
            case _:
                self.problems.append(f"{where}: a table of ids is written out, not computed")

    def _message(self, where: str, call: ast.Call, tables: dict[str, Ids]) -> None:
        named = {keyword.arg: keyword.value for keyword in call.keywords}
        first = call.args[0] if call.args else named.pop("id", None)
        arguments = None if None in named else frozenset(name for name in named if name)
        for source in _choices(first):
            if isinstance(source, ast.Constant) and isinstance(source.value, str):
                self.uses.append(Use(where, (source.value,), arguments))
                continue
            holder = _name(source.value if isinstance(source, ast.Subscript) else source)
            if holder in tables:
                self.uses.append(Use(where, tables[holder], arguments))
            elif not isinstance(source, ast.Attribute):
                # An attribute is left alone: some object carries the id of its message.
                self.problems.append(
                    f"{where}: write the id out, or take it from a constant ending in _ID or _IDS"
                )


def _loop_variables(tree: ast.Module, tables: dict[str, Ids]) -> dict[str, Ids]:
    """The names that run over a table: `for id in MOVE_IDS`, `for name, id in STEP_IDS.items()`."""
    found: dict[str, Ids] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.comprehension):
            match node.iter:
                case ast.Call(func=ast.Attribute(value=table, attr="items" | "values")):
                    name = _name(table)
                case table:
                    name = _name(table)
            if name in tables:
                targets = [part for part in ast.walk(node.target) if isinstance(part, ast.Name)]
                found |= {target.id: tables[name] for target in targets}
    return found


def _choices(source: ast.expr | None) -> list[ast.expr | None]:
    """`a if x else b` says either."""
    if isinstance(source, ast.IfExp):
        return [*_choices(source.body), *_choices(source.orelse)]
    return [source]


def _name(node: ast.expr | None) -> str:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""
