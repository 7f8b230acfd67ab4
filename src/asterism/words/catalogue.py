"""The contents of a set of Fluent files: messages, their attributes, arguments and references."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.ast import BaseNode, Message, MessageReference, Term, TermReference

from asterism.words.sources import prefix_of

VALUE: Final = ""  # the part of a message that is not an attribute


@dataclass(frozen=True)
class Part:
    """A value or an attribute: its own variables, and the texts it refers to."""

    variables: frozenset[str]
    references: frozenset[tuple[str, str]]  # (id, part); a term's id begins with "-"


@dataclass(frozen=True)
class Entry:
    """A message or a term (its id begins with "-")."""

    id: str
    where: str
    parts: dict[str, Part]


@dataclass
class Catalogue:
    """All entries of one language."""

    language: str
    entries: dict[str, Entry] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    @classmethod
    def read(cls, folders: Iterable[Path], language: str) -> Catalogue:
        """Read the files of that language in some `text` folders; returns them and their errors."""
        catalogue = cls(language)
        for folder in folders:
            catalogue.add(folder / f"{language}.ftl")
        return catalogue

    def add(self, file: Path, prefix: str | None = None) -> None:
        """Read a file; `prefix`: how its ids begin, if its place does not say so."""
        name = f"{file.parent.parent.name}/{file.parent.name}/{file.name}"
        if not file.is_file():
            self.problems.append(f"{name}: there is no such file")
            return
        source = file.read_text(encoding="utf-8")
        if prefix is None:
            prefix = prefix_of(file.parent.parent.name, file.parent.parent.parent.name)
        for node in FluentParser().parse(source).body:
            where = f"{name}:{_line(source, node)}"
            if isinstance(node, ast.Junk):
                why = "; ".join(note.message or "" for note in node.annotations)
                self.problems.append(f"{where}: not Fluent: {why}")
            elif isinstance(node, Message | Term):
                self._add_entry(node, where, prefix)

    def _add_entry(self, node: Message | Term, where: str, prefix: str) -> None:
        id = node.id.name if isinstance(node, Message) else f"-{node.id.name}"
        if id in self.entries:
            self.problems.append(f"{where}: {id} stands at {self.entries[id].where} already")
        if not node.id.name.startswith(prefix):
            self.problems.append(f"{where}: {id} does not begin with {prefix}")
        parts: dict[str, Part] = {}
        if node.value is not None:
            parts[VALUE] = _part(node.value)
        for attribute in node.attributes:
            if attribute.id.name in parts:
                self.problems.append(f"{where}: {id} has .{attribute.id.name} twice")
            parts[attribute.id.name] = _part(attribute.value)
        self.entries.setdefault(id, Entry(id, where, parts))

    def messages(self) -> Iterator[Entry]:
        """The entries that code can ask for: all but the terms."""
        return (entry for entry in self.entries.values() if not entry.id.startswith("-"))

    def reach(self, id: str, part: str) -> set[tuple[str, str]]:
        """The part and everything it refers to, including unknown ids."""
        reached: set[tuple[str, str]] = set()
        ahead = [(id, part)]
        while ahead:
            here = ahead.pop()
            if here not in reached:
                reached.add(here)
                found = self.part(*here)
                ahead += found.references if found else ()
        return reached

    def part(self, id: str, part: str) -> Part | None:
        entry = self.entries.get(id)
        return entry.parts.get(part) if entry else None

    def variables(self, id: str, part: str) -> set[str]:
        """The arguments that a part needs. A term gets its own from the text, not from the code."""
        return {
            variable
            for where in self.reach(id, part)
            if not where[0].startswith("-") and (found := self.part(*where))
            for variable in found.variables
        }


def _part(pattern: BaseNode) -> Part:
    variables: set[str] = set()
    references: set[tuple[str, str]] = set()
    for node in _walk(pattern):
        if isinstance(node, ast.VariableReference):
            variables.add(node.id.name)
        elif isinstance(node, MessageReference | TermReference):
            id = node.id.name if isinstance(node, MessageReference) else f"-{node.id.name}"
            references.add((id, node.attribute.name if node.attribute else VALUE))
    return Part(frozenset(variables), frozenset(references))


def _walk(node: object) -> Iterator[BaseNode]:
    if isinstance(node, list):
        for item in node:
            yield from _walk(item)
    elif isinstance(node, BaseNode):
        yield node
        for child in vars(node).values():
            yield from _walk(child)


def _line(source: str, node: BaseNode) -> int:
    span = getattr(node, "span", None)
    return source.count("\n", 0, span.start) + 1 if span else 1
